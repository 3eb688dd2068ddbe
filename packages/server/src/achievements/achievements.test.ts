import { listAchievements, listNewAchievements, markAchievementsSeen } from '@comet/contract/achievements';
import { buyPreset } from '@comet/contract/avatars';
import { listCoinHistory } from '@comet/contract/coin-history';
import { addCoins } from '@comet/contract/teaching';
import type { AchievementKey } from '@comet/domain/achievements/achievements';
import { days } from '@comet/domain/time';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startWorld } from '../testing/start-world.ts';
import { type TestServer, testNow } from '../testing/test-server.ts';
import { type PersonName, type World, worldPassword } from '../testing/world.ts';

let server: TestServer;
let world: World;
beforeAll(async () => {
  ({ server, world } = await startWorld());
});
afterAll(() => server.close());

const as = (name: PersonName): string => world.people[name].accessToken;
const list = async (name: PersonName = 'student', year?: number) =>
  (await server.ask(listAchievements, { as: as(name), query: { year } })).body;
const one = async (key: AchievementKey, name: PersonName = 'student', year?: number) =>
  (await list(name, year)).find((achievement) => achievement.key === key);
const query = (text: string, values: unknown[]) => server.database.query({ name: '', text }, values);
const unseen = async () => (await server.ask(listNewAchievements, { as: as('student') })).body;

/** Coins by an entry of the ledger, as a reward pays them. */
const credit = (amount: number, cause: string, studentId = world.people.student.userId) =>
  server.database.transaction(async (tx) => {
    await server.services.rewards.lockTotals(tx, studentId);
    await server.services.rewards.credit(tx, { studentId, cause, source: 'league', amount });
  });

describe('an achievement', () => {
  test('for the first log-in is earned by it, and there are 29 to show', async () => {
    const all = await list();
    expect(all).toHaveLength(29);
    expect(all.find(({ key }) => key === 'first_login')).toMatchObject({
      value: 1,
      goal: 1,
      year: null,
      earnedAt: testNow.toISOString(),
    });
    expect(all.filter(({ earnedAt }) => earnedAt !== null)).toHaveLength(1);
  });

  test('for coins is earned with the coins, in the same transaction, and stays when they are spent', async () => {
    await credit(990, 'test:990');
    expect(await one('collected_coins_1000')).toMatchObject({ value: 990, earnedAt: null });
    const gift = { studentId: world.people.student.userId, coinsAmount: 10, reason: 'Great work' };
    expect((await server.ask(addCoins, { as: as('tutor'), body: gift })).status).toBe(200);
    expect(await one('collected_coins_1000')).toMatchObject({ value: 1000, earnedAt: testNow.toISOString() });
    expect((await server.ask(buyPreset, { as: as('student'), params: { id: 112 } })).status).toBe(200);
    expect(await one('collected_coins_1000')).toMatchObject({ value: 1000, earnedAt: testNow.toISOString() });
    expect(await one('collected_coins_5000')).toMatchObject({ value: 1000, earnedAt: null });
  });

  test('is not earned where the transaction fails', async () => {
    const studentId = world.people.sibling.userId;
    const failing = server.database.transaction(async (tx) => {
      await server.services.rewards.lockTotals(tx, studentId);
      await server.services.rewards.credit(tx, { studentId, cause: 'test:lost', source: 'league', amount: 2000 });
      throw new Error('on purpose');
    });
    await expect(failing).rejects.toThrow('on purpose');
    expect(await one('collected_coins_1000', 'sibling')).toMatchObject({ value: 0, earnedAt: null });
  });

  test('is earned once, however often it is awarded at once', async () => {
    const { userId } = world.people.otherStudent;
    await query('update student_standings set stars = 10 where student_id = $1', [userId]);
    await query(
      `insert into student_standings (student_id, coins, experience, stars, learned_day, learned_coins)
        values ($1, 0, 0, 10, '2026-11-20', 0) on conflict do nothing`,
      [userId],
    );
    await Promise.all(Array.from({ length: 20 }, () => server.enter('otherStudent', worldPassword)));
    const rows = await query(`select key from achievements where student_id = $1 and key like 'earned%'`, [userId]);
    expect(rows).toEqual([{ key: 'earned_stars_10' }]);
  });

  test('for chapters counts in its own school year and subject', async () => {
    const { userId } = world.people.sibling;
    for (const chapter of [1301, 1302, 1303, 1304, 1305])
      await query(
        `insert into additional_test_results (student_id, kind, source_id, best_stars, best_right_count,
          best_question_count, badge, finished_count) values ($1, 'final_test', $2, 3, 18, 20, 'silver', 1)`,
        [userId, chapter],
      );
    await server.enter('sibling', worldPassword);
    expect(await one('chapter_stars_silver_math', 'sibling', 3)).toMatchObject({ year: 3, value: 5, goal: 5 });
    expect((await one('chapter_stars_bronze_math', 'sibling', 3))?.earnedAt).not.toBeNull();
    expect(await one('chapter_stars_gold_math', 'sibling', 3)).toMatchObject({ value: 0, earnedAt: null });
    expect(await one('chapter_stars_silver_math', 'sibling', 4)).toMatchObject({ year: 4, value: 0, earnedAt: null });
    expect(await one('chapter_stars_silver_english', 'sibling', 3)).toMatchObject({ value: 0, earnedAt: null });
  });

  test('for visiting is earned by the visit after the time', async () => {
    server.clock.set(new Date(testNow.getTime() + days(62)));
    const { accessToken } = await server.enter('student', worldPassword);
    const { body } = await server.ask(listAchievements, { as: accessToken });
    expect(body.find(({ key }) => key === 'visiting_2_months')).toMatchObject({ value: 2, goal: 2 });
    expect(body.find(({ key }) => key === 'visiting_4_months')).toMatchObject({ value: 2, earnedAt: null });
    server.clock.set(testNow);
  });

  test('is celebrated until it has been seen, by its owner only', async () => {
    const before = await unseen();
    const ids = before.map(({ achievementId }) => achievementId);
    expect(before.map(({ key }) => key)).toContain('collected_coins_1000');
    await server.ask(markAchievementsSeen, { as: as('sibling'), body: { achievementIds: ids } });
    expect(await unseen()).toEqual(before);
    await server.ask(markAchievementsSeen, { as: as('student'), body: { achievementIds: ids } });
    expect(await unseen()).toEqual([]);
  });
});

describe('the coin history', () => {
  const page = async (before?: number) =>
    (await server.ask(listCoinHistory, { as: as('student'), query: { before } })).body;

  test('has every entry, newest first, with the balance after it', async () => {
    const { entries, hasMore } = await page();
    expect(hasMore).toBe(false);
    expect(
      entries.map(({ source, direction, amount, balance, detail }) => ({ source, direction, amount, balance, detail })),
    ).toEqual([
      { source: 'costume', direction: 'outcoming', amount: 600, balance: 400, detail: 'Robot' },
      { source: 'manual', direction: 'incoming', amount: 10, balance: 1000, detail: 'Great work' },
      { source: 'league', direction: 'incoming', amount: 990, balance: 990, detail: null },
    ]);
  });

  test('comes in pages whose balances go on', async () => {
    for (let entry = 0; entry < 60; entry++) await credit(1, `test:page ${entry}`);
    const first = await page();
    expect(first).toMatchObject({ hasMore: true });
    expect(first.entries).toHaveLength(50);
    expect(first.entries[0]?.balance).toBe(460);
    const second = await page(first.entries.at(-1)?.id);
    expect(second.hasMore).toBe(false);
    expect(second.entries.map(({ balance }) => balance)).toEqual([
      ...Array.from({ length: 10 }, (_, place) => 410 - place),
      400,
      1000,
      990,
    ]);
  });

  test('of somebody else is another', async () => {
    const { body } = await server.ask(listCoinHistory, { as: as('sibling') });
    expect(body).toEqual({ entries: [], hasMore: false });
  });
});
