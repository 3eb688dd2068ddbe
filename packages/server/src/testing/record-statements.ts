/** Which statements a piece of work sends to the database (a page over thirty students may not send thirty), each held to its row type. */
import type { Database, Queryable } from '../platform/database.ts';
import type { Ask, CamelCased, Statement } from '../platform/statement.ts';
import { findRowFault } from './check-rows.ts';
import type { RowTypes } from './row-types.ts';

/** A long list is of one kind; its beginning tells. */
const checkedRows = 20;

/** Also where it only locks; a function that writes is called by `select`, and there is none. */
const isWrite = (text: string): boolean =>
  /\b(insert|update|delete|truncate)\b/i.test(text) && !/\brate_limits\b/.test(text);

export function recordStatements(database: Database, rowTypes: RowTypes) {
  const names: string[] = [];
  const texts: string[] = [];
  let writes = 0;
  const note = ({ name, text }: Statement): void => {
    names.push(name);
    texts.push(text);
    if (isWrite(text)) writes++;
  };
  const checkRows = (name: string, rows: readonly object[]): void => {
    for (const row of rows.slice(0, checkedRows)) {
      const fault = findRowFault(rowTypes, name, row);
      if (fault !== undefined) throw new Error(fault);
    }
  };
  const recording = ({ query }: Queryable): Queryable => ({
    query: async <Row extends CamelCased<Row>>(statement: Statement, values: readonly unknown[]) => {
      note(statement);
      const rows = await query<Row>(statement, values);
      checkRows(statement.name, rows);
      return rows;
    },
  });
  const recorded: Database = {
    ...database,
    ...recording(database),
    queryTogether: async (asks: readonly Ask[]) => {
      names.push(asks.map(({ statement }) => statement.name).join(' + '));
      texts.push(...asks.map(({ statement }) => statement.text));
      const answered = await database.queryTogether(asks);
      for (const [place, { statement }] of asks.entries()) checkRows(statement.name, answered[place] ?? []);
      return answered;
    },
    transaction: (work, turns) => database.transaction((tx) => work(recording(tx)), turns),
  };
  return {
    database: recorded,
    /** The names of the statements sent while the work runs, those of anybody else at the time included; what went together is one. */
    statementsOf: async (work: () => Promise<unknown>): Promise<string[]> => {
      names.length = 0;
      await work();
      return [...names];
    },
    /** Their SQL. */
    textsOf: async (work: () => Promise<unknown>): Promise<string[]> => {
      texts.length = 0;
      await work();
      return [...texts];
    },
    /** Whether a row may have changed while the work ran; the counters of requests are left out. */
    mayHaveWritten: async (work: () => Promise<unknown>): Promise<boolean> => {
      const before = writes;
      await work();
      return writes > before;
    },
  };
}
