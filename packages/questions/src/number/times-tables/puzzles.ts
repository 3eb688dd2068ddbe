/** Times table facts to compare, balance and tell from others. */
import type { Difficulty } from '@comet/domain/curriculum/subjects';
import type { Form } from '../../kernel/forms.ts';
import type { Cell } from '../../kernel/generator.ts';
import { answered, chosen } from '../../kernel/seen.ts';
import { tapOne, tapWords, writeNumber } from '../ask.ts';
import { drawFact, howMany, mistake, named, type Params, repeatedly } from './facts.ts';

/** What a table is multiplied by where its multiples are told from other numbers. */
const multiplesOf: Readonly<Record<number, Readonly<Record<Difficulty, readonly number[]>>>> = {
  3: { easy: [], medium: [2, 3, 4, 5, 6, 7, 8, 9, 10], hard: [5, 6, 7, 8, 9, 11, 12] },
  // 10 × 7 and 11 × 7 are seen without the table.
  4: { easy: [3, 4, 5, 6, 7, 8, 9, 12], medium: [4, 6, 7, 8, 9, 12], hard: [4, 5, 6, 7, 8, 9, 12] },
};

/** Numbers that are not in the table, near those that are. Among even numbers an odd one would stand out. */
function nearMultiples({ year, difficulty }: Cell<Params>, table: number, times: readonly number[]): number[] {
  const isFit = (value: number): boolean => value % table !== 0 && (table % 2 === 1 || value % 2 === 0);
  const offs = table % 2 === 0 ? [-4, -2, 2, 4] : [-2, -1, 1, 2];
  const near = times.flatMap((time) =>
    difficulty === 'hard' && year > 3
      ? [time * (table - 1), time * (table + 1)]
      : offs.map((off) => time * table + off),
  );
  // Small numbers are known to be in no table of theirs.
  return near.filter((value) => isFit(value) && value < 12 * table && (difficulty !== 'hard' || value > 30));
}

/** Which numbers are in a table. */
export const multiples: Form<Params> = {
  weight: ({ difficulty, year }) => ({ easy: year > 3 ? 2 : 0, medium: 2, hard: 2 })[difficulty],
  make(random, cell) {
    const { table } = drawFact(random, cell);
    const { difficulty, year } = cell;
    // Small multiples of 3 and 8 are known long before the others by the end of a year.
    if (difficulty === 'hard' && table === (year === 3 ? 3 : 8)) return undefined;
    const times = multiplesOf[year]?.[difficulty] ?? [];
    const pick = difficulty === 'hard' ? 1 : 2;
    const inTable = random.sample(times, pick === 1 ? 4 : 2).map((time) => String(time * table));
    const near = random.shuffle(nearMultiples(cell, table, times)).map(String);
    const others = [...new Set(near)].slice(0, pick === 1 ? 1 : 3);
    const questionText = {
      prompt:
        pick === 1
          ? `Which number is **not** in the ${table} times table?`
          : `Tap the two numbers in the ${table} times table.`,
      hint: `Count in ${table}s and see which numbers you say.`,
      steps: [
        `Count in ${table}s: ${Array.from({ length: 12 }, (_, at) => (at + 1) * table).join(', ')}.`,
        pick === 1
          ? `${named.notMultiple(Number(others[0]), table).says} So **${others[0]}** is not in the table.`
          : `You say **${inTable[0]}** and **${inTable[1]}**.`,
      ],
      variant: `multiples ${table} ${[...inTable, ...others].sort().join(' ')}`,
      features: { size: table * 12, hardTable: table > 5 ? 1 : 0, steps: pick === 1 ? 5 : 3 },
    };
    return pick === 1
      ? tapWords(
          random,
          questionText,
          others,
          inTable.map(
            (word) => [word, mistake('multiple-taken', `${word} is ${Number(word) / table} × ${table}.`)] as const,
          ),
        )
      : tapWords(
          random,
          questionText,
          inTable,
          others.map((word) => [word, named.notMultiple(Number(word), table)] as const),
        );
  },
  solve(seen) {
    const [, not, table] = /^(Tap the two|Which number is not).* the (\d+) times table/.exec(seen.text) ?? [];
    if (table === undefined) return undefined;
    const said = new Set(Array.from({ length: 12 }, (_, at) => repeatedly(at + 1, Number(table))));
    return chosen(seen, (option) => said.has(Number(option)) === (not === 'Tap the two'));
  },
};

/** Two products that are equal. */
export const balance: Form<Params> = {
  weight: ({ difficulty }) => (difficulty === 'hard' ? 3 : 0),
  make(random, cell) {
    const { table, factor, product } = drawFact(random, cell);
    // In year 3 the other side is one of the tables known by then.
    const known = cell.year === 3 ? [2, 3, 4, 5, 8, 10] : [2, 3, 4, 5, 6, 8, 9, 10, 12];
    const others = known.filter(
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
        [product, mistake('answer-after-equals', 'You wrote the answer to the first side. Both sides must be equal.')],
        [factor, mistake('same-number', 'The first numbers differ, so the second numbers must differ too.')],
        [answer + 1, named.wrongFactor(other, answer + 1, product)],
        [answer - 1, named.wrongFactor(other, answer - 1, product)],
      ],
    );
  },
  solve(seen) {
    const [, a, b, c] = /(\d+) × (\d+) = (\d+) × □$/.exec(seen.text) ?? [];
    return a === undefined ? undefined : answered(seen, howMany(repeatedly(Number(a), Number(b)), Number(c)));
  },
};

/** Which sign stands between two products. */
export const compare: Form<Params> = {
  weight: ({ difficulty }) => (difficulty === 'hard' ? 2 : 0),
  make(random, cell) {
    const one = drawFact(random, cell);
    const other = drawFact(random, cell);
    if (Math.abs(one.product - other.product) > 10) return undefined;
    // 3 × 7 and 4 × 8 are compared without working them out: one of the factors has to be larger, the other smaller.
    if ((one.table - other.table) * (one.factor - other.factor) >= 0) return undefined;
    // 8 × 7 and 7 × 8 need no working out either.
    if (one.table === other.factor && one.factor === other.table) return undefined;
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
      (word) =>
        mistake(
          'wrong-sign',
          sign === '='
            ? `Both sides are ${one.product}, so neither is larger.`
            : word === '='
              ? `The sides are not equal: one is ${one.product} and the other is ${other.product}.`
              : `The open end points to the larger number. That is ${Math.max(one.product, other.product)}.`,
        ),
    );
  },
  solve(seen) {
    const [, a, b, c, d] = /true\?\n\n(\d+) × (\d+) □ (\d+) × (\d+)$/.exec(seen.text) ?? [];
    if (a === undefined) return undefined;
    const gap = repeatedly(Number(a), Number(b)) - repeatedly(Number(c), Number(d));
    return chosen(seen, (option) => option === (gap < 0 ? '<' : gap > 0 ? '>' : '='));
  },
};
