/** Paying, as parents and students do it: who pays for whom, what may be changed, what is shown. */
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
import { subscriptionCan } from '@comet/domain/billing/subscription-can';
import { type AccountsService, toSubscription, type UserRow } from '../accounts/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import type { Log } from '../platform/log.ts';
import type { Payments, ProvidedSubscription } from '../platform/payments.ts';
import { Refusal, requireAllowed } from '../platform/refusal.ts';
import { cardOf, type Student, subscriptionViewOf } from './billing-view.ts';
import { findCustomer } from './customers.store.ts';
import { createEvents } from './events.service.ts';
import { listEventsOf } from './events.store.ts';
import { createFollowing, type HeldSubscription } from './following.service.ts';
import { inOurWords } from './in-our-words.ts';
import { createNotices, type SendMail } from './notices.ts';
import { createOrdersService } from './orders.service.ts';
import * as orderStore from './orders.store.ts';
import { createPromosService } from './promos.service.ts';
import * as store from './subscriptions.store.ts';

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
  const following = createFollowing({ database, clock, payments, notices, log });
  const orders = createOrdersService({ database, clock, payments, following, log });
  const events = createEvents({ database, clock, payments, accounts, orders, log });
  const promos = createPromosService({ database, clock, payments });

  async function getUser(userId: number): Promise<UserRow> {
    const user = await accounts.find(userId);
    if (user === undefined) throw new Refusal('notFound');
    return user;
  }

  const studentOf = (user: UserRow): Student => ({
    studentId: user.user_id,
    firstName: user.first_name,
    lastName: user.last_name,
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
    if (student.parent_id !== null && callerId === studentId) throw new Refusal('parentPays');
    const payer = student.parent_id === null ? student : await getUser(student.parent_id);
    return { student, payer };
  }

  async function outcomeOf(student: UserRow, provided: ProvidedSubscription | undefined): Promise<SubscriptionOutcome> {
    const subscription = await viewOf(studentOf(student));
    const { subscriptionId, status } = subscription;
    return { subscriptionId, status, confirmation: provided?.confirmation ?? null, subscription };
  }

  /** What the bank still wants to know is not kept with us, so it is asked for. */
  async function withConfirmation(student: UserRow): Promise<SubscriptionOutcome> {
    const held = await store.findSubscription(database, student.user_id);
    const isWaiting = held?.provider === provider && held.needs_confirmation;
    return outcomeOf(student, isWaiting ? await following.look(student.user_id) : undefined);
  }

  const payerOf = (payer: UserRow) => ({
    userId: payer.user_id,
    email: payer.email,
    name: `${payer.first_name} ${payer.last_name}`,
  });

  /** The child's subscription at the provider, if the rule allows the change. */
  function changing(row: HeldSubscription, rule: 'changePackage' | 'cancelOrResume'): string {
    requireAllowed(subscriptionCan[rule](toSubscription(row)));
    return row.subscription_id;
  }

  async function change(student: UserRow, payer: UserRow, wanted: BodyOf<typeof changeSubscription>) {
    const follow = (ask: (row: HeldSubscription) => Promise<ProvidedSubscription | undefined>) =>
      following.follow(student.user_id, ask);
    switch (wanted.change) {
      case 'package':
        await orders.mustBeSold(wanted.priceId);
        return follow((row) => payments.changePackage(changing(row, 'changePackage'), wanted.priceId));
      case 'cancel':
        return follow((row) => {
          const id = changing(row, 'cancelOrResume');
          return subscriptionCan.waitForPeriodEnd(toSubscription(row))
            ? payments.setCancelAtPeriodEnd(id, true)
            : payments.cancelNow(id);
        });
      case 'resume':
        return follow((row) => payments.setCancelAtPeriodEnd(changing(row, 'cancelOrResume'), false));
      case 'refresh':
        return following.look(student.user_id);
      case 'card': {
        await orders.setCard(payerOf(payer), randomUUID(), wanted.paymentMethod, wanted.nameOnCard);
        const provided = await payAll(payer.user_id);
        return provided.find((one) => one.studentId === student.user_id)?.provided;
      }
    }
  }

  /** After a new card: what is open at the payer's subscriptions is tried again. */
  async function payAll(payerId: number) {
    const tried: { studentId: number; provided: ProvidedSubscription | undefined }[] = [];
    for (const studentId of await store.listWithOpenPayment(database, provider, payerId))
      tried.push({
        studentId,
        provided: await following.follow(studentId, (row) => payments.payOpen(row.subscription_id)),
      });
    return tried;
  }

  async function invoicesOf(payerId: number): Promise<Invoice[]> {
    const customer = await findCustomer(database, payerId);
    if (customer?.customer_id == null || customer.provider !== provider) return [];
    const invoices = await inOurWords(() => payments.listInvoices(customer.customer_id ?? ''));
    const students = await store.listStudentsOfOrders(database, provider, payerId);
    const studentOfSubscription = new Map(students.map((row) => [row.subscription_id, row]));
    return invoices.map(({ subscriptionId, ...invoice }) => {
      const student = studentOfSubscription.get(subscriptionId ?? '');
      return { ...invoice, studentId: student?.student_id ?? null, firstName: student?.first_name ?? null };
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
      const packages = await inOurWords(() => payments.listPackages());
      return [...packages]
        .sort(
          (one, other) =>
            typesOfBill.indexOf(one.typeOfBill) - typesOfBill.indexOf(other.typeOfBill) || one.amount - other.amount,
        )
        .map((sold) => ({ ...sold, trialDays }));
    },

    /** Begins a subscription. The caller has made sure that the actor reaches the student. */
    async begin(
      callerId: number,
      studentId: number,
      wanted: BodyOf<typeof createSubscription>,
    ): Promise<SubscriptionOutcome> {
      const { student, payer } = await payingFor(callerId, studentId);
      const { priceId, paymentMethod, nameOnCard, promo } = wanted;
      return inOurWords(async () => {
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
      return inOurWords(async () => outcomeOf(student, await change(student, payer, wanted)));
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

    /** What there is about a child's subscription, here and at the provider, for the team. */
    async describe(studentId: number) {
      const [held, ordered, told] = await Promise.all([
        store.findSubscription(database, studentId),
        orderStore.listOrders(database, studentId),
        listEventsOf(database, studentId),
      ]);
      const isHere = held?.provider === provider;
      return {
        held,
        atProvider: isHere ? await payments.findSubscription(held.subscription_id) : undefined,
        ordered,
        told,
      };
    },

    /** Ends all that somebody pays for and has the provider forget them. */
    async forget(payerId: number): Promise<void> {
      const customer = await findCustomer(database, payerId);
      if (customer?.customer_id == null) return;
      const { customer_id: customerId, provider: holder } = customer;
      if (holder !== provider)
        throw new Error(`the payer is known to ${holder}: start with its settings to erase them there`);
      await inOurWords(() => payments.deleteCustomer(customerId));
    },

    /** What the timetable does every minute. */
    async catchUp(): Promise<void> {
      await events.catchUp();
      await orders.settle();
      await following.lookForNews();
      await notices.tellOfTrials();
    },
  };
}
