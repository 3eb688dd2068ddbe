/** Going from one point to another on a grid. */

import type { Form } from '../../kernel/forms.ts';
import type { Cell } from '../../kernel/generator.ts';
import { showNumber } from '../../kernel/number-text.ts';
import { drawn } from '../../kernel/question-text.ts';
import { chosen } from '../../kernel/seen.ts';
import { chooseText } from '../ask.ts';
import { axesOf, dotMarks, gridFigure, pointsIn, readDots, showPoint } from '../grid-figure.ts';
import { answeredPoint, askPoint, type PointMistake } from '../point-answer.ts';
import { minus, type Point, plus } from '../vector.ts';
import {
  drawPoint,
  features,
  gridOf,
  isOnGrid,
  mistake,
  named,
  onlyPositive,
  type Params,
  pointMistakes,
} from './mistakes.ts';

const side = (value: number, positive: string, negative: string): string =>
  `${showNumber(Math.abs(value))} ${value < 0 ? negative : positive}`;

const far = (points: readonly Point[]): boolean =>
  points.every((one, at) =>
    points.slice(at + 1).every((other) => Math.hypot(one[0] - other[0], one[1] - other[1]) > 1.9),
  );

const describeMove = ([dx, dy]: Point): string => `${side(dx, 'right', 'left')} and ${side(dy, 'up', 'down')}`;

const isTold = ({ params, difficulty }: Cell<Params>): boolean => params.about === 'describe' && difficulty === 'hard';

/** Where a point lands after a move. */
export const moved: Form<Params> = {
  weight: ({ params, difficulty }) =>
    params.about === 'describe'
      ? { easy: 1, medium: 2, hard: 2 }[difficulty]
      : (params.about === 'first' || params.about === 'four') && difficulty === 'hard'
        ? 2
        : 0,
  make(random, cell) {
    // Told in numbers where it is hard in year 5: in a drawing the squares need only be counted.
    const told = isTold(cell);
    const grid = told ? { ...gridOf(cell), high: 20 } : gridOf(cell);
    const from = drawPoint(random, grid);
    const to = drawPoint(random, grid);
    const move = minus(to, from);
    if (move[0] === 0 || move[1] === 0 || to[0] === to[1] || Math.abs(move[0]) + Math.abs(move[1]) < 4)
      return undefined;
    // The plain move is a hard one in year 4.
    const backwards = cell.params.about !== 'first' && cell.difficulty !== 'easy';
    const shown = backwards ? to : from;
    const right = backwards ? from : to;
    const slips: PointMistake[] = [
      [
        plus(shown, backwards ? move : [-move[0], -move[1]]),
        mistake('wrong-way', backwards ? 'You made the move again. Undo it instead.' : 'You moved the opposite way.'),
      ],
      [
        backwards ? minus(shown, [move[1], move[0]]) : plus(shown, [move[1], move[0]]),
        mistake('mixes-directions', 'Right and left change x. Up and down change y.'),
      ],
      [shown, backwards ? named.after : named.before],
    ];
    return askPoint(
      random,
      {
        onlyPositive: onlyPositive(cell),
        prompt: told
          ? [
              `Point A was moved ${describeMove(move)}. Now it is at ${showPoint(to)}. What were its coordinates before?`,
            ]
          : [
              backwards
                ? `Point A was moved ${describeMove(move)}. This is where it is now. What were its coordinates before?`
                : `Point A moves ${describeMove(move)}. What are its new coordinates?`,
              drawn(gridFigure(grid, dotMarks(grid, [{ name: 'A', at: shown }]), `${axesOf(grid)} Point A is marked.`)),
            ],
        hint: backwards
          ? 'Undo the move: go the opposite way.'
          : 'Find where A is now. Right and left change x, up and down change y.',
        steps: [
          ...(told ? [] : [`Point A is at ${showPoint(shown)}.`]),
          ...(backwards ? ['Go back: do the opposite of the move.'] : []),
          `${side(right[0] - shown[0], 'right', 'left')}: x ${backwards ? 'was' : 'becomes'} ${showNumber(right[0])}.`,
          `${side(right[1] - shown[1], 'up', 'down')}: y ${backwards ? 'was' : 'becomes'} ${showNumber(right[1])}.`,
          `The answer is **${showPoint(right)}**.`,
        ],
        variant: `move ${grid.step} ${shown} ${move} ${backwards}`,
        features: features(cell, backwards ? 3 : 2),
      },
      right,
      pointMistakes(
        right,
        slips.filter(([point]) => isOnGrid(point, grid)),
      ),
    );
  },
  solve(seen) {
    const found = /move[sd] (\d+) (right|left) and (\d+) (up|down)/.exec(seen.text);
    const point = seen.figure === undefined ? pointsIn(seen.text)[0] : readDots(seen.figure).get('A');
    if (found === null || point === undefined) return undefined;
    const [, along, way1, up, way2] = found;
    const undo = seen.text.includes('before') ? -1 : 1;
    const dx = Number(along) * (way1 === 'right' ? undo : -undo);
    const dy = Number(up) * (way2 === 'up' ? undo : -undo);
    return answeredPoint(seen, [point[0] + dx, point[1] + dy]);
  },
};

/** How to get from one point to the other. */
export const journey: Form<Params> = {
  weight: ({ params, difficulty }) =>
    params.about === 'describe' && difficulty === 'hard'
      ? 2
      : params.about === 'first' && difficulty !== 'easy'
        ? 1
        : 0,
  make(random, cell) {
    const grid = gridOf(cell);
    const told = isTold(cell);
    const draw = (): Point => (told ? [random.int(0, 20), random.int(0, 20)] : drawPoint(random, grid, 0));
    const points = [draw(), draw()];
    const [from, to] = points;
    if (from === undefined || to === undefined || !far(points)) return undefined;
    const [dx, dy] = minus(to, from);
    if (dx === 0 || dy === 0 || Math.abs(dx) === Math.abs(dy)) return undefined;
    if (Math.abs(dx) + Math.abs(dy) < { easy: 3, medium: 6, hard: 7 }[cell.difficulty]) return undefined;
    const wrongWay = mistake('wrong-way', 'That goes the wrong way. Start at A and go to B.');
    const wrongAcross = mistake(
      'wrong-way',
      told
        ? 'Left or right is wrong. Compare the x-coordinates.'
        : 'Left or right is wrong. Start at A and look where B is.',
    );
    const wrongUp = mistake(
      'wrong-way',
      told ? 'Up or down is wrong. Compare the y-coordinates.' : 'Up or down is wrong. Start at A and look where B is.',
    );
    const count = mistake('counts-points', 'Count the steps between the lines, not the lines.');
    return chooseText(
      random,
      {
        prompt: told
          ? `A is ${showPoint(from)} and B is ${showPoint(to)}. How do you get from A to B?`
          : [
              'How do you get from A to B?',
              drawn(
                gridFigure(
                  grid,
                  dotMarks(grid, [
                    { name: 'A', at: from },
                    { name: 'B', at: to },
                  ]),
                  `${axesOf(grid)} Points A and B are marked.`,
                ),
              ),
            ],
        hint: 'Start at A. First go right or left, then up or down.',
        steps: [
          `A is at ${showPoint(from)}, B is at ${showPoint(to)}.`,
          `x changes from ${showNumber(from[0])} to ${showNumber(to[0])}: ${side(dx, 'right', 'left')}.`,
          `y changes from ${showNumber(from[1])} to ${showNumber(to[1])}: ${side(dy, 'up', 'down')}.`,
          `The way is **${describeMove([dx, dy])}**.`,
        ],
        variant: `journey ${grid.step} ${from} ${to}`,
        features: features(cell, 2),
      },
      describeMove([dx, dy]),
      [
        [describeMove([-dx, -dy]), wrongWay],
        [describeMove([Math.sign(dx) * Math.abs(dy), Math.sign(dy) * Math.abs(dx)]), named.swap],
        [describeMove([dx, -dy]), wrongUp],
        [describeMove([-dx, dy]), wrongAcross],
        ...(told ? [] : [[describeMove([dx + Math.sign(dx), dy + Math.sign(dy)]), count] as const]),
        [
          describeMove([dx + Math.sign(dx), dy]),
          told ? named.count : mistake('miscounts', 'Left or right is 1 out. Count the steps again.'),
        ],
      ],
    );
  },
  solve(seen) {
    if (!seen.text.endsWith('How do you get from A to B?')) return undefined;
    const dots = seen.figure === undefined ? undefined : readDots(seen.figure);
    const [a, b] = dots === undefined ? pointsIn(seen.text) : [dots.get('A'), dots.get('B')];
    return chosen(seen, (option) => {
      const [, along, way1, up, way2] = /(\d+) (right|left) and (\d+) (up|down)/.exec(option) ?? [];
      if (a === undefined || b === undefined) return false;
      return (
        a[0] + Number(along) * (way1 === 'right' ? 1 : -1) === b[0] &&
        a[1] + Number(up) * (way2 === 'up' ? 1 : -1) === b[1]
      );
    });
  },
};
