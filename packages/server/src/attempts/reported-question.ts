/** A copy of what was on the screen when a question was reported. It stays with the report even if the question changes. */
import type { GivenAnswer, Question } from '@comet/contract/question';

export interface SeenQuestion {
  readonly question: Question;
  readonly given: GivenAnswer | null;
  /** The stored question, where another one has taken its place in the attempt since. */
  readonly itemId?: number;
}
