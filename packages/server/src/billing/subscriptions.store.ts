/** SQL of the subscriptions table. */
import type { TypeOfBill, TypeOfRate } from '@comet/domain/billing/packages';
import { openPaymentStatuses, overStatuses, type SubscriptionStatus } from '@comet/domain/billing/subscription';
import { accessColumns, renewsByItselfText, type StoredAccess } from '../accounts/index.ts';
import type { Queryable } from '../platform/database.ts';

export type Provider = 'sandbox' | 'stripe';

/** A subscription: paid for, or granted by the team (no provider). */
export type SubscriptionRow = StoredAccess & {
  readonly studentId: number;
  readonly nextAmount: number | null;
  readonly needsConfirmation: boolean;
} & (
    | { readonly provider: null }
    | {
        readonly provider: Provider;
        readonly subscriptionId: string;
        readonly payerId: number;
        readonly priceId: string;
        readonly typeOfRate: TypeOfRate;
        readonly typeOfBill: TypeOfBill;
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
  const [row] = await db.query<{ studentId: number }>(
    {
      name: 'find-student-of-subscription',
      text: 'select student_id from subscriptions where provider = $1 and subscription_id = $2',
    },
    [provider, subscriptionId],
  );
  return row?.studentId;
}

/** Acquires the lease of a student's subscription; undefined while another process holds it. */
export async function acquireLease(
  db: Queryable,
  studentId: number,
  leaseId: string,
  now: Date,
  until: Date,
): Promise<SubscriptionRow | undefined> {
  const [row] = await db.query<SubscriptionRow>(
    {
      name: 'acquire-subscription-lease',
      text: `update subscriptions set asked_by = $2, asked_until = $4
        where student_id = $1 and (asked_by is null or asked_until <= $3) returning ${columns}`,
    },
    [studentId, leaseId, now, until],
  );
  return row;
}

export async function releaseLease(db: Queryable, studentId: number, leaseId: string): Promise<void> {
  await db.query(
    {
      name: 'release-subscription-lease',
      text: 'update subscriptions set asked_by = null, asked_until = null where student_id = $1 and asked_by = $2',
    },
    [studentId, leaseId],
  );
}

/** Locks the row for the lease holder; false if the lease or the subscription has changed. */
export async function lockLeased(
  db: Queryable,
  studentId: number,
  leaseId: string,
  subscriptionId: string,
): Promise<boolean> {
  const rows = await db.query(
    {
      name: 'lock-leased-subscription',
      text: 'select from subscriptions where student_id = $1 and asked_by = $2 and subscription_id = $3 for update',
    },
    [studentId, leaseId, subscriptionId],
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

export async function saveSubscription(db: Queryable, subscription: PaidSubscription, now: Date): Promise<void> {
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
      subscription.studentId,
      subscription.payerId,
      subscription.provider,
      subscription.subscriptionId,
      subscription.status,
      subscription.currentPeriodEndsAt,
      subscription.trialEndsAt ?? null,
      subscription.pastDueSince ?? null,
      subscription.priceId,
      subscription.typeOfRate,
      subscription.typeOfBill,
      subscription.amount,
      subscription.nextAmount ?? null,
      subscription.cancelAtPeriodEnd,
      subscription.needsConfirmation,
      now,
    ],
  );
}

/** Students whose trial or period has ended by our clock, or whose subscription wasn't updated for long. */
export async function listSubscriptionsToSync(
  db: Queryable,
  provider: Provider,
  now: Date,
  silentSince: Date,
): Promise<number[]> {
  const rows = await db.query<{ studentId: number }>(
    {
      name: 'list-subscriptions-to-sync',
      text: `select student_id from subscriptions where provider = $1 and not status = any($4)
          and (current_period_ends_at <= $2 or updated_at <= $3) order by updated_at limit 100`,
    },
    [provider, now, silentSince, overStatuses],
  );
  return rows.map((row) => row.studentId);
}

export interface TrialRow {
  readonly studentId: number;
  readonly payerId: number;
  readonly trialEndsAt: Date;
  readonly subscriptionId: string;
  readonly nextAmount: number | null;
}

/** Running trials that end before a moment and renew. */
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

/** Records that a notice was sent; false if it was sent before. */
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

/** A payer's students with an open payment. */
export async function listWithOpenPayment(db: Queryable, provider: Provider, payerId: number): Promise<number[]> {
  const rows = await db.query<{ studentId: number }>(
    {
      name: 'list-with-open-payment',
      text: `select student_id from subscriptions where provider = $1 and payer_id = $2
          and (status = any($3) or needs_confirmation) order by student_id`,
    },
    [provider, payerId, openPaymentStatuses],
  );
  return rows.map((row) => row.studentId);
}

/** The student of each subscription that the payer ever ordered. */
export async function listStudentsOfOrders(
  db: Queryable,
  provider: Provider,
  payerId: number,
): Promise<{ subscriptionId: string; studentId: number; firstName: string }[]> {
  return db.query(
    {
      name: 'list-students-of-orders',
      text: `select o.subscription_id, o.student_id, u.first_name from subscription_orders o
        join users u on u.user_id = o.student_id where o.provider = $1 and o.payer_id = $2 and o.subscription_id is not null`,
    },
    [provider, payerId],
  );
}
