/** Which statements a piece of work sends to the database (a page over thirty students may not send thirty), each held to its row type. */
import type { Database, Queryable } from '../platform/database.ts';
import type { Ask, CamelCased, Statement } from '../platform/statement.ts';
import { findRowFault } from './check-rows.ts';
import type { RowTypes } from './row-types.ts';
import { isWrite } from './written-tables.ts';

/** A long list is of one kind; its beginning tells. */
const checkedRows = 20;

export function recordStatements(database: Database, rowTypes: RowTypes) {
  /** Lists that are being written while somebody listens; statements that go together are one entry. */
  const listening = new Set<(readonly Statement[])[]>();
  const note = (statements: readonly Statement[]): void => {
    for (const sent of listening) sent.push(statements);
  };
  /** What is sent while the work runs, by anybody. */
  const during = async (work: () => Promise<unknown>): Promise<readonly (readonly Statement[])[]> => {
    const sent: (readonly Statement[])[] = [];
    listening.add(sent);
    try {
      await work();
    } finally {
      listening.delete(sent);
    }
    return sent;
  };
  const textsOf = async (work: () => Promise<unknown>): Promise<string[]> =>
    (await during(work)).flat().map(({ text }) => text);
  const checkRows = (name: string, rows: readonly object[]): void => {
    for (const row of rows.slice(0, checkedRows)) {
      const fault = findRowFault(rowTypes, name, row);
      if (fault !== undefined) throw new Error(fault);
    }
  };
  const recording = ({ query }: Queryable): Queryable => ({
    query: async <Row extends CamelCased<Row>>(statement: Statement, values: readonly unknown[]) => {
      note([statement]);
      const rows = await query<Row>(statement, values);
      checkRows(statement.name, rows);
      return rows;
    },
  });
  const recorded: Database = {
    ...database,
    ...recording(database),
    queryTogether: async (asks: readonly Ask[]) => {
      note(asks.map(({ statement }) => statement));
      const answered = await database.queryTogether(asks);
      for (const [place, { statement }] of asks.entries()) checkRows(statement.name, answered[place] ?? []);
      return answered;
    },
    transaction: (work, turns) => database.transaction((tx) => work(recording(tx)), turns),
  };
  return {
    database: recorded,
    /** The names of the statements sent while the work runs, those of anybody else at the time included; what went together is one. */
    statementsOf: async (work: () => Promise<unknown>): Promise<string[]> =>
      (await during(work)).map((together) => together.map(({ name }) => name).join(' + ')),
    /** Their SQL. */
    textsOf,
    /** Whether a row may have changed while the work ran; the counters of requests are left out. */
    mayHaveWritten: async (work: () => Promise<unknown>): Promise<boolean> => (await textsOf(work)).some(isWrite),
  };
}
