/** Two changes by powers of ten, one after the other, forwards and undone. */

import type { Form } from '../../kernel/forms.ts';
import type { Cell } from '../../kernel/generator.ts';
import { withGiven } from '../../kernel/mistakes.ts';
import { pickName } from '../../kernel/names.ts';
import { showNumber } from '../../kernel/number-text.ts';
import type { Random } from '../../kernel/random.ts';
import { numbersIn, typed } from '../../kernel/seen.ts';
import { writeNumber } from '../ask.ts';
import { features, mistake, named, type Params } from './places.ts';

interface Chain {
  readonly start: number;
  readonly one: number;
  readonly other: number;
  /** Whether the first change is more, and the second less. */
  readonly up: boolean;
  readonly middle: number;
  readonly result: number;
  /** How many of the changes alter the next column too. */
  readonly crossings: number;
}

/** Whether one more or less of a unit changes the next column too. */
const crossesColumn = (value: number, unit: number, up: boolean): boolean =>
  Math.floor(value / unit) % 10 === (up ? 9 : 0);

function drawChain(random: Random, cell: Cell<Params>): Chain | undefined {
  const size = cell.params.digits[cell.difficulty];
  const start = random.int(10 ** (size - 1) + 200, 10 ** size - 300);
  const [one, other] = random.sample([1, 10, 100, 1000].slice(0, size), 2);
  if (one === undefined || other === undefined) return undefined;
  // Changes of up to 100 are known from year 3.
  if (size > 3 && one < 1000 && other < 1000) return undefined;
  const up = random.chance(1, 2);
  const middle = up ? start + one : start - one;
  const result = up ? middle - other : middle + other;
  const most = size === 3 ? 1000 : 10000;
  if (middle <= 0 || middle > most || result <= 0 || result > most) return undefined;
  const crossings = [crossesColumn(start, one, up), crossesColumn(middle, other, !up)].filter(Boolean).length;
  return cell.difficulty === 'hard' && crossings === 0
    ? undefined
    : { start, one, other, up, middle, result, crossings };
}

/** Two changes, one after the other. */
export const chain: Form<Params> = {
  weight: ({ params, difficulty }) => (params.asks === 'more' && difficulty !== 'easy' ? 2 : 0),
  make(random, cell) {
    const drawn = drawChain(random, cell);
    if (drawn === undefined) return undefined;
    const { start, one, other, up, middle, result, crossings } = drawn;
    const [first, second] = up ? ['more', 'less'] : ['less', 'more'];
    return writeNumber(
      {
        prompt: `Start at ${showNumber(start)}. Find ${showNumber(one)} ${first}. Then find ${showNumber(other)} ${second}. What number do you get?`,
        hint: 'Do one change at a time and write down the number in between.',
        steps: [
          `${showNumber(start)} ${up ? '+' : '−'} ${showNumber(one)} = ${showNumber(middle)}.`,
          `${showNumber(middle)} ${up ? '−' : '+'} ${showNumber(other)} = **${showNumber(result)}**.`,
        ],
        variant: `chain ${start} ${one} ${other} ${first}`,
        features: { ...features(start, 2), crosses: crossings },
      },
      result,
      [
        [middle, mistake('stops-early', 'You made the first change. There is one more to make.')],
        [
          up ? middle + other : middle - other,
          named.other(`The second change is ${showNumber(other)} ${second}, not ${showNumber(other)} ${first}.`),
        ],
        [
          up ? start - one + other : start + one - other,
          named.other(`You mixed up more and less. First find ${showNumber(one)} ${first}.`),
        ],
      ],
    );
  },
  solve(seen) {
    if (!seen.text.startsWith('Start at')) return undefined;
    const [start = 0, one = 0, other = 0] = numbersIn(seen.text);
    return typed(/Find \d+ more/.test(seen.text) ? start - other + one : start + other - one);
  },
};

/** Two changes to undo. */
export const undoneChain: Form<Params> = {
  weight: ({ params, difficulty, year }) => (params.asks === 'more' && difficulty === 'hard' && year > 3 ? 2 : 0),
  make(random, cell) {
    const drawn = drawChain(random, cell);
    if (drawn === undefined) return undefined;
    const { start, one, other, up, middle, result, crossings } = drawn;
    const [first, second] = up ? ['more', 'less'] : ['less', 'more'];
    const name = pickName(random);
    return writeNumber(
      {
        prompt: `${name} thinks of a number, finds ${showNumber(one)} ${first} and then ${showNumber(other)} ${second}. That makes ${showNumber(result)}. What was the number?`,
        hint: 'Start at the end and undo each change, the last one first.',
        steps: [
          `Undo ${showNumber(other)} ${second}: ${showNumber(result)} ${up ? '+' : '−'} ${showNumber(other)} = ${showNumber(middle)}.`,
          `Undo ${showNumber(one)} ${first}: ${showNumber(middle)} ${up ? '−' : '+'} ${showNumber(one)} = **${showNumber(start)}**.`,
        ],
        variant: `undone ${result} ${one} ${other} ${first}`,
        features: { ...features(start, 3), crosses: crossings },
      },
      start,
      withGiven(
        [
          [middle, mistake('stops-early', 'You undid the last change. Undo the first one too.')],
          [
            result + (result - start),
            named.other('You made the changes again. To undo them, turn more into less and less into more.'),
          ],
          [
            up ? result - one : result + one,
            mistake('undoes-one-change', 'You undid the first change. Undo the last one too.'),
          ],
        ],
        (given) => given > 0,
      ),
    );
  },
  solve(seen) {
    if (!seen.text.includes('thinks of a number finds')) return undefined;
    const [one = 0, other = 0, result = 0] = numbersIn(seen.text);
    return typed(/finds \d+ more/.test(seen.text) ? result + other - one : result - other + one);
  },
};
