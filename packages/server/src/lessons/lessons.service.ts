/** Lessons as tutors make them: what is in them, when they stop and ask, and who gets them. */
import type { BodyOf } from '@comet/contract/call';
import type {
  BankQuestion,
  Lesson,
  LessonCard,
  LessonSection,
  SectionBody,
  SectionPoint,
} from '@comet/contract/lesson-fields';
import type { createLesson, createSections, publishLesson, updateLesson } from '@comet/contract/lessons';
import type { OwnQuestion } from '@comet/contract/own-questions';
import { fileIdOf } from '@comet/contract/uploads';
import { findSubjectByKey } from '@comet/domain/curriculum/subjects';
import { examsCan } from '@comet/domain/exams/exams-can';
import { reordered } from '@comet/domain/lessons/lessons';
import { lessonsCan } from '@comet/domain/lessons/lessons-can';
import { mayBeDueAt } from '@comet/domain/practice/practice';
import { findSubTopic } from '@comet/questions/curriculum/curriculum';
import { orFault } from '@comet/questions/exchange/exchanged';
import { itemOfPlain } from '@comet/questions/exchange/plain-question';
import { hasQuestions } from '@comet/questions/registry';
import type { CurriculumService } from '../curriculum/index.ts';
import type { NotificationsService } from '../notifications/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Queryable } from '../platform/database.ts';
import type { Live } from '../platform/live-events.ts';
import { Refusal, requireAllowed } from '../platform/refusal.ts';
import { makeOnce } from '../platform/same-request.ts';
import type { UploadsService } from '../uploads/index.ts';
import { authoredCardOf, bankQuestionOf, filesOf, lessonOf, pointOf, sectionOf } from './lesson-view.ts';
import * as store from './lessons.store.ts';
import * as publication from './publication.store.ts';
import * as quiz from './quiz.store.ts';
import * as sectionStore from './sections.store.ts';

export interface LessonsParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly curriculum: CurriculumService;
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

const emptySection: Omit<sectionStore.NewSection, 'kind' | 'name'> = {
  videoFileId: null,
  durationMs: null,
  captions: '',
  documentFileId: null,
  year: null,
  topicId: null,
  subTopicId: null,
  questionCount: null,
  difficulty: null,
  words: [],
};

/** A section as it is stored. Throws where it names a sub-topic that is not the topic's, or has no questions. */
function toStored(body: SectionBody): sectionStore.NewSection {
  const { kind, name } = body;
  switch (kind) {
    case 'video':
      return {
        ...emptySection,
        kind,
        name,
        videoFileId: fileIdOf(body.videoUrl) ?? null,
        durationMs: body.duration,
        captions: body.captions,
      };
    case 'document':
      return { ...emptySection, kind, name, documentFileId: fileIdOf(body.documentUrl) ?? null };
    case 'quiz': {
      const subTopic = findSubTopic(body.subTopic);
      const isPart = subTopic?.topicId === body.topic && subTopic.year === body.year && hasQuestions(body.subTopic);
      if (!isPart) throw new Refusal('noSuchSubTopics');
      const { year, topic, subTopic: subTopicId, numberOfQuestions: questionCount, difficulty } = body;
      return { ...emptySection, kind, name, year, topicId: topic, subTopicId, questionCount, difficulty };
    }
    case 'vocabulary':
      return { ...emptySection, kind, name, words: body.words };
  }
}

export function createLessonsService(parts: LessonsParts) {
  const { database, clock, curriculum, uploads, notifications, live, drawExam } = parts;

  /** The lesson, if this tutor made it; to anybody else it is not there. */
  async function getOwn(tutorId: number, lessonId: number, db: Queryable = database): Promise<store.LessonRow> {
    return requireOwn(tutorId, await store.findLesson(db, lessonId));
  }

  function requireOwn(tutorId: number, lesson: store.LessonRow | undefined): store.LessonRow {
    if (lesson === undefined) throw new Refusal('notFound');
    requireAllowed(lessonsCan.change({ userId: tutorId }, lesson));
    return lesson;
  }

  const getOwnOf = async (tutorId: number, part: store.LessonPart): Promise<store.LessonRow> =>
    requireOwn(tutorId, await store.findLessonOf(database, part));

  /** Notes which files are used. Those that are used already were checked before. */
  async function linkFiles(
    tx: Queryable,
    tutorId: number,
    sections: readonly sectionStore.NewSection[],
    used: readonly (string | null)[] = [],
  ): Promise<void> {
    for (const { videoFileId, documentFileId } of sections) {
      if (videoFileId !== null && !used.includes(videoFileId))
        await uploads.requireOwn(tx, tutorId, videoFileId, 'video');
      if (documentFileId !== null && !used.includes(documentFileId))
        await uploads.requireOwn(tx, tutorId, documentFileId, 'document');
    }
  }

  /** Locks a lesson for a change of its sections. An exam that a child has begun stays as it is. */
  async function lockSections(tx: Queryable, { lessonId, type }: store.LessonRow): Promise<void> {
    await sectionStore.lockLesson(tx, lessonId);
    if (type === 'exam') requireAllowed(examsCan.change({ begunCount: await quiz.countBegun(tx, lessonId) }));
  }

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

  async function sectionsOf(lessonId: number): Promise<LessonSection[]> {
    const rows = await sectionStore.listSections(database, lessonId);
    const points = await sectionStore.listPoints(database, lessonId);
    const links = await uploads.signed(filesOf([], rows));
    return rows.map((row) => {
      const own = points.filter(({ sectionId }) => sectionId === row.sectionId);
      return sectionOf(row, { points: own.map((point) => pointOf(point, 'tutor', false)), progress: undefined }, links);
    });
  }

  async function wholeOf(lessonId: number): Promise<Lesson> {
    const lesson = await store.getAuthored(database, lessonId);
    const card = authoredCardOf(lesson, await uploads.signed(filesOf([lesson])), clock.now());
    return lessonOf(card, await sectionStore.listSections(database, lessonId), await sectionsOf(lessonId), []);
  }

  async function sectionWithin(lessonId: number, sectionId: number): Promise<LessonSection> {
    const section = (await sectionsOf(lessonId)).find(({ id }) => id === sectionId);
    if (section === undefined) throw new Refusal('notFound');
    return section;
  }

  async function pointWithin(lessonId: number, pointId: number): Promise<SectionPoint> {
    const point = (await sectionStore.listPoints(database, lessonId)).find((one) => one.pointId === pointId);
    if (point === undefined) throw new Refusal('notFound');
    return pointOf(point, 'tutor', false);
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

  /** Checks that a stop point may be here and asks a question that children may get. */
  async function checkPoint(
    tx: Queryable,
    lesson: store.LessonRow,
    point: { readonly sectionId: number; readonly atMs: number; readonly itemId: number; readonly pointId?: number },
  ): Promise<void> {
    await sectionStore.lockLesson(tx, lesson.lessonId);
    const video = (await sectionStore.listSections(tx, lesson.lessonId)).find(
      ({ sectionId }) => sectionId === point.sectionId,
    );
    if (video === undefined) throw new Refusal('notFound');
    const others = (await sectionStore.listPoints(tx, lesson.lessonId)).filter(
      ({ sectionId, pointId }) => sectionId === point.sectionId && pointId !== point.pointId,
    );
    const place = { kind: video.kind, durationMs: video.durationMs ?? undefined };
    requireAllowed(lessonsCan.placePoint(point.atMs, place, others));
    if ((await curriculum.findBankQuestion(point.itemId, lesson.tutorId)) === undefined) throw new Refusal('notFound');
  }

  return {
    /** The lesson of a part, if this tutor made it. */
    requireOwnOf: getOwnOf,

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
      await getOwn(tutorId, lessonId);
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
        const { pictureFileId } = await getOwn(tutorId, lessonId, tx);
        await store.updateLesson(tx, lessonId, await toLesson(tx, tutorId, form, pictureFileId));
      });
      return wholeOf(lessonId);
    },

    async delete(tutorId: number, lessonId: number): Promise<void> {
      await getOwn(tutorId, lessonId);
      await store.deleteLesson(database, lessonId, clock.now());
    },

    async duplicate(tutorId: number, lessonId: number): Promise<Lesson> {
      const now = clock.now();
      const copyId = await database.transaction(async (tx) => {
        const lesson = await getOwn(tutorId, lessonId, tx);
        const copy = { ...lesson, name: `${lesson.name} (copy)`.slice(-80), fingerprint: '' };
        const newId = await store.insertLesson(tx, copy, now);
        const sections = await sectionStore.listSections(tx, lessonId);
        const newSections = await sectionStore.insertSections(tx, newId, sections);
        for (const point of await sectionStore.listPoints(tx, lessonId)) {
          const sectionId = newSections[sections.findIndex((section) => section.sectionId === point.sectionId)];
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
        const { type } = await getOwn(tutorId, lessonId, tx);
        await sectionStore.lockLesson(tx, lessonId);
        if (wanted.when !== 'never') {
          const sections = await sectionStore.listSections(tx, lessonId);
          const facts = sections.map(({ kind, videoFileId, documentFileId }) => ({
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

    async order(tutorId: number, lessonId: number, sectionIds: readonly number[]): Promise<Lesson> {
      await database.transaction(async (tx) => {
        await lockSections(tx, await getOwn(tutorId, lessonId, tx));
        const sorted = reordered(await sectionStore.listSections(tx, lessonId), sectionIds);
        if (sorted === undefined) throw new Refusal('badRequest');
        await sectionStore.setOrder(
          tx,
          sorted.map(({ sectionId }) => sectionId),
        );
      });
      return wholeOf(lessonId);
    },

    async addSections(tutorId: number, { lessonId, data }: BodyOf<typeof createSections>): Promise<LessonSection[]> {
      const added = await database.transaction(async (tx) => {
        const lesson = await getOwn(tutorId, lessonId, tx);
        await lockSections(tx, lesson);
        const sectionCount = (await sectionStore.listSections(tx, lessonId)).length;
        const kinds = data.map(({ kind }) => kind);
        requireAllowed(lessonsCan.addSections({ type: lesson.type, sectionCount }, kinds));
        const sections = data.map(toStored);
        await linkFiles(tx, tutorId, sections);
        return sectionStore.insertSections(tx, lessonId, sections);
      });
      await drawExam(lessonId);
      return (await sectionsOf(lessonId)).filter(({ id }) => added.includes(id));
    },

    async getSection(tutorId: number, sectionId: number): Promise<LessonSection> {
      return sectionWithin((await getOwnOf(tutorId, { sectionId })).lessonId, sectionId);
    },

    async updateSection(tutorId: number, sectionId: number, body: SectionBody): Promise<LessonSection> {
      const lesson = await getOwnOf(tutorId, { sectionId });
      const { lessonId } = lesson;
      await database.transaction(async (tx) => {
        await lockSections(tx, lesson);
        const before = (await sectionStore.listSections(tx, lessonId)).find((row) => row.sectionId === sectionId);
        if (before === undefined) throw new Refusal('notFound');
        if (before.kind !== body.kind) throw new Refusal('badRequest');
        const section = toStored(body);
        await linkFiles(tx, tutorId, [section], [before.videoFileId, before.documentFileId]);
        await sectionStore.updateSection(tx, sectionId, section);
      });
      await drawExam(lessonId);
      return sectionWithin(lessonId, sectionId);
    },

    async deleteSection(tutorId: number, sectionId: number): Promise<void> {
      const lesson = await getOwnOf(tutorId, { sectionId });
      await database.transaction(async (tx) => {
        await lockSections(tx, lesson);
        await sectionStore.deleteSection(tx, sectionId);
      });
    },

    async signedLink(tutorId: number, sectionId: number): Promise<string> {
      const { lessonId } = await getOwnOf(tutorId, { sectionId });
      const section = (await sectionStore.listSections(database, lessonId)).find((row) => row.sectionId === sectionId);
      const [link] = section === undefined ? [] : (await uploads.signed(filesOf([], [section]))).values();
      if (link === undefined) throw new Refusal('notFound');
      return link;
    },

    async addPoint(
      tutorId: number,
      point: { readonly lessonSectionId: number; readonly atMs: number; readonly itemId: number },
    ): Promise<SectionPoint> {
      const { lessonSectionId: sectionId, atMs, itemId } = point;
      const lesson = await getOwnOf(tutorId, { sectionId });
      const pointId = await database.transaction(async (tx) => {
        await checkPoint(tx, lesson, { sectionId, atMs, itemId });
        return sectionStore.insertPoint(tx, { sectionId, atMs, itemId });
      });
      return pointWithin(lesson.lessonId, pointId);
    },

    async updatePoint(
      tutorId: number,
      pointId: number,
      point: { readonly atMs: number; readonly itemId: number },
    ): Promise<SectionPoint> {
      const lesson = await getOwnOf(tutorId, { pointId });
      await database.transaction(async (tx) => {
        const known = (await sectionStore.listPoints(tx, lesson.lessonId)).find((one) => one.pointId === pointId);
        if (known === undefined) throw new Refusal('notFound');
        await checkPoint(tx, lesson, { ...point, sectionId: known.sectionId, pointId });
        await sectionStore.updatePoint(tx, pointId, point);
      });
      return pointWithin(lesson.lessonId, pointId);
    },

    async deletePoint(tutorId: number, pointId: number): Promise<void> {
      await getOwnOf(tutorId, { pointId });
      await sectionStore.deletePoint(database, pointId);
    },

    /** A question that the tutor has written, ready for a stop point. Throws a Refusal. */
    async createOwnQuestion(
      tutorId: number,
      { subTopicId, difficulty, ...written }: OwnQuestion,
    ): Promise<BankQuestion> {
      const read = orFault(() => itemOfPlain(written));
      if ('faults' in read) throw new Refusal('badOwnQuestion');
      const itemId = await curriculum.storeOwn(tutorId, { subTopicId, difficulty }, read.found);
      return bankQuestionOf({ ...read.found, itemId, subTopicId, difficulty });
    },

    async listBank(
      cell: { readonly subTopicId: number; readonly difficulty: sectionStore.PointRow['difficulty'] },
      page: number,
    ): Promise<BankQuestion[]> {
      if (!hasQuestions(cell.subTopicId)) throw new Refusal('notFound');
      return (await curriculum.listBank(cell, page)).map(bankQuestionOf);
    },
  };
}
