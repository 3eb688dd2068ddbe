/** n.tiling: tiles repeat over a wall; one is missing. */

import type { Figure, Mark } from '@comet/contract/figure';
import type { Question } from '@comet/contract/question';
import type { Difficulty } from '@comet/domain/curriculum/subjects';
import { defineGenerator, type Made } from '../../kernel/generator.ts';
import type { Mistake } from '../../kernel/key.ts';
import { drawn } from '../../kernel/question-text.ts';
import type { Random } from '../../kernel/random.ts';
import { worded } from '../../kernel/wording.ts';
import { askDrawn, choices, isRight, layOut } from '../drawn-choice.ts';
import { fills, modulo, shaded, shapeWord } from '../pictures/picture.ts';
import { lookOf } from '../pictures/point-sets.ts';
import { optionFigures, promptFigure } from '../pictures/read-drawing.ts';
import { capital } from '../pictures/rule-words.ts';
import { type Point, plainShapes, shapeAt, withArticle } from '../pictures/shapes.ts';
import { wordings } from '../wordings.ts';

/** `joined`: tiles whose drawings run into each other; `pictures`: a shape on each tile. */
interface Plan {
  readonly kind: 'joined' | 'pictures';
  readonly size: 4 | 5;
  readonly period: 2 | 3;
  /** Whether the hole may be inside the wall. */
  readonly inside: boolean;
  readonly options: 4 | 5;
  /** Whether the wall has only two different tiles, or more. */
  readonly twoTiles: boolean;
  /** How many wrong options, at least, are tiles of the wall: a child who is one place out would choose them. */
  readonly known: 1 | 2;
  /** Whether the tile above or below the gap is another one: who looks at no more than the column is wrong. */
  readonly changes: boolean;
}
interface Tile {
  readonly look: number;
  /** Quarter turns for joined tiles, the fill for pictures. */
  readonly way: number;
}

const ladders: Readonly<Record<number, Readonly<Record<Difficulty, Plan>>>> = {
  430502: {
    easy: { kind: 'joined', size: 4, period: 2, inside: false, twoTiles: true, options: 4, known: 1, changes: false },
    medium: { kind: 'joined', size: 4, period: 2, inside: true, twoTiles: false, options: 4, known: 2, changes: true },
    hard: { kind: 'joined', size: 5, period: 3, inside: true, twoTiles: false, options: 4, known: 2, changes: true },
  },
  430503: {
    easy: { kind: 'pictures', size: 4, period: 2, inside: false, twoTiles: true, options: 4, known: 1, changes: false },
    medium: {
      kind: 'pictures',
      size: 4,
      period: 2,
      inside: true,
      twoTiles: false,
      options: 4,
      known: 2,
      changes: true,
    },
    hard: { kind: 'pictures', size: 5, period: 3, inside: true, twoTiles: false, options: 4, known: 2, changes: true },
  },
  440503: {
    easy: { kind: 'pictures', size: 4, period: 2, inside: true, twoTiles: false, options: 5, known: 2, changes: true },
    medium: {
      kind: 'pictures',
      size: 5,
      period: 3,
      inside: true,
      twoTiles: false,
      options: 5,
      known: 2,
      changes: true,
    },
    hard: { kind: 'joined', size: 5, period: 3, inside: true, twoTiles: false, options: 5, known: 2, changes: true },
  },
};

const unit = 50;
/** Where the middle of the first tile stands: far enough from the rounded corners of the paper. */
const start = 31;
const square = {
  kind: 'rect',
  x: -25,
  y: -25,
  width: unit,
  height: unit,
  fill: 'paper',
  stroke: 'ink',
  strokeWidth: 1.5,
} satisfies Mark;
const rounded: Point[] = [
  [-25, -25],
  ...Array.from(
    { length: 13 },
    (_, step): Point => [
      Math.round(-250 + 360 * Math.cos((step * Math.PI) / 24)) / 10,
      Math.round(-250 + 360 * Math.sin((step * Math.PI) / 24)) / 10,
    ],
  ),
];
/** Black would hide where two tiles meet. */
const grey = { fill: 'grey', stroke: 'ink', strokeWidth: 1.5 } as const;
/** Drawings of joined tiles, each different in its four turns. */
const joined: readonly (readonly Mark[])[] = [
  [
    {
      kind: 'polygon',
      points: [
        [-25, -25],
        [25, -25],
        [-25, 25],
      ],
      ...grey,
    },
  ],
  [{ kind: 'polygon', points: rounded, ...grey }],
  [
    {
      kind: 'polygon',
      points: [
        [-25, -25],
        [25, -25],
        [0, 0],
      ],
      ...grey,
    },
  ],
  [{ kind: 'rect', x: -25, y: -25, width: 25, height: 25, ...grey }],
  [
    {
      kind: 'polygon',
      points: [
        [-25, -25],
        [0, -25],
        [0, 25],
        [-25, 25],
      ],
      ...grey,
    },
  ],
  [
    { kind: 'line', from: [-25, 0], to: [0, 0], stroke: 'ink', strokeWidth: 5 },
    { kind: 'line', from: [0, 0], to: [0, -25], stroke: 'ink', strokeWidth: 5 },
  ],
];
const corners = ['top left', 'top right', 'bottom right', 'bottom left'] as const;
const sides = ['top', 'right', 'bottom', 'left'] as const;
const sideAfter = (way: number): string => sides[modulo(way, 4)] ?? '';
/** The same drawings in words, by their quarter turns. */
const joinedWords: readonly ((way: number) => string)[] = [
  (way) => `with its ${corners[way]} half grey`,
  (way) => `with a rounded grey corner at the ${corners[way]}`,
  (way) => `with a grey triangle ${way % 2 === 0 ? 'at the' : 'on the'} ${sideAfter(way)}`,
  (way) => `with a grey square at the ${corners[way]}`,
  (way) => `with its ${sideAfter(way - 1)} half grey`,
  (way) => `with a line bent from the ${sideAfter(way - 1)} to the ${sideAfter(way)}`,
];

function drawTile(kind: Plan['kind'], { look, way }: Tile, move: Point): Mark {
  if (kind === 'joined')
    return { kind: 'group', move, turnDegrees: way * 90, marks: [square, ...(joined[look] ?? [])] };
  const { outline } = shapeAt(look);
  const appearance = { fill: fills[way]?.paint ?? 'paper', stroke: 'ink' as const, strokeWidth: 2 };
  const body: Mark =
    outline === 'circle'
      ? { kind: 'circle', x: 0, y: 0, radius: 16, ...appearance }
      : {
          kind: 'polygon',
          points: outline.map(([x, y]): Point => [Math.round(x * 170) / 10, Math.round(y * 170) / 10]),
          ...appearance,
        };
  return { kind: 'group', move, turnDegrees: 0, marks: [square, body] };
}

const nameOf = (kind: Plan['kind'], { look, way }: Tile): string =>
  kind === 'joined' ? `tile ${joinedWords[look]?.(way) ?? ''}` : shaded(way, shapeWord(look));
const tileText = ({ look, way }: Tile): string => `${look}/${way}`;

/** What to say of a tile that the wall has nowhere. */
function nowhereWords(kind: Plan['kind'], tile: Tile, tiles: readonly Tile[]): string {
  if (kind === 'joined') return 'There is no tile like this one in the wall.';
  const { name, stripes } = fills[tile.way] ?? {};
  if (tiles.every(({ way }) => way !== tile.way))
    return `No shape in this wall ${stripes === undefined ? `is ${name}` : `has ${stripes}`}.`;
  const isNewShape = tiles.every(({ look }) => look !== tile.look);
  return `There is no ${isNewShape ? shapeWord(tile.look) : nameOf(kind, tile)} in this wall.`;
}

function makeTiling(random: Random, plan: Plan): Made | undefined {
  const { kind, size, period } = plan;
  const looks =
    kind === 'joined'
      ? random.sample(
          joined.map((_, at) => at),
          2,
        )
      : random.sample(plainShapes, 3);
  const [look = 0, otherLook = 1] = looks;
  const ways = kind === 'joined' ? [0, 1, 2, 3] : random.sample([0, 1, 2, 4, 5], 4);
  // Few ways in many tiles, so that a wrong option can be another tile of the wall.
  const usedWays = random.sample(ways, random.int(2, 3));
  const high = period === 3 ? random.pick([1, 2]) : 2;
  const block = Array.from({ length: high }, () =>
    Array.from(
      { length: period },
      (): Tile => ({ look: random.pick([look, look, otherLook]), way: random.pick(usedWays) }),
    ),
  );
  const slant = high === 1 ? random.pick([1, 2]) : 0;
  const at = (x: number, y: number): Tile =>
    block[modulo(y, high)]?.[modulo(x + slant * y, period)] ?? { look, way: 0 };
  const rows = block.map((row) => row.map(tileText));
  // Along a row of one and the same tile nothing can be counted.
  if (rows.some((row) => new Set(row).size < 2)) return undefined;
  if (new Set(rows.flat()).size > 2 === plan.twoTiles) return undefined;
  const edge: Point[] = [
    [size - 1, size - 1],
    [0, size - 1],
    [size - 1, 0],
    [size - 1, 1],
  ];
  const [holeX, holeY] = plan.inside
    ? ([random.int(0, size - 1), random.int(0, size - 1)] as const)
    : random.pick(edge);
  const right = at(holeX, holeY);
  if (plan.changes && tileText(at(holeX, holeY + 1)) === tileText(right)) return undefined;
  const wrongLooks = [
    right.look,
    ...looks.filter((own) => own !== right.look),
    ...(kind === 'joined' ? joined.map((_, own) => own) : plainShapes).filter((own) => !looks.includes(own)),
  ];
  const wrongWays = [
    right.way,
    ...[usedWays, ways.filter((own) => !usedWays.includes(own))].flatMap((own) =>
      random.shuffle(own.filter((way) => way !== right.way)),
    ),
  ];
  const laid = layOut(
    random,
    plan.options,
    (one, two): Tile | undefined => {
      const [x, y] = [wrongLooks[one], wrongWays[two]];
      return x === undefined || y === undefined ? undefined : { look: x, way: y };
    },
    tileText,
    'either',
    true,
  );
  if (laid === undefined) return undefined;
  const tiles = block.flat();
  const isInWall = (tile: Tile): boolean => tiles.some((own) => tileText(own) === tileText(tile));
  if (laid.filter(({ value, off }) => !isRight(off) && isInWall(value)).length < plan.known) return undefined;
  const hole: Mark = {
    kind: 'group',
    move: [holeX * unit + start, holeY * unit + start],
    marks: [
      { ...square, fill: 'soft' },
      { kind: 'text', x: 0, y: 1, text: '?', size: 32, anchor: 'middle', bold: true, fill: 'ink' },
    ],
  };
  const marks = Array.from({ length: size * size }, (_, place): Mark => {
    const [x, y] = [place % size, Math.floor(place / size)];
    return x === holeX && y === holeY ? hole : drawTile(kind, at(x, y), [x * unit + start, y * unit + start]);
  });
  const figure: Figure = {
    width: size * unit + 12,
    height: size * unit + 12,
    marks,
    alt: `A wall of ${size} rows of ${size} tiles. ${Array.from({ length: size }, (_, y) => `Row ${y + 1}: ${Array.from({ length: size }, (_tile, x) => (x === holeX && y === holeY ? 'missing' : nameOf(kind, at(x, y)))).join('; ')}.`).join(' ')}`,
  };
  if (predictedTiles(figure).size !== 1) return undefined;
  const says = {
    look: {
      id: 'n.tiling/wrong-tile',
      says: `This tile has ${kind === 'joined' ? 'a different pattern' : 'a different shape'}. Find the same place in another repeat.`,
    },
    way: {
      id: 'n.tiling/wrong-way',
      says:
        kind === 'joined'
          ? 'This is the right pattern, but it is turned another way.'
          : 'This is the right shape, but its shading is different.',
    },
    both: {
      id: 'n.tiling/wrong-phase',
      says:
        kind === 'joined'
          ? 'This tile has a different pattern. Count how many tiles there are before the wall repeats.'
          : 'Both the shape and its shading are different here. Count how many tiles there are before the pattern repeats.',
    },
  };
  const mistakeOf = (tile: Tile, [lookOff, wayOff]: readonly [number, number]): Mistake =>
    !isInWall(tile)
      ? { id: 'n.tiling/not-in-the-wall', says: nowhereWords(kind, tile, tiles) }
      : wayOff === 0
        ? says.look
        : lookOff === 0
          ? says.way
          : says.both;
  return askDrawn(
    {
      prompt: [worded(random, wordings.tile), drawn(figure)],
      hint: 'Read along a row. After how many tiles does it begin again?',
      steps: [
        `Along each row, the pattern begins again after ${period === 2 ? 'two' : 'three'} tiles.`,
        ...(high === 1
          ? ['Each row has the same tiles, moved along from the row above it.']
          : [
              new Set(rows.map((row) => row.join())).size === 1
                ? 'All the rows are the same.'
                : 'Every second row is the same.',
            ]),
        `${sameTile({ size, period, slant, holeX, holeY })} That tile is the same as the missing one${kind === 'joined' ? '' : `: ${withArticle(nameOf(kind, right))}`}.`,
      ],
      variant: `${holeX},${holeY} ${JSON.stringify(block)} ${slant}`,
      features: { period, size, high },
    },
    laid.map(({ value, off }) => ({
      figure: {
        width: 2 * start,
        height: 2 * start,
        marks: [drawTile(kind, value, [start, start])],
        alt: `${capital(withArticle(nameOf(kind, value)))}.`,
      },
      because: isRight(off) ? undefined : mistakeOf(value, off),
    })),
  );
}

/** Where to find a tile like the missing one: along the row, or in another row. */
function sameTile(wall: {
  readonly size: number;
  readonly period: number;
  readonly slant: number;
  readonly holeX: number;
  readonly holeY: number;
}): string {
  const { size, period, slant, holeX, holeY } = wall;
  const steps = period === 2 ? 'two' : 'three';
  if (holeX >= period) return `From the gap, go ${steps} tiles to the left.`;
  if (holeX + period < size) return `From the gap, go ${steps} tiles to the right.`;
  const up = holeY > 0 && (slant > 0 || holeY > 1);
  if (slant === 0) return `From the gap, go two tiles ${up ? 'up' : 'down'}.`;
  return `From the gap, go one tile ${up ? 'up' : 'down'} and one to the ${(slant === 1) === up ? 'right' : 'left'}.`;
}

/** The looks the missing tile may have: every shift that maps the seen wall onto itself tells one. */
function predictedTiles({ marks }: Figure): Set<string> {
  const size = Math.round(Math.sqrt(marks.length));
  const looks = marks.map((mark): string | undefined =>
    mark.kind !== 'group' || mark.marks.some(({ kind }) => kind === 'text')
      ? undefined
      : lookOf([{ ...mark, move: [start, start] }]),
  );
  const seen = (x: number, y: number): string | undefined =>
    x < 0 || y < 0 || x >= size || y >= size ? undefined : looks[y * size + x];
  const hole = looks.indexOf(undefined);
  const [holeX, holeY] = [hole % size, Math.floor(hole / size)];
  const found = new Set<string>();
  for (let dy = 0; dy <= 2; dy++)
    for (let dx = dy === 0 ? 1 : -3; dx <= 3; dx++) {
      let pairs = 0;
      const holds = looks.every((look, at) => {
        const other = seen((at % size) + dx, Math.floor(at / size) + dy);
        if (look === undefined || other === undefined) return true;
        pairs++;
        return look === other;
      });
      if (!holds || pairs < 4) continue;
      for (const sign of [1, -1]) {
        const look = seen(holeX + sign * dx, holeY + sign * dy);
        if (look !== undefined) found.add(look);
      }
    }
  return found;
}

function solveTiling(question: Question): number[] {
  const found = predictedTiles(promptFigure(question));
  return optionFigures(question).flatMap((figure, place) => (found.has(lookOf(figure.marks)) ? [place] : []));
}

/** Walls of tiles. */
export const tilingGenerator = defineGenerator<Readonly<Record<Difficulty, Plan>>>({
  generatorId: 'n.tiling',
  version: 7,
  serves: ladders,
  make: (random, { params, difficulty }) => makeTiling(random, params[difficulty]),
  solve: (question) => choices(solveTiling(question)),
});
