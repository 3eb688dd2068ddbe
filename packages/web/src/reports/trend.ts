/** Whether a child does better than in the time before, in words that stand before 'the week before'. */
import { percentOf } from '../ui/percent.ts';

/** From so many answers on a share says something. */
const minAnswers = 10;
/** A difference of so many points is none. */
const samePoints = 2;

interface Sums {
  readonly answered: number;
  readonly right: number;
}

/** 'up from 74 %', 'down from 90 %', 'as in'; nothing where one of the two times tells too little. */
export function trendOf(now: Sums, before: Sums): string | undefined {
  if (now.answered < minAnswers || before.answered < minAnswers) return undefined;
  const [is, was] = [percentOf(now.right, now.answered), percentOf(before.right, before.answered)];
  if (Math.abs(is - was) <= samePoints) return 'as in';
  return `${is > was ? 'up from' : 'down from'} ${was}\u00a0% in`;
}
