/** Asks the tables after a crash: every sum over answers, the ledger beside the balances, nothing paid twice. */
import { openDatabase } from '@comet/server/platform/database';
import { brokenInvariants } from '@comet/server/testing/invariants';

/** The invariants that are broken for the students of a test, each with a row that breaks it. */
export async function listBrokenInvariants(databaseUrl: string): Promise<string[]> {
  const database = await openDatabase({ url: databaseUrl, poolSize: 2, onError: () => undefined });
  const rows = await database.query<{ userId: number }>(
    { name: 'made-students', text: `select user_id from users where user_name like 'made-%'` },
    [],
  );
  return brokenInvariants(
    database,
    rows.map(({ userId }) => userId),
  ).finally(() => database.close());
}
