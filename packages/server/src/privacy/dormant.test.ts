/** Families that nobody uses any more get a letter and are erased after it; everybody else stays. */
import { refreshToken } from '@comet/contract/sessions';
import { dormantAfterMs, dormantNoticeMs } from '@comet/domain/privacy/dormant-accounts';
import { days, hourMs } from '@comet/domain/time';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startWorld } from '../testing/start-world.ts';
import { type TestServer, testNow } from '../testing/test-server.ts';
import { type PersonName, type World, worldPassword } from '../testing/world.ts';

let server: TestServer;
let world: World;
beforeAll(async () => {
  ({ server, world } = await startWorld());
});
afterAll(() => server.close());

const exists = async (name: PersonName): Promise<boolean> =>
  (await server.services.accounts.find(world.people[name].userId)) !== undefined;
const lettersTo = async (email: string) =>
  (await server.outbox.list()).filter(({ to, subject }) => to === email && subject.startsWith('Do you still need'));
const letterTo = async (email: string) => {
  await expect.poll(() => lettersTo(email)).toHaveLength(1);
  return (await lettersTo(email))[0]?.text ?? '';
};

test('nobody for two years: a letter; a log-in keeps the family, silence has it erased; who pays, and tutors, stay', async () => {
  // The world's subscriptions were given for a year; the other family's goes on.
  await server.database.query(
    { name: '', text: `update subscriptions set current_period_ends_at = $2 where student_id = $1` },
    [world.people.otherStudent.userId, new Date(testNow.getTime() + days(5000))],
  );
  server.clock.advance(dormantAfterMs - hourMs);
  await server.services.dormant.reviewAll();
  expect(await lettersTo('parent@example.org')).toEqual([]);

  server.clock.advance(2 * hourMs);
  await server.services.dormant.reviewAll();
  await server.services.dormant.reviewAll();
  const letter = await letterTo('parent@example.org');
  expect(letter).toContain('Nobody has used this account since 20 November 2026');
  expect(letter).not.toMatch(/student|sibling/);
  await letterTo('pendingParent@example.org');
  expect(await lettersTo('otherParent@example.org')).toEqual([]);

  server.clock.advance(dormantNoticeMs - days(1));
  await server.services.dormant.reviewAll();
  expect(await exists('pendingParent')).toBe(true);
  await server.enter('parent', worldPassword);
  server.clock.advance(days(2));
  await server.services.dormant.reviewAll();
  expect(await exists('pendingParent')).toBe(false);
  for (const name of ['parent', 'student', 'sibling', 'otherParent', 'otherStudent', 'tutor'] as const)
    expect(await exists(name), name).toBe(true);
  const warned = await server.database.query({ name: '', text: 'select from dormant_warnings' }, []);
  expect(warned).toEqual([]);
}, 60_000);

test('a session that is renewed counts as being here', async () => {
  const seen = async () => {
    const rows = await server.database.query<{ lastSeenAt: Date }>(
      { name: '', text: 'select last_seen_at from users where user_id = $1' },
      [world.people.parent.userId],
    );
    return rows[0]?.lastSeenAt.getTime();
  };
  let { refreshToken: token } = await server.enter('parent', worldPassword);
  const before = server.clock.now().getTime();
  // Noted once a day at most.
  for (const isNoted of [false, false, true]) {
    server.clock.advance(11 * hourMs);
    token = (await server.ask(refreshToken, { body: { refreshToken: token } })).body.refreshToken;
    expect((await seen()) ?? 0).toBe(isNoted ? server.clock.now().getTime() : before);
  }
});

test('somebody who logs in while the payment provider is being told is not erased', async () => {
  server.clock.advance(dormantAfterMs);
  await server.services.dormant.reviewAll();
  server.clock.advance(dormantNoticeMs);
  await server.database.query({ name: '', text: `update users set last_seen_at = $2 where user_id = $1` }, [
    world.people.sibling.userId,
    server.clock.now(),
  ]);
  await server.services.dormant.reviewAll();
  expect(await exists('parent')).toBe(true);
  expect(await exists('sibling')).toBe(true);
});
