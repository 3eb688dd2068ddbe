/** Lists filtered in SQL follow the domain's rule about the same subscription. */
import { renewsByItself, type Subscription } from '@comet/domain/billing/subscription';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '../platform/database.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { accessColumns, renewsByItselfText, type StoredAccess, toSubscription } from './access.ts';

let stored: TestDatabase;
let database: Database;
beforeAll(async () => {
  stored = await createTestDatabase();
  database = await openDatabase({ url: stored.url, poolSize: 2, onError: () => undefined });
});
afterAll(async () => {
  await database.close();
  await stored.drop();
});

test.each([
  [null, false],
  [null, true],
  ['sandbox', false],
  ['stripe', true],
])(
  'a subscription of provider %s, cancelled %s, renews by itself in SQL exactly when the domain says so',
  async (provider, isCancelled) => {
    const text = `select ${accessColumns('s')}, ${renewsByItselfText('s')} as renews
    from (select 'trialing' as status, now() as current_period_ends_at, null::timestamptz as trial_ends_at,
      null::timestamptz as past_due_since, $1::text as provider, $2::boolean as cancel_at_period_end) s`;
    const [row] = await database.query<StoredAccess & { renews: boolean }>({ name: 'agree', text }, [
      provider,
      isCancelled,
    ]);
    if (row === undefined) throw new Error('no row');
    const subscription: Subscription = toSubscription(row);
    expect(row.renews).toBe(renewsByItself(subscription));
    expect(subscription).toMatchObject({ isPaidFor: provider !== null, cancelAtPeriodEnd: isCancelled });
  },
);
