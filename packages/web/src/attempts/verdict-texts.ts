/** What is said about a marked answer: what worked, or that it is a step on the way. */
import type { AnswerResult } from '@comet/contract/attempts';

export type Marked = Extract<AnswerResult, { verdict: 'marked' }>;

const cheers = ['Well done!', 'You’ve got it!', 'Spot on!', 'Brilliant!', 'That’s right!'] as const;
const notYet = ['Not yet. Let’s take a look.', 'Nearly! Let’s take a look.'] as const;

export function verdictTitle(
  { isRight, questionId }: Pick<Marked, 'isRight' | 'questionId'>,
  isOffer: boolean,
): string {
  if (isOffer) return 'Tricky, aren’t they?';
  const titles = isRight ? cheers : notYet;
  return titles[questionId % titles.length] ?? titles[0];
}
