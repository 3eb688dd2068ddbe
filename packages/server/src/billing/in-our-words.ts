/** What the payment provider refused, or was silent about, told to whoever pays. */
import { PaymentRefused, PaymentUnknown } from '../platform/payments.ts';
import { Refusal } from '../platform/refusal.ts';

/** The provider's refusals and silences in our words. */
export async function inOurWords<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof PaymentRefused) throw new Refusal(error.reason);
    if (error instanceof PaymentUnknown) throw new Refusal('paymentUnavailable', { retryAfterSeconds: 30 });
    throw error;
  }
}
