/** Rectangles on axes without squares: other corners from two that are known. */

import type { Form } from '../../kernel/forms.ts';
import { drawn } from '../../kernel/question-text.ts';
import { type Grid, gridFigure, pixelOf, pointsIn, shapeMark, showPoint } from '../grid-figure.ts';
import { answeredPoint, askPoint } from '../point-answer.ts';
import { label, labelsOf, type Point, plus, polygonsOf } from '../vector.ts';
import { features, mistake, named, onlyPositive, type Params, pointMistakes } from './mistakes.ts';

const letters = ['A', 'B', 'C', 'D'] as const;
/** Corners A to D start at the lower left and go anticlockwise; a name stands outside its corner. */
const outside: readonly Point[] = [
  [-12, 13],
  [12, 13],
  [12, -12],
  [-12, -12],
];

/** Opposite corners are known, another is asked. */
export const plainRectangle: Form<Params> = {
  weight: ({ params, difficulty }) => {
    // Wherever it lies, two numbers are only copied: never hard.
    if (params.about === 'four') return difficulty === 'medium' ? 2 : 0;
    return params.about === 'describe' && difficulty !== 'hard' ? 3 : 0;
  },
  make(random, cell) {
    const low = cell.params.about === 'four' ? -20 : 0;
    const high = cell.difficulty === 'easy' ? 12 : 20;
    const [left, right] = [random.int(low + 2, high - 7), random.int(low + 6, high - 1)];
    const [bottom, top] = [random.int(low + 2, high - 7), random.int(low + 6, high - 1)];
    const part = (high - low) * 0.22;
    if (right - left < part || top - bottom < part || left === 0 || right === 0 || bottom === 0 || top === 0)
      return undefined;
    const corners: Point[] = [
      [left, bottom],
      [right, bottom],
      [right, top],
      [left, top],
    ];
    const grid: Grid = { low, high, step: 1, squares: false };
    const start = random.int(0, 1);
    const asked = (start + random.pick([1, 3])) % 4;
    const [one, other, target] = [corners[start], corners[start + 2], corners[asked]];
    if (one === undefined || other === undefined || target === undefined || target[0] === target[1]) return undefined;
    const names = corners.map((corner, at) =>
      label(plus(pixelOf(grid, corner), outside[at] ?? [0, 0]), letters[at] ?? '', 16),
    );
    const known = `${letters[start]} is ${showPoint(one)} and ${letters[start + 2]} is ${showPoint(other)}`;
    const opposite: Point = [target[0] === left ? right : left, target[1] === bottom ? top : bottom];
    return askPoint(
      random,
      {
        onlyPositive: onlyPositive(cell),
        tempting: [
          [[opposite[1], opposite[0]], named.otherAxis],
          ...(low < 0 ? [[[-target[0], -target[1]], named.sign] as const] : []),
          [[right - left, top - bottom], named.length],
        ],
        prompt: [
          `The sides of this rectangle are parallel to the axes. ${known}. What are the coordinates of ${letters[asked]}?`,
          drawn(
            gridFigure(
              grid,
              [shapeMark(grid, corners), ...names],
              'Axes without numbers. A rectangle ABCD: A is lower left, B lower right, C upper right and D upper left.',
            ),
          ),
        ],
        hint: 'Which corner is straight above, below or beside it? They share a number.',
        steps: [
          `${letters[asked]} is on the same vertical line as ${target[0] === one[0] ? letters[start] : letters[start + 2]}: x is ${showPoint(target).slice(1).split(',')[0]}.`,
          `${letters[asked]} is level with ${target[1] === one[1] ? letters[start] : letters[start + 2]}: y is ${showPoint(target).slice(0, -1).split(', ')[1]}.`,
          `The coordinates are **${showPoint(target)}**.`,
        ],
        variant: `plain ${corners.join(' ')} ${start} ${asked}`,
        features: { ...features(cell, 2), size: high - low },
      },
      target,
      pointMistakes(target, [
        [
          opposite,
          mistake(
            'opposite-corner',
            'Take one number from each known corner: x from the one above or below, y from the one beside it.',
          ),
        ],
        [one, named.given],
        [other, named.given],
      ]),
    );
  },
  solve(seen) {
    const [, first, second, asked] =
      /parallel to the axes\. ([A-D]) is .* and ([A-D]) is .*coordinates of ([A-D])\?/.exec(seen.text) ?? [];
    const [one, other] = pointsIn(seen.text);
    const [corners] = seen.figure === undefined ? [] : polygonsOf(seen.figure);
    if (
      asked === undefined ||
      one === undefined ||
      other === undefined ||
      corners === undefined ||
      seen.figure === undefined
    )
      return undefined;
    const names = labelsOf(seen.figure);
    const spot = (letter: string | undefined): Point => {
      const place = names.find(({ text }) => text === letter)?.at ?? [0, 0];
      const gaps = corners.map(([x, y]) => Math.hypot(x - place[0], y - place[1]));
      return corners[gaps.indexOf(Math.min(...gaps))] ?? [0, 0];
    };
    const [a, b, target] = [spot(first), spot(second), spot(asked)];
    const along = (target[0] - a[0]) / (b[0] - a[0]);
    const up = (target[1] - a[1]) / (b[1] - a[1]);
    return answeredPoint(seen, [
      Math.round(one[0] + along * (other[0] - one[0])),
      Math.round(one[1] + up * (other[1] - one[1])),
    ]);
  },
};
