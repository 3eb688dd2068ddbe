/** Paying: contract ↔ service. */
import * as calls from '@comet/contract/billing';
import type { RateLimits } from '../platform/rate-limit.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Actor, Serve } from '../platform/serve.ts';
import type { BillingService } from './billing.service.ts';

/** A parent names the child; a student who leaves the id out means themselves. */
function studentIdOf(actor: Actor, studentId: number | undefined): number {
  if (studentId !== undefined) return studentId;
  if (actor.role === 'student') return actor.userId;
  throw new Refusal('badRequest', { details: [{ path: 'studentId', message: 'Please choose a child' }] });
}

interface Parts {
  readonly billing: BillingService;
  readonly limits: Pick<RateLimits, 'take'>;
}

export function registerBilling(serve: Serve, { billing, limits }: Parts): void {
  serve(calls.listPrices, () => billing.listPrices());
  serve(calls.getPaymentConfig, async () => billing.config);

  serve(calls.createSubscription, async ({ actor, body, reach, request }) => {
    const studentId = studentIdOf(actor, body.studentId);
    await reach(studentId);
    // A code may be guessed here as well as where it is checked.
    if (body.promo !== undefined && body.promo !== '') await limits.take('promo', request);
    return billing.begin(actor.userId, studentId, body);
  });

  serve(calls.changeSubscription, async ({ actor, body, reach }) => {
    const studentId = studentIdOf(actor, body.studentId);
    await reach(studentId);
    return billing.change(actor.userId, studentId, body);
  });

  serve(calls.getPaymentMethod, async ({ actor }) => ({ card: await billing.cardOfPayer(actor.userId) }));
  serve(calls.validatePromoCode, ({ body }) => billing.findPromo(body.promo));
  serve(calls.listStudentsSubscriptions, ({ actor }) => billing.listOfParent(actor.userId));
  serve(calls.listInvoices, ({ actor }) => billing.invoicesOf(actor.userId));
  serve(calls.getOwnSubscription, ({ actor }) => billing.ownOf(actor.userId));

  serve(calls.receiveWebhook, async ({ request }) => {
    await billing.receive(request.rawBody ?? '', request.headers);
    return {};
  });
}
