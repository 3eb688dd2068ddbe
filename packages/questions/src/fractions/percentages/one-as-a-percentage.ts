/** One quantity as a percentage of another (year 7), also where units differ, and changes as a percentage. */
import type { Difficulty } from '@comet/domain/curriculum/subjects';
import type { Form } from '../../kernel/forms.ts';
import type { NumberMistake } from '../../kernel/mistakes.ts';
import { pickName } from '../../kernel/names.ts';
import { decimalText, showNumber } from '../../kernel/number-text.ts';
import type { Random } from '../../kernel/random.ts';
import { numbersIn, typed } from '../../kernel/seen.ts';
import { answered } from '../answered.ts';
import { chooseValue, writeNumber } from '../ask.ts';
import { fraction, gcd, lowest, written } from '../fraction.ts';
import { asks, named, type Params } from './percentage-shares.ts';

const box = { after: '%', unit: '%' } as const;
const show = (value: number | string): string => `${value}%`;

/** Wholes that neither go into 100 nor, where it is easy, are so many hundreds: those are for year 5. */
const wholes = {
  easy: [30, 40, 60, 70, 80, 90, 140, 180],
  medium: [75, 120, 150, 160, 250, 300, 350],
  hard: [60, 75, 80, 120, 150, 160, 240, 250, 300, 400],
} as const;

/** A part and a whole that make a percentage with at most one decimal place; none that is a half, a quarter or a tenth at a glance. */
function draw(random: Random, difficulty: Difficulty): { part: number; whole: number; percent: string } | undefined {
  const whole = random.pick(wholes[difficulty]);
  const step = whole / gcd(whole, difficulty === 'hard' ? 1000 : 100);
  const part = step * random.int(1, whole / step - 1);
  const scaled = (part * 1000) / whole;
  if (part < 2 || scaled % 250 === 0 || scaled === 100) return undefined;
  if (difficulty === 'hard' && scaled % 10 === 0 && random.chance(2, 3)) return undefined;
  return { part, whole, percent: decimalText(scaled, 1) };
}

/** The percentage by trying tenths of a per cent: the second way. */
function percentBySearch(part: number, whole: number): string {
  for (let tenths = 0; tenths <= 10000; tenths++) if (tenths * whole === part * 1000) return decimalText(tenths, 1);
  return '';
}

const mistakesOf = (part: number, whole: number, percent: string): NumberMistake[] => {
  const tenths = Math.round(Number(percent) * 10);
  const turned = (whole * 1000) / part;
  const back = (given: number): string =>
    `${decimalText(given, 1)}% of ${showNumber(whole)} is ${showNumber(decimalText(given * whole, 3))}, not ${showNumber(part)}.`;
  return [
    [whole === 100 ? 'NaN' : part, named.counts],
    [decimalText(1000 - tenths, 1), named.other],
    [Number.isInteger(turned) ? decimalText(turned, 1) : 'NaN', named.ofOther],
    [decimalText(tenths, 2), named.tooSmall],
    // Beside single mistakes alone the right answer would be the one most like all.
    ...[1000 - tenths + 100, 1000 - tenths - 50]
      .filter((given) => given > 0 && given < 1000)
      .map((given): NumberMistake => [decimalText(given, 1), named.says('two-slips', back(given))]),
    ...[tenths + 100, tenths - 50].map((given): NumberMistake => {
      // A part is never all of it.
      if (given <= 0 || given >= 1000) return ['NaN', named.fact('')];
      return [decimalText(given, 1), named.fact(back(given))];
    }),
  ];
};

const stepsOf = (part: number, whole: number, percent: string): (string | readonly [string, string])[] => {
  const simple = lowest({ top: part, bottom: whole });
  const chain = [fraction(part, whole), simple].map(written).filter((text, at, all) => all.indexOf(text) === at);
  const size = 100 % simple.bottom === 0 ? 100 : 1000;
  const outOf = written(fraction((simple.top * size) / simple.bottom, size));
  return [
    [
      `Write it as a fraction. Then make it out of ${showNumber(size)}.`,
      [...chain, ...(simple.bottom === size ? [] : [outOf])].join(' = '),
    ],
    ...(size === 100 ? [] : [`Divide both by 10: ${percent} out of 100.`]),
    `The answer is **${percent}%**.`,
  ];
};

/** One number as a percentage of another. */
export const asPercent: Form<Params> = {
  weight: (cell) => asks(cell, 'asPercent'),
  make(random, { difficulty }) {
    const own = draw(random, difficulty);
    if (own === undefined) return undefined;
    const { part, whole, percent } = own;
    const questionText = {
      prompt: `What percentage of ${whole} is ${part}?`,
      hint: 'Which number is the whole? Write a fraction first.',
      steps: stepsOf(part, whole, percent),
      variant: `${part} of ${whole}`,
      features: { steps: 100 % whole === 0 ? 1 : 2, amount: whole },
    };
    return random.chance(2, 3)
      ? writeNumber(questionText, percent, mistakesOf(part, whole, percent), box)
      : chooseValue(random, questionText, percent, mistakesOf(part, whole, percent), show);
  },
  solve(seen) {
    const [, whole, part] = /^What percentage of (\d+) is (\d+)\?$/.exec(seen.text)?.map(Number) ?? [];
    return part === undefined || whole === undefined ? undefined : answered(seen, percentBySearch(part, whole));
  },
};

const units = [
  { large: 'm', small: 'cm', count: 100 },
  { large: 'kg', small: 'g', count: 1000 },
  { large: 'litres', small: 'ml', count: 1000 },
  { large: 'hours', small: 'minutes', count: 60 },
  { large: 'km', small: 'm', count: 1000 },
] as const;

const groups: readonly ((name: string, part: number, whole: number) => string)[] = [
  (_, part, whole) => `${part} of the ${whole} trees in a wood are oaks. What percentage is that?`,
  (name, part, whole) => `${name} scores ${part} marks out of ${whole}. What percentage is that?`,
  (_, part, whole) => `${part} of the ${whole} seats on a train are taken. What percentage is that?`,
  (name, part, whole) => `${name} has ${part} of the ${whole} stickers for an album. What percentage is that?`,
];

/** In a story where it is easy, otherwise with two units. */
export const asPercentStory: Form<Params> = {
  weight: (cell) => asks(cell, 'asPercentStory'),
  make(random, { difficulty }) {
    if (difficulty === 'easy') {
      const own = draw(random, difficulty);
      if (own === undefined) return undefined;
      const { part, whole, percent } = own;
      const kind = random.int(0, groups.length - 1);
      return writeNumber(
        {
          prompt: groups[kind]?.(pickName(random), part, whole) ?? '',
          hint: 'Write the part over the whole.',
          steps: stepsOf(part, whole, percent),
          variant: `story ${kind} ${part}/${whole}`,
          features: { steps: 2, amount: whole },
        },
        percent,
        mistakesOf(part, whole, percent),
        box,
      );
    }
    const { large, small, count } = random.pick(units);
    const times = random.int(2, 5);
    const whole = times * count;
    const part = random.int(1, whole / (count === 60 ? 3 : 10) - 1) * (count === 60 ? 3 : 10);
    const tenths = (part * 1000) / whole;
    if (tenths % 10 !== 0 || tenths % 250 === 0) return undefined;
    const percent = decimalText(tenths, 1);
    return writeNumber(
      {
        prompt: `What percentage of ${times} ${large} is ${showNumber(part)} ${small}?`,
        hint: 'Give both the same unit first.',
        steps: [`${times} ${large} = ${showNumber(whole)} ${small}.`, ...stepsOf(part, whole, percent)],
        variant: `units ${part} ${small} of ${times} ${large}`,
        features: { steps: 3, amount: whole },
      },
      percent,
      [
        [
          Number.isInteger((part * 1000) / times) && part < 10000 ? decimalText((part * 1000) / times, 1) : 'NaN',
          named.says(
            'ignores-units',
            `Give both the same unit first: ${times} ${large} is ${showNumber(whole)} ${small}.`,
          ),
        ],
        ...mistakesOf(part, whole, percent),
      ],
      box,
    );
  },
  solve(seen) {
    const [, times, large = '', part = '', small] =
      /^What percentage of (\d+) (\w+) is (\d+) (\w+)\?$/.exec(seen.text) ?? [];
    if (times !== undefined) {
      const unit = units.find((known) => known.large === large && known.small === small);
      return typed(percentBySearch(Number(part), Number(times) * (unit?.count ?? 0)));
    }
    if (!seen.text.endsWith('What percentage is that?')) return undefined;
    const [count = 0, whole = 1] = numbersIn(seen.text);
    return typed(percentBySearch(count, whole));
  },
};

const changes: readonly ((name: string, from: string, to: string, up: boolean) => string)[] = [
  (_, from, to, up) =>
    `The price of a bike ${up ? 'rises' : 'falls'} from £${from} to £${to}. What is the percentage ${up ? 'increase' : 'decrease'}?`,
  (_, from, to, up) =>
    `A club ${up ? 'grows' : 'shrinks'} from ${from} to ${to} members. What is the percentage ${up ? 'increase' : 'decrease'}?`,
  (_, from, to, up) =>
    `A shadow ${up ? 'grows' : 'shrinks'} from ${from} cm to ${to} cm. What is the percentage ${up ? 'increase' : 'decrease'}?`,
  (name, from, to, up) =>
    `${name} buys a bike for £${from} and sells it for £${to}. What is the percentage ${up ? 'profit' : 'loss'}?`,
];

/** A change as a percentage of where it started. */
export const percentChange: Form<Params> = {
  weight: (cell) => asks(cell, 'percentChange'),
  make(random, { difficulty }) {
    const own = draw(random, difficulty);
    if (own === undefined) return undefined;
    const { part, whole: from, percent } = own;
    const up = random.chance(1, 2);
    const to = up ? from + part : from - part;
    if (to < 5 || part * 5 > from * 4) return undefined;
    const kind = random.int(0, changes.length - 1);
    // No bike costs less.
    if ((kind === 0 || kind === 3) && Math.min(from, to) < 60) return undefined;
    const ofNew = (part * 1000) / to;
    return writeNumber(
      {
        prompt: changes[kind]?.(pickName(random), showNumber(from), showNumber(to), up) ?? '',
        hint: 'Find the change. Then compare it with the first amount.',
        steps: [
          `The change is ${up ? `${to} − ${from}` : `${from} − ${to}`} = ${part}.`,
          ...stepsOf(part, from, percent),
        ],
        variant: `change ${kind} ${from} ${to}`,
        features: { steps: 4, amount: from },
      },
      percent,
      [
        [
          Number.isInteger(ofNew) ? decimalText(ofNew, 1) : 'NaN',
          named.says('percent-of-new', 'You compared the change with the new amount. Compare it with the first one.'),
        ],
        [part, named.says('percent-as-units', 'That is the change. What percentage of the first amount is it?')],
        ...mistakesOf(part, from, percent).slice(3, 4),
      ],
      box,
    );
  },
  solve(seen) {
    if (!/percentage (?:increase|decrease|profit|loss)\?$/.test(seen.text)) return undefined;
    const [from = 1, to = 0] = numbersIn(seen.text);
    return typed(percentBySearch(Math.abs(to - from), from));
  },
};
