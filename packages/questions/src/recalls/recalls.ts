/**
 * Recalled questions. Whoever corrects a generator raises its version and adds a line here; `npm run ops -- questions:recheck`
 * then withdraws what older versions left in the database.
 */
import { pairsOf } from './item-texts.ts';
import type { Recall } from './recall.ts';

export const recalls: readonly Recall[] = [
  {
    makerId: 'e.antonym',
    upTo: 1,
    harm: 'key',
    reason: 'a word paired with itself',
    isFaulty: (item) => pairsOf(item).some(([one, other]) => one === other),
  },
];
