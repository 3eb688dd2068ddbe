/**
 * How a subscription of the sandbox moves through time: trials, bills, failed payments and their retries, changes and
 * ends. Pure: a subscription with its card and a moment in, the moved one with its new invoices and events out.
 */
import {
  afterPeriods,
  type Discount,
  discounted,
  type LearningPackage,
  type TypeOfBill,
} from '@comet/domain/billing/packages';
import { hourMs } from '@comet/domain/time';
import type { SandboxCustomer, SandboxInvoice, SandboxSubscription } from './documents.ts';

const dayMs = 24 * hourMs;

/** A first payment that waits for its confirmation is given up after this. */
const incompleteMs = 23 * hourMs;
/** Days after which a failed payment is tried again; after the last, the subscription is unpaid. */
const retryDays = [3, 5, 7] as const;
/** Days after which an unpaid subscription ends. */
const unpaidDays = 30;

/** A subscription on its way, with what became of it. `newId` makes ids and secrets. */
export interface Moving {
  subscription: SandboxSubscription;
  readonly card: SandboxCustomer['card'];
  readonly invoices: Map<string, SandboxInvoice>;
  readonly events: { readonly type: string; readonly at: Date }[];
  readonly newId: (prefix: string) => string;
}

const sayChanged = (moving: Moving, at: Date, type = 'customer.subscription.updated'): void => {
  moving.events.push({ type, at });
};

function change(moving: Moving, fields: Partial<SandboxSubscription>): void {
  moving.subscription = { ...moving.subscription, ...fields };
}

/** Charges an open invoice; says how it went. */
function charge(moving: Moving, invoiceId: string): 'paid' | 'declined' | 'confirm' {
  const invoice = moving.invoices.get(invoiceId);
  if (invoice === undefined) throw new Error(`the sandbox lost invoice ${invoiceId}`);
  const behaviour = moving.card?.behaviour ?? 'declines';
  if (invoice.amountDue > 0 && behaviour !== 'pays') return behaviour === 'declines' ? 'declined' : 'confirm';
  moving.invoices.set(invoiceId, { ...invoice, status: 'paid' });
  return 'paid';
}

const nameOf = ({ typeOfRate, typeOfBill }: LearningPackage): string =>
  `${typeOfRate.charAt(0).toUpperCase()}${typeOfRate.slice(1)}, ${typeOfBill}`;

const off = (amount: number, discount: Discount | undefined): number => discounted(amount, discount) - amount;

/** Writes an invoice over these lines and what was carried; what is below zero is carried on. */
function issue(moving: Moving, lines: readonly { description: string; amount: number }[], at: Date): string {
  const { carried, subscriptionId } = moving.subscription;
  const all = carried === 0 ? lines : [...lines, { description: 'Change of package', amount: carried }];
  const total = all.reduce((sum, line) => sum + line.amount, 0);
  const invoiceId = moving.newId('in');
  moving.invoices.set(invoiceId, {
    invoiceId,
    subscriptionId,
    status: 'open',
    lines: [...all],
    amountDue: Math.max(0, total),
    issuedAt: at,
  });
  change(moving, { carried: Math.min(0, total) });
  return invoiceId;
}

/** Bills a period from `at` on and tries to be paid for it. */
function bill(moving: Moving, at: Date, extra: readonly { description: string; amount: number }[] = []): void {
  const { package: sold, discount, anchor, periodsDone, status } = moving.subscription;
  const lines = [{ description: nameOf(sold), amount: sold.amount }, ...extra];
  const less = off(sold.amount, discount);
  if (less !== 0) lines.push({ description: 'Promo code', amount: less });
  const invoiceId = issue(moving, lines, at);
  const kept = discount?.duration === 'forever' ? discount : undefined;
  change(moving, {
    discount: kept,
    periodStartsAt: at,
    periodEndsAt: afterPeriods(anchor, sold.typeOfBill, periodsDone + 1),
    periodsDone: periodsDone + 1,
  });
  const outcome = charge(moving, invoiceId);
  if (outcome === 'paid') {
    change(moving, { status: 'active', open: undefined, confirmation: undefined });
    moving.events.push({ type: 'invoice.paid', at });
  } else {
    const confirmation =
      outcome === 'confirm' ? { kind: 'payment' as const, clientSecret: moving.newId('secret') } : undefined;
    const isFirst = status === 'incomplete';
    change(moving, {
      status: isFirst ? 'incomplete' : 'past_due',
      open: { invoiceId, since: at, tries: 0 },
      confirmation,
    });
    moving.events.push({ type: 'invoice.payment_failed', at });
  }
  sayChanged(moving, at);
}

/** Begins it: with a trial, or with the first payment at once. A card that is declined at once leaves it incomplete. */
export function begin(moving: Moving, trialMs: number, at: Date): void {
  sayChanged(moving, at, 'customer.subscription.created');
  if (trialMs === 0) {
    bill(moving, at);
    return;
  }
  const trialEndsAt = new Date(at.getTime() + trialMs);
  const confirmation =
    moving.card?.behaviour === 'confirms'
      ? { kind: 'setup' as const, clientSecret: moving.newId('secret') }
      : undefined;
  change(moving, { status: 'trialing', trialEndsAt, periodEndsAt: trialEndsAt, confirmation });
}

/** Ends it; what is still open will not be asked for any more. */
export function end(moving: Moving, at: Date): void {
  const { open, status } = moving.subscription;
  const invoice = open && moving.invoices.get(open.invoiceId);
  if (invoice !== undefined) moving.invoices.set(invoice.invoiceId, { ...invoice, status: 'void' });
  change(moving, {
    status: status === 'incomplete' ? 'incomplete_expired' : 'canceled',
    endedAt: at,
    confirmation: undefined,
    cancelAtPeriodEnd: false,
  });
  sayChanged(moving, at, 'customer.subscription.deleted');
}

/** Tries the open payment again. Where none is open, a card that needs no confirmation leaves nothing to confirm. */
export function payOpen(moving: Moving, at: Date): void {
  const { open, confirmation } = moving.subscription;
  if (open === undefined) {
    if (confirmation === undefined || moving.card?.behaviour === 'confirms') return;
    change(moving, { confirmation: undefined });
    sayChanged(moving, at);
    return;
  }
  const outcome = charge(moving, open.invoiceId);
  if (outcome === 'paid') {
    change(moving, { status: 'active', open: undefined, confirmation: undefined });
    moving.events.push({ type: 'invoice.paid', at });
    sayChanged(moving, at);
    return;
  }
  const asked = outcome === 'confirm' ? { kind: 'payment' as const, clientSecret: moving.newId('secret') } : undefined;
  change(moving, { confirmation: asked && (confirmation ?? asked) });
  moving.events.push({ type: 'invoice.payment_failed', at });
}

/** When something will happen to it by itself; undefined when nothing will any more. */
export function nextDue(subscription: SandboxSubscription): Date | undefined {
  const { status, createdAt, periodEndsAt, open, cancelAtPeriodEnd } = subscription;
  const after = (from: Date, ms: number): Date => new Date(from.getTime() + ms);
  const earlier = (one: Date, other: Date): Date => (one < other ? one : other);
  switch (status) {
    case 'incomplete':
      return after(createdAt, incompleteMs);
    case 'trialing':
    case 'active':
      return periodEndsAt;
    case 'past_due': {
      const retry = open && after(open.since, (retryDays[open.tries] ?? 0) * dayMs);
      if (retry === undefined) return periodEndsAt;
      return cancelAtPeriodEnd ? earlier(retry, periodEndsAt) : retry;
    }
    case 'unpaid':
      return open === undefined ? periodEndsAt : earlier(after(open.since, unpaidDays * dayMs), periodEndsAt);
    case 'canceled':
    case 'incomplete_expired':
      return undefined;
  }
}

function happen(moving: Moving, at: Date): void {
  const { status, cancelAtPeriodEnd, periodEndsAt, open } = moving.subscription;
  if (status === 'incomplete' || status === 'unpaid' || (cancelAtPeriodEnd && at >= periodEndsAt)) end(moving, at);
  else if (status === 'trialing') {
    change(moving, { anchor: at, periodsDone: 0 });
    bill(moving, at);
  } else if (status === 'active') bill(moving, at);
  else if (open !== undefined) {
    payOpen(moving, at);
    if (moving.subscription.open === undefined) return;
    const tries = open.tries + 1;
    change(moving, { open: { ...open, tries } });
    if (tries < retryDays.length) return;
    change(moving, { status: 'unpaid' });
    sayChanged(moving, at);
  }
}

/** Lets everything happen that is due until `now`. */
export function passTime(moving: Moving, now: Date): void {
  for (let due = nextDue(moving.subscription); due !== undefined && due <= now; due = nextDue(moving.subscription))
    happen(moving, due);
}

const shareLeft = ({ periodStartsAt, periodEndsAt }: SandboxSubscription, at: Date): number =>
  (periodEndsAt.getTime() - at.getTime()) / (periodEndsAt.getTime() - periodStartsAt.getTime());

/**
 * Another package at once. Within the same billing the difference for the rest of the period goes on the next bill;
 * between monthly and annual a new period begins today, less what is left of the old one.
 */
export function changePackage(moving: Moving, wanted: LearningPackage, at: Date): void {
  const { status, package: held, discount, carried } = moving.subscription;
  const isSameBilling: boolean = held.typeOfBill === (wanted.typeOfBill satisfies TypeOfBill);
  change(moving, { package: wanted });
  if (status === 'active') {
    const left = shareLeft(moving.subscription, at);
    const unused = Math.round(left * discounted(held.amount, discount));
    if (isSameBilling)
      change(moving, { carried: carried + Math.round(left * discounted(wanted.amount, discount)) - unused });
    else {
      change(moving, { anchor: at, periodsDone: 0 });
      bill(moving, at, [{ description: `Not used of ${nameOf(held)}`, amount: -unused }]);
      return;
    }
  }
  sayChanged(moving, at);
}

/** What the next bill will come to, or undefined when none will come. */
export function nextAmount({
  status,
  cancelAtPeriodEnd,
  package: sold,
  discount,
  carried,
}: SandboxSubscription): number | undefined {
  if (cancelAtPeriodEnd || !(status === 'trialing' || status === 'active')) return undefined;
  return Math.max(0, discounted(sold.amount, discount) + carried);
}
