/** Getting in as a young child without a parent, and answering in a parent's place. */
import { randomBytes } from 'node:crypto';
import { getUser } from '@comet/contract/accounts';
import { type Call, pathOf } from '@comet/contract/call';
import { calls } from '@comet/contract/calls';
import {
  answerApprovalRequest,
  askParentAgain,
  callsBeforeApproval,
  seeApprovalRequest,
  takeApprovedChild,
} from '@comet/contract/parent-approvals';
import { logIn, registerStudent } from '@comet/contract/sessions';
import { freshAddress } from '../support/fresh-address.ts';
import { waitForTokens } from './mailed-links.ts';
import type { Attack, Reply, Target } from './target.ts';
import { findVictim } from './victim.ts';

let made = 0;
const password = 'abc';

/** A child of 8 who signs up alone. */
async function signUpChild({ send, userIdOf }: Target, parentEmail?: string) {
  const userName = `young-${++made}`;
  const email = parentEmail ?? `mother-${made}@comet.example`;
  const dateOfBirth = `${new Date().getUTCFullYear() - 9}-12-31`;
  const body = { firstName: 'Young', lastName: 'Child', userName, password, dateOfBirth, parentEmail: email };
  const answered = await send(pathOf(registerStudent), { method: 'POST', body, from: freshAddress() });
  if (answered.status >= 300) return { status: answered.status, userName, email, token: '', userId: 0 };
  const token: string = JSON.parse(answered.text).accessToken;
  return { status: 200, userName, email, token, userId: await userIdOf(token) };
}

const post = ({ send }: Target, call: Call, body: unknown, token?: string): Promise<Reply> =>
  send(pathOf(call), { method: 'POST', body, from: freshAddress(), ...(token === undefined ? {} : { token }) });

async function isWaiting({ send }: Target, token: string): Promise<boolean> {
  const { text } = await send(pathOf(getUser), { token });
  return JSON.parse(text).awaitedParent != null;
}

export const approvalAttacks: readonly Attack[] = [
  {
    name: 'a child without permission tries every call',
    attempt: async (target) => {
      const { token, userId } = await signUpChild(target);
      // What is there, aimed at the child's own id where a person is named.
      const world = { ...(await findVictim(target)), studentId: userId };
      const closed = calls.filter(
        (call) => !call.policy.callers.includes('public') && !callsBeforeApproval.includes(call),
      );
      const open: string[] = [];
      for (const call of closed) {
        const { body, ...sent } = call.example(world);
        const request = { method: call.method, token, from: freshAddress(), ...(body === undefined ? {} : { body }) };
        const { status, text } = await target.send(pathOf(call, sent), request);
        if (status !== 403 || !text.includes('waitingForParent')) open.push(`${call.method} ${call.path}: ${status}`);
      }
      return open.length === 0 ? undefined : open.join(', ');
    },
  },
  {
    name: 'a child without permission logs in again, by every door',
    attempt: async (target) => {
      const { userName } = await signUpChild(target);
      const reply = await post(target, logIn, { login: userName, password });
      const token = reply.status < 300 ? JSON.parse(reply.text).accessToken : undefined;
      if (token === undefined) return undefined;
      const { status } = await target.send('/api/v1/missions/subjects-progress?year=4', { token });
      return status < 300 || !(await isWaiting(target, token)) ? 'the new session can learn' : undefined;
    },
  },
  {
    name: 'a child gives no address, or their own',
    attempt: async (target) => {
      const none = await signUpChild(target, '');
      if (none.status < 300) return 'no address was needed';
      const { token, email } = await signUpChild(target);
      const { status } = await post(target, answerApprovalRequest, { token: email, isAllowed: true });
      return status < 300 || !(await isWaiting(target, token)) ? 'the address was taken for a token' : undefined;
    },
  },
  {
    name: 'guessed and altered approval links',
    attempt: async (target) => {
      const { token, email } = await signUpChild(target);
      const [right = ''] = await waitForTokens(target, email, 'approve-child', 1);
      const guesses = [
        ...Array.from({ length: 30 }, () => randomBytes(32).toString('base64url')),
        right.slice(0, -1),
        `${right}A`,
        right.toLowerCase(),
        right.split('').reverse().join(''),
        `${right}\u0000`,
        '%',
      ];
      for (const guess of guesses) {
        if ((await post(target, seeApprovalRequest, { token: guess })).status < 300) return `${guess} showed the child`;
        if ((await post(target, answerApprovalRequest, { token: guess, isAllowed: true })).status < 300)
          return `${guess} allowed the child`;
      }
      return (await isWaiting(target, token)) ? undefined : 'the child was let in';
    },
  },
  {
    name: 'taking a child by a link that was mailed to another parent',
    attempt: async (target) => {
      const { token, email } = await signUpChild(target);
      const [link = ''] = await waitForTokens(target, email, 'approve-child', 1);
      const taken: string[] = [];
      for (const who of ['strangerParent', 'parent', 'tutor', 'student'] as const)
        if ((await post(target, takeApprovedChild, { token: link }, target.tokens[who])).status < 300) taken.push(who);
      if (taken.length > 0) return `${taken.join(', ')} took the child`;
      return (await isWaiting(target, token)) ? undefined : 'the child was let in';
    },
  },
  {
    name: 'an approval link used 20 times at once, and the old one after a new address',
    attempt: async (target) => {
      const { token, email } = await signUpChild(target);
      const [old = ''] = await waitForTokens(target, email, 'approve-child', 1);
      const next = `second-${made}@comet.example`;
      await post(target, askParentAgain, { parentEmail: next }, token);
      if ((await post(target, answerApprovalRequest, { token: old, isAllowed: true })).status < 300)
        return 'the older link still worked';
      const [link = ''] = await waitForTokens(target, next, 'approve-child', 1);
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, nth) =>
          post(target, answerApprovalRequest, { token: link, isAllowed: nth % 2 === 0 }),
        ),
      );
      const counted = answers.filter(({ status }) => status < 300).length;
      return counted === 1 ? undefined : `${counted} answers counted`;
    },
  },
  {
    name: 'filling a stranger’s mailbox by signing up 25 children',
    attempt: async (target) => {
      const email = `bombed-${++made}@comet.example`;
      let mailed = 0;
      for (let nth = 0; nth < 25; nth++) if ((await signUpChild(target, email)).status < 300) mailed++;
      return mailed > 10 ? `${mailed} mails were sent` : undefined;
    },
  },
];
