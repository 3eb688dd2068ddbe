/** Chooses the payment provider: Stripe if its keys are set, otherwise the sandbox. */
import type { Clock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import type { Database } from './platform/database.ts';
import type { Payments } from './platform/payments.ts';
import { createStripePayments } from './platform/stripe-payments.ts';
import { createSandboxService, type SandboxService } from './sandbox/index.ts';

export function choosePaymentProvider(
  config: Pick<Config, 'stripe' | 'secret'>,
  database: Database,
  clock: Clock,
): { readonly payments: Payments; readonly sandbox: SandboxService | undefined } {
  if (config.stripe !== undefined) return { payments: createStripePayments(config.stripe, clock), sandbox: undefined };
  const sandbox = createSandboxService({ database, clock, secret: config.secret });
  return { payments: sandbox.payments, sandbox };
}
