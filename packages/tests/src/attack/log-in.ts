/** Guessing passwords and finding out who has an account. */
import { getUser } from '@comet/contract/accounts';
import { pathOf } from '@comet/contract/call';
import { checkFreeLogin, forgotPassword, logIn, logOut, refreshToken, switchUser } from '@comet/contract/sessions';
import { freshAddress } from '../support/fresh-address.ts';
import type { Attack, Target } from './target.ts';

/** So many wrong passwords may be tried before somebody is told to wait, whichever way they are sent. */
const maxGuesses = 20;
const guesses = 60;
/** A school comes from one address: there so many wrong passwords may be tried at all accounts together. */
const maxGuessesFromAddress = 100;
const guessesFromAddress = 150;

type Guess = (at: number) => { readonly login: string; readonly from: string };

/** How many of the guesses were looked at: the others were told to wait. */
async function countLookedAt({ send }: Target, guess: Guess, many: number): Promise<number> {
  let looked = 0;
  for (let at = 0; at < many; at++) {
    const { login, from } = guess(at);
    const body = { login, password: `wrong-${at}` };
    const { status } = await send(pathOf(logIn), { method: 'POST', body, from });
    if (status !== 429) looked++;
  }
  return looked;
}

const guessing = (name: string, make: () => Guess, many = guesses, max = maxGuesses): Attack => ({
  name,
  attempt: async (target) => {
    const looked = await countLookedAt(target, make(), many);
    return looked > max ? `${looked} of ${many} passwords were tried` : undefined;
  },
});

const invisible = ['\u200b', '\u200c', '\u200d', '\u2060', '\ufeff', '\u00ad', '\u180e', '\u2063'];

const oldAccessToken: Attack = {
  name: 'an access token after its session ended',
  attempt: async ({ send }) => {
    const body = { login: 'demo-mei', password: 'demo-pass' };
    const entered = JSON.parse((await send(pathOf(logIn), { method: 'POST', body, from: freshAddress() })).text);
    await send(pathOf(logOut), { method: 'DELETE', token: entered.accessToken });
    const { status } = await send(pathOf(getUser), { token: entered.accessToken });
    return status === 401 ? undefined : `the server answered ${status}`;
  },
};

const forgedToken: Attack = {
  name: 'a token without a signature, and one of another person',
  attempt: async ({ send, tokens }) => {
    const [head = '', claims = '', seal = ''] = tokens.student.split('.');
    const none = Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT' })).toString('base64url');
    const other = tokens.parent.split('.')[1] ?? '';
    for (const forged of [
      `${none}.${claims}.`,
      `${none}.${claims}.${seal}`,
      `${head}.${other}.${seal}`,
      `${head}.${claims}.`,
    ]) {
      const { status } = await send(pathOf(getUser), { token: forged });
      if (status !== 401) return `the server answered ${status}`;
    }
    return undefined;
  },
};

const refreshedTwice: Attack = {
  name: 'a stolen refresh token, used by 20 at once',
  attempt: async ({ send }) => {
    const from = freshAddress();
    const body = { login: 'demo-kofi', password: 'demo-pass' };
    const entered = JSON.parse((await send(pathOf(logIn), { method: 'POST', body, from })).text);
    const replies = await Promise.all(
      Array.from({ length: 20 }, () =>
        send(pathOf(refreshToken), { method: 'POST', body: { refreshToken: entered.refreshToken }, from }),
      ),
    );
    const pairs = new Set(
      replies.filter(({ status }) => status < 300).map(({ text }) => JSON.parse(text).refreshToken),
    );
    return pairs.size > 1 ? `${pairs.size} different sessions came of one token` : undefined;
  },
};

const knownMail: Attack = {
  name: 'asking for a new password tells whether an address is known',
  attempt: async ({ send }) => {
    const ask = (email: string) =>
      send(pathOf(forgotPassword), { method: 'POST', body: { email }, from: freshAddress() });
    const [known, unknown] = [await ask('demo-parent@comet.example'), await ask('nobody-at-all@comet.example')];
    return known.status === unknown.status && known.text === unknown.text
      ? undefined
      : `known ${known.status} ${known.text}, unknown ${unknown.status} ${unknown.text}`;
  },
};

const manyNames: Attack = {
  name: 'asking for 60 user names which are taken',
  attempt: async ({ send }) => {
    const from = freshAddress();
    let answered = 0;
    for (let at = 0; at < guesses; at++)
      if ((await send(`${pathOf(checkFreeLogin, { query: { userName: `child-${at}` } })}`, { from })).status !== 429)
        answered++;
    return answered > maxGuesses ? `${answered} names were answered` : undefined;
  },
};

const sibling: Attack = {
  name: "guessing a parent's password from the child's switch of users",
  attempt: async (target) => {
    const userId = await target.userIdOf(target.tokens.parent);
    let looked = 0;
    for (let at = 0; at < guesses; at++) {
      const path = pathOf(switchUser, { params: { userId } });
      const body = { password: `wrong-${at}` };
      const { status } = await target.send(path, {
        method: 'POST',
        body,
        token: target.tokens.sibling,
        from: freshAddress(),
      });
      if (status !== 429) looked++;
    }
    return looked > maxGuesses ? `${looked} of ${guesses} passwords were tried` : undefined;
  },
};

export const logInAttacks: readonly Attack[] = [
  guessing('guessing one password again and again', () => {
    const from = freshAddress();
    return () => ({ login: 'demo-aisha', from });
  }),
  guessing('guessing with invisible characters in the name', () => {
    const from = freshAddress();
    return (at) => ({
      login: `demo-sib${invisible[at % invisible.length]?.repeat(1 + at / invisible.length)}ling`,
      from,
    });
  }),
  guessing('guessing with capitals, blanks and full-width letters in the name', () => {
    const from = freshAddress();
    const forms = ['DEMO-callum', ' demo-callum', 'demo-callum ', 'ｄemo-callum', 'Demo-Callum', 'demo-callum\t'];
    return (at) => ({ login: `${forms[at % forms.length]}${' '.repeat(at / forms.length)}`, from });
  }),
  guessing("guessing by turns with an account's name and its address", () => {
    const from = freshAddress();
    return (at) => ({ login: at % 2 === 0 ? 'demo-new-parent' : 'demo-new-parent@comet.example', from });
  }),
  guessing('guessing one account from 60 addresses', () => () => ({ login: 'demo-newcomer', from: freshAddress() })),
  guessing(
    `guessing ${guessesFromAddress} accounts from one address`,
    () => {
      const from = freshAddress();
      return (at) => ({ login: `made-up-${at}`, from });
    },
    guessesFromAddress,
    maxGuessesFromAddress,
  ),
  guessing('guessing with made-up addresses to the left in X-Forwarded-For', () => {
    const from = freshAddress();
    return (at) => ({ login: 'nobody-here', from: `203.0.113.${at}, ${from}` });
  }),
  sibling,
  manyNames,
  knownMail,
  oldAccessToken,
  forgedToken,
  refreshedTwice,
];
