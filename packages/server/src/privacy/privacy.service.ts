/** Everything kept about people, by what features declare: shown, handed out, erased, and deleted when it is past its keeping. */
import type { Invoice } from '@comet/contract/billing';
import type { ChildData } from '@comet/contract/privacy';
import type { Clock } from '../platform/clock.ts';
import type { Database, Queryable } from '../platform/database.ts';
import type { FeatureData, PersonalTable } from '../platform/personal-data.ts';
import { Refusal } from '../platform/refusal.ts';
import * as store from './privacy.store.ts';

export interface PrivacyParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly featureData: readonly FeatureData[];
  /** Has the payment provider end everything and forget the payer; runs before anything is deleted here. */
  readonly forgetPayer: (payerId: number) => Promise<void>;
  /** Ends one child's subscription at the provider. */
  readonly endSubscription: (studentId: number) => Promise<void>;
  readonly listInvoices: (payerId: number) => Promise<readonly Invoice[]>;
}

export type PrivacyService = ReturnType<typeof createPrivacyService>;

export interface FamilyExport {
  readonly exportedAt: string;
  readonly people: readonly string[];
  /** Rows by table. */
  readonly tables: Readonly<Record<string, readonly store.Row[]>>;
  readonly invoices: readonly Invoice[];
}

const withoutSecrets = (row: store.Row, secret: readonly string[] = []): store.Row =>
  Object.fromEntries(Object.entries(row).filter(([column]) => !secret.includes(column)));

/** Matches any of these names as whole words, the longest first. */
function patternOf(names: readonly string[]): string {
  const escaped = [...new Set(names)]
    .sort((one, other) => other.length - one.length)
    .map((name) => name.replaceAll(/[^\p{L}\p{N}\s]/gu, '\\$&'));
  return `(?<![[:alnum:]])(?:${escaped.join('|')})(?![[:alnum:]])`;
}

const fullName = ({ firstName: first, lastName: last }: store.PersonRow): string => `${first} ${last}`;

export function createPrivacyService(parts: PrivacyParts) {
  const { database, clock, featureData, forgetPayer, endSubscription, listInvoices } = parts;
  const tables: readonly PersonalTable[] = featureData.flatMap(({ personal }) => personal);

  async function familyOf(userName: string) {
    const people = await store.listFamily(database, userName);
    if (people.length === 0) throw new Error(`no parent or student is called ${userName}`);
    return { people, userIds: people.map(({ userId }) => userId) };
  }

  async function exportRows(userIds: readonly number[]) {
    const found: { table: PersonalTable; rows: store.Row[] }[] = [];
    for (const table of tables.filter(({ title }) => title !== null)) {
      const rows = await store.listRows(database, table, userIds);
      if (rows.length > 0) found.push({ table, rows: rows.map((row) => withoutSecrets(row, table.secret)) });
    }
    return found;
  }

  async function erase(tx: Queryable, userIds: readonly number[], names: readonly string[]): Promise<void> {
    const pattern = patternOf(names);
    for (const table of tables) await store.eraseRows(tx, table, userIds, pattern);
    await store.deletePeople(tx, userIds);
  }

  return {
    /** All that is kept about a child, as their parent reads it. */
    async childData(studentId: number): Promise<ChildData> {
      const student = await store.findStudent(database, studentId);
      if (student === undefined) throw new Refusal('notFound');
      return {
        exportedAt: clock.now().toISOString(),
        studentId,
        firstName: student.firstName,
        sections: (await exportRows([studentId])).map(({ table: { table, title }, rows }) => ({
          table,
          title: title ?? table,
          rows,
        })),
      };
    },

    async exportFamily(userName: string): Promise<FamilyExport> {
      const { people, userIds } = await familyOf(userName);
      const invoices = await Promise.all(userIds.map((userId) => listInvoices(userId)));
      return {
        exportedAt: clock.now().toISOString(),
        people: people.map(({ userName }) => userName),
        tables: Object.fromEntries((await exportRows(userIds)).map(({ table: { table }, rows }) => [table, rows])),
        invoices: invoices.flat(),
      };
    },

    /** How many rows of which table would go. */
    async countFamily(userName: string): Promise<readonly { readonly table: string; readonly rows: number }[]> {
      const { userIds } = await familyOf(userName);
      const counts: { table: string; rows: number }[] = [];
      for (const table of tables) {
        const rows = await store.countRows(database, table, userIds);
        if (rows > 0) counts.push({ table: table.table, rows });
      }
      return counts.sort((one, other) => one.table.localeCompare(other.table));
    },

    /** Erases the family: first at the payment provider, then here if `mayErase` still says so, all or nothing. */
    async eraseFamily(
      userName: string,
      mayErase: (tx: Queryable) => Promise<boolean> = async () => true,
    ): Promise<void> {
      const { people, userIds } = await familyOf(userName);
      for (const userId of userIds) await forgetPayer(userId);
      const names = people.flatMap((one) => [fullName(one), one.firstName, one.lastName, one.userName]);
      await database.transaction(async (tx) => {
        if (await mayErase(tx)) await erase(tx, userIds, names);
      });
    },

    /** Erases one child: first at the payment provider, then here while `mayErase` says so, all or nothing. */
    async eraseChild(studentId: number, mayErase: (tx: Queryable) => Promise<boolean>): Promise<void> {
      const student = await store.findStudent(database, studentId);
      if (student === undefined) return;
      if (student.parentId === null) await forgetPayer(studentId);
      else await endSubscription(studentId);
      // The last name stays where it is: it is the family's.
      const names = [fullName(student), student.firstName, student.userName];
      await database.transaction(async (tx) => {
        if (await mayErase(tx)) await erase(tx, [studentId], names);
      });
    },

    /** Deletes what is past its keeping, table by table. */
    async deleteExpired(): Promise<void> {
      for (const { table, kept } of tables) {
        if (kept === 'withAccount') continue;
        await store.deleteExpired(database, table, kept.after, new Date(clock.now().getTime() - kept.forMs));
      }
    },
  };
}
