/** One process of rooms: started when it is first needed, and again at once when it dies. */
import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Log } from '../platform/log.ts';
import type { FromMedia, MediaAddresses, StoredRoom, ToMedia } from './media/process-messages.ts';

const main = fileURLToPath(new URL('./media/main.ts', import.meta.url));
const startWithinMs = 20_000;
const stopWithinMs = 3000;
/** One that dies as soon as it is started is not started without a pause. */
const firstPauseMs = 50;
const longestPauseMs = 5000;

/** Where the process listens, and what opens its door. */
export interface Door {
  readonly port: number;
  readonly pass: string;
}

/** What a room's process tells of it, besides what is between the processes themselves. */
export type RoomNews = Exclude<FromMedia, { readonly type: 'listening' | 'taken' | 'stopping' }>;

interface Parts {
  readonly addresses: MediaAddresses;
  readonly log: Pick<Log, 'warn' | 'error'>;
  /** `answer` goes back to the process that said it, if that is still there. */
  readonly onNews: (news: RoomNews, answer: (message: ToMedia) => void) => void;
  /** It takes no rooms any more, and those it had go on elsewhere. */
  readonly onStopping: () => void;
  /** It has ended. */
  readonly onEnded: () => void;
}

export type MediaProcess = ReturnType<typeof createMediaProcess>;

const isRunning = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode === null && signalCode === null;

export function createMediaProcess({ addresses, log, onNews, onStopping, onEnded }: Parts) {
  let child: ChildProcess | undefined;
  let door: Promise<Door> | undefined;
  let pauseMs = firstPauseMs;
  let isStopping = false;
  /** Whether it lets people in now: one that is starting doesn't. */
  let isListening = false;
  /** Rooms that it was given and hasn't answered for. */
  const taking = new Map<number, () => void>();

  const send = (to: ChildProcess, message: ToMedia): void => {
    if (to.connected) to.send(message);
  };

  function hear(from: ChildProcess, message: FromMedia): void {
    if (message.type === 'listening') return;
    if (message.type === 'taken') taking.get(message.roomId)?.();
    else if (message.type === 'stopping') {
      if (from === child) [door, isListening] = [undefined, false];
      onStopping();
      // What a process said last may be read after its end, when everybody has left.
    } else if (message.type !== 'came' || isRunning(from)) onNews(message, (answer) => send(from, answer));
  }

  function open(): Promise<Door> {
    const pass = randomBytes(32).toString('base64url');
    // Not the options of this process: a debugger's port or a test's loader is ours alone.
    const started = fork(main, [], { execArgv: ['--disable-warning=ExperimentalWarning'], serialization: 'json' });
    child = started;
    const opened = new Promise<Door>((resolve, reject) => {
      // Its end follows, and another start.
      const tooLate = setTimeout(() => started.kill('SIGKILL'), startWithinMs);
      started.on('message', (message: FromMedia) => {
        if (message.type === 'listening') {
          clearTimeout(tooLate);
          isListening = true;
          pauseMs = firstPauseMs;
          resolve({ port: message.port, pass });
        } else hear(started, message);
      });
      started.on('error', reject);
      started.once('exit', (code, signal) => {
        isListening = false;
        clearTimeout(tooLate);
        reject(new Error(`the process of the rooms ended (${code ?? signal})`));
        for (const answered of taking.values()) answered();
        onEnded();
        if (!isStopping) void again();
      });
    });
    send(started, { type: 'start', pass, addresses });
    opened.catch((error: unknown) => log.warn({ err: error }, 'the rooms are not there'));
    return opened;
  }

  async function again(): Promise<void> {
    log.error('a process of rooms died and is started again');
    const waited = wait(pauseMs, undefined, { ref: false });
    pauseMs = Math.min(pauseMs * 2, longestPauseMs);
    door = waited.then(() => (isStopping ? Promise.reject(new Error('the server stops')) : open()));
    await door.catch(() => undefined);
  }

  return {
    /** Starts it if it isn't running. Rejects where it can't be. */
    door: (): Promise<Door> => {
      door ??= open();
      return door;
    },
    isUp: (): boolean => isListening && child !== undefined && isRunning(child),
    pid: (): number | undefined => child?.pid,
    /** Gives it a room as it was elsewhere; answers when it has it. */
    give: async (stored: StoredRoom): Promise<void> => {
      if (child === undefined || !isRunning(child)) return;
      const to = child;
      await new Promise<void>((resolve) => {
        taking.set(stored.roomId, resolve);
        send(to, { type: 'take', ...stored });
      });
      taking.delete(stored.roomId);
    },
    stop: async (): Promise<void> => {
      isStopping = true;
      if (child === undefined || !isRunning(child)) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      const tooLate = setTimeout(() => child?.kill('SIGKILL'), stopWithinMs);
      await ended;
      clearTimeout(tooLate);
    },
  };
}
