/**
 * Random exams against a model of what a child may expect: no exam is marked twice, none runs longer than its time and half a
 * minute, none is paused that may not be, and no answer that was taken is lost, however often it is opened again, from however
 * many tabs.
 *
 * Planted in November 2026, one after the other, and found by it: answers count for two minutes after the end; the answer sent
 * last wins, not the one given last; extra time is ignored; a pause where there is none (not noticed until the model asked for
 * the refusal); an exam that was released is released again (not noticed until notices were counted); a pause costs time; an end
 * by the clock is stored as now.
 */
import * as authoring from '@comet/contract/exam-authoring';
import * as results from '@comet/contract/exam-results';
import * as calls from '@comet/contract/exams';
import { createLesson, createSections, publishLesson } from '@comet/contract/lessons';
import { type ExtraTime, ownTimeLimitMs } from '@comet/domain/accommodations/extra-time';
import { lateAnswerGraceMs } from '@comet/domain/practice/practice';
import { minutes, seconds } from '@comet/domain/time';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as demo from '../demo/demo.store.ts';
import { createAskAs } from '../testing/ask-as.ts';
import { startWorld } from '../testing/start-world.ts';
import { type TestServer, testNow } from '../testing/test-server.ts';
import { chapterId, subTopicId, type World } from '../testing/world.ts';

let server: TestServer;
let world: World;
let ask: ReturnType<typeof createAskAs>;
beforeAll(async () => {
  ({ server, world } = await startWorld());
  ask = createAskAs(server);
});
afterAll(() => server.close());

const questionCount = 3;
const limitMs = minutes(10);

/** What a child, their tutor or the clock does. `tab` is one of two, each with a clock of answers of its own. */
const step = fc.oneof(
  fc.record({ type: fc.constant('wait' as const), ms: fc.integer({ min: seconds(1), max: minutes(4) }) }),
  fc.record({ type: fc.constant('open' as const) }),
  fc.record({
    type: fc.constant('answer' as const),
    place: fc.nat(questionCount - 1),
    isRight: fc.boolean(),
    lateMs: fc.constantFrom(0, 0, seconds(45)),
  }),
  fc.record({ type: fc.constantFrom('job' as const, 'release' as const, 'finish' as const) }),
  fc.record({ type: fc.constant('pause' as const), isPaused: fc.boolean() }),
);
const play = fc.record({
  steps: fc.array(step, { minLength: 5, maxLength: 25 }),
  extraTime: fc.constantFrom<ExtraTime>('none', 'x1.25', 'x2'),
  mayPause: fc.boolean(),
});
type Play = typeof play extends fc.Arbitrary<infer One> ? One : never;

const waits = (...all: readonly number[]) => all.map((ms) => ({ type: 'wait', ms }) as const);
const answers = (isRight: boolean, lateMs = 0) => ({ type: 'answer', place: 0, isRight, lateMs }) as const;

/** Plays for one rule each, so that a fault in it is found whatever the random ones do. */
const playsOfRules: readonly Play[] = [
  // An answer 45 s after the end.
  { steps: [...waits(minutes(9), seconds(105)), answers(true)], extraTime: 'none', mayPause: false },
  // An answer in the time that only this child has.
  { steps: [...waits(minutes(12)), answers(true)], extraTime: 'x1.25', mayPause: false },
  // A second tab sends later what was given earlier.
  { steps: [answers(true), answers(false, seconds(45))], extraTime: 'none', mayPause: false },
  // A pause, with an answer after it, in time only because of it; then the same where there is none.
  {
    steps: [
      { type: 'pause', isPaused: true },
      ...waits(minutes(9)),
      { type: 'pause', isPaused: false },
      ...waits(minutes(9)),
      answers(true),
    ],
    extraTime: 'none',
    mayPause: true,
  },
  { steps: [{ type: 'pause', isPaused: true }], extraTime: 'none', mayPause: false },
  // Released while its child is handing it in, and twice after it.
  {
    steps: [answers(true), { type: 'finish' }, { type: 'release' }, { type: 'job' }],
    extraTime: 'none',
    mayPause: false,
  },
];

let made = 0;
async function makeExam(mayPause: boolean): Promise<number> {
  const { classroomId } = world.example;
  const form = { pictureUrl: 'drawn:math', subject: 'math', classRoomId: classroomId, type: 'exam' };
  const lessonId = (await ask(createLesson, 'tutor', { body: { ...form, lessonName: `Exam ${++made}` } })).body.id;
  const section = { kind: 'quiz', name: 'All', year: 5, topic: chapterId, subTopic: subTopicId };
  const data = [{ ...section, numberOfQuestions: questionCount }];
  await ask(createSections, 'tutor', { body: { lessonId, questionFor: 'exam', data } });
  const body = { timeLimitMs: limitMs, order: 'free', timing: 'whole', mayPause, release: 'byTutor' };
  await ask(authoring.updateExam, 'tutor', { params: { id: lessonId }, body });
  const publication = { when: 'now', classroomIds: [classroomId] };
  await ask(publishLesson, 'tutor', { params: { id: lessonId }, body: publication });
  return lessonId;
}

/** Of results, to a child. */
async function countNotices(studentId: number): Promise<number> {
  const [row] = await server.database.query<{ notices: number }>(
    {
      name: 'model-notices',
      text: "select count(*)::int as notices from notifications where user_id = $1 and kind = 'examResult'",
    },
    [studentId],
  );
  return row?.notices ?? 0;
}

interface Kept {
  readonly isRight: boolean;
  readonly givenAtMs: number;
}

async function run({ steps, extraTime, mayPause }: Play) {
  const { student } = world.people;
  await server.services.accommodations.set(student.userId, extraTime);
  const lessonId = await makeExam(mayPause);
  const opened = await ask(calls.getExamQuestions, 'student', { query: { lessonId } });
  if (opened.body.status !== 'PROCCESS') throw new Error(opened.text);
  const { lessonAttemptId, questions } = opened.body;
  const ownMs = ownTimeLimitMs(limitMs, extraTime) ?? 0;
  const noticesBefore = await countNotices(student.userId);

  const kept = new Map<number, Kept>();
  let [ranMs, isPaused, isHandedIn] = [0, false, false];
  const isOver = (): boolean => isHandedIn || ranMs > ownMs + lateAnswerGraceMs;

  for (const one of steps) {
    if (one.type === 'wait') {
      server.clock.advance(one.ms);
      if (!isPaused) ranMs += one.ms;
    } else if (one.type === 'answer') {
      const questionId = questions[one.place]?.questionId ?? 0;
      const stored = await demo.getQuestion(server.database, questionId);
      const givenAtMs = server.clock.now().getTime() - one.lateMs;
      const body = {
        questionId,
        answer: demo.answerFor(stored, one.isRight),
        givenAt: new Date(givenAtMs).toISOString(),
      };
      // Two tabs, or one that tries again: the same answer comes twice at once.
      const [first, second] = await Promise.all([
        ask(calls.passExamQuestion, 'student', { body }),
        ask(calls.passExamQuestion, 'student', { body }),
      ]);
      expect(first.status).toBe(second.status);
      expect(first.status, 'taken while it runs, and only then').toBe(isOver() || isPaused ? 409 : 200);
      if (first.status === 200 && (kept.get(one.place)?.givenAtMs ?? 0) <= givenAtMs)
        kept.set(one.place, { isRight: one.isRight, givenAtMs });
    } else if (one.type === 'pause') {
      const { isPaused: wanted } = one;
      const body = { lessonAttemptId, isPaused: wanted };
      const { status } = await ask(calls.pauseExam, 'student', { body });
      if (!isHandedIn && ranMs < ownMs)
        expect(status, 'stands still where it may, and only there').toBe(wanted && !mayPause ? 409 : 200);
      if (status === 200 && !isHandedIn && ranMs < ownMs) isPaused = wanted;
    } else if (one.type === 'finish') {
      await Promise.all([
        ask(calls.finishExam, 'student', { body: { lessonAttemptId } }),
        ask(calls.finishExam, 'student', { body: { lessonAttemptId } }),
      ]);
      if (ranMs < ownMs) isHandedIn = true;
    } else if (one.type === 'open') await ask(calls.getExamQuestions, 'student', { query: { lessonId } });
    else if (one.type === 'job') await server.services.examEndings.endOverdue();
    else await ask(results.releaseExam, 'tutor', { params: { id: lessonId } });
  }

  server.clock.advance(minutes(60 * 25));
  await server.services.examEndings.endOverdue();
  await Promise.all([1, 2].map(() => ask(results.releaseExam, 'tutor', { params: { id: lessonId } })));
  const [attempt] = await server.database.query<{
    ranMs: number;
    answered: number;
    rights: number;
    coins: number;
    paid: number;
  }>(
    {
      name: 'model-exam',
      text: `select (extract(epoch from a.finished_at - a.started_at) * 1000 - x.paused_ms)::float8 as ran_ms, a.answered_count as answered,
          a.right_count as rights, a.coins,
          (select count(*) from ledger_entries e where e.cause = 'finish:' || a.attempt_id)::int as paid
        from attempts a join exam_attempts x using (attempt_id) where a.attempt_id = $1 and a.status = 'FINISH' and not a.is_sealed`,
    },
    [lessonAttemptId],
  );
  const rights = [...kept.values()].filter(({ isRight }) => isRight).length;
  expect(attempt).toMatchObject({ answered: kept.size, rights });
  expect(attempt?.paid).toBeLessThanOrEqual(1);
  expect(await countNotices(student.userId)).toBe(noticesBefore + 1);
  if (!isPaused) expect(attempt?.ranMs).toBeLessThanOrEqual(ownMs + lateAnswerGraceMs);
  server.clock.set(testNow);
}

test('whatever a child does in an exam, it is marked once, ends in time, and keeps every answer', {
  timeout: 120_000,
}, async () => {
  const examples = playsOfRules.map((one): [Play] => [one]);
  await fc.assert(fc.asyncProperty(play, run), { numRuns: examples.length + 12, examples, endOnFailure: true });
});
