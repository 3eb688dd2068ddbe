/** What stood on the screen when a question was reported: it stays with the report, whatever becomes of the question. */
import type { GivenAnswer, Question } from '@comet/contract/question';

export interface SeenQuestion {
  readonly question: Question;
  readonly given: GivenAnswer | null;
  /** The stored question, where another one has taken its place in the attempt since. */
  readonly itemId?: number;
}
