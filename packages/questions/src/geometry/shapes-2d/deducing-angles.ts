/** Angles that follow from what kind of shape it is. */

import type { Form } from '../../kernel/forms.ts';
import type { Mistake } from '../../kernel/key.ts';
import type { NumberMistake } from '../../kernel/mistakes.ts';
import type { Random } from '../../kernel/random.ts';
import { answered } from '../../kernel/seen.ts';
import { writeNumber } from '../ask.ts';
import { features, mistake, type Params } from './mistakes-and-names.ts';

const wrong = {
  same: mistake('opposite-or-next', 'Opposite angles are equal. Angles next to each other make 180°.'),
  halve: mistake('forgets-to-halve', 'Two equal angles share that. Halve it.'),
  sum: (says: string) => mistake('wrong-angle-sum', says),
  pair: (says: string) => mistake('wrong-equal-pair', says),
};

/** A way to tell: two numbers go in, one comes out. `holds` turns it round for the second solver. */
interface Deduction {
  readonly level: 'easy' | 'medium' | 'hard';
  readonly text: string;
  readonly draw: (random: Random) => readonly [a: number, b: number];
  readonly answer: (a: number, b: number) => number;
  readonly holds: (x: number, a: number, b: number) => boolean;
  readonly hint: string;
  readonly steps: (a: number, b: number) => readonly string[];
  readonly mistakes: (a: number, b: number) => readonly (readonly [number, Mistake])[];
}

const angle =
  (low: number, high: number) =>
  (random: Random): readonly [number, number] => [random.int(low, high), 0];

const deductions: readonly Deduction[] = [
  {
    level: 'easy',
    text: 'One angle of a parallelogram is {a}°. How big is the angle next to it?',
    draw: angle(25, 155),
    answer: (a) => 180 - a,
    holds: (x, a) => x + a + x + a === 360,
    hint: 'Two angles next to each other lie between parallel sides.',
    steps: (a) => ['Angles next to each other in a parallelogram make 180°.', `180 − ${a} = ${180 - a}.`],
    mistakes: (a) => [
      [a, wrong.same],
      [360 - a, wrong.sum('Two angles next to each other make 180°, not 360°.')],
    ],
  },
  {
    level: 'easy',
    text: 'The angle between the equal sides of an isosceles triangle is {a}°. How big is each of the other angles?',
    draw: (random) => [random.int(10, 80) * 2, 0],
    answer: (a) => (180 - a) / 2,
    holds: (x, a) => x + x + a === 180,
    hint: 'The two other angles are equal.',
    steps: (a) => [`180 − ${a} = ${180 - a} for both.`, `${180 - a} ÷ 2 = ${(180 - a) / 2}.`],
    mistakes: (a) => [
      [180 - a, wrong.halve],
      [180 - 2 * a, wrong.pair(`There is only one angle of ${a}°. The other two are the equal ones.`)],
    ],
  },
  {
    level: 'medium',
    text: 'A kite has an angle of {a}° at one end and {b}° at the other end. How big is each of the other two angles?',
    draw: (random) => {
      const a = random.int(40, 120);
      return [a, a + random.int(2, 15) * 2];
    },
    answer: (a, b) => (360 - a - b) / 2,
    holds: (x, a, b) => x + x + a + b === 360,
    hint: 'The other two angles are equal.',
    steps: (a, b) => [`360 − ${a} − ${b} = ${360 - a - b} for both.`, `${360 - a - b} ÷ 2 = ${(360 - a - b) / 2}.`],
    mistakes: (a, b) => [
      [360 - a - b, wrong.halve],
      [b, wrong.pair('That is an angle at one end. The other two angles are the equal ones.')],
      [a, wrong.pair('That is an angle at one end. The other two angles are the equal ones.')],
    ],
  },
  {
    level: 'easy',
    text: 'An isosceles trapezium has two angles of {a}°. How big is each of the other two?',
    draw: angle(35, 85),
    answer: (a) => 180 - a,
    holds: (x, a) => x + x + a + a === 360,
    hint: 'All four angles make 360°. The other two are equal.',
    steps: (a) => [`360 − 2 × ${a} = ${360 - 2 * a} for both.`, `${360 - 2 * a} ÷ 2 = ${180 - a}.`],
    mistakes: (a) => [
      [360 - 2 * a, wrong.halve],
      [a, wrong.sum(`Four angles of ${a}° make only ${4 * a}°. They must make 360°.`)],
    ],
  },
  {
    level: 'medium',
    text: 'The diagonals of rhombus ABCD cross at M. Angle MAB is {a}°. How big is angle ABM?',
    draw: angle(12, 78),
    answer: (a) => 90 - a,
    holds: (x, a) => x + a + 90 === 180,
    hint: 'How do the diagonals of a rhombus cross? Look at triangle ABM.',
    steps: (a) => [
      'The diagonals of a rhombus cross at right angles, so angle AMB is 90°.',
      `180 − 90 − ${a} = ${90 - a}.`,
    ],
    mistakes: (a) => [
      [180 - a, wrong.sum('Triangle ABM has a right angle at M, too. Subtract it.')],
      [180 - 2 * a, wrong.pair('Only the whole triangle ABC has two equal angles. Look at triangle ABM.')],
    ],
  },
  {
    level: 'medium',
    text: 'The exterior angle at each of the equal angles of an isosceles triangle is {a}°. How big is the angle between the equal sides?',
    draw: angle(100, 165),
    answer: (a) => 2 * a - 180,
    holds: (x, a) => x + (180 - a) + (180 - a) === 180,
    hint: 'How big are the equal angles inside the triangle?',
    steps: (a) => [
      `Each of the equal angles inside: 180 − ${a} = ${180 - a}.`,
      `180 − ${180 - a} − ${180 - a} = ${2 * a - 180}.`,
    ],
    mistakes: (a) => [
      [
        180 - a,
        mistake('stops-early', 'That is one of the equal angles. The angle between the equal sides is asked for.'),
      ],
      [a, wrong.pair(`That leaves out one of the two equal angles of ${180 - a}°.`)],
    ],
  },
  {
    level: 'hard',
    text: 'ABCD is a rhombus. Angle A is {a}°. The diagonal BD is drawn. How big is angle ABD?',
    draw: (random) => [random.int(15, 80) * 2, 0],
    answer: (a) => (180 - a) / 2,
    holds: (x, a) => x + x + a === 180,
    hint: 'Look at triangle ABD. Which of its sides are equal?',
    steps: (a) => [
      'AB and AD are equal, so triangle ABD is isosceles.',
      `180 − ${a} = ${180 - a} for its two equal angles.`,
      `${180 - a} ÷ 2 = ${(180 - a) / 2}.`,
    ],
    mistakes: (a) => [
      [180 - a, wrong.halve],
      [a / 2, wrong.pair('BD does not go through corner A, so it does not halve angle A.')],
    ],
  },
  {
    level: 'hard',
    text: 'The diagonals of rectangle ABCD cross at M. Angle AMB is {a}°. How big is angle MAB?',
    draw: (random) => [random.int(20, 75) * 2, 0],
    answer: (a) => (180 - a) / 2,
    holds: (x, a) => 180 - x - x === a,
    hint: 'The halves of the diagonals are equal. What kind of triangle is ABM?',
    steps: (a) => [
      'AM and BM are equal, so triangle ABM is isosceles.',
      `180 − ${a} = ${180 - a} for its two equal angles.`,
      `${180 - a} ÷ 2 = ${(180 - a) / 2}.`,
    ],
    mistakes: (a) => [
      [180 - a, wrong.halve],
      [90 - a, wrong.sum('Triangle ABM has no right angle. Its three angles make 180°.')],
      [a, wrong.pair('That is angle AMB. The equal angles of triangle ABM are at A and B.')],
    ],
  },
  {
    level: 'hard',
    text: 'The diagonals of rectangle ABCD cross at M. Angle BAC is {a}°. How big is angle AMB?',
    draw: (random) => {
      const a = random.int(12, 78);
      // Not the equilateral triangle, where no thought is needed.
      return [a === 60 ? 62 : a, 0];
    },
    answer: (a) => 180 - 2 * a,
    holds: (x, a) => a + a + x === 180,
    hint: 'The halves of the diagonals are equal. What kind of triangle is ABM?',
    steps: (a) => [
      `AM and BM are equal, so angle ABM is ${a}° too.`,
      `The angles of triangle ABM make 180°: 180 − ${a} − ${a} = ${180 - 2 * a}.`,
    ],
    mistakes: (a) => [
      [180 - a, wrong.pair(`Triangle ABM has two angles of ${a}°. Subtract both.`)],
      [90 - a, wrong.sum('Triangle ABM has no right angle at B. Its three angles make 180°.')],
      [a, wrong.pair('That is angle BAC. The equal angles of triangle ABM are at A and B.')],
    ],
  },
  {
    level: 'hard',
    text: 'In a parallelogram, one angle is {a}° larger than the angle next to it. How big is the smaller one?',
    draw: (random) => [random.int(3, 60) * 2, 0],
    answer: (a) => (180 - a) / 2,
    holds: (x, a) => x + (x + a) === 180,
    hint: 'Together the two angles make 180°.',
    steps: (a) => [
      'Two angles next to each other make 180°.',
      `Without the extra ${a}°: 180 − ${a} = ${180 - a}.`,
      `Halve it: ${(180 - a) / 2}.`,
    ],
    mistakes: (a) => [
      [(180 + a) / 2, mistake('gives-larger', 'That is the larger angle.')],
      [180 - a, mistake('forgets-to-halve', 'That is twice the smaller angle. Halve it.')],
    ],
  },
  {
    level: 'hard',
    text: 'An isosceles triangle has an angle of {a}°. How big is the exterior angle at each of the other two corners?',
    draw: (random) => [random.int(46, 80) * 2, 0],
    answer: (a) => 180 - (180 - a) / 2,
    holds: (x, a) => 2 * (180 - x) + a === 180,
    hint: 'The obtuse angle must lie between the equal sides.',
    steps: (a) => [
      `The two other angles share 180 − ${a} = ${180 - a}: each is ${(180 - a) / 2}°.`,
      `Outside: 180 − ${(180 - a) / 2} = ${180 - (180 - a) / 2}.`,
    ],
    mistakes: (a) => [
      [(180 - a) / 2, mistake('stops-early', 'That is the angle inside. The one outside is asked for.')],
      [180 - a, wrong.halve],
    ],
  },
];
const readers = deductions.map((deduction) => ({
  deduction,
  reader: new RegExp(`^${deduction.text.replace(/[.?()]/g, '\\$&').replace(/\{([ab])\}/g, '(?<$1>\\d+)')}$`),
}));

/** An angle that follows from the kind of shape. */
export const deduce: Form<Params> = {
  weight: ({ params, difficulty }) => (params.about === 'facts' ? (difficulty === 'easy' ? 4 : 5) : 0),
  make(random, cell) {
    const deduction = random.pick(deductions.filter(({ level }) => level === cell.difficulty));
    const [a, b] = deduction.draw(random);
    const value = deduction.answer(a, b);
    // An answer that the question tells could be copied, and the shape would be a more special one.
    if (a === b || value === a || value === b) return undefined;
    const text = deduction.text.replace('{a}', String(a)).replace('{b}', String(b));
    const mistakes: readonly NumberMistake[] = deduction
      .mistakes(a, b)
      .filter(([given]) => given > 0 && Number.isInteger(given));
    return writeNumber(
      {
        prompt: text,
        hint: deduction.hint,
        steps: [...deduction.steps(a, b), `The answer is **${value}°**.`],
        variant: text,
        features: { ...features(cell, 4, { easy: 1, medium: 2, hard: 3 }[cell.difficulty]), diagonals: 0 },
      },
      value,
      mistakes,
      { after: '°', unit: '°' },
    );
  },
  solve(seen) {
    for (const { deduction, reader } of readers) {
      const groups = reader.exec(seen.text)?.groups;
      if (groups === undefined) continue;
      const [a, b] = [Number(groups.a), Number(groups.b ?? 0)];
      return [...Array(720).keys()].filter((x) => deduction.holds(x, a, b)).flatMap((x) => answered(seen, x));
    }
    return undefined;
  },
};
