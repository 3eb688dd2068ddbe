/** Taking payments, whoever does it: one small interface with two adapters, Stripe and the sandbox. */
import type { Card, Confirmation, Invoice } from '@comet/contract/billing';
import type { Discount, LearningPackage } from '@comet/domain/billing/packages';
import type { SubscriptionStatus } from '@comet/domain/billing/subscription';

/** A subscription as the provider has it at the moment of asking; everything we store follows from it. */
export interface ProvidedSubscription {
  readonly subscriptionId: string;
  readonly customerId: string;
  /** Our order that asked for it. */
  readonly orderId: string | undefined;
  readonly status: SubscriptionStatus;
  readonly package: LearningPackage;
  readonly currentPeriodEndsAt: Date;
  /** The running period, or the trial, is paid for. */
  readonly isPaid: boolean;
  readonly trialEndsAt: Date | undefined;
  readonly endedAt: Date | undefined;
  readonly cancelAtPeriodEnd: boolean;
  /** Since when the oldest payment that failed is open, and its invoice. */
  readonly open: { readonly since: Date; readonly invoiceId: string } | undefined;
  readonly confirmation: Confirmation | undefined;
  /** What the next period will cost; undefined when none will come. */
  readonly nextAmount: number | undefined;
}

/** An event of the provider, after its signature was found good. */
export interface PaymentEvent {
  readonly eventId: string;
  readonly type: string;
  readonly subscriptionId: string | undefined;
  readonly createdAt: Date;
}

/** An invoice as the provider has it. */
export type ProvidedInvoice = Omit<Invoice, 'studentId' | 'firstName'> & {
  readonly subscriptionId: string | undefined;
};

/** The provider said no: nothing was done, and asking again the same way is no use. */
export class PaymentRefused extends Error {
  readonly reason: 'cardDeclined' | 'onlyTestCards' | 'noSuchPrice';

  constructor(reason: PaymentRefused['reason']) {
    super(`the payment provider refused: ${reason}`);
    this.reason = reason;
  }
}

/** No answer, or none that means anything: what was asked for may have been done or not. */
export class PaymentUnknown extends Error {}

/** A `key` goes with whatever must not happen twice: the same key again gives the first result. Never call these in a transaction. */
export interface Payments {
  readonly provider: 'sandbox' | 'stripe';
  /** What a browser needs to hand cards to the provider. */
  readonly publishableKey: string | null;
  listPackages(): Promise<readonly LearningPackage[]>;
  createCustomer(customer: {
    readonly key: string;
    readonly email: string | null;
    readonly name: string;
  }): Promise<string>;
  /** The card that pays for all subscriptions of the customer from now on. */
  setCard(
    customerId: string,
    card: { readonly key: string; readonly paymentMethod: string; readonly nameOnCard: string },
  ): Promise<Card>;
  /** Makes a discount known to the provider and gives its id there. */
  createDiscount(discount: Discount & { readonly key: string; readonly promo: string }): Promise<string>;
  /** `orderId` is the key, too. */
  createSubscription(order: {
    readonly orderId: string;
    readonly customerId: string;
    readonly priceId: string;
    readonly trialDays: number;
    readonly discountId: string | undefined;
  }): Promise<ProvidedSubscription>;
  findSubscription(subscriptionId: string): Promise<ProvidedSubscription | undefined>;
  findSubscriptionOfOrder(customerId: string, orderId: string): Promise<ProvidedSubscription | undefined>;
  changePackage(subscriptionId: string, priceId: string): Promise<ProvidedSubscription>;
  setCancelAtPeriodEnd(subscriptionId: string, isCancelling: boolean): Promise<ProvidedSubscription>;
  cancelNow(subscriptionId: string): Promise<ProvidedSubscription>;
  /** Tries the open payment again with the customer's card. A card that is declined again is no error: it shows in the answer. */
  payOpen(subscriptionId: string): Promise<ProvidedSubscription>;
  listInvoices(customerId: string): Promise<readonly ProvidedInvoice[]>;
  /** Ends all that the customer has and forgets who they are. */
  deleteCustomer(customerId: string): Promise<void>;
  /** Undefined when the signature is not the provider's, or too old. */
  readEvent(rawBody: string, headers: Readonly<Record<string, unknown>>): PaymentEvent | undefined;
}
