/** One process of rooms: started when it is first needed, and replaced by the spare when it dies or is told to end. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '../platform/log.ts';
import type { StoredRoom, ToMedia } from './media/process-messages.ts';
import type { Door, MediaChild, MediaMessage } from './media-child.ts';
import type { SpareChild } from './media-spare.ts';

/** One that dies as soon as it is started is not started without a pause. */
const firstPauseMs = 50;
const longestPauseMs = 5000;

/** What a room's process tells of it, besides what is between the processes themselves. */
export type RoomNews = Exclude<MediaMessage, { readonly type: 'taken' | 'stopping' | 'moved' }>;

interface Parts {
  readonly spare: SpareChild;
  readonly log: Pick<Log, 'warn' | 'error'>;
  /** `answer` goes back to the process that said it, if that is still there. */
  readonly onNews: (news: RoomNews, answer: (message: ToMedia) => void) => void;
  /** It was told to end, and its rooms go on elsewhere. */
  readonly onMoved: () => void;
  /** It has died. */
  readonly onEnded: () => void;
}

export type MediaProcess = ReturnType<typeof createMediaProcess>;

export function createMediaProcess({ spare, log, onNews, onMoved, onEnded }: Parts) {
  let current: MediaChild | undefined;
  let door: Promise<Door> | undefined;
  /** There because the current one was told to end. */
  let next: MediaChild | undefined;
  let pauseMs = firstPauseMs;
  let isStopping = false;
  /** Rooms that it was given and hasn't answered for. */
  const taking = new Map<number, () => void>();

  function hear(from: MediaChild, message: MediaMessage): void {
    if (message.type === 'taken') taking.get(message.roomId)?.();
    else if (message.type === 'stopping') void replace(from);
    else if (message.type === 'moved') {
      if (from !== current) return;
      adoptNext();
      onMoved();
      // What a process said last may be read after its end, when everybody has left.
    } else if (message.type !== 'came' || from.isRunning()) onNews(message, from.send);
  }

  function take(): MediaChild {
    const taken = spare.take({
      onMessage: (message) => hear(taken, message),
      onExit: () => {
        if (taken === next) next = undefined;
        // Otherwise its rooms have gone on elsewhere, and so have their people.
        if (taken === current) lose();
      },
    });
    taken.opened.then(
      () => {
        pauseMs = firstPauseMs;
      },
      (error: unknown) => log.warn({ err: error }, 'the rooms are not there'),
    );
    return taken;
  }

  function open(): Promise<Door> {
    current = take();
    return current.opened;
  }

  function adoptNext(): void {
    current = next;
    door = next?.opened;
    next = undefined;
  }

  function lose(): void {
    adoptNext();
    for (const answered of taking.values()) answered();
    onEnded();
    if (!isStopping && current === undefined) again();
  }

  /** Nobody waits for a process to start: the old one goes on until the next is there. */
  async function replace(old: MediaChild): Promise<void> {
    if (old !== current || next !== undefined) return;
    if (!isStopping) {
      next = take();
      await next.opened.catch(() => undefined);
    }
    old.send({ type: 'move' });
  }

  function again(): void {
    log.error('a process of rooms died and is started again');
    if (spare.pid() !== undefined) {
      door = open();
      return;
    }
    const waited = wait(pauseMs, undefined, { ref: false });
    pauseMs = Math.min(pauseMs * 2, longestPauseMs);
    door = waited.then(() => (isStopping ? Promise.reject(new Error('the server stops')) : open()));
    door.catch(() => undefined);
  }

  return {
    /** Starts it if it isn't running. Rejects where it can't be. */
    door: (): Promise<Door> => {
      door ??= open();
      return door;
    },
    isUp: (): boolean => current?.isUp() ?? false,
    pid: (): number | undefined => current?.pid,
    /** Gives it a room as it was elsewhere; answers when it has it. */
    give: async (stored: StoredRoom): Promise<void> => {
      const to = current;
      if (to?.isRunning() !== true) return;
      await new Promise<void>((resolve) => {
        taking.set(stored.roomId, resolve);
        to.send({ type: 'take', ...stored });
      });
      taking.delete(stored.roomId);
    },
    stop: async (): Promise<void> => {
      isStopping = true;
      await Promise.all([current?.end(), next?.end()]);
    },
  };
}
