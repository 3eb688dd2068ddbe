/**
 * The processes of the rooms. Each room has one owner; when that process dies or is told to end, its rooms go on in another one
 * with all that was drawn, asked and allowed.
 */
import type { Room } from '@comet/domain/meetings/room';
import type { Log } from '../platform/log.ts';
import { Refusal } from '../platform/refusal.ts';
import type { AttendanceKeeper } from './attendance-keeper.ts';
import type {
  AskedItem,
  ChildInRoom,
  FromMedia,
  MediaAddresses,
  ToMedia,
  WantedFile,
  WantedItem,
} from './media/process-messages.ts';
import type { Door } from './media-child.ts';
import { createMediaProcess, type MediaProcess, type RoomNews } from './media-process.ts';
import { createSpareChild } from './media-spare.ts';

type Removal = Extract<FromMedia, { readonly type: 'removed' }>;

interface Parts {
  readonly processes: number;
  readonly addresses: MediaAddresses;
  readonly log: Pick<Log, 'warn' | 'error'>;
  readonly onRemoved: (removal: Removal) => void;
  /** A child speaks while the room records with voices. */
  readonly onVoice: (child: ChildInRoom) => void;
  readonly attendance: Pick<AttendanceKeeper, 'came' | 'left' | 'allLeft'>;
  /** The question that the tutor asks; null where they may not. */
  readonly findItem: (wanted: WantedItem) => Promise<AskedItem | null>;
  /** A link to the PDF that the tutor shows; null where it isn't theirs. */
  readonly linkFile: (wanted: WantedFile) => Promise<string | null>;
}

interface Owned {
  readonly by: MediaProcess;
  readonly given: Promise<void>;
}

export type MediaPool = ReturnType<typeof createMediaPool>;

export function createMediaPool(parts: Parts) {
  const { addresses, log, attendance } = parts;
  /** What rooms are like, for the process that takes them over. */
  const rooms = new Map<number, Room>();
  const owners = new Map<number, Owned>();
  const spare = createSpareChild({ addresses, log });
  let isStopping = false;

  async function answerItem(wanted: WantedItem, answer: (message: ToMedia) => void): Promise<void> {
    const { roomId, itemId } = wanted;
    answer({ type: 'found', roomId, itemId, item: await parts.findItem(wanted) });
  }
  async function answerFile(wanted: WantedFile, answer: (message: ToMedia) => void): Promise<void> {
    const { roomId, fileId } = wanted;
    answer({ type: 'linked', roomId, fileId, url: await parts.linkFile(wanted) });
  }

  function hear(from: MediaProcess, news: RoomNews, answer: (message: ToMedia) => void): void {
    if (news.type === 'wanted') void answerItem(news, answer);
    else if (news.type === 'wantedFile') void answerFile(news, answer);
    else if (news.type === 'came') attendance.came(news);
    else if (news.type === 'left') attendance.left(news);
    else if (news.type === 'voiceRecorded') parts.onVoice(news);
    else if (news.type === 'removed') parts.onRemoved(news);
    else keep(from, news);
  }

  function keep(from: MediaProcess, news: Extract<RoomNews, { readonly type: 'changed' | 'forgotten' }>): void {
    // A process that is slow to end may still speak of a room that goes on elsewhere.
    const owner = owners.get(news.roomId);
    if (owner !== undefined && owner.by !== from) return;
    if (news.type === 'changed') rooms.set(news.roomId, news.room);
    else {
      rooms.delete(news.roomId);
      owners.delete(news.roomId);
    }
  }

  function roomsOf(process: MediaProcess): number[] {
    return [...owners].filter(([, { by }]) => by === process).map(([roomId]) => roomId);
  }
  function release(process: MediaProcess): void {
    for (const roomId of roomsOf(process)) owners.delete(roomId);
  }

  const processes: readonly MediaProcess[] = Array.from({ length: parts.processes }, () => {
    const made: MediaProcess = createMediaProcess({
      spare,
      log,
      onNews: (news, answer) => hear(made, news, answer),
      onMoved: () => release(made),
      onEnded: () => {
        attendance.allLeft(roomsOf(made));
        release(made);
      },
    });
    return made;
  });

  /** The one with the fewest rooms. A room that has lost its process goes to one that is up, where there is one: people wait for it. */
  function choose(roomId: number): MediaProcess {
    const up = rooms.has(roomId) ? processes.filter((process) => process.isUp()) : [];
    const [first, ...others] = up.length > 0 ? up : processes;
    if (first === undefined) throw new Error('there are no processes for rooms');
    return others.reduce((best, process) => (roomsOf(process).length < roomsOf(best).length ? process : best), first);
  }

  async function hand(roomId: number, to: MediaProcess): Promise<void> {
    await to.door();
    const room = rooms.get(roomId);
    if (room !== undefined) await to.give({ roomId, room });
  }

  return {
    /** Where to go into a room; starts a process where there is none. Throws 503 where that can't be. */
    door: async (roomId: number): Promise<Door> => {
      if (isStopping) throw new Refusal('unavailable', { retryAfterSeconds: 1 });
      let owned = owners.get(roomId);
      if (owned === undefined) {
        const by = choose(roomId);
        owned = { by, given: hand(roomId, by) };
        owners.set(roomId, owned);
      }
      try {
        await owned.given;
        return await owned.by.door();
      } catch {
        if (owners.get(roomId) === owned) owners.delete(roomId);
        throw new Refusal('unavailable', { retryAfterSeconds: 1 });
      }
    },
    /** The process of a room. */
    pid: (roomId: number): number | undefined => owners.get(roomId)?.by.pid(),
    /** The idle process that is ready to replace another. */
    sparePid: spare.pid,
    stop: async (): Promise<void> => {
      isStopping = true;
      await Promise.all([spare.stop(), ...processes.map((process) => process.stop())]);
    },
  };
}
