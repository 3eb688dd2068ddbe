/** m.tables: times table facts as products, groups, arrays, missing factors, divisions and balances. */
import type { Cell } from '../kernel/maker.ts';
import { pickName } from '../kernel/names.ts';
import { pluralOf } from '../kernel/plural.ts';
import type { Random } from '../kernel/random.ts';
import { arrayFigure, countersIn } from './array-figure.ts';
import { answered, chosen, type Form, makerOfForms, numbersIn } from './forms.ts';
import { pickGroup } from './groups.ts';
import { chooseNumber, drawn, mistakesIn, type Slip, tapOne, tapWords, writeNumber } from './told.ts';

type Level = 'easy' | 'medium' | 'hard';
interface Params {
  readonly tables: Readonly<Record<Level, readonly number[]>>;
  readonly factors: Readonly<Record<Level, readonly number[]>>;
}
interface Fact {
  readonly table: number;
  readonly factor: number;
  readonly product: number;
}

const mistake = mistakesIn('m.tables');
const named = {
  near: (table: number) => mistake('adjacent-multiple', `That is next door in the ${table} times table. Count again.`),
  adds: mistake('adds', 'You added the two numbers. Multiply them.'),
  swap: mistake('digit-swap', 'Look at the order of your digits.'),
  operation: mistake('does-visible-operation', 'You used the wrong operation. What must the box be?'),
  subtracts: mistake('subtracts', 'You took one number from the other. Share into equal groups.'),
  notMultiple: (table: number) => mistake('not-a-multiple', `Count in ${table}s: you do not land on that number.`),
  ones: mistake('not-quite', 'Close. Count up in steps to check.'),
};

function drawFact(random: Random, { params, difficulty }: Cell<Params>): Fact {
  const table = random.pick(params.tables[difficulty]);
  const factor = random.pick(params.factors[difficulty]);
  return { table, factor, product: table * factor };
}

const productSlips = ({ table, factor, product }: Fact): Slip[] => [
  [product + table, named.near(table)],
  [product - table, named.near(table)],
  [table + factor, named.adds],
  [product + factor, named.near(factor)],
  [product > 9 && product % 10 !== 0 ? Number([...String(product)].reverse().join('')) : product, named.swap],
  [product + 2, named.ones],
  [product - 1, named.ones],
];
const quotientSlips = ({ table, factor, product }: Fact): Slip[] => [
  [factor + 1, named.near(table)],
  [factor - 1, named.near(table)],
  [product - table, named.subtracts],
  [product * table, named.operation],
  [factor + 2, named.ones],
];

/** A fact one step away that most children know, to build on. */
function waysTo({ table, factor, product }: Fact): string[] {
  if (factor > 10)
    return [
      `10 × ${table} = ${10 * table}.`,
      `${factor - 10} × ${table} = ${(factor - 10) * table}.`,
      `Add them: ${10 * table} + ${(factor - 10) * table} = ${product}.`,
    ];
  if (factor === 9)
    return [`10 × ${table} = ${10 * table}.`, `Take one ${table} away: ${10 * table} − ${table} = ${product}.`];
  if (factor > 5 && factor < 10)
    return [
      `5 × ${table} = ${5 * table}.`,
      `${factor - 5} × ${table} = ${(factor - 5) * table}.`,
      `Add them: ${5 * table} + ${(factor - 5) * table} = ${product}.`,
    ];
  if (factor === 10) return [`10 × ${table} is ${table} tens.`];
  if (factor === 1) return [`One lot of ${table} is ${table}.`];
  return [`Count up in ${table}s: ${Array.from({ length: factor }, (_, step) => table * (step + 1)).join(', ')}.`];
}
const features = ({ table, factor }: Fact, steps: number): Record<string, number> => ({
  size: table * factor,
  hardTable: [6, 7, 8, 9, 11, 12].includes(table) ? 1 : 0,
  steps,
});
function repeatedly(times: number, each: number): number {
  return Array.from({ length: times }).reduce<number>((sum) => sum + each, 0);
}
function howMany(total: number, each: number): number {
  let times = 0;
  for (let left = total; left >= each; left -= each) times++;
  return times;
}

const product: Form<Params> = {
  weight: ({ difficulty }) => (difficulty === 'easy' ? 3 : 1),
  make(random, cell) {
    const fact = drawFact(random, cell);
    const { table, factor } = fact;
    const text = random.pick([`${table} × ${factor}`, `${factor} × ${table}`]);
    const told = {
      prompt: `What is ${text}?`,
      hint: `Count up in ${table}s, or start from a fact you know.`,
      steps: [...waysTo(fact), `So ${text} = **${fact.product}**.`],
      variant: text,
      features: features(fact, 1),
    };
    return random.chance(2, 3)
      ? writeNumber(told, fact.product, productSlips(fact))
      : chooseNumber(random, told, fact.product, productSlips(fact));
  },
  solve(seen) {
    const [, a, b] = /^What is (\d+) × (\d+)\?$/.exec(seen.text) ?? [];
    return a === undefined ? undefined : answered(seen, repeatedly(Number(a), Number(b)));
  },
};

const groupStory: Form<Params> = {
  weight: ({ difficulty }) => (difficulty === 'hard' ? 0 : 2),
  make(random, cell) {
    const fact = drawFact(random, cell);
    const { table, factor } = fact;
    if (factor < 2) return undefined;
    const { container, item } = pickGroup(random, table);
    return writeNumber(
      {
        prompt: `Each ${container} has ${table} ${pluralOf(item)}. How many ${pluralOf(item)} do ${factor} ${pluralOf(container)} have?`,
        hint: `There are ${factor} equal groups of ${table}. Do you add or multiply?`,
        steps: [
          `${factor} groups of ${table} is ${factor} × ${table}.`,
          ...waysTo(fact),
          `The answer is **${fact.product}**.`,
        ],
        variant: `groups ${factor}×${table}`,
        features: features(fact, 2),
      },
      fact.product,
      productSlips(fact),
    );
  },
  solve(seen) {
    const [, each, times] = /^Each .* has (\d+) .* do (\d+) .* have/.exec(seen.text) ?? [];
    return each === undefined ? undefined : answered(seen, repeatedly(Number(times), Number(each)));
  },
};

const array: Form<Params> = {
  weight: ({ difficulty }) => (difficulty === 'easy' ? 2 : 0),
  make(random, cell) {
    const fact = drawFact(random, cell);
    const { table, factor } = fact;
    if (factor < 2) return undefined;
    return chooseNumber(
      random,
      {
        prompt: ['How many counters are there?', drawn(arrayFigure(factor, table))],
        hint: 'Count the rows. Count how many are in one row.',
        steps: [`There are ${factor} rows of ${table}.`, ...waysTo(fact), `There are **${fact.product}** counters.`],
        variant: `array ${factor}×${table}`,
        features: features(fact, 1),
      },
      fact.product,
      productSlips(fact),
    );
  },
  solve(seen) {
    return seen.text === 'How many counters are there?' && seen.figure !== undefined
      ? answered(seen, countersIn(seen.figure))
      : undefined;
  },
};

const missingFactor: Form<Params> = {
  weight: ({ difficulty }) => (difficulty === 'easy' ? 0 : difficulty === 'medium' ? 3 : 1),
  make(random, cell) {
    const fact = drawFact(random, cell);
    const { table, factor, product } = fact;
    const shown = random.pick([`${table} × □ = ${product}`, `□ × ${table} = ${product}`, `${product} = □ × ${table}`]);
    return writeNumber(
      {
        prompt: `What number goes in the box?\n\n${shown}`,
        hint: `Count in ${table}s until you reach ${product}. How many steps?`,
        steps: [`Count how many ${table}s make ${product}.`, ...waysTo(fact), `The missing number is **${factor}**.`],
        variant: shown,
        features: features(fact, 2),
      },
      factor,
      quotientSlips(fact),
    );
  },
  solve(seen) {
    if (!/box\?\n\n(?:\d+ = )?(?:□ × \d+|\d+ × □)(?: = \d+)?$/.test(seen.text)) return undefined;
    const [low = 0, high = 0] = numbersIn(seen.text).sort((one, other) => one - other);
    return answered(seen, howMany(high, low));
  },
};

const division: Form<Params> = {
  weight: ({ difficulty }) => (difficulty === 'easy' ? 0 : 2),
  make(random, cell) {
    const fact = drawFact(random, cell);
    const { table, factor, product } = fact;
    const hard = cell.difficulty === 'hard';
    const shown = hard ? `□ ÷ ${table} = ${factor}` : `${product} ÷ ${table}`;
    const told = {
      prompt: hard ? `What number goes in the box?\n\n${shown}` : `What is ${shown}?`,
      hint: hard
        ? 'Think of the multiplication that undoes this division.'
        : `Think: ${table} times what makes ${product}?`,
      steps: [
        hard
          ? `Undo the division: ${factor} × ${table}.`
          : `Division undoes multiplication: □ × ${table} = ${product}.`,
        ...waysTo(fact),
        `The answer is **${hard ? product : factor}**.`,
      ],
      variant: shown,
      features: features(fact, hard ? 3 : 2),
    };
    const slips: Slip[] = hard
      ? [[factor / table, named.operation], [factor + table, named.adds], ...productSlips(fact)]
      : quotientSlips(fact);
    return random.chance(1, 2) && !hard
      ? chooseNumber(random, told, factor, slips)
      : writeNumber(
          told,
          hard ? product : factor,
          slips.filter(([given]) => Number.isInteger(given)),
        );
  },
  solve(seen) {
    const [, total, each, parts] = /(\d+|□) ÷ (\d+)(?: = (\d+))?\??$/.exec(seen.text) ?? [];
    if (total === undefined || seen.text.startsWith('Which')) return undefined;
    return answered(
      seen,
      total === '□' ? repeatedly(Number(parts), Number(each)) : howMany(Number(total), Number(each)),
    );
  },
};

const multiples: Form<Params> = {
  weight: ({ difficulty }) => (difficulty === 'easy' ? 0 : 2),
  make(random, cell) {
    const { table } = drawFact(random, cell);
    const most = cell.year === 3 && cell.difficulty === 'medium' ? 10 : 12;
    const times = Array.from({ length: most - 1 }, (_, at) => at + 2);
    const pick = cell.difficulty === 'hard' ? 1 : 2;
    const inTable = random.sample(times, pick === 1 ? 4 : 2).map((time) => String(time * table));
    const near = random
      .shuffle(times.flatMap((time) => [time * table - 1, time * table + 1, time * table + 2]))
      .filter((value) => value % table !== 0)
      .map(String);
    const others = [...new Set(near)].slice(0, pick === 1 ? 1 : 3);
    const told = {
      prompt:
        pick === 1
          ? `Which number is **not** in the ${table} times table?`
          : `Tap the two numbers in the ${table} times table.`,
      hint: `Count in ${table}s and see which numbers you say.`,
      steps: [
        `Count in ${table}s: ${times.map((time) => time * table).join(', ')}.`,
        pick === 1
          ? `You never say **${others[0]}**, so it is not in the table.`
          : `You say **${inTable[0]}** and **${inTable[1]}**.`,
      ],
      variant: `multiples ${table} ${[...inTable, ...others].sort().join(' ')}`,
      features: { size: table * most, hardTable: table > 5 ? 1 : 0, steps: pick === 1 ? 5 : 3 },
    };
    return pick === 1
      ? tapWords(
          random,
          told,
          others,
          inTable.map((word) => [word, mistake('multiple-taken', `${word} is in the ${table} times table.`)] as const),
        )
      : tapWords(
          random,
          told,
          inTable,
          others.map((word) => [word, named.notMultiple(table)] as const),
        );
  },
  solve(seen) {
    const [, not, table] = /^(Tap the two|Which number is not).* the (\d+) times table/.exec(seen.text) ?? [];
    if (table === undefined) return undefined;
    const said = new Set(Array.from({ length: 12 }, (_, at) => repeatedly(at + 1, Number(table))));
    return chosen(seen, (option) => said.has(Number(option)) === (not === 'Tap the two'));
  },
};

const balance: Form<Params> = {
  weight: ({ difficulty }) => (difficulty === 'hard' ? 3 : 0),
  make(random, cell) {
    const { table, factor, product } = drawFact(random, cell);
    const others = [2, 3, 4, 5, 6, 8, 9, 10, 12].filter(
      (other) => product % other === 0 && product / other <= 12 && other !== table && other !== factor,
    );
    if (others.length === 0) return undefined;
    const other = random.pick(others);
    const answer = product / other;
    const shown = `${table} × ${factor} = ${other} × □`;
    return writeNumber(
      {
        prompt: `Both sides are equal. What number goes in the box?\n\n${shown}`,
        hint: 'Work out the side without a box first.',
        steps: [
          `${table} × ${factor} = ${product}.`,
          `${other} × □ must be ${product} too.`,
          `${other} × ${answer} = ${product}, so the answer is **${answer}**.`,
        ],
        variant: shown,
        features: { size: product, hardTable: 1, steps: 3 },
      },
      answer,
      [
        [product, mistake('answer-after-equals', 'You wrote the answer of the first side. Both sides must be equal.')],
        [factor, mistake('same-number', 'The first numbers differ, so the second numbers must differ too.')],
        [answer + 1, named.near(other)],
        [answer - 1, named.near(other)],
      ],
    );
  },
  solve(seen) {
    const [, a, b, c] = /(\d+) × (\d+) = (\d+) × □$/.exec(seen.text) ?? [];
    return a === undefined ? undefined : answered(seen, howMany(repeatedly(Number(a), Number(b)), Number(c)));
  },
};

const compare: Form<Params> = {
  weight: ({ difficulty }) => (difficulty === 'hard' ? 2 : 0),
  make(random, cell) {
    const one = drawFact(random, cell);
    const other = drawFact(random, cell);
    if (Math.abs(one.product - other.product) > 10 || one.table === other.table) return undefined;
    const sign = one.product < other.product ? '<' : one.product > other.product ? '>' : '=';
    const shown = `${one.table} × ${one.factor} □ ${other.table} × ${other.factor}`;
    return tapOne(
      {
        prompt: `Which sign makes this true?\n\n${shown}`,
        spoken: `Which sign makes this true? ${one.table} times ${one.factor}, box, ${other.table} times ${other.factor}.`,
        hint: 'Work out each side, then compare.',
        steps: [
          `${one.table} × ${one.factor} = ${one.product}.`,
          `${other.table} × ${other.factor} = ${other.product}.`,
          `So the sign is **${sign}**.`,
        ],
        variant: shown,
        features: { size: Math.max(one.product, other.product), hardTable: 1, steps: 3 },
      },
      ['<', '=', '>'],
      sign,
      () => mistake('wrong-sign', 'Work out both sides. The open end points to the larger side.'),
    );
  },
  solve(seen) {
    const [, a, b, c, d] = /true\?\n\n(\d+) × (\d+) □ (\d+) × (\d+)$/.exec(seen.text) ?? [];
    if (a === undefined) return undefined;
    const gap = repeatedly(Number(a), Number(b)) - repeatedly(Number(c), Number(d));
    return chosen(seen, (option) => option === (gap < 0 ? '<' : gap > 0 ? '>' : '='));
  },
};

const sharing: Form<Params> = {
  weight: ({ difficulty }) => (difficulty === 'easy' ? 0 : 1),
  make(random, cell) {
    const fact = drawFact(random, cell);
    const { table, factor, product } = fact;
    if (factor < 2) return undefined;
    const { container, item } = pickGroup(random, table, true);
    const name = pickName(random);
    return writeNumber(
      {
        prompt: `${name} has ${product} ${pluralOf(item)} to put in ${pluralOf(container)}. Each ${container} takes ${table}. How many ${pluralOf(container)} are filled?`,
        hint: `How many ${table}s make ${product}?`,
        steps: [`Work out ${product} ÷ ${table}.`, ...waysTo(fact), `${product} ÷ ${table} = **${factor}**.`],
        variant: `sharing ${product}÷${table}`,
        features: features(fact, 2),
      },
      factor,
      quotientSlips(fact),
    );
  },
  solve(seen) {
    const [, total, each] = / has (\d+) .* takes (\d+)\. How many/.exec(seen.text) ?? [];
    return total === undefined ? undefined : answered(seen, howMany(Number(total), Number(each)));
  },
};

const upTo12 = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
const counts = { 130301: { easy: 100, medium: 200, hard: 170 } } as const;

export const tables = makerOfForms<Params>({
  makerId: 'm.tables',
  version: 1,
  serves: {
    130301: {
      tables: { easy: [3, 4, 8], medium: [3, 4, 8], hard: [3, 4, 8] },
      factors: { easy: [1, ...upTo12], medium: upTo12, hard: [4, 6, 7, 8, 9, 11, 12, 3] },
    },
    140301: {
      tables: { easy: [2, 3, 4, 5, 6, 10], medium: [3, 4, 6, 7, 8, 9], hard: [6, 7, 8, 9, 11, 12] },
      factors: { easy: [1, ...upTo12], medium: upTo12, hard: [4, 6, 7, 8, 9, 11, 12] },
    },
  },
  forms: [product, groupStory, array, missingFactor, division, multiples, balance, compare, sharing],
  capacity: ({ subTopicId, difficulty }) => (subTopicId === 130301 ? counts[130301][difficulty] : 200),
});
