/** The nth term (year 7): terms from the rule, the rule from terms, whether a number is in the sequence. */

import type { Form } from '../../kernel/forms.ts';
import type { Mistake } from '../../kernel/key.ts';
import type { NumberMistake, TextMistake } from '../../kernel/mistakes.ts';
import { ordinal, showNumber } from '../../kernel/number-text.ts';
import type { Random } from '../../kernel/random.ts';
import { answered, chosen, numbersIn, typed } from '../../kernel/seen.ts';
import { chooseNumber, chooseText, reasoned, writeList, writeNumber } from '../ask.ts';
import { decimalOf, evaluate, exactOf, rootsOf } from '../evaluate.ts';
import { setOut } from '../maths-text.ts';
import { asks, mistake, named, type Params } from './rows-of-terms.ts';

interface Nth {
  readonly a: number;
  readonly b: number;
  readonly text: string;
  /** The term at a place. */
  readonly at: (place: number) => number;
}

/** 'an + b' as children write it: 4n + 3, 20 − 3n, 5n. */
function nthText(a: number, b: number): string {
  const size = Math.abs(a) === 1 ? 'n' : `${Math.abs(a)}n`;
  if (a < 0) return `${showNumber(b)} − ${size}`;
  return b === 0 ? size : `${size} ${b < 0 ? '−' : '+'} ${Math.abs(b)}`;
}

function draw(random: Random, difficulty: 'easy' | 'medium' | 'hard'): Nth | undefined {
  const falls = difficulty === 'hard' && random.chance(1, 2);
  const size = random.int(3, difficulty === 'easy' ? 9 : 12);
  const a = falls ? -size : size;
  const b = falls ? random.int(20, 90) : difficulty === 'easy' ? random.int(1, 9) : random.int(-10, 15);
  return b === 0 || a === b || size === 10 ? undefined : { a, b, text: nthText(a, b), at: (place) => a * place + b };
}

const features = ({ a, b }: Nth, steps: number): Record<string, number> => ({
  steps: steps + (a < 0 ? 2 : 0) + (b < 0 ? 1 : 0),
  size: Math.abs(a),
  places: 0,
});

const working = ({ a, b }: Nth, place: number): string =>
  a < 0 ? `${b} − ${Math.abs(a)} × ${place}` : `${a} × ${place} ${b < 0 ? '−' : '+'} ${Math.abs(b)}`;

/** Only the part with n was worked out. */
const forgetsConstant = ({ a, b }: Nth): Mistake =>
  mistake(
    'forgets-constant',
    a < 0
      ? `You left out the ${b} at the start of the rule.`
      : `You stopped too soon. The rule goes on: ${b < 0 ? `− ${-b}` : `+ ${b}`}.`,
  );

/** A term from the rule. */
export const termOf: Form<Params> = {
  weight: (cell) => asks(cell, 'termOf'),
  make(random, { difficulty }) {
    const nth = draw(random, difficulty);
    const place = random.int(6, difficulty === 'easy' ? 12 : 40);
    if (nth === undefined) return undefined;
    const value = nth.at(place);
    const { a, b } = nth;
    const mistakes: NumberMistake[] = [
      [a < 0 ? b - Number(`${-a}${place}`) : Number(`${a}${place}`) + b, named.digits(Math.abs(a), place)],
      [
        a < 0 ? b - (place - a) : a + place + b,
        mistake(
          'adds-instead-of-multiplies',
          'You added n to the number in front of it. A number in front of n means times.',
        ),
      ],
      [nth.at(place + 1), named.tooFar],
      [nth.at(place - 1), named.tooEarly],
      [(a + b) * place, named.timesPosition],
      [a * place, forgetsConstant(nth)],
    ];
    const questionText = {
      prompt: [`The nth term of a sequence is shown. What is the **${ordinal(place)} term**?`, setOut(nth.text)],
      hint: `Put ${place} in for n.`,
      steps: [
        `n tells which term it is, so here n is ${place}: ${working(nth, place)}.`,
        `The ${ordinal(place)} term is **${showNumber(value)}**.`,
      ],
      variant: `term ${place} of ${nth.text}`,
      features: features(nth, 1),
    };
    return random.chance(2, 3)
      ? writeNumber(questionText, value, mistakes)
      : chooseNumber(random, questionText, value, mistakes);
  },
  solve(seen) {
    const [, place, text] =
      /^The nth term of a sequence is shown\. What is the (\d+)\w\w term\?\n(.+)$/.exec(seen.text) ?? [];
    if (text === undefined || place === undefined) return undefined;
    return answered(seen, decimalOf(evaluate(text, { n: exactOf(place) })) ?? '');
  },
};

/** The first three terms. */
export const firstThree: Form<Params> = {
  weight: (cell) => asks(cell, 'firstThree'),
  make(random, { difficulty }) {
    const nth = draw(random, difficulty);
    if (nth === undefined) return undefined;
    const terms = [1, 2, 3].map(nth.at);
    return writeList(
      {
        prompt: ['Write the **first three terms** of the sequence with this nth term.', setOut(nth.text)],
        hint: 'Put in n = 1, then n = 2, then n = 3.',
        steps: [
          ...[1, 2, 3].map((place) => `n = ${place}: ${working(nth, place)} = ${showNumber(nth.at(place))}.`),
          `The first three terms are **${terms.map((term) => showNumber(term)).join(', ')}**.`,
        ],
        variant: `first three ${nth.text}`,
        features: features(nth, 2),
      },
      terms,
      [
        [[0, 1, 2].map(nth.at), mistake('starts-at-zero', 'You started with n = 0. The first term has n = 1.')],
        [[2, 3, 4].map(nth.at), mistake('off-by-one-step', 'You started with n = 2. The first term has n = 1.')],
        [[1, 2, 3].map((place) => nth.a * place), forgetsConstant(nth)],
      ],
      true,
    );
  },
  solve(seen) {
    const [, text] = /^Write the first three terms of the sequence with this nth term\.\n(.+)$/.exec(seen.text) ?? [];
    if (text === undefined) return undefined;
    return typed(['1', '2', '3'].map((place) => decimalOf(evaluate(text, { n: exactOf(place) }))).join(', '));
  },
};

/** The rule from the terms. */
export const nthRule: Form<Params> = {
  weight: (cell) => asks(cell, 'nthRule'),
  make(random, { difficulty }) {
    const nth = draw(random, difficulty);
    // Rising sequences are for medium cells.
    if (nth === undefined || (difficulty === 'hard' && nth.a > 0)) return undefined;
    const { a, b } = nth;
    const terms = [1, 2, 3, 4, 5].map(nth.at);
    /** A rule that is off by a little, and the first term it misses. */
    const slip = (ownA: number, ownB: number): TextMistake => {
      const place = ownA + ownB === nth.at(1) ? 2 : 1;
      const gives = `Put in n = ${place}: this rule gives ${showNumber(ownA * place + ownB)}, not ${showNumber(nth.at(place))}.`;
      return [nthText(ownA, ownB), mistake('fact-slip', gives)];
    };
    const row = `${terms.map((term) => showNumber(term)).join(', ')}, …`;
    return chooseText(
      random,
      {
        prompt: ['What is the **nth term** of this sequence?', setOut(row)],
        hint: 'The gap between the terms goes in front of n. Then compare with its times table.',
        steps: [
          `The terms go ${a < 0 ? 'down' : 'up'} in ${Math.abs(a)}s, so the rule has ${a < 0 ? '−' : ''}${Math.abs(a)}n.`,
          `At n = 1 that gives ${showNumber(a)}, but the 1st term is ${showNumber(nth.at(1))}: ${b < 0 ? `subtract ${-b}` : `add ${b}`}.`,
          `The nth term is **${nth.text}**.`,
        ],
        variant: `rule ${nth.text}`,
        features: features(nth, 3),
      },
      nth.text,
      reasoned([
        [nthText(a, nth.at(1)), named.firstAsStart],
        b > 1 && a > 0
          ? [nthText(b, a), named.swapped]
          : [
              nthText(a, -b),
              mistake(
                'wrong-sign',
                `Put in n = 1: this rule gives ${showNumber(a - b)}, not ${showNumber(nth.at(1))}.`,
              ),
            ],
        a < 0 ? [nthText(-a, b), named.wrongWay] : slip(a, b + 1),
        slip(a, b - 1),
        slip(a + 1, b),
        [
          a > 0 ? `n + ${a}` : `n − ${-a}`,
          mistake('adds-step-to-n', 'In this rule the terms go up by only 1. The gap goes in front of n, as times.'),
        ],
        slip(a + 1, b - 1),
      ]),
      { layout: 'grid' },
    );
  },
  solve(seen) {
    const [, text] = /^What is the nth term of this sequence\?\n(.+)$/.exec(seen.text) ?? [];
    if (text === undefined) return undefined;
    const terms = numbersIn(text.replaceAll(' ', '').replaceAll(',', ', '));
    return chosen(seen, (option) =>
      terms.every((term, at) => decimalOf(evaluate(option, { n: exactOf(String(at + 1)) })) === String(term)),
    );
  },
};

/** A number missing in the rule. */
export const nthBox: Form<Params> = {
  weight: (cell) => asks(cell, 'nthBox'),
  make(random, { difficulty }) {
    const nth = draw(random, difficulty);
    if (nth === undefined || nth.a < 0) return undefined;
    const { a, b } = nth;
    const hidesStep = random.chance(1, 2);
    const sign = b < 0 ? '−' : '+';
    const answer = hidesStep ? a : Math.abs(b);
    const terms = [1, 2, 3, 4].map(nth.at);
    return writeNumber(
      {
        prompt: [
          `The nth term of ${terms.map((term) => showNumber(term)).join(', ')}, … has a number missing. What goes in the box?`,
          setOut(hidesStep ? `□n ${sign} ${Math.abs(b)}` : `${a}n ${sign} □`),
        ],
        hint: hidesStep
          ? 'How far is it from one term to the next?'
          : 'Compare the terms with the times table of the gap.',
        steps: [
          `The gap between the terms is ${a}.`,
          hidesStep
            ? `The gap goes in front of n: **${a}**.`
            : `At n = 1: ${a} × 1 = ${a}, and the 1st term is ${showNumber(nth.at(1))}. From ${a} to ${showNumber(nth.at(1))} is ${sign} ${answer}, so the box is **${answer}**.`,
        ],
        variant: `box ${nth.text} ${hidesStep ? 'step' : 'rest'}`,
        features: features(nth, 2),
      },
      answer,
      [
        [
          hidesStep ? Math.abs(b) : Math.abs(nth.at(1)),
          hidesStep
            ? mistake('constant-as-step', 'That number comes after n already. What do the terms go up by?')
            : mistake('first-term-as-constant', 'You used the first term. Put n = 1 in and see what is missing.'),
        ],
        [answer + 1, named.fact],
        [
          hidesStep ? nth.at(1) : a,
          hidesStep
            ? mistake('first-term-as-step', 'That is the first term. What do the terms go up by?')
            : mistake('step-as-constant', 'That is the gap, which is in front of n already.'),
        ],
      ],
    );
  },
  solve(seen) {
    const [, row = '', text] =
      /^The nth term of (.+), … has a number missing\. What goes in the box\?\n(.+)$/.exec(seen.text) ?? [];
    if (text === undefined) return undefined;
    const terms = numbersIn(row);
    for (let value = 0; value < 200; value++) {
      const line = text.replace(/□ ?/, String(value));
      if (terms.every((term, at) => decimalOf(evaluate(line, { n: exactOf(String(at + 1)) })) === String(term)))
        return typed(value);
    }
    return undefined;
  },
};

/** Which number is a term. */
export const isTerm: Form<Params> = {
  weight: (cell) => asks(cell, 'isTerm'),
  make(random, { difficulty }) {
    const nth = draw(random, difficulty);
    if (nth === undefined) return undefined;
    // Small terms of small steps are found by counting on.
    if (Math.abs(nth.a) < 6) return undefined;
    const place = random.int(12, 40);
    const value = nth.at(place);
    // Among positive numbers a negative one stands out.
    if (value < 1) return undefined;
    const size = Math.abs(nth.a);
    const near = random.shuffle([1, 2, size - 1, size + 1, -1, -2, size + 2, 2 * size + 1, 1 - size, -size - 1]);
    const wrong = near.map((off) => value + off).filter((other) => (other - nth.b) % size !== 0 && other > 0);
    // How the equation ends for this number: '78 − 8 = 70, and 70 ÷ 7'.
    const division = (other: number): string => {
      const [from, by] = nth.a < 0 ? [nth.b, -other] : [other, -nth.b];
      return `${showNumber(from)} ${by < 0 ? '−' : '+'} ${Math.abs(by)} = ${showNumber(from + by)}, and ${showNumber(from + by)} ÷ ${size}`;
    };
    return chooseText(
      random,
      {
        prompt: ['Which number is in the sequence with this nth term?', setOut(nth.text)],
        hint: 'Solve an equation: n must come out as a whole number.',
        steps: [
          `Try ${showNumber(value)}: ${division(value)} = ${place}, a whole number.`,
          `The others give no whole number. The answer is **${showNumber(value)}**.`,
        ],
        variant: `is term ${nth.text} ${value}`,
        features: features(nth, 3),
      },
      showNumber(value),
      wrong.map(
        (other) => [showNumber(other), mistake('not-a-term', `${division(other)} is not a whole number.`)] as const,
      ),
      { layout: 'grid' },
    );
  },
  solve(seen) {
    const [, text] = /^Which number is in the sequence with this nth term\?\n(.+)$/.exec(seen.text) ?? [];
    if (text === undefined) return undefined;
    const terms = new Set(
      Array.from({ length: 200 }, (_, at) => decimalOf(evaluate(text, { n: exactOf(String(at + 1)) }))),
    );
    return chosen(seen, (option) => terms.has(option.trim()));
  },
};

/** Which place a number has, by the rule. */
export const positionOf: Form<Params> = {
  weight: (cell) => asks(cell, 'positionOf'),
  make(random, { difficulty }) {
    const nth = draw(random, difficulty);
    if (nth === undefined) return undefined;
    const place = random.int(6, 40);
    const value = nth.at(place);
    return writeNumber(
      {
        prompt: [
          `Which term of this sequence is **${showNumber(value)}**? Its nth term is shown. Find n.`,
          setOut(nth.text),
        ],
        hint: 'Write an equation and solve it.',
        steps: [
          [`Write an equation.`, `${nth.text} = ${showNumber(value)}`],
          `${nth.a < 0 ? `${nth.b} ${value < 0 ? '+' : '−'} ${Math.abs(value)}` : `${showNumber(value)} ${nth.b < 0 ? '+' : '−'} ${Math.abs(nth.b)}`} = ${Math.abs(nth.a) * place}, and ${Math.abs(nth.a) * place} ÷ ${Math.abs(nth.a)} = ${place}.`,
          `n = **${place}**.`,
        ],
        variant: `position ${nth.text} ${value}`,
        features: features(nth, 4),
      },
      place,
      [
        ...[place + 1, place - 1].map((n) => {
          const says = `Put in n = ${n}: you get ${showNumber(nth.at(n))}, not ${showNumber(value)}.`;
          return [n, mistake('off-by-one-step', says)] as const;
        }),
        [
          nth.a * value + nth.b,
          mistake('goes-forwards', 'You put the number in for n. It is the term: work back to n.'),
        ],
      ],
    );
  },
  solve(seen) {
    const [, value, text] =
      /^Which term of this sequence is (-?\d+)\? Its nth term is shown\. Find n\.\n(.+)$/.exec(seen.text) ?? [];
    if (text === undefined || value === undefined) return undefined;
    const [only] = rootsOf(`${text} = ${value.replace('-', '0-')}`, 'n');
    return only === undefined ? undefined : typed(only);
  },
};
