/** A column of an adults' table, and what stands in its cells. */
import type { ReactNode } from 'react';
import type { CsvCell } from './csv.ts';
import { Words } from './Words.tsx';

export interface Column<Row> {
  readonly title: string;
  /** What the column sorts by and what goes out; null stands last either way. */
  readonly value: (row: Row) => CsvCell;
  /** What is seen, where it is not the value itself. */
  readonly show?: (row: Row) => ReactNode;
}

/** What stands in a cell: as the column shows it, a dash where there is nothing. */
export function cellOf<Row>({ value, show }: Column<Row>, row: Row): ReactNode {
  if (show !== undefined) return show(row);
  const plain = value(row) ?? '–';
  return typeof plain === 'string' ? <Words text={plain} /> : plain;
}
