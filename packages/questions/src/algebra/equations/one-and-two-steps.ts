/** Equations of one and two steps; and one of any kind drawn. */
import { showNumbersIn } from '../../kernel/number-text.ts';
import type { Random } from '../../kernel/random.ts';
import { allOver, bothBrackets, bothSides, negative, over } from './letters-on-both-sides.ts';
import { type Draw, ends, type Kind, type Line, mistake, named, plus, whole } from './terms-and-mistakes.ts';

export const add: Draw = (random, letter, large) => {
  const root = random.int(large ? 350 : 6, large ? 4500 : 60);
  const other = random.int(large ? 350 : 5, large ? 4500 : 60);
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
    hint:
      form === 3
        ? `What must be taken from ${root + other} to leave ${other}?`
        : 'Work backwards: which opposite operation undoes this one?',
    steps: [
      form === 3
        ? `What is subtracted and what is left make ${root + other}: ${back} = ${root}.`
        : `Adding and subtracting undo each other, so work backwards: ${back} = ${root}.`,
      ends(letter, root),
    ],
    mistakes: [
      [form === 2 ? Math.abs(root - 2 * other) : root + 2 * other, form === 3 ? named.addsNumbers : named.visible],
      [root + 10, named.fact],
      [root - 10 > 0 ? root - 10 : root + 1, named.fact],
      [
        form === 2 ? root - other : form === 3 ? other : root + other,
        mistake(
          'ignores-balance',
          'That number is in the equation already. Put it in for the unknown: both sides must be equal.',
        ),
      ],
      [root - 1, named.fact],
    ],
    rank: 1,
  };
};

export const times: Draw = (random, letter, large) => {
  const root = random.int(large ? 24 : 3, large ? 120 : 15);
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
        ? `Multiplying undoes dividing. Undo ÷ ${by} with × ${by}: ${root} × ${by} = ${answer}.`
        : `Dividing undoes multiplying. Undo × ${by} with ÷ ${by}: ${by * root} ÷ ${by} = ${root}.`,
      ends(letter, answer),
    ],
    mistakes: [
      [
        form === 2 ? (root % by === 0 ? root / by : answer + by) : by * root * by,
        form === 2 && root % by !== 0 ? named.oneMoreLot : named.visible,
      ],
      [form === 2 ? Math.abs(root - by) : by * root - by, form === 2 ? named.subtractsForTimes : named.subtracts],
      [answer + 1, named.fact],
      [answer - 1, named.fact],
      [form === 2 ? root + by : by * root + by, form === 2 ? named.addsForTimes : named.addsBack],
    ],
    rank: 1,
  };
};

export const balance: Draw = (random, letter) => {
  const [a, b] = [random.int(6, 12), random.int(6, 12)];
  if (a === 10 || b === 10) return undefined;
  const c = random.int(12, a * b - 12);
  const root = a * b - c;
  const plusForm = random.chance(1, 2);
  const right = random.chance(1, 2) ? `${a} × ${b}` : `${a * b * 2} ÷ 2`;
  /** The number after the equals sign. */
  const first = Number(right.split(' ')[0]);
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
    mistakes: [
      [
        a * b,
        mistake('ignores-balance', 'That is only the side you know. What must the letter be to make both sides equal?'),
      ],
      [plusForm ? a * b + c : root, named.sign(plusForm ? c : -c)],
      [
        plusForm ? Math.abs(first - c) : first + c,
        mistake('ignores-balance', 'You used only the first number after the equals sign. Work out that whole side.'),
      ],
      [answer + 1, named.fact],
      [answer - 10, named.fact],
    ],
    rank: 2,
  };
};

export const twoStep: Draw = (random, letter, large) => {
  const root = random.int(large ? 7 : 4, large ? 25 : 12);
  const by = random.int(3, 9);
  const other = random.int(large ? 6 : 2, large ? 40 : 15) * (random.chance(1, 2) ? 1 : -1);
  const total = by * root + other;
  // Where both numbers on the left are the same, a wrong answer could have come about in two ways.
  if (total <= 0 || other === -by) return undefined;
  const isBox = letter === '□';
  const left = isBox ? `${by} × □ ${plus(other)}` : `${by}${letter} ${plus(other)}`;
  const inner = isBox ? `${by} × □` : `${by}${letter}`;
  return {
    text: `${left} = ${total}`,
    root,
    hint: `Two things are done to ${isBox ? 'the number in the box' : letter}. Undo the last one first.`,
    steps: [
      [`Undo ${plus(other)}: ${total} ${plus(-other)} = ${by * root}.`, `${inner} = ${by * root}`],
      `Undo times ${by}: ${by * root} ÷ ${by} = ${root}.`,
      ends(letter, root),
    ],
    mistakes: [
      [whole(total + other, by), named.sign(other)],
      [by * root, named.stops(inner, letter)],
      [total % by === 0 ? total / by - other : total - by - other, total % by === 0 ? named.order : named.subtracts],
      [by * root - by, named.subtracts],
      [root + 1, named.fact],
      // The digits after the one in front: 2□ + 11 = 21 has none.
      [
        isBox || by * root <= by * 10 || by * root > by * 10 + 9 ? root - 1 : by * root - by * 10,
        isBox || by * root <= by * 10 || by * root > by * 10 + 9 ? named.fact : named.digits,
      ],
    ],
    rank: 2,
  };
};

export const minusFrom: Draw = (random, letter, large) => {
  const root = random.int(large ? 5 : 3, large ? 20 : 12);
  const by = random.int(3, 9);
  const total = by * root + random.int(1, large ? 60 : 30);
  const rest = total - by * root;
  const isBox = letter === '□';
  return {
    text: `${total} − ${isBox ? `${by} × □` : `${by}${letter}`} = ${rest}`,
    root,
    hint: `What must be taken from ${total} to leave ${rest}?`,
    steps: [
      [
        `What is subtracted is ${total} − ${rest} = ${by * root}.`,
        `${isBox ? `${by} × □` : `${by}${letter}`} = ${by * root}`,
      ],
      `${by * root} ÷ ${by} = ${root}.`,
      ends(letter, root),
    ],
    mistakes: [
      [
        (total + rest) % by === 0 ? (total + rest) / by : total + rest,
        mistake('wrong-inverse', `You added ${total} and ${rest}. Subtract to find how much is taken from ${total}.`),
      ],
      [by * root, named.stops(isBox ? `${by} × □` : `${by}${letter}`, letter)],
      [
        rest % by === 0 ? rest / by : rest,
        rest % by === 0
          ? mistake('divides-wrong-number', `You divided ${rest}. First find how much is taken from ${total}.`)
          : named.balance,
      ],
      [root + 1, named.fact],
      [root - 1, named.fact],
    ],
    rank: 3,
  };
};

export const brackets: Draw = (random, letter, large) => {
  const root = random.int(large ? 6 : 2, large ? 20 : 10);
  const by = random.int(3, 9);
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
    mistakes: [
      [root + other, named.stops(inner, letter)],
      [whole(total - other, by), named.onlyFirst(`${by}${letter} ${plus(other)} = ${total}`, by, other)],
      [root + 2 * other, named.sign(other)],
      [total - by - other, named.subtracts],
      [root + 1, named.fact],
      [root - 1, named.fact],
    ],
    rank: 3,
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
  const isWhole = line?.mistakes.every(([given]) => Number.isInteger(Number(given))) ?? false;
  if (line === undefined || !isWhole) return undefined;
  const steps = line.steps.map((step) => (typeof step === 'string' ? showNumbersIn(step) : step));
  return { ...line, text: showNumbersIn(line.text), hint: showNumbersIn(line.hint), steps };
}
