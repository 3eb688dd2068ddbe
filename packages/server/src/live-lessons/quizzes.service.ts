/** The quizzes of recordings, on the attempt engine. */
import type { AnswerOf } from '@comet/contract/call';
import type {
  getLiveLessonQuizBest,
  getLiveLessonQuizMonths,
  getLiveLessonQuizPassingInfo,
  OwnLiveLessonQuiz,
} from '@comet/contract/live-lesson-quiz';
import { type StartMode, startMode } from '@comet/domain/attempts/attempt';
import { getSubject } from '@comet/domain/curriculum/subjects';
import { days } from '@comet/domain/time';
import type { AttemptsService } from '../attempts/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import { Refusal } from '../platform/refusal.ts';
import * as store from './quizzes.store.ts';

interface Parts {
  readonly database: Database;
  readonly clock: Clock;
  readonly attempts: AttemptsService;
}

interface Student {
  readonly userId: number;
  readonly timeZone: string;
}

export type LiveLessonQuizzesService = ReturnType<typeof createLiveLessonQuizzesService>;

const shownDays = 365;

const toOwnQuiz = (row: store.OwnQuizRow): OwnLiveLessonQuiz => ({
  quizId: row.quizId,
  recordingId: row.recordingId,
  name: row.name,
  recordingName: row.recordingName,
  subject: getSubject(row.subjectId).key,
  numberOfQuestions: row.questionCount,
  startMode: startMode({ isOpen: row.isOpen, finishedCount: row.finishedCount }),
  finishedCount: row.finishedCount,
  bestCorrectAnswers: row.bestRightCount,
  lastCorrectAnswers: row.lastRightCount,
  spentTime: row.spentMs,
});

export function createLiveLessonQuizzesService({ database, clock, attempts }: Parts) {
  /** The quiz, if its recording is for this student; to anybody else it is not there. */
  async function getOwn(studentId: number, quizId: number): Promise<store.OwnQuizRow> {
    const [quiz] = await store.listOwnQuizzes(database, studentId, quizId);
    if (quiz === undefined) throw new Refusal('notFound');
    return quiz;
  }

  return {
    async list(studentId: number): Promise<OwnLiveLessonQuiz[]> {
      return (await store.listOwnQuizzes(database, studentId)).map(toOwnQuiz);
    },

    async start(studentId: number, quizId: number): Promise<OwnLiveLessonQuiz> {
      return toOwnQuiz(await getOwn(studentId, quizId));
    },

    /** Begins a quiz, goes on with it, or says how it ended; another try is begun on request. */
    async open({ userId, timeZone }: Student, quizId: number, mode: StartMode) {
      const { subjectId, year, name, subTopicId, difficulty, questionCount } = await getOwn(userId, quizId);
      const plan = {
        studentId: userId,
        timeZone,
        kind: 'liveLessonQuiz',
        sourceId: quizId,
        subjectId,
        year,
        title: name,
        draw: Array.from({ length: questionCount }, () => ({ subTopicId, difficulty })),
      } as const;
      if (mode === 'try_again') return attempts.openRepeatable({ ...plan, mayBegin: () => undefined });
      return attempts.openFixed({ ...plan, timeLimitMs: undefined, orNear: true });
    },

    async passingInfo(studentId: number, quizId: number): Promise<AnswerOf<typeof getLiveLessonQuizPassingInfo>> {
      const { questionCount } = await getOwn(studentId, quizId);
      const newest = await store.findNewestTry(database, studentId, quizId);
      return {
        attemptId: newest?.attemptId ?? null,
        status: newest?.status ?? null,
        answeredCount: newest?.answeredCount ?? 0,
        correctAnswers: newest?.rightCount ?? 0,
        numberOfQuestions: newest?.questionCount ?? questionCount,
      };
    },

    async months({ userId, timeZone }: Student): Promise<AnswerOf<typeof getLiveLessonQuizMonths>> {
      const since = new Date(clock.now().getTime() - days(shownDays));
      const rows = await store.listMonths(database, userId, timeZone, since);
      return rows.map(({ month, finishedCount, rightCount, questionCount, spentMs }) => ({
        month,
        finishedCount,
        correctAnswers: rightCount,
        numberOfQuestions: questionCount,
        spentTime: spentMs,
      }));
    },

    async best(studentId: number): Promise<AnswerOf<typeof getLiveLessonQuizBest>> {
      const row = await store.findBest(database, studentId);
      if (row === undefined || row.finishedAt === null) return { best: null };
      return {
        best: {
          name: row.name ?? '',
          correctAnswers: row.rightCount,
          numberOfQuestions: row.questionCount,
          spentTime: row.spentMs,
          finishedAt: row.finishedAt.toISOString(),
        },
      };
    },

    async addSpentMs({ userId, timeZone }: Student, attemptId: number, spentMs: number): Promise<void> {
      if (!(await store.isOwnTry(database, userId, attemptId))) throw new Refusal('notFound');
      await attempts.addSpentMs(attemptId, spentMs, timeZone);
    },
  };
}
