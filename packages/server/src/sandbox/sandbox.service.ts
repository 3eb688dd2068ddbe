/**
 * The sandbox: a payment provider for developers, tests and demos, with the states and events of a real one and test
 * cards only. It never sees a card number, and no money moves.
 */
import { days } from '@comet/domain/time';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import { numberOf } from './invoice-number.ts';
import * as store from './sandbox.store.ts';
import { createSandboxPayments } from './sandbox-payments.ts';
import { invoiceDocumentSchema } from './sandbox-schemas.ts';
import { createSeal } from './sandbox-signatures.ts';
import { createState } from './sandbox-subscriptions.ts';
import * as machine from './subscription-machine.ts';

const maxPerRun = 100;
const eventRetentionMs = days(30);

export interface SandboxParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly secret: string;
}

export type SandboxService = ReturnType<typeof createSandboxService>;

export function createSandboxService({ database, clock, secret }: SandboxParts) {
  const seal = createSeal(secret, clock);
  const state = createState(database, clock);

  return {
    payments: createSandboxPayments(database, clock, state, seal),

    /** Confirms a payment or a card, or does not; false when nothing waits for this secret. */
    async confirm(clientSecret: string, isConfirmed: boolean): Promise<boolean> {
      const row = await store.findBySecret(database, clientSecret);
      if (row?.customerId == null) return false;
      const { customerId } = row;
      if (!isConfirmed) return true;
      await state.changeCustomer(customerId, ({ card, ...customer }) => ({
        ...customer,
        card: card && { ...card, behaviour: 'pays' },
      }));
      await state.mustUpdate(row.objectId, (current, now) => {
        machine.payOpen(current, now);
        current.subscription = { ...current.subscription, confirmation: undefined };
        current.events.push({ type: 'customer.subscription.updated', at: now });
      });
      return true;
    },

    /** An invoice for whoever has its link, while the link is good. */
    async invoicePdf(invoiceId: string, expires: number, signature: string): Promise<Buffer | undefined> {
      const isGood = seal.isLinkGood(invoiceId, expires, signature);
      const row = isGood ? await store.findObject(database, invoiceId) : undefined;
      if (row === undefined) return undefined;
      const { invoicePdf } = await import('./invoice-pdf.ts');
      return invoicePdf(invoiceDocumentSchema.parse(row.data), numberOf(invoiceId));
    },

    async deleteOver(): Promise<void> {
      await store.deleteDelivered(database, new Date(clock.now().getTime() - eventRetentionMs));
    },

    /** Lets everything happen that is due; the timetable calls it every minute. */
    async tick(): Promise<void> {
      for (const { objectId } of await store.listDue(database, clock.now(), maxPerRun))
        await state.update(objectId, () => undefined);
    },

    /** Hands the events that wait to the webhook's door, in their order; one that is not taken waits for the next time. */
    async deliver(post: (body: string, headers: Record<string, string>) => Promise<number>): Promise<void> {
      for (const { eventId, body } of await store.listUndelivered(database, maxPerRun)) {
        const status = await post(body, seal.headersFor(body));
        await store.markTried(database, eventId, status < 300 ? clock.now() : undefined);
      }
    },
  };
}
