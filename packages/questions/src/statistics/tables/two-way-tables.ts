/** Two-way tables: reading, comparing, and finding what is missing from the totals. */

import type { Form } from '../../kernel/forms.ts';
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
    caption: 'Children in clubs of a county',
    rows: ['Year 3', 'Year 4', 'Year 5', 'Year 6'],
    columns: ['Chess', 'Drama', 'Football'],
  },
  {
    caption: 'Tickets sold',
    rows: ['Friday', 'Saturday', 'Sunday'],
    columns: ['Adults', 'Children', 'Seniors'],
  },
  {
    caption: 'School lunches in a city',
    rows: ['Monday', 'Tuesday', 'Wednesday', 'Thursday'],
    columns: ['Pasta', 'Curry', 'Salad'],
  },
  {
    caption: 'Shirts sold in a year',
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
    caption: 'Birds counted in a year',
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
  const high = { easy: 900, medium: 1800, hard: 3600 }[difficulty];
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

/** The difference of two totals. */
export const compareTotals: Form<Params> = {
  weight: ({ params, difficulty }) => (params.about === 'twoWay' ? { easy: 2, medium: 2, hard: 0 }[difficulty] : 0),
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
          `${more}: ${(values[a > b ? one : other] ?? []).map(showNumber).join(' + ')} = ${showNumber(high)}.`,
          `${less}: ${(values[a > b ? other : one] ?? []).map(showNumber).join(' + ')} = ${showNumber(low)}.`,
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
          mistake('one-column', 'You compared one column only. First add up the whole row for each total.'),
        ],
      ],
    );
  },
  solve(seen) {
    const [, more, less] = /^By how much is the total for (.*) larger than the total for (.*)\?$/.exec(seen.text) ?? [];
    if (more === undefined || seen.table === undefined) return undefined;
    const cellsOf = (name: string | undefined): number[] =>
      (seen.table?.rows.find(([first]) => first === name) ?? [])
        .slice(1)
        .map((text) => Number(text.replaceAll(',', '')));
    const [high, low] = [cellsOf(more), cellsOf(less)];
    return answered(
      seen,
      high.reduce((left, value, at) => left + value - (low[at] ?? 0), 0),
    );
  },
};

/** Two lines of a table that meet in the hidden entry. */
interface Line {
  readonly name: string;
  readonly total: number;
  readonly others: readonly number[];
}
const without = (values: readonly number[], gap: number): number[] => values.filter((_, at) => at !== gap);

/** A hidden entry and the two lines that it belongs to. */
function hide(random: Random, grid: Grid) {
  const { theme, values } = grid;
  const [y, x] = [random.int(0, theme.rows.length - 1), random.int(0, theme.columns.length - 1)];
  const [row, column] = [values[y] ?? [], columnOf(grid, x)];
  const inRow: Line = { name: theme.rows[y] ?? '', total: sum(row), others: without(row, x) };
  const inColumn: Line = { name: theme.columns[x] ?? '', total: sum(column), others: without(column, y) };
  return { y, x, entry: row[x] ?? 0, inRow, inColumn };
}
const takenAway = ({ total, others }: Line): string => [total, ...others].map(showNumber).join(' − ');
const noteOf = (count: number): string =>
  ['', '', ' Another number is missing too.', ' Two other numbers are missing too.'][count] ?? '';

/** An entry is missing; the totals tell it. Hard ones need another missing entry first. */
export const missingEntry: Form<Params> = {
  weight: ({ params, difficulty }) => (params.about === 'twoWay' ? (difficulty === 'hard' ? 2 : 4) : 0),
  make(random, cell) {
    const grid = draw(random, cell);
    const { theme, values } = grid;
    const { y, x, entry: answer, inRow, inColumn } = hide(random, grid);
    const hidden = new Map([[`${y},${x}`, '?']]);
    const hard = cell.difficulty === 'hard';
    const other = (x + 1) % theme.columns.length;
    // Where one of the two totals is missing, the other one has to be used.
    const byRow = hard || random.chance(1, 2);
    if (hard) hidden.set(`${y},${other}`, '');
    if (cell.difficulty !== 'easy')
      hidden.set(byRow ? `${theme.rows.length},${x}` : `${y},${theme.columns.length}`, '');
    const line = byRow ? inRow : inColumn;
    const kind = byRow ? 'row' : 'column';
    const between = theme.columns[other] ?? '';
    const second = values[y]?.[other] ?? 0;
    const otherColumn = columnOf(grid, other);
    const steps = [
      ...(hard
        ? [
            `First find ${between} for ${inRow.name}, from its column: ${takenAway({ name: between, total: sum(otherColumn), others: without(otherColumn, y) })} = ${showNumber(second)}.`,
          ]
        : []),
      `The ${line.name} ${kind} adds up to ${showNumber(line.total)}.`,
      `${takenAway(line)} = **${showNumber(answer)}**.`,
    ];
    return writeNumber(
      {
        prompt: [tableOf(grid, true, hidden), `Which number should replace the question mark?${noteOf(hidden.size)}`],
        hint: hard
          ? 'Two numbers are missing in the row with the question mark. Find the other one first.'
          : `Use the total of the ${line.name} ${kind}.`,
        steps,
        variant: `missing ${y} ${x} ${values.flat().join(' ')}`,
        features: features(cell, hard ? 4 : 2, line.total),
      },
      answer,
      [
        [line.total, mistake('ignores-total', `That is the total of the ${kind}, not the missing part.`)],
        [line.total - answer, named.known],
        hard
          ? [answer + second, mistake('both-missing', 'That is both missing numbers together. Subtract the other one.')]
          : [2 * line.total - answer, named.missing],
      ],
    );
  },
  solve: fillTable,
};

/** A total is missing, and so is an entry of its column, which its row tells. */
export const missingTotal: Form<Params> = {
  weight: ({ params, difficulty }) => (params.about === 'twoWay' && difficulty === 'hard' ? 2 : 0),
  make(random, cell) {
    const grid = draw(random, cell);
    const { theme, values } = grid;
    const { y, x, entry, inRow, inColumn } = hide(random, grid);
    const [last, end] = [theme.rows.length, theme.columns.length];
    const hidden = new Map([
      [`${last},${x}`, '?'],
      [`${y},${x}`, ''],
      // With the total of everything the bottom row would tell it.
      [`${last},${end}`, ''],
    ]);
    const known = sum(inColumn.others);
    return writeNumber(
      {
        prompt: [tableOf(grid, true, hidden), `Which number should replace the question mark?${noteOf(hidden.size)}`],
        hint: 'Another number is missing in the column with the question mark. Find that one first.',
        steps: [
          `First find ${inColumn.name} for ${inRow.name}, from its row: ${takenAway(inRow)} = ${showNumber(entry)}.`,
          `Then add the ${inColumn.name} column: ${columnOf(grid, x).map(showNumber).join(' + ')} = **${showNumber(inColumn.total)}**.`,
        ],
        variant: `total ${y} ${x} ${values.flat().join(' ')}`,
        features: features(cell, 4, inColumn.total),
      },
      inColumn.total,
      [
        [known, mistake('stops-early', `You left out ${inColumn.name} for ${inRow.name}. Its row tells it.`)],
        [entry, mistake('entry-for-total', `That is ${inColumn.name} for ${inRow.name}. The total is asked for.`)],
      ],
    );
  },
  solve: fillTable,
};

/** The number behind the question mark, when every line is filled that lacks one number. */
function fillTable(seen: Parameters<Form<Params>['solve']>[0]): ReturnType<Form<Params>['solve']> {
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
}

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
