/** What tutors and students see of lessons. */
import type { BankQuestion, Lesson, LessonCard, LessonSection, SectionPoint } from '@comet/contract/lesson-fields';
import { isPass } from '@comet/domain/attempts/attempt';
import { getSubject } from '@comet/domain/curriculum/subjects';
import { nextSection, resumeMs } from '@comet/domain/lessons/lesson-progress';
import { publicationState } from '@comet/domain/lessons/lessons';
import { findSubTopic } from '@comet/questions/curriculum/curriculum';
import { rightAnswerOf } from '../attempts/index.ts';
import type { BankRow } from '../curriculum/index.ts';
import type { SectionProgressRow } from './learning.store.ts';
import type { AuthoredRow, LessonRow, OwnLessonRow } from './lessons.store.ts';
import type { PointRow, SectionRow } from './sections.store.ts';

/** Links to files by their ids. */
export type Links = ReadonlyMap<string, string>;

/** The files that a lesson and its sections show. */
export const filesOf = (
  lessons: readonly Pick<LessonRow, 'pictureFileId'>[],
  sections: readonly Pick<SectionRow, 'videoFileId' | 'documentFileId'>[] = [],
): string[] =>
  [
    ...lessons.map(({ pictureFileId }) => pictureFileId),
    ...sections.map(({ videoFileId, documentFileId }) => videoFileId ?? documentFileId),
  ].filter((id) => id !== null);

function baseCardOf(row: LessonRow, links: Links) {
  return {
    id: row.lessonId,
    type: row.type,
    lessonName: row.name,
    description: row.description,
    // A picture that is gone is drawn instead.
    pictureUrl: links.get(row.pictureFileId ?? '') ?? row.drawnCover ?? '',
    subject: getSubject(row.subjectId).key,
    tutorName: row.tutorName,
    sectionCount: row.sectionCount,
    publishedAt: row.publishAt?.toISOString() ?? null,
  };
}

export function ownCardOf(row: OwnLessonRow, links: Links): LessonCard {
  return {
    ...baseCardOf(row, links),
    progress: {
      completedCount: row.completedCount,
      lastOpenedAt: row.lastOpenedAt?.toISOString() ?? null,
      isFinished: row.finishedAt !== null,
      selfAssessment: row.selfAssessment,
    },
    publication: null,
  };
}

export function authoredCardOf(row: AuthoredRow, links: Links, now: Date): LessonCard {
  return {
    ...baseCardOf(row, links),
    progress: null,
    publication: {
      state: publicationState(row.publishAt ?? undefined, now),
      classRoomId: row.classroomId ?? (row.isForOneToOne ? 'oneToOne' : null),
      classrooms: row.classrooms,
      isForOneToOne: row.isForOneToOne,
      studentCount: row.studentCount,
      begunCount: row.begunCount,
      finishedCount: row.finishedCount,
    },
  };
}

export const bankQuestionOf = ({ key, ...row }: BankRow): BankQuestion => ({
  ...row,
  rightAnswer: rightAnswerOf(key, row.question.answer),
});

/** A stop point; only its tutor learns what it asks before it is answered. */
export function pointOf(point: PointRow, reader: 'tutor' | 'student', isAnswered: boolean): SectionPoint {
  const { pointId, atMs, sectionId: _, ...asked } = point;
  return {
    lessonSectionPointId: pointId,
    atMs,
    isAnswered,
    asks: reader === 'tutor' ? bankQuestionOf(asked) : null,
  };
}

/** What a student has done in a section; nothing for the tutor. */
export interface SectionState {
  readonly points: readonly SectionPoint[];
  readonly progress: SectionProgressRow | undefined;
}

export function sectionOf(row: SectionRow, { points, progress }: SectionState, links: Links): LessonSection {
  const common = { id: row.sectionId, name: row.name };
  switch (row.kind) {
    case 'video':
      return {
        ...common,
        kind: 'video',
        videoUrl: links.get(row.videoFileId ?? '') ?? '',
        duration: row.durationMs,
        captions: row.captions,
        points: [...points],
        resumeMs: resumeMs(progress?.placeMs ?? 0, row.durationMs ?? undefined, points),
      };
    case 'document':
      return { ...common, kind: 'document', documentUrl: links.get(row.documentFileId ?? '') ?? '' };
    case 'quiz':
      return {
        ...common,
        kind: 'quiz',
        year: row.year ?? 0,
        topic: row.topicId ?? 0,
        subTopic: row.subTopicId ?? 0,
        subTopicTitle: findSubTopic(row.subTopicId ?? 0)?.title ?? '',
        numberOfQuestions: row.questionCount ?? 0,
        difficulty: row.difficulty ?? 'medium',
        quiz:
          progress?.hasAttempt === true
            ? {
                correctAnswers: progress.bestRightCount ?? 0,
                numberOfQuestions: progress.questionCount ?? 0,
                isFinished: progress.bestRightCount !== null,
              }
            : null,
      };
    case 'vocabulary':
      return { ...common, kind: 'vocabulary', words: row.words };
  }
}

const isFailed = ({ bestRightCount, questionCount }: SectionProgressRow): boolean =>
  bestRightCount !== null && !isPass('lessonQuiz', bestRightCount, questionCount ?? 0);

/** A lesson whole. `progress` is the student's, section by section; the tutor has none. */
export function lessonOf(
  card: LessonCard,
  rows: readonly SectionRow[],
  sections: readonly LessonSection[],
  progress: readonly SectionProgressRow[],
): Lesson {
  const completedSectionIds = progress.filter(({ isCompleted }) => isCompleted).map(({ sectionId }) => sectionId);
  return {
    ...card,
    lessonSections: [...sections],
    completedSectionIds,
    failedSectionIds: progress.filter(isFailed).map(({ sectionId }) => sectionId),
    nextSectionId: nextSection(rows, completedSectionIds)?.sectionId ?? null,
  };
}
