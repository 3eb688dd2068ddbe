import type { AnswerResult } from '@comet/contract/attempts';
import { describe, expect, test, vi } from 'vitest';
import { CallError, type FailureCode } from '../api/client.ts';
import {
  arrivalText,
  type Outcome,
  pauseAfter,
  type Sending,
  sendOnce,
  sendUntilDone,
  type UnsentAnswer,
} from './answer-queue.ts';

const zoe = 11;
const theo = 12;
const answer: UnsentAnswer = {
  questionId: 7,
  userId: zoe,
  path: '/practice/passing',
  sent: { questionId: 7, answer: { type: 'writeAnswer', text: '42' } },
  givenAtMs: 0,
};
const unreadable: AnswerResult = { verdict: 'unreadable', message: 'Please type a number' };

const both = (userId: number | undefined) => ({ known: userId, here: userId });

/** A queue with this one answer, a server that does as told, and somebody logged in. */
function queue(
  server: () => Promise<AnswerResult>,
  who: { known?: number | undefined; here?: number | undefined } = both(zoe),
) {
  const left = new Set([answer.questionId]);
  let sent = 0;
  const sending: Sending = {
    store: {
      remove: async (questionId) => {
        left.delete(questionId);
      },
    },
    send: () => {
      sent++;
      return server();
    },
    whoIsHere: () => who.known,
    askWhoIsHere: async () => {
      if (who.here === undefined) throw new CallError('offline');
      return who.here;
    },
  };
  return { sending, isKept: () => left.has(answer.questionId), timesSent: () => sent };
}

const refuse = (code: FailureCode, statusCode?: number) => (): Promise<never> =>
  Promise.reject(new CallError(code, statusCode === undefined ? {} : { statusCode }));

describe('an answer on its way', () => {
  test('is taken off the queue once it has arrived', async () => {
    const { sending, isKept } = queue(async () => unreadable);
    expect(await sendOnce(answer, sending)).toEqual({ state: 'arrived', result: unreadable });
    expect(isKept()).toBe(false);
  });

  test.each([
    [0, 'offline'],
    [401, 'notLoggedIn'],
    [403, 'notAllowed'],
    [429, 'tooMany'],
    [500, 'internal'],
    [502, 'internal'],
    [503, 'unavailable'],
  ] as const)('stays when the server says %d', async (statusCode, code) => {
    const { sending, isKept } = queue(refuse(code, statusCode));
    expect(await sendOnce(answer, sending)).toEqual({ state: 'waiting' });
    expect(isKept()).toBe(true);
  });

  test.each([
    ['the time is up', 'timeIsUp', /30 seconds after the end/],
    ['it was answered already', 'alreadyAnswered', /first one counts/],
    ['it is no longer there', 'notFound', /no longer there/],
    ['it cannot be read', 'badRequest', /cannot be read/],
  ] as const)('is taken off, with kind words, when %s', async (_, code, words) => {
    const { sending, isKept } = queue(refuse(code));
    expect(await sendOnce(answer, sending)).toEqual({ state: 'refused', message: expect.stringMatching(words) });
    expect(isKept()).toBe(false);
  });

  test.each([
    ['a sibling', theo],
    ['nobody', undefined],
  ])('is not sent while %s is logged in', async (_, here) => {
    const { sending, isKept, timesSent } = queue(async () => unreadable, both(here));
    expect(await sendOnce(answer, sending)).toEqual({ state: 'waiting' });
    expect([isKept(), timesSent()]).toEqual([true, 0]);
  });

  test.each([
    ['a sibling has logged in in another tab', theo],
    ['it cannot be found out who is logged in', undefined],
  ])('is not lost as not found when %s', async (_, here) => {
    const { sending, isKept } = queue(refuse('notFound'), { known: zoe, here });
    expect(await sendOnce(answer, sending)).toEqual({ state: 'waiting' });
    expect(isKept()).toBe(true);
  });

  test.each([
    ['somebody else answers in our place', new SyntaxError('Unexpected token <')],
    ['nobody answers at all', new DOMException('signal timed out', 'TimeoutError')],
  ])('stays when %s', async (_, error) => {
    const { sending, isKept } = queue(() => Promise.reject(error));
    expect(await sendOnce(answer, sending)).toEqual({ state: 'waiting' });
    expect(isKept()).toBe(true);
  });

  test('does not hide a fault of ours', async () => {
    const { sending, isKept } = queue(() => Promise.reject(new TypeError('a fault')));
    await expect(sendOnce(answer, sending)).rejects.toThrow('a fault');
    expect(isKept()).toBe(true);
  });
});

test('pauses grow from a second to a quarter of a minute', () => {
  expect([0, 1, 2, 3, 4, 50].map(pauseAfter)).toEqual([1000, 2000, 4000, 8000, 15_000, 15_000]);
});

describe('an answer that waits for the internet', () => {
  const arrived: Outcome = { state: 'arrived', result: unreadable };

  /** Tries as told, one after another; the clock stands, so that whoever waits for it waits for ever. */
  async function tryAll(tries: readonly ((net: EventTarget) => Outcome)[], passMs = 0) {
    vi.useFakeTimers();
    const net = new EventTarget();
    let tried = 0;
    const sent = sendUntilDone(async () => tries[tried++]?.(net) ?? arrived, {
      net,
      signal: new AbortController().signal,
      onWaiting: () => undefined,
    });
    await vi.advanceTimersByTimeAsync(passMs);
    vi.useRealTimers();
    return { sent, tried: () => tried, net };
  }
  const fails = (): Outcome => ({ state: 'waiting' });
  const failsWhileItComesBack = (net: EventTarget): Outcome => {
    net.dispatchEvent(new Event('online'));
    return { state: 'waiting' };
  };

  test('goes off at once when the internet comes back', async () => {
    const { sent, net, tried } = await tryAll([fails]);
    expect(tried()).toBe(1);
    net.dispatchEvent(new Event('online'));
    expect(await sent).toEqual(arrived);
  });

  test('goes off at once when the internet came back while a try was failing', async () => {
    const { sent, tried } = await tryAll([failsWhileItComesBack]);
    expect(tried()).toBe(2);
    expect(await sent).toEqual(arrived);
  });

  test('waits no longer than at first when the internet is back and the first try fails all the same', async () => {
    const lostMs = [1, 2, 4, 8].reduce((sum, seconds) => sum + seconds * 1000, 0);
    const { sent, tried } = await tryAll([fails, fails, fails, fails, failsWhileItComesBack, fails], lostMs + 1000);
    expect(tried()).toBe(7);
    expect(await sent).toEqual(arrived);
  });
});

test('what became of a kept answer is told in words', () => {
  expect(arrivalText({ state: 'arrived', result: unreadable })).toMatch(/waits for you/);
  expect(arrivalText({ state: 'refused', message: 'Too late' })).toBe('Too late');
});
