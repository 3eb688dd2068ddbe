/** Sends statements over a connection and gives their rows with camel-cased names. */
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { toLiteral } from './sql-literal.ts';
import type { Ask, CamelCased, Statement } from './statement.ts';

// int8 comes as text; our ids and sums stay far below 2^53, and one that does not must not be rounded silently.
pg.types.setTypeParser(pg.types.builtins.INT8, (text) => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too large for a number`);
  return value;
});

const camelNames = new Map<string, string>();

function toCamelName(name: string): string {
  const known = camelNames.get(name);
  if (known !== undefined) return known;
  const made = name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  camelNames.set(name, made);
  return made;
}

function namedRows({ rows, fields }: pg.QueryArrayResult<unknown[]>): object[] {
  const names = fields.map((field) => toCamelName(field.name));
  return rows.map((row) => Object.fromEntries(names.map((key, at) => [key, row[at]])));
}

export interface StatementRunner {
  run<Row extends CamelCased<Row>>(
    client: pg.ClientBase,
    statement: Statement,
    values: readonly unknown[],
  ): Promise<Row[]>;
  /** Several statements as one text. */
  runTogether(client: pg.ClientBase, asks: readonly Ask[]): Promise<object[][]>;
}

/**
 * `isNamed`: PostgreSQL plans a statement once a connection. `isSession`: what is prepared stays so for the next transaction
 * of this client, which behind a pooler goes to any connection.
 */
export function createStatementRunner(mode: { isNamed: boolean; isSession: boolean }): StatementRunner {
  /** Which statements each connection has prepared to be asked together; PostgreSQL keeps them apart by their names. */
  const preparedOn = new WeakMap<pg.ClientBase, Set<string>>();
  /** Another client of the pooler may have left one behind, so no two are called alike. */
  const own = randomUUID();
  let used = 0;

  async function ask(client: pg.ClientBase, statement: Statement, values: readonly unknown[]): Promise<object[]> {
    const { text, name } = mode.isNamed ? statement : { text: statement.text, name: '' };
    return namedRows(await client.query<unknown[]>({ name, text, values: [...values], rowMode: 'array' }));
  }

  /** What the connection does not know yet is prepared on the way. */
  function linesOfSession(client: pg.ClientBase, { statement: { name, text }, values }: Ask): string[] {
    const prepared = preparedOn.get(client) ?? new Set();
    preparedOn.set(client, prepared);
    const known = pg.escapeIdentifier(`together ${name}`);
    const execute = executeText(known, values);
    if (prepared.has(name)) return [execute];
    prepared.add(name);
    return [`prepare ${known} as ${text}`, execute];
  }

  /** One text is one transaction, so that a pooler sends all of it to one connection. */
  function linesOnce({ statement: { text }, values }: Ask): string[] {
    const brief = pg.escapeIdentifier(`${own} ${used++}`);
    return [`prepare ${brief} as ${text}`, executeText(brief, values), `deallocate ${brief}`];
  }

  function run<Row extends CamelCased<Row>>(
    client: pg.ClientBase,
    statement: Statement,
    values: readonly unknown[],
  ): Promise<Row[]>;
  function run(client: pg.ClientBase, statement: Statement, values: readonly unknown[]): Promise<object[]> {
    return ask(client, statement, values);
  }

  return {
    run,
    runTogether: async (client, asks) => {
      const lines = asks.flatMap((one) => (mode.isSession ? linesOfSession(client, one) : linesOnce(one)));
      // Of several statements pg gives a list, which its types do not say.
      const results = [await client.query<unknown[]>({ text: lines.join(';\n'), rowMode: 'array' })].flat();
      return results.filter(({ command }) => command !== 'PREPARE' && command !== 'DEALLOCATE').map(namedRows);
    },
  };
}

const executeText = (name: string, values: readonly unknown[]): string =>
  `execute ${name}${values.length === 0 ? '' : `(${values.map(toLiteral).join(', ')})`}`;
