/** Checking an answer or an estimate. */

import type { Form } from '../../kernel/forms.ts';
import type { Cell } from '../../kernel/generator.ts';
import type { Mistake } from '../../kernel/key.ts';
import type { TextMistake } from '../../kernel/mistakes.ts';
import { pickName } from '../../kernel/names.ts';
import { showNumber } from '../../kernel/number-text.ts';
import type { Random } from '../../kernel/random.ts';
import { answered, chosen } from '../../kernel/seen.ts';
import { chooseText } from '../ask.ts';
import { roundTo } from '../round-to.ts';
import { apply, drawSum, features, mistake, type Params, type Sign, type Sum, text } from './estimates.ts';

const opposite: Readonly<Record<Sign, Sign>> = { '+': '−', '−': '+', '×': '÷', '÷': '×' };

const checkedBy: Readonly<Record<Sign, string>> = {
  '+': 'Adding is checked by subtracting.',
  '−': 'Subtracting is checked by adding.',
  '×': 'Multiplying is checked by dividing.',
  '÷': 'Dividing is checked by multiplying.',
};

/** Calculations that do not check the answer. None gives a number below 0: nobody would choose it. */
function wrongChecks({ a, b, sign }: Sum, exact: number): TextMistake[] {
  const sameOperation = mistake('same-operation', checkedBy[sign]);
  const fromQuestion = mistake(
    'starts-from-question',
    'Start from the answer to the calculation, not from a number in the question.',
  );
  // 5,084 + 1,597 does use the answer.
  const fromResult = mistake(
    'starts-from-result',
    `${showNumber(a)} is what the check should give, so it can’t be a part of it.`,
  );
  const minus = (one: number, other: number): string => text(Math.max(one, other), '−', Math.min(one, other));
  if (sign === '+')
    return [
      [text(exact, '+', b), sameOperation],
      [text(exact, '+', a), sameOperation],
      [minus(a, b), fromQuestion],
    ];
  if (sign === '−')
    return [
      [minus(exact, b), sameOperation],
      [text(a, '+', b), fromQuestion],
      [text(a, '+', exact), fromResult],
    ];
  const turned: TextMistake = [
    text(b, opposite[sign], exact),
    mistake('wrong-order', 'Start from the answer. The order matters.'),
  ];
  return [
    [text(exact, sign, b), sameOperation],
    [text(a, opposite[sign], b), fromQuestion],
    // The order of a product does not matter.
    ...(sign === '×' ? [turned] : []),
    [text(exact, sign, a), sameOperation],
    [text(a, opposite[sign], exact), fromResult],
  ];
}

/** Which opposite sum checks an answer. */
export const inverseCheck: Form<Params> = {
  weight: ({ difficulty, year }) =>
    (year > 4
      ? { easy: 1, medium: 1, hard: 0 }
      : year === 4
        ? { easy: 2, medium: 0, hard: 0 }
        : { easy: 1, medium: 2, hard: 1 })[difficulty],
  make(random, cell) {
    const sum = drawSum(random, cell, true);
    if (sum === undefined) return undefined;
    const { a, b, sign } = sum;
    const exact = apply(a, sign, b);
    if (!Number.isInteger(exact)) return undefined;
    const name = pickName(random);
    const right = text(exact, opposite[sign], b);
    return chooseText(
      random,
      {
        prompt: `${name} works out ${text(a, sign, b)} = ${showNumber(exact)}. Which calculation checks it?`,
        hint: 'Start from the answer and undo the calculation.',
        steps: [
          `The opposite of ${sign} ${showNumber(b)} is ${opposite[sign]} ${showNumber(b)}.`,
          `**${right}** should give ${showNumber(a)} again.`,
        ],
        variant: `check ${a}${sign}${b}`,
        features: features(sum, 3),
      },
      right,
      wrongChecks(sum, exact),
    );
  },
  solve(seen) {
    const [, a = '', sign = '', b = '', exact = ''] =
      / works out (\d+) ([+\-×÷]) (\d+) = (\d+)\. Which/.exec(seen.text) ?? [];
    if (sign === '') return undefined;
    return chosen(seen, (option) => {
      const [, one, own, other] = /^(\d+) ([+\-×÷]) (\d+)$/.exec(option) ?? [];
      if (![one, other].includes(exact) || ![one, other].some((each) => each === b)) return false;
      const [x, y] = [Number(one), Number(other)];
      const value = own === '+' ? x + y : own === '-' ? x - y : own === '×' ? x * y : x / y;
      return own !== sign && value === Number(a);
    });
  },
};

/** A sum whose numbers are all rounded up, or all down. */
function drawOneSided(random: Random, cell: Cell<Params>, up: boolean): Sum | undefined {
  for (let draw = 0; draw < 30; draw++) {
    const sum = drawSum(random, cell);
    if (sum === undefined || sum.sign === '÷' || sum.sign === '−') continue;
    const [one, other] = [roundTo(sum.a, sum.unit) - sum.a, roundTo(sum.b, sum.unitB) - sum.b];
    if (up ? one > 0 && other >= 0 : one < 0 && other <= 0) return sum;
  }
  return undefined;
}

/** Whether an estimate is too large or too small. */
export const overUnder: Form<Params> = {
  // The rounded numbers are given, so it is no hard question.
  weight: ({ difficulty }) => ({ easy: 1, medium: 2, hard: 0 })[difficulty],
  make(random, cell) {
    const over = random.chance(1, 2);
    const sum = drawOneSided(random, cell, over);
    if (sum === undefined) return undefined;
    const { a, b, sign, unit, unitB } = sum;
    const [ra, rb] = [roundTo(a, unit), roundTo(b, unitB)];
    const name = pickName(random);
    const what = unitB > 1 ? 'both numbers were' : `${showNumber(a)} was`;
    const says = (isLarge: boolean, isUp: boolean): string =>
      `Too ${isLarge ? 'large' : 'small'}: ${what} rounded ${isUp ? 'up' : 'down'}.`;
    const misread = mistake(
      'misreads-rounding',
      `${showNumber(ra)} is ${over ? 'larger' : 'smaller'} than ${showNumber(a)}, so the number was rounded ${over ? 'up' : 'down'}.`,
    );
    const misjudged = mistake(
      'misjudges-rounding',
      'Rounding up makes an estimate larger. Rounding down makes it smaller.',
    );
    return chooseText(
      random,
      {
        prompt: `${name} uses ${text(ra, sign, rb)} to estimate ${text(a, sign, b)}. Is the estimate too large or too small? Why?`,
        hint: 'Were the numbers rounded up or down?',
        steps: [
          `${showNumber(a)} was rounded ${ra > a ? 'up' : 'down'}${unitB > 1 ? `, and ${showNumber(b)} was too` : ''}.`,
          over ? 'Larger numbers give a larger answer.' : 'Smaller numbers give a smaller answer.',
          `The answer is **${says(over, over)}**`,
        ],
        variant: `over ${a}${sign}${b}`,
        features: features(sum, 2),
      },
      says(over, over),
      [
        [says(!over, !over), misread],
        [says(over, !over), misread],
        [says(!over, over), misjudged],
      ],
      { layout: 'list' },
    );
  },
  solve(seen) {
    const [, x, y, a, sign, b] = / uses (\d+) [+×] (\d+) to estimate (\d+) ([+×]) (\d+)\./.exec(seen.text) ?? [];
    if (x === undefined) return undefined;
    const value = (one = '', other = ''): bigint =>
      sign === '+' ? BigInt(one) + BigInt(other) : BigInt(one) * BigInt(other);
    const isLarge = value(x, y) > value(a, b);
    const isUp = Number(x) > Number(a);
    return chosen(
      seen,
      (option) =>
        option.startsWith(`Too ${isLarge ? 'large' : 'small'}`) && option.endsWith(`${isUp ? 'up' : 'down'}.`),
    );
  },
};

type WrongResult = readonly [value: number, because: Mistake];

/** What it should be about, where the rounded numbers give a whole number. */
const shouldBe = ({ result }: Sum): string =>
  Number.isInteger(result) ? `: it should be about ${showNumber(result)}` : '';

const far = (sum: Sum, exact: number, value: number): Mistake =>
  mistake('not-reasonable', `That is too ${value > exact ? 'large' : 'small'}${shouldBe(sum)}.`);

/** Wrong products and quotients. All end in the same digit, so that the last digits don't tell the answer. */
function wrongScales(sum: Sum, exact: number): WrongResult[] {
  const { a, b, sign } = sum;
  const size = 10 ** (String(exact).length - 1);
  const times: readonly (readonly [factor: number, says: string])[] = [
    [10, 'ten times too large'],
    [1 / 10, 'ten times too small'],
    [2, 'double'],
    [1 / 2, 'half'],
    [3, 'three times as much'],
    [1 / 3, 'a third'],
  ];
  return [
    ...(sign === '×' && b > 10 && b % 10 > 1
      ? [[a * (b % 10), mistake('ones-only', `That is ${text(a, '×', b % 10)} only${shouldBe(sum)}.`)] as const]
      : []),
    ...times.map(([factor, says]): WrongResult => {
      const value = Math.floor((exact * factor) / 10) * 10 + (exact % 10);
      const isSo = Math.abs(value / (exact * factor) - 1) < 0.1;
      return [
        value,
        isSo ? mistake('not-reasonable', `That is about ${says}${shouldBe(sum)}.`) : far(sum, exact, value),
      ];
    }),
    [exact + 3 * size, far(sum, exact, exact + 3 * size)],
  ];
}

/** Wrong sums and differences, close enough that the estimate has to be made. */
function wrongTotals(sum: Sum, exact: number, coarse: number): WrongResult[] {
  const { a, b, sign } = sum;
  const isSum = sign === '+';
  const isCarried = isSum ? (a % coarse) + (b % coarse) >= coarse : a % coarse < b % coarse;
  const carried = showNumber(coarse);
  const forgotten = mistake(
    'forgets-exchange',
    isSum
      ? `The ${carried} that is carried was left out${shouldBe(sum)}.`
      : `${carried} was exchanged and has to come off${shouldBe(sum)}.`,
  );
  return [
    ...(isCarried ? [[isSum ? exact - coarse : exact + coarse, forgotten] as const] : []),
    ...[5, -5, 8, -8, 10, -10, 13, -13, 15, -15, 20, -20]
      .map((out) => exact + (out * coarse) / 10)
      .map((value) => [value, far(sum, exact, value)] as const),
    // A sum below one of its numbers is seen without an estimate.
  ].filter(([value]) => (isSum ? value > Math.max(a, b) : value < a));
}

/** The one answer that can be right. */
export const possible: Form<Params> = {
  weight: () => 2,
  make(random, cell) {
    const sum = drawSum(random, cell, true);
    if (sum === undefined) return undefined;
    const { a, b, sign } = sum;
    const exact = apply(a, sign, b);
    if (!Number.isInteger(exact) || exact < 20) return undefined;
    const coarse = 10 ** (String(a).length - 1);
    // Year 5 reads numbers to a million, year 6 to ten million.
    const largest = cell.year < 6 ? 1_000_000 : 10_000_000;
    // A child may also round to one digit more roughly: that estimate has to find the answer as well.
    const roughly = sign === '+' || sign === '−' ? apply(roundTo(a, coarse), sign, roundTo(b, coarse)) : sum.result;
    const isFar = (value: number): boolean =>
      [sum.result, roughly].every((estimate) => Math.abs(value - estimate) > 3 * Math.abs(exact - estimate));
    const wrong = (sign === '×' || sign === '÷' ? wrongScales(sum, exact) : wrongTotals(sum, exact, coarse)).filter(
      ([value]) => value > 0 && value <= largest && isFar(value),
    );
    // No numbers from two mistakes at once here: one of them could come close to the estimate.
    return chooseText(
      random,
      {
        prompt: `Only one of these can be ${text(a, sign, b)}. Use an estimate to find it.`,
        hint: 'Round the numbers. Which answer is closest to your estimate?',
        steps: [
          `Estimate: ${text(roundTo(a, sum.unit), sign, roundTo(b, sum.unitB))}${Number.isInteger(sum.result) ? ` = ${showNumber(sum.result)}` : ''}.`,
          `The answer closest to that is **${showNumber(exact)}**.`,
        ],
        variant: `possible ${a}${sign}${b}`,
        features: features(sum, 3),
      },
      showNumber(exact),
      wrong.map(([value, because]) => [showNumber(value), because] as const),
      { layout: 'grid' },
    );
  },
  solve(seen) {
    const [, a = '', sign, b = ''] = /^Only one of these can be (\d+) ([+\-×÷]) (\d+)\./.exec(seen.text) ?? [];
    if (sign === undefined) return undefined;
    const [x, y] = [BigInt(a), BigInt(b)];
    const exact = sign === '+' ? x + y : sign === '-' ? x - y : sign === '×' ? x * y : x / y;
    return answered(seen, exact);
  },
};
