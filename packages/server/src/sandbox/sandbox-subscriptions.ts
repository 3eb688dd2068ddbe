/** Loads, advances and saves the sandbox's customers and subscriptions, one request per customer at a time. */
import { randomBytes } from 'node:crypto';
import type { Clock } from '../platform/clock.ts';
import type { Database, Queryable } from '../platform/database.ts';
import type { ProvidedSubscription } from '../platform/payments.ts';
import * as store from './sandbox.store.ts';
import {
  customerSchema,
  invoiceDocumentSchema,
  type SandboxCustomer,
  type SandboxSubscription,
  subscriptionDocumentSchema,
} from './sandbox-schemas.ts';
import * as machine from './subscription-machine.ts';

export const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;

export type SandboxState = ReturnType<typeof createState>;

export function createState(database: Database, clock: Clock) {
  async function getCustomer(db: Queryable, customerId: string): Promise<SandboxCustomer> {
    const row = await store.findObject(db, customerId);
    if (row === undefined) throw new Error(`the sandbox knows no customer ${customerId}`);
    return customerSchema.parse(row.data);
  }

  function providedOf(subscription: SandboxSubscription): ProvidedSubscription {
    const { subscriptionId, customerId, orderId, status, cancelAtPeriodEnd, trialEndsAt, endedAt, open } = subscription;
    return {
      subscriptionId,
      customerId,
      orderId,
      status,
      package: subscription.package,
      currentPeriodEndsAt: subscription.periodEndsAt,
      isPaid: open === undefined,
      trialEndsAt,
      endedAt,
      cancelAtPeriodEnd,
      open: open && { since: open.since, invoiceId: open.invoiceId },
      confirmation: subscription.confirmation,
      nextAmount: machine.nextAmount(subscription),
    };
  }

  async function save(tx: Queryable, current: machine.MachineState, madeBy?: string): Promise<void> {
    const { subscription, invoices, events } = current;
    const { customerId, subscriptionId } = subscription;
    const shared = { customerId, dueAt: undefined, madeBy: undefined };
    for (const invoice of invoices.values())
      await store.saveObject(
        tx,
        { ...shared, objectId: invoice.invoiceId, kind: 'invoice', data: invoice },
        invoice.issuedAt,
      );
    await store.saveObject(
      tx,
      {
        ...shared,
        objectId: subscriptionId,
        kind: 'subscription',
        data: subscription,
        dueAt: machine.nextDue(subscription),
        madeBy,
      },
      subscription.createdAt,
    );
    for (const { type, at } of events) {
      const eventId = newId('evt');
      const body = JSON.stringify({
        id: eventId,
        type,
        created: Math.floor(at.getTime() / 1000),
        data: { object: { subscriptionId } },
      });
      await store.insertEvent(tx, { eventId, customerId, body }, at);
    }
  }

  async function load(tx: Queryable, subscriptionId: string): Promise<machine.MachineState | undefined> {
    const row = await store.findObject(tx, subscriptionId);
    if (row === undefined) return undefined;
    const known = subscriptionDocumentSchema.parse(row.data);
    await store.lockCustomer(tx, known.customerId);
    // Read again under the lock: what was read before may have changed meanwhile.
    const locked = await store.findObject(tx, subscriptionId);
    if (locked === undefined) return undefined;
    const { card } = await getCustomer(tx, known.customerId);
    const invoices = await store.listOfCustomer(tx, known.customerId, 'invoice');
    const own = invoices
      .map(({ data }) => invoiceDocumentSchema.parse(data))
      .filter((invoice) => invoice.subscriptionId === subscriptionId);
    const current: machine.MachineState = {
      subscription: subscriptionDocumentSchema.parse(locked.data),
      card,
      invoices: new Map(own.map((invoice) => [invoice.invoiceId, invoice])),
      events: [],
      newId,
    };
    machine.passTime(current, clock.now());
    return current;
  }

  /** Brings a subscription to this moment, does something to it, and keeps what became of it. */
  async function update(
    subscriptionId: string,
    act: (current: machine.MachineState, now: Date) => void,
  ): Promise<ProvidedSubscription | undefined> {
    return database.transaction(async (tx) => {
      const current = await load(tx, subscriptionId);
      if (current === undefined) return undefined;
      act(current, clock.now());
      await save(tx, current);
      return providedOf(current.subscription);
    });
  }

  async function mustUpdate(
    subscriptionId: string,
    act: (current: machine.MachineState, now: Date) => void,
  ): Promise<ProvidedSubscription> {
    const moved = await update(subscriptionId, act);
    if (moved === undefined) throw new Error(`the sandbox knows no subscription ${subscriptionId}`);
    return moved;
  }

  async function saveCustomer(tx: Queryable, customer: SandboxCustomer, madeBy?: string): Promise<void> {
    const { customerId } = customer;
    const object = { objectId: customerId, kind: 'customer', customerId, madeBy, dueAt: undefined } as const;
    await store.saveObject(tx, { ...object, data: customer }, clock.now());
  }

  /** Changes a customer under their lock. */
  async function changeCustomer(
    customerId: string,
    change: (customer: SandboxCustomer) => SandboxCustomer,
  ): Promise<void> {
    await database.transaction(async (tx) => {
      await store.lockCustomer(tx, customerId);
      await saveCustomer(tx, change(await getCustomer(tx, customerId)));
    });
  }

  return { getCustomer, saveCustomer, changeCustomer, providedOf, save, update, mustUpdate };
}
