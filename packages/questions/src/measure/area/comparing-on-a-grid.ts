/** Which of three shapes on squared paper is the biggest or the smallest. */
import type { Figure } from '@comet/contract/figure';
import type { Form } from '../../kernel/forms.ts';
import { drawn } from '../../kernel/question-text.ts';
import { chosen } from '../../kernel/seen.ts';
import { chooseInOrder } from '../ask.ts';
import { columnShape } from '../rectilinear.ts';
import { readShape, type Spot } from '../shape-figure.ts';
import { onPaper } from './counting-squares.ts';
import { features, named, type Params, weightOf } from './mistakes.ts';

/** Which of three shapes on one paper is the biggest or the smallest. */
export const compareOnGrid: Form<Params> = {
  weight: ({ params, difficulty }) => weightOf(params, 'compareGrid', difficulty),
  make(random, { difficulty }) {
    const wide = 3;
    const most = { easy: 4, medium: 5, hard: 6 }[difficulty];
    const shapes = Array.from({ length: 3 }, () => Array.from({ length: wide }, () => random.int(1, most)));
    const sums = shapes.map((heights) => heights.reduce((sum, height) => sum + height, 0));
    const asks = random.pick(['biggest', 'smallest'] as const);
    const best = asks === 'biggest' ? Math.max(...sums) : Math.min(...sums);
    const [low = 0, middle = 0, high = 0] = [...sums].sort((one, other) => one - other);
    const apart = asks === 'biggest' ? high - middle : middle - low;
    if (apart !== (difficulty === 'easy' ? 2 : 1)) return undefined;
    // Shapes of very different sizes are told apart at a glance.
    if (difficulty === 'easy' ? low < 5 || high - low > 4 : low < 8 || high - low > 3) return undefined;
    const floor = Math.max(...shapes.flat()) + 1;
    const letters = ['A', 'B', 'C'];
    const bars = shapes.map((heights, place) =>
      columnShape(heights).map(([x, y]): Spot => [x + place * (wide + 1), y + floor - 1 - Math.max(...heights)]),
    );
    const [first = [], ...others] = bars;
    const base = onPaper(
      first,
      3 * (wide + 1) + 1,
      floor + 2,
      `Three shapes on squared paper. ${shapes.map((heights, place) => `${letters[place]} has columns of ${heights.join(', ')} squares.`).join(' ')}`,
    );
    const { unit } = readShape(base);
    const [anchor] = base.marks.flatMap((mark) => (mark.kind === 'polygon' ? [mark.points[0]] : []));
    if (anchor === undefined) return undefined;
    const [origin = [0, 0]] = first;
    const put = ([x, y]: Spot): [number, number] => [
      Math.round((anchor[0] + (x - origin[0]) * unit) * 100) / 100,
      Math.round((anchor[1] + (y - origin[1]) * unit) * 100) / 100,
    ];
    const figure: Figure = {
      ...base,
      marks: [
        ...others.map(
          (corners) =>
            ({ kind: 'polygon', points: corners.map(put), fill: 'soft', stroke: 'ink', strokeWidth: 2.5 }) as const,
        ),
        ...base.marks,
        ...letters.map((text, place) => {
          const [x, y] = put([2.5 + place * (wide + 1), floor + 0.55]);
          return { kind: 'text', x, y, text, size: 14, bold: true, fill: 'ink' } as const;
        }),
      ],
    };
    const right = sums.indexOf(best);
    return chooseInOrder(
      {
        prompt: [`Which shape has the ${asks} area?`, drawn(figure)],
        hint: 'Count the squares in each shape.',
        steps: [
          `A has ${sums[0]} squares, B has ${sums[1]} and C has ${sums[2]}.`,
          `The ${asks} is **${letters[right]}**.`,
        ],
        variant: `compare ${asks} ${shapes.map((heights) => heights.join('')).join(' ')}`,
        features: features(best, 3),
      },
      letters,
      letters[right] ?? '',
      (letter, place) => ({
        ...named.miscount,
        says: `${letter} has ${sums[place]} squares, and ${letters[right]} has ${best}.`,
      }),
    );
  },
  solve(seen) {
    const [, asks] = /^Which shape has the (biggest|smallest) area\?$/.exec(seen.text) ?? [];
    if (asks === undefined || seen.figure === undefined) return undefined;
    const shapes = seen.figure.marks
      .flatMap((mark) => (mark.kind === 'polygon' ? [mark.points] : []))
      .map((points) => ({
        left: Math.min(...points.map(([x]) => x)),
        twice: Math.abs(
          points.reduce((sum, [x, y], place) => {
            const [nextX, nextY] = points[(place + 1) % points.length] ?? [x, y];
            return sum + x * nextY - nextX * y;
          }, 0),
        ),
      }))
      .sort((one, other) => one.left - other.left);
    const best = Math[asks === 'biggest' ? 'max' : 'min'](...shapes.map(({ twice }) => twice));
    return chosen(seen, (_, place) => shapes[place]?.twice === best);
  },
};
