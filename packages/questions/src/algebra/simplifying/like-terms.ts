/** Short ways to write algebra, like terms, products. */

import type { TextMistake } from '../../kernel/mistakes.ts';
import { showNumber } from '../../kernel/number-text.ts';
import { type Draw, mistake, named, sort, sum, term } from './terms-and-mistakes.ts';

/** How such a line is written short: the hint and the step. */
function shortening(from: string, a: string): { readonly hint: string; readonly step: string } {
  if (from.includes('÷'))
    return {
      hint: 'How can a division be written without ÷?',
      step: 'A division is written as a fraction: the letter on top, the number below.',
    };
  if (!from.includes('×'))
    return { hint: `How many lots of ${a} are there?`, step: `${a} + ${a} + ${a} is 3 lots of ${a}, which is 3${a}.` };
  return from.includes(`${a} × ${a}`)
    ? { hint: `How is ${a} times itself written?`, step: `${a} × ${a} is ${a} squared, which is ${a}².` }
    : {
        hint: 'Algebra leaves out the × sign.',
        step: 'The × sign is left out, and the number goes in front of the letter.',
      };
}

export const notation: Draw = (random, [a, b]) => {
  const n = random.int(2, 12);
  const m = random.int(2, 9);
  const tasks: readonly (readonly [string, string, readonly TextMistake[]])[] = [
    [
      `${n} × ${a}`,
      `${n}${a}`,
      [
        [`${a} + ${n}`, named.adds],
        [`${a}²`, mistake('loses-number', `${a}² is ${a} × ${a}. Where is the ${n}?`)],
        [`${n} + ${a}${a}`, named.adds],
        [`${n + 1}${a}`, named.lots],
      ],
    ],
    [
      `${a} × ${b} × ${n}`,
      `${n}${a}${b}`,
      [
        [`${n}${a} + ${b}`, named.adds],
        [`${n}${a} + ${n}${b}`, named.adds],
        [`${a} + ${b} + ${n}`, named.adds],
        [`${n}${a}²`, mistake('product-as-double', `${a}² is ${a} × ${a}. Here ${a} is multiplied by ${b}.`)],
      ],
    ],
    [
      `${a} × ${a}`,
      `${a}²`,
      [
        [`2${a}`, named.square],
        [`${a} + 2`, named.adds],
        [`${a}² + ${a}`, named.adds],
        [
          `4${a}`,
          mistake('product-as-double', `4${a} is ${a} + ${a} + ${a} + ${a}. Here ${a} is multiplied by itself.`),
        ],
      ],
    ],
    [
      `${a} ÷ ${n}`,
      `${a}/${n}`,
      [
        [`${n}${a}`, mistake('multiplies-for-divides', 'That means times. Here the letter is divided.')],
        [`${a} − ${n}`, mistake('subtracts-for-divides', 'That takes away. Here the letter is divided.')],
        [`${n} − ${a}`, mistake('subtracts-for-divides', 'That takes away. Here the letter is divided.')],
        [`${a} + ${n}`, mistake('adds-for-divides', 'That adds. Here the letter is divided.')],
      ],
    ],
    [
      `${n} × ${a} + ${m} × ${b}`,
      `${n}${a} + ${m}${b}`,
      [
        [`${n + m}${a}${b}`, named.unlike],
        [`${n * m}${a}${b}`, named.unlike],
        [`${n}${a} × ${m}${b}`, mistake('multiplies-for-adds', 'The two products are added, not multiplied.')],
        [`${m}${a} + ${n}${b}`, mistake('swaps-numbers', 'The numbers are swapped. Which letter does each belong to?')],
      ],
    ],
    [
      `${a} + ${a} + ${a} + ${n}`,
      `3${a} + ${n}`,
      [
        [`${a}³ + ${n}`, named.square],
        [`${3 + n}${a}`, named.unlike],
        [`3${a}`, mistake('loses-number', 'The number at the end got lost.')],
        [`${a} + ${3 + n}`, named.lots],
      ],
    ],
    [
      `${n} × ${a} × ${a}`,
      `${n}${a}²`,
      [
        [`${2 * n}${a}`, named.square],
        [`${n}${a} + ${a}`, named.adds],
        [`${n}² × ${a}`, mistake('squares-number', 'The letter is multiplied by itself, not the number.')],
        [`${n}${a} + ${n}${a}`, named.adds],
      ],
    ],
  ];
  const [from, to, mistakes] = random.pick(tasks);
  const short = shortening(from, a);
  return {
    from,
    to,
    mistakes,
    hint: short.hint,
    steps: [short.step, `The answer is **${to}**.`],
    rank: 1,
  };
};

export const likeOne: Draw = (random, [a]) => {
  const counts = [random.int(2, 12), random.int(1, 9) * (random.chance(1, 2) ? 1 : -1), random.int(1, 9)];
  const [p = 0, q = 0, r = 0] = counts;
  const total = p + q + r;
  if (total <= 1 || p + q <= 0) return undefined;
  return {
    from: sum([p, a], [q, a], [r, a]),
    to: term(total, a),
    mistakes: [
      [term(total, `${a}³`), named.power(a)],
      [term(p + Math.abs(q) + r + (q > 0 ? 1 : 0), a), q > 0 ? named.lots : named.sign],
      [q === 1 || r === 1 ? term(total - 1, a) : term(total + 1, a), q === 1 || r === 1 ? named.one : named.lots],
      [`${total} + ${a}`, mistake('splits-term', 'Lots of one letter make one term, with nothing to add.')],
      [term(total - 2 > 0 ? total - 2 : total + 2, a), named.lots],
      [`${total}`, mistake('loses-letter', 'The letter got lost.')],
    ],
    hint: `How many lots of ${a} are there?${[q, r].some((lots) => Math.abs(lots) === 1) ? ` A single ${a} is 1${a}.` : ''}`,
    steps: [
      `Work on the numbers: ${p} ${q < 0 ? '−' : '+'} ${Math.abs(q)} + ${r} = ${total}.`,
      `The answer is **${term(total, a)}**.`,
    ],
    rank: 2,
  };
};

export const likeTwo: Draw = (random, [a, b], hard) => {
  const signed = (low: number, high: number): number =>
    random.int(low, high) * (random.chance(hard ? 1 : 0, 2) || (!hard && random.chance(1, 4)) ? -1 : 1);
  const [p, q, r, s] = [random.int(2, 12), random.int(1, 9), signed(1, 9), signed(1, 9)];
  const [left, right] = [p + r, q + s];
  // At hard a number in front of a letter comes out negative.
  if (left === 0 || right === 0 || left < 0 || (hard && right > 0)) return undefined;
  return {
    from: sum([p, a], [q, b], [r, a], [s, b]),
    to: sum([left, a], [right, b]),
    mistakes: [
      [`${Math.abs(left + right)}${a}${b}`, named.unlike],
      [sum([p - r, a], [right, b]), named.sign],
      [sum([left, a], [q - s, b]), named.sign],
      [sum([left, `${a}²`], [right, `${b}²`]), named.power(a)],
      [sum([left + right, a], [right, b]), named.unlike],
      [sum([left, a], [left + right, b]), named.unlike],
      [sum([left + 1, a], [right, b]), named.fact],
      [sum([p - r, a], [q - s, b]), named.sign],
    ],
    hint: `Put the terms with ${a} together, and those with ${b}. Each keeps its sign.`,
    steps: [
      [sort, sum([p, a], [r, a], [q, b], [s, b])],
      `${a}: ${p} ${r < 0 ? '−' : '+'} ${Math.abs(r)} = ${showNumber(left)}. ${b}: ${q} ${s < 0 ? '−' : '+'} ${Math.abs(s)} = ${showNumber(right)}.`,
      `The answer is **${sum([left, a], [right, b])}**.`,
    ],
    rank: hard ? 5 : 3,
  };
};

export const likeNumbers: Draw = (random, [a]) => {
  const [p, q] = [random.int(2, 12), random.int(1, 9) * (random.chance(1, 3) ? -1 : 1)];
  const [c, d] = [random.int(1, 15), random.int(1, 15) * (random.chance(1, 2) ? -1 : 1)];
  const [left, right] = [p + q, c + d];
  if (left <= 1 || right === 0) return undefined;
  return {
    from: sum([p, a], [c, ''], [q, a], [d, '']),
    to: sum([left, a], [right, '']),
    mistakes: [
      [term(left + right, a), named.unlike],
      [sum([left, a], [c - d, '']), named.sign],
      [sum([p - q, a], [right, '']), named.sign],
      [sum([left, `${a}²`], [right, '']), named.power(a)],
      [sum([left + right, a], [right, '']), named.unlike],
      [sum([left, a], [right + 1, '']), named.fact],
    ],
    hint: `Which terms have ${a}? Each keeps its sign.`,
    steps: [
      [sort, sum([p, a], [q, a], [c, ''], [d, ''])],
      `${a}: ${p} ${q < 0 ? '−' : '+'} ${Math.abs(q)} = ${left}. Numbers: ${c} ${d < 0 ? '−' : '+'} ${Math.abs(d)} = ${showNumber(right)}.`,
      `The answer is **${sum([left, a], [right, ''])}**.`,
    ],
    rank: 3,
  };
};

export const products: Draw = (random, [a, b], hard) => {
  const [p, q] = [random.int(2, 9), random.int(2, 9)];
  if (hard) {
    const r = random.int(2, 5);
    const all = p * q * r;
    // 7 + 2 + 5 is 7 × 2 as well: nobody could tell what led there.
    if ([p * q, p * r, q * r].includes(p + q + r)) return undefined;
    return {
      from: `${p}${a} × ${q}${b} × ${r}${a}`,
      to: `${all}${a}²${b}`,
      mistakes: [
        [`${all}${a}${b}`, mistake('counts-letter-once', `How many times does ${a} appear?`)],
        [`${p + q + r}${a}²${b}`, named.counts],
        [`${2 * all}${a}${b}`, named.square],
        [`${p + q + r}${a}${b}`, named.counts],
        [`${all}${a}²${b}²`, mistake('squares-both', `How many times does ${b} appear?`)],
        [
          `${p * r}${a}² + ${q}${b}`,
          mistake('adds-for-multiplies', `There is no + here: ${q}${b} is multiplied as well.`),
        ],
      ],
      hint: 'Multiply the numbers, then the letters. Does one come twice?',
      steps: [
        `Numbers: ${p} × ${q} × ${r} = ${all}. Letters: ${a} × ${b} × ${a} = ${a}²${b}.`,
        `The answer is **${all}${a}²${b}**.`,
      ],
      rank: 4,
    };
  }
  const same = random.chance(1, 2);
  const other = same ? a : b;
  const to = same ? `${p * q}${a}²` : `${p * q}${a}${b}`;
  return {
    from: `${p}${a} × ${q}${other}`,
    to,
    mistakes: [
      [same ? `${p * q}${a}` : `${p * q}${a} + ${b}`, same ? named.square : named.adds],
      [same ? `${p + q}${a}²` : `${p + q}${a}${b}`, named.counts],
      [same ? `${2 * p * q}${a}` : `${p}${a} + ${q}${b}`, same ? named.square : named.adds],
      [same ? `${p + q}${a}` : `${p + q}${a} + ${b}`, named.counts],
      [
        same ? `${p * q}${a}³` : `${p * q}${a}²${b}`,
        mistake('counts-letter-again', `How many times does ${a} appear?`),
      ],
    ],
    hint: 'Multiply the numbers. Then multiply the letters.',
    steps: [
      `Numbers: ${p} × ${q} = ${p * q}. Letters: ${a} × ${other} = ${same ? `${a}²` : `${a}${b}`}.`,
      `The answer is **${to}**.`,
    ],
    rank: 3,
  };
};
