/** m.factors: factors, factor pairs, multiples, common factors and multiples, highest and lowest of them. */
import type { Cell } from '../kernel/maker.ts';
import { pickTwoNames } from '../kernel/names.ts';
import type { Random } from '../kernel/random.ts';
import { factorsOf, greatestCommonFactor, lowestCommonMultiple } from './divisors.ts';
import { answered, chosen, type Form, makerOfForms, numbersIn, typed } from './forms.ts';
import { chooseNumber, chooseText, mistakesIn, tapOne, tapWords, writeNumber } from './told.ts';

type Ask = 'pairs' | 'factors' | 'commonFactors' | 'commonMultiples' | 'both';
interface Params {
  readonly asks: Ask;
}
const mistake = mistakesIn('m.factors');
const named = {
  not: (value: number, of: number) => mistake('not-a-factor', `${value} does not divide ${of} exactly.`),
  swap: mistake('factor-for-multiple', 'Factors divide a number. Multiples are in its times table.'),
  one: mistake('factor-of-one-only', 'It must be a factor of both numbers. Check each one.'),
  oneMultiple: mistake('multiple-of-one-only', 'It must be in both times tables. Check each one.'),
  product: mistake('product-for-lcm', 'The product is a common multiple, but is there a smaller one?'),
  small: mistake('not-the-highest', 'That is a common factor, but a larger one exists.'),
  large: mistake('not-the-lowest', 'That is a common multiple, but a smaller one exists.'),
  ends: mistake('misses-1-or-itself', 'Do not forget 1 and the number itself.'),
  count: mistake('miscounts-factors', 'Find the factors in pairs, so that none is missed.'),
  add: mistake('adds-pair', 'A factor pair multiplies to the number. It does not add to it.'),
  hcf: mistake('hcf-for-lcm', 'Check which is asked: highest common factor or lowest common multiple.'),
};
const rich = {
  easy: [12, 15, 16, 18, 20, 21, 24, 27, 28, 30, 32, 35, 36, 40, 45, 50],
  medium: [24, 28, 30, 32, 36, 40, 42, 44, 45, 48, 50, 54, 56, 60, 63, 64, 66, 70, 72],
  hard: [48, 54, 56, 60, 64, 66, 70, 72, 75, 78, 80, 81, 84, 88, 90, 96, 98, 100, 108, 110, 112, 120, 126, 132, 144],
} as const;
const pairsOf = (value: number): (readonly [number, number])[] =>
  factorsOf(value)
    .filter((factor) => factor * factor <= value)
    .map((factor) => [factor, value / factor]);
const listPairs = (value: number): string =>
  pairsOf(value)
    .map(([one, other]) => `${one} × ${other}`)
    .join(', ');
const features = (value: number, steps: number): Record<string, number> => ({
  size: value,
  factors: factorsOf(value).length,
  steps,
});
const asksFactors = ({ params }: Cell<Params>): boolean => params.asks === 'pairs' || params.asks === 'factors';

const whichPair: Form<Params> = {
  weight: ({ params }) => (params.asks === 'pairs' ? 2 : 0),
  make(random, cell) {
    const value = random.pick(rich[cell.difficulty]);
    const pairs = pairsOf(value).filter(([one]) => one > (cell.difficulty === 'easy' ? 0 : 1));
    if (pairs.length === 0) return undefined;
    const [one, other] = random.pick(pairs);
    const negative = cell.difficulty === 'hard';
    const show = (a: number, b: number): string => `${a} and ${b}`;
    const near = random.shuffle([
      [one + 1, other],
      [one, other + 1],
      [one + 1, other - 1],
      [one + 2, other - 1],
      [one + 1, other + 1],
    ] as const);
    const wrong = [...near, [1, value - 1] as const]
      .filter(([a, b]) => a * b !== value && b > 0)
      .map(
        ([a, b]) =>
          [
            show(Math.min(a, b), Math.max(a, b)),
            a + b === value ? named.add : mistake('not-a-pair', 'Multiply the two numbers to check.'),
          ] as const,
      );
    if (negative) {
      const bad = wrong[0];
      const truths = pairsOf(value);
      if (bad === undefined || truths.length < 4) return undefined;
      return chooseText(
        random,
        {
          prompt: `Which is **not** a factor pair of ${value}?`,
          hint: 'Multiply each pair.',
          steps: [`The factor pairs are ${listPairs(value)}.`, `**${bad[0]}** is not one of them.`],
          variant: `not pair ${value} ${bad[0]} ${pairs.length}`,
          features: features(value, 4),
        },
        bad[0],
        random
          .shuffle(truths)
          .map(([a, b]) => [show(a, b), mistake('true-pair', 'That is a factor pair: multiply to check.')] as const),
        4,
        'grid',
      );
    }
    return chooseText(
      random,
      {
        prompt: `Which two numbers are a factor pair of ${value}?`,
        hint: 'A factor pair multiplies to make the number.',
        steps: [
          `Multiply each pair to check.`,
          `${one} × ${other} = ${value}, so the pair is **${show(one, other)}**.`,
        ],
        variant: `pair ${value} ${one}`,
        features: features(value, 1),
      },
      show(one, other),
      wrong,
      4,
      'grid',
    );
  },
  solve(seen) {
    const [, not, value] =
      /^Which (is not a factor pair of|two numbers are a factor pair of) (\d+)\?$/.exec(seen.text) ?? [];
    if (value === undefined) return undefined;
    return chosen(seen, (option) => {
      const [a = 0, b = 0] = numbersIn(option);
      let total = 0;
      for (let step = 0; step < a; step++) total += b;
      return (total === Number(value)) === not?.startsWith('two');
    });
  },
};

const partner: Form<Params> = {
  weight: (cell) => (asksFactors(cell) && cell.difficulty !== 'hard' ? 2 : 0),
  make(random, cell) {
    const value = random.pick(rich[cell.difficulty]);
    const [one, other] = random.pick(pairsOf(value).filter(([small]) => small > 1));
    const given = random.chance(1, 2) ? one : other;
    const answer = value / given;
    return writeNumber(
      {
        prompt: `${given} is a factor of ${value}. Which factor goes with it to make a pair?`,
        hint: `${given} times what makes ${value}?`,
        steps: [`A factor pair multiplies to ${value}.`, `${given} × ${answer} = ${value}, so it is **${answer}**.`],
        variant: `partner ${value} ${given}`,
        features: features(value, 1),
      },
      answer,
      [
        [value - given, named.add],
        [answer + 1, named.count],
        [answer - 1, named.count],
        [value * given, named.swap],
      ],
    );
  },
  solve(seen) {
    const [, given, value] = /^(\d+) is a factor of (\d+)\. Which/.exec(seen.text) ?? [];
    if (given === undefined) return undefined;
    return typed(
      Array.from({ length: Number(value) }, (_, at) => at + 1).find((each) => each * Number(given) === Number(value)) ??
        0,
    );
  },
};

const howMany: Form<Params> = {
  weight: (cell) => (asksFactors(cell) ? (cell.difficulty === 'easy' ? 1 : 2) : 0),
  make(random, cell) {
    const base = random.pick(rich[cell.difficulty]);
    const value = random.chance(1, 2) ? base : base + random.int(1, 3);
    const all = factorsOf(value);
    if (all.length < 3) return undefined;
    const pairs = cell.params.asks === 'pairs';
    const answer = pairs ? pairsOf(value).length : all.length;
    return writeNumber(
      {
        prompt: `How many ${pairs ? 'factor pairs' : 'factors'} does ${value} have?${pairs ? ' Count 2 × 3 and 3 × 2 as one pair.' : ''}`,
        hint: 'Try 1, 2, 3, 4 and so on, in order, until the pairs meet.',
        steps: [
          `The pairs are ${listPairs(value)}.`,
          ...(pairs ? [] : [`The factors are ${all.join(', ')}.`]),
          `That is **${answer}**.`,
        ],
        variant: `how many ${value}`,
        features: features(value, 3),
      },
      answer,
      [
        [answer - (pairs ? 1 : 2), named.ends],
        [answer - 1, named.count],
        [answer + 1, named.count],
        [
          pairs ? all.length : pairsOf(value).length,
          mistake('pairs-for-factors', 'Check: are pairs asked, or single factors?'),
        ],
      ],
    );
  },
  solve(seen) {
    const [, kind, value] = /^How many (factors|factor pairs) does (\d+) have/.exec(seen.text) ?? [];
    if (value === undefined) return undefined;
    let count = 0;
    for (let a = 1; a <= Number(value); a++)
      for (let b = kind === 'factors' ? 1 : a; b <= Number(value); b++) if (a * b === Number(value)) count++;
    return typed(count);
  },
};

const tapThem: Form<Params> = {
  weight: (cell) => (asksFactors(cell) ? 3 : 0),
  make(random, cell) {
    const value = random.pick(rich[cell.difficulty]);
    const all = factorsOf(value);
    const asksMultiples = cell.params.asks === 'factors' && random.chance(1, 3);
    const three = cell.difficulty === 'hard';
    if (asksMultiples) {
      const of = random.pick(
        cell.difficulty === 'easy' ? [3, 4, 5, 6] : cell.difficulty === 'medium' ? [6, 7, 8, 9] : [12, 13, 14, 15, 16],
      );
      const times = random.sample([2, 3, 4, 5, 6, 7, 8, 9, 11, 12], three ? 3 : 2);
      const right = times.map((time) => String(time * of));
      const wrong = random
        .sample(
          [3, 5, 6, 7, 8, 9, 10].flatMap((time) => [time * of + 1, time * of - 1, time * of + 2]),
          6,
        )
        .filter((each) => each % of !== 0);
      const others = [...new Set(wrong.map(String))].slice(0, 3);
      return tapWords(
        random,
        {
          prompt: `Tap the ${three ? 'three' : 'two'} multiples of ${of}.`,
          hint: `Multiples of ${of} are in its times table.`,
          steps: [`Divide each number by ${of}: multiples leave nothing over.`, `They are **${right.join(', ')}**.`],
          variant: `multiples ${of} ${[...right, ...others].sort().join(' ')}`,
          features: features(of * 12, 2),
        },
        right,
        others.map((word) => [word, mistake('not-a-multiple', `${word} is not in the ${of} times table.`)] as const),
      );
    }
    const right = random
      .sample(
        all.filter((factor) => factor > 1 && factor < value),
        three ? 3 : 2,
      )
      .map(String);
    const candidates = random.shuffle([
      value * 2,
      ...all.flatMap((factor) => [factor + 1, factor - 1]),
      3,
      4,
      5,
      6,
      7,
      8,
      9,
    ]);
    const others = [...new Set(candidates)].filter((each) => each > 1 && value % each !== 0).slice(0, 3);
    if (right.length < (three ? 3 : 2)) return undefined;
    return tapWords(
      random,
      {
        prompt: `Tap the ${three ? 'three' : 'two'} factors of ${value}.`,
        hint: `A factor divides ${value} with nothing left over.`,
        steps: [`All factors of ${value}: ${all.join(', ')}.`, `So tap **${right.join(', ')}**.`],
        variant: `factors ${value} ${[...right, ...others].sort().join(' ')}`,
        features: features(value, 2),
      },
      right,
      others.map((each) => [String(each), each > value ? named.swap : named.not(each, value)] as const),
    );
  },
  solve(seen) {
    const [, kind, value] = /^Tap the (?:two|three) (factors|multiples) of (\d+)\.$/.exec(seen.text) ?? [];
    if (value === undefined) return undefined;
    return chosen(
      seen,
      (option) => (kind === 'factors' ? Number(value) % Number(option) : Number(option) % Number(value)) === 0,
    );
  },
};

function drawTwo(random: Random, cell: Cell<Params>): readonly [number, number] | undefined {
  const multiples = cell.params.asks === 'commonMultiples';
  const pool: readonly number[] = multiples
    ? { easy: [2, 3, 4, 5, 6, 10], medium: [3, 4, 6, 8, 9, 10, 12], hard: [6, 8, 9, 10, 12, 14, 15, 16, 18, 20] }[
        cell.difficulty
      ]
    : rich[cell.difficulty];
  const [one, other] = [random.pick(pool), random.pick(pool)];
  if (one === other) return undefined;
  if (!multiples && greatestCommonFactor(one, other) < 3) return undefined;
  return [Math.min(one, other), Math.max(one, other)];
}

const commonTap: Form<Params> = {
  weight: ({ params, difficulty }) =>
    params.asks === 'both'
      ? difficulty === 'easy'
        ? 3
        : 1
      : params.asks === 'commonFactors' || params.asks === 'commonMultiples'
        ? 3
        : 0,
  make(random, cell) {
    const factors = cell.params.asks === 'commonFactors' || (cell.params.asks === 'both' && random.chance(1, 2));
    const two = drawTwo(random, { ...cell, params: { asks: factors ? 'commonFactors' : 'commonMultiples' } });
    if (two === undefined) return undefined;
    const [a, b] = two;
    const least = lowestCommonMultiple(a, b);
    const common = factors
      ? factorsOf(greatestCommonFactor(a, b)).filter((each) => each > 1)
      : [least, 2 * least, 3 * least];
    const right = random.sample(common, Math.min(2, common.length)).map(String);
    const single = factors
      ? [...factorsOf(a), ...factorsOf(b)].filter((each) => a % each !== 0 || b % each !== 0)
      : [1, 2, 3, 4, 5, 6, 7]
          .flatMap((time) => [time * a, time * b, time * a + 1])
          .filter((each) => each % a !== 0 || each % b !== 0);
    const others = [...new Set(random.shuffle(single))].filter((each) => each > 1).slice(0, right.length === 1 ? 3 : 4);
    const word = factors ? 'factor' : 'multiple';
    if (right.length < 1 || others.length < 3) return undefined;
    return tapWords(
      random,
      {
        prompt:
          right.length === 1
            ? `Tap the number that is a common ${word} of ${a} and ${b}.`
            : `Tap the two common ${word}s of ${a} and ${b}.`,
        hint: factors ? 'It must divide both numbers with nothing left over.' : 'It must be in both times tables.',
        steps: [
          factors
            ? `Factors of ${a}: ${factorsOf(a).join(', ')}. Factors of ${b}: ${factorsOf(b).join(', ')}.`
            : `Every common multiple is a multiple of ${least}.`,
          `The answer is **${right.join(' and ')}**.`,
        ],
        variant: `common ${word} ${a} ${b} ${[...right, ...others].sort().join(' ')}`,
        features: features(Math.max(a, b), 2),
      },
      right,
      others.map((each) => [String(each), factors ? named.one : named.oneMultiple] as const),
    );
  },
  solve(seen) {
    const [, word, a, b] = /common (factor|multiple)s? of (\d+) and (\d+)\.$/.exec(seen.text) ?? [];
    if (word === undefined || !seen.text.startsWith('Tap')) return undefined;
    return chosen(seen, (option) =>
      [a, b].every((each) => (word === 'factor' ? Number(each) % Number(option) : Number(option) % Number(each)) === 0),
    );
  },
};

const extreme: Form<Params> = {
  weight: ({ params, difficulty }) =>
    params.asks === 'pairs' || params.asks === 'factors' ? 0 : difficulty === 'easy' && params.asks !== 'both' ? 2 : 4,
  make(random, cell) {
    const multiples = cell.params.asks === 'commonMultiples' || (cell.params.asks === 'both' && random.chance(1, 2));
    const two = drawTwo(random, { ...cell, params: { asks: multiples ? 'commonMultiples' : 'commonFactors' } });
    if (two === undefined) return undefined;
    const [a, b] = two;
    const [highest, lowest] = [greatestCommonFactor(a, b), lowestCommonMultiple(a, b)];
    const answer = multiples ? lowest : highest;
    const told = {
      prompt: `What is the ${multiples ? 'lowest common multiple' : 'highest common factor'} of ${a} and ${b}?`,
      hint: multiples
        ? `List multiples of ${b}. Which is the first one in the ${a} times table?`
        : `List the factors of ${a}. Which is the largest that divides ${b} too?`,
      steps: multiples
        ? [
            `Multiples of ${b}: ${Array.from({ length: Math.min(6, lowest / b) }, (_, at) => (at + 1) * b).join(', ')}${lowest / b > 6 ? ', …' : ''}.`,
            `The first that ${a} divides is **${lowest}**.`,
          ]
        : [
            `Factors of ${a}: ${factorsOf(a).join(', ')}.`,
            `Factors of ${b}: ${factorsOf(b).join(', ')}.`,
            `The largest in both is **${highest}**.`,
          ],
      variant: `extreme ${multiples} ${a} ${b}`,
      features: features(Math.max(a, b), 3),
    };
    const slips = multiples
      ? ([
          [a * b, named.product],
          [2 * lowest, named.large],
          [highest, named.hcf],
          [b, named.oneMultiple],
          [2 * b, named.oneMultiple],
          [3 * a, named.oneMultiple],
          [b + a, mistake('adds', 'You added the numbers. List their multiples.')],
        ] as const)
      : ([
          [factorsOf(highest).at(-2) ?? 1, named.small],
          [lowest, named.hcf],
          [1, named.small],
          [a, named.one],
          [b - a, mistake('takes-difference', 'The difference is not always a factor. List the factors.')],
          [highest * 2, named.one],
          [2, named.small],
        ] as const);
    const fit = slips.filter(([given]) =>
      multiples ? given !== lowest && given > 0 && (given !== 3 * a || (3 * a) % b !== 0) : given > 0,
    );
    return random.chance(3, 5) ? writeNumber(told, answer, fit) : chooseNumber(random, told, answer, fit);
  },
  solve(seen) {
    const [, kind, a, b] =
      /^What is the (lowest common multiple|highest common factor) of (\d+) and (\d+)\?$/.exec(seen.text) ?? [];
    if (a === undefined) return undefined;
    const [x, y] = [Number(a), Number(b)];
    if (kind === 'lowest common multiple') {
      let value = y;
      while (value % x !== 0) value += y;
      return answered(seen, value);
    }
    let value = x;
    while (x % value !== 0 || y % value !== 0) value--;
    return answered(seen, value);
  },
};

const story: Form<Params> = {
  weight: ({ params, difficulty }) =>
    (params.asks === 'commonMultiples' || params.asks === 'both' || params.asks === 'commonFactors') &&
    difficulty !== 'easy'
      ? difficulty === 'hard'
        ? 3
        : 1
      : 0,
  make(random, cell) {
    const multiples = cell.params.asks === 'commonMultiples' || (cell.params.asks === 'both' && random.chance(1, 2));
    const two = drawTwo(random, { ...cell, params: { asks: multiples ? 'commonMultiples' : 'commonFactors' } });
    if (two === undefined) return undefined;
    const [a, b] = two;
    const answer = multiples ? lowestCommonMultiple(a, b) : greatestCommonFactor(a, b);
    const [one, other] = pickTwoNames(random);
    const told = multiples
      ? random.pick([
          `A red light flashes every ${a} seconds. A blue light flashes every ${b} seconds. They flash together. After how many seconds do they flash together again?`,
          `Bus A leaves every ${a} minutes. Bus B leaves every ${b} minutes. They leave together now. In how many minutes do they next leave together?`,
          `${one} swims every ${a} days and ${other} every ${b} days. Both swim today. In how many days do they next swim on the same day?`,
          `Rolls come in packs of ${a}. Burgers come in packs of ${b}. What is the smallest equal number of rolls and burgers you can buy?`,
        ])
      : random.pick([
          `${a} apples and ${b} pears are shared into identical bags, with none left over. What is the largest number of bags?`,
          `Two ribbons are ${a} cm and ${b} cm long. Both are cut into equal pieces with none left over. How long is the longest possible piece, in cm?`,
          `${a} pupils from one class and ${b} from another make teams of equal size. Classes do not mix. What is the largest team size?`,
        ]);
    return writeNumber(
      {
        prompt: told,
        hint: multiples ? 'When are both times tables at the same number?' : 'You need a number that divides both.',
        steps: [
          multiples
            ? `Look for the lowest common multiple of ${a} and ${b}.`
            : `Look for the highest common factor of ${a} and ${b}.`,
          multiples
            ? `Multiples of ${b} in turn: the first that ${a} divides is ${answer}.`
            : `Factors of ${a}: ${factorsOf(a).join(', ')}. The largest that divides ${b} is ${answer}.`,
          `The answer is **${answer}**.`,
        ],
        variant: `story ${told.slice(0, 12)} ${a} ${b}`,
        features: features(Math.max(a, b), 4),
      },
      answer,
      multiples
        ? [
            [a * b, named.product],
            [greatestCommonFactor(a, b), named.hcf],
            [a + b, mistake('adds', 'You added the numbers. List their multiples.')],
          ]
        : [
            [lowestCommonMultiple(a, b), named.hcf],
            [b - a, mistake('takes-difference', 'The difference is not always a factor. List the factors.')],
            [2, named.small],
          ],
    );
  },
  solve(seen) {
    const numbers = numbersIn(seen.text);
    const [a = 1, b = 1] = numbers;
    if (/again|next|smallest equal/.test(seen.text)) {
      const first = new Set(Array.from({ length: b }, (_, at) => (at + 1) * a));
      return typed(Array.from({ length: a }, (_, at) => (at + 1) * b).find((each) => first.has(each)) ?? 0);
    }
    if (!/largest number of bags|longest possible piece|largest team/.test(seen.text)) return undefined;
    return typed(
      Math.max(...Array.from({ length: a }, (_, at) => at + 1).filter((each) => a % each === 0 && b % each === 0)),
    );
  },
};

const statement: Form<Params> = {
  weight: ({ params }) => (params.asks === 'both' ? 0 : 1),
  make(random, cell) {
    const small = random.int(2, cell.difficulty === 'easy' ? 6 : 12);
    const time = random.int(2, cell.difficulty === 'hard' ? 12 : 9);
    const big = small * time;
    const swapped = random.chance(1, 2);
    const off = random.chance(1, 2) ? 0 : 1;
    const [one, other] = swapped ? [big + off, small] : [small, big + off];
    const word = random.chance(1, 2) ? 'factor' : 'multiple';
    const holds = word === 'factor' ? other % one === 0 : one % other === 0;
    return tapOne(
      {
        prompt: `True or false? ${one} is a ${word} of ${other}.`,
        hint: 'A factor divides a number. A multiple is in its times table.',
        steps: [
          word === 'factor'
            ? `A factor of ${other} divides ${other} exactly.`
            : `A multiple of ${other} is in the ${other} times table.`,
          `${one} ${holds ? 'fits' : 'does not fit'}, so it is **${holds ? 'true' : 'false'}**.`,
        ],
        variant: `true ${one} ${word} ${other}`,
        features: { size: big, factors: 0, steps: 1 },
      },
      ['true', 'false'],
      holds ? 'true' : 'false',
      () => named.swap,
    );
  },
  solve(seen) {
    const [, one, word, other] = /^True or false\? (\d+) is a (factor|multiple) of (\d+)\.$/.exec(seen.text) ?? [];
    if (word === undefined) return undefined;
    const [small, large] = word === 'factor' ? [Number(one), Number(other)] : [Number(other), Number(one)];
    let total = small;
    while (total < large) total += small;
    return chosen(seen, (option) => option === (total === large ? 'true' : 'false'));
  },
};

export const factors = makerOfForms<Params>({
  makerId: 'm.factors',
  version: 1,
  serves: {
    140303: { asks: 'pairs' },
    150401: { asks: 'factors' },
    150402: { asks: 'commonFactors' },
    160301: { asks: 'commonFactors' },
    160302: { asks: 'commonMultiples' },
    170105: { asks: 'both' },
  },
  forms: [whichPair, partner, howMany, tapThem, commonTap, extreme, story, statement],
});
