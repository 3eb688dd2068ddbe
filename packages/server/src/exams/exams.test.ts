/** Exams through HTTP: made, taken, ended, read and released. */
import { reviewAttempt } from '@comet/contract/attempts';
import { listCoinHistory } from '@comet/contract/coin-history';
import * as authoring from '@comet/contract/exam-authoring';
import * as results from '@comet/contract/exam-results';
import * as calls from '@comet/contract/exams';
import { getQuizQuestion, reviewLessonAttempt } from '@comet/contract/lesson-quiz';
import { createLesson, createSections, deleteSection, listBankQuestions, publishLesson } from '@comet/contract/lessons';
import { listNotifications, listStudentNotifications } from '@comet/contract/notification-centre';
import { minutes, seconds } from '@comet/domain/time';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as demo from '../demo/demo.store.ts';
import { createAskAs } from '../testing/ask-as.ts';
import { brokenInvariants } from '../testing/invariants.ts';
import { startWorld } from '../testing/start-world.ts';
import type { TestServer } from '../testing/test-server.ts';
import { chapterId, type PersonName, subTopicId, type World } from '../testing/world.ts';

let server: TestServer;
let world: World;
let ask: ReturnType<typeof createAskAs>;
beforeEach(async () => {
  ({ server, world } = await startWorld());
  ask = createAskAs(server);
});
afterEach(() => server.close());

const usual = {
  timeLimitMs: minutes(20),
  order: 'free',
  timing: 'whole',
  mayPause: false,
  release: 'byTutor',
} as const;

/** Each has words of its own: the same exam made again within a minute is the same. */
let made = 0;

/** An exam with so many questions in each section, published to the student's class. */
async function makeExam(
  settings: object = {},
  sizes: readonly number[] = [3],
  more: readonly object[] = [],
): Promise<number> {
  const { classroomId } = world.example;
  const form = {
    lessonName: 'Columns',
    pictureUrl: 'drawn:math',
    subject: 'math',
    classRoomId: classroomId,
    type: 'exam',
  };
  const { id: lessonId } = (await ask(createLesson, 'tutor', { body: { ...form, description: `Exam ${++made}` } }))
    .body;
  const part = { kind: 'quiz', year: 5, topic: chapterId, subTopic: subTopicId };
  const data = [
    ...sizes.map((numberOfQuestions, place) => ({ ...part, name: `Part ${place + 1}`, numberOfQuestions })),
    ...more.map((other) => ({ ...part, name: 'Another', ...other })),
  ];
  await ask(createSections, 'tutor', { body: { lessonId, questionFor: 'exam', data } });
  const body = { ...usual, ...settings };
  const changed = await ask(authoring.updateExam, 'tutor', { params: { id: lessonId }, body });
  expect(changed.status, changed.text).toBe(200);
  const publication = { when: 'now', classroomIds: [classroomId] };
  await ask(publishLesson, 'tutor', { params: { id: lessonId }, body: publication });
  return lessonId;
}

const openRaw = (lessonId: number, name: PersonName = 'student') =>
  ask(calls.getExamQuestions, name, { query: { lessonId } });

async function open(lessonId: number) {
  const { body, text } = await openRaw(lessonId);
  if (body.status !== 'PROCCESS') throw new Error(`the exam is over: ${text}`);
  return body;
}

async function answer(questionId: number, isRight: boolean, more: object = {}) {
  const given = demo.answerFor(await demo.getQuestion(server.database, questionId), isRight);
  const body = { questionId, answer: given, givenAt: server.clock.now().toISOString(), ...more };
  return ask(calls.passExamQuestion, 'student', { body });
}

const finish = (lessonAttemptId: number, part?: number) =>
  ask(calls.finishExam, 'student', { body: { lessonAttemptId, part } });
const status = async (lessonId: number) => (await ask(calls.getExamStatus, 'student', { query: { lessonId } })).body;
const resultsOf = async (lessonId: number) =>
  (await ask(results.getExamResults, 'tutor', { params: { id: lessonId }, query: {} })).body;
const release = (lessonId: number) => ask(results.releaseExam, 'tutor', { params: { id: lessonId } });
const reviewed = (lessonAttemptId: number, name: PersonName) =>
  ask(calls.getExamReview, name, { query: { lessonAttemptId } });

/** Takes an exam with so many right answers and hands it in. */
async function take(lessonId: number, rightCount: number): Promise<number> {
  const { lessonAttemptId, questions } = await open(lessonId);
  for (const [place, { questionId }] of questions.entries()) await answer(questionId, place < rightCount);
  await finish(lessonAttemptId);
  return lessonAttemptId;
}

describe('taking an exam', () => {
  test('nothing says how it goes before the results are released', async () => {
    const lessonId = await makeExam();
    const paper = await open(lessonId);
    expect(JSON.stringify(paper)).not.toMatch(/"(?:rightAnswer|explanation|isRight|hint)":/);
    const kept = await answer(paper.questions[0]?.questionId ?? 0, true);
    expect(kept.body).toEqual({ remainingMs: minutes(20) });
    await finish(paper.lessonAttemptId);
    expect((await status(lessonId)).end).toEqual({ isReleased: false, correctAnswers: null, coins: null });
    expect((await reviewed(paper.lessonAttemptId, 'student')).body).toMatchObject({ code: 'notReleased' });
    const query = { attemptId: paper.lessonAttemptId };
    expect((await ask(reviewAttempt, 'student', { query })).status).toBe(404);
    const params = { id: paper.lessonAttemptId };
    expect((await ask(reviewLessonAttempt, 'student', { params })).status).toBe(404);
    expect((await ask(listCoinHistory, 'student', { query: {} })).body.entries).toEqual([]);
  });

  test('its sections can’t be opened as quizzes, and it is there for its class only', async () => {
    const lessonId = await makeExam();
    const exam = await ask(authoring.getExam, 'tutor', { params: { id: lessonId } });
    const lessonSectionId = exam.body.sections[0]?.id ?? 0;
    expect((await ask(getQuizQuestion, 'student', { query: { lessonSectionId } })).status).toBe(404);
    expect((await openRaw(lessonId, 'otherStudent')).status).toBe(404);
    expect((await openRaw(world.example.lessonId)).status).toBe(404);
  });

  test('an answer can be changed until the end, and the one given last counts', async () => {
    const lessonId = await makeExam({ release: 'atOnce' }, [1]);
    const { lessonAttemptId, questions } = await open(lessonId);
    const [{ questionId } = { questionId: 0 }] = questions;
    await answer(questionId, false, { isFlagged: true });
    const early = server.clock.now().toISOString();
    server.clock.advance(seconds(10));
    await answer(questionId, true);
    // An answer that another tab could only send now.
    await answer(questionId, false, { givenAt: early });
    await finish(lessonAttemptId);
    expect((await status(lessonId)).end).toMatchObject({ isReleased: true, correctAnswers: 1 });
    expect((await answer(questionId, false)).body).toMatchObject({ code: 'timeIsUp' });
  });

  test('opened again it goes on, with the answers and flags as they were left', async () => {
    const lessonId = await makeExam();
    const first = await open(lessonId);
    await answer(first.questions[1]?.questionId ?? 0, true, { isFlagged: true });
    server.clock.advance(minutes(5));
    const again = await open(lessonId);
    expect(again.lessonAttemptId).toBe(first.lessonAttemptId);
    expect(again.remainingMs).toBe(minutes(15));
    expect(again.questions.map(({ given, isFlagged }) => [given !== null, isFlagged])).toEqual([
      [false, false],
      [true, true],
      [false, false],
    ]);
    expect((await status(lessonId)).startMode).toBe('continue');
  });

  test('by the clock it ends half a minute after its time, once, by the job or by whoever looks', async () => {
    const lessonId = await makeExam();
    const { lessonAttemptId, questions } = await open(lessonId);
    server.clock.advance(minutes(20) + seconds(20));
    expect((await answer(questions[0]?.questionId ?? 0, true)).status).toBe(200);
    // Handed in now, it still waits for answers on their way.
    expect((await finish(lessonAttemptId)).body.status).toBe('PROCCESS');
    server.clock.advance(seconds(11));
    expect((await answer(questions[1]?.questionId ?? 0, true)).body).toMatchObject({ code: 'timeIsUp' });
    await server.services.examEndings.endOverdue();
    await server.services.examEndings.endOverdue();
    expect((await openRaw(lessonId)).body).toMatchObject({ status: 'FINISH', answeredCount: 1 });
    expect((await resultsOf(lessonId)).takers[0]).toMatchObject({ correctAnswers: 1, spentTime: minutes(20) });
  });

  test('a child with extra time has it in every clock', async () => {
    await server.services.accommodations.set(world.people.student.userId, 'x1.25');
    const lessonId = await makeExam();
    expect(await status(lessonId)).toMatchObject({ timeLimitMs: minutes(25), hasExtraTime: true });
    const { lessonAttemptId } = await open(lessonId);
    server.clock.advance(minutes(24));
    const sync = { query: { lessonAttemptId } };
    expect((await ask(calls.syncRemainingTime, 'student', sync)).body.remainingMs).toBe(minutes(1));
  });

  test('one at a time there is no way back, and none ahead', async () => {
    const lessonId = await makeExam({ order: 'oneByOne' });
    const first = await open(lessonId);
    expect(first.questions).toHaveLength(1);
    const firstId = first.questions[0]?.questionId ?? 0;
    expect((await answer(firstId + 1, true)).status).toBe(404);
    await answer(firstId, true, { isPassed: true });
    expect((await answer(firstId, false)).body).toMatchObject({ code: 'alreadyAnswered' });
    expect((await open(lessonId)).questions.map(({ position }) => position)).toEqual([2]);
  });

  test('in parts each has its own time, and one handed in brings the next', async () => {
    const lessonId = await makeExam({ timing: 'sections', sectionLimitsMs: [minutes(10), minutes(5)] }, [2, 1]);
    const first = await open(lessonId);
    expect([first.part, first.questions.length]).toEqual([{ place: 1, count: 2, name: 'Part 1' }, 2]);
    server.clock.advance(minutes(4));
    expect((await finish(first.lessonAttemptId, 1)).body.status).toBe('PROCCESS');
    // A second click hands in nothing more.
    await finish(first.lessonAttemptId, 1);
    const second = await open(lessonId);
    expect([second.part.name, second.remainingMs, second.questions.length]).toEqual(['Part 2', minutes(5), 1]);
    expect((await answer(first.questions[0]?.questionId ?? 0, true)).body).toMatchObject({ code: 'timeIsUp' });
    server.clock.advance(minutes(5) + seconds(31));
    expect((await openRaw(lessonId)).body.status).toBe('FINISH');
  });

  test('a pause stops the clock where the tutor allows it, and hides the questions', async () => {
    const pause = (lessonAttemptId: number, isPaused: boolean) =>
      ask(calls.pauseExam, 'student', { body: { lessonAttemptId, isPaused } });
    const strict = await open(await makeExam());
    expect((await pause(strict.lessonAttemptId, true)).body).toMatchObject({ code: 'noPause' });
    const lessonId = await makeExam({ mayPause: true });
    const { lessonAttemptId } = await open(lessonId);
    server.clock.advance(minutes(5));
    await pause(lessonAttemptId, true);
    server.clock.advance(minutes(60));
    await server.services.examEndings.endOverdue();
    expect(await open(lessonId)).toMatchObject({ isPaused: true, questions: [], remainingMs: minutes(15) });
    await pause(lessonAttemptId, false);
    expect((await open(lessonId)).questions).toHaveLength(3);
  });

  test('time at a question is counted as far as the clock allows', async () => {
    const lessonId = await makeExam({ release: 'atOnce' }, [1]);
    const { lessonAttemptId, questions } = await open(lessonId);
    const questionId = questions[0]?.questionId ?? 0;
    const spend = (spentTime: number) => ask(calls.addExamQuestionTime, 'student', { body: { questionId, spentTime } });
    server.clock.advance(seconds(30));
    await spend(minutes(9));
    await answer(questionId, true);
    await finish(lessonAttemptId);
    expect((await reviewed(lessonAttemptId, 'student')).body.questions[0]?.spentMs).toBe(seconds(30));
  });
});

describe('results', () => {
  test('a tutor reads them before they are released; then they count, once', async () => {
    const lessonId = await makeExam();
    const attemptId = await take(lessonId, 2);
    const before = await resultsOf(lessonId);
    expect(before).toMatchObject({
      isReleased: false,
      finishedCount: 1,
      takers: [{ correctAnswers: 2, status: 'FINISH' }],
    });
    expect(before.questions.map(({ facility }) => facility)).toEqual([1, 1, 0]);
    expect((await reviewed(attemptId, 'tutor')).body).toMatchObject({ correctAnswers: 2, numberOfQuestions: 3 });
    expect((await reviewed(attemptId, 'otherTutor')).status).toBe(404);

    expect((await release(lessonId)).body).toEqual({ releasedCount: 1 });
    expect((await release(lessonId)).body).toEqual({ releasedCount: 0 });
    expect((await status(lessonId)).end).toEqual({ isReleased: true, correctAnswers: 2, coins: 33 });
    const history = await ask(listCoinHistory, 'student', { query: {} });
    expect(history.body.entries).toMatchObject([{ source: 'exam', amount: 33, detail: 'Columns' }]);
    expect((await reviewed(attemptId, 'student')).body.questions.map(({ isRight }) => isRight)).toEqual([
      true,
      true,
      false,
    ]);
    expect(await resultsOf(lessonId)).toMatchObject({ isReleased: true, takers: [{ correctAnswers: 2 }] });
  });

  test('the child hears of an exam and of its results, and the parent of the results', async () => {
    const kinds = async (call: typeof listNotifications | typeof listStudentNotifications, name: PersonName) =>
      (await ask(call, name, {})).body.notifications.map(({ kind }) => kind).filter((kind) => /exam/i.test(kind));
    const before = await kinds(listStudentNotifications, 'student');
    const lessonId = await makeExam();
    expect(await kinds(listStudentNotifications, 'student')).toEqual(['exam', ...before]);
    await take(lessonId, 1);
    expect(await kinds(listNotifications, 'parent')).toEqual([]);
    await release(lessonId);
    await release(lessonId);
    expect(await kinds(listStudentNotifications, 'student')).toEqual(['examResult', 'exam', ...before]);
    expect(await kinds(listNotifications, 'parent')).toEqual(['childExamResult']);
  });

  test('a question that was left out is shown with its answer, and is not right', async () => {
    const lessonId = await makeExam({ release: 'atOnce' });
    const { lessonAttemptId, questions } = await open(lessonId);
    await answer(questions[0]?.questionId ?? 0, true);
    await finish(lessonAttemptId);
    const { body } = await reviewed(lessonAttemptId, 'student');
    expect(body.questions.map(({ given, isRight }) => [given !== null, isRight])).toEqual([
      [true, true],
      [false, false],
      [false, false],
    ]);
  });

  test('after the last child they are released by themselves', async () => {
    const lessonId = await makeExam({ release: 'afterLast' });
    await take(lessonId, 3);
    expect((await status(lessonId)).end).toMatchObject({ isReleased: true, correctAnswers: 3, coins: 50 });
  });

  test('after the last child has left, they are released, too', async () => {
    const { classroomId } = world.example;
    const { userId: second } = world.people.sibling;
    await server.services.consents.give(server.database, {
      tutorId: world.people.tutor.userId,
      studentId: second,
      by: 'team',
    });
    await demo.insertClassroomStudent(server.database, classroomId, second, server.clock.now());
    const lessonId = await makeExam({ release: 'afterLast' });
    await take(lessonId, 3);
    await server.services.examEndings.endOverdue();
    expect((await status(lessonId)).end).toMatchObject({ isReleased: false });
    await server.database.query(
      { name: '', text: 'delete from classroom_students where classroom_id = $1 and student_id = $2' },
      [classroomId, second],
    );
    await server.services.examEndings.endOverdue();
    expect((await status(lessonId)).end).toMatchObject({ isReleased: true, correctAnswers: 3 });
  });

  test('a paper of two subjects counts for each of them', async () => {
    const studentId = world.people.student.userId;
    const { subject: far, topic, subTopic } = { subject: 4, topic: 4501, subTopic: 450101 };
    const totals = () =>
      server.database.query<{ subjectId: number; answered: number; rights: number }>(
        {
          name: 'totals-of-subjects',
          text: `select subject_id, sum(answered)::int as answered, sum(right_count)::int as rights from day_totals
            where student_id = $1 group by 1 order by 1`,
        },
        [studentId],
      );
    const lessonId = await makeExam({}, [2], [{ topic, subTopic, numberOfQuestions: 1 }]);
    const before = await totals();
    const broken = async () =>
      (await brokenInvariants(server.database, [studentId])).map((fault) => fault.split(':')[0]);
    const brokenBefore = await broken();
    const countsOf = (all: Awaited<ReturnType<typeof totals>>, subjectId: number) => {
      const row = all.find((one) => one.subjectId === subjectId);
      return [row?.answered ?? 0, row?.rights ?? 0];
    };
    const plus = ([answered = 0, rights = 0]: number[], more: number) => [answered + more, rights + more];
    await take(lessonId, 3);
    await release(lessonId);
    const after = await totals();
    expect(countsOf(after, 1)).toEqual(plus(countsOf(before, 1), 2));
    expect(countsOf(after, far)).toEqual(plus(countsOf(before, far), 1));
    const reported = async (subjectId: number) =>
      (await server.services.childReports.detailedReport({ studentId, subjectId, timePeriod: 'week' })).done.map(
        ({ title }) => title,
      );
    expect(await reported(far)).toContain('Columns');
    expect(await reported(1)).toContain('Columns');
    expect(await reported(2)).not.toContain('Columns');
    // The world's own answers were written by hand; these break nothing more.
    expect(await broken()).toEqual(brokenBefore);
  });

  test('who has not begun is in the list, and more time is for who is in it', async () => {
    const lessonId = await makeExam();
    expect((await resultsOf(lessonId)).takers).toMatchObject([{ firstName: 'student', status: null }]);
    const params = { id: lessonId };
    const extend = () =>
      ask(results.extendExam, 'tutor', { params, body: { studentId: world.people.student.userId, minutes: 5 } });
    expect((await extend()).body).toMatchObject({ code: 'notInExam' });
    const { lessonAttemptId } = await open(lessonId);
    expect((await extend()).body).toEqual({ remainingMs: minutes(25) });
    server.clock.advance(minutes(22));
    await server.services.examEndings.endOverdue();
    expect((await open(lessonId)).remainingMs).toBe(minutes(3));
    await finish(lessonAttemptId);
    expect((await extend()).body).toMatchObject({ code: 'notInExam' });
  });

  test('a quiz’s results take each child’s first try alone on request', async () => {
    const query = { lessonSectionId: world.example.quizSectionId };
    const all = await ask(results.getQuizResults, 'tutor', { query });
    expect(all.body).toMatchObject({ finishedCount: 0, takers: [{ status: 'PROCCESS', correctAnswers: null }] });
    const first = { ...query, attempts: 'firstAttempt', sort: 'longest' };
    expect((await ask(results.getQuizResults, 'tutor', { query: first })).body.takers).toHaveLength(1);
    expect((await ask(results.getQuizResults, 'otherTutor', { query })).status).toBe(404);
  });
});

describe('making an exam', () => {
  test('a section’s questions are drawn at once, differ, and can be replaced by chosen ones', async () => {
    const lessonId = await makeExam({}, [3, 3]);
    const params = { id: lessonId };
    const { sections } = (await ask(authoring.getExam, 'tutor', { params })).body;
    const ids = sections.flatMap(({ questions }) => questions.map(({ itemId }) => itemId));
    expect(new Set(ids).size).toBe(6);
    const bank = await ask(listBankQuestions, 'tutor', { query: { subTopicId, page: 4 } });
    const itemId = bank.body.find((one) => !ids.includes(one.itemId))?.itemId ?? 0;
    const choose = (chosen: number) =>
      ask(authoring.chooseExamQuestion, 'tutor', {
        params,
        body: { lessonSectionId: sections[0]?.id ?? 0, place: 2, itemId: chosen },
      });
    expect((await choose(itemId)).body.sections[0]?.questions[1]?.itemId).toBe(itemId);
    expect((await choose(ids[0] ?? 0)).body).toMatchObject({ code: 'inExamAlready' });
  });

  test('once a child has begun nothing changes but the release', async () => {
    const lessonId = await makeExam();
    const params = { id: lessonId };
    const { sections } = (await ask(authoring.getExam, 'tutor', { params })).body;
    await open(lessonId);
    const update = (change: object) => ask(authoring.updateExam, 'tutor', { params, body: { ...usual, ...change } });
    expect((await update({ timeLimitMs: minutes(30) })).body).toMatchObject({ code: 'examBegun' });
    expect((await update({ release: 'atOnce' })).status).toBe(200);
    const removed = await ask(deleteSection, 'tutor', { params: { id: sections[0]?.id ?? 0 } });
    expect(removed.body).toMatchObject({ code: 'examBegun' });
  });
});
