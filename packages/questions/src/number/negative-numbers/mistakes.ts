/** What all questions on negative numbers share: walking the line, and the mistakes. */
import type { Cell } from '../../kernel/generator.ts';
import { mistakesIn } from '../../kernel/mistakes.ts';
import { showNumber } from '../../kernel/number-text.ts';

/** What a sub-topic asks of this family. */
export interface Params {
  readonly reach: Readonly<Record<'easy' | 'medium' | 'hard', number>>;
  readonly asks: 'line' | 'context' | 'across' | 'operations';
}

/** Names a mistake of this family. */
export const mistake = mistakesIn('m.negative');

/** The mistakes children make here. */
export const named = {
  zeroTwice: mistake('counts-zero-twice', 'Count 0 once as you pass it.'),
  sign: mistake('ignores-sign', 'Look at the sign. Is the number above or below 0?'),
  adds: mistake('adds-magnitudes', 'Draw a number line and jump from the start. Which way do you go?'),
  takes: mistake('subtracts-magnitudes', 'The numbers lie on both sides of 0. Jump to 0 first, then on.'),
  way: mistake('wrong-direction', 'You went the wrong way along the number line.'),
  signs: mistake('sign-rule', 'Same signs give a positive answer. Different signs give a negative one.'),
  double: mistake('two-minus-signs', 'Subtracting a negative number is the same as adding.'),
};

/** A number as a child reads it. */
export const show = (value: number): string => showNumber(value);

/** What makes a question hard, as numbers that rise with it. */
export const features = (a: number, b: number, steps: number): Record<string, number> => ({
  size: Math.max(Math.abs(a), Math.abs(b)),
  crosses: a < 0 !== b < 0 ? 1 : 0,
  steps,
});

/** How far from zero the numbers go. */
export const reachOf = ({ params, difficulty }: Cell<Params>): number => params.reach[difficulty];

/** Walks one at a time. */
export function walk(from: number, by: number): number {
  let at = from;
  for (let step = 0; step < Math.abs(by); step++) at += Math.sign(by);
  return at;
}
