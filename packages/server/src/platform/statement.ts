/** What is sent to the database. */

/** SQL with a name: PostgreSQL plans a named statement once a connection, which the answer path needs. */
export interface Statement {
  readonly name: string;
  readonly text: string;
}

/** An object none of whose names is written `like_this`: SQL's names stay in SQL. */
export type CamelCased<Row> = { readonly [Name in keyof Row]: Name extends `${string}_${string}` ? never : unknown };

/** One of several statements that are asked together. */
export interface Ask {
  readonly statement: Statement;
  readonly values: readonly unknown[];
}
