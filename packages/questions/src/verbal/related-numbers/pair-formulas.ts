/** How a middle number is made from the two beside it: simple formulas, and the search for all that fit worked examples. */

/** A formula in words and numbers. `hard` counts what it asks for. */
export interface PairFormula {
  readonly name: string;
  readonly hard: number;
  worth(left: number, right: number): number;
  /** The way of it with numbers put in. */
  questionText(left: number, right: number): string;
}

const formula = (
  name: string,
  hard: number,
  worth: PairFormula['worth'],
  questionText: (left: number, right: number) => string,
): PairFormula => ({ name, hard, worth, questionText });

const smallNumbers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const factors = [2, 3, 4, 5];

/** Every formula of the language, simplest first. */
export const pairFormulas: readonly PairFormula[] = [
  formula(
    'add',
    1,
    (a, b) => a + b,
    (a, b) => `${a} + ${b}`,
  ),
  formula(
    'take',
    1,
    (a, b) => a - b,
    (a, b) => `${a} − ${b}`,
  ),
  formula(
    'takeBack',
    1,
    (a, b) => b - a,
    (a, b) => `${b} − ${a}`,
  ),
  formula(
    'times',
    2,
    (a, b) => a * b,
    (a, b) => `${a} × ${b}`,
  ),
  formula(
    'divide',
    2,
    (a, b) => a / b,
    (a, b) => `${a} ÷ ${b}`,
  ),
  formula(
    'divideBack',
    2,
    (a, b) => b / a,
    (a, b) => `${b} ÷ ${a}`,
  ),
  formula(
    'half',
    3,
    (a, b) => (a + b) / 2,
    (a, b) => `(${a} + ${b}) ÷ 2`,
  ),
  formula(
    'halfTake',
    4,
    (a, b) => (a - b) / 2,
    (a, b) => `(${a} − ${b}) ÷ 2`,
  ),
  formula(
    'halfTimes',
    5,
    (a, b) => (a * b) / 2,
    (a, b) => `${a} × ${b} ÷ 2`,
  ),
  formula(
    'squareAdd',
    5,
    (a, b) => a * a + b,
    (a, b) => `${a} × ${a} + ${b}`,
  ),
  formula(
    'squareTake',
    5,
    (a, b) => a * a - b,
    (a, b) => `${a} × ${a} − ${b}`,
  ),
  formula(
    'addSquare',
    5,
    (a, b) => a + b * b,
    (a, b) => `${a} + ${b} × ${b}`,
  ),
  formula(
    'squares',
    6,
    (a, b) => a * a + b * b,
    (a, b) => `${a} × ${a} + ${b} × ${b}`,
  ),
  formula(
    'timesAddLeft',
    5,
    (a, b) => a * b + a,
    (a, b) => `${a} × ${b} + ${a}`,
  ),
  formula(
    'timesAddRight',
    5,
    (a, b) => a * b + b,
    (a, b) => `${a} × ${b} + ${b}`,
  ),
  formula(
    'timesTakeLeft',
    5,
    (a, b) => a * b - a,
    (a, b) => `${a} × ${b} − ${a}`,
  ),
  formula(
    'timesTakeRight',
    5,
    (a, b) => a * b - b,
    (a, b) => `${a} × ${b} − ${b}`,
  ),
  formula(
    'timesAddBoth',
    6,
    (a, b) => a * b + a + b,
    (a, b) => `${a} × ${b} + ${a} + ${b}`,
  ),
  formula(
    'timesTakeBoth',
    6,
    (a, b) => a * b - a - b,
    (a, b) => `${a} × ${b} − ${a} − ${b}`,
  ),
  ...smallNumbers.flatMap((n) => [
    formula(
      'addMore',
      3,
      (a, b) => a + b + n,
      (a, b) => `${a} + ${b} + ${n}`,
    ),
    formula(
      'addLess',
      3,
      (a, b) => a + b - n,
      (a, b) => `${a} + ${b} − ${n}`,
    ),
    formula(
      'takeMore',
      3,
      (a, b) => a - b + n,
      (a, b) => `${a} − ${b} + ${n}`,
    ),
    formula(
      'takeLess',
      3,
      (a, b) => a - b - n,
      (a, b) => `${a} − ${b} − ${n}`,
    ),
    formula(
      'timesMore',
      4,
      (a, b) => a * b + n,
      (a, b) => `${a} × ${b} + ${n}`,
    ),
    formula(
      'timesLess',
      4,
      (a, b) => a * b - n,
      (a, b) => `${a} × ${b} − ${n}`,
    ),
    formula(
      'divideMore',
      4,
      (a, b) => a / b + n,
      (a, b) => `${a} ÷ ${b} + ${n}`,
    ),
    formula(
      'divideLess',
      4,
      (a, b) => a / b - n,
      (a, b) => `${a} ÷ ${b} − ${n}`,
    ),
  ]),
  ...factors.flatMap((n) => [
    formula(
      'sumTimes',
      4,
      (a, b) => (a + b) * n,
      (a, b) => `(${a} + ${b}) × ${n}`,
    ),
    formula(
      'gapTimes',
      4,
      (a, b) => (a - b) * n,
      (a, b) => `(${a} − ${b}) × ${n}`,
    ),
    formula(
      'leftTimes',
      4,
      (a, b) => n * a + b,
      (a, b) => `${n} × ${a} + ${b}`,
    ),
    formula(
      'rightTimes',
      4,
      (a, b) => a + n * b,
      (a, b) => `${a} + ${n} × ${b}`,
    ),
    formula(
      'leftTimesTake',
      5,
      (a, b) => n * a - b,
      (a, b) => `${n} × ${a} − ${b}`,
    ),
    formula(
      'takeRightTimes',
      5,
      (a, b) => a - n * b,
      (a, b) => `${a} − ${n} × ${b}`,
    ),
    formula(
      'productTimes',
      5,
      (a, b) => a * b * n,
      (a, b) => `${a} × ${b} × ${n}`,
    ),
  ]),
];

/** A worked group: left, middle, right. */
export type Group = readonly [left: number, middle: number, right: number];

/** Sums, differences and products: a child may see the middle as so much more, or so many times as much. */
const bases: readonly PairFormula['worth'][] = [(a, b) => a + b, (a, b) => a - b, (a, b) => b - a, (a, b) => a * b];

const shares = Array.from({ length: 11 }, (_, at) => at - 5);
const multiples: readonly number[] = [0.5, 1, ...factors];

/** Ways to leave an outer number out: (15 [9] 5) and (16 [10] 4) are left − 6 as well as 14 − right. */
const oneSided: readonly PairFormula['worth'][] = [(a) => a, (_, b) => b, (a) => -a, (_, b) => -b];

/**
 * What other rules give that fit the worked groups: any number more or times as much, of both outer numbers or of one, and
 * 2 × left + 3 × right and its like.
 */
function looseMiddles(groups: readonly Group[], left: number, right: number): number[] {
  const isOne = (values: readonly number[]): boolean => new Set(values).size === 1;
  const moved = [...bases, ...oneSided].flatMap((worth) => {
    const own = worth(left, right);
    const offs = groups.map(([a, middle, b]) => middle - worth(a, b));
    const times = groups.map(([a, middle, b]) => middle / worth(a, b));
    return [...(isOne(offs) ? [own + (offs[0] ?? 0)] : []), ...(isOne(times) ? [own * (times[0] ?? 0)] : [])];
  });
  const mixed = shares.flatMap((p) =>
    shares
      .filter((q) => p !== 0 && q !== 0 && groups.every(([a, middle, b]) => p * a + q * b === middle))
      .map((q) => p * left + q * right),
  );
  // (left + right) × 2 + 3 and its like: so many times as much and a little more or less.
  const [[a = 0, middle = 0, b = 0] = [], [c = 0, second = 0, d = 0] = []] = groups;
  const scaled = bases.flatMap((worth) => {
    const [one, other] = [worth(a, b), worth(c, d)];
    const times = (second - middle) / (other - one);
    const more = middle - times * one;
    return multiples.includes(times) && Math.abs(more) <= 10 ? [times * worth(left, right) + more] : [];
  });
  return [...moved, ...mixed, ...scaled];
}

/** The smaller outer number first: “multiply, then add the smaller one” is a rule of a child, too. */
const bySize = ([left, middle, right]: Group): Group => (left < right ? [left, middle, right] : [right, middle, left]);

/** What the formulas give that fit all the worked groups. */
const formulaMiddles = (groups: readonly Group[], left: number, right: number): number[] =>
  pairFormulas
    .filter(({ worth }) => groups.every(([a, middle, b]) => worth(a, b) === middle))
    .map(({ worth }) => worth(left, right));

/** Every middle number that some formula gives which fits all the worked groups. */
export function middlesFor(groups: readonly Group[], left: number, right: number): Set<number> {
  const [smaller, larger] = left < right ? [left, right] : [right, left];
  return new Set(
    [
      ...formulaMiddles(groups, left, right),
      ...formulaMiddles(groups.map(bySize), smaller, larger),
      ...looseMiddles(groups, left, right),
    ].filter((value) => Number.isInteger(value) && value >= 0),
  );
}
