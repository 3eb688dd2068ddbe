/** Guessing: every way in counts tries for the account, for the address and for the two together, and keeps the failures. */
import { updateUser } from '@comet/contract/accounts';
import { logIn, logInToPay, switchUser } from '@comet/contract/sessions';
import { minuteMs } from '@comet/domain/time';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createGuessLimits } from '../platform/guess-limits.ts';
import { startWorld } from '../testing/start-world.ts';
import { type TestServer, testNow } from '../testing/test-server.ts';
import { type World, worldPassword } from '../testing/world.ts';

let server: TestServer;
let world: World;
beforeAll(async () => {
  ({ server, world } = await startWorld({ TRUSTED_PROXY_HOPS: '1' }));
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.set(testNow);
  await server.database.query({ name: 'forget-limits', text: 'delete from rate_limits' }, []);
});

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
const tryPassword = (login: string, password: string, address = '10.0.0.1') =>
  server.ask(logIn, { body: { login, password }, ...from(address) });

/** How many of these tries were looked at before the first was refused as one too many. */
async function triesBefore429(tries: Iterable<() => Promise<{ status: number }>>): Promise<number> {
  let looked = 0;
  for (const attempt of tries) {
    if ((await attempt()).status === 429) return looked;
    looked++;
  }
  return Number.POSITIVE_INFINITY;
}

const times = <T>(count: number, make: (nth: number) => T): T[] => Array.from({ length: count }, (_, nth) => make(nth));

describe('wrong passwords', () => {
  test('for one account are counted together, however its name is spelt', async () => {
    const unseen = ['\u200B', '\u034F', '\u{E0041}', '\uFE0F', '\u180E'];
    const spellings = times(60, (nth) => `SIBling${unseen[nth % unseen.length]?.repeat(1 + Math.floor(nth / 10))}`);
    expect(await triesBefore429(spellings.map((login) => () => tryPassword(login, 'wrong')))).toBe(5);
  });

  test('by user name, by e-mail address and by switching are tries of one account', async () => {
    const as = world.people.student.accessToken;
    const { userId } = world.people.parent;
    const byName = () => tryPassword('parent', 'wrong');
    const ways = [
      byName,
      () => tryPassword('parent@example.org', 'wrong'),
      () => server.ask(switchUser, { as, params: { userId }, body: { password: 'wrong' }, ...from('10.0.0.1') }),
      () => server.ask(logInToPay, { body: { login: 'parent', password: 'wrong' }, ...from('10.0.0.1') }),
    ];
    expect(await triesBefore429(times(20, (nth) => ways[nth % 4] ?? byName))).toBe(5);
  });

  test('for one account from everywhere are refused, yet the child comes in where they came in before', async () => {
    expect((await tryPassword('sibling', worldPassword, '10.9.9.9')).status).toBe(200);
    const tries = times(60, (nth) => () => tryPassword('sibling', 'wrong', `10.0.1.${nth}`));
    expect(await triesBefore429(tries)).toBe(20);
    expect((await tryPassword('sibling', worldPassword, '10.0.2.1')).status).toBe(429);
    expect((await tryPassword('sibling', worldPassword, '10.9.9.9')).status).toBe(200);
    server.clock.advance(31 * minuteMs);
    expect((await tryPassword('sibling', worldPassword, '10.0.2.1')).status).toBe(200);
  });

  test('from one address for many accounts are refused, and other addresses are not', async () => {
    const tries = times(200, (nth) => () => tryPassword(`nobody-${nth}`, 'wrong', '10.0.3.1'));
    expect(await triesBefore429(tries)).toBe(100);
    expect((await tryPassword('student', worldPassword, '10.0.3.2')).status).toBe(200);
  });

  test('sent 500 at once from one address are looked at 300 times at most', async () => {
    const sent = await Promise.all(times(500, (nth) => tryPassword(`none-${nth}`, 'wrong', '10.0.7.1')));
    expect(sent.filter(({ status }) => status === 400).length).toBeLessThanOrEqual(300);
    expect((await tryPassword('none-at-all', 'wrong', '10.0.7.1')).status).toBe(429);
  });

  test('that are refused already use up nobody else’s tries', async () => {
    for (let tried = 0; tried < 50; tried++) await tryPassword('sibling', 'wrong', '10.0.4.1');
    expect((await tryPassword('sibling', worldPassword, '10.0.4.2')).status).toBe(200);
  });

  test('are not forgotten because the guesser logs in to an account of their own', async () => {
    const tries = times(300, (nth) => async () => {
      if (nth % 4 === 3) await tryPassword('otherParent', worldPassword, '10.0.5.1');
      return tryPassword(`nobody-${nth}`, 'wrong', '10.0.5.1');
    });
    expect(await triesBefore429(tries)).toBe(100);
  });

  test('sent 40 at once are looked at five times', async () => {
    const sent = await Promise.all(times(40, (nth) => tryPassword('tutor', `wrong-${nth}`, '10.0.6.1')));
    expect(sent.filter(({ status }) => status === 400)).toHaveLength(5);
  });

  test('given as the old one are counted, too', async () => {
    const { userId, accessToken: as } = world.people.otherTutor;
    const change = (oldPassword: string) =>
      server.ask(updateUser, { as, params: { userId }, body: { password: 'quiet-otter-42', oldPassword } });
    expect(await triesBefore429(times(40, (nth) => () => change(`wrong-${nth}`)))).toBe(5);
  });

  test('leave a row each in the audit log: whose account, and never what was typed', async () => {
    await server.database.query({ name: 'forget-audit', text: 'delete from audit_log' }, []);
    await tryPassword('sibling', 'wrong');
    await tryPassword('nobody-at-all', 'wrong');
    const rows = await server.database.query<{ kind: string; action: string; target: string | null }>(
      { name: 'audited-failures', text: 'select kind, action, target, actor_id from audit_log order by audit_id' },
      [],
    );
    expect(rows).toEqual([
      {
        kind: 'wrongPassword',
        action: 'POST /auth/login',
        target: `userId=${world.people.sibling.userId}`,
        actorId: null,
      },
      { kind: 'wrongPassword', action: 'POST /auth/login', target: null, actorId: null },
    ]);
  });
});

describe('a school that opens at nine', () => {
  test('logs in 150 children at once from one address, and then nobody can guess from there any more than before', async () => {
    await server.database.query(
      {
        name: '',
        text: `with made as (
            insert into users (role, first_name, last_name, user_name, password_hash, year_of_study, initial_year_of_study, created_at, updated_at)
            select 'student', 'Made', 'Student', 'pupil-' || n, (select password_hash from users where user_name = 'student'), 5, 5, $1, $1
            from generate_series(1, 150) n returning user_id)
          insert into subscriptions (student_id, status, current_period_ends_at, updated_at)
          select user_id, 'active', $1 + interval '1 year', $1 from made`,
      },
      [testNow],
    );
    const sent = await Promise.all(times(150, (nth) => tryPassword(`pupil-${nth + 1}`, worldPassword, '10.0.8.1')));
    expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([200]));
    const tries = times(200, (nth) => () => tryPassword(`nobody-${nth}`, 'wrong', '10.0.8.1'));
    expect(await triesBefore429(tries)).toBe(100);
  });

  test('has room for 600 children and their mistakes in five minutes, and not for a machine', async () => {
    const guesses = createGuessLimits(server.services.limitBuckets);
    const logIn = async (userId: number) =>
      (await guesses.take({ account: { userId }, address: '10.0.9.1' })).passed().then(() => 'in');
    // In waves: what waits too long for the database would fail for another reason.
    const inWaves = async (first: number, waves: number): Promise<number> => {
      let entered = 0;
      for (let wave = 0; wave < waves; wave++) {
        const tried = await Promise.allSettled(times(50, (nth) => logIn(first + wave * 50 + nth)));
        entered += tried.filter(({ status }) => status === 'fulfilled').length;
      }
      return entered;
    };
    expect(await inWaves(1_000_000, 12)).toBe(600);
    expect(await inWaves(2_000_000, 14)).toBe(600);
    server.clock.advance(5 * minuteMs + 1);
    expect(await logIn(3_000_000)).toBe('in');
  });
});
