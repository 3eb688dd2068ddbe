/** Problems of ratio: one share, three shares, and shares that change. */
import { showNumber as n } from '../../kernel/number-text.ts';
import type { Random } from '../../kernel/random.ts';
import { groups } from './correspondence.ts';
import { isLowest, type Schema, story, type Values, values, wordMistakes as wrong } from './schema.ts';

const partsOf = (count: number): string => `${count} part${count === 1 ? '' : 's'}`;

/** Three shares `b`, `c` and `d`, the last the largest by far enough, of `count(parts)` things. */
function drawThree(random: Random, count: (b: number, c: number, d: number) => number): Values | undefined {
  const [b, c, d] = [random.int(2, 5), random.int(2, 7), random.int(4, 9)];
  if (b === c || d < Math.max(b, c) + 2 || (!isLowest(b, c) && d % 2 === 0)) return undefined;
  return values({ a: count(b, c, d) * random.int(8, 24), b, c, d });
}

export const ratioSchemas: readonly Schema[] = [
  {
    name: 'ratio-share',
    steps: 2,
    stories: [
      story('{N} and {M} share £{a} in the ratio {b}:{c}. How much does {M} get?', 900, '£'),
      story(
        'Paint is mixed from white and blue in the ratio {b}:{c}. {a} litres are made. How many litres of blue are there?',
        400,
        'litres',
      ),
      story(
        'The ratio of adults to children at a show is {b}:{c}. There are {a} people. How many children are there?',
        900,
      ),
      story('A mix of {a} g has nuts and seeds in the ratio {b}:{c}. How many grams of seeds are in it?', 900, 'g'),
      story('{a} counters are red or green, in the ratio {b}:{c}. How many are green?', 900),
      story('A rope of {a} cm is cut in the ratio {b}:{c}. How many cm long is the longer piece?', 900, 'cm'),
      story('Cats and dogs at a show are in the ratio {b}:{c}. There are {a} animals. How many are dogs?', 400),
      story('Ferns and roses in a park are in the ratio {b}:{c}. There are {a} plants. How many are roses?', 900),
    ],
    draw(random) {
      const b = random.int(2, 5);
      const c = b + random.int(1, 4);
      return isLowest(b, c) ? values({ a: (b + c) * random.int(7, 16), b, c }) : undefined;
    },
    answer: ({ a, b, c }) => (a / (b + c)) * c,
    holds: (x, { a, b, c }) => x * b === (a - x) * c,
    wrong: ({ a, b, c }) => [
      [a / (b + c), wrong.stops('This is 1 part. How many parts is the share asked for?')],
      [(a / (b + c)) * b, wrong.asked('That is the other share. Which one is asked for?')],
      [a / c, wrong.one],
    ],
    how: ({ a, b, c }) => [
      `${b} + ${c} = ${b + c} parts are ${n(a)}, so 1 part is ${n(a)} ÷ ${b + c} = ${n(a / (b + c))}.`,
      `The second share is ${partsOf(c)}: ${c} × ${n(a / (b + c))}.`,
    ],
    hint: 'How many parts are there in all? How much is one part?',
  },
  {
    name: 'n-to-m-total',
    steps: 3,
    stories: [
      story('For every {a} red tiles there are {b} blue tiles. There are {c} red tiles. How many tiles is that?', 150),
      story('A farm has {b} goats for every {a} sheep. It has {c} sheep. How many sheep and goats is that?', 150),
      story(
        'A necklace has {b} gold beads for every {a} silver ones. It has {c} silver beads. How many beads does it have?',
        150,
      ),
      story('{N} plants {b} daisies for every {a} roses. There are {c} roses. How many flowers are there?', 150),
      story(
        'A wall has {b} short bricks for every {a} long ones. It has {c} long bricks. How many bricks is that?',
        150,
      ),
      story('{b} boats pass for every {a} ships. {c} ships pass. How many boats and ships is that?', 150),
      story(
        'A baker makes {b} rolls for every {a} loaves. There are {c} loaves. How many loaves and rolls is that?',
        150,
      ),
      story('A club has {b} children for every {a} adults. It has {c} adults. How many members does it have?', 150),
    ],
    draw(random, top) {
      const drawn = groups(random, top);
      // In year 3 a whole group is one of its tables.
      const isKnown = top > 100 || [3, 4, 5, 8].includes(drawn.a + drawn.b);
      return isKnown && isLowest(drawn.a, drawn.b) ? drawn : undefined;
    },
    answer: ({ a, b, c }) => (c / a) * (a + b),
    holds: (x, { a, b, c }) => (x - c) * a === c * b,
    wrong: ({ a, b, c }) => [
      [(c / a) * b, wrong.asked(`That leaves out the ${n(c)} in the story. Add them too.`)],
      [c / a, wrong.stops(`Each of these groups has ${a + b} in all.`)],
      [c * (a + b), wrong.order(`Find how many groups of ${a} there are first.`)],
    ],
    how: ({ a, b, c }) => [
      `How many groups of ${a} are there? ${n(c)} ÷ ${a} = ${n(c / a)}.`,
      `Each group has ${a} + ${b} = ${a + b} in all: ${n(c / a)} × ${a + b}.`,
    ],
    hint: ({ a, b, c }) => `How many groups of ${a} are there in ${n(c)}? Each group has ${b} of the others as well.`,
  },
  {
    name: 'three-part-difference',
    steps: 4,
    stories: [
      story(
        '{N}, {M} and a cousin share £{a} in the ratio {b}:{c}:{d}. How much more does the cousin get than {N}?',
        900,
        '£',
      ),
      story(
        'A mix of {a} g has nuts, raisins and seeds in the ratio {b}:{c}:{d}. How many more grams of seeds than nuts are in it?',
        900,
        'g',
      ),
      story('{a} counters are red, blue or green, in the ratio {b}:{c}:{d}. How many more are green than red?', 900),
      story(
        'A rope of {a} cm is cut into three pieces in the ratio {b}:{c}:{d}. How many cm longer is the third piece than the first?',
        900,
        'cm',
      ),
      story(
        'Ducks, geese and gulls on a lake are in the ratio {b}:{c}:{d}. There are {a} birds. How many more gulls than ducks are there?',
        900,
      ),
      story(
        'The ratio of adults to teenagers to children at a camp is {b}:{c}:{d}. There are {a} people. How many more children than adults are there?',
        900,
      ),
      story(
        'Paint is mixed from red, white and blue in the ratio {b}:{c}:{d}. {a} ml is made. How many more ml of blue than red are there?',
        900,
        'ml',
      ),
      story(
        'A park has ferns, roses and lilies in the ratio {b}:{c}:{d}. It has {a} of these plants. How many more lilies than ferns are there?',
        900,
      ),
    ],
    draw: (random) => drawThree(random, (b, c, d) => b + c + d),
    answer: ({ a, b, c, d }) => (a / (b + c + d)) * (d - b),
    holds: (x, { a, b, c, d }) => x * (b + c + d) === a * (d - b),
    wrong: ({ a, b, c, d }) => [
      [a / (b + c + d), wrong.stops('This is 1 part. How many parts is the difference?')],
      [(a / (b + c + d)) * d, wrong.oneOfThree],
      [(a / (b + c + d)) * (d - c), wrong.asked('That compares the last share with the second one.')],
      [(a / (b + d)) * (d - b), wrong.twoOfThree],
    ],
    how: ({ a, b, c, d }) => [
      `${b} + ${c} + ${d} = ${b + c + d} parts are ${n(a)}, so 1 part is ${n(a)} ÷ ${b + c + d} = ${n(a / (b + c + d))}.`,
      `The difference is ${d} − ${b} = ${partsOf(d - b)}: ${d - b} × ${n(a / (b + c + d))}.`,
    ],
    hint: 'How many parts are there in all three shares? How much is one part?',
  },
  {
    name: 'three-part-from-difference',
    steps: 4,
    stories: [
      story(
        '{N}, {M} and a cousin share some money in the ratio {b}:{c}:{d}. The cousin gets £{a} more than {N}. How much do they share?',
        900,
        '£',
      ),
      story(
        'A mix has nuts, raisins and seeds in the ratio {b}:{c}:{d}. There are {a} g more seeds than nuts. How many grams is the mix?',
        900,
        'g',
      ),
      story(
        'Red, blue and green beads are in the ratio {b}:{c}:{d}. There are {a} more green beads than red ones. How many beads are there?',
        900,
      ),
      story(
        'A rope is cut into three pieces in the ratio {b}:{c}:{d}. The third piece is {a} cm longer than the first. How many cm long was the rope?',
        900,
        'cm',
      ),
      story(
        'Ducks, geese and gulls on a lake are in the ratio {b}:{c}:{d}. There are {a} more gulls than ducks. How many birds is that?',
        900,
      ),
      story(
        'Adults, teenagers and children at a camp are in the ratio {b}:{c}:{d}. There are {a} more children than adults. How many people are there?',
        900,
      ),
      story(
        'Paint is mixed from red, white and blue in the ratio {b}:{c}:{d}. There are {a} ml more blue than red. How many ml of paint is that?',
        900,
        'ml',
      ),
      story(
        'A park has ferns, roses and lilies in the ratio {b}:{c}:{d}. There are {a} more lilies than ferns. How many of these plants are there?',
        900,
      ),
    ],
    draw: (random) => drawThree(random, (b, _, d) => d - b),
    answer: ({ a, b, c, d }) => (a / (d - b)) * (b + c + d),
    holds: (x, { a, b, c, d }) => x * (d - b) === a * (b + c + d),
    wrong: ({ a, b, c, d }) => [
      [a / (d - b), wrong.stops('This is 1 part. How many parts are there altogether?')],
      [(a / (d - b)) * (b + d), wrong.twoOfThree],
      [(a / (d - b)) * d, wrong.oneOfThree],
      [a * (b + c + d), wrong.order(`${n(a)} is ${d - b} parts, not 1 part. First find 1 part.`)],
    ],
    how: ({ a, b, c, d }) => [
      `The difference is ${d} − ${b} = ${d - b} parts, and that is ${n(a)}. So 1 part is ${n(a)} ÷ ${d - b} = ${n(a / (d - b))}.`,
      `Altogether there are ${b} + ${c} + ${d} = ${b + c + d} parts: ${b + c + d} × ${n(a / (d - b))}.`,
    ],
    hint: 'How many parts is the difference? How much is one part?',
  },
];
