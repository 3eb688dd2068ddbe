/** Possibilities to list (year 6): choices, digit cards, orders, pairs, coins, rectangles. */
import { pickName, pickNames } from '../kernel/names.ts';
import { asks, named, type Params } from './enumerate-ground.ts';
import { type Form, numbersIn, typed } from './forms.ts';
import { type Slip, writeNumber } from './told.ts';

const menus = [
  ['T-shirts', 'pairs of shorts', 'pairs of socks', 'outfits'],
  ['starters', 'main courses', 'puddings', 'meals'],
  ['sorts of bread', 'fillings', 'drinks', 'lunches'],
  ['colours of paint', 'sizes of frame', 'pictures', 'posters'],
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
        hint: 'For each of the first, how many choices are there for the next?',
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
        [isThree ? a * b + c : a * b - 1, isThree ? named.adds : named.misses],
        [isThree ? a * b : a * b + 1, named.misses],
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
      .sample(difficulty === 'hard' ? [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] : [1, 2, 3, 4, 5, 6, 7, 8, 9], random.int(3, 4))
      .sort();
    const length = difficulty === 'easy' ? 2 : difficulty === 'medium' ? random.int(2, 3) : 3;
    const once = random.chance(2, 3);
    const test = difficulty === 'easy' ? 'any' : random.pick(['any', 'even', 'odd'] as const);
    const all = build(cards, length, once);
    const own = all.filter((value) => tests[test].holds(value));
    const answer = own.length;
    if (answer < 2 || (difficulty === 'hard' && test === 'any' && !cards.includes(0))) return undefined;
    const other = build(cards, length, !once).filter((value) => tests[test].holds(value)).length;
    const withZero = all.length + (cards.includes(0) ? all.length / Math.max(1, cards.length - 1) : 0);
    const name = length === 2 ? 'two-digit' : 'three-digit';
    const shown = own.slice(0, 4).join(', ');
    return writeNumber(
      {
        prompt: `Here are some digits: ${cards.join(', ')}. ${once ? 'Each can be used only once.' : 'A digit can be used more than once.'} How many ${tests[test].says}${name} numbers can be made?`,
        hint: 'List them in order, starting with the smallest digit in front.',
        steps: [
          `List them in order: ${shown}${answer > 4 ? ', …' : ''}`,
          ...(test === 'any' ? [] : [`The last digit decides whether a number is ${test}.`]),
          `There are **${answer}**.`,
        ],
        variant: `digits ${cards.join('')} ${length} ${once ? 'once' : 'again'} ${test}`,
        features: { steps: length + (test === 'any' ? 0 : 2) + (cards.includes(0) ? 1 : 0), size: answer },
      },
      answer,
      [
        [other, once ? named.repeats : named.noRepeats],
        [test === 'any' ? Number.NaN : all.length, named.all],
        [Number.isInteger(withZero) && cards.includes(0) ? withZero : Number.NaN, named.zero],
        [cards.length, named.misses],
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
    const listed = `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
    const kind = random.int(0, 2);
    const free = fixed ? count - 1 : count;
    const seats = fixed ? places - 1 : places;
    const answer = orderings(free) / orderings(free - seats);
    const rule = fixed ? `${second} must be ${['first', 'at the front', 'on the left'][kind]}. ` : '';
    const text =
      places === count
        ? [
            `${listed} run a race with no ties. ${rule}In how many orders can they finish?`,
            `${listed} stand in a queue. ${rule}In how many orders can they stand?`,
            `${listed} sit in a row of ${count} chairs. ${rule}In how many ways can they sit?`,
          ][kind]
        : [
            `${listed} run a race with no ties. ${rule}How many results are there for the first ${places} places?`,
            `${listed} want to queue, but only ${places} may. ${rule}How many queues of ${places} are there?`,
            `${listed} want to sit in a row of ${places} chairs. ${rule}In how many ways can ${places} of them sit?`,
          ][kind];
    if (text === undefined || answer < 2 || seats < 1) return undefined;
    return writeNumber(
      {
        prompt: text,
        hint: 'How many can take the first place? How many are left for the next?',
        steps: [
          `Choices for each place: ${Array.from({ length: seats }, (_, at) => free - at).join(' × ')}.`,
          `There are **${answer}**.`,
        ],
        variant: `orders ${kind} ${count} ${places} ${fixed ? 'fixed' : ''}`,
        features: { steps: count + (fixed ? 1 : 0), size: answer },
      },
      answer,
      [
        [free * seats, named.adds],
        [fixed ? orderings(count) / orderings(count - places) : answer - 1, fixed ? named.rule : named.misses],
        [answer / 2, named.once],
        [free ** seats, named.repeats],
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

/** Pairs or threes, where the order does not matter. */
export const choosing: Form<Params> = {
  weight: (cell) => asks(cell, 'choose'),
  make(random, { difficulty }) {
    const many = random.int(difficulty === 'easy' ? 3 : 4, difficulty === 'hard' ? 8 : 7);
    const pick = difficulty === 'hard' && many < 7 && random.chance(1, 3) ? 3 : 2;
    const kind = random.int(0, 4);
    const answer = pick === 2 ? (many * (many - 1)) / 2 : (many * (many - 1) * (many - 2)) / 6;
    const two = pick === 2 ? 'two' : 'three';
    const text = [
      `There are ${many} flavours of ice cream. A tub holds ${two} different flavours. How many different tubs are there?`,
      `${many} teams play in a league. Each team plays each other team once. How many games are there?`,
      `${many} people meet. Everybody shakes hands once with everybody else. How many handshakes are there?`,
      `A teacher picks ${two} of ${many} children to help. How many different choices are there?`,
      `A shop has ${many} kinds of fruit. A bag holds ${two} different kinds. How many different bags are there?`,
    ][kind];
    if (text === undefined || (pick === 3 && (kind === 1 || kind === 2))) return undefined;
    return writeNumber(
      {
        prompt: text,
        hint: 'A with B is the same as B with A.',
        steps: [
          pick === 2
            ? `The first goes with ${many - 1} others, the next with ${many - 2} new ones, and so on: ${Array.from({ length: many - 1 }, (_, at) => many - 1 - at).join(' + ')}.`
            : `There are ${many} × ${many - 1} × ${many - 2} = ${many * (many - 1) * (many - 2)} orders. Each three was counted 6 times.`,
          `There are **${answer}**.`,
        ],
        variant: `choose ${kind} ${pick} of ${many}`,
        features: { steps: pick + (many > 5 ? 2 : 1), size: answer },
      },
      answer,
      [
        [pick === 2 ? many * (many - 1) : many * (many - 1) * (many - 2), named.twice],
        [many * pick, named.adds],
        [many ** 2, named.repeats],
        [answer - 1, named.misses],
      ],
    );
  },
  solve(seen) {
    const isKnown = /ice cream|play in a league|people meet|teacher picks|kinds of fruit/.test(seen.text);
    const [many] = numbersIn(seen.text);
    if (!isKnown || many === undefined) return undefined;
    const pick = /three (?:different|of)/.test(seen.text) ? 3 : 2;
    let count = 0;
    for (let one = 0; one < many; one++)
      for (let two = one + 1; two < many; two++) {
        if (pick === 2) count++;
        else for (let three = two + 1; three < many; three++) count++;
      }
    return typed(count);
  },
};

const coinSets = [
  [1, 2, 5],
  [5, 10, 20],
  [2, 5, 10],
  [10, 20, 50],
  [5, 10],
  [2, 5],
  [10, 20],
  [20, 50],
  [1, 5, 10],
] as const;

function countWays(coins: readonly number[], total: number): number {
  const ways = [1, ...Array.from({ length: total }, () => 0)];
  for (const coin of coins)
    for (let sum = coin; sum <= total; sum++) ways[sum] = (ways[sum] ?? 0) + (ways[sum - coin] ?? 0);
  return ways[total] ?? 0;
}

/** Ways to make an amount with coins. */
export const coins: Form<Params> = {
  weight: (cell) => asks(cell, 'coins'),
  make(random, { difficulty }) {
    const set = random.pick(coinSets.filter(({ length }) => (difficulty === 'easy' ? length === 2 : length === 3)));
    const [smallest] = set;
    const total = smallest * random.int(4, difficulty === 'hard' ? 14 : 9);
    const answer = countWays(set, total);
    if (answer < (difficulty === 'hard' ? 5 : 3) || answer > (difficulty === 'hard' ? 14 : 9)) return undefined;
    const list = `${set
      .slice(0, -1)
      .map((coin) => `${coin}p`)
      .join(', ')} and ${set.at(-1)}p`;
    const slips: Slip[] = [
      [answer - 1, named.misses],
      [answer - 2, named.misses],
      [answer + 1, named.twice],
    ];
    return writeNumber(
      {
        prompt: `${pickName(random)} has many ${list} coins. In how many ways can ${total}p be made?`,
        hint: 'Start with as many of the largest coin as you can. Then one fewer, and so on.',
        steps: [
          'List them in order of the largest coin: most first, then one fewer, down to none.',
          `There are **${answer}** ways.`,
        ],
        variant: `coins ${set.join()} ${total}`,
        features: { steps: set.length, size: answer },
      },
      answer,
      slips,
    );
  },
  solve(seen) {
    const [, list = '', total] = / has many (.+) coins\. In how many ways can (\d+)p be made\?$/.exec(seen.text) ?? [];
    if (total === undefined) return undefined;
    const [a = 1, b = 1, c] = numbersIn(list);
    const goal = Number(total);
    let count = 0;
    for (let one = 0; one * a <= goal; one++)
      for (let two = 0; one * a + two * b <= goal; two++) {
        const left = goal - one * a - two * b;
        if (c === undefined ? left === 0 : left % c === 0) count++;
      }
    return typed(count);
  },
};

/** Rectangles with whole sides of a given area or perimeter. */
export const rectangles: Form<Params> = {
  weight: (cell) => asks(cell, 'rectangles'),
  make(random) {
    const isArea = random.chance(1, 2);
    const given = isArea
      ? random.pick([12, 16, 18, 20, 24, 28, 30, 32, 36, 40, 42, 45, 48, 50, 54, 56, 60, 64, 72, 80, 90, 96])
      : random.int(4, 22) * 2;
    const half = given / 2;
    const pairs = Array.from({ length: given }, (_, at) => at + 1).flatMap((side): [number, number][] => {
      const other = isArea ? given / side : half - side;
      return Number.isInteger(other) && other >= side ? [[side, other]] : [];
    });
    const answer = pairs.length;
    if (answer < 2) return undefined;
    return writeNumber(
      {
        prompt: `A rectangle has sides that are whole centimetres. Its ${isArea ? `area is ${given} cm²` : `perimeter is ${given} cm`}. How many different rectangles are there? (A turned one is the same.)`,
        hint: isArea ? 'Find the factor pairs.' : 'Length and width together are half the perimeter.',
        steps: [
          isArea ? `The sides multiply to ${given}.` : `Length and width add to ${half}.`,
          `They are ${pairs
            .slice(0, 4)
            .map(([one, other]) => `${one} by ${other}`)
            .join(', ')}${answer > 4 ? ', …' : ''}`,
          `There are **${answer}**.`,
        ],
        variant: `rectangles ${isArea ? 'area' : 'perimeter'} ${given}`,
        features: { steps: 4, size: answer },
      },
      answer,
      [
        [isArea ? answer * 2 : half - 1, named.twice],
        [answer - 1, named.misses],
        [isArea ? answer + 1 : given - 1, named.misses],
      ],
    );
  },
  solve(seen) {
    const [, what, given] =
      /^A rectangle has sides that are whole centimetres\. Its (area|perimeter) is (\d+)/.exec(seen.text) ?? [];
    if (given === undefined) return undefined;
    let count = 0;
    for (let one = 1; one <= Number(given); one++)
      for (let other = one; other <= Number(given); other++)
        if ((what === 'area' ? one * other : 2 * (one + other)) === Number(given)) count++;
    return typed(count);
  },
};

/** Whole numbers with a digit sum, or with two digits of one kind. */
export const between: Form<Params> = {
  weight: (cell) => asks(cell, 'between'),
  make(random) {
    const sum = random.int(3, 16);
    const low = random.pick([10, 10, 20, 30, 40]);
    const high = random.pick([60, 70, 80, 90, 99].filter((end) => end > low + 20));
    const own = Array.from({ length: high - low + 1 }, (_, at) => low + at).filter(
      (value) => Math.floor(value / 10) + (value % 10) === sum,
    );
    if (own.length < 3) return undefined;
    return writeNumber(
      {
        prompt: `How many whole numbers from ${low} to ${high} have digits that add up to **${sum}**?`,
        hint: 'Try each tens digit in turn.',
        steps: [`They are ${own.join(', ')}.`, `There are **${own.length}**.`],
        variant: `sum ${sum} ${low} ${high}`,
        features: { steps: 3, size: own.length },
      },
      own.length,
      [
        [own.length - 1, named.misses],
        [own.length + 1, named.rule],
        [sum, named.all],
      ],
    );
  },
  solve(seen) {
    const [, low, high, sum] =
      /^How many whole numbers from (\d+) to (\d+) have digits that add up to (\d+)\?$/.exec(seen.text)?.map(Number) ??
      [];
    if (low === undefined || high === undefined) return undefined;
    let count = 0;
    for (let value = low; value <= high; value++)
      if ([...String(value)].reduce((all, digit) => all + Number(digit), 0) === sum) count++;
    return typed(count);
  },
};
