/** Rounding first, then working with the round numbers. */

import type { Form } from '../../kernel/forms.ts';
import type { Mistake } from '../../kernel/key.ts';
import { showNumber } from '../../kernel/number-text.ts';
import { answered, chosen, numbersIn, typed } from '../../kernel/seen.ts';
import { chooseText, writeNumber } from '../ask.ts';
import { roundTo } from '../round-to.ts';
import {
  drawSum,
  features,
  mistake,
  mistakesOf,
  named,
  nameOf,
  nearerTo,
  otherSide,
  type Params,
  roundingStep,
  type Sign,
  type Sum,
  sumStep,
  text,
} from './estimates.ts';

/** Which numbers are rounded to what: 'the first number to the nearest 100 and the second to the nearest 10'. */
const roundedNumbers = ({ a, unit, unitB }: Sum): string =>
  unitB === 1
    ? `${showNumber(a)} to ${nameOf(unit)}`
    : unit === unitB
      ? `both numbers to ${nameOf(unit)}`
      : `the first number to ${nameOf(unit)} and the second to ${nameOf(unitB)}`;

/** An estimate with the rounding told. */
export const roundBoth: Form<Params> = {
  weight: ({ difficulty, year }) => (difficulty === 'hard' && year < 5 ? 2 : 4),
  make(random, cell) {
    const sum = drawSum(random, cell);
    if (sum === undefined) return undefined;
    const { a, b, sign, unit, result } = sum;
    const questionText = {
      prompt: `Round ${roundedNumbers(sum)}. Estimate ${text(a, sign, b)}.`,
      hint: 'Round first. Then work with the round numbers.',
      steps: [roundingStep(sum), sumStep(sum)],
      variant: `round ${a}${sign}${b} ${unit}`,
      features: features(sum, 2),
    };
    // Typed: options would need numbers that no one mistake leads to.
    return writeNumber(questionText, result, mistakesOf(sum));
  },
  solve(seen) {
    const [, a = '', sign, b = ''] = /\. Estimate (\d+) ([+\-×÷]) (\d+)\.$/.exec(seen.text) ?? [];
    if (sign === undefined) return undefined;
    const units = [...seen.text.matchAll(/nearest (\d+)/g)].map((match) => Number(match[1]));
    const [unit = 1] = units;
    const unitB = /^Round both/.test(seen.text) ? unit : (units[1] ?? 1);
    const near = (value: number, to: number): number => {
      const below = value - (value % to);
      return value - below < below + to - value ? below : below + to;
    };
    const [x, y] = [near(Number(a), unit), near(Number(b), unitB)];
    return answered(seen, sign === '+' ? x + y : sign === '-' ? x - y : sign === '×' ? x * y : x / y);
  },
};

/** Which calculation is the sum with its numbers rounded. */
export const bestEstimate: Form<Params> = {
  // Nothing is worked out: in year 5 it is seldom a hard question, and for year 6 it is too easy.
  weight: ({ difficulty, year }) => (year > 5 ? 0 : difficulty === 'hard' && year > 4 ? 1 : 2),
  make(random, cell) {
    const sum = drawSum(random, cell);
    if (sum === undefined) return undefined;
    const { a, b, sign, unit, unitB, result } = sum;
    const times = sign === '×' || sign === '÷';
    const [ra, rb] = [roundTo(a, unit), roundTo(b, unitB)];
    const isWholeB = unitB === 1;
    const [wa, wb] = [otherSide(a, unit), otherSide(b, unitB)];
    const isHalf = (a % unit) * 2 === unit || (b % unitB) * 2 === unitB;
    if (isHalf || wa === 0 || (!isWholeB && wb === 0)) return undefined;
    // Nobody subtracts a larger number.
    const turned = (one: number, other: number): string =>
      sign === '+' ? text(Math.max(one, other), '−', Math.min(one, other)) : text(one, '+', other);
    const nearer = (value: number, to: number): Mistake => mistake('rounds-to-wrong-side', nearerTo(value, to));
    const about = (wrong: number): Mistake =>
      named.zeros(`${showNumber(a)} is about ${showNumber(ra)}, not ${showNumber(wrong)}.`);
    const wrong: (readonly [string, Mistake])[] = isWholeB
      ? [
          [text(wa, sign, b), nearer(a, unit)],
          [text(ra * 10, sign, b), about(ra * 10)],
          ...(ra % 10 === 0 ? [[text(ra / 10, sign, b), about(ra / 10)] as const] : []),
          [text(wa * 10, sign, b), about(wa * 10)],
        ]
      : [
          [text(wa, sign, rb), nearer(a, unit)],
          [text(ra, sign, wb), nearer(b, unitB)],
          [text(wa, sign, wb), mistake('rounds-to-wrong-side', `${nearerTo(a, unit)} ${nearerTo(b, unitB)}`)],
          // Multiplying and adding are not mixed up here.
          ...(times
            ? []
            : ([
                [turned(ra, rb), named.other(sign)],
                [turned(wa, rb), mistake('other-operation', `${named.other(sign).says} And ${nearer(a, unit).says}`)],
              ] as const)),
        ];
    const questionText = {
      prompt: `Estimate ${text(a, sign, b)}. Which calculation rounds ${roundedNumbers(sum)}?`,
      hint: times
        ? Math.min(a, b) < 10
          ? 'Round the larger number first. Keep the small one and the operation.'
          : 'Round each number first. Keep the same operation.'
        : 'Which two round numbers is each one between? Which is nearer?',
      steps: [
        roundingStep(sum),
        `The calculation is **${text(ra, sign, rb)}**${Number.isInteger(result) ? `, which is ${showNumber(result)}` : ''}.`,
      ],
      variant: `best ${a}${sign}${b}`,
      features: features(sum, 1),
    };
    return chooseText(
      random,
      questionText,
      text(ra, sign, rb),
      wrong.filter(([each]) => each !== text(ra, sign, rb)),
    );
  },
  solve(seen) {
    const [, a = '', sign = '', b = '', how = ''] =
      /^Estimate (\d+) ([+\-×÷]) (\d+)\. Which calculation rounds (.*)\?$/.exec(seen.text) ?? [];
    if (sign === '') return undefined;
    const [unit = 1, unitB = how.startsWith('both') ? unit : 1] = [...how.matchAll(/nearest (\d+)/g)].map(([, to]) =>
      Number(to),
    );
    const near = (value: string, to: number): number => Math.round(Number(value) / to) * to;
    return chosen(seen, (option) => option === `${near(a, unit)} ${sign} ${near(b, unitB)}`);
  },
};

const stories: readonly (readonly [wording: (a: string, b: string) => string, sign: Sign])[] = [
  [(a, b) => `A zoo has ${a} visitors on Monday and ${b} on Tuesday. About how many visitors is that altogether?`, '+'],
  [(a, b) => `A school collects ${a} bottle tops, then ${b} more. About how many does it have now?`, '+'],
  [(a, b) => `A sports ground has ${a} seats. ${b} of them are taken. About how many are free?`, '−'],
  [(a, b) => `A shop has ${a} cards. It sells ${b} of them. About how many are left?`, '−'],
];

/** An estimate in a story. */
export const story: Form<Params> = {
  weight: ({ params, difficulty }) => (params.signs[difficulty].some((sign) => sign === '+' || sign === '−') ? 1 : 0),
  make(random, cell) {
    const sum = drawSum(random, cell);
    if (sum === undefined || sum.sign === '×' || sum.sign === '÷') return undefined;
    const { a, b, sign, unit, result } = sum;
    const [wording] = random.pick(stories.filter((each) => each[1] === sign));
    return writeNumber(
      {
        prompt: `${wording(showNumber(a), showNumber(b))} Round both numbers to ${nameOf(unit)} first.`,
        hint: 'Round both numbers. Then think: do you add them, or subtract one from the other?',
        steps: [roundingStep(sum), sumStep(sum)],
        variant: `story ${a}${sign}${b}`,
        features: features(sum, 3),
      },
      result,
      mistakesOf(sum),
    );
  },
  solve(seen) {
    if (!seen.text.includes('About how many')) return undefined;
    const [a = 0, b = 0, unit = 1] = numbersIn(seen.text);
    const near = (value: number): number => Math.floor(value / unit) * unit + (value % unit >= unit / 2 ? unit : 0);
    return typed(/free|left/.test(seen.text) ? near(a) - near(b) : near(a) + near(b));
  },
};
