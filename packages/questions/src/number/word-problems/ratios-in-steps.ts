/** Problems of ratio: one share, three shares, and shares that change. */
import { showNumber as n } from '../../kernel/number-text.ts';
import type { Random } from '../../kernel/random.ts';
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
      story('A {a} g mix has nuts and seeds in the ratio {b}:{c}. How many grams of seeds are in it?', 900, 'g'),
      story('{a} counters are red or green, in the ratio {b}:{c}. How many are green?', 900),
      story('A rope of {a} cm is cut in the ratio {b}:{c}. How many cm long is the longer piece?', 900, 'cm'),
      story('Cats and dogs at a show are in the ratio {b}:{c}. There are {a} animals. How many are dogs?', 400),
      story('Ferns and roses in a park are in the ratio {b}:{c}. There are {a} plants. How many are roses?', 900),
    ],
    draw(random) {
      const b = random.int(2, 5);
      const c = b + random.int(1, 4);
      return isLowest(b, c) ? values({ a: (b + c) * random.int(6, 12), b, c }) : undefined;
    },
    answer: ({ a, b, c }) => (a / (b + c)) * c,
    holds: (x, { a, b, c }) => x * b === (a - x) * c,
    wrong: ({ a, b, c }) => [
      [a / (b + c), wrong.stops],
      [(a / (b + c)) * b, wrong.otherPart],
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
    draw(random) {
      const [a, b] = [random.int(2, 9), random.int(2, 9)];
      return a !== b && isLowest(a, b) ? values({ a, b, c: a * random.int(6, 14) }) : undefined;
    },
    answer: ({ a, b, c }) => (c / a) * (a + b),
    holds: (x, { a, b, c }) => (x - c) * a === c * b,
    wrong: ({ a, b, c }) => [
      [(c / a) * b, wrong.oneShare],
      [c / a, wrong.stops],
      [c * (a + b), wrong.order(`Find how many groups of ${a} there are first.`)],
    ],
    how: ({ a, b, c }) => [
      `How many groups of ${a} are there? ${n(c)} ÷ ${a} = ${n(c / a)}.`,
      `Each group has ${a} + ${b} = ${a + b} of both kinds: ${n(c / a)} × ${a + b}.`,
    ],
    hint: 'How many equal groups are there? How many of both kinds does each have?',
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
        'A {a} g mix has nuts, raisins and seeds in the ratio {b}:{c}:{d}. How many more grams of seeds than nuts are in it?',
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
        'Paint is mixed from red, white and blue in the ratio {b}:{c}:{d}. {a} ml are made. How many more ml of blue than red are there?',
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
      [a / (b + c + d), wrong.stops],
      [(a / (b + c + d)) * d, wrong.oneOfThree],
      [(a / (b + c + d)) * (d - c), wrong.operation('That compares the last share with the second one.')],
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
      [a / (d - b), wrong.stops],
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
  {
    name: 'ratio-then-move',
    steps: 4,
    stories: [
      story(
        '{N} and {M} share £{a} in the ratio {b}:{c}. Then {N} gives {M} £{d}. How much more does {M} have now?',
        900,
        '£',
      ),
      story(
        'Two tanks have {a} litres in the ratio {b}:{c}. Then {d} litres are pumped from the first into the second. How many more litres are in the second now?',
        900,
        'litres',
      ),
      story(
        '{N} and {M} have {a} cards in the ratio {b}:{c}. {M} wins {d} of {N}’s cards. How many more does {M} have now?',
        900,
      ),
      story(
        '{a} people are on two ships in the ratio {b}:{c}. {d} of them move from the first to the second. How many more are on the second now?',
        900,
      ),
      story(
        'Two shelves hold {a} books in the ratio {b}:{c}. {d} books are moved from the first to the second. How many more does the second hold now?',
        900,
      ),
      story(
        'Two fields have {a} sheep in the ratio {b}:{c}. Then {d} sheep go from the first to the second. How many more are in the second now?',
        900,
      ),
      story(
        'Two sacks hold {a} kg of rice in the ratio {b}:{c}. {d} kg are poured from the first into the second. How many kg heavier is the second now?',
        300,
        'kg',
      ),
      story(
        '{N} and {M} share {a} marbles in the ratio {b}:{c}. {N} loses {d} of them to {M}. How many more does {M} have now?',
        900,
      ),
    ],
    draw(random) {
      const b = random.int(3, 7);
      const c = b + random.int(1, 5);
      const part = random.int(9, 30);
      if (!isLowest(b, c)) return undefined;
      return values({ a: (b + c) * part, b, c, d: random.int(11, Math.max(12, Math.min(49, b * part - 8))) });
    },
    answer: ({ a, b, c, d }) => (a / (b + c)) * (c - b) + 2 * d,
    holds: (x, { a, b, c, d }) => {
      const first = (a - x) / 2 + d;
      return first * c === (a - first) * b;
    },
    wrong: ({ a, b, c, d }) => {
      const difference = (a / (b + c)) * (c - b);
      return [
        [difference, wrong.stops],
        [difference + d, wrong.operation(`The first loses ${d} and the second gains ${d}, so both change.`)],
        [difference - 2 * d, wrong.operation('The larger one grows and the smaller one shrinks, so the gap widens.')],
        [(a / (b + c)) * c + d, wrong.oneShare],
      ];
    },
    how: ({ a, b, c, d }) => {
      const part = a / (b + c);
      return [
        `1 part is ${n(a)} ÷ ${b + c} = ${n(part)}. The shares are ${b} × ${n(part)} = ${n(b * part)} and ${c} × ${n(part)} = ${n(c * part)}.`,
        `Then the first has ${n(b * part)} − ${d} = ${n(b * part - d)}, and the second ${n(c * part)} + ${d} = ${n(c * part + d)}.`,
        `${n(c * part + d)} − ${n(b * part - d)}.`,
      ];
    },
    hint: 'Find the two shares. What does each have after the change?',
  },
  {
    name: 'until-equal',
    steps: 4,
    stories: [
      story(
        'Red and blue beads in a box are in the ratio {b}:{c}. With {a} more red ones, the two numbers would be equal. How many beads are in the box?',
        900,
      ),
      story(
        '{N} and {M} have money in the ratio {b}:{c}. When {N} gets £{a} more, they have the same. How much had they together at first?',
        900,
        '£',
      ),
      story(
        'Boys and girls in a club are in the ratio {b}:{c}. When {a} boys join, there are as many boys as girls. How many children were in the club at first?',
        900,
      ),
      story(
        'Sheep and goats on a farm are in the ratio {b}:{c}. With {a} more sheep there would be the same number of each. How many animals are there?',
        900,
      ),
      story(
        'Two tanks hold water in the ratio {b}:{c}. {a} litres are added to the first, and both hold the same. How many litres were in the two at first?',
        900,
        'litres',
      ),
      story(
        'The scores of two teams are in the ratio {b}:{c}. With {a} more points, the first would draw level. How many points have the two teams together?',
        900,
      ),
      story(
        'Two ropes are in the ratio {b}:{c}. When {a} cm are cut off the longer one, they are equal. How many cm long were the two together at first?',
        900,
        'cm',
      ),
      story(
        'Apples and pears on a stall are in the ratio {c}:{b}. When {a} apples are sold, there are as many apples as pears. How many pieces of fruit were there at first?',
        900,
      ),
    ],
    draw(random) {
      const b = random.int(3, 9);
      const c = b + random.int(2, 5);
      return isLowest(b, c) ? values({ a: (c - b) * random.int(8, 24), b, c }) : undefined;
    },
    answer: ({ a, b, c }) => (a / (c - b)) * (b + c),
    holds: (x, { a, b, c }) => x * (c - b) === a * (b + c),
    wrong: ({ a, b, c }) => [
      [a / (c - b), wrong.stops],
      [(a / (c - b)) * c, wrong.oneShare],
      [a * (b + c), wrong.order(`${n(a)} is ${c - b} parts, not 1 part. First find 1 part.`)],
      [(a / (c - b)) * 2 * c, wrong.order('That is how many there are when the two are equal.')],
    ],
    how: ({ a, b, c }) => [
      `The two differ by ${c} − ${b} = ${c - b} parts, and that is ${n(a)}. So 1 part is ${n(a)} ÷ ${c - b} = ${n(a / (c - b))}.`,
      `At first there are ${b} + ${c} = ${b + c} parts: ${b + c} × ${n(a / (c - b))}.`,
    ],
    hint: 'By how many parts do the two differ? What makes up this difference?',
  },
];
