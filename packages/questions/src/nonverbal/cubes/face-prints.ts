/** What is printed on the faces of a cube: some prints look the same however they are turned, some point somewhere. */
import type { Point } from '../pictures/shapes.ts';

/** What is drawn on a face: closed shapes within −1 to 1. `period`: after how many quarter turns it looks the same. */
export interface Print {
  readonly name: string;
  readonly period: 1 | 2 | 4;
  readonly parts: readonly { readonly points: readonly Point[]; readonly fill: 'ink' | 'paper' | 'grey' }[];
  /** Of a print that points somewhere: towards which sides (0 up, then clockwise) when upright, and how that is said. */
  readonly pointer?: {
    readonly sides: readonly number[];
    /** `near`: what it points to; `far`: what it points away from. */
    readonly words: (near: readonly string[], far: readonly string[]) => string;
  };
}

const oneWay =
  (near: string, far: string) =>
  ([to]: readonly string[], [from = '']: readonly string[]): string =>
    to === undefined ? `${far} ${from}` : `${near} ${to}`;

function cornerWords([one, other]: readonly string[], [away, alsoAway]: readonly string[]): string {
  const grey = 'the grey part of the grey corner';
  if (one === undefined) return `${grey} touches neither ${away} nor ${alsoAway}`;
  return other === undefined ? `${grey} touches ${one}, but not ${away}` : `${grey} touches both ${one} and ${other}`;
}

const ringOf = (radius: number): Point[] =>
  Array.from(
    { length: 16 },
    (_, at): Point => [Math.cos((at * Math.PI) / 8) * radius, Math.sin((at * Math.PI) / 8) * radius],
  );
const box = (half: number): Point[] => [
  [-half, -half],
  [half, -half],
  [half, half],
  [-half, half],
];
const crossed = (long: number, wide: number): Point[] => [
  [-wide, -long],
  [wide, -long],
  [wide, -wide],
  [long, -wide],
  [long, wide],
  [wide, wide],
  [wide, long],
  [-wide, long],
  [-wide, wide],
  [-long, wide],
  [-long, -wide],
  [-wide, -wide],
];
/**
 * Prints that look the same whichever way the face is turned. No print is another one turned by an eighth (a square and a
 * diamond): on a slanted face the one would look like the other.
 */
export const plainPrints: readonly Print[] = [
  { name: 'a white circle', period: 1, parts: [{ points: ringOf(0.55), fill: 'paper' }] },
  { name: 'a black circle', period: 1, parts: [{ points: ringOf(0.55), fill: 'ink' }] },
  { name: 'a black square', period: 1, parts: [{ points: box(0.5), fill: 'ink' }] },
  { name: 'a white square', period: 1, parts: [{ points: box(0.5), fill: 'paper' }] },
  { name: 'a black cross', period: 1, parts: [{ points: crossed(0.65, 0.2), fill: 'ink' }] },
  {
    name: 'a thick black ring',
    period: 1,
    parts: [
      { points: ringOf(0.65), fill: 'ink' },
      { points: ringOf(0.33), fill: 'paper' },
    ],
  },
  {
    name: 'a black frame',
    period: 1,
    parts: [
      { points: box(0.65), fill: 'ink' },
      { points: box(0.33), fill: 'paper' },
    ],
  },
  {
    name: 'four dots',
    period: 1,
    parts: [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ].map(([x = 0, y = 0]) => ({
      points: ringOf(0.21).map(([u, v]): Point => [u + x * 0.45, v + y * 0.45]),
      fill: 'ink' as const,
    })),
  },
  { name: 'grey shading', period: 1, parts: [{ points: box(1), fill: 'grey' }] },
];
/** Prints that show which way they point. What reaches the edge of a face is grey: black would hide where two faces meet. */
export const pointingPrints: readonly Print[] = [
  {
    name: 'a black arrow',
    period: 4,
    pointer: { sides: [0], words: oneWay('the black arrow points to', 'the black arrow points away from') },
    parts: [
      {
        points: [
          [0, -0.75],
          [0.6, 0],
          [0.22, 0],
          [0.22, 0.7],
          [-0.22, 0.7],
          [-0.22, 0],
          [-0.6, 0],
        ],
        fill: 'ink',
      },
    ],
  },
  {
    name: 'a white house',
    period: 4,
    pointer: {
      sides: [0],
      words: oneWay('the roof of the white house points to', 'the roof of the white house points away from'),
    },
    parts: [
      {
        points: [
          [0, -0.75],
          [0.55, -0.1],
          [0.55, 0.65],
          [-0.55, 0.65],
          [-0.55, -0.1],
        ],
        fill: 'paper',
      },
    ],
  },
  {
    name: 'a letter T',
    period: 4,
    pointer: {
      sides: [0],
      words: oneWay('the top stroke of the letter T is next to', 'the top stroke of the letter T is farthest from'),
    },
    parts: [
      {
        points: [
          [-0.6, -0.65],
          [0.6, -0.65],
          [0.6, -0.25],
          [0.2, -0.25],
          [0.2, 0.65],
          [-0.2, 0.65],
          [-0.2, -0.25],
          [-0.6, -0.25],
        ],
        fill: 'ink',
      },
    ],
  },
  {
    name: 'a letter L',
    period: 4,
    pointer: {
      sides: [3],
      words: oneWay('the long side of the letter L is next to', 'the long side of the letter L is farthest from'),
    },
    parts: [
      {
        points: [
          [-0.5, -0.65],
          [-0.1, -0.65],
          [-0.1, 0.25],
          [0.5, 0.25],
          [0.5, 0.65],
          [-0.5, 0.65],
        ],
        fill: 'ink',
      },
    ],
  },
  {
    name: 'a half circle',
    period: 4,
    pointer: {
      sides: [2],
      words: oneWay('the flat side of the half circle faces', 'the flat side of the half circle faces away from'),
    },
    parts: [{ points: ringOf(0.65).filter(([, y]) => y < 0.01), fill: 'grey' }],
  },
  {
    name: 'a grey half',
    period: 4,
    pointer: {
      sides: [0],
      words: oneWay('the grey side of the grey half is next to', 'the white side of the grey half is next to'),
    },
    parts: [
      {
        points: [
          [-1, -1],
          [1, -1],
          [1, 0],
          [-1, 0],
        ],
        fill: 'grey',
      },
    ],
  },
  {
    name: 'a grey corner',
    period: 4,
    pointer: { sides: [0, 3], words: cornerWords },
    parts: [
      {
        points: [
          [-1, -1],
          [1, -1],
          [-1, 1],
        ],
        fill: 'grey',
      },
    ],
  },
];

/** A face without a print. */
export const noPrint: Print = { name: 'a blank face', period: 1, parts: [] };

/** 'the ring', 'the four dots': a print that is there once. */
export const theWords = ({ name }: Print): string => `the ${name.replace(/^an? /, '')}`;

/** 'the ring is', 'the four dots are'. */
export const theWordsWithVerb = (print: Print): string =>
  `${theWords(print)} ${print.name.endsWith('s') && !print.name.startsWith('a ') ? 'are' : 'is'}`;

/** 'the four dots are opposite the ring': two prints that are opposite. */
export const oppositeWords = (one: Print, other: Print): string =>
  `${theWordsWithVerb(one)} opposite ${theWords(other)}`;

/** What stands on a face and how many quarter turns (clockwise) it is turned from upright. */
export interface Face {
  readonly print: Print;
  readonly spin: number;
}

/** A face as a text that two faces share when they look the same. */
export const faceText = ({ print, spin }: Face): string => `${print.name}/${spin % print.period}`;
