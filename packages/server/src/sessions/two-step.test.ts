/** Two-step log-in of adults: nobody gets in by the password alone, no code or challenge works twice. */
import { getUser } from '@comet/contract/accounts';
import { forgotPassword, logIn, resetPassword, switchUser } from '@comet/contract/sessions';
import {
  addPasskey,
  confirmAuthenticator,
  getTwoStep,
  removePasskey,
  startAuthenticator,
  startPasskey,
  startPasskeyLogIn,
  turnOffTwoStep,
} from '@comet/contract/two-step';
import { minuteMs } from '@comet/domain/time';
import { Secret, TOTP } from 'otpauth';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { tokenIn, waitForMail } from '../testing/mail.ts';
import { createSoftwarePasskey } from '../testing/passkey.ts';
import { startWorld } from '../testing/start-world.ts';
import type { TestServer } from '../testing/test-server.ts';
import { type World, worldPassword } from '../testing/world.ts';

let server: TestServer;
let world: World;
let as: string;
beforeEach(async () => {
  ({ server, world } = await startWorld());
  as = world.people.parent.accessToken;
});
afterEach(() => server.close());

const codeOf = (text: string): unknown => JSON.parse(text).code;
const password = worldPassword;
const codeNow = (secret: string): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: server.clock.now().getTime() });
const enter = (more: object = {}, headers = {}) =>
  server.ask(logIn, { body: { login: 'parent', password, ...more }, headers });

async function setUpAuthenticator() {
  const { secret, uri } = (await server.ask(startAuthenticator, { as, body: { password } })).body;
  const confirmed = await server.ask(confirmAuthenticator, { as, body: { code: codeNow(secret) } });
  expect(confirmed.status, confirmed.text).toBe(200);
  server.clock.advance(minuteMs);
  return { secret, uri, recoveryCodes: confirmed.body.recoveryCodes };
}

async function setUpPasskey(passkey = createSoftwarePasskey()) {
  const { challenge } = (await server.ask(startPasskey, { as, body: { password } })).body;
  const added = await server.ask(addPasskey, { as, body: { name: 'My phone', passkey: passkey.make(challenge) } });
  return { passkey, added };
}
const challengeForLogIn = async (): Promise<string> =>
  (await server.ask(startPasskeyLogIn, { body: { login: 'parent', password } })).body.challenge;

describe('an authenticator app', () => {
  test('is asked for after the password, and opens a session with it', async () => {
    const { secret, uri } = await setUpAuthenticator();
    expect(uri).toContain('otpauth://totp/Comet%20Club:parent?');
    const refused = await enter();
    expect([refused.status, codeOf(refused.text), JSON.parse(refused.text).details]).toEqual([
      400,
      'secondStepNeeded',
      [{ path: 'code', message: 'Please confirm that it’s you' }],
    ]);
    expect(codeOf((await enter({ code: '000000' })).text)).toBe('wrongCode');
    const code = codeNow(secret);
    const entered = await enter({ code: `${code.slice(0, 3)} ${code.slice(3)}` });
    expect((await server.ask(getUser, { as: entered.body.accessToken })).body.role).toBe('parent');
  });

  test('gives a code that works once, even when it is sent ten times at the same moment', async () => {
    const { secret } = await setUpAuthenticator();
    const code = codeNow(secret);
    const sent = await Promise.all(Array.from({ length: 4 }, () => enter({ code })));
    expect(sent.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await enter({ code })).status).toBe(400);
  });

  test('gives codes that end: one of two minutes ago is refused', async () => {
    const { secret } = await setUpAuthenticator();
    const code = codeNow(secret);
    server.clock.advance(2 * minuteMs);
    expect(codeOf((await enter({ code })).text)).toBe('wrongCode');
  });

  test('codes are guessed five times, and the right password in between starts nothing again', async () => {
    await setUpAuthenticator();
    const statuses: number[] = [];
    for (let tried = 0; tried < 8; tried++) {
      await enter();
      await server.ask(startPasskeyLogIn, { body: { login: 'parent', password } });
      statuses.push((await enter({ code: '000000' })).status);
    }
    expect(statuses.filter((status) => status === 400)).toHaveLength(5);
  });

  test('is asked for when a child switches to the parent, too', async () => {
    const { secret } = await setUpAuthenticator();
    const switching = (body: object) =>
      server.ask(switchUser, {
        as: world.people.student.accessToken,
        params: { userId: world.people.parent.userId },
        body: { password, ...body },
      });
    expect(codeOf((await switching({})).text)).toBe('secondStepNeeded');
    expect((await switching({ code: codeNow(secret) })).status).toBe(200);
  });

  test('stays when the password is reset by mail', async () => {
    await setUpAuthenticator();
    await server.ask(forgotPassword, { body: { email: 'parent@example.org' } });
    const token = tokenIn(await waitForMail(server, 'parent@example.org', /new password/));
    await server.ask(resetPassword, { body: { token, password: 'brave-heron-77' } });
    expect(codeOf((await enter({ password: 'brave-heron-77' })).text)).toBe('secondStepNeeded');
  });

  test('takes the password to start, a right code to switch on within ten minutes, and is not replaced by another', async () => {
    expect((await server.ask(startAuthenticator, { as, body: { password: 'wrong' } })).status).toBe(400);
    const { secret } = (await server.ask(startAuthenticator, { as, body: { password } })).body;
    expect(codeOf((await server.ask(confirmAuthenticator, { as, body: { code: '000000' } })).text)).toBe('wrongCode');
    expect((await enter()).status).toBe(200);
    server.clock.advance(9 * minuteMs);
    server.clock.advance(2 * minuteMs);
    ({ accessToken: as } = (await enter()).body);
    const late = await server.ask(confirmAuthenticator, { as, body: { code: codeNow(secret) } });
    expect(codeOf(late.text)).toBe('twoStepExpired');
    await setUpAuthenticator();
    expect((await server.ask(startAuthenticator, { as, body: { password } })).status).toBe(409);
  });

  test('ends other sessions and is told by mail, when it is switched on and when it is switched off', async () => {
    const { accessToken: other } = (await enter()).body;
    await setUpAuthenticator();
    expect((await server.ask(getUser, { as: other })).status).toBe(401);
    await waitForMail(server, 'parent@example.org', /2-step log-in was changed/);
    expect((await server.ask(turnOffTwoStep, { as, body: { password: 'wrong' } })).status).toBe(400);
    expect((await server.ask(turnOffTwoStep, { as, body: { password } })).status).toBe(200);
    await waitForMail(server, 'parent@example.org', /2-step log-in was changed/, 1);
    expect((await enter()).status).toBe(200);
  });

  test('keeps its secret sealed: neither it nor a recovery code is in the database', async () => {
    const { secret, recoveryCodes } = await setUpAuthenticator();
    for (const table of ['authenticators', 'recovery_codes'])
      for (const value of [secret, ...recoveryCodes]) {
        const text = `select from ${table} t where position($1 in t::text) > 0`;
        expect(await server.database.query({ name: '', text }, [value]), table).toEqual([]);
      }
  });
});

test('whoever has lost everything is let in by the team, and every session ends', async () => {
  await setUpAuthenticator();
  await server.services.twoStep.turnOffFor(world.people.parent.userId);
  expect((await server.ask(getUser, { as })).status).toBe(401);
  expect((await enter()).status).toBe(200);
});

describe('a recovery code', () => {
  test('opens a session once, however it is typed', async () => {
    const { recoveryCodes } = await setUpAuthenticator();
    expect(new Set(recoveryCodes).size).toBe(10);
    const [first = ''] = recoveryCodes;
    expect((await enter({ code: first.toUpperCase().replaceAll('-', ' ') })).status).toBe(200);
    expect(codeOf((await enter({ code: first })).text)).toBe('wrongCode');
    const { body } = await server.ask(getTwoStep, { as });
    expect(body).toEqual({ hasAuthenticator: true, passkeys: [], recoveryCodesLeft: 9 });
  });
});

describe('a passkey', () => {
  test('opens a session by signing a challenge, which works once', async () => {
    const { passkey, added } = await setUpPasskey();
    expect(added.body.recoveryCodes).toHaveLength(10);
    expect(JSON.parse((await enter()).text).details).toEqual([
      { path: 'passkey', message: 'Please confirm that it’s you' },
    ]);
    const answer = passkey.answer(await challengeForLogIn());
    expect((await enter({ passkey: answer })).status).toBe(200);
    expect(codeOf((await enter({ passkey: answer })).text)).toBe('passkeyRefused');
  });

  test.each([
    ['another site', { origin: 'http://comet.example' }],
    ['another host', { rpId: 'comet.example' }],
  ])('made for %s is refused', async (_, place) => {
    const { added } = await setUpPasskey(createSoftwarePasskey(place));
    expect(codeOf(added.text)).toBe('passkeyRefused');
  });

  test('that somebody else has, or that is too late, is refused', async () => {
    const { passkey } = await setUpPasskey();
    const stranger = createSoftwarePasskey();
    expect(codeOf((await enter({ passkey: stranger.answer(await challengeForLogIn()) })).text)).toBe('passkeyRefused');
    const late = passkey.answer(await challengeForLogIn());
    server.clock.advance(11 * minuteMs);
    expect(codeOf((await enter({ passkey: late })).text)).toBe('passkeyRefused');
  });

  test('gives its challenge to nobody without the password', async () => {
    await setUpPasskey();
    const asked = await server.ask(startPasskeyLogIn, { body: { login: 'parent', password: 'wrong' } });
    expect(asked.status).toBe(400);
  });

  test('that is removed opens nothing, and with the last second step the password is enough again', async () => {
    const { passkey } = await setUpPasskey();
    const [known] = (await server.ask(getTwoStep, { as })).body.passkeys;
    expect(known).toMatchObject({ name: 'My phone', lastUsedAt: null });
    const remove = (removing: string) =>
      server.ask(removePasskey, { as: removing, params: { passkeyId: known?.passkeyId }, body: { password } });
    expect((await remove(world.people.otherParent.accessToken)).status).toBe(200);
    expect((await enter({ passkey: passkey.answer(await challengeForLogIn()) })).status).toBe(200);
    expect((await remove(as)).status).toBe(200);
    expect((await enter()).status).toBe(200);
    expect((await server.ask(getTwoStep, { as })).body.recoveryCodesLeft).toBe(0);
  });
});

test('children have no second step', async () => {
  expect((await server.ask(getTwoStep, { as: world.people.student.accessToken })).status).toBe(403);
});
