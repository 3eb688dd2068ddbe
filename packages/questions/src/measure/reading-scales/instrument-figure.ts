/** Draws weighing scales, jugs, thermometers and rulers, and reads their pointers back from the labels. */
import type { Figure, Mark } from '@comet/contract/figure';
import { plainNumber, showNumber } from '../../kernel/number-text.ts';

/** A scale: labels from `from` to `to` every `label`, with `parts` equal steps between two labels. */
export interface Marks {
  readonly from: number;
  readonly to: number;
  readonly label: number;
  readonly parts: number;
  readonly unit: string;
}

/** What the scale is on. */
export type Instrument = 'dial' | 'jug' | 'thermometer';

const round = (value: number): number => Math.round(value * 100) / 100;
const two = 165;
const sweep = 270;

const middle = 92;
const radius = 80;

function at(x: number, part: number, distance: number): [number, number] {
  const angle = ((part * sweep - sweep / 2) * Math.PI) / 180;
  return [round(x + distance * Math.sin(angle)), round(middle - distance * Math.cos(angle))];
}

/** The ticks of a scale as shares of its length, with the number at each label. */
function ticksOf({ from, to, label, parts }: Marks): { part: number; value: number | undefined }[] {
  const count = ((to - from) / label) * parts;
  return Array.from({ length: count + 1 }, (_, tick) => ({
    part: tick / count,
    value: tick % parts === 0 ? from + (label * tick) / parts : undefined,
  }));
}

function dial(marks: Marks, value: number, x: number): Mark[] {
  const part = (value - marks.from) / (marks.to - marks.from);
  const ticks = ticksOf(marks);
  return [
    { kind: 'rect', x: x - 60, y: 168, width: 120, height: 22, radius: 6, fill: 'soft', stroke: 'ink', strokeWidth: 2 },
    { kind: 'circle', x, y: middle, radius, fill: 'paper', stroke: 'ink', strokeWidth: 3 },
    ...ticks.map(
      ({ part: place, value: shown }): Mark => ({
        kind: 'line',
        from: at(x, place, radius),
        to: at(x, place, radius - (shown === undefined ? 8 : 13)),
        stroke: 'ink',
        strokeWidth: shown === undefined ? 1.5 : 2.5,
      }),
    ),
    { kind: 'text', x, y: middle + 34, text: marks.unit, size: 14, bold: true, fill: 'ink' },
    { kind: 'line', from: [x, middle], to: at(x, part, radius - 5), stroke: 'accent', strokeWidth: 3 },
    { kind: 'circle', x, y: middle, radius: 5, fill: 'ink', stroke: 'none' },
    ...ticks.flatMap(({ part: place, value: shown }): Mark[] => {
      const [labelX, labelY] = at(x, place, radius - 27);
      return shown === undefined
        ? []
        : [{ kind: 'text', x: labelX, y: labelY, text: showNumber(shown), size: 12, fill: 'ink' }];
    }),
  ];
}

const low = 178;
const high = 26;

function upright(kind: 'jug' | 'thermometer', marks: Marks, value: number, x: number): Mark[] {
  const yOf = (part: number): number => round(low - part * (low - high));
  const level = yOf((value - marks.from) / (marks.to - marks.from));
  const wide = kind === 'jug' ? 84 : 16;
  const left = x - (kind === 'jug' ? 30 : 8);
  const body: Mark[] =
    kind === 'jug'
      ? [
          { kind: 'rect', x: left, y: level, width: wide, height: 190 - level, fill: 'soft', stroke: 'none' },
          {
            kind: 'path',
            d: `M${left} 14 L${left} 190 L${left + wide} 190 L${left + wide} 30 L${left + wide + 12} 14`,
            stroke: 'ink',
            strokeWidth: 3,
          },
        ]
      : [
          {
            kind: 'rect',
            x: left,
            y: 12,
            width: wide,
            height: 180,
            radius: 8,
            fill: 'paper',
            stroke: 'ink',
            strokeWidth: 2,
          },
          { kind: 'rect', x: left + 4, y: level, width: wide - 8, height: 194 - level, fill: 'grey', stroke: 'none' },
          { kind: 'circle', x, y: 198, radius: 14, fill: 'grey', stroke: 'ink', strokeWidth: 2 },
        ];
  return [
    ...body,
    ...ticksOf(marks).flatMap(({ part, value: shown }): Mark[] => [
      {
        kind: 'line',
        from: [left, yOf(part)],
        to: [left + (kind === 'jug' ? (shown === undefined ? 12 : 22) : shown === undefined ? -6 : -12), yOf(part)],
        stroke: 'ink',
        strokeWidth: shown === undefined ? 1.5 : 2.5,
      },
      ...(shown === undefined
        ? []
        : [
            {
              kind: 'text',
              x: left - (kind === 'jug' ? 5 : 16),
              y: yOf(part),
              text: showNumber(shown),
              size: 12,
              anchor: 'end',
              fill: 'ink',
            } as const,
          ]),
    ]),
    { kind: 'line', from: [left, level], to: [left + wide, level], stroke: 'accent', strokeWidth: 3 },
    {
      kind: 'text',
      x: kind === 'jug' ? x + 12 : x + 26,
      y: kind === 'jug' ? 205 : 20,
      text: marks.unit,
      size: 14,
      bold: true,
      fill: 'ink',
    },
  ];
}

/** 'The pointer is 2 small marks after 400 g': what is seen, and the counting is left to the child. */
function whereText(kind: Instrument, { from, label, parts, unit }: Marks, value: number): string {
  const step = label / parts;
  const before = from + Math.floor((value - from - step / 4) / label) * label;
  const marks = (value - before) / step;
  const what = kind === 'dial' ? 'The pointer is' : kind === 'jug' ? 'The water reaches' : 'The liquid reaches';
  const count = Math.floor(marks);
  const half =
    marks > count
      ? count === 0
        ? 'half a small mark'
        : `${count} and a half small marks`
      : `${count} small mark${count === 1 ? '' : 's'}`;
  return `${what} ${half} after ${showNumber(before)} ${unit}.`;
}

/** What the instrument is called: a jug that holds many litres is a tank. */
export function nameOf(kind: Instrument, { unit }: Marks): string {
  if (kind === 'dial') return 'scale';
  return kind === 'jug' && unit === 'litres' ? 'tank' : kind;
}

/** One instrument, or two named A and B, each showing a value. */
export function instrumentFigure(
  kind: Instrument,
  shown: readonly { readonly marks: Marks; readonly value: number }[],
): Figure {
  const pair = shown.length > 1;
  const about = shown.map(({ marks, value }, place) => {
    const name = pair ? ` ${'AB'[place]}` : '';
    return `A ${nameOf(kind, marks)}${name} from ${showNumber(marks.from)} to ${showNumber(marks.to)} ${marks.unit}, with numbers every ${showNumber(marks.label)} and ${marks.parts} equal steps between them. ${whereText(kind, marks, value)}`;
  });
  return {
    width: pair ? 2 * two : 220,
    height: pair ? 232 : 216,
    alt: about.join(' '),
    marks: shown.flatMap(({ marks, value }, place) => {
      const x = pair ? place * 162 + 84 : 110;
      return [
        ...(kind === 'dial' ? dial(marks, value, x) : upright(kind, marks, value, x)),
        ...(pair
          ? [{ kind: 'text', x, y: 222, text: 'AB'[place] ?? '', size: 15, bold: true, fill: 'ink' } as const]
          : []),
      ];
    }),
  };
}

/** The values shown, left to right, from where labels and pointers are drawn. */
export function readInstruments(figure: Figure): number[] {
  return [0, two].flatMap((start) => {
    const isHere = (x: number): boolean => figure.width < 2 * two || (x >= start && x < start + two);
    const labels = figure.marks.flatMap((mark) =>
      mark.kind === 'text' && mark.bold !== true && isHere(mark.x)
        ? [{ x: mark.x, y: mark.y, value: Number(plainNumber(mark.text)) }]
        : [],
    );
    const [pointer] = figure.marks.flatMap((mark) =>
      mark.kind === 'line' && mark.stroke === 'accent' && isHere(mark.from[0]) ? [mark] : [],
    );
    const [first, last] = [labels[0], labels.at(-1)];
    if (pointer === undefined || first === undefined || last === undefined || (start > 0 && figure.width < 2 * two))
      return [];
    const isRound = figure.marks.some((mark) => mark.kind === 'circle' && mark.radius === radius);
    const [cx, cy] = pointer.from;
    const turned = (x: number, y: number): number => (Math.atan2(x - cx, cy - y) * 180) / Math.PI;
    const along = isRound ? turned : (_: number, y: number): number => -y;
    const scale = (last.value - first.value) / (along(last.x, last.y) - along(first.x, first.y));
    const value = first.value + (along(...pointer.to) - along(first.x, first.y)) * scale;
    return [Math.round(value * 2) / 2];
  });
}
