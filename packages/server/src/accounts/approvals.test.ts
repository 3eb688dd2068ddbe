/** A child under 13 who signs up by themselves waits for a parent. */
import { getUser } from '@comet/contract/accounts';
import { createChild } from '@comet/contract/families';
import { listSubjectsProgress } from '@comet/contract/missions';
import {
  answerApprovalRequest,
  askParentAgain,
  seeApprovalRequest,
  takeApprovedChild,
} from '@comet/contract/parent-approvals';
import { listChildren } from '@comet/contract/reports';
import { logIn, registerStudent } from '@comet/contract/sessions';
import { approvalMs } from '@comet/domain/accounts/parent-approval';
import { maxChildren } from '@comet/domain/accounts/student-account';
import { days, hourMs } from '@comet/domain/time';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as store from '../demo/demo.store.ts';
import { tokenIn, waitForMail } from '../testing/mail.ts';
import { startWorld } from '../testing/start-world.ts';
import { type TestServer, testNow } from '../testing/test-server.ts';
import { type PersonName, type World, worldPassword } from '../testing/world.ts';

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
  firstName: 'Robin',
  lastName: 'Nightingale',
  password: 'abc',
  dateOfBirth: '2017-03-14',
  isStudentFourYear: 'yes',
};
let signedUp = 0;
/** A child of 9 who has just signed up, with the parent's address. */
async function signUp(parentEmail?: string) {
  const userName = `robin-${++signedUp}`;
  const mother = parentEmail ?? `${userName}-mother@example.org`;
  const { body, status } = await server.ask(registerStudent, { body: { ...account, userName, parentEmail: mother } });
  expect(status).toBe(200);
  return { userName, parentEmail: mother, as: body.accessToken };
}
const subject = /^May Robin use Comet Club\?$/;
const linkTo = async (parentEmail: string, earlier = 0) =>
  tokenIn(await waitForMail(server, parentEmail, subject, earlier));
const answer = (token: string, isAllowed: boolean) => server.ask(answerApprovalRequest, { body: { token, isAllowed } });
const me = async (as: string) => (await server.ask(getUser, { as })).body;
const learn = (as: string) => server.ask(listSubjectsProgress, { as, query: { year: 4 } });
const codeOf = (text: string): string => JSON.parse(text).code;
const enter = async (name: PersonName) => (await server.enter(name, worldPassword)).accessToken;
const exists = async (userName: string): Promise<boolean> =>
  (await server.services.accounts.findByLogin(userName)) !== undefined;

describe('sign-up', () => {
  test.each([
    ['2017-03-14', undefined, 'Please type your parent’s e-mail address'],
    ['2017-03-14', '', 'Please type your parent’s e-mail address'],
    // It is 20 November: a birthday in this month may still be to come.
    ['2013-11', undefined, 'Please type your parent’s e-mail address'],
    ['2013-11-21', undefined, 'Please type your parent’s e-mail address'],
    ['2017-03-14', 'CHILD@example.org', 'This is your own address. Please type your parent’s'],
    ['2017-03-14', 'not an address', 'Please enter valid email'],
  ])(
    'of a child born %s with the parent’s address %s is refused and leaves nothing',
    async (dateOfBirth, parentEmail, message) => {
      const body = { ...account, userName: 'refused', email: 'child@example.org', dateOfBirth, parentEmail };
      const { status, text } = await server.ask(registerStudent, { body });
      expect(status).toBe(400);
      expect(JSON.parse(text).details).toContainEqual({ path: 'parentEmail', message });
      expect(await exists('refused')).toBe(false);
    },
  );

  test.each(['2013-11-20', '2013-10'])(
    'of somebody of 13, born %s, asks nobody and keeps no parent’s address',
    async (dateOfBirth) => {
      const body = { ...account, userName: `born-${dateOfBirth}`, dateOfBirth, parentEmail: 'unasked@example.org' };
      const { body: tokens } = await server.ask(registerStudent, { body });
      expect(await me(tokens.accessToken)).toMatchObject({ age: 13, awaitedParent: null, isPendingAccess: true });
      const rows = await server.database.query(
        { name: '', text: `select from parent_approvals where parent_email = 'unasked@example.org'` },
        [],
      );
      expect(rows).toEqual([]);
    },
  );

  test('of a younger child asks the parent, in a mail that says no more about the child than the first name', async () => {
    const { userName, parentEmail, as } = await signUp();
    const until = new Date(testNow.getTime() + approvalMs).toISOString();
    expect((await me(as)).awaitedParent).toEqual({ email: parentEmail, until });
    const mail = await waitForMail(server, parentEmail, subject);
    expect(mail.text).toContain('by Friday 4 December');
    for (const secret of [account.lastName, userName, '14', '2017', 'March'])
      expect(`${mail.subject} ${mail.text.replace(/token=\S+/, '')}`).not.toContain(secret);
    expect((await server.ask(seeApprovalRequest, { body: { token: tokenIn(mail) } })).body).toEqual({
      firstName: 'Robin',
      userName,
      until,
      hasParentAccount: false,
    });
  });

  test('puts no words of the child’s into a stranger’s mailbox', async () => {
    const parentEmail = 'stranger@example.org';
    const firstName = 'Win £1000 at evil.example';
    await server.ask(registerStudent, { body: { ...account, firstName, userName: 'spammer', parentEmail } });
    const mail = await waitForMail(server, parentEmail, /^May a child use Comet Club\?$/);
    expect(mail.text).not.toContain('evil');
  });

  test('writes to one address ten times a day at most, whoever asks', async () => {
    const parentEmail = 'everybodys@example.org';
    const ask = (nth: number) =>
      server.ask(registerStudent, { body: { ...account, userName: `crowd-${nth}`, parentEmail } });
    for (let nth = 0; nth < 10; nth++) expect((await ask(nth)).status).toBe(200);
    await server.database.query({ name: '', text: 'update rate_limits set used = 0 where used < 10 or used > 10' }, []);
    server.clock.advance(hourMs);
    expect((await ask(10)).status).toBe(429);
    expect(await exists('crowd-10')).toBe(false);
  });
});

describe('a child who waits', () => {
  test('can do nothing else, logs out and in again, and still waits', async () => {
    const { userName, as } = await signUp();
    expect(codeOf((await learn(as)).text)).toBe('waitingForParent');
    const again = await server.ask(logIn, { body: { login: userName, password: account.password } });
    expect(again.status).toBe(200);
    expect(codeOf((await learn(again.body.accessToken)).text)).toBe('waitingForParent');
    expect((await me(again.body.accessToken)).awaitedParent).not.toBeNull();
  });

  test('has the mail sent again, to another address too; then the older link is worth nothing', async () => {
    const { parentEmail, as } = await signUp();
    const first = await linkTo(parentEmail);
    const again = (to: string) => server.ask(askParentAgain, { as, body: { parentEmail: to } });
    expect((await again('the-right-one@example.org')).status).toBe(200);
    expect((await server.ask(seeApprovalRequest, { body: { token: first } })).status).toBe(400);
    const second = await linkTo('the-right-one@example.org');
    expect((await me(as)).awaitedParent?.email).toBe('the-right-one@example.org');
    expect((await again(parentEmail)).status).toBe(200);
    expect((await again(parentEmail)).status).toBe(200);
    expect((await again(parentEmail)).status).toBe(429);
    server.clock.advance(hourMs / 2);
    const { accessToken } = (await server.ask(logIn, { body: { login: `robin-${signedUp}`, password: 'abc' } })).body;
    expect((await server.ask(askParentAgain, { as: accessToken, body: { parentEmail } })).status).toBe(200);
    expect((await answer(second, true)).status).toBe(400);
  });

  test('can’t name their own address', async () => {
    const body = { ...account, userName: 'own', email: 'own@example.org', parentEmail: 'mother@example.org' };
    const { accessToken: as } = (await server.ask(registerStudent, { body })).body;
    const { status } = await server.ask(askParentAgain, { as, body: { parentEmail: 'OWN@example.org' } });
    expect(status).toBe(400);
  });

  test('is erased after 14 days without an answer, and the link ends with the account', async () => {
    const { userName, parentEmail } = await signUp();
    const token = await linkTo(parentEmail);
    server.clock.advance(approvalMs - 1000);
    await server.services.erasures.eraseDue();
    expect(await exists(userName)).toBe(true);
    server.clock.advance(1000);
    expect((await answer(token, true)).status).toBe(400);
    await server.services.erasures.eraseDue();
    expect(await exists(userName)).toBe(false);
    expect((await server.ask(seeApprovalRequest, { body: { token } })).status).toBe(400);
  });
});

describe('a student from before parents were asked', () => {
  /** A child of 9 who signed up when nobody was asked, and whose access is paid for. */
  async function makeOlder() {
    const { userName, parentEmail, as } = await signUp();
    // A letter that went later would carry a newer link, and the one a test has would be void.
    await linkTo(parentEmail);
    const { userId } = await me(as);
    await server.services.erasures.unplan(server.database, userId);
    await server.database.query({ name: '', text: 'delete from parent_approvals where student_id = $1' }, [userId]);
    const yearAhead = new Date(server.clock.now().getTime() + days(365));
    await store.insertSubscription(server.database, userId, yearAhead, server.clock.now());
    const enterAgain = async (): Promise<string> =>
      (await server.ask(logIn, { body: { login: userName, password: 'abc' } })).body.accessToken;
    return { userName, parentEmail: `${userName}-asked@example.org`, enterAgain };
  }

  test('waits from the next log-in on, however often, gives an address, and has everything back after a yes', async () => {
    const { userName, parentEmail, enterAgain } = await makeOlder();
    await enterAgain();
    const as = await enterAgain();
    expect((await me(as)).awaitedParent).toEqual({ email: null, until: null });
    expect(codeOf((await learn(as)).text)).toBe('waitingForParent');
    // Without an address nobody is written to, and the account waits as long as it has to.
    server.clock.advance(2 * approvalMs);
    await server.services.erasures.eraseDue();
    expect(await exists(userName)).toBe(true);
    const back = await enterAgain();
    expect((await server.ask(askParentAgain, { as: back, body: { parentEmail } })).status).toBe(200);
    const token = await linkTo(parentEmail);
    expect((await server.ask(seeApprovalRequest, { body: { token } })).body.until).toBeNull();
    expect((await answer(token, true)).status).toBe(200);
    expect((await learn(back)).status).toBe(200);
    expect((await me(await enterAgain())).awaitedParent).toBeNull();
  });

  test('keeps everything for two more weeks after a no, in which a parent can still say yes', async () => {
    const { userName, parentEmail, enterAgain } = await makeOlder();
    const as = await enterAgain();
    await server.ask(askParentAgain, { as, body: { parentEmail: 'stranger@example.org' } });
    expect((await answer(await linkTo('stranger@example.org'), false)).status).toBe(200);
    expect((await me(as)).awaitedParent?.until).toBe(new Date(testNow.getTime() + approvalMs).toISOString());
    await server.ask(askParentAgain, { as, body: { parentEmail } });
    expect((await answer(await linkTo(parentEmail), true)).status).toBe(200);
    server.clock.advance(approvalMs + hourMs);
    await server.services.erasures.eraseDue();
    expect(await exists(userName)).toBe(true);
  });

  test('is erased two weeks after a no that stays', async () => {
    const { userName, parentEmail, enterAgain } = await makeOlder();
    await server.ask(askParentAgain, { as: await enterAgain(), body: { parentEmail } });
    await answer(await linkTo(parentEmail), false);
    server.clock.advance(approvalMs + hourMs);
    await server.services.erasures.eraseDue();
    expect(await exists(userName)).toBe(false);
  });
});

describe('a parent', () => {
  test('allows the child by the link, once; the child goes on to pay, and nothing is erased', async () => {
    const { userName, parentEmail, as } = await signUp();
    const token = await linkTo(parentEmail);
    expect((await answer('another-token', true)).status).toBe(400);
    expect((await answer(token, true)).status).toBe(200);
    expect(await me(as)).toMatchObject({ awaitedParent: null, isPendingAccess: true, parentId: null });
    expect(codeOf((await learn(as)).text)).toBe('pendingAccess');
    expect((await answer(token, true)).status).toBe(400);
    expect((await answer(token, false)).status).toBe(400);
    const again = await server.ask(askParentAgain, { as, body: { parentEmail } });
    expect(codeOf(again.text)).toBe('approvalNotNeeded');
    server.clock.advance(2 * approvalMs);
    await server.services.erasures.eraseDue();
    expect(await exists(userName)).toBe(true);
  });

  test('refuses: the account is erased at once, and its user name is free', async () => {
    const { userName, parentEmail, as } = await signUp();
    expect((await answer(await linkTo(parentEmail), false)).status).toBe(200);
    expect(await exists(userName)).toBe(false);
    expect((await server.ask(getUser, { as })).status).toBe(401);
    const rows = await server.database.query(
      { name: '', text: 'select from parent_approvals where parent_email = $1' },
      [parentEmail],
    );
    expect(rows).toEqual([]);
  });

  test('who says yes and no at once is taken at one word', async () => {
    for (let round = 0; round < 5; round++) {
      const { userName, parentEmail } = await signUp();
      const token = await linkTo(parentEmail);
      const [yes, no] = await Promise.all([answer(token, true), answer(token, false)]);
      expect([yes.status, no.status].sort()).toEqual([200, 400]);
      expect(await exists(userName)).toBe(yes.status === 200);
    }
  });

  test('who has an account here takes the child into the family when logged in, and nobody else does', async () => {
    const { parentEmail, as } = await signUp('PARENT@example.org');
    const token = await linkTo(parentEmail);
    expect((await server.ask(seeApprovalRequest, { body: { token } })).body.hasParentAccount).toBe(true);
    const other = await server.ask(takeApprovedChild, { as: await enter('otherParent'), body: { token } });
    expect(codeOf(other.text)).toBe('approvalOfOther');
    expect((await me(as)).awaitedParent).not.toBeNull();
    const parent = await enter('parent');
    expect((await server.ask(takeApprovedChild, { as: parent, body: { token } })).status).toBe(200);
    const children = (await server.ask(listChildren, { as: parent })).body;
    expect(children.map(({ firstName }) => firstName)).toContain('Robin');
    expect((await server.ask(takeApprovedChild, { as: parent, body: { token } })).status).toBe(400);
    const audited = await server.database.query<{ target: string }>(
      { name: '', text: `select target from audit_log where action like '%children/approve' and actor_id = $1` },
      [world.people.parent.userId],
    );
    expect(audited).toEqual([{ target: expect.stringMatching(/^studentId=\d+$/) }]);
  });

  test('may also allow the child without the account', async () => {
    const { parentEmail, as } = await signUp('parent@example.org');
    expect((await answer(await linkTo(parentEmail, 0), true)).status).toBe(200);
    expect((await me(as)).parentId).toBeNull();
  });

  test.each([
    ['a tutor', 'tutor@example.org'],
    ['nobody', 'nobody@example.org'],
  ])('is not %s', async (_, parentEmail) => {
    await signUp(parentEmail);
    const token = await linkTo(parentEmail);
    expect((await server.ask(seeApprovalRequest, { body: { token } })).body.hasParentAccount).toBe(false);
  });

  test('whose address isn’t confirmed can’t take the child, nor one with twelve children', async () => {
    const as = await enter('otherParent');
    const { parentEmail } = await signUp('otherParent@example.org');
    const token = await linkTo(parentEmail);
    const confirm = (isConfirmed: boolean) =>
      server.database.query(
        { name: '', text: 'update users set email_confirmed_at = case when $2 then now() end where user_id = $1' },
        [world.people.otherParent.userId, isConfirmed],
      );
    await confirm(false);
    expect((await server.ask(seeApprovalRequest, { body: { token } })).body.hasParentAccount).toBe(false);
    expect(codeOf((await server.ask(takeApprovedChild, { as, body: { token } })).text)).toBe('approvalOfOther');
    await confirm(true);
    for (let nth = 1; nth < maxChildren; nth++)
      await server.ask(createChild, { as, body: { ...account, userName: `one-of-many-${nth}` } });
    expect(codeOf((await server.ask(takeApprovedChild, { as, body: { token } })).text)).toBe('tooManyChildren');
    // Refused, the link is as good as before.
    expect((await answer(token, true)).status).toBe(200);
  });
});
