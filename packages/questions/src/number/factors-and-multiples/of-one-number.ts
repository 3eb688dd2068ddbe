/** Questions on the factors and multiples of one number. */

import type { Form } from '../../kernel/forms.ts';
import { andList } from '../../kernel/list-text.ts';
import type { TextMistake } from '../../kernel/mistakes.ts';
import { chosen, numbersIn, typed } from '../../kernel/seen.ts';
import { chooseText, tapWords, writeNumber } from '../ask.ts';
import { factorsOf, isPrime } from '../divisors.ts';
import { factorsToCount, multiplesAsked, pairsToCount } from './heights.data.ts';
import { asksFactors, features, listPairs, mistake, named, type Params, pairsOf, singlesOf } from './mistakes.ts';

/** Which two numbers are, or are not, a factor pair. */
export const whichPair: Form<Params> = {
  weight: ({ params }) => (params.asks === 'pairs' ? 2 : 0),
  make(random, cell) {
    const value = random.pick(singlesOf(cell));
    // From medium on the pair is one of the larger facts, or goes beyond the tables.
    const pairs = pairsOf(value).filter(
      ([one, other]) => one > 1 && (cell.difficulty === 'easy' || one > 5 || (one > 2 && other > 10)),
    );
    if (pairs.length === 0) return undefined;
    const [one, other] = random.pick(pairs);
    const negative = cell.difficulty === 'hard';
    const show = (a: number, b: number): string => `${a} and ${b}`;
    const near = random.shuffle([
      // Beside true pairs a wrong one that has a number of theirs would be the most like them.
      ...(negative
        ? []
        : ([
            [one + 1, other],
            [one, other + 1],
          ] as const)),
      [one + 1, other - 1],
      [one + 2, other - 1],
      [one - 1, other + 1],
      [one - 1, other + 2],
    ] as const);
    const wrong = [...near, [one, value - one] as const]
      // Whoever sees 8 and 10 sees at once that the product ends in 0.
      .filter(([a, b]) => a * b !== value && a > 1 && b > 1 && (!negative || (a * b) % 5 !== 0 || value % 5 === 0))
      .map(
        ([a, b]) =>
          [
            show(Math.min(a, b), Math.max(a, b)),
            a + b === value ? named.add : mistake('not-a-pair', `${a} × ${b} is ${a * b}, not ${value}.`),
          ] as const,
      );
    if (negative) {
      const bad = wrong[0];
      const truths = pairsOf(value).filter(([small]) => small > 1);
      if (bad === undefined || truths.length < 3) return undefined;
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
          .map(
            ([a, b]) => [show(a, b), mistake('true-pair', `That is a factor pair: ${a} × ${b} = ${value}.`)] as const,
          ),
        { layout: 'grid' },
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
      { layout: 'grid' },
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

/** The other factor of a pair. */
export const partner: Form<Params> = {
  // From year 5, and from medium on, that is asked only where it is more than a fact of the tables.
  weight: ({ params, difficulty }) =>
    difficulty === 'easy' && params.asks === 'factors' ? 1 : difficulty !== 'hard' && params.asks === 'pairs' ? 2 : 0,
  make(random, cell) {
    const value = random.pick(singlesOf(cell));
    const isEasy = cell.difficulty === 'easy' && cell.params.asks === 'pairs';
    const fit = pairsOf(value).filter(([small, large]) => small > 2 && (isEasy || large > 12));
    if (fit.length === 0) return undefined;
    const [one, other] = random.pick(fit);
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
        ...[answer + 1, answer - 1].map(
          (other) => [other, mistake('not-a-pair', `${given} × ${other} is ${given * other}, not ${value}.`)] as const,
        ),
        [value * given, mistake('multiplies', `You multiplied. Find what ${given} is multiplied by to make ${value}.`)],
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

/** How many factors or pairs a number has. */
export const howMany: Form<Params> = {
  weight: (cell) => (!asksFactors(cell) ? 0 : cell.difficulty !== 'easy' ? 2 : cell.params.asks === 'pairs' ? 0 : 1),
  make(random, cell) {
    const value = random.pick(singlesOf(cell));
    const all = factorsOf(value);
    const pairs = cell.params.asks === 'pairs';
    const answer = pairs ? pairsOf(value).length : all.length;
    const [fewest, most] = (pairs ? pairsToCount : factorsToCount)[cell.difficulty];
    if (answer < fewest || answer > most) return undefined;
    const root = Math.sqrt(value);
    const miscounted = mistake(
      'miscounts-factors',
      Number.isInteger(root)
        ? `The pair ${root} × ${root} gives only one factor.`
        : 'Factors come in pairs. Only a square number has an odd number of factors.',
    );
    return writeNumber(
      {
        prompt: `How many ${pairs ? 'factor pairs' : 'factors'} does ${value} have?${pairs ? ' Count each pair once, whichever way round it is.' : ''}`,
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
        [
          pairs ? all.length : pairsOf(value).length,
          mistake(
            'pairs-for-factors',
            pairs
              ? 'That is how many factors there are. Count the pairs.'
              : all.length === 4
                ? `There are two pairs, ${listPairs(value).replace(', ', ' and ')}. Count all four numbers.`
                : 'That is how many pairs there are. Count the factors.',
          ),
        ],
        ...(!pairs && all.length === 4
          ? []
          : [
              [
                answer - (pairs ? 1 : 2),
                mistake(
                  'misses-1-or-itself',
                  pairs
                    ? `One pair is missing. Have you counted 1 × ${value} and all the others?`
                    : `Two factors are missing. Have you counted 1 and ${value}, and both numbers of every pair?`,
                ),
              ] as const,
            ]),
        ...(pairs ? [] : [answer - 1, answer + 1].map((given) => [given, miscounted] as const)),
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

/** Whether a number could be taken for a factor: its last digit doesn't rule it out, and it is no large prime. */
const isTempting = (each: number, value: number): boolean =>
  !(isPrime(each) && each > 13) &&
  !(value % 2 === 1 && each % 2 === 0) &&
  (value % 5 === 0 ? each < 10 || each % 5 === 0 : each < 11 || each % 5 !== 0);

/** Which numbers are factors or multiples. */
export const tapThem: Form<Params> = {
  weight: (cell) => (asksFactors(cell) ? 3 : 0),
  make(random, cell) {
    const value = random.pick(singlesOf(cell));
    const all = factorsOf(value);
    const asksMultiples = cell.params.asks === 'factors' && random.chance(1, 2);
    const three = cell.difficulty === 'hard';
    if (asksMultiples) {
      const { of: bases, reach, start } = multiplesAsked[cell.difficulty];
      const of = random.pick(bases);
      // Beside multiples of an even number an odd one is seen at once, and beside those of 15 what doesn’t end in 0 or 5.
      const besides = of === 15 ? [5, -5, 10] : of % 2 === 0 ? [2, -2, 4] : [1, -1, 2];
      const times = random.sample(reach, three ? 3 : 2);
      const right = times.sort((one, other) => one - other).map((time) => String(time * of));
      const wrong = random
        .sample(
          reach.slice(1).flatMap((time) => besides.map((off) => time * of + off)),
          6,
        )
        .filter((each) => each % of !== 0);
      const others = [...new Set(wrong.map(String))].slice(0, 3);
      return tapWords(
        random,
        {
          prompt: `Tap the ${three ? 'three' : 'two'} multiples of ${of}.`,
          hint: three
            ? `Count up in ${of}s, or divide each number by ${of}.`
            : `${start} × ${of} is ${start * of}. Count on${start > 10 ? ' or back' : ''} in ${of}s from there.`,
          steps: [`Divide each number by ${of}: multiples leave nothing over.`, `They are **${andList(right)}**.`],
          variant: `multiples ${of} ${[...right, ...others].sort().join(' ')}`,
          features: features(of * 12, 2),
        },
        right,
        others.map(
          (word) => [word, mistake('not-a-multiple', `${word} ÷ ${of} leaves ${Number(word) % of} over.`)] as const,
        ),
      );
    }
    const isPlain = cell.difficulty === 'easy' && cell.params.asks === 'pairs';
    // From year 5 medium on, and at hard, what the last digit tells is no answer.
    const isSeen = (factor: number): boolean =>
      (three || (cell.difficulty === 'medium' && cell.year > 4)) && (factor === 5 || factor % 10 === 0);
    const fit = all.filter((factor) => factor > (isPlain ? 1 : 2) && factor < value && !isSeen(factor));
    if (fit.length < (three ? 3 : 2)) return undefined;
    const right = random
      .sample(fit, three ? 3 : 2)
      .sort((one, other) => one - other)
      .map(String);
    // Multiples of its factors, and numbers next to them: half the number is the most that could divide it.
    const candidates = random.shuffle([
      ...all.flatMap((factor) => [2 * factor, 3 * factor, factor + 1, factor - 1, factor + 2]),
      ...[3, 4, 6, 7, 8, 9],
    ]);
    const apart = [...new Set(candidates)].filter(
      (each) => each > 2 && each <= value / 2 && value % each !== 0 && isTempting(each, value),
    );
    const fives = value % 5 === 0 ? apart.filter((each) => each % 5 === 0).slice(0, 2) : [];
    const others = [...new Set([...fives, ...apart])].slice(0, 3);
    // Outside year 4 easy the tables alone do not tell them.
    if (others.length < 3 || (cell.params.asks === 'factors' && !right.some((each) => Number(each) > 12)))
      return undefined;
    return tapWords(
      random,
      {
        prompt: `Tap the ${three ? 'three' : 'two'} numbers that are factors of ${value}.`,
        hint: `A factor divides ${value} with nothing left over.`,
        steps: [`All factors of ${value}: ${all.join(', ')}.`, `So tap **${andList(right)}**.`],
        variant: `factors ${value} ${[...right, ...others].sort().join(' ')}`,
        features: features(value, 2),
      },
      right,
      others.map((each) => [String(each), named.not(each, value)] as const),
    );
  },
  solve(seen) {
    const [, kind, value] =
      /^Tap the (?:two|three) (?:numbers that are )?(factors|multiples) of (\d+)\.$/.exec(seen.text) ?? [];
    if (value === undefined) return undefined;
    return chosen(
      seen,
      (option) => (kind === 'factors' ? Number(value) % Number(option) : Number(option) % Number(value)) === 0,
    );
  },
};

/** Which of four sentences about factors and multiples is true. */
export const statement: Form<Params> = {
  weight: (cell) => (asksFactors(cell) && cell.difficulty === 'easy' ? 1 : 0),
  make(random, cell) {
    const drawn = Array.from({ length: 4 }, () => {
      const small = random.pick(cell.year > 4 ? [3, 4, 6, 7, 8, 9] : [3, 4, 5, 6]);
      // From year 5 on the multiples lie beyond the tables.
      return [small, small * (cell.year > 4 ? random.int(13, 19) : random.int(3, 9))] as const;
    });
    const says = (one: number, word: string, other: number): string => `${one} is a ${word} of ${other}`;
    const [[small, big] = [3, 9], ...others] = drawn;
    const word = random.pick(['factor', 'multiple']);
    const right = word === 'factor' ? says(small, word, big) : says(big, word, small);
    // With one alone turned round, the others would be the most alike, and the right one among them.
    const turnedRound = random.int(1, 2);
    const wrong = others.map(([one, other], place): TextMistake => {
      if (place < turnedRound)
        return [
          word === 'factor' ? says(other, word, one) : says(one, word, other),
          named.swap(
            word === 'factor'
              ? `${other} is a multiple of ${one}, not a factor of it.`
              : `${one} is a factor of ${other}, not a multiple of it.`,
          ),
        ];
      const near = other + (one % 2 === 0 ? 2 : 1);
      return [word === 'factor' ? says(one, word, near) : says(near, word, one), named.not(one, near)];
    });
    return chooseText(
      random,
      {
        prompt: 'Which of these is true?',
        hint: 'A factor of 10 divides 10. A multiple of 10 is 10 times a whole number.',
        steps: [
          word === 'factor'
            ? `A factor of ${big} divides ${big} exactly: ${big} ÷ ${small} = ${big / small}.`
            : `A multiple of ${small} is ${small} times a whole number: ${small} × ${big / small} = ${big}.`,
          'The other sentences swap the words, or something is left over.',
          `So it is true that **${right}**.`,
        ],
        variant: `true ${[right, ...wrong.map(([text]) => text).sort()].join('; ')}`,
        features: { size: big, factors: 0, steps: 1 },
      },
      right,
      wrong,
      { layout: 'list' },
    );
  },
  solve(seen) {
    if (seen.text !== 'Which of these is true?') return undefined;
    return chosen(seen, (option) => {
      const [, one, word, other] = /^(\d+) is a (factor|multiple) of (\d+)$/.exec(option) ?? [];
      const [small, large] = word === 'factor' ? [Number(one), Number(other)] : [Number(other), Number(one)];
      let total = small;
      while (total < large) total += small;
      return total === large;
    });
  },
};
