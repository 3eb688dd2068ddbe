/** Pairs of lines to choose from, and lines with letters. */
import type { Figure } from '@comet/contract/figure';
import type { Form } from '../../kernel/forms.ts';
import type { Cell } from '../../kernel/generator.ts';
import { drawn } from '../../kernel/question-text.ts';
import type { Random } from '../../kernel/random.ts';
import { chosen, chosenFigure } from '../../kernel/seen.ts';
import { chooseFigure, chooseInOrder } from '../ask.ts';
import { between, label, labelsOf, minus, type Point, plus, size, way } from '../vector.ts';
import {
  directionOf,
  drawDirection,
  features,
  inked,
  lean,
  meaning,
  missOf,
  named,
  type Params,
  type Relation,
  relationOf,
  type Segment,
  segmentsOf,
  through,
} from './pairs-of-lines.ts';

const box = 130;

/** Two lines with this angle between them, side by side or crossing, in a small box. */
function pairFigure(random: Random, cell: Cell<Params>, angle: number): Figure {
  const direction = drawDirection(random, cell);
  const lengthOf = (): number => (cell.difficulty === 'easy' ? 80 : random.int(46, 92));
  const centre: Point = [box / 2, box / 2];
  const apart = angle < 45 ? random.int(15, 20) : 0;
  const lines: Segment[] = [
    through(plus(centre, way(direction + 90, apart)), direction, lengthOf()),
    through(plus(centre, way(direction + 90, -apart)), direction + angle, lengthOf()),
  ];
  return { width: box, height: box, marks: inked(lines), alt: 'Two straight lines.' };
}

const relations = ['parallel', 'perpendicular'] as const;

/** Four pairs; one of them lies as asked. */
export const pairs: Form<Params> = {
  weight: () => 3,
  make(random, cell) {
    const asked = random.pick(relations);
    const target = asked === 'parallel' ? 0 : 90;
    const angles = [target, 90 - target, target + missOf(random, cell), target - missOf(random, cell)];
    const [right, swap, ...misses] = angles.map((angle) => ({
      figure: pairFigure(random, cell, angle),
      same: `${angle}`,
    }));
    if (right === undefined || swap === undefined) return undefined;
    const off = asked === 'parallel' ? named.meet : named.cross;
    return chooseFigure(
      random,
      {
        prompt: `Which two lines are **${asked}**?`,
        hint:
          asked === 'parallel'
            ? 'Would the lines ever meet if you made them longer?'
            : 'Do the lines make a square corner?',
        steps: [
          meaning[asked],
          asked === 'parallel'
            ? 'Check each pair: is the gap the same all the way along?'
            : 'Check each pair with the corner of a piece of paper.',
          'These lines fit:',
          drawn(right.figure),
        ],
        variant: `${asked} ${JSON.stringify(right.figure.marks).replace(/[^\d,.]/g, '')}`,
        features: features(cell, 1),
      },
      right,
      [
        { ...swap, because: named.swapped },
        ...misses.map((miss, at) => ({ ...miss, same: `${miss.same}/${at}`, because: off })),
      ],
    );
  },
  solve(seen) {
    const [, asked] = /^Which two lines are (\w+)\?$/.exec(seen.text) ?? [];
    if (asked === undefined) return undefined;
    return chosenFigure(seen, (figure) => {
      const [one, other] = segmentsOf(figure);
      return one !== undefined && other !== undefined && relationOf(one, other) === asked;
    });
  },
};

/** Far enough from the edges for the letter beyond the end of a long upright line. */
const places: readonly Point[] = [
  [80, 66],
  [240, 66],
  [80, 190],
  [240, 190],
];
const letters: readonly string[] = ['A', 'B', 'C', 'D'];

function letteredFigure(lines: readonly Segment[]): Figure {
  const marks = lines.flatMap((line, at) => {
    const [from, to] = line;
    const beyond = between(from, to, 1 + 15 / size(minus(to, from)));
    return [...inked([line]), label(beyond, letters[at] ?? '', 18)];
  });
  return { width: 320, height: 256, marks, alt: 'Four straight lines with the letters A, B, C and D.' };
}

function readLettered(figure: Figure): Map<string, Segment> {
  const lines = segmentsOf(figure);
  return new Map(
    labelsOf(figure).flatMap(({ text, at }) => {
      const near = [...lines].sort((one, other) => size(minus(one[1], at)) - size(minus(other[1], at)));
      return near.slice(0, 1).map((line) => [text, line] as const);
    }),
  );
}

/** Four lines with letters; one of three lies so to line A. */
export const lettered: Form<Params> = {
  weight: ({ difficulty }) => (difficulty === 'easy' ? 2 : 3),
  make(random, cell) {
    const asked: Relation = random.pick(relations);
    const target = asked === 'parallel' ? 0 : 90;
    const direction = drawDirection(random, cell);
    const kinds = random.shuffle(['right', 'swap', 'miss'] as const);
    const angles = kinds.map((kind) =>
      kind === 'right' ? target : kind === 'swap' ? 90 - target : target + missOf(random, cell),
    );
    const spots = random.shuffle(places);
    const lines = [0, ...angles].map((angle, at) => {
      const length = cell.difficulty === 'easy' ? 76 : random.int(50, 84);
      return through(spots[at] ?? [0, 0], direction + angle, length);
    });
    const right = letters[kinds.indexOf('right') + 1] ?? 'B';
    return chooseInOrder(
      {
        prompt: [`Which line is **${asked}** to line A?`, drawn(letteredFigure(lines))],
        hint: `${asked === 'parallel' ? 'Which line goes in just the same direction?' : 'Which line would make a square corner with it?'} The lines may be far apart.`,
        steps: [
          meaning[asked],
          'How long the lines are does not matter. Only their direction matters.',
          `Line **${right}** is ${asked} to line A.`,
        ],
        variant: `lettered ${asked} ${direction} ${angles.join(' ')} ${spots.join(' ')}`,
        features: features(cell, 2),
      },
      ['B', 'C', 'D'],
      right,
      (letter) => {
        const kind = kinds[letters.indexOf(letter) - 1];
        return kind === 'swap' ? named.swapped : asked === 'parallel' ? named.meet : named.cross;
      },
    );
  },
  solve(seen) {
    const [, asked] = /^Which line is (\w+) to line A\?/.exec(seen.text) ?? [];
    if (asked === undefined || seen.figure === undefined) return undefined;
    const lines = readLettered(seen.figure);
    const first = lines.get('A');
    return chosen(seen, (letter) => {
      const line = lines.get(letter);
      return first !== undefined && line !== undefined && relationOf(first, line) === asked;
    });
  },
};

/** Which line is level, which upright. */
export const levelOrUpright: Form<Params> = {
  weight: ({ difficulty }) => (difficulty === 'easy' ? 3 : 0),
  make(random, cell) {
    const asked = random.pick(['horizontal', 'vertical'] as const);
    const slants = [random.int(25, 65), random.int(115, 155)];
    const directions = random.shuffle([0, 90, ...slants]);
    const spots = random.shuffle(places);
    const lines = directions.map((direction, at) => through(spots[at] ?? [0, 0], direction, random.int(56, 84)));
    const right = letters[directions.indexOf(asked === 'horizontal' ? 0 : 90)] ?? 'A';
    const says = {
      horizontal: 'A horizontal line is level, like the horizon.',
      vertical: 'A vertical line goes straight up and down.',
    } as const;
    return chooseInOrder(
      {
        prompt: [`Which line is **${asked}**?`, drawn(letteredFigure(lines))],
        hint: asked === 'horizontal' ? 'Think of the top of a calm lake.' : 'Think of a stone hanging from a rope.',
        steps: [
          says[asked],
          `Of the others, one is ${asked === 'horizontal' ? 'vertical' : 'horizontal'} and two slant.`,
          `Line **${right}** is ${asked}.`,
        ],
        variant: `${asked} ${directions.join(' ')} ${spots.join(' ')}`,
        features: features(cell, 1),
      },
      letters,
      right,
      (letter) => {
        const direction = directions[letters.indexOf(letter)] ?? 0;
        return direction % 90 === 0
          ? {
              id: 'm.lines/swaps-horizontal-vertical',
              says: `That line is ${asked === 'horizontal' ? 'vertical' : 'horizontal'}. ${says[asked]}`,
            }
          : { id: 'm.lines/slanting', says: `That line slants. ${says[asked]}` };
      },
    );
  },
  solve(seen) {
    const [, asked] = /^Which line is (horizontal|vertical)\?/.exec(seen.text) ?? [];
    if (asked === undefined || seen.figure === undefined) return undefined;
    const lines = readLettered(seen.figure);
    return chosen(seen, (letter) => {
      const line = lines.get(letter);
      return line !== undefined && directionOf(line) === asked;
    });
  },
};

/** How two lines lie: parallel, perpendicular or neither. */
export const relationName: Form<Params> = {
  weight: () => 1,
  make(random, cell) {
    const kind = random.pick([...relations, 'neither'] as const);
    const angle = kind === 'parallel' ? 0 : kind === 'perpendicular' ? 90 : random.pick([0, 90]) + missOf(random, cell);
    const small = pairFigure(random, cell, angle);
    const [one, other] = segmentsOf(small);
    if (one === undefined || other === undefined) return undefined;
    return chooseInOrder(
      {
        prompt: ['What are these two lines?', drawn({ ...small, width: 130 })],
        hint: 'Do they keep the same gap? Do they make a right angle?',
        steps: [
          meaning.parallel,
          meaning.perpendicular,
          kind === 'neither' ? 'These lines do neither: the answer is **neither**.' : `These lines are **${kind}**.`,
        ],
        variant: `name ${kind} ${lean(one, other).toFixed(0)} ${between(one[0], one[1], 0.3).map(Math.round)} ${other[0].map(Math.round)}`,
        features: features(cell, 1),
      },
      ['parallel', 'perpendicular', 'neither'],
      kind,
      (word) => {
        if (kind === 'neither') return word !== 'parallel' ? named.cross : angle < 45 ? named.meet : named.crossing;
        return word === 'neither' ? (kind === 'parallel' ? named.evenGap : named.upright) : named.swapped;
      },
    );
  },
  solve(seen) {
    if (!seen.text.startsWith('What are these two lines?') || seen.figure === undefined) return undefined;
    const [one, other] = segmentsOf(seen.figure);
    if (one === undefined || other === undefined) return [];
    return chosen(seen, (word) => word === (relationOf(one, other) ?? 'neither'));
  },
};
