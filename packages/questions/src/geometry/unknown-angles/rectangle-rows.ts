/** Equal small rectangles that make a large shape: how long is a side? */
import type { Figure, Mark } from '@comet/contract/figure';
import type { Form } from '../../kernel/forms.ts';
import { drawn } from '../../kernel/question-text.ts';
import { answered } from '../../kernel/seen.ts';
import { writeNumber } from '../ask.ts';
import { label, labelsOf, outline, type Point, polygonsOf, segment } from '../vector.ts';
import { features, mistake, type Params } from './mistakes.ts';

const wrong = {
  whole: mistake('takes-whole', 'That is the whole height. Only one short side is asked for.'),
  count: (counted: number, sides: number) =>
    mistake('miscounts-parts', `That is for ${counted} short sides. The height is ${sides} short sides long.`),
  long: mistake('forgets-lid', 'That is one long side. The rectangle on top adds one short side.'),
  adds: (count: number, sides: number) =>
    mistake('adds-count', `You added ${count}. The height is ${sides} short sides long: multiply by ${sides}.`),
  subtracts: (count: number, sides: number) =>
    mistake('adds-count', `You subtracted ${count}. The height is ${sides} short sides long: divide by ${sides}.`),
};
const rectangle = (x: number, y: number, width: number, height: number): Mark =>
  outline([
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ]);

/** Upright parts in a row with a lying one on top, which is as long as all of them are wide. */
function rowFigure(count: number, part: string, up: string): Figure {
  const unit = 150 / (count + 1);
  const left = (320 - unit * count) / 2;
  const top = 30 + unit;
  const bottom = top + count * unit;
  const parts = Array.from({ length: count }, (_, at) => rectangle(left + at * unit, top, unit, count * unit));
  return {
    width: 320,
    height: Math.round(bottom + 30),
    marks: [
      rectangle(left, 30, count * unit, unit),
      ...parts,
      label([left + unit / 2, bottom + 14], part, 15),
      label([left + count * unit + 22 + up.length * 3, (30 + bottom) / 2], up, 15),
      segment([left + count * unit + 10, 30], [left + count * unit + 10, bottom], 1.5),
    ],
    alt: `A shape made of ${count} equal upright rectangles and one lying on top. The width of one upright part is ${part.replace('cm', 'centimetres')}. The whole height is ${up.replace('cm', 'centimetres')}.`,
  };
}

/** A row of equal rectangles with a lying one on top; back from the height when it is hard. */
export const rowOfRectangles: Form<Params> = {
  weight: ({ params, difficulty }) => (params.about === 'rectangle' && difficulty !== 'easy' ? 2 : 0),
  make(random, cell) {
    const backwards = cell.difficulty === 'hard';
    const count = random.int(3, 5);
    const width = random.int(backwards ? 12 : 6, 30);
    const whole = width * (count + 1);
    const value = backwards ? width : whole;
    const [known, unknown] = backwards ? [`${whole} cm`, 'x'] : ['x', `${width} cm`];
    const figure = rowFigure(count, unknown, known);
    return writeNumber(
      {
        prompt: [`All ${count + 1} small rectangles are equal. How long is x?`, drawn(figure)],
        hint: 'How many short sides are as long as one long side?',
        steps: [
          `${count} short sides are as long as one long side.`,
          `So the height is ${count} + 1 = ${count + 1} short sides.`,
          backwards ? `${whole} ÷ ${count + 1} = ${width}.` : `${count + 1} × ${width} = ${whole}.`,
          `x is **${value} cm** long.`,
        ],
        variant: `row ${count} ${width} ${backwards}`,
        features: features(cell, backwards ? 3 : 2),
      },
      value,
      backwards
        ? [
            [whole - count, wrong.subtracts(count, count + 1)],
            whole % count === 0 ? [whole / count, wrong.count(count, count + 1)] : [whole, wrong.whole],
          ]
        : [
            [width + count, wrong.adds(count, count + 1)],
            [count * width, wrong.long],
            [width * (count + 2), wrong.count(count + 2, count + 1)],
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
    const height = Math.max(...boxes.map(({ bottom }) => bottom)) - Math.min(...boxes.map(({ top }) => top));
    const units = height / part;
    const labels = labelsOf(seen.figure);
    const [x, given] = [labels.find(({ text }) => text === 'x'), labels.find(({ text }) => text.endsWith(' cm'))];
    if (x === undefined || given === undefined) return [];
    const amount = Number.parseInt(given.text, 10);
    return answered(seen, Math.round(x.at[1] > given.at[1] ? amount / units : amount * units));
  },
};
