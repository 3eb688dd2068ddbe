/** What questions on sequences share: rows of terms, the mistakes, and a solver that searches rules. */
import type { Cell } from '../../kernel/generator.ts';
import { mistakesIn } from '../../kernel/mistakes.ts';
import { decimalText, showNumber } from '../../kernel/number-text.ts';
import type { Random } from '../../kernel/random.ts';

type Level = 'easy' | 'medium' | 'hard';
/** How terms follow one another. */
export type Rule = 'up' | 'down' | 'decimal' | 'negative' | 'times' | 'growing' | 'twoBefore';
/** The ways of asking. */
export type Asked =
  | 'next'
  | 'missing'
  | 'rule'
  | 'pattern'
  | 'far'
  | 'position'
  | 'twoStep'
  | 'back'
  | 'termOf'
  | 'firstThree'
  | 'nthRule'
  | 'nthBox'
  | 'isTerm'
  | 'positionOf';

/** What a sub-topic asks of this family, by difficulty. */
export interface Params {
  readonly levels: Readonly<
    Record<Level, { readonly asks: readonly Asked[]; readonly rules: readonly Rule[]; readonly size: number }>
  >;
}

/** How often this way is asked at a cell. */
export function asks({ params, difficulty }: Cell<Params>, way: Asked): number {
  return params.levels[difficulty].asks.filter((asked) => asked === way).length;
}

/** A row of terms, scaled by 10^`places`, and how to say its rule. */
export interface Row {
  readonly terms: readonly number[];
  readonly places: number;
  readonly says: string;
  readonly step: number;
}

/** A term as a child reads it. */
export function show(row: Row, term: number): string {
  return showNumber(decimalText(term, row.places));
}

const steady = (start: number, step: number, count: number, places: number): Row => ({
  terms: Array.from({ length: count }, (_, at) => start + at * step),
  places,
  step,
  says: `${step < 0 ? 'subtract' : 'add'} ${decimalText(Math.abs(step), places)}`,
});

/** A row fit for the cell; undefined when this draw is unfit. */
export function drawRow(random: Random, { params, difficulty }: Cell<Params>, count: number): Row | undefined {
  const { rules, size } = params.levels[difficulty];
  const rule = random.pick(rules);
  // Smaller steps than a third of the largest are counting for a younger class.
  const step = random.int(Math.ceil(size / 3), size);
  // Tens are counted on at a glance.
  if (step % 10 === 0 && (rule === 'up' || rule === 'down' || rule === 'negative')) return undefined;
  if (rule === 'up') return steady(random.int(1, size * 4), step, count, 0);
  if (rule === 'down') return steady(step * count + random.int(1, size * 3), -step, count, 0);
  if (rule === 'negative') {
    const row = steady(random.int(-size * 2, size * 2), random.chance(1, 2) ? step : -step, count, 0);
    return row.terms.some((term) => term < 0) ? row : undefined;
  }
  if (rule === 'decimal') {
    const places = random.int(1, 2);
    // Beyond easy a row of tenths goes past a whole number at each step.
    const tenths = difficulty === 'easy' ? [3, 4, 6, 7, 8, 9, 12, 15, 25] : [12, 13, 15, 17, 18, 24, 25, 27, 28];
    const by = random.pick(places === 1 ? tenths : [15, 25, 35, 45, 75, 125]);
    return steady(random.int(1, 90), by, count, places);
  }
  if (rule === 'times') {
    const by = random.int(3, 5);
    const start = random.int(2, 9);
    const terms = Array.from({ length: count }, (_, at) => start * by ** at);
    return terms.some((term) => term > 5000) ? undefined : { terms, places: 0, step: by, says: `multiply by ${by}` };
  }
  if (rule === 'growing') {
    const start = random.int(1, 20);
    const isHard = difficulty === 'hard';
    const first = random.int(3, isHard ? 12 : 8);
    const more = random.int(isHard ? 3 : 2, isHard ? 7 : 5);
    const terms = Array.from({ length: count }, (_, at) => start + at * first + (more * at * (at - 1)) / 2);
    return { terms, places: 0, step: first, says: `the step grows by ${more} each time` };
  }
  const terms = [random.int(1, 9), random.int(1, 9)];
  while (terms.length < count) terms.push((terms.at(-1) ?? 0) + (terms.at(-2) ?? 0));
  return { terms, places: 0, step: 0, says: 'add the two terms before' };
}

export const mistake = mistakesIn('m.sequence');

/** The mistakes children make here. */
export const named = {
  step: mistake('off-by-one-step', 'Count the steps again: you are one step out.'),
  tooFar: mistake('off-by-one-step', 'That is one term too far.'),
  twoTooFar: mistake('off-by-two-steps', 'That is two terms too far.'),
  tooEarly: mistake('off-by-one-step', 'That is one term too early.'),
  wrongWay: mistake('wrong-direction', 'Do the terms go up or down?'),
  fact: mistake('two-slips', ''),
  sameGap: mistake('last-gap-again', 'You used the last gap again, but the gaps are not all the same.'),
  onlyFirstStep: mistake('fits-one-step', 'Try this rule on every step. Does it give each next term?'),
  twoSteps: mistake('two-steps-at-once', 'That takes you two terms on. How do you get to the very next one?'),
  timesPosition: mistake(
    'term-number-times-first',
    'You multiplied the first term by the number of the term. Use the rule.',
  ),
  swapped: mistake('step-as-start', 'The gap between the terms goes in front of n. Check it with n = 1 and n = 2.'),
  firstAsStart: mistake('first-term-as-constant', 'Put n = 1 into this rule. It doesn’t give the first term.'),
  order: mistake('order-of-steps', 'Do the steps in the order that is given.'),
  digits: (by: number, n: number) =>
    mistake('juxtaposition-as-digits', `${by}n with n = ${n} is ${by} times ${n}, not ${by}${n}.`),
  forwards: mistake('goes-forwards', 'You went forwards. To go back to the first term, undo the steps.'),
};

/** What makes a question hard. */
export const features = (row: Row, steps: number): Record<string, number> => ({
  steps,
  size: Math.abs(row.step),
  places: row.places,
});

/** Every rule that fits all the terms that are known gives what stands in the hole: the second way. Terms are whole here. */
export function fillHole(terms: readonly (number | undefined)[], hole: number): number[] {
  const known = terms.flatMap((term, at) => (term === undefined ? [] : [{ term, at }]));
  const [first, second, third] = known;
  if (first === undefined || second === undefined || third === undefined) return [];
  const found = new Set<number>();
  const accept = (value: (at: number) => number): void => {
    if (known.every(({ term, at }) => Math.abs(value(at) - term) < 1e-6))
      found.add(Math.round(value(hole) * 1000) / 1000);
  };
  const step = (second.term - first.term) / (second.at - first.at);
  accept((at) => first.term + (at - first.at) * step);
  for (let by = 2; by <= 9; by++) accept((at) => first.term * by ** (at - first.at));
  // A step that changes steadily: the parabola through the first three known terms.
  accept((at) => {
    const part = ({ term, at: own }: typeof first, others: readonly (typeof first)[]): number =>
      others.reduce((value, other) => (value * (at - other.at)) / (own - other.at), term);
    return part(first, [second, third]) + part(second, [first, third]) + part(third, [first, second]);
  });
  const filled = (value: number): number[] => terms.map((term, at) => (at === hole ? value : (term ?? Number.NaN)));
  for (const guess of [
    (terms[hole - 1] ?? Number.NaN) + (terms[hole - 2] ?? Number.NaN),
    (terms[hole + 1] ?? Number.NaN) - (terms[hole - 1] ?? Number.NaN),
    (terms[hole + 2] ?? Number.NaN) - (terms[hole + 1] ?? Number.NaN),
  ]) {
    const row = filled(guess);
    if (row.every((term, at) => at < 2 || term === (row[at - 1] ?? 0) + (row[at - 2] ?? 0))) found.add(guess);
  }
  return [...found];
}
