/** Reading a protractor, from 0 or between two readings. */
import type { Figure, Mark } from '@comet/contract/figure';
import type { Form } from '../../kernel/forms.ts';
import type { NumberMistake } from '../../kernel/mistakes.ts';
import { drawn } from '../../kernel/question-text.ts';
import { answered } from '../../kernel/seen.ts';
import { chooseNumber, writeNumber } from '../ask.ts';
import { label, type Point, plus, segment, short, way } from '../vector.ts';
import { armsOf } from './angle-figure.ts';
import { features, mistake, named, type Params } from './mistakes.ts';

const centre: Point = [160, 168];
const radius = 150;

/** A protractor with two scales; the arms lie at these readings of the inner scale (0 on the right). */
function protractorFigure(from: number, to: number): Figure {
  const ticks = Array.from({ length: 37 }, (_, at): Mark => {
    const inner = at % 2 === 0 ? radius - 10 : radius - 6;
    return {
      ...segment(plus(centre, way(at * 5, inner)), plus(centre, way(at * 5, radius)), 1.2),
      ...{ stroke: 'grey' },
    };
  });
  const numbers = Array.from({ length: 9 }, (_, at) => (at + 0.5) * 20).flatMap((middle): Mark[] => {
    const degrees = middle + 10;
    return [
      label(plus(centre, way(degrees, 128)), String(180 - degrees), 12, false),
      label(plus(centre, way(degrees, 102)), String(degrees), 12, false),
    ];
  });
  const zeros: Mark[] = [
    label(plus(centre, [128, -8]), '180', 12, false),
    label(plus(centre, [102, -8]), '0', 12, false),
    label(plus(centre, [-128, -8]), '0', 12, false),
    label(plus(centre, [-102, -8]), '180', 12, false),
  ];
  // A thin line goes on to the edge; where two numbers are on its way, it leaves them free.
  const thin = (degrees: number): readonly (readonly [number, number])[] =>
    degrees % 180 !== 0 && degrees % 20 === 0
      ? [
          [88, 91],
          [142, radius],
        ]
      : [[88, radius]];
  const arms = [from, to].flatMap((degrees) => [
    segment(centre, plus(centre, way(degrees, 88)), 3.5),
    ...thin(degrees).map(([inner, outer]) =>
      segment(plus(centre, way(degrees, inner)), plus(centre, way(degrees, outer)), 1.5),
    ),
  ]);
  const d = `M${centre[0] - radius} ${centre[1]} A${radius} ${radius} 0 0 1 ${centre[0] + radius} ${centre[1]} Z`;
  const inside = numbers.filter((mark) => mark.kind === 'text' && mark.text !== '180' && mark.text !== '0');
  return {
    width: 320,
    height: 186,
    marks: [
      { kind: 'path', d, fill: 'paper', stroke: 'grey', strokeWidth: 2 },
      ...ticks,
      ...inside,
      ...zeros,
      ...arms,
      { kind: 'path', d: arcBetween(from, to), fill: 'none', stroke: 'accent', strokeWidth: 3 },
      { kind: 'circle', x: centre[0], y: centre[1], radius: 4, fill: 'ink', stroke: 'ink' },
    ],
    alt: 'A protractor with two scales. An angle is drawn from its middle.',
  };
}

function arcBetween(from: number, to: number): string {
  const [start, end] = [plus(centre, way(from, 34)), plus(centre, way(to, 34))];
  return `M${short(start[0])} ${short(start[1])} A34 34 0 0 0 ${short(end[0])} ${short(end[1])}`;
}

/** The size of the angle on the protractor. */
export const protractor: Form<Params> = {
  weight: ({ params }) => (params.about === 'measure' ? 4 : 0),
  make(random, cell) {
    const hard = cell.difficulty === 'hard';
    const step = cell.difficulty === 'easy' ? 10 : 5;
    const size = random.int(20 / step, 160 / step) * step;
    if (cell.difficulty === 'medium' && size % 10 === 0 && random.chance(2, 3)) return undefined;
    if (size === 90) return undefined;
    const onLeft = !hard && random.chance(1, 2);
    const from = hard ? random.int(2, Math.max(2, 34 - size / 5)) * 5 : onLeft ? 180 - size : 0;
    if (from < 0 || from + size > 180 || (hard && size > 140)) return undefined;
    const to = from + size;
    // In the middle both scales read the same.
    if (hard && from + to === 180) return undefined;
    // Two options on each side of 90°, so that neither scale stands out.
    const off = random.pick([-10, -5, 5, 10].filter((by) => 2 * size + by !== 180));
    const mistakes: NumberMistake[] = hard
      ? [
          [to, mistake('reads-end', 'That is where one arm points. Take the difference of the two readings.')],
          [180 - from, mistake('reads-end', 'That is where one arm points. Take the difference of the two readings.')],
          [
            Math.abs(180 - to - from),
            mistake('mixes-scales', 'You read one arm on each scale. Read both on the same scale.'),
          ],
          [size + 10, mistake('counts-ticks', 'Count the small steps again: each is 5°.')],
          [Math.abs(size - 10), mistake('counts-ticks', 'Count the small steps again: each is 5°.')],
        ]
      : [
          [180 - size, named.scale],
          [size + off, mistake('counts-ticks', 'Count the small steps again: each is 5°.')],
          [
            180 - size - off,
            mistake('two-slips', 'You read the other scale, and counted the small steps wrongly as well.'),
          ],
        ];
    const questionText = {
      prompt: ['What is the size of this angle in degrees?', drawn(protractorFigure(from, to))],
      hint: hard
        ? 'Neither arm lies on 0. Read both arms on the same scale.'
        : `Find the arm on 0. Follow the scale that starts there. Is the angle ${size < 90 ? 'acute' : 'obtuse'}?`,
      steps: hard
        ? [
            `On the inner scale the arms are at ${from}° and ${to}°.`,
            `Take the difference: ${to} − ${from} = ${size}.`,
            `The angle is **${size}°**.`,
          ]
        : [
            `One arm lies on 0 of the ${onLeft ? 'outer' : 'inner'} scale.`,
            `Follow that scale to the other arm: it shows ${size}.`,
            `The angle is **${size}°**. It is ${size < 90 ? 'less' : 'more'} than 90°, so that fits.`,
          ],
      variant: `protractor ${from} ${to}`,
      features: { ...features(cell, hard ? 2 : 1), step: 10 - step },
    };
    return random.chance(2, 3)
      ? writeNumber(questionText, size, mistakes, { after: '°', unit: '°' })
      : chooseNumber(random, questionText, size, mistakes, (value) => `${value}°`);
  },
  solve(seen) {
    if (!seen.text.startsWith('What is the size of this angle') || seen.figure === undefined) return undefined;
    const [one = 0, other = 0] = armsOf(seen.figure);
    return answered(seen, Math.round(Math.abs(one - other)));
  },
};
