/** Stripe's script, fetched from Stripe only where the server says that Stripe takes the cards. */
import type { Confirmation } from '@comet/contract/billing';
import type { Stripe } from '@stripe/stripe-js';
import { paymentTexts } from './payment-texts.ts';

const loaded = new Map<string, Promise<Stripe>>();

async function load(publishableKey: string): Promise<Stripe> {
  const { loadStripe } = await import('@stripe/stripe-js/pure');
  const stripe = await loadStripe(publishableKey);
  if (stripe === null) throw new Error(paymentTexts.fieldsMissing);
  return stripe;
}

/** One Stripe a page; a failed load is tried again. */
export function stripeOf(publishableKey: string): Promise<Stripe> {
  const known = loaded.get(publishableKey);
  if (known !== undefined) return known;
  const loading = load(publishableKey);
  loaded.set(publishableKey, loading);
  loading.catch(() => loaded.delete(publishableKey));
  return loading;
}

/** Lets the family's bank ask in Stripe's own dialog. */
export async function confirmWithStripe(publishableKey: string, confirmation: Confirmation): Promise<boolean> {
  const stripe = await stripeOf(publishableKey);
  const { error } =
    confirmation.kind === 'payment'
      ? await stripe.confirmCardPayment(confirmation.clientSecret)
      : await stripe.confirmCardSetup(confirmation.clientSecret);
  return error === undefined;
}
