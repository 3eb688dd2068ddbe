/** Word problems of multiplying and dividing. */
import { showNumber as n } from '../../kernel/number-text.ts';
import { factors, timesAsMany } from './factors.ts';
import { counted, type Schema, story, values, wordMistakes as wrong } from './schema.ts';

/** Stories of equal groups, times as many, and amounts in proportion. */
export const multiplyingSchemas: readonly Schema[] = [
  {
    name: 'times-as-many',
    steps: 1,
    stories: [
      story('{N} has {b} shells. {M} has {a} times as many. How many shells does {M} have?', 60),
      story('A seedling is {b} cm tall. A bush is {a} times as tall. How tall is the bush, in cm?', 90, 'cm', 3),
      story('A sticker costs {b}p. A badge costs {a} times as much. How many pence does the badge cost?', 90, 'p', 3),
      story('A puppy weighs {b} kg. A big dog weighs {a} times as much. How many kg is that?', 7, 'kg', 2),
      story('A short rope is {b} m long. A long rope is {a} times as long. How many metres long is it?', 40, 'm'),
      story('{N} scores {b} points. {M} scores {a} times as many. What is {M}’s score?', 200),
    ],
    draw: timesAsMany,
    answer: ({ a, b }) => a * b,
    holds: (x, { a, b }) => x % a === 0 && x / a === b,
    wrong: ({ a, b }) => [
      [a + b, wrong.adds('multiply')],
      [a * b + b, wrong.oneGroupMore],
    ],
    how: ({ a, b }) => [`That is ${a} lots of ${n(b)}: ${a} × ${n(b)}.`],
    hint: 'Draw a bar for the smaller one. How many of these bars do you need?',
  },
  {
    name: 'scaled-back',
    steps: 1,
    stories: [
      story('{M} has {c} shells. That is {a} times as many as {N}. How many shells does {N} have?', 300),
      story(
        'A tree is {c} m tall. That is {a} times as tall as a house. How many metres tall is the house?',
        60,
        'm',
        20,
      ),
      story('A bike costs £{c}. That is {a} times as much as a helmet. How much is the helmet?', 400, '£', 80),
      story('An uncle is {c} years old. That is {a} times as old as {N}. How old is {N}?', 48, '', 20),
      story(
        'A walk takes {c} minutes. That is {a} times as long as a bus ride. How many minutes does the ride take?',
        120,
        'minutes',
      ),
    ],
    draw: (random, top) => {
      const drawn = timesAsMany(random, top);
      return drawn === undefined ? undefined : values({ a: drawn.a, c: drawn.a * drawn.b });
    },
    answer: ({ a, c }) => c / a,
    holds: (x, { a, c }) => x * a === c,
    wrong: ({ a, c }) => [
      [c * a, wrong.keyword('The other one is smaller, so divide.')],
      [c - a, wrong.operation(`“${a} times” does not mean “${a} more”. Divide by ${a}.`)],
    ],
    how: ({ a, c }) => [`${n(c)} is ${a} equal parts, so divide: one part is ${n(c)} ÷ ${a}.`],
    hint: 'Which one is smaller? Draw a bar for the larger one and split it into equal parts.',
  },
  {
    name: 'choices',
    steps: 1,
    stories: [
      story('There are {a} hats and {b} coats. How many ways can you choose one hat and one coat?', 12),
      story(
        'A café has {a} kinds of bread and {b} fillings. How many different sandwiches with one filling can it make?',
        12,
      ),
      story(
        '{N} has {a} different pens and {b} different notebooks. How many ways are there to choose one of each?',
        12,
      ),
      story('A menu has {a} mains and {b} puddings. How many different meals with one of each are there?', 12),
      story('{a} lifts go up a hill and {b} ski runs go down. How many ways are there to go up and then down?', 12),
      story('There are {a} robot heads and {b} robot bodies. How many different robots can be made?', 12),
    ],
    // In year 3 one of the two is in a times table known by then.
    draw(random, top) {
      const large = [6, 7, 8, 9, 11, 12];
      if (top > 100) return values({ a: random.pick(large), b: random.pick(large) });
      const a = top > 60 ? random.pick([3, 4, 8]) : random.int(2, 5);
      return values({ a, b: top > 60 ? random.pick(large) : random.int(3, 6) });
    },
    answer: ({ a, b }) => a * b,
    holds: (x, { a, b }) => Array.from({ length: a }, () => b).reduce((sum, each) => sum + each, 0) === x,
    wrong: ({ a, b }) => [
      [a + b, wrong.addsChoices],
      [Math.max(a, b), wrong.one],
    ],
    how({ a, b }, told) {
      return [
        `Each of the ${a} ${counted(told, 'a')} goes with each of the ${b} ${counted(told, 'b')}.`,
        `${a} × ${b}.`,
      ];
    },
    hint: ({ a }, told) =>
      `Choose one of the ${a} ${counted(told, 'a')}. How many ${counted(told, 'b')} can go with it?`,
  },
  {
    name: 'same-for-each',
    steps: 1,
    stories: [
      story('Each of {a} teams plays each of {b} visiting teams once. How many games are played?', 12),
      story('Each of {a} children writes a card to each of {b} friends. How many cards is that?', 12),
      story('{a} children each need {b} pencils. How many pencils are needed?', 30),
      story('A recipe for one tray needs {b} spoons of oats. How many spoons do {a} trays need?', 12),
      story('{a} minibuses each have {b} passengers. How many passengers is that?', 12),
    ],
    draw: factors,
    answer: ({ a, b }) => a * b,
    holds: (x, { a, b }) => x % b === 0 && x / b === a,
    wrong: ({ a, b }) => [
      [a + b, wrong.adds('multiply')],
      [a * b - b, wrong.oneGroupLess],
    ],
    how: ({ a, b }) => [`There are ${a} lots of ${b}: ${a} × ${b}.`],
    hint: 'Equal groups: how many groups, and how many in each?',
  },
  {
    name: 'recipe',
    steps: 2,
    stories: [
      story('{a} necklaces need {c} beads. How many beads do {b} of these necklaces need?', 400),
      story('{a} tickets cost £{c}. How much do {b} tickets cost at the same price?', 300, '£'),
      story('{a} sweets cost {c}p. How many pence do {b} of these sweets cost?', 900, 'p'),
      story('{a} equal boxes hold {c} cakes. How many cakes do {b} of these boxes hold?', 300),
      story('A tap pours {c} litres in {a} minutes. How many litres does it pour in {b} minutes?', 400, 'litres'),
      story('{a} equal crates weigh {c} kg. How many kg do {b} of them weigh?', 300, 'kg'),
    ],
    draw: (random, top) => {
      const isLarge = top > 300;
      const a = random.int(3, top < 100 ? 5 : 8);
      // In year 3 both steps stay in the tables known by then; later the amount for one is no times-table fact.
      const each = top < 100 ? random.pick([4, 5, 8]) : random.int(isLarge ? 16 : 13, isLarge ? 38 : 24);
      const b = top < 100 ? random.int(a + 2, 9) : isLarge ? random.int(11, 19) : random.int(a + 1, 12);
      return each % 10 === 0 || b % a === 0 ? undefined : values({ a, b, c: a * each });
    },
    answer: ({ a, b, c }) => (c / a) * b,
    holds: (x, { a, b, c }) => x * a === c * b,
    wrong: ({ a, b, c }) => [
      [c + (b - a), wrong.adds('divide, then multiply')],
      [c / a, wrong.stops(`This is for just 1. How much is it for ${b}?`)],
      [c * b, wrong.operation(`${n(c)} is for ${a}, not for one. Divide by ${a} first.`)],
    ],
    how: ({ a, b, c }) => [`For 1: ${n(c)} ÷ ${a} = ${n(c / a)}.`, `For ${b}: ${n(c / a)} × ${b}.`],
    hint: 'Find how much it is for one first.',
  },
  {
    name: 'two-kinds-each',
    steps: 2,
    stories: [
      story('Each of {a} crates has {b} red and {c} green apples. How many apples are there altogether?', 40),
      story('{a} children each have {b} pens and {c} pencils. How many pens and pencils is that altogether?', 20),
      story('A wall has {a} rows. Each has {b} blue and {c} white tiles. How many tiles is that?', 90),
      story('Each of {a} shelves holds {b} thick and {c} thin books. How many books is that?', 60),
      story('{a} coaches each carry {b} children and {c} adults. How many people is that?', 48),
      story('A shop sells {a} sets. Each set has {b} plates and {c} cups. How many things is that?', 24),
    ],
    draw(random, top) {
      const drawn =
        top > 600
          ? { a: random.int(6, 12), b: random.int(16, 48), c: random.int(13, 36) }
          : top > 300
            ? { a: random.int(4, 12), b: random.int(11, 30), c: random.int(4, 15) }
            : { a: random.int(3, 9), b: random.int(3, 12), c: random.int(2, 9) };
      // Round groups are faster than the parts they are made of.
      const group = drawn.b + drawn.c;
      return group % 10 === 0 || group % 25 === 0 ? undefined : values(drawn);
    },
    answer: ({ a, b, c }) => a * (b + c),
    holds: (x, { a, b, c }) => x - a * b === a * c,
    wrong: ({ a, b, c }) => [
      [a * b + c, wrong.order(`Multiply the ${c} by ${a} as well.`)],
      [a * b, wrong.one],
      [a * c, wrong.one],
      [a + b + c, wrong.adds('multiply')],
    ],
    how: ({ a, b, c }) => [
      `In one group there are ${b} + ${c} = ${b + c}.`,
      `${a} × ${b} + ${a} × ${c} is ${a * b} + ${a * c}, the same as ${a} × ${b + c}.`,
    ],
    hint: 'How many are in one group? There are several equal groups.',
  },
];
