/** All SQL about recordings of live lessons and their quizzes. */
import type { Difficulty } from '@comet/domain/curriculum/subjects';
import type { Chapter } from '@comet/domain/meetings/room-timeline';
import type { Queryable } from '../platform/database.ts';
import type { MadeThings } from '../platform/same-request.ts';
import { isForStudent } from './live-lessons.store.ts';
import { hasUnwantedVoice } from './room-recordings.store.ts';

export interface RecordingRow {
  readonly recordingId: number;
  readonly tutorId: number;
  readonly tutorName: string;
  readonly name: string;
  readonly description: string;
  readonly subjectId: number;
  readonly classroomId: number | null;
  readonly isForEveryone: boolean;
  readonly videoFileId: string | null;
  readonly durationMs: number | null;
  readonly createdAt: Date;
  readonly chapters: readonly Chapter[];
  readonly captions: string;
  readonly hasTimeline: boolean;
  readonly hasVoices: boolean;
}

const columns = `l.recording_id, l.tutor_id, t.first_name as tutor_name, l.name, l.description, l.subject_id, l.classroom_id,
  l.is_for_everyone, l.video_file_id, l.duration_ms, l.created_at, l.chapters, l.captions, l.has_timeline, l.has_voices`;
const tables = 'live_lesson_recordings l join users t on t.user_id = l.tutor_id';

/** SQL: neither taken away nor with the voice of a child whose parent doesn't allow that any more. */
const isThere = `l.deleted_at is null and not (l.has_voices and ${hasUnwantedVoice('l.occurrence_id')})`;

/** The viewer is a student for whom it is, or their parent. */
const isForFamily = `exists (select from users s
  where (s.user_id = $1 or s.parent_id = $1) and s.role = 'student' and s.deleted_at is null and ${isForStudent('s.user_id')})`;

export async function listForFamily(
  db: Queryable,
  viewerId: number,
  subjectId: number | undefined,
): Promise<RecordingRow[]> {
  return db.query<RecordingRow>(
    {
      name: 'list-live-recordings-of-family',
      text: `select ${columns} from ${tables}
        where ${isThere} and ($2::int is null or l.subject_id = $2) and ${isForFamily}
        order by l.created_at desc, l.recording_id desc limit 200`,
    },
    [viewerId, subjectId ?? null],
  );
}

export async function findForFamily(
  db: Queryable,
  viewerId: number,
  recordingId: number,
): Promise<RecordingRow | undefined> {
  const [row] = await db.query<RecordingRow>(
    {
      name: 'find-live-recording-of-family',
      text: `select ${columns} from ${tables} where l.recording_id = $2 and ${isThere} and ${isForFamily}`,
    },
    [viewerId, recordingId],
  );
  return row;
}

export async function listOfTutor(db: Queryable, tutorId: number): Promise<RecordingRow[]> {
  return db.query<RecordingRow>(
    {
      name: 'list-live-recordings-of-tutor',
      text: `select ${columns} from ${tables} where l.tutor_id = $1 and ${isThere}
        order by l.created_at desc, l.recording_id desc limit 500`,
    },
    [tutorId],
  );
}

export async function findRecording(db: Queryable, recordingId: number): Promise<RecordingRow | undefined> {
  const [row] = await db.query<RecordingRow>(
    {
      name: 'find-live-recording',
      text: `select ${columns} from ${tables} where l.recording_id = $1 and ${isThere}`,
    },
    [recordingId],
  );
  return row;
}

/** Nobody else changes the recording before the transaction ends. */
export async function lockRecording(db: Queryable, recordingId: number): Promise<void> {
  await db.query(
    {
      name: 'lock-live-recording',
      text: 'select from live_lesson_recordings where recording_id = $1 for update',
    },
    [recordingId],
  );
}

export const recordingsMade = {
  table: 'live_lesson_recordings',
  id: 'recording_id',
  maker: 'tutor_id',
  madeAt: 'created_at',
} as const satisfies MadeThings;

export type NewRecording = Pick<
  RecordingRow,
  'name' | 'description' | 'subjectId' | 'classroomId' | 'isForEveryone' | 'videoFileId' | 'durationMs'
>;

const values = (recording: NewRecording): unknown[] => [
  recording.name,
  recording.description,
  recording.subjectId,
  recording.classroomId,
  recording.isForEveryone,
  recording.videoFileId,
  recording.durationMs,
];

export async function insertRecording(
  db: Queryable,
  tutorId: number,
  recording: NewRecording,
  fingerprint: string,
  now: Date,
): Promise<number> {
  const [row] = await db.query<{ recordingId: number }>(
    {
      name: 'insert-live-recording',
      text: `insert into live_lesson_recordings
          (tutor_id, fingerprint, created_at, name, description, subject_id, classroom_id, is_for_everyone, video_file_id, duration_ms)
        values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning recording_id`,
    },
    [tutorId, fingerprint, now, ...values(recording)],
  );
  if (row === undefined) throw new Error('a recording was not stored');
  return row.recordingId;
}

export async function updateRecording(db: Queryable, recordingId: number, recording: NewRecording): Promise<void> {
  await db.query(
    {
      name: 'update-live-recording',
      text: `update live_lesson_recordings set name = $2, description = $3, subject_id = $4, classroom_id = $5, is_for_everyone = $6,
          video_file_id = $7, duration_ms = $8 where recording_id = $1`,
    },
    [recordingId, ...values(recording)],
  );
}

/** Nobody sees it any more, and its file is free to be deleted. */
export async function deleteRecording(db: Queryable, recordingId: number, now: Date): Promise<void> {
  await db.query(
    {
      name: 'delete-live-recording',
      text: `with events as (delete from live_lesson_timelines where recording_id = $1),
          slides as (delete from live_lesson_recording_slides where recording_id = $1)
        update live_lesson_recordings set deleted_at = $2, video_file_id = null, captions = '', has_timeline = false
        where recording_id = $1 and deleted_at is null`,
    },
    [recordingId, now],
  );
}

/** The children for whom a recording is. */
export async function listAudience(db: Queryable, recordingId: number): Promise<number[]> {
  const rows = await db.query<{ studentId: number }>(
    {
      name: 'list-audience-of-recording',
      text: `select k.student_id from live_lesson_recordings l
          join tutor_consents k on k.tutor_id = l.tutor_id and k.ended_at is null
        where l.recording_id = $1 and ${isForStudent('k.student_id')}`,
    },
    [recordingId],
  );
  return rows.map(({ studentId }) => studentId);
}

export interface QuizRow {
  readonly quizId: number;
  readonly recordingId: number;
  readonly name: string;
  readonly year: number;
  readonly topicId: number;
  readonly subTopicId: number;
  readonly questionCount: number;
  readonly difficulty: Difficulty;
}

export async function listQuizzes(db: Queryable, recordingIds: readonly number[]): Promise<QuizRow[]> {
  return db.query<QuizRow>(
    {
      name: 'list-quizzes-of-recordings',
      text: `select quiz_id, recording_id, name, year, topic_id, sub_topic_id, question_count, difficulty
        from live_lesson_quizzes where recording_id = any($1) order by recording_id, position, quiz_id`,
    },
    [recordingIds],
  );
}

export type NewQuiz = Omit<QuizRow, 'quizId' | 'recordingId'> & { readonly quizId: number | undefined };

/** Makes these the quizzes of a recording: known ones are changed, the others added, and what isn't named goes. */
export async function setQuizzes(db: Queryable, recordingId: number, quizzes: readonly NewQuiz[]): Promise<void> {
  const known = quizzes.flatMap(({ quizId }) => quizId ?? []);
  await db.query(
    {
      name: 'delete-unnamed-quizzes',
      text: 'delete from live_lesson_quizzes where recording_id = $1 and not quiz_id = any($2)',
    },
    [recordingId, known],
  );
  for (const [position, { quizId, name, year, topicId, subTopicId, questionCount, difficulty }] of quizzes.entries()) {
    const row = [recordingId, position, name, year, topicId, subTopicId, questionCount, difficulty];
    if (quizId === undefined)
      await db.query(
        {
          name: 'insert-live-lesson-quiz',
          text: `insert into live_lesson_quizzes (recording_id, position, name, year, topic_id, sub_topic_id, question_count, difficulty)
            values ($1, $2, $3, $4, $5, $6, $7, $8)`,
        },
        row,
      );
    else
      await db.query(
        {
          name: 'update-live-lesson-quiz',
          text: `update live_lesson_quizzes set position = $2, name = $3, year = $4, topic_id = $5, sub_topic_id = $6,
              question_count = $7, difficulty = $8 where recording_id = $1 and quiz_id = $9`,
        },
        [...row, quizId],
      );
  }
}
