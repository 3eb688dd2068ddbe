/** Everything about a family: handed out, or taken away for good. */
import type { Invoice } from '@comet/contract/billing';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import * as store from './privacy.store.ts';

/** What opens something rather than tells something stays inside. */
const secretColumns = new Set(['password_hash', 'token_hash', 'session_id', 'payment_method', 'key', 'asked_by']);

export interface PrivacyParts {
  readonly database: Database;
  readonly clock: Clock;
  /** Has the payment provider end everything and forget the payer; runs before anything is deleted here. */
  readonly forgetPayer: (payerId: number) => Promise<void>;
  readonly listInvoices: (payerId: number) => Promise<readonly Invoice[]>;
}

type Row = Readonly<Record<string, unknown>>;

export interface FamilyExport {
  readonly exportedAt: string;
  readonly people: readonly string[];
  /** Rows by table. */
  readonly tables: Readonly<Record<string, readonly Row[]>>;
  readonly invoices: readonly Invoice[];
  readonly audit: readonly Row[];
}

const withoutSecrets = (row: Row): Row =>
  Object.fromEntries(Object.entries(row).filter(([column]) => !secretColumns.has(column)));

export function createPrivacyService({ database, clock, forgetPayer, listInvoices }: PrivacyParts) {
  async function familyOf(userName: string) {
    const people = await store.listFamily(database, userName);
    if (people.length === 0) throw new Error(`no parent or student is called ${userName}`);
    return { people, userIds: people.map(({ user_id }) => user_id) };
  }

  /** All rows that hang on these people, table by table, however long the chain. */
  async function collect(userIds: readonly number[]): Promise<Map<string, Map<string, Row>>> {
    const keys = await store.listForeignKeys(database);
    const found = new Map<string, Map<string, Row>>();
    const add = (table: string, rows: readonly { place: string; row: Row }[]): Row[] => {
      const known = found.get(table) ?? new Map<string, Row>();
      found.set(table, known);
      const fresh = rows.filter(({ place }) => !known.has(place));
      for (const { place, row } of fresh) known.set(place, row);
      return fresh.map(({ row }) => row);
    };
    const people = await store.listRows(database, 'users', 'user_id', userIds.map(String));
    const waiting: { table: string; rows: Row[] }[] = [{ table: 'users', rows: add('users', people) }];
    for (const { table, rows } of waiting) {
      if (rows.length === 0) continue;
      for (const key of keys.filter(({ refers_to }) => refers_to === table)) {
        const values = rows.flatMap((row) => (row[key.referred] == null ? [] : [String(row[key.referred])]));
        const hanging = await store.listRows(database, key.table, key.column, values);
        waiting.push({ table: key.table, rows: add(key.table, hanging) });
      }
    }
    return found;
  }

  return {
    async exportFamily(userName: string): Promise<FamilyExport> {
      const { people, userIds } = await familyOf(userName);
      const found = await collect(userIds);
      const filled = [...found].filter(([, rows]) => rows.size > 0).sort(([one], [other]) => one.localeCompare(other));
      const invoices = await Promise.all(userIds.map((userId) => listInvoices(userId)));
      return {
        exportedAt: clock.now().toISOString(),
        people: people.map(({ user_name }) => user_name),
        tables: Object.fromEntries(filled.map(([table, rows]) => [table, [...rows.values()].map(withoutSecrets)])),
        invoices: invoices.flat(),
        audit: await store.listAudit(database, userIds),
      };
    },

    /** How many rows of which table would go. */
    async countFamily(userName: string): Promise<readonly { readonly table: string; readonly rows: number }[]> {
      const { userIds } = await familyOf(userName);
      const found = await collect(userIds);
      return [...found]
        .map(([table, rows]) => ({ table, rows: rows.size }))
        .filter(({ rows }) => rows > 0)
        .sort((one, other) => one.table.localeCompare(other.table));
    },

    /** Takes the family away: first at the payment provider, then here, all or nothing. */
    async eraseFamily(userName: string): Promise<void> {
      const { people, userIds } = await familyOf(userName);
      for (const userId of userIds) await forgetPayer(userId);
      const addresses = people.flatMap(({ email }) => email ?? []);
      await database.transaction(async (tx) => {
        await store.blankAudit(tx, userIds);
        await store.deleteMailJobs(tx, addresses);
        await store.deletePeople(tx, userIds);
      });
    },
  };
}
