/** Word problems: a mistake told with the calculation behind it, and with the numbers that it leaves out. */
import type { Mistake } from '../../kernel/key.ts';
import { showNumber } from '../../kernel/number-text.ts';
import { wordMistakes } from './schema.ts';

/** Mistakes that are told with the calculation that leads to the number. */
const workedOut = new Set(
  [
    wordMistakes.operation(''),
    wordMistakes.keyword(''),
    wordMistakes.stops(''),
    wordMistakes.one,
    wordMistakes.order(''),
    wordMistakes.adds(''),
  ].map(({ id }) => id),
);

type Swap = (number: number) => number;
/** Another number in place of each number of a story: so close that nothing changes places, and as one likes otherwise. */
export const swapped: Swap = (number) => number + Math.sin(number) / 100;

interface Working {
  readonly value: number;
  /** What the same calculation gives with other numbers. */
  readonly with: (swap: Swap) => number;
  readonly text: string;
  readonly used: readonly number[];
  /** How many numbers on the way are no whole ones. */
  readonly broken: number;
}

const combined = (one: Working, other: Working): Working[] => {
  const isSum = /[+−]/.test(one.text);
  const left = isSum ? `(${one.text})` : one.text;
  const ways: readonly (readonly [(x: number, y: number) => number, text: string])[] = [
    [(x, y) => x + y, `${one.text} + ${other.text}`],
    [(x, y) => x - y, `${one.text} − ${other.text}`],
    [(x, y) => x * y, `${left} × ${other.text}`],
    [(x, y) => x / y, `${left} ÷ ${other.text}`],
    ...(one.used.length < 2
      ? []
      : isSum
        ? [[(x: number, y: number) => y / x, `${other.text} ÷ ${left}`] as const]
        : [[(x: number, y: number) => y - x, `${other.text} − ${one.text}`] as const]),
  ];
  return ways.map(([of, text]) => {
    const value = of(one.value, other.value);
    return {
      value,
      with: (swap) => of(one.with(swap), other.with(swap)),
      text,
      used: [...one.used, ...other.used],
      broken: one.broken + (Number.isInteger(value) ? 0 : 1),
    };
  });
};

/**
 * How a number comes from those of a story, each used once, in two steps at most; undefined where no such way is found, or where
 * other numbers or other operations lead there too, so that nobody can say which way the child went.
 */
export function workingTo(given: number, numbers: readonly number[]): Working | undefined {
  const single = [...new Set(numbers)].map(
    (value): Working => ({ value, with: (swap) => swap(value), text: showNumber(value), used: [value], broken: 0 }),
  );
  const two = single.flatMap((one) => single.filter((other) => other !== one).flatMap((other) => combined(one, other)));
  // 72 − 54 + 6 rather than 6 − 54 + 72: nobody starts below zero.
  const startable = [...two].sort((one, other) => Number(one.value < 0) - Number(other.value < 0));
  const three = startable.flatMap((one) =>
    single.filter(({ value }) => !one.used.includes(value)).flatMap((other) => combined(one, other)),
  );
  const found = [...single, ...two, ...three].filter(({ value }) => value === given);
  const ways = new Set(
    found.map(({ used, text }) =>
      [...[...used].sort((one, other) => one - other), ...(text.match(/[+−×÷]/g) ?? []).sort()].join(' '),
    ),
  );
  // 20 ÷ 5 × 9 rather than 9 ÷ 5 × 20.
  return ways.size === 1 ? [...found].sort((one, other) => one.broken - other.broken)[0] : undefined;
}

/** The calculation that leads to a number in the explanation: '21 ÷ 7' of 'How many groups? 21 ÷ 7 = 3.' */
function stepTo(given: number, how: readonly string[]): string | undefined {
  const calculation = new RegExp(`((?:£?[\\d,]+ [+−×÷] )+£?[\\d,]+) = £?${showNumber(given)}(?!,?\\d)`);
  return how.flatMap((step) => calculation.exec(step)?.[1] ?? [])[0];
}

/**
 * A mistake as it is told: with the calculation behind it, and with the numbers that it leaves out. Who stops early did a step of
 * the explanation. No calculation is told that only happens to give the number: with the numbers swapped for others it has to give
 * what the same mistake gives with those, which is one of `withSwapped`.
 */
export function toldMistake(
  given: number,
  because: Mistake,
  numbers: readonly number[],
  how: readonly string[],
  withSwapped: readonly number[],
): Mistake {
  if (!workedOut.has(because.id)) return because;
  if (because.id === wordMistakes.stops('').id) {
    const step = stepTo(given, how);
    return step === undefined ? because : { id: because.id, says: `That is ${step}. ${because.says}` };
  }
  const working = workingTo(given, numbers);
  if (working === undefined) return because;
  // “That is 2 × 8. Adding won’t do” would contradict itself: the same number comes out of a sum.
  if (because.id === wordMistakes.adds('').id && /[×÷]/.test(working.text)) return { id: because.id, says: '' };
  if (!withSwapped.some((number) => Math.abs(number - working.with(swapped)) < 1e-6)) return because;
  const isOnePart = because.id === wordMistakes.one.id;
  const unused = numbers.filter((number) => !working.used.includes(number));
  if (isOnePart && unused.length === 0) return because;
  const advice = !isOnePart
    ? because.says
    : working.used.length > 1
      ? `You left out the ${unused.map((number) => showNumber(number)).join(' and the ')}.`
      : `You need the ${unused.map((number) => showNumber(number)).join(' and the ')} as well.`;
  const start = working.text.includes(' ')
    ? `That is ${working.text}.`
    : `The ${working.text} is only one of the numbers in the story.`;
  return { id: because.id, says: `${start} ${advice}` };
}
