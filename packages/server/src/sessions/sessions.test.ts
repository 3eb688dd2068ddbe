import { getUser, updateUser } from '@comet/contract/accounts';
import {
  checkFreeLogin,
  forgotPassword,
  logIn,
  logOut,
  refreshToken,
  register,
  resetPassword,
  suggestYear,
  switchUser,
} from '@comet/contract/sessions';
import { dayMs, minuteMs } from '@comet/domain/time';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startWorld } from '../testing/start-world.ts';
import { type TestServer, testNow } from '../testing/test-server.ts';
import { type World, worldPassword } from '../testing/world.ts';

let server: TestServer;
let world: World;
beforeAll(async () => {
  ({ server, world } = await startWorld());
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.set(testNow);
  await server.database.query({ name: 'forget-limits', text: 'delete from rate_limits' }, []);
});

const isIn = async (accessToken: string): Promise<boolean> =>
  (await server.ask(getUser, { as: accessToken })).status === 200;

/** Days from now. */
interface Days {
  readonly currentPeriodEndsAt?: number;
  readonly trialEndsAt?: number;
  readonly pastDueSince?: number;
}

async function setSubscription(studentId: number, status: string, days: Days): Promise<void> {
  const at = (offset: number | undefined): Date | null =>
    offset === undefined ? null : new Date(testNow.getTime() + offset * dayMs);
  await server.database.query(
    {
      name: 'set-subscription',
      text: `update subscriptions set status = $2, current_period_ends_at = coalesce($3, current_period_ends_at), trial_ends_at = $4, past_due_since = $5
        where student_id = $1`,
    },
    [studentId, status, at(days.currentPeriodEndsAt), at(days.trialEndsAt), at(days.pastDueSince)],
  );
}

describe('log-in', () => {
  test('gives two tokens by user name or e-mail, in any case of letters', async () => {
    for (const login of ['parent', 'PARENT', 'Parent@example.org']) {
      const { status, body } = await server.ask(logIn, { body: { login, password: worldPassword } });
      expect(status).toBe(200);
      expect(Object.keys(body).sort()).toEqual(['accessToken', 'refreshToken']);
    }
  });

  test.each([
    ['an unknown name', 'nobody', worldPassword, 'Incorrect login'],
    ['a wrong password', 'student', 'wrong', 'wrong password'],
    ['a child without a subscription', 'pendingChild', worldPassword, 'You do not have subscription'],
  ])('of %s is refused as specified', async (_, login, password, message) => {
    const { status, text } = await server.ask(logIn, { body: { login, password } });
    expect([status, JSON.parse(text).message]).toEqual([400, message]);
  });

  test.each([
    ['canceled', { currentPeriodEndsAt: -1 }, 'You subscription canceled'],
    ['canceled', { currentPeriodEndsAt: 1 }, undefined],
    ['trialing', { trialEndsAt: -1 }, 'You trial was ended'],
    ['trialing', { trialEndsAt: 1 }, undefined],
    ['past_due', { pastDueSince: -8 }, 'unpaid subscription'],
    ['past_due', { pastDueSince: -6 }, undefined],
    ['unpaid', {}, 'unpaid subscription'],
    ['incomplete', {}, 'You subscription not active'],
    ['incomplete_expired', {}, 'You subscription not active'],
  ])('with a subscription %s %j says %s', async (status, days: Days, message) => {
    await setSubscription(world.people.sibling.userId, status, days);
    const answered = await server.ask(logIn, { body: { login: 'sibling', password: worldPassword } });
    expect(answered.status === 200 ? undefined : JSON.parse(answered.text).message).toBe(message);
  });

  test('is slowed down after five wrong passwords, for this account and address, and opens again', async () => {
    const tryPassword = (login: string, password: string) => server.ask(logIn, { body: { login, password } });
    for (let tried = 0; tried < 5; tried++) expect((await tryPassword('tutor', 'wrong')).status).toBe(400);
    const refused = await tryPassword('tutor', worldPassword);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await tryPassword('parent', worldPassword)).status).toBe(200);
    server.clock.advance(31 * minuteMs);
    expect((await tryPassword('tutor', worldPassword)).status).toBe(200);
  });

  test('that goes well does not count towards the limit', async () => {
    for (let entered = 0; entered < 8; entered++)
      expect((await server.ask(logIn, { body: { login: 'parent', password: worldPassword } })).status).toBe(200);
  });
});

describe('a session', () => {
  test('ends for the access token as soon as it is logged out', async () => {
    const { accessToken, refreshToken: next } = await server.enter('parent', worldPassword);
    expect(await isIn(accessToken)).toBe(true);
    await server.ask(logOut, { as: accessToken });
    expect(await isIn(accessToken)).toBe(false);
    expect((await server.ask(refreshToken, { body: { refreshToken: next } })).status).toBe(401);
  });

  test.each([
    ['canceled', { currentPeriodEndsAt: -1 }, false],
    ['canceled', { currentPeriodEndsAt: 1 }, true],
    ['trialing', { trialEndsAt: -1 }, false],
    ['past_due', { pastDueSince: -8 }, false],
    ['past_due', { pastDueSince: -6 }, true],
    ['unpaid', {}, false],
    ['incomplete_expired', {}, false],
  ])('of a child whose subscription becomes %s %j goes on: %s', async (status, days: Days, goesOn) => {
    const { userId } = world.people.otherStudent;
    await setSubscription(userId, 'active', { currentPeriodEndsAt: 300 });
    const { accessToken, refreshToken: next } = await server.enter('otherStudent', worldPassword);
    await setSubscription(userId, status, days);
    expect(await isIn(accessToken)).toBe(goesOn);
    // Paid before the page asked for new tokens: the child never notices.
    await setSubscription(userId, 'active', { currentPeriodEndsAt: 300 });
    expect(await isIn(accessToken)).toBe(true);
    await setSubscription(userId, status, days);
    expect((await server.ask(refreshToken, { body: { refreshToken: next } })).status).toBe(goesOn ? 200 : 401);
  });

  test('of a child ends in the very moment in which the trial does, at the latest', async () => {
    const { userId } = world.people.otherStudent;
    await setSubscription(userId, 'trialing', { trialEndsAt: 0.002 });
    const { accessToken } = await server.enter('otherStudent', worldPassword);
    server.clock.advance(2 * minuteMs);
    expect(await isIn(accessToken)).toBe(true);
    server.clock.advance(minuteMs);
    expect(await isIn(accessToken)).toBe(false);
    await setSubscription(userId, 'active', { currentPeriodEndsAt: 300 });
  });

  test('access token is good for ten minutes', async () => {
    const { accessToken } = await server.enter('parent', worldPassword);
    server.clock.advance(9 * minuteMs);
    expect(await isIn(accessToken)).toBe(true);
    server.clock.advance(2 * minuteMs);
    expect(await isIn(accessToken)).toBe(false);
  });

  test('refused are tokens that are altered or signed by somebody else', async () => {
    const { accessToken } = await server.enter('parent', worldPassword);
    const [head = '', payload = '', signature = ''] = accessToken.split('.');
    const none = Buffer.from('{"alg":"none"}').toString('base64url');
    for (const forged of [
      `${head}.${payload}.${signature.slice(1)}A`,
      `${none}.${payload}.`,
      `${head}.${payload}`,
      'x',
      '',
    ])
      expect(await isIn(forged)).toBe(false);
  });

  test('gives the same next tokens to two tabs within ten seconds, and ends when a used token comes later', async () => {
    const { refreshToken: first } = await server.enter('parent', worldPassword);
    const renew = (token: string) => server.ask(refreshToken, { body: { refreshToken: token } });
    const [one, two] = await Promise.all([renew(first), renew(first)]);
    expect(one.status).toBe(200);
    expect(two.body.refreshToken).toBe(one.body.refreshToken);
    server.clock.advance(11_000);
    expect((await renew(first)).status).toBe(401);
    expect((await renew(one.body.refreshToken)).status).toBe(401);
    expect(await isIn(one.body.accessToken)).toBe(false);
  });

  test('not remembered is over after twelve hours, remembered after thirty days', async () => {
    const short = await server.enter('parent', worldPassword);
    const long = (await server.ask(logIn, { body: { login: 'parent', password: worldPassword, remember: true } })).body;
    server.clock.advance(13 * 60 * minuteMs);
    expect((await server.ask(refreshToken, { body: { refreshToken: short.refreshToken } })).status).toBe(401);
    expect((await server.ask(refreshToken, { body: { refreshToken: long.refreshToken } })).status).toBe(200);
  });
});

describe('a forgotten password', () => {
  const linkOf = async (): Promise<string> => {
    for (let waited = 0; waited < 100; waited++) {
      const [mail] = await server.outbox.list();
      const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
      if (token !== undefined) return token;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error('no mail came');
  };

  test('is answered alike whether the address is known or not', async () => {
    const unknown = await server.ask(forgotPassword, { body: { email: 'stranger@example.org' } });
    expect([unknown.status, unknown.body]).toEqual([200, {}]);
    expect(await server.outbox.list()).toEqual([]);
  });

  test('is changed by the mailed link, once, and every session ends', async () => {
    const { accessToken } = await server.enter('otherTutor', worldPassword);
    expect((await server.ask(forgotPassword, { body: { email: 'otherTutor@example.org' } })).body).toEqual({});
    const token = await linkOf();
    const weak = await server.ask(resetPassword, { body: { token, password: 'password1' } });
    expect(JSON.parse(weak.text).message).toContain('known passwords');
    expect((await server.ask(resetPassword, { body: { token, password: 'quiet-otter-42' } })).status).toBe(200);
    expect(await isIn(accessToken)).toBe(false);
    expect((await server.ask(resetPassword, { body: { token, password: 'another-otter-43' } })).status).toBe(400);
    expect((await server.ask(logIn, { body: { login: 'otherTutor', password: 'quiet-otter-42' } })).status).toBe(200);
  });
});

describe('sign-up of a parent', () => {
  const person = {
    firstName: 'Zoë 🚀',
    lastName: 'O’Brien',
    userName: 'zoe',
    email: 'zoe@example.org',
    phone: '020 7946 0958',
    password: 'quiet-otter-42',
  };

  test('logs them in, and 20 at once with one name make one account', async () => {
    const sent = await Promise.all(Array.from({ length: 10 }, () => server.ask(register, { body: person })));
    expect(sent.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
    const entered = sent.find(({ status }) => status === 200);
    const user = (await server.ask(getUser, { as: entered?.body.accessToken })).body;
    expect(user).toMatchObject({
      role: 'parent',
      firstName: 'Zoë 🚀',
      phone: '+442079460958',
      children: [],
      isPendingAccess: false,
    });
  });

  test.each([
    [{ phone: '12' }, 400, 'Incorrect phone number'],
    [{ userName: 'Zoe' }, 409, 'Username already taken, please choose another username'],
    [{ userName: 'zoe\u200B' }, 409, 'Username already taken, please choose another username'],
    [{ userName: 'zoe2', email: 'ZOE@example.org' }, 409, 'Email already taken, please choose another email'],
    [{ userName: '12345' }, 400, 'Username must contain at least 1 string character'],
    [{ userName: ' ' }, 400, 'Username  is a required field'],
    [{ firstName: '' }, 400, 'First Name is a required field'],
    [{ firstName: '\u200B\u2060' }, 400, 'First Name is a required field'],
    [{ lastName: ' ' }, 400, 'Last Name is a required field'],
    [{ email: 'zoe' }, 400, 'Please enter valid email'],
    [{ password: '' }, 400, 'Password is a required field'],
    [{ password: 'ab' }, 400, 'The minimum password length is 3 characters'],
  ])('with %j is refused: %i %s', async (change, statusCode, message) => {
    const { status, text } = await server.ask(register, {
      body: { ...person, userName: 'zoe3', email: 'zoe3@example.org', ...change },
    });
    expect([status, JSON.parse(text).message]).toEqual([statusCode, message]);
  });

  test('takes letters for what they are, whichever way a keyboard writes them', async () => {
    const { status } = await server.ask(register, {
      body: { ...person, userName: 'zoe\u0301', email: 'e-acute@example.org', password: 'cafe\u0301-au-lait' },
    });
    expect(status).toBe(200);
    const composed = { login: 'ZO\u00C9\u200B', password: 'caf\u00E9-au-lait' };
    expect((await server.ask(logIn, { body: composed })).status).toBe(200);
  });

  test('checks names and addresses: 200 is free, anything else is not', async () => {
    expect((await server.ask(checkFreeLogin, { query: { userName: 'a-new-name' } })).status).toBe(200);
    expect((await server.ask(checkFreeLogin, { query: { userName: ' Parent ' } })).status).toBe(409);
    expect((await server.ask(checkFreeLogin, { query: { email: 'PARENT@example.org' } })).status).toBe(409);
    expect((await server.ask(checkFreeLogin, {})).status).toBe(400);
  });

  test.each([
    ['01.09.2019', 200, 3],
    ['31.08.2018', 200, 4],
    ['14.03.2017', 200, 5],
    ['29.02.2016', 200, 6],
    ['01.01.2010', 200, 7],
    ['Invalid Date', 400, undefined],
    ['30.02.2016', 400, undefined],
  ])('suggests for %s: %i %s', async (date, statusCode, year) => {
    const { status, text } = await server.ask(suggestYear, { body: { date } });
    expect([status, JSON.parse(text).year]).toEqual([statusCode, year]);
  });
});

describe('switching', () => {
  const switchAs = (name: 'student' | 'parent' | 'otherStudent' | 'tutor', userId: number, password = worldPassword) =>
    server.ask(switchUser, { as: world.people[name].accessToken, params: { userId }, body: { password } });

  test('goes from child to parent and back within the family, by the password of the other', async () => {
    const toParent = await switchAs('student', world.people.parent.userId);
    expect((await server.ask(getUser, { as: toParent.body.accessToken })).body.role).toBe('parent');
    expect((await switchAs('parent', world.people.student.userId)).status).toBe(200);
    expect((await switchAs('student', world.people.parent.userId, 'wrong')).status).toBe(400);
    expect(await isIn(world.people.student.accessToken)).toBe(true);
  });

  test('to a stranger or a tutor finds nobody', async () => {
    for (const name of ['otherParent', 'otherStudent', 'tutor'] as const)
      expect((await switchAs('student', world.people[name].userId)).status).toBe(404);
  });
});

describe('changing an account', () => {
  test('of a child by the parent takes the parent’s own password for a new one', async () => {
    const change = (body: object) =>
      server.ask(updateUser, {
        as: world.people.parent.accessToken,
        params: { userId: world.people.student.userId },
        body,
      });
    expect((await change({ password: 'abc' })).status).toBe(400);
    expect((await change({ password: 'abc', oldPassword: 'wrong' })).status).toBe(400);
    expect((await change({ password: 'abc', oldPassword: worldPassword })).status).toBe(200);
    expect(await isIn(world.people.student.accessToken)).toBe(false);
    expect((await server.ask(logIn, { body: { login: 'student', password: 'abc' } })).status).toBe(200);
  });

  test('to a name that somebody has is refused and changes nothing', async () => {
    const { status } = await server.ask(updateUser, {
      as: world.people.parent.accessToken,
      params: { userId: world.people.parent.userId },
      body: { userName: 'TUTOR', firstName: 'Changed', oldPassword: worldPassword },
    });
    expect(status).toBe(409);
    expect((await server.ask(getUser, { as: world.people.parent.accessToken })).body.firstName).toBe('parent');
  });
});
