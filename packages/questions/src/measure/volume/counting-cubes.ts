/** Counting cubes: full cuboids, steps of cubes, what is missing to a cuboid, and layers in a box. */

import type { Form } from '../../kernel/forms.ts';
import type { NumberMistake } from '../../kernel/mistakes.ts';
import { drawn } from '../../kernel/question-text.ts';
import type { Random } from '../../kernel/random.ts';
import { answered, numbersIn } from '../../kernel/seen.ts';
import { inUnit, writeNumber } from '../ask.ts';
import { type Piles, pileFigure, readPiles } from './cube-figure.ts';
import { features, named, type Params, weightOf } from './mistakes.ts';

const sum = (piles: Piles): number => piles.flat().reduce((all, high) => all + high, 0);
const steady = 'The cubes are stacked with no gaps.';

/** How many square faces can be seen from the front, the right and above: rows rise to the back and fall to the right. */
function facesSeen(piles: Piles): number {
  const tall = (columns: readonly number[]): number => columns.reduce((all, high) => all + high, 0);
  return tall(piles.at(-1) ?? []) + piles.flat().length + tall(piles.map(([first = 0]) => first));
}

/** How many cubes show at least one face. A cube is hidden by the one above it, the one before it and the one on its right. */
function cubesSeen(piles: Piles): number {
  return piles.reduce(
    (all, row, depth) =>
      all +
      row.reduce((shown, high, x) => shown + high - Math.min(high - 1, piles[depth - 1]?.[x] ?? 0, row[x + 1] ?? 0), 0),
    0,
  );
}

const rowsText = (piles: Piles): string =>
  piles
    .map(
      (row, place) =>
        `${place === 0 ? 'The front row' : place === piles.length - 1 ? 'The back row' : 'The next row'} has columns of ${row.join(', ')} cubes.`,
    )
    .join(' ');

/** The cubes of each row, added up. */
const rowSteps = (piles: Piles): string[] =>
  piles.map((row, place) => `Row ${place + 1} from the front: ${row.join(' + ')} = ${sum([row])}.`);

/** A full cuboid made of cubes. */
export const cubes: Form<Params> = {
  weight: ({ params, difficulty }) => weightOf(params, 'cubes', difficulty),
  make(random, { difficulty }) {
    const most = difficulty === 'easy' ? 4 : 6;
    const [wide, deep, high] = [
      random.int(2, most),
      random.int(2, difficulty === 'easy' ? 3 : 4),
      random.int(2, most - 1),
    ];
    const total = wide * deep * high;
    if (total > (difficulty === 'easy' ? 36 : 90) || total < (difficulty === 'easy' ? 12 : 24)) return undefined;
    const piles = Array.from({ length: deep }, () => Array.from({ length: wide }, () => high));
    return writeNumber(
      {
        prompt: [
          'Each cube is 1 cm³. What is the volume of the cuboid?',
          drawn(pileFigure(piles, `A cuboid of cubes, ${wide} cubes long, ${deep} deep and ${high} high.`)),
        ],
        hint: 'How many cubes are in one layer? How many layers are there?',
        steps: [
          `One layer has ${wide} × ${deep} = ${wide * deep} cubes.`,
          `There are ${high} layers: ${wide * deep} × ${high} = **${total}** cm³.`,
        ],
        variant: `cubes ${wide} ${deep} ${high}`,
        features: features(total, 1),
      },
      total,
      [
        [facesSeen(piles), named.seen],
        [wide * high, named.layer],
        [wide * deep, named.layer],
        [wide + deep + high, named.added],
        [total - wide, named.miscalculated],
      ],
      inUnit('cm³'),
    );
  },
  solve(seen) {
    if (
      !/^Each cube is 1 cm³\..* What is the volume of the (?:cuboid|shape)\?$/.test(seen.text) ||
      seen.figure === undefined
    )
      return undefined;
    return answered(
      seen,
      readPiles(seen.figure).reduce((all, { high }) => all + high, 0),
    );
  },
};

/** Columns that rise to the back and fall to the right, so that each can be seen. */
function drawSteps(random: Random, wide: number, deep: number, most: number): number[][] {
  const rows: number[][] = [];
  for (let depth = 0; depth < deep; depth++) {
    const row: number[] = [];
    for (let x = 0; x < wide; x++) {
      const low = rows[depth - 1]?.[x] ?? 1;
      const high = x === 0 ? most : (row[x - 1] ?? most);
      row.push(random.int(Math.min(low, high), high));
    }
    rows.push(row);
  }
  return rows;
}

const sound = (piles: Piles): boolean =>
  piles.every((row, depth) =>
    row.every((high, x) => high >= (piles[depth - 1]?.[x] ?? 0) && high <= (row[x - 1] ?? high)),
  );

/** How many columns across and back at least, across and back at most, how high, and how many cubes. */
const pileSizes = {
  easy: [2, 3, 3, 3, 8, 14],
  medium: [2, 4, 3, 4, 15, 24],
  hard: [3, 4, 4, 4, 22, 64],
} as const;

/** Steps of cubes. */
export const piled: Form<Params> = {
  weight: ({ params, difficulty }) => weightOf(params, 'piles', difficulty),
  make(random, { difficulty }) {
    const [least, wide, deep, high, cubesAtLeast, cubesAtMost] = pileSizes[difficulty];
    const piles = drawSteps(random, random.int(least, wide), random.int(least, deep), high);
    const total = sum(piles);
    if (!sound(piles) || new Set(piles.flat()).size < 2) return undefined;
    if (total < cubesAtLeast || total > cubesAtMost) return undefined;
    // Rows that are all alike are counted once and multiplied.
    if (difficulty !== 'easy' && new Set(piles.map(String)).size === 1) return undefined;
    return writeNumber(
      {
        prompt: [
          `Each cube is 1 cm³. ${steady} What is the volume of the shape?`,
          drawn(pileFigure(piles, `A pile of cubes. ${rowsText(piles)}`)),
        ],
        hint: 'Look down on the pile: how many cubes are in each column? Add them.',
        steps: [...rowSteps(piles), `Altogether: **${total}** cm³.`],
        variant: `piles ${piles.map((row) => row.join('')).join(' ')}`,
        features: features(total, piles.length),
      },
      total,
      [
        [facesSeen(piles), named.seen],
        [cubesSeen(piles), named.visible],
        [total - 1, named.miscalculated],
        [total + 1, named.miscalculated],
        [piles.flat().length, named.bottom],
      ],
      inUnit('cm³'),
    );
  },
  solve: (seen, cell) => cubes.solve(seen, cell),
};

/** How many cubes are missing to a full cuboid. */
export const toFill: Form<Params> = {
  weight: ({ params, difficulty }) => weightOf(params, 'fill', difficulty),
  make(random) {
    const piles = drawSteps(random, random.int(2, 4), random.int(2, 4), 4);
    const [wide, deep, high] = [piles[0]?.length ?? 0, piles.length, Math.max(...piles.flat())];
    const total = sum(piles);
    const whole = wide * deep * high;
    const missing = whole - total;
    // A pile of a few columns is counted at a glance.
    if (!sound(piles) || missing < 2 || total < 15) return undefined;
    return writeNumber(
      {
        prompt: [
          `${steady} Cubes are added to make the smallest possible full cuboid. How many more cubes are needed?`,
          drawn(pileFigure(piles, `A pile of cubes. ${rowsText(piles)}`)),
        ],
        hint: 'How long, deep and high is the cuboid? Count the cubes that are there.',
        steps: [
          `The cuboid has ${wide} × ${deep} × ${high} = ${whole} cubes.`,
          'Cubes hidden behind or under others count too.',
          ...rowSteps(piles),
          `There are ${piles.map((row) => sum([row])).join(' + ')} = ${total} cubes already.`,
          `${whole} − ${total} = **${missing}**.`,
        ],
        variant: `fill ${piles.map((row) => row.join('')).join(' ')}`,
        features: features(whole, 3),
      },
      missing,
      [
        [total, named.there],
        [whole, named.whole],
        [whole - cubesSeen(piles), named.visible],
        [missing + 1, named.miscalculated],
        [missing - 1, named.miscalculated],
      ],
    );
  },
  solve(seen) {
    if (!seen.text.endsWith('How many more cubes are needed?') || seen.figure === undefined) return undefined;
    const columns = readPiles(seen.figure);
    const top = Math.max(...columns.map(({ high }) => high));
    return answered(
      seen,
      columns.reduce((all, { high }) => all + top - high, 0),
    );
  },
};

const boxes = ['box', 'carton', 'container', 'drawer'] as const;

/** Layers of cubes in a box, told in words. */
export const layers: Form<Params> = {
  weight: ({ params, difficulty }) => weightOf(params, 'layers', difficulty),
  make(random, { difficulty }) {
    const most = difficulty === 'easy' ? 6 : 9;
    const least = { easy: 2, medium: 4, hard: 4 }[difficulty];
    const [rows, each, high] = [random.int(least, most), random.int(least, most), random.int(least, most)];
    const box = random.pick(boxes);
    const backwards = difficulty === 'hard';
    const perLayer = rows * each;
    const total = perLayer * high;
    // A few layers of few cubes are counted on at a glance.
    if (backwards && total < 150) return undefined;
    const mistakes: NumberMistake[] = backwards
      ? [
          [total - perLayer, named.miscalculated],
          [perLayer, named.layer],
          ...(total % rows === 0 ? [[total / rows, named.dividesOnce] as const] : []),
        ]
      : [
          [perLayer, named.layer],
          [rows + each + high, named.addsNumbers],
          [total + perLayer, named.miscalculated],
          [total - perLayer, named.miscalculated],
        ];
    return writeNumber(
      {
        prompt: backwards
          ? `A ${box} is full of 1 cm cubes. It holds ${total} cubes. Each layer has ${rows} rows of ${each} cubes. How many layers are there?`
          : `A ${box} is full of 1 cm cubes. There are ${high} layers. Each layer has ${rows} rows of ${each} cubes. How many cubes are in the ${box}?`,
        hint: 'How many cubes are in one layer?',
        steps: [
          `One layer has ${rows} × ${each} = ${perLayer} cubes.`,
          backwards ? `${total} ÷ ${perLayer} = **${high}** layers.` : `${perLayer} × ${high} = **${total}** cubes.`,
        ],
        variant: `layers ${box} ${rows} ${each} ${high} ${backwards}`,
        features: features(total, backwards ? 3 : 2),
      },
      backwards ? high : total,
      mistakes,
    );
  },
  solve(seen) {
    const isBack = seen.text.endsWith('How many layers are there?');
    if (!isBack && !/Each layer has .* How many cubes are in the \w+\?$/.test(seen.text)) return undefined;
    const [, first = 0, rows = 0, each = 0] = numbersIn(seen.text);
    let layer = 0;
    for (let row = 0; row < rows; row++) layer += each;
    let count = 0;
    if (isBack) for (let left = first; left >= layer; left -= layer) count++;
    else for (let at = 0; at < first; at++) count += layer;
    return answered(seen, count);
  },
};
