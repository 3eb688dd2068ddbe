/** The third edge of a cuboid from its surface area. */

import type { Form } from '../../kernel/forms.ts';
import type { NumberMistake } from '../../kernel/mistakes.ts';
import { showNumber } from '../../kernel/number-text.ts';
import { answered, numbersIn } from '../../kernel/seen.ts';
import { inUnit, writeNumber } from '../ask.ts';
import { features, mistake, type Params, weightOf } from './mistakes.ts';

/** Two edges and the surface are known. */
export const edgeFromSurface: Form<Params> = {
  weight: ({ params, difficulty }) => weightOf(params, 'edgeFromSurface', difficulty),
  make(random, { params, difficulty }) {
    const top = params.top[difficulty];
    const [long, wide, high] = [random.int(4, top), random.int(3, top), random.int(3, top)];
    // An edge that is known already must not be the answer.
    if (long <= wide || high === long || high === wide) return undefined;
    const unit = random.pick(['cm', 'm'] as const);
    const [base, around] = [long * wide, long + wide];
    const sides = 2 * high * around;
    const surface = 2 * base + sides;
    const slips: readonly NumberMistake[] = [
      [2 * high, mistake('forgets-to-halve', 'There are two of each side face. Halve their area first.')],
      [(surface - base) / (2 * around), mistake('one-part-only', 'The face you know comes twice: top and bottom.')],
      [surface / base, mistake('divides-once', 'You divided the whole surface by one face.')],
      [sides / 2, mistake('stops-early', 'That is the area of two side faces together.')],
    ];
    return writeNumber(
      {
        prompt: `A cuboid has a surface area of ${showNumber(surface)} ${unit}². It is ${long} ${unit} long and ${wide} ${unit} wide. How high is it?`,
        hint: 'Which two faces can you work out? What is left for the four side faces?',
        steps: [
          `Top and bottom are ${long} × ${wide} = ${base} ${unit}² each, so 2 × ${base} = ${2 * base} ${unit}² together.`,
          `The four side faces are ${showNumber(surface)} − ${2 * base} = ${showNumber(sides)} ${unit}².`,
          `A long side face and a short one are half of that: ${showNumber(sides / 2)} ${unit}². Side by side they are ${long} + ${wide} = ${around} ${unit} wide.`,
          `${showNumber(sides / 2)} ÷ ${around} = **${high}** ${unit}.`,
        ],
        variant: `from surface ${long} ${wide} ${high} ${unit}`,
        features: features(surface, 4),
      },
      high,
      slips.filter(([given]) => Number.isInteger(given)),
      inUnit(unit),
    );
  },
  solve(seen) {
    if (!seen.text.startsWith('A cuboid has a surface area of')) return undefined;
    const [surface = 0, long = 0, wide = 0] = numbersIn(seen.text);
    for (let high = 1; high < 100; high++) {
      const faces = [long * wide, long * high, wide * high];
      if (faces.reduce((all, face) => all + face + face, 0) === surface) return answered(seen, high);
    }
    return [];
  },
};
