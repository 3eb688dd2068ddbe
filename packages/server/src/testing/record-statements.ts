/** Which statements a piece of work sends to the database (a page over thirty students may not send thirty), each held to its row type. */
import { inject } from 'vitest';
import type { CamelCased, Database, Queryable, Statement } from '../platform/database.ts';
import { findRowFault } from './check-rows.ts';

/** A long list is of one kind; its beginning tells. */
const checkedRows = 20;

export function recordStatements(database: Database) {
  const names: string[] = [];
  const rowTypes = inject('rowTypes');
  const recording = ({ query }: Queryable): Queryable => ({
    query: async <Row extends CamelCased<Row>>(statement: Statement, values: readonly unknown[]) => {
      names.push(statement.name);
      const rows = await query<Row>(statement, values);
      for (const row of rows.slice(0, checkedRows)) {
        const fault = findRowFault(rowTypes, statement.name, row);
        if (fault !== undefined) throw new Error(fault);
      }
      return rows;
    },
  });
  const recorded: Database = {
    ...database,
    ...recording(database),
    transaction: (work, turns) => database.transaction((tx) => work(recording(tx)), turns),
  };
  return {
    database: recorded,
    /** The names of the statements sent while the work runs, those of anybody else at the time included. */
    statementsOf: async (work: () => Promise<unknown>): Promise<string[]> => {
      names.length = 0;
      await work();
      return [...names];
    },
  };
}
