/** Rectangles with unknown sides: problems that an equation solves. */
import { type Schema, story, values, wordMistakes as wrong } from './schema.ts';

export const sideSchemas: readonly Schema[] = [
  {
    name: 'length-from-perimeter',
    steps: 3,
    stories: [
      story(
        'A rectangle is {b} cm longer than it is wide. Its perimeter is {a} cm. How many cm long is it?',
        400,
        'cm',
      ),
      story(
        'A garden is {b} m longer than it is wide. It is {a} m all the way round. How many metres long is it?',
        400,
        'm',
      ),
      story(
        'A field is {b} m longer than it is wide. The fence round it is {a} m long. How many metres long is the field?',
        400,
        'm',
      ),
      story(
        'A card is {b} cm taller than it is wide. The ribbon round its edge is {a} cm long. How many cm tall is the card?',
        150,
        'cm',
      ),
      story(
        'A hall is {b} m longer than it is wide. Its walls are {a} m long in all. How many metres long is the hall?',
        150,
        'm',
      ),
      story(
        'A picture is {b} cm wider than it is high. Its frame is {a} cm all the way round. How many cm wide is it?',
        400,
        'cm',
      ),
      story(
        'A car park is {b} m longer than it is wide. {N} walks round it once, which is {a} m. How many metres long is it?',
        400,
        'm',
      ),
      story(
        'A flag is {b} cm longer than it is high. The trim all round it is {a} cm long. How many cm long is the flag?',
        400,
        'cm',
      ),
    ],
    draw(random) {
      const [width, b] = [random.int(13, 68), random.int(5, 29)];
      return width % 10 === 0 || (width + b) % 10 === 0 || width === b
        ? undefined
        : values({ a: 2 * (2 * width + b), b });
    },
    answer: ({ a, b }) => (a / 2 + b) / 2,
    holds: (x, { a, b }) => x + x + (x - b) + (x - b) === a,
    wrong: ({ a, b }) => [
      [(a / 2 - b) / 2, wrong.asked('That is the shorter side. Which one is asked for?')],
      [(a - b) / 2, wrong.order(`You subtracted the ${b} only once. Both longer sides have it.`)],
      ...((a / 4) % 1 === 0
        ? [[a / 4 + b, wrong.order('The four sides are not equal, so don’t divide by 4.')] as const]
        : []),
      [a / 2 - b, wrong.stops('This is twice the shorter side.')],
      [a / 2, wrong.stops('This is one longer and one shorter side together.')],
    ],
    how: ({ a, b }) => {
      const width = (a / 2 - b) / 2;
      return [
        `The two sides together are half of ${a}: ${a} ÷ 2 = ${a / 2}.`,
        `Without the extra ${b} they would be equal: ${a / 2} − ${b} = ${a / 2 - b}. So the shorter side is ${a / 2 - b} ÷ 2 = ${width}.`,
        `The longer side: ${width} + ${b}.`,
      ];
    },
    hint: 'Half of the way round is one long side and one short side together.',
  },
  {
    name: 'rectangle-from-perimeter',
    steps: 4,
    stories: [
      story(
        'A rectangle is {b} cm longer than it is wide. Its perimeter is {a} cm. What is its area in cm²?',
        200,
        'cm²',
      ),
      story(
        'A garden is {b} m longer than it is wide. It is {a} m all the way round. What is its area in m²?',
        200,
        'm²',
      ),
      story(
        'A pitch is {b} m longer than it is wide. {N} runs round it once, which is {a} m. What is its area in m²?',
        200,
        'm²',
      ),
      story('A card is {b} cm taller than it is wide. Its perimeter is {a} cm. What is its area in cm²?', 200, 'cm²'),
      story(
        'A room is {b} m longer than it is wide. Its walls are {a} m long in all. What is the area of the floor in m²?',
        100,
        'm²',
      ),
      story(
        'A photo is {b} cm wider than it is high. It is {a} cm all the way round. What is its area in cm²?',
        200,
        'cm²',
      ),
      story(
        'A pond is a rectangle, {b} m longer than it is wide. It is {a} m all the way round. What is its area in m²?',
        100,
        'm²',
      ),
    ],
    draw(random) {
      const [width, b] = [random.int(12, 24), random.int(5, 14)];
      return width % 10 === 0 || (width + b) % 10 === 0 ? undefined : values({ a: 2 * (2 * width + b), b });
    },
    answer: ({ a, b }) => ((a / 2 - b) / 2) * ((a / 2 - b) / 2 + b),
    holds(x, { a, b }) {
      for (let width = 1; width < a; width++) if (2 * (width + width + b) === a) return width * (width + b) === x;
      return false;
    },
    wrong: ({ a, b }) => [
      [(a / 2 - b) / 2, wrong.shorter],
      [(a / 2 - b) / 2 + b, wrong.longer],
    ],
    how: ({ a, b }) => {
      const width = (a / 2 - b) / 2;
      return [
        `The two sides together are half of ${a}: ${a / 2}.`,
        `Without the extra ${b} that is twice the shorter side: ${a / 2} − ${b} = ${a / 2 - b}.`,
        `So the shorter side is ${a / 2 - b} ÷ 2 = ${width}, and the longer one is ${width} + ${b} = ${width + b}.`,
        `The area is ${width} × ${width + b}.`,
      ];
    },
    hint: 'Half of the way round is one long side and one short side together.',
  },
  {
    name: 'rectangle-times-and-more',
    steps: 4,
    stories: [
      story(
        'The length of a rectangle is {c} cm more than twice its width. Its perimeter is {a} cm. What is its area in cm²?',
        300,
        'cm²',
      ),
      story(
        'The length of a garden is {c} m more than twice its width. It is {a} m all the way round. What is its area in m²?',
        300,
        'm²',
      ),
      story(
        'The length of a field is {c} m more than twice its width. The hedge round it is {a} m long. What is its area in m²?',
        300,
        'm²',
      ),
      story(
        'The height of a card is {c} cm more than twice its width. Its perimeter is {a} cm. What is its area in cm²?',
        300,
        'cm²',
      ),
      story(
        'The length of a hall is {c} m more than twice its width. Its walls are {a} m long in all. What is the area of the floor in m²?',
        300,
        'm²',
      ),
      story(
        'The width of a label is {c} cm more than twice its height. It is {a} cm all the way round. What is its area in cm²?',
        300,
        'cm²',
      ),
      story(
        'The length of a pool is {c} m more than twice its width. It is {a} m all the way round. What is its area in m²?',
        300,
        'm²',
      ),
      story(
        'The length of a tray is {c} cm more than twice its width. The rim all round it is {a} cm long. What is its area in cm²?',
        300,
        'cm²',
      ),
    ],
    draw(random) {
      const [width, c] = [random.int(9, 19), random.int(2, 9)];
      return width % 10 === 0 || (2 * width + c) % 10 === 0 ? undefined : values({ a: 2 * (3 * width + c), c });
    },
    answer: ({ a, c }) => ((a / 2 - c) / 3) * (2 * ((a / 2 - c) / 3) + c),
    holds(x, { a, c }) {
      for (let width = 1; width < a; width++)
        if (2 * (width + 2 * width + c) === a) return width * (2 * width + c) === x;
      return false;
    },
    wrong: ({ a, c }) => {
      const width = (a / 2 - c) / 3;
      return [
        [width, wrong.shorter],
        [2 * width + c, wrong.longer],
        [2 * width * width, wrong.order(`The longer side is ${c} more than twice the shorter one.`)],
      ];
    },
    how: ({ a, c }) => {
      const width = (a / 2 - c) / 3;
      return [
        `The two sides together are half of ${a}: ${a / 2}.`,
        `Without the extra ${c} that is three times the shorter side: ${a / 2} − ${c} = ${a / 2 - c}.`,
        `So the shorter side is ${a / 2 - c} ÷ 3 = ${width}, and the longer one is 2 × ${width} + ${c} = ${2 * width + c}.`,
        `The area is ${width} × ${2 * width + c}.`,
      ];
    },
    hint: 'Half of the way round is one long side and one short side together.',
  },
];
