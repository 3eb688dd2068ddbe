/** Pairs of numbers that fit an equation in a and b: which, how many, one from the other, the largest. */

import type { Form } from '../../kernel/forms.ts';
import type { TextMistake } from '../../kernel/mistakes.ts';
import type { Random } from '../../kernel/random.ts';
import { chosen, numbersIn, typed } from '../../kernel/seen.ts';
import { chooseText, writeNumber } from '../ask.ts';
import { setOut } from '../maths-text.ts';
import { features, mistake, named, type Params, weightOf } from './mistakes.ts';

/** An equation in a and b with whole numbers: 'a + b = 9', '2a + b = 14', 'ab = 24', 'a − b = 4'. */
interface Line {
  readonly text: string;
  readonly holds: (a: number, b: number) => boolean;
  readonly top: number;
}

function drawLine(random: Random, difficulty: 'easy' | 'medium' | 'hard'): Line {
  const [least, most] = { easy: [5, 14] as const, medium: [12, 30] as const, hard: [18, 40] as const }[difficulty];
  const total = random.int(least, most);
  const p = random.int(2, 5);
  // 3a + 3b = 21 would be a + b = 7 again.
  const q = random.pick([2, 3, 4].filter((other) => other !== p));
  const lines: readonly Line[] = [
    { text: `a + b = ${total}`, holds: (a, b) => a + b === total, top: total },
    { text: `ab = ${total}`, holds: (a, b) => a * b === total, top: total },
    { text: `${p}a + b = ${total}`, holds: (a, b) => p * a + b === total, top: total },
    { text: `a + ${q}b = ${total}`, holds: (a, b) => a + q * b === total, top: total },
    { text: `${p}a + ${q}b = ${total}`, holds: (a, b) => p * a + q * b === total, top: total },
  ];
  return random.pick(
    difficulty === 'easy' ? lines.slice(0, 2) : difficulty === 'medium' ? lines.slice(2, 4) : lines.slice(4),
  );
}

function pairsOf({ holds, top }: Line): (readonly [number, number])[] {
  const upTo = Array.from({ length: top }, (_, at) => at + 1);
  return upTo.flatMap((a) => upTo.filter((b) => holds(a, b)).map((b) => [a, b] as const));
}

/** A line of a and b read back: what stands before a and b, or their product. */
function readLine(text: string): ((a: number, b: number) => boolean) | undefined {
  const [, product] = /^ab = (\d+)$/.exec(text) ?? [];
  if (product !== undefined) return (a, b) => a * b === Number(product);
  const [, p = '', sign, q = '', total] = /^(\d*)a ([+-]) (\d*)b = (\d+)$/.exec(text) ?? [];
  if (total === undefined) return undefined;
  const [x, y] = [p === '' ? 1 : Number(p), (q === '' ? 1 : Number(q)) * (sign === '-' ? -1 : 1)];
  return (a, b) => x * a + y * b === Number(total);
}

/** What the side with the letters comes to. */
function leftSide(text: string, a: number, b: number): number {
  const [, p = '', q = ''] = /^(\d*)a \+ (\d*)b/.exec(text) ?? [];
  return text.startsWith('ab') ? a * b : Number(p || 1) * a + Number(q || 1) * b;
}

/** Which pair fits. */
export const pairOf: Form<Params> = {
  weight: weightOf('pairOf'),
  make(random, { difficulty }) {
    const line = drawLine(random, difficulty);
    const pairs = pairsOf(line).filter(([a, b]) => a !== b);
    if (pairs.length < 2) return undefined;
    const [a, b] = random.pick(pairs);
    const show = (one: number, other: number): string => `a = ${one}, b = ${other}`;
    const mistakes: TextMistake[] = [
      [b, a, named.swapped] as const,
      [a + 1, b, named.fact] as const,
      [a, b + 1, named.fact] as const,
      [a + 1, b + 1, named.fact] as const,
      [b + 1, a, named.swapped] as const,
      [Math.max(1, a - 1), b, named.fact] as const,
      [b, a + 1, named.swapped] as const,
    ]
      .filter(([one, other]) => !line.holds(one, other))
      .map(([one, other, because]) => [
        show(one, other),
        because === named.swapped && one === b && other === a
          ? named.swapped
          : mistake('does-not-fit', `With these the left side comes to ${leftSide(line.text, one, other)}.`),
      ]);
    return chooseText(
      random,
      {
        prompt: ['Which pair of numbers fits this equation?', setOut(line.text)],
        hint: 'Put each pair in and work out the left side.',
        steps: [
          `Put in ${show(a, b)}: the left side comes to ${leftSide(line.text, a, b)}, as it should.`,
          `The pair is **${show(a, b)}**.`,
        ],
        variant: `pair ${line.text} ${a} ${b}`,
        features: features(2, line.top),
      },
      show(a, b),
      mistakes,
    );
  },
  solve(seen) {
    const [, text] = /^Which pair of numbers fits this equation\?\n(.+)$/.exec(seen.text) ?? [];
    const holds = text === undefined ? undefined : readLine(text);
    if (holds === undefined) return undefined;
    return chosen(seen, (option) => {
      const [a = 0, b = 0] = numbersIn(option);
      return holds(a, b);
    });
  },
};

/** Said beside an equation whose two numbers can swap places. */
const eitherWay = '(Count the same two numbers the other way round as another pair.)';

/** How many pairs fit. */
export const count: Form<Params> = {
  weight: weightOf('count'),
  make(random, { difficulty }) {
    const line = drawLine(random, difficulty);
    const pairs = pairsOf(line);
    const answer = pairs.length;
    if (answer < 2 || answer > 14) return undefined;
    const shown = pairs
      .slice(0, answer > 6 ? 4 : 6)
      .map(([a, b]) => `${a} and ${b}`)
      .join(', ');
    const upTo = Array.from({ length: line.top }, (_, at) => at + 1);
    const withZero = upTo.filter((a) => line.holds(a, 0)).length + upTo.filter((b) => line.holds(0, b)).length;
    const isTwoSided = /^(?:a \+ b|ab) =/.test(line.text);
    const [[low, high] = [1, 1]] = pairs;
    return writeNumber(
      {
        prompt: [
          `a and b are whole numbers, at least 1. How many pairs fit this equation?${isTwoSided ? ` ${eitherWay}` : ''}`,
          setOut(line.text),
        ],
        hint: 'Choose one letter and try 1, then 2, and so on. Is the other letter a whole number then?',
        steps: [
          `List a and b in order: ${shown}${answer > 6 ? ', …' : '.'}`,
          ...(isTwoSided && low !== high ? [`a = ${low}, b = ${high} and a = ${high}, b = ${low} are two pairs.`] : []),
          `There are **${answer}** pairs.`,
        ],
        variant: `count ${line.text}`,
        features: features(4, line.top),
      },
      answer,
      [
        [1, named.first],
        [isTwoSided ? Math.ceil(answer / 2) : answer - 1, isTwoSided ? named.once : named.misses],
        [answer + withZero, named.zero],
        [answer - 1, named.misses],
        [answer + 1, named.tooMany],
      ],
    );
  },
  solve(seen) {
    const [, text] =
      /^a and b are whole numbers, at least 1\. How many pairs fit this equation\?(?: \(.*\))?\n(.+)$/.exec(
        seen.text,
      ) ?? [];
    const holds = text === undefined ? undefined : readLine(text);
    if (holds === undefined) return undefined;
    let found = 0;
    for (let a = 1; a <= 60; a++) for (let b = 1; b <= 60; b++) if (holds(a, b)) found++;
    return typed(found);
  },
};

/** One of the two is known. */
export const partner: Form<Params> = {
  weight: weightOf('partner'),
  make(random) {
    const [p, q] = [random.int(1, 6), random.int(1, 6)];
    const [a, b] = [random.int(2, 12), random.int(1, 12)];
    const minus = random.chance(1, 3) && p * a > q * b;
    const total = minus ? p * a - q * b : p * a + q * b;
    if (p === 1 && q === 1 && a === b) return undefined;
    const knowsA = random.chance(1, 2);
    const text = `${p === 1 ? '' : p}a ${minus ? '−' : '+'} ${q === 1 ? '' : q}b = ${total}`;
    const answer = knowsA ? b : a;
    const [known, rest] = knowsA ? [p * a, q * b] : [q * b, p * a];
    const working = minus ? (knowsA ? `${known} − ${total}` : `${total} + ${known}`) : `${total} − ${known}`;
    return writeNumber(
      {
        prompt: [knowsA ? `**a = ${a}**. What is b?` : `**b = ${b}**. What is a?`, setOut(text)],
        hint: 'Put in the number that you know.',
        steps: [
          `${knowsA ? `${p === 1 ? '' : p}a` : `${q === 1 ? '' : q}b`} is ${known}.`,
          rest === answer
            ? `${working} = ${rest}, so ${knowsA ? 'b' : 'a'} = **${answer}**.`
            : `${working} = ${rest}, so ${knowsA ? `${q}b` : `${p}a`} is ${rest}, and ${knowsA ? 'b' : 'a'} = **${answer}**.`,
        ],
        variant: `partner ${text} ${knowsA ? `a${a}` : `b${b}`}`,
        features: features(2, total),
      },
      answer,
      [
        rest === answer
          ? [rest, named.ignores]
          : [rest, mistake('stops-too-soon', `That is ${knowsA ? `${q}b` : `${p}a`}. One more step.`)],
        [Math.abs(total - (knowsA ? a : b)), named.ignores],
        [knowsA ? a : b, named.other],
        [answer + 1, named.fact],
      ],
    );
  },
  solve(seen) {
    const [, letter, value, text] = /^([ab]) = (\d+)\. What is [ab]\?\n(.+)$/.exec(seen.text) ?? [];
    const holds = text === undefined ? undefined : readLine(text);
    if (holds === undefined || value === undefined) return undefined;
    for (let other = 0; other < 300; other++)
      if (letter === 'a' ? holds(Number(value), other) : holds(other, Number(value))) return typed(other);
    return undefined;
  },
};

/** The largest value one of two letters can have. */
export const mostLeast: Form<Params> = {
  weight: weightOf('mostLeast'),
  make(random, { difficulty }) {
    const line = drawLine(random, difficulty === 'easy' ? 'medium' : difficulty);
    const pairs = pairsOf(line);
    if (pairs.length < 3) return undefined;
    const wantsMost = random.chance(1, 2);
    const wantsA = random.chance(1, 2);
    const values = pairs.map(([a, b]) => (wantsA ? a : b));
    const answer = wantsMost ? Math.max(...values) : Math.min(...values);
    const [, onA = '', onB = ''] = /^(\d*)a \+ (\d*)b/.exec(line.text) ?? [];
    const isPlain = !line.text.startsWith('ab') && (wantsA ? onA : onB) === '';
    const [first = 0, second = 0] = pairs.find(([a, b]) => (wantsA ? a : b) === answer) ?? [];
    const partner = wantsA ? second : first;
    const others = [...new Set(values)].sort((one, other) => (wantsMost ? other - one : one - other));
    return writeNumber(
      {
        prompt: [
          `a and b are whole numbers, at least 1. What is the **${wantsMost ? 'largest' : 'smallest'}** that ${wantsA ? 'a' : 'b'} can be?`,
          setOut(line.text),
        ],
        hint: `Make the other letter as ${wantsMost ? 'small' : 'large'} as you can. Does it fit?`,
        steps: [
          `${wantsA ? 'a' : 'b'} can be ${[...others]
            .sort((one, other) => one - other)
            .slice(0, 6)
            .join(', ')}${others.length > 6 ? ', …' : '.'}`,
          `With ${wantsA ? 'b' : 'a'} = ${partner} it is **${answer}**, and that is the ${wantsMost ? 'largest' : 'smallest'}.`,
        ],
        variant: `${wantsMost ? 'most' : 'least'} ${wantsA ? 'a' : 'b'} ${line.text}`,
        features: features(3, line.top),
      },
      answer,
      [
        [
          others[1] ?? Number.NaN,
          mistake('misses-some', `That fits, but there is a ${wantsMost ? 'larger' : 'smaller'} one.`),
        ],
        ...(isPlain && wantsMost ? [[line.top, named.zero] as const, [line.top - 1, named.ignores] as const] : []),
        [
          answer + 1,
          mistake('does-not-fit', 'Put it in. Does the other letter come out as a whole number of at least 1?'),
        ],
      ],
    );
  },
  solve(seen) {
    const [, which, letter, text] =
      /^a and b are whole numbers, at least 1\. What is the (largest|smallest) that ([ab]) can be\?\n(.+)$/.exec(
        seen.text,
      ) ?? [];
    const holds = text === undefined ? undefined : readLine(text);
    if (holds === undefined) return undefined;
    const values: number[] = [];
    for (let a = 1; a <= 60; a++) for (let b = 1; b <= 60; b++) if (holds(a, b)) values.push(letter === 'a' ? a : b);
    return typed(which === 'largest' ? Math.max(...values) : Math.min(...values));
  },
};
