/** What is kept about payments; the payment provider keeps its own books. */
import { type FeatureData, ofPerson, type PersonalTable } from '../platform/personal-data.ts';

const ofStudentOrPayer = (table: string, title: string, secret: readonly string[]): PersonalTable => ({
  ...ofPerson(table, title, { secret }),
  about: 't.student_id = any($1) or t.payer_id = any($1)',
});

export const billingData: FeatureData = {
  personal: [
    ofStudentOrPayer('subscriptions', 'Subscription', []),
    ofStudentOrPayer('subscription_orders', 'Orders', ['payment_method']),
    ofPerson('billing_customers', 'Card', { column: 'payer_id' }),
    ofPerson('billing_notices', 'E-mails about payments'),
    ofPerson('promo_uses', 'Promo codes used'),
  ],
  impersonal: {
    promo_codes: 'codes that anybody may use',
    payment_events: "the provider's ids of events and subscriptions",
  },
};
