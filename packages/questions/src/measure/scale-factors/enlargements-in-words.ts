/** Enlargements told in words: new sides, perimeter and area, and what stays as it is. */

import type { Form } from '../../kernel/forms.ts';
import type { NumberMistake } from '../../kernel/mistakes.ts';
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

/** A rectangle told in words: its new side or perimeter. Areas are enlarged in year 7. */
export const newMeasure: Form<Params> = {
  weight: ({ params }) => (params.asks === 'shapes' ? 3 : 0),
  make(random, { difficulty }) {
    const tenths = drawFactor(random, difficulty);
    const [length, width] = [side(random, tenths, 5, 20), side(random, tenths, 2, 12)];
    if (length <= width) return undefined;
    const asks = difficulty === 'easy' ? 'longer side' : 'perimeter';
    const [bigL, bigW] = [length * tenths, width * tenths];
    const value = asks === 'perimeter' ? exactDecimal(2 * (bigL + bigW), 10) : exactDecimal(bigL, 10);
    const factor = exactDecimal(tenths, 10);
    if (value === undefined || factor === undefined) return undefined;
    const [newL, newW] = [times(length, tenths), times(width, tenths)];
    return writeNumber(
      {
        prompt: `A rectangle is ${length} cm long and ${width} cm wide. It is enlarged by scale factor ${factor}. What is the ${asks === 'longer side' ? 'length of the longer side' : asks} of the new rectangle?`,
        hint:
          asks === 'longer side'
            ? 'How many times as long does each side become?'
            : 'Find the new length and width first: multiply both by the scale factor.',
        steps: [
          `The new length is ${length} × ${factor} = ${asks === 'longer side' ? `**${newL}**` : newL} cm.`,
          ...(asks === 'longer side' ? [] : [`The new width is ${width} × ${factor} = ${newW} cm.`]),
          ...(asks === 'perimeter' ? [`The new perimeter is 2 × ${newL} + 2 × ${newW} = **${value}** cm.`] : []),
        ],
        variant: `${asks} ${length} ${width} ${tenths}`,
        features: features(tenths, asks === 'longer side' ? 1 : 3),
      },
      value,
      [
        ...(asks === 'perimeter'
          ? ([
              [exactDecimal(20 * (length + width) + 4 * tenths, 10) ?? 0, named.addsToEach],
              [exactDecimal(20 * (length + width) + tenths, 10) ?? 0, named.adds],
              [
                exactDecimal(bigL + bigW, 10) ?? 0,
                // Doubled sides make half of the new perimeter the old one.
                mistake(
                  'two-sides-only',
                  tenths === 20
                    ? 'That is only half of the new perimeter.'
                    : 'That is only one length and one width. There are two of each.',
                ),
              ],
              [2 * (length + width), mistake('before-enlarging', 'That is the perimeter before it is enlarged.')],
              [newL, mistake('stops-early', 'That is the new length. Go all the way round.')],
            ] satisfies NumberMistake[])
          : ([
              [exactDecimal(length * 10 + tenths, 10) ?? 0, named.adds],
              [newW, mistake('wrong-side', 'That is the new width. The length is asked for.')],
            ] satisfies NumberMistake[])),
      ],
      inUnit('cm'),
    );
  },
  solve(seen) {
    const [, asks] = /What is the (length|perimeter) of/.exec(seen.text) ?? [];
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
    for (const [at, [x = 0, y = 0]] of corners.entries()) {
      const [nextX = 0, nextY = 0] = corners[(at + 1) % 4] ?? [];
      around += Math.abs(nextX - x) + Math.abs(nextY - y);
    }
    const found = asks === 'perimeter' ? around : length * factor;
    return answered(seen, Math.round(found * 100) / 100);
  },
};

/** What an enlargement does to an angle, and to a perimeter. */
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
    const tenths = drawFactor(random, difficulty);
    const around = random.int(5, 40) * 2;
    const value = times(around, tenths);
    const shown = times(1, tenths);
    return writeNumber(
      {
        prompt: `A shape has a perimeter of ${around} cm. It is enlarged by scale factor ${shown}. What is the perimeter of the new shape?`,
        hint: 'What happens to each side of the shape?',
        steps: [
          `Every side becomes ${shown} times as long, so the perimeter does too.`,
          `${around} × ${shown} = **${value}** cm.`,
        ],
        variant: `perimeter ${around} ${tenths}`,
        features: features(tenths, 2),
      },
      value,
      [
        [exactDecimal(around * 10 + tenths, 10) ?? 0, named.adds],
        [
          exactDecimal(around * tenths * tenths, 100) ?? 0,
          mistake('factor-twice', 'A perimeter is a length: multiply by the factor once.'),
        ],
        [around, mistake('before-enlarging', 'That is the perimeter before it is enlarged.')],
      ],
      inUnit('cm'),
    );
  },
  solve(seen) {
    const numbers = numbersIn(seen.text);
    if (seen.text.startsWith('A triangle has angles')) return answered(seen, Math.max(...numbers.slice(0, 3)));
    if (!seen.text.startsWith('A shape has a perimeter')) return undefined;
    const [around = 0, factor = 0] = numbers;
    return answered(seen, Math.round(around * factor * 10) / 10);
  },
};
