/** What questions on tenths and hundredths share: how many parts, the mistakes and the drawings. */
import type { Figure } from '@comet/contract/figure';
import type { Mistake } from '../../kernel/key.ts';
import { mistakesIn, type NumberMistake } from '../../kernel/mistakes.ts';
import type { Random } from '../../kernel/random.ts';
import { barFigure, circleFigure, firstShaded, gridFigure } from '../fraction-figures.ts';
import { partName } from '../maths-text.ts';

/** Into how many parts the whole is cut. */
export interface Params {
  readonly parts: 10 | 100;
}

const mistake = mistakesIn('m.fracBasic');

/** The mistakes children make here. */
export const named = {
  other: mistake('other-part', 'That is the other part of the whole, not the part asked for.'),
  /** Of a row of terms: the one before. */
  wrongWay: mistake('other-part', 'That takes you back to a number you had before.'),
  partToPart: mistake('part-to-part', 'The denominator counts all the equal parts, not just the rest of them.'),
  upsideDown: mistake('upside-down', 'The denominator says how many equal parts make the whole.'),
  wrongSize: (parts: number) =>
    mistake('wrong-part-size', `Each part is one ${partName(parts, 1)}, so the denominator is ${parts}.`),
  /** Parts of a picture, counted one by one or row by row. */
  miscounted: (parts: number) =>
    mistake(
      'miscount',
      parts === 100 ? 'Count again: first the full rows of 10, then the rest.' : 'Count the parts again, one by one.',
    ),
  /** Two parts that don’t make the whole. */
  sum: (one: number, other: number, whole: number) =>
    mistake('miscount', `Check: ${one} + ${other} is ${one + other}, not ${whole}.`),
  /** What the answer should be, said another way. */
  says: (says: string) => mistake('miscount', says),
  isWhole: mistake('gives-the-whole', 'That many parts make the whole. Take away the parts that you have.'),
  countsSquares: (says: string) => mistake('counts-pieces', says),
  tenTimes: (says: string) => mistake('ten-times-out', says),
  forgetsWhole: mistake('forgets-wholes', 'Do not forget the whole ones: each holds many parts.'),
  wholes: (says: string) => mistake('forgets-wholes', says),
};

/** Mistakes of naming `count` of `parts`; how a wrong count is told depends on whether the parts are seen. */
export function nameMistakes(
  count: number,
  parts: number,
  miscounted: (given: number) => Mistake = () => named.miscounted(parts),
): NumberMistake[] {
  const rest = parts - count;
  return [
    [`${rest}/${parts}`, named.other],
    [`${count}/${Math.max(rest, 1)}`, named.partToPart],
    [`${parts}/${count}`, named.upsideDown],
    [`${count}/${parts === 10 ? 100 : 10}`, named.wrongSize(parts)],
    [`${count + 1}/${parts}`, miscounted(count + 1)],
    ...(count > 1 ? [[`${count - 1}/${parts}`, miscounted(count - 1)] as const] : []),
    ...(parts === 100 ? [[`${count}/1000`, named.wrongSize(parts)] as const] : []),
    ...(parts === 100
      ? [
          [`${count + 10}/${parts}`, miscounted(count + 10)] as const,
          [`${count - 10}/${parts}`, miscounted(count - 10)] as const,
        ]
      : []),
  ];
}

/** The same where no part is left over and none is counted: division, units. */
export function divideMistakes(count: number, parts: number): NumberMistake[] {
  const others = [named.other.id, named.partToPart.id, named.miscounted(parts).id];
  return nameMistakes(count, parts).filter(([, { id }]) => !others.includes(id));
}

/** A drawing of `parts` equal parts with some shaded, in one of the kinds that suit the number of parts. */
export function drawParts(
  random: Random,
  count: number,
  parts: number,
  scatter: boolean,
): [kind: string, figure: Figure] {
  const first = firstShaded(count, parts);
  const shaded = scatter ? random.fork('scatter').shuffle(first) : first;
  const alt = `A shape cut into ${parts} equal parts. Some of the parts are shaded.`;
  if (parts > 20) return ['grid', gridFigure(shaded, parts === 50 ? 10 : Math.sqrt(parts), alt)];
  const kind = random.pick(parts === 20 ? ['grid'] : ['bar', 'circle', 'grid']);
  if (kind === 'grid') return [kind, gridFigure(shaded, parts === 5 ? 5 : parts / 2, alt)];
  return [kind, kind === 'bar' ? barFigure(shaded, alt) : circleFigure(shaded, alt)];
}

/** What makes a question hard. */
export const features = (steps: number, size: number): Record<string, number> => ({ steps, size });
