/** The package that was chosen in the step before, as the provider sells it now. */
import { listPrices, type Price } from '@comet/contract/billing';
import { useAsk } from '../../api/ask.ts';

export function useChosenPrice(priceId: string | undefined): Price | undefined {
  const prices = useAsk(listPrices, {}, { freshMs: 60_000 });
  return prices.data?.find((price) => price.priceId === priceId);
}
