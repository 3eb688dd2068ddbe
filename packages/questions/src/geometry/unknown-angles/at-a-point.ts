/** Angles on a straight line and round a point. */

import type { Figure, Mark } from '@comet/contract/figure';
import type { Form } from '../../kernel/forms.ts';
import type { Mistake } from '../../kernel/key.ts';
import { upper } from '../../kernel/letter-case.ts';
import type { Random } from '../../kernel/random.ts';
import { answered, chosen, numbersIn } from '../../kernel/seen.ts';
import { chooseText, writeNumber } from '../ask.ts';
import { angleMark, squareMark } from '../marked-angle.ts';
import { type Point, plus, segment, way } from '../vector.ts';
import {
  askDegrees,
  byMeasuring,
  drawDegrees,
  features,
  mistake,
  named,
  type Params,
  subtractNext,
} from './mistakes.ts';

/** Sectors in order, anticlockwise; a right angle has its square and no number. */
export interface Sector {
  readonly size: number;
  readonly text: string;
  readonly isSquare?: boolean;
}

/** Rays from one point with the angles between them; 180 degrees in all make a straight line. */
export function sectorFigure(sectors: readonly Sector[], start: number, alt: string): Figure {
  const whole = sectors.reduce((sum, { size }) => sum + size, 0);
  const onLine = whole === 180;
  const at: Point = [160, onLine ? 150 : 115];
  const reach = onLine ? 128 : 104;
  let turn = start;
  const marks = sectors.flatMap(({ size, text, isSquare }): Mark[] => {
    const from = turn;
    turn += size;
    return [
      segment(at, plus(at, way(from, reach)), 3),
      ...(isSquare === true ? [squareMark(at, from)] : angleMark({ at, start: from, sweep: size, text })),
    ];
  });
  const last = onLine ? [segment(at, plus(at, way(start + 180, reach)), 3)] : [];
  return { width: 320, height: onLine ? 190 : 230, marks: [...marks, ...last], alt };
}

interface Plan {
  readonly known: readonly number[];
  readonly whole: 180 | 360;
  readonly square: boolean;
  /** How many equal unknown angles share the rest. */
  readonly equal: number;
}

function drawPlan(random: Random, cell: Parameters<Form<Params>['make']>[1]): Plan | undefined {
  const { difficulty } = cell;
  const whole = random.pick([180, 360] as const);
  const square = difficulty !== 'easy' && random.chance(1, 3);
  const equal = difficulty === 'hard' ? random.pick([2, 2, 3]) : 1;
  const most = whole === 180 ? { easy: 1, medium: 2, hard: 2 } : { easy: 2, medium: 3, hard: 3 };
  const count = Math.max(1, most[difficulty] - (square ? 1 : 0) - (equal > 1 ? 1 : 0));
  const room = whole - (square ? 90 : 0);
  const known = Array.from({ length: count }, () => drawDegrees(random, cell, 28, whole === 180 ? 130 : 165));
  const rest = room - known.reduce((sum, size) => sum + size, 0);
  if (rest % equal !== 0 || rest / equal < 26 || rest / equal > 170) return undefined;
  if (difficulty !== 'easy' && known.every((size) => size % 10 === 0)) return undefined;
  return { known, whole, square, equal };
}

/** The angle that is missing on a line or round a point. */
export const missingSector: Form<Params> = {
  weight: ({ params }) => (params.about === 'point' ? 5 : 0),
  make(random, cell) {
    const plan = drawPlan(random, cell);
    if (plan === undefined) return undefined;
    const { known, whole, square, equal } = plan;
    const used = known.reduce((sum, size) => sum + size, square ? 90 : 0);
    const x = (whole - used) / equal;
    // Who copies an angle would be right.
    if (known.includes(x)) return undefined;
    const sectors: Sector[] = random.shuffle([
      ...known.map((size) => ({ size, text: `${size}°` })),
      ...(square ? [{ size: 90, text: '', isSquare: true }] : []),
      ...Array.from({ length: equal }, () => ({ size: x, text: 'x' })),
    ]);
    const start = whole === 180 ? random.int(-10, 10) * (cell.difficulty === 'easy' ? 0 : 1) : random.int(0, 35) * 10;
    const where = whole === 180 ? 'on a straight line' : 'round a point';
    const listed = [...known, ...(square ? [90] : [])];
    const given = whole === 180 ? 'These angles are on a straight line.' : 'These angles meet at a point.';
    return askDegrees(
      random,
      {
        text:
          equal === 1
            ? `${given} What is the size of angle x?`
            : `${given} The angles marked x are equal. What is the size of angle x?`,
        figure: sectorFigure(
          sectors,
          start,
          `Angles ${where}. Known: ${known.map((size) => `${size} degrees`).join(', ')}${square ? ' and a right angle' : ''}. ${equal === 1 ? 'One is' : `${equal} equal ones are`} called x.`,
        ),
        hint:
          whole === 180 ? 'What do angles on a straight line add up to?' : 'What do angles round a point add up to?',
        steps: [
          `Angles ${where} make ${whole}°.`,
          ...(square ? ['The little square means 90°.'] : []),
          listed.length > 1 ? `The known angles: ${listed.join(' + ')} = ${used}.` : `The known angle is ${used}°.`,
          equal === 1
            ? `${whole} − ${used} = ${x}.`
            : `${whole} − ${used} = ${whole - used}. Share it: ${whole - used} ÷ ${equal} = ${x}.`,
          `Angle x is **${x}°**.`,
        ],
        variant: `${whole} ${sectors.map(({ size, text }) => `${size}${text === 'x' ? 'x' : ''}`).join(' ')}`,
        features: features(cell, listed.length + (square ? 1 : 0) + (equal > 1 ? 1 : 0)),
      },
      x,
      [
        [(540 - whole - used) / equal, whole === 180 ? named.point : named.line],
        [
          equal > 1 ? whole - used : 90,
          equal === 3
            ? mistake('forgets-to-share', 'Three equal angles share that. Divide it by 3.')
            : equal === 2
              ? named.halves
              : named.ninety,
        ],
        [listed.length > 1 ? (whole - used + (known[0] ?? 0)) / equal : x, named.forgets(known[0])],
        square ? [(whole - used + 90) / equal, named.forgets(90)] : [used, subtractNext(whole, known.length)],
      ].filter((each): each is [number, Mistake] => Number.isInteger(each[0])),
    );
  },
  solve: (seen, cell) => (/^These angles (?:are on|meet at)/.test(seen.text) ? byMeasuring(seen, cell) : undefined),
};

const turnParts = [
  ['a quarter turn', 90, '360 ÷ 4 = 90.'],
  ['half a turn', 180, '360 ÷ 2 = 180.'],
  ['three quarters of a turn', 270, 'One quarter is 360 ÷ 4 = 90. Then 3 × 90 = 270.'],
  ['one third of a full turn', 120, '360 ÷ 3 = 120.'],
  ['one sixth of a full turn', 60, '360 ÷ 6 = 60.'],
  ['one eighth of a full turn', 45, '360 ÷ 8 = 45.'],
  ['one tenth of a full turn', 36, '360 ÷ 10 = 36.'],
  ['two thirds of a full turn', 240, 'One third is 360 ÷ 3 = 120. Then 2 × 120 = 240.'],
] as const;
const partWords: readonly (readonly [RegExp, number])[] = [
  [/three quarters of/, 3 / 4],
  [/two thirds/, 2 / 3],
  [/third/, 1 / 3],
  [/sixth/, 1 / 6],
  [/eighth/, 1 / 8],
  [/tenth/, 1 / 10],
  [/quarter/, 1 / 4],
  [/half a turn/, 1 / 2],
];

/** Degrees of a part of a turn. */
export const degreesOfTurn: Form<Params> = {
  weight: ({ params, difficulty }) => (params.about === 'point' && difficulty === 'easy' ? 1 : 0),
  make(random, cell) {
    const [part, size, working] = random.pick(turnParts);
    return writeNumber(
      {
        prompt: `How many degrees are there in ${part}?`,
        hint: 'How many degrees is a full turn? Which part of it is this?',
        steps: ['A full turn is 360°.', working, `${upper(part)} is **${size}°**.`],
        variant: `turn ${part}`,
        features: features(cell, 1),
      },
      size,
      [
        [360 - size, mistake('rest-of-turn', 'That is the rest of the turn.')],
        [size / 2, mistake('uses-180', 'A full turn is 360°, not 180°.')],
      ],
      { after: '°', unit: '°' },
    );
  },
  solve(seen) {
    if (!/^How many degrees are there in/.test(seen.text)) return undefined;
    const [, share = Number.NaN] = partWords.find(([word]) => word.test(seen.text)) ?? [];
    return answered(seen, Math.round(share * 360));
  },
};

/** Which sizes fit together on a line or round a point. */
export const fitTogether: Form<Params> = {
  weight: ({ params }) => (params.about === 'point' ? 2 : 0),
  make(random, cell) {
    const whole =
      cell.difficulty === 'easy' ? random.pick([180, 360] as const) : cell.difficulty === 'medium' ? 180 : 360;
    const count = cell.difficulty === 'easy' ? 2 + (whole === 360 ? 1 : 0) : 3 + (whole === 360 ? 1 : 0);
    const sizes = (sum: number): string | undefined => {
      const parts = Array.from({ length: count - 1 }, () =>
        drawDegrees(random, cell, 25, Math.floor((sum * 1.4) / count)),
      );
      const last = sum - parts.reduce((total, part) => total + part, 0);
      return last < 20 || last > 175 ? undefined : [...parts, last].map((part) => `${part}°`).join(', ');
    };
    const right = sizes(whole);
    const wrongs = [
      whole === 180 ? 200 : 340,
      whole === 180 ? 170 : 350,
      whole === 180 ? 190 : 370,
      whole - 20,
      whole + 20,
    ].map((sum) => [sum, sizes(sum)] as const);
    if (right === undefined) return undefined;
    const where = whole === 180 ? 'on a straight line' : 'round a point';
    return chooseText(
      random,
      {
        prompt: `Which angles fit together exactly ${where}?`,
        hint: whole === 180 ? 'They must make two right angles.' : 'They must make a full turn.',
        steps: [`Angles ${where} make ${whole}°.`, 'Add up each list.', `**${right}** make ${whole}°.`],
        variant: `fit ${whole} ${right}`,
        features: features(cell, count),
      },
      right,
      wrongs.flatMap(([sum, text]) =>
        text === undefined
          ? []
          : [[text, mistake('wrong-whole', `Those angles make ${sum}°, not ${whole}°.`)] as const],
      ),
    );
  },
  solve(seen) {
    if (!seen.text.startsWith('Which angles fit together')) return undefined;
    const halfTurns = seen.text.includes('straight') ? 1 : 2;
    return chosen(seen, (option) => numbersIn(option).reduce((left, part) => left - part / 180, halfTurns) ** 2 < 1e-9);
  },
};
