/** What all questions on negative numbers share: walking the line, and the mistakes. */
import type { Cell, Made } from '../../kernel/generator.ts';
import { mistakesIn, type NumberMistake } from '../../kernel/mistakes.ts';
import { showNumber } from '../../kernel/number-text.ts';
import type { QuestionText } from '../../kernel/question-text.ts';
import type { Random } from '../../kernel/random.ts';
import { chooseText } from '../ask.ts';

/** What a sub-topic asks of this family. */
export interface Params {
  readonly reach: Readonly<Record<'easy' | 'medium' | 'hard', number>>;
  readonly asks: 'line' | 'context' | 'across' | 'operations';
}

/** Names a mistake of this family. */
export const mistake = mistakesIn('m.negative');

/** The mistakes children make here. */
export const named = {
  zeroTwice: mistake('counts-zero-twice', 'That is 1 out. Count the jumps one by one.'),
  stepTooMany: (from: number) =>
    mistake(
      'counts-zero-twice',
      `That is 1 too many. Do not count ${showNumber(from)} itself: the first step takes you to ${showNumber(from + 1)}.`,
    ),
  stepTooFew: (crosses: boolean) =>
    mistake(
      'counts-zero-twice',
      `That is 1 too few. Count every step of 1${crosses ? ', including the ones to and from 0' : ''}.`,
    ),
  // It holds however the child came to the number: other mistakes lead there too.
  sign: mistake('ignores-sign', 'That is the right number with the wrong sign.'),
  adds: mistake('adds-magnitudes', 'You added the numbers without their signs.'),
  addsBelow: mistake('adds-magnitudes', 'You added the numbers and put a minus sign in front.'),
  takes: mistake('subtracts-magnitudes', 'You subtracted without looking at the signs.'),
  way: mistake('wrong-direction', 'You went the wrong way along the number line.'),
  double: mistake('two-minus-signs', 'Subtracting a negative number is the same as adding.'),
  addsNegative: mistake('adds-a-negative', 'Adding a negative number is the same as subtracting.'),
  fact: (one: number, other: number) =>
    mistake('wrong-fact', `That would be ${one} × ${other} = ${one * other} without the signs.`),
};

/** A number as a child reads it. */
export const show = (value: number): string => showNumber(value);

/** A number after a sign. */
export const bracket = (value: number): string => (value < 0 ? `(${show(value)})` : show(value));

/** The smallest number worth a jump: a sum of small ones is known from the years before. */
export const leastOf = ({ difficulty, year }: Cell<Params>): number =>
  ({ easy: year > 4 ? 4 : 2, medium: year > 5 ? 10 : year > 4 ? 7 : 4, hard: 10 })[difficulty];

/** What makes a question hard, as numbers that rise with it. */
export const features = (a: number, b: number, steps: number): Record<string, number> => ({
  size: Math.max(Math.abs(a), Math.abs(b)),
  crosses: a < 0 !== b < 0 ? 1 : 0,
  steps,
});

/** How a jump that stays below 0 is worked out without signs: −5 and 12 down is 5 + 12 below 0. */
export function belowZero(from: number, by: number): string {
  const jump = Math.abs(by);
  return by > 0
    ? `${show(from)} is ${-from} below 0. Go up ${jump}: that leaves ${-from} − ${jump} = ${-from - jump} below 0.`
    : `${show(from)} is ${-from} below 0. Go down ${jump}: that makes ${-from} + ${jump} = ${-from + jump} below 0.`;
}

/** How a jump is worked out: across 0 in two parts, below 0 without signs. */
export function jump(from: number, by: number): string {
  const to = from + by;
  const way = by < 0 ? 'down' : 'up';
  if (from === 0 || (from > 0 && to > 0)) return `Go ${way} ${Math.abs(by)} from ${show(from)}: that is ${show(to)}.`;
  if (from < 0 && to < 0) return belowZero(from, by);
  return `From ${show(from)} to 0 is ${Math.abs(from)}. ${Math.abs(by)} − ${Math.abs(from)} = ${Math.abs(to)}, so go on to ${Math.abs(to)} ${to < 0 ? 'below' : 'above'} 0.`;
}

/** How far from zero the numbers go. */
export const reachOf = ({ params, difficulty }: Cell<Params>): number => params.reach[difficulty];

/** Walks one at a time. */
export function walk(from: number, by: number): number {
  let at = from;
  for (let step = 0; step < Math.abs(by); step++) at += Math.sign(by);
  return at;
}

/** Numbers to choose from, each the end of one mistake: of two at once a child could be told nothing. */
export const chooseNamed = (
  random: Random,
  questionText: QuestionText,
  right: number,
  mistakes: readonly NumberMistake[],
): Made | undefined =>
  chooseText(
    random,
    questionText,
    show(right),
    mistakes.map(([given, because]) => [show(Number(given)), because] as const),
    { layout: 'grid' },
  );
