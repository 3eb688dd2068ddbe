/** Word problems about prices, savings and profit, in two steps and more. */
import { showNumber as n } from '../../kernel/number-text.ts';
import { type Schema, type Story, story, values, wordMistakes as wrong } from './schema.ts';

/** What there are `c` of: shirts, rows, days or hours. */
const oneOf = ({ text }: Story): string => /\{c\} (\w+)s\b/.exec(text)?.[1] ?? '';
const differenceIn = (one: string): string => `difference ${one === 'shirt' ? 'for' : 'in'} one ${one}`;

/** Stories of money. */
export const moneySchemas: readonly Schema[] = [
  {
    name: 'two-prices',
    steps: 3,
    stories: [
      story('An adult ticket costs £{a} and a child ticket £{b}. What do {c} adults and {d} children pay?', 60, '£'),
      story(
        'Pens come in packs of {a} and rulers in packs of {b}. How many are in {c} packs of pens and {d} of rulers?',
        60,
      ),
      story('A lorry carries {a} crates and a van {b}. How many crates do {c} lorries and {d} vans carry?', 400),
      story(
        'A big boat has {a} seats and a small one {b}. How many seats do {c} big and {d} small boats have?',
        80,
        '',
        2,
      ),
      story(
        'A bench costs £{a} and a bin £{b}. A park buys {c} benches and {d} bins. What does it pay in pounds?',
        400,
        '£',
        40,
      ),
    ],
    draw: (random, top) => {
      const b = random.int(top > 3000 ? 12 : 7, top > 3000 ? 90 : 25);
      return values({
        a: b + random.int(2, top > 3000 ? 90 : 25),
        b,
        c: random.int(top > 3000 ? 11 : 3, top > 3000 ? 24 : 6),
        d: random.int(top > 3000 ? 12 : 4, top > 3000 ? 26 : 9),
      });
    },
    answer: ({ a, b, c, d }) => a * c + b * d,
    holds: (x, { a, b, c, d }) => x - b * d === a * c,
    wrong: ({ a, b, c, d }) => [
      [a * c, wrong.stops],
      [(a + b) * (c + d), wrong.mixesKinds],
      [a * d + b * c, wrong.swapsKinds],
    ],
    how: ({ a, b, c, d }) => [`${c} × ${a} = ${n(c * a)}.`, `${d} × ${b} = ${n(d * b)}.`, `${n(c * a)} + ${n(d * b)}.`],
    hint: 'Work out each kind on its own. Then add.',
  },
  {
    name: 'saving-up',
    steps: 2,
    stories: [
      story(
        '{N} has £{a} and saves £{b} a week. A bike costs £{c}. After how many weeks is there enough?',
        600,
        'weeks',
      ),
      story(
        'A tank has {a} litres in it. A tap adds {b} litres a minute. After how many minutes are there {c} litres?',
        9999,
        'minutes',
        3,
      ),
      story('A tree is {a} cm tall and grows {b} cm a year. In how many years will it be {c} cm tall?', 900, 'years'),
      story(
        '{N} has read {a} pages. From now on, {N} reads {b} pages a day. After how many days will {N} have read {c} pages in all?',
        900,
        'days',
      ),
    ],
    draw: (random, top) => {
      const b = random.int(top > 3000 ? 13 : 6, top > 3000 ? 60 : 25);
      const x = random.int(7, top > 3000 ? 24 : 16);
      const a = random.int(25, top > 3000 ? 400 : 180);
      return x === 10 ? undefined : values({ a, b, c: a + b * x });
    },
    answer: ({ a, b, c }) => (c - a) / b,
    holds: (x, { a, b, c }) => a + b * x === c,
    wrong: ({ a, b, c }) => [
      [c - a, wrong.stops],
      [c / b, wrong.one],
      [c - a - b, wrong.operation(`Find how many times ${b} goes into ${n(c - a)}.`)],
    ],
    how: ({ a, b, c }) => [`Still to come: ${n(c)} − ${n(a)} = ${n(c - a)}.`, `${n(c - a)} ÷ ${b}.`],
    hint: 'How much is still needed? How many equal steps make it?',
  },
  {
    name: 'pack-then-sell',
    steps: 3,
    stories: [
      story('A baker makes {a} trays of {b} buns. They are packed in bags of {c}. How many bags are filled?', 60),
      story('{a} bags hold {b} beads each. A bracelet takes {c} beads. How many bracelets can be made?', 200),
      story(
        'A farm fills {a} crates with {b} apples each. They are repacked into boxes of {c}. How many boxes are filled?',
        200,
      ),
      story('{a} sacks hold {b} kg of rice each. It is packed in bags of {c} kg. How many bags are filled?', 60),
    ],
    draw: (random, top) => {
      const c = random.int(3, 12);
      const a = random.int(6, top > 3000 ? 18 : 9);
      const b = random.int(14, top > 3000 ? 96 : 40);
      return (a * b) % c === 0 && b % c !== 0 ? values({ a, b, c }) : undefined;
    },
    answer: ({ a, b, c }) => (a * b) / c,
    holds: (x, { a, b, c }) => x * c === a * b,
    wrong: ({ a, b, c }) => [
      [a * b, wrong.stops],
      [a * b * c, wrong.multiplies],
      [a * b - c, wrong.operation('New equal groups are made, so divide.')],
      [a + b - c, wrong.adds('multiply, then divide')],
    ],
    how: ({ a, b, c }) => [`In all: ${a} × ${n(b)} = ${n(a * b)}.`, `${n(a * b)} ÷ ${c}.`],
    hint: 'Find how many there are in all. Then make the new groups.',
  },
  {
    name: 'profit',
    steps: 3,
    stories: [
      story(
        'A club buys {c} shirts at £{b} each and sells them all at £{a} each. How much more does it get than it pays?',
        90,
        '£',
      ),
      story('{N} plants {c} rows of {a} beans and {c} rows of {b} peas. How many more beans than peas is that?', 90),
      story(
        '{N} swims {a} lengths a day. {M} swims {b} lengths a day. How many more lengths does {N} swim in {c} days?',
        90,
      ),
      story(
        'A new machine makes {a} toys an hour. An old one makes {b} an hour. How many more does the new one make in {c} hours?',
        900,
      ),
    ],
    draw: (random, top) => {
      const b = random.int(15, top > 3000 ? 80 : 40);
      return values({
        a: b + random.int(top > 3000 ? 7 : 11, top > 3000 ? 60 : 29),
        b,
        c: random.int(top > 3000 ? 12 : 6, top > 3000 ? 36 : 15),
      });
    },
    answer: ({ a, b, c }) => c * (a - b),
    holds: (x, { a, b, c }) => b * c + x === a * c,
    wrong: ({ a, b, c }) => [
      [a - b, wrong.stops],
      [a * c, wrong.stops],
      [c * (a + b), wrong.keyword('The question asks for the difference, so subtract.')],
    ],
    how({ a, b, c }, told) {
      const one = oneOf(told);
      return [`The ${differenceIn(one)}: ${n(a)} − ${n(b)} = ${n(a - b)}.`, `For ${c} ${one}s: ${c} × ${n(a - b)}.`];
    },
    hint(_, told) {
      const one = oneOf(told);
      return `What is the ${differenceIn(one)}? How many ${one}s are there?`;
    },
  },
];
