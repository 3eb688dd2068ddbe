/** Enlargements told in words: new sides, perimeter and area, and what stays as it is. */

import type { Form } from '../../kernel/forms.ts';
import type { NumberMistake } from '../../kernel/mistakes.ts';
import { showNumber } from '../../kernel/number-text.ts';
import type { Random } from '../../kernel/random.ts';
import { answered, numbersIn } from '../../kernel/seen.ts';
import { inUnit, writeNumber } from '../ask.ts';
import { exactDecimal } from '../units.ts';
import { features, mistake, named, type Params, side, times } from './similar-shapes.ts';

type Level = 'easy' | 'medium' | 'hard';

/** A factor in tenths: whole, or with a half where it is hard. */
function drawFactor(random: Random, level: Level): number {
  return level === 'hard' ? random.pick([15, 25, 35, 5, 45]) : 10 * random.int(2, level === 'easy' ? 5 : 6);
}

/** A rectangle told in words: its new side, perimeter or area. */
export const newMeasure: Form<Params> = {
  weight: ({ params, difficulty }) => (params.asks === 'shapes' ? (difficulty === 'easy' ? 3 : 3) : 0),
  make(random, { difficulty }) {
    const tenths = drawFactor(random, difficulty);
    const [length, width] = [side(random, tenths, 5, 20), side(random, tenths, 2, 12)];
    if (length <= width) return undefined;
    const asks =
      difficulty === 'easy'
        ? 'longer side'
        : difficulty === 'medium'
          ? random.pick(['perimeter', 'longer side'] as const)
          : random.pick(['perimeter', 'area'] as const);
    const [bigL, bigW] = [length * tenths, width * tenths];
    const value =
      asks === 'area'
        ? exactDecimal(bigL * bigW, 100)
        : asks === 'perimeter'
          ? exactDecimal(2 * (bigL + bigW), 10)
          : exactDecimal(bigL, 10);
    const factor = exactDecimal(tenths, 10);
    if (value === undefined || factor === undefined) return undefined;
    const unit = asks === 'area' ? 'cm²' : 'cm';
    const [newL, newW] = [times(length, tenths), times(width, tenths)];
    return writeNumber(
      {
        prompt: `A rectangle is ${length} cm long and ${width} cm wide. It is enlarged by scale factor ${factor}. What is the ${asks === 'longer side' ? 'length of the longer side' : asks} of the new rectangle?`,
        hint: 'Find the new length and width first: multiply both by the scale factor.',
        steps: [
          `The new length is ${length} × ${factor} = ${newL} cm.`,
          ...(asks === 'longer side' ? [] : [`The new width is ${width} × ${factor} = ${newW} cm.`]),
          asks === 'area'
            ? `The new area is ${newL} × ${newW} = **${value}** cm².`
            : asks === 'perimeter'
              ? `The new perimeter is 2 × ${newL} + 2 × ${newW} = **${value}** cm.`
              : `So it is **${value}** cm.`,
        ],
        variant: `${asks} ${length} ${width} ${tenths}`,
        features: features(tenths, asks === 'longer side' ? 1 : 3),
      },
      value,
      [
        ...(asks === 'area'
          ? ([
              [exactDecimal(length * width * tenths, 10) ?? 0, named.area],
              [length * width, mistake('before-enlarging', 'That is the area before it is enlarged.')],
            ] satisfies NumberMistake[])
          : asks === 'perimeter'
            ? ([
                [exactDecimal(20 * (length + width) + 2 * tenths, 10) ?? 0, named.adds],
                [
                  exactDecimal(bigL + bigW, 10) ?? 0,
                  mistake('two-sides-only', 'That is only one length and one width. There are two of each.'),
                ],
                [2 * (length + width), mistake('before-enlarging', 'That is the perimeter before it is enlarged.')],
              ] satisfies NumberMistake[])
            : ([
                [exactDecimal(length * 10 + tenths, 10) ?? 0, named.adds],
                [newW, mistake('wrong-side', 'That is the new width. The length is asked for.')],
              ] satisfies NumberMistake[])),
      ],
      inUnit(unit),
    );
  },
  solve(seen) {
    const [, asks] = /What is the (length|perimeter|area) of/.exec(seen.text) ?? [];
    const [length, width, factor] = numbersIn(seen.text);
    if (asks === undefined || length === undefined || width === undefined || factor === undefined) return undefined;
    if (!seen.text.includes('is enlarged by')) return undefined;
    const corners = [
      [0, 0],
      [length, 0],
      [length, width],
      [0, width],
    ].map(([x = 0, y = 0]) => [x * factor, y * factor]);
    let around = 0;
    let twice = 0;
    for (const [at, [x = 0, y = 0]] of corners.entries()) {
      const [nextX = 0, nextY = 0] = corners[(at + 1) % 4] ?? [];
      around += Math.abs(nextX - x) + Math.abs(nextY - y);
      twice += x * nextY - nextX * y;
    }
    const found = asks === 'area' ? Math.abs(twice) / 2 : asks === 'perimeter' ? around : length * factor;
    return answered(seen, Math.round(found * 100) / 100);
  },
};

/** What an enlargement does to an angle, and how many times the area grows. */
export const whatStays: Form<Params> = {
  weight: ({ params, difficulty }) => (params.asks === 'shapes' && difficulty !== 'easy' ? 2 : 0),
  make(random, { difficulty }) {
    const factor = random.int(2, 6);
    if (difficulty === 'medium') {
      const first = random.int(24, 74);
      const second = random.int(24, 74);
      const third = 180 - first - second;
      const biggest = Math.max(first, second, third);
      if (new Set([first, second, third]).size < 3) return undefined;
      return writeNumber(
        {
          prompt: `A triangle has angles of ${first}°, ${second}° and ${third}°. It is enlarged by scale factor ${factor}. How big is the biggest angle of the new triangle?`,
          hint: 'Think of a small square and a big square. Are their corners different?',
          steps: [
            'An enlargement changes lengths. Angles stay the same.',
            `The biggest angle is still **${biggest}**°.`,
          ],
          variant: `angle ${[first, second, third].sort((one, other) => one - other).join(' ')} ${factor}`,
          features: features(10 * factor, 1),
        },
        biggest,
        [
          [biggest * factor, named.angle],
          [biggest + factor, named.angle],
        ],
        { after: '°', unit: '°' },
      );
    }
    const area = random.int(4, 40);
    return writeNumber(
      {
        prompt: `A shape has an area of ${area} cm². It is enlarged by scale factor ${factor}. What is the area of the new shape?`,
        hint: 'Think of one square centimetre. How long and how wide is it after the enlargement?',
        steps: [
          `Each square centimetre becomes a square of ${factor} cm by ${factor} cm, which is ${factor * factor} cm².`,
          `${area} × ${factor * factor} = **${showNumber(area * factor * factor)}** cm².`,
        ],
        variant: `area ${area} ${factor}`,
        features: features(10 * factor, 2),
      },
      area * factor * factor,
      [
        [area * factor, named.area],
        [area + factor, named.adds],
      ],
      inUnit('cm²'),
    );
  },
  solve(seen) {
    const numbers = numbersIn(seen.text);
    if (seen.text.startsWith('A triangle has angles')) return answered(seen, Math.max(...numbers.slice(0, 3)));
    if (!seen.text.startsWith('A shape has an area')) return undefined;
    const [area = 0, factor = 0] = numbers;
    let tiles = 0;
    for (let row = 0; row < factor; row++) for (let column = 0; column < factor; column++) tiles += area;
    return answered(seen, tiles);
  },
};
