/** Problems that an equation solves in several steps: runs of five, three amounts, ages later on, and two orders that both change. */
import { showNumber as n } from '../../kernel/number-text.ts';
import { pluralOf } from '../../kernel/plural.ts';
import { type Schema, type Story, story, values, wordMistakes as wrong } from './schema.ts';

/** What is ordered: several lamps and one rug. */
function kindsOf({ text }: Story): { readonly many: string; readonly one: string } {
  const [, many = '', one = ''] = /^\{a\} (\w+) and an? (\w+)/.exec(text) ?? [];
  return { many, one };
}

export const steppedUnknownSchemas: readonly Schema[] = [
  {
    name: 'consecutive-five',
    steps: 3,
    stories: [
      story('Five consecutive whole numbers add up to {a}. What is the largest of them?', 900),
      story('{N} adds five whole numbers that follow each other and gets {a}. What is the largest number?', 900),
      story('Five coat pegs have consecutive numbers. The numbers add up to {a}. What is the highest?', 900),
      story('Five tickets have numbers that follow each other. They add up to {a}. What is the largest number?', 900),
      story('{N} runs {a} laps in five days, 1 lap more each day. How many laps does {N} run on the last day?', 150),
      story('Five pages in a row have page numbers that add up to {a}. What is the last of the five?', 900),
      story('Five rows have {a} seats in all. Each has 1 more than the row before. How many are in the last row?', 300),
      story('Five lockers have consecutive numbers. The numbers add up to {a}. What is the largest number?', 900),
    ],
    draw: (random) => values({ a: 5 * random.int(13, 96) }),
    answer: ({ a }) => a / 5 + 2,
    holds: (x, { a }) => x + (x - 1) + (x - 2) + (x - 3) + (x - 4) === a,
    wrong: ({ a }) => [
      [a / 5, wrong.middle],
      [a / 5 - 2, wrong.smallest('five')],
      [a / 5 + 1, wrong.order('The largest of five is 2 more than the middle one, not 1 more.')],
      [a / 5 + 4, wrong.order('The largest of five is 2 more than the middle one, not 4 more.')],
    ],
    how: ({ a }) => [
      `The middle number is the mean of the five: ${n(a)} ÷ 5 = ${n(a / 5)}.`,
      `Two of them are larger. The largest: ${n(a / 5)} + 2.`,
    ],
    hint: 'One number is in the middle. How far from it are the others?',
  },
  {
    name: 'three-unequal',
    steps: 4,
    stories: [
      story(
        '{N} has {b} more stamps than {M}, and a cousin has {c} more than {M}. The three have {a} stamps. How many does {M} have?',
        600,
      ),
      story(
        'A red rope is {b} cm longer than a blue one. A green one is {c} cm longer than the blue one. Together they are {a} cm long. How long is the blue one, in cm?',
        600,
        'cm',
      ),
      story(
        'A bat costs £{b} more than a ball, and a bag costs £{c} more than the ball. The three cost £{a}. How much is the ball?',
        200,
        '£',
      ),
      story(
        'A bus has {b} more seats than a van, and a coach has {c} more than the van. They have {a} seats in all. How many does the van have?',
        150,
      ),
      story(
        'A pear weighs {b} g more than a plum, and an apple {c} g more than the plum. The three weigh {a} g. How many grams is the plum?',
        500,
        'g',
      ),
      story(
        'A shop sells {b} more pies on Friday than on Monday, and {c} more on Saturday than on Monday. It sells {a} on the three days. How many on Monday?',
        600,
      ),
      story(
        'Year 5 has {b} more children than Year 4, and Year 6 has {c} more than Year 4. The three have {a} children. How many are in Year 4?',
        300,
      ),
      story(
        '{N} scores {b} more points than {M}, and a friend scores {c} more than {M}. They score {a} points in all. How many does {M} score?',
        600,
      ),
    ],
    draw(random) {
      const [b, c] = [random.int(7, 28), random.int(9, 45)];
      return b === c ? undefined : values({ a: 3 * random.int(17, 88) + b + c, b, c });
    },
    answer: ({ a, b, c }) => (a - b - c) / 3,
    holds: (x, { a, b, c }) => x + (x + b) + (x + c) === a,
    wrong: ({ a, b, c }) => [
      [a - b - c, wrong.stops('This is for three equal parts. How much is one?')],
      [(a - b) / 3, wrong.one],
      [(a - c) / 3, wrong.one],
      [(a + b + c) / 3, wrong.order('Subtract the two extras from the total, so that all three are equal.')],
    ],
    how: ({ a, b, c }) => [
      `Without the extras the three would be equal: ${n(a)} − ${b} − ${c} = ${n(a - b - c)}.`,
      `Each would then be ${n(a - b - c)} ÷ 3.`,
    ],
    hint: 'Subtract both extras from the total. Then the three are equal.',
  },
  {
    name: 'three-times-as-old',
    steps: 4,
    stories: [
      story(
        '{N} is {a} and {M}’s uncle is {b}. In how many years will the uncle be three times as old as {N}?',
        90,
        'years',
      ),
      story(
        '{N} is {a} years old. {N}’s aunt is {b}. In how many years will the aunt be three times as old as {N}?',
        90,
        'years',
      ),
      story(
        'A tree was planted {a} years ago, another {b} years ago. In how many years will the older one be three times as old as the younger?',
        90,
        'years',
      ),
      story(
        '{N} is {a}, and {N}’s teacher is {b}. After how many years will the teacher’s age be three times {N}’s age?',
        90,
        'years',
      ),
      story(
        '{N} has £{a} and {M} has £{b}. Both save £1 a week. After how many weeks will {M} have three times as much as {N}?',
        90,
        'weeks',
      ),
      story(
        '{N} has {a} points and {M} has {b}. Both get 1 point a minute. After how many minutes will {M} have three times as many?',
        90,
        'minutes',
      ),
      story(
        'A bean plant is {a} cm tall and a sunflower {b} cm. Both grow 1 cm a week. After how many weeks is the sunflower three times as tall?',
        90,
        'weeks',
      ),
      story(
        'A club has {a} girls and {b} boys. Each week one girl and one boy join. After how many weeks are there three times as many boys as girls?',
        90,
        'weeks',
      ),
    ],
    draw(random) {
      const [a, x] = [random.int(5, 12), random.int(4, 11)];
      return values({ a, b: 3 * (a + x) - x });
    },
    answer: ({ a, b }) => (b - 3 * a) / 2,
    holds: (x, { a, b }) => b + x === 3 * (a + x),
    wrong: ({ a, b }) => [
      [b - a, wrong.stops('This is the difference. In the end it is twice the smaller one.')],
      [(b - a) / 2, wrong.stops(`This is the smaller one in the end. How far is it from ${a}?`)],
      [b - 3 * a, wrong.order('The smaller one grows as well, so it is not simply what is missing now.')],
    ],
    how: ({ a, b }) => [
      `The difference is always ${b} − ${a} = ${b - a}: both grow by the same amount.`,
      `When the larger is three times the smaller, the difference is twice the smaller. So the smaller is ${b - a} ÷ 2 = ${(b - a) / 2}.`,
      `From ${a} to ${(b - a) / 2} is ${(b - a) / 2} − ${a}.`,
    ],
    hint: 'The difference between the two never changes. How many times the smaller one is it in the end?',
  },
  {
    name: 'twice-as-old-later',
    steps: 4,
    stories: [
      story(
        '{N} and an aunt are {a} years old together. In {c} years the aunt will be twice as old as {N}. How old is {N} now?',
        90,
      ),
      story(
        'Two trees are {a} years old together. In {c} years one will be twice as old as the other. How old is the younger tree now?',
        150,
      ),
      story(
        'The ages of {N} and a teacher add up to {a}. In {c} years the teacher will be twice as old as {N}. How old is {N} now?',
        90,
      ),
      story(
        '{N} and {M} have £{a} together. When each gets £{c} more, {M} will have twice as much as {N}. How much does {N} have now?',
        150,
        '£',
      ),
      story(
        'Two plants are {a} cm tall together. When each has grown {c} cm, one will be twice as tall as the other. How many cm tall is the smaller one now?',
        150,
        'cm',
      ),
      story(
        'Two tanks hold {a} litres together. When {c} litres are added to each, the large one has twice as much as the small one. How many litres are in the small one now?',
        150,
        'litres',
      ),
      story(
        'Two clubs have {a} members together. When {c} join each of them, one has twice as many as the other. How many does the smaller club have now?',
        150,
      ),
      story(
        '{N} and {M} have {a} points together. When each wins {c} more, {M} has twice as many as {N}. How many does {N} have now?',
        150,
      ),
    ],
    draw(random) {
      const [now, c] = [random.int(7, 24), random.int(4, 15)];
      return values({ a: 3 * (now + c) - 2 * c, c });
    },
    answer: ({ a, c }) => (a + 2 * c) / 3 - c,
    holds: (x, { a, c }) => a - x + c === 2 * (x + c),
    wrong: ({ a, c }) => [
      [(a + 2 * c) / 3, wrong.stops('This is the smaller one later on. The question asks about now.')],
      [(a + c) / 3 - c, wrong.order(`Both get ${c} more, so the total grows by 2 × ${c}.`)],
      [a / 3, wrong.one],
      [a - ((a + 2 * c) / 3 - c), wrong.asked('That is the larger of the two. Which one is asked for?')],
    ],
    how: ({ a, c }) => [
      `Later both together are ${a} + ${c} + ${c} = ${a + 2 * c}.`,
      `That is three times the smaller one: ${a + 2 * c} ÷ 3 = ${(a + 2 * c) / 3}.`,
      `Now it is ${c} less: ${(a + 2 * c) / 3} − ${c}.`,
    ],
    hint: 'How much are the two together later on? The larger is then two parts, the smaller one part.',
  },
  {
    name: 'doubled-order',
    steps: 4,
    stories: [
      story('{a} lamps and a rug cost £{b}. {c} lamps and 2 rugs cost £{d}. How much is one lamp?', 150, '£'),
      story(
        '{a} books and a bag cost £{b}. {c} of the books and 2 of the bags cost £{d}. How much is one book?',
        200,
        '£',
      ),
      story(
        '{a} plates and a bowl cost £{b}. {c} plates and 2 bowls cost £{d}. What does a plate cost in pounds?',
        200,
        '£',
      ),
      story(
        '{a} children and an adult pay £{b}. {c} children and 2 adults pay £{d}. How much does a child pay?',
        200,
        '£',
      ),
      story(
        '{a} chairs and a table cost £{b}. {c} chairs and 2 tables cost £{d}. How many pounds is a chair?',
        300,
        '£',
      ),
      story('{a} pens and a ruler cost {b}p. {c} pens and 2 rulers cost {d}p. How many pence is a pen?', 300, 'p'),
      story(
        '{a} lorries and a van carry {b} crates. {c} lorries and 2 vans carry {d} crates. How many does a lorry carry?',
        300,
      ),
      story(
        '{a} bricks and a tile weigh {b} kg. {c} bricks and 2 tiles weigh {d} kg. How many kg is a brick?',
        60,
        'kg',
      ),
    ],
    draw(random) {
      const [a, each, other] = [random.int(3, 6), random.int(4, 15), random.int(3, 24)];
      const c = random.int(a + 1, 2 * a - 2);
      return each === other ? undefined : values({ a, b: a * each + other, c, d: c * each + 2 * other });
    },
    answer: ({ a, b, c, d }) => (2 * b - d) / (2 * a - c),
    holds: (x, { a, b, c, d }) => 2 * (b - a * x) === d - c * x,
    wrong({ a, b, c, d }, told) {
      const { many, one } = kindsOf(told);
      return [
        [2 * b - d, wrong.stops(`This is for ${2 * a - c}, not for one.`)],
        [
          (d - b) / (c - a),
          wrong.order(`There is another ${one} the second time as well. Double the first time, then compare.`),
        ],
        [d / c, wrong.one],
        [b / a, wrong.one],
        [
          b - a * ((2 * b - d) / (2 * a - c)),
          wrong.asked(`That is for one ${one}. The question asks about the ${many}.`),
        ],
      ];
    },
    how({ a, b, c, d }, told) {
      const { many, one } = kindsOf(told);
      return [
        `Double the first time: ${2 * a} ${many} and 2 ${pluralOf(one)} come to 2 × ${b} = ${2 * b}.`,
        `The second time there are ${2 * a} − ${c} = ${2 * a - c} fewer ${many}. These come to ${2 * b} − ${d} = ${2 * b - d}.`,
        `So one is ${2 * b - d} ÷ ${2 * a - c}.`,
      ];
    },
    hint: (_, told) => `Double everything the first time. Then there are 2 ${pluralOf(kindsOf(told).one)} both times.`,
  },
];
