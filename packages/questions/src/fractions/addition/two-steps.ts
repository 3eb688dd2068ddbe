/** Adding and subtracting within one whole in two steps, for year 3: 1 − 2/9 − 4/9, 7/10 − 3/10 + 2/10. */

import type { Form } from '../../kernel/forms.ts';
import type { NumberMistake } from '../../kernel/mistakes.ts';
import { writeFraction } from '../ask.ts';
import { fraction, written } from '../fraction.ts';
import { partName, setOut } from '../maths-text.ts';
import { asks, named, type Params } from './fraction-sums.ts';
import { plainSum } from './questions.ts';

type Sign = '+' | '−';
const signs: readonly (readonly [first: Sign, second: Sign])[] = [
  ['−', '−'],
  ['−', '+'],
  ['+', '−'],
];
const then = (value: number, sign: Sign, by: number): number => (sign === '+' ? value + by : value - by);

/** Two operations, one of them a subtraction at least. */
export const twoSteps: Form<Params> = {
  weight: (cell) => asks(cell, 'twoSteps'),
  make(random, cell) {
    const bottom = random.pick(cell.params.levels[cell.difficulty].bottoms);
    const [first, second] = random.pick(signs);
    const isFromWhole = first === '−' && random.chance(1, 2);
    const start = isFromWhole ? bottom : random.int(2, bottom - 1);
    const [other, third] = [random.int(2, bottom - 2), random.int(2, bottom - 2)];
    const between = then(start, first, other);
    const result = then(between, second, third);
    const isUnfit = between < 1 || between >= bottom || result < 1 || result >= bottom;
    // What goes and comes back again leaves nothing to work out.
    if (isUnfit || (first !== second && other === third)) return undefined;
    // Of a number that is the first step, and the last two fractions together, nobody could say which it was.
    if (between === other + third) return undefined;
    const show = (top: number): string => written(fraction(top, bottom));
    const begin = isFromWhole ? '1' : show(start);
    const line = `${begin} ${first} ${show(other)} ${second} ${show(third)}`;
    const turned = then(between, second === '+' ? '−' : '+', third);
    const mistakes: NumberMistake[] = [
      [show(between), named.says('miscount', 'That is the first step only. The last fraction counts as well.')],
      ...(turned > 0 && turned < bottom ? [[show(turned), named.sign(second)] as const] : []),
      [show(result + 1), named.tooMuch(bottom)],
      ...(result > 1 ? [[show(result - 1), named.tooLittle(bottom)] as const] : []),
    ];
    return writeFraction(
      {
        prompt: ['Work out:', setOut(line)],
        hint: isFromWhole
          ? `How many ${partName(bottom, 2) ?? 'parts'} are in 1 whole?`
          : 'Do one step after the other, from left to right.',
        steps: [
          ...(isFromWhole
            ? [[`1 whole is ${bottom} ${partName(bottom, 2) ?? 'parts'}.`, `1 = ${show(bottom)}`] as const]
            : []),
          ['The first step:', `${show(start)} ${first} ${show(other)} = ${show(between)}`],
          ['The second step:', `${show(between)} ${second} ${show(third)} = ${show(result)}`],
          `The answer is **${show(result)}**.`,
        ],
        variant: line,
        features: { steps: isFromWhole ? 5 : 4, common: bottom, scaled: 0 },
      },
      fraction(result, bottom),
      mistakes,
    );
  },
  solve: plainSum.solve,
};
