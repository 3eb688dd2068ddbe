/** What twenty students and their open pages see while something is broken: every receipt, every failure, every silence. */
import { setTimeout as wait } from 'node:timers/promises';
import { apiBase, pathOf } from '@comet/contract/call';
import { getStudentHome } from '@comet/contract/home';
import { listenLive } from '@comet/contract/notifications';
import { type Acknowledged, answerUntil, type HearFailure } from '../support/answering.ts';

const reconnectMs = 250;
const lookEveryMs = 200;
const giveUpMs = 15_000;

export interface Sight {
  /** Answers whose receipt somebody saw, in order. */
  readonly acknowledged: readonly { readonly answer: Acknowledged; readonly at: number }[];
  /** Everything that was no answer: what and when. */
  readonly failures: readonly { readonly kind: string; readonly at: number }[];
  /** When each open page heard an event. */
  readonly heardAt: readonly (readonly number[])[];
}

export interface People {
  readonly sight: Sight;
  /** Everybody has stopped. */
  readonly ended: Promise<unknown>;
}

function kindOf(failure: Parameters<HearFailure>[0]): string {
  if (!(failure instanceof Error)) {
    if (failure.status !== 503) return String(failure.status);
    return failure.refusal?.includes('"code":"unavailable"') ? '503' : 'raw 503';
  }
  const { cause } = failure;
  return typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : failure.name;
}

/** Keeps a page's event stream open, as the web app does. */
async function followLive(url: string, token: string, stopped: AbortSignal, hear: () => void): Promise<void> {
  while (!stopped.aborted) {
    try {
      const response = await fetch(`${url}${apiBase}${listenLive.path}`, {
        headers: { authorization: `Bearer ${token}` },
        signal: stopped,
      });
      for await (const chunk of response.body ?? [])
        if (response.ok && new TextDecoder().decode(chunk).includes('data: ')) hear();
    } catch {
      // Whatever broke it, the page comes back.
    }
    await wait(reconnectMs);
  }
}

/** Somebody who opens the first page again and again: reads of many features that go to the database together. */
async function look(url: string, token: string, stopped: AbortSignal, failed: HearFailure): Promise<void> {
  while (!stopped.aborted) {
    const signal = AbortSignal.timeout(giveUpMs);
    const headers = { authorization: `Bearer ${token}` };
    const answer = await fetch(`${url}${pathOf(getStudentHome)}`, { headers, signal }).catch((error: unknown) =>
      error instanceof Error ? error : new Error(String(error)),
    );
    if (answer instanceof Error) failed(answer);
    else if (answer.ok) await answer.arrayBuffer();
    else failed({ status: answer.status, refusal: await answer.text() });
    await wait(lookEveryMs);
  }
}

/** Lets everybody work until told to stop; the first four also have a page open that follows their own progress. */
export function watchPeople(url: string, tokens: readonly string[], stopped: AbortSignal): People {
  const acknowledged: { answer: Acknowledged; at: number }[] = [];
  const failures: { kind: string; at: number }[] = [];
  const failed: HearFailure = (failure) => {
    if (!stopped.aborted) failures.push({ kind: kindOf(failure), at: performance.now() });
  };
  const hearing = {
    acknowledged: (answer: Acknowledged) => void acknowledged.push({ answer, at: performance.now() }),
    failed,
  };
  const pages = tokens.slice(0, 4).map((token) => ({ token, heardAt: [] as number[] }));
  const following = pages.map(({ token, heardAt }) =>
    followLive(url, token, stopped, () => void heardAt.push(performance.now())),
  );
  const looking = look(url, tokens[0] ?? '', stopped, failed);
  const answering = tokens.map((token) => answerUntil(stopped, [url], token, hearing));
  return {
    sight: { acknowledged, failures, heardAt: pages.map(({ heardAt }) => heardAt) },
    ended: Promise.all([...answering, looking, ...following]),
  };
}

/** What a fault looked like between two moments. */
export interface Seen {
  /** The longest time without an acknowledged answer. */
  readonly gapMs: number;
  readonly failures: ReadonlyMap<string, number>;
  /** How long after the first answer behind the gap the last open page heard of something. */
  readonly streamsBackMs: number;
}

export function readSight({ acknowledged, failures, heardAt }: Sight, from: number, until: number): Seen {
  const times = [from, ...acknowledged.map(({ at }) => at).filter((at) => at > from && at < until), until];
  let gapMs = 0;
  let answeredAgainAt = from;
  for (const [place, at] of times.entries()) {
    const before = times[place - 1] ?? at;
    if (at - before > gapMs) [gapMs, answeredAgainAt] = [at - before, at];
  }
  const kinds = new Map<string, number>();
  for (const { kind, at } of failures) if (at >= from && at <= until) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  const backAt = heardAt.map((times) => times.find((at) => at >= answeredAgainAt) ?? Number.POSITIVE_INFINITY);
  return { gapMs, failures: kinds, streamsBackMs: Math.max(...backAt) - answeredAgainAt };
}
