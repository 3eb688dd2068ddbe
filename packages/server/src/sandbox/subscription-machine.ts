/**
 * State machine of a sandbox subscription: trials, bills, failed payments and their retries, changes, cancellation.
 * Pure: takes a subscription with its card and a time, and returns the new state with new invoices and events.
 */
import {
  afterPeriods,
  type Discount,
  discounted,
  type LearningPackage,
  type TypeOfBill,
} from '@comet/domain/billing/packages';
import { hourMs } from '@comet/domain/time';
import type { SandboxCustomer, SandboxInvoice, SandboxSubscription } from './sandbox-schemas.ts';

const dayMs = 24 * hourMs;

/** A first payment that waits for its confirmation is given up after this. */
const incompleteMs = 23 * hourMs;
/** Days after which a failed payment is tried again; after the last, the subscription is unpaid. */
const retryDays = [3, 5, 7] as const;
/** Days after which an unpaid subscription ends. */
const unpaidDays = 30;

/** The subscription with the invoices and events it has produced. `newId` makes ids and secrets. */
export interface MachineState {
  subscription: SandboxSubscription;
  readonly card: SandboxCustomer['card'];
  readonly invoices: Map<string, SandboxInvoice>;
  readonly events: { readonly type: string; readonly at: Date }[];
  readonly newId: (prefix: string) => string;
}

const emitChange = (state: MachineState, at: Date, type = 'customer.subscription.updated'): void => {
  state.events.push({ type, at });
};

function change(state: MachineState, fields: Partial<SandboxSubscription>): void {
  state.subscription = { ...state.subscription, ...fields };
}

/** Charges an open invoice; says how it went. */
function charge(state: MachineState, invoiceId: string): 'paid' | 'declined' | 'confirm' {
  const invoice = state.invoices.get(invoiceId);
  if (invoice === undefined) throw new Error(`the sandbox lost invoice ${invoiceId}`);
  const behaviour = state.card?.behaviour ?? 'declines';
  if (invoice.amountDue > 0 && behaviour !== 'pays') return behaviour === 'declines' ? 'declined' : 'confirm';
  state.invoices.set(invoiceId, { ...invoice, status: 'paid' });
  return 'paid';
}

const nameOf = ({ typeOfRate, typeOfBill }: LearningPackage): string =>
  `${typeOfRate.charAt(0).toUpperCase()}${typeOfRate.slice(1)}, ${typeOfBill}`;

const off = (amount: number, discount: Discount | undefined): number => discounted(amount, discount) - amount;

/** Writes an invoice over these lines and what was carried; what is below zero is carried on. */
function issue(state: MachineState, lines: readonly { description: string; amount: number }[], at: Date): string {
  const { carried, subscriptionId } = state.subscription;
  const all = carried === 0 ? lines : [...lines, { description: 'Change of package', amount: carried }];
  const total = all.reduce((sum, line) => sum + line.amount, 0);
  const invoiceId = state.newId('in');
  state.invoices.set(invoiceId, {
    invoiceId,
    subscriptionId,
    status: 'open',
    lines: [...all],
    amountDue: Math.max(0, total),
    issuedAt: at,
  });
  change(state, { carried: Math.min(0, total) });
  return invoiceId;
}

/** Bills a period from `at` on and tries to be paid for it. */
function bill(state: MachineState, at: Date, extra: readonly { description: string; amount: number }[] = []): void {
  const { package: sold, discount, anchor, periodsDone, status } = state.subscription;
  const lines = [{ description: nameOf(sold), amount: sold.amount }, ...extra];
  const less = off(sold.amount, discount);
  if (less !== 0) lines.push({ description: 'Promo code', amount: less });
  const invoiceId = issue(state, lines, at);
  const kept = discount?.duration === 'forever' ? discount : undefined;
  change(state, {
    discount: kept,
    periodStartsAt: at,
    periodEndsAt: afterPeriods(anchor, sold.typeOfBill, periodsDone + 1),
    periodsDone: periodsDone + 1,
  });
  const outcome = charge(state, invoiceId);
  if (outcome === 'paid') {
    change(state, { status: 'active', open: undefined, confirmation: undefined });
    state.events.push({ type: 'invoice.paid', at });
  } else {
    const confirmation =
      outcome === 'confirm' ? { kind: 'payment' as const, clientSecret: state.newId('secret') } : undefined;
    const isFirst = status === 'incomplete';
    change(state, {
      status: isFirst ? 'incomplete' : 'past_due',
      open: { invoiceId, since: at, tries: 0 },
      confirmation,
    });
    state.events.push({ type: 'invoice.payment_failed', at });
  }
  emitChange(state, at);
}

/** Begins it: with a trial, or with the first payment at once. A card that is declined at once leaves it incomplete. */
export function begin(state: MachineState, trialMs: number, at: Date): void {
  emitChange(state, at, 'customer.subscription.created');
  if (trialMs === 0) {
    bill(state, at);
    return;
  }
  const trialEndsAt = new Date(at.getTime() + trialMs);
  const confirmation =
    state.card?.behaviour === 'confirms' ? { kind: 'setup' as const, clientSecret: state.newId('secret') } : undefined;
  change(state, { status: 'trialing', trialEndsAt, periodEndsAt: trialEndsAt, confirmation });
}

/** Ends it; what is still open will not be asked for any more. */
export function end(state: MachineState, at: Date): void {
  const { open, status } = state.subscription;
  const invoice = open && state.invoices.get(open.invoiceId);
  if (invoice !== undefined) state.invoices.set(invoice.invoiceId, { ...invoice, status: 'void' });
  change(state, {
    status: status === 'incomplete' ? 'incomplete_expired' : 'canceled',
    endedAt: at,
    confirmation: undefined,
    cancelAtPeriodEnd: false,
  });
  emitChange(state, at, 'customer.subscription.deleted');
}

/** Tries the open payment again. Where none is open, a card that needs no confirmation leaves nothing to confirm. */
export function payOpen(state: MachineState, at: Date): void {
  const { open, confirmation } = state.subscription;
  if (open === undefined) {
    if (confirmation === undefined || state.card?.behaviour === 'confirms') return;
    change(state, { confirmation: undefined });
    emitChange(state, at);
    return;
  }
  const outcome = charge(state, open.invoiceId);
  if (outcome === 'paid') {
    change(state, { status: 'active', open: undefined, confirmation: undefined });
    state.events.push({ type: 'invoice.paid', at });
    emitChange(state, at);
    return;
  }
  const asked = outcome === 'confirm' ? { kind: 'payment' as const, clientSecret: state.newId('secret') } : undefined;
  change(state, { confirmation: asked && (confirmation ?? asked) });
  state.events.push({ type: 'invoice.payment_failed', at });
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

function applyDue(state: MachineState, at: Date): void {
  const { status, cancelAtPeriodEnd, periodEndsAt, open } = state.subscription;
  if (status === 'incomplete' || status === 'unpaid' || (cancelAtPeriodEnd && at >= periodEndsAt)) end(state, at);
  else if (status === 'trialing') {
    change(state, { anchor: at, periodsDone: 0 });
    bill(state, at);
  } else if (status === 'active') bill(state, at);
  else if (open !== undefined) {
    payOpen(state, at);
    if (state.subscription.open === undefined) return;
    const tries = open.tries + 1;
    change(state, { open: { ...open, tries } });
    if (tries < retryDays.length) return;
    change(state, { status: 'unpaid' });
    emitChange(state, at);
  }
}

/** Lets everything happen that is due until `now`. */
export function passTime(state: MachineState, now: Date): void {
  for (let due = nextDue(state.subscription); due !== undefined && due <= now; due = nextDue(state.subscription))
    applyDue(state, due);
}

const shareLeft = ({ periodStartsAt, periodEndsAt }: SandboxSubscription, at: Date): number =>
  (periodEndsAt.getTime() - at.getTime()) / (periodEndsAt.getTime() - periodStartsAt.getTime());

/**
 * Another package at once. Within the same billing the difference for the rest of the period goes on the next bill;
 * between monthly and annual a new period begins today, less what is left of the old one.
 */
export function changePackage(state: MachineState, wanted: LearningPackage, at: Date): void {
  const { status, package: previous, discount, carried } = state.subscription;
  const isSameBilling: boolean = previous.typeOfBill === (wanted.typeOfBill satisfies TypeOfBill);
  change(state, { package: wanted });
  if (status === 'active') {
    const left = shareLeft(state.subscription, at);
    const unused = Math.round(left * discounted(previous.amount, discount));
    if (isSameBilling)
      change(state, { carried: carried + Math.round(left * discounted(wanted.amount, discount)) - unused });
    else {
      change(state, { anchor: at, periodsDone: 0 });
      bill(state, at, [{ description: `Not used of ${nameOf(previous)}`, amount: -unused }]);
      return;
    }
  }
  emitChange(state, at);
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
