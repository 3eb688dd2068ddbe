/** A number shown by counters in a place value chart. */

import type { Form } from '../../kernel/forms.ts';
import { upper } from '../../kernel/letter-case.ts';
import { decimalText } from '../../kernel/number-text.ts';
import { drawn } from '../../kernel/question-text.ts';
import { typed } from '../../kernel/seen.ts';
import { writeNumber } from '../ask.ts';
import { chartFigure, readChart } from './chart-figure.ts';
import { countOf, drawScaled, features, mistake, named, nameOf, type Params, shown } from './places.ts';

interface Column {
  readonly digit: number;
  readonly power: number;
}

const worthOf = ({ digit, power }: Column): number => digit * 10 ** power;

/** What a column of the chart is worth: 'Tens: 4 counters are worth 40.' */
function columnSays(column: Column, places: number): string {
  const { digit, power } = column;
  const name = nameOf(power - places);
  const says =
    digit === 0
      ? 'no counters, so 0.'
      : `${digit} counter${digit === 1 ? ' is' : 's are'} worth ${shown(worthOf(column), places)}.`;
  return `${upper(name)}: ${says}`;
}

/** The columns that reach 10 when one counter more is put in a column, from it upwards. */
function exchangesFrom(digits: readonly number[], power: number): number[] {
  const found: number[] = [];
  for (let at = power; digits[digits.length - 1 - at] === 9; at++) found.push(at);
  return found;
}

/** A number shown in a chart. */
export const chart: Form<Params> = {
  weight: ({ params }) => (params.asks === 'value' ? 2 : 0),
  make(random, cell) {
    const { places } = cell.params;
    const scaled = drawScaled(random, cell);
    if (scaled === undefined) return undefined;
    const digits = [...String(scaled)].map(Number);
    const power = random.int(0, digits.length - 1);
    if (cell.difficulty === 'medium' && !digits.includes(0)) return undefined;
    const adds = cell.difficulty === 'hard';
    // A counter more is only hard where ten of them are exchanged.
    if (adds && (power === digits.length - 1 || exchangesFrom(digits, power).length === 0)) return undefined;
    const result = adds ? scaled + 10 ** power : scaled;
    const columns = digits.map((digit, at) => ({ digit, power: digits.length - 1 - at }));
    const worths = columns.filter(({ digit }) => digit > 0).map((column) => shown(worthOf(column), places));
    return writeNumber(
      {
        prompt: [
          adds
            ? `One more counter is put in the ${nameOf(power - places)} column. What number is it now?`
            : 'What number does the chart show?',
          drawn(chartFigure(digits, places)),
        ],
        hint: adds
          ? 'Read the number first. What is one more counter in that column worth?'
          : 'Count the counters in each column. An empty column is 0.',
        steps: [
          columns.map((column) => columnSays(column, places)).join('\n\n'),
          worths.length > 1
            ? `Add them: ${worths.join(' + ')} = ${shown(scaled, places)}.`
            : `Altogether that is ${shown(scaled, places)}.`,
          ...(adds
            ? [
                [
                  `One more counter in the ${nameOf(power - places)} column adds ${shown(10 ** power, places)}.`,
                  ...exchangesFrom(digits, power).map(
                    (from) => `10 ${nameOf(from - places)} make ${countOf(1, from + 1 - places)}.`,
                  ),
                ].join(' '),
              ]
            : []),
          `The number is **${shown(result, places)}**.`,
        ],
        variant: `chart ${scaled} ${adds ? power : ''}`,
        features: features(scaled, adds ? 3 : 1),
      },
      decimalText(result, places),
      [
        ...(places === 0 ? [[Number(String(result).replaceAll('0', '')), named.zero] as const] : []),
        [
          digits.reduce((sum, digit) => sum + digit, adds ? 1 : 0),
          mistake('counts-counters', 'Counters in different columns are worth different amounts.'),
        ],
        ...(adds
          ? [
              [
                decimalText(scaled, places),
                mistake('stops-early', 'You read the chart. Now put in the new counter.'),
              ] as const,
            ]
          : []),
        ...(adds && power > 0
          ? [
              [
                decimalText(scaled + 10 ** (power - 1), places),
                named.place(`You put the counter in the ${nameOf(power - 1 - places)} column.`),
              ] as const,
            ]
          : []),
      ],
    );
  },
  solve(seen, { params: { places } }) {
    if (seen.figure === undefined) return undefined;
    const counters = readChart(seen.figure);
    const [, name] = /more counter is put in the (.*) column/.exec(seen.text) ?? [];
    const total = counters.reduce((sum, each, at) => {
      const power = counters.length - 1 - at;
      return sum + BigInt(each + (name === nameOf(power - places) ? 1 : 0)) * 10n ** BigInt(power);
    }, 0n);
    return typed(decimalText(Number(total), places));
  },
};
