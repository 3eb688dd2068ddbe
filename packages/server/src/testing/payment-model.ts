/**
 * What a subscription should be, told as plainly as possible and apart from the code that it is compared with: twelve
 * months of it are played against the real thing.
 */
import type { SubscriptionStatus } from '@comet/domain/billing/subscription';
import { dayMs, hours } from '@comet/domain/time';

/** Pays, is declined, or has to be confirmed first. */
export type ModelCard = 'tok_visa' | 'tok_visa_declines_later' | 'tok_confirm';

export class PaymentModel {
  status: SubscriptionStatus | undefined;
  isCancelling = false;
  /** How many payments went through. */
  paid = 0;
  #now: number;
  #card: ModelCard | undefined;
  #isAnnual = false;
  #hadTrial = false;
  #begunAt = 0;
  #anchor = 0;
  #periods = 0;
  #endsAt = 0;
  #openSince: number | undefined;
  #tries = 0;
  #isForBank = false;

  constructor(now: Date) {
    this.#now = now.getTime();
  }

  get isOver(): boolean {
    return this.status === undefined || this.status === 'canceled' || this.status === 'incomplete_expired';
  }

  get hasAccess(): boolean {
    if (this.status === 'trialing' || this.status === 'active') return true;
    if (this.status === 'past_due') return this.#now < (this.#openSince ?? 0) + 7 * dayMs;
    return this.status === 'canceled' && this.#now < this.#endsAt;
  }

  get isWaitingForBank(): boolean {
    return !this.isOver && this.#isForBank;
  }

  /** False when the card is refused at once, and nothing begins. */
  begin(card: ModelCard, isAnnual: boolean): boolean {
    this.#card = card;
    if (this.#hadTrial && card === 'tok_visa_declines_later') return false;
    this.#isAnnual = isAnnual;
    this.isCancelling = false;
    this.#begunAt = this.#now;
    this.#openSince = undefined;
    this.#isForBank = card === 'tok_confirm';
    if (this.#hadTrial) {
      this.status = 'incomplete';
      this.#anchor = this.#now;
      this.#periods = 0;
      this.#bill(this.#now);
    } else {
      this.status = 'trialing';
      this.#endsAt = this.#now + 7 * dayMs;
      this.#hadTrial = true;
    }
    return true;
  }

  setCard(card: ModelCard): void {
    this.#card = card;
    if (this.#openSince !== undefined) this.#tryAgain();
    else this.#isForBank &&= card === 'tok_confirm';
  }

  confirm(): void {
    this.#card = 'tok_visa';
    this.#isForBank = false;
    if (this.#openSince !== undefined) this.#tryAgain();
  }

  cancel(): void {
    if (this.status === 'trialing' || this.status === 'active') this.isCancelling = true;
    else this.#end(this.#now, this.#now);
  }

  resume(): void {
    this.isCancelling = false;
  }

  setAnnual(isAnnual: boolean): void {
    this.#isAnnual = isAnnual;
  }

  passTo(now: Date): void {
    const until = now.getTime();
    for (let next = this.#nextAt(); next <= until; next = this.#nextAt()) this.#happen(next);
    this.#now = until;
  }

  #nextAt(): number {
    const open = this.#openSince ?? 0;
    if (this.status === 'trialing' || this.status === 'active') return this.#endsAt;
    if (this.status === 'past_due') return open + ([3, 5, 7][this.#tries] ?? 0) * dayMs;
    if (this.status === 'unpaid') return Math.min(open + 30 * dayMs, this.#endsAt);
    if (this.status === 'incomplete') return this.#begunAt + hours(23);
    return Number.POSITIVE_INFINITY;
  }

  #happen(at: number): void {
    if (this.status === 'incomplete' || this.status === 'unpaid') this.#end(at, at);
    else if (this.status === 'past_due') {
      this.#tryAgain();
      if (this.#openSince !== undefined && ++this.#tries === 3) this.status = 'unpaid';
    } else if (this.isCancelling) this.#end(at, at);
    else {
      if (this.status === 'trialing') {
        this.#anchor = at;
        this.#periods = 0;
      }
      this.#bill(at);
    }
  }

  #bill(at: number): void {
    this.#periods += this.#isAnnual ? 12 : 1;
    this.#endsAt = monthsAfter(this.#anchor, this.#periods);
    if (this.#card === 'tok_visa') {
      this.paid += 1;
      this.status = 'active';
      this.#isForBank = false;
      return;
    }
    this.#openSince = at;
    this.#tries = 0;
    this.#isForBank = this.#card === 'tok_confirm';
    if (this.status !== 'incomplete') this.status = 'past_due';
  }

  #tryAgain(): void {
    this.#isForBank = this.#card === 'tok_confirm';
    if (this.#card !== 'tok_visa') return;
    this.paid += 1;
    this.status = 'active';
    this.#openSince = undefined;
    this.#isForBank = false;
  }

  #end(at: number, paidUntil: number): void {
    this.status = this.status === 'incomplete' ? 'incomplete_expired' : 'canceled';
    this.#endsAt = Math.min(at, paidUntil);
    this.#openSince = undefined;
    this.isCancelling = false;
    this.#isForBank = false;
  }
}

/** The same day so many months later, or the last of a shorter month. */
function monthsAfter(start: number, months: number): number {
  const day = new Date(start);
  for (let date = day.getUTCDate(); ; date--) {
    const tried = new Date(start);
    tried.setUTCMonth(day.getUTCMonth() + months, date);
    if (tried.getUTCMonth() === (((day.getUTCMonth() + months) % 12) + 12) % 12) return tried.getTime();
  }
}
