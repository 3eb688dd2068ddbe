/** Recordings that rooms make of themselves: saved by their tutor, shown again beside the film, deleted in time. */
import type { BodyOf } from '@comet/contract/call';
import type { BankQuestion } from '@comet/contract/lesson-fields';
import type { saveRoomRecording } from '@comet/contract/room-recordings';
import { fileIdOf } from '@comet/contract/uploads';
import { writeCaptions } from '@comet/domain/lessons/captions';
import { voicesKeptDays } from '@comet/domain/live-lessons/live-lessons';
import { liveLessonsCan } from '@comet/domain/live-lessons/live-lessons-can';
import { captionsOf, chaptersOf, type RoomEvent } from '@comet/domain/meetings/room-timeline';
import { dayMs } from '@comet/domain/time';
import type { CurriculumService } from '../curriculum/index.ts';
import { bankQuestionOf } from '../lessons/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Queryable } from '../platform/database.ts';
import type { Live } from '../platform/live-events.ts';
import { Refusal, requireAllowed } from '../platform/refusal.ts';
import { fingerprintOf } from '../platform/same-request.ts';
import type { UploadsService } from '../uploads/index.ts';
import { findLessonOfOccurrence } from './live-lessons.store.ts';
import { requireOwnLesson } from './own-lesson.ts';
import * as recordings from './recordings.store.ts';
import * as store from './room-recordings.store.ts';

interface Parts {
  readonly database: Database;
  readonly clock: Clock;
  readonly uploads: Pick<UploadsService, 'signed' | 'requireOwn'>;
  readonly curriculum: Pick<CurriculumService, 'findBankQuestion'>;
  readonly live: Pick<Live, 'publish'>;
}

export type RoomRecordingsService = ReturnType<typeof createRoomRecordingsService>;

const deletedAtOnce = 100;

const slideFileIdsOf = (events: readonly RoomEvent[]): string[] => [
  ...new Set(events.flatMap((event) => (event.type === 'slides' ? (event.slides?.fileId ?? []) : []))),
];
const itemIdsOf = (events: readonly RoomEvent[]): number[] => [
  ...new Set(events.flatMap((event) => (event.type === 'question' ? (event.question?.itemId ?? []) : []))),
];

export function createRoomRecordingsService({ database, clock, uploads, curriculum, live }: Parts) {
  async function publish(recordingId: number): Promise<void> {
    for (const studentId of await recordings.listAudience(database, recordingId))
      live.publish({ type: 'liveLesson', studentId });
  }

  async function findQuestions(tutorId: number, events: readonly RoomEvent[]): Promise<BankQuestion[]> {
    const rows = await Promise.all(itemIdsOf(events).map((itemId) => curriculum.findBankQuestion(itemId, tutorId)));
    return rows.flatMap((row) => (row === undefined ? [] : bankQuestionOf(row)));
  }

  /** What the room showed. */
  async function timeline({ recordingId, tutorId }: Pick<recordings.RecordingRow, 'recordingId' | 'tutorId'>) {
    const events = await store.findEvents(database, recordingId);
    const links = await uploads.signed(slideFileIdsOf(events));
    return {
      events: [...events],
      slides: [...links].map(([fileId, url]) => ({ fileId, url })),
      questions: await findQuestions(tutorId, events),
    };
  }

  return {
    /** A child speaks while the room records with voices. */
    noteVoice: (occurrenceId: number, studentId: number): Promise<void> =>
      store.insertVoice(database, occurrenceId, studentId, clock.now()),

    /** Adds the film and what the room showed, for those whom the lesson was for. Throws a Refusal. */
    async save(tutorId: number, wanted: BodyOf<typeof saveRoomRecording>): Promise<number> {
      const { occurrenceId, videoUrl, durationMs, events } = wanted;
      const liveLessonId = await findLessonOfOccurrence(database, occurrenceId);
      if (liveLessonId === undefined) throw new Refusal('notFound');
      const lesson = await requireOwnLesson(database, tutorId, liveLessonId);
      const videoFileId = fileIdOf(videoUrl);
      if (videoFileId === undefined) throw new Refusal('uploadGone');
      const now = clock.now();
      const make = async (tx: Queryable, fingerprint: string): Promise<number> => {
        const { hasVoices, isUnwanted } = await store.findVoices(tx, occurrenceId);
        if (isUnwanted) throw new Refusal('voiceNotAllowed');
        const slideFileIds = slideFileIdsOf(events);
        await uploads.requireOwn(tx, tutorId, videoFileId, 'video');
        for (const fileId of slideFileIds) await uploads.requireOwn(tx, tutorId, fileId, 'document');
        const { name, description, subjectId, classroomId, isForEveryone } = lesson;
        const about = { name, description, subjectId, classroomId, isForEveryone, videoFileId, durationMs };
        const recordingId = await recordings.insertRecording(tx, tutorId, about, fingerprint, now);
        const captions = captionsOf(events);
        await store.addRoomParts(tx, recordingId, {
          occurrenceId,
          hasVoices,
          chapters: chaptersOf(events),
          captions: captions.length === 0 ? '' : writeCaptions(captions),
          // Captions are kept once, where names can be taken out of them.
          events: events.filter(({ type }) => type !== 'caption'),
          slideFileIds,
        });
        return recordingId;
      };
      // A page that was closed before it heard of it may ask days later.
      const recordingId = await database.transaction(
        async (tx) =>
          (await store.findOfVideo(tx, tutorId, videoFileId)) ?? make(tx, fingerprintOf([occurrenceId, videoFileId])),
        { of: 'lessons', userIds: [tutorId] },
      );
      await publish(recordingId);
      return recordingId;
    },

    async timelineForTutor(tutorId: number, recordingId: number) {
      const row = await recordings.findRecording(database, recordingId);
      if (row === undefined) throw new Refusal('notFound');
      requireAllowed(liveLessonsCan.change({ userId: tutorId }, row));
      return timeline(row);
    },

    async timelineForFamily(viewerId: number, recordingId: number) {
      const row = await recordings.findForFamily(database, viewerId, recordingId);
      if (row === undefined) throw new Refusal('notFound');
      return timeline(row);
    },

    /** Deletes recordings with voices that are too old, or that a parent doesn't allow any more. Nobody sees those already. */
    async deletePastKeeping(): Promise<void> {
      const now = clock.now();
      const before = new Date(now.getTime() - voicesKeptDays * dayMs);
      for (const recordingId of await store.listPastKeeping(database, before, deletedAtOnce)) {
        await publish(recordingId);
        await recordings.deleteRecording(database, recordingId, now);
      }
    },
  };
}
