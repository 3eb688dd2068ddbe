/** Lessons as tutors make them and give them to their students. */
import type { BodyOf } from '@comet/contract/call';
import type { Lesson, LessonCard } from '@comet/contract/lesson-fields';
import type { createLesson, publishLesson, updateLesson } from '@comet/contract/lessons';
import { fileIdOf } from '@comet/contract/uploads';
import { findSubjectByKey } from '@comet/domain/curriculum/subjects';
import { lessonsCan } from '@comet/domain/lessons/lessons-can';
import { mayBeDueAt } from '@comet/domain/practice/practice';
import type { NotificationsService } from '../notifications/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Queryable } from '../platform/database.ts';
import type { Live } from '../platform/live-events.ts';
import { Refusal, requireAllowed } from '../platform/refusal.ts';
import { makeOnce } from '../platform/same-request.ts';
import type { UploadsService } from '../uploads/index.ts';
import { authoredCardOf, filesOf, lessonOf } from './lesson-view.ts';
import * as store from './lessons.store.ts';
import { getOwn, getOwnOf } from './own-lesson.ts';
import * as publication from './publication.store.ts';
import * as quiz from './quiz.store.ts';
import type { SectionsService } from './sections.service.ts';
import * as sectionStore from './sections.store.ts';

export interface LessonsParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly sections: Pick<SectionsService, 'shownOf'>;
  readonly uploads: Pick<UploadsService, 'signed' | 'requireOwn'>;
  readonly notifications: Pick<NotificationsService, 'notify'>;
  readonly live: Pick<Live, 'publish'>;
  /** Draws the questions that an exam lacks, once its sections have changed. */
  readonly drawExam: (lessonId: number) => Promise<void>;
}

export type LessonsService = ReturnType<typeof createLessonsService>;

type Form = BodyOf<typeof updateLesson>;

/** Lessons whose students are told in one transaction. The rest follow a minute later. */
const announcedAtOnce = 20;

export function createLessonsService(parts: LessonsParts) {
  const { database, clock, sections, uploads, notifications, live, drawExam } = parts;

  async function toLesson(tx: Queryable, tutorId: number, form: Form, usedPictureId?: string | null) {
    const pictureFileId = fileIdOf(form.pictureUrl) ?? null;
    if (pictureFileId !== null && pictureFileId !== usedPictureId)
      await uploads.requireOwn(tx, tutorId, pictureFileId, 'image');
    const classroomId = form.classRoomId === 'oneToOne' ? null : form.classRoomId;
    if (classroomId !== null && !(await publication.hasClassroom(tx, tutorId, classroomId)))
      throw new Refusal('noClassGiven');
    return {
      name: form.lessonName,
      description: form.description,
      subjectId: findSubjectByKey(form.subject)?.subjectId ?? 1,
      pictureFileId,
      drawnCover: pictureFileId === null ? form.pictureUrl : null,
      classroomId,
    };
  }

  async function wholeOf(lessonId: number): Promise<Lesson> {
    const lesson = await store.getAuthored(database, lessonId);
    const card = authoredCardOf(lesson, await uploads.signed(filesOf([lesson])), clock.now());
    const rows = await sectionStore.listSections(database, lessonId);
    return lessonOf(card, rows, await sections.shownOf(lessonId, rows), []);
  }

  /** Tells the students of a published lesson that it is there, each of them once. */
  async function announce(tx: Queryable, lessonId: number): Promise<void> {
    const told = await publication.noteAnnounced(tx, lessonId);
    await notifications.notify(
      tx,
      told.map(({ studentId, type }) => ({ userId: studentId, kind: type, studentId })),
    );
  }

  async function tell(lessonId: number): Promise<void> {
    for (const studentId of await publication.listStudentsOf(database, lessonId))
      live.publish({ type: 'lesson', studentId });
  }

  return {
    /** The lesson of a part, if this tutor made it. */
    requireOwnOf: (tutorId: number, part: store.LessonPart) => getOwnOf(database, tutorId, part),

    /** Nobody else changes the lesson before the transaction ends. */
    lock: sectionStore.lockLesson,

    /** How many children have begun an exam. */
    begunCount: quiz.countBegun,

    /** The students a lesson is for. */
    studentsOf: (lessonId: number) => publication.listStudentsOf(database, lessonId),
    listStudents: (lessonId: number) => quiz.listStudents(database, lessonId),

    async list(tutorId: number, filter: store.LessonsFilter): Promise<LessonCard[]> {
      const now = clock.now();
      const rows = await store.listAuthored(database, tutorId, filter);
      const links = await uploads.signed(filesOf(rows));
      return rows.map((row) => authoredCardOf(row, links, now));
    },

    async get(tutorId: number, lessonId: number): Promise<Lesson> {
      await getOwn(database, tutorId, lessonId);
      return wholeOf(lessonId);
    },

    async create(tutorId: number, wanted: BodyOf<typeof createLesson>): Promise<Lesson> {
      const now = clock.now();
      const make = async (tx: Queryable, fingerprint: string): Promise<number> => {
        const lesson = await toLesson(tx, tutorId, wanted);
        const isForOneToOne = wanted.classRoomId === 'oneToOne';
        return store.insertLesson(tx, { ...lesson, tutorId, type: wanted.type, isForOneToOne, fingerprint }, now);
      };
      const lessonId = await makeOnce(
        database,
        { of: 'lessons', userId: tutorId, wanted, things: store.lessonsMade, now },
        make,
      );
      return wholeOf(lessonId);
    },

    async update(tutorId: number, lessonId: number, form: Form): Promise<Lesson> {
      await database.transaction(async (tx) => {
        const { pictureFileId } = await getOwn(tx, tutorId, lessonId);
        await store.updateLesson(tx, lessonId, await toLesson(tx, tutorId, form, pictureFileId));
      });
      return wholeOf(lessonId);
    },

    async delete(tutorId: number, lessonId: number): Promise<void> {
      await getOwn(database, tutorId, lessonId);
      await store.deleteLesson(database, lessonId, clock.now());
    },

    async duplicate(tutorId: number, lessonId: number): Promise<Lesson> {
      const now = clock.now();
      const copyId = await database.transaction(async (tx) => {
        const lesson = await getOwn(tx, tutorId, lessonId);
        const copy = { ...lesson, name: `${lesson.name} (copy)`.slice(-80), fingerprint: '' };
        const newId = await store.insertLesson(tx, copy, now);
        const rows = await sectionStore.listSections(tx, lessonId);
        const newSections = await sectionStore.insertSections(tx, newId, rows);
        for (const point of await sectionStore.listPoints(tx, lessonId)) {
          const sectionId = newSections[rows.findIndex((row) => row.sectionId === point.sectionId)];
          if (sectionId !== undefined) await sectionStore.insertPoint(tx, { ...point, sectionId });
        }
        return newId;
      });
      await drawExam(copyId);
      return wholeOf(copyId);
    },

    async publish(tutorId: number, lessonId: number, wanted: BodyOf<typeof publishLesson>): Promise<Lesson> {
      const now = clock.now();
      await database.transaction(async (tx) => {
        const { type } = await getOwn(tx, tutorId, lessonId);
        await sectionStore.lockLesson(tx, lessonId);
        if (wanted.when !== 'never') {
          const rows = await sectionStore.listSections(tx, lessonId);
          const facts = rows.map(({ kind, videoFileId, documentFileId }) => ({
            kind,
            hasFile: videoFileId !== null || documentFileId !== null,
          }));
          requireAllowed(lessonsCan.publish({ type, sections: facts }));
          if (wanted.classroomIds.length === 0 && !wanted.isForOneToOne) throw new Refusal('noClassGiven');
        }
        const later = wanted.publishAt === undefined ? undefined : new Date(wanted.publishAt);
        if (wanted.when === 'later' && (later === undefined || !mayBeDueAt(later, now)))
          throw new Refusal('badPublishDate');
        const publishAt = { now, later, never: undefined }[wanted.when];
        await publication.setPublication(tx, lessonId, { ...wanted, publishAt });
        if (wanted.when === 'now') await announce(tx, lessonId);
      });
      await tell(lessonId);
      return wholeOf(lessonId);
    },

    /** Tells students of the lessons whose date has come. */
    async announceDue(): Promise<void> {
      const due = await database.transaction(async (tx) => {
        const lessonIds = await publication.lockUnannounced(tx, clock.now(), announcedAtOnce);
        for (const lessonId of lessonIds) await announce(tx, lessonId);
        return lessonIds;
      });
      for (const lessonId of due) await tell(lessonId);
    },
  };
}
