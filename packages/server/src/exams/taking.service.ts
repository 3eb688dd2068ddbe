/** Exams as children take them: answers are kept until the end, and nothing says how it goes. */
import type { BodyOf } from '@comet/contract/call';
import type { ExamPaper, passExamQuestion } from '@comet/contract/exams';
import { startMode } from '@comet/domain/attempts/attempt';
import { spentMsToCount } from '@comet/domain/attempts/spent-time';
import { getSubject } from '@comet/domain/curriculum/subjects';
import * as examClock from '@comet/domain/exams/exam-clock';
import { canBePaused, partLimits } from '@comet/domain/exams/exams';
import { examsCan } from '@comet/domain/exams/exams-can';
import type { AccommodationsService } from '../accommodations/index.ts';
import type { AttemptsService } from '../attempts/index.ts';
import type { LearningService, Student } from '../lessons/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Queryable } from '../platform/database.ts';
import { Refusal, requireAllowed } from '../platform/refusal.ts';
import type { ExamAuthoringService } from './exam-authoring.service.ts';
import type { ExamEndingsService } from './exam-endings.service.ts';
import { endOf, examClockOf, paperOf, partOf } from './exam-view.ts';
import * as exams from './exams.store.ts';
import * as store from './taking.store.ts';

export interface ExamTakingParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly attempts: AttemptsService;
  readonly accommodations: AccommodationsService;
  readonly learning: Pick<LearningService, 'getOpenOf' | 'noteExam'>;
  readonly authoring: Pick<ExamAuthoringService, 'draw'>;
  readonly endings: Pick<ExamEndingsService, 'end'>;
}

export type ExamTakingService = ReturnType<typeof createExamTakingService>;

export function createExamTakingService(parts: ExamTakingParts) {
  const { database, clock, attempts, accommodations, learning, authoring, endings } = parts;

  async function requireExam(studentId: number, lessonId: number) {
    const lesson = await learning.getOpenOf(studentId, { lessonId });
    if (lesson.type !== 'exam') throw new Refusal('notFound');
    return lesson;
  }

  /** Their own exam attempt; anybody else's isn't there. */
  async function getOwn(studentId: number, attemptId: number, db: Queryable = database): Promise<store.ExamAttemptRow> {
    const row = await store.findExamAttempt(db, attemptId);
    if (row?.studentId !== studentId) throw new Refusal('notFound');
    return row;
  }

  /** Changes the clock of an exam under way; nothing where it is over. */
  async function changeClock(
    attemptId: number,
    change: (clock: examClock.ExamClock, row: store.ExamAttemptRow) => examClock.ExamClock,
  ): Promise<void> {
    await database.transaction(async (tx) => {
      const open = await attempts.lockOpen(tx, attemptId);
      const row = open && (await store.findExamAttempt(tx, attemptId));
      if (row === undefined) return;
      const changed = change(examClockOf(row), row);
      await store.storeClock(tx, attemptId, changed);
      await attempts.moveDeadline(tx, attemptId, examClock.deadlineOf(changed));
    });
  }

  async function paper(studentId: number, attemptId: number): Promise<ExamPaper> {
    const row = await getOwn(studentId, attemptId);
    const names = (await exams.listExamSections(database, row.lessonId)).map(({ name }) => name);
    return paperOf(row, row.status === 'FINISH' ? [] : await store.listPaper(database, attemptId), names, clock.now());
  }

  return {
    changeClock,

    async status(studentId: number, lessonId: number) {
      const lesson = await requireExam(studentId, lessonId);
      const [attempt] = await store.listExamAttempts(database, lessonId, [studentId]);
      const exam = await exams.getExam(database, lessonId);
      const sections = await exams.listExamSections(database, lessonId);
      const limits = partLimits(
        exam,
        sections.map(({ timeLimitMs }) => timeLimitMs),
      );
      const own: (number | null)[] = [];
      for (const limitMs of limits) own.push((await accommodations.ownLimitMs(database, studentId, limitMs)) ?? null);
      const mine = attempt === undefined ? own : attempt.limitsMs;
      const isOpen = attempt?.status === 'PROCCESS';
      const sum = (all: readonly (number | null)[]): number | null =>
        all.reduce<number | null>((total, one) => (total === null || one === null ? null : total + one), 0);
      return {
        lessonId,
        lessonName: lesson.name,
        description: lesson.description,
        subject: getSubject(lesson.subjectId).key,
        tutorName: lesson.tutorName,
        startMode: startMode({ isOpen, finishedCount: 0 }),
        status: attempt?.status ?? null,
        lessonAttemptId: attempt?.attemptId ?? null,
        order: exam.order,
        mayPause: canBePaused(exam),
        isPaused: isOpen && examClock.isPaused(examClockOf(attempt), clock.now()),
        timeLimitMs: sum(mine),
        hasExtraTime: (sum(mine) ?? Number.POSITIVE_INFINITY) > (sum(limits) ?? 0),
        remainingMs: isOpen ? examClock.remainingMs(examClockOf(attempt), clock.now()) : null,
        numberOfQuestions: attempt?.questionCount ?? sections.reduce((count, one) => count + one.questionCount, 0),
        answeredCount: attempt?.answeredCount ?? 0,
        sections: sections.map(({ name, questionCount }, place) => ({
          name,
          numberOfQuestions: attempt?.sectionSizes[place] ?? questionCount,
          timeLimitMs: exam.timing === 'sections' ? (mine[place] ?? null) : null,
        })),
        end: attempt?.status === 'FINISH' ? endOf(attempt) : null,
      };
    },

    /** Begins an exam, goes on with it, or says how it ended. */
    async open({ userId, timeZone }: Student, lessonId: number): Promise<ExamPaper> {
      const lesson = await requireExam(userId, lessonId);
      const [known] = await store.listExamAttempts(database, lessonId, [userId]);
      if (known !== undefined) {
        await endings.end(known.attemptId, 'clock');
        return paper(userId, known.attemptId);
      }
      await authoring.draw(lessonId);
      const exam = await exams.getExam(database, lessonId);
      const sections = await exams.listExamSections(database, lessonId);
      const items = await exams.listExamItems(database, lessonId);
      if (items.length === 0) throw new Refusal('notFound');
      const limits = partLimits(
        exam,
        sections.map(({ timeLimitMs }) => timeLimitMs),
      );
      const plan = {
        studentId: userId,
        timeZone,
        kind: 'exam',
        sourceId: lessonId,
        subjectId: lesson.subjectId,
        year: sections[0]?.year ?? 5,
        title: lesson.name,
        timeLimitMs: limits.reduce((sum, limitMs) => sum + limitMs, 0),
        draw: items.map(({ itemId }) => itemId),
      } as const;
      const begun = await attempts.openSealed(plan, async (tx, { attemptId, startedAt }) => {
        const limitsMs: (number | null)[] = [];
        for (const limitMs of limits) limitsMs.push((await accommodations.ownLimitMs(tx, userId, limitMs)) ?? null);
        const sectionSizes = sections.map(
          ({ sectionId }) => items.filter((item) => item.sectionId === sectionId).length,
        );
        await store.insertExamAttempt(tx, { attemptId, studentId: userId, limitsMs, sectionSizes, timedAt: startedAt });
        await attempts.moveDeadline(tx, attemptId, examClock.deadlineOf(examClock.startClock(startedAt, limitsMs)));
        await learning.noteExam(tx, userId, lessonId, false);
      });
      return paper(userId, begun.attemptId);
    },

    async sync(studentId: number, attemptId: number) {
      const row = await getOwn(studentId, attemptId);
      const now = clock.now();
      const own = examClockOf(row);
      const running = examClock.runningPart(own, now);
      return {
        status: row.status,
        part: (running?.part ?? own.limitsMs.length - 1) + 1,
        isPaused: row.status === 'PROCCESS' && examClock.isPaused(own, now),
        remainingMs: row.status === 'FINISH' || running === undefined ? 0 : running.remainingMs,
      };
    },

    /** Keeps an answer: it waits for whatever else is done to this exam, and is refused once that was its end. */
    async keep(studentId: number, sent: BodyOf<typeof passExamQuestion>) {
      const { questionId, answer: given, isFlagged, isPassed } = sent;
      return database.transaction(async (tx) => {
        const asked = await store.findExamQuestion(tx, questionId);
        if (asked?.studentId !== studentId) throw new Refusal('notFound');
        const open = await attempts.lockOpen(tx, asked.attemptId);
        if (open === undefined) throw new Refusal('timeIsUp');
        const row = await getOwn(studentId, asked.attemptId, tx);
        const now = clock.now();
        const own = examClockOf(row);
        const part = partOf(row, asked.position);
        const questions = row.order === 'free' ? [] : await store.listPaper(tx, row.attemptId);
        const before = questions.filter(({ position }) => position < asked.position && partOf(row, position) === part);
        const question = {
          order: row.order,
          part,
          isPassed: questions.find((one) => one.questionId === questionId)?.isPassed ?? false,
          hasOpenBefore: before.some((one) => !one.isPassed),
        };
        requireAllowed(examsCan.answer(question, own, now));
        const claimed = new Date(sent.givenAt);
        const givenAt = claimed < now ? claimed : now;
        await store.keepAnswer(tx, { ...asked, questionId, given, isFlagged, isPassed, givenAt });
        return { remainingMs: examClock.runningPart(own, now)?.remainingMs ?? null };
      });
    },

    async addSpentMs(studentId: number, questionId: number, spentMs: number): Promise<void> {
      const now = clock.now();
      await database.transaction(async (tx) => {
        const asked = await store.findExamQuestion(tx, questionId);
        if (asked?.studentId !== studentId) throw new Refusal('notFound');
        if ((await attempts.lockOpen(tx, asked.attemptId)) === undefined) return;
        const { timedAt } = await getOwn(studentId, asked.attemptId, tx);
        await store.addSpentMs(tx, { ...asked, questionId, spentMs: spentMsToCount(spentMs, timedAt, now) }, now);
      });
    },

    async pause(studentId: number, attemptId: number, wantsPause: boolean) {
      await getOwn(studentId, attemptId);
      const now = clock.now();
      await changeClock(attemptId, (own, row) => {
        if (!wantsPause) return examClock.resume(own, now);
        requireAllowed(examsCan.pause(row, own, now));
        return examClock.pause(own, now);
      });
      const row = await getOwn(studentId, attemptId);
      return {
        isPaused: row.status === 'PROCCESS' && examClock.isPaused(examClockOf(row), now),
        remainingMs: examClock.remainingMs(examClockOf(row), now),
      };
    },

    /** Hands in the exam, or the part that runs where another one follows. */
    async finish(studentId: number, attemptId: number, part: number | undefined) {
      const row = await getOwn(studentId, attemptId);
      const isLast = part === undefined || part >= row.limitsMs.length;
      if (isLast) await endings.end(attemptId, 'child');
      else
        await changeClock(attemptId, (own) =>
          examClock.runningPart(own, clock.now())?.part === part - 1 ? examClock.handInPart(own, clock.now()) : own,
        );
      return { status: (await getOwn(studentId, attemptId)).status };
    },
  };
}
