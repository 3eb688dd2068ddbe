/** Equal small rectangles that make a large shape: how long is a side? */
import type { Figure, Mark } from '@comet/contract/figure';
import type { Form } from '../../kernel/forms.ts';
import { drawn } from '../../kernel/question-text.ts';
import { answered } from '../../kernel/seen.ts';
import { writeNumber } from '../ask.ts';
import { label, labelsOf, outline, type Point, polygonsOf, segment } from '../vector.ts';
import { features, mistake, type Params } from './mistakes.ts';

const wrong = {
  whole: mistake('takes-whole', 'That is the whole side. Only a part is asked for.'),
  count: mistake('miscounts-parts', 'Count the parts along that side again.'),
  long: mistake('forgets-lid', 'That is one long side. The rectangle on top adds one short side.'),
  adds: mistake('adds-count', 'You added the number of parts. Multiply by it.'),
  subtracts: (count: number, sides: number) =>
    mistake('adds-count', `You subtracted ${count}. The side is ${sides} short sides long: divide by ${sides}.`),
};
const rectangle = (x: number, y: number, width: number, height: number): Mark =>
  outline([
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ]);

/** Upright parts in a row, with a lying one on top where `lid` is true. Part width is 1; the height of a part is `tall`. */
function rowFigure(
  count: number,
  tall: number,
  lid: boolean,
  texts: readonly [across: string, part: string, up: string],
): Figure {
  const unit = Math.min(200 / count, 150 / (tall + (lid ? 1 : 0)));
  const left = (320 - unit * count) / 2;
  const top = 30 + (lid ? unit : 0);
  const parts = Array.from({ length: count }, (_, at) => rectangle(left + at * unit, top, unit, tall * unit));
  const cover = lid ? [rectangle(left, 30, count * unit, unit)] : [];
  const bottom = top + tall * unit;
  const [across, part, up] = texts;
  const edge: Mark[] =
    across === '' ? [] : [label([160, 12], across, 15), segment([left, 22], [left + count * unit, 22], 1.5)];
  const small: Mark[] = part === '' ? [] : [label([left + unit / 2, bottom + 14], part, 15)];
  const side: Mark[] =
    up === ''
      ? []
      : [
          label([left + count * unit + 22 + up.length * 3, (30 + bottom) / 2], up, 15),
          segment([left + count * unit + 10, 30], [left + count * unit + 10, bottom], 1.5),
        ];
  const names = [
    across === '' ? '' : `The whole width is ${across.replace('cm', 'centimetres')}.`,
    part === '' ? '' : `The width of one upright part is ${part.replace('cm', 'centimetres')}.`,
    up === '' ? '' : `The whole height is ${up.replace('cm', 'centimetres')}.`,
  ];
  return {
    width: 320,
    height: Math.round(bottom + 30),
    marks: [...cover, ...parts, ...edge, ...small, ...side],
    alt: `A shape made of ${count} equal upright rectangles${lid ? ' and one lying on top' : ''}. ${names.filter((name) => name !== '').join(' ')}`,
  };
}

/** A row of equal rectangles; with a lying one on top when it is hard. */
export const rowOfRectangles: Form<Params> = {
  weight: ({ params }) => (params.about === 'rectangle' ? 2 : 0),
  make(random, cell) {
    const lid = cell.difficulty === 'hard';
    const count = random.int(3, cell.difficulty === 'easy' ? 6 : lid ? 4 : 8);
    // Up to 12 the times tables give the answer at once.
    const width = cell.difficulty === 'easy' ? random.int(3, 12) : random.int(lid ? 7 : 13, 25);
    const backwards = cell.difficulty !== 'easy' && random.chance(1, 2);
    const whole = lid ? width * (count + 1) : width * count;
    const value = backwards ? width : whole;
    const tall = lid ? count : random.pick([1.5, 2, 2.5]);
    const [known, unknown] = backwards ? [`${whole} cm`, 'x'] : ['x', `${width} cm`];
    const figure = lid
      ? rowFigure(count, tall, true, ['', unknown, known])
      : rowFigure(count, tall, false, [known, unknown, '']);
    const long = count * width;
    return writeNumber(
      {
        prompt: [
          lid
            ? `All ${count + 1} small rectangles are equal. How long is x?`
            : `All ${count} small rectangles are equal. How long is x?`,
          drawn(figure),
        ],
        hint: lid ? 'How many short sides are as long as one long side?' : 'How many short sides make the long edge?',
        steps: [
          ...(lid
            ? [
                `${count} short sides are as long as one long side.`,
                `So the height is ${count} + 1 = ${count + 1} short sides.`,
              ]
            : [`${count} short sides make the edge.`]),
          backwards
            ? `${whole} ÷ ${lid ? count + 1 : count} = ${width}.`
            : `${lid ? count + 1 : count} × ${width} = ${whole}.`,
          `x is **${value} cm** long.`,
        ],
        variant: `row ${count} ${width} ${backwards} ${lid}`,
        features: features(cell, lid ? 3 : 1),
      },
      value,
      backwards
        ? [
            [whole - count, wrong.subtracts(count, lid ? count + 1 : count)],
            [
              lid && whole % count === 0 ? whole / count : whole,
              lid && whole % count === 0 ? wrong.count : wrong.whole,
            ],
          ]
        : [
            [width + count, wrong.adds],
            [lid ? long : width * (count - 1), lid ? wrong.long : wrong.count],
            [width * (count + 2), wrong.count],
          ],
      { after: 'cm', unit: 'cm' },
    );
  },
  solve(seen) {
    if (!/small rectangles are equal\. How long is x/.test(seen.text) || seen.figure === undefined) return undefined;
    const boxes = polygonsOf(seen.figure).map((points: readonly Point[]) => {
      const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
      return { wide: Math.max(...xs) - Math.min(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
    });
    const part = Math.min(...boxes.map(({ wide }) => wide));
    const isLid = boxes.some(({ wide }) => wide > part * 1.5);
    const height = Math.max(...boxes.map(({ bottom }) => bottom)) - Math.min(...boxes.map(({ top }) => top));
    const units = isLid ? height / part : boxes.length;
    const labels = labelsOf(seen.figure);
    const [x, given] = [labels.find(({ text }) => text === 'x'), labels.find(({ text }) => text.endsWith(' cm'))];
    if (x === undefined || given === undefined) return [];
    const amount = Number.parseInt(given.text, 10);
    return answered(seen, Math.round(x.at[1] > given.at[1] ? amount / units : amount * units));
  },
};
