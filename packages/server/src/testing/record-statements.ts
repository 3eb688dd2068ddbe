/** Which statements a piece of work sends to the database: a page over thirty students may not send thirty. */
import type { Database, Queryable } from '../platform/database.ts';

export function recordStatements(database: Database) {
  const names: string[] = [];
  const recording = ({ query }: Queryable): Queryable => ({
    query: (statement, values) => {
      names.push(statement.name);
      return query(statement, values);
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
