/** Comparing sets, clues that fix a set, and the mean of a frequency table. */

import type { Form } from '../../kernel/forms.ts';
import type { NumberMistake } from '../../kernel/mistakes.ts';
import { showNumber } from '../../kernel/number-text.ts';
import { answered, chosen, numbersIn, type Table } from '../../kernel/seen.ts';
import { chooseInOrder, writeNumber } from '../ask.ts';
import { features, listOf, mean, median, mistake, named, type Params, rising, sum } from './number-sets.ts';

const kinds = ['mean', 'median'] as const;
const measure = { mean, median } as const;

/** Another set with the same average: one number up and one down, or the ends pushed out. */
function equalSet(kind: (typeof kinds)[number], values: readonly number[], by: number): number[] {
  const ordered = rising(values);
  return ordered.map((value, at) =>
    at === 0 ? value - by : at === ordered.length - 1 ? value + by + (kind === 'median' ? 1 : 0) : value,
  );
}

/** How the average of a set is worked out, up to the number. */
function working(kind: (typeof kinds)[number], values: readonly number[]): string {
  const ordered = rising(values);
  if (kind === 'mean') return `${sum(values)} ÷ ${values.length} =`;
  return `in order ${ordered.join(', ')}, so the middle is`;
}

const wayTo = {
  mean: 'Add each set and share equally.',
  median: 'Put each set in order and take the middle.',
} as const;

/** Which of two sets has the larger average. */
export const largerAverage: Form<Params> = {
  weight: ({ params, difficulty }) => (params.about === 'all' ? { easy: 0, medium: 2, hard: 0 }[difficulty] : 0),
  make(random, cell) {
    const kind = random.pick(kinds);
    const size = random.pick([4, 5]);
    const a = Array.from({ length: size }, () => random.int(6, 22));
    const b = random.chance(1, 3)
      ? random.shuffle(equalSet(kind, a, random.int(1, 4)))
      : Array.from({ length: size }, () => random.int(2, 25));
    const [x, y] = [measure[kind](a), measure[kind](b)];
    if (!Number.isInteger(x * 2) || !Number.isInteger(y * 2)) return undefined;
    const right = x > y ? 'Set A' : x < y ? 'Set B' : 'They are equal.';
    return chooseInOrder(
      {
        prompt: `Set A: ${listOf(a)}.\n\nSet B: ${listOf(b)}.\n\nWhich set has the larger **${kind}**?`,
        hint: wayTo[kind],
        steps: [
          `Set A: ${working(kind, a)} ${showNumber(x)}.`,
          `Set B: ${working(kind, b)} ${showNumber(y)}.`,
          x === y ? '**They are equal.**' : `**${right}** has the larger ${kind}.`,
        ],
        variant: `${kind} ${a.join(' ')} ${b.join(' ')}`,
        features: features(cell, size * 2, 4),
      },
      ['Set A', 'Set B', 'They are equal.'],
      right,
      () => mistake('compares-by-eye', `${wayTo[kind]} The ${kind}s are ${showNumber(x)} and ${showNumber(y)}.`),
    );
  },
  solve(seen) {
    const kind = kinds.find((each) => seen.text.endsWith(`Which set has the larger ${each}?`));
    const [one = '', other = ''] = seen.text.split('Set B:');
    if (kind === undefined) return undefined;
    const size = (values: readonly number[]): number => {
      const ordered = rising(values);
      if (kind === 'mean') return sum(ordered) * 2;
      const middle = ordered.filter((_, at) => Math.abs(at - (ordered.length - 1) / 2) < 1);
      return middle.length === 1 ? (middle[0] ?? 0) * 2 : sum(middle);
    };
    const gap = size(numbersIn(one)) - size(numbersIn(other));
    return chosen(seen, (_, place) => place === (gap > 0 ? 0 : gap < 0 ? 1 : 2));
  },
};

/** Three or four numbers told by clues: the largest is asked. */
export const clues: Form<Params> = {
  weight: ({ params, difficulty }) => (params.about === 'all' && difficulty === 'hard' ? 2 : 0),
  make(random, cell) {
    const values = rising([random.int(1, 15), random.int(3, 20), random.int(5, 30)]);
    const [low = 0, middle = 0, high = 0] = values;
    const average = mean(values);
    // Where mean and median are equal, the numbers are evenly spaced.
    if (!Number.isInteger(average) || average === middle || new Set(values).size < 3) return undefined;
    const asksLow = random.chance(1, 2);
    const text = `Three numbers have a mean of ${average}, a median of ${middle} and a range of ${high - low}. What is the ${asksLow ? 'smallest' : 'largest'} number?`;
    return writeNumber(
      {
        prompt: text,
        hint: 'The median is the number in the middle. What do all three add up to?',
        steps: [
          `All three add up to 3 × ${average} = ${3 * average}.`,
          `Without the middle one: ${3 * average} − ${middle} = ${low + high}.`,
          `Two numbers make ${low + high} and differ by ${high - low}: they are ${low} and ${high}.`,
          `The answer is **${asksLow ? low : high}**.`,
        ],
        variant: text,
        features: features(cell, 3, 4),
      },
      asksLow ? low : high,
      [
        [asksLow ? high : low, mistake('other-end', 'That is the number at the other end.')],
        [middle, named.middle],
        [asksLow ? middle - (high - low) : middle + (high - low), named.range],
      ],
    );
  },
  solve(seen) {
    const found = /mean of (\d+), a median of (\d+) and a range of (\d+)\. What is the (smallest|largest)/.exec(
      seen.text,
    );
    if (found === null) return undefined;
    const [, average, middle, spread, end] = found;
    const all = [...Array(80).keys()];
    const fits = all.filter(
      (low) =>
        low <= Number(middle) &&
        low + Number(spread) >= Number(middle) &&
        low + Number(middle) + low + Number(spread) === 3 * Number(average),
    );
    return fits.flatMap((low) => answered(seen, end === 'smallest' ? low : low + Number(spread)));
  },
};

const themes = [
  { head: 'Goals', who: 'matches' },
  { head: 'Books', who: 'children' },
  { head: 'Pets', who: 'families' },
  { head: 'Points', who: 'throws' },
] as const;

/** The mean from a frequency table. */
export const meanOfTable: Form<Params> = {
  weight: ({ params, difficulty }) => (params.about === 'all' ? { easy: 0, medium: 2, hard: 6 }[difficulty] : 0),
  make(random, cell) {
    const { head, who } = random.pick(themes);
    const rows = cell.difficulty === 'hard' ? 5 : 4;
    const frequencies = Array.from({ length: rows }, () => random.int(1, 8));
    const count = sum(frequencies);
    const total = sum(frequencies.map((often, value) => often * value));
    const answer = total / count;
    if (!Number.isInteger(answer * (cell.difficulty === 'hard' ? 2 : 1))) return undefined;
    // The middle of the left column would be right for whoever ignores the frequencies.
    if (answer === (rows - 1) / 2) return undefined;
    const table: Table = {
      type: 'table',
      caption: `${head} in some ${who}`
        .replace('in some children', 'read by some children')
        .replace('in some families', 'of some families'),
      head: [head, 'Frequency'],
      rows: frequencies.map((often, value) => [String(value), String(often)]),
    };
    const mistakes: NumberMistake[] = [
      [total, named.undivided],
      [
        count / rows,
        mistake('mean-of-frequencies', 'That is the mean of the frequencies. Use the numbers they belong to.'),
      ],
      [
        total / rows,
        mistake('wrong-count', 'You divided by the number of rows. Divide by the sum of the frequencies.'),
      ],
      [(rows - 1) / 2, mistake('ignores-frequency', 'Some numbers come more often than others. Use the frequencies.')],
    ];
    return writeNumber(
      {
        prompt: [table, `What is the **mean** number of ${head.toLowerCase()}?`],
        hint: 'How many are there in all? What do they add up to?',
        steps: [
          `In all there are ${frequencies.join(' + ')} = ${count}.`,
          `They add up to ${frequencies.map((often, value) => `${value} × ${often}`).join(' + ')} = ${total}.`,
          `${total} ÷ ${count} = **${showNumber(answer)}**.`,
        ],
        variant: `table ${head} ${frequencies.join(' ')}`,
        features: features(cell, rows, 5),
      },
      answer,
      mistakes.filter(([given]) => Number.isInteger(Number(given) * 2)),
    );
  },
  solve(seen) {
    if (seen.table?.head[1] !== 'Frequency') return undefined;
    const items = seen.table.rows.flatMap(([value = '', often = '']) =>
      Array.from({ length: Number(often) }, () => Number(value)),
    );
    const found = [...Array(60).keys()]
      .map((at) => at / 2)
      .find((each) => Math.abs(items.reduce((off, item) => off + item - each, 0)) < 1e-9);
    return found === undefined ? [] : answered(seen, found);
  },
};
