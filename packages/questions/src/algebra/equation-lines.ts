/** Equations of every kind of this family, each with its root, its way and the slips on the way. */
import { showNumber } from '../kernel/number-text.ts';
import type { Random } from '../kernel/random.ts';
import { mistakesIn, type Slip, type Step } from './told.ts';

/** The kinds of equations, easy ones first. */
export type Kind =
  | 'add'
  | 'times'
  | 'balance'
  | 'twoStep'
  | 'minusFrom'
  | 'brackets'
  | 'over'
  | 'allOver'
  | 'bothSides'
  | 'bothBrackets'
  | 'negative';

/** An equation and all that is told of it. */
export interface Line {
  readonly text: string;
  readonly root: number;
  readonly steps: readonly Step[];
  readonly slips: readonly Slip[];
  readonly hint: string;
  /** Steps of the way. */
  readonly rank: number;
}

const mistake = mistakesIn('m.equation');

/** The mistakes children make here. */
export const named = {
  visible: mistake('does-visible-operation', 'You did what you see. Undo it with the opposite operation.'),
  order: mistake('inverse-in-wrong-order', 'Undo the last thing first: the added number before the times.'),
  sign: mistake('wrong-inverse', 'To undo adding, take away. To undo taking away, add.'),
  stops: mistake('stops-too-soon', 'That is not the letter yet. One more step.'),
  balance: mistake('ignores-balance', 'The equals sign means both sides are the same amount.'),
  onlyFirst: mistake('multiplies-first-term-only', 'Everything in the brackets is multiplied.'),
  sides: mistake('wrong-side', 'When a term goes to the other side, do the opposite with it.'),
  digits: mistake('juxtaposition-as-digits', 'A number next to a letter means times, not a digit.'),
  negative: mistake('loses-minus', 'Mind the minus sign.'),
  fact: mistake('fact-slip', 'Close. Check your working.'),
};

const term = (count: number, letter: string): string => (count === 1 ? letter : `${count}${letter}`);
/** '+ 3' or '− 3'. */
const plus = (value: number): string => (value < 0 ? `− ${-value}` : `+ ${value}`);
const show = (value: number): string => showNumber(value);
const ends = (letter: string, root: number): string =>
  `So ${letter === '□' ? 'the box is' : `${letter} =`} **${show(root)}**.`;

type Draw = (random: Random, letter: string, large: boolean) => Line | undefined;

const add: Draw = (random, letter, large) => {
  const root = random.int(large ? 40 : 6, large ? 400 : 60);
  const other = random.int(large ? 40 : 5, large ? 400 : 60);
  const fromTotal = `${root + other} − ${other}`;
  const forms = [
    [`${letter} + ${other} = ${root + other}`, fromTotal],
    [`${other} + ${letter} = ${root + other}`, fromTotal],
    [`${letter} − ${other} = ${root - other}`, `${root - other} + ${other}`],
    [`${root + other} − ${letter} = ${other}`, fromTotal],
  ] as const;
  const [text, back] = random.pick(forms);
  const form = forms.findIndex(([own]) => own === text);
  if ((form === 2 && root <= other) || root === other) return undefined;
  return {
    text,
    root,
    hint: 'Work backwards: which opposite operation undoes this one?',
    steps: [`Work backwards: ${back} = ${root}.`, ends(letter, root)],
    slips: [
      [form === 2 ? Math.abs(root - 2 * other) : root + 2 * other, named.visible],
      [root + 10, named.fact],
      [root - 10 > 0 ? root - 10 : root + 1, named.fact],
      [form === 2 ? root - other : root + other, named.balance],
      [root - 1, named.fact],
    ],
    rank: 1,
  };
};

const times: Draw = (random, letter, large) => {
  const root = random.int(large ? 12 : 3, large ? 60 : 15);
  const by = random.int(3, 12);
  const form = random.int(0, 2);
  const isBox = letter === '□';
  const product = form === 0 ? `${by} × □` : `□ × ${by}`;
  const text =
    form === 2
      ? `${isBox ? `□ ÷ ${by}` : `${letter}/${by}`} = ${root}`
      : `${isBox ? product : `${by}${letter}`} = ${by * root}`;
  const answer = form === 2 ? root * by : root;
  return {
    text,
    root: answer,
    hint: 'Work backwards: which opposite operation undoes this one?',
    steps: [
      form === 2
        ? `Undo ÷ ${by} with × ${by}: ${root} × ${by} = ${answer}.`
        : `Undo × ${by} with ÷ ${by}: ${by * root} ÷ ${by} = ${root}.`,
      ends(letter, answer),
    ],
    slips: [
      [form === 2 ? (root % by === 0 ? root / by : root + by) : by * root * by, named.visible],
      [form === 2 ? Math.abs(root - by) : by * root - by, named.sign],
      [answer + 1, named.fact],
      [answer - 1, named.fact],
      [form === 2 ? root + by : by * root + by, named.sign],
    ],
    rank: 1,
  };
};

const balance: Draw = (random, letter) => {
  const [a, b] = [random.int(3, 12), random.int(3, 12)];
  const c = random.int(4, a * b - 3);
  const root = a * b - c;
  const plusForm = random.chance(1, 2);
  const right = random.chance(1, 2) ? `${a} × ${b}` : `${a * b * 2} ÷ 2`;
  const text = plusForm ? `${c} + ${letter} = ${right}` : `${letter} − ${c} = ${right}`;
  const answer = plusForm ? root : a * b + c;
  return {
    text,
    root: answer,
    hint: 'Work out the side that you know first.',
    steps: [
      `${right} = ${a * b}.`,
      plusForm
        ? `${c} and what make ${a * b}? ${a * b} − ${c} = ${root}.`
        : `Undo − ${c}: ${a * b} + ${c} = ${answer}.`,
      ends(letter, answer),
    ],
    slips: [
      [a * b, named.balance],
      [plusForm ? a * b + c : root, named.sign],
      [Math.abs(a - c), named.balance],
      [answer + 1, named.fact],
    ],
    rank: 2,
  };
};

const twoStep: Draw = (random, letter, large) => {
  const root = random.int(2, large ? 25 : 12);
  const by = random.int(2, 9);
  const other = random.int(1, large ? 40 : 15) * (random.chance(1, 2) ? 1 : -1);
  const total = by * root + other;
  if (total <= 0) return undefined;
  const isBox = letter === '□';
  const left = isBox ? `${by} × □ ${plus(other)}` : `${by}${letter} ${plus(other)}`;
  const inner = isBox ? `${by} × □` : `${by}${letter}`;
  return {
    text: `${left} = ${total}`,
    root,
    hint: `First undo ${other < 0 ? `the − ${-other}` : `the + ${other}`}. Then undo the times ${by}.`,
    steps: [
      [`Undo ${plus(other)}: ${total} ${plus(-other)} = ${by * root}.`, `${inner} = ${by * root}`],
      `Undo times ${by}: ${by * root} ÷ ${by} = ${root}.`,
      ends(letter, root),
    ],
    slips: [
      [(total + other) % by === 0 ? (total + other) / by : total + other, named.sign],
      [by * root, named.stops],
      [total % by === 0 ? total / by - other : total - by - other, named.order],
      [by * root - by, named.sign],
      [root + 1, named.fact],
      [total - by * 10 - other > 0 && !isBox ? total - by * 10 - other : root - 1, isBox ? named.fact : named.digits],
    ],
    rank: 2,
  };
};

const minusFrom: Draw = (random, letter, large) => {
  const root = random.int(2, large ? 20 : 12);
  const by = random.int(2, 9);
  const total = by * root + random.int(1, large ? 60 : 30);
  const rest = total - by * root;
  const isBox = letter === '□';
  return {
    text: `${total} − ${isBox ? `${by} × □` : `${by}${letter}`} = ${rest}`,
    root,
    hint: `What must be taken from ${total} to leave ${rest}?`,
    steps: [
      [
        `What is taken away is ${total} − ${rest} = ${by * root}.`,
        `${isBox ? `${by} × □` : `${by}${letter}`} = ${by * root}`,
      ],
      `${by * root} ÷ ${by} = ${root}.`,
      ends(letter, root),
    ],
    slips: [
      [(total + rest) % by === 0 ? (total + rest) / by : total + rest, named.sign],
      [by * root, named.stops],
      [rest % by === 0 ? rest / by : rest, named.balance],
      [root + 1, named.fact],
      [root - 1, named.fact],
    ],
    rank: 3,
  };
};

const brackets: Draw = (random, letter, large) => {
  const root = random.int(large ? 3 : 1, large ? 20 : 10);
  const by = random.int(2, 9);
  const other = random.int(1, 12) * (random.chance(2, 3) ? 1 : -1);
  if (root + other <= 0) return undefined;
  const total = by * (root + other);
  const isBox = letter === '□';
  const inner = `${letter} ${plus(other)}`;
  return {
    text: isBox ? `${by} × (${inner}) = ${total}` : `${by}(${inner}) = ${total}`,
    root,
    hint: `${by} lots of the brackets make ${total}. How much is in the brackets?`,
    steps: [
      [`Divide both sides by ${by}: ${total} ÷ ${by} = ${root + other}.`, `${inner} = ${root + other}`],
      `Undo ${plus(other)}: ${root + other} ${plus(-other)} = ${root}.`,
      ends(letter, root),
    ],
    slips: [
      [root + other, named.stops],
      [(total - other) % by === 0 ? (total - other) / by : total - other, named.onlyFirst],
      [root + 2 * other, named.sign],
      [total - by - other, named.order],
      [root + 1, named.fact],
    ],
    rank: 3,
  };
};

const over: Draw = (random, letter) => {
  const by = random.int(2, 9);
  const part = random.int(2, 12);
  const other = random.int(1, 12) * (random.chance(1, 2) ? 1 : -1);
  const root = by * part;
  return {
    text: `${letter}/${by} ${plus(other)} = ${show(part + other)}`,
    root,
    hint: `First undo the ${plus(other)}. Then undo the division.`,
    steps: [
      [`Undo ${plus(other)}: ${show(part + other)} ${plus(-other)} = ${part}.`, `${letter}/${by} = ${part}`],
      `Multiply both sides by ${by}: ${part} × ${by} = ${root}.`,
      ends(letter, root),
    ],
    slips: [
      [(part + 2 * other) * by, named.sign],
      [part, named.stops],
      [(part + other) * by - other, named.order],
      [root + by, named.fact],
      [root - by, named.fact],
    ],
    rank: 3,
  };
};

const allOver: Draw = (random, letter) => {
  const by = random.int(2, 8);
  const total = random.int(2, 12);
  const other = random.int(1, 14) * (random.chance(2, 3) ? 1 : -1);
  const root = by * total - other;
  return {
    text: `(${letter} ${plus(other)})/${by} = ${total}`,
    root,
    hint: 'The whole top is divided. Undo the division first.',
    steps: [
      [`Multiply both sides by ${by}: ${total} × ${by} = ${by * total}.`, `${letter} ${plus(other)} = ${by * total}`],
      `Undo ${plus(other)}: ${by * total} ${plus(-other)} = ${show(root)}.`,
      ends(letter, root),
    ],
    slips: [
      [by * total + other, named.sign],
      [by * total, named.stops],
      [by * (total - other), named.order],
      [root + by, named.fact],
    ],
    rank: 3,
  };
};

const bothSides: Draw = (random, letter, large) => {
  const root = random.int(1, large ? 15 : 9);
  const [a, c] = [random.int(3, 11), random.int(1, 7)];
  const b = random.int(-15, 20);
  const d = (a - c) * root + b;
  if (a <= c || b === 0 || d === 0 || Math.abs(d) > 60) return undefined;
  return {
    text: `${term(a, letter)} ${plus(b)} = ${term(c, letter)} ${plus(d)}`,
    root,
    hint: `Take ${term(c, letter)} from both sides first.`,
    steps: [
      [`Take ${term(c, letter)} from both sides.`, `${term(a - c, letter)} ${plus(b)} = ${show(d)}`],
      [`Undo ${plus(b)}: ${show(d)} ${plus(-b)} = ${show(d - b)}.`, `${term(a - c, letter)} = ${show(d - b)}`],
      ...(a - c === 1 ? [] : [`Divide by ${a - c}: ${d - b} ÷ ${a - c} = ${root}.`]),
      ends(letter, root),
    ],
    slips: [
      [(d - b) % (a + c) === 0 ? (d - b) / (a + c) : d - b, named.sides],
      [(d + b) % (a - c) === 0 ? (d + b) / (a - c) : d + b, named.sign],
      [d - b, named.stops],
      [root + 1, named.fact],
      [root - 1, named.fact],
    ],
    rank: 4,
  };
};

const bothBrackets: Draw = (random, letter) => {
  const root = random.int(1, 12);
  const [a, c] = [random.int(2, 8), random.int(1, 6)];
  const b = random.int(1, 9) * (random.chance(1, 2) ? 1 : -1);
  const d = a * (root + b) - c * root;
  if (a <= c || d === 0 || Math.abs(d) > 60) return undefined;
  return {
    text: `${a}(${letter} ${plus(b)}) = ${term(c, letter)} ${plus(d)}`,
    root,
    hint: 'Multiply out the brackets first.',
    steps: [
      ['Multiply out the brackets.', `${term(a, letter)} ${plus(a * b)} = ${term(c, letter)} ${plus(d)}`],
      [`Take ${term(c, letter)} from both sides.`, `${term(a - c, letter)} ${plus(a * b)} = ${show(d)}`],
      [`Undo ${plus(a * b)}.`, `${term(a - c, letter)} = ${show(d - a * b)}`],
      ends(letter, root),
    ],
    slips: [
      [(d - b) % (a - c) === 0 ? (d - b) / (a - c) : d - b, named.onlyFirst],
      [(d + a * b) % (a - c) === 0 ? (d + a * b) / (a - c) : d + a * b, named.sign],
      [d - a * b, named.stops],
      [root + 1, named.fact],
    ],
    rank: 5,
  };
};

const negative: Draw = (random, letter) => {
  const root = -random.int(1, 12);
  const by = random.int(2, 9);
  const other = random.int(-20, 30);
  const total = by * root + other;
  if (other === 0) return undefined;
  const turned = random.chance(1, 2);
  return {
    text: turned
      ? `${show(other)} + ${by}${letter} = ${show(total)}`
      : `${by}${letter} ${plus(other)} = ${show(total)}`,
    root,
    hint: 'Undo the number without a letter first. The letter may be negative.',
    steps: [
      [
        `Undo ${plus(other)}: ${show(total)} ${plus(-other)} = ${show(by * root)}.`,
        `${by}${letter} = ${show(by * root)}`,
      ],
      `Divide by ${by}: ${show(by * root)} ÷ ${by} = ${show(root)}.`,
      ends(letter, root),
    ],
    slips: [
      [-root, named.negative],
      [(total + other) % by === 0 ? (total + other) / by : total + other, named.sign],
      [by * root, named.stops],
      [root - 1, named.fact],
      [root + 1, named.fact],
    ],
    rank: 4,
  };
};

const draws: Readonly<Record<Kind, Draw>> = {
  add,
  times,
  balance,
  twoStep,
  minusFrom,
  brackets,
  over,
  allOver,
  bothSides,
  bothBrackets,
  negative,
};

/** An equation of a kind in this letter (or box); undefined when this draw is unfit. */
export function drawLine(random: Random, kind: Kind, letter: string, large: boolean): Line | undefined {
  const line = draws[kind](random, letter, large);
  const isWhole = line?.slips.every(([given]) => Number.isInteger(Number(given))) ?? false;
  return isWhole ? line : undefined;
}
