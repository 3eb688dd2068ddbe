/** Taking an account over by changing what it is entered with. */
import { getUser, updateUser } from '@comet/contract/accounts';
import { pathOf } from '@comet/contract/call';
import { forgotPassword, logIn, register, resetPassword } from '@comet/contract/sessions';
import { freshAddress } from '../support/fresh-address.ts';
import { withClient } from '../support/pg.ts';
import { waitForTokens } from './mailed-links.ts';
import type { Attack, Target } from './target.ts';

const password = 'quiet-otter-42';
let made = 0;

interface MadeParent {
  readonly userId: number;
  readonly userName: string;
  readonly email: string;
  readonly token: string;
}

/** A parent who signs up for one attack. */
async function makeParent({ send, userIdOf }: Target): Promise<MadeParent> {
  const userName = `victim-${++made}`;
  const email = `${userName}@comet.example`;
  const body = { firstName: 'Vic', lastName: 'Tim', userName, email, phone: '+44 20 7946 0958', password };
  const answered = await send(pathOf(register), { method: 'POST', body, from: freshAddress() });
  if (answered.status >= 300) throw new Error(`no parent could sign up: ${answered.text}`);
  const token = JSON.parse(answered.text).accessToken;
  const userId = await userIdOf(token);
  return { userId, userName, email, token };
}

const change = ({ send }: Target, { userId, token }: MadeParent, body: object) =>
  send(pathOf(updateUser, { params: { userId } }), { method: 'PUT', body, token });

const canEnter = async ({ send }: Target, login: string, tried: string): Promise<boolean> =>
  (await send(pathOf(logIn), { method: 'POST', body: { login, password: tried }, from: freshAddress() })).status < 300;

/** Asks for a link and waits until it is there; the mail is sent by a job. */
async function askForLinks(target: Target, email: string, many: number): Promise<string[]> {
  for (let asked = 0; asked < many; asked++)
    await target.send(pathOf(forgotPassword), { method: 'POST', body: { email }, from: freshAddress() });
  return waitForTokens(target, email, 'reset-password', many);
}

const reset = async ({ send }: Target, token: string, next: string): Promise<number> =>
  (await send(pathOf(resetPassword), { method: 'POST', body: { token, password: next }, from: freshAddress() })).status;

export const credentialAttacks: readonly Attack[] = [
  {
    name: "a user name that is somebody else's e-mail address",
    attempt: async (target) => {
      const [victim, thief] = [await makeParent(target), await makeParent(target)];
      const { status } = await change(target, thief, { userName: victim.email, oldPassword: password });
      if (status < 300) return 'the name was taken';
      return (await canEnter(target, victim.email, password)) ? undefined : 'the parent is locked out';
    },
  },
  {
    name: 'a new e-mail address without the password',
    attempt: async (target) => {
      const victim = await makeParent(target);
      const { status } = await change(target, victim, { email: `thief-${made}@comet.example` });
      return status < 300 ? 'the address was changed' : undefined;
    },
  },
  {
    name: 'guessing the old password in the profile, 40 times',
    attempt: async (target) => {
      const victim = await makeParent(target);
      let looked = 0;
      for (let at = 0; at < 40; at++) {
        const { status } = await change(target, victim, { password: 'new-password-77', oldPassword: `wrong-${at}` });
        if (status !== 429) looked++;
      }
      return looked > 20 ? `${looked} passwords were tried` : undefined;
    },
  },
  {
    name: 'a reset link after the password was changed',
    attempt: async (target) => {
      const victim = await makeParent(target);
      const [token = ''] = await askForLinks(target, victim.email, 1);
      await change(target, victim, { password: 'another-otter-43', oldPassword: password });
      return (await reset(target, token, 'taken-over-44')) < 300 ? 'the old link still worked' : undefined;
    },
  },
  {
    name: 'more than one live reset link',
    attempt: async (target) => {
      const victim = await makeParent(target);
      const tokens = await askForLinks(target, victim.email, 3);
      const worked: number[] = [];
      for (const token of tokens) worked.push(await reset(target, token, `taken-over-${worked.length}5`));
      const many = worked.filter((status) => status < 300).length;
      return many > 1 ? `${many} links worked` : undefined;
    },
  },
  {
    name: 'a reset link, used twice',
    attempt: async (target) => {
      const victim = await makeParent(target);
      const token = (await askForLinks(target, victim.email, 1))[0] ?? '';
      const statuses = await Promise.all(
        Array.from({ length: 10 }, (_, at) => reset(target, token, `taken-over-${at}6`)),
      );
      const many = statuses.filter((status) => status < 300).length;
      return many > 1 ? `${many} passwords were set with one link` : undefined;
    },
  },
  {
    name: 'reading a live reset token in the database',
    attempt: async (target) => {
      const victim = await makeParent(target);
      const token = (await askForLinks(target, victim.email, 1))[0] ?? '';
      const table = await findInDatabase(target.databaseUrl, token);
      return table === undefined ? undefined : `it is in ${table}`;
    },
  },
  {
    name: 'an open session after the password was changed elsewhere',
    attempt: async (target) => {
      const victim = await makeParent(target);
      const body = { login: victim.userName, password };
      const thief = JSON.parse((await target.send(pathOf(logIn), { method: 'POST', body, from: freshAddress() })).text);
      await change(target, victim, { password: 'another-otter-45', oldPassword: password });
      const { status } = await target.send(pathOf(getUser), { token: thief.accessToken });
      return status === 401 ? undefined : `the other session was answered ${status}`;
    },
  },
  {
    name: 'a role, coins and a subscription in the body of a profile',
    attempt: async (target) => {
      const victim = await makeParent(target);
      for (const more of [{ role: 'tutor' }, { coins: 1000 }, { subscriptionType: 'active' }, { parentId: 1 }]) {
        const { status } = await change(target, victim, { firstName: 'Vic', ...more });
        if (status < 300) return `the server took ${JSON.stringify(more)}`;
      }
      return undefined;
    },
  },
];

/** The first table with a row that holds the text anywhere; the outbox on disk is not the database. */
function findInDatabase(databaseUrl: string, text: string): Promise<string | undefined> {
  return withClient(databaseUrl, async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
    );
    for (const { name } of tables) {
      const { rows } = await client.query(`select from ${name} t where t::text like '%' || $1 || '%' limit 1`, [text]);
      if (rows.length > 0) return name;
    }
    return undefined;
  });
}
