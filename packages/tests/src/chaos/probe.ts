/** Somebody who asks both servers the same small thing again and again, to see what people see while something is broken. */

import { setTimeout as wait } from 'node:timers/promises';
import { getStudentProfile } from '@comet/contract/accounts';
import { pathOf } from '@comet/contract/call';

const everyMs = 50;
/** Longer than anybody may have to wait; a request that takes so long counts as hanging. */
const giveUpMs = 15_000;

export interface Probed {
  readonly asked: number;
  readonly unavailable: number;
  /** Answers that are neither 200 nor 503 with Retry-After. A refused connection is no answer: its server is dead. */
  readonly wrong: readonly string[];
  readonly longestMs: number;
  /** Of the requests that were served. */
  readonly servedP99Ms: number;
}

export async function probeUntil(stopped: AbortSignal, baseUrls: readonly string[], token: string): Promise<Probed> {
  let [asked, unavailable, longestMs] = [0, 0, 0];
  const wrong: string[] = [];
  const served: number[] = [];
  const ask = async (base: string): Promise<void> => {
    const startedAt = performance.now();
    const response = await fetch(`${base}${pathOf(getStudentProfile)}`, {
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(giveUpMs),
    }).catch(() => undefined);
    await response?.arrayBuffer().catch(() => undefined);
    asked++;
    const tookMs = performance.now() - startedAt;
    longestMs = Math.max(longestMs, tookMs);
    if (response?.status === 200) served.push(tookMs);
    if (response === undefined || response.status === 200) return;
    if (response.status === 503 && response.headers.has('retry-after')) unavailable++;
    else wrong.push(`${response.status}`);
  };
  const underWay = new Set<Promise<void>>();
  while (!stopped.aborted) {
    for (const base of baseUrls) {
      const one = ask(base).finally(() => underWay.delete(one));
      underWay.add(one);
    }
    await wait(everyMs);
  }
  await Promise.all(underWay);
  served.sort((one, other) => one - other);
  return { asked, unavailable, wrong, longestMs, servedP99Ms: served[Math.floor(served.length * 0.99)] ?? 0 };
}
