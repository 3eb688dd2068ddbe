import { getUser } from '@comet/contract/accounts';
import { createChild, getRelatives, getReplayConsent, setReplayConsent } from '@comet/contract/families';
import { listSubjectsProgress } from '@comet/contract/missions';
import { getChildData } from '@comet/contract/privacy';
import { listChildren } from '@comet/contract/reports';
import { logIn, logInToPay, refreshToken, registerStudent } from '@comet/contract/sessions';
import { maxChildren } from '@comet/domain/accounts/student-account';
import { days, minuteMs } from '@comet/domain/time';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as store from '../demo/demo.store.ts';
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

const account = {
  firstName: 'Zoë 🚀',
  lastName: 'O’Brien',
  userName: 'zoe-child',
  password: 'abc',
  dateOfBirth: '2017-03-14',
  email: '',
  isStudentFourYear: 'yes',
  grateStudent: 3,
};
const yearMs = days(365);
const messageOf = (text: string): string => JSON.parse(text).message;

describe('a child’s account', () => {
  const make = (change: object = {}, as = world.people.parent.accessToken) =>
    server.ask(createChild, { as, body: { ...account, ...change } });

  test('made by a parent is theirs, in the year that was said, and opens nothing before it is paid for', async () => {
    const { status, body } = await make();
    expect(status).toBe(200);
    expect(body).toMatchObject({
      firstName: 'Zoë 🚀',
      lastName: 'O’Brien',
      yearOfStudy: 4,
      subscriptionStatus: null,
      hasAccess: false,
    });
    const own = await server.ask(listChildren, { as: world.people.parent.accessToken });
    expect(own.body.map(({ userId }) => userId)).toContain(body.userId);
    const others = await server.ask(listChildren, { as: world.people.otherParent.accessToken });
    expect(others.body.map(({ userId }) => userId)).not.toContain(body.userId);
    const refused = await server.ask(logIn, { body: { login: 'ZOE-child', password: 'abc' } });
    expect([refused.status, messageOf(refused.text)]).toEqual([400, 'You do not have subscription']);
  });

  test('asked for 50 times at once is made once, and every answer is that child', async () => {
    const as = world.people.otherParent.accessToken;
    const sent = await Promise.all(Array.from({ length: 50 }, () => make({ userName: 'many' }, as)));
    expect(new Set(sent.map(({ status, body }) => `${status} ${body.userId}`)).size).toBe(1);
    expect(sent[0]?.status).toBe(200);
    expect((await server.ask(listChildren, { as })).body).toHaveLength(2);
  });

  test.each([
    { firstName: 'Ben' },
    { password: 'another' },
    { dateOfBirth: '2016-01-01' },
    { isReplayAllowed: true },
    { email: 'many@example.org' },
    { studentYear: 6 },
  ])('is another one with %j, and the name is taken', async (change) => {
    const { status, text } = await make({ userName: 'MANY', ...change }, world.people.otherParent.accessToken);
    expect([status, messageOf(text)]).toEqual([409, 'Username already taken, please choose another username']);
  });

  test('of another family is not given away by its whole form', async () => {
    expect((await make({ userName: 'many' }, world.people.parent.accessToken)).status).toBe(409);
  });

  test.each([
    [{ studentYear: 7 }, 7],
    [{ isStudentFourYear: 'no', grateStudent: 6 }, 6],
    [{ isStudentFourYear: 'no' }, 3],
  ])('with %j is in year %i', async (change, year) => {
    const userName = `year-${JSON.stringify(change)}`.slice(0, 40);
    expect((await make({ userName, ...change }, world.people.pendingParent.accessToken)).body.yearOfStudy).toBe(year);
  });

  test.each([
    [{ firstName: '' }, 400, 'First Name is a required field'],
    [{ lastName: ' ' }, 400, 'Last Name is a required field'],
    [{ userName: '' }, 400, 'Username  is a required field'],
    [{ userName: '2468' }, 400, 'Username must contain at least 1 string character'],
    [{ userName: 'TUTOR' }, 409, 'Username already taken, please choose another username'],
    [{ password: '' }, 400, 'Password is a required field'],
    [{ password: 'ab' }, 400, 'The minimum password length is 3 characters'],
    [{ dateOfBirth: '' }, 400, 'Date of Birth is a required field'],
    [{ dateOfBirth: null }, 400, 'Date of Birth is a required field'],
    [{ dateOfBirth: '2026-02-30' }, 400, 'Date of Birth is a required field'],
    [{ dateOfBirth: '2017-13' }, 400, 'Date of Birth is a required field'],
    [{ dateOfBirth: '2017' }, 400, 'Date of Birth is a required field'],
    [{ dateOfBirth: '2026-11-21' }, 400, 'Date of Birth must be in the past'],
    [{ dateOfBirth: '2026-12' }, 400, 'Date of Birth must be in the past'],
    [{ dateOfBirth: '2031-01-01' }, 400, 'Date of Birth must be in the past'],
    [{ email: 'zoe' }, 400, 'Please enter valid email'],
    [{ email: 'TUTOR@example.org' }, 409, 'Email already taken, please choose another email'],
    [{ parentId: 1 }, 400, undefined],
  ])('with %j is refused: %i %s', async (change, statusCode, message) => {
    const before = await server.ask(listChildren, { as: world.people.parent.accessToken });
    const { status, text } = await make({ userName: 'refused', ...change });
    expect(status, text).toBe(statusCode);
    if (message !== undefined) expect(messageOf(text)).toBe(message);
    expect((await server.ask(listChildren, { as: world.people.parent.accessToken })).body).toEqual(before.body);
  });

  test.each(['2017-03', '2017-03-14'])('born %s is stored and exported with just that', async (dateOfBirth) => {
    const as = world.people.parent.accessToken;
    const { body } = await make({ userName: `born-${dateOfBirth}`, dateOfBirth });
    const data = await server.ask(getChildData, { as, params: { studentId: body.userId } });
    const account = data.body.sections.find(({ table }) => table === 'users');
    expect(account?.rows).toMatchObject([{ day_of_birthday: dateOfBirth }]);
  });

  test('of yesterday’s child is taken: the form begins with that day', async () => {
    expect((await make({ userName: 'newborn', dateOfBirth: '2026-11-19' })).status).toBe(200);
  });

  test('is one of twelve at most, however many are asked for at once', async () => {
    const as = world.people.pendingParent.accessToken;
    const made = await Promise.all(
      Array.from({ length: maxChildren + 3 }, (_, nth) => make({ userName: `crowd-${nth}` }, as)),
    );
    expect(made.some(({ status, text }) => status === 409 && messageOf(text).includes('at most 12'))).toBe(true);
    expect((await server.ask(listChildren, { as })).body).toHaveLength(maxChildren);
  });
});

describe('a family', () => {
  test('is the same for parent and child, and shows neither packages nor mail addresses', async () => {
    const [ofParent, ofChild] = await Promise.all(
      [world.people.parent, world.people.student].map(({ accessToken }) =>
        server.ask(getRelatives, { as: accessToken }),
      ),
    );
    expect(ofParent?.body.parent?.userId).toBe(world.people.parent.userId);
    expect(ofParent?.body.children.map(({ userId }) => userId)).toEqual(
      expect.arrayContaining([world.people.student.userId, world.people.sibling.userId]),
    );
    expect(ofChild?.body).toEqual(ofParent?.body);
    expect(ofChild?.text).not.toMatch(/subscription|hasAccess|@|userName/);
    expect(ofChild?.text).not.toContain('otherStudent');
  });
});

describe('consent to recordings', () => {
  const childOfParent = () => ({ studentId: world.people.sibling.userId });
  const read = () => server.ask(getReplayConsent, { as: world.people.parent.accessToken, params: childOfParent() });
  const decide = (isReplayAllowed: boolean, as = world.people.parent.accessToken) =>
    server.ask(setReplayConsent, { as, params: childOfParent(), body: { isReplayAllowed } });

  test('is off until the parent gives it, can be withdrawn, and each decision keeps its time', async () => {
    expect((await read()).body).toEqual({ isReplayAllowed: false, decidedAt: null });
    expect((await decide(true)).body).toEqual({ isReplayAllowed: true, decidedAt: testNow.toISOString() });
    server.clock.advance(minuteMs);
    await decide(true);
    expect((await read()).body.decidedAt).toBe(testNow.toISOString());
    const later = server.clock.now().toISOString();
    expect((await decide(false)).body).toEqual({ isReplayAllowed: false, decidedAt: later });
    const kept = await server.database.query(
      { name: 'all-consents', text: 'select is_allowed from replay_consents where student_id = $1 order by 1' },
      [world.people.sibling.userId],
    );
    expect(kept).toHaveLength(2);
  });

  test('is not another family’s to give, nor the child’s own', async () => {
    expect((await decide(true, world.people.otherParent.accessToken)).status).toBe(404);
    expect((await decide(true, world.people.student.accessToken)).status).toBe(403);
  });

  test('asked for with the account is stored with it', async () => {
    const made = await server.ask(createChild, {
      as: world.people.otherParent.accessToken,
      body: { ...account, userName: 'recorded', isReplayAllowed: true },
    });
    const consent = await server.ask(getReplayConsent, {
      as: world.people.otherParent.accessToken,
      params: { studentId: made.body.userId },
    });
    expect(consent.body).toEqual({ isReplayAllowed: true, decidedAt: testNow.toISOString() });
  });
});

describe('a student who signs up alone', () => {
  // Of an age to agree for themselves; who is younger waits for a parent (approvals.test.ts).
  const alone = { ...account, userName: 'alone', password: 'quiet-otter-42', dateOfBirth: '2013-03-14' };

  test('is logged in, may do nothing but pay, and everything once it is paid', async () => {
    const { status, body } = await server.ask(registerStudent, { body: alone });
    expect(status).toBe(200);
    const user = (await server.ask(getUser, { as: body.accessToken })).body;
    expect(user).toMatchObject({ role: 'student', parentId: null, yearOfStudy: 4, age: 13, isPendingAccess: true });
    const learn = (as: string) => server.ask(listSubjectsProgress, { as, query: { year: 4 } });
    const refused = await learn(body.accessToken);
    expect([refused.status, messageOf(refused.text)]).toEqual([403, 'Your access is pending']);
    const renewed = await server.ask(refreshToken, { body: { refreshToken: body.refreshToken } });
    expect(renewed.status).toBe(200);
    await store.insertSubscription(server.database, user.userId, new Date(testNow.getTime() + yearMs), testNow);
    expect((await learn(renewed.body.accessToken)).status).toBe(200);
    expect((await server.ask(getUser, { as: renewed.body.accessToken })).body.isPendingAccess).toBe(false);
  });

  test('who left before paying is refused at log-in and comes back by the door for payers', async () => {
    await server.ask(registerStudent, { body: { ...alone, userName: 'left-early' } });
    const sent = { login: 'left-early', password: alone.password };
    expect(messageOf((await server.ask(logIn, { body: sent })).text)).toBe('You do not have subscription');
    const wrong = await server.ask(logInToPay, { body: { ...sent, password: 'wrong' } });
    expect([wrong.status, messageOf(wrong.text)]).toEqual([400, 'wrong password']);
    const { status, body } = await server.ask(logInToPay, { body: sent });
    expect(status).toBe(200);
    expect((await server.ask(getUser, { as: body.accessToken })).body.isPendingAccess).toBe(true);
  });

  test.each([
    ['pendingChild', 409, 'Please ask your parent: they look after your subscription'],
    ['tutor', 400, 'Incorrect login'],
    ['parent', 400, 'Incorrect login'],
  ])('is not %s: that door stays closed', async (login, statusCode, message) => {
    const { status, text } = await server.ask(logInToPay, { body: { login, password: worldPassword } });
    expect([status, messageOf(text)]).toEqual([statusCode, message]);
  });

  test('is one account, though it is sent ten times at once', async () => {
    const sent = await Promise.all(
      Array.from({ length: 10 }, () => server.ask(registerStudent, { body: { ...alone, userName: 'ten-times' } })),
    );
    expect(sent.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});
