/** Ages, consecutive numbers, and shapes with an unknown side: problems that an equation solves. */
import { showNumber as n } from '../../kernel/number-text.ts';
import { type Schema, type Story, story, values, wordMistakes as wrong } from './schema.ts';

/** Whether something is done to one number, which can be undone; elsewhere equal parts come on top of a first amount. */
const isOfOneNumber = ({ text }: Story): boolean => text.includes('multiplies');

/** Stories about numbers that are not told. */
export const unknownSchemas: readonly Schema[] = [
  {
    name: 'twice-as-old',
    steps: 3,
    stories: [
      story('{N} is {a} and {M} is {b}. In how many years will {M} be twice as old as {N}?', 90, 'years'),
      story(
        '{N} is {a} years old. {N}’s aunt is {b}. In how many years will the aunt be twice as old as {N}?',
        90,
        'years',
        20,
      ),
      story(
        'A tree was planted {a} years ago, another {b} years ago. In how many years will the older one be twice as old as the younger?',
        90,
        'years',
      ),
      story(
        '{N} is {a}, and {N}’s teacher is {b}. After how many years is the teacher’s age double {N}’s age?',
        90,
        'years',
        25,
      ),
      story(
        '{N} has £{a} and {M} has £{b}. Both save £1 a week. After how many weeks will {M} have twice as much as {N}?',
        90,
        'weeks',
      ),
      story(
        '{N} has {a} points and {M} has {b}. Both get 1 point a minute. After how many minutes will {M} have twice as many?',
        90,
        'minutes',
      ),
      story(
        'A bean plant is {a} cm tall and a sunflower {b} cm. Both grow 1 cm a week. After how many weeks is the sunflower twice as tall?',
        90,
        'weeks',
      ),
    ],
    draw(random) {
      const a = random.int(5, 12);
      const x = random.int(3, 20);
      return values({ a, b: 2 * (a + x) - x });
    },
    answer: ({ a, b }) => b - 2 * a,
    holds: (x, { a, b }) => b + x === 2 * (a + x),
    wrong: ({ a, b }) => [
      [b - a, wrong.difference],
      [2 * a, wrong.one],
    ],
    how: ({ a, b }) => [
      `The difference is always ${b} − ${a} = ${b - a}: both grow by the same amount.`,
      `When the larger is double the smaller, the smaller is as large as the difference: ${b - a}.`,
      `From ${a} to ${b - a} is ${b - a} − ${a}.`,
    ],
    hint: 'The difference between the two never changes. How large is the smaller one when the larger is double?',
  },
  {
    name: 'ages-together',
    steps: 3,
    stories: [
      story('{N} is {b} years older than {M}. Together they are {a}. How old is {N}?', 120),
      story('Two numbers add up to {a}. One is {b} more than the other. What is the larger number?', 400),
      story('A bat and a ball cost £{a} together. The bat costs £{b} more. How much is the bat?', 120, '£'),
      story('{N} and {M} have {a} cards together. {N} has {b} more than {M}. How many does {N} have?', 400),
      story(
        'Two paths are {a} m long altogether. One is {b} m longer than the other. How many metres long is the longer one?',
        400,
        'm',
      ),
      story('{a} people are on two buses. One has {b} more than the other. How many are on the fuller bus?', 120),
      story('Two bags weigh {a} kg together. One is {b} kg heavier. How many kg is the heavier bag?', 120, 'kg'),
    ],
    draw(random) {
      const b = random.int(7, 36);
      return values({ a: 2 * random.int(21, 60) + b, b });
    },
    answer: ({ a, b }) => (a + b) / 2,
    holds: (x, { a, b }) => x + (x - b) === a,
    wrong: ({ a, b }) => [
      [(a - b) / 2, wrong.otherOne],
      [a - b, wrong.stops('This is twice the smaller one.')],
      [a / 2, wrong.one],
    ],
    how: ({ a, b }) => [
      `Without the extra ${b}, the two would be equal: ${n(a)} − ${b} = ${n(a - b)}.`,
      `Each would then be ${n(a - b)} ÷ 2 = ${n((a - b) / 2)}. That is the smaller one.`,
      `The larger one: ${n((a - b) / 2)} + ${b}.`,
    ],
    hint: 'Subtract the extra from the total. Then the two are equal.',
  },
  {
    name: 'consecutive',
    steps: 3,
    stories: [
      story('Three consecutive whole numbers add up to {a}. What is the largest of them?', 900),
      story('{N} adds three whole numbers that follow each other and gets {a}. What is the largest number?', 900),
      story('Three pages in a row have page numbers that add up to {a}. What is the last of the three?', 900),
      story('Three coat pegs have consecutive numbers. The numbers add up to {a}. What is the highest?', 900),
      story('Three friends have ages that are consecutive whole numbers. The sum is {a}. How old is the oldest?', 60),
      story('{N} runs {a} laps in three days, 1 lap more each day. How many laps does {N} run on the last day?', 120),
      story('Three tickets have numbers that follow each other. They add up to {a}. What is the largest number?', 900),
    ],
    draw: (random) => values({ a: 3 * random.int(12, 75) }),
    answer: ({ a }) => a / 3 + 1,
    holds: (x, { a }) => x + (x - 1) + (x - 2) === a,
    wrong: ({ a }) => [
      [a / 3, wrong.middle],
      [a / 3 - 1, wrong.smallest('three')],
      [a / 3 + 2, wrong.order('The largest is 1 more than the middle one, not 2 more.')],
    ],
    how: ({ a }) => [
      `The middle number is the mean of the three: ${n(a)} ÷ 3 = ${n(a / 3)}.`,
      `The three numbers are ${n(a / 3 - 1)}, ${n(a / 3)} and ${n(a / 3 + 1)}. The largest is 1 more than the middle one.`,
    ],
    hint: 'One number is in the middle. The others are 1 less and 1 more.',
  },
  {
    name: 'consecutive-even',
    steps: 3,
    stories: [
      story('Three consecutive even numbers add up to {a}. What is the smallest of them?', 900),
      story('{N} adds three even numbers that follow each other and gets {a}. What is the smallest?', 900),
      story(
        'Three houses on one side of a road have even numbers in a row. They add up to {a}. What is the lowest?',
        900,
      ),
      story(
        'Three children sit in seats with consecutive even numbers. The sum is {a}. What is the smallest seat number?',
        900,
      ),
      story('Three lockers have consecutive even numbers. The numbers add up to {a}. What is the smallest?', 900),
      story(
        '{N} swims {a} lengths in three days, 2 more each day. How many lengths does {N} swim on the first day?',
        150,
      ),
      story(
        'Three rows have {a} seats in all. Each has 2 more than the row before. How many are in the first row?',
        300,
      ),
    ],
    draw: (random) => values({ a: 6 * random.int(7, 36) }),
    answer: ({ a }) => a / 3 - 2,
    holds: (x, { a }) => x + (x + 2) + (x + 4) === a,
    wrong: ({ a }) => [
      [a / 3, wrong.middle],
      [a / 3 + 2, wrong.largest],
      [a / 3 - 1, wrong.byOne],
    ],
    how: ({ a }) => [
      `The middle number is the mean of the three: ${n(a)} ÷ 3 = ${n(a / 3)}.`,
      `The one before it is 2 less: ${n(a / 3)} − 2.`,
    ],
    hint: 'The three numbers go up by 2 each time. Which one is in the middle?',
  },
  {
    name: 'think-of-a-number',
    steps: 3,
    stories: [
      story('{N} thinks of a number, multiplies it by {b} and adds {c}. The result is {a}. What was the number?', 900),
      story('A machine multiplies every number by {b} and then adds {c}. It gives {a}. Which number went in?', 900),
      story(
        'A van costs £{c} to hire and £{b} for each hour. {N} pays £{a}. For how many hours was the van hired?',
        400,
        'hours',
      ),
      story('{N} has {c} stamps and buys packs of {b}. Now there are {a} stamps. How many packs did {N} buy?', 900),
      story(
        'A plant was {c} cm tall and grew {b} cm a week. Now it is {a} cm tall. How many weeks did it grow?',
        400,
        'weeks',
      ),
      story(
        'A club asks £{c} to join and £{b} a month. {N} has paid £{a}. For how many months is that?',
        400,
        'months',
      ),
      story(
        'A row has {c} small squares and some long strips of {b} squares, {a} squares in all. How many strips are there?',
        400,
      ),
    ],
    draw(random) {
      const [b, x, c] = [random.int(6, 14), random.int(6, 24), random.int(8, 45)];
      return b === 10 || x % 10 === 0 ? undefined : values({ a: b * x + c, b, c });
    },
    answer: ({ a, b, c }) => (a - c) / b,
    holds: (x, { a, b, c }) => x * b + c === a,
    wrong: ({ a, b, c }) => [
      [a - c, wrong.stops(`Now undo the multiplying by ${b}.`)],
      ...((a + c) % b === 0 ? [[(a + c) / b, wrong.addsPart(c, a)] as const] : []),
      [a / b, wrong.one],
    ],
    how: ({ a, b, c }, told) =>
      isOfOneNumber(told)
        ? [
            `Go back from the end. Before ${c} was added, the number was ${n(a)} − ${c} = ${n(a - c)}.`,
            `Before that it was multiplied by ${b}, so divide: ${n(a - c)} ÷ ${b}.`,
          ]
        : [
            `The ${c} counts only once. The rest is ${n(a)} − ${c} = ${n(a - c)}.`,
            `The rest is made up of equal parts of ${b}: ${n(a - c)} ÷ ${b}.`,
          ],
    hint: (_, told) =>
      isOfOneNumber(told)
        ? 'Start at the end and undo each step, the last one first.'
        : 'One of the amounts counts only once. Subtract it. What is the rest made up of?',
  },
];
