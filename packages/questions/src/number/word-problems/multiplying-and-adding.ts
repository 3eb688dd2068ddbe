/** Word problems that mix multiplying and dividing with adding and taking away. */
import { showNumber as n } from '../../kernel/number-text.ts';
import { factors } from './factors.ts';
import { type Schema, story, values, wordMistakes as wrong } from './schema.ts';

/** Stories of two steps. */
export const mixedSchemas: readonly Schema[] = [
  {
    name: 'nearly-round',
    steps: 2,
    stories: [
      story('{a} tickets cost £{b} each. How much is that? Think of a round number near {a}.', 999, '£', 3),
      story('A hall has {a} rows of {b} chairs. How many chairs is that? Use a round number to help.', 99, '', 3),
      story('{a} children each collect {b} leaves. How many leaves is that? Use a round number to help.', 999, '', 3),
      story(
        'A garden has {a} rows of {b} plants. How many plants is that? Think of a round number near {a}.',
        60,
        '',
        3,
      ),
      story('{a} boxes hold {b} eggs each. How many eggs is that? Use a round number to help.', 999, '', 3),
    ],
    draw: (random, top) =>
      values({
        a: (top > 600 ? random.int(2, 7) * 100 : random.int(2, top > 300 ? 9 : 4) * 10) + random.pick([-1, 1, -2, 2]),
        b: random.pick(top > 300 ? [4, 6, 7, 8, 9] : [3, 4, 6, 7, 8]),
      }),
    answer: ({ a, b }) => a * b,
    holds: (x, { a, b }) => x % b === 0 && x / b === a,
    wrong: ({ a, b }) => {
      const round = Math.round(a / 10) * 10;
      return [
        [round * b, wrong.stops(`But there are ${a}, not ${round}.`)],
        [
          round * b + (a - round),
          wrong.correctsOnce(
            `${a > round ? 'Add' : 'Take away'} ${Math.abs(a - round)} × ${b}, not just ${Math.abs(a - round)}.`,
          ),
        ],
        [
          round * b - (a - round) * b,
          wrong.correctsWrongWay(
            `${a} is ${a > round ? 'more' : 'less'} than ${round}, so ${a > round ? 'add' : 'subtract'}.`,
          ),
        ],
        [a + b, wrong.adds('multiply')],
      ];
    },
    how: ({ a, b }) => {
      const round = Math.round(a / 10) * 10;
      const gap = Math.abs(a - round);
      return [
        `${a} is ${gap} ${a > round ? 'more' : 'less'} than ${round}.`,
        `${round} × ${b} = ${n(round * b)}, and ${gap} × ${b} = ${gap * b}.`,
        `${n(round * b)} ${a > round ? '+' : '−'} ${gap * b}.`,
      ];
    },
    hint: 'Multiply by the round number. Is that too much or too little, and by how much?',
  },
  {
    name: 'same-factor-twice',
    steps: 2,
    stories: [
      story('Tickets cost £{a} each. {N} buys {b} and {M} buys {c}. How much do they spend altogether?', 30, '£'),
      story('Each box has {a} pens. {N} has {b} boxes and {M} has {c}. How many pens is that?', 40),
      story('A garden has {b} rows of {a} leeks and {c} rows of {a} beans. How many plants is that?', 40),
      story('Every tray has {a} eggs. {b} trays are sold on Monday and {c} on Friday. How many eggs is that?', 60),
      story('One pack holds {a} cards. A shop sells {b} packs, then {c} more packs. How many cards is that?', 60),
    ],
    draw: (random, top) => {
      const a = random.int(top > 600 ? 16 : top > 300 ? 7 : 4, top > 600 ? 38 : top > 300 ? 30 : 12);
      const b = random.int(top > 600 ? 6 : 3, top > 600 ? 9 : top > 300 ? 12 : 8);
      const c = random.int(top > 600 ? 7 : top > 300 ? 3 : 2, top > 600 ? 9 : top > 300 ? 12 : 7);
      // Each part, or both together, is one of the tables, or else there are twenty.
      const isInTables = (b < 10 && c < 10) || b + c <= 12 || b + c === 20;
      // By five and by ten the groups need no putting together.
      return a % 5 === 0 || !isInTables || (top > 600 && b + c < 13) ? undefined : values({ a, b, c });
    },
    answer: ({ a, b, c }) => a * b + a * c,
    holds: (x, { a, b, c }) => x % a === 0 && x / a === b + c,
    wrong: ({ a, b, c }) => [
      [a * b + c, wrong.order(`Multiply the ${n(c)} by ${a} as well.`)],
      [a * b, wrong.one],
      [a + b + c, wrong.adds('multiply')],
    ],
    how: ({ a, b, c }) =>
      // Beyond the times tables the parts are easier than the whole.
      b + c > 12
        ? [`${b} × ${a} = ${b * a}, and ${c} × ${a} = ${c * a}.`, `${b * a} + ${c * a}.`]
        : [`There are ${b} + ${c} = ${b + c} lots of ${a}.`, `${b + c} × ${a}.`],
    hint: 'All the groups are equal. You can put them together, or work out each part and add.',
  },
  {
    name: 'boxes-and-loose',
    steps: 2,
    stories: [
      story('{N} has {a} boxes of {b} pens and {c} loose pens. How many pens is that?', 60),
      story('A school orders {a} packs of {b} books and {c} single books. How many books is that?', 60),
      story('A farmer fills {a} trays with {b} eggs each and has {c} eggs left over. How many eggs are there?', 90),
      story('A theatre has {a} rows of {b} seats and {c} seats in boxes. How many seats is that?', 200),
      story(
        'A printer uses {a} reels of {b} m of paper and {c} m more. How many metres of paper is that altogether?',
        900,
        'm',
        5,
      ),
    ],
    draw: (random, top) => {
      const drawn = factors(random, top);
      return drawn && values({ ...drawn, c: random.int(2, Math.max(3, drawn.b - 1)) });
    },
    answer: ({ a, b, c }) => a * b + c,
    holds: (x, { a, b, c }) => (x - c) % a === 0 && (x - c) / a === b,
    wrong: ({ a, b, c }) => [
      [a * b, wrong.stops(`Now add the ${n(c)}.`)],
      [a * (b + c), wrong.order(`Multiply first. Then add the ${n(c)} only once.`)],
      [a + b + c, wrong.adds('multiply')],
    ],
    how: ({ a, b, c }) => [`${a} × ${n(b)} = ${n(a * b)}.`, `${n(a * b)} + ${n(c)}.`],
    hint: 'Multiply the equal groups first. Then add the rest.',
  },
  {
    name: 'change-from',
    steps: 2,
    stories: [
      story('A club buys {a} shirts at £{b} each and pays with £{c}. How much change is there?', 500, '£'),
      story(
        'A tank has {c} litres. {a} barrels of {b} litres are filled from it. How many litres are left?',
        5000,
        'litres',
      ),
      story('A drum has {c} m of cable. {a} pieces of {b} m are cut. How many metres are left?', 2000, 'm'),
      story('A school has {c} pencils. {a} classes take {b} each. How many pencils are left?', 9999),
    ],
    draw: (random, top) => {
      const drawn = factors(random, Math.floor(top * 0.8));
      if (drawn === undefined) return undefined;
      const { a, b } = drawn;
      const round = top > 300 ? 50 : 10;
      return values({ a, b, c: Math.ceil((a * b + random.int(2, round)) / round) * round });
    },
    answer: ({ a, b, c }) => c - a * b,
    holds: (x, { a, b, c }) => x + a * b === c,
    wrong: ({ a, b, c }) => [
      [a * b, wrong.stops(`Now subtract that from the ${n(c)}.`)],
      [c - a - b, wrong.adds('multiply')],
      [Math.abs(c - b), wrong.one],
    ],
    how: ({ a, b, c }) => [`Used altogether: ${a} × ${n(b)} = ${n(a * b)}.`, `Left: ${n(c)} − ${n(a * b)}.`],
    hint: 'Find what is used altogether. Then take it from the whole.',
  },
  {
    name: 'join-then-share',
    steps: 2,
    stories: [
      story(
        '{N} picks {a} plums and {M} picks {b}. They are shared equally between {c} boxes. How many plums are in each box?',
        2000,
      ),
      story('{a} red and {b} blue counters are shared equally between {c} groups. How many does each group get?', 2000),
      story('{a} boys and {b} girls are split into {c} equal groups. How many are in each group?', 600),
      story('{c} clubs share two gifts equally: £{a} and £{b}. How many pounds does each club get?', 5000, '£'),
    ],
    draw: (random, top) => {
      const c = random.int(6, 12);
      const each = random.int(top > 3000 ? 60 : 37, Math.floor(top / (c * 3)));
      const total = c * each;
      const a = random.int(Math.floor(total / 4), Math.floor((total * 3) / 4));
      return a % c === 0 || each % 10 === 0 ? undefined : values({ a, b: total - a, c });
    },
    answer: ({ a, b, c }) => (a + b) / c,
    holds: (x, { a, b, c }) => x * c - b === a,
    wrong: ({ a, b, c }) => [
      [a + b, wrong.stops(`Now share it equally: divide by ${c}.`)],
      [(a + b) * c, wrong.multiplies],
      [a + b - c, wrong.operation('Sharing into equal parts means dividing.')],
    ],
    how: ({ a, b, c }) => [`Together: ${n(a)} + ${n(b)} = ${n(a + b)}.`, `${n(a + b)} ÷ ${c}.`],
    hint: 'Find the whole first. Then share it.',
  },
];
