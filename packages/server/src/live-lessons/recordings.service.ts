/** Recordings of live lessons: added by tutors, watched by families. */
import type { BodyOf } from '@comet/contract/call';
import type { createRecording, Recording } from '@comet/contract/live-lesson-recordings';
import { fileIdOf } from '@comet/contract/uploads';
import { findSubjectByKey, getSubject } from '@comet/domain/curriculum/subjects';
import { liveLessonsCan } from '@comet/domain/live-lessons/live-lessons-can';
import { findSubTopic } from '@comet/questions/curriculum/curriculum';
import { hasQuestions } from '@comet/questions/registry';
import type { Clock } from '../platform/clock.ts';
import type { Database, Queryable } from '../platform/database.ts';
import type { Live } from '../platform/live-events.ts';
import { Refusal, requireAllowed } from '../platform/refusal.ts';
import { makeOnce } from '../platform/same-request.ts';
import type { UploadsService } from '../uploads/index.ts';
import { hasClassroom } from './live-lessons.store.ts';
import * as store from './recordings.store.ts';

interface Parts {
  readonly database: Database;
  readonly clock: Clock;
  readonly uploads: Pick<UploadsService, 'signed' | 'requireOwn'>;
  readonly live: Pick<Live, 'publish'>;
}

export type RecordingsService = ReturnType<typeof createRecordingsService>;

type Form = BodyOf<typeof createRecording>;

/** Quizzes as they are stored. Throws where one names a sub-topic that is not the topic's, or has no questions. */
function toQuizzes(form: Form): store.NewQuiz[] {
  return form.quizzes.map(({ quizId, name, year, topic, subTopic, numberOfQuestions, difficulty }) => {
    const found = findSubTopic(subTopic);
    if (found?.topicId !== topic || found.year !== year || !hasQuestions(subTopic))
      throw new Refusal('noSuchSubTopics');
    return { quizId, name, year, topicId: topic, subTopicId: subTopic, questionCount: numberOfQuestions, difficulty };
  });
}

const quizOf = (row: store.QuizRow): Recording['quizzes'][number] => ({
  quizId: row.quizId,
  name: row.name,
  year: row.year,
  topic: row.topicId,
  subTopic: row.subTopicId,
  subTopicTitle: findSubTopic(row.subTopicId)?.title ?? '',
  numberOfQuestions: row.questionCount,
  difficulty: row.difficulty,
});

export function createRecordingsService({ database, clock, uploads, live }: Parts) {
  async function viewAll(rows: readonly store.RecordingRow[], viewer: 'tutor' | 'family'): Promise<Recording[]> {
    const links = await uploads.signed(rows.flatMap(({ videoFileId }) => videoFileId ?? []));
    const quizzes = await store.listQuizzes(
      database,
      rows.map(({ recordingId }) => recordingId),
    );
    return rows.map((row) => ({
      recordingId: row.recordingId,
      name: row.name,
      description: row.description,
      subject: getSubject(row.subjectId).key,
      tutorName: row.tutorName,
      videoUrl: links.get(row.videoFileId ?? '') ?? '',
      durationMs: row.durationMs,
      chapters: [...row.chapters],
      captions: row.captions,
      hasTimeline: row.hasTimeline,
      hasVoices: row.hasVoices,
      createdAt: row.createdAt.toISOString(),
      audience: viewer === 'tutor' ? (row.isForEveryone ? 'everyone' : row.classroomId) : null,
      quizzes: quizzes.filter(({ recordingId }) => recordingId === row.recordingId).map(quizOf),
    }));
  }

  async function view(row: store.RecordingRow | undefined, viewer: 'tutor' | 'family'): Promise<Recording> {
    const [seen] = row === undefined ? [] : await viewAll([row], viewer);
    if (seen === undefined) throw new Refusal('notFound');
    return seen;
  }

  const forTutor = async (recordingId: number): Promise<Recording> =>
    view(await store.findRecording(database, recordingId), 'tutor');

  async function requireOwn(tutorId: number, recordingId: number, db: Queryable): Promise<store.RecordingRow> {
    const row = await store.findRecording(db, recordingId);
    if (row === undefined) throw new Refusal('notFound');
    requireAllowed(liveLessonsCan.change({ userId: tutorId }, row));
    return row;
  }

  async function toStored(
    tx: Queryable,
    tutorId: number,
    form: Form,
    usedFileId?: string | null,
  ): Promise<store.NewRecording> {
    const { audience, durationMs, name, description, subject } = form;
    if (audience !== 'everyone' && !(await hasClassroom(tx, tutorId, audience))) throw new Refusal('noClassGiven');
    const videoFileId = fileIdOf(form.videoUrl);
    if (videoFileId === undefined) throw new Refusal('uploadGone');
    if (videoFileId !== usedFileId) await uploads.requireOwn(tx, tutorId, videoFileId, 'video');
    return {
      name,
      description,
      subjectId: findSubjectByKey(subject)?.subjectId ?? 1,
      classroomId: audience === 'everyone' ? null : audience,
      isForEveryone: audience === 'everyone',
      videoFileId,
      durationMs,
    };
  }

  /** Open pages of these children and their parents load again. */
  async function publish(recordingId: number, more: readonly number[] = []): Promise<void> {
    const studentIds = new Set([...(await store.listAudience(database, recordingId)), ...more]);
    for (const studentId of studentIds) live.publish({ type: 'liveLesson', studentId });
  }

  return {
    async list(viewerId: number, subjectId: number | undefined): Promise<Recording[]> {
      return viewAll(await store.listForFamily(database, viewerId, subjectId), 'family');
    },

    async listOfTutor(tutorId: number): Promise<Recording[]> {
      return viewAll(await store.listOfTutor(database, tutorId), 'tutor');
    },

    async getForFamily(viewerId: number, recordingId: number): Promise<Recording> {
      return view(await store.findForFamily(database, viewerId, recordingId), 'family');
    },

    async getForTutor(tutorId: number, recordingId: number): Promise<Recording> {
      return view(await requireOwn(tutorId, recordingId, database), 'tutor');
    },

    async create(tutorId: number, wanted: Form): Promise<Recording> {
      const now = clock.now();
      const make = async (tx: Queryable, fingerprint: string): Promise<number> => {
        const recording = await toStored(tx, tutorId, wanted);
        const recordingId = await store.insertRecording(tx, tutorId, recording, fingerprint, now);
        // A new recording has no quizzes whose ids it could name.
        await store.setQuizzes(
          tx,
          recordingId,
          toQuizzes(wanted).map((quiz) => ({ ...quiz, quizId: undefined })),
        );
        return recordingId;
      };
      const recordingId = await makeOnce(
        database,
        { of: 'lessons', userId: tutorId, wanted, things: store.recordingsMade, now },
        make,
      );
      await publish(recordingId);
      return forTutor(recordingId);
    },

    async update(tutorId: number, recordingId: number, form: Form): Promise<Recording> {
      const before = await store.listAudience(database, recordingId);
      await database.transaction(async (tx) => {
        await store.lockRecording(tx, recordingId);
        const { videoFileId } = await requireOwn(tutorId, recordingId, tx);
        const quizzes = toQuizzes(form);
        const known = (await store.listQuizzes(tx, [recordingId])).map(({ quizId }) => quizId);
        if (quizzes.some(({ quizId }) => quizId !== undefined && !known.includes(quizId)))
          throw new Refusal('notFound');
        await store.updateRecording(tx, recordingId, await toStored(tx, tutorId, form, videoFileId));
        await store.setQuizzes(tx, recordingId, quizzes);
      });
      await publish(recordingId, before);
      return forTutor(recordingId);
    },

    async delete(tutorId: number, recordingId: number): Promise<void> {
      await requireOwn(tutorId, recordingId, database);
      const audience = await store.listAudience(database, recordingId);
      await store.deleteRecording(database, recordingId, clock.now());
      for (const studentId of audience) live.publish({ type: 'liveLesson', studentId });
    },
  };
}
