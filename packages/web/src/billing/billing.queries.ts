/** Promo codes as they are typed, and subscriptions as they are bought and changed. */
import { changeSubscription, createSubscription, validatePromoCode } from '@comet/contract/billing';
import type { BodySent } from '@comet/contract/call';
import { useDebouncedValue } from '@mantine/hooks';
import { useEffect } from 'react';
import toast from 'react-hot-toast';
import { useDoing } from '../api/act.ts';
import { api } from '../api/api.ts';
import { askNow, useAsk } from '../api/ask.ts';
import { refresh } from '../api/refresh.ts';
import { savedText } from '../ui/texts.ts';
import { paymentTexts } from './payment-texts.ts';

/** How long typing must rest before a promo code is looked up (specification, section 9). */
const debounceMs = 500;
const promoOptions = { freshMs: 60_000, isTriedOnce: true };

/** What a promo code takes off; asked for once typing rests. An empty field is good. */
export function usePromo(typed: string) {
  const code = typed.trim();
  const [rested] = useDebouncedValue(code, debounceMs);
  const isOn = rested !== '' && rested === code;
  const { data, error } = useAsk(
    validatePromoCode,
    { body: { promo: rested.toUpperCase() } },
    { ...promoOptions, isOn },
  );
  // What did not come through says nothing about the code.
  useEffect(() => {
    if (error !== null) toast.error(paymentTexts.promoUnknown);
  }, [error]);
  const known = isOn ? data : undefined;
  return {
    promo: known === false ? undefined : known,
    fault: known === false ? 'Invalid promo code' : undefined,
    /** Whether what is typed now is good; what is not known yet is asked for again. */
    checkNow: async (): Promise<boolean> => {
      if (code === '') return true;
      return askNow(validatePromoCode, { body: { promo: code.toUpperCase() } }, promoOptions).then(
        (promo) => promo !== false,
        () => false,
      );
    },
  };
}

/** Buying takes several calls, and a bank may ask in between: pages learn of it at the end, by `refreshBilling`. */
export const subscribe = (body: BodySent<typeof createSubscription>) => api.call(createSubscription, { body });
type Change = BodySent<typeof changeSubscription>;
export const sendChange = (body: Change) => api.call(changeSubscription, { body });
export const refreshBilling = () => refresh(changeSubscription.changes);

/** A change without a card: package, cancel, resume. What was changed is on the page before the dialog closes. */
export function useChangeSubscription(onDone: () => void) {
  return useDoing(
    async (body: Change) => {
      const outcome = await sendChange(body);
      await refreshBilling();
      return outcome;
    },
    { done: savedText, onDone },
  );
}
