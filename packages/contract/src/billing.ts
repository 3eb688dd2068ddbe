/**
 * Paying: packages, cards, subscriptions, promo codes, invoices. No card data ever comes here: the browser hands a card
 * to the payment provider (Stripe's card fields; in the sandbox `sandboxTokenOf` of domain/billing/sandbox-cards, which
 * sends nothing) and we get a token. One subscription a child; a child with a parent is paid for by the parent, a student
 * who signed up alone pays for themselves and leaves `studentId` out.
 */
import { typesOfBill, typesOfRate } from '@comet/domain/billing/packages';
import { subscriptionStatuses } from '@comet/domain/billing/subscription';
import { z } from 'zod';
import { boundedText } from './bounded-text.ts';
import { defineCall, type Policy } from './call.ts';
import { idSchema, isoTimeSchema, nothingSchema, trimmed } from './fields.ts';
import { publicReads } from './policies.ts';

const parentReads = { ...publicReads, callers: ['parent'], reach: 'own' } as const satisfies Policy;

/** Whole pence. */
const amountSchema = z.int();
const currencySchema = z.literal('gbp');
const packageShape = {
  /** The provider's id of this package at this billing. */
  priceId: z.string(),
  typeOfBill: z.enum(typesOfBill),
  typeOfRate: z.enum(typesOfRate),
  /** Pence a month or a year. */
  amount: amountSchema,
  currency: currencySchema,
};

export const priceSchema = z.object({ ...packageShape, trialDays: z.int() });
export type Price = z.infer<typeof priceSchema>;

export const listPrices = defineCall({
  method: 'GET',
  path: '/stripe/prices',
  feature: 'billing',
  summary: 'The learning packages with their prices, the cheapest first, monthly before annual',
  policy: publicReads,
  answer: z.array(priceSchema),
  errors: ['paymentUnavailable'],
  example: () => ({}),
});

export const getPaymentConfig = defineCall({
  method: 'GET',
  path: '/stripe/config',
  feature: 'billing',
  summary: 'Which payment provider takes the cards; the sandbox takes test cards only and moves no money',
  policy: publicReads,
  answer: z.object({
    provider: z.enum(['sandbox', 'stripe']),
    publishableKey: z.string().nullable(),
    /** What is to be shown wherever a card is asked for, or null. */
    notice: z.string().nullable(),
  }),
  errors: [],
  example: () => ({}),
});

/**
 * What the family's bank still wants. With Stripe: confirmCardPayment or confirmCardSetup with the secret. In the sandbox:
 * POST { clientSecret, isConfirmed } to `sandboxConfirmationPath`. Afterwards PUT with change 'refresh'.
 */
export const confirmationSchema = z.object({ kind: z.enum(['payment', 'setup']), clientSecret: z.string() });
export type Confirmation = z.infer<typeof confirmationSchema>;

/** A child with their subscription, as whoever pays sees it. */
export const studentSubscriptionSchema = z.object({
  studentId: idSchema,
  firstName: z.string(),
  lastName: z.string(),
  /** The provider's id; null where there never was a subscription, or where the team gave one. */
  subscriptionId: z.string().nullable(),
  status: z.enum(subscriptionStatuses).nullable(),
  hasAccess: z.boolean(),
  package: z.object(packageShape).nullable(),
  trialEndsAt: isoTimeSchema.nullable(),
  /** Until when it is paid for, or the trial reaches. */
  currentPeriodEndsAt: isoTimeSchema.nullable(),
  cancelAtPeriodEnd: z.boolean(),
  nextCharge: z.object({ at: isoTimeSchema, amount: amountSchema }).nullable(),
  /** What the payer has to do: choose a package and pay; mend the payment (another card); confirm it with their bank. */
  missing: z.enum(['package', 'payment', 'confirmation']).nullable(),
  /** A child's first subscription begins with a free trial. */
  mayStartTrial: z.boolean(),
  /** Which of the PUT call's changes make sense now. */
  may: z.object({ changePackage: z.boolean(), cancel: z.boolean(), resume: z.boolean() }),
});
export type StudentSubscription = z.infer<typeof studentSubscriptionSchema>;

/** How a subscription stands after it was begun or changed. */
const outcomeSchema = z.object({
  subscriptionId: z.string().nullable(),
  status: z.enum(subscriptionStatuses).nullable(),
  confirmation: confirmationSchema.nullable(),
  subscription: studentSubscriptionSchema,
});
export type SubscriptionOutcome = z.infer<typeof outcomeSchema>;

const priceIdSchema = boundedText({ max: 100 }).min(1);
/** A token, and by its form never the number of a card. */
const paymentMethodSchema = boundedText({ max: 254, tooLong: 'This is no token of a card' }).regex(
  /^(tok|pm)_[A-Za-z0-9_]{1,250}$/,
  'This is no token of a card',
);
/** Twelve digits and more, however they are grouped: a card number in the wrong field. */
const cardNumberLike = /\d(?:[ -]?\d){11}/;
const nameOnCardSchema = boundedText({ max: 100, required: 'Name on card is a required field', clean: trimmed })
  .regex(/\p{L}/u, 'Name on card must contain at least 1 string character')
  .refine((name) => !cardNumberLike.test(name), 'Please write the name only');
const promoTextSchema = boundedText({ max: 40, clean: trimmed });

export const createSubscription = defineCall({
  method: 'POST',
  path: '/stripe/create-subscription',
  feature: 'billing',
  summary: 'Begins a subscription for a child, or for the student who pays alone; sent again it is the same one',
  policy: {
    callers: ['parent', 'student'],
    reach: ['self', 'parent'],
    whilePending: true,
    limit: 'general',
    repeated: 'once',
    audit: 'money',
  },
  body: z
    .strictObject({
      /** A parent names the child; a student leaves it out. */
      studentId: idSchema.optional(),
      priceId: priceIdSchema,
      /** The provider's token of a card; left out, the card on file pays (a second child). */
      paymentMethod: paymentMethodSchema.optional(),
      nameOnCard: nameOnCardSchema.optional(),
      /** Empty is as good as none. */
      promo: promoTextSchema.optional(),
    })
    .refine(({ paymentMethod, nameOnCard }) => paymentMethod === undefined || nameOnCard !== undefined, {
      path: ['nameOnCard'],
      message: 'Name on card is a required field',
    }),
  answer: outcomeSchema,
  changes: ['accounts', 'billing'],
  errors: [
    'cardDeclined',
    'cardNeeded',
    'onlyTestCards',
    'invalidPromo',
    'noSuchPrice',
    'alreadySubscribed',
    'parentPays',
    'paymentUnderWay',
    'paymentUnavailable',
  ],
  example: ({ studentId }) => ({
    body: {
      studentId,
      priceId: 'price_standard_monthly',
      paymentMethod: 'tok_visa',
      nameOnCard: 'Asha Patel',
      promo: '',
    },
  }),
});

const ofStudent = { studentId: idSchema.optional() };

export const changeSubscription = defineCall({
  method: 'PUT',
  path: '/stripe/create-subscription',
  feature: 'billing',
  summary:
    "Changes a child's package, cancels it at the period's end, resumes it, or asks the provider afresh; or the card",
  policy: {
    callers: ['parent', 'student'],
    reach: ['self', 'parent'],
    whilePending: true,
    limit: 'general',
    repeated: 'same',
    audit: 'money',
  },
  /**
   * `package`: at once; the difference is on the next bill, or on one of today where monthly becomes annual or back.
   * `cancel`: at the end of the trial or of what is paid for; one that is not paid for ends now. `resume` takes it back.
   * `card`: pays for all of the payer's subscriptions from now on, and at once for what is open. `refresh`: after a
   * confirmation.
   */
  body: z.discriminatedUnion('change', [
    z.strictObject({ change: z.literal('package'), ...ofStudent, priceId: priceIdSchema }),
    z.strictObject({ change: z.literal('cancel'), ...ofStudent }),
    z.strictObject({ change: z.literal('resume'), ...ofStudent }),
    z.strictObject({ change: z.literal('refresh'), ...ofStudent }),
    z.strictObject({
      change: z.literal('card'),
      ...ofStudent,
      paymentMethod: paymentMethodSchema,
      nameOnCard: nameOnCardSchema,
    }),
  ]),
  answer: outcomeSchema,
  changes: ['accounts', 'billing'],
  errors: [
    'cardDeclined',
    'onlyTestCards',
    'noSuchPrice',
    'nothingToChange',
    'parentPays',
    'paymentUnderWay',
    'paymentUnavailable',
  ],
  example: ({ studentId }) => ({ body: { change: 'cancel', studentId } }),
});

/** A card as it may be shown. */
export const cardSchema = z.object({
  brand: z.string(),
  last4: z.string(),
  expMonth: z.int(),
  expYear: z.int(),
  nameOnCard: z.string().nullable(),
});
export type Card = z.infer<typeof cardSchema>;

export const getPaymentMethod = defineCall({
  method: 'GET',
  path: '/stripe/payment-method',
  feature: 'billing',
  summary: 'The card that pays, by its last digits',
  policy: parentReads,
  answer: z.object({ card: cardSchema.nullable() }),
  errors: [],
  example: () => ({}),
});

/** What a code takes off. */
export const promoSchema = z.object({
  promo: z.string(),
  percentOff: z.number().nullable(),
  /** Pence. */
  amountOff: amountSchema.nullable(),
  duration: z.enum(['once', 'forever']),
  expiresAt: isoTimeSchema.nullable(),
});
export type Promo = z.infer<typeof promoSchema>;

export const validatePromoCode = defineCall({
  method: 'POST',
  path: '/stripe/validate-promo-code',
  feature: 'billing',
  summary: 'What a promo code takes off, or false when it is not good',
  policy: { ...publicReads, limit: 'promo' },
  body: z.strictObject({ promo: promoTextSchema }),
  answer: z.union([promoSchema, z.literal(false)]),
  changes: [],
  errors: [],
  example: () => ({ body: { promo: 'NOT-A-CODE' } }),
});

export const listStudentsSubscriptions = defineCall({
  method: 'GET',
  path: '/stripe/students-subscriptions',
  feature: 'billing',
  summary: "The parent's children with their subscriptions and what is missing",
  policy: parentReads,
  answer: z.array(studentSubscriptionSchema),
  errors: [],
  example: () => ({}),
});

export const invoiceSchema = z.object({
  invoiceId: z.string(),
  number: z.string().nullable(),
  /** Whom it is for, where that child is still known. */
  studentId: idSchema.nullable(),
  firstName: z.string().nullable(),
  status: z.enum(['draft', 'open', 'paid', 'void', 'uncollectible']),
  amountDue: amountSchema,
  amountPaid: amountSchema,
  currency: currencySchema,
  issuedAt: isoTimeSchema,
  lines: z.array(z.object({ description: z.string(), amount: amountSchema })),
  /** A link for the browser, good for an hour; null while there is none. */
  pdfUrl: z.string().nullable(),
});
export type Invoice = z.infer<typeof invoiceSchema>;

export const listInvoices = defineCall({
  method: 'GET',
  path: '/stripe/invoices',
  feature: 'billing',
  summary: "The payer's invoices with their PDFs, the newest first",
  policy: parentReads,
  answer: z.array(invoiceSchema),
  errors: ['paymentUnavailable'],
  example: () => ({}),
});

export const getOwnSubscription = defineCall({
  method: 'GET',
  path: '/stripe/own-subscription',
  feature: 'billing',
  summary:
    'For a student who pays alone: subscription, card and invoices; a child with a parent is told nothing of prices',
  policy: { ...parentReads, callers: ['student'] },
  answer: z.object({
    subscription: studentSubscriptionSchema,
    card: cardSchema.nullable(),
    invoices: z.array(invoiceSchema),
  }),
  errors: ['parentPays', 'paymentUnavailable'],
  example: () => ({}),
});

export const receiveWebhook = defineCall({
  method: 'POST',
  path: '/stripe/webhook',
  feature: 'billing',
  summary: "The payment provider's events, signed; each is kept once and what it is about is asked for afresh",
  policy: {
    callers: ['provider'],
    reach: 'nobody',
    whilePending: true,
    limit: 'general',
    repeated: 'once',
    audit: 'nothing',
  },
  // Events carry whole objects of the provider.
  bodyLimitBytes: 256 * 1024,
  body: z.looseObject({ id: boundedText({ max: 255 }).min(1), type: boundedText({ max: 100 }).min(1) }),
  answer: nothingSchema,
  changes: ['accounts', 'billing'],
  errors: ['badSignature'],
  example: () => ({ body: { id: 'evt_example', type: 'customer.subscription.updated', data: { object: {} } } }),
});

/** The sandbox's side of a confirmation; no call of the API, and not there with Stripe. */
export const sandboxConfirmationPath = '/sandbox/confirmations';
export const sandboxConfirmationSchema = z.strictObject({
  clientSecret: boundedText({ max: 100 }).min(1),
  isConfirmed: z.boolean(),
});
