import type { Form } from '../../kernel/forms.ts';
import { showPoint } from '../grid-figure.ts';
import { answeredPoint, askPoint } from '../point-answer.ts';
import { minus, type Point } from '../vector.ts';
import { often } from './ladder.ts';
import { describeShift, mistake, named, type Params } from './mistakes.ts';
import { apply, applyAll, isWithin, turn } from './moves.ts';
import { alt, ask, drawPlaced, gridFor, high, low, readCorner } from './on-a-coordinate-grid.ts';

const wayOf = (by: Point): string => describeShift(by).replace(/\d+ /, '');
/** 'left into up and down into left': what a turn makes of the two parts of a path. */
function turned([dx, dy]: Point, quarters: number): string {
  const parts: readonly Point[] = [
    [dx, 0],
    [0, dy],
  ];
  return parts
    .filter(([x, y]) => x !== 0 || y !== 0)
    .map((part) => `${wayOf(part)} into ${wayOf(apply(turn(quarters), part))}`)
    .join(' and ');
}

const turnNames = ['', '90° anticlockwise', '180°', '90° clockwise'];

/** Where corner A goes when the shape turns about the origin. */
export const cornerRotated: Form<Params> = {
  weight: often('rotated'),
  make(random, cell) {
    const grid = gridFor(cell);
    const quarters = cell.difficulty === 'easy' ? 2 : random.pick([1, 3]);
    const centre: Point = cell.difficulty === 'hard' ? [random.int(-2, 2), random.int(-2, 2)] : [0, 0];
    if (cell.difficulty === 'hard' && (centre[0] === 0 || centre[1] === 0)) return undefined;
    const placed = drawPlaced(random, grid, [1, 0], high(grid)) ?? drawPlaced(random, grid, low(grid), [-1, 6]);
    if (placed === undefined) return undefined;
    const { shape, corner, marks } = placed;
    // A 0 has no sign to get wrong.
    if (corner[0] === 0 || corner[1] === 0) return undefined;
    const target = apply(turn(quarters, centre), corner);
    if (!isWithin(applyAll(turn(quarters, centre), shape), low(grid), high(grid)) || target[0] === target[1])
      return undefined;
    const amount = mistake(
      'wrong-amount',
      quarters === 2 ? 'That is a quarter turn. 180° is a half turn.' : 'That is a half turn. 90° is a quarter turn.',
    );
    const sign = mistake('wrong-sign', 'One number has the wrong sign. Check which way A goes.');
    const at = centre[0] === 0 && centre[1] === 0 ? 'the origin' : showPoint(centre);
    const [dx, dy] = minus(corner, centre);
    if (dx === 0 && dy === 0) return undefined;
    const stays = mistake('stays', `That is where corner A is now. Turn it about ${at}.`);
    const asking = ask(cell, grid, {
      text: `The shape is **rotated** ${turnNames[quarters]} about ${at}. What are the new coordinates of corner A?`,
      marks,
      alt: alt(grid),
      hint: `How do you get from ${at} to A? Give that path ${quarters === 2 ? 'half a turn' : 'a quarter turn'}.`,
      steps: [
        `From ${at} to corner A: ${describeShift([dx, dy])}.`,
        `A ${quarters === 2 ? 'half turn' : `quarter turn ${quarters === 3 ? 'clockwise' : 'anticlockwise'}`} makes ${turned([dx, dy], quarters)}.`,
        `So from ${at} to its image: ${describeShift(minus(target, centre))}.`,
        `Corner A goes to **${showPoint(target)}**.`,
      ],
      variant: `rotate ${quarters} ${centre} ${corner}`,
      before: [corner, stays],
    });
    return askPoint(random, asking, target, [
      [
        apply(turn(quarters === 2 ? 1 : 4 - quarters, centre), corner),
        quarters === 2 ? amount : named.sense(quarters === 3 ? 'clockwise' : 'anticlockwise'),
      ],
      [apply(turn(quarters === 2 ? 3 : 2, centre), corner), amount],
      [[target[1], target[0]], named.order],
      [[corner[1], corner[0]], mistake('swaps-only', 'A rotation is more than swapping. Check the signs.')],
      [[-target[0], target[1]], sign],
      [[target[0], -target[1]], sign],
    ]);
  },
  solve(seen) {
    const [, turnName, about = ''] = /^The shape is rotated (.*) about (.*)\. What are/.exec(seen.text) ?? [];
    const corner = seen.figure === undefined ? undefined : readCorner(seen.figure);
    if (turnName === undefined || corner === undefined) return undefined;
    const [, cx = '0', cy = '0'] = /\((-?\d+), (-?\d+)\)/.exec(about) ?? [];
    const centre: Point = [Number(cx), Number(cy)];
    const degrees = turnName === '180°' ? 180 : turnName.endsWith('anticlockwise') ? 90 : -90;
    const [dx, dy] = minus(corner, centre);
    const angle = Math.atan2(dy, dx) + (degrees * Math.PI) / 180;
    const far = Math.hypot(dx, dy);
    return answeredPoint(seen, [
      Math.round(centre[0] + far * Math.cos(angle)) + 0,
      Math.round(centre[1] + far * Math.sin(angle)) + 0,
    ]);
  },
};
