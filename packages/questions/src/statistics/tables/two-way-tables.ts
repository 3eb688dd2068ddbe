/** Two-way tables: reading, comparing, and finding what is missing from the totals. */

import type { Form } from '../../kernel/forms.ts';
import type { NumberMistake } from '../../kernel/mistakes.ts';
import { showNumber } from '../../kernel/number-text.ts';
import type { Random } from '../../kernel/random.ts';
import { answered, type Table } from '../../kernel/seen.ts';
import { writeNumber } from '../ask.ts';
import { features, mistake, named, type Params } from './count-tables.ts';

type Cell = Parameters<Form<Params>['make']>[1];
interface Theme {
  readonly caption: string;
  readonly rows: readonly string[];
  readonly columns: readonly string[];
}

const themes: readonly Theme[] = [
  {
    caption: 'Children in town clubs',
    rows: ['Year 3', 'Year 4', 'Year 5', 'Year 6'],
    columns: ['Chess', 'Drama', 'Football'],
  },
  {
    caption: 'Tickets sold',
    rows: ['Friday', 'Saturday', 'Sunday'],
    columns: ['Adults', 'Children', 'Seniors'],
  },
  {
    caption: 'Lunches',
    rows: ['Monday', 'Tuesday', 'Wednesday', 'Thursday'],
    columns: ['Pasta', 'Curry', 'Salad'],
  },
  {
    caption: 'Shirts in a shop',
    rows: ['Small', 'Medium', 'Large'],
    columns: ['Red', 'Blue', 'White'],
  },
  {
    caption: 'Books lent by a library',
    rows: ['April', 'May', 'June', 'July'],
    columns: ['Story books', 'Fact books', 'Poetry books'],
  },
  {
    caption: 'Points won',
    rows: ['Oak School', 'Elm School', 'Ash School'],
    columns: ['Running', 'Jumping', 'Throwing'],
  },
  {
    caption: 'Birds counted in a week',
    rows: ['Pond', 'Lake', 'River'],
    columns: ['Ducks', 'Swans', 'Geese'],
  },
  {
    caption: 'Traffic on a motorway',
    rows: ['8 o’clock', '9 o’clock', '10 o’clock'],
    columns: ['Cars', 'Vans', 'Lorries'],
  },
];

interface Grid {
  readonly theme: Theme;
  readonly values: readonly (readonly number[])[];
}
const draw = (random: Random, { difficulty }: Cell): Grid => {
  const theme = random.pick(themes);
  const high = { easy: 250, medium: 500, hard: 900 }[difficulty];
  return { theme, values: theme.rows.map(() => theme.columns.map(() => random.int(Math.ceil(high / 10), high))) };
};
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const columnOf = ({ values }: Grid, at: number): number[] => values.map((row) => row[at] ?? 0);

/** The table, with totals where wanted and '?' or nothing in hidden places ('row,column'). */
function tableOf(grid: Grid, totals: boolean, hidden: ReadonlyMap<string, string> = new Map()): Table {
  const { theme, values } = grid;
  const withTotals = totals
    ? [
        ...values.map((row) => [...row, sum(row)]),
        [...theme.columns.map((_, at) => sum(columnOf(grid, at))), sum(values.flat())],
      ]
    : values;
  const names = totals ? [...theme.rows, 'Total'] : theme.rows;
  return {
    type: 'table',
    caption: theme.caption,
    head: ['', ...theme.columns, ...(totals ? ['Total'] : [])],
    rows: withTotals.map((row, y) => [
      names[y] ?? '',
      ...row.map((value, x) => hidden.get(`${y},${x}`) ?? showNumber(value)),
    ]),
  };
}

/** The total of a row or a column. */
export const readTwoWay: Form<Params> = {
  weight: ({ params, difficulty }) => (params.about === 'twoWay' && difficulty === 'easy' ? 4 : 0),
  make(random, cell) {
    const grid = draw(random, cell);
    const { theme, values } = grid;
    const [y, x] = [random.int(0, theme.rows.length - 1), random.int(0, theme.columns.length - 1)];
    const [row = '', column = ''] = [theme.rows[y], theme.columns[x]];
    const whole = random.pick(['row', 'column'] as const);
    // Equal numbers side by side would hide which of them was taken.
    if (new Set(values[y]).size < theme.columns.length) return undefined;
    const parts = whole === 'row' ? (values[y] ?? []) : columnOf(grid, x);
    const answer = sum(parts);
    const mistakes: NumberMistake[] = [
      whole === 'row'
        ? [sum(columnOf(grid, x)), mistake('wrong-column', 'You added a column. Add along the row.')]
        : [sum(values[y] ?? []), mistake('wrong-row', 'You added a row. Add down the column.')],
      ...parts.map((one): NumberMistake => [one, named.one]),
      [sum(values.flat()), mistake('adds-all', 'You added all the numbers of the table.')],
    ];
    const name = whole === 'row' ? row : column;
    return writeNumber(
      {
        prompt: [tableOf(grid, false), `What is the total for **${name}**?`],
        hint: `Add all the numbers ${whole === 'row' ? 'beside' : 'below'} ${name}.`,
        steps: [`${parts.join(' + ')} = **${showNumber(answer)}**.`],
        variant: `two ${whole} ${y} ${x} ${values.flat().join(' ')}`,
        features: features(cell, 3, answer),
      },
      answer,
      mistakes,
    );
  },
  solve(seen) {
    if (seen.table === undefined || seen.table.head.includes('Total') || seen.table.head.length < 3) return undefined;
    const { head, rows } = seen.table;
    const [, name] = /^What is the total for (.*)\?$/.exec(seen.text) ?? [];
    if (name === undefined) return undefined;
    const column = head.indexOf(name);
    const cells = column > 0 ? rows.map((row) => row[column]) : (rows.find(([first]) => first === name) ?? []).slice(1);
    return answered(
      seen,
      cells.reduce((total, each) => total + Number(each), 0),
    );
  },
};

/** The difference of two totals. */
export const compareTotals: Form<Params> = {
  weight: ({ params, difficulty }) => (params.about === 'twoWay' ? { easy: 0, medium: 2, hard: 2 }[difficulty] : 0),
  make(random, cell) {
    const grid = draw(random, cell);
    const { theme, values } = grid;
    const [one, other] = random.sample(
      theme.rows.map((_, at) => at),
      2,
    );
    if (one === undefined || other === undefined) return undefined;
    const [a, b] = [sum(values[one] ?? []), sum(values[other] ?? [])];
    if (a === b) return undefined;
    const [more, less, high, low] =
      a > b ? [theme.rows[one], theme.rows[other], a, b] : [theme.rows[other], theme.rows[one], b, a];
    return writeNumber(
      {
        prompt: [tableOf(grid, false), `By how much is the total for ${more} larger than the total for ${less}?`],
        hint: 'Find both totals first.',
        steps: [
          `${more}: ${(values[a > b ? one : other] ?? []).join(' + ')} = ${showNumber(high)}.`,
          `${less}: ${(values[a > b ? other : one] ?? []).join(' + ')} = ${showNumber(low)}.`,
          `${showNumber(high)} − ${showNumber(low)} = **${showNumber(high - low)}**.`,
        ],
        variant: `compare ${one} ${other} ${values.flat().join(' ')}`,
        features: features(cell, 5, high),
      },
      high - low,
      [
        [high, mistake('stops-early', `That is the total for ${more}. Subtract the total for ${less}.`)],
        [high + low, named.adds],
        [
          Math.abs((values[one]?.[0] ?? 0) - (values[other]?.[0] ?? 0)),
          mistake('one-column', 'You compared one column only. Add up all the columns first.'),
        ],
      ],
    );
  },
  solve(seen) {
    const [, more, less] = /^By how much is the total for (.*) larger than the total for (.*)\?$/.exec(seen.text) ?? [];
    if (more === undefined || seen.table === undefined) return undefined;
    const cellsOf = (name: string | undefined): number[] =>
      (seen.table?.rows.find(([first]) => first === name) ?? []).slice(1).map(Number);
    const [high, low] = [cellsOf(more), cellsOf(less)];
    return answered(
      seen,
      high.reduce((left, value, at) => left + value - (low[at] ?? 0), 0),
    );
  },
};

/** An entry is missing; the totals tell it. Hard ones need another missing entry first. */
export const missingEntry: Form<Params> = {
  weight: ({ params }) => (params.about === 'twoWay' ? 4 : 0),
  make(random, cell) {
    const grid = draw(random, cell);
    const { theme, values } = grid;
    const [y, x] = [random.int(0, theme.rows.length - 1), random.int(0, theme.columns.length - 1)];
    const answer = values[y]?.[x] ?? 0;
    const hidden = new Map([[`${y},${x}`, '?']]);
    const hard = cell.difficulty === 'hard';
    const other = (x + 1) % theme.columns.length;
    if (hard) {
      hidden.set(`${y},${other}`, '');
      hidden.set(`${theme.rows.length},${x}`, '');
    } else if (cell.difficulty === 'medium') hidden.set(`${theme.rows.length},${x}`, '');
    const [row = '', between = ''] = [theme.rows[y], theme.columns[other]];
    const rowTotal = sum(values[y] ?? []);
    const second = values[y]?.[other] ?? 0;
    const steps = [
      ...(hard
        ? [
            `First find ${between} for ${row}, from its column: ${showNumber(sum(columnOf(grid, other)))} − ${columnOf(
              grid,
              other,
            )
              .filter((_, at) => at !== y)
              .join(' − ')} = ${second}.`,
          ]
        : []),
      `The ${row} row adds up to ${showNumber(rowTotal)}.`,
      `${showNumber(rowTotal)} − ${(values[y] ?? []).filter((_, at) => at !== x).join(' − ')} = **${answer}**.`,
    ];
    return writeNumber(
      {
        prompt: [
          tableOf(grid, true, hidden),
          `Which number should replace the question mark?${hard ? ' Two other numbers are missing too.' : hidden.size > 1 ? ' Another number is missing too.' : ''}`,
        ],
        hint: hard
          ? 'Two numbers are missing in the row with the question mark. Find the other one first.'
          : `Use the total of the ${row} row.`,
        steps,
        variant: `missing ${y} ${x} ${values.flat().join(' ')}`,
        features: features(cell, hard ? 4 : 2, rowTotal),
      },
      answer,
      [
        [rowTotal, named.total],
        [rowTotal - answer, named.known],
        hard
          ? [answer + second, mistake('both-missing', 'That is both missing numbers together. Subtract the other one.')]
          : [2 * rowTotal - answer, named.missing],
      ],
    );
  },
  solve(seen) {
    if (!seen.text.startsWith('Which number should replace the question mark?') || seen.table === undefined)
      return undefined;
    const cells = seen.table.rows.map((row) =>
      row.slice(1).map((text) => (/^[\d,]+$/.test(text) ? Number(text.replaceAll(',', '')) : undefined)),
    );
    const y = seen.table.rows.findIndex((row) => row.includes('?'));
    const x = (seen.table.rows[y]?.indexOf('?') ?? 0) - 1;
    for (let round = 0; round < 6; round++) fillOne(cells);
    const found = cells[y]?.[x];
    return found === undefined ? [] : answered(seen, found);
  },
};

/** Fills every line that lacks one number: the last entry of a line is the sum of the others. */
function fillOne(cells: (number | undefined)[][]): void {
  const columns = cells[0]?.length ?? 0;
  const lines = [
    ...cells.map((row, y) => row.map((_, x) => [y, x] as const)),
    ...Array.from({ length: columns }, (_, x) => cells.map((_row, y) => [y, x] as const)),
  ];
  for (const line of lines) {
    const unknown = line.filter(([y, x]) => cells[y]?.[x] === undefined);
    const [gap] = unknown;
    const row = gap === undefined ? undefined : cells[gap[0]];
    if (gap === undefined || row === undefined || unknown.length > 1) continue;
    const isLast = gap === line.at(-1);
    const known = line.slice(0, -1).reduce((total, [y, x]) => total + (cells[y]?.[x] ?? 0), 0);
    const last = line.at(-1);
    row[gap[1]] = isLast ? known : (last === undefined ? 0 : (cells[last[0]]?.[last[1]] ?? 0)) - known;
  }
}
