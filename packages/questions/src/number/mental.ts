/** m.mental: adding, subtracting and multiplying in the head: by place, over a ten, near a round number, in a clever order. */
import type { Cell } from '../kernel/maker.ts';
import { showNumber } from '../kernel/number-text.ts';
import type { Random } from '../kernel/random.ts';
import { answered, chosen, type Form, makerOfForms, numbersIn, typed } from './forms.ts';
import { productByDoubling } from './multiply-steps.ts';
import { chooseNumber, chooseText, mistakesIn, type Slip, writeNumber } from './told.ts';

interface Params {
  readonly of: 'places' | 'three' | 'strategies';
}
const mistake = mistakesIn('m.mental');
const named = {
  place: mistake('place-value-slip', 'You changed the wrong digit. Is it ones, tens or hundreds?'),
  carry: mistake('loses-exchange', 'You crossed a ten or a hundred. The next digit changes too.'),
  other: mistake('other-operation', 'Look at the sign again: add or take away?'),
  way: mistake('compensates-wrong-way', 'You adjusted the wrong way. Did you take too much or too little?'),
  none: mistake('forgets-to-adjust', 'You used the round number. Now put right the difference.'),
  two: mistake('multiplies-two', 'You used two of the numbers. Multiply by the third as well.'),
  adds: mistake('adds', 'You added. Multiply all three numbers.'),
  part: mistake('adds-last', 'Multiply by the last number. Do not add it.'),
  slip: mistake('slip', 'Close. Try it in smaller steps.'),
};
interface Sum {
  readonly a: number;
  readonly b: number;
  readonly sign: '+' | '−';
  readonly how: readonly string[];
  readonly slips: readonly Slip[];
  readonly level: number;
}
const resultOf = ({ a, b, sign }: Pick<Sum, 'a' | 'b' | 'sign'>): number => (sign === '+' ? a + b : a - b);

/** A number of ones, tens or hundreds added to or taken from three digits. */
function drawByPlace(random: Random, crossing: boolean): Sum | undefined {
  const place = random.pick(crossing ? [1, 10] : [1, 10, 100]);
  const digit = random.int(2, 9);
  const b = digit * place;
  const a = random.int(112, 989);
  const sign = random.pick(['+', '−'] as const);
  const result = resultOf({ a, b, sign });
  const own = Math.floor(a / place) % 10;
  const crosses = sign === '+' ? own + digit > 9 : own < digit;
  if (result < 10 || result > 999 || crosses !== crossing) return undefined;
  const name = { 1: 'ones', 10: 'tens', 100: 'hundreds' }[place] ?? '';
  const toTen = sign === '+' ? (10 - own) * place : own * place;
  const stop = sign === '+' ? a + toTen : a - toTen;
  const way = sign === '+' ? 1 : -1;
  return {
    a,
    b,
    sign,
    level: crossing ? 2 : 1,
    how: crossing
      ? [
          ...(toTen === 0 ? [] : [`Go to ${stop} first: ${a} ${sign} ${toTen} = ${stop}.`]),
          `Then ${stop} ${sign} ${b - toTen} = **${result}**.`,
        ]
      : [`Only the ${name} change: ${own} ${sign} ${digit} = ${own + way * digit}.`, `The answer is **${result}**.`],
    slips: [
      ...(place < 100 ? [[a + way * digit * place * 10, named.place] as const] : []),
      ...(place > 1 ? [[a + (way * digit * place) / 10, named.place] as const] : []),
      ...(crosses ? [[sign === '+' ? result - 10 * place : result + 10 * place, named.carry] as const] : []),
      [sign === '+' ? a - b : a + b, named.other],
      [result + place, named.slip],
      [result - place, named.slip],
    ],
  };
}
/** Adding or taking away a number next to a round one: 99, 198, 2,995. */
function drawNear(
  random: Random,
  least: number,
  most: number,
  units: readonly number[],
  gaps: readonly number[],
): Sum | undefined {
  const unit = random.pick(units);
  const gap = random.pick(gaps) * random.pick([1, 1, -1]);
  const round = unit * random.int(1, 9);
  const b = round - gap;
  const a = random.int(least, most);
  const sign = random.pick(['+', '−'] as const);
  const result = resultOf({ a, b, sign });
  if (result < 20 || result > most * 1.5 || b < 5) return undefined;
  const middle = sign === '+' ? a + round : a - round;
  const back = (sign === '+') === gap > 0 ? '−' : '+';
  return {
    a,
    b,
    sign,
    level: 3,
    how: [
      `${showNumber(b)} is ${Math.abs(gap)} ${gap > 0 ? 'less' : 'more'} than ${showNumber(round)}.`,
      `${showNumber(a)} ${sign} ${showNumber(round)} = ${showNumber(middle)}.`,
      `Put it right: ${showNumber(middle)} ${back} ${Math.abs(gap)} = **${showNumber(result)}**.`,
    ],
    slips: [
      [middle + (middle - result), named.way],
      [middle, named.none],
      [sign === '+' ? a - b : a + b, named.other],
      [result + 10, named.slip],
      [result - 100, named.carry],
      [result + 100, named.carry],
    ],
  };
}
/** Subtracting numbers that lie close together: count up. */
function drawClose(random: Random): Sum {
  const round = random.int(2, 9) * 1000;
  const b = round - random.int(2, 60);
  const a = round + random.int(2, 90);
  return {
    a,
    b,
    sign: '−',
    level: 3,
    how: [
      `They lie close together, so count up from ${showNumber(b)}.`,
      `To ${showNumber(round)} is ${round - b}. On to ${showNumber(a)} is ${a - round}.`,
      `${round - b} + ${a - round} = **${a - b}**.`,
    ],
    slips: [
      [a - b + 100, named.carry],
      [
        Math.abs(a - round - (round - b)),
        mistake('subtracts-jumps', 'Add the two jumps, before and after the round number.'),
      ],
      [a - b + 10, named.slip],
      [a - b - 1, named.slip],
      [a - b + 1000, named.carry],
    ],
  };
}
function drawSum(random: Random, { params, difficulty }: Cell<Params>): Sum | undefined {
  if (params.of === 'places')
    return difficulty === 'hard'
      ? drawNear(random, 120, 890, [10, 100], [1, 2])
      : drawByPlace(random, difficulty === 'medium');
  if (difficulty === 'easy') return drawNear(random, 200, 990, [100], [1, 2]);
  if (difficulty === 'medium') return drawNear(random, 2000, 9900, [100, 1000], [1, 2, 5]);
  return random.chance(1, 3) ? drawClose(random) : drawNear(random, 20000, 90000, [1000, 10000], [1, 2, 5, 50]);
}
const features = ({ a, level }: Sum, steps: number): Record<string, number> => ({
  digits: String(a).length,
  level,
  steps,
});
const hintFor = ({ b, level }: Sum): string =>
  level === 3
    ? `Which round number is close to ${showNumber(b)}?`
    : level === 2
      ? 'Jump to the next ten or hundred first.'
      : 'Which digit changes: ones, tens or hundreds?';
function byJumps(a: number, sign: string, b: number): number {
  let at = a;
  for (const [place, digit] of [...String(b)].reverse().entries())
    for (let jump = 0; jump < Number(digit); jump++) at += (sign === '+' ? 1 : -1) * 10 ** place;
  return at;
}

const calculate: Form<Params> = {
  weight: ({ params }) => (params.of === 'three' ? 0 : 4),
  make(random, cell) {
    const sum = drawSum(random, cell);
    if (sum === undefined) return undefined;
    const result = resultOf(sum);
    const text = `${showNumber(sum.a)} ${sum.sign} ${showNumber(sum.b)}`;
    const told = {
      prompt: `Work this out in your head: ${text}`,
      hint: hintFor(sum),
      steps: sum.how,
      variant: text,
      features: features(sum, 1),
    };
    const slips = sum.slips.filter(([given]) => Number(given) > 0);
    return random.chance(1, 2) ? writeNumber(told, result, slips) : chooseNumber(random, told, result, slips);
  },
  solve(seen) {
    const [, a, sign = '', b] = /head: (\d+) ([+-]) (\d+)$/.exec(seen.text) ?? [];
    return a === undefined ? undefined : answered(seen, byJumps(Number(a), sign, Number(b)));
  },
};

const findMissing: Form<Params> = {
  weight: ({ params }) => (params.of === 'three' ? 0 : 2),
  make(random, cell) {
    const sum = drawSum(random, cell);
    if (sum === undefined) return undefined;
    const result = resultOf(sum);
    const text = `${showNumber(sum.a)} ${sum.sign} □ = ${showNumber(result)}`;
    return writeNumber(
      {
        prompt: `What number goes in the box?\n\n${text}`,
        hint:
          sum.sign === '+'
            ? 'Count up from the first number to the last.'
            : 'Count back from the first number to the last.',
        steps: [
          `Find the difference between ${showNumber(sum.a)} and ${showNumber(result)}.`,
          `It is **${showNumber(sum.b)}**.`,
          `Check: ${showNumber(sum.a)} ${sum.sign} ${showNumber(sum.b)} = ${showNumber(result)}.`,
        ],
        variant: text,
        features: features(sum, 2),
      },
      sum.b,
      [
        [
          sum.a + result,
          mistake('does-visible-operation', 'You added the two numbers you can see. Find the difference.'),
        ],
        [sum.b * 10, named.place],
        [sum.b + 10, named.slip],
        [sum.b - 1, named.slip],
      ],
    );
  },
  solve(seen) {
    const [, a, sign, total] = /box\?\n\n(\d+) ([+-]) □ = (\d+)$/.exec(seen.text) ?? [];
    if (a === undefined) return undefined;
    let [low, high] = [Number(a), Number(total)].sort((one, other) => one - other);
    if (low === undefined || high === undefined || sign === undefined) return [];
    let gap = 0;
    for (let place = 10 ** 6; place >= 1; place /= 10)
      while (low + place <= high) {
        low += place;
        gap += place;
      }
    return typed(gap);
  },
};

const sameAs: Form<Params> = {
  weight: ({ params, difficulty }) =>
    params.of === 'three' ? 0 : params.of === 'places' && difficulty !== 'hard' ? 0 : 2,
  make(random, cell) {
    const sum = drawSum(random, cell);
    if (sum === undefined || sum.level !== 3 || sum.how[0]?.startsWith('They')) return undefined;
    const unit = [1, 2, 5, 50].find(
      (each) =>
        (sum.b + each) % 10 === 0 &&
        String(sum.b + each).match(/0+$/)?.[0].length !== undefined &&
        String(sum.b + each).replace(/0+$/, '').length === 1,
    );
    const over = [1, 2, 5, 50].find((each) => String(sum.b - each).replace(/0+$/, '').length === 1);
    const gap = unit ?? (over === undefined ? undefined : -over);
    if (gap === undefined) return undefined;
    const round = sum.b + gap;
    const show = (by: number, sign: string, change: number): string =>
      `${showNumber(sum.a)} ${sign} ${showNumber(by)} ${change < 0 ? '−' : '+'} ${Math.abs(change)}`;
    const other = sum.sign === '+' ? '−' : '+';
    const change = sum.sign === '+' ? -gap : gap;
    return chooseText(
      random,
      {
        prompt: `Which gives the same answer as ${showNumber(sum.a)} ${sum.sign} ${showNumber(sum.b)}?`,
        hint: hintFor(sum),
        steps: [
          `${showNumber(sum.b)} is ${Math.abs(gap)} ${gap > 0 ? 'less' : 'more'} than ${showNumber(round)}.`,
          `So ${sum.sign === '+' ? 'adding' : 'taking away'} ${showNumber(round)} is ${Math.abs(gap)} too ${gap > 0 ? 'much' : 'little'}.`,
          `**${show(round, sum.sign, change)}**.`,
        ],
        variant: `same ${sum.a}${sum.sign}${sum.b}`,
        features: features(sum, 2),
      },
      show(round, sum.sign, change),
      [
        [show(round, sum.sign, -change), named.way],
        [show(round, other, change), named.other],
        [show(round, other, -change), named.other],
        [show(round, sum.sign, change * 10), named.slip],
        [show(round, sum.sign, -change * 10), named.way],
      ],
    );
  },
  solve(seen) {
    const [, a, sign = '', b] = /^Which gives the same answer as (\d+) ([+-]) (\d+)\?$/.exec(seen.text) ?? [];
    if (a === undefined) return undefined;
    const target = byJumps(Number(a), sign, Number(b));
    return chosen(seen, (option) => {
      const [, one, first = '', by, second = '', change] = /^(\d+) ([+-]) (\d+) ([+-]) (\d+)$/.exec(option) ?? [];
      return byJumps(byJumps(Number(one), first, Number(by)), second, Number(change)) === target;
    });
  },
};

interface Triple {
  readonly factors: readonly [number, number, number];
  readonly result: number;
}
function drawTriple(random: Random, { difficulty }: Cell<Params>): Triple | undefined {
  const pool = {
    easy: [1, 2, 3, 4, 5, 10],
    medium: [2, 3, 4, 5, 6, 7, 8, 9],
    hard: [2, 4, 5, 6, 7, 8, 9, 11, 12, 20, 25],
  }[difficulty];
  const [a, b, c] = [random.pick(pool), random.pick(pool), random.pick(pool)];
  const result = a * b * c;
  const limit = { easy: 120, medium: 300, hard: 1200 }[difficulty];
  const low = { easy: 4, medium: 40, hard: 160 }[difficulty];
  if (result > limit || result < low) return undefined;
  const sorted = [a, b, c].sort((one, other) => one - other);
  if (difficulty === 'hard' && ![a * b, a * c, b * c].some((pair) => pair % 10 === 0)) return undefined;
  return sorted.filter((each) => each === 1).length > 1 ? undefined : { factors: [a, b, c], result };
}
/** The pair that makes the easiest first product: a multiple of ten, else the smallest. */
function bestPair([a, b, c]: Triple['factors']): readonly [number, number, number] {
  const ways = [
    [a, b, c],
    [a, c, b],
    [b, c, a],
  ] as const;
  const round = ways.filter(([one, other]) => (one * other) % 10 === 0);
  return (round.length > 0 ? round : ways).reduce((best, way) => (way[0] * way[1] < best[0] * best[1] ? way : best));
}
function tripleSlips({ factors: [a, b, c], result }: Triple): Slip[] {
  return [
    [a * b, named.two],
    [a * b + c, named.part],
    [a + b + c, named.adds],
    [result + a * b, named.slip],
    [b * c, named.two],
    [result - c, named.slip],
    [result * 2, named.slip],
  ];
}
const tripleFeatures = ({ result }: Triple, steps: number): Record<string, number> => ({ result, steps });
function tripleSteps(triple: Triple): string[] {
  const [one, other, last] = bestPair(triple.factors);
  return [
    `Change the order: start with ${one} × ${other} = ${one * other}.`,
    `${one * other} × ${last} = **${showNumber(triple.result)}**.`,
  ];
}

const three: Form<Params> = {
  weight: ({ params, difficulty }) => (params.of === 'three' ? (difficulty === 'hard' ? 2 : 4) : 0),
  make(random, cell) {
    const triple = drawTriple(random, cell);
    if (triple === undefined) return undefined;
    const [a, b, c] = triple.factors;
    const told = {
      prompt: `What is ${a} × ${b} × ${c}?`,
      hint: 'You may multiply in any order. Which two are easy to start with?',
      steps: tripleSteps(triple),
      variant: `${a}×${b}×${c}`,
      features: tripleFeatures(triple, 2),
    };
    return random.chance(1, 2)
      ? writeNumber(told, triple.result, tripleSlips(triple))
      : chooseNumber(random, told, triple.result, tripleSlips(triple));
  },
  solve(seen) {
    const [, a, b, c] = /^What is (\d+) × (\d+) × (\d+)\?$/.exec(seen.text) ?? [];
    return a === undefined
      ? undefined
      : answered(seen, productByDoubling(productByDoubling(Number(c), Number(b)), Number(a)));
  },
};

const threeMissing: Form<Params> = {
  weight: ({ params, difficulty }) => (params.of === 'three' ? (difficulty === 'easy' ? 0 : 2) : 0),
  make(random, cell) {
    const triple = drawTriple(random, cell);
    if (triple === undefined) return undefined;
    const hidden = random.int(0, 2);
    const value = triple.factors[hidden] ?? 1;
    const shown = triple.factors.filter((_, at) => at !== hidden);
    const [one = 1, other = 1] = shown;
    const text = `${triple.factors.map((factor, at) => (at === hidden ? '□' : factor)).join(' × ')} = ${showNumber(triple.result)}`;
    return writeNumber(
      {
        prompt: `What number goes in the box?\n\n${text}`,
        hint: 'Multiply the two numbers you know first.',
        steps: [
          `${one} × ${other} = ${one * other}.`,
          `${one * other} times what is ${showNumber(triple.result)}?`,
          `The answer is **${value}**.`,
        ],
        variant: text,
        features: tripleFeatures(triple, 3),
      },
      value,
      [
        [triple.result / one, named.two],
        [triple.result / other, named.two],
        [value + 1, named.slip],
        [triple.result - one * other, mistake('subtracts', 'Divide by the two numbers you know. Do not take away.')],
      ],
    );
  },
  solve(seen) {
    if (!/box\?\n\n.* × .* × .* = \d+$/.test(seen.text)) return undefined;
    const numbers = numbersIn(seen.text);
    const total = numbers.at(-1) ?? 0;
    return Array.from({ length: 200 }, (_, at) => at + 1)
      .filter((each) => each * (numbers[0] ?? 1) * (numbers[1] ?? 1) === total)
      .flatMap((each) => typed(each));
  },
};

const boxes: Form<Params> = {
  weight: ({ params }) => (params.of === 'three' ? 2 : 0),
  make(random, cell) {
    const triple = drawTriple(random, cell);
    if (triple === undefined || Math.min(...triple.factors) < 2) return undefined;
    const [a, b, c] = triple.factors;
    const [big, middle, small] = random.pick([
      ['boxes', 'packets', 'biscuits'],
      ['shelves', 'jars', 'sweets'],
      ['crates', 'trays', 'plants'],
      ['bags', 'tins', 'pencils'],
      ['tables', 'plates', 'sandwiches'],
    ] as const);
    const single = big === 'boxes' ? 'box' : big === 'shelves' ? 'shelf' : big.slice(0, -1);
    return writeNumber(
      {
        prompt: `There are ${a} ${big}. Each ${single} has ${b} ${middle}. Each ${middle.slice(0, -1)} has ${c} ${small}. How many ${small} are there?`,
        hint: 'Multiply all three numbers. Choose an easy order.',
        steps: [`Work out ${a} × ${b} × ${c}.`, ...tripleSteps(triple)],
        variant: `boxes ${a} ${b} ${c}`,
        features: tripleFeatures(triple, 3),
      },
      triple.result,
      tripleSlips(triple),
    );
  },
  solve(seen) {
    if (!seen.text.startsWith('There are')) return undefined;
    const [a = 0, b = 0, c = 0] = numbersIn(seen.text);
    let things = 0;
    for (let big = 0; big < a; big++) for (let middle = 0; middle < b; middle++) things += c;
    return typed(things);
  },
};

const firstStep: Form<Params> = {
  weight: ({ params, difficulty }) => (params.of === 'three' && difficulty !== 'easy' ? 2 : 0),
  make(random, cell) {
    const triple = drawTriple(random, cell);
    if (triple === undefined) return undefined;
    const [a, b, c] = triple.factors;
    const right = `${a} × ${b * c}`;
    return chooseText(
      random,
      {
        prompt: `Which is equal to ${a} × ${b} × ${c}?`,
        hint: 'Multiply two of the numbers and keep the third.',
        steps: [`${b} × ${c} = ${b * c}.`, `So it is equal to **${right}**.`],
        variant: `equal ${a}×${b}×${c}`,
        features: tripleFeatures(triple, 2),
      },
      right,
      [
        [`${a} × ${b + c}`, mistake('adds-pair', 'You added two of the numbers. Multiply them.')],
        [`${a * b} + ${c}`, named.part],
        [`${a * b} × ${b * c}`, mistake('uses-number-twice', 'Use each number once only.')],
        [`${a + b} × ${c}`, mistake('adds-pair', 'You added two of the numbers. Multiply them.')],
        [`${a} + ${b * c}`, named.part],
      ],
      4,
      'grid',
    );
  },
  solve(seen) {
    const [, a, b, c] = /^Which is equal to (\d+) × (\d+) × (\d+)\?$/.exec(seen.text) ?? [];
    if (a === undefined) return undefined;
    const target = Number(a) * Number(b) * Number(c);
    return chosen(seen, (option) => {
      const [one = 0, other = 0] = numbersIn(option);
      return (option.includes('×') ? productByDoubling(one, other) : one + other) === target;
    });
  },
};

export const mental = makerOfForms<Params>({
  makerId: 'm.mental',
  version: 1,
  serves: { 130201: { of: 'places' }, 140302: { of: 'three' }, 150202: { of: 'strategies' } },
  forms: [calculate, findMissing, sameAs, three, threeMissing, boxes, firstStep],
});
