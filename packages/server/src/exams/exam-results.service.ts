/** What tutors learn from exams and from the quizzes of lessons. */
import type { AnswerOf } from '@comet/contract/call';
import type { QuestionResult, Taker } from '@comet/contract/exam-results';
import type { getExamReview } from '@comet/contract/exams';
import { examMs, extend, remainingMs } from '@comet/domain/exams/exam-clock';
import { examsCan } from '@comet/domain/exams/exams-can';
import { itemStatistics, median } from '@comet/domain/exams/item-statistics';
import { minutes } from '@comet/domain/time';
import { rightAnswerOf } from '../attempts/index.ts';
import type { LessonsService, QuizService } from '../lessons/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import { Refusal, requireAllowed } from '../platform/refusal.ts';
import type { ExamEndingsService } from './exam-endings.service.ts';
import { examAnswerOf, examClockOf } from './exam-view.ts';
import * as exams from './exams.store.ts';
import * as results from './results.store.ts';
import type { ExamTakingService } from './taking.service.ts';
import * as taking from './taking.store.ts';

export interface ExamResultsParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly lessons: Pick<LessonsService, 'requireOwnOf' | 'listStudents' | 'studentsOf'>;
  readonly quizzes: Pick<QuizService, 'listAttempts'>;
  readonly taking: Pick<ExamTakingService, 'changeClock'>;
  readonly endings: Pick<ExamEndingsService, 'release'>;
}

export type ExamResultsService = ReturnType<typeof createExamResultsService>;

type Sort = 'longest' | 'shortest' | undefined;

/** A finished attempt that took its time, or one of another kind. */
const sorted = (takers: readonly Taker[], sort: Sort): Taker[] => {
  const sign = sort === 'longest' ? -1 : 1;
  return takers.toSorted((one, other) =>
    sort === undefined
      ? one.studentId - other.studentId
      : Number(one.lessonAttemptId === null) - Number(other.lessonAttemptId === null) ||
        sign * (one.spentTime - other.spentTime) ||
        one.studentId - other.studentId,
  );
};

/** The mistake that was made most often, and how often. */
function commonMistake(rows: readonly results.ResultRow[]): QuestionResult['mistake'] {
  const reasons = Map.groupBy(
    rows.flatMap(({ because }) => because ?? []),
    (says) => says,
  );
  const [most] = [...reasons].toSorted(([, one], [, other]) => other.length - one.length);
  return most === undefined ? null : { says: most[0], count: most[1].length };
}

export function createExamResultsService(parts: ExamResultsParts) {
  const { database, clock, lessons, quizzes, endings } = parts;

  async function requireExam(tutorId: number, lessonId: number) {
    const lesson = await lessons.requireOwnOf(tutorId, { lessonId });
    if (lesson.type !== 'exam') throw new Refusal('notFound');
    return lesson;
  }

  /** What the finished attempts of these takers say, as a whole and question by question. */
  async function resultsOf(name: string, takers: readonly Taker[], sort: Sort) {
    const finished = takers.filter(({ status }) => status === 'FINISH');
    const rows = await results.listResults(
      database,
      finished.flatMap(({ lessonAttemptId }) => lessonAttemptId ?? []),
    );
    const statistics = itemStatistics(rows);
    const items = await results.listItems(
      database,
      statistics.map(({ itemId }) => itemId),
    );
    const questions = statistics.flatMap((figures): QuestionResult[] => {
      const item = items.find(({ itemId }) => itemId === figures.itemId);
      if (item === undefined) return [];
      const mistake = commonMistake(rows.filter(({ itemId }) => itemId === figures.itemId));
      return [
        { ...figures, question: item.question, rightAnswer: rightAnswerOf(item.key, item.question.answer), mistake },
      ];
    });
    const shares = finished.map((one) => (one.correctAnswers ?? 0) / one.numberOfQuestions);
    return {
      name,
      finishedCount: finished.length,
      meanShare: shares.length === 0 ? null : shares.reduce((sum, share) => sum + share, 0) / shares.length,
      typicalMs: finished.length === 0 ? null : median(finished.map(({ spentTime }) => spentTime)),
      takers: sorted(takers, sort),
      questions,
    };
  }

  const notBegun = { lessonAttemptId: null, lessonAttemptOrder: null, status: null, answeredCount: 0 } as const;
  const nothingYet = {
    correctAnswers: null,
    spentTime: 0,
    remainingMs: null,
    startedAt: null,
    finishedAt: null,
  } as const;

  return {
    async exam(tutorId: number, lessonId: number, sort: Sort) {
      const lesson = await requireExam(tutorId, lessonId);
      const students = await lessons.listStudents(lessonId);
      const now = clock.now();
      const attempts = await taking.listExamAttempts(
        database,
        lessonId,
        students.map(({ studentId }) => studentId),
      );
      const rows = await results.listResults(
        database,
        attempts.map(({ attemptId }) => attemptId),
      );
      const sections = await exams.listExamSections(database, lessonId);
      const numberOfQuestions = sections.reduce((count, { questionCount }) => count + questionCount, 0);
      const takers = students.map(({ studentId, firstName }): Taker => {
        const own = attempts.find((attempt) => attempt.studentId === studentId);
        if (own === undefined) return { studentId, firstName, numberOfQuestions, ...notBegun, ...nothingYet };
        const isOver = own.status === 'FINISH';
        return {
          studentId,
          firstName,
          lessonAttemptId: own.attemptId,
          lessonAttemptOrder: 1,
          status: own.status,
          answeredCount: own.answeredCount,
          correctAnswers: isOver
            ? rows.filter(({ attemptId, isRight }) => attemptId === own.attemptId && isRight).length
            : null,
          numberOfQuestions: own.questionCount,
          spentTime: Math.max(0, examMs(examClockOf(own), own.finishedAt ?? now)),
          remainingMs: isOver ? null : remainingMs(examClockOf(own), now),
          startedAt: own.startedAt.toISOString(),
          finishedAt: own.finishedAt?.toISOString() ?? null,
        };
      });
      const { releasedAt, release } = await exams.getExam(database, lessonId);
      const isReleased = releasedAt !== null || release === 'atOnce';
      return { lessonId, isReleased, ...(await resultsOf(lesson.name, takers, sort)) };
    },

    async quiz(tutorId: number, sectionId: number, which: 'all' | 'firstAttempt', sort: Sort) {
      const { lessonId } = await lessons.requireOwnOf(tutorId, { sectionId });
      const { name, numberOfQuestions, attempts } = await quizzes.listAttempts(tutorId, sectionId);
      const students = await lessons.listStudents(lessonId);
      const takers = students.flatMap(({ studentId, firstName }): Taker[] => {
        const own = attempts.filter(
          (one) => one.studentId === studentId && (which === 'all' || one.lessonAttemptOrder === 1),
        );
        if (own.length === 0) return [{ studentId, firstName, numberOfQuestions, ...notBegun, ...nothingYet }];
        return own.map((one) => ({
          ...one,
          correctAnswers: one.status === 'FINISH' ? one.correctAnswers : null,
          remainingMs: null,
        }));
      });
      return { lessonSectionId: sectionId, ...(await resultsOf(name, takers, sort)) };
    },

    async release(tutorId: number, lessonId: number): Promise<number> {
      await requireExam(tutorId, lessonId);
      return endings.release(lessonId);
    },

    /** Gives a child who is in the exam more time. */
    async extend(tutorId: number, lessonId: number, studentId: number, extraMinutes: number) {
      await requireExam(tutorId, lessonId);
      if (!(await lessons.studentsOf(lessonId)).includes(studentId)) throw new Refusal('notFound');
      const [known] = await taking.listExamAttempts(database, lessonId, [studentId]);
      if (known?.status !== 'PROCCESS') throw new Refusal('notInExam');
      const now = clock.now();
      await parts.taking.changeClock(known.attemptId, (own) => {
        requireAllowed(examsCan.extend(own, now));
        return extend(own, now, minutes(extraMinutes));
      });
      const changed = await taking.findExamAttempt(database, known.attemptId);
      return changed === undefined ? null : remainingMs(examClockOf(changed), now);
    },

    /** A finished exam, question by question: a student's own once it is released, a tutor's students' at any time. */
    async review(
      reader: { readonly userId: number; readonly role: string },
      attemptId: number,
    ): Promise<AnswerOf<typeof getExamReview>> {
      const row = await taking.findExamAttempt(database, attemptId);
      if (row === undefined) throw new Refusal('notFound');
      if (reader.role === 'tutor') {
        await requireExam(reader.userId, row.lessonId);
        if (!(await lessons.studentsOf(row.lessonId)).includes(row.studentId)) throw new Refusal('notFound');
      } else if (row.studentId !== reader.userId) throw new Refusal('notFound');
      if (row.status !== 'FINISH' || (reader.role !== 'tutor' && row.isSealed)) throw new Refusal('notReleased');
      const names = (await exams.listExamSections(database, row.lessonId)).map(({ name }) => name);
      const answers = await taking.listPaper(database, attemptId);
      return {
        lessonAttemptId: attemptId,
        lessonName: row.lessonName,
        studentId: row.studentId,
        firstName: row.firstName,
        correctAnswers: answers.filter(({ isRight }) => isRight === true).length,
        numberOfQuestions: row.questionCount,
        questions: answers.map((answer) => examAnswerOf(row, answer, names)),
      };
    },
  };
}
