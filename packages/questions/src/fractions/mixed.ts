/** m.fracMixed: mixed numbers and improper fractions, each from the other, from pictures and in stories. */
import type { Mark } from '@comet/contract/figure';
import type { Cell } from '../kernel/maker.ts';
import { pickName } from '../kernel/names.ts';
import type { Random } from '../kernel/random.ts';
import { barMarks, countParts, firstShaded } from './figures.ts';
import { answered, type Form, makerOfForms, numbersIn, typed } from './forms.ts';
import { type Fraction, fraction, isLowest, mixed, written } from './fraction.ts';
import { fractionLine, readFractionLine } from './line-figure.ts';
import { boxBySearch } from './reckon.ts';
import { partName, setOut } from './set-out.ts';
import { chooseValue, drawn, mistakesIn, type Slip, writeFraction, writeNumber } from './told.ts';

interface Params {
  readonly levels: Readonly<
    Record<
      'easy' | 'medium' | 'hard',
      { readonly bottoms: readonly number[]; readonly wholes: readonly [number, number] }
    >
  >;
}

const mistake = mistakesIn('m.fracMixed');
const named = {
  timesBottom: mistake('multiplies-denominator', 'Keep the bottom number: the size of the parts stays the same.'),
  forgetsWhole: mistake('forgets-wholes', 'Do not forget the parts in the whole ones.'),
  addsWhole: mistake('adds-whole', 'Each whole one holds many parts. Multiply, do not just add.'),
  rest: mistake('wrong-remainder', 'Check how many parts are left over.'),
  swapped: mistake('swaps-whole-and-rest', 'You swapped the whole ones and the parts left over.'),
  fact: mistake('fact-slip', 'Close. Check your times table.'),
  onePiece: mistake('counts-all-as-one', 'Each bar is one whole. The bottom number is the parts in one bar.'),
};

interface Drawn {
  readonly value: Fraction;
  readonly whole: number;
  readonly rest: number;
}

function draw(random: Random, { params, difficulty }: Cell<Params>): Drawn | undefined {
  const { bottoms, wholes } = params.levels[difficulty];
  const bottom = random.pick(bottoms);
  const whole = random.int(...wholes);
  const rest = random.int(1, bottom - 1);
  const value = fraction(whole * bottom + rest, bottom);
  return isLowest(value) ? { value, whole, rest } : undefined;
}

const features = ({ value, whole }: Drawn, steps: number): Record<string, number> => ({
  steps,
  whole,
  bottom: value.bottom,
});

const improperSlips = ({ value: { top, bottom }, whole, rest }: Drawn): Slip[] => [
  [`${whole + rest}/${bottom}`, named.addsWhole],
  [`${whole * rest}/${bottom}`, named.fact],
  [`${whole * bottom}/${bottom}`, named.rest],
  [`${whole * 10 + rest}/${bottom}`, named.addsWhole],
  [`${top}/${bottom * whole}`, named.timesBottom],
  [`${top + bottom}/${bottom}`, named.fact],
  [`${top - 1}/${bottom}`, named.fact],
];
const mixedSlips = ({ value: { top, bottom }, whole, rest }: Drawn): Slip[] => [
  [`${rest} ${Math.min(whole, bottom - 1)}/${bottom}`, named.swapped],
  [`${whole + 1} ${rest}/${bottom}`, named.fact],
  [`${whole} ${rest === 1 ? 2 : rest - 1}/${bottom}`, named.rest],
  [`${whole} ${rest}/${top}`, named.timesBottom],
  [`${whole - 1} ${rest}/${bottom}`, named.fact],
  [`${whole} ${bottom - rest}/${bottom}`, named.rest],
];

const toImproperSteps = ({ value, whole, rest }: Drawn): (string | readonly [string, string])[] => [
  [
    `Each whole one is ${value.bottom} parts, so ${whole} ${whole === 1 ? 'whole makes' : 'wholes make'} ${whole * value.bottom} parts.`,
    `${whole} = ${whole * value.bottom}/${value.bottom}`,
  ],
  [`Add the other ${rest}.`, `${whole * value.bottom}/${value.bottom} + ${rest}/${value.bottom} = ${written(value)}`],
];
const toMixedSteps = ({ value, whole, rest }: Drawn): string[] => [
  `${value.bottom} parts make one whole. ${value.top} ÷ ${value.bottom} = ${whole} remainder ${rest}.`,
  `So there ${whole === 1 ? 'is 1 whole' : `are ${whole} wholes`} and ${rest} ${rest === 1 ? 'part' : 'parts'} over.`,
];

/** A mixed number to write as an improper fraction. */
const toImproper: Form<Params> = {
  weight: ({ difficulty }) => (difficulty === 'hard' ? 2 : 3),
  make(random, cell) {
    const own = draw(random, cell);
    if (own === undefined) return undefined;
    const told = {
      prompt: ['Write this number as an **improper** fraction.', setOut(mixed(own.value))],
      hint: `How many ${partName(own.value.bottom, 2) ?? 'parts'} are in one whole?`,
      steps: [...toImproperSteps(own), `The answer is **${written(own.value)}**.`],
      variant: `improper ${mixed(own.value)}`,
      features: features(own, 1),
    };
    return random.chance(2, 3)
      ? writeFraction(told, own.value, improperSlips(own), 'improper')
      : chooseValue(random, told, written(own.value), improperSlips(own));
  },
  solve(seen) {
    const [, whole, top, bottom] =
      /^Write this number as an improper fraction\.\n(\d+) (\d+)\/(\d+)$/.exec(seen.text)?.map(Number) ?? [];
    if (whole === undefined || top === undefined) return undefined;
    let parts = top;
    for (let one = 0; one < whole; one++) parts += bottom ?? 0;
    return answered(seen, `${parts}/${bottom}`);
  },
};

const countOff = (top: number, bottom: number): string => {
  let [whole, rest] = [0, top];
  while (rest >= bottom) [whole, rest] = [whole + 1, rest - bottom];
  return `${whole} ${rest}/${bottom}`;
};

/** An improper fraction to write as a mixed number. */
const toMixed: Form<Params> = {
  weight: ({ difficulty }) => (difficulty === 'hard' ? 2 : 3),
  make(random, cell) {
    const own = draw(random, cell);
    if (own === undefined) return undefined;
    const told = {
      prompt: ['Write this fraction as a **mixed number**.', setOut(written(own.value))],
      hint: `How many times does ${own.value.bottom} go into ${own.value.top}?`,
      steps: [...toMixedSteps(own), `The answer is **${mixed(own.value)}**.`],
      variant: `mixed ${written(own.value)}`,
      features: features(own, 2),
    };
    return random.chance(2, 3)
      ? writeFraction(told, own.value, mixedSlips(own), 'mixed')
      : chooseValue(random, told, mixed(own.value), mixedSlips(own));
  },
  solve(seen) {
    const [, top, bottom] =
      /^Write this fraction as a mixed number\.\n(\d+)\/(\d+)$/.exec(seen.text)?.map(Number) ?? [];
    return top === undefined || bottom === undefined ? undefined : answered(seen, countOff(top, bottom));
  },
};

/** Bars in equal parts, the last one shaded in part. */
const picture: Form<Params> = {
  weight: ({ difficulty }) => (difficulty === 'easy' ? 2 : 0),
  make(random, cell) {
    const own = draw(random, cell);
    if (own === undefined) return undefined;
    const { value, whole, rest } = own;
    const rows = Array.from({ length: whole + 1 }, (_, row) =>
      firstShaded(row < whole ? value.bottom : rest, value.bottom),
    );
    const marks = rows.flatMap((shaded, row): Mark[] => barMarks(shaded, 10, 8 + row * 44, 300, 34));
    const alt = `Bars of the same size, each cut into ${value.bottom} equal parts. Some parts are shaded.`;
    const figure = { width: 320, height: rows.length * 44 + 8, marks, alt };
    const isImproper = random.chance(1, 2);
    const slips: Slip[] = [
      [`${value.top}/${value.bottom * rows.length}`, named.onePiece],
      [`${rest}/${value.bottom}`, named.forgetsWhole],
      [isImproper ? `${value.top + 1}/${value.bottom}` : `${whole} ${value.bottom - rest}/${value.bottom}`, named.rest],
      ...(isImproper ? improperSlips(own) : mixedSlips(own)),
    ];
    const told = {
      prompt: [
        `Each bar is one whole. Which ${isImproper ? '**improper fraction**' : '**mixed number**'} is shaded?`,
        drawn(figure),
      ],
      hint: isImproper ? 'Count all the shaded parts.' : 'Count the full bars first. Then look at the last one.',
      steps: isImproper
        ? [`Each part is 1/${value.bottom}. There are ${value.top} shaded parts.`, `That is **${written(value)}**.`]
        : [
            `There ${whole === 1 ? 'is 1 full bar' : `are ${whole} full bars`}.`,
            `The last bar has ${rest} of ${value.bottom} parts: **${mixed(value)}**.`,
          ],
      variant: `picture ${isImproper ? written(value) : mixed(value)}`,
      features: features(own, 1),
    };
    return random.chance(1, 2)
      ? chooseValue(random, told, isImproper ? written(value) : mixed(value), slips)
      : writeFraction(told, value, slips, isImproper ? 'improper' : 'mixed');
  },
  solve(seen) {
    const [figure] = seen.figures;
    if (!seen.text.startsWith('Each bar is one whole') || figure === undefined) return undefined;
    const rows = new Set(figure.marks.flatMap((mark) => (mark.kind === 'rect' ? [mark.y] : [])));
    const { shaded, parts } = countParts(figure);
    const perBar = parts / rows.size;
    return answered(seen, seen.text.includes('mixed') ? countOff(shaded, perBar) : `${shaded}/${perBar}`);
  },
};

/** A number line past one. */
const line: Form<Params> = {
  weight: ({ difficulty }) => (difficulty === 'medium' ? 2 : 0),
  make(random, cell) {
    const own = draw(random, cell);
    if (own === undefined || own.whole > 3 || own.value.bottom > 6) return undefined;
    const { value, whole, rest } = own;
    const figure = fractionLine({
      wholes: whole + 1,
      parts: value.bottom,
      arrows: [{ tick: value.top, name: 'A' }],
      alt: `A number line from 0 to ${whole + 1}. Each whole is cut into ${value.bottom} equal parts. Arrow A points to a mark.`,
    });
    const isImproper = random.chance(1, 2);
    return writeFraction(
      {
        prompt: [
          `Arrow A points to a number. Write it as ${isImproper ? 'an **improper fraction**' : 'a **mixed number**'}.`,
          drawn(figure),
        ],
        hint: 'Into how many equal parts is each whole cut?',
        steps: [
          `Each whole is cut into ${value.bottom} parts.`,
          isImproper
            ? `Arrow A is ${value.top} parts from 0.`
            : `Arrow A is ${rest} ${rest === 1 ? 'part' : 'parts'} past ${whole}.`,
          `The number is **${isImproper ? written(value) : mixed(value)}**.`,
        ],
        variant: `line ${isImproper ? written(value) : mixed(value)}`,
        features: features(own, 2),
      },
      value,
      isImproper ? improperSlips(own) : mixedSlips(own),
      isImproper ? 'improper' : 'mixed',
    );
  },
  solve(seen) {
    const [figure] = seen.figures;
    if (!seen.text.startsWith('Arrow A points to a number') || figure === undefined) return undefined;
    const { ticks, perWhole } = readFractionLine(figure, 'A');
    return typed(seen.text.includes('mixed') ? countOff(ticks, perWhole) : `${ticks}/${perWhole}`);
  },
};

/** One number missing. */
const box: Form<Params> = {
  weight: ({ difficulty }) => (difficulty === 'easy' ? 0 : 3),
  make(random, cell) {
    const own = draw(random, cell);
    if (own === undefined) return undefined;
    const { value, whole, rest } = own;
    const [shown, answer, steps] = random.pick([
      [`${mixed(value)} = □/${value.bottom}`, value.top, toImproperSteps(own)] as const,
      [`${written(value)} = ${whole} □/${value.bottom}`, rest, toMixedSteps(own)] as const,
      [`□/${value.bottom} = ${mixed(value)}`, value.top, toImproperSteps(own)] as const,
    ]);
    return writeNumber(
      {
        prompt: ['What number goes in the box?', setOut(shown)],
        hint: `How many parts make one whole here?`,
        steps: [...steps, `The missing number is **${answer}**.`],
        variant: shown,
        features: features(own, 2),
      },
      answer,
      [
        [whole + rest, named.addsWhole],
        [whole * value.bottom, named.rest],
        [value.top - whole, named.addsWhole],
        [answer + 1, named.fact],
      ],
    );
  },
  solve(seen) {
    const [, shown] = /^What number goes in the box\?\n(.*□.*)$/.exec(seen.text) ?? [];
    if (shown === undefined) return undefined;
    const found = boxBySearch(shown, 300);
    return found === undefined ? undefined : typed(found);
  },
};

const pieces: readonly ((name: string, number: string, parts: string) => string)[] = [
  (name, number, parts) => `${name} has ${number} cakes. All of them are cut into ${parts}. How many pieces are there?`,
  (_, number, parts) => `There are ${number} melons on a table. They are cut into ${parts}. How many pieces are there?`,
];
const amounts: readonly ((name: string, count: number, bottom: number) => string)[] = [
  (name, count, bottom) =>
    `One cup holds 1/${bottom} of a jug. ${name} has ${count} full cups. How many jugs is that, as a mixed number?`,
  (name, count, bottom) =>
    `One lap is 1/${bottom} of a kilometre. ${name} runs ${count} laps. How many kilometres is that, as a mixed number?`,
];

/** Pieces and whole ones in a story. */
const story: Form<Params> = {
  weight: ({ difficulty }) => (difficulty === 'hard' ? 3 : 0),
  make(random, cell) {
    const own = draw(random, cell);
    if (own === undefined) return undefined;
    const { value } = own;
    const parts = partName(value.bottom, 2);
    if (parts === undefined) return undefined;
    const wantsMixed = random.chance(1, 2);
    const kind = random.int(0, 1);
    const name = pickName(random);
    const text = wantsMixed
      ? amounts[kind]?.(name, value.top, value.bottom)
      : pieces[kind]?.(name, mixed(value), parts);
    if (text === undefined) return undefined;
    const told = {
      prompt: text,
      hint: `How many ${parts} make one whole?`,
      steps: wantsMixed
        ? [...toMixedSteps(own), `The answer is **${mixed(value)}**.`]
        : [...toImproperSteps(own), `There are **${value.top}** pieces.`],
      variant: `story ${wantsMixed ? 'mixed' : 'pieces'} ${kind} ${mixed(value)}`,
      features: features(own, 3),
    };
    if (wantsMixed) return writeFraction(told, value, mixedSlips(own), 'mixed');
    return writeNumber(told, value.top, [
      [own.whole + own.rest, named.addsWhole],
      [own.whole * value.bottom, named.rest],
      [value.top + value.bottom, named.fact],
    ]);
  },
  solve(seen) {
    const [, whole, top, bottom] = /(?:has|are) (\d+) (\d+)\/(\d+) (?:cakes|melons)/.exec(seen.text)?.map(Number) ?? [];
    if (whole !== undefined)
      return typed(Array.from({ length: whole }).reduce<number>((sum) => sum + (bottom ?? 0), top ?? 0));
    if (!/jug|kilometre/.test(seen.text)) return undefined;
    const [, size = 1] = /1\/(\d+)/.exec(seen.text)?.map(Number) ?? [];
    const [count = 0] = numbersIn(seen.text.replace(/1\/\d+/, ''));
    return typed(countOff(count, size));
  },
};

/** The maker of m.fracMixed. */
export const fractionMixed = makerOfForms<Params>({
  makerId: 'm.fracMixed',
  version: 1,
  serves: {
    150503: {
      levels: {
        easy: { bottoms: [2, 3, 4, 5, 6, 8], wholes: [1, 4] },
        medium: { bottoms: [3, 4, 5, 6, 7, 8, 9, 10], wholes: [2, 6] },
        hard: { bottoms: [6, 7, 8, 9, 10, 11, 12], wholes: [5, 12] },
      },
    },
  },
  forms: [toImproper, toMixed, picture, line, box, story],
});
