/** Brackets multiplied out, and put in. */

import type { TextMistake } from '../../kernel/mistakes.ts';
import { showNumber } from '../../kernel/number-text.ts';
import { type Draw, named, sum, term } from './terms-and-mistakes.ts';

export const one: Draw = (random, [a]) => {
  const by = random.int(2, 9);
  const [p, q] = [random.int(1, 5), random.int(1, 12) * (random.chance(1, 3) ? -1 : 1)];
  const to = sum([by * p, a], [by * q, '']);
  return {
    from: `${by}(${sum([p, a], [q, ''])})`,
    to,
    mistakes: [
      [sum([by * p, a], [q, '']), named.firstOnly],
      [sum([by + p, a], [by + q, '']), named.addsOutside],
      [sum([by * p, a], [-by * q, '']), named.sign],
      [sum([p, a], [by * q, '']), named.firstOnly],
      [`${by * (p + Math.abs(q))}${a}`, named.unlike],
      [sum([by * p, a], [by * (q + 1), '']), named.fact],
      [sum([by * (p + 1), a], [by * q, '']), named.fact],
      [sum([by * p, a], [by + q, '']), named.addsOutside],
    ],
    hint: `Multiply each term in the brackets by ${by}.`,
    steps: [
      `${by} × ${term(p, a)} = ${term(by * p, a)}. ${by} × ${q < 0 ? `(−${-q})` : q} = ${showNumber(by * q)}.`,
      `The answer is **${to}**.`,
    ],
    rank: 1,
  };
};

export const minusIn: Draw = (random, [a]) => {
  const by = -random.int(2, 9);
  const [p, q] = [random.int(1, 6), random.int(1, 12) * (random.chance(1, 2) ? -1 : 1)];
  const to = sum([by * p, a], [by * q, '']);
  return {
    from: `−${-by}(${sum([p, a], [q, ''])})`,
    to,
    mistakes: [
      [sum([by * p, a], [-by * q, '']), named.sign],
      [sum([by * p, a], [q, '']), named.firstOnly],
      [sum([-by * p, a], [by * q, '']), named.sign],
      [sum([-by * p, a], [-by * q, '']), named.sign],
      [sum([by * p, a], [by + q, '']), named.addsOutside],
      [sum([by * p, a], [by * (q + 1), '']), named.fact],
      [sum([by * (p + 1), a], [by * q, '']), named.fact],
    ],
    hint: 'What does the minus sign do to each term?',
    steps: [
      `Multiply each term by −${-by}: −${-by} × ${term(p, a)} = ${term(by * p, a)}. −${-by} × ${q < 0 ? `(−${-q})` : q} = ${showNumber(by * q)}.`,
      `The answer is **${to}**.`,
    ],
    rank: 3,
  };
};

export const letterOut: Draw = (random, [a, b]) => {
  const [p, q] = [random.int(2, 6), random.int(1, 9) * (random.chance(1, 2) ? -1 : 1)];
  const other = random.chance(1, 2);
  const to = other ? sum([p, `${a}²`], [q, `${a}${b}`]) : sum([p, `${a}²`], [q, a]);
  return {
    from: `${a}(${sum([p, a], [q, other ? b : ''])})`,
    to,
    mistakes: [
      [other ? sum([p, `${a}²`], [q, b]) : sum([p, `${a}²`], [q, '']), named.firstOnly],
      [other ? sum([p, a], [q, `${a}${b}`]) : sum([p, a], [q, a]), named.squareNot(a, a)],
      [other ? sum([2 * p, a], [q, `${a}${b}`]) : sum([2 * p, a], [q, a]), named.squareNot(a, `2${a}`)],
      [other ? sum([p, `${a}²`], [-q, `${a}${b}`]) : sum([p, `${a}²`], [-q, a]), named.sign],
      [other ? sum([p + q, `${a}${b}`]) : sum([p + q, `${a}²`]), named.unlike],
      [other ? sum([p, `${a}²`], [q + 1, `${a}${b}`]) : sum([p, `${a}²`], [q + 1, a]), named.fact],
      [other ? sum([p + 1, `${a}²`], [q, `${a}${b}`]) : sum([p + 1, `${a}²`], [q, a]), named.fact],
    ],
    hint: `What is ${a} × ${a}? What is the letter outside multiplied by?`,
    steps: [
      `Multiply each term in the brackets by ${a}, and remember that ${a} × ${a} = ${a}².`,
      `${a} × ${term(p, a)} = ${term(p, `${a}²`)}. ${a} × ${q < 0 ? `(${term(q, other ? b : '')})` : term(q, other ? b : '')} = ${term(q, other ? `${a}${b}` : a)}.`,
      `The answer is **${to}**.`,
    ],
    rank: 3,
  };
};

export const twoBrackets: Draw = (random, [a]) => {
  const [m, n] = [random.int(2, 7), random.int(2, 6) * (random.chance(1, 2) ? -1 : 1)];
  const [p, q] = [random.int(1, 4), random.int(1, 9)];
  const [r, s] = [random.int(1, 3), random.int(1, 9) * (random.chance(1, 2) ? -1 : 1)];
  const [left, right] = [m * p + n * r, m * q + n * s];
  if (left === 0 || right === 0) return undefined;
  const to = sum([left, a], [right, '']);
  // A sign can only go wrong where there is a minus.
  const signs: readonly TextMistake[] =
    Math.min(n, s) > 0
      ? [[sum([left, a], [m + q + n + s, '']), named.addsOutside]]
      : [
          [sum([left, a], [m * q - n * s, '']), named.sign],
          [sum([m * p - n * r, a], [right, '']), named.sign],
          [sum([left, a], [-right, '']), named.sign],
          [sum([-left, a], [right, '']), named.sign],
        ];
  return {
    from: `${m}(${sum([p, a], [q, ''])}) ${n < 0 ? '−' : '+'} ${Math.abs(n)}(${sum([r, a], [s, ''])})`,
    to,
    mistakes: [
      [sum([left, a], [q + s, '']), named.firstOnly],
      ...signs.slice(0, 2),
      [sum([left, a], [m * q + s, '']), named.firstOnly],
      [`${Math.abs(left + right)}${a}`, named.unlike],
      [sum([left + 1, a], [right, '']), named.fact],
      [sum([left, a], [right + m, '']), named.fact],
      ...signs.slice(2),
    ],
    hint: 'Multiply out both brackets. Then put like terms together.',
    steps: [
      ['Multiply each bracket by the number in front of it.', sum([m * p, a], [m * q, ''], [n * r, a], [n * s, ''])],
      [`Now add up the ${a} terms and the numbers.`, to],
      `The answer is **${to}**.`,
    ],
    rank: 5,
  };
};

export const factorise: Draw = (random, [a]) => {
  const by = random.int(2, 9);
  const [p, q] = [random.int(1, 7), random.int(1, 11) * (random.chance(1, 3) ? -1 : 1)];
  const share = (one: number, other: number): number => (other === 0 ? Math.abs(one) : share(other, one % other));
  if (share(p, q) !== 1) return undefined;
  const to = `${by}(${sum([p, a], [q, ''])})`;
  return {
    from: sum([by * p, a], [by * q, '']),
    to,
    mistakes: [
      [`${by}(${sum([p, a], [by * q, ''])})`, named.dividesOne],
      [`${by}(${sum([by * p, a], [q, ''])})`, named.dividesOne],
      [`${by}(${sum([p, a], [-q, ''])})`, named.sign],
      [`${by}(${sum([p + 1, a], [q, ''])})`, named.fact],
      [`${a}(${by * p} ${q < 0 ? '−' : '+'} ${Math.abs(by * q)})`, named.partly(a)],
      [`${by + 1}(${sum([p, a], [q, ''])})`, named.fact],
    ],
    hint: 'Which number divides both terms?',
    steps: [
      `${by} divides both terms, so it goes in front of the brackets.`,
      `${term(by * p, a)} ÷ ${by} = ${term(p, a)}. ${Math.abs(by * q)} ÷ ${by} = ${Math.abs(q)}.`,
      `The answer is **${to}**.`,
    ],
    rank: 4,
  };
};
