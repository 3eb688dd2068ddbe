/** Parts of a rest as in `parts-of-a-rest.ts`, with several parts taken each time: 3/8 of it, and then 2/5 of the rest. */
import { showNumber as n } from '../../kernel/number-text.ts';
import { partSchemas } from './parts-of-a-rest.ts';
import { isLowest, type Schema, story, values, wordMistakes as wrong } from './schema.ts';

/** The stories of single parts, told with `{e}` parts first and `{d}` parts then. */
const storiesOfParts = (partSchemas.find(({ name }) => name === 'fraction-of-the-rest')?.stories ?? []).map((each) => ({
  ...each,
  text: each.text.replace('1/{b}', '{e}/{b}').replace('1/{c}', '{d}/{c}'),
}));

export const severalPartSchemas: readonly Schema[] = [
  {
    name: 'fractions-of-the-rest',
    steps: 4,
    stories: storiesOfParts,
    draw(random, top) {
      const isLarge = top > 300;
      const [b, c] = [random.int(isLarge ? 5 : 4, isLarge ? 9 : 6), random.int(isLarge ? 4 : 3, isLarge ? 8 : 5)];
      const [e, d] = [random.int(2, b - 2), random.int(2, c - 1)];
      if (b === c || !isLowest(e, b) || !isLowest(d, c)) return undefined;
      const a = b * c * random.int(isLarge ? 9 : 5, isLarge ? 20 : 12);
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
        [rest, wrong.stops(`Now take away ${d}/${c} of this rest.`)],
        [a - first - (a / c) * d, wrong.wholeAgain(`${d}/${c}`, rest, a)],
        [(rest / c) * d, wrong.part(`${d}/${c}`, rest)],
      ];
    },
    how: ({ a, b, c, d, e }) => {
      const [first, rest] = [(a / b) * e, (a / b) * (b - e)];
      return [
        `${e}/${b} of ${n(a)} is ${n(a)} ÷ ${b} × ${e} = ${n(first)}. What is left: ${n(a)} − ${n(first)} = ${n(rest)}.`,
        `${d}/${c} of ${n(rest)} is ${n(rest)} ÷ ${c} × ${d} = ${n((rest / c) * d)}.`,
        `${n(rest)} − ${n((rest / c) * d)}.`,
      ];
    },
    hint: ({ b, c, d, e }) => `What is left after the ${e}/${b}? The ${d}/${c} is taken from that, not from the whole.`,
  },
  {
    name: 'part-before-the-rest',
    steps: 4,
    stories: [
      story(
        '{N} has some money and spends {e}/{b} of it on a game. Then {N} pays £{c} for lunch. £{d} is left. How many pounds does the game cost?',
        400,
        '£',
      ),
      story(
        '{e}/{b} of the eggs in a box are brown, {c} are white and the other {d} are speckled. How many are brown?',
        200,
      ),
      story(
        '{N} walks {e}/{b} of a path before lunch, then {c} m more. There are {d} m to go. How many metres does {N} walk before lunch?',
        900,
        'm',
      ),
      story('{e}/{b} of a year group walk to school, {c} children cycle and {d} come by bus. How many walk?', 90),
      story(
        '{e}/{b} of a ribbon is used for a parcel, then another {c} cm is cut off. {d} cm is left. How many cm does the parcel take?',
        400,
        'cm',
      ),
      story(
        '{e}/{b} of the seats on a train are reserved. Of the others, {c} are taken and {d} are free. How many seats are reserved?',
        600,
      ),
      story(
        '{N} reads {e}/{b} of a book one day, and {c} pages the next. {d} pages are left. How many pages does {N} read on the first day?',
        600,
      ),
      story(
        '{e}/{b} of a garden is planted with beans, {c} m² with peas and {d} m² with leeks. How many m² are beans?',
        900,
        'm²',
      ),
    ],
    draw(random) {
      const b = random.int(5, 9);
      const e = random.int(2, b - 2);
      const part = random.int(12, 34);
      if (!isLowest(e, b) || part % 10 === 0 || 2 * e === b) return undefined;
      const rest = (b - e) * part;
      const c = random.int(Math.floor(rest / 5), Math.floor((rest * 4) / 5));
      return c > 5 && rest - c > 5 ? values({ b, c, d: rest - c, e }) : undefined;
    },
    answer: ({ b, c, d, e }) => ((c + d) / (b - e)) * e,
    holds: (x, { b, c, d, e }) => x * b === e * (x + c + d),
    wrong: ({ b, c, d, e }) => {
      const part = (c + d) / (b - e);
      return [
        [c + d, wrong.stops(`This is ${b - e}/${b} of the whole. The question asks for ${e}/${b}.`)],
        [part, wrong.asked(`That is 1/${b} of the whole. Multiply it by ${e}.`)],
        [part * b, wrong.asked(`That is the whole. The question asks for ${e}/${b} of it.`)],
        [((c + d) / b) * e, wrong.order(`${n(c + d)} is only ${b - e}/${b} of the whole. First find 1/${b}.`)],
      ];
    },
    how: ({ b, c, d, e }) => [
      `${n(c)} + ${n(d)} = ${n(c + d)} is the rest: ${b} − ${e} = ${b - e} of the ${b} equal parts of the whole.`,
      `1/${b} of the whole is ${n(c + d)} ÷ ${b - e} = ${n((c + d) / (b - e))}.`,
      `${e}/${b} of the whole is ${e} × ${n((c + d) / (b - e))}.`,
    ],
    hint: 'Put the two amounts together. Which fraction of the whole are they?',
  },
];
