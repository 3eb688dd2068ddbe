/** Word problems of multiplying and dividing, alone and mixed with adding. */

import { showNumber as n } from '../../kernel/number-text.ts';
import type { Random } from '../../kernel/random.ts';
import { type Schema, story, type Values, values, wordMistakes as wrong } from './schema.ts';

/** A small and a larger factor with a product under `top`. */
function factors(random: Random, top: number): Values {
  const a = random.int(top > 300 ? 4 : 2, top > 2000 ? 25 : top > 300 ? 12 : 9);
  return values({
    a,
    b: random.int(3, Math.max(4, Math.min(top > 2000 ? 240 : top > 300 ? 60 : 12, Math.floor(top / a)))),
  });
}

/** Stories of multiplying and dividing. */
export const multiplicativeSchemas: readonly Schema[] = [
  {
    name: 'times-as-many',
    steps: 1,
    stories: [
      story('{N} has {b} shells. {M} has {a} times as many. How many shells has {M}?', 60),
      story('A seedling is {b} cm tall. A bush is {a} times as tall. How tall is the bush, in cm?', 90, 'cm', 3),
      story('A sticker costs {b}p. A badge costs {a} times as much. How many pence is the badge?', 90, 'p', 3),
      story('A puppy weighs {b} kg. A big dog weighs {a} times as much. How many kg is that?', 12, 'kg', 2),
      story('A short rope is {b} m. A long rope is {a} times as long. How many metres is it?', 40, 'm'),
      story('{N} scores {b} points. {M} scores {a} times as many. What is {M}’s score?', 200),
    ],
    draw: factors,
    answer: ({ a, b }) => a * b,
    holds: (x, { a, b }) => x % a === 0 && x / a === b,
    wrong: ({ a, b }) => [
      [a + b, wrong.adds],
      [a * b + b, wrong.one],
    ],
    how: ({ a, b }) => [`${a} times as many means ${a} × ${n(b)}.`],
    hint: 'Draw one bar. Then draw a bar that is as many times as long.',
  },
  {
    name: 'scaled-back',
    steps: 1,
    stories: [
      story('{M} has {c} shells. That is {a} times as many as {N}. How many shells has {N}?', 300),
      story('A tree is {c} m tall. That is {a} times as tall as a shed. How many metres is the shed?', 60, 'm'),
      story('A bike costs £{c}. That is {a} times as much as a helmet. How much is the helmet?', 400, '£', 12),
      story('{N} is {c} years old. That is {a} times as old as {M}. How old is {M}?', 48),
      story(
        'A walk takes {c} minutes. That is {a} times as long as a bus ride. How many minutes is the ride?',
        120,
        'minutes',
      ),
    ],
    draw: (random, top) => {
      const { a, b } = factors(random, top);
      return values({ a, c: a * b });
    },
    answer: ({ a, c }) => c / a,
    holds: (x, { a, c }) => x * a === c,
    wrong: ({ a, c }) => [
      [c * a, wrong.keyword],
      [c - a, wrong.operation],
    ],
    how: ({ a, c }) => [`The smaller one is needed, so divide: ${n(c)} ÷ ${a}.`],
    hint: 'Who has fewer? Share the larger bar into equal parts.',
  },
  {
    name: 'choices',
    steps: 1,
    stories: [
      story('There are {a} hats and {b} coats. How many ways can you choose one hat and one coat?', 12),
      story('A cafe has {a} kinds of bread and {b} fillings. How many different sandwiches with one filling?', 12),
      story('{N} has {a} different pens and {b} different notebooks. How many ways can you choose one of each?', 12),
      story('A menu has {a} mains and {b} puddings. How many different meals of one of each?', 12),
      story('{a} paths go up a hill and {b} others go down. How many ways up and down are there?', 12),
      story('A robot has {a} heads and {b} bodies to choose from. How many different robots can be made?', 12),
    ],
    draw: (random, top) => values({ a: random.int(2, top > 60 ? 9 : 5), b: random.int(3, top > 60 ? 12 : 6) }),
    answer: ({ a, b }) => a * b,
    holds: (x, { a, b }) => Array.from({ length: a }, () => b).reduce((sum, each) => sum + each, 0) === x,
    wrong: ({ a, b }) => [
      [a + b, wrong.adds],
      [Math.max(a, b), wrong.one],
    ],
    how: ({ a, b }) => [`Each of the ${a} goes with each of the ${b}.`, `${a} × ${b}.`],
    hint: 'Take the first one. How many can go with it?',
  },
  {
    name: 'same-for-each',
    steps: 1,
    stories: [
      story('Every one of {a} teams plays each of {b} visiting teams once. How many games is that?', 12),
      story('Each of {a} children writes a card to each of {b} friends. How many cards is that?', 12),
      story('{a} children each need {b} pencils. How many pencils are needed?', 30),
      story('A recipe for one cake needs {b} eggs. How many eggs do {a} cakes need?', 12),
      story('{a} cars each have {b} passengers. How many passengers is that?', 8),
    ],
    draw: factors,
    answer: ({ a, b }) => a * b,
    holds: (x, { a, b }) => x % b === 0 && x / b === a,
    wrong: ({ a, b }) => [
      [a + b, wrong.adds],
      [a * b - b, wrong.one],
    ],
    how: ({ a, b }) => [`There are ${a} lots of ${b}: ${a} × ${b}.`],
    hint: 'Equal groups: how many groups, and how many in each?',
  },
  {
    name: 'recipe',
    steps: 2,
    stories: [
      story('A recipe for {a} people needs {c} eggs. How many eggs are needed for {b} people?', 48),
      story('{a} tickets cost £{c}. How much do {b} tickets cost at the same price?', 200, '£'),
      story('{a} pens cost {c}p. How many pence do {b} of these pens cost?', 900, 'p'),
      story('{a} equal boxes hold {c} cakes. How many cakes do {b} of these boxes hold?', 200),
      story('In {a} minutes a tap fills {c} litres. How many litres does it fill in {b} minutes?', 400, 'litres'),
      story('{a} equal bricks weigh {c} kg. How many kg do {b} of them weigh?', 60, 'kg'),
    ],
    draw: (random, top) => {
      const a = random.int(2, top > 300 ? 8 : 5);
      const each = random.int(2, top > 300 ? 15 : 8);
      const b = random.int(a + 1, top > 300 ? 15 : 10);
      return values({ a, b, c: a * each });
    },
    answer: ({ a, b, c }) => (c / a) * b,
    holds: (x, { a, b, c }) => x * a === c * b,
    wrong: ({ a, b, c }) => [
      [c + (b - a), wrong.adds],
      [c / a, wrong.stops],
      [c * b, wrong.operation],
    ],
    how: ({ a, b, c }) => [`For one: ${n(c)} ÷ ${a} = ${n(c / a)}.`, `For ${b}: ${n(c / a)} × ${b}.`],
    hint: 'Find how much it is for one first.',
  },
  {
    name: 'two-kinds-each',
    steps: 2,
    stories: [
      story('Each of {a} bags has {b} red and {c} green apples. How many apples are there altogether?', 40),
      story('{a} children each have {b} pens and {c} pencils. How many is that altogether?', 40),
      story('A wall has {a} rows. Each has {b} blue and {c} white tiles. How many tiles is that?', 90),
      story('Each of {a} shelves holds {b} thick and {c} thin books. How many books is that?', 60),
      story('{a} coaches each carry {b} children and {c} adults. How many people is that?', 48),
      story('A shop sells {a} sets. Each set has {b} plates and {c} cups. How many things is that?', 24),
    ],
    draw: (random, top) =>
      values({
        a: random.int(3, top > 300 ? 12 : 9),
        b: random.int(3, top > 300 ? 30 : 12),
        c: random.int(2, top > 300 ? 15 : 9),
      }),
    answer: ({ a, b, c }) => a * (b + c),
    holds: (x, { a, b, c }) => x - a * b === a * c,
    wrong: ({ a, b, c }) => [
      [a * b + c, wrong.one],
      [a * b, wrong.stops],
      [a + b + c, wrong.adds],
    ],
    how: ({ a, b, c }) => [
      `One has ${b} + ${c} = ${b + c}.`,
      `${a} × ${b + c} (the same as ${a} × ${b} + ${a} × ${c}).`,
    ],
    hint: 'How many does one have in all? There are several of those.',
  },
  {
    name: 'nearly-round',
    steps: 2,
    stories: [
      story('{a} tickets cost £{b} each. How much is that? Think of a round number near {a} or {b}.', 99, '£', 3),
      story('A hall has {a} rows of {b} chairs. How many chairs? Split one number to make it easy.', 99, '', 3),
      story('{a} children each collect {b} leaves. How many leaves? Use a round number to help.', 99, '', 3),
      story('A page has {a} rows of {b} stamps. How many stamps? Split one number to make it easy.', 60, '', 3),
      story('{a} boxes hold {b} eggs each. How many eggs? Use a round number to help.', 60, '', 3),
    ],
    draw: (random, top) =>
      values({ a: random.int(1, top > 300 ? 9 : 4) * 10 + random.pick([-1, 1, -2, 2]), b: random.int(3, 9) }),
    answer: ({ a, b }) => a * b,
    holds: (x, { a, b }) => x % b === 0 && x / b === a,
    wrong: ({ a, b }) => {
      const round = Math.round(a / 10) * 10;
      return [
        [round * b, wrong.stops],
        [round * b + (a - round), wrong.one],
        [round * b - (a - round) * b, wrong.operation],
        [a + b, wrong.adds],
      ];
    },
    how: ({ a, b }) => {
      const round = Math.round(a / 10) * 10;
      const gap = Math.abs(a - round);
      return [
        `${a} is ${gap} ${a > round ? 'more' : 'less'} than ${round}.`,
        `${round} × ${b} = ${round * b}, and ${gap} × ${b} = ${gap * b}.`,
        `${round * b} ${a > round ? '+' : '−'} ${gap * b}.`,
      ];
    },
    hint: 'Multiply by the round number. Then put right what is too much or too little.',
  },
  {
    name: 'same-factor-twice',
    steps: 2,
    stories: [
      story('Cakes cost £{a} each. {N} buys {b} and {M} buys {c}. How much do they spend altogether?', 30, '£'),
      story('Each box has {a} pens. {N} has {b} boxes and {M} has {c}. How many pens is that?', 40),
      story('A garden has {b} rows of {a} leeks and {c} rows of {a} beans. How many plants is that?', 40),
      story('Every coach carries {a} people. {b} coaches go on Monday and {c} on Friday. How many people is that?', 60),
      story('One pack holds {a} cards. A shop sells {b} packs, then {c} more. How many cards is that?', 60),
    ],
    draw: (random, top) =>
      values({
        a: random.int(4, top > 300 ? 30 : 12),
        b: random.int(3, top > 300 ? 12 : 8),
        c: random.int(2, top > 300 ? 12 : 7),
      }),
    answer: ({ a, b, c }) => a * b + a * c,
    holds: (x, { a, b, c }) => x % a === 0 && x / a === b + c,
    wrong: ({ a, b, c }) => [
      [a * b + c, wrong.one],
      [a * b, wrong.stops],
      [a + b + c, wrong.adds],
    ],
    how: ({ a, b, c }) => [`There are ${b} + ${c} = ${b + c} lots of ${a}.`, `${b + c} × ${a}.`],
    hint: 'How many equal groups are there in all?',
  },
  {
    name: 'boxes-and-loose',
    steps: 2,
    stories: [
      story('{N} has {a} boxes of {b} pens and {c} loose pens. How many pens is that?', 60),
      story('A school orders {a} packs of {b} books and {c} single books. How many books is that?', 400),
      story('A farmer fills {a} trays with {b} eggs each and has {c} eggs left over. How many eggs are there?', 90),
      story('A theatre has {a} rows of {b} seats and {c} seats in boxes. How many seats is that?', 200),
      story('A printer uses {a} reels of {b} m of paper and {c} m more. How many metres is that?', 900, 'm', 5),
    ],
    draw: (random, top) => {
      const { a, b } = factors(random, top);
      return values({ a, b, c: random.int(2, Math.max(3, b - 1)) });
    },
    answer: ({ a, b, c }) => a * b + c,
    holds: (x, { a, b, c }) => (x - c) % a === 0 && (x - c) / a === b,
    wrong: ({ a, b, c }) => [
      [a * b, wrong.stops],
      [a * (b + c), wrong.order],
      [a + b + c, wrong.adds],
    ],
    how: ({ a, b, c }) => [`${a} × ${n(b)} = ${n(a * b)}.`, `${n(a * b)} + ${n(c)}.`],
    hint: 'Equal groups first. Then the ones that are over.',
  },
  {
    name: 'change-from',
    steps: 2,
    stories: [
      story('{N} buys {a} books at £{b} each and pays with £{c}. How much change is there?', 500, '£'),
      story(
        'A tank has {c} litres. {a} buckets of {b} litres are taken out. How many litres are left?',
        5000,
        'litres',
      ),
      story('A roll has {c} m of ribbon. {a} pieces of {b} m are cut. How many metres are left?', 2000, 'm'),
      story('A school has {c} pencils. {a} classes take {b} each. How many pencils are left?', 9999),
    ],
    draw: (random, top) => {
      const { a, b } = factors(random, Math.floor(top * 0.8));
      const round = top > 300 ? 50 : 10;
      return values({ a, b, c: Math.ceil((a * b + random.int(2, round)) / round) * round });
    },
    answer: ({ a, b, c }) => c - a * b,
    holds: (x, { a, b, c }) => x + a * b === c,
    wrong: ({ a, b, c }) => [
      [a * b, wrong.stops],
      [c - a - b, wrong.adds],
      [Math.abs(c - b), wrong.one],
    ],
    how: ({ a, b, c }) => [`${a} × ${n(b)} = ${n(a * b)}.`, `${n(c)} − ${n(a * b)}.`],
    hint: 'Find what is used altogether. Then take it from the whole.',
  },
  {
    name: 'join-then-share',
    steps: 2,
    stories: [
      story('{N} picks {a} plums and {M} picks {b}. They are put equally into {c} bowls. How many in each bowl?', 2000),
      story('{a} red and {b} blue counters are shared equally between {c} groups. How many does each group get?', 2000),
      story('{a} boys and {b} girls make {c} equal teams. How many are in each team?', 600),
      story('A gift of £{a} and one of £{b} are shared by {c} clubs. How many pounds does each club get?', 5000, '£'),
    ],
    draw: (random, top) => {
      const c = random.int(3, top > 2000 ? 12 : 9);
      const each = random.int(5, Math.max(6, Math.floor(top / (c * 3))));
      const total = c * each;
      const a = random.int(Math.floor(total / 4), Math.floor((total * 3) / 4));
      return a % c === 0 ? undefined : values({ a, b: total - a, c });
    },
    answer: ({ a, b, c }) => (a + b) / c,
    holds: (x, { a, b, c }) => x * c - b === a,
    wrong: ({ a, b, c }) => [
      [a + b, wrong.stops],
      [(a + b) * c, wrong.multiplies],
      [a + b - c, wrong.operation],
    ],
    how: ({ a, b, c }) => [`Together: ${n(a)} + ${n(b)} = ${n(a + b)}.`, `${n(a + b)} ÷ ${c}.`],
    hint: 'Find the whole first. Then share it.',
  },
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
        'A big coach has {a} seats and a small one {b}. How many seats have {c} big and {d} small coaches?',
        80,
        '',
        2,
      ),
      story(
        'A bench costs £{a} and a bin £{b}. A park buys {c} benches and {d} bins. What does it pay in pounds?',
        400,
        '£',
        3,
      ),
    ],
    draw: (random, top) => {
      const b = random.int(4, top > 3000 ? 90 : 25);
      return values({
        a: b + random.int(2, top > 3000 ? 90 : 25),
        b,
        c: random.int(2, top > 3000 ? 24 : 6),
        d: random.int(2, top > 3000 ? 24 : 9),
      });
    },
    answer: ({ a, b, c, d }) => a * c + b * d,
    holds: (x, { a, b, c, d }) => x - b * d === a * c,
    wrong: ({ a, b, c, d }) => [
      [a * c, wrong.stops],
      [(a + b) * (c + d), wrong.order],
      [a * d + b * c, wrong.order],
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
        'A pool has {a} litres. A tap adds {b} litres a minute. After how many minutes are there {c} litres?',
        9999,
        'minutes',
        3,
      ),
      story('A tree is {a} cm tall and grows {b} cm a year. In how many years is it {c} cm tall?', 900, 'years'),
      story(
        '{N} has read {a} pages. From now on, {N} reads {b} pages a day. After how many days has {N} read {c} pages in all?',
        900,
        'days',
      ),
    ],
    draw: (random, top) => {
      const b = random.int(4, top > 3000 ? 60 : 15);
      const x = random.int(3, top > 3000 ? 24 : 12);
      const a = random.int(5, top > 3000 ? 400 : 60);
      return values({ a, b, c: a + b * x });
    },
    answer: ({ a, b, c }) => (c - a) / b,
    holds: (x, { a, b, c }) => a + b * x === c,
    wrong: ({ a, b, c }) => [
      [c - a, wrong.stops],
      [Math.floor(c / b), wrong.one],
      [c - a - b, wrong.operation],
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
      story('A farm fills {a} crates with {b} apples each. They are repacked into boxes of {c}. How many boxes?', 200),
      story('{a} rolls have {b} m of ribbon each. Bows need {c} m each. How many bows can be made?', 200),
    ],
    draw: (random, top) => {
      const c = random.int(3, 12);
      const a = random.int(3, top > 3000 ? 18 : 9);
      const b = random.int(6, top > 3000 ? 96 : 40);
      return (a * b) % c === 0 && b % c !== 0 ? values({ a, b, c }) : undefined;
    },
    answer: ({ a, b, c }) => (a * b) / c,
    holds: (x, { a, b, c }) => x * c === a * b,
    wrong: ({ a, b, c }) => [
      [a * b, wrong.stops],
      [a * b * c, wrong.multiplies],
      [a * b - c, wrong.operation],
      [a + b - c, wrong.adds],
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
      story('{N} plants {c} rows of {a} beans and {c} rows of {b} peas. How many more beans than peas?', 90),
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
      const b = random.int(3, top > 3000 ? 80 : 25);
      return values({ a: b + random.int(2, top > 3000 ? 60 : 20), b, c: random.int(3, top > 3000 ? 36 : 12) });
    },
    answer: ({ a, b, c }) => c * (a - b),
    holds: (x, { a, b, c }) => b * c + x === a * c,
    wrong: ({ a, b, c }) => [
      [a - b, wrong.stops],
      [a * c, wrong.stops],
      [c * (a + b), wrong.keyword],
    ],
    how: ({ a, b, c }) => [`The difference for one: ${n(a)} − ${n(b)} = ${n(a - b)}.`, `For ${c}: ${c} × ${n(a - b)}.`],
    hint: 'What is the difference for one? There are several of those.',
  },
];
