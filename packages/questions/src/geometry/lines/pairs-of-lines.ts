/** What questions on lines share: how pairs of lines lie, how they are drawn, and the mistakes. */
import type { Figure, Mark } from '@comet/contract/figure';
import type { Cell } from '../../kernel/generator.ts';
import { mistakesIn } from '../../kernel/mistakes.ts';
import type { Random } from '../../kernel/random.ts';
import { angleBetween, bearingOf, minus, type Point, plus, segment, way } from '../vector.ts';

/** Every cell of this family asks the same matter. */
export type Params = Readonly<Record<never, never>>;
/** How two lines may lie. */
export type Relation = 'parallel' | 'perpendicular';
/** A straight line by its ends. */
export type Segment = readonly [from: Point, to: Point];

/** Names a mistake of this family. */
export const mistake = mistakesIn('m.lines');
/** The mistakes children make here. */
export const named = {
  meet: mistake('meeting-is-parallel', 'Those lines get closer together. Parallel lines stay the same distance apart.'),
  upright: mistake('only-upright', 'These lines make a right angle. Check with the corner of a piece of paper.'),
  cross: mistake('any-crossing', 'Those lines don’t make a right angle. Check with the corner of a piece of paper.'),
  crossing: mistake('crossing-is-parallel', 'Those lines cross. Parallel lines never meet.'),
  evenGap: mistake('misses-parallel', 'Look at the gap between the lines. It is the same all the way along.'),
  swapped: mistake(
    'swaps-words',
    'You mixed up the two words: parallel lines never meet, perpendicular lines make a right angle.',
  ),
};

/** What the two words mean. */
export const meaning: Readonly<Record<Relation, string>> = {
  parallel: 'Parallel lines are always the same distance apart. They never meet.',
  perpendicular: 'Perpendicular lines make a right angle, like the corner of a book.',
};

/** The angle between two lines, 0 to 90 degrees. */
export function lean([a, b]: Segment, [c, d]: Segment): number {
  const angle = angleBetween(minus(b, a), minus(d, c));
  return Math.min(angle, 180 - angle);
}

/** How two drawn lines lie to each other; `undefined` for neither. */
export function relationOf(one: Segment, other: Segment): Relation | undefined {
  const angle = lean(one, other);
  return angle < 0.6 ? 'parallel' : angle > 89.4 ? 'perpendicular' : undefined;
}

/** Level, upright or slanting. */
export function directionOf([from, to]: Segment): 'horizontal' | 'vertical' | 'slanting' {
  const bearing = bearingOf(minus(to, from)) % 180;
  if (bearing < 0.6 || bearing > 179.4) return 'horizontal';
  return Math.abs(bearing - 90) < 0.6 ? 'vertical' : 'slanting';
}

/** The line of this direction and length about a middle. */
export function through(middle: Point, degrees: number, length: number): Segment {
  return [plus(middle, way(degrees, -length / 2)), plus(middle, way(degrees, length / 2))];
}

/** Every straight line of a drawing that is not a faint one of the paper. */
export function segmentsOf(figure: Figure): Segment[] {
  return figure.marks.flatMap((mark): Segment[] =>
    mark.kind === 'line' && mark.stroke === 'ink' ? [[mark.from, mark.to]] : [],
  );
}

/** A direction fit for the difficulty: upright ones are easy. */
export function drawDirection(random: Random, { difficulty }: Cell<Params>): number {
  return difficulty === 'easy' ? random.pick([0, 90]) : random.int(2, 16) * 10 + random.int(-3, 3);
}

/** How far from parallel or perpendicular a wrong pair is: nearer is harder. */
export const missOf = (random: Random, { difficulty }: Cell<Params>): number =>
  difficulty === 'hard' ? random.int(14, 22) : random.int(28, 40);

/** What makes a question hard, as numbers that rise with it. */
export const features = ({ difficulty }: Cell<Params>, steps: number): Record<string, number> => ({
  turned: difficulty === 'easy' ? 0 : 1,
  near: difficulty === 'hard' ? 1 : 0,
  steps,
});

/** Lines in ink. */
export const inked = (lines: readonly Segment[]): Mark[] => lines.map(([from, to]) => segment(from, to, 3.5));
