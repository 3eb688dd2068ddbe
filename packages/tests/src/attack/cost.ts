/** Requests that cost the sender little and the server much: texts, nesting, bodies, hashes, streams and connections. */
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { getUser } from '@comet/contract/accounts';
import { createAnswer } from '@comet/contract/attempts';
import { type Call, pathOf } from '@comet/contract/call';
import { listenLive } from '@comet/contract/notifications';
import { checkFreeLogin, logIn } from '@comet/contract/sessions';
import { freshAddress } from '../support/fresh-address.ts';
import { costlyBodies } from './costly-bodies.ts';
import type { Attack, Reply, Target } from './target.ts';

/** One request may keep the others waiting no longer than this. */
const maxWaitMs = 1000;
const logInPath = pathOf(logIn);

const tooSlow = (reply: Reply): string | undefined =>
  reply.tookMs > maxWaitMs ? `the answer took ${reply.tookMs.toFixed(0)} ms` : undefined;

const accepted = (reply: Reply): string | undefined =>
  (reply.status !== 0 && reply.status < 400) || reply.status >= 500 ? `the server answered ${reply.status}` : undefined;

/** A body for a log-in; the address is new, so that the limit of tries does not hide what the body costs. */
const posts = (name: string, body: unknown): Attack => ({
  name,
  attempt: async ({ send }) => {
    const reply = await send(logInPath, { method: 'POST', body, from: freshAddress() });
    return accepted(reply) ?? tooSlow(reply);
  },
});

/** The longest that a static file takes while something else is going on. */
async function longestWaitMs({ send }: Pick<Target, 'send'>, work: Promise<unknown>): Promise<number> {
  let [longestMs, isOver] = [0, false];
  const over = work.finally(() => {
    isOver = true;
  });
  while (!isOver) {
    longestMs = Math.max(longestMs, (await send('/comet.svg')).tookMs);
    await wait(10);
  }
  await over;
  return longestMs;
}

const manyLogIns: Attack = {
  name: '150 log-ins at once hold up everybody else',
  attempt: async (target) => {
    const all = Promise.all(
      Array.from({ length: 150 }, (_, at) =>
        target.send(logInPath, {
          method: 'POST',
          body: { login: `nobody-${at}`, password: 'not-the-password' },
          from: freshAddress(),
        }),
      ),
    );
    const longestMs = await longestWaitMs(target, all);
    return longestMs > maxWaitMs ? `a small file took ${longestMs.toFixed(0)} ms` : undefined;
  },
};

const halfRequests: Attack = {
  name: '200 connections that never finish their request hold up everybody else',
  attempt: async (target) => {
    const { hostname, port } = new URL(target.url);
    const sockets = Array.from({ length: 200 }, () => {
      const socket = connect(Number(port), hostname);
      socket.on('error', () => undefined);
      socket.write(
        `POST ${pathOf(createAnswer)} HTTP/1.1\r\nhost: ${hostname}\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{`,
      );
      return socket;
    });
    const longestMs = await longestWaitMs(target, wait(1500));
    const { status } = await target.send(pathOf(getUser), { token: target.tokens.parent });
    for (const socket of sockets) socket.destroy();
    if (status !== 200) return `everybody else is answered ${status}`;
    return longestMs > maxWaitMs ? `a small file took ${longestMs.toFixed(0)} ms` : undefined;
  },
};

const tooManyStreams: Attack = {
  name: 'a sixth event stream of one session',
  attempt: async ({ url, tokens }) => {
    const stop = new AbortController();
    try {
      const statuses: number[] = [];
      for (let opened = 0; opened < 6; opened++)
        statuses.push(
          (
            await fetch(`${url}${pathOf(listenLive satisfies Call)}`, {
              headers: { authorization: `Bearer ${tokens.sibling}` },
              signal: stop.signal,
            })
          ).status,
        );
      return statuses.at(-1) === 429 ? undefined : `the streams were answered ${statuses.join(', ')}`;
    } finally {
      stop.abort();
    }
  },
};

export const costAttacks: readonly Attack[] = [
  ...costlyBodies.map(([name, make]) => posts(name, make())),
  {
    name: 'a packed body that unpacks to 100 MB',
    attempt: async ({ send }) => {
      const body = gzipSync(Buffer.alloc(100_000_000, ' '));
      const headers = { 'content-encoding': 'gzip' };
      const reply = await send(logInPath, { method: 'POST', body, headers, from: freshAddress() });
      return accepted(reply) ?? tooSlow(reply);
    },
  },
  {
    name: 'a header of 100 kB',
    attempt: async ({ send }) => {
      const reply = await send(pathOf(getUser), { headers: { 'x-more': 'a'.repeat(100_000) } });
      return accepted(reply) ?? tooSlow(reply);
    },
  },
  {
    name: 'an address of 15 kB',
    attempt: async ({ send }) => {
      const path = pathOf(checkFreeLogin, { query: { userName: '\u00a0'.repeat(2500) } });
      const reply = await send(path, { from: freshAddress() });
      return accepted(reply) ?? tooSlow(reply);
    },
  },
  manyLogIns,
  halfRequests,
  tooManyStreams,
];
