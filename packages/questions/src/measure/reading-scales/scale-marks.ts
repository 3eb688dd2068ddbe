/** What all questions about reading scales share: kinds of scales by level, drawing a value, and the mistakes. */

import { mistakesIn, type NumberMistake } from '../../kernel/mistakes.ts';
import { showNumber } from '../../kernel/number-text.ts';
import type { Random } from '../../kernel/random.ts';
import type { Instrument, Marks } from './instrument-figure.ts';

/** How hard a question is. */
export type Level = 'easy' | 'medium' | 'hard';

/** What a sub-topic asks of this family. */
export interface Params {
  readonly kinds: readonly (Instrument | 'ruler' | 'balance')[];
}

const mistake = mistakesIn('m.scales');

/** The mistakes children make here. */
export const named = {
  ones: mistake(
    'each-mark-one',
    'A small step isn’t worth 1 here. How many small steps are there from one number to the next?',
  ),
  tens: mistake(
    'each-mark-ten',
    'A small step isn’t worth 10 here. How many small steps are there from one number to the next?',
  ),
  half: (size: string) =>
    mistake('misses-half-step', `It is half way between two small marks. Add half a step, ${size}, to the lower one.`),
  label: mistake('nearest-label', 'It is between two numbers. Count the small marks too.'),
  next: mistake('counts-from-next', 'Start from the number just before it, not the one after.'),
  mark: mistake('miscounts-marks', ''),
  wrongWay: (adds: boolean) =>
    mistake('wrong-way', adds ? 'You subtracted. Here you need to add.' : 'You added. Here you need to subtract.'),
  stops: (missing: boolean) =>
    mistake(
      'stops-early',
      missing
        ? 'That is what it shows. How much more is needed?'
        : 'That is what it shows at first. Now make the change.',
    ),
  onlyOne: (adds: boolean) =>
    mistake('stops-early', `That is what only one of them shows. ${adds ? 'Add both.' : 'Find the difference.'}`),
  otherSide: mistake('stops-early', 'That is all on the other side. Take off the weight next to it.'),
  leftOut: mistake('leaves-out-weight', 'You left out one of the weights.'),
  wholeStep: mistake(
    'step-between-numbers',
    'That is the difference between two numbers. How many small steps make it?',
  ),
  gaps: mistake('counts-marks-for-gaps', 'Count the small steps between the two numbers, not the marks.'),
};

const scaleOf = (to: number, label: number, parts: number, from = 0): Omit<Marks, 'unit'> => ({
  from,
  to,
  label,
  parts,
});

/** In the small unit (g, ml) by level: what one mark is worth is easy, then 20 or 25, then many marks or odd labels. */
const small = {
  easy: [
    scaleOf(500, 100, 2),
    scaleOf(1000, 100, 2),
    scaleOf(1000, 500, 5),
    scaleOf(100, 10, 2),
    scaleOf(200, 50, 5),
    scaleOf(600, 200, 2),
  ],
  medium: [
    scaleOf(1000, 200, 4),
    scaleOf(500, 100, 5),
    scaleOf(1000, 100, 5),
    scaleOf(2000, 500, 5),
    scaleOf(400, 100, 4),
    scaleOf(200, 20, 4),
  ],
  hard: [
    scaleOf(2000, 500, 10),
    scaleOf(1000, 250, 5),
    scaleOf(1000, 200, 8),
    scaleOf(3000, 1000, 10),
    scaleOf(800, 200, 8),
  ],
} as const;
/** Year 3 works up to 1,000 and counts in tens, twenties and fifties. */
const hardInYear3 = [
  scaleOf(1000, 250, 5),
  scaleOf(1000, 500, 10),
  scaleOf(1000, 200, 10),
  scaleOf(500, 250, 5),
  scaleOf(400, 200, 10),
] as const;
const big = {
  easy: [scaleOf(20, 4, 2), scaleOf(20, 10, 5)],
  medium: [scaleOf(40, 10, 5), scaleOf(60, 20, 5)],
} as const;
const degrees = {
  easy: [scaleOf(30, 10, 2), scaleOf(40, 10, 5), scaleOf(50, 10, 5), scaleOf(60, 20, 4)],
  medium: [scaleOf(60, 20, 5), scaleOf(80, 20, 5), scaleOf(100, 20, 5)],
  hard: [scaleOf(30, 10, 5, -10), scaleOf(20, 10, 5, -20), scaleOf(40, 20, 5, -20)],
} as const;

/** The tables of year 3 go on a level further in year 4. */
const tableFor = (level: Level, year: number): Level => (year < 4 ? level : level === 'easy' ? 'medium' : 'hard');

/** A scale of this kind for the level and the year; kilograms and litres have few marks, so they are never hard. */
export function drawMarks(random: Random, kind: Instrument, level: Level, year: number): Marks {
  if (kind === 'thermometer') return { ...random.pick(degrees[level]), unit: '°C' };
  const table = tableFor(level, year);
  const large = table === 'hard' ? [] : big[table];
  const isBig = large.length > 0 && random.chance(1, 4);
  const unit = kind === 'dial' ? (isBig ? 'kg' : 'g') : isBig ? 'litres' : 'ml';
  const plain = (table === 'hard' && year < 4 ? hardInYear3 : small[table]).filter(({ to }) => year > 3 || to <= 1000);
  return { ...random.pick(isBig ? large : plain), unit };
}

/** Shows a value with its unit: '450 g', '−4 °C'. */
export const withUnit = (value: number | string, unit: string): string =>
  `${showNumber(value)} ${unit === 'litres' && String(value) === '1' ? 'litre' : unit}`;

/** What one small mark is worth. */
export const stepOf = ({ label, parts }: Marks): number => label / parts;

/** A value on a mark, not at the ends; off the labels unless a label may be hit. */
export function drawValue(random: Random, marks: Marks, offLabels: boolean): number | undefined {
  const step = stepOf(marks);
  const ticks = (marks.to - marks.from) / step;
  const tick = random.int(offLabels && marks.parts > 2 ? 2 : 1, ticks - 1);
  return offLabels && tick % marks.parts === 0 ? undefined : marks.from + tick * step;
}

/** Wrong readings, each with its mistake. */
export function readMistakes(marks: Marks, value: number): NumberMistake[] {
  const step = stepOf(marks);
  const isHalf = (value - marks.from) % step !== 0;
  const before = marks.from + Math.floor((value - marks.from) / marks.label) * marks.label;
  const count = Math.floor((value - before) / step);
  return [
    [before + count, named.ones],
    [before, named.label],
    [before + marks.label, named.label],
    // Where the two are one number, it is the next label that tempts; and nothing reads more than the scale goes up to.
    ...(10 * count === marks.label || before + 10 * count > marks.to
      ? []
      : [[before + 10 * count, named.tens] as const]),
    ...(value + marks.label > marks.to ? [] : [[value + marks.label, named.next] as const]),
    ...(isHalf
      ? [-1, 1].map((by) => [value + (by * step) / 2, named.half(withUnit(step / 2, marks.unit))] as const)
      : []),
    [value + step, named.mark],
    [value - step, named.mark],
  ];
}

/** The way to read the scale, step by step. Half way between two marks, half a step is added. */
export function readSteps(marks: Marks, value: number): string[] {
  const { from, label, parts, unit } = marks;
  const step = stepOf(marks);
  const before = from + Math.floor((value - from) / label) * label;
  const count = Math.floor((value - before) / step);
  const half = value - before - count * step;
  if (count === 0 && half === 0) return [`It is at the mark for ${showNumber(before)}.`];
  const added = [before, count * step, half].filter((part) => part !== 0).map((part) => showNumber(part));
  return [
    `Between two numbers there are ${parts} steps for ${showNumber(label)} ${unit}, so one step is ${withUnit(step, unit)}.`,
    ...(count === 0
      ? []
      : count === 1
        ? [`It is 1 step after ${showNumber(before)}.`]
        : [`It is ${count} steps after ${showNumber(before)}: ${count} × ${step} = ${withUnit(count * step, unit)}.`]),
    ...(half === 0
      ? []
      : [`It is half a step ${count === 0 ? `after ${showNumber(before)}` : 'more'}: ${withUnit(half, unit)}.`]),
    ...(added.length < 2 ? [] : [`${added.join(' + ')} = ${showNumber(value)}.`]),
  ];
}

/** What makes a scale hard, as numbers that rise with it. */
export const features = (marks: Marks, steps: number): Record<string, number> => ({
  steps,
  parts: marks.parts,
  oddStep: [1, 5, 10, 50, 100].includes(stepOf(marks)) ? 0 : 1,
  oddLabel: /^[125]0*$/.test(String(marks.label)) ? 0 : 1,
  belowZero: marks.from < 0 ? 1 : 0,
});
