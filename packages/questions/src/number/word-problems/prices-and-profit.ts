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
      const isLarge = top > 3000;
      const b = random.int(12, isLarge ? 90 : 48);
      const a = b + random.int(3, isLarge ? 90 : 40);
      const [c, d] = [random.int(isLarge ? 11 : 6, isLarge ? 24 : 9), random.int(isLarge ? 12 : 6, isLarge ? 26 : 12)];
      return [a, b, c, d].some((each) => each % 10 === 0) ? undefined : values({ a, b, c, d });
    },
    answer: ({ a, b, c, d }) => a * c + b * d,
    holds: (x, { a, b, c, d }) => x - b * d === a * c,
    wrong: ({ a, b, c, d }) => [
      [a * c, wrong.stops('Now add the second kind.')],
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
    draw: (random) => {
      const [a, b, x] = [random.int(125, 400), random.int(13, 60), random.int(11, 24)];
      return x % 10 === 0 || b % 10 === 0 ? undefined : values({ a, b, c: a + b * x });
    },
    answer: ({ a, b, c }) => (c - a) / b,
    holds: (x, { a, b, c }) => a + b * x === c,
    wrong: ({ a, b, c }) => [
      [c - a, wrong.stops(`How many lots of ${b} make that?`)],
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
      const c = random.int(4, 12);
      const a = random.int(top > 3000 ? 12 : 7, top > 3000 ? 24 : 12);
      const b = random.int(34, top > 3000 ? 96 : 68);
      return (a * b) % c === 0 && b % c !== 0 && (a * b) % 100 !== 0 ? values({ a, b, c }) : undefined;
    },
    answer: ({ a, b, c }) => (a * b) / c,
    holds: (x, { a, b, c }) => x * c === a * b,
    wrong: ({ a, b, c }) => [
      [a * b, wrong.stops(`How many groups of ${c} does that make?`)],
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
      const b = random.int(24, top > 3000 ? 80 : 50);
      const gain = random.int(top > 3000 ? 17 : 13, top > 3000 ? 60 : 39);
      const c = random.int(12, top > 3000 ? 36 : 24);
      return gain % 10 === 0 || c % 10 === 0 ? undefined : values({ a: b + gain, b, c });
    },
    answer: ({ a, b, c }) => c * (a - b),
    holds: (x, { a, b, c }) => b * c + x === a * c,
    wrong: ({ a, b, c }, told) => [
      [a - b, wrong.stops(`This is for one ${oneOf(told)}. There are ${n(c)} ${oneOf(told)}s.`)],
      [a * c, wrong.one],
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
  {
    name: 'times-from-change',
    steps: 4,
    stories: [
      story(
        'A tent costs £{a} to hire, plus £{b} a night. {N} pays with £{c} and gets £{d} change. For how many nights is the tent hired?',
        900,
        'nights',
      ),
      story(
        'A hall costs £{a} to clean and £{b} for each hour it is used. A club pays with £{c} and gets £{d} change. For how many hours is the hall used?',
        900,
        'hours',
      ),
      story(
        'A gym costs £{a} to join and £{b} a month. {N} had £{c} and has £{d} left. For how many months has {N} paid?',
        900,
        'months',
      ),
      story(
        'A party costs £{a} for the room and £{b} for each guest. {N} had saved £{c}, and £{d} is left. How many guests are there?',
        900,
        'guests',
      ),
      story(
        'A garden shop charges £{b} for a tree and £{a} for delivery. {N} has £{c}, orders some trees and has £{d} left. How many trees are ordered?',
        900,
        'trees',
      ),
      story(
        'Hiring a van costs £{a}, plus £{b} a day. A firm pays with £{c} and gets £{d} change. For how many days is the van hired?',
        900,
        'days',
      ),
      story(
        'A trip costs £{a} for the coach and £{b} for each child. A school sets aside £{c}, and £{d} is left over. How many children go?',
        900,
        'children',
      ),
      story(
        'A skip costs £{a} to bring and £{b} for each day it stays. A builder had £{c} for it and has £{d} left. For how many days does it stay?',
        900,
        'days',
      ),
    ],
    draw(random) {
      const [a, b, x, d] = [random.int(21, 95), random.int(13, 38), random.int(11, 24), random.int(6, 48)];
      return b % 10 === 0 || x % 10 === 0 ? undefined : values({ a, b, c: a + b * x + d, d });
    },
    answer: ({ a, b, c, d }) => (c - d - a) / b,
    holds: (x, { a, b, c, d }) => a + b * x + d === c,
    wrong: ({ a, b, c, d }) => [
      [c - d - a, wrong.stops(`How many lots of £${b} make that?`)],
      [c - d, wrong.stops(`£${a} of that is paid only once. Subtract it.`)],
      [(c - d) / b, wrong.order(`The £${a} is paid as well, only once. Subtract it first.`)],
      [(c - a) / b, wrong.order(`The £${d} is not spent. Subtract it as well.`)],
    ],
    how: ({ a, b, c, d }) => [
      `What is spent: £${n(c)} − £${d} = £${n(c - d)}.`,
      `Without the part that is paid once: £${n(c - d)} − £${a} = £${n(c - d - a)}.`,
      `How many lots of £${b} make £${n(c - d - a)}? ${n(c - d - a)} ÷ ${b}.`,
    ],
    hint: 'How much is spent? One part of it is paid once, the other again and again.',
  },
];
