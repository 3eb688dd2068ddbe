/** All SQL about what rooms record: timelines, their slides, and whose voices were heard. */
import type { Chapter, RoomEvent } from '@comet/domain/meetings/room-timeline';
import { allowsVoice } from '../controls/index.ts';
import type { Queryable } from '../platform/database.ts';

/** SQL: a child spoke on this date while it was recorded, and a parent doesn't allow that, or not any more. */
export const hasUnwantedVoice = (occurrenceId: string): string =>
  `exists (select from live_lesson_voices v where v.occurrence_id = ${occurrenceId} and not ${allowsVoice('v.student_id')})`;

export async function insertVoice(db: Queryable, occurrenceId: number, studentId: number, now: Date): Promise<void> {
  await db.query(
    {
      name: 'insert-live-lesson-voice',
      text: `insert into live_lesson_voices (occurrence_id, student_id, heard_at) values ($1, $2, $3) on conflict do nothing`,
    },
    [occurrenceId, studentId, now],
  );
}

/** Whose voices were heard on a date, and whether each of them may be kept. */
export async function findVoices(
  db: Queryable,
  occurrenceId: number,
): Promise<{ hasVoices: boolean; isUnwanted: boolean }> {
  const [row] = await db.query<{ hasVoices: boolean; isUnwanted: boolean }>(
    {
      name: 'find-live-lesson-voices',
      text: `select exists (select from live_lesson_voices where occurrence_id = $1) as has_voices,
          ${hasUnwantedVoice('$1')} as is_unwanted`,
    },
    [occurrenceId],
  );
  return row ?? { hasVoices: false, isUnwanted: false };
}

/** The recording that shows this film. */
export async function findOfVideo(db: Queryable, tutorId: number, videoFileId: string): Promise<number | undefined> {
  const [row] = await db.query<{ recordingId: number }>(
    {
      name: 'find-live-recording-of-video',
      text: `select recording_id from live_lesson_recordings
        where video_file_id = $2 and tutor_id = $1 and deleted_at is null and has_timeline`,
    },
    [tutorId, videoFileId],
  );
  return row?.recordingId;
}

interface RoomParts {
  readonly occurrenceId: number;
  readonly hasVoices: boolean;
  readonly chapters: readonly Chapter[];
  readonly captions: string;
  readonly events: readonly RoomEvent[];
  readonly slideFileIds: readonly string[];
}

/** Adds to a recording what its room showed. */
export async function addRoomParts(db: Queryable, recordingId: number, parts: RoomParts): Promise<void> {
  const { occurrenceId, hasVoices, chapters, captions, events, slideFileIds } = parts;
  await db.query(
    {
      name: 'add-room-to-live-recording',
      text: `update live_lesson_recordings
        set occurrence_id = $2, has_voices = $3, chapters = $4, captions = $5, has_timeline = true where recording_id = $1`,
    },
    [recordingId, occurrenceId, hasVoices, JSON.stringify(chapters), captions],
  );
  await db.query(
    {
      name: 'insert-live-lesson-timeline',
      text: 'insert into live_lesson_timelines (recording_id, events) values ($1, $2)',
    },
    [recordingId, JSON.stringify(events)],
  );
  await db.query(
    {
      name: 'insert-live-recording-slides',
      text: 'insert into live_lesson_recording_slides (recording_id, file_id) select $1, unnest($2::uuid[])',
    },
    [recordingId, slideFileIds],
  );
}

export async function findEvents(db: Queryable, recordingId: number): Promise<readonly RoomEvent[]> {
  const [row] = await db.query<{ events: RoomEvent[] }>(
    {
      name: 'find-live-lesson-timeline',
      text: 'select events from live_lesson_timelines where recording_id = $1',
    },
    [recordingId],
  );
  return row?.events ?? [];
}

/** Recordings with voices that are past their keeping, or that a parent doesn't allow any more. */
export async function listPastKeeping(db: Queryable, before: Date, limit: number): Promise<number[]> {
  const rows = await db.query<{ recordingId: number }>(
    {
      name: 'list-live-recordings-past-keeping',
      text: `select l.recording_id from live_lesson_recordings l
        where l.has_voices and l.deleted_at is null and (l.created_at < $1 or ${hasUnwantedVoice('l.occurrence_id')})
        order by l.recording_id limit $2`,
    },
    [before, limit],
  );
  return rows.map(({ recordingId }) => recordingId);
}
