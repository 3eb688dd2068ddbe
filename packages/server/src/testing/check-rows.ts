/** Holds what PostgreSQL answers to what the store says it selects: a column too many, too few, null or of another kind fails the test. */
import type { Columns, ColumnType, RowTypes, ValueKind } from './row-types.ts';

function kindOf(value: unknown): ValueKind {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'list';
  if (value instanceof Date) return 'date';
  const kind = typeof value;
  return kind === 'boolean' || kind === 'number' || kind === 'string' ? kind : 'object';
}

function isAllowed({ kinds, texts }: ColumnType, value: unknown): boolean {
  if (kinds.includes('anything')) return true;
  if (!kinds.includes(kindOf(value))) return false;
  return typeof value !== 'string' || texts === undefined || texts.includes(value);
}

function findColumnFault(columns: Columns, row: ReadonlyMap<string, unknown>): string | undefined {
  for (const [name, column] of Object.entries(columns)) {
    const value = row.get(name);
    if (value === undefined) return `${name} is not selected`;
    if (isAllowed(column, value)) continue;
    const allowed = [...column.kinds, ...(column.texts ?? [])].join(', ');
    return `${name} is ${JSON.stringify(value)}, not one of ${allowed}`;
  }
  return undefined;
}

/** What is wrong with a row of a statement; undefined when nothing is or nothing was said of it. */
export function findRowFault(types: RowTypes, statement: string, row: object): string | undefined {
  const kinds = types[statement];
  if (kinds === undefined) return undefined;
  const known = new Set(kinds.flatMap((columns) => Object.keys(columns)));
  const extra = Object.keys(row).find((name) => !known.has(name));
  if (extra !== undefined) return `${statement}: ${extra} is selected, and its type does not have it`;
  const values = new Map(Object.entries(row));
  const faults = kinds.map((columns) => findColumnFault(columns, values));
  return faults.includes(undefined) ? undefined : `${statement}: ${faults.join('; or ')}`;
}
