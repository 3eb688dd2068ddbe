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
export type RoomNews = Exclude<FromMedia, { readonly type: 'listening' | 'taken' | 'stopping' | 'moved' }>;

interface Parts {
  readonly addresses: MediaAddresses;
  readonly log: Pick<Log, 'warn' | 'error'>;
  /** `answer` goes back to the process that said it, if that is still there. */
  readonly onNews: (news: RoomNews, answer: (message: ToMedia) => void) => void;
  /** It was told to end, and its rooms go on elsewhere. */
  readonly onMoved: () => void;
  /** It has died. */
  readonly onEnded: () => void;
}

interface Running {
  readonly child: ChildProcess;
  readonly opened: Promise<Door>;
  isListening: boolean;
}

export type MediaProcess = ReturnType<typeof createMediaProcess>;

const isRunning = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode === null && signalCode === null;

export function createMediaProcess({ addresses, log, onNews, onMoved, onEnded }: Parts) {
  let current: Running | undefined;
  let door: Promise<Door> | undefined;
  /** Started because the current one was told to end. */
  let next: Running | undefined;
  let pauseMs = firstPauseMs;
  let isStopping = false;
  /** Rooms that it was given and hasn't answered for. */
  const taking = new Map<number, () => void>();

  const send = (to: ChildProcess, message: ToMedia): void => {
    if (to.connected) to.send(message);
  };

  function hear(from: Running, message: FromMedia): void {
    if (message.type === 'listening') return;
    if (message.type === 'taken') taking.get(message.roomId)?.();
    else if (message.type === 'stopping') void replace(from);
    else if (message.type === 'moved') {
      if (from !== current) return;
      adoptNext();
      onMoved();
      // What a process said last may be read after its end, when everybody has left.
    } else if (message.type !== 'came' || isRunning(from.child)) onNews(message, (answer) => send(from.child, answer));
  }

  function start(): Running {
    const pass = randomBytes(32).toString('base64url');
    // Not the options of this process: a debugger's port or a test's loader is ours alone.
    const child = fork(main, [], { execArgv: ['--disable-warning=ExperimentalWarning'], serialization: 'json' });
    const { promise: opened, resolve, reject } = Promise.withResolvers<Door>();
    const running: Running = { child, opened, isListening: false };
    // Its end follows, and another start.
    const tooLate = setTimeout(() => child.kill('SIGKILL'), startWithinMs);
    child.on('message', (message: FromMedia) => {
      if (message.type === 'listening') {
        clearTimeout(tooLate);
        running.isListening = true;
        pauseMs = firstPauseMs;
        resolve({ port: message.port, pass });
      } else hear(running, message);
    });
    child.on('error', reject);
    child.once('exit', (code, signal) => {
      clearTimeout(tooLate);
      reject(new Error(`the process of the rooms ended (${code ?? signal})`));
      if (running === next) next = undefined;
      // Otherwise its rooms have gone on elsewhere, and so have their people.
      if (running === current) lose();
    });
    send(child, { type: 'start', pass, addresses });
    opened.catch((error: unknown) => log.warn({ err: error }, 'the rooms are not there'));
    return running;
  }

  function open(): Promise<Door> {
    current = start();
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
    if (!isStopping && current === undefined) void again();
  }

  /** Nobody waits for a process to start: the old one goes on until the next is there. */
  async function replace(old: Running): Promise<void> {
    if (old !== current || next !== undefined) return;
    if (!isStopping) {
      next = start();
      await next.opened.catch(() => undefined);
    }
    send(old.child, { type: 'move' });
  }

  async function again(): Promise<void> {
    log.error('a process of rooms died and is started again');
    const waited = wait(pauseMs, undefined, { ref: false });
    pauseMs = Math.min(pauseMs * 2, longestPauseMs);
    door = waited.then(() => (isStopping ? Promise.reject(new Error('the server stops')) : open()));
    await door.catch(() => undefined);
  }

  async function end({ child }: Running): Promise<void> {
    if (!isRunning(child)) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    const tooLate = setTimeout(() => child.kill('SIGKILL'), stopWithinMs);
    await ended;
    clearTimeout(tooLate);
  }

  return {
    /** Starts it if it isn't running. Rejects where it can't be. */
    door: (): Promise<Door> => {
      door ??= open();
      return door;
    },
    isUp: (): boolean => current?.isListening === true && isRunning(current.child),
    pid: (): number | undefined => current?.child.pid,
    /** Gives it a room as it was elsewhere; answers when it has it. */
    give: async (stored: StoredRoom): Promise<void> => {
      if (current === undefined || !isRunning(current.child)) return;
      const to = current.child;
      await new Promise<void>((resolve) => {
        taking.set(stored.roomId, resolve);
        send(to, { type: 'take', ...stored });
      });
      taking.delete(stored.roomId);
    },
    stop: async (): Promise<void> => {
      isStopping = true;
      await Promise.all([current, next].flatMap((running) => (running === undefined ? [] : [end(running)])));
    },
  };
}
