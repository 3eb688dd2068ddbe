/** Turns errors of the payment provider into refusals of the contract. */
import { PaymentRefused, PaymentUnknown } from '../platform/payments.ts';
import { Refusal } from '../platform/refusal.ts';

/** Runs `work`; a refusal or a missing answer of the provider becomes a Refusal. */
export async function translatePaymentErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof PaymentRefused) throw new Refusal(error.reason);
    if (error instanceof PaymentUnknown) throw new Refusal('paymentUnavailable', { retryAfterSeconds: 30 });
    throw error;
  }
}
