/** Problems with fractions and percentages of what is left, and with ratios, in several steps. */
import { showNumber as n } from '../../kernel/number-text.ts';
import { percentStep } from './percent-left.ts';
import { isLowest, type Schema, story, values, wordMistakes as wrong } from './schema.ts';

const per = (percent: number, of: number): number => (of * percent) / 100;
const percents = (top: number): readonly number[] =>
  top > 300 ? [15, 30, 35, 45, 55, 65] : top < 300 ? [10, 20, 25, 40, 50] : [15, 20, 30, 35, 40, 45, 60];

/** Stories of parts taken one after the other, and of shares. */
export const partSchemas: readonly Schema[] = [
  {
    name: 'fraction-of-the-rest',
    steps: 4,
    stories: [
      story(
        '{N} has {a} stickers[ in {z} colours]. {N} gives 1/{b} of them to {M}, and then 1/{c} of the rest to a cousin. How many are left?',
        900,
      ),
      story(
        'A baker makes {a} rolls[ before {z} o’clock]. 1/{b} of them are sold in the morning, and 1/{c} of the rest after lunch. How many are left?',
        900,
      ),
      story(
        'A book has {a} pages[ and {z} chapters]. {N} reads 1/{b} of it on Friday, and 1/{c} of the rest on Saturday. How many pages are left?',
        600,
      ),
      story(
        'A tank holds {a} litres[ and is {z} years old]. 1/{b} is used on Monday, and 1/{c} of the rest on Tuesday. How many litres are left?',
        2000,
        'litres',
      ),
      story(
        '{N} saves £{a}[ in {z} weeks]. {N} spends 1/{b} of it on a coat, and 1/{c} of the rest on shoes. How many pounds are left?',
        400,
        '£',
      ),
      story(
        'A farm has {a} sheep[ in {z} fields]. 1/{b} of them are moved to a hill, and 1/{c} of the rest are sold. How many stay?',
        900,
      ),
      story(
        'A bike tour is {a} km long[ and passes {z} villages]. {N} rides 1/{b} of it on the first day, and 1/{c} of the rest on the second. How many km are left?',
        200,
        'km',
      ),
      story(
        '{a} people come to a fair[ with {z} stalls]. 1/{b} of them leave at noon, and 1/{c} of the rest leave at three. How many are still there?',
        2000,
      ),
    ],
    draw(random) {
      const [b, c] = [random.int(2, 6), random.int(3, 6)];
      // A quarter, and then a third of the rest, are equal parts: nobody could tell which one was given.
      if (c === b - 1) return undefined;
      return values({ a: b * c * random.int(6, 14), b, c });
    },
    answer: ({ a, b, c }) => a - a / b - (a - a / b) / c,
    holds: (x, { a, b, c }) => x * b * c === a * (b - 1) * (c - 1),
    wrong: ({ a, b, c }) => [
      [a - a / b, wrong.stops(`Now take away 1/${c} of this rest.`)],
      [a - a / b - a / c, wrong.wholeAgain(`1/${c}`, a - a / b, a)],
      [(a - a / b) / c, wrong.part(`1/${c}`, a - a / b)],
    ],
    how: ({ a, b, c }) => {
      const rest = a - a / b;
      return [
        `1/${b} of ${n(a)} is ${n(a)} ÷ ${b} = ${n(a / b)}. What is left: ${n(a)} − ${n(a / b)} = ${n(rest)}.`,
        `1/${c} of ${n(rest)} is ${n(rest)} ÷ ${c} = ${n(rest / c)}.`,
        `${n(rest)} − ${n(rest / c)}.`,
      ];
    },
    hint: ({ b, c }) => `What is left after the 1/${b}? The 1/${c} is taken from that, not from the whole.`,
  },
  {
    name: 'percent-of-the-rest',
    steps: 4,
    stories: [
      story(
        'A shop has {a} kites[ on {z} shelves]. It sells {b}% of them on Saturday, and {c}% of the rest on Sunday. How many are left?',
        900,
      ),
      story(
        '{N} has £{a}[ and {z} coins from abroad]. {N} spends {b}% on a bike, and then {c}% of the rest on a camera. How much is left?',
        900,
        '£',
      ),
      story(
        '{a} children go to a camp[ for {z} days]. {b}% of them swim. Of the others, {c}% climb and the rest row. How many row?',
        900,
      ),
      story(
        'A school has {a} pupils[ in {z} classes]. {b}% walk to school. Of the others, {c}% come by bus and the rest by car. How many come by car?',
        2000,
      ),
      story(
        'A field has {a} plants[ in {z} rows]. {b}% are picked on Monday, and {c}% of the rest on Tuesday. How many are left?',
        2000,
      ),
      story(
        'A lorry brings {a} parcels[ from {z} towns]. {b}% are delivered before lunch, and {c}% of the rest after it. How many are left?',
        900,
      ),
      story(
        'A library lends {a} books[ to {z} schools]. {b}% come back in a week, and {c}% of the rest a week later. How many are still out?',
        2000,
      ),
    ],
    draw(random, top) {
      const [b, c] = [
        random.pick(percents(top)),
        random.pick(top < 300 ? [10, 20, 25, 40, 50, 75] : [15, 20, 30, 35, 40, 60]),
      ];
      const a = 20 * random.int(top > 300 ? 15 : 4, top > 300 ? 45 : 15);
      const rest = a - per(b, a);
      const isFit = Number.isInteger(rest) && Number.isInteger(per(c, rest)) && b !== c;
      // What is taken and what stays are told apart, and so are the two parts.
      return isFit && ![per(b, a), rest - per(c, rest)].includes(per(c, rest)) ? values({ a, b, c }) : undefined;
    },
    answer: ({ a, b, c }) => a - per(b, a) - per(c, a - per(b, a)),
    holds: (x, { a, b, c }) => x * 10000 === a * (100 - b) * (100 - c),
    wrong: ({ a, b, c }) => [
      [a - per(b, a), wrong.stops(`Now take away ${c}% of this rest.`)],
      [a - per(b + c, a), wrong.wholeAgain(`${c}%`, a - per(b, a), a)],
      [per(c, a - per(b, a)), wrong.part(`${c}%`, a - per(b, a))],
    ],
    how: ({ a, b, c }) => {
      const rest = a - per(b, a);
      return [
        `${percentStep(b, a)} What is left: ${n(a)} − ${n(per(b, a))} = ${n(rest)}.`,
        percentStep(c, rest),
        `${n(rest)} − ${n(per(c, rest))}.`,
      ];
    },
    hint: ({ b, c }) => `Find what is left after the ${b}%. The ${c}% is of that number.`,
  },
  {
    name: 'back-to-the-start',
    steps: 4,
    stories: [
      story(
        '{N} has some money and spends 1/{b} of it on a game. Then {N} pays £{c} for lunch. £{d} is left. How many pounds did {N} have at first?',
        400,
        '£',
      ),
      story(
        '1/{b} of the eggs in a box are brown, {c} are white and the other {d} are speckled. How many eggs are there?',
        200,
      ),
      story(
        '{N} walks 1/{b} of a path, then {c} m more. There are {d} m to go. How many metres long is the path?',
        900,
        'm',
      ),
      story(
        '1/{b} of a year group walk to school, {c} children cycle and {d} come by bus. How many are in the year group?',
        90,
      ),
      story(
        '1/{b} of a ribbon is cut off, then another {c} cm. {d} cm is left. How many cm long was the ribbon?',
        400,
        'cm',
      ),
      story(
        '1/{b} of the seats on a train are reserved. Of the others, {c} are taken and {d} are free. How many seats are there?',
        600,
      ),
      story(
        '{N} reads 1/{b} of a book one day, and {c} pages the next. {d} pages are left. How many pages does the book have?',
        600,
      ),
    ],
    draw(random) {
      const b = random.int(3, 6);
      const a = b * random.int(12, 40);
      const rest = a - a / b;
      const c = random.int(4, rest - 4);
      return values({ b, c, d: rest - c });
    },
    answer: ({ b, c, d }) => ((c + d) / (b - 1)) * b,
    holds: (x, { b, c, d }) => x % b === 0 && x - x / b - c === d,
    wrong: ({ b, c, d }) => [
      [c + d, wrong.stops(`This is only ${b - 1}/${b} of the whole.`)],
      [(c + d) * b, wrong.order(`${n(c + d)} is ${b - 1}/${b} of the whole, not 1/${b}. First find 1/${b}.`)],
      [(c + d) / (b - 1), wrong.onePart(b)],
    ],
    how: ({ b, c, d }) => [
      `${n(c)} + ${n(d)} = ${n(c + d)} is what is left when 1/${b} is gone: ${b - 1}/${b} of the whole.`,
      `1/${b} of the whole is ${n(c + d)} ÷ ${b - 1} = ${n((c + d) / (b - 1))}.`,
      `The whole is ${b} × ${n((c + d) / (b - 1))}.`,
    ],
    hint: 'Put the two amounts together. Which fraction of the whole are they?',
  },
  {
    name: 'ratio-difference',
    steps: 3,
    stories: [
      story('{N} and {M} share £{a} in the ratio {b}:{c}. How much more does {M} get than {N}?', 900, '£'),
      story(
        'Paint is mixed from white and blue in the ratio {b}:{c}. {a} litres are made. How many more litres of blue than white are there?',
        400,
        'litres',
      ),
      story(
        'The ratio of adults to children at a show is {b}:{c}. There are {a} people. How many more children than adults are there?',
        900,
      ),
      story(
        'A mix of {a} g has nuts and seeds in the ratio {b}:{c}. How many more grams of seeds than nuts are in it?',
        900,
        'g',
      ),
      story('{a} counters are red or green, in the ratio {b}:{c}. How many more are green than red?', 900),
      story('A rope of {a} cm is cut in the ratio {b}:{c}. How many cm longer is the second piece?', 900, 'cm'),
      story(
        'Cats and dogs at a show are in the ratio {b}:{c}. There are {a} animals. How many more dogs than cats are there?',
        400,
      ),
    ],
    draw(random) {
      const b = random.int(2, 7);
      const c = b + random.int(2, 5);
      return isLowest(b, c) ? values({ a: (b + c) * random.int(13, 36), b, c }) : undefined;
    },
    answer: ({ a, b, c }) => (a / (b + c)) * (c - b),
    holds: (x, { a, b, c }) => ((a - x) / 2) * c === ((a + x) / 2) * b,
    wrong: ({ a, b, c }) => [
      [a / (b + c), wrong.stops('This is 1 part. How many parts is the difference?')],
      [(a / (b + c)) * c, wrong.asked(`That is ${c} parts. The difference is ${c} − ${b} parts.`)],
      [(a / (b + c)) * b, wrong.asked(`That is ${b} parts. The difference is ${c} − ${b} parts.`)],
    ],
    how: ({ a, b, c }) => [
      `${b} + ${c} = ${b + c} parts are ${n(a)}, so 1 part is ${n(a)} ÷ ${b + c} = ${n(a / (b + c))}.`,
      `The difference is ${c} − ${b} = ${c - b} part${c - b === 1 ? '' : 's'}: ${c - b} × ${n(a / (b + c))}.`,
    ],
    hint: 'How many parts are there in all? How much is one part?',
  },
  {
    name: 'ratio-from-difference',
    steps: 3,
    stories: [
      story(
        '{N} and {M} share some money in the ratio {b}:{c}. {M} gets £{a} more than {N}. How much do they share?',
        400,
        '£',
      ),
      story(
        'Adults and children at a pool are in the ratio {b}:{c}. There are {a} more children than adults. How many people are there?',
        400,
      ),
      story(
        'A drink has juice and water in the ratio {b}:{c}. There is {a} ml more water than juice. How many ml is the drink?',
        900,
        'ml',
      ),
      story(
        'Red and blue beads are in the ratio {b}:{c}. There are {a} more blue beads than red ones. How many beads are there?',
        400,
      ),
      story(
        'The weights of two boxes are in the ratio {b}:{c}. The second is {a} kg heavier. How many kg do they weigh together?',
        90,
        'kg',
      ),
      story(
        'Sheep and goats on a farm are in the ratio {c}:{b}. There are {a} more sheep than goats. How many animals are there?',
        400,
      ),
      story(
        'A board is cut in the ratio {b}:{c}. One piece is {a} cm longer than the other. How many cm long was the board?',
        400,
        'cm',
      ),
    ],
    draw(random) {
      const b = random.int(2, 7);
      const c = b + random.int(2, 5);
      return isLowest(b, c) ? values({ a: (c - b) * random.int(12, 32), b, c }) : undefined;
    },
    answer: ({ a, b, c }) => (a / (c - b)) * (b + c),
    holds: (x, { a, b, c }) => ((x - a) / 2) * c === ((x + a) / 2) * b,
    wrong: ({ a, b, c }) => [
      [a / (c - b), wrong.stops('This is 1 part. How many parts are there altogether?')],
      [(a / (c - b)) * c, wrong.asked(`That is only ${c} parts. Altogether there are ${b} + ${c} parts.`)],
      ...(a % (b + c) === 0 ? [[a / (b + c), wrong.differenceAsTotal] as const] : []),
      [a * (b + c), wrong.order(`${n(a)} is ${c - b} parts, not 1 part. First find 1 part.`)],
    ],
    how: ({ a, b, c }) => [
      `The difference is ${c} − ${b} = ${c - b} parts, and that is ${n(a)}. So 1 part is ${n(a)} ÷ ${c - b} = ${n(a / (c - b))}.`,
      `Altogether there are ${b} + ${c} = ${b + c} parts: ${b + c} × ${n(a / (c - b))}.`,
    ],
    hint: 'How many parts is the difference? How much is one part?',
  },
  {
    name: 'ratio-then-cost',
    steps: 4,
    stories: [
      story(
        'A mix of {a} kg has oats and nuts in the ratio {b}:{c}. Nuts cost £{d} a kg. How much do the nuts cost?',
        60,
        '£',
      ),
      story(
        '{a} litres of pink paint are mixed from red and white in the ratio {b}:{c}. White paint costs £{d} a litre. How much does the white paint cost?',
        90,
        '£',
      ),
      story(
        'A theatre has {a} seats, for children and adults, in the ratio {b}:{c}. An adult seat costs £{d}. How much do the adult seats cost?',
        120,
        '£',
      ),
      story(
        'A fence of {a} m is made of wire and wood in the ratio {b}:{c}. Wood costs £{d} a metre. What does the wood cost?',
        120,
        '£',
      ),
      story(
        'A garden has {a} plants, ferns and roses, in the ratio {b}:{c}. A rose costs £{d}. How many pounds do the roses cost?',
        120,
        '£',
      ),
      story(
        'A box has {a} tiles, plain ones and painted ones, in the ratio {b}:{c}. A painted tile costs £{d}. What do the painted ones cost?',
        120,
        '£',
      ),
      story(
        'A café makes {a} meals, pasta and curry, in the ratio {b}:{c}. A curry costs £{d}. How much do the curries cost?',
        60,
        '£',
      ),
    ],
    draw(random) {
      const [b, c] = [random.int(2, 7), random.int(2, 7)];
      const drawn = values({ a: (b + c) * random.int(6, 14), b, c, d: random.int(6, 14) });
      return isLowest(b, c) && drawn.d !== 10 ? drawn : undefined;
    },
    answer: ({ a, b, c, d }) => (a / (b + c)) * c * d,
    holds: (x, { a, b, c, d }) => x % d === 0 && (x / d) * b === (a - x / d) * c,
    wrong: ({ a, b, c, d }) => [
      [(a / (b + c)) * c, wrong.stops(`Each of these costs £${d}.`)],
      [(a / (b + c)) * b * d, wrong.otherCost],
      [a * d, wrong.one],
    ],
    how: ({ a, b, c, d }) => [
      `${b} + ${c} = ${b + c} parts are ${a}, so 1 part is ${a} ÷ ${b + c} = ${a / (b + c)}.`,
      `The second kind has ${c} part${c === 1 ? '' : 's'}: ${c} × ${a / (b + c)} = ${(a / (b + c)) * c}.`,
      `Each of these costs £${d}: ${(a / (b + c)) * c} × £${d}.`,
    ],
    hint: 'Share in the ratio first. Which of the two kinds has the price?',
  },
];
