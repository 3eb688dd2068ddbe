/** Keeps the process of the rooms running: started when the first room begins, and again at once when it dies. */
import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Room } from '@comet/domain/meetings/room';
import type { Log } from '../platform/log.ts';
import { Refusal } from '../platform/refusal.ts';
import type { createAttendanceKeeper } from './attendance-keeper.ts';
import type {
  AskedItem,
  ChildInRoom,
  FromMedia,
  MediaAddresses,
  ToMedia,
  WantedFile,
  WantedItem,
} from './media/process-messages.ts';

const main = fileURLToPath(new URL('./media/main.ts', import.meta.url));
const startWithinMs = 8000;
const stopWithinMs = 3000;
/** One that dies as soon as it is started is not started without a pause. */
const firstPauseMs = 50;
const longestPauseMs = 5000;

/** Where the process listens, and what opens its door. */
export interface Door {
  readonly port: number;
  readonly pass: string;
}

type Removal = Extract<FromMedia, { readonly type: 'removed' }>;

interface Parts {
  readonly addresses: MediaAddresses;
  readonly log: Pick<Log, 'warn' | 'error'>;
  readonly onRemoved: (removal: Removal) => void;
  /** A child speaks while the room records with voices. */
  readonly onVoice: (child: ChildInRoom) => void;
  readonly attendance: Pick<ReturnType<typeof createAttendanceKeeper>, 'came' | 'left' | 'allLeft'>;
  /** The question that the tutor asks; null where they may not. */
  readonly findItem: (wanted: WantedItem) => Promise<AskedItem | null>;
  /** A link to the PDF that the tutor shows; null where it isn't theirs. */
  readonly linkFile: (wanted: WantedFile) => Promise<string | null>;
}

const isRunning = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode === null && signalCode === null;

export type MediaProcess = ReturnType<typeof createMediaProcess>;

export function createMediaProcess({ addresses, log, onRemoved, onVoice, attendance, findItem, linkFile }: Parts) {
  /** What rooms are like, for the process after this one. */
  const rooms = new Map<number, Room>();
  let child: ChildProcess | undefined;
  let door: Promise<Door> | undefined;
  let pauseMs = firstPauseMs;
  let isStopping = false;

  const reply = (to: ChildProcess, message: ToMedia): void => {
    if (to.connected) to.send(message);
  };
  async function answerItem(asking: ChildProcess, wanted: WantedItem): Promise<void> {
    const { roomId, itemId } = wanted;
    reply(asking, { type: 'found', roomId, itemId, item: await findItem(wanted) });
  }
  async function answerFile(asking: ChildProcess, wanted: WantedFile): Promise<void> {
    const { roomId, fileId } = wanted;
    reply(asking, { type: 'linked', roomId, fileId, url: await linkFile(wanted) });
  }

  function hear(from: ChildProcess, message: FromMedia): void {
    if (message.type === 'wanted') void answerItem(from, message);
    else if (message.type === 'wantedFile') void answerFile(from, message);
    else if (message.type === 'changed') rooms.set(message.roomId, message.room);
    else if (message.type === 'forgotten') rooms.delete(message.roomId);
    else if (message.type === 'came') {
      // What a process said last may be read after its end, when everybody has left.
      if (isRunning(from)) attendance.came(message);
    } else if (message.type === 'left') attendance.left(message);
    else if (message.type === 'removed') onRemoved(message);
    else if (message.type === 'voiceRecorded') onVoice(message);
  }

  function open(): Promise<Door> {
    const pass = randomBytes(32).toString('base64url');
    // Not the options of this process: a debugger's port or a test's loader is ours alone.
    const started = fork(main, [], { execArgv: ['--disable-warning=ExperimentalWarning'], serialization: 'json' });
    child = started;
    const opened = new Promise<Door>((resolve, reject) => {
      const tooLate = setTimeout(() => reject(new Error('the process of the rooms did not start')), startWithinMs);
      started.on('message', (message: FromMedia) => {
        if (message.type === 'listening') {
          clearTimeout(tooLate);
          pauseMs = firstPauseMs;
          resolve({ port: message.port, pass });
        } else hear(started, message);
      });
      started.on('error', reject);
      started.once('exit', (code, signal) => {
        clearTimeout(tooLate);
        attendance.allLeft();
        reject(new Error(`the process of the rooms ended (${code ?? signal})`));
        if (!isStopping) void again();
      });
    });
    const message: ToMedia = {
      type: 'start',
      pass,
      addresses,
      rooms: [...rooms].map(([roomId, room]) => ({ roomId, room })),
    };
    started.send(message);
    opened.catch((error: unknown) => log.warn({ err: error }, 'the rooms are not there'));
    return opened;
  }

  async function again(): Promise<void> {
    log.error('the process of the rooms died and is started again');
    const waited = wait(pauseMs, undefined, { ref: false });
    pauseMs = Math.min(pauseMs * 2, longestPauseMs);
    door = waited.then(() => (isStopping ? Promise.reject(new Error('the server stops')) : open()));
    await door.catch(() => undefined);
  }

  return {
    /** Where to go in; starts the process if it isn't running. Throws 503 where it can't be. */
    door: async (): Promise<Door> => {
      if (isStopping) throw new Refusal('unavailable', { retryAfterSeconds: 1 });
      door ??= open();
      return door.catch(() => {
        throw new Refusal('unavailable', { retryAfterSeconds: 1 });
      });
    },
    pid: (): number | undefined => child?.pid,
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
