/** Equations of year 7: divisions, letters on both sides, negative answers. */
import { type Draw, ends, mistake, named, plus, show, term, whole } from './terms-and-mistakes.ts';

export const over: Draw = (random, letter) => {
  const by = random.int(3, 9);
  const part = random.int(2, 12);
  const other = random.int(1, 12) * (random.chance(1, 2) ? 1 : -1);
  // With 0 on the right only the division is left.
  if (part + other === 0) return undefined;
  const root = by * part;
  return {
    text: `${letter}/${by} ${plus(other)} = ${show(part + other)}`,
    root,
    hint: `Two things are done to ${letter}. Undo the last one first.`,
    steps: [
      [`Undo ${plus(other)}: ${show(part + other)} ${plus(-other)} = ${part}.`, `${letter}/${by} = ${part}`],
      `Multiply both sides by ${by}: ${part} × ${by} = ${root}.`,
      ends(letter, root),
    ],
    mistakes: [
      [(part + 2 * other) * by, named.sign(other)],
      [part, named.stops(`${letter}/${by}`, letter)],
      [(part + other) * by - other, named.order],
      [part + by, named.addsForTimes],
      [root + by, named.fact],
      [root - by, named.fact],
    ],
    rank: 3,
  };
};

export const allOver: Draw = (random, letter) => {
  const by = random.int(3, 9);
  const total = random.int(4, 15);
  const other = random.int(3, 18) * (random.chance(2, 3) ? 1 : -1);
  const root = by * total - other;
  return {
    text: `(${letter} ${plus(other)})/${by} = ${total}`,
    root,
    hint: 'The whole numerator is divided. Undo the division first.',
    steps: [
      [`Multiply both sides by ${by}: ${total} × ${by} = ${by * total}.`, `${letter} ${plus(other)} = ${by * total}`],
      `Undo ${plus(other)}: ${by * total} ${plus(-other)} = ${show(root)}.`,
      ends(letter, root),
    ],
    mistakes: [
      [by * total + other, named.sign(other)],
      [by * total, named.stops(`${letter} ${plus(other)}`, letter)],
      [by * (total - other), named.order],
      [root + by, named.fact],
      [root - by, named.fact],
    ],
    rank: 3,
  };
};

export const bothSides: Draw = (random, letter, large) => {
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
    mistakes: [
      [
        whole(d - b, a + c),
        mistake(
          'wrong-side',
          `You added ${term(c, letter)} to ${term(a, letter)}. Subtract it from both sides instead.`,
        ),
      ],
      [whole(d + b, a - c), named.sign(b)],
      [d - b, named.stops(term(a - c, letter), letter)],
      [root + 1, named.fact],
      [root - 1, named.fact],
    ],
    rank: 4,
  };
};

export const bothBrackets: Draw = (random, letter) => {
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
      [
        `Undo ${plus(a * b)}: ${show(d)} ${plus(-a * b)} = ${show(d - a * b)}.`,
        `${term(a - c, letter)} = ${show(d - a * b)}`,
      ],
      ...(a - c === 1 ? [] : [`Divide by ${a - c}: ${show(d - a * b)} ÷ ${a - c} = ${root}.`]),
      ends(letter, root),
    ],
    mistakes: [
      [whole(d - b, a - c), named.onlyFirst(`${term(a, letter)} ${plus(b)} = ${term(c, letter)} ${plus(d)}`, a, b)],
      [whole(d + a * b, a - c), named.sign(a * b)],
      [d - a * b, named.stops(term(a - c, letter), letter)],
      [root + 1, named.fact],
      [root - 1, named.fact],
    ],
    rank: 5,
  };
};

export const negative: Draw = (random, letter) => {
  const root = -random.int(2, 12);
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
    mistakes: [
      [-root, named.negative],
      [whole(total + other, by), named.sign(other)],
      [by * root, named.stops(`${by}${letter}`, letter)],
      [-by * root, named.negative],
      [root - 1, named.fact],
      [root + 1, named.fact],
    ],
    rank: 4,
  };
};
