/** Sends a kept recording to the server: one film, with what the room showed beside it. Then it is deleted here. */
import type { Recording } from '@comet/contract/live-lesson-recordings';
import { saveRoomRecording } from '@comet/contract/room-recordings';
import { maxEventNumbers, maxRoomEvents, numbersOf, type RoomEvent } from '@comet/domain/meetings/room-timeline';
import { act } from '../../api/act.ts';
import type { JoinedFilm } from '../../meetings/join-films.ts';
import { type KeptRecording, recordingStore } from '../../meetings/recording-store.ts';
import { uploadInParts } from '../../uploads/upload-in-parts.ts';
import { uploadTools } from '../../uploads/upload-tools.ts';

const fileNameOf = (id: number): string => `recording-${id}.webm`;
const folder = (): Promise<FileSystemDirectoryHandle> => navigator.storage.getDirectory();

/** Joins the stretches, or finds the film that was joined before: an upload that goes on needs the very same bytes. */
async function joinedFilm(kept: KeptRecording): Promise<JoinedFilm | undefined> {
  if (kept.joined !== undefined) return kept.joined;
  const { joinFilms } = await import('../../meetings/join-films.ts');
  const file = await (await folder()).getFileHandle(fileNameOf(kept.id), { create: true });
  const joined = await joinFilms(await recordingStore.filmsOf(kept.id), await file.createWritable());
  if (joined !== undefined) await recordingStore.setJoined(kept.id, joined);
  return joined;
}

/** What the room showed, by the film's time; the first of it where it is more than a server takes. */
async function eventsOf(id: number, { startsMs, durationMs }: JoinedFilm): Promise<RoomEvent[]> {
  const events = (await recordingStore.changesOf(id)).flatMap(({ stretch, changes }): RoomEvent[] => {
    const startMs = startsMs.get(stretch);
    if (startMs === undefined) return [];
    return changes.map(({ sinceMs, ...change }) => ({ ...change, atMs: Math.min(durationMs, startMs + sinceMs) }));
  });
  let numberCount = 0;
  return events
    .toSorted((one, other) => one.atMs - other.atMs)
    .filter((event) => {
      numberCount += numbersOf(event);
      return numberCount <= maxEventNumbers;
    })
    .slice(0, maxRoomEvents);
}

export async function forgetRecording(id: number): Promise<void> {
  await recordingStore.remove(id);
  await (await folder()).removeEntry(fileNameOf(id)).catch(() => undefined);
}

/** Throws a CallError. Asked again, it goes on where it was. undefined where nothing was recorded. */
export async function saveRecording(
  kept: KeptRecording,
  onProgress: (share: number) => void,
): Promise<Recording | undefined> {
  const joined = await joinedFilm(kept);
  if (joined === undefined) {
    await forgetRecording(kept.id);
    return undefined;
  }
  const stored = await (await (await folder()).getFileHandle(fileNameOf(kept.id))).getFile();
  // Named alike each time, so that the upload goes on.
  const film = new File([stored], `${kept.startedAtMs}.webm`, { type: 'video/webm', lastModified: kept.startedAtMs });
  const { url } = await uploadInParts('video', film, uploadTools, { onProgress, signal: new AbortController().signal });
  const { occurrenceId } = kept;
  const body = {
    occurrenceId,
    videoUrl: url ?? '',
    durationMs: joined.durationMs,
    events: await eventsOf(kept.id, joined),
  };
  const saved = await act(saveRoomRecording, { body });
  await forgetRecording(kept.id);
  return saved;
}
