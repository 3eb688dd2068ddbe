/** Stripe's objects read into our terms. */

import type Stripe from 'stripe';
import { z } from 'zod';
import type { ProvidedInvoice } from './payments.ts';

/** Stripe counts seconds. */
export const momentOf = (seconds: number): Date => new Date(seconds * 1000);

/** The id of what may be an id or the object itself. */
export const idOf = (object: string | { readonly id: string }): string =>
  typeof object === 'string' ? object : object.id;

const reference = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]);
const subject = z.union([
  z.object({ object: z.literal('subscription'), id: z.string() }).transform(({ id }) => id),
  z
    .object({
      object: z.literal('invoice'),
      parent: z.object({ subscription_details: z.object({ subscription: reference }) }),
    })
    .transform(({ parent }) => parent.subscription_details.subscription),
]);

/** The subscription that an event is about, where it is about one. */
export function subscriptionIdOf(object: unknown): string | undefined {
  const read = subject.safeParse(object);
  return read.success ? read.data : undefined;
}

/** Whether a payment of the invoice waits for the payer to confirm it with their bank; a declined one does not. */
export function isWaitingForBank(invoice: Stripe.Invoice): boolean {
  return (invoice.payments?.data ?? []).some(({ payment }) => {
    const intent = payment.payment_intent;
    return typeof intent === 'object' && intent.status === 'requires_action';
  });
}

/** Whether a confirmation is for the card that pays now; for one that was replaced nobody need confirm anything. */
export function isForCardOf(setup: Stripe.SetupIntent, customer: Stripe.Subscription['customer']): boolean {
  if (typeof customer === 'string' || customer.deleted === true || setup.payment_method === null) return false;
  const paying = customer.invoice_settings.default_payment_method;
  return paying !== null && idOf(paying) === idOf(setup.payment_method);
}

const statuses = ['draft', 'open', 'paid', 'void', 'uncollectible'] as const;

export function invoiceOf(invoice: Stripe.Invoice): ProvidedInvoice {
  const off = (invoice.total_discount_amounts ?? []).reduce((sum, { amount }) => sum + amount, 0);
  const lines = invoice.lines.data.map(({ description, amount }) => ({ description: description ?? '', amount }));
  return {
    invoiceId: invoice.id,
    number: invoice.number,
    subscriptionId: subscriptionIdOf(invoice),
    status: statuses.find((status) => status === invoice.status) ?? 'draft',
    amountDue: invoice.amount_due,
    amountPaid: invoice.amount_paid,
    currency: 'gbp',
    issuedAt: momentOf(invoice.status_transitions.finalized_at ?? invoice.created).toISOString(),
    lines: off === 0 ? lines : [...lines, { description: 'Promo code', amount: -off }],
    pdfUrl: invoice.invoice_pdf ?? null,
  };
}
