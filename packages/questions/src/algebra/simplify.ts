/** m.simplify: algebra written short, like terms, brackets multiplied out (year 7). */
import type { Mistake } from '../kernel/key.ts';
import type { Cell } from '../kernel/maker.ts';
import { showNumber } from '../kernel/number-text.ts';
import type { Random } from '../kernel/random.ts';
import { evaluate, exactOf, isIdentity, isSame, lettersIn } from './evaluate.ts';
import { chosen, type Form, makerOfForms, typed } from './forms.ts';
import { setOut } from './set-out.ts';
import { chooseText, mistakesIn, type Step, type TextSlip, writeNumber } from './told.ts';

/** What is simplified. */
type Kind =
  | 'notation'
  | 'likeOne'
  | 'likeTwo'
  | 'likeNumbers'
  | 'products'
  | 'one'
  | 'minusIn'
  | 'letterOut'
  | 'twoBrackets'
  | 'factorise';
interface Params {
  readonly kinds: Readonly<Record<'easy' | 'medium' | 'hard', readonly Kind[]>>;
}

const mistake = mistakesIn('m.simplify');
const named = {
  unlike: mistake(
    'adds-unlike-terms',
    'Only like terms can be put together: a with a, b with b, numbers with numbers.',
  ),
  square: mistake('product-as-double', 'a × a is a², and a + a is 2a.'),
  firstOnly: mistake('multiplies-first-term-only', 'Everything in the brackets is multiplied.'),
  sign: mistake('wrong-sign', 'The sign belongs to the term after it.'),
  adds: mistake('adds-instead-of-multiplies', 'A number in front of brackets multiplies them.'),
  one: mistake('forgets-one', 'a on its own is 1a.'),
  counts: mistake('adds-numbers-in-product', 'In a product the numbers are multiplied.'),
  fact: mistake('fact-slip', 'Close. Check your working.'),
  partly: mistake('not-whole-factor', 'Check by multiplying out again.'),
};

/** '4a', 'a', '−3b'. */
const term = (count: number, letter: string): string => {
  const size = Math.abs(count) === 1 && letter !== '' ? letter : `${Math.abs(count)}${letter}`;
  return count < 0 ? `−${size}` : size;
};
/** Terms as a sum: '4a − 3b + 2'; terms with nothing are left out. */
function sum(...terms: readonly (readonly [count: number, letter: string])[]): string {
  const shown = terms.filter(([count]) => count !== 0);
  if (shown.length === 0) return '0';
  return shown
    .map(([count, letter], at) =>
      at === 0 ? term(count, letter) : `${count < 0 ? '−' : '+'} ${term(Math.abs(count), letter)}`,
    )
    .join(' ');
}

interface Task {
  readonly from: string;
  readonly to: string;
  readonly slips: readonly TextSlip[];
  readonly steps: readonly Step[];
  readonly hint: string;
  readonly rank: number;
}

const letterPairs = [
  ['a', 'b'],
  ['x', 'y'],
  ['u', 'v'],
  ['k', 'n'],
  ['y', 'z'],
] as const;
const sort = 'Put like terms side by side.';

type Draw = (random: Random, letters: readonly [string, string], hard: boolean) => Task | undefined;

const notation: Draw = (random, [a, b]) => {
  const n = random.int(2, 12);
  const m = random.int(2, 9);
  const tasks: readonly (readonly [string, string, readonly TextSlip[]])[] = [
    [
      `${n} × ${a}`,
      `${n}${a}`,
      [
        [`${a} + ${n}`, named.adds],
        [`${a}²`, named.square],
        [`${n} + ${a}${a}`, named.square],
        [`${n + 1}${a}`, named.fact],
      ],
    ],
    [
      `${a} × ${b} × ${n}`,
      `${n}${a}${b}`,
      [
        [`${n}${a} + ${b}`, named.adds],
        [`${n}${a} + ${n}${b}`, named.unlike],
        [`${a} + ${b} + ${n}`, named.adds],
        [`${n}${a}²`, named.square],
      ],
    ],
    [
      `${a} × ${a}`,
      `${a}²`,
      [
        [`2${a}`, named.square],
        [`${a} + 2`, named.adds],
        [`${a}² + ${a}`, named.fact],
        [`4${a}`, named.square],
      ],
    ],
    [
      `${a} ÷ ${n}`,
      `${a}/${n}`,
      [
        [`${n + 1}${a}`, named.fact],
        [`${a} − ${n}`, named.sign],
        [`${n} − ${a}`, named.sign],
        [`${a} + ${n}`, named.adds],
      ],
    ],
    [
      `${n} × ${a} + ${m} × ${b}`,
      `${n}${a} + ${m}${b}`,
      [
        [`${n + m}${a}${b}`, named.unlike],
        [`${n * m}${a}${b}`, named.counts],
        [`${n}${a} × ${m}${b}`, named.sign],
        [`${m}${a} + ${n}${b}`, named.fact],
      ],
    ],
    [
      `${a} + ${a} + ${a} + ${n}`,
      `3${a} + ${n}`,
      [
        [`${a}³ + ${n}`, named.square],
        [`${3 + n}${a}`, named.unlike],
        [`3${a}`, named.fact],
        [`${a} + ${3 + n}`, named.adds],
      ],
    ],
    [
      `${n} × ${a} × ${a}`,
      `${n}${a}²`,
      [
        [`${2 * n}${a}`, named.square],
        [`${n}${a} + ${a}`, named.adds],
        [`${n}² × ${a}`, named.square],
        [`${n}${a} + ${n}${a}`, named.unlike],
      ],
    ],
  ];
  const [from, to, slips] = random.pick(tasks);
  return {
    from,
    to,
    slips,
    hint: 'Algebra leaves out the × sign.',
    steps: ['The × sign is left out, and the number stands first.', `The answer is **${to}**.`],
    rank: 1,
  };
};

const likeOne: Draw = (random, [a]) => {
  const counts = [random.int(2, 12), random.int(1, 9) * (random.chance(1, 2) ? 1 : -1), random.int(1, 9)];
  const [p = 0, q = 0, r = 0] = counts;
  const total = p + q + r;
  if (total <= 1 || p + q <= 0) return undefined;
  return {
    from: sum([p, a], [q, a], [r, a]),
    to: term(total, a),
    slips: [
      [term(total, `${a}³`), named.square],
      [term(p + Math.abs(q) + r + (q > 0 ? 1 : 0), a), named.sign],
      [q === 1 || r === 1 ? term(total - 1, a) : term(total + 1, a), named.one],
      [`${total} + ${a}`, named.adds],
      [term(total - 2 > 0 ? total - 2 : total + 2, a), named.fact],
      [`${total}`, named.fact],
    ],
    hint: `How many lots of ${a} are there? A single ${a} is 1${a}.`,
    steps: [
      `Work on the numbers: ${p} ${q < 0 ? '−' : '+'} ${Math.abs(q)} + ${r} = ${total}.`,
      `The answer is **${term(total, a)}**.`,
    ],
    rank: 2,
  };
};

const likeTwo: Draw = (random, [a, b], hard) => {
  const signed = (low: number, high: number): number =>
    random.int(low, high) * (random.chance(hard ? 1 : 0, 2) || (!hard && random.chance(1, 4)) ? -1 : 1);
  const [p, q, r, s] = [random.int(2, 12), random.int(1, 9), signed(1, 9), signed(1, 9)];
  const [left, right] = [p + r, q + s];
  if (left === 0 || right === 0 || left < 0 || (hard && r > 0 && s > 0)) return undefined;
  return {
    from: sum([p, a], [q, b], [r, a], [s, b]),
    to: sum([left, a], [right, b]),
    slips: [
      [`${Math.abs(left + right)}${a}${b}`, named.unlike],
      [sum([p - r, a], [right, b]), named.sign],
      [sum([left, a], [q - s, b]), named.sign],
      [sum([left, `${a}²`], [right, `${b}²`]), named.square],
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

const likeNumbers: Draw = (random, [a]) => {
  const [p, q] = [random.int(2, 12), random.int(1, 9) * (random.chance(1, 3) ? -1 : 1)];
  const [c, d] = [random.int(1, 15), random.int(1, 15) * (random.chance(1, 2) ? -1 : 1)];
  const [left, right] = [p + q, c + d];
  if (left <= 1 || right === 0) return undefined;
  return {
    from: sum([p, a], [c, ''], [q, a], [d, '']),
    to: sum([left, a], [right, '']),
    slips: [
      [term(left + right, a), named.unlike],
      [sum([left, a], [c - d, '']), named.sign],
      [sum([p - q, a], [right, '']), named.sign],
      [sum([left, `${a}²`], [right, '']), named.square],
      [sum([left, a], [right + 1, '']), named.fact],
    ],
    hint: `Put the terms with ${a} together, and the numbers. Each keeps its sign.`,
    steps: [[sort, sum([p, a], [q, a], [c, ''], [d, ''])], `The answer is **${sum([left, a], [right, ''])}**.`],
    rank: 3,
  };
};

const products: Draw = (random, [a, b]) => {
  const [p, q] = [random.int(2, 9), random.int(2, 9)];
  const same = random.chance(1, 2);
  const other = same ? a : b;
  const to = same ? `${p * q}${a}²` : `${p * q}${a}${b}`;
  return {
    from: `${p}${a} × ${q}${other}`,
    to,
    slips: [
      [same ? `${p * q}${a}` : `${p * q}${a} + ${b}`, same ? named.square : named.adds],
      [same ? `${p + q}${a}²` : `${p + q}${a}${b}`, named.counts],
      [same ? `${2 * p * q}${a}` : `${p}${a} + ${q}${b}`, named.square],
      [same ? `${p + q}${a}` : `${p + q}${a} + ${b}`, named.counts],
      [same ? `${p * q}${a}³` : `${p * q}${a}²${b}`, named.fact],
    ],
    hint: 'Multiply the numbers. Then multiply the letters.',
    steps: [
      `Numbers: ${p} × ${q} = ${p * q}. Letters: ${a} × ${other} = ${same ? `${a}²` : `${a}${b}`}.`,
      `The answer is **${to}**.`,
    ],
    rank: 3,
  };
};

const one: Draw = (random, [a]) => {
  const by = random.int(2, 9);
  const [p, q] = [random.int(1, 5), random.int(1, 12) * (random.chance(1, 3) ? -1 : 1)];
  const to = sum([by * p, a], [by * q, '']);
  return {
    from: `${by}(${sum([p, a], [q, ''])})`,
    to,
    slips: [
      [sum([by * p, a], [q, '']), named.firstOnly],
      [sum([by + p, a], [by + q, '']), named.adds],
      [sum([by * p, a], [-by * q, '']), named.sign],
      [sum([p, a], [by * q, '']), named.firstOnly],
      [`${by * (p + Math.abs(q))}${a}`, named.unlike],
      [sum([by * p, a], [by * (q + 1), '']), named.fact],
      [sum([by * (p + 1), a], [by * q, '']), named.fact],
      [sum([by * p, a], [by + q, '']), named.adds],
    ],
    hint: `Multiply each term in the brackets by ${by}.`,
    steps: [
      `${by} × ${term(p, a)} = ${term(by * p, a)}. ${by} × ${q < 0 ? `(−${-q})` : q} = ${showNumber(by * q)}.`,
      `The answer is **${to}**.`,
    ],
    rank: 1,
  };
};

const minusIn: Draw = (random, [a]) => {
  const by = -random.int(2, 9);
  const [p, q] = [random.int(1, 6), random.int(1, 12) * (random.chance(1, 2) ? -1 : 1)];
  const to = sum([by * p, a], [by * q, '']);
  return {
    from: `−${-by}(${sum([p, a], [q, ''])})`,
    to,
    slips: [
      [sum([by * p, a], [-by * q, '']), named.sign],
      [sum([by * p, a], [q, '']), named.firstOnly],
      [sum([-by * p, a], [by * q, '']), named.sign],
      [sum([-by * p, a], [-by * q, '']), named.sign],
      [sum([by * p, a], [by + q, '']), named.adds],
      [sum([by * p, a], [by * (q + 1), '']), named.fact],
      [sum([by * (p + 1), a], [by * q, '']), named.fact],
    ],
    hint: 'The minus sign goes to each term in the brackets.',
    steps: [
      `−${-by} × ${term(p, a)} = ${term(by * p, a)}. −${-by} × ${q < 0 ? `(−${-q})` : q} = ${showNumber(by * q)}.`,
      `The answer is **${to}**.`,
    ],
    rank: 3,
  };
};

const letterOut: Draw = (random, [a, b]) => {
  const [p, q] = [random.int(2, 6), random.int(1, 9) * (random.chance(1, 2) ? -1 : 1)];
  const other = random.chance(1, 2);
  const to = other ? sum([p, `${a}²`], [q, `${a}${b}`]) : sum([p, `${a}²`], [q, a]);
  return {
    from: `${a}(${sum([p, a], [q, other ? b : ''])})`,
    to,
    slips: [
      [other ? sum([p, `${a}²`], [q, b]) : sum([p, `${a}²`], [q, '']), named.firstOnly],
      [other ? sum([p, a], [q, `${a}${b}`]) : sum([p, a], [q, a]), named.square],
      [other ? sum([2 * p, a], [q, `${a}${b}`]) : sum([2 * p, a], [q, a]), named.square],
      [other ? sum([p, `${a}²`], [-q, `${a}${b}`]) : sum([p, `${a}²`], [-q, a]), named.sign],
      [other ? sum([p + q, `${a}${b}`]) : sum([p + q, `${a}²`]), named.unlike],
      [other ? sum([p, `${a}²`], [q + 1, `${a}${b}`]) : sum([p, `${a}²`], [q + 1, a]), named.fact],
      [other ? sum([p + 1, `${a}²`], [q, `${a}${b}`]) : sum([p + 1, `${a}²`], [q, a]), named.fact],
    ],
    hint: `Multiply each term in the brackets by ${a}. Remember ${a} × ${a} = ${a}².`,
    steps: [
      `${a} × ${term(p, a)} = ${term(p, `${a}²`)}. ${a} × ${q < 0 ? `(${term(q, other ? b : '')})` : term(q, other ? b : '')} = ${term(q, other ? `${a}${b}` : a)}.`,
      `The answer is **${to}**.`,
    ],
    rank: 3,
  };
};

const twoBrackets: Draw = (random, [a]) => {
  const [m, n] = [random.int(2, 7), random.int(2, 6) * (random.chance(1, 3) ? -1 : 1)];
  const [p, q] = [random.int(1, 4), random.int(1, 9)];
  const [r, s] = [random.int(1, 3), random.int(1, 9) * (random.chance(1, 2) ? -1 : 1)];
  const [left, right] = [m * p + n * r, m * q + n * s];
  if (left === 0 || right === 0) return undefined;
  const to = sum([left, a], [right, '']);
  return {
    from: `${m}(${sum([p, a], [q, ''])}) ${n < 0 ? '−' : '+'} ${Math.abs(n)}(${sum([r, a], [s, ''])})`,
    to,
    slips: [
      [sum([left, a], [q + s, '']), named.firstOnly],
      [sum([left, a], [m * q - n * s, '']), named.sign],
      [sum([m * p - n * r, a], [right, '']), named.sign],
      [sum([left, a], [m * q + s, '']), named.firstOnly],
      [`${Math.abs(left + right)}${a}`, named.unlike],
      [sum([left + 1, a], [right, '']), named.fact],
      [sum([left, a], [right + m, '']), named.fact],
      [sum([left, a], [-right, '']), named.sign],
      [sum([-left, a], [right, '']), named.sign],
    ],
    hint: 'Multiply out both brackets. Then put like terms together.',
    steps: [
      ['Multiply out.', sum([m * p, a], [m * q, ''], [n * r, a], [n * s, ''])],
      ['Put like terms together.', to],
      `The answer is **${to}**.`,
    ],
    rank: 5,
  };
};

const factorise: Draw = (random, [a]) => {
  const by = random.int(2, 9);
  const [p, q] = [random.int(1, 7), random.int(1, 11) * (random.chance(1, 3) ? -1 : 1)];
  const share = (one: number, other: number): number => (other === 0 ? Math.abs(one) : share(other, one % other));
  if (share(p, q) !== 1) return undefined;
  const to = `${by}(${sum([p, a], [q, ''])})`;
  return {
    from: sum([by * p, a], [by * q, '']),
    to,
    slips: [
      [`${by}(${sum([p, a], [by * q, ''])})`, named.firstOnly],
      [`${by}(${sum([by * p, a], [q, ''])})`, named.firstOnly],
      [`${by}(${sum([p, a], [-q, ''])})`, named.sign],
      [`${by}(${sum([p + 1, a], [q, ''])})`, named.fact],
      [`${a}(${by * p} ${q < 0 ? '−' : '+'} ${Math.abs(by * q)})`, named.partly],
      [`${by + 1}(${sum([p, a], [q, ''])})`, named.fact],
    ],
    hint: 'Which number divides both terms? It goes in front of the brackets.',
    steps: [`${by} divides both terms.`, `The answer is **${to}**.`],
    rank: 4,
  };
};

const draws: Readonly<Record<Kind, Draw>> = {
  notation,
  likeOne,
  likeTwo,
  likeNumbers,
  products,
  one,
  minusIn,
  letterOut,
  twoBrackets,
  factorise,
};

function drawTask(random: Random, { params, difficulty }: Cell<Params>): (Task & { readonly kind: Kind }) | undefined {
  const kind = random.pick(params.kinds[difficulty]);
  const task = draws[kind](random, random.pick(letterPairs), difficulty === 'hard');
  return task === undefined ? undefined : { ...task, kind };
}

const asked: Readonly<Record<Kind, string>> = {
  notation: 'Which is a shorter way to write this?',
  likeOne: 'Which is the simplest form of this?',
  likeTwo: 'Which is the simplest form of this?',
  likeNumbers: 'Which is the simplest form of this?',
  products: 'Which is the simplest form of this?',
  one: 'Multiply out the brackets. Which is the answer?',
  minusIn: 'Multiply out the brackets. Which is the answer?',
  letterOut: 'Multiply out the brackets. Which is the answer?',
  twoBrackets: 'Multiply out and simplify. Which is the answer?',
  factorise: 'Which of these is equal, written with brackets?',
};

/** Values are compared as they are: only options that differ in value from the right one can be wrong. */
const differs =
  (to: string) =>
  ([text]: TextSlip): boolean =>
    !isIdentity(text, to);

/** Which expression is equal and simplest. */
const choose: Form<Params> = {
  weight: () => 2,
  make(random, cell) {
    const task = drawTask(random, cell);
    if (task === undefined) return undefined;
    return chooseText(
      random,
      {
        prompt: [asked[task.kind], setOut(task.from)],
        hint: task.hint,
        steps: task.steps,
        variant: `choose ${task.from}`,
        features: { steps: task.rank, size: task.from.length },
      },
      task.to,
      task.slips.filter(differs(task.to)),
      { layout: 'grid' },
    );
  },
  solve(seen) {
    const [, line] =
      /^(?:Which is a shorter|Which is the simplest|Multiply out|Which of these is equal)[^\n]*\?\n(.+)$/.exec(
        seen.text,
      ) ?? [];
    return line === undefined ? undefined : chosen(seen, (option) => isIdentity(line, option));
  },
};

/** One number of the answer missing. */
const box: Form<Params> = {
  weight: () => 3,
  make(random, cell) {
    const task = drawTask(random, cell);
    if (task === undefined || task.kind === 'notation') return undefined;
    const numbers = [...task.to.matchAll(/\d+/g)].filter(([own]) => Number(own) > 1);
    if (numbers.length === 0) return undefined;
    const hole = random.pick(numbers);
    const [value] = hole;
    const shown = `${task.to.slice(0, hole.index)}□${task.to.slice(hole.index + value.length)}`;
    const slips = task.slips.filter(differs(task.to)).flatMap(([text, because]): (readonly [string, Mistake])[] => {
      const pattern = shown.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace('□', '(\\d+)');
      const [, wrong] = new RegExp(`^${pattern}$`).exec(text) ?? [];
      return wrong === undefined ? [] : [[wrong, because]];
    });
    return writeNumber(
      {
        prompt: ['What number goes in the box?', setOut(`${task.from} = ${shown}`)],
        hint: task.hint,
        steps: [...task.steps, `The missing number is **${value}**.`],
        variant: `${task.from} = ${shown}`,
        features: { steps: task.rank, size: task.from.length },
      },
      value,
      [...slips, [Number(value) + 1, named.fact], [Number(value) * 2, named.fact]],
    );
  },
  solve(seen) {
    const [, left = '', right] = /^What number goes in the box\?\n(.+) ?= ?(.*□.*)$/.exec(seen.text) ?? [];
    if (right === undefined) return undefined;
    const letters = Object.fromEntries(
      lettersIn(left).map((letter, at) => [letter, exactOf(String(101 + 36 * at))] as const),
    );
    const wanted = evaluate(left, letters);
    const found: number[] = [];
    for (let value = 1; value < 400; value++)
      if (isSame(evaluate(right.replace(/□ ?/, String(value)), letters), wanted)) found.push(value);
    const [only] = found;
    return found.length === 1 && only !== undefined ? typed(only) : [];
  },
};

/** The maker of m.simplify. */
export const simplify = makerOfForms<Params>({
  makerId: 'm.simplify',
  version: 1,
  serves: {
    170301: {
      kinds: {
        easy: ['notation', 'likeOne', 'likeOne'],
        medium: ['likeTwo', 'likeNumbers', 'products'],
        hard: ['likeTwo', 'likeTwo', 'products'],
      },
    },
    170303: {
      kinds: {
        easy: ['one'],
        medium: ['one', 'letterOut', 'factorise'],
        hard: ['minusIn', 'twoBrackets', 'letterOut', 'twoBrackets'],
      },
    },
  },
  forms: [choose, box],
});
