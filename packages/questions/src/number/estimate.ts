/** m.estimate: rounding to estimate, checking with the opposite operation, and judging an estimate or an answer. */
import type { Cell } from '../kernel/maker.ts';
import { pickName } from '../kernel/names.ts';
import { showNumber } from '../kernel/number-text.ts';
import type { Random } from '../kernel/random.ts';
import { answered, chosen, type Form, makerOfForms, numbersIn, typed } from './forms.ts';
import { chooseNumber, chooseText, mistakesIn, type Slip, tapOne, writeNumber } from './told.ts';

type Sign = '+' | '−' | '×' | '÷';
interface Params {
  readonly signs: Readonly<Record<'easy' | 'medium' | 'hard', readonly Sign[]>>;
  readonly digits: Readonly<Record<'easy' | 'medium' | 'hard', number>>;
}
interface Sum {
  readonly a: number;
  readonly b: number;
  readonly sign: Sign;
  readonly unit: number;
  readonly unitB: number;
  readonly result: number;
}
const mistake = mistakesIn('m.estimate');
const named = {
  down: mistake('rounds-down-always', 'You rounded down each time. Round to the nearest.'),
  up: mistake('rounds-up-always', 'You rounded up each time. Round to the nearest.'),
  side: mistake('rounds-to-wrong-side', 'One number is rounded to the wrong side. Check each one.'),
  one: mistake('rounds-one-only', 'You rounded one number only. Round both.'),
  exact: mistake('gives-exact-answer', 'That is the exact answer. An estimate uses rounded numbers.'),
  zeros: mistake('wrong-zeros', 'Count the zeros again.'),
  other: mistake('other-operation', 'Look at the sign of the sum.'),
};
const roundTo = (value: number, unit: number): number => Math.floor((value + unit / 2) / unit) * unit;
const downTo = (value: number, unit: number): number => Math.floor(value / unit) * unit;
const apply = (a: number, sign: Sign, b: number): number =>
  sign === '+' ? a + b : sign === '−' ? a - b : sign === '×' ? a * b : a / b;
const text = (a: number, sign: Sign, b: number): string => `${showNumber(a)} ${sign} ${showNumber(b)}`;

function drawSum(random: Random, { params, difficulty }: Cell<Params>, exactly = false): Sum | undefined {
  const sign = random.pick(params.signs[difficulty]);
  const size = params.digits[difficulty];
  if (sign === '÷') {
    const b = random.int(12, 95);
    const unitB = 10;
    const rounded = roundTo(b, unitB);
    const a = rounded * random.int(2, 9) * 10 ** (size - 3) + random.int(-9, 9) * 10 ** Math.max(0, size - 4);
    const unit = 10 ** (String(a).length - 1);
    const exactA = exactly ? a - (a % b) : a;
    if (b === rounded || a % 10 ** (size - 1) === 0 || exactA / b < 2) return undefined;
    const near = roundTo(exactA, 10 ** (String(exactA).length - 2));
    if (near % rounded !== 0 || near === exactA) return undefined;
    return { a: exactA, b, sign, unit: unit / 10, unitB, result: near / rounded };
  }
  const a = random.int(10 ** (size - 1), 10 ** size - 1);
  const times = sign === '×';
  const sizeB = times
    ? size > 3 || difficulty === 'hard'
      ? 2
      : random.int(1, 2)
    : random.chance(1, 4) && size > 2
      ? size - 1
      : size;
  const b = times && sizeB === 1 ? random.int(3, 9) : random.int(10 ** (sizeB - 1), 10 ** sizeB - 1);
  const unit = 10 ** (size - 1 - (difficulty === 'hard' && !times && size > 2 ? 1 : 0));
  const unitB = times ? (sizeB === 1 ? 1 : 10) : sizeB < size && unit >= b * 2 ? unit / 10 : unit;
  const [ra, rb] = [roundTo(a, unit), roundTo(b, unitB)];
  if (ra === 0 || rb === 0 || ra === a || (rb === b && unitB > 1) || (sign === '−' && a - b < unit)) return undefined;
  if (Math.abs(a - ra) < unit / 20 || (!times && unitB !== unit)) return undefined;
  return { a, b, sign, unit, unitB, result: apply(ra, sign, rb) };
}
function slipsOf({ a, b, sign, unit, unitB, result }: Sum): Slip[] {
  const [ra, rb] = [roundTo(a, unit), roundTo(b, unitB)];
  const slips: Slip[] = [
    [apply(downTo(a, unit), sign, Math.max(unitB, downTo(b, unitB))), named.down],
    [apply(downTo(a, unit) + unit, sign, unitB === 1 ? b : downTo(b, unitB) + unitB), named.up],
    [apply(a, sign, b), named.exact],
    ...(sign === '×' || sign === '÷' ? [[result * 10, named.zeros] as const, [result / 10, named.zeros] as const] : []),
    [apply(ra, sign, b), named.one],
    [sign === '+' ? ra - rb : ra + rb, named.other],
    ...(sign === '+' || sign === '−'
      ? [[result + unit, named.side] as const, [result - unit, named.side] as const]
      : []),
  ];
  return slips.filter(([given]) => Number.isInteger(given) && Number(given) > 0);
}
const nameOf = (unit: number): string => `the nearest ${showNumber(unit)}`;
const features = ({ a, sign }: Sum, steps: number): Record<string, number> => ({
  digits: String(a).length,
  multiplies: sign === '×' || sign === '÷' ? 1 : 0,
  steps,
});
const roundingStep = ({ a, b, unit, unitB }: Sum): string =>
  unitB === 1
    ? `${showNumber(a)} is about ${showNumber(roundTo(a, unit))}.`
    : `${showNumber(a)} is about ${showNumber(roundTo(a, unit))}, and ${showNumber(b)} is about ${showNumber(roundTo(b, unitB))}.`;
const sumStep = ({ a, b, sign, unit, unitB, result }: Sum): string =>
  `${text(roundTo(a, unit), sign, roundTo(b, unitB))} = **${showNumber(result)}**.`;

const roundBoth: Form<Params> = {
  weight: ({ difficulty }) => (difficulty === 'hard' ? 2 : 4),
  make(random, cell) {
    const sum = drawSum(random, cell);
    if (sum === undefined || sum.sign === '÷') return undefined;
    const { a, b, sign, unit, unitB, result } = sum;
    const how =
      unitB === 1
        ? `Round ${showNumber(a)} to ${nameOf(unit)}`
        : unit === unitB
          ? `Round both numbers to ${nameOf(unit)}`
          : `Round the first number to ${nameOf(unit)}, the second to ${nameOf(unitB)}`;
    const told = {
      prompt: `${how}. Estimate ${text(a, sign, b)}.`,
      hint: 'Round first. Then work with the round numbers.',
      steps: [roundingStep(sum), sumStep(sum)],
      variant: `round ${a}${sign}${b} ${unit}`,
      features: features(sum, 2),
    };
    return random.chance(2, 3)
      ? writeNumber(told, result, slipsOf(sum))
      : chooseNumber(random, told, result, slipsOf(sum));
  },
  solve(seen) {
    const [, a = '', sign, b = ''] = /\. Estimate (\d+) ([+\-×]) (\d+)\.$/.exec(seen.text) ?? [];
    if (sign === undefined) return undefined;
    const units = [...seen.text.matchAll(/nearest (\d+)/g)].map((match) => Number(match[1]));
    const [unit = 1] = units;
    const unitB = /^Round both/.test(seen.text) ? unit : (units[1] ?? 1);
    const near = (value: number, to: number): number => {
      const below = value - (value % to);
      return value - below < below + to - value ? below : below + to;
    };
    const [x, y] = [near(Number(a), unit), near(Number(b), unitB)];
    return answered(seen, sign === '+' ? x + y : sign === '-' ? x - y : x * y);
  },
};

const bestEstimate: Form<Params> = {
  weight: () => 2,
  make(random, cell) {
    const sum = drawSum(random, cell);
    if (sum === undefined) return undefined;
    const { a, b, sign, unit, unitB, result } = sum;
    const times = sign === '×' || sign === '÷';
    const [ra, rb] = [roundTo(a, unit), roundTo(b, unitB)];
    const wrong: (readonly [string, typeof named.down])[] = times
      ? [
          [text(ra * 10, sign, rb), named.zeros],
          [text(Math.max(1, ra / 10), sign, rb), named.zeros],
          [text(ra, sign === '×' ? '+' : '−', rb), named.other],
          [text(ra * 10, sign === '×' ? '+' : '−', rb), named.other],
          [text(ra * 2, sign, rb), named.up],
        ]
      : [
          [text(ra, sign, rb + 2 * unit), named.up],
          ...(ra > 2 * unit ? [[text(ra - 2 * unit, sign, rb), named.down] as const] : []),
          [text(ra, sign === '+' ? '−' : '+', rb), named.other],
          [text(ra + 2 * unit, sign, rb), named.up],
          [text(ra + 2 * unit, sign, rb + 2 * unit), named.up],
        ];
    const told = {
      prompt: `Which sum gives the best estimate for ${text(a, sign, b)}?`,
      hint: 'Round each number to the nearest. Keep the same operation.',
      steps: [
        roundingStep(sum),
        `The best estimate is **${text(ra, sign, rb)}**${Number.isInteger(result) ? `, which is ${showNumber(result)}` : ''}.`,
      ],
      variant: `best ${a}${sign}${b}`,
      features: features(sum, 1),
    };
    return chooseText(
      random,
      told,
      text(ra, sign, rb),
      wrong.filter(([each]) => each !== text(ra, sign, rb)),
    );
  },
  solve(seen) {
    const [, a = '', sign = '', b = ''] =
      /^Which sum gives the best estimate for (\d+) ([+\-×÷]) (\d+)\?$/.exec(seen.text) ?? [];
    if (sign === '') return undefined;
    const gaps = seen.options.map((option) => {
      const [, one, own, other] = /^([\d.]+) ([+\-×÷]) (\d+)$/.exec(option) ?? [];
      if (own !== sign) return Number.POSITIVE_INFINITY;
      return Math.abs(Number(one) - Number(a)) / Number(a) + Math.abs(Number(other) - Number(b)) / Number(b);
    });
    return chosen(seen, (_, place) => gaps[place] === Math.min(...gaps));
  },
};

const opposite: Readonly<Record<Sign, Sign>> = { '+': '−', '−': '+', '×': '÷', '÷': '×' };
const inverseCheck: Form<Params> = {
  weight: ({ difficulty }) => (difficulty === 'easy' ? 1 : 2),
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
        prompt: `${name} works out ${text(a, sign, b)} = ${showNumber(exact)}. Which sum checks it?`,
        hint: 'Start from the answer and undo the sum.',
        steps: [
          `The opposite of ${sign} ${showNumber(b)} is ${opposite[sign]} ${showNumber(b)}.`,
          `**${right}** should give ${showNumber(a)} again.`,
        ],
        variant: `check ${a}${sign}${b}`,
        features: features(sum, 3),
      },
      right,
      [
        [text(exact, sign, b), mistake('same-operation', 'Use the opposite operation to check.')],
        [
          text(a, opposite[sign], b),
          mistake('starts-from-question', 'Start from the answer of the sum, not from its first number.'),
        ],
        [text(b, opposite[sign], exact), mistake('wrong-order', 'Start from the answer. The order matters.')],
        [text(exact, sign, a), mistake('same-operation', 'Use the opposite operation to check.')],
        [
          text(a, opposite[sign], exact),
          mistake('starts-from-question', 'Start from the answer of the sum, not from its first number.'),
        ],
      ].filter(
        (slip): slip is [string, ReturnType<typeof mistake>] =>
          !(opposite[sign] === '+' && slip[0] === text(b, '+', exact)) &&
          !(opposite[sign] === '×' && slip[0] === text(b, '×', exact)),
      ),
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

const overUnder: Form<Params> = {
  weight: ({ difficulty }) => (difficulty === 'easy' ? 1 : 2),
  make(random, cell) {
    const sum = drawSum(random, cell);
    if (sum === undefined || sum.sign === '÷' || sum.sign === '−') return undefined;
    const { a, b, sign, unit, unitB, result } = sum;
    const [ra, rb] = [roundTo(a, unit), roundTo(b, unitB)];
    const exact = apply(a, sign, b);
    if (ra > a !== rb > b && unitB > 1) return undefined;
    const over = result > exact;
    const name = pickName(random);
    return tapOne(
      {
        prompt: `${name} uses ${text(ra, sign, rb)} to estimate ${text(a, sign, b)}. Is the estimate too large or too small?`,
        hint: 'Were the numbers rounded up or down?',
        steps: [
          `${showNumber(a)} was rounded ${ra > a ? 'up' : 'down'}${unitB > 1 ? `, and ${showNumber(b)} was too` : ''}.`,
          `So the estimate is **${over ? 'too large' : 'too small'}**.`,
        ],
        variant: `over ${a}${sign}${b}`,
        features: features(sum, 2),
      },
      ['too large', 'too small'],
      over ? 'too large' : 'too small',
      () => mistake('misjudges-rounding', 'Rounding up makes an estimate larger. Rounding down makes it smaller.'),
    );
  },
  solve(seen) {
    const [, x, y, a, sign, b] = / uses (\d+) [+×] (\d+) to estimate (\d+) ([+×]) (\d+)\./.exec(seen.text) ?? [];
    if (x === undefined) return undefined;
    const value = (one = '', other = ''): bigint =>
      sign === '+' ? BigInt(one) + BigInt(other) : BigInt(one) * BigInt(other);
    return chosen(seen, (option) => option === (value(x, y) > value(a, b) ? 'too large' : 'too small'));
  },
};

const possible: Form<Params> = {
  weight: () => 2,
  make(random, cell) {
    const sum = drawSum(random, cell, true);
    if (sum === undefined) return undefined;
    const { a, b, sign } = sum;
    const exact = apply(a, sign, b);
    if (!Number.isInteger(exact) || exact < 20) return undefined;
    const size = 10 ** (String(exact).length - 1);
    const far = mistake('not-reasonable', 'Estimate with round numbers: that answer is far too large or too small.');
    const wrong =
      sign === '×' || sign === '÷'
        ? [exact * 10, exact + 3 * size, Math.round(exact / 10), exact + 6 * size, Math.round(exact / 2)]
        : [exact + size, exact - size, exact + 2 * size, exact - 2 * size, exact * 10, exact + 3 * size];
    return chooseNumber(
      random,
      {
        prompt: `Only one of these can be ${text(a, sign, b)}. Use an estimate to find it.`,
        hint: 'Round the numbers. Which answer is close to your estimate?',
        steps: [
          `Estimate: ${text(roundTo(a, sum.unit), sign, roundTo(b, sum.unitB))}${Number.isInteger(sum.result) ? ` = ${showNumber(sum.result)}` : ''}.`,
          `The only answer close to that is **${showNumber(exact)}**.`,
        ],
        variant: `possible ${a}${sign}${b}`,
        features: features(sum, 3),
      },
      exact,
      wrong
        .filter((value) => value > 0 && Math.abs(value - sum.result) > 3 * Math.abs(exact - sum.result))
        .map((value) => [value, far] as const),
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

const stories: readonly (readonly [tell: (a: string, b: string) => string, sign: Sign])[] = [
  [(a, b) => `A ferry carries ${a} people on Monday and ${b} on Tuesday. About how many is that?`, '+'],
  [(a, b) => `A school collects ${a} bottle tops, then ${b} more. About how many is that?`, '+'],
  [(a, b) => `A stadium has ${a} seats. ${b} are taken. About how many are free?`, '−'],
  [(a, b) => `A printer makes ${a} cards. ${b} are sold. About how many are left?`, '−'],
];
const story: Form<Params> = {
  weight: ({ params, difficulty }) => (params.signs[difficulty].some((sign) => sign === '+' || sign === '−') ? 1 : 0),
  make(random, cell) {
    const sum = drawSum(random, cell);
    if (sum === undefined || sum.sign === '×' || sum.sign === '÷') return undefined;
    const { a, b, sign, unit, result } = sum;
    const [tell] = random.pick(stories.filter((each) => each[1] === sign));
    return writeNumber(
      {
        prompt: `${tell(showNumber(a), showNumber(b))} Round both numbers to ${nameOf(unit)} first.`,
        hint: 'Round both numbers. Then add or take away.',
        steps: [roundingStep(sum), sumStep(sum)],
        variant: `story ${a}${sign}${b}`,
        features: features(sum, 3),
      },
      result,
      slipsOf(sum),
    );
  },
  solve(seen) {
    if (!seen.text.includes('About how many')) return undefined;
    const [a = 0, b = 0, unit = 1] = numbersIn(seen.text);
    const near = (value: number): number => Math.floor(value / unit) * unit + (value % unit >= unit / 2 ? unit : 0);
    return typed(/free|left/.test(seen.text) ? near(a) - near(b) : near(a) + near(b));
  },
};

export const estimate = makerOfForms<Params>({
  makerId: 'm.estimate',
  version: 1,
  serves: {
    130204: {
      signs: { easy: ['+', '−'], medium: ['+', '−'], hard: ['+', '−'] },
      digits: { easy: 2, medium: 3, hard: 3 },
    },
    140203: {
      signs: { easy: ['+', '−'], medium: ['+', '−'], hard: ['+', '−'] },
      digits: { easy: 3, medium: 4, hard: 4 },
    },
    150203: {
      signs: { easy: ['+', '−'], medium: ['+', '−', '×'], hard: ['×', '−', '+'] },
      digits: { easy: 4, medium: 3, hard: 4 },
    },
    160205: {
      signs: { easy: ['+', '−', '×'], medium: ['×', '+', '−'], hard: ['×', '÷'] },
      digits: { easy: 3, medium: 4, hard: 4 },
    },
  },
  forms: [roundBoth, bestEstimate, inverseCheck, overUnder, possible, story],
});
