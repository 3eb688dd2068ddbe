/** Equal fractions seen: bars under one another, and shapes with the same part shaded. */

import type { Figure } from '@comet/contract/figure';
import { drawnOption } from '../../kernel/answers.ts';
import type { Form } from '../../kernel/forms.ts';
import type { NumberMistake } from '../../kernel/mistakes.ts';
import { drawn } from '../../kernel/question-text.ts';
import type { Random } from '../../kernel/random.ts';
import { typed } from '../../kernel/seen.ts';
import { answered } from '../answered.ts';
import { chooseFigure, chooseValue, writeNumber } from '../ask.ts';
import { compare, type Fraction, readValue, written } from '../fraction.ts';
import { barFigure, circleFigure, countParts, equalBars, firstShaded, gridFigure } from '../fraction-figures.ts';
import { setOut } from '../maths-text.ts';
import { asks, drawPair, features, named, notEqual, type Params, topBySearch } from './equal-pairs.ts';

/** Two bars of one length: how many parts of the second match the first. */
export const bars: Form<Params> = {
  weight: (cell) => asks(cell, 'bars'),
  make(random, cell) {
    const pair = drawPair(random, cell);
    if (pair === undefined) return undefined;
    const back = random.chance(1, 3);
    const [from, to] = back ? [pair.high, pair.low] : [pair.low, pair.high];
    const figure = equalBars(from, to.bottom);
    return writeNumber(
      {
        prompt: ['How many parts of the lower bar match the shaded part above?', drawn(figure)],
        hint: 'Look straight down from the end of the shading.',
        steps: [
          `The upper bar shows ${written(from)}. The lower bar is cut into ${to.bottom} equal parts.`,
          [
            back
              ? `Every ${pair.by} parts above match 1 part below.`
              : `Every part above matches ${pair.by} parts below.`,
            `${written(from)} = ${written(to)}`,
          ],
          `The answer is **${to.top}**.`,
        ],
        variant: `bars ${written(from)} ${to.bottom}`,
        features: features(pair, back ? 2 : 1),
      },
      to.top,
      [
        [from.top, named.counts],
        [to.bottom - to.top, named.other],
        [to.top + 1, named.pastShading],
        [to.top - 1, named.beforeShading],
      ],
    );
  },
  solve(seen) {
    const [figure] = seen.figures;
    if (!seen.text.startsWith('How many parts of the lower bar') || figure === undefined) return undefined;
    const tops = figure.marks.flatMap((mark) => (mark.kind === 'rect' ? [mark.y] : []));
    const [upper, lower] = [Math.min(...tops), Math.max(...tops)].map((y) =>
      countParts({ ...figure, marks: figure.marks.filter((mark) => mark.kind === 'rect' && mark.y === y) }),
    );
    if (upper === undefined || lower === undefined) return undefined;
    return typed(topBySearch(upper.shaded, upper.parts, lower.parts));
  },
};

/** A shape in as many parts, the shading left to chance; the words count nothing that is asked. */
function picture(random: Random, { top, bottom }: Fraction): Figure {
  const shaded = firstShaded(top, bottom);
  const alt = `A shape, cut into ${bottom} equal parts, some of them shaded.`;
  const rows = [2, 3, 4].find((count) => bottom % count === 0 && bottom > count * 2);
  if (rows !== undefined && random.chance(1, 2)) return gridFigure(shaded, bottom / rows, alt);
  return bottom <= 12 && random.chance(1, 2) ? circleFigure(shaded, alt) : barFigure(shaded, alt);
}

/** '1 of 10 parts is shaded', '3 of 10 parts are shaded'. */
const partsShaded = (shaded: number, parts: number, called = 'parts'): string =>
  `${shaded} of ${parts} ${called} ${shaded === 1 ? 'is' : 'are'} shaded`;

/** Which shape has the same part shaded. */
export const pictures: Form<Params> = {
  weight: (cell) => asks(cell, 'pictures'),
  make(random, cell) {
    const pair = drawPair(random, cell);
    if (pair === undefined) return undefined;
    const { low, high } = pair;
    const shows = (says: string): (typeof named)['adds'] => named.says('counts-pieces', says);
    const wrong: [Fraction, (typeof named)['adds']][] = [
      [
        { top: low.top, bottom: high.bottom },
        shows(`${partsShaded(low.top, high.bottom)} there. That is less than ${written(low)}.`),
      ],
      [
        { top: high.top + 1, bottom: high.bottom },
        shows(`${high.top + 1}/${high.bottom} is shaded there, one part too many.`),
      ],
      [
        { top: high.top - 1, bottom: high.bottom + pair.by },
        shows(`${partsShaded(high.top - 1, high.bottom + pair.by)} there. That is less than ${written(low)}.`),
      ],
      [
        { top: high.bottom - high.top, bottom: high.bottom },
        shows('There the part that is not shaded is that fraction.'),
      ],
      [
        { top: high.top, bottom: high.bottom + 1 },
        shows(`${high.top} of ${high.bottom + 1} parts are shaded there. That is a little less than ${written(low)}.`),
      ],
      [
        { top: low.top + 1, bottom: low.bottom + 1 },
        shows(`${low.top + 1} of ${low.bottom + 1} parts are shaded there. That is more than ${written(low)}.`),
      ],
    ];
    const fit = [...new Map(wrong.map((mistake) => [written(mistake[0]), mistake])).values()].filter(
      ([{ top, bottom }]) => top > 0 && top < bottom && top * low.bottom !== low.top * bottom,
    );
    return chooseFigure(
      random,
      {
        prompt: ['Which shape has this fraction shaded?', setOut(written(low))],
        hint: 'Count the equal parts, then think how many would be that fraction of them.',
        steps: [
          [
            `Cut each part into ${pair.by}: ${low.top === 1 ? '1 part becomes' : `${low.top} parts become`} ${high.top}, and ${low.bottom} parts become ${high.bottom}.`,
            `${written(low)} = ${written(high)}`,
          ],
          `The right shape has **${high.top} of ${high.bottom}** parts shaded.`,
        ],
        variant: `pictures ${written(low)} ${written(high)}`,
        features: features(pair, 2),
      },
      drawnOption(picture(random, high)),
      random
        .shuffle(fit)
        .slice(0, 3)
        .map(([shown, because]) => ({ ...drawnOption(picture(random, shown)), because })),
    );
  },
  solve(seen) {
    const [, top, bottom] = /^Which shape has this fraction shaded\?\n(\d+)\/(\d+)$/.exec(seen.text) ?? [];
    if (top === undefined || seen.question.answer.type !== 'multipleChoice') return undefined;
    return seen.question.answer.options.flatMap(([block], option) => {
      if (block?.type !== 'figure') return [];
      const { shaded, parts } = countParts(block.figure);
      return shaded * Number(bottom) === parts * Number(top) ? [{ type: 'multipleChoice', option }] : [];
    });
  },
};

/** The simplest name of the shaded part. */
export const namePicture: Form<Params> = {
  weight: (cell) => asks(cell, 'namePicture'),
  make(random, cell) {
    const pair = drawPair(random, cell);
    if (pair === undefined) return undefined;
    const { low, high } = pair;
    const mistakes: NumberMistake[] = [
      [`${low.bottom - low.top}/${low.bottom}`, named.other],
      [`1/${high.top}`, named.says('counts-pieces', `The denominator counts all the equal parts: ${high.bottom}.`)],
      [
        `${high.top}/${Math.max(1, high.bottom - high.top)}`,
        named.says('counts-pieces', 'The denominator counts all the equal parts, not just the rest of them.'),
      ],
      [
        `${low.top}/${low.bottom + 1}`,
        named.says('miscount', `${written(high)} is shaded. This fraction is less than that.`),
      ],
      [
        `${low.top + 1}/${low.bottom + 1}`,
        named.says('adds-same', `${written(high)} is shaded. This fraction is more than that.`),
      ],
      [`${low.top}/${high.bottom}`, named.onePart],
    ];
    return chooseValue(
      random,
      {
        prompt: ['Which fraction is equal to the shaded part?', drawn(picture(random, high))],
        hint: 'First write the fraction as you see it. Then make groups of equal parts.',
        steps: [
          `${high.top} of the ${high.bottom} equal parts are shaded: ${written(high)}.`,
          [
            `Make groups of ${pair.by} parts: ${partsShaded(low.top, low.bottom, 'groups')}.`,
            `${written(high)} = ${written(low)}`,
          ],
          `The shaded part is **${written(low)}**.`,
        ],
        variant: `name ${written(high)} ${written(low)}`,
        features: features(pair, 2),
      },
      written(low),
      [
        ...mistakes,
        ...notEqual(pair, low)
          .slice(0, 3)
          .map(
            ([given, because]): NumberMistake => [
              given,
              // The fraction that something was added to is not shown. An equal one may stand among the options: it is not named.
              because === named.adds
                ? named.says(
                    'adds-same',
                    `${written(high)} is shaded. This fraction is ${compare(readValue(String(given)) ?? high, high) > 0 ? 'more' : 'less'} than that.`,
                  )
                : because,
            ],
          ),
      ],
    );
  },
  solve(seen) {
    const [figure] = seen.figures;
    if (seen.text !== 'Which fraction is equal to the shaded part?' || figure === undefined) return undefined;
    const { shaded, parts } = countParts(figure);
    return answered(seen, `${shaded}/${parts}`);
  },
};
