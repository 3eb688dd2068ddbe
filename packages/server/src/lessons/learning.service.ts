/** Lessons as students work through them. */
import type { Lesson, LessonCard, LessonSection } from '@comet/contract/lesson-fields';
import type { PointState } from '@comet/contract/lessons';
import type { SelfAssessment } from '@comet/domain/lessons/lessons';
import { lessonsCan } from '@comet/domain/lessons/lessons-can';
import { findSubTopic } from '@comet/questions/curriculum/curriculum';
import type { AttemptsService } from '../attempts/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Queryable } from '../platform/database.ts';
import { Refusal, requireAllowed } from '../platform/refusal.ts';
import type { UploadsService } from '../uploads/index.ts';
import * as learning from './learning.store.ts';
import { filesOf, lessonOf, ownCardOf, pointOf, sectionOf } from './lesson-view.ts';
import * as store from './lessons.store.ts';
import * as sectionStore from './sections.store.ts';

export interface LearningParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly attempts: AttemptsService;
  readonly uploads: Pick<UploadsService, 'signed'>;
}

export type LearningService = ReturnType<typeof createLearningService>;

export interface Student {
  readonly userId: number;
  readonly timeZone: string;
}

export function createLearningService({ database, clock, attempts, uploads }: LearningParts) {
  /** The lesson, if it is published for this student; to anybody else it is not there. */
  async function getOpen(studentId: number, lessonId: number | undefined): Promise<store.OwnLessonRow> {
    const lesson = lessonId === undefined ? undefined : await store.findOwnLesson(database, studentId, lessonId);
    if (lesson === undefined) throw new Refusal('notFound');
    requireAllowed(lessonsCan.open({ ...lesson, publishAt: lesson.publishAt ?? undefined }, clock.now()));
    return lesson;
  }

  const getOpenOf = async (studentId: number, part: store.LessonPart): Promise<store.OwnLessonRow> =>
    getOpen(studentId, (await store.findLessonOf(database, part))?.lessonId);

  async function wholeOf(studentId: number, lesson: store.OwnLessonRow): Promise<Lesson> {
    const { lessonId } = lesson;
    const rows = await sectionStore.listSections(database, lessonId);
    const links = await uploads.signed(filesOf([lesson], rows));
    const points = await sectionStore.listPoints(database, lessonId);
    const answered = await learning.listAnsweredPoints(database, studentId, lessonId);
    const progress = await learning.listSectionProgress(database, studentId, lessonId);
    const sections = rows.map((row) => {
      const own = points.filter(({ sectionId }) => sectionId === row.sectionId);
      return sectionOf(
        row,
        {
          points: own.map((point) => pointOf(point, 'student', answered.includes(point.pointId))),
          progress: progress.find(({ sectionId }) => sectionId === row.sectionId),
        },
        links,
      );
    });
    return lessonOf(ownCardOf(lesson, links), rows, sections, progress);
  }

  const sectionIn = ({ lessonSections }: Lesson, sectionId: number): LessonSection => {
    const section = lessonSections.find(({ id }) => id === sectionId);
    if (section === undefined) throw new Refusal('notFound');
    return section;
  };

  return {
    getOpenOf,

    async list(studentId: number, filter: store.LessonsFilter): Promise<LessonCard[]> {
      const rows = await store.listOwnLessons(database, studentId, filter, clock.now());
      const links = await uploads.signed(filesOf(rows));
      return rows.map((row) => ownCardOf(row, links));
    },

    async get(studentId: number, lessonId: number): Promise<Lesson> {
      return wholeOf(studentId, await getOpen(studentId, lessonId));
    },

    async getSection(studentId: number, sectionId: number): Promise<LessonSection> {
      return sectionIn(await wholeOf(studentId, await getOpenOf(studentId, { sectionId })), sectionId);
    },

    /** Notes that a student has begun an exam, or finished it. */
    async noteExam(tx: Queryable, studentId: number, lessonId: number, isFinished: boolean): Promise<void> {
      await learning.noteOpened(tx, studentId, lessonId, clock.now());
      if (isFinished) await learning.setFinished(tx, studentId, lessonId, clock.now());
    },

    /** The question of a stop point: the stored one that its tutor chose, as an attempt of its own. */
    async openPoint({ userId, timeZone }: Student, pointId: number): Promise<PointState> {
      const lesson = await getOpenOf(userId, { pointId });
      const point = (await sectionStore.listPoints(database, lesson.lessonId)).find((one) => one.pointId === pointId);
      if (point === undefined) throw new Refusal('notFound');
      await learning.noteOpened(database, userId, lesson.lessonId, clock.now());
      const state = await attempts.openFixed({
        studentId: userId,
        timeZone,
        kind: 'stopPoint',
        sourceId: pointId,
        subjectId: lesson.subjectId,
        year: findSubTopic(point.subTopicId)?.year ?? 5,
        title: lesson.name,
        timeLimitMs: undefined,
        draw: [point.itemId],
      });
      if (state.status === 'PROCCESS') return { status: 'PROCCESS', current: state.current };
      const [answered] = (await attempts.review(state.attempt.attemptId)).questions;
      if (answered === undefined) throw new Error(`stop point ${pointId} is finished without an answer`);
      return { status: 'FINISH', finish: state.finish, answered };
    },

    async keepPlace(studentId: number, sectionId: number, atMs: number): Promise<void> {
      const { lessonId } = await getOpenOf(studentId, { sectionId });
      await learning.noteOpened(database, studentId, lessonId, clock.now());
      await learning.setPlace(database, studentId, sectionId, atMs);
    },

    /** Completes a section once its parts are; with the last one the lesson is finished. */
    async complete(studentId: number, sectionId: number) {
      const lesson = await getOpenOf(studentId, { sectionId });
      const section = sectionIn(await wholeOf(studentId, lesson), sectionId);
      requireAllowed(
        lessonsCan.complete({
          kind: section.kind,
          points: section.kind === 'video' ? section.points : [],
          isQuizFinished: section.kind === 'quiz' && section.quiz?.isFinished === true,
        }),
      );
      const now = clock.now();
      await database.transaction(async (tx) => {
        await learning.noteOpened(tx, studentId, lesson.lessonId, now);
        await learning.setCompleted(tx, studentId, sectionId, now);
      });
      const { completedSectionIds, nextSectionId } = await wholeOf(studentId, lesson);
      if (nextSectionId === null) await learning.setFinished(database, studentId, lesson.lessonId, now);
      return { completedSectionIds, nextSectionId };
    },

    async assessSelf(studentId: number, lessonId: number, selfAssessment: SelfAssessment): Promise<void> {
      await getOpen(studentId, lessonId);
      await learning.noteOpened(database, studentId, lessonId, clock.now());
      await learning.setSelfAssessment(database, studentId, lessonId, selfAssessment);
    },
  };
}
