/** Frequency tables: the total of what is counted, shares, and a frequency that is missing. */

import type { Form } from '../../kernel/forms.ts';
import type { Made } from '../../kernel/generator.ts';
import type { Mistake } from '../../kernel/key.ts';
import type { Random } from '../../kernel/random.ts';
import { answered, type Table } from '../../kernel/seen.ts';
import { writeFraction, writeNumber } from '../ask.ts';
import { told } from '../count-questions.ts';
import { lowestTerms } from '../lowest-terms.ts';
import { features, mistake, named, type Params } from './charts.ts';

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

/** What is asked at each difficulty. */
const kinds = {
  easy: ['total', 'fraction'],
  medium: ['percent'],
  hard: ['missing'],
} as const;
type Kind = (typeof kinds)[keyof typeof kinds][number];

interface Tally {
  readonly theme: (typeof themes)[number];
  readonly headings: readonly number[];
  readonly frequencies: readonly number[];
}
type Cell = Parameters<Form<Params>['make']>[1];

/** Totals that many percentages of are whole. */
const roundTotals = [25, 40, 50, 60, 75, 80];

function drawTally(random: Random, kind: Kind, isEasy: boolean): Tally | undefined {
  // A dice has six rows, which are too many for an easy question.
  const theme = random.pick(themes.filter(({ who }) => !isEasy || who !== 'throws'));
  const headings = Array.from({ length: isEasy ? 5 : 6 }, (_, at) => theme.low + at);
  const drawn = headings.map(() => random.int(2, isEasy ? 14 : 24));
  if (kind !== 'percent') return { theme, headings, frequencies: drawn };
  const last = random.pick(roundTotals) - sum(drawn.slice(0, -1));
  return last < 2 || last > 24 ? undefined : { theme, headings, frequencies: [...drawn.slice(0, -1), last] };
}
const tableOf = ({ theme, headings, frequencies }: Tally, hidden = -1): Table => ({
  type: 'table',
  caption: `Survey: ${theme.head.toLowerCase()}`,
  head: [theme.head, 'Frequency'],
  rows: headings.map((heading, at) => [String(heading), at === hidden ? 'x' : String(frequencies[at] ?? 0)]),
});
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const productsOf = ({ headings, frequencies }: Tally): number[] =>
  headings.map((heading, at) => heading * (frequencies[at] ?? 0));
/** How many things there are in all the rows. */
function askTotal(cell: Cell, tally: Tally): Made {
  const { theme, headings, frequencies } = tally;
  const products = productsOf(tally);
  const total = sum(products);
  return writeNumber(
    {
      prompt: [tableOf(tally), `How many ${theme.thing} are there in total?`],
      hint: 'Multiply each number on the left by its frequency.',
      steps: [
        `Multiply: ${headings.map((heading, at) => `${heading} × ${frequencies[at]} = ${products[at]}`).join(', ')}.`,
        `Add: ${products.join(' + ')} = **${total}**.`,
      ],
      variant: `total ${theme.head} ${frequencies.join(' ')}`,
      features: { ...features(cell, 3, 1), between: 0 },
    },
    total,
    [
      [sum(frequencies), told(named.stops, 'You added the frequencies. Multiply each by its number first.')],
      [sum(headings), told(named.frequency, 'You added the numbers on the left only. Multiply each by its frequency.')],
    ],
  );
}

/** What fraction or percentage has more or fewer than a number. */
function askShare(random: Random, cell: Cell, kind: 'fraction' | 'percent', tally: Tally): Made | undefined {
  const { theme, headings, frequencies } = tally;
  const asksMore = random.chance(1, 2);
  // At least two rows are to be added.
  const limitAt = asksMore ? random.int(1, headings.length - 3) : random.int(2, headings.length - 2);
  const limit = headings[limitAt] ?? 1;
  const where = (fits: (heading: number) => boolean): number =>
    sum(frequencies.filter((_, at) => fits(headings[at] ?? 0)));
  const count = sum(frequencies);
  const part = where((heading) => (asksMore ? heading > limit : heading < limit));
  const [withLimit, others] = [part + (frequencies[limitAt] ?? 0), count - part];
  const chosen = headings.filter((heading) => (asksMore ? heading > limit : heading < limit));
  const percent = (100 * part) / count;
  const [simple, isShorter] = [lowestTerms(part, count), lowestTerms(part, count) !== `${part}/${count}`];
  if (part === others || (kind === 'fraction' ? !isShorter : !Number.isInteger(percent))) return undefined;
  const rows = `${asksMore ? 'More' : 'Fewer'} than ${limit} means ${chosen.join(', ')}.`;
  const parts = chosen.map((heading) => frequencies[headings.indexOf(heading)]).join(' + ');
  const both = told(named.all, `You counted ${limit} itself as well.`);
  const rest = told(named.row, `That is the share of the other ${theme.who}.`);
  const questionText = {
    prompt: [
      tableOf(tally),
      `What ${kind === 'fraction' ? 'fraction' : 'percentage'} of the ${theme.who} ${theme.verb} ${asksMore ? 'more' : 'fewer'} than ${limit} ${limit === 1 ? theme.one : theme.thing}?${kind === 'fraction' ? ' Give it in its simplest form.' : ''}`,
    ],
    hint: `How many ${theme.who} are there in all? How many of them ${theme.verb} ${asksMore ? 'more' : 'fewer'} than ${limit}?`,
    steps: [
      `In all there are ${frequencies.join(' + ')} = ${count} ${theme.who}.`,
      `${rows} Their frequencies add up to ${parts} = ${part}.`,
      kind === 'fraction'
        ? `${part}/${count} in its simplest form is **${simple}**.`
        : `${part} of ${count} is ${part} ÷ ${count} × 100 = **${percent}%**.`,
    ],
    variant: `${kind} ${asksMore} ${theme.head} ${limit} ${frequencies.join(' ')}`,
    features: { ...features(cell, kind === 'fraction' ? 4 : 5, 1), between: 0 },
  };
  if (kind === 'fraction') {
    const wrong: readonly (readonly [string, Mistake])[] = [
      [lowestTerms(withLimit, count), both],
      [lowestTerms(others, count), rest],
      ...(part < others
        ? [[lowestTerms(part, others), mistake('part-to-part', `Compare with all the ${theme.who}.`)] as const]
        : []),
    ];
    return writeFraction(
      questionText,
      simple,
      wrong.filter(([given]) => given !== simple),
      'simplest',
    );
  }
  return writeNumber(
    questionText,
    percent,
    [
      [part, told(named.stops, `That is how many, not the percentage. Compare it with all ${count}.`)] as const,
      [(100 * withLimit) / count, both] as const,
      [100 - percent, rest] as const,
    ].filter(([given]) => Number.isInteger(given) && given !== percent),
    { after: '%', unit: '%' },
  );
}

/** A frequency that is found from the total of the things. */
function askMissing(random: Random, cell: Cell, tally: Tally): Made | undefined {
  const { theme, headings, frequencies } = tally;
  const gap = random.int(0, headings.length - 1);
  const [heading = 0, answer = 0] = [headings[gap], frequencies[gap]];
  // Nothing would be shared by one.
  if (heading < 2) return undefined;
  const known = productsOf(tally).filter((_, at) => at !== gap);
  const total = sum(productsOf(tally));
  const left = total - sum(known);
  return writeNumber(
    {
      prompt: [tableOf(tally, gap), `The ${theme.who} ${theme.verb} ${total} ${theme.thing} in total. What is x?`],
      hint: `How many ${theme.thing} do the other rows make?`,
      steps: [
        `The other rows: ${headings
          .filter((_, at) => at !== gap)
          .map((each) => `${each} × ${frequencies[headings.indexOf(each)]}`)
          .join(' + ')} = ${sum(known)}.`,
        `The row of ${heading} makes ${total} − ${sum(known)} = ${left}.`,
        `${heading} × x = ${left}, so x = **${answer}**.`,
      ],
      variant: `missing ${gap} ${theme.head} ${frequencies.join(' ')}`,
      features: { ...features(cell, 8, 1), between: 0 },
    },
    answer,
    [
      [left, told(named.stops, `That is how many ${theme.thing} the row makes. Divide it by ${heading}.`)],
      [
        total - sum(frequencies.filter((_, at) => at !== gap)),
        told(named.frequency, 'You subtracted the frequencies. Multiply each by its number first.'),
      ],
    ],
  );
}

/** A question on a frequency table. */
export const askFrequency: Form<Params> = {
  weight: ({ params }) => (params.about === 'frequency' ? 3 : 0),
  make(random, cell) {
    const kind = random.pick(kinds[cell.difficulty]);
    const tally = drawTally(random, kind, cell.difficulty === 'easy');
    if (tally === undefined) return undefined;
    switch (kind) {
      case 'total':
        return askTotal(cell, tally);
      case 'fraction':
      case 'percent':
        return askShare(random, cell, kind, tally);
      case 'missing':
        return askMissing(random, cell, tally);
    }
  },
  solve(seen) {
    if (seen.table === undefined || seen.table.head[1] !== 'Frequency') return undefined;
    const rows = seen.table.rows;
    const itemsWith = (x: number): number[] =>
      rows.flatMap(([heading = '', count = '']) =>
        Array.from({ length: count === 'x' ? x : Number(count) }, () => Number(heading)),
      );
    const [, goal] = /(\d+) [a-z ]+ in total\. What is x\?$/.exec(seen.text) ?? [];
    if (goal !== undefined) {
      const found = [...Array(60).keys()].find((x) => sum(itemsWith(x)) === Number(goal));
      return found === undefined ? [] : answered(seen, found);
    }
    const items = itemsWith(0);
    const [, share, word, limit] = /^What (fraction|percentage) of .* (more|fewer) than (\d+) /.exec(seen.text) ?? [];
    if (word !== undefined) {
      const fit = items.filter((item) => (word === 'more' ? item > Number(limit) : item < Number(limit))).length;
      return share === 'fraction'
        ? [{ type: 'writeAnswer', text: lowestTerms(fit, items.length) }]
        : answered(seen, (100 * fit) / items.length);
    }
    return answered(seen, sum(items));
  },
};
