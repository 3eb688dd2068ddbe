/** m.missing: finding the unknown in sums, balances and fact families, and facts that follow from a known one. */
import type { Mistake } from '../kernel/key.ts';
import type { Cell } from '../kernel/maker.ts';
import { pickName } from '../kernel/names.ts';
import { showNumber } from '../kernel/number-text.ts';
import type { Random } from '../kernel/random.ts';
import { answered, chosen, type Form, makerOfForms, numbersIn } from './forms.ts';
import { chooseNumber, chooseText, mistakesIn, type Slip, writeNumber } from './told.ts';

interface Params {
  readonly of: 'sums' | 'facts';
}
const mistake = mistakesIn('m.missing');
const named = {
  visible: mistake('does-visible-operation', 'You did the sum you can see. Use the opposite one.'),
  total: mistake('answer-after-equals', 'You worked out one side. Both sides must be equal.'),
  slip: mistake('slip', 'Close. Put your number in the box and check.'),
  tens: mistake('slip-in-tens', 'Check the tens. Put your number in the box and see.'),
  zeros: mistake('wrong-zeros', 'Count the zeros again: is it 10 times or 100 times as much?'),
  adds: mistake('adds', 'Those facts belong to multiplying, not to adding.'),
  original: mistake('same-answer', 'One number has changed, so the answer changes too.'),
};

const top = { easy: 100, medium: 300, hard: 900 } as const;
function drawSum(random: Random, { difficulty }: Cell<Params>): { one: number; other: number; total: number } {
  const total = random.int(top[difficulty] / 4, top[difficulty]);
  const round = difficulty === 'easy' ? random.pick([1, 10]) : 1;
  const one = Math.max(4, Math.floor(random.int(5, total - 5) / round) * round);
  return { one, other: total - one, total };
}
const near = (value: number): Slip[] =>
  [
    [value + 10, named.tens],
    [value - 10, named.tens],
    [value + 1, named.slip],
    [value - 1, named.slip],
  ].filter((slip): slip is [number, Mistake] => Number(slip[0]) > 0);
const sumFeatures = (total: number, steps: number): Record<string, number> => ({ total, steps });

/** Every whole number that makes the sentence true: by trying them all. */
function fitting(sentence: string): number[] {
  const sideValue = (side: string, box: number): number => {
    const [first = '0', ...rest] = side.replace('□', String(box)).trim().split(' ');
    let value = Number(first);
    for (let at = 0; at < rest.length; at += 2) {
      const next = Number(rest[at + 1]);
      value =
        rest[at] === '+'
          ? value + next
          : rest[at] === '-'
            ? value - next
            : rest[at] === '×'
              ? value * next
              : value / next;
    }
    return value;
  };
  const [left = '', right = ''] = sentence.split(' = ');
  return Array.from({ length: 3001 }, (_, box) => box).filter((box) => sideValue(left, box) === sideValue(right, box));
}

const unknown: Form<Params> = {
  weight: ({ params }) => (params.of === 'sums' ? 4 : 0),
  make(random, cell) {
    const { one, other, total } = drawSum(random, cell);
    const kinds: readonly (readonly [text: string, answer: number, visible: number, how: string])[] =
      cell.difficulty === 'easy'
        ? [
            [`${one} + □ = ${total}`, other, one + total, `${total} − ${one} = **${other}**`],
            [`□ + ${one} = ${total}`, other, one + total, `${total} − ${one} = **${other}**`],
            [`${total} = ${one} + □`, other, one + total, `${total} − ${one} = **${other}**`],
          ]
        : [
            [`${total} − □ = ${one}`, other, total + one, `${total} − ${one} = **${other}**`],
            [`□ − ${one} = ${other}`, total, Math.abs(other - one), `${other} + ${one} = **${total}**`],
            [`${other} = □ − ${one}`, total, Math.abs(other - one), `${other} + ${one} = **${total}**`],
            ...(cell.difficulty === 'medium'
              ? [[`□ + ${one} = ${total}`, other, one + total, `${total} − ${one} = **${other}**`] as const]
              : []),
          ];
    const [text, answer, visible, how] = random.pick(kinds);
    const told = {
      prompt: `What number goes in the box?\n\n${text}`,
      hint: 'Draw a bar: the whole on top, two parts below. Which one is missing?',
      steps: [
        answer === total
          ? 'The whole is missing: add the two parts.'
          : 'A part is missing: take the part you know from the whole.',
        `${how}.`,
      ],
      variant: text,
      features: sumFeatures(total, answer === total ? 3 : 2),
    };
    const slips: Slip[] = [[visible, named.visible], ...near(answer)];
    return random.chance(3, 4) ? writeNumber(told, answer, slips) : chooseNumber(random, told, answer, slips);
  },
  solve(seen) {
    const [, text = ''] = /^What number goes in the box\?\n\n(.*)$/.exec(seen.text) ?? [];
    return text === '' ? undefined : fitting(text).flatMap((value) => answered(seen, value));
  },
};

const balance: Form<Params> = {
  weight: ({ params, difficulty }) =>
    params.of === 'sums' && difficulty !== 'easy' ? (difficulty === 'hard' ? 4 : 2) : 0,
  make(random, cell) {
    const { one, other, total } = drawSum(random, cell);
    const part = random.int(5, total - 5);
    if (part === one || part === other) return undefined;
    const answer = total - part;
    const text = random.pick([
      `${one} + ${other} = ${part} + □`,
      `${one} + ${other} = □ + ${part}`,
      `□ + ${part} = ${one} + ${other}`,
    ]);
    return writeNumber(
      {
        prompt: `Make both sides equal. What number goes in the box?\n\n${text}`,
        hint: 'Work out the side without a box first.',
        steps: [
          `${one} + ${other} = ${total}.`,
          `The other side must be ${total} too.`,
          `${total} − ${part} = **${answer}**.`,
        ],
        variant: text,
        features: sumFeatures(total, 4),
      },
      answer,
      [
        [total, named.total],
        [total + part, mistake('adds-all', 'You added all the numbers. Both sides must be equal.')],
        ...near(answer),
      ],
    );
  },
  solve(seen) {
    const [, text = ''] = /^Make both sides equal.*\n\n(.*)$/.exec(seen.text) ?? [];
    return text === '' ? undefined : fitting(text).flatMap((value) => answered(seen, value));
  },
};

const think: Form<Params> = {
  weight: ({ params }) => (params.of === 'sums' ? 2 : 0),
  make(random, cell) {
    const { one, other, total } = drawSum(random, cell);
    const name = pickName(random);
    const extra = random.int(2, 9);
    const two = cell.difficulty === 'hard' && other > extra;
    const adding = random.chance(1, 2);
    const last = adding ? total : other;
    const end = two ? last - extra : last;
    const start = adding ? other : total;
    const change = `${adding ? 'adds' : 'takes away'} ${one}${two ? `, then takes away ${extra}` : ''}`;
    return writeNumber(
      {
        prompt: `${name} thinks of a number. ${name} ${change}. The answer is ${end}. What was the number?`,
        hint: 'Start at the answer and undo each change, last one first.',
        steps: [
          ...(two ? [`Undo the last change: ${end} + ${extra} = ${last}.`] : []),
          adding
            ? `Undo adding ${one}: ${last} − ${one} = **${start}**.`
            : `Undo taking away ${one}: ${last} + ${one} = **${start}**.`,
        ],
        variant: `think ${change} ${end}`,
        features: sumFeatures(total, two ? 4 : 2),
      },
      start,
      [
        [adding ? end + one : Math.abs(end - one), named.visible],
        ...(two
          ? [
              [
                adding ? Math.abs(end - one) : end + one,
                mistake('undoes-one-step', 'You undid one change. Undo the other one too.'),
              ] as const,
            ]
          : []),
        ...near(start),
      ],
    );
  },
  solve(seen) {
    const [, way, one, extra, end] =
      / (adds|takes away) (\d+)(?: then takes away (\d+))?\. The answer is (\d+)/.exec(seen.text) ?? [];
    if (way === undefined) return undefined;
    return fitting(
      `□ ${way === 'adds' ? '+' : '-'} ${one}${extra === undefined ? '' : ` - ${extra}`} = ${end}`,
    ).flatMap((value) => answered(seen, value));
  },
};

interface Fact {
  readonly a: number;
  readonly b: number;
  readonly product: number;
}
function drawFact(random: Random, { difficulty }: Cell<Params>): Fact | undefined {
  const a = random.pick(difficulty === 'easy' ? [2, 3, 4, 5, 8, 10] : [3, 4, 6, 8, 5, 2]);
  const b = random.int(2, difficulty === 'easy' ? 10 : 12);
  return a === b ? undefined : { a, b, product: a * b };
}
const factFeatures = ({ product }: Fact, steps: number): Record<string, number> => ({ product, steps });

const family: Form<Params> = {
  weight: ({ params, difficulty }) => (params.of === 'facts' ? (difficulty === 'hard' ? 1 : 3) : 0),
  make(random, cell) {
    const fact = drawFact(random, cell);
    if (fact === undefined) return undefined;
    const { a, b, product } = fact;
    const [text, answer, visible] = random.pick([
      [`${product} ÷ ${a} = □`, b, product - a],
      [`${product} ÷ ${b} = □`, a, product - b],
      [`${b} × ${a} = □`, product, a + b],
      ...(cell.difficulty === 'easy'
        ? []
        : ([
            [`□ ÷ ${b} = ${a}`, product, a],
            [`${product} ÷ □ = ${b}`, a, product],
            [`□ × ${b} = ${product}`, a, product * b],
          ] as const)),
    ] as const);
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
        [visible, named.adds],
        [answer + 1, named.slip],
        [answer - 1, named.slip],
        [answer === a ? b : a, mistake('other-factor', 'That is the other factor of the family.')],
      ],
    );
  },
  solve(seen) {
    const [, text = ''] = /Use this fact. What number goes in the box\?\n\n(.*)$/.exec(seen.text) ?? [];
    return text === '' ? undefined : fitting(text).flatMap((value) => answered(seen, value));
  },
};

const scaled: Form<Params> = {
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
            [`${a} × ${b + 1}`, product + a, `${b + 1} lots is one more ${a}: ${product} + ${a}`],
          ] as const)
        : []),
    ];
    const [text, answer, how] = random.pick(kinds);
    const told = {
      prompt: `${a} × ${b} = ${product}. What is ${text.replace(/\d{4,}/g, (digits) => showNumber(digits))}?`,
      hint: 'Compare with the fact you are given. Which number has changed, and how?',
      steps: [`${how}.`, `The answer is **${showNumber(answer)}**.`],
      variant: `${a}×${b} so ${text}`,
      features: factFeatures(fact, 3),
    };
    const slips: Slip[] = [
      [answer * 10, named.zeros],
      ...(answer % 10 === 0 ? [[answer / 10, named.zeros] as const] : []),
      [product, named.original],
      [answer + a, named.slip],
      [answer + 10, named.slip],
    ];
    return random.chance(2, 3) ? writeNumber(told, answer, slips) : chooseNumber(random, told, answer, slips);
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

const notInFamily: Form<Params> = {
  weight: ({ params }) => (params.of === 'facts' ? 2 : 0),
  make(random, cell) {
    const fact = drawFact(random, cell);
    if (fact === undefined) return undefined;
    const { a, b, product } = fact;
    const hard = cell.difficulty === 'hard';
    const ten = hard ? 10 : 1;
    const wrong = random.pick([
      [`${a} ÷ ${b} = ${product}`, 'Division starts with the product.'],
      [`${a} + ${b} = ${product}`, 'Adding is not part of this family.'],
      [`${product} × ${a} = ${b}`, 'The product is the largest number of the family.'],
      ...(hard
        ? ([
            [
              `${a * 10} × ${b * 10} = ${product * 10}`,
              'Both factors are 10 times as big, so the product is 100 times as big.',
            ],
          ] as const)
        : []),
    ] as const);
    if (wrong[0].includes('+') && a + b === product) return undefined;
    const known = mistake('true-fact', 'That one is true: check it against the given fact.');
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
    const show = (text: string): string => text.replace(/\d{4,}/g, (digits) => showNumber(digits));
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
      truths.map((truth) => [show(truth), known] as const),
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

export const missing = makerOfForms<Params>({
  makerId: 'm.missing',
  version: 1,
  serves: { 130205: { of: 'sums' }, 130302: { of: 'facts' } },
  forms: [unknown, balance, think, family, scaled, notInFamily],
});
