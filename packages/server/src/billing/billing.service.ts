/** Billing for parents and students: who pays for whom, what may be changed, what is shown. */
import { randomUUID } from 'node:crypto';
import type {
  changeSubscription,
  createSubscription,
  Invoice,
  Price,
  StudentSubscription,
  SubscriptionOutcome,
} from '@comet/contract/billing';
import type { BodyOf } from '@comet/contract/call';
import { trialDays, typesOfBill } from '@comet/domain/billing/packages';
import { isOver } from '@comet/domain/billing/subscription';
import { subscriptionCan } from '@comet/domain/billing/subscription-can';
import { type AccountsService, toSubscription, type UserRow } from '../accounts/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import type { SendMail } from '../platform/letter.ts';
import type { Log } from '../platform/log.ts';
import type { Payments, ProvidedSubscription } from '../platform/payments.ts';
import { Refusal, requireAllowed } from '../platform/refusal.ts';
import { cardOf, type Student, subscriptionViewOf } from './billing-view.ts';
import { findCustomer } from './customers.store.ts';
import { createEventsService } from './events.service.ts';
import { listEventsOf } from './events.store.ts';
import { createNotices } from './notices.ts';
import { createOrdersService } from './orders.service.ts';
import * as orderStore from './orders.store.ts';
import { createPromosService } from './promos.service.ts';
import { createSubscriptionSyncService, type PaidSubscriptionRow } from './subscription-sync.service.ts';
import * as store from './subscriptions.store.ts';
import { translatePaymentErrors } from './translate-payment-errors.ts';

export interface BillingParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly payments: Payments;
  readonly accounts: AccountsService;
  readonly publicUrl: string;
  readonly sendMail: SendMail;
  readonly log: Pick<Log, 'warn' | 'error'>;
}

export type BillingService = ReturnType<typeof createBillingService>;

export function createBillingService({ database, clock, payments, accounts, publicUrl, sendMail, log }: BillingParts) {
  const { provider } = payments;
  const notices = createNotices({ database, clock, accounts, publicUrl, sendMail });
  const subscriptionSync = createSubscriptionSyncService({ database, clock, payments, notices, log });
  const orders = createOrdersService({ database, clock, payments, subscriptionSync, log });
  const events = createEventsService({ database, clock, payments, accounts, orders, log });
  const promos = createPromosService({ database, clock, payments });

  async function getUser(userId: number): Promise<UserRow> {
    const user = await accounts.find(userId);
    if (user === undefined) throw new Refusal('notFound');
    return user;
  }

  const studentOf = (user: UserRow): Student => ({
    studentId: user.userId,
    firstName: user.firstName,
    lastName: user.lastName,
  });

  async function viewOf(student: Student): Promise<StudentSubscription> {
    const [row, hadTrial] = await Promise.all([
      store.findSubscription(database, student.studentId),
      orderStore.hadTrial(database, student.studentId),
    ]);
    return subscriptionViewOf(student, row, { provider, mayStartTrial: !hadTrial, now: clock.now() });
  }

  /** Who pays for a student: the parent, or they themselves where they signed up alone. */
  async function payingFor(callerId: number, studentId: number): Promise<{ student: UserRow; payer: UserRow }> {
    const student = await getUser(studentId);
    if (student.role !== 'student') throw new Refusal('notFound');
    if (student.parentId !== null && callerId === studentId) throw new Refusal('parentPays');
    const payer = student.parentId === null ? student : await getUser(student.parentId);
    return { student, payer };
  }

  async function outcomeOf(student: UserRow, provided: ProvidedSubscription | undefined): Promise<SubscriptionOutcome> {
    const subscription = await viewOf(studentOf(student));
    const { subscriptionId, status } = subscription;
    return { subscriptionId, status, confirmation: provided?.confirmation ?? null, subscription };
  }

  /** We don't store what the bank still needs, so this asks the provider. */
  async function withConfirmation(student: UserRow): Promise<SubscriptionOutcome> {
    const subscription = await store.findSubscription(database, student.userId);
    const isWaiting = subscription?.provider === provider && subscription.needsConfirmation;
    return outcomeOf(student, isWaiting ? await subscriptionSync.sync(student.userId) : undefined);
  }

  const payerOf = (payer: UserRow) => ({
    userId: payer.userId,
    email: payer.email,
    name: `${payer.firstName} ${payer.lastName}`,
  });

  /** The id of the subscription at the provider, if the rule allows the change. */
  function changing(row: PaidSubscriptionRow, rule: 'changePackage' | 'cancelOrResume'): string {
    requireAllowed(subscriptionCan[rule](toSubscription(row)));
    return row.subscriptionId;
  }

  async function change(student: UserRow, payer: UserRow, wanted: BodyOf<typeof changeSubscription>) {
    const syncAfter = (callProvider: (row: PaidSubscriptionRow) => Promise<ProvidedSubscription | undefined>) =>
      subscriptionSync.syncAfter(student.userId, callProvider);
    switch (wanted.change) {
      case 'package':
        await orders.mustBeSold(wanted.priceId);
        return syncAfter((row) => payments.changePackage(changing(row, 'changePackage'), wanted.priceId));
      case 'cancel':
        return syncAfter((row) => {
          const id = changing(row, 'cancelOrResume');
          return subscriptionCan.waitForPeriodEnd(toSubscription(row))
            ? payments.setCancelAtPeriodEnd(id, true)
            : payments.cancelNow(id);
        });
      case 'resume':
        return syncAfter((row) => payments.setCancelAtPeriodEnd(changing(row, 'cancelOrResume'), false));
      case 'refresh':
        return subscriptionSync.sync(student.userId);
      case 'card': {
        await orders.setCard(payerOf(payer), randomUUID(), wanted.paymentMethod, wanted.nameOnCard);
        const provided = await payAll(payer.userId);
        return provided.find((one) => one.studentId === student.userId)?.provided;
      }
    }
  }

  /** Retries the payer's open payments after a new card. */
  async function payAll(payerId: number) {
    const tried: { studentId: number; provided: ProvidedSubscription | undefined }[] = [];
    for (const studentId of await store.listWithOpenPayment(database, provider, payerId))
      tried.push({
        studentId,
        provided: await subscriptionSync.syncAfter(studentId, (row) => payments.payOpen(row.subscriptionId)),
      });
    return tried;
  }

  async function invoicesOf(payerId: number): Promise<Invoice[]> {
    const customer = await findCustomer(database, payerId);
    if (customer?.customerId == null || customer.provider !== provider) return [];
    const invoices = await translatePaymentErrors(() => payments.listInvoices(customer.customerId ?? ''));
    const students = await store.listStudentsOfOrders(database, provider, payerId);
    const studentOfSubscription = new Map(students.map((row) => [row.subscriptionId, row]));
    return invoices.map(({ subscriptionId, ...invoice }) => {
      const student = studentOfSubscription.get(subscriptionId ?? '');
      return { ...invoice, studentId: student?.studentId ?? null, firstName: student?.firstName ?? null };
    });
  }

  const cardOfPayer = async (payerId: number) => cardOf(await findCustomer(database, payerId));

  return {
    config: {
      provider,
      publishableKey: payments.publishableKey,
      notice:
        provider === 'sandbox' ? 'This is a local practice till: it takes test cards only, and no money moves.' : null,
    },

    async listPrices(): Promise<Price[]> {
      const packages = await translatePaymentErrors(() => payments.listPackages());
      return [...packages]
        .sort(
          (one, other) =>
            typesOfBill.indexOf(one.typeOfBill) - typesOfBill.indexOf(other.typeOfBill) || one.amount - other.amount,
        )
        .map((sold) => ({ ...sold, trialDays }));
    },

    /** Starts a subscription. The caller has checked that the actor may act for the student. */
    async begin(
      callerId: number,
      studentId: number,
      wanted: BodyOf<typeof createSubscription>,
    ): Promise<SubscriptionOutcome> {
      const { student, payer } = await payingFor(callerId, studentId);
      const { priceId, paymentMethod, nameOnCard, promo } = wanted;
      return translatePaymentErrors(async () => {
        await orders.begin({ studentId, payer: payerOf(payer), priceId, paymentMethod, nameOnCard, promo });
        return withConfirmation(student);
      });
    },

    async change(
      callerId: number,
      studentId: number,
      wanted: BodyOf<typeof changeSubscription>,
    ): Promise<SubscriptionOutcome> {
      const { student, payer } = await payingFor(callerId, studentId);
      return translatePaymentErrors(async () => outcomeOf(student, await change(student, payer, wanted)));
    },

    async listOfParent(parentId: number): Promise<StudentSubscription[]> {
      const children = await accounts.listChildren(parentId);
      return Promise.all(
        children.map(({ userId, firstName, lastName }) => viewOf({ studentId: userId, firstName, lastName })),
      );
    },

    cardOfPayer,
    invoicesOf,
    findPromo: promos.find,
    createPromo: promos.create,
    receive: events.receive,
    deleteOver: events.deleteOver,

    async ownOf(studentId: number) {
      const { student } = await payingFor(studentId, studentId);
      const [subscription, card, invoices] = await Promise.all([
        viewOf(studentOf(student)),
        cardOfPayer(studentId),
        invoicesOf(studentId),
      ]);
      return { subscription, card, invoices };
    },

    /** Everything known about a student's subscription, here and at the provider, for the admin CLI. */
    async describe(studentId: number) {
      const [subscription, orders, events] = await Promise.all([
        store.findSubscription(database, studentId),
        orderStore.listOrders(database, studentId),
        listEventsOf(database, studentId),
      ]);
      const isHere = subscription?.provider === provider;
      return {
        subscription,
        atProvider: isHere ? await payments.findSubscription(subscription.subscriptionId) : undefined,
        orders,
        events,
      };
    },

    /** Ends everything the payer pays for and deletes them at the provider. */
    async forget(payerId: number): Promise<void> {
      const customer = await findCustomer(database, payerId);
      if (customer?.customerId == null) return;
      const { customerId, provider: holder } = customer;
      if (holder !== provider)
        throw new Error(`the payer is known to ${holder}: start with its settings to erase them there`);
      await translatePaymentErrors(() => payments.deleteCustomer(customerId));
    },

    /** Ends a child's subscription at the provider, whatever is paid for already. */
    async endSubscription(studentId: number): Promise<void> {
      const row = await store.findSubscription(database, studentId);
      if (row === undefined || row.provider === null || isOver(row.status)) return;
      if (row.provider !== provider)
        throw new Error(`the subscription is known to ${row.provider}: start with its settings to end it there`);
      const { subscriptionId } = row;
      await translatePaymentErrors(() => payments.cancelNow(subscriptionId));
    },

    /** Runs every minute: catches up with lost events, open orders and overdue subscriptions. */
    async catchUp(): Promise<void> {
      await events.catchUp();
      await orders.reconcileOpen();
      await subscriptionSync.syncOverdue();
      await notices.notifyTrialsEnding();
    },
  };
}
