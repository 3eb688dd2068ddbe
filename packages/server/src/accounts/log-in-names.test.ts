/** User names and e-mail addresses are one namespace: nobody can take what another person logs in with. */
import { updateUser } from '@comet/contract/accounts';
import { createChild } from '@comet/contract/families';
import { checkFreeLogin, logIn, register } from '@comet/contract/sessions';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startWorld } from '../testing/start-world.ts';
import type { TestServer } from '../testing/test-server.ts';
import { type World, worldPassword } from '../testing/world.ts';

let server: TestServer;
let world: World;
beforeAll(async () => {
  ({ server, world } = await startWorld());
});
afterAll(() => server.close());
beforeEach(() => server.database.query({ name: 'forget-limits', text: 'delete from rate_limits' }, []));

const newcomer = {
  firstName: 'Zoë',
  lastName: 'O’Brien',
  userName: 'newcomer',
  email: 'newcomer@example.org',
  phone: '020 7946 0958',
  password: 'quiet-otter-42',
};
const messageOf = (text: string): string => JSON.parse(text).message;
const notYours = 'Please choose a username that isn’t somebody else’s e-mail address';

test('a parent’s e-mail address is no user name for anybody else, and the parent still gets in', async () => {
  const signed = await server.ask(register, { body: { ...newcomer, userName: 'Parent@example.org' } });
  expect([signed.status, messageOf(signed.text)]).toEqual([400, notYours]);
  const changed = await server.ask(updateUser, {
    as: world.people.tutor.accessToken,
    params: { userId: world.people.tutor.userId },
    body: { userName: 'parent@example.org', oldPassword: worldPassword },
  });
  expect([changed.status, messageOf(changed.text)]).toEqual([400, notYours]);
  const free = await server.ask(checkFreeLogin, { query: { userName: 'PARENT@example.org' } });
  expect(free.status).toBe(409);
  const entered = await server.ask(logIn, { body: { login: 'parent@example.org', password: worldPassword } });
  expect(entered.status).toBe(200);
});

test('an address that nobody has yet is no user name either: its owner may still come', async () => {
  const userName = 'somebody-else@example.org';
  const signed = await server.ask(register, { body: { ...newcomer, userName } });
  expect([signed.status, messageOf(signed.text)]).toEqual([400, notYours]);
  const child = await server.ask(createChild, {
    as: world.people.parent.accessToken,
    body: { ...newcomer, phone: undefined, email: '', userName, dateOfBirth: '2017-03-14', isStudentFourYear: 'yes' },
  });
  expect(child.status).toBe(400);
});

test('one’s own address may be one’s user name', async () => {
  const body = { ...newcomer, userName: 'both@example.org', email: 'both@example.org' };
  expect((await server.ask(register, { body })).status).toBe(200);
  const entered = await server.ask(logIn, { body: { login: 'BOTH@example.org', password: newcomer.password } });
  expect(entered.status).toBe(200);
});

test.each(['tu\u200Btor', 'tutor\u034F', 'TUTOR\u{E0061}', 'ｔｕｔｏｒ', '\u2067tutor', 'tuto\uFE0Fr'])(
  '%j is the name tutor, which somebody has',
  async (userName) => {
    const { status } = await server.ask(register, { body: { ...newcomer, userName } });
    expect(status).toBe(409);
  },
);

test('a name that was given up is free again, and its former owner logs in by the new one', async () => {
  const { userId, accessToken: as } = world.people.sibling;
  const changed = await server.ask(updateUser, {
    as,
    params: { userId },
    body: { userName: 'sibling-two', oldPassword: worldPassword },
  });
  expect(changed.status).toBe(200);
  const enter = (login: string) => server.ask(logIn, { body: { login, password: worldPassword } });
  expect((await enter('sibling')).status).toBe(400);
  expect((await enter('sibling-two')).status).toBe(200);
  expect((await server.ask(checkFreeLogin, { query: { userName: 'sibling' } })).status).toBe(200);
});

test('two people who take one name at the same moment, one as user name and one as address, do not both get it', async () => {
  const made = await Promise.all(
    Array.from({ length: 10 }, (_, nth) =>
      server.ask(register, {
        body:
          nth % 2 === 0
            ? { ...newcomer, userName: `user-${nth}`, email: 'wanted@example.org' }
            : { ...newcomer, userName: 'wanted@example.org', email: 'wanted@example.org' },
      }),
    ),
  );
  expect(made.filter(({ status }) => status === 200)).toHaveLength(1);
});
