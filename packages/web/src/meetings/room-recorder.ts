/** Records a stretch of a room in the tutor's page: the film in pieces of two seconds, and what changed beside it. */
import { blankRoom, changesBetween, type RecordedRoom, type RoomChange } from '@comet/domain/meetings/room-timeline';
import { createFilmMixer, type FilmSources } from './film-mixer.ts';
import { recordingLock } from './recording-lock.ts';
import { recordingStore } from './recording-store.ts';

const filmType = 'video/webm;codecs=vp8,opus';
/** How much a page that dies takes with it. */
const keepEveryMs = 2000;
const videoBitsPerSecond = 600_000;
const audioBitsPerSecond = 48_000;

export interface RoomRecorder {
  set(sources: FilmSources): void;
  /** Notes what is to be seen now. */
  look(room: RecordedRoom): void;
  /** Everything is kept when it answers. */
  stop(): Promise<void>;
}

export const canRecord = (): boolean => typeof MediaRecorder !== 'undefined' && MediaRecorder.isTypeSupported(filmType);

/** All that is to be seen, however it was before: the stretch before this one may have ended with something else. */
const everything = ({ slides, strokes, question }: RecordedRoom): RoomChange[] => [
  { type: 'slides', slides },
  { type: 'board', strokes },
  { type: 'question', question },
];

/** `onFault` is called when this browser keeps nothing more, as when its disk is full. */
export function createRoomRecorder(recordingId: number, onFault: () => void): RoomRecorder {
  // Later stretches have larger numbers.
  const stretch = Date.now();
  const mixer = createFilmMixer();
  const recorder = new MediaRecorder(mixer.stream, { mimeType: filmType, videoBitsPerSecond, audioBitsPerSecond });
  const unlock = recordingLock.hold(recordingId);
  let [seen, hasLooked, startedAt] = [blankRoom, false, performance.now()];
  let fresh: (RoomChange & { readonly sinceMs: number })[] = [];
  let writing: Promise<unknown> = Promise.resolve();

  const write = (work: () => Promise<unknown>): void => {
    writing = writing.then(work).catch(onFault);
  };
  function flush(): void {
    if (fresh.length === 0) return;
    const changes = fresh;
    fresh = [];
    write(() => recordingStore.addChanges({ recordingId, stretch, changes }));
  }
  recorder.onstart = () => {
    startedAt = performance.now();
  };
  recorder.ondataavailable = ({ data }) => {
    if (data.size > 0) write(() => recordingStore.addPart({ recordingId, stretch, film: data }));
    flush();
  };
  recorder.onerror = onFault;
  recorder.start(keepEveryMs);

  return {
    set: mixer.set,
    look: (room) => {
      const changes = hasLooked ? changesBetween(seen, room) : everything(room);
      const sinceMs = Math.max(0, Math.round(performance.now() - startedAt));
      fresh.push(...changes.map((change) => ({ ...change, sinceMs })));
      [seen, hasLooked] = [room, true];
    },
    stop: async () => {
      if (recorder.state !== 'inactive')
        await new Promise((resolve) => {
          recorder.onstop = resolve;
          recorder.stop();
        });
      flush();
      await writing;
      mixer.close();
      unlock();
    },
  };
}
