/**
 * A database whose reads go together: what is asked at one moment is one way to PostgreSQL, and the same asked twice is read
 * once. For views over many features, each of which reads by itself.
 */
import { createBatches } from './batches.ts';
import type { Database } from './database.ts';
import type { Ask, CamelCased, Statement } from './statement.ts';

const keyOf = ({ statement, values }: Ask): string => `${statement.name} ${JSON.stringify(values)}`;

export function readTogether(database: Database): Database {
  const read = createBatches<Ask, object[]>({
    run: async (asks) => {
      const different = new Map(asks.map((ask) => [keyOf(ask), ask]));
      const answered = await database.queryTogether([...different.values()]);
      const rowsOf = new Map([...different.keys()].map((key, place) => [key, answered[place] ?? []]));
      return asks.map((ask) => rowsOf.get(keyOf(ask)) ?? []);
    },
    maxBatchSize: 64,
    maxConcurrentBatches: 8,
  });
  function query<Row extends CamelCased<Row>>(statement: Statement, values: readonly unknown[]): Promise<Row[]>;
  function query(statement: Statement, values: readonly unknown[]): Promise<object[]> {
    return read({ statement, values });
  }
  return { ...database, query };
}
