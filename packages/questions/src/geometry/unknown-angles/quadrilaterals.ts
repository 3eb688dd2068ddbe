/** Unknown angles in quadrilaterals: any, parallelograms and kites. */

import type { Form } from '../../kernel/forms.ts';
import { askDegrees, byMeasuring, drawDegrees, features, mistake, named, type Params } from './mistakes.ts';
import { type CornerText, drawTurn, fromAngles, placed, polygonFigure } from './polygons-from-angles.ts';

const ofTriangle = ({ about }: Params): boolean => about === 'triangle';
const readAloud = (texts: readonly CornerText[]): string =>
  texts
    .map((text) => (text === 'square' ? 'a right angle' : text === '' ? 'not given' : text.replace('°', ' degrees')))
    .join(', ');

/** Three angles known, the fourth not. */
export const fourthAngle: Form<Params> = {
  weight: ({ params, difficulty }) => (ofTriangle(params) ? { easy: 2, medium: 1, hard: 0 }[difficulty] : 0),
  make(random, cell) {
    const square = random.chance(1, 2);
    const known = [
      square ? 90 : drawDegrees(random, cell, 55, 130),
      drawDegrees(random, cell, 55, 130),
      drawDegrees(random, cell, 55, 130),
    ];
    const used = known.reduce((sum, each) => sum + each, 0);
    const x = 360 - used;
    if (x < 50 || x > 140 || x === 90 || known.includes(x)) return undefined;
    const parts = random.shuffle([
      ...known.map((size, at) => ({ size, text: square && at === 0 ? 'square' : `${size}°` })),
      { size: x, text: 'x' },
    ]);
    const raw = fromAngles(
      parts.map(({ size }) => size),
      [random.int(9, 14) / 10, random.int(7, 12) / 10],
    );
    const points = raw && placed(raw, drawTurn(random, cell.difficulty === 'easy'));
    if (points === undefined) return undefined;
    const texts = parts.map(({ text }) => text);
    return askDegrees(
      random,
      {
        text: 'This is a quadrilateral. What is the size of angle x?',
        figure: polygonFigure(points, texts, [], `A quadrilateral. Its angles in order: ${readAloud(texts)}.`),
        hint: 'A quadrilateral can be cut into two triangles. What do its angles make?',
        steps: [
          'The angles of a quadrilateral make 360°.',
          ...(square ? ['The little square means 90°.'] : []),
          `${known.join(' + ')} = ${used}.`,
          `360 − ${used} = ${x}.`,
          `Angle x is **${x}°**.`,
        ],
        variant: `fourth ${parts.map(({ size, text }) => `${size}${text === 'x' ? 'x' : ''}`).join(' ')}`,
        features: features(cell, square ? 2 : 1),
      },
      x,
      [
        [Math.abs(180 - used), named.quad],
        [90, named.ninety],
        [x + (known[0] ?? 0), named.forgets(known[0])],
        [known[1] ?? 0, named.equal],
      ],
    );
  },
  solve: (seen, cell) => (seen.text.startsWith('This is a quadrilateral.') ? byMeasuring(seen, cell) : undefined),
};

/** A parallelogram or kite: equal angles are found by its properties. */
export const specialQuad: Form<Params> = {
  weight: ({ params, difficulty }) => (ofTriangle(params) && difficulty !== 'easy' ? 2 : 0),
  make(random, cell) {
    const kite = cell.difficulty === 'hard';
    const a = drawDegrees(random, cell, 50, 85);
    const b = kite ? drawDegrees(random, cell, 95, 130) : 180 - a;
    const rest = kite ? 360 - a - b : 0;
    if (kite && (rest % 2 === 1 || rest / 2 < 60 || [a, b, 90].includes(rest / 2))) return undefined;
    const side = rest / 2;
    const angles = kite ? [a, side, b, side] : [a, b, a, b];
    const raw = fromAngles(angles, kite ? [1.2, kiteSide(a, b) * 1.2] : [random.int(11, 16) / 10, 0.8]);
    const points = raw && placed(raw, drawTurn(random, false));
    if (points === undefined) return undefined;
    const texts: CornerText[] = kite ? [`${a}°`, 'x', `${b}°`, ''] : [`${a}°`, 'x', '', ''];
    const x = kite ? side : b;
    return askDegrees(
      random,
      {
        text: kite
          ? 'This shape is a kite. What is the size of angle x?'
          : 'This shape is a parallelogram. What is the size of angle x?',
        figure: polygonFigure(
          points,
          texts,
          kite ? [1, 2, 2, 1] : [],
          kite
            ? `A kite. The angle at one end is ${a} degrees, at the other end ${b} degrees. An angle at the side is x.`
            : `A parallelogram. One angle is ${a} degrees. The next angle is x.`,
        ),
        hint: kite ? 'In a kite two opposite angles are equal. Which?' : 'Which angles of a parallelogram are equal?',
        steps: kite
          ? [
              'The angles of a quadrilateral make 360°.',
              `The two angles at the sides are equal. They share 360 − ${a} − ${b} = ${rest}.`,
              `${rest} ÷ 2 = ${side}.`,
              `Angle x is **${side}°**.`,
            ]
          : [
              'Opposite angles of a parallelogram are equal. All four make 360°.',
              `Two angles next to each other make half of that: 180°.`,
              `180 − ${a} = ${b}.`,
              `Angle x is **${b}°**.`,
            ],
        variant: `special ${kite} ${a} ${b}`,
        features: features(cell, kite ? 3 : 2),
      },
      x,
      kite
        ? [
            [rest, named.halves],
            [b, named.equal],
            [180 - a, mistake('takes-for-parallelogram', 'In a kite, angles next to each other need not make 180°.')],
          ]
        : [
            [a, mistake('opposite-or-next', 'Opposite angles are equal. Angles next to each other make 180°.')],
            [360 - a, mistake('uses-360', 'You subtracted from 360°. That leaves three angles, not one.')],
            [90 - a, named.from90],
          ],
    );
  },
  solve: (seen, cell) =>
    /^This shape is a (?:kite|parallelogram)/.test(seen.text) ? byMeasuring(seen, cell) : undefined,
};

/** The second side of a kite beside the first, from the angles at both ends of its axis. */
function kiteSide(a: number, b: number): number {
  return Math.sin((a / 2 / 180) * Math.PI) / Math.sin((b / 2 / 180) * Math.PI);
}
