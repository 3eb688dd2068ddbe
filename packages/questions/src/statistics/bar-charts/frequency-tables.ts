/** Frequency tables: how many in all, more or fewer than, the mode, and the total of what is counted. */

import type { Form } from '../../kernel/forms.ts';
import type { NumberMistake } from '../../kernel/mistakes.ts';
import type { Random } from '../../kernel/random.ts';
import { answered, type Table } from '../../kernel/seen.ts';
import { writeNumber } from '../ask.ts';
import { told } from '../count-questions.ts';
import { features, named, type Params } from './charts.ts';

const themes = [
  {
    head: 'Brothers and sisters',
    who: 'children',
    verb: 'have',
    thing: 'brothers and sisters',
    one: 'brother or sister',
    low: 0,
  },
  { head: 'Books read', who: 'children', verb: 'read', thing: 'books', one: 'book', low: 0 },
  { head: 'Goals in a match', who: 'matches', verb: 'have', thing: 'goals', one: 'goal', low: 0 },
  { head: 'Spots on a dice', who: 'throws', verb: 'show', thing: 'spots', one: 'spot', low: 1 },
  { head: 'Pets at home', who: 'families', verb: 'have', thing: 'pets', one: 'pet', low: 0 },
  { head: 'Letters in a word', who: 'words', verb: 'have', thing: 'letters', one: 'letter', low: 2 },
  { head: 'Eggs in a nest', who: 'nests', verb: 'have', thing: 'eggs', one: 'egg', low: 1 },
  { head: 'Stickers earned', who: 'children', verb: 'earned', thing: 'stickers', one: 'sticker', low: 3 },
] as const;

interface Tally {
  readonly theme: (typeof themes)[number];
  readonly headings: readonly number[];
  readonly frequencies: readonly number[];
}
function drawTally(random: Random, large: boolean): Tally {
  // A dice has six rows.
  const theme = random.pick(themes.filter(({ who }) => large || who !== 'throws'));
  const headings = Array.from({ length: large ? 6 : 5 }, (_, at) => theme.low + at);
  return { theme, headings, frequencies: headings.map(() => random.int(1, large ? 24 : 14)) };
}
const tableOf = ({ theme, headings, frequencies }: Tally): Table => ({
  type: 'table',
  caption: `Survey: ${theme.head.toLowerCase()}`,
  head: [theme.head, 'Frequency'],
  rows: headings.map((heading, at) => [String(heading), String(frequencies[at] ?? 0)]),
});
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** A number from a frequency table. */
export const askFrequency: Form<Params> = {
  weight: ({ params }) => (params.about === 'frequency' ? 3 : 0),
  make(random, cell) {
    const tally = drawTally(random, cell.difficulty !== 'easy');
    const { theme, headings, frequencies } = tally;
    const kind = random.pick(
      cell.difficulty === 'easy'
        ? (['all', 'mode'] as const)
        : cell.difficulty === 'medium'
          ? (['more', 'fewer'] as const)
          : (['total'] as const),
    );
    // At least two rows are to be added.
    const limitAt = kind === 'fewer' ? random.int(2, headings.length - 2) : random.int(1, headings.length - 3);
    const limit = headings[limitAt] ?? 1;
    const best = Math.max(...frequencies);
    if (kind === 'mode' && frequencies.filter((each) => each === best).length > 1) return undefined;
    const where = (fits: (heading: number) => boolean): number =>
      sum(frequencies.filter((_, at) => fits(headings[at] ?? 0)));
    const products = headings.map((heading, at) => heading * (frequencies[at] ?? 0));
    const answer = {
      all: sum(frequencies),
      mode: headings[frequencies.indexOf(best)] ?? 0,
      more: where((heading) => heading > limit),
      fewer: where((heading) => heading < limit),
      total: sum(products),
    }[kind];
    const text = {
      all: `How many ${theme.who} are there in all?`,
      mode: `What is the mode of the number of ${theme.thing}?`,
      more: `How many ${theme.who} ${theme.verb} more than ${limit} ${limit === 1 ? theme.one : theme.thing}?`,
      fewer: `How many ${theme.who} ${theme.verb} fewer than ${limit} ${theme.thing}?`,
      total: `How many ${theme.thing} are there in total?`,
    }[kind];
    const mistakes: NumberMistake[] = {
      all: [
        [sum(headings), told(named.frequency, 'You added the numbers on the left. Add the frequencies.')],
        [frequencies.length, told(named.stops, 'That is the number of rows. Add the frequencies.')],
      ] as const,
      mode: [
        [best, told(named.frequency, 'That is how often it comes. The mode is the number itself.')],
        [headings.at(-1) ?? 0, told(named.row, 'That is the largest number, not the one that comes most often.')],
      ] as const,
      more: [
        [where((heading) => heading >= limit), told(named.all, `You counted ${limit} itself as well.`)],
        [where((heading) => heading < limit), told(named.row, `You counted those with fewer than ${limit}.`)],
        [
          headings.filter((heading) => heading > limit).length,
          told(named.frequency, 'You counted the rows. Add their frequencies.'),
        ],
      ] as const,
      fewer: [
        [where((heading) => heading <= limit), told(named.all, `You counted ${limit} itself as well.`)],
        [where((heading) => heading > limit), told(named.row, `You counted those with more than ${limit}.`)],
        [
          headings.filter((heading) => heading < limit).length,
          told(named.frequency, 'You counted the rows. Add their frequencies.'),
        ],
      ] as const,
      total: [
        [sum(frequencies), told(named.stops, 'You added the frequencies. Multiply each by its number first.')],
        [
          sum(headings),
          told(named.frequency, 'You added the numbers on the left only. Multiply each by its frequency.'),
        ],
      ] as const,
    }[kind].map(([given, because]) => [given, because] as const);
    const chosen = headings.filter((heading) => (kind === 'more' ? heading > limit : heading < limit));
    const parts = chosen.map((heading) => frequencies[headings.indexOf(heading)]).join(' + ');
    return writeNumber(
      {
        prompt: [tableOf(tally), text],
        hint: {
          all: 'Each frequency says how many there are of one kind.',
          mode: 'The mode is what comes most often.',
          more: `More than ${limit}: ${limit} itself does not count.`,
          fewer: `Fewer than ${limit}: ${limit} itself does not count.`,
          total: 'Multiply each number on the left by its frequency.',
        }[kind],
        steps: {
          all: [`Add the frequencies: ${frequencies.join(' + ')} = **${answer}**.`],
          mode: [`The highest frequency is ${best}.`, `It belongs to **${answer}**.`],
          more: [`More than ${limit} means ${chosen.join(', ')}.`, `Add their frequencies: ${parts} = **${answer}**.`],
          fewer: [
            `Fewer than ${limit} means ${chosen.join(', ')}.`,
            `Add their frequencies: ${parts} = **${answer}**.`,
          ],
          total: [
            `Multiply: ${headings.map((heading, at) => `${heading} × ${frequencies[at]} = ${products[at]}`).join(', ')}.`,
            `Add: ${products.join(' + ')} = **${answer}**.`,
          ],
        }[kind],
        variant: `${kind} ${theme.head} ${limit} ${frequencies.join(' ')}`,
        features: { ...features(cell, { all: 1, mode: 1, more: 2, fewer: 2, total: 6 }[kind], 1), between: 0 },
      },
      answer,
      mistakes,
    );
  },
  solve(seen) {
    if (seen.table === undefined || seen.table.head[1] !== 'Frequency') return undefined;
    const items = seen.table.rows.flatMap(([heading = '', count = '']) =>
      Array.from({ length: Number(count) }, () => Number(heading)),
    );
    const [, word, limit] = /(more|fewer) than (\d+) /.exec(seen.text) ?? [];
    if (word !== undefined)
      return answered(
        seen,
        items.filter((item) => (word === 'more' ? item > Number(limit) : item < Number(limit))).length,
      );
    if (seen.text.includes('in all?')) return answered(seen, items.length);
    if (seen.text.includes('in total?'))
      return answered(
        seen,
        items.reduce((total, item) => total + item, 0),
      );
    const counts = [...new Set(items)].map((item) => ({ item, count: items.filter((other) => other === item).length }));
    const most = Math.max(...counts.map(({ count }) => count));
    return answered(seen, counts.find(({ count }) => count === most)?.item ?? Number.NaN);
  },
};
