/** Schemas of the sandbox's stored documents, checked whenever they are read. */
import { typesOfBill, typesOfRate } from '@comet/domain/billing/packages';
import { subscriptionStatuses } from '@comet/domain/billing/subscription';
import { z } from 'zod';

const time = z.coerce.date();
const packageSchema = z.object({
  priceId: z.string(),
  typeOfBill: z.enum(typesOfBill),
  typeOfRate: z.enum(typesOfRate),
  amount: z.int(),
  currency: z.literal('gbp'),
});
export const discountSchema = z.union([
  z.object({ duration: z.enum(['once', 'forever']), percentOff: z.number(), amountOff: z.null() }),
  z.object({ duration: z.enum(['once', 'forever']), percentOff: z.null(), amountOff: z.int() }),
]);

/** How a test card behaves: pays, is declined when it is charged, or wants to be confirmed first. */
const behaviours = ['pays', 'declines', 'confirms'] as const;

export const customerSchema = z.object({
  customerId: z.string(),
  card: z.object({ behaviour: z.enum(behaviours), last4: z.string(), nameOnCard: z.string() }).optional(),
});
export type SandboxCustomer = z.infer<typeof customerSchema>;

export const invoiceDocumentSchema = z.object({
  invoiceId: z.string(),
  subscriptionId: z.string(),
  status: z.enum(['open', 'paid', 'void']),
  lines: z.array(z.object({ description: z.string(), amount: z.int() })),
  amountDue: z.int(),
  issuedAt: time,
});
export type SandboxInvoice = z.infer<typeof invoiceDocumentSchema>;

export const subscriptionDocumentSchema = z.object({
  subscriptionId: z.string(),
  customerId: z.string(),
  orderId: z.string(),
  status: z.enum(subscriptionStatuses),
  package: packageSchema,
  discount: discountSchema.optional(),
  createdAt: time,
  /** Periods are counted from here, so that the 31st comes back after February. */
  anchor: time,
  periodsDone: z.int(),
  periodStartsAt: time,
  periodEndsAt: time,
  trialEndsAt: time.optional(),
  cancelAtPeriodEnd: z.boolean(),
  endedAt: time.optional(),
  /** The payment that is open: its invoice, since when, and how often it was tried. */
  open: z.object({ invoiceId: z.string(), since: time, tries: z.int() }).optional(),
  /** Carried over to the next bill: what a change of package left to pay, or less than nothing. */
  carried: z.int(),
  confirmation: z.object({ kind: z.enum(['payment', 'setup']), clientSecret: z.string() }).optional(),
});
export type SandboxSubscription = z.infer<typeof subscriptionDocumentSchema>;
