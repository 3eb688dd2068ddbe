/** Piles of cubes: how many, and how they look from the front, the side and above. */

import type { Form } from '../../kernel/forms.ts';
import type { Mistake } from '../../kernel/key.ts';
import { upper } from '../../kernel/letter-case.ts';
import { drawn } from '../../kernel/question-text.ts';
import { answered, chosenFigure } from '../../kernel/seen.ts';
import { chooseFigure, writeNumber } from '../ask.ts';
import {
  cubesIn,
  drawPile,
  keyOfDrawing,
  keyOfView,
  type Pile,
  pileFigure,
  readPile,
  type View,
  viewFigure,
  viewsOf,
} from './cube-piles.ts';
import { features, mistake, named, type Params } from './mistakes.ts';

type Cell = Parameters<Form<Params>['make']>[1];
/** Columns along the front, columns along the side, and how high. */
const sizesFor = ({ difficulty }: Cell): readonly (readonly [number, number, number])[] =>
  difficulty === 'easy'
    ? [
        [3, 2, 2],
        [2, 3, 2],
        [2, 3, 3],
        [3, 2, 3],
      ]
    : difficulty === 'medium'
      ? [
          [3, 3, 2],
          [3, 3, 3],
        ]
      : [
          [3, 3, 3],
          [4, 3, 3],
          [3, 4, 3],
        ];
const textOf = (pile: Pile): string => pile.map((row) => row.join('')).join('/');

/** How many cubes the pile has. */
export const countCubes: Form<Params> = {
  weight: ({ params, difficulty }) => (params.about === 'drawings' ? (difficulty === 'easy' ? 1 : 2) : 0),
  make(random, cell) {
    const [x, y, most] = random.pick(sizesFor(cell));
    const pile = drawPile(random, x, y, most);
    const count = cubesIn(pile);
    const hard = cell.difficulty === 'hard' && random.chance(1, 2);
    const full = Math.max(...pile.flat()) * x * y;
    if (count < { easy: 6, medium: 10, hard: 14 }[cell.difficulty] || (hard && full === count)) return undefined;
    return writeNumber(
      {
        prompt: [
          hard
            ? `How many more cubes are needed to make this pile into a cuboid, ${x} by ${y} by ${Math.max(...pile.flat())}?`
            : 'How many cubes make this pile? No cubes are missing underneath.',
          drawn(pileFigure(pile, false)),
        ],
        hint: 'Count the cubes of each column, from the ground up.',
        steps: [
          `Count column by column: ${pile
            .flat()
            .filter((height) => height > 0)
            .join(' + ')} = ${count}.`,
          ...(hard
            ? [
                `The full cuboid has ${x} × ${y} × ${Math.max(...pile.flat())} = ${full} cubes.`,
                `${full} − ${count} = **${full - count}**.`,
              ]
            : [`There are **${count}** cubes.`]),
        ],
        variant: `pile ${textOf(pile)} ${hard}`,
        features: features(cell, count),
      },
      hard ? full - count : count,
      hard
        ? [
            [count, mistake('counts-pile', 'That is the number of cubes in the pile.')],
            [full, mistake('whole-for-missing', 'That is the full cuboid. Subtract the cubes that are there already.')],
          ]
        : [[pile.flat().filter((height) => height > 0).length, named.under]],
    );
  },
  solve(seen) {
    if (!/^How many (?:more )?cubes/.test(seen.text) || seen.figure === undefined) return undefined;
    const pile = readPile(seen.figure);
    const count = cubesIn(pile);
    const full = /cuboid, (\d+) by (\d+) by (\d+)/.exec(seen.text);
    return answered(seen, full === null ? count : Number(full[1]) * Number(full[2]) * Number(full[3]) - count);
  },
};

/** Where each view is seen from. */
const seenFrom = { front: 'from the front', side: 'from the side', above: 'from above' } as const;
const mirrored = (view: View): View => view.map((row) => [...row].reverse());

/** A view near the right one: a column one square higher or lower, or one square of the ground more or less. */
function changed(view: View, at: number, isAbove: boolean): View {
  const columns = view[0]?.length ?? 1;
  const column = at % columns;
  if (isAbove)
    return view.map((row, y) => row.map((shaded, x) => (x === column && y === at % view.length ? !shaded : shaded)));
  const height = view.filter((row) => row[column] === true).length;
  const next = at % 2 === 0 && height > 1 ? height - 1 : height + 1;
  const rows = Math.max(view.length, next);
  return Array.from({ length: rows }, (_, y) =>
    Array.from({ length: columns }, (_cell, x) =>
      x === column ? y >= rows - next : view[y - rows + view.length]?.[x] === true,
    ),
  );
}

/** How high a view from the ground is, column by column. */
const heightsOf = (view: View): number[] =>
  (view[0] ?? []).map((_, column) => view.filter((row) => row[column] === true).length);

/** Which view is right. */
export const pickView: Form<Params> = {
  weight: ({ params }) => (params.about === 'drawings' ? 4 : 0),
  make(random, cell) {
    const [x, y, most] = random.pick(sizesFor(cell));
    const pile = drawPile(random, x, y, most);
    const views = viewsOf(pile);
    const asked = random.pick(
      cell.difficulty === 'easy' ? (['front', 'front', 'side'] as const) : (['front', 'side', 'above'] as const),
    );
    const right = views[asked];
    const optionOf = (view: View, because: Mistake) => ({ figure: viewFigure(view), same: keyOfView(view), because });
    const others = (['front', 'side', 'above'] as const).filter((name) => name !== asked);
    const near = changed(right, random.int(0, 8), asked === 'above');
    const height = mistake(
      'wrong-height',
      asked === 'above' ? 'Check each place: are there cubes on it?' : 'Compare the height of each column.',
    );
    // A view that is the wrong way round and has a wrong column as well.
    const both = mistake(
      'two-slips',
      `That is the wrong way round, and ${asked === 'above' ? 'one place is not right' : 'the height of a column is not right'} either.`,
    );
    const square = [optionOf(mirrored(right), named.mirrored), optionOf(near, height), optionOf(mirrored(near), both)];
    const mixed = [
      ...others.map((name) => optionOf(views[name], mistake('other-view', `That is how it looks ${seenFrom[name]}.`))),
      ...others.map((name) => optionOf(changed(views[name], random.int(0, 8), name === 'above'), height)),
      ...square,
    ];
    const isSquare = random.chance(2, 3) && new Set([keyOfView(right), ...square.map(({ same }) => same)]).size === 4;
    const wrong = (isSquare ? square : mixed).filter(({ same }) => same.split(' ').length > 1);
    return chooseFigure(
      random,
      {
        prompt: [
          `How does this pile look ${seenFrom[asked].replace(asked, `**${asked}**`)}?${asked === 'above' ? ' The front is at the bottom.' : ''}`,
          drawn(pileFigure(pile, true)),
        ],
        hint:
          asked === 'above'
            ? 'Stand at the front and look straight down. Which places have cubes?'
            : `Stand at the arrow that says “${asked}”. How high is each column from there?`,
        steps: [
          asked === 'above'
            ? 'From above you see one square for each column.'
            : `${upper(seenFrom[asked])} each column looks as high as its highest cube. From left to right: ${heightsOf(right).join(', ')}.`,
          'So it looks like this:',
          drawn(viewFigure(right)),
        ],
        variant: `view ${asked} ${textOf(pile)}`,
        features: features(cell, cubesIn(pile)),
      },
      { figure: viewFigure(right), same: keyOfView(right) },
      wrong,
    );
  },
  solve(seen) {
    const [, asked] = /^How does this pile look from (?:the )?(front|side|above)\?/.exec(seen.text) ?? [];
    if (asked === undefined || seen.figure === undefined) return undefined;
    const pile = readPile(seen.figure);
    const squares = new Set<string>();
    for (const [x, row] of pile.entries())
      for (const [y, height] of row.entries())
        for (let z = 0; z < height; z++)
          squares.add(asked === 'front' ? `${x},${-z}` : asked === 'side' ? `${-y},${-z}` : `${x},${y}`);
    const places = [...squares].map((place): readonly [number, number] => {
      const [u = 0, v = 0] = place.split(',').map(Number);
      return [u, v];
    });
    const left = Math.min(...places.map(([u]) => u));
    const top = Math.min(...places.map(([, v]) => v));
    const wanted = places
      .map(([u, v]) => `${u - left},${v - top}`)
      .sort()
      .join(' ');
    return chosenFigure(seen, (figure) => keyOfDrawing(figure) === wanted);
  },
};
