/** Word problems of adding and taking away, in one step and more. */

import { showNumber as n } from '../../kernel/number-text.ts';
import type { Random } from '../../kernel/random.ts';
import { type Schema, story, type Values, values, wordMistakes as wrong } from './schema.ts';

const least = (top: number): number => Math.max(6, Math.floor(top / 9));
/** Two numbers with a sum under `top`. */
function twoUnder(random: Random, top: number): Values {
  const a = random.int(least(top), Math.floor(top * 0.6));
  return values({ a, b: random.int(least(top), Math.max(least(top), top - a)) });
}
/** Two numbers, the first the larger. */
function largerFirst(random: Random, top: number): Values {
  const b = random.int(least(top), Math.floor(top * 0.6));
  return values({ a: random.int(b + 3, top), b });
}
function threeUnder(random: Random, top: number): Values {
  const [a, b] = [random.int(least(top), Math.floor(top * 0.4)), random.int(least(top), Math.floor(top * 0.35))];
  return values({ a, b, c: random.int(Math.max(5, Math.floor(least(top) / 2)), Math.max(6, top - a - b)) });
}

/** Stories of adding and taking away. */
export const additiveSchemas: readonly Schema[] = [
  {
    name: 'join',
    steps: 1,
    stories: [
      story('{N} has {a} stickers and gets {b} more. How many stickers is that?', 500),
      story('A car park has {a} cars. Then {b} more arrive. How many cars are there now?', 3000),
      story('{N} walks {a} steps before lunch and {b} after. How many steps altogether?', 9000),
      story('A baker makes {a} rolls in the morning and {b} later. How many rolls in all?', 5000),
      story('There are {a} fiction books and {b} fact books. How many books are there?', 99999),
      story('A garden has {a} red tulips and {b} yellow ones. How many tulips is that?', 9999),
      story('{N} saves {a}p and then {b}p more. How many pence is that?', 900, 'p'),
      story('A plane flies {a} km, then {b} km more. How far is that in km?', 9000, 'km', 100),
    ],
    draw: twoUnder,
    answer: ({ a, b }) => a + b,
    holds: (x, { a, b }) => x - b === a,
    wrong: ({ a, b }) => [
      [Math.abs(a - b), wrong.operation],
      [a, wrong.one],
    ],
    how: ({ a, b }) => [`The two parts make the whole: ${n(a)} + ${n(b)}.`],
    hint: 'The two parts are put together. Draw a bar with two parts.',
  },
  {
    name: 'take',
    steps: 1,
    stories: [
      story('{N} has {a} marbles and gives {b} away. How many are left?', 300),
      story('A baker has {a} buns and sells {b}. How many buns are left?', 3000),
      story('A ribbon is {a} cm long. {N} cuts off {b} cm. How many cm are left?', 900, 'cm'),
      story('There are {a} seats in a hall. {b} are taken. How many are free?', 9999),
      story('A tank has {a} litres of water. {b} litres are used. How many litres are left?', 99999),
      story('A book has {a} pages. {N} reads {b} of them. How many pages are left?', 600),
      story('{a} leaflets are printed and {b} are given out. How many are left?', 99999),
      story('A farmer picks {a} apples. {b} are sold. How many are not sold?', 99999),
    ],
    draw: largerFirst,
    answer: ({ a, b }) => a - b,
    holds: (x, { a, b }) => x + b === a,
    wrong: ({ a, b }) => [
      [a + b, wrong.operation],
      [b, wrong.one],
    ],
    how: ({ a, b }) => [`Some are taken from the whole: ${n(a)} − ${n(b)}.`],
    hint: 'The whole is known and one part goes. Draw a bar.',
  },
  {
    name: 'difference',
    steps: 1,
    stories: [
      story('{N} scores {a} points and {M} scores {b}. How many more points has {N}?', 9999),
      story('An oak is {a} cm tall. A bush is {b} cm tall. How much taller is the oak, in cm?', 3000, 'cm'),
      story('{a} people visit a museum. {b} visit a castle. How many more visit the museum?', 99999),
      story('A red kite costs {a}p and a blue one {b}p. How much more does the red one cost?', 999, 'p', 60),
      story('{N} has {a} shells. {M} has {b}. How many more shells has {N}?', 400),
      story('Mount A is {a} m high. Mount B is {b} m high. What is the difference in metres?', 8000, 'm', 100),
    ],
    draw: largerFirst,
    answer: ({ a, b }) => a - b,
    holds: (x, { a, b }) => b + x === a,
    wrong: ({ a, b }) => [
      [a + b, wrong.keyword],
      [a, wrong.one],
    ],
    how: ({ a, b }) => [`Compare the two: find the difference.`, `${n(a)} − ${n(b)}.`],
    hint: 'Draw two bars, one above the other. How much longer is one?',
  },
  {
    name: 'more-than',
    steps: 1,
    stories: [
      story('{N} has {a} cards. {M} has {b} more than {N}. How many cards has {M}?', 500),
      story('A hut is {a} cm tall. A house is {b} cm taller. How tall is the house, in cm?', 900, 'cm', 20),
      story('A van carries {a} parcels. A lorry carries {b} more than the van. How many does the lorry carry?', 9999),
      story('A lake is {a} m wide. Another is {b} m wider. How wide is the second one, in metres?', 9999, 'm', 20),
    ],
    draw: twoUnder,
    answer: ({ a, b }) => a + b,
    holds: (x, { a, b }) => x - a === b,
    wrong: ({ a, b }) => [
      [Math.abs(a - b), wrong.operation],
      [b, wrong.one],
    ],
    how: ({ a, b }) => [`The second is ${n(b)} more: ${n(a)} + ${n(b)}.`],
    hint: 'Who has more? Draw two bars and mark the extra part.',
  },
  {
    name: 'more-but-less',
    steps: 1,
    stories: [
      story('{N} has {a} cards. That is {b} more than {M} has. How many cards has {M}?', 500),
      story('{N} runs {a} m. That is {b} m more than {M} runs. How many metres does {M} run?', 3000, 'm'),
      story(
        'A blue jug holds {a} ml. That is {b} ml more than a red jug. How many ml does the red jug hold?',
        3000,
        'ml',
        60,
      ),
      story('A show has {a} visitors today. That is {b} more than last week. How many came last week?', 99999),
      story('A coat costs £{a}. That is £{b} more than a hat. How much is the hat?', 150, '£'),
    ],
    draw: largerFirst,
    answer: ({ a, b }) => a - b,
    holds: (x, { a, b }) => x + b === a,
    wrong: ({ a, b }) => [
      [a + b, wrong.keyword],
      [b, wrong.one],
    ],
    how: ({ a, b }) => [`The other one has less.`, `${n(a)} − ${n(b)}.`],
    hint: 'Who has less? Read the second sentence again with care.',
  },
  {
    name: 'start',
    steps: 1,
    stories: [
      story('{N} spends {b}p and has {a}p left. How many pence were there at first?', 900, 'p'),
      story('{b} people leave a hall. {a} stay. How many were there at first?', 9999),
      story('A shop sells {b} pens and has {a} left. How many pens did it have before?', 9999),
      story('{N} gives {b} shells away and keeps {a}. How many shells did {N} have at first?', 150),
      story('{b} litres leak from a tank. {a} litres are left. How many litres were in it before?', 99999),
    ],
    draw: twoUnder,
    answer: ({ a, b }) => a + b,
    holds: (x, { a, b }) => x - b === a,
    wrong: ({ a, b }) => [
      [Math.abs(a - b), wrong.keyword],
      [a, wrong.one],
    ],
    how: ({ a, b }) => [`Go back to the start: put the ${n(b)} back.`, `${n(a)} + ${n(b)}.`],
    hint: 'What was there before? Play the story backwards.',
  },
  {
    name: 'change',
    steps: 1,
    stories: [
      story('A tree is {b} cm tall. Later it is {a} cm tall. How many cm has it grown?', 900, 'cm'),
      story('There are {b} birds on a lake. More land and there are {a}. How many landed?', 9999),
      story('{N} has {b} points. After one more game the score is {a}. How many points did that game give?', 9999),
      story('A town had {b} people. Now it has {a}. By how many has it grown?', 200000),
      story('{N} has saved £{b} and needs £{a}. How many more pounds are needed?', 999, '£'),
    ],
    draw: largerFirst,
    answer: ({ a, b }) => a - b,
    holds: (x, { a, b }) => b + x === a,
    wrong: ({ a, b }) => [
      [a + b, wrong.keyword],
      [a, wrong.one],
    ],
    how: ({ a, b }) => [`Find how much was added: count up from ${n(b)} to ${n(a)}.`, `${n(a)} − ${n(b)}.`],
    hint: 'You know the start and the end. What happened between?',
  },
  {
    name: 'three-parts',
    steps: 2,
    stories: [
      story('{N} reads {a} pages on Friday, {b} on Saturday and {c} on Sunday. How many pages in all?', 400),
      story('A stall sells {a} apples, {b} pears and {c} plums. How many fruits is that?', 5000),
      story('A lorry drives {a} km, {b} km and {c} km. How many km altogether?', 2000, 'km'),
      story('Three schools have {a}, {b} and {c} pupils. How many pupils altogether?', 5000, '', 60),
      story('A film is seen by {a}, {b} and then {c} people. How many people is that?', 200000),
    ],
    draw: threeUnder,
    answer: ({ a, b, c }) => a + b + c,
    holds: (x, { a, b, c }) => x - a - b === c,
    wrong: ({ a, b, c }) => [
      [a + b, wrong.stops],
      [b + c, wrong.one],
      [Math.abs(a + b - c), wrong.operation],
    ],
    how: ({ a, b, c }) => [`Add the first two: ${n(a)} + ${n(b)} = ${n(a + b)}.`, `Then ${n(a + b)} + ${n(c)}.`],
    hint: 'Add two of the parts first. Then add the third.',
  },
  {
    name: 'on-and-off',
    steps: 2,
    stories: [
      story('A bus has {a} people. {b} get on and {c} get off. How many are on it now?', 60),
      story('{N} has {a} stickers, gets {b} more and then gives {c} away. How many are left?', 400),
      story('A library has {a} books. It buys {b} and sells {c}. How many has it now?', 200000, '', 400),
      story('A train has {a} people. {b} get on and {c} get off. How many are on it now?', 900),
      story('A farm has {a} hens. It buys {b} and sells {c}. How many hens are there now?', 9999),
      story('A shop has {a} tins. {b} arrive and {c} are sold. How many tins are there now?', 99999),
    ],
    draw: (random, top) => {
      const { a, b } = twoUnder(random, top);
      return values({ a, b, c: random.int(Math.max(3, Math.floor(top / 12)), Math.max(4, Math.floor((a + b) / 2))) });
    },
    answer: ({ a, b, c }) => a + b - c,
    holds: (x, { a, b, c }) => x + c === a + b,
    wrong: ({ a, b, c }) => [
      [a + b, wrong.stops],
      [a + b + c, wrong.operation],
      [Math.abs(a - b + c), wrong.order],
    ],
    how: ({ a, b, c }) => [`First more come: ${n(a)} + ${n(b)} = ${n(a + b)}.`, `Then some go: ${n(a + b)} − ${n(c)}.`],
    hint: 'Two things happen. Do them one after the other.',
  },
  {
    name: 'two-go',
    steps: 2,
    stories: [
      story('{N} has £{a}. A ball costs £{b} and a bat costs £{c}. How much is left after buying both?', 120, '£'),
      story('A baker has {a} rolls. {b} go to a cafe and {c} to a school. How many are left?', 9999),
      story('A rope is {a} m long. Pieces of {b} m and {c} m are cut off. How many metres are left?', 900, 'm'),
      story('{a} runners start a race. {b} stop early and {c} finish late. How many finish on time?', 9999),
      story('A tank holds {a} litres. {b} litres are used one day and {c} the next. How many litres are left?', 200000),
    ],
    draw: (random, top) => {
      const { a, b, c } = threeUnder(random, top);
      return values({ a: a + b + c, b, c });
    },
    answer: ({ a, b, c }) => a - b - c,
    holds: (x, { a, b, c }) => x + b + c === a,
    wrong: ({ a, b, c }) => [
      [a - b, wrong.stops],
      [a - b + c, wrong.operation],
      [b + c, wrong.stops],
    ],
    how: ({ a, b, c }) => [`Together ${n(b)} + ${n(c)} = ${n(b + c)} go.`, `${n(a)} − ${n(b + c)}.`],
    hint: 'Two parts leave the whole. Find them together first.',
  },
  {
    name: 'more-then-total',
    steps: 2,
    stories: [
      story('{N} has {a} shells. {M} has {b} more than {N}. How many shells have they altogether?', 300),
      story(
        'Class A collects {a} cans. Class B collects {b} more than Class A. How many cans is that altogether?',
        3000,
      ),
      story(
        'A red box holds {a} g. A blue box holds {b} g more than that. How many grams do both hold together?',
        5000,
        'g',
      ),
      story(
        'On Monday {a} people swim. On Tuesday {b} more swim than on Monday. How many swim on both days together?',
        99999,
      ),
    ],
    draw: (random, top) => {
      const a = random.int(least(top), Math.floor(top * 0.35));
      return values({ a, b: random.int(Math.max(4, Math.floor(top / 15)), Math.floor(top * 0.25)) });
    },
    answer: ({ a, b }) => a + a + b,
    holds: (x, { a, b }) => x - a === a + b,
    wrong: ({ a, b }) => [
      [a + b, wrong.stops],
      [a + a - b, wrong.keyword],
      [b, wrong.one],
    ],
    how: ({ a, b }) => [`The second has ${n(a)} + ${n(b)} = ${n(a + b)}.`, `Together: ${n(a)} + ${n(a + b)}.`],
    hint: 'First find how many the second has. Then put both together.',
  },
  {
    name: 'third-part',
    steps: 2,
    stories: [
      story('{N} has {a} beads. {b} are red, {c} are blue and the rest are green. How many are green?', 500),
      story(
        'A ticket office sells {a} tickets in three days: {b}, then {c}, then the rest. How many on the third day?',
        200000,
      ),
      story(
        'Three bags weigh {a} g altogether. Two of them weigh {b} g and {c} g. How many grams is the third bag?',
        5000,
        'g',
      ),
      story('A path of {a} m has three parts. Two are {b} m and {c} m long. How many metres is the third?', 9999, 'm'),
    ],
    draw: (random, top) => {
      const { a, b, c } = threeUnder(random, top);
      return values({ a: a + b + c, b, c });
    },
    answer: ({ a, b, c }) => a - b - c,
    holds: (x, { a, b, c }) => b + c + x === a,
    wrong: ({ a, b, c }) => [
      [b + c, wrong.stops],
      [a - b, wrong.stops],
      [a + b + c, wrong.operation],
    ],
    how: ({ a, b, c }) => [`The two parts we know make ${n(b)} + ${n(c)} = ${n(b + c)}.`, `${n(a)} − ${n(b + c)}.`],
    hint: 'The whole is known, and two of its three parts.',
  },
  {
    name: 'less-then-difference',
    steps: 2,
    stories: [
      story('{N} had {a} points and won {b} more. {M} has {c} points. How many more points has {N}?', 99999),
      story(
        'A school has {a} pupils and {b} more join. Another school has {c}. How many more has the first now?',
        5000,
        '',
        30,
      ),
      story(
        'A stall sold {a} cakes and then {b} more. Another sold {c}. How many fewer did the other stall sell?',
        9999,
      ),
      story(
        'A ship sails {a} km, then {b} km. A second ship sails {c} km. How much further does the first sail, in km?',
        9000,
        'km',
      ),
    ],
    draw: (random, top) => {
      const { a, b } = twoUnder(random, top);
      return values({ a, b, c: random.int(Math.max(4, Math.floor((a + b) / 4)), a + b - 3) });
    },
    answer: ({ a, b, c }) => a + b - c,
    holds: (x, { a, b, c }) => c + x === a + b,
    wrong: ({ a, b, c }) => [
      [a + b, wrong.stops],
      [a + b + c, wrong.keyword],
      [Math.abs(a - c), wrong.one],
    ],
    how: ({ a, b, c }) => [`The first: ${n(a)} + ${n(b)} = ${n(a + b)}.`, `Compare: ${n(a + b)} − ${n(c)}.`],
    hint: 'Find the first total. Then compare it with the other.',
  },
];
