/** Scaling by simple fractions, and problems about rates. */
import { showNumber as n } from '../../kernel/number-text.ts';
import { isLowest, type Schema, type Story, story, values, wordMistakes as wrong } from './schema.ts';

/** The unit of time of a rate: '43 litres a minute'. */
const timeOf = ({ text }: Story): string => / an? (second|minute|hour|week)\b/.exec(text)?.[1] ?? 'minute';

/** Stories of parts of a size, and of so much in so long. */
export const rateSchemas: readonly Schema[] = [
  {
    name: 'unit-fraction-of-size',
    steps: 2,
    stories: [
      story(
        'A small boat is 1/{b} as long as a ship of {a} m. How many metres shorter is the boat than the ship?',
        200,
        'm',
        20,
      ),
      story(
        'A puppy weighs 1/{b} as much as its mother. The mother weighs {a} kg. How many kg heavier is the mother than the puppy?',
        60,
        'kg',
      ),
      story(
        'A bush is 1/{b} as tall as a tree that is {a} cm tall. How many cm taller is the tree than the bush?',
        2000,
        'cm',
        200,
      ),
      story(
        'A cup holds 1/{b} as much as a bottle of {a} ml. How many more ml does the bottle hold than the cup?',
        9000,
        'ml',
        200,
      ),
      story(
        'A bus ride takes 1/{b} of the time of a walk. The walk takes {a} minutes. How many minutes does the bus save?',
        120,
        'minutes',
      ),
      story(
        'A toy train is 1/{b} as long as a shelf of {a} cm. How many cm longer is the shelf than the train?',
        300,
        'cm',
        60,
      ),
      story('{M} has 1/{b} as many stamps as {N}, who has {a}. How many more stamps does {N} have?', 900),
      story(
        'A short film lasts 1/{b} as long as a long one of {a} minutes. How many minutes longer is the long film?',
        240,
        'minutes',
        60,
      ),
    ],
    draw(random, top) {
      const b = random.int(top > 200 ? 7 : 3, top > 200 ? 9 : 6);
      return values({ a: b * random.int(top > 200 ? 15 : 11, top > 200 ? 40 : 24), b });
    },
    answer: ({ a, b }) => a - a / b,
    holds: (x, { a, b }) => (a - x) * b === a,
    wrong: ({ a, b }) => [
      [a / b, wrong.stops('This is the smaller one. The question asks for the difference.')],
      [a - b, wrong.operation(`“1/${b}” does not mean “${b} less”. Divide by ${b}.`)],
      [a + a / b, wrong.keyword('The question asks for the difference, so subtract.')],
    ],
    how: ({ a, b }) => [
      `1/${b} of ${n(a)} is ${n(a)} ÷ ${b} = ${n(a / b)}.`,
      `The difference is ${n(a)} − ${n(a / b)}.`,
    ],
    hint: 'Find the smaller one first. Then read the question again. What does it ask for?',
  },
  {
    name: 'fraction-of-size',
    steps: 2,
    stories: [
      story(
        'A picture is {a} cm wide. {N} prints it at {b}/{c} of its width. How many cm wide is the print?',
        200,
        'cm',
      ),
      story('A road of {a} km is closed for {b}/{c} of its length. How many km are closed?', 400, 'km'),
      story('A tank of {a} litres is {b}/{c} full. How many litres are in it?', 900, 'litres'),
      story('A ribbon is {a} cm long. {N} uses {b}/{c} of it. How many cm does {N} use?', 400, 'cm'),
      story('A path is {a} m long. {N} has walked {b}/{c} of it. How many metres is that?', 900, 'm'),
      story('A full sack holds {a} kg of rice. Now it is {b}/{c} full. How many kg of rice are in it?', 90, 'kg'),
      story('A poster is {a} cm high. A smaller copy is {b}/{c} of that. How many cm high is the copy?', 90, 'cm', 40),
      story('A cartoon lasts {a} minutes. {b}/{c} of it is over. How many minutes is that?', 90, 'minutes'),
    ],
    draw(random, top) {
      const c = random.pick(top > 300 ? [7, 8, 9, 11, 12] : top > 200 ? [5, 6, 7, 8, 9] : [3, 4, 5, 6, 8]);
      const b = random.int(top > 200 ? 3 : 2, c - 1);
      const part = random.int(top > 300 ? 18 : top > 200 ? 13 : 9, top > 300 ? 48 : top > 200 ? 28 : 19);
      return isLowest(b, c) && part % 10 > 0 ? values({ a: c * part, b, c }) : undefined;
    },
    answer: ({ a, b, c }) => (a / c) * b,
    holds: (x, { a, b, c }) => x * c === a * b,
    wrong: ({ a, b, c }) => [
      [a / c, wrong.stops(`This is 1/${c}. Now find ${b}/${c}.`)],
      [a - (a / c) * b, wrong.rest],
      ...(a % b === 0 ? [[a / b, wrong.byNumerator] as const] : []),
    ],
    how: ({ a, b, c }) => [`1/${c} is ${n(a)} ÷ ${c} = ${n(a / c)}.`, `${b}/${c} is ${b} × ${n(a / c)}.`],
    hint: 'Divide by the denominator to find one part. Then take as many parts as the numerator says.',
  },
  {
    name: 'whole-from-fraction',
    steps: 2,
    stories: [
      story('{N} has read {a} pages. That is {b}/{c} of the book. How many pages does the book have?', 900),
      story(
        'A plant is {a} cm tall. That is {b}/{c} of its full height. How tall will it be when it is fully grown, in cm?',
        300,
        'cm',
      ),
      story('{a} litres fill {b}/{c} of a tank. How many litres fill the whole tank?', 900, 'litres'),
      story('{N} has swum {a} m, which is {b}/{c} of the distance. How many metres is the whole distance?', 2000, 'm'),
      story('{a} seats are taken. That is {b}/{c} of a hall. How many seats does the hall have?', 900, '', 40),
      story(
        'A rope was cut. The piece left is {a} cm long. That is {b}/{c} of the rope. How many cm long was the whole rope?',
        300,
        'cm',
      ),
      story('£{a} has been raised. That is {b}/{c} of what is needed. How many pounds are needed?', 900, '£'),
      story(
        'A cook uses {a} g of flour. That is {b}/{c} of the bag. How many grams were in the full bag?',
        1500,
        'g',
        200,
      ),
    ],
    draw(random, top) {
      const c = random.int(top > 300 ? 7 : top > 200 ? 5 : 3, top > 300 ? 12 : top > 200 ? 9 : 6);
      const b = random.int(top > 200 ? 3 : 2, c - 1);
      const part = random.int(top > 300 ? 18 : top > 200 ? 12 : 9, top > 300 ? 60 : top > 200 ? 28 : 19);
      return isLowest(b, c) && part % 10 > 0 && c !== 10 ? values({ a: b * part, b, c }) : undefined;
    },
    answer: ({ a, b, c }) => (a / b) * c,
    holds: (x, { a, b, c }) => x * b === a * c,
    wrong: ({ a, b, c }) => [
      [a / b, wrong.stops(`This is only 1/${c} of the whole.`)],
      ...(a % c === 0 ? [[(a / c) * b, wrong.wholeForPart] as const] : []),
      [a * c, wrong.order(`${n(a)} is ${b}/${c} of the whole, not 1/${c}. First find 1/${c}.`)],
    ],
    how: ({ a, b, c }) => [
      `${b} parts are ${n(a)}, so 1 part is ${n(a)} ÷ ${b} = ${n(a / b)}.`,
      `The whole has ${c} parts: ${c} × ${n(a / b)}.`,
    ],
    hint: 'You know several parts of the whole. How much is one part?',
  },
  {
    name: 'rate-how-long',
    steps: 2,
    stories: [
      story('A tap pours {a} litres in {b} minutes. How many minutes does it take to pour {c} litres?', 900, 'minutes'),
      story('{N} threads {a} beads in {b} minutes. How many minutes do {c} beads take at this speed?', 400, 'minutes'),
      story(
        'A machine wraps {a} sweets in {b} seconds. How many seconds does it need for {c} sweets?',
        2000,
        'seconds',
      ),
      story('A snail crawls {a} cm in {b} minutes. How many minutes does it need for {c} cm?', 400, 'minutes'),
      story(
        'A printer prints {a} sheets in {b} minutes. How many minutes does it take for {c} sheets?',
        900,
        'minutes',
      ),
      story('{b} litres of paint cover {a} m² of wall. How many litres are needed for {c} m²?', 900, 'litres'),
      story(
        '{N} stamps {a} envelopes in {b} minutes. How many minutes does {N} need for {c} envelopes?',
        2000,
        'minutes',
      ),
      story('A machine peels {a} apples in {b} minutes. How many minutes do {c} apples take?', 600, 'minutes'),
    ],
    draw(random, top) {
      const b = random.int(3, top > 300 ? 9 : 6);
      // Dividing by 17 or 23 is left to year 6.
      const each = top > 300 ? random.pick([8, 9, 12, 15, 25]) : random.int(6, 9);
      const times = random.int(top > 200 ? 17 : 13, top > 300 ? 48 : top > 200 ? 42 : 19);
      return times % b === 0 || times % 10 === 0 ? undefined : values({ a: b * each, b, c: each * times });
    },
    answer: ({ a, b, c }) => c / (a / b),
    holds: (x, { a, b, c }) => x * a === b * c,
    wrong: ({ a, b, c }) => [
      [a / b, wrong.stops(`This is for just 1. How many lots of it make ${n(c)}?`)],
      [c - a + b, wrong.adds('divide')],
      [c / b, wrong.one],
    ],
    how({ a, b, c }, { unit }) {
      const one = unit.replace(/s$/, '');
      return [
        unit === 'litres'
          ? `1 litre covers ${n(a)} ÷ ${b} = ${n(a / b)} m².`
          : `In 1 ${one}: ${n(a)} ÷ ${b} = ${n(a / b)}.`,
        `Find how many times ${n(a / b)} goes into ${n(c)}: ${n(c)} ÷ ${n(a / b)}.`,
      ];
    },
    hint: ({ b }, { unit }) => `You know the amount for ${b} ${unit}. How much is it for just 1?`,
  },
  {
    name: 'rates-together',
    steps: 3,
    stories: [
      story(
        'One tap pours {a} litres a minute, another {b} litres. Both run for {c} minutes. How many litres is that altogether?',
        900,
        'litres',
      ),
      story('{N} picks {a} pears an hour and {M} picks {b}. How many pears do they pick together in {c} hours?', 99),
      story(
        'One machine folds {a} boxes a minute, another {b}. How many boxes do they fold altogether in {c} minutes?',
        400,
      ),
      story(
        'A train goes {a} m a second, and another comes towards it at {b} m a second. They meet after {c} seconds. How many metres apart were they at the start?',
        60,
        'm',
      ),
      story(
        'One printer prints {a} pages a minute, another {b}. How many pages do they print altogether in {c} minutes?',
        900,
      ),
      story(
        'A hose loses {a} ml an hour and a tap loses {b} ml an hour. How many ml are lost in {c} hours?',
        400,
        'ml',
      ),
      story(
        '{N} saves £{a} a week and {M} saves £{b} a week. How many pounds do they save altogether in {c} weeks?',
        60,
        '£',
      ),
      story(
        'One pump clears {a} litres a minute, another {b}. How many litres do they clear altogether in {c} minutes?',
        900,
        'litres',
      ),
    ],
    draw(random, top) {
      const isLarge = top > 300;
      const isSmall = top <= 200;
      const [a, b] = [
        random.int(isSmall ? 12 : 18, isLarge ? 60 : isSmall ? 28 : 45),
        random.int(isSmall ? 11 : 16, isLarge ? 45 : isSmall ? 24 : 36),
      ];
      const c = random.int(isLarge ? 11 : isSmall ? 3 : 6, isLarge ? 24 : isSmall ? 6 : 9);
      return a === b || (a + b) % 10 === 0 || c % 10 === 0 ? undefined : values({ a, b, c });
    },
    answer: ({ a, b, c }) => (a + b) * c,
    holds: (x, { a, b, c }) => x - a * c === b * c,
    wrong: ({ a, b, c }) => [
      [a + b, wrong.stops(`This is for just 1. How much is it for ${c}?`)],
      [a * c, wrong.one],
      [a + b + c, wrong.adds('multiply')],
      [a * c + b, wrong.order(`Multiply the ${b} by ${c} as well.`)],
    ],
    how: ({ a, b, c }, told) => [
      `Together in 1 ${timeOf(told)}: ${n(a)} + ${n(b)} = ${n(a + b)}.`,
      `In ${c} ${timeOf(told)}s: ${c} × ${n(a + b)}.`,
    ],
    hint: (_, told) => `Start with 1 ${timeOf(told)}. How much is it for the two together?`,
  },
];
