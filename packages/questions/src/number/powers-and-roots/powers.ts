/** What all questions on powers share: squares, cubes and the mistakes. */
import type { Cell, Made } from '../../kernel/generator.ts';
import { agreed, mistakesIn, type NumberMistake, toldBySide } from '../../kernel/mistakes.ts';
import { showNumber } from '../../kernel/number-text.ts';
import type { QuestionText } from '../../kernel/question-text.ts';
import type { Random } from '../../kernel/random.ts';
import { chooseText } from '../ask.ts';
import type { Ladder, Rung } from './ladder.ts';

/** What a sub-topic asks of this family. */
export interface Params {
  readonly of: readonly ('square' | 'cube')[];
  readonly ladder: Ladder;
  readonly roots: boolean;
}

type Kind = 'square' | 'cube';

/** The signs of the two powers. */
export const signs = { square: '²', cube: '³' } as const;

/** How many factors each power has. */
export const degree = { square: 2, cube: 3 } as const;

/** The power of a base. */
export const power = (base: number, kind: Kind): number => base ** degree[kind];

/** The power written out. */
export const inFull = (base: number, kind: Kind): string =>
  Array.from({ length: degree[kind] }, () => base).join(' × ');

/** Names a mistake of this family. */
export const mistake = mistakesIn('m.squares');

/** The mistakes children make here. */
export const named = {
  double: mistake('doubles', 'You multiplied by 2. Squared means the number times itself.'),
  triple: mistake('times-three', 'You multiplied by 3. Cubed means the number times itself, times itself again.'),
  square: (base: number) => mistake('square-for-cube', `That is ${base}². Cubed means multiply by ${base} once more.`),
  cube: mistake('cube-for-square', 'You cubed it. Squared means the number times itself.'),
  near: (base: number, kind: Kind) => mistake('neighbouring-power', `That is ${base}${signs[kind]}.`),
  nearRoot: (base: number, kind: Kind) =>
    mistake('neighbouring-power', `${inFull(base, kind)} is ${showNumber(power(base, kind))}.`),
  half: mistake('halves-for-root', 'You halved it. Which number makes this when you square it?'),
  third: mistake('thirds-for-root', 'You divided by 3. Which number makes this when you cube it?'),
  digits: (base: number, kind: Kind) =>
    mistake('joins-digits', `${base}${signs[kind]} is not ${base}${degree[kind]}. It means ${inFull(base, kind)}.`),
  order: mistake('power-after-sum', 'Work out each power first. Then do the rest.'),
  timesFirst: (times: number, base: number, kind: Kind) =>
    mistake(
      'power-after-sum',
      `Only the ${base} is ${kind}d. Work out ${base}${signs[kind]} before you multiply by ${times}.`,
    ),
  not: (value: number, kind: Kind) => {
    const below = Array.from({ length: 60 }, (_, at) => at + 1).filter((base) => power(base, kind) < value).length;
    return mistake(
      'not-a-power',
      `${showNumber(value)} comes between ${below}${signs[kind]} = ${showNumber(power(below, kind))} and ${below + 1}${signs[kind]} = ${showNumber(power(below + 1, kind))}.`,
    );
  },
  adds: (base: number, kind: Kind) =>
    mistake('adds-power', `You added ${degree[kind]}. ${base}${signs[kind]} means ${inFull(base, kind)}.`),
  nextSquare: (side: number) => mistake('neighbouring-power', `That is ${side} × ${side}. Count the rows again.`),
  groupMore: (base: number, group: number) => mistake('one-group-more', `That is ${base + 1} × ${group}.`),
  groupLess: (base: number, group: number) => mistake('one-group-less', `That is ${base - 1} × ${group}.`),
};

/** The bases of a kind in the cell; 10² is known by all, so it stands only among the smallest squares. */
export function basesOf({ params, difficulty }: Cell<Params>, use: keyof Rung, kind: Kind): number[] {
  const [least, most] = params.ladder[difficulty][use]?.[kind] ?? [1, 0];
  return Array.from({ length: Math.max(0, most - least + 1) }, (_, at) => at + least).filter(
    (base) => kind === 'cube' || base !== 10 || least < 7,
  );
}

/** A power fit for the cell, or undefined where it has none. */
export function drawBase(
  random: Random,
  cell: Cell<Params>,
  use: 'used' | 'alone' = 'used',
): { kind: Kind; base: number } | undefined {
  const kind = random.pick(cell.params.of);
  const bases = basesOf(cell, use, kind);
  return bases.length === 0 ? undefined : { kind, base: random.pick(bases) };
}

/** By adding the base over and over: no multiplying at all. */
export function byAdding(base: number, times: number): number {
  let value = base;
  for (let step = 1; step < times; step++) {
    let next = 0;
    for (let group = 0; group < base; group++) next += value;
    value = next;
  }
  return value;
}

/** What makes a question hard, as numbers that rise with it. */
export const features = (value: number, steps: number): Record<string, number> => ({ size: value, steps });

/** Wrong answers a child may type, each with the mistake that leads to it. */
export function mistakesOf(base: number, kind: Kind): NumberMistake[] {
  const value = power(base, kind);
  const group = value / base;
  return [
    kind === 'square' ? [base * 2, named.double] : [base * 3, named.triple],
    ...(kind === 'cube' ? [[base ** 2, named.square(base)] as const] : []),
    [power(base + 1, kind), named.near(base + 1, kind)],
    ...(base > 1 ? [[power(base - 1, kind), named.near(base - 1, kind)] as const] : []),
    [base + degree[kind], named.adds(base, kind)],
    [value + group, named.groupMore(base, group)],
    ...(base > 1 ? [[value - group, named.groupLess(base, group)] as const] : []),
    ...(kind === 'square' ? [[base ** 3, named.cube] as const] : []),
    [Number(`${base}${degree[kind]}`), named.digits(base, kind)],
  ];
}

/** A choice between the answer and named mistakes alone: two mistakes at once give sizes no child would think of. */
export function choosePower(
  random: Random,
  questionText: QuestionText,
  right: number,
  mistakes: readonly NumberMistake[],
): Made | undefined {
  const wrong = agreed(mistakes, String)
    .filter(([given]) => given !== right)
    .map(([given, because]) => [showNumber(given), toldBySide(given, right, because)] as const);
  return chooseText(random, questionText, showNumber(right), wrong, { layout: 'grid' });
}
