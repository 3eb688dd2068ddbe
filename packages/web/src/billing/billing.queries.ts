/** Prices, cards, subscriptions and invoices as the server tells them, and what whoever pays does with them. */
import * as calls from '@comet/contract/billing';
import type { BodySent } from '@comet/contract/call';
import { useDebouncedValue } from '@mantine/hooks';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import toast from 'react-hot-toast';
import { api } from '../api/api.ts';

/** How long typing must rest before a promo code is looked up (specification, section 9). */
const debounceMs = 500;

export function usePrices() {
  return useQuery({
    queryKey: ['prices'],
    queryFn: ({ signal }) => api.call(calls.listPrices, { signal }),
    staleTime: 60_000,
  });
}

export function usePaymentConfig() {
  return useQuery({
    queryKey: ['payment-config'],
    queryFn: ({ signal }) => api.call(calls.getPaymentConfig, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export function useChildrensSubscriptions(isOn = true) {
  return useQuery({
    queryKey: ['billing', 'subscriptions'],
    queryFn: ({ signal }) => api.call(calls.listStudentsSubscriptions, { signal }),
    enabled: isOn,
  });
}

/** The card on file of a parent. */
export function useCardOnFile(isOn = true) {
  return useQuery({
    queryKey: ['billing', 'card'],
    queryFn: ({ signal }) => api.call(calls.getPaymentMethod, { signal }),
    enabled: isOn,
  });
}

export function useInvoices(isOn = true) {
  return useQuery({
    queryKey: ['billing', 'invoices'],
    queryFn: ({ signal }) => api.call(calls.listInvoices, { signal }),
    enabled: isOn,
  });
}

/** Subscription, card and invoices of a student who pays for themselves. */
export function useOwnSubscription(isOn = true) {
  return useQuery({
    queryKey: ['billing', 'own'],
    queryFn: ({ signal }) => api.call(calls.getOwnSubscription, { signal }),
    enabled: isOn,
  });
}

const notKnown = 'not known';

/** What a promo code takes off; asked for once typing rests. An empty field is good. */
export function usePromo(typed: string) {
  const client = useQueryClient();
  const code = typed.trim();
  const [rested] = useDebouncedValue(code, debounceMs);
  const options = (promo: string) => ({
    queryKey: ['promo', promo.toUpperCase()],
    queryFn: async ({ signal }: { readonly signal: AbortSignal }) => {
      try {
        return await api.call(calls.validatePromoCode, { body: { promo }, signal });
      } catch (error) {
        if (signal.aborted) throw error;
        toast.error('Failed to validate promo code');
        // What did not come through says nothing about the code.
        return notKnown;
      }
    },
    staleTime: 60_000,
  });
  const query = useQuery({ ...options(rested), enabled: rested !== '' && rested === code });
  const known = code !== '' && rested === code ? query.data : undefined;
  return {
    promo: known === false || known === notKnown ? undefined : known,
    fault: known === false ? 'Invalid promo code' : undefined,
    /** Whether what stands there now is good; what is not known yet is asked for again. */
    settle: async (): Promise<boolean> => {
      if (code === '') return true;
      const asked = options(code);
      if (client.getQueryData(asked.queryKey) === notKnown)
        await client.invalidateQueries({ queryKey: asked.queryKey, refetchType: 'none' });
      const answer = await client.fetchQuery(asked);
      return answer !== false && answer !== notKnown;
    },
  };
}

export type NewSubscription = BodySent<typeof calls.createSubscription>;
export type SubscriptionChange = BodySent<typeof calls.changeSubscription>;

export const subscribe = (body: NewSubscription) => api.call(calls.createSubscription, { body });
export const changeSubscription = (body: SubscriptionChange) => api.call(calls.changeSubscription, { body });

/** Everything that shows access or money is read again. */
export function useBillingRefresh(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    await Promise.all(['billing', 'user'].map((key) => client.invalidateQueries({ queryKey: [key] })));
  };
}

/** A change without a card: package, cancel, resume. */
export function useChangeSubscription(onDone: () => void) {
  const refresh = useBillingRefresh();
  return useMutation({
    mutationFn: changeSubscription,
    onSuccess: async () => {
      await refresh();
      toast.success('The data has been successfully updated');
      onDone();
    },
    onError: (error) => toast.error(error.message),
  });
}
