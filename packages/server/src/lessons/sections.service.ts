/** The sections of a lesson as its tutor makes them: videos, documents, quizzes and words. */
import type { BodyOf } from '@comet/contract/call';
import type { LessonSection, SectionBody } from '@comet/contract/lesson-fields';
import type { createSections } from '@comet/contract/lessons';
import { fileIdOf } from '@comet/contract/uploads';
import { examsCan } from '@comet/domain/exams/exams-can';
import { reordered } from '@comet/domain/lessons/lessons';
import { lessonsCan } from '@comet/domain/lessons/lessons-can';
import { findSubTopic } from '@comet/questions/curriculum/curriculum';
import { hasQuestions } from '@comet/questions/registry';
import type { Database, Queryable } from '../platform/database.ts';
import { Refusal, requireAllowed } from '../platform/refusal.ts';
import type { UploadsService } from '../uploads/index.ts';
import { filesOf, pointOf, sectionOf } from './lesson-view.ts';
import type { LessonRow } from './lessons.store.ts';
import { getOwn, getOwnOf } from './own-lesson.ts';
import * as quiz from './quiz.store.ts';
import * as sectionStore from './sections.store.ts';

export interface SectionsParts {
  readonly database: Database;
  readonly uploads: Pick<UploadsService, 'signed' | 'requireOwn'>;
  /** Draws the questions that an exam lacks, once its sections have changed. */
  readonly drawExam: (lessonId: number) => Promise<void>;
}

export type SectionsService = ReturnType<typeof createSectionsService>;

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

export function createSectionsService({ database, uploads, drawExam }: SectionsParts) {
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
  async function lockSections(tx: Queryable, { lessonId, type }: LessonRow): Promise<void> {
    await sectionStore.lockLesson(tx, lessonId);
    if (type === 'exam') requireAllowed(examsCan.change({ begunCount: await quiz.countBegun(tx, lessonId) }));
  }

  async function shownOf(lessonId: number, rows: readonly sectionStore.SectionRow[]): Promise<LessonSection[]> {
    const points = await sectionStore.listPoints(database, lessonId);
    const links = await uploads.signed(filesOf([], rows));
    return rows.map((row) => {
      const own = points.filter(({ sectionId }) => sectionId === row.sectionId);
      return sectionOf(row, { points: own.map((point) => pointOf(point, 'tutor', false)), progress: undefined }, links);
    });
  }

  const sectionsOf = async (lessonId: number): Promise<LessonSection[]> =>
    shownOf(lessonId, await sectionStore.listSections(database, lessonId));

  async function sectionWithin(lessonId: number, sectionId: number): Promise<LessonSection> {
    const section = (await sectionsOf(lessonId)).find(({ id }) => id === sectionId);
    if (section === undefined) throw new Refusal('notFound');
    return section;
  }

  return {
    /** Sections as their tutor sees them, from their rows. */
    shownOf,

    async order(tutorId: number, lessonId: number, sectionIds: readonly number[]): Promise<void> {
      await database.transaction(async (tx) => {
        await lockSections(tx, await getOwn(tx, tutorId, lessonId));
        const sorted = reordered(await sectionStore.listSections(tx, lessonId), sectionIds);
        if (sorted === undefined) throw new Refusal('badRequest');
        await sectionStore.setOrder(
          tx,
          sorted.map(({ sectionId }) => sectionId),
        );
      });
    },

    async add(tutorId: number, { lessonId, data }: BodyOf<typeof createSections>): Promise<LessonSection[]> {
      const added = await database.transaction(async (tx) => {
        const lesson = await getOwn(tx, tutorId, lessonId);
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

    async get(tutorId: number, sectionId: number): Promise<LessonSection> {
      return sectionWithin((await getOwnOf(database, tutorId, { sectionId })).lessonId, sectionId);
    },

    async update(tutorId: number, sectionId: number, body: SectionBody): Promise<LessonSection> {
      const lesson = await getOwnOf(database, tutorId, { sectionId });
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

    async delete(tutorId: number, sectionId: number): Promise<void> {
      const lesson = await getOwnOf(database, tutorId, { sectionId });
      await database.transaction(async (tx) => {
        await lockSections(tx, lesson);
        await sectionStore.deleteSection(tx, sectionId);
      });
    },

    async signedLink(tutorId: number, sectionId: number): Promise<string> {
      const { lessonId } = await getOwnOf(database, tutorId, { sectionId });
      const section = (await sectionStore.listSections(database, lessonId)).find((row) => row.sectionId === sectionId);
      const [link] = section === undefined ? [] : (await uploads.signed(filesOf([], [section]))).values();
      if (link === undefined) throw new Refusal('notFound');
      return link;
    },
  };
}
