/** The quizzes of lessons, on the attempt engine. */
import type { LessonAttempt } from '@comet/contract/lesson-quiz';
import { type StartMode, startMode } from '@comet/domain/attempts/attempt';
import type { Cell } from '@comet/domain/missions/question-mix';
import type { AttemptsService } from '../attempts/index.ts';
import type { Database } from '../platform/database.ts';
import { Refusal } from '../platform/refusal.ts';
import type { LearningService, Student } from './learning.service.ts';
import type { LessonsService } from './lessons.service.ts';
import type * as store from './lessons.store.ts';
import * as publication from './publication.store.ts';
import * as quiz from './quiz.store.ts';
import * as sectionStore from './sections.store.ts';

export interface QuizParts {
  readonly database: Database;
  readonly attempts: AttemptsService;
  readonly lessons: Pick<LessonsService, 'requireOwnOf'>;
  readonly learning: Pick<LearningService, 'getOpenOf'>;
}

export type QuizService = ReturnType<typeof createQuizService>;

type QuizSection = sectionStore.SectionRow & { readonly subTopicId: number; readonly questionCount: number };

export const lessonAttemptOf = (row: quiz.TryRow): LessonAttempt => ({
  lessonAttemptId: row.attemptId,
  lessonAttemptOrder: row.order,
  studentId: row.studentId,
  firstName: row.firstName,
  status: row.status,
  numberOfQuestions: row.questionCount,
  answeredCount: row.answeredCount,
  correctAnswers: row.rightCount,
  spentTime: row.spentMs,
  startedAt: row.startedAt.toISOString(),
  finishedAt: row.finishedAt?.toISOString() ?? null,
});

/** The cells that a quiz draws its questions from. */
export const cellsOf = ({ subTopicId, questionCount, difficulty }: QuizSection): Cell[] =>
  Array.from({ length: questionCount }, () => ({ subTopicId, difficulty: difficulty ?? 'medium' }));

export const isQuiz = (section: sectionStore.SectionRow): section is QuizSection =>
  section.kind === 'quiz' && section.subTopicId !== null && section.questionCount !== null;

export function createQuizService({ database, attempts, lessons, learning }: QuizParts) {
  /** A quiz of a lesson. A section of an exam is none: its questions are asked against the clock alone. */
  async function quizIn({ lessonId, type }: store.LessonRow, sectionId: number): Promise<QuizSection> {
    if (type !== 'lesson') throw new Refusal('notFound');
    const section = (await sectionStore.listSections(database, lessonId)).find((row) => row.sectionId === sectionId);
    if (section === undefined || !isQuiz(section)) throw new Refusal('notFound');
    return section;
  }

  /** The tries that a person may see at a quiz: a student their own, the tutor those of the lesson's students. */
  async function triesFor(reader: { readonly userId: number; readonly role: string }, sectionId: number) {
    const isTutor = reader.role === 'tutor';
    const lesson = isTutor
      ? await lessons.requireOwnOf(reader.userId, { sectionId })
      : await learning.getOpenOf(reader.userId, { sectionId });
    const section = await quizIn(lesson, sectionId);
    const students = isTutor ? await publication.listStudentsOf(database, lesson.lessonId) : [reader.userId];
    const tries = await quiz.listTries(database, students, { kind: 'lessonQuiz', sourceId: sectionId });
    return { section, tries };
  }

  return {
    /** Every try of a tutor's students at a quiz. */
    async listAttempts(tutorId: number, sectionId: number) {
      const { section, tries } = await triesFor({ userId: tutorId, role: 'tutor' }, sectionId);
      return { name: section.name, numberOfQuestions: section.questionCount, attempts: tries.map(lessonAttemptOf) };
    },

    async statistic(reader: Student & { readonly role: string }, sectionId: number) {
      const { section, tries } = await triesFor(reader, sectionId);
      const finished = tries.filter(({ status }) => status === 'FINISH');
      const isOpen = tries.some(({ status }) => status === 'PROCCESS');
      return {
        lessonSectionId: sectionId,
        name: section.name,
        numberOfQuestions: section.questionCount,
        startMode: startMode({ isOpen, finishedCount: finished.length }),
        bestCorrectAnswers: finished.length === 0 ? null : Math.max(...finished.map(({ rightCount }) => rightCount)),
        attempts: tries.map(lessonAttemptOf),
      };
    },

    /** Begins a quiz, goes on with it, or says how it ended; another try is begun on request. */
    async open({ userId, timeZone }: Student, sectionId: number, mode: StartMode) {
      const lesson = await learning.getOpenOf(userId, { sectionId });
      const section = await quizIn(lesson, sectionId);
      const plan = {
        studentId: userId,
        timeZone,
        kind: 'lessonQuiz',
        sourceId: sectionId,
        subjectId: lesson.subjectId,
        year: section.year ?? 5,
        title: lesson.name,
        draw: cellsOf(section),
      } as const;
      if (mode === 'try_again') return attempts.openRepeatable({ ...plan, mayBegin: () => undefined });
      return attempts.openFixed({ ...plan, timeLimitMs: undefined, orNear: true });
    },

    async passingInfo(student: Student, sectionId: number) {
      const { section, tries } = await triesFor({ ...student, role: 'student' }, sectionId);
      const [newest] = tries;
      return {
        userQuizProgressId: sectionId,
        lessonAttemptId: newest?.attemptId ?? null,
        status: newest?.status ?? null,
        answeredCount: newest?.answeredCount ?? 0,
        correctAnswers: newest?.rightCount ?? 0,
        numberOfQuestions: newest?.questionCount ?? section.questionCount,
      };
    },

    /** The newest try at a quiz that has been answered in. */
    async review(reader: Student & { readonly role: string }, sectionId: number, studentId: number | undefined) {
      const { tries } = await triesFor(reader, sectionId);
      const wanted = reader.role === 'tutor' ? studentId : reader.userId;
      const newest = tries.find((one) => one.studentId === wanted && one.answeredCount > 0);
      if (newest === undefined) throw new Refusal('notFound');
      return attempts.review(newest.attemptId);
    },

    /** A try that this person may look back at: a student their own, a tutor those at their own lessons. */
    async reviewAttempt(reader: Student & { readonly role: string }, attemptId: number) {
      const found = await quiz.findTry(database, attemptId);
      if (found === undefined) throw new Refusal('notFound');
      if (reader.role !== 'tutor') {
        if (found.studentId !== reader.userId) throw new Refusal('notFound');
        return attempts.review(attemptId);
      }
      const { lessonId } = await lessons.requireOwnOf(reader.userId, { lessonId: found.lessonId });
      const students = await publication.listStudentsOf(database, lessonId);
      if (!students.includes(found.studentId)) throw new Refusal('notFound');
      return attempts.review(attemptId, { evenSealed: true });
    },

    async addSpentMs({ userId, timeZone }: Student, attemptId: number, spentMs: number): Promise<void> {
      const found = await quiz.findTry(database, attemptId);
      if (found?.studentId !== userId) throw new Refusal('notFound');
      await attempts.addSpentMs(attemptId, spentMs, timeZone);
    },
  };
}
