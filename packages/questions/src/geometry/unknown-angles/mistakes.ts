/** What questions on unknown angles share: the sub-topics, the mistakes, and how an answer is typed. */
import type { Figure } from '@comet/contract/figure';
import type { Form } from '../../kernel/forms.ts';
import type { Cell, Made } from '../../kernel/generator.ts';
import type { Mistake } from '../../kernel/key.ts';
import { agreed, firstOnce, mistakesIn, type NumberMistake } from '../../kernel/mistakes.ts';
import { showNumber } from '../../kernel/number-text.ts';
import { drawn } from '../../kernel/question-text.ts';
import type { Random } from '../../kernel/random.ts';
import { answered } from '../../kernel/seen.ts';
import { chooseNumber, writeNumber } from '../ask.ts';
import { sizeOf } from '../marked-angle.ts';
import { labelsOf } from '../vector.ts';

/** What a sub-topic of this family is about. */
export interface Params {
  readonly about: 'point' | 'rectangle' | 'triangle' | 'crossing' | 'parallel' | 'polygon' | 'regular';
}

/** Names a mistake of this family. */
export const mistake = mistakesIn('m.angles');
/** The mistakes children make here. */
export const named = {
  line: mistake('uses-180', 'Angles round a point make 360°, not 180°.'),
  point: mistake('uses-360', 'Angles on a straight line make 180°, not 360°.'),
  triangle: mistake('triangle-sum', 'The three angles of a triangle make 180°, not 360°.'),
  quad: mistake('quadrilateral-sum', 'The four angles of a quadrilateral make 360°, not 180°.'),
  ninety: mistake('assumes-90', 'Angle x has no right angle mark, so you can’t assume it is 90°.'),
  from90: mistake('assumes-90', 'You used 90°, but no right angle is marked here.'),
  from360: mistake('uses-360', 'You subtracted from 360°, but only all four angles at the point make 360°.'),
  forgetsEqual: mistake('forgets-one', 'You left out one of the two equal angles.'),
  forgets: (size = 0) =>
    mistake('forgets-one', size === 0 ? 'You left out one of the angles.' : `You left out the angle of ${size}°.`),
  equal: mistake('assumes-equal', 'That is an angle you know already. Angle x is not equal to it.'),
  pair: mistake('wrong-equal-pair', 'The equal angles lie at the ends of the side without a mark.'),
  halves: mistake('forgets-to-halve', 'Two equal angles share that. Halve it.'),
};

/** Whoever gives the known angles, or their sum, has not yet subtracted. */
export const subtractNext = (whole: number, known = 2): Mistake =>
  mistake(
    'stops-early',
    known === 1
      ? `That is the angle you know. Now subtract it from ${whole}°.`
      : `That is the sum of the angles you know. Now subtract it from ${whole}°.`,
  );
/** Whoever is some degrees out has gone wrong in the arithmetic alone. */
const miscalculated = mistake('slip-in-sum', 'That is 10° out. Work out the tens of the subtraction again.');

/** What makes a question hard, as numbers that rise with it. */
export const features = ({ difficulty }: Cell<Params>, facts: number): Record<string, number> => ({
  facts,
  plain: difficulty === 'easy' ? 0 : 1,
  steps: difficulty === 'hard' ? 2 : 1,
});

/** A whole number of degrees: tens or fives where it is easy. */
export const drawDegrees = (random: Random, { difficulty }: Cell<Params>, low: number, high: number): number =>
  difficulty === 'easy' ? random.int(Math.ceil(low / 5), Math.floor(high / 5)) * 5 : random.int(low, high);

/** All that is said of an unknown angle. */
export interface Unknown {
  readonly text: string;
  readonly figure?: Figure;
  readonly hint: string;
  readonly steps: readonly string[];
  readonly variant: string;
  readonly features: Readonly<Record<string, number>>;
}

/** Mistakes whose angle is worked out. Where it's printed as well, the child may only have read it off. */
const workedOut =
  /\/(?:uses-\d+(?:-for-all)?|triangle-sum|quadrilateral-sum|forgets-one|forgets-to-halve|counts-sides|takes-for-parallelogram)$/;

/** The question for an angle in degrees: typed mostly, chosen sometimes. */
export function askDegrees(
  random: Random,
  unknown: Unknown,
  size: number,
  mistakes: readonly NumberMistake[],
): Made | undefined {
  const { text, figure, ...rest } = unknown;
  const questionText = { prompt: figure === undefined ? text : [text, drawn(figure)], ...rest };
  const printed = new Set(figure === undefined ? [] : labelsOf(figure).map((label) => Number.parseInt(label.text, 10)));
  const told = mistakes.map(
    ([given, because]): NumberMistake =>
      printed.has(Number(given)) && workedOut.test(because.id) ? [given, named.equal] : [given, because],
  );
  const real = firstOnce(
    agreed(told, String).filter(
      ([given]) => Number(given) !== size && Number(given) > 0 && (size > 360 || Number(given) < 360),
    ),
  );
  const near = random.pick([size + 10, size - 10]);
  // Beside angles that are only some degrees out, nobody would have to think.
  return real.length < 3 || random.chance(3, 4)
    ? writeNumber(questionText, size, real, { after: '°', unit: '°' })
    : chooseNumber(
        random,
        questionText,
        size,
        // Nobody is 10 out in a sum of many angles, nor where the angle is only copied.
        near > 0 && size <= 360 && !printed.has(size) ? [...real, [near, miscalculated]] : real,
        (value) => `${showNumber(value)}°`,
      );
}

/** Solves by measuring the angle that the text asks for in the drawing, which is true to scale. */
export const byMeasuring: Form<Params>['solve'] = (seen) => {
  const [, letter] = /What is the size of angle (\w)\b/.exec(seen.text) ?? [];
  if (letter === undefined || seen.figure === undefined) return undefined;
  const size = sizeOf(seen.figure, letter);
  return Number.isNaN(size) ? [] : answered(seen, size);
};
