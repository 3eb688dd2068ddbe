/** A confirmed e-mail address: only there do we write about a child. */
import { getUser, updateUser } from '@comet/contract/accounts';
import { createSubscription } from '@comet/contract/billing';
import { askErasure } from '@comet/contract/privacy';
import { confirmEmail, forgotPassword, register, resetPassword, sendConfirmation } from '@comet/contract/sessions';
import { emailStudent } from '@comet/contract/teaching';
import { days } from '@comet/domain/time';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { familyPassword, signUpFamily } from '../testing/family.ts';
import { tokenIn, waitForMail } from '../testing/mail.ts';
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

const isConfirmed = async (as: string): Promise<boolean> => (await server.ask(getUser, { as })).body.isEmailConfirmed;
const confirm = async (token: string) => (await server.ask(confirmEmail, { body: { token } })).status;
const signUp = async (name: string) => {
  const body = {
    firstName: 'Zoë',
    lastName: 'O’Brien',
    userName: name,
    email: `${name}@example.org`,
    phone: '020 7946 0958',
    password: 'quiet-otter-42',
  };
  return (await server.ask(register, { body })).body.accessToken;
};
const linkTo = (email: string, earlier = 0) => waitForMail(server, email, /confirm your e-mail/, earlier);

test('who signs up confirms the address by the mailed link, once', async () => {
  const as = await signUp('zoe');
  expect(await isConfirmed(as)).toBe(false);
  const token = tokenIn(await linkTo('zoe@example.org'));
  expect(await confirm('another-token')).toBe(400);
  expect(await isConfirmed(as)).toBe(false);
  expect(await confirm(token)).toBe(200);
  expect(await isConfirmed(as)).toBe(true);
  expect(await confirm(token)).toBe(400);
});

test('a link ends after three days, can be asked for again, and the newer one is the live one', async () => {
  const as = await signUp('late');
  const first = tokenIn(await linkTo('late@example.org'));
  server.clock.advance(1000);
  await server.ask(sendConfirmation, { as });
  const second = tokenIn(await linkTo('late@example.org', 1));
  expect(await confirm(first)).toBe(400);
  server.clock.advance(days(3));
  expect(await confirm(second)).toBe(400);
});

test('a link to the old address does not confirm the new one, and a reset link is no confirmation link', async () => {
  const as = await signUp('mover');
  const { userId } = (await server.ask(getUser, { as })).body;
  const token = tokenIn(await linkTo('mover@example.org'));
  const body = { email: 'moved@example.org', oldPassword: 'quiet-otter-42' };
  expect((await server.ask(updateUser, { as, params: { userId }, body })).status).toBe(200);
  expect(await confirm(token)).toBe(400);
  await server.ask(forgotPassword, { body: { email: 'moved@example.org' } });
  const reset = tokenIn(await waitForMail(server, 'moved@example.org', /new password/));
  expect(await confirm(reset)).toBe(400);
  expect(await isConfirmed(as)).toBe(false);
  expect((await server.ask(resetPassword, { body: { token: reset, password: 'brave-heron-77' } })).status).toBe(200);
  const { accessToken } = await server.enter('mover', 'brave-heron-77');
  expect(await isConfirmed(accessToken)).toBe(true);
});

test('a tutor’s message about a child goes to confirmed addresses only', async () => {
  const { accessToken: as, userId } = world.people.parent;
  const write = (message: string) =>
    server.ask(emailStudent, {
      as: world.people.tutor.accessToken,
      body: { userId: world.people.student.userId, message },
    });
  expect((await write('Well done this week.')).status).toBe(200);
  const body = { email: 'unconfirmed@example.org', oldPassword: worldPassword };
  await server.ask(updateUser, { as, params: { userId }, body });
  const refused = await write('And well done again.');
  expect([refused.status, JSON.parse(refused.text).code]).toEqual([409, 'nobodyToWriteTo']);
  const token = tokenIn(await linkTo('unconfirmed@example.org'));
  expect(await confirm(token)).toBe(200);
  expect((await write('And well done again.')).status).toBe(200);
});

test('a mail about paying names the child only at a confirmed address', async () => {
  const family = await signUpFamily(server);
  await server.database.query(
    { name: 'unconfirm', text: 'update users set email_confirmed_at = null, first_name = $2 where user_id = any($1)' },
    [[family.parentId, family.children[0].userId], 'Zebedee'],
  );
  const [child] = family.children;
  await family.parent(createSubscription, {
    studentId: child.userId,
    priceId: 'price_basic_monthly',
    paymentMethod: 'tok_visa',
    nameOnCard: 'Asha',
  });
  server.clock.advance(days(5));
  await server.syncPayments();
  const notice = await waitForMail(server, family.parentEmail, /trial ends soon/);
  expect(notice.text).toContain('your child’s subscription');
  expect(notice.text).not.toContain('Zebedee’s');
});

test('a mail about erasing a child’s data names the child only at a confirmed address', async () => {
  const family = await signUpFamily(server);
  const ask = async (childNumber: 0 | 1, isConfirmed: boolean) => {
    const { userId } = family.children[childNumber];
    await server.database.query(
      {
        name: '',
        text: `with child as (update users set first_name = 'Zebedee' where user_id = $1)
          update users set email_confirmed_at = case when $3 then now() end where user_id = $2`,
      },
      [userId, family.parentId, isConfirmed],
    );
    const as = (await server.enter(family.parentEmail, familyPassword)).accessToken;
    const asked = await server.ask(askErasure, {
      as,
      params: { studentId: userId },
      body: { password: familyPassword },
    });
    expect(asked.status).toBe(200);
    return waitForMail(server, family.parentEmail, /erase your child’s data/, childNumber);
  };
  const unconfirmed = await ask(0, false);
  expect(unconfirmed.text).toContain('everything about your child on');
  expect(unconfirmed.text).not.toContain('Zebedee');
  server.clock.advance(1000);
  expect((await ask(1, true)).text).toContain('everything about Zebedee on');
});
