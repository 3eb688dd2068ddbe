/** m.decimalOps: decimals times and divided by whole numbers. */
import type { Cell } from '../kernel/maker.ts';
import { pickName } from '../kernel/names.ts';
import { decimalFixed, decimalText, showNumber } from '../kernel/number-text.ts';
import type { Random } from '../kernel/random.ts';
import { divideOut } from './fdp-ground.ts';
import { answered, type Form, makerOfForms, numbersIn, typed } from './forms.ts';
import { reckon } from './reckon.ts';
import { setOut } from './set-out.ts';
import { chooseValue, mistakesIn, type Slip, writeNumber } from './told.ts';

interface Level {
  /** Decimal places of the decimal. */
  readonly places: readonly number[];
  /** The whole number to multiply or divide by. */
  readonly by: readonly [number, number];
  /** Largest scaled size of the decimal, in its last place. */
  readonly most: number;
}
interface Params {
  readonly levels: Readonly<Record<'easy' | 'medium' | 'hard', Level>>;
}

const mistake = mistakesIn('m.decimalOps');
const named = {
  point: mistake('point-misplaced', 'The digits are right. Estimate to see where the point goes.'),
  drops: mistake('drops-point', 'You left out the point.'),
  parts: mistake('works-on-sides-alone', 'You worked on the two sides of the point alone and did not carry.'),
  fact: mistake('fact-slip', 'Close. Check your times table.'),
  both: mistake('two-slips', 'Two things went wrong: a fact and the point.'),
  adds: mistake('adds', 'You added. Look at the sign.'),
  wrongWay: mistake('wrong-operation', 'Use the opposite operation to find what is missing.'),
  zero: mistake('loses-zero', 'A zero holds a place. Do not lose it.'),
};

interface Drawn {
  /** The decimal × `by` = the product, both scaled by 10^`places`. */
  readonly scaled: number;
  readonly by: number;
  readonly places: number;
  readonly decimal: string;
  readonly product: string;
}

function draw(random: Random, { params, difficulty }: Cell<Params>): Drawn | undefined {
  const { places: choices, by: range, most } = params.levels[difficulty];
  const places = random.pick(choices);
  const scaled = random.int(places === 1 ? 11 : 101, most);
  const by = random.int(...range);
  if (scaled % 10 === 0 || by % 10 === 0) return undefined;
  return { scaled, by, places, decimal: decimalFixed(scaled, places), product: decimalText(scaled * by, places) };
}

const features = ({ scaled, by, places }: Drawn, steps: number): Record<string, number> => ({
  steps: steps + (by > 9 ? 2 : 0),
  places,
  digits: String(scaled).length,
});

/** What working on both sides of the point alone gives: 3.7 × 4 → 12.28. */
function sidesAlone({ scaled, by, places }: Drawn): string {
  const size = 10 ** places;
  return `${Math.floor(scaled / size) * by}.${(scaled % size) * by}`;
}

function productSlips(own: Drawn): Slip[] {
  const { scaled, by, places } = own;
  return [
    [decimalText(scaled * by, places + 1), named.point],
    [sidesAlone(own), named.parts],
    [decimalText(scaled * by, places - 1), places === 1 ? named.drops : named.point],
    [decimalText(scaled * (by + 1), places), named.fact],
    [decimalText(scaled * by + 10, places), named.fact],
    [decimalText(scaled + by * 10 ** places, places), named.adds],
    [decimalText(scaled * (by + 1), places + 1), named.both],
    [decimalText(scaled * (by + 1), places - 1), named.both],
  ];
}
function quotientSlips({ scaled, by, places }: Drawn): Slip[] {
  return [
    [decimalText(scaled, places + 1), named.point],
    [decimalText(scaled, places - 1), places === 1 ? named.drops : named.point],
    [decimalText(scaled + 1, places), named.fact],
    [decimalText(scaled + 10, places), named.fact],
    [decimalText(scaled + 10, places + 1), named.both],
    [decimalText(scaled + 10, places - 1), named.both],
    [decimalText(scaled - 2, places), named.fact],
    ...(String(scaled).includes('0')
      ? [[decimalText(Number(String(scaled).replace('0', '')), places - 1), named.zero] as const]
      : []),
    [by % 2 === 0 ? decimalText(scaled * 2, places) : decimalText(scaled - 10, places), named.fact],
  ];
}

const scaleName = (places: number): string => (places === 1 ? 'tenths' : places === 2 ? 'hundredths' : 'thousandths');

const productSteps = ({ scaled, by, places, decimal, product }: Drawn): string[] => [
  `${decimal} is ${showNumber(scaled)} ${scaleName(places)}.`,
  `${showNumber(scaled)} × ${by} = ${showNumber(scaled * by)}.`,
  `That is ${showNumber(scaled * by)} ${scaleName(places)}: **${showNumber(product)}**.`,
];
const quotientSteps = ({ scaled, by, places, decimal, product }: Drawn): string[] => [
  `${showNumber(product)} is ${showNumber(scaled * by)} ${scaleName(places)}.`,
  `${showNumber(scaled * by)} ÷ ${by} = ${showNumber(scaled)}.`,
  `That is ${showNumber(scaled)} ${scaleName(places)}: **${decimal}**.`,
];

/** A product. */
const product: Form<Params> = {
  weight: () => 3,
  make(random, cell) {
    const own = draw(random, cell);
    if (own === undefined) return undefined;
    const line = random.chance(2, 3) ? `${own.decimal} × ${own.by}` : `${own.by} × ${own.decimal}`;
    const told = {
      prompt: ['Work out:', setOut(line)],
      hint: 'Multiply as if there were no point. Then estimate to place the point.',
      steps: productSteps(own),
      variant: line,
      features: features(own, 1),
    };
    return random.chance(2, 3)
      ? writeNumber(told, own.product, productSlips(own))
      : chooseValue(random, told, own.product, productSlips(own), showNumber);
  },
  solve(seen) {
    const [, line] = /^Work out:\n([^□]+)$/.exec(seen.text) ?? [];
    if (line === undefined) return undefined;
    const [top, bottom] = reckon(line);
    return answered(seen, divideOut(Number(top), Number(bottom)) ?? '');
  },
};

/** A quotient. */
const quotient: Form<Params> = {
  weight: () => 3,
  make(random, cell) {
    const own = draw(random, cell);
    if (own === undefined) return undefined;
    const line = `${showNumber(own.product)} ÷ ${own.by}`;
    const told = {
      prompt: ['Work out:', setOut(line)],
      hint: 'Keep the point in line as you divide. Add zeros if you need them.',
      steps: quotientSteps(own),
      variant: line,
      features: features(own, 2),
    };
    return random.chance(2, 3)
      ? writeNumber(told, own.decimal, quotientSlips(own))
      : chooseValue(random, told, own.decimal, quotientSlips(own), showNumber);
  },
  solve: product.solve,
};

interface Telling {
  readonly tell: (name: string, decimal: string, by: number) => string;
  readonly isProduct: boolean;
  /** What the larger amount stays under. */
  readonly most: number;
  readonly money: boolean;
}
const tellings: readonly Telling[] = [
  {
    isProduct: true,
    money: true,
    most: 400,
    tell: (name, each, by) => `A ticket costs £${each}. ${name} buys ${by} of them. How many pounds is that?`,
  },
  {
    isProduct: true,
    money: false,
    most: 200,
    tell: (_, each, by) => `One bag of sand weighs ${each} kg. How many kilograms do ${by} bags weigh?`,
  },
  {
    isProduct: true,
    money: false,
    most: 90,
    tell: (_, each, by) => `A shelf is ${each} m long. How many metres long are ${by} of them in a row?`,
  },
  {
    isProduct: true,
    money: false,
    most: 300,
    tell: (name, each, by) => `${name} cycles ${each} km a day. How many kilometres is that in ${by} days?`,
  },
  {
    isProduct: false,
    money: true,
    most: 400,
    tell: (_, all, by) => `${by} friends share a bill of £${all} equally. How many pounds does each pay?`,
  },
  {
    isProduct: false,
    money: false,
    most: 60,
    tell: (name, all, by) => `${name} cuts ${all} m of rope into ${by} equal pieces. How many metres is each piece?`,
  },
  {
    isProduct: false,
    money: false,
    most: 80,
    tell: (_, all, by) =>
      `${by} jugs hold ${all} litres altogether. They all hold the same. How many litres does each hold?`,
  },
];

/** A product or a quotient in a story. */
const story: Form<Params> = {
  weight: () => 2,
  make(random, cell) {
    const own = draw(random, cell);
    if (own === undefined) return undefined;
    const size = (own.scaled * own.by) / 10 ** own.places;
    const fit = tellings.filter(({ most, money }) => most >= size && (!money || own.places === 2));
    if (fit.length === 0) return undefined;
    const telling = random.pick(fit);
    const money = (scaled: number): string => decimalFixed(scaled, 2);
    const all = telling.money ? money(own.scaled * own.by) : own.product;
    return writeNumber(
      {
        prompt: telling.tell(pickName(random), telling.isProduct ? own.decimal : showNumber(all), own.by),
        hint: telling.isProduct ? 'It is the same amount again and again: multiply.' : 'It is shared equally: divide.',
        steps: telling.isProduct ? productSteps(own) : quotientSteps(own),
        variant: `story ${tellings.indexOf(telling)} ${own.decimal} ${own.by}`,
        features: features(own, 3),
      },
      telling.isProduct ? own.product : own.decimal,
      telling.isProduct ? productSlips(own) : quotientSlips(own),
      telling.money ? { before: '£' } : {},
    );
  },
  solve(seen) {
    const isProduct = /^A ticket costs|^One bag|^A shelf|cycles/.test(seen.text);
    if (!isProduct && !/friends share|equal pieces|jugs hold/.test(seen.text)) return undefined;
    const numbers = numbersIn(seen.text);
    const [first = 0, second = 0] = /^\d+ (?:friends|jugs)/.test(seen.text) ? [...numbers].reverse() : numbers;
    const [top, bottom] = reckon(`${first} ${isProduct ? '×' : '÷'} ${second}`);
    return typed(divideOut(Number(top), Number(bottom)) ?? '');
  },
};

/** A decimal fact from a whole number fact. */
const fromFact: Form<Params> = {
  weight: ({ difficulty }) => (difficulty === 'easy' ? 2 : 1),
  make(random, cell) {
    const own = draw(random, cell);
    if (own === undefined) return undefined;
    const { scaled, by, decimal, product: result } = own;
    const isProduct = random.chance(1, 2);
    const known = `${showNumber(scaled)} × ${by} = ${showNumber(scaled * by)}`;
    const asked = isProduct ? `${decimal} × ${by}` : `${showNumber(result)} ÷ ${by}`;
    return chooseValue(
      random,
      {
        prompt: [`Use this fact: ${known}.`, 'What is', setOut(asked)],
        hint: 'How many times smaller is the number than in the fact?',
        steps: [
          `${isProduct ? decimal : showNumber(result)} is ${10 ** own.places} times smaller than ${showNumber(isProduct ? scaled : scaled * by)}.`,
          `So the answer is ${10 ** own.places} times smaller too: **${isProduct ? showNumber(result) : decimal}**.`,
        ],
        variant: `fact ${asked}`,
        features: features(own, 2),
      },
      isProduct ? result : decimal,
      isProduct ? productSlips(own) : quotientSlips(own),
      showNumber,
    );
  },
  solve(seen) {
    const [, line] = /^Use this fact: .*\nWhat is\n(.+)$/.exec(seen.text) ?? [];
    if (line === undefined) return undefined;
    const [top, bottom] = reckon(line);
    return answered(seen, divideOut(Number(top), Number(bottom)) ?? '');
  },
};

/** A number missing. */
const box: Form<Params> = {
  weight: ({ difficulty }) => (difficulty === 'easy' ? 0 : 2),
  make(random, cell) {
    const own = draw(random, cell);
    if (own === undefined) return undefined;
    const { decimal, by, product: result } = own;
    const [line, answer, slips] = random.pick([
      [`□ × ${by} = ${showNumber(result)}`, decimal, quotientSlips(own)] as const,
      [
        `${decimal} × □ = ${showNumber(result)}`,
        String(by),
        [
          [by + 1, named.fact],
          [by - 1, named.fact],
        ] satisfies Slip[],
      ] as const,
      [`□ ÷ ${by} = ${decimal}`, result, productSlips(own)] as const,
    ]);
    return writeNumber(
      {
        prompt: ['What number goes in the box?', setOut(line)],
        hint: 'Work backwards with the opposite operation.',
        steps: line.startsWith('□ ÷')
          ? productSteps(own)
          : [
              ...quotientSteps(own).map((step) => (answer === decimal ? step : step.replaceAll('**', ''))),
              ...(answer === decimal ? [] : [`So the missing number is **${by}**.`]),
            ],
        variant: line,
        features: features(own, 3),
      },
      answer,
      slips,
    );
  },
  solve(seen) {
    const [, one = '', sign, other = '', result = ''] =
      /^What number goes in the box\?\n(\S+) ?([×÷]) ?(\S+) ?= ?(\S+)$/.exec(seen.text) ?? [];
    if (sign === undefined) return undefined;
    const [top, bottom] = reckon(sign === '÷' ? `${result} × ${other}` : `${result} ÷ ${one === '□' ? other : one}`);
    return typed(divideOut(Number(top), Number(bottom)) ?? '');
  },
};

/** The maker of m.decimalOps. */
export const decimalOps = makerOfForms<Params>({
  makerId: 'm.decimalOps',
  version: 1,
  serves: {
    160502: {
      levels: {
        easy: { places: [1], by: [2, 9], most: 99 },
        medium: { places: [2], by: [2, 9], most: 999 },
        hard: { places: [1, 2, 2], by: [11, 38], most: 999 },
      },
    },
  },
  forms: [product, quotient, story, fromFact, box],
});
