/** Judges a stored question by what is known today: recalls of its generator first, then what no question may have. */

import type { StoredFault, StoredItem } from './recall.ts';
import { recalls } from './recalls.ts';

/** What is wrong with a stored question; undefined when it may be asked on. */
export function storedFault(item: StoredItem): StoredFault | undefined {
  const recall = recalls.find(
    ({ makerId, upTo, isFaulty }) => makerId === item.makerId && item.makerVersion <= upTo && isFaulty(item),
  );
  return recall && { harm: recall.harm, reason: recall.reason };
}
