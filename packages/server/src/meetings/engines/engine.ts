/** An engine of somebody else's: it makes rooms ready over the network, lets people in by links, and may tell us who came. */
import type { Log } from '../../platform/log.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { ChildInRoom } from '../media/process-messages.ts';
import type { Meetings } from '../meetings.ts';
import type { GuestIds } from './guest-ids.ts';

/** What a child did there. */
export type EngineEvent = { readonly type: 'came' | 'left' } & ChildInRoom;

/** A message from the engine, as it arrived. */
export interface Hook {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly query: Readonly<Record<string, string | undefined>>;
  readonly body: string;
}

export interface HookAnswer {
  readonly events: readonly EngineEvent[];
  /** What the engine wants to hear. */
  readonly body?: object;
}

export interface Engine extends Omit<Meetings, 'stop'> {
  /** undefined for a message that the engine hasn't signed. */
  readHook(hook: Hook, now: Date): Promise<HookAnswer | undefined>;
}

/** What all adapters work with. */
export interface EngineParts {
  readonly guestIds: GuestIds;
  /** Our own address, which the engine calls. */
  readonly hookUrl: string;
  readonly log: Pick<Log, 'warn'>;
}

/** Everything but children is nobody's attendance; tutors have ids of the same kind. */
export function eventOf(
  type: EngineEvent['type'],
  sealed: string | undefined,
  { guestIds }: Pick<EngineParts, 'guestIds'>,
): EngineEvent[] {
  const guest = guestIds.open(sealed ?? '');
  return guest === undefined ? [] : [{ type, roomId: guest.roomId, studentId: guest.userId }];
}

const timeoutMs = 5000;

/** Asks the engine. Throws 503 where it doesn't answer, or refuses. */
export async function askEngine(url: URL, options: RequestInit, { log }: Pick<EngineParts, 'log'>): Promise<string> {
  try {
    const response = await fetch(url, { ...options, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
    const text = await response.text();
    if (!response.ok) throw new Error(`the engine answered ${response.status}`);
    return text;
  } catch (error) {
    // Not the address: it may have a signature in it.
    log.warn({ err: error, host: url.host }, 'the engine of live lessons did not answer');
    throw new Refusal('unavailable', { retryAfterSeconds: 5 });
  }
}
