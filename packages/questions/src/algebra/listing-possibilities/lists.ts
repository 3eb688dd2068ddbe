/** Possibilities to list (year 6): choices, digit cards, orders. */

import type { Form } from '../../kernel/forms.ts';
import { andList } from '../../kernel/list-text.ts';
import { pickName, pickNames } from '../../kernel/names.ts';
import { numbersIn, typed } from '../../kernel/seen.ts';
import { writeNumber } from '../ask.ts';
import { asks, mistake, named, type Params } from './mistakes.ts';

const menus = [
  ['T-shirts', 'pairs of shorts', 'pairs of socks', 'outfits'],
  ['starters', 'main courses', 'puddings', 'meals'],
  ['sorts of bread', 'fillings', 'drinks', 'lunches'],
  ['bases', 'sauces', 'toppings', 'pizzas'],
  ['cones', 'flavours', 'toppings', 'ice creams'],
] as const;

/** One of each. */
export const menu: Form<Params> = {
  weight: (cell) => asks(cell, 'menu'),
  make(random, { difficulty }) {
    const [first, second, third, whole] = random.pick(menus);
    const [a, b, c] = [random.int(2, 7), random.int(2, 7), random.int(2, 5)];
    const isThree = difficulty !== 'easy';
    const answer = isThree ? a * b * c : a * b;
    const list = isThree ? `${a} ${first}, ${b} ${second} and ${c} ${third}` : `${a} ${first} and ${b} ${second}`;
    return writeNumber(
      {
        prompt: `${pickName(random)} can choose from ${list}. How many different ${whole} with **one of each** are there?`,
        hint: `Take one of the ${first}. How many ${second} can go with it?`,
        steps: [
          `Each of the ${a} ${first} goes with each of the ${b} ${second}: ${a} × ${b} = ${a * b}.`,
          ...(isThree ? [`Each of those goes with ${c} ${third}: ${a * b} × ${c} = ${answer}.`] : []),
          `There are **${answer}** ${whole}.`,
        ],
        variant: `menu ${first} ${a} ${b} ${isThree ? c : ''}`,
        features: { steps: isThree ? 3 : 1, size: answer },
      },
      answer,
      [
        [isThree ? a + b + c : a + b, named.adds],
        isThree
          ? [a * b + c, mistake('adds-third', `You added the ${third}. Each goes with every pair: multiply.`)]
          : [a * b - 1, named.misses],
        isThree ? [a * b, mistake('leaves-out-third', `You left out the ${third}.`)] : [a * b + 1, named.tooMany],
      ],
    );
  },
  solve(seen) {
    if (!/ can choose from .* with one of each are there\?$/.test(seen.text)) return undefined;
    const sizes = numbersIn(seen.text);
    let count = 0;
    const walk = (at: number): void => {
      if (at === sizes.length) count++;
      else for (let pick = 0; pick < (sizes[at] ?? 0); pick++) walk(at + 1);
    };
    walk(0);
    return typed(count);
  },
};

const tests = {
  any: { says: '', holds: () => true },
  even: { says: 'even ', holds: (value: number) => value % 2 === 0 },
  odd: { says: 'odd ', holds: (value: number) => value % 2 === 1 },
} as const;

/** Numbers from digit cards, each used once or again and again; even, odd or over a bound on harder ones. */
export const digits: Form<Params> = {
  weight: (cell) => asks(cell, 'digits'),
  make(random, { difficulty }) {
    const cards = random
      .sample(
        difficulty === 'hard' ? [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] : [1, 2, 3, 4, 5, 6, 7, 8, 9],
        random.int(difficulty === 'hard' ? 4 : 3, 4),
      )
      .sort();
    const length = difficulty === 'easy' ? 2 : 3;
    const once = random.chance(2, 3);
    // All the digits in every order are an easy queue of three.
    const isQueue = once && cards.length === length;
    const test = difficulty === 'easy' ? 'any' : random.pick(['any', 'even', 'odd'] as const);
    const all = build(cards, length, once);
    const own = all.filter((value) => tests[test].holds(value));
    const answer = own.length;
    if (answer < 2 || (isQueue && test === 'any') || (difficulty === 'hard' && test === 'any' && !cards.includes(0)))
      return undefined;
    const other = build(cards, length, !once).filter((value) => tests[test].holds(value)).length;
    const withZero = all.length + (cards.includes(0) ? all.length / Math.max(1, cards.length - 1) : 0);
    // The numbers that fit but for a 0 in front. Where they are as many as all without one, nobody knows which it was.
    const ends = cards.filter((card) => tests[test].holds(card));
    const inFront = once ? ends.filter((card) => card > 0).length * (cards.length - 2) : ends.length * cards.length;
    const lettingZero = test !== 'any' && cards.includes(0) ? answer + inFront : Number.NaN;
    const name = length === 2 ? 'two-digit' : 'three-digit';
    const shown = own.slice(0, 8).join(', ');
    const starts = new Map<string, number>();
    for (const value of own) starts.set(String(value).charAt(0), (starts.get(String(value).charAt(0)) ?? 0) + 1);
    const firsts = new Set(starts.values());
    return writeNumber(
      {
        prompt: `Here are some digits: ${cards.join(', ')}. ${once ? 'Each can be used only once.' : 'A digit can be used more than once.'} How many ${tests[test].says}${name} numbers can be made?`,
        hint: 'List them in order, starting with the smallest digit in front.',
        steps: [
          `List them in order: ${own.length <= 24 ? `${own.join(', ')}.` : `${shown}, …`}`,
          ...(own.length > 24 && firsts.size === 1
            ? [`There are ${starts.size} digits to start with, and ${[...firsts][0]} numbers for each.`]
            : []),
          ...(test === 'any' ? [] : [`The last digit decides whether a number is ${test}.`]),
          `There are **${answer}** numbers.`,
        ],
        variant: `digits ${cards.join('')} ${length} ${once ? 'once' : 'again'} ${test}`,
        features: { steps: length + (test === 'any' ? 0 : 2) + (cards.includes(0) ? 1 : 0), size: answer },
      },
      answer,
      [
        [other, once ? named.repeats : named.noRepeats],
        [
          test === 'any' ? Number.NaN : all.length,
          lettingZero === all.length ? named.zeroOrAll(test) : named.all('numbers'),
        ],
        [lettingZero, named.zero],
        [test === 'any' && Number.isInteger(withZero) && cards.includes(0) ? withZero : Number.NaN, named.zero],
        [cards.length < answer ? cards.length : Number.NaN, named.misses],
        [answer - 1, named.misses],
      ],
    );
  },
  solve(seen) {
    const [, list = '', rule, , length] =
      /^Here are some digits: ([\d, ]+)\. (Each can be used only once|A digit can be used more than once)\. How many (even |odd )?(two|three)-digit/.exec(
        seen.text,
      ) ?? [];
    if (length === undefined) return undefined;
    const cards = numbersIn(list);
    const [low, high] = length === 'two' ? [10, 99] : [100, 999];
    let count = 0;
    for (let value = low; value <= high; value++) {
      const own = [...String(value)].map(Number);
      const isMade = own.every((digit) => cards.includes(digit));
      const isOnce = new Set(own).size === own.length || !rule?.startsWith('Each');
      const fits = seen.text.includes('even') ? value % 2 === 0 : !seen.text.includes('odd ') || value % 2 === 1;
      if (isMade && isOnce && fits) count++;
    }
    return typed(count);
  },
};

/** Every number of so many digits from the cards, none starting with 0. */
function build(cards: readonly number[], length: number, once: boolean): number[] {
  const grow = (start: readonly number[]): (readonly number[])[] =>
    start.length === length
      ? [start]
      : cards.filter((card) => !(once && start.includes(card))).flatMap((card) => grow([...start, card]));
  return grow([])
    .filter(([first]) => first !== 0)
    .map((own) => Number(own.join('')))
    .sort((one, other) => one - other);
}

const orderings = (count: number): number => (count <= 1 ? 1 : count * orderings(count - 1));

/** Orders of people or things, perhaps with one in a fixed place. */
export const orders: Form<Params> = {
  weight: (cell) => asks(cell, 'orders'),
  make(random, { difficulty }) {
    const count = difficulty === 'easy' ? 3 : random.int(4, 5);
    const names = pickNames(random, count);
    const places = difficulty === 'hard' ? random.int(2, count - 1) : count;
    const fixed = difficulty !== 'easy' && random.chance(1, 2);
    const [, second = ''] = names;
    const listed = andList(names);
    const kind = random.int(0, 2);
    const free = fixed ? count - 1 : count;
    const seats = fixed ? places - 1 : places;
    const answer = orderings(free) / orderings(free - seats);
    const rule = fixed ? `${second} must be ${['first', 'at the front', 'on the far left'][kind]}. ` : '';
    const text =
      places === count
        ? [
            `${listed} run a race with no ties. ${rule}In how many orders can they finish?`,
            `${listed} stand in a queue. ${rule}In how many orders can they stand?`,
            `${listed} sit in a row of ${count} chairs. ${rule}In how many ways can they sit?`,
          ][kind]
        : [
            `${listed} run a race with no ties. ${rule}How many results are there for the first ${places} places?`,
            `${listed} want to join a queue with only ${places} places. ${rule}How many different queues are there?`,
            `${listed} want to sit in a row of ${places} chairs. ${rule}In how many ways can ${places} of them sit?`,
          ][kind];
    const what = [places === count ? 'orders' : 'results', places === count ? 'orders' : 'queues', 'ways'][kind];
    if (text === undefined || answer < 2 || seats < 2) return undefined;
    return writeNumber(
      {
        prompt: text,
        hint: fixed
          ? 'One place is taken already. How many can take the next one?'
          : 'How many can take the first place? How many are left for the next?',
        steps: [
          ...(fixed ? [`${second}’s place is fixed. Fill the other ${seats} places.`] : []),
          `Choices for each place: ${Array.from({ length: seats }, (_, at) => free - at).join(' × ')} = ${answer}.`,
          `There are **${answer}** ${what}.`,
        ],
        variant: `orders ${kind} ${count} ${places} ${fixed ? 'fixed' : ''}`,
        features: { steps: count + (fixed ? 1 : 0), size: answer },
      },
      answer,
      [
        [
          free * seats,
          mistake('same-choices', 'For each place there is one person fewer to choose from. Multiply these choices.'),
        ],
        [fixed ? orderings(count) / orderings(count - places) : answer - 1, fixed ? named.rule : named.misses],
        [
          answer % 2 === 0 ? answer / 2 : Number.NaN,
          mistake('ignores-order', 'Some are missing. The same people in another order are another way.'),
        ],
        [free ** seats, mistake('repeats-person', 'Nobody can take two places.')],
      ],
    );
  },
  solve(seen) {
    const [, people = ''] =
      /^((?:[A-Z][a-z]+, )*[A-Z][a-z]+ and [A-Z][a-z]+) (?:run|stand|sit|want)/.exec(seen.text) ?? [];
    if (people === '' || !/orders|ways|results|queues/.test(seen.text)) return undefined;
    const names = people.split(/, | and /);
    const [places = names.length] = numbersIn(seen.text);
    const [, fixed] = /\. ([A-Z][a-z]+) must be/.exec(seen.text) ?? [];
    let count = 0;
    const walk = (row: readonly string[]): void => {
      if (row.length === places) {
        if (fixed === undefined || row[0] === fixed) count++;
        return;
      }
      for (const name of names) if (!row.includes(name)) walk([...row, name]);
    };
    walk([]);
    return typed(count);
  },
};
