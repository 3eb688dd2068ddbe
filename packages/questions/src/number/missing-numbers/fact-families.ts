/** Fact families, and facts that follow from a known one. */

import type { Form } from '../../kernel/forms.ts';
import type { Cell } from '../../kernel/generator.ts';
import type { Mistake } from '../../kernel/key.ts';
import type { NumberMistake } from '../../kernel/mistakes.ts';
import { showNumber } from '../../kernel/number-text.ts';
import type { Random } from '../../kernel/random.ts';
import { answered, chosen, numbersIn } from '../../kernel/seen.ts';
import { chooseText, writeNumber } from '../ask.ts';
import { fitting, mistake, named, near, type Params } from './mistakes.ts';

interface Fact {
  readonly a: number;
  readonly b: number;
  readonly product: number;
}

function drawFact(random: Random, { difficulty }: Cell<Params>): Fact | undefined {
  const a = random.pick(difficulty === 'easy' ? [2, 3, 4, 5, 8, 10] : [3, 4, 6, 8, 5, 2]);
  const b = random.int(2, difficulty === 'easy' ? 10 : 12);
  // Small facts are known by heart.
  const isSmall = difficulty === 'hard' && a * b < 24;
  return a === b || isSmall ? undefined : { a, b, product: a * b };
}

const factFeatures = ({ product }: Fact, steps: number): Record<string, number> => ({ product, steps });

/** A fact of the same family. */
export const family: Form<Params> = {
  weight: ({ params, difficulty }) => (params.of === 'facts' ? (difficulty === 'hard' ? 1 : 3) : 0),
  make(random, cell) {
    const fact = drawFact(random, cell);
    if (fact === undefined) return undefined;
    const { a, b, product } = fact;
    const hard = cell.difficulty === 'hard';
    const [text, answer, tempting, says] = random.pick([
      ...(hard
        ? []
        : ([
            [`${product} ÷ ${a} = □`, b, product - a, `You subtracted ${a}. The sign says divide.`],
            [`${product} ÷ ${b} = □`, a, product - b, `You subtracted ${b}. The sign says divide.`],
          ] as const)),
      // What is printed in the line above is easy.
      ...(cell.difficulty === 'easy'
        ? ([[`${b} × ${a} = □`, product, a + b, 'You added. The sign says multiply.']] as const)
        : []),
      ...(cell.difficulty === 'easy'
        ? []
        : ([
            [`□ ÷ ${b} = ${a}`, product, a, 'That is the answer to the division. Find the number that is divided.'],
            [`${product} ÷ □ = ${b}`, a, b, 'That is the answer to the division. Find the number you divide by.'],
            [
              `□ × ${b} = ${product}`,
              a,
              product * b,
              `You multiplied by ${b}. Here ${product} is already the product.`,
            ],
          ] as const)),
    ] as const);
    const otherFactor = answer === a ? b : a;
    const tried = near(answer, text, [otherFactor - answer])[0]?.[1].says ?? '';
    return writeNumber(
      {
        prompt: `${a} × ${b} = ${product}. Use this fact. What number goes in the box?\n\n${text}`,
        hint: 'The same three numbers make the whole fact family.',
        steps: [`The family uses ${a}, ${b} and ${product}.`, `${text.replace('□', `**${answer}**`)}.`],
        variant: `${a}×${b}: ${text}`,
        features: factFeatures(fact, text.startsWith('□') ? 2 : 1),
      },
      answer,
      [
        ...near(answer, text, [1, -1]),
        [
          otherFactor,
          mistake(
            'other-factor',
            answer === product
              ? 'That is one of the factors. Find the product.'
              : text.endsWith('□')
                ? 'That is the number you divide by.'
                : tried,
          ),
        ],
        [tempting, mistake('wrong-operation', says)],
      ],
    );
  },
  solve(seen) {
    const [, text = ''] = /Use this fact. What number goes in the box\?\n\n(.*)$/.exec(seen.text) ?? [];
    return text === '' ? undefined : fitting(text).flatMap((value) => answered(seen, value));
  },
};

/** A fact ten times as large. */
export const scaled: Form<Params> = {
  weight: ({ params, difficulty }) =>
    params.of === 'facts' && difficulty !== 'easy' ? (difficulty === 'hard' ? 5 : 2) : 0,
  make(random, cell) {
    const fact = drawFact(random, cell);
    if (fact === undefined || fact.b === 10 || fact.a === 10) return undefined;
    const { a, b, product } = fact;
    const kinds: readonly (readonly [text: string, answer: number, how: string])[] = [
      [`${a * 10} × ${b}`, product * 10, `${a * 10} is 10 times ${a}, so the answer is 10 times ${product}`],
      [`${a} × ${b * 10}`, product * 10, `${b * 10} is 10 times ${b}, so the answer is 10 times ${product}`],
      ...(cell.difficulty === 'hard'
        ? ([
            [
              `${product * 10} ÷ ${a}`,
              b * 10,
              `${showNumber(product * 10)} is 10 times ${product}, so the answer is 10 times ${b}`,
            ],
            [`${product * 10} ÷ ${b * 10}`, a, `Both numbers are 10 times as big, so the answer stays ${a}`],
            [`${product * 10} ÷ ${a * 10}`, b, `Both numbers are 10 times as big, so the answer stays ${b}`],
            [`${a * 2} × ${b}`, product * 2, `${a * 2} is double ${a}, so the answer is double ${product}`],
            [
              `${a} × ${b + 1}`,
              product + a,
              `${b + 1} is one more than ${b}, so add one more ${a}: ${product} + ${a} = ${product + a}`,
            ],
          ] as const)
        : []),
    ];
    const [text, answer, how] = random.pick(kinds);
    const questionText = {
      prompt: `${a} × ${b} = ${product}. What is ${text.replace(/\d{4,}/g, (digits) => showNumber(digits))}?`,
      hint: 'Compare with the fact you are given. What has changed, and how?',
      steps: [`${how}.`, `The answer is **${showNumber(answer)}**.`],
      variant: `${a}×${b} so ${text}`,
      features: factFeatures(fact, 3),
    };
    const mistakes: NumberMistake[] = [
      [answer * 10, mistake('wrong-zeros', 'That is ten times too big.')],
      ...(answer % 10 === 0 ? [[answer / 10, mistake('wrong-zeros', 'That is ten times too small.')] as const] : []),
      [product, mistake('same-answer', `That is ${a} × ${b}. The question asks for ${text}.`)],
      [answer + a, named.slip],
      [answer + 10, named.slip],
    ];
    return random.chance(2, 3)
      ? writeNumber(questionText, answer, mistakes)
      : chooseText(
          random,
          questionText,
          showNumber(answer),
          mistakes.map(([given, because]) => [showNumber(given), because] as const),
        );
  },
  solve(seen) {
    const [, text = ''] = /\. What is (\d+ [×÷] \d+)\?$/.exec(seen.text) ?? [];
    if (text === '') return undefined;
    const [one = 0, other = 1] = numbersIn(text);
    let value = 0;
    if (text.includes('×')) for (let step = 0; step < other; step++) value += one;
    else for (let left = one; left >= other; left -= other) value++;
    return answered(seen, value);
  },
};

/** The statement that does not follow. */
export const notInFamily: Form<Params> = {
  weight: ({ params }) => (params.of === 'facts' ? 2 : 0),
  make(random, cell) {
    const fact = drawFact(random, cell);
    if (fact === undefined) return undefined;
    const { a, b, product } = fact;
    const hard = cell.difficulty === 'hard';
    const show = (text: string): string => text.replace(/\d{4,}/g, (digits) => showNumber(digits));
    const ten = hard ? 10 : 1;
    const wrong = random.pick([
      [`${a} ÷ ${b} = ${product}`, `In this family, division starts with ${product}: ${product} ÷ ${b} = ${a}.`],
      [`${a} + ${b} = ${product}`, `${a} + ${b} is ${a + b}, not ${product}.`],
      [`${product} × ${a} = ${b}`, `${product} × ${a} is much more than ${b}.`],
      ...(hard
        ? ([
            [
              `${a * 10} × ${b * 10} = ${product * 10}`,
              'Both factors are 10 times as big, so the product is 100 times as big.',
            ],
          ] as const)
        : []),
    ] as const);
    // A sum is found out at once.
    if (wrong[0].includes('+') && (cell.difficulty !== 'easy' || a + b === product)) return undefined;
    const known = (truth: string): Mistake => {
      const [, one = '', sign, other = '', result = ''] = /^(\d+) (\S) (\d+) = (\d+)$/.exec(truth) ?? [];
      return mistake(
        'true-fact',
        sign === '÷'
          ? `That is true, because ${result} × ${other} = ${show(one)}.`
          : `That is true: ${one} lots of ${other} make ${show(result)}.`,
      );
    };
    const truths = random.sample(
      hard
        ? [
            `${a * ten} × ${b} = ${product * ten}`,
            `${product * ten} ÷ ${a} = ${b * ten}`,
            `${product * ten} ÷ ${b * ten} = ${a}`,
            `${a} × ${b * ten} = ${product * ten}`,
            `${product} ÷ ${b} = ${a}`,
          ]
        : [`${b} × ${a} = ${product}`, `${product} ÷ ${a} = ${b}`, `${product} ÷ ${b} = ${a}`],
      3,
    );
    return chooseText(
      random,
      {
        prompt: `${a} × ${b} = ${product}. Which of these is **not** true?`,
        hint: 'Check each one with the given fact.',
        steps: [wrong[1], `So **${show(wrong[0])}** is not true.`],
        variant: `not ${a}×${b} ${wrong[0]} ${[...truths].sort().join(' ')}`,
        features: factFeatures(fact, hard ? 4 : 2),
      },
      show(wrong[0]),
      truths.map((truth) => [show(truth), known(truth)] as const),
    );
  },
  solve(seen) {
    if (!seen.text.includes('is not true')) return undefined;
    return chosen(seen, (option) => {
      const [, one, sign, other, result] = /(\d+) ([+×÷]) (\d+) = (\d+)/.exec(option) ?? [];
      const [x, y, z] = [Number(one), Number(other), Number(result)];
      return sign === '÷' ? y * z !== x : sign === '×' ? x * y !== z : x + y !== z;
    });
  },
};
