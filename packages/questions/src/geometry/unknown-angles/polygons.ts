/** Angles of polygons: sums, one missing, and regular polygons side by side. */

import type { Form } from '../../kernel/forms.ts';
import type { Mistake } from '../../kernel/key.ts';
import type { NumberMistake } from '../../kernel/mistakes.ts';
import { showNumber } from '../../kernel/number-text.ts';
import { answered } from '../../kernel/seen.ts';
import { writeNumber } from '../ask.ts';
import { ring } from '../polygon-bank.ts';
import { anglesOf } from '../vector.ts';
import { askDegrees, byMeasuring, drawDegrees, features, mistake, named, type Params } from './mistakes.ts';
import { drawTurn, fromAngles, placed, polygonFigure, textsTouch } from './polygons-from-angles.ts';

const plainNames: Readonly<Record<number, string>> = {
  5: 'pentagon',
  6: 'hexagon',
  7: 'heptagon',
  8: 'octagon',
  9: 'nonagon',
  10: 'decagon',
};
const nameOf = (sides: number): string => plainNames[sides] ?? `polygon with ${sides} sides`;
/** The name of a shape with 'a' or 'an'. */
export const withA = (name: string): string => `${/^(?:e|o|8|11|18)/.test(name) ? 'an' : 'a'} ${name}`;
const wrong = {
  sides: mistake('counts-sides', 'Take 2 from the number of sides to get the number of triangles.'),
  full: mistake('uses-360-for-all', 'Only the interior angles of a quadrilateral make 360°.'),
  inOut: mistake(
    'interior-for-exterior',
    'Interior and exterior angles lie on a straight line. You gave the other one.',
  ),
  uses180: mistake('uses-180', 'All the exterior angles make 360°, not 180°.'),
};
const ofPolygon = ({ about }: Params): boolean => about === 'polygon';
const sumOf = (sides: number): number => (sides - 2) * 180;

/** One angle of a drawn pentagon or hexagon is missing. */
export const missingInPolygon: Form<Params> = {
  weight: ({ params, difficulty }) => (ofPolygon(params) ? (difficulty === 'easy' ? 7 : 5) : 0),
  make(random, cell) {
    const sides = cell.difficulty === 'easy' ? 5 : random.pick([5, 6]);
    const equal = cell.difficulty === 'hard' ? 2 : 1;
    const known = Array.from({ length: sides - equal }, () => drawDegrees(random, cell, 75, 150));
    const used = known.reduce((sum, each) => sum + each, 0);
    const x = (sumOf(sides) - used) / equal;
    if (!Number.isInteger(x) || x < 70 || x > 155 || x === 90 || known.includes(x)) return undefined;
    const parts = random.shuffle([
      ...known.map((size) => ({ size, text: `${size}°` })),
      ...Array.from({ length: equal }, () => ({ size: x, text: 'x' })),
    ]);
    const lengths = Array.from({ length: sides - 2 }, () => random.int(9, 13) / 10);
    const raw = fromAngles(
      parts.map(({ size }) => size),
      lengths,
    );
    const points = raw && placed(raw, drawTurn(random, cell.difficulty === 'easy'), 320, 250, 14);
    if (points === undefined) return undefined;
    const name = nameOf(sides);
    const figure = polygonFigure(
      points,
      parts.map(({ text }) => text),
      [],
      `A ${name}. Its angles in order: ${parts.map(({ text }) => text.replace('°', ' degrees')).join(', ')}.`,
      250,
    );
    if (textsTouch(figure)) return undefined;
    return askDegrees(
      random,
      {
        text:
          equal === 1
            ? `This is ${withA(name)}. What is the size of angle x?`
            : `This is ${withA(name)}. The two angles marked x are equal. What is the size of angle x?`,
        figure,
        hint: `Cut the ${name} into triangles from one corner. How many are there?`,
        steps: [
          `${withA(name).replace(/^a/, 'A')} can be cut into ${sides - 2} triangles.`,
          `Its angles make ${sides - 2} × 180° = ${sumOf(sides)}°.`,
          `${known.join(' + ')} = ${used}.`,
          equal === 1 ? `${sumOf(sides)} − ${used} = ${x}.` : `${sumOf(sides)} − ${used} = ${2 * x}. Halve it: ${x}.`,
          `Angle x is **${x}°**.`,
        ],
        variant: `missing ${parts.map(({ size, text }) => `${size}${text === 'x' ? 'x' : ''}`).join(' ')}`,
        features: features(cell, equal + sides - 4),
      },
      x,
      [
        [((sides - 1) * 180 - used) / equal, wrong.sides],
        [equal === 2 ? 2 * x : 360 - used, equal === 2 ? named.halves : wrong.full],
        [x + (known[0] ?? 0) / equal, named.forgets(known[0])],
      ].filter((each): each is [number, Mistake] => Number.isInteger(each[0])),
    );
  },
  solve: (seen, cell) => (/^This is an? \w+\. (?:The two|What)/.test(seen.text) ? byMeasuring(seen, cell) : undefined),
};

/** Sums of angles, and single angles of regular polygons. */
export const byFormula: Form<Params> = {
  weight: ({ params, difficulty }) => (ofPolygon(params) ? { easy: 1, medium: 2, hard: 0 }[difficulty] : 0),
  make(random, cell) {
    const asked = random.pick(
      cell.difficulty === 'easy' ? (['sum', 'exterior'] as const) : (['interior', 'sum'] as const),
    );
    const sides =
      asked === 'sum'
        ? cell.difficulty === 'easy'
          ? random.int(5, 10)
          : random.int(11, 25)
        : // Regular polygons with fewer sides are for year 6.
          random.pick([15, 18, 20, 24, 30, 36]);
    const exterior = 360 / sides;
    const size = asked === 'sum' ? sumOf(sides) : asked === 'exterior' ? exterior : 180 - exterior;
    const shape = nameOf(sides);
    const text =
      asked === 'sum'
        ? `What do the interior angles of ${withA(shape)} add up to?`
        : `What is the size of each ${asked} angle of a regular ${shape}?`;
    return askDegrees(
      random,
      {
        text,
        hint:
          asked === 'sum'
            ? 'Cut the shape into triangles from one corner.'
            : 'The exterior angles of any polygon make 360°.',
        steps:
          asked === 'sum'
            ? [
                `From one corner the shape is cut into ${sides} − 2 = ${sides - 2} triangles.`,
                `${sides - 2} × 180 = **${showNumber(size)}**.`,
              ]
            : [
                `The ${sides} exterior angles are equal and make 360°: 360 ÷ ${sides} = ${exterior}.`,
                ...(asked === 'interior'
                  ? [`Interior and exterior angle lie on a straight line: 180 − ${exterior} = ${size}.`]
                  : []),
                `The answer is **${size}°**.`,
              ],
        variant: text,
        features: features(cell, asked === 'interior' ? 2 : 1),
      },
      size,
      asked === 'sum'
        ? [
            [sides * 180, wrong.sides],
            [(sides - 3) * 180, mistake('counts-triangles', 'There are 2 triangles fewer than sides, not 3.')],
            [360, wrong.full],
          ]
        : [
            [180 - size, wrong.inOut],
            ...(180 % sides === 0
              ? [[asked === 'interior' ? 180 - 180 / sides : 180 / sides, wrong.uses180] as const]
              : []),
          ],
    );
  },
  solve(seen) {
    const [, asked, kind = ''] = /^What (do the interior angles of|is the size of each) (.*)\?$/.exec(seen.text) ?? [];
    if (asked === undefined) return undefined;
    const sides = Number(
      /with (\d+) sides/.exec(kind)?.[1] ?? Object.entries(plainNames).find(([, name]) => kind.includes(name))?.[0],
    );
    const inside = anglesOf(ring(sides));
    const [one = 0] = inside;
    if (asked.startsWith('do')) return answered(seen, Math.round(inside.reduce((sum, each) => sum + each, 0)));
    return answered(seen, Math.round(kind.startsWith('interior') ? one : 180 - one));
  },
};

function stepsFor(
  from: 'sum' | 'exterior' | 'interior' | 'exteriors',
  sides: number,
  exterior: number,
  total: number,
): string[] {
  if (from === 'sum')
    return [`${showNumber(total)} ÷ 180 = ${sides - 2} triangles.`, `The number of sides is 2 more: **${sides}**.`];
  return [
    ...(from === 'interior' ? [`The exterior angle is 180 − ${180 - exterior} = ${exterior}.`] : []),
    ...(from === 'exteriors'
      ? [
          `Both angles together make 180°. Twice the exterior angle is 180 − ${180 - 2 * exterior} = ${2 * exterior}.`,
          `So the exterior angle is ${exterior}°.`,
        ]
      : []),
    `The exterior angles make 360°: 360 ÷ ${exterior} = ${sides}.`,
    `It has **${sides}** sides.`,
  ];
}

/** How many sides a regular polygon has. */
export const howManySides: Form<Params> = {
  weight: ({ params, difficulty }) => (ofPolygon(params) ? (difficulty === 'easy' ? 0 : 2) : 0),
  make(random, cell) {
    const from = random.pick(
      cell.difficulty === 'medium' ? (['exterior', 'sum'] as const) : (['interior', 'exteriors'] as const),
    );
    const sides =
      from === 'sum' ? random.int(7, 30) : random.pick([5, 6, 8, 9, 10, 12, 15, 18, 20, 24, 30, 36, 40, 45]);
    const [exterior, total] = [360 / sides, sumOf(sides)];
    const text =
      from === 'sum'
        ? `The interior angles of a polygon add up to ${showNumber(total)}°. How many sides does it have?`
        : from === 'exteriors'
          ? `In a regular polygon each interior angle is ${180 - 2 * exterior}° larger than the exterior angle. How many sides does it have?`
          : `Each ${from} angle of a regular polygon is ${from === 'exterior' ? exterior : 180 - exterior}°. How many sides does it have?`;
    if (from === 'exteriors' && sides < 5) return undefined;
    return writeNumber(
      {
        prompt: text,
        hint: from === 'sum' ? 'How many triangles make that sum?' : 'What do all the exterior angles add up to?',
        steps: stepsFor(from, sides, exterior, total),
        variant: text,
        features: features(cell, from === 'exterior' ? 1 : 2),
      },
      sides,
      from === 'sum'
        ? [
            [
              sides - 2,
              mistake('counts-triangles', 'That is the number of triangles. The polygon has 2 more sides than that.'),
            ],
            [total / 90, mistake('divides-by-90', 'Each triangle makes 180°, not 90°.')],
          ]
        : [
            [
              360 / (180 - exterior),
              mistake('interior-for-exterior', 'You divided 360° by the interior angle. Use the exterior angle.'),
            ],
            [
              180 / exterior,
              from === 'exteriors'
                ? mistake('does-not-halve', `${2 * exterior}° is twice the exterior angle. Halve it first.`)
                : wrong.uses180,
            ],
            [
              from === 'exterior' ? undefined : exterior,
              mistake('stops-early', `${exterior}° is the exterior angle. How many of those make 360°?`),
            ],
          ].flatMap(([given, because]): NumberMistake[] =>
            typeof given === 'number' && Number.isInteger(given) && typeof because === 'object'
              ? [[given, because]]
              : [],
          ),
    );
  },
  solve(seen) {
    const [, degrees] = /(\d+)°/.exec(seen.text) ?? [];
    if (!seen.text.endsWith('How many sides does it have?') || degrees === undefined) return undefined;
    const goal = Number(degrees);
    const fits = (sides: number): boolean => {
      const inside = anglesOf(ring(sides));
      const [one = 0] = inside;
      if (seen.text.includes('larger')) return Math.abs(one - (180 - one) - goal) < 0.01;
      if (seen.text.includes('add up')) return Math.abs(inside.reduce((sum, each) => sum + each, 0) - goal) < 0.5;
      return Math.abs((seen.text.includes('interior') ? one : 180 - one) - goal) < 0.01;
    };
    for (let sides = 3; sides <= 60; sides++) if (fits(sides)) return answered(seen, sides);
    return [];
  },
};
