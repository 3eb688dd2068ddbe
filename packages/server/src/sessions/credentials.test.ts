/** Changing what a person logs in with: fresh proof, one at a time, every link and other session ends, the owner is told. */
import { getUser, updateUser } from '@comet/contract/accounts';
import { forgotPassword, logIn, resetPassword } from '@comet/contract/sessions';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { tokenIn, waitForMail } from '../testing/mail.ts';
import { startWorld } from '../testing/start-world.ts';
import type { TestServer } from '../testing/test-server.ts';
import { type PersonName, type World, worldPassword } from '../testing/world.ts';

let server: TestServer;
let world: World;
beforeEach(async () => {
  ({ server, world } = await startWorld());
});
afterEach(() => server.close());

const address = (name: PersonName): string => `${name}@example.org`;
const isIn = async (as: string): Promise<boolean> => (await server.ask(getUser, { as })).status === 200;
const enter = (login: string, password = worldPassword) => server.ask(logIn, { body: { login, password } });
const change = (name: PersonName, body: object, of: PersonName = name) =>
  server.ask(updateUser, {
    as: world.people[name].accessToken,
    params: { userId: world.people[of].userId },
    body,
  });
const reset = (token: string, password = 'quiet-otter-42') => server.ask(resetPassword, { body: { token, password } });
/** Asks for a link and gives the token in it; `nth` counts the links that this address got. */
async function askForLink(name: PersonName, nth = 0): Promise<string> {
  await server.ask(forgotPassword, { body: { email: address(name) } });
  return tokenIn(await waitForMail(server, address(name), /new password/i, nth));
}

describe('a reset link', () => {
  test('ends when a newer one is mailed: an account has one live link', async () => {
    const first = await askForLink('parent');
    server.clock.advance(1000);
    const second = await askForLink('parent', 1);
    expect((await reset(first)).status).toBe(400);
    expect((await reset(second)).status).toBe(200);
  });

  test('ends when the password was changed meanwhile', async () => {
    const token = await askForLink('parent');
    expect((await change('parent', { password: 'brave-heron-77', oldPassword: worldPassword })).status).toBe(200);
    expect((await reset(token)).status).toBe(400);
    expect((await enter('parent', 'brave-heron-77')).status).toBe(200);
  });

  test('ends when the e-mail address was changed meanwhile', async () => {
    const token = await askForLink('parent');
    expect((await change('parent', { email: 'new-home@example.org', oldPassword: worldPassword })).status).toBe(200);
    expect((await reset(token)).status).toBe(400);
  });

  test('is nowhere in the database, neither in a table nor in a job', async () => {
    const token = await askForLink('parent');
    const tables = await server.database.query<{ name: string }>(
      {
        name: 'all-tables',
        text: `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'pgboss')`,
      },
      [],
    );
    for (const { name } of tables) {
      const text = `select from ${name} t where position($1 in t::text) > 0`;
      expect(await server.database.query({ name: '', text }, [token]), name).toEqual([]);
    }
  });

  test('is mailed at most three times in half an hour, and names that nobody has are refused alike', async () => {
    for (const email of [address('parent'), 'stranger@example.org']) {
      const statuses: number[] = [];
      for (let asked = 0; asked < 4; asked++)
        statuses.push((await server.ask(forgotPassword, { body: { email } })).status);
      expect(statuses, email).toEqual([200, 200, 200, 429]);
      await server.database.query({ name: 'forget-limits', text: 'delete from rate_limits' }, []);
    }
  });

  test('takes the same statements for a name that nobody has', async () => {
    // The job that mails the link may run meanwhile, and a live event from before may go out.
    const ofOthers = new Set(['find-user', 'replace-account-link', 'publish-live']);
    const statements = async (email: string) =>
      (await server.statementsOf(() => server.ask(forgotPassword, { body: { email } }))).filter(
        (name) => !ofOthers.has(name),
      );
    const known = await statements(address('parent'));
    expect(known.length).toBeGreaterThan(3);
    expect(await statements('stranger@example.org')).toEqual(known);
  });
});

describe('a change of credentials', () => {
  test.each([{ email: 'elsewhere@example.org' }, { userName: 'elsewhere' }])('%j takes the password', async (body) => {
    const refused = await change('parent', body);
    expect([refused.status, JSON.parse(refused.text).details]).toEqual([
      400,
      [{ path: 'oldPassword', message: 'Password is a required field' }],
    ]);
    expect((await change('parent', { ...body, oldPassword: 'wrong' })).status).toBe(400);
    expect((await change('parent', { ...body, oldPassword: worldPassword })).status).toBe(200);
  });

  test('that changes nothing takes no password: a form may send the address that is already there', async () => {
    const same = { firstName: 'Robin', email: 'PARENT@example.org', userName: 'parent' };
    expect((await change('parent', same)).status).toBe(200);
  });

  test('ends all other sessions and tells the old address, without saying the new one', async () => {
    const { accessToken: other } = await server.enter('parent', worldPassword);
    await change('parent', { email: 'elsewhere@example.org', oldPassword: worldPassword });
    expect(await isIn(other)).toBe(false);
    expect(await isIn(world.people.parent.accessToken)).toBe(true);
    const notice = await waitForMail(server, address('parent'), /e-mail address was changed/);
    expect(notice.text).toContain('If that wasn’t you');
    expect(notice.text).not.toContain('elsewhere');
  });

  test('of a child is told to the parent, and no mail names the child', async () => {
    const { accessToken: other } = await server.enter('student', worldPassword);
    expect((await change('parent', { password: 'abc', oldPassword: worldPassword }, 'student')).status).toBe(200);
    expect(await isIn(other)).toBe(false);
    const notice = await waitForMail(server, address('parent'), /password was changed/);
    expect(notice.text).not.toContain('student');
  });

  test('by link is told, too', async () => {
    await reset(await askForLink('parent'));
    await waitForMail(server, address('parent'), /password was changed/);
  });

  test('sent ten times at once with one old password happens once', async () => {
    const sent = await Promise.all(
      Array.from({ length: 5 }, (_, nth) =>
        change('parent', { password: `brave-heron-${nth}0`, oldPassword: worldPassword }),
      ),
    );
    expect(sent.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});
