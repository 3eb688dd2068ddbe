/** Exams as their tutors make them. */
import { randomInt } from 'node:crypto';
import type { BodyOf } from '@comet/contract/call';
import type { chooseExamQuestion, Exam, updateExam } from '@comet/contract/exam-authoring';
import { defaultSectionMs } from '@comet/domain/exams/exams';
import { examsCan } from '@comet/domain/exams/exams-can';
import type { CurriculumService } from '../curriculum/index.ts';
import { bankQuestionOf, type LessonsService } from '../lessons/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Queryable } from '../platform/database.ts';
import { Refusal, requireAllowed } from '../platform/refusal.ts';
import * as store from './exams.store.ts';

export interface ExamAuthoringParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly curriculum: CurriculumService;
  readonly lessons: Pick<LessonsService, 'requireOwnOf' | 'lock' | 'begunCount'>;
}

export type ExamAuthoringService = ReturnType<typeof createExamAuthoringService>;

const cellName = ({ subTopicId, difficulty }: store.ExamSectionRow): string => `${subTopicId} ${difficulty}`;

/** Pages of the bank to choose from, beyond those that are needed: so that two exams differ. */
const sparePages = 2;
const pageSize = 6;

export function createExamAuthoringService({ database, curriculum, lessons }: ExamAuthoringParts) {
  async function requireOwn(tutorId: number, lessonId: number): Promise<void> {
    if ((await lessons.requireOwnOf(tutorId, { lessonId })).type !== 'exam') throw new Refusal('notFound');
  }

  /**
   * So many questions of a section's cell by chance, none of which is in the exam, after those that are kept; fewer where there
   * are no more. What is asked about one passage, table or figure comes in a row.
   */
  async function drawItems(
    section: store.ExamSectionRow,
    count: number,
    taken: ReadonlySet<number>,
    kept: readonly number[],
  ): Promise<number[]> {
    const cells = Array.from({ length: count }, () => section);
    const others = [...taken].filter((itemId) => !kept.includes(itemId));
    const inSets = await curriculum.drawing((_, draws) =>
      draws.setForAll(cells, [...others, ...kept], kept.length > 0),
    );
    if (inSets.length === count) return [...inSets];
    const alone = await drawAlone(section, count - inSets.length, new Set([...taken, ...inSets]));
    return [...inSets, ...alone];
  }

  /** So many questions that the bank has of a section's cell, by chance. */
  async function drawAlone(
    section: store.ExamSectionRow,
    count: number,
    taken: ReadonlySet<number>,
  ): Promise<number[]> {
    const pool: number[] = [];
    for (let page = 1; page <= Math.ceil((count + taken.size) / pageSize) + sparePages; page++) {
      const questions = await curriculum.listBank(section, page);
      pool.push(...questions.map(({ itemId }) => itemId).filter((itemId) => !taken.has(itemId)));
      if (questions.length < pageSize) break;
    }
    const chosen: number[] = [];
    while (chosen.length < count && pool.length > 0) chosen.push(...pool.splice(randomInt(pool.length), 1));
    return chosen;
  }

  /** Draws what sections lack, and again what a changed section no longer asks for. Nothing changes once a child has begun. */
  async function draw(lessonId: number): Promise<void> {
    if ((await lessons.begunCount(database, lessonId)) > 0) return;
    const items = await store.listExamItems(database, lessonId);
    const taken = new Set(items.map(({ itemId }) => itemId));
    for (const section of await store.listExamSections(database, lessonId)) {
      const isOfCell = section.drawnFrom === cellName(section);
      const own = items.filter(({ sectionId }) => sectionId === section.sectionId).map(({ itemId }) => itemId);
      const kept = isOfCell ? own.slice(0, section.questionCount) : [];
      if (isOfCell && kept.length === own.length && own.length === section.questionCount) continue;
      const added = await drawItems(section, section.questionCount - kept.length, taken, kept);
      for (const itemId of added) taken.add(itemId);
      await database.transaction(async (tx) => {
        await lessons.lock(tx, lessonId);
        if ((await lessons.begunCount(tx, lessonId)) > 0) return;
        await store.storeExamItems(tx, section.sectionId, [...kept, ...added]);
        await store.storeExamSection(tx, { ...section, drawnFrom: cellName(section) });
      });
    }
  }

  async function examOf(lessonId: number): Promise<Exam> {
    const { releasedAt: _, ...settings } = await store.getExam(database, lessonId);
    const items = await store.listExamItems(database, lessonId);
    const sections = await store.listExamSections(database, lessonId);
    return {
      lessonId,
      settings,
      sections: sections.map(({ sectionId, name, timeLimitMs }) => ({
        id: sectionId,
        name,
        timeLimitMs,
        questions: items
          .filter((item) => item.sectionId === sectionId)
          .map(({ sectionId: _, place: __, ...item }) => bankQuestionOf(item)),
      })),
      begunCount: await lessons.begunCount(database, lessonId),
    };
  }

  const requireUnbegun = async (tx: Queryable, lessonId: number): Promise<void> => {
    await lessons.lock(tx, lessonId);
    requireAllowed(examsCan.change({ begunCount: await lessons.begunCount(tx, lessonId) }));
  };

  return {
    /** Draws the questions of an exam that lacks some. */
    draw,

    async get(tutorId: number, lessonId: number): Promise<Exam> {
      await requireOwn(tutorId, lessonId);
      return examOf(lessonId);
    },

    async update(tutorId: number, lessonId: number, wanted: BodyOf<typeof updateExam>): Promise<Exam> {
      await requireOwn(tutorId, lessonId);
      const { sectionLimitsMs, ...settings } = wanted;
      await database.transaction(async (tx) => {
        await lessons.lock(tx, lessonId);
        const { releasedAt: _, ...before } = await store.getExam(tx, lessonId);
        const sections = await store.listExamSections(tx, lessonId);
        const limits = sections.map(({ timeLimitMs }, place) => sectionLimitsMs[place] ?? timeLimitMs);
        const isSame =
          JSON.stringify({ ...before, release: settings.release }) === JSON.stringify({ ...before, ...settings }) &&
          sections.every(({ timeLimitMs }, place) => timeLimitMs === limits[place]);
        if (!isSame) await requireUnbegun(tx, lessonId);
        await store.storeExam(tx, lessonId, settings, undefined);
        for (const [place, section] of sections.entries())
          await store.storeExamSection(tx, { ...section, timeLimitMs: limits[place] ?? defaultSectionMs });
      });
      return examOf(lessonId);
    },

    async choose(tutorId: number, lessonId: number, wanted: BodyOf<typeof chooseExamQuestion>): Promise<Exam> {
      await requireOwn(tutorId, lessonId);
      if ((await curriculum.findBankQuestion(wanted.itemId, tutorId)) === undefined) throw new Refusal('notFound');
      await database.transaction(async (tx) => {
        await requireUnbegun(tx, lessonId);
        const items = await store.listExamItems(tx, lessonId);
        const own = items.filter(({ sectionId }) => sectionId === wanted.lessonSectionId);
        const replaced = own[wanted.place - 1];
        if (replaced === undefined) throw new Refusal('notFound');
        if (replaced.itemId === wanted.itemId) return;
        if (items.some(({ itemId }) => itemId === wanted.itemId)) throw new Refusal('inExamAlready');
        const itemIds = own.map((item) => (item === replaced ? wanted.itemId : item.itemId));
        await store.storeExamItems(tx, wanted.lessonSectionId, itemIds);
      });
      return examOf(lessonId);
    },
  };
}
