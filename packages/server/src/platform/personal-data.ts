/**
 * What a feature keeps about people, table by table: which rows are about whom, what a parent reads of them, how they are
 * erased and how long they are kept. A test fails for a table that no feature declares.
 */
import { days } from '@comet/domain/time';

export interface PersonalTable {
  readonly table: string;
  /** The heading over the rows in an export; null where there is nothing to read (tokens, counters, copies). */
  readonly title: string | null;
  /** Which rows are about people: SQL over `t`, where $1 are the people's ids. */
  readonly about: string;
  /** Columns that open something rather than say something; no export has them. */
  readonly secret?: readonly string[];
  /** With the account, by a cascading foreign key; or by statements that run before: $1 are the ids, $2 a pattern of the names. */
  readonly erased: 'withAccount' | readonly string[];
  /** Until the account is erased, or for so long after a time of the row. */
  readonly kept: 'withAccount' | { readonly forMs: number; readonly after: string };
}

export interface FeatureData {
  readonly personal: readonly PersonalTable[];
  /** Tables without anything about a person, each with what it holds. */
  readonly impersonal?: Readonly<Record<string, string>>;
}

/** What stands where a name stood. */
const erasedText = '[erased]';

/** Rows that go with the account of the person in this column. */
export const ofPerson = (
  table: string,
  title: string | null,
  more: { readonly column?: string; readonly secret?: readonly string[]; readonly kept?: PersonalTable['kept'] } = {},
): PersonalTable => ({
  table,
  title,
  about: `t.${more.column ?? 'student_id'} = any($1)`,
  erased: 'withAccount',
  kept: more.kept ?? 'withAccount',
  ...(more.secret === undefined ? {} : { secret: more.secret }),
});

/** Takes people's names out of free text that stays because it is about others, too. */
export const eraseNames = (table: string, column: string, about: string): string =>
  `update ${table} t set ${column} = regexp_replace(t.${column}, $2, '${erasedText}', 'gi') where (${about}) and t.${column} ~* $2`;

/** The same in a text inside a JSON column. */
export const eraseNamesInJson = (table: string, column: string, key: string, about: string): string =>
  `update ${table} t set ${column} = jsonb_set(t.${column}, '{${key}}', to_jsonb(regexp_replace(t.${column} ->> '${key}', $2, '${erasedText}', 'gi')))
    where (${about}) and t.${column} ->> '${key}' ~* $2`;

export const daysAfter = (count: number, after: string): PersonalTable['kept'] => ({ forMs: days(count), after });
