/** Which factor is missing: by itself, or in one of two products. */
import type { Form } from '../../kernel/forms.ts';
import { showNumber } from '../../kernel/number-text.ts';
import { typed } from '../../kernel/seen.ts';
import { writeNumber } from '../ask.ts';
import { named, type Params, rules, size } from './mistakes.ts';
import { workedOut } from './products.ts';

/** A factor is missing: what makes 0, or leaves the number as it is? */
export const missing: Form<Params> = {
  weight: ({ difficulty }) => (difficulty === 'easy' ? 3 : 0),
  make(random, cell) {
    const number = size(random, cell);
    const kind = random.pick(['zero', 'one', 'divide', 'self'] as const);
    const shown = showNumber(number);
    const [text, right] =
      kind === 'zero'
        ? [`${shown} × □ = 0`, 0]
        : kind === 'one'
          ? [`□ × ${shown} = ${shown}`, 1]
          : kind === 'divide'
            ? [`${shown} ÷ □ = ${shown}`, 1]
            : [`□ ÷ 1 = ${shown}`, number];
    return writeNumber(
      {
        prompt: `Which number is missing?\n\n${text}`,
        hint:
          kind === 'divide'
            ? 'Which number can you divide by so that nothing changes?'
            : kind === 'self'
              ? 'What happens to a number when you divide it by 1?'
              : 'Try 0 and try 1. What happens to the number?',
        steps: [
          kind === 'zero' ? rules.zero : kind === 'one' ? rules.one : rules.divide,
          `The missing number is **${showNumber(right)}**.`,
        ],
        variant: text,
        features: { steps: 2, digits: String(number).length },
      },
      right,
      [
        [
          kind === 'zero' ? 1 : 0,
          kind === 'zero'
            ? named.tried(`${shown} × 1 is ${shown}, not 0.`)
            : kind === 'divide'
              ? named.byZero
              : named.tried(kind === 'self' ? `0 ÷ 1 is 0, not ${shown}.` : `0 × ${shown} is 0, not ${shown}.`),
        ],
        kind === 'self'
          ? [1, named.tried(`1 ÷ 1 is 1, not ${shown}.`)]
          : [
              number,
              named.tried(
                kind === 'divide'
                  ? `${shown} ÷ ${shown} is 1, not ${shown}.`
                  : `${shown} × ${shown} is much more than ${kind === 'zero' ? '0' : shown}.`,
              ),
            ],
      ],
    );
  },
  solve(seen) {
    const [, text] = /^Which number is missing\?\n\n([^(]*)$/.exec(seen.text) ?? [];
    const [left, right] = text?.split(' = ') ?? [];
    if (left === undefined || right === undefined) return undefined;
    for (let number = 0; number < 10_000; number++)
      if (!(left.endsWith('÷ □') && number === 0) && workedOut(left.replace('□', String(number))) === Number(right))
        return typed(number);
    return [];
  },
};

/** A factor is missing in one of two products, and what they make together is told. */
export const missingOfTwo: Form<Params> = {
  weight: ({ difficulty }) => (difficulty === 'medium' ? 3 : 0),
  make(random) {
    const [one, other] = [random.int(12, 99), random.int(12, 99)];
    const sign = random.pick(['+', '−'] as const);
    const [right, known] = random.pick([
      [0, 1],
      [1, 0],
      [1, 1],
    ] as const);
    // The missing factor is in the second product where its number is taken away, or else in the first.
    const [first, second] = sign === '−' ? [known, right] : [right, known];
    const result = one * first + (sign === '−' ? -1 : 1) * other * second;
    if (one === other || result <= 0) return undefined;
    const box = (value: number, isMissing: boolean): string => (isMissing ? '□' : String(value));
    const text = `(${one} × ${box(first, sign === '+')}) ${sign} (${other} × ${box(second, sign === '−')}) = ${result}`;
    const [shown, rest] = sign === '−' ? [other, `${one} × ${known}`] : [one, `${other} × ${known}`];
    const restValue = known * (sign === '−' ? one : other);
    return writeNumber(
      {
        prompt: `Which number is missing?\n\n${text}`,
        hint: 'Work out the product that you know first. What must the other one make?',
        steps: [
          `${rest} = ${restValue}.`,
          restValue === result
            ? `That is ${result} already, so the other product is 0.`
            : `The other product has to be ${shown}, because ${sign === '−' ? `${one} − ${shown}` : `${shown} + ${restValue}`} = ${result}.`,
          right === 0 ? rules.zero : rules.one,
          `The missing number is **${right}**.`,
        ],
        variant: text,
        features: { steps: 3, digits: String(result).length },
      },
      right,
      [
        [
          1 - right,
          named.tried(
            right === 0
              ? `Then the other product would be ${shown} × 1 = ${shown}, not 0.`
              : `Then the other product would be ${shown} × 0 = 0, not ${shown}.`,
          ),
        ],
        [shown, named.tried(`${shown} × ${shown} is much too large.`)],
      ],
    );
  },
  solve(seen) {
    const [, text] = /^Which number is missing\?\n\n(\(.*)$/.exec(seen.text) ?? [];
    const [, one, first, sign, other, second, result] =
      /^\((\d+) × (\d+|□)\) ([+-]) \((\d+) × (\d+|□)\) = (\d+)$/.exec(text ?? '') ?? [];
    if (result === undefined) return undefined;
    const fitting = Array.from({ length: 100 }, (_, number) => number).filter((number) => {
      const value = (factor: string | undefined): number => (factor === '□' ? number : Number(factor));
      const parts = [Number(one) * value(first), Number(other) * value(second)] as const;
      return (sign === '+' ? parts[0] + parts[1] : parts[0] - parts[1]) === Number(result);
    });
    return fitting.length === 1 ? typed(fitting[0] ?? 0) : [];
  },
};
