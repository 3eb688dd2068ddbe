/** Working out, what comes first, brackets, missing numbers and who is right. */

import type { Form } from '../../kernel/forms.ts';
import { firstOnce, type NumberMistake, type TextMistake } from '../../kernel/mistakes.ts';
import { pickName } from '../../kernel/names.ts';
import { showNumber } from '../../kernel/number-text.ts';
import { chosen, typed } from '../../kernel/seen.ts';
import { chooseText, tapOne, writeNumber } from '../ask.ts';
import {
  drawCalculation,
  features,
  hasIdleBracket,
  hint,
  hintFor,
  mistake,
  mistakesOf,
  nextStep,
  stepsOf,
  undoing,
} from './calculations.ts';
import { evaluate, evaluateByStack, evaluateLeftToRight } from './expression.ts';

/** A calculation to work out. */
export const work: Form<null> = {
  weight: () => 5,
  make(random, cell) {
    const calculation = drawCalculation(random, cell.difficulty);
    if (calculation === undefined) return undefined;
    // Typed: a choice has too few real mistakes, and without them it would not ask about the order.
    return writeNumber(
      {
        prompt: `Work out ${calculation.text}.`,
        hint: hintFor(calculation.text),
        steps: stepsOf(calculation),
        variant: calculation.text,
        features: features(calculation, 1),
      },
      calculation.value,
      mistakesOf(calculation),
    );
  },
  solve(seen) {
    const [, text] = /^Work out (.*)\.$/.exec(seen.text) ?? [];
    return text === undefined ? undefined : typed(evaluateByStack(text));
  },
};

/** What to do first. */
export const first: Form<null> = {
  weight: ({ difficulty }) => ({ easy: 2, medium: 0, hard: 0 })[difficulty],
  make(random) {
    const calculation = drawCalculation(random, 'first');
    if (calculation === undefined) return undefined;
    const { text } = calculation;
    const kinds = [...new Set(text.match(/[+−×÷]/g) ?? [])];
    const step = nextStep(text);
    const sign = /[+−×÷]/.exec(step?.done.split(' = ')[0] ?? '')?.[0];
    if (sign === undefined || kinds.length < 3) return undefined;
    const words: Readonly<Record<string, string>> = {
      '+': 'add',
      '−': 'subtract',
      '×': 'multiply',
      '÷': 'divide',
    };
    const order = random.shuffle(kinds).map((each) => words[each] ?? '');
    return tapOne(
      {
        prompt: `What do you do first?\n\n${text}`,
        hint,
        steps: [
          text.includes('(') ? 'Brackets come first.' : '× and ÷ come before + and −.',
          `So the first thing is to **${words[sign]}**: ${step?.done}.`,
        ],
        variant: `first ${text}`,
        features: features(calculation, 1),
      },
      order,
      words[sign] ?? '',
      () =>
        mistake(
          'wrong-order',
          text.includes('(')
            ? 'Brackets come before everything else.'
            : 'Multiplying and dividing come before adding and subtracting.',
        ),
    );
  },
  solve(seen) {
    const [, text] = /^What do you do first\?\n\n(.*)$/.exec(seen.text) ?? [];
    if (text === undefined) return undefined;
    const inside = /\(([^()]*)\)/.exec(text)?.[1] ?? text;
    const order = [
      ['×', 'multiply'],
      ['÷', 'divide'],
      ['+', 'add'],
      ['-', 'subtract'],
    ] as const;
    const found = order.find(([sign]) => inside.includes(sign));
    return chosen(seen, (option) => option === found?.[1]);
  },
};

/** Which of four bracketings has a value. */
export const placeBrackets: Form<null> = {
  // Most draws have too few values, and are left out.
  weight: ({ difficulty }) => ({ easy: 0, medium: 16, hard: 14 })[difficulty],
  make(random, { difficulty }) {
    const [few, many] = difficulty === 'hard' ? [4, 9] : [2, 5];
    const [a, b, c, d] = [
      random.int(few + 1, many + 3),
      random.int(few, many),
      random.int(few, many),
      random.int(few, many),
    ];
    const [x, y, z] = [random.pick(['+', '×', '−']), random.pick(['×', '+', '−']), random.pick(['+', '−', '×'])];
    const all = [
      `${a} ${x} ${b} ${y} ${c} ${z} ${d}`,
      `(${a} ${x} ${b}) ${y} ${c} ${z} ${d}`,
      `${a} ${x} (${b} ${y} ${c}) ${z} ${d}`,
      `${a} ${x} ${b} ${y} (${c} ${z} ${d})`,
      `(${a} ${x} ${b} ${y} ${c}) ${z} ${d}`,
      `${a} ${x} (${b} ${y} ${c} ${z} ${d})`,
    ];
    // Of those with one value only the first is offered, so that none is the odd one out.
    const ways = random
      .shuffle(all.filter((way, at) => all.findIndex((each) => evaluate(each) === evaluate(way)) === at))
      .slice(0, 4);
    if (ways.length < 4 || ways.some((way) => evaluate(way) < 1 || hasIdleBracket(way))) return undefined;
    const right = random.pick(ways);
    const value = evaluate(right);
    return chooseText(
      random,
      {
        prompt: `Which has the value ${showNumber(value)}?`,
        hint: 'Find the value of all four. Brackets come first.',
        steps: [
          `With the brackets first: ${ways.map((way) => `${way} = ${showNumber(evaluate(way))}`).join('; ')}.`,
          `The one with the value ${showNumber(value)} is **${right}**.`,
        ],
        variant: `brackets ${right}`,
        features: { operations: 4, brackets: 1, powers: 0, steps: 4 },
      },
      right,
      ways
        .filter((way) => way !== right)
        .map(
          (way) => [way, mistake('brackets-elsewhere', `That has the value ${showNumber(evaluate(way))}.`)] as const,
        ),
    );
  },
  solve(seen) {
    const [, value] = /^Which has the value (\d+)\?$/.exec(seen.text) ?? [];
    return value === undefined ? undefined : chosen(seen, (option) => evaluateByStack(option) === Number(value));
  },
};

/** A number hidden in a calculation. */
export const missingNumber: Form<null> = {
  weight: ({ difficulty }) => (difficulty === 'hard' ? 2 : 1),
  make(random, cell) {
    const calculation = drawCalculation(random, cell.difficulty);
    if (calculation === undefined || calculation.text.includes('²')) return undefined;
    const numbers = [...calculation.text.matchAll(/\d+/g)];
    const hidden = random.pick(numbers);
    const answer = Number(hidden[0]);
    const text = `${calculation.text.slice(0, hidden.index)}□${calculation.text.slice(hidden.index + hidden[0].length)}`;
    const fit = Array.from({ length: 100 }, (_, at) => at + 1).filter(
      (each) => evaluate(text.replace('□', String(each))) === calculation.value,
    );
    if (fit.length !== 1) return undefined;
    // What fits for a child who goes from left to right.
    const fromLeft = Array.from({ length: 100 }, (_, at) => at + 1).filter(
      (each) => each !== answer && evaluateLeftToRight(text.replace('□', String(each))) === calculation.value,
    );
    return writeNumber(
      {
        prompt: `What number goes in the box?\n\n${text} = ${showNumber(calculation.value)}`,
        hint: 'Work out what you can, then work backwards.',
        steps: [
          undoing(text, calculation.value).join('\n\n'),
          `The number is **${answer}**. Check: ${calculation.text} = ${showNumber(calculation.value)}.`,
        ],
        variant: text,
        features: features(calculation, 3),
      },
      answer,
      [
        ...[...fromLeft, answer + 1, answer - 1].flatMap((other): NumberMistake[] => {
          const made = evaluate(text.replace('□', String(other)));
          return Number.isInteger(made)
            ? [[other, mistake('does-not-fit', `With ${other} in the box you get ${showNumber(made)}.`)]]
            : [];
        }),
        [
          calculation.value,
          mistake('gives-total', 'That is the answer to the calculation. Find the number in the box.'),
        ],
      ],
    );
  },
  solve(seen) {
    const [, text = '', value] = /box\?\n\n(.*□.*) = (\d+)$/.exec(seen.text) ?? [];
    if (value === undefined) return undefined;
    return Array.from({ length: 100 }, (_, at) => at + 1)
      .filter((each) => evaluateByStack(text.replace('□', String(each))) === Number(value))
      .flatMap((each) => typed(each));
  },
};

/** Whether a child’s answer is right. */
export const whoIsRight: Form<null> = {
  // Only with powers are there enough mistakes to choose from.
  weight: ({ difficulty }) => (difficulty === 'hard' ? 3 : 0),
  make(random, cell) {
    const calculation = drawCalculation(random, cell.difficulty);
    if (calculation === undefined) return undefined;
    // A slip in a product asks about the tables, not about the order.
    const mistakes = firstOnce(
      mistakesOf(calculation).filter(([given, { id }]) => given !== calculation.value && !id.endsWith('/table-fact')),
    );
    const [wrong, ...rest] = mistakes;
    if (wrong === undefined || mistakes.length < 3) return undefined;
    // One answer of the four begins with yes: it is right as often as any other.
    const honest = random.chance(1, 4);
    const shown = honest ? calculation.value : Number(wrong[0]);
    const name = pickName(random);
    const no = (value: number): string => `No, it is ${showNumber(value)}.`;
    const yes = `Yes, it is ${showNumber(shown)}.`;
    const right = honest ? yes : no(calculation.value);
    const others = rest.map(([given, because]): TextMistake => [no(Number(given)), because]);
    return chooseText(
      random,
      {
        prompt: `${name} says ${calculation.text} = ${showNumber(shown)}. Is that right?`,
        hint: hintFor(calculation.text),
        steps: [
          ...stepsOf(calculation).slice(0, 2),
          `The value is ${showNumber(calculation.value)}, so the answer is: **${right}**`,
        ],
        variant: `says ${calculation.text} ${shown}`,
        features: features(calculation, 2),
      },
      right,
      honest ? [[no(Number(wrong[0])), wrong[1]], ...others] : [[yes, wrong[1]], ...others],
    );
  },
  solve(seen) {
    const [, text, value] = / says (.*) = (\d+)\. Is that right\?$/.exec(seen.text) ?? [];
    return text === undefined
      ? undefined
      : chosen(seen, (option) => {
          const isYes = option.startsWith('Yes');
          return (
            Number(/\d+/.exec(option)?.[0]) === evaluateByStack(text) &&
            isYes === (evaluateByStack(text) === Number(value))
          );
        });
  },
};
