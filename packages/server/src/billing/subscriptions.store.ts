/** All SQL about subscriptions as we hold them. */
import type { TypeOfBill, TypeOfRate } from '@comet/domain/billing/packages';
import { openPaymentStatuses, overStatuses, type SubscriptionStatus } from '@comet/domain/billing/subscription';
import { accessColumns, renewsByItselfText, type StoredAccess } from '../accounts/index.ts';
import type { Queryable } from '../platform/database.ts';

export type Provider = 'sandbox' | 'stripe';

/** A subscription, given by the team (no provider) or paid for. */
export type SubscriptionRow = StoredAccess & {
  readonly student_id: number;
  readonly next_amount: number | null;
  readonly needs_confirmation: boolean;
} & (
    | { readonly provider: null }
    | {
        readonly provider: Provider;
        readonly subscription_id: string;
        readonly payer_id: number;
        readonly price_id: string;
        readonly type_of_rate: TypeOfRate;
        readonly type_of_bill: TypeOfBill;
        readonly amount: number;
      }
  );

const columns = `student_id, ${accessColumns('subscriptions')}, next_amount, needs_confirmation, provider, subscription_id, payer_id, price_id, type_of_rate, type_of_bill, amount`;

export async function findSubscription(db: Queryable, studentId: number): Promise<SubscriptionRow | undefined> {
  const [row] = await db.query<SubscriptionRow>(
    { name: 'find-subscription', text: `select ${columns} from subscriptions where student_id = $1` },
    [studentId],
  );
  return row;
}

export async function findStudentOf(
  db: Queryable,
  provider: Provider,
  subscriptionId: string,
): Promise<number | undefined> {
  const [row] = await db.query<{ student_id: number }>(
    {
      name: 'find-student-of-subscription',
      text: 'select student_id from subscriptions where provider = $1 and subscription_id = $2',
    },
    [provider, subscriptionId],
  );
  return row?.student_id;
}

/** Takes the right to ask the provider about a child's subscription; undefined while somebody else has it. */
export async function takeTurn(
  db: Queryable,
  studentId: number,
  askedBy: string,
  now: Date,
  until: Date,
): Promise<SubscriptionRow | undefined> {
  const [row] = await db.query<SubscriptionRow>(
    {
      name: 'take-subscription-turn',
      text: `update subscriptions set asked_by = $2, asked_until = $4
        where student_id = $1 and (asked_by is null or asked_until <= $3) returning ${columns}`,
    },
    [studentId, askedBy, now, until],
  );
  return row;
}

export async function endTurn(db: Queryable, studentId: number, askedBy: string): Promise<void> {
  await db.query(
    {
      name: 'end-subscription-turn',
      text: 'update subscriptions set asked_by = null, asked_until = null where student_id = $1 and asked_by = $2',
    },
    [studentId, askedBy],
  );
}

/** Locks the row for whoever has the turn; false when the turn, or the subscription, is another one meanwhile. */
export async function lockTurn(
  db: Queryable,
  studentId: number,
  askedBy: string,
  subscriptionId: string,
): Promise<boolean> {
  const rows = await db.query(
    {
      name: 'lock-subscription-turn',
      text: 'select from subscriptions where student_id = $1 and asked_by = $2 and subscription_id = $3 for update',
    },
    [studentId, askedBy, subscriptionId],
  );
  return rows.length === 1;
}

export interface PaidSubscription {
  readonly studentId: number;
  readonly payerId: number;
  readonly provider: Provider;
  readonly subscriptionId: string;
  readonly status: SubscriptionStatus;
  readonly currentPeriodEndsAt: Date;
  readonly trialEndsAt: Date | undefined;
  readonly pastDueSince: Date | undefined;
  readonly priceId: string;
  readonly typeOfRate: TypeOfRate;
  readonly typeOfBill: TypeOfBill;
  readonly amount: number;
  readonly nextAmount: number | undefined;
  readonly cancelAtPeriodEnd: boolean;
  readonly needsConfirmation: boolean;
}

export async function saveSubscription(db: Queryable, held: PaidSubscription, now: Date): Promise<void> {
  await db.query(
    {
      name: 'save-subscription',
      text: `insert into subscriptions (student_id, payer_id, provider, subscription_id, status, current_period_ends_at,
          trial_ends_at, past_due_since, price_id, type_of_rate, type_of_bill, amount, next_amount, cancel_at_period_end,
          needs_confirmation, updated_at)
        values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)
        on conflict (student_id) do update set payer_id = $2, provider = $3, subscription_id = $4, status = $5,
          current_period_ends_at = $6, trial_ends_at = $7, past_due_since = $8, price_id = $9, type_of_rate = $10,
          type_of_bill = $11, amount = $12, next_amount = $13, cancel_at_period_end = $14, needs_confirmation = $15,
          updated_at = $16`,
    },
    [
      held.studentId,
      held.payerId,
      held.provider,
      held.subscriptionId,
      held.status,
      held.currentPeriodEndsAt,
      held.trialEndsAt ?? null,
      held.pastDueSince ?? null,
      held.priceId,
      held.typeOfRate,
      held.typeOfBill,
      held.amount,
      held.nextAmount ?? null,
      held.cancelAtPeriodEnd,
      held.needsConfirmation,
      now,
    ],
  );
}

/** Children whose trial or period is over by our clock without news, or of whom there was none for long. */
export async function listOverdueForNews(
  db: Queryable,
  provider: Provider,
  now: Date,
  silentSince: Date,
): Promise<number[]> {
  const rows = await db.query<{ student_id: number }>(
    {
      name: 'list-overdue-for-news',
      text: `select student_id from subscriptions where provider = $1 and not status = any($4)
          and (current_period_ends_at <= $2 or updated_at <= $3) order by updated_at limit 100`,
    },
    [provider, now, silentSince, overStatuses],
  );
  return rows.map((row) => row.student_id);
}

export interface TrialRow {
  readonly student_id: number;
  readonly payer_id: number;
  readonly trial_ends_at: Date;
  readonly subscription_id: string;
  readonly next_amount: number | null;
}

/** Running trials that end before a moment and go over into paying. */
export async function listTrialsEnding(db: Queryable, now: Date, before: Date): Promise<TrialRow[]> {
  return db.query(
    {
      name: 'list-trials-ending',
      text: `select student_id, payer_id, trial_ends_at, subscription_id, next_amount from subscriptions s
        where ${renewsByItselfText('s')} and status = 'trialing' and trial_ends_at > $1
          and trial_ends_at <= $2
          and not exists (select from billing_notices n where n.student_id = s.student_id and n.cause = 'trial-ending:' || s.subscription_id)
        limit 500`,
    },
    [now, before],
  );
}

/** Remembers that somebody was told; false when they had been. */
export async function insertNotice(db: Queryable, studentId: number, cause: string, now: Date): Promise<boolean> {
  const rows = await db.query(
    {
      name: 'insert-billing-notice',
      text: `insert into billing_notices (student_id, cause, sent_at) values ($1, $2, $3) on conflict do nothing
        returning student_id`,
    },
    [studentId, cause, now],
  );
  return rows.length === 1;
}

/** Children of a payer with a payment that is open. */
export async function listWithOpenPayment(db: Queryable, provider: Provider, payerId: number): Promise<number[]> {
  const rows = await db.query<{ student_id: number }>(
    {
      name: 'list-with-open-payment',
      text: `select student_id from subscriptions where provider = $1 and payer_id = $2
          and (status = any($3) or needs_confirmation) order by student_id`,
    },
    [provider, payerId, openPaymentStatuses],
  );
  return rows.map((row) => row.student_id);
}

/** Whom each subscription that a payer ever ordered is or was for. */
export async function listStudentsOfOrders(
  db: Queryable,
  provider: Provider,
  payerId: number,
): Promise<{ subscription_id: string; student_id: number; first_name: string }[]> {
  return db.query(
    {
      name: 'list-students-of-orders',
      text: `select o.subscription_id, o.student_id, u.first_name from subscription_orders o
        join users u on u.user_id = o.student_id where o.provider = $1 and o.payer_id = $2 and o.subscription_id is not null`,
    },
    [provider, payerId],
  );
}
