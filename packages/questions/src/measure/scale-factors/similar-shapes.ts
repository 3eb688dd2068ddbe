/** Two similar shapes in a drawing: a missing side, and the scale factor. */

import type { Form } from '../../kernel/forms.ts';
import { mistakesIn } from '../../kernel/mistakes.ts';
import { showNumber } from '../../kernel/number-text.ts';
import { drawn } from '../../kernel/question-text.ts';
import type { Random } from '../../kernel/random.ts';
import { typed } from '../../kernel/seen.ts';
import { inUnit, writeNumber } from '../ask.ts';
import { exactDecimal } from '../units.ts';
import { readSimilar, similarFigure } from './scale-figure.ts';

/** What a sub-topic asks: shapes that are enlarged, or maps. */
export interface Params {
  readonly asks: 'shapes' | 'maps';
}

export const mistake = mistakesIn('m.scale');

/** The mistakes children make here. */
export const named = {
  adds: mistake('adds-factor', 'You added the scale factor. Multiply by it instead.'),
  addsToEach: mistake('adds-factor', 'You added the scale factor to each side. Multiply each side by it instead.'),
  addsGap: (isMore: boolean) =>
    mistake(
      'adds-factor',
      `You ${isMore ? 'added' : 'subtracted'} the difference between the other two sides. Use the scale factor instead.`,
    ),
  inverse: mistake('wrong-direction', 'Should the number get bigger or smaller? Multiply or divide to match.'),
  swapped: mistake('wrong-direction', 'You divided a side of A by a side of B. Do it the other way round.'),
  difference: mistake('difference-for-factor', 'You found the difference. How many times as long is the side of B?'),
  angle: mistake('scales-angles', 'Angles do not change when a shape is enlarged.'),
  side: mistake('wrong-side', 'Compare sides in the same place: the bottom with the bottom, the left with the left.'),
  half: mistake('stops-early', 'That belongs to the shape before it is enlarged, or to only a part of it.'),
  unit: mistake('wrong-unit', 'Check the units: 100 cm make 1 m and 1,000 m make 1 km.'),
};

/** What makes a question hard, as numbers that rise with it. */
export const features = (tenths: number, steps: number): Record<string, number> => ({
  steps,
  partFactor: tenths % 10 === 0 ? 0 : 1,
});

/** A length times a factor in tenths. */
export const times = (value: number, tenths: number): string => exactDecimal(value * tenths, 10) ?? '';

/** A length with its unit. */
export const cm = (value: number | string): string => `${showNumber(value)} cm`;

/** A length that comes out with at most one decimal place. */
export const side = (random: Random, tenths: number, low: number, high: number): number =>
  tenths % 10 === 0 ? random.int(low, high) : 2 * random.int(Math.ceil(low / 2), Math.floor(high / 2));

/** A missing side of one of two similar shapes. */
export const missingSide: Form<Params> = {
  weight: ({ params }) => (params.asks === 'shapes' ? 4 : 0),
  make(random, { difficulty }) {
    const tenths =
      difficulty === 'easy'
        ? 10 * random.int(2, 4)
        : difficulty === 'medium'
          ? 10 * random.int(2, 4)
          : random.pick([15, 25, 35]);
    const [width, height] = [side(random, tenths, 4, 14), side(random, tenths, 3, 12)];
    if (width === height || Math.max(width, height) > 3 * Math.min(width, height)) return undefined;
    const outline = random.pick(['rectangle', 'triangle'] as const);
    const backwards = difficulty !== 'easy' && random.chance(1, 2);
    const isWidth = random.chance(1, 2);
    const [bigW, bigH] = [times(width, tenths), times(height, tenths)];
    const hidden = isWidth ? (backwards ? width : bigW) : backwards ? height : bigH;
    const mark = (value: number | string, hide: boolean): string => (hide ? 'x' : cm(value));
    const figure = similarFigure({
      outline,
      width,
      height,
      factor: tenths / 10,
      labels: [
        mark(width, backwards && isWidth),
        mark(height, backwards && !isWidth),
        mark(bigW, !backwards && isWidth),
        mark(bigH, !backwards && !isWidth),
      ],
    });
    const known = isWidth ? [height, bigH] : [width, bigW];
    const gap = Number(known[1]) - Number(known[0]);
    const factor = exactDecimal(tenths, 10) ?? '';
    const given = backwards ? (isWidth ? bigW : bigH) : isWidth ? width : height;
    const giveFactor = difficulty === 'easy';
    return writeNumber(
      {
        prompt: [
          `Shape B is an enlargement of shape A${giveFactor ? ` by scale factor ${factor}` : ''}. How long is the side marked x?`,
          drawn(figure),
        ],
        hint: giveFactor
          ? 'Multiply the matching side of A by the scale factor.'
          : 'Find the scale factor first, from a pair of matching sides.',
        steps: [
          ...(giveFactor ? [] : [`The scale factor is ${known[1]} ÷ ${known[0]} = ${factor}.`]),
          backwards
            ? `Going back from B to A, divide: ${given} ÷ ${factor} = **${hidden}** cm.`
            : `Multiply the matching side: ${given} × ${factor} = **${hidden}** cm.`,
        ],
        variant: `side ${outline} ${width} ${height} ${tenths} ${backwards} ${isWidth}`,
        features: features(tenths, giveFactor ? 1 : 2),
      },
      hidden,
      [
        [
          exactDecimal(Math.round((Number(given) + (backwards ? -gap : gap)) * 10), 10) ?? 0,
          named.addsGap(gap > 0 !== backwards),
        ],
        [exactDecimal(Math.round(Number(given) * (backwards ? tenths : 100 / tenths) * 10), 100) ?? 0, named.inverse],
        [known[backwards ? 0 : 1] ?? 0, named.side],
        [factor, mistake('gives-the-factor', 'That is the scale factor. Now use it to find x.')],
      ],
      inUnit('cm'),
    );
  },
  solve(seen) {
    if (!seen.text.endsWith('How long is the side marked x?') || seen.figure === undefined) return undefined;
    const { factor, labels } = readSimilar(seen.figure);
    const at = labels.indexOf('x');
    const match = Number.parseFloat(labels[(at + 2) % 4] ?? '');
    const value = at < 2 ? match / factor : match * factor;
    return typed(String(Math.round(value * 100) / 100));
  },
};

/** The scale factor from two shapes. */
export const findFactor: Form<Params> = {
  weight: ({ params, difficulty }) => (params.asks === 'shapes' && difficulty !== 'medium' ? 2 : 0),
  make(random, { difficulty }) {
    const tenths = difficulty === 'easy' ? 10 * random.int(2, 4) : random.pick([15, 25, 35]);
    const [width, height] = [side(random, tenths, 3, 14), side(random, tenths, 3, 14)];
    if (width === height || Math.max(width, height) > 3 * Math.min(width, height)) return undefined;
    const outline = random.pick(['rectangle', 'triangle'] as const);
    const onlyWidth = difficulty !== 'easy' && random.chance(1, 2);
    const bigW = times(width, tenths);
    const figure = similarFigure({
      outline,
      width,
      height,
      factor: tenths / 10,
      labels: [cm(width), cm(height), cm(bigW), onlyWidth ? '' : cm(times(height, tenths))],
    });
    const factor = exactDecimal(tenths, 10) ?? '';
    return writeNumber(
      {
        prompt: ['Shape B is an enlargement of shape A. What is the scale factor?', drawn(figure)],
        hint: 'Divide a side of B by the matching side of A.',
        steps: [`The bottom sides match: ${bigW} cm and ${width} cm.`, `${bigW} ÷ ${width} = **${factor}**.`],
        variant: `factor ${outline} ${width} ${height} ${tenths} ${onlyWidth}`,
        features: features(tenths, 1),
      },
      factor,
      [
        [exactDecimal(Math.abs(width * tenths - width * 10), 10) ?? 0, named.difference],
        [exactDecimal(10, tenths) ?? 0, named.swapped],
        [exactDecimal(width * tenths, 10 * height) ?? 0, named.side],
      ],
    );
  },
  solve(seen) {
    if (!seen.text.endsWith('What is the scale factor?') || seen.figure === undefined) return undefined;
    return typed(readSimilar(seen.figure).factor);
  },
};
