/** Word problems of adding and taking away in two steps. */
import { showNumber as n } from '../../kernel/number-text.ts';
import { type Schema, story, values, wordMistakes as wrong } from './schema.ts';
import { least, threeUnder, twoUnder } from './sums-under.ts';

/** Stories of parts, wholes and differences. */
export const twoStepAddingSchemas: readonly Schema[] = [
  {
    name: 'three-parts',
    steps: 2,
    stories: [
      story('{N} reads {a} pages in May, {b} in June and {c} in July. How many pages is that in all?', 900),
      story('A stall sells {a} apples, {b} pears and {c} plums. How many pieces of fruit is that?', 5000),
      story('A lorry drives {a} km, {b} km and {c} km. How many km is that altogether?', 2000, 'km'),
      story('Three schools have {a}, {b} and {c} pupils. How many pupils is that altogether?', 5000, '', 60),
      story('{a} people see a film on Friday, {b} on Saturday and {c} on Sunday. How many people is that?', 200000),
      story('A factory makes {a} nails, {b} screws and {c} bolts. How many things does it make?', 200000),
      story('Three towns have {a}, {b} and {c} people. How many people live in the three towns?', 200000, '', 900),
    ],
    draw: threeUnder,
    answer: ({ a, b, c }) => a + b + c,
    holds: (x, { a, b, c }) => x - a - b === c,
    wrong: ({ a, b, c }) => [
      [a + b, wrong.stops('Now add the third part.')],
      [b + c, wrong.one],
      [Math.abs(a + b - c), wrong.operation('All three parts are put together, so add them all.')],
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
      story('A warehouse has {a} books. {b} arrive and {c} are sent off. How many are there now?', 200000, '', 400),
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
      [a + b, wrong.stops(`Now subtract the ${n(c)}.`)],
      [a + b + c, wrong.operation('The last number makes it less, so subtract it.')],
      [a - b + c, wrong.order('What comes is added. What goes is subtracted.')],
    ],
    how: ({ a, b, c }) => [
      `First add the ${n(b)}: ${n(a)} + ${n(b)} = ${n(a + b)}.`,
      `Then subtract the ${n(c)}: ${n(a + b)} − ${n(c)}.`,
    ],
    hint: 'Two things happen. Do them one after the other.',
  },
  {
    name: 'two-go',
    steps: 2,
    stories: [
      story('{N} has £{a}. A ball costs £{b} and a bat costs £{c}. How much is left after buying both?', 120, '£'),
      story('A baker has {a} rolls. {b} go to a café and {c} to a school. How many are left?', 9999),
      story('A cable is {a} m long. Pieces of {b} m and {c} m are cut off. How many metres are left?', 900, 'm'),
      story('{a} people come to a fair. {b} leave in the morning and {c} leave at noon. How many stay?', 9999),
      story('A charity has £{a}. It spends £{b} on tents and £{c} on food. How much is left?', 200000, '£'),
      story('A tank holds {a} litres. {b} litres are used one day and {c} the next. How many litres are left?', 200000),
    ],
    draw: (random, top) => {
      const { a, b, c } = threeUnder(random, top);
      return values({ a: a + b + c, b, c });
    },
    answer: ({ a, b, c }) => a - b - c,
    holds: (x, { a, b, c }) => x + b + c === a,
    wrong: ({ a, b, c }) => [
      [a - b, wrong.one],
      [a - c, wrong.one],
      [a - b + c, wrong.operation('Both parts make it less, so subtract both.')],
      [b + c, wrong.stops(`Now subtract that from the ${n(a)}.`)],
    ],
    how: ({ a, b, c }) => [`The two parts to subtract make ${n(b)} + ${n(c)} = ${n(b + c)}.`, `${n(a)} − ${n(b + c)}.`],
    hint: 'Two parts are taken from the whole. Add them first.',
  },
  {
    name: 'more-then-total',
    steps: 2,
    stories: [
      story('{N} has {a} shells. {M} has {b} more than {N}. How many shells do they have altogether?', 300),
      story(
        'Class A collects {a} cans. Class B collects {b} more than Class A. How many cans is that altogether?',
        3000,
      ),
      story(
        'A red box holds {a} g. A blue box holds {b} g more than that. How many grams do the two boxes hold altogether?',
        5000,
        'g',
      ),
      story(
        'On Monday {a} people swim. On Tuesday {b} more swim than on Monday. How many swim on both days together?',
        99999,
      ),
      story(
        'One factory makes {a} bottles. Another makes {b} more than that. How many bottles do the two make altogether?',
        99999,
      ),
      story(
        'A website has {a} visitors on Saturday and {b} more than that on Sunday. How many visitors does it have on both days together?',
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
      [a + b, wrong.stops('Now put both amounts together.')],
      [a + a - b, wrong.keyword('The second amount is larger, so add.')],
      [b, wrong.one],
    ],
    how: ({ a, b }) => [`The second amount is ${n(a)} + ${n(b)} = ${n(a + b)}.`, `Together: ${n(a)} + ${n(a + b)}.`],
    hint: 'First find the second amount. Then put both together.',
  },
  {
    name: 'third-part',
    steps: 2,
    stories: [
      story('{N} has {a} beads. {b} are red, {c} are blue and the rest are green. How many are green?', 500),
      story(
        'A ticket office sells {a} tickets in three days: {b}, then {c}, then the rest. How many does it sell on the third day?',
        200000,
      ),
      story(
        'Three bags weigh {a} g altogether. Two of them weigh {b} g and {c} g. How many grams is the third bag?',
        5000,
        'g',
      ),
      story(
        'A warehouse has {a} tins. {b} are soup, {c} are beans and the rest are fruit. How many are fruit?',
        200000,
      ),
      story('A charity raises £{a} in three years: £{b}, then £{c}, then the rest. How much is the rest?', 200000, '£'),
      story('A path of {a} m has three parts. Two are {b} m and {c} m long. How many metres is the third?', 9999, 'm'),
    ],
    draw: (random, top) => {
      const { a, b, c } = threeUnder(random, top);
      return values({ a: a + b + c, b, c });
    },
    answer: ({ a, b, c }) => a - b - c,
    holds: (x, { a, b, c }) => b + c + x === a,
    wrong: ({ a, b, c }) => [
      [b + c, wrong.stops(`Now subtract that from the ${n(a)}.`)],
      [a - b, wrong.one],
      [a - c, wrong.one],
      [a + b + c, wrong.operation('The first number is the whole. Subtract the two parts from it.')],
    ],
    how: ({ a, b, c }) => [`The two parts we know make ${n(b)} + ${n(c)} = ${n(b + c)}.`, `${n(a)} − ${n(b + c)}.`],
    hint: 'You know the whole and two of its three parts. Add those two first.',
  },
  {
    name: 'less-then-difference',
    steps: 2,
    stories: [
      story('{N} had {a} points and won {b} more. {M} has {c} points. How many more points does {N} have?', 99999),
      story(
        'A club has {a} members and {b} more join. Another club has {c}. How many more does the first one have now?',
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
      [a + b, wrong.stops(`Now compare it with the ${n(c)}.`)],
      [a + b + c, wrong.keyword(`The question asks for the difference, so subtract the ${n(c)}.`)],
      [Math.abs(a - c), wrong.one],
    ],
    how: ({ a, b, c }) => [
      `The first has ${n(a)} + ${n(b)} = ${n(a + b)}.`,
      `Compare it with the other: ${n(a + b)} − ${n(c)}.`,
    ],
    hint: 'Find the first total. Then compare it with the other.',
  },
];
