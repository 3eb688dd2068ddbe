/** What the second solver of today's generator says of a stored question: it sees the question alone, never the stored key. */
import type { GivenAnswer } from '@comet/contract/question';
import { score } from '../marking/score.ts';
import { generatorsFor } from '../registry.ts';
import type { Recall, StoredItem } from './recall.ts';

/** Every answer that holds by today's solver; undefined where it can't read a question of that age. */
export function answersToday(item: StoredItem): readonly GivenAnswer[] | undefined {
  const generator = generatorsFor(item.subTopicId).find(({ generatorId }) => generatorId === item.generatorId);
  try {
    return generator?.solve(item.question, item.subTopicId, item.year, item.difficulty);
  } catch {
    // A form that the generator no longer has: nothing can be said of it.
    return undefined;
  }
}

/** What the stored key says of an answer. */
const isRightBy =
  ({ key, question }: StoredItem) =>
  (given: GivenAnswer): boolean =>
    score(key, question.answer, given).verdict === 'right';

/** Whether an answer holds that the key calls wrong. One that is not found says nothing: its form may be gone. */
export function hasSecondAnswerToday(item: StoredItem): boolean {
  const found = answersToday(item) ?? [];
  return !found.every(isRightBy(item)) || (item.key.type !== 'writeAnswer' && found.length > 1);
}

/**
 * Whether today's solver finds the stored answer and another one. Solvers of word questions know today's words and links only:
 * where one does not even find the stored answer, it may not know a word that was used then, and says nothing.
 */
export function hasAnswerBesideKey(item: StoredItem): boolean {
  const found = answersToday(item) ?? [];
  return found.some(isRightBy(item)) && !found.every(isRightBy(item));
}

/** Recalls word questions up to a version, the first where not said, whose generators knew too few words, links or rules to rule out a second answer. */
export const alsoRight = (generatorId: string, reason: string, upTo = 1): Recall => ({
  generatorId,
  upTo,
  harm: 'key',
  reason,
  isFaulty: hasAnswerBesideKey,
});
