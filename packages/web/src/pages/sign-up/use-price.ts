/** The package that was chosen in the step before, as the provider sells it now. */
import type { Price } from '@comet/contract/billing';
import { usePrices } from '../../billing/billing.queries.ts';

export function useChosenPrice(priceId: string | undefined): Price | undefined {
  const prices = usePrices();
  return prices.data?.find((price) => price.priceId === priceId);
}
