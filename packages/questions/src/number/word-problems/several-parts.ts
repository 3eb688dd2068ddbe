/** Parts of a rest as in `parts-of-a-rest.ts`, with several parts taken each time: 3/8 of it, and then 2/5 of the rest. */
import { showNumber as n } from '../../kernel/number-text.ts';
import { partSchemas } from './parts-of-a-rest.ts';
import { isLowest, type Schema, type Story, values, wordMistakes as wrong } from './schema.ts';
import { furtherStories } from './stories.data.ts';

/** The stories of a kind with single parts, told with `{e}` parts first and `{d}` parts then. */
function storiesOf(name: string, second: boolean): Story[] {
  const single = partSchemas.find((schema) => schema.name === name)?.stories ?? [];
  return [...single, ...(furtherStories[name] ?? [])].map((story) => ({
    ...story,
    text: story.text.replace('1/{b}', '{e}/{b}').replace('1/{c}', second ? '{d}/{c}' : '1/{c}'),
  }));
}

export const severalPartSchemas: readonly Schema[] = [
  {
    name: 'fractions-of-the-rest',
    steps: 4,
    stories: storiesOf('fraction-of-the-rest', true),
    draw(random, top) {
      const isLarge = top > 300;
      const [b, c] = [random.int(isLarge ? 5 : 4, isLarge ? 9 : 6), random.int(isLarge ? 4 : 3, isLarge ? 8 : 5)];
      const [e, d] = [random.int(2, b - 2), random.int(2, c - 1)];
      if (b === c || !isLowest(e, b) || !isLowest(d, c)) return undefined;
      const a = b * c * random.int(isLarge ? 6 : 3, isLarge ? 16 : 8);
      const rest = a - (a / b) * e;
      return (rest / c) * d === (a / b) * e || (rest / c) * (c - d) === (a / b) * e
        ? undefined
        : values({ a, b, c, d, e });
    },
    answer: ({ a, b, c, d, e }) => (a * (b - e) * (c - d)) / (b * c),
    holds: (x, { a, b, c, d, e }) => x * b * c === a * (b - e) * (c - d),
    wrong: ({ a, b, c, d, e }) => {
      const [first, rest] = [(a / b) * e, (a / b) * (b - e)];
      return [
        [rest, wrong.stops],
        [a - first - (a / c) * d, wrong.wholeAgain],
        [(rest / c) * d, wrong.part],
      ];
    },
    how: ({ a, b, c, d, e }) => {
      const [first, rest] = [(a / b) * e, (a / b) * (b - e)];
      return [
        `First part: ${n(a)} ÷ ${b} × ${e} = ${n(first)}. What is left: ${n(a)} − ${n(first)} = ${n(rest)}.`,
        `${d}/${c} of ${n(rest)} is ${n(rest)} ÷ ${c} × ${d} = ${n((rest / c) * d)}.`,
        `${n(rest)} − ${n((rest / c) * d)}.`,
      ];
    },
    hint: 'The second part is taken from what is left, not from the whole. Find what is left first.',
  },
  {
    name: 'back-after-parts',
    steps: 4,
    stories: storiesOf('back-to-the-start', false),
    draw(random) {
      const b = random.int(5, 9);
      const e = random.int(2, b - 2);
      const part = random.int(7, 24);
      if (!isLowest(e, b) || part % 10 === 0) return undefined;
      const rest = (b - e) * part;
      const c = random.int(Math.floor(rest / 5), Math.floor((rest * 4) / 5));
      return c > 5 && rest - c > 5 ? values({ b, c, d: rest - c, e }) : undefined;
    },
    answer: ({ b, c, d, e }) => ((c + d) / (b - e)) * b,
    holds: (x, { b, c, d, e }) => x * b - x * e === b * (c + d),
    wrong: ({ b, c, d, e }) => [
      [c + d, wrong.stops],
      [(c + d) / (b - e), wrong.onePart(b)],
      [(c + d) * b, wrong.order(`${n(c + d)} is ${b - e}/${b} of the whole, not 1/${b}. First find 1/${b}.`)],
      [((c + d) / e) * b, wrong.order(`${e}/${b} are gone, so ${n(c + d)} is the other ${b - e}/${b}.`)],
    ],
    how: ({ b, c, d, e }) => [
      `${n(c)} + ${n(d)} = ${n(c + d)} is the rest: ${b} − ${e} = ${b - e} of the ${b} equal parts of the whole.`,
      `1/${b} of the whole is ${n(c + d)} ÷ ${b - e} = ${n((c + d) / (b - e))}.`,
      `The whole is ${b} × ${n((c + d) / (b - e))}.`,
    ],
    hint: 'Put the two amounts together. Which fraction of the whole are they?',
  },
];
