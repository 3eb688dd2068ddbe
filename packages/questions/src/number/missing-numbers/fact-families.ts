/** Fact families, and facts that follow from a known one. */

import type { Form } from '../../kernel/forms.ts';
import type { Cell } from '../../kernel/generator.ts';
import type { Mistake } from '../../kernel/key.ts';
import type { NumberMistake } from '../../kernel/mistakes.ts';
import { showNumber, showNumbersIn } from '../../kernel/number-text.ts';
import type { Random } from '../../kernel/random.ts';
import { answered, chosen, numbersIn } from '../../kernel/seen.ts';
import { chooseText, writeNumber } from '../ask.ts';
import { fitting, mistake, near, type Params } from './mistakes.ts';

interface Fact {
  readonly a: number;
  readonly b: number;
  readonly product: number;
}

function drawFact(random: Random, { difficulty }: Cell<Params>): Fact | undefined {
  // The tables of year 3; those of 2, 5 and 10 are known from year 2, and 10 times a number is seen at once.
  const table = random.pick([3, 4, 8]);
  const by = random.pick([2, 3, 4, 5, 6, 7, 8, 9, 11, 12]);
  const product = table * by;
  if (table === by || product < { easy: 12, medium: 18, hard: 24 }[difficulty]) return undefined;
  const [a, b] = random.chance(1, 2) ? [table, by] : [by, table];
  return { a, b, product };
}

const factFeatures = ({ product }: Fact, steps: number): Record<string, number> => ({ product, steps });

/** A fact of the same family. */
export const family: Form<Params> = {
  weight: ({ params, difficulty }) => (params.of === 'facts' ? { easy: 3, medium: 1, hard: 0 }[difficulty] : 0),
  make(random, cell) {
    const fact = drawFact(random, cell);
    if (fact === undefined) return undefined;
    const { a, b, product } = fact;
    const dividing = 'That is the answer to the division. Find the number you divide by.';
    // Where the box is in the place of a number of the fact, it's read off, and where it is the answer, it's for easy.
    const kinds: readonly (readonly [text: string, answer: number, tempting: number, says: string])[] =
      cell.difficulty === 'easy'
        ? [
            [`${product} ÷ ${a} = □`, b, product - a, `You subtracted ${a}. The sign says divide.`],
            [`${product} ÷ ${b} = □`, a, product - b, `You subtracted ${b}. The sign says divide.`],
            [`${b} × □ = ${product}`, a, product - b, `You subtracted ${b}. The sign says multiply.`],
          ]
        : [
            [`${product} ÷ □ = ${b}`, a, b, dividing],
            [`${product} ÷ □ = ${a}`, b, a, dividing],
          ];
    const [text, answer, tempting, says] = random.pick(kinds);
    const otherFactor = answer === a ? b : a;
    const tried = near(answer, text, [otherFactor - answer])[0]?.[1].says ?? '';
    return writeNumber(
      {
        prompt: `${a} × ${b} = ${product}. Use this fact. What number goes in the box?\n\n${text}`,
        hint: 'The same three numbers make the whole fact family.',
        steps: [`The family uses ${a}, ${b} and ${product}.`, `${text.replace('□', `**${answer}**`)}.`],
        variant: `${a}×${b}: ${text}`,
        features: factFeatures(fact, cell.difficulty === 'easy' ? 1 : 2),
      },
      answer,
      [
        ...near(answer, text, [1, -1]),
        [otherFactor, mistake('other-factor', text.endsWith('□') ? 'That is the number you divide by.' : tried)],
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
    params.of === 'facts' && difficulty !== 'easy' ? (difficulty === 'hard' ? 5 : 3) : 0,
  make(random, cell) {
    const fact = drawFact(random, cell);
    if (fact === undefined) return undefined;
    const { a, b, product } = fact;
    const kinds: readonly (readonly [text: string, answer: number, how: string])[] = [
      ...(cell.difficulty === 'medium'
        ? ([
            [`${a * 10} × ${b}`, product * 10, `${a * 10} is 10 times ${a}, so the answer is 10 times ${product}`],
            [`${a} × ${b * 10}`, product * 10, `${b * 10} is 10 times ${b}, so the answer is 10 times ${product}`],
          ] as const)
        : ([
            [
              `${product * 10} ÷ ${a}`,
              b * 10,
              `${showNumber(product * 10)} is 10 times ${product}, so the answer is 10 times ${b}`,
            ],
            // Up to 100 on this side: 440 ÷ 110 is for the years after.
            ...[[a, b] as const, [b, a] as const]
              .filter(([, by]) => by <= 10)
              .map(
                ([stays, by]) =>
                  [
                    `${product * 10} ÷ ${by * 10}`,
                    stays,
                    `${showNumber(product * 10)} and ${by * 10} are 10 times ${product} and ${by}, so the answer stays ${stays}`,
                  ] as const,
              ),
            // Only where the new fact is in no table.
            ...(a > 6
              ? ([
                  [`${a * 2} × ${b}`, product * 2, `${a * 2} is double ${a}, so the answer is double ${product}`],
                ] as const)
              : []),
            ...(b === 12
              ? ([
                  [
                    `${a} × 13`,
                    product + a,
                    `13 is one more than 12, so add one more ${a}: ${product} + ${a} = ${product + a}`,
                  ],
                ] as const)
              : []),
          ] as const)),
    ];
    const [text, answer, how] = random.pick(kinds);
    const questionText = {
      prompt: `${a} × ${b} = ${product}. What is ${showNumbersIn(text)}?`,
      hint: 'Compare with the fact you are given. What has changed, and how?',
      steps: [`${how}.`, `The answer is **${showNumber(answer)}**.`],
      variant: `${a}×${b} so ${text}`,
      features: factFeatures(fact, 3),
    };
    const [one = 0, other = 0] = numbersIn(text);
    const mistakes: NumberMistake[] = [
      [answer * 10, mistake('wrong-zeros', 'That is ten times too big.')],
      ...(answer % 10 === 0 ? [[answer / 10, mistake('wrong-zeros', 'That is ten times too small.')] as const] : []),
      [product, mistake('same-answer', `That is ${a} × ${b}. The question asks for ${text}.`)],
      text.includes('÷')
        ? [one - other, mistake('wrong-operation', `You subtracted ${other}. The sign says divide.`)]
        : [one + other, mistake('wrong-operation', `You added ${other}. The sign says multiply.`)],
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
    const isScaled = cell.difficulty !== 'easy';
    const turned = `In this family, division starts with ${product}: ${product} ÷ ${a} = ${b}.`;
    const tenTimes = (text: string, large: number, result: number): string =>
      `${showNumber(large)} is 10 times ${large / 10}, so ${showNumbersIn(text)} is 10 times ${result}: ${showNumber(result * 10)}.`;
    const scaledOnce: [text: string, says: string][] = [
      [`${product * 10} ÷ ${a} = ${b}`, tenTimes(`${product * 10} ÷ ${a}`, product * 10, b)],
      [`${product * 10} ÷ ${b} = ${a}`, tenTimes(`${product * 10} ÷ ${b}`, product * 10, a)],
      [`${a * 10} × ${b} = ${product}`, tenTimes(`${a * 10} × ${b}`, a * 10, product)],
    ];
    const wrong: Readonly<Record<typeof cell.difficulty, readonly [text: string, says: string][]>> = {
      easy: [
        [`${a} ÷ ${product} = ${b}`, turned],
        [`${b} ÷ ${product} = ${a}`, turned],
        [`${product} × ${a} = ${b}`, `${product} × ${a} is much more than ${b}.`],
      ],
      medium: scaledOnce,
      hard: [
        ...scaledOnce.slice(0, 2),
        [
          `${a * 10} × ${b * 10} = ${product * 10}`,
          'Both numbers are 10 times as big, so the answer is 100 times as big.',
        ],
        [`${product * 10} ÷ ${b * 10} = ${a * 10}`, `Both numbers are 10 times as big, so the answer stays ${a}.`],
      ],
    };
    const [untrue, says] = random.pick(wrong[cell.difficulty]);
    const known = (truth: string): Mistake => {
      const [, one = '', sign, other = '', result = ''] = /^(\d+) (\S) (\d+) = (\d+)$/.exec(truth) ?? [];
      return mistake(
        'true-fact',
        sign === '÷'
          ? `That is true, because ${result} × ${other} = ${showNumbersIn(one)}.`
          : `That is true: ${one} lots of ${other} make ${showNumbersIn(result)}.`,
      );
    };
    // Two statements about one sum contradict each other, so one of them would be the answer.
    const [untrueSum] = untrue.split(' = ');
    const truths = random.sample(
      (isScaled
        ? [
            `${a * 10} × ${b} = ${product * 10}`,
            `${product * 10} ÷ ${b} = ${a * 10}`,
            `${product * 10} ÷ ${a * 10} = ${b}`,
            `${a} × ${b * 10} = ${product * 10}`,
          ]
        : [`${b} × ${a} = ${product}`, `${product} ÷ ${a} = ${b}`, `${product} ÷ ${b} = ${a}`]
      ).filter((truth) => !truth.startsWith(`${untrueSum} =`)),
      3,
    );
    return chooseText(
      random,
      {
        prompt: `${a} × ${b} = ${product}. Which of these is **not** true?`,
        hint: 'Check each one with the given fact.',
        steps: [says, `So **${showNumbersIn(untrue)}** is not true.`],
        variant: `not ${a}×${b} ${untrue} ${[...truths].sort().join(' ')}`,
        features: factFeatures(fact, isScaled ? 4 : 2),
      },
      showNumbersIn(untrue),
      truths.map((truth) => [showNumbersIn(truth), known(truth)] as const),
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
