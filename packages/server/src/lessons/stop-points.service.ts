/** Stop points: where the video of a lesson stops and asks, and the questions that a tutor can put there. */
import type { BankQuestion, SectionPoint } from '@comet/contract/lesson-fields';
import type { OwnQuestion } from '@comet/contract/own-questions';
import { lessonsCan } from '@comet/domain/lessons/lessons-can';
import { orFault } from '@comet/questions/exchange/exchanged';
import { itemOfPlain } from '@comet/questions/exchange/plain-question';
import { hasQuestions } from '@comet/questions/registry';
import type { CurriculumService } from '../curriculum/index.ts';
import type { Database, Queryable } from '../platform/database.ts';
import { Refusal, requireAllowed } from '../platform/refusal.ts';
import { bankQuestionOf, pointOf } from './lesson-view.ts';
import type { LessonRow } from './lessons.store.ts';
import { getOwnOf } from './own-lesson.ts';
import * as sectionStore from './sections.store.ts';

export interface StopPointsParts {
  readonly database: Database;
  readonly curriculum: CurriculumService;
}

export type StopPointsService = ReturnType<typeof createStopPointsService>;

export function createStopPointsService({ database, curriculum }: StopPointsParts) {
  async function pointWithin(lessonId: number, pointId: number): Promise<SectionPoint> {
    const point = (await sectionStore.listPoints(database, lessonId)).find((one) => one.pointId === pointId);
    if (point === undefined) throw new Refusal('notFound');
    return pointOf(point, 'tutor', false);
  }

  /** Checks that a stop point may be here and asks a question that children may get. */
  async function checkPoint(
    tx: Queryable,
    lesson: LessonRow,
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
    async add(
      tutorId: number,
      point: { readonly lessonSectionId: number; readonly atMs: number; readonly itemId: number },
    ): Promise<SectionPoint> {
      const { lessonSectionId: sectionId, atMs, itemId } = point;
      const lesson = await getOwnOf(database, tutorId, { sectionId });
      const pointId = await database.transaction(async (tx) => {
        await checkPoint(tx, lesson, { sectionId, atMs, itemId });
        return sectionStore.insertPoint(tx, { sectionId, atMs, itemId });
      });
      return pointWithin(lesson.lessonId, pointId);
    },

    async update(
      tutorId: number,
      pointId: number,
      point: { readonly atMs: number; readonly itemId: number },
    ): Promise<SectionPoint> {
      const lesson = await getOwnOf(database, tutorId, { pointId });
      await database.transaction(async (tx) => {
        const known = (await sectionStore.listPoints(tx, lesson.lessonId)).find((one) => one.pointId === pointId);
        if (known === undefined) throw new Refusal('notFound');
        await checkPoint(tx, lesson, { ...point, sectionId: known.sectionId, pointId });
        await sectionStore.updatePoint(tx, pointId, point);
      });
      return pointWithin(lesson.lessonId, pointId);
    },

    async delete(tutorId: number, pointId: number): Promise<void> {
      await getOwnOf(database, tutorId, { pointId });
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
