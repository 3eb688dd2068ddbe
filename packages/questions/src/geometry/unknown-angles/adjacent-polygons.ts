/** Two regular polygons side by side: the angle left over at a shared corner. */
import type { Figure } from '@comet/contract/figure';
import type { Form } from '../../kernel/forms.ts';
import { angleMark } from '../marked-angle.ts';
import { bearingOf, fitted, minus, outline, type Point, plus, size, turned, way } from '../vector.ts';
import { askDegrees, byMeasuring, features, mistake, named, type Params } from './mistakes.ts';
import { withA } from './polygons.ts';

const names: Readonly<Record<number, string>> = {
  3: 'equilateral triangle',
  4: 'square',
  5: 'regular pentagon',
  6: 'regular hexagon',
  8: 'regular octagon',
  9: 'regular nonagon',
  10: 'regular decagon',
  12: 'regular 12-sided polygon',
};

/** A regular polygon with side 1 on the line from (0, 0) to (1, 0), above it or below it. */
function onSide(sides: number, above: boolean): Point[] {
  const points: Point[] = [[0, 0]];
  for (let at = 0; at < sides - 1; at++)
    points.push(plus(points.at(-1) ?? [0, 0], way((above ? 1 : -1) * at * (360 / sides))));
  return points;
}

function pairFigure(one: number, other: number, x: number, turn: number): Figure | undefined {
  const upper = onSide(one, true);
  const both = fitted(turned([...upper, ...onSide(other, false)], turn), 320, 250, 16);
  const [first, second] = [both.slice(0, one), both.slice(one)];
  const [corner, next] = [first[0], first.at(-1)];
  if (corner === undefined || next === undefined || size(minus(next, corner)) < 46) return undefined;
  const start = bearingOf(minus(next, corner));
  return {
    width: 320,
    height: 250,
    marks: [outline(first, 'soft'), outline(second, 'paper'), ...angleMark({ at: corner, start, sweep: x, text: 'x' })],
    alt: `Two shapes: ${withA(names[one] ?? '')} and ${withA(names[other] ?? '')} with one side in common. Angle x lies outside both, at a shared corner.`,
  };
}

/** Two regular polygons share a side; x is the angle between them at a shared corner. */
export const sideBySide: Form<Params> = {
  weight: ({ params, difficulty }) => (params.about === 'polygon' && difficulty === 'hard' ? 2 : 0),
  make(random, cell) {
    const [one, other] = random.sample([3, 4, 5, 6, 8, 9, 10, 12], 2);
    if (one === undefined || other === undefined) return undefined;
    const [a, b] = [180 - 360 / one, 180 - 360 / other];
    const x = 360 - a - b;
    if (x < 50 || x > 230 || x === 180) return undefined;
    const figure = pairFigure(one, other, x, random.int(0, 23) * 15);
    if (figure === undefined) return undefined;
    return askDegrees(
      random,
      {
        text: `${withA(names[one] ?? '').replace(/^a/, 'A')} and ${withA(names[other] ?? '')} share a side. What is the size of angle x?`,
        figure,
        hint: 'Three angles meet at that corner. Two of them are interior angles of regular polygons.',
        steps: [
          `Interior angle of the ${names[one]}: 180 − 360 ÷ ${one} = ${a}.`,
          `Interior angle of the ${names[other]}: 180 − 360 ÷ ${other} = ${b}.`,
          `Angles round a point make 360°: 360 − ${a} − ${b} = ${x}.`,
          `Angle x is **${x}°**.`,
        ],
        variant: `beside ${one} ${other}`,
        features: features(cell, 3),
      },
      x,
      [
        [a + b, mistake('stops-early', 'That is both interior angles together. Subtract it from 360°.')],
        [Math.abs(180 - a - b), named.line],
      ],
    );
  },
  solve: (seen, cell) => (seen.text.includes('share a side') ? byMeasuring(seen, cell) : undefined),
};
