/** Plants a row in a table from what the database itself says about its columns, so that a new table needs no code here. */
import { randomUUID } from 'node:crypto';
import type { Queryable } from '../platform/database.ts';

interface ColumnRow {
  readonly name: string;
  readonly type: string;
  readonly isNeeded: boolean;
  readonly refersTo: string | null;
  readonly referred: string | null;
}

type Row = Readonly<Record<string, unknown>>;

async function columnsOf(db: Queryable, table: string): Promise<ColumnRow[]> {
  return db.query<ColumnRow>(
    {
      name: 'columns-to-plant',
      text: `select a.attname as name, format_type(a.atttypid, null) as type, a.attnotnull and not a.atthasdef as is_needed,
          c.confrelid::regclass::text as refers_to, r.attname as referred
        from pg_attribute a
        left join pg_constraint c on c.conrelid = a.attrelid and c.contype = 'f' and c.conkey = array[a.attnum]
        left join pg_attribute r on r.attrelid = c.confrelid and r.attnum = c.confkey[1]
        where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped and a.attidentity = '' and a.attgenerated = ''
        order by a.attnum`,
    },
    [table],
  );
}

const isText = (type: string): boolean => type === 'text' || type === 'character varying';

function valueFor(type: string, mark: string, now: Date): unknown {
  if (type === 'text[]') return [`${mark} ${randomUUID().slice(0, 8)}`];
  if (isText(type)) return `${mark} ${randomUUID().slice(0, 8)}`;
  if (/int|numeric|double|real/.test(type)) return type.endsWith('[]') ? [1] : 1;
  if (type === 'boolean') return true;
  if (type === 'uuid') return randomUUID();
  if (type === 'bytea') return Buffer.from(mark);
  if (type.startsWith('json')) return JSON.stringify({ words: mark });
  if (type.startsWith('timestamp') || type === 'date') return now;
  throw new Error(`nothing to plant in a column of type ${type}`);
}

export interface Planting {
  readonly mark: string;
  readonly now: Date;
  /** Values by table and column where the column's own type is not enough. */
  readonly given: Readonly<Record<string, Row>>;
  /** The person for a column that refers to one. */
  readonly personFor: (column: string) => number;
}

/** Plants a row in each of these tables, those first that others refer to; a row that is there already is taken instead. */
export async function plantRows(db: Queryable, tables: readonly string[], planting: Planting): Promise<void> {
  const planted = new Map<string, Row>();
  let waiting = [...tables];
  while (waiting.length > 0) {
    const later: string[] = [];
    for (const table of waiting) {
      const columns = await columnsOf(db, table);
      const isEarly = columns.some(
        ({ refersTo: other, isNeeded }) =>
          isNeeded && other !== null && other !== table && tables.includes(other) && !planted.has(other),
      );
      if (isEarly) later.push(table);
      else planted.set(table, await plantRow(db, table, columns, planted, planting));
    }
    if (later.length === waiting.length) throw new Error(`these refer to one another: ${later}`);
    waiting = later;
  }
}

async function plantRow(
  db: Queryable,
  table: string,
  columns: readonly ColumnRow[],
  planted: ReadonlyMap<string, Row>,
  { mark, now, given, personFor }: Planting,
): Promise<Row> {
  const row: Record<string, unknown> = {};
  for (const { name, type, isNeeded, refersTo: other, referred } of columns) {
    const known = given[table]?.[name];
    if (known !== undefined) row[name] = known;
    else if (other === 'users') row[name] = personFor(name);
    else if (other !== null && referred !== null) {
      const [any] = planted.has(other)
        ? []
        : await db.query<{ row: Row }>({ name: '', text: `select to_jsonb(t) as row from ${other} t limit 1` }, []);
      const value = (planted.get(other) ?? any?.row)?.[referred];
      if (value !== undefined) row[name] = value;
    } else if (isNeeded || isText(type)) row[name] = valueFor(type, mark, now);
  }
  const names = Object.keys(row);
  const [made] = await db.query<{ row: Row }>(
    {
      name: '',
      text: `insert into ${table} (${names.join(', ')}) values (${names.map((_, place) => `$${place + 1}`).join(', ')})
        on conflict do nothing returning to_jsonb(${table}) as row`,
    },
    Object.values(row),
  );
  return made?.row ?? row;
}
