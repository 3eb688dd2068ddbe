/** What the second solver of today's generator says of a stored question: it sees the question alone, never the stored key. */
import type { GivenAnswer } from '@comet/contract/question';
import { score } from '../marking/score.ts';
import { makersFor } from '../registry.ts';
import type { StoredItem } from './recall.ts';

/** Every answer that holds by today's solver; undefined where it can't read a question of that age. */
export function answersToday(item: StoredItem): readonly GivenAnswer[] | undefined {
  const maker = makersFor(item.subTopicId).find(({ makerId }) => makerId === item.makerId);
  try {
    return maker?.solve(item.question, item.subTopicId, item.year, item.difficulty);
  } catch {
    // A form that the generator no longer has: nothing can be said of it.
    return undefined;
  }
}

/** Whether an answer holds that the key calls wrong. One that is not found says nothing: its form may be gone. */
export function hasSecondAnswerToday(item: StoredItem): boolean {
  const found = answersToday(item) ?? [];
  const isRight = (given: GivenAnswer): boolean => score(item.key, item.question.answer, given).verdict === 'right';
  return !found.every(isRight) || (item.key.type !== 'writeAnswer' && found.length > 1);
}
