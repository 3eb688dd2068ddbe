/** Problems of ratios that change, and of two ratios that belong together. */
import { showNumber as n } from '../../kernel/number-text.ts';
import { isLowest, type Schema, story, values, wordMistakes as wrong } from './schema.ts';

export const changedRatioSchemas: readonly Schema[] = [
  {
    name: 'ratio-then-move',
    steps: 4,
    stories: [
      story(
        '{N} and {M} share £{a} in the ratio {b}:{c}. Then {N} gives {M} £{d}. How much more than {N} does {M} have now?',
        900,
        '£',
      ),
      story(
        'Two tanks have {a} litres in the ratio {b}:{c}. Then {d} litres are pumped from the first into the second. How many more litres are in the second now?',
        900,
        'litres',
      ),
      story(
        '{N} and {M} have {a} cards in the ratio {b}:{c}. {M} wins {d} of {N}’s cards. How many more cards than {N} does {M} have now?',
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
        'Two sacks hold {a} kg of rice in the ratio {b}:{c}. {d} kg is poured from the first into the second. How many kg heavier is the second now?',
        300,
        'kg',
      ),
      story(
        '{N} and {M} share {a} marbles in the ratio {b}:{c}. {N} loses {d} of them to {M}. How many more marbles than {N} does {M} have now?',
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
        [difference, wrong.asked(`That is the difference at first, before ${d} go from the first to the second.`)],
        [difference + d, wrong.operation(`The first loses ${d} and the second gains ${d}, so both change.`)],
        [difference - 2 * d, wrong.operation('The larger one grows and the smaller one shrinks, so the gap widens.')],
        [
          (a / (b + c)) * c + d,
          wrong.asked('That is how much the second has now. How much more is it than the first has?'),
        ],
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
        '{N} and {M} have money in the ratio {b}:{c}. When {N} gets £{a} more, they have the same. How much did they have altogether at first?',
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
        'The scores of two teams are in the ratio {b}:{c}. With {a} more points, the first would draw level. How many points do the two teams have altogether?',
        900,
      ),
      story(
        'Two ropes have lengths in the ratio {b}:{c}. When {a} cm is cut off the longer one, they are the same length. How many cm long were they altogether at first?',
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
    wrong: ({ a, b, c }, { text }) => [
      [a / (c - b), wrong.stops('This is 1 part. How many parts are there at first?')],
      [(a / (c - b)) * c, wrong.asked(`That is only ${c} parts. Altogether there are ${b} + ${c} parts.`)],
      [a * (b + c), wrong.order(`${n(a)} is ${c - b} parts, not 1 part. First find 1 part.`)],
      /cut off|are sold/.test(text)
        ? [(a / (c - b)) * 2 * b, wrong.asked(`That is the total without the ${n(a)}. They were there at first.`)]
        : [
            (a / (c - b)) * 2 * c,
            wrong.asked(`That is the total with the ${n(a)} more. They were not there at first.`),
          ],
    ],
    how: ({ a, b, c }) => [
      `The two differ by ${c} − ${b} = ${c - b} parts, and that is ${n(a)}. So 1 part is ${n(a)} ÷ ${c - b} = ${n(a / (c - b))}.`,
      `At first there are ${b} + ${c} = ${b + c} parts: ${b + c} × ${n(a / (c - b))}.`,
    ],
    hint: 'By how many parts do the two differ? What makes up this difference?',
  },
  {
    name: 'ratio-after-loss',
    steps: 4,
    stories: [
      story(
        'Red and blue beads in a box are in the ratio {b}:{c}. When {a} red ones are taken out, there are {e} times as many blue beads as red ones. How many beads were there at first?',
        900,
      ),
      story(
        '{N} and {M} have money in the ratio {b}:{c}. {N} spends £{a}, and then {M} has {e} times as much as {N}. How much did they have altogether at first?',
        900,
        '£',
      ),
      story(
        'Boys and girls in a club are in the ratio {b}:{c}. When {a} boys leave, there are {e} times as many girls as boys. How many children were in the club at first?',
        900,
      ),
      story(
        'Sheep and goats on a farm are in the ratio {b}:{c}. After {a} sheep are sold, there are {e} times as many goats as sheep. How many animals were there at first?',
        900,
      ),
      story(
        'Two tanks hold water in the ratio {b}:{c}. {a} litres run out of the first, and then the second holds {e} times as much as the first. How many litres were in the two at first?',
        900,
        'litres',
      ),
      story(
        'Plain and painted tiles in a shop are in the ratio {b}:{c}. After {a} plain ones are sold, there are {e} times as many painted ones as plain ones. How many tiles were there at first?',
        900,
      ),
      story(
        'Two ropes have lengths in the ratio {b}:{c}. {a} cm is cut off the first, and then the second is {e} times as long as the first. How many cm long were they altogether at first?',
        900,
        'cm',
      ),
      story(
        'Apples and pears on a stall are in the ratio {b}:{c}. When {a} apples are sold, there are {e} times as many pears as apples. How many pieces of fruit were there at first?',
        900,
      ),
    ],
    draw(random) {
      const e = random.int(3, 4);
      const [left, b] = [random.int(2, 3), random.int(3, 11)];
      const gone = b - left;
      return gone > 1 && isLowest(b, left * e) ? values({ a: gone * random.int(7, 19), b, c: left * e, e }) : undefined;
    },
    answer: ({ a, b, c, e }) => (a / (b - c / e)) * (b + c),
    holds: (x, { a, b, c, e }) => {
      const first = (x * b) / (b + c);
      return x - first === e * (first - a);
    },
    wrong: ({ a, b, c, e }) => {
      const part = a / (b - c / e);
      return [
        [part, wrong.stops('This is 1 part. How many parts are there at first?')],
        [part * (b + c) - a, wrong.asked('That is the total afterwards. The question asks about the start.')],
        [a * (b + c), wrong.order(`${n(a)} is ${b - c / e} parts, not 1 part. First find 1 part.`)],
        [part * c, wrong.asked(`That is only ${c} parts. Altogether there are ${b} + ${c} parts.`)],
      ];
    },
    how: ({ a, b, c, e }) => [
      `The second one stays at ${c} parts. In the end the first is ${c} ÷ ${e} = ${c / e} of these parts.`,
      `So the first loses ${b} − ${c / e} = ${b - c / e} parts, and that is ${n(a)}. 1 part is ${n(a)} ÷ ${b - c / e} = ${n(a / (b - c / e))}.`,
      `At first there are ${b} + ${c} = ${b + c} parts: ${b + c} × ${n(a / (b - c / e))}.`,
    ],
    hint: 'Only the first one changes. How many of the same parts does it have in the end?',
  },
  {
    name: 'two-ratios',
    steps: 4,
    stories: [
      story(
        'A box has red and blue beads in the ratio {b}:{c}. Its blue and green beads are in the ratio {d}:{e}. {a} beads are red. How many are green?',
        900,
      ),
      story(
        '{N} and {M} have money in the ratio {b}:{c}. {M} and a cousin have money in the ratio {d}:{e}. {N} has £{a}. How much does the cousin have?',
        900,
        '£',
      ),
      story(
        'Ducks and geese on a lake are in the ratio {b}:{c}. Geese and swans are in the ratio {d}:{e}. There are {a} ducks. How many swans are there?',
        900,
      ),
      story(
        'The ratio of flour to sugar in a mix is {b}:{c}, and of sugar to butter {d}:{e}. It has {a} g of flour. How many grams of butter does it have?',
        900,
        'g',
      ),
      story(
        'Adults and teenagers at a camp are in the ratio {b}:{c}. Teenagers and children are in the ratio {d}:{e}. There are {a} adults. How many children are there?',
        900,
      ),
      story(
        'A red and a blue rope have lengths in the ratio {b}:{c}. The blue one and a green one are in the ratio {d}:{e}. The red one is {a} cm long. How many cm long is the green one?',
        900,
        'cm',
      ),
      story(
        'A park has ferns and roses in the ratio {b}:{c}. Its roses and lilies are in the ratio {d}:{e}. It has {a} ferns. How many lilies does it have?',
        900,
      ),
      story(
        'A shop sells pens and rulers in the ratio {b}:{c}. It sells rulers and rubbers in the ratio {d}:{e}. It sells {a} pens. How many rubbers does it sell?',
        900,
      ),
    ],
    draw(random) {
      const [b, c, d, e] = [random.int(2, 7), random.int(2, 9), random.int(2, 7), random.int(2, 9)];
      const part = d * random.int(2, 9);
      const isFit = isLowest(b, c) && isLowest(d, e) && c !== d && part > 7 && (c * part) % d === 0;
      return isFit ? values({ a: b * part, b, c, d, e }) : undefined;
    },
    answer: ({ a, b, c, d, e }) => (((a / b) * c) / d) * e,
    holds: (x, { a, b, c, d, e }) => x * d * b === a * c * e,
    wrong: ({ a, b, c, d, e }) => {
      const middle = (a / b) * c;
      return [
        [middle, wrong.asked('That is the middle one of the three. Use the second ratio as well.')],
        [(a / b) * e, wrong.order('A part of the first ratio is not as large as a part of the second one.')],
        [(middle / e) * d, wrong.order('You used the second ratio the other way round.')],
      ];
    },
    how: ({ a, b, c, d, e }) => [
      `The first ratio: 1 part is ${n(a)} ÷ ${b} = ${n(a / b)}, so the middle one is ${c} × ${n(a / b)} = ${n((a / b) * c)}.`,
      `The second ratio: ${d} parts are ${n((a / b) * c)}, so 1 part is ${n((a / b) * c)} ÷ ${d} = ${n(((a / b) * c) / d)}.`,
      `The last one has ${e} parts: ${e} × ${n(((a / b) * c) / d)}.`,
    ],
    hint: 'One of the three is in both ratios. How large is it?',
  },
];
