/** m.shortMul: multiplying by one digit, as a sum, with a digit hidden, in stories and as an error to find. */
import type { Cell } from '../kernel/maker.ts';
import { pickName } from '../kernel/names.ts';
import { showNumber } from '../kernel/number-text.ts';
import { pluralOf } from '../kernel/plural.ts';
import type { Random } from '../kernel/random.ts';
import { columnFigure, hiddenDigit, readColumns } from './column-figure.ts';
import { placeName } from './digits.ts';
import { answered, chosen, type Form, makerOfForms, numbersIn, typed } from './forms.ts';
import { groups } from './groups.ts';
import {
  carriesOf,
  carryBeforeMultiplying,
  multiplyOnesOnly,
  multiplyWithoutCarry,
  multiplyWritingAll,
  productByDoubling,
} from './multiply-steps.ts';
import { chooseNumber, chooseText, drawn, mistakesIn, type Slip, writeNumber } from './told.ts';

interface Params {
  readonly digits: Readonly<Record<'easy' | 'medium' | 'hard', number>>;
  readonly factors: Readonly<Record<'easy' | 'medium' | 'hard', readonly number[]>>;
  readonly carries: Readonly<Record<'easy' | 'medium' | 'hard', readonly [number, number]>>;
}
interface Product {
  readonly value: number;
  readonly by: number;
  readonly result: number;
  readonly carries: number;
}
const mistake = mistakesIn('m.shortMul');
const named = {
  carry: mistake('forgets-carry', 'You left out a carried ten. Add it after you multiply the next digit.'),
  before: mistake('carry-before-multiplying', 'Multiply first, then add the carried ten.'),
  ones: mistake('multiplies-ones-only', 'Multiply every digit, not the ones alone.'),
  all: mistake('writes-whole-product', 'Each column holds one digit. Carry the ten to the next column.'),
  adds: mistake('adds', 'You added. This question asks you to multiply.'),
  fact: mistake('table-fact', 'One table fact is out. Check each one.'),
  zero: mistake('missing-zero', 'Zero times any number is 0. Keep its place.'),
};

function drawProduct(random: Random, { params, difficulty }: Cell<Params>): Product | undefined {
  const size = params.digits[difficulty];
  const value = random.int(10 ** (size - 1) + 1, 10 ** size - 1);
  const by = random.pick(params.factors[difficulty]);
  const carries = carriesOf(value, by);
  const [fewest, most] = params.carries[difficulty];
  if (carries < fewest || carries > most || value % 10 === 0) return undefined;
  if (difficulty === 'hard' && size > 2 && !String(value).includes('0') && random.chance(1, 2)) return undefined;
  return { value, by, result: value * by, carries };
}
function slipsOf({ value, by, result }: Product): Slip[] {
  return [
    [multiplyWithoutCarry(value, by), named.carry],
    [carryBeforeMultiplying(value, by), named.before],
    [multiplyOnesOnly(value, by), named.ones],
    [result + by, named.fact],
    [result - 10, named.carry],
    ...(String(value).includes('0') ? [[Number(String(value).replace('0', '')) * by, named.zero] as const] : []),
    [multiplyWritingAll(value, by), named.all],
    [result + 100, named.fact],
    [result * 10, mistake('extra-zero', 'That is ten times too large. Check each column.')],
    [value + by, named.adds],
  ];
}
function stepsOf({ value, by, result }: Product): string[] {
  const parts = [...String(value)]
    .map((digit, at, all) => Number(digit) * 10 ** (all.length - 1 - at))
    .filter((part) => part > 0);
  return [
    `Split ${showNumber(value)}: ${parts.map(showNumber).join(' + ')}.`,
    parts.map((part) => `${showNumber(part)} × ${by} = ${showNumber(part * by)}`).join('\n\n'),
    `Add them: **${showNumber(result)}**.`,
  ];
}
const hint = 'Multiply the ones first. Carry tens to the next column.';
const features = ({ value, carries }: Product, steps: number): Record<string, number> => ({
  digits: String(value).length,
  carries,
  zeros: (String(value).match(/0/g) ?? []).length,
  steps,
});

const calculation: Form<Params> = {
  weight: () => 4,
  make(random, cell) {
    const product = drawProduct(random, cell);
    if (product === undefined) return undefined;
    const { value, by, result } = product;
    const sum = random.chance(3, 4) ? `${showNumber(value)} × ${by}` : `${by} × ${showNumber(value)}`;
    const figure = columnFigure(
      [String(value), String(by)],
      '×',
      '',
      `${showNumber(value)} times ${by} set out in columns.`,
    );
    const told = {
      prompt: random.chance(1, 3) ? [`Work out ${sum}.`, drawn(figure)] : `Work out ${sum}.`,
      hint,
      steps: stepsOf(product),
      variant: `${value}×${by}`,
      features: features(product, 1),
    };
    return random.chance(3, 5)
      ? writeNumber(told, result, slipsOf(product))
      : chooseNumber(random, told, result, slipsOf(product));
  },
  solve(seen) {
    const [, one, other] = /^Work out (\d+) × (\d+)\.$/.exec(seen.text) ?? [];
    return one === undefined ? undefined : answered(seen, productByDoubling(Number(one), Number(other)));
  },
};

const story: Form<Params> = {
  weight: () => 2,
  make(random, cell) {
    const product = drawProduct(random, cell);
    if (product === undefined) return undefined;
    const { value, by, result } = product;
    const fit = groups.filter(({ fewest, most }) => fewest <= value && value <= most);
    if (fit.length === 0) return undefined;
    const { container, item } = random.pick(fit);
    return writeNumber(
      {
        prompt: `Each ${container} has ${showNumber(value)} ${pluralOf(item)}. How many ${pluralOf(item)} do ${by} ${pluralOf(container)} have?`,
        hint: `There are ${by} equal groups of ${showNumber(value)}.`,
        steps: [`Work out ${showNumber(value)} × ${by}.`, ...stepsOf(product)],
        variant: `story ${value}×${by}`,
        features: features(product, 2),
      },
      result,
      slipsOf(product),
    );
  },
  solve(seen) {
    const [, each, times] = /^Each .* has (\d+) .* do (\d+) .* have/.exec(seen.text) ?? [];
    return each === undefined ? undefined : answered(seen, productByDoubling(Number(each), Number(times)));
  },
};

const hidden: Form<Params> = {
  weight: ({ difficulty }) => (difficulty === 'easy' ? 0 : 2),
  make(random, cell) {
    const product = drawProduct(random, cell);
    if (product === undefined) return undefined;
    const { value, by, result } = product;
    const rows = [String(value), String(result)];
    const row = random.int(0, 1);
    const shown = rows[row] ?? '';
    const at = random.int(0, shown.length - 1);
    const digit = Number(shown.charAt(at));
    const masked = rows.map((text, index) =>
      index === row ? text.slice(0, at) + hiddenDigit + text.slice(at + 1) : text,
    );
    const [top = '', bottom = ''] = masked;
    const alike = Array.from({ length: 10 }, (_, each) => each).filter(
      (each) =>
        Number(top.replace(hiddenDigit, String(each))) * by === Number(bottom.replace(hiddenDigit, String(each))),
    );
    if (alike.length !== 1 || (at === 0 && digit === 0)) return undefined;
    const place = shown.length - 1 - at;
    return writeNumber(
      {
        prompt: [
          'One digit is hidden. Which digit goes in the box?',
          drawn(
            columnFigure(
              [top, String(by)],
              '×',
              bottom,
              `A column multiplication: ${[...top.replace(hiddenDigit, '?')].join(' ').replace('?', 'box')} times ${by} makes ${[...bottom.replace(hiddenDigit, '?')].join(' ').replace('?', 'box')}.`,
            ),
          ),
        ],
        hint: `Look at the ${placeName(place)} column. What is carried into it?`,
        steps: [
          `The whole sum is ${showNumber(value)} × ${by} = ${showNumber(result)}.`,
          `The box is in the ${placeName(place)} column.`,
          `The digit is **${digit}**.`,
        ],
        variant: `digit ${masked.join('×')} ${by}`,
        features: features(product, 3),
      },
      digit,
      [
        [(digit + 1) % 10, named.carry],
        [(digit + 9) % 10, named.carry],
      ],
    );
  },
  solve(seen) {
    if (!seen.text.startsWith('One digit is hidden') || seen.figure === undefined) return undefined;
    const [top = '', by = '', bottom = ''] = readColumns(seen.figure);
    return Array.from({ length: 10 }, (_, digit) => String(digit))
      .filter(
        (digit) =>
          productByDoubling(Number(top.replace(hiddenDigit, digit)), Number(by)) ===
          Number(bottom.replace(hiddenDigit, digit)),
      )
      .flatMap((digit) => typed(digit));
  },
};

const whoIsRight: Form<Params> = {
  weight: () => 1,
  make(random, cell) {
    const product = drawProduct(random, cell);
    if (product === undefined) return undefined;
    const { value, by } = product;
    const parts = [...String(value)]
      .map((digit, at, all) => Number(digit) * 10 ** (all.length - 1 - at))
      .filter((part) => part > 0);
    const [first = 0, ...rest] = parts;
    if (rest.length === 0) return undefined;
    const each = (list: readonly number[], sign: string): string =>
      list.map((part) => `${showNumber(part)} ${sign} ${by}`).join(' + ');
    const digits = [...String(value)].map(Number).filter((digit) => digit > 0);
    return chooseText(
      random,
      {
        prompt: `Which is the same as ${showNumber(value)} × ${by}?`,
        hint: `Split ${showNumber(value)} into its parts. Multiply each part.`,
        steps: [
          `${showNumber(value)} is ${parts.map(showNumber).join(' + ')}.`,
          `Multiply every part by ${by}: **${each(parts, '×')}**.`,
        ],
        variant: `same ${value}×${by}`,
        features: features(product, 2),
      },
      each(parts, '×'),
      [
        [each(digits, '×'), mistake('digits-for-parts', 'Each digit is worth its place: the 4 in 45 is 40.')],
        [
          `${showNumber(first)} × ${by} + ${rest.map(showNumber).join(' + ')}`,
          mistake('multiplies-one-part', 'Multiply every part, not the first one alone.'),
        ],
        [`${showNumber(first)} + ${each(rest, '×')}`, named.ones],
        [each(parts, '+'), named.adds],
      ],
    );
  },
  solve(seen) {
    const [, value, by] = /^Which is the same as (\d+) × (\d+)\?$/.exec(seen.text) ?? [];
    if (value === undefined) return undefined;
    const total = productByDoubling(Number(value), Number(by));
    return chosen(seen, (option) => {
      const sum = option.split(' + ').reduce((all, term) => {
        const [one = 0, other] = numbersIn(term);
        return all + (other === undefined ? one : productByDoubling(one, other));
      }, 0);
      return sum === total;
    });
  },
};

const compare: Form<Params> = {
  weight: ({ difficulty }) => (difficulty === 'hard' ? 2 : 1),
  make(random, cell) {
    const product = drawProduct(random, cell);
    if (product === undefined) return undefined;
    const { value, by, result } = product;
    const extra = random.int(3, 99);
    const more = cell.difficulty === 'easy' ? 0 : extra;
    const name = pickName(random);
    const wrongs = slipsOf(product).map(([given, because]) => [Number(given) + more, because] as const);
    return writeNumber(
      {
        prompt: `${name} multiplies ${showNumber(value)} by ${by}${more === 0 ? '' : `, then adds ${more}`}. What is the answer?`,
        hint: more === 0 ? hint : 'Multiply first, then add.',
        steps: [
          ...stepsOf(product).slice(0, 2),
          ...(more === 0 ? [] : [`Then ${showNumber(result)} + ${more}.`]),
          `The answer is **${showNumber(result + more)}**.`,
        ],
        variant: `by ${value}×${by}+${more}`,
        features: features(product, more === 0 ? 1 : 3),
      },
      result + more,
      [
        ...(more === 0
          ? []
          : [
              [result, mistake('stops-early', 'You multiplied. Now add as well.')] as const,
              [(value + more) * by, mistake('adds-first', 'Multiply first, then add.')] as const,
            ]),
        ...wrongs,
      ],
    );
  },
  solve(seen) {
    const [, value, by, more] = / multiplies (\d+) by (\d+)(?: then adds (\d+))?\. What/.exec(seen.text) ?? [];
    return value === undefined
      ? undefined
      : answered(seen, productByDoubling(Number(value), Number(by)) + Number(more ?? 0));
  },
};

export const shortMultiplication = makerOfForms<Params>({
  makerId: 'm.shortMul',
  version: 1,
  serves: {
    130303: {
      digits: { easy: 2, medium: 2, hard: 2 },
      factors: { easy: [2, 3, 4], medium: [3, 4, 5, 8], hard: [3, 4, 8, 6] },
      carries: { easy: [0, 0], medium: [1, 1], hard: [1, 1] },
    },
    140304: {
      digits: { easy: 2, medium: 3, hard: 3 },
      factors: { easy: [2, 3, 4, 5], medium: [3, 4, 5, 6], hard: [6, 7, 8, 9] },
      carries: { easy: [0, 1], medium: [1, 2], hard: [1, 2] },
    },
    150301: {
      digits: { easy: 3, medium: 4, hard: 4 },
      factors: { easy: [2, 3, 4, 5], medium: [3, 4, 5, 6, 7], hard: [6, 7, 8, 9] },
      carries: { easy: [0, 2], medium: [1, 2], hard: [2, 3] },
    },
  },
  forms: [calculation, story, hidden, whoIsRight, compare],
});
