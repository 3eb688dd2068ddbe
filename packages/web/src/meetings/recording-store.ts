/**
 * Recordings of rooms in the tutor's own browser: kept as they are made, so that a closed tab loses a few seconds at most, and
 * until the server has them.
 */
import type { RoomChange } from '@comet/domain/meetings/room-timeline';
import Dexie from 'dexie';
import type { JoinedFilm } from './join-films.ts';

/** A recording that the server doesn't have yet. */
export interface KeptRecording {
  readonly id: number;
  /** Whose it is: nobody else on the same machine sees it. */
  readonly userId: number;
  readonly occurrenceId: number;
  readonly title: string;
  readonly withVoices: boolean;
  readonly startedAtMs: number;
  /** Whether it has been ended; one that hasn't goes on when its room is opened again. */
  readonly isEnded: boolean;
  /** What is known of the film once it is whole and in its file. */
  readonly joined: JoinedFilm | undefined;
}

/** A page records one stretch; the next page after a lost one begins another. */
interface InStretch {
  readonly recordingId: number;
  readonly stretch: number;
}

interface KeptPart extends InStretch {
  readonly film: Blob;
}

/** Changes with their time since the stretch began. */
export interface KeptChanges extends InStretch {
  readonly changes: readonly (RoomChange & { readonly sinceMs: number })[];
}

const database = new Dexie('comet-recordings');
database.version(1).stores({
  recordings: '++id, userId',
  parts: '++, recordingId',
  changes: '++, recordingId',
});
const recordings = database.table<KeptRecording, number, Omit<KeptRecording, 'id'>>('recordings');
const parts = database.table<KeptPart>('parts');
const changes = database.table<KeptChanges>('changes');

export const recordingStore = {
  begin: (recording: Omit<KeptRecording, 'id'>): Promise<number> => recordings.add(recording),
  end: async (id: number): Promise<void> => {
    await recordings.update(id, { isEnded: true });
  },
  setJoined: async (id: number, joined: JoinedFilm): Promise<void> => {
    await recordings.update(id, { joined });
  },
  listOf: (userId: number): Promise<KeptRecording[]> => recordings.where({ userId }).sortBy('startedAtMs'),
  addPart: (part: KeptPart): Promise<unknown> => parts.add(part),
  addChanges: (kept: KeptChanges): Promise<unknown> => changes.add(kept),
  changesOf: (recordingId: number): Promise<KeptChanges[]> => changes.where({ recordingId }).toArray(),

  /** The film of each stretch, in order. */
  async filmsOf(recordingId: number): Promise<ReadonlyMap<number, Blob>> {
    const rows = await parts.where({ recordingId }).toArray();
    const byStretch = Map.groupBy(rows, ({ stretch }) => stretch);
    const ordered = [...byStretch].toSorted(([one], [other]) => one - other);
    return new Map(ordered.map(([stretch, kept]) => [stretch, new Blob(kept.map(({ film }) => film))]));
  },

  remove: (id: number): Promise<void> =>
    database.transaction('rw', recordings, parts, changes, async () => {
      await parts.where({ recordingId: id }).delete();
      await changes.where({ recordingId: id }).delete();
      await recordings.delete(id);
    }),
};
