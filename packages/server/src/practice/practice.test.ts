import { reviewAttempt } from '@comet/contract/attempts';
import * as calls from '@comet/contract/practice';
import { listLatestResults } from '@comet/contract/reports';
import { dayMs, minuteMs } from '@comet/domain/time';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { answerFor, getQuestion } from '../demo/demo.store.ts';
import { startWorld } from '../testing/start-world.ts';
import type { TestServer } from '../testing/test-server.ts';
import { chapterId, type PersonName, subTopicId, type World, worldPassword } from '../testing/world.ts';

let server: TestServer;
let world: World;
const tokens = new Map<PersonName, string>();
beforeAll(async () => {
  ({ server, world } = await startWorld());
});
afterAll(() => server.close());
// Time moves on in these tests; access tokens are short.
beforeEach(() => tokens.clear());

async function tokenOf(name: PersonName): Promise<string> {
  const known = tokens.get(name);
  if (known !== undefined) return known;
  const { accessToken } = await server.enter(name, worldPassword);
  tokens.set(name, accessToken);
  return accessToken;
}

function pass(ms: number): void {
  server.clock.advance(ms);
  tokens.clear();
}

const wanted = {
  topicId: chapterId,
  subTopicIds: [subTopicId],
  difficulty: 'easy',
  timeLimit: null,
  numberOfQuestions: 10,
  name: 'Numbers again',
} as const;

let named = 0;
/** A practice of the tutor for the student, each under a name of its own. */
async function set(more: object = {}, by: PersonName = 'tutor'): Promise<number> {
  const body = { ...wanted, studentIds: [world.people.student.userId], name: `Practice ${++named}`, ...more };
  const { body: answer, text } = await server.ask(calls.createPractice, { as: await tokenOf(by), body });
  expect(answer.practiceId, text).toBeGreaterThan(0);
  return answer.practiceId;
}

async function question(practiceId: number, name: PersonName = 'student') {
  return (await server.ask(calls.getPracticeQuestion, { as: await tokenOf(name), query: { practiceId } })).body;
}

/** Answers the waiting question; gives the verdict's body. */
async function give(practiceId: number, isRight: boolean) {
  const state = await question(practiceId);
  if (state.status !== 'PROCCESS') throw new Error('there is no question');
  const { questionId } = state.current;
  const waiting = await getQuestion(server.database, questionId);
  const answer = answerFor(waiting, isRight);
  server.clock.advance(2000);
  return server.ask(calls.passPracticeQuestion, {
    as: await tokenOf('student'),
    body: { questionId, answer, spentMs: 2000 },
  });
}

const listOf = async (call: typeof calls.listActivePractices) =>
  (await server.ask(call, { as: await tokenOf('student') })).body;
const report = async (practiceId: number, name: PersonName = 'tutor') =>
  server.ask(calls.getPracticeReport, { as: await tokenOf(name), query: { practiceId } });

describe('a practice', () => {
  test('set by a tutor is done by the student and read by the tutor and the parent', async () => {
    const practiceId = await set({ name: 'Whole numbers' });
    expect(await listOf(calls.listActivePractices)).toContainEqual(
      expect.objectContaining({
        practiceId,
        name: 'Whole numbers',
        setBy: 'tutor',
        state: 'open',
        numberOfQuestions: 10,
      }),
    );
    for (let answered = 0; answered < 10; answered++) {
      const { body } = await give(practiceId, answered !== 3);
      if (answered === 9) expect(body).toMatchObject({ finish: { isPassed: true, stars: 3 } });
    }
    expect(await question(practiceId)).toMatchObject({
      status: 'FINISH',
      attempt: { rightCount: 9, title: 'Whole numbers' },
    });
    expect((await listOf(calls.listActivePractices)).map((one) => one.practiceId)).not.toContain(practiceId);

    const archive = (await server.ask(calls.listArchivedPractices, { as: await tokenOf('student') })).body;
    expect(archive).toMatchObject([
      { year: 2026, month: 11, practices: [{ practiceId, state: 'finished', isOnTime: true }] },
    ]);
    for (const reader of ['tutor', 'parent'] as const) {
      const { body } = await report(practiceId, reader);
      expect(body).toMatchObject({
        practice: { assigned: 1, begun: 1, completed: 1, completedOnTime: 1, percentRight: 90 },
        students: [{ answered: 10, right: 9, spentMs: 20_000, state: 'finished', round: 1 }],
        subTopics: [{ subTopicId, answered: 10, right: 9 }],
      });
    }
    const results = await server.ask(listLatestResults, {
      as: await tokenOf('parent'),
      query: { studentId: world.people.student.userId },
    });
    expect(results.body).toMatchObject([{ kind: 'practice', title: 'Whole numbers', rightCount: 9 }]);
    const attemptId = (await report(practiceId)).body.students[0]?.attemptId ?? 0;
    const review = await server.ask(reviewAttempt, { as: await tokenOf('tutor'), query: { attemptId } });
    expect(review.body.questions.filter(({ isRight }) => !isRight)).toHaveLength(1);
    expect(await server.services.rewards.listBrokenBalances()).toEqual([]);
  });

  test('draws every question once, in even shares, the same for two tabs that begin at once', async () => {
    const practiceId = await set({ subTopicIds: [150101, 150102, 150103], numberOfQuestions: 20 });
    const states = await Promise.all([1, 2, 3, 4].map(() => question(practiceId)));
    const ids = states.map((state) => (state.status === 'PROCCESS' ? state.current.questionId : 0));
    expect(new Set(ids).size).toBe(1);
    const rows = await server.database.query<{ subTopicId: number; n: number; different: number }>(
      {
        name: 'shares',
        text: `select i.sub_topic_id, count(*)::int as n, count(distinct item_id)::int as different
          from attempt_questions q join question_items i using (item_id) where q.attempt_id = $1 group by 1 order by 1`,
      },
      [states[0]?.attempt.attemptId],
    );
    expect(rows.map(({ n }) => n)).toEqual([7, 7, 6]);
    expect(rows.every(({ n, different }) => n === different)).toBe(true);
  });

  test('of more questions than the matter has is as long as it can be, and asks none twice', async () => {
    // Symmetrical halves, easy: there are fewer than sixty of them.
    const practiceId = await set({ topicId: 4306, subTopicIds: [430603], numberOfQuestions: 60 });
    const state = await question(practiceId);
    expect(state.attempt.questionCount).toBeGreaterThanOrEqual(10);
    expect(state.attempt.questionCount).toBeLessThan(60);
    const [row] = await server.database.query<{ n: number; different: number }>(
      {
        name: 'asked',
        text: `select count(*)::int as n, count(distinct i.variant)::int as different
          from attempt_questions q join question_items i using (item_id) where q.attempt_id = $1`,
      },
      [state.attempt.attemptId],
    );
    expect(row).toEqual({ n: state.attempt.questionCount, different: state.attempt.questionCount });
  });

  test('asked for twice within a minute is one; asked for later it is another', async () => {
    const body = { ...wanted, studentIds: [world.people.student.userId], name: 'Twice' };
    const as = await tokenOf('tutor');
    const answers = await Promise.all([1, 2, 3].map(() => server.ask(calls.createPractice, { as, body })));
    expect(new Set(answers.map((answer) => answer.body.practiceId)).size).toBe(1);
    pass(2 * minuteMs);
    const later = await server.ask(calls.createPractice, { as: await tokenOf('tutor'), body });
    expect(later.body.practiceId).not.toBe(answers[0]?.body.practiceId);
  });

  test('may be set by a parent for a child and by a student for themselves', async () => {
    await set({ name: 'From home' }, 'parent');
    await set({ name: 'By myself' }, 'student');
    const active = await listOf(calls.listActivePractices);
    expect(active.find(({ name }) => name === 'From home')?.setBy).toBe('parent');
    expect(active.find(({ name }) => name === 'By myself')?.setBy).toBe('student');
  });

  test.each([
    ['a time limit of 7', { timeLimit: 7 }, 400],
    ['a time limit of 0', { timeLimit: 0 }, 400],
    ['61 questions', { numberOfQuestions: 61 }, 400],
    ['a sub-topic of another topic', { subTopicIds: [130101] }, 400],
    ['a sub-topic that is not there', { subTopicIds: [999] }, 400],
    ['no name', { name: '  ' }, 400],
    ['no students', { studentIds: [] }, 400],
    ['nothing chosen twice', { subTopicIds: [subTopicId, subTopicId] }, 400],
    ['a student of another tutor', { studentIds: ['otherStudent'] }, 404],
    ['own and foreign students', { studentIds: ['student', 'otherStudent'] }, 404],
  ] as const)('with %s is refused and changes nothing', async (_, more, statusCode) => {
    const studentIds =
      'studentIds' in more ? more.studentIds.map((name) => world.people[name].userId) : [world.people.student.userId];
    const count = { name: 'count-practices', text: 'select count(*)::int as n from practices' };
    const before = await server.database.query(count, []);
    const body = { ...wanted, ...more, studentIds };
    expect((await server.ask(calls.createPractice, { as: await tokenOf('tutor'), body })).status).toBe(statusCode);
    expect(await server.database.query(count, [])).toEqual(before);
  });
});

describe('a time limit', () => {
  test('is the server’s: late by half a minute still counts, later does not, and what was answered stays', async () => {
    const practiceId = await set({ timeLimit: 5 });
    expect(await question(practiceId)).toMatchObject({ remainingMs: 5 * minuteMs });
    await give(practiceId, true);
    const state = await question(practiceId);
    if (state.status !== 'PROCCESS') throw new Error('it should go on');
    const { questionId } = state.current;
    const waiting = await getQuestion(server.database, questionId);
    const answer = answerFor(waiting, true);
    pass(5 * minuteMs + 25_000);
    const inGrace = await server.ask(calls.passPracticeQuestion, {
      as: await tokenOf('student'),
      body: { questionId, answer },
    });
    expect(inGrace.body).toMatchObject({ verdict: 'marked', isRight: true });

    const next = await question(practiceId);
    if (next.status !== 'PROCCESS') throw new Error('it should still go on');
    pass(10_000);
    const late = await server.ask(calls.passPracticeQuestion, {
      as: await tokenOf('student'),
      body: { questionId: next.current.questionId, answer },
    });
    expect(late.status).toBe(409);
    expect(await question(practiceId)).toMatchObject({
      status: 'FINISH',
      attempt: { answeredCount: 2, rightCount: 2 },
      finish: { isPassed: false, stars: 0 },
    });
  });

  test('ends a practice that nobody comes back to, once', async () => {
    const practiceId = await set({ timeLimit: 5 });
    for (let answered = 0; answered < 9; answered++) await give(practiceId, true);
    pass(6 * minuteMs);
    await Promise.all([server.services.attempts.closeOverdue(), server.services.attempts.closeOverdue()]);
    const { body } = await report(practiceId);
    expect(body.students).toMatchObject([{ state: 'finished', answered: 9, right: 9 }]);
    expect(await server.services.rewards.listBrokenBalances()).toEqual([]);
    expect(await server.services.attempts.closeOverdue()).toBe(0);
  });

  test('ends every other practice, even where one cannot be ended', async () => {
    const [stuck, other] = [await set({ timeLimit: 5, name: 'Stuck' }), await set({ timeLimit: 5, name: 'Other' })];
    for (const practiceId of [stuck, other]) await question(practiceId);
    pass(6 * minuteMs);
    // Whatever it is that fails: a fault of ours, a row that somebody mended by hand.
    const run = (name: string, text: string) => server.database.query({ name, text }, []);
    await run(
      'make-fault',
      `create function fault() returns trigger as 'begin raise ''a fault''; end' language plpgsql`,
    );
    await run(
      'set-fault',
      `create trigger fault before update on attempts for each row when (old.title = 'Stuck') execute function fault()`,
    );
    await expect(server.services.attempts.closeOverdue()).rejects.toThrow('1 attempts could not be ended');
    await run('drop-fault', 'drop function fault cascade');
    const stateOf = async (practiceId: number) => (await report(practiceId)).body.students[0]?.state;
    expect(await stateOf(stuck)).not.toBe('finished');
    expect(await stateOf(other)).toBe('finished');
    expect(await server.services.attempts.closeOverdue()).toBe(1);
    expect(await stateOf(stuck)).toBe('finished');
  });
});

describe('whoever set a practice', () => {
  test('may say when it is due as they set it, but not in the past', async () => {
    const dueAt = new Date(server.clock.now().getTime() + 3 * dayMs).toISOString();
    const practiceId = await set({ dueAt });
    expect((await listOf(calls.listActivePractices)).find((one) => one.practiceId === practiceId)?.dueAt).toBe(dueAt);
    const body = { ...wanted, studentIds: [world.people.student.userId], dueAt: '2020-01-01T00:00:00Z' };
    const refused = await server.ask(calls.createPractice, { as: await tokenOf('tutor'), body });
    expect([refused.status, JSON.parse(refused.text).code]).toEqual([400, 'badDueDate']);
  });

  test('may make it due later; a practice that was due is archived, and opens again', async () => {
    const practiceId = await set();
    pass(15 * dayMs);
    expect((await listOf(calls.listActivePractices)).map((one) => one.practiceId)).not.toContain(practiceId);
    const refused = await server.ask(calls.getPracticeQuestion, {
      as: await tokenOf('student'),
      query: { practiceId },
    });
    expect(refused.status).toBe(409);
    const due = new Date(server.clock.now().getTime() + dayMs).toISOString();
    const extend = async (expirationDate: string) =>
      (
        await server.ask(calls.extendPractice, {
          as: await tokenOf('tutor'),
          params: { id: practiceId },
          body: { expirationDate },
        })
      ).status;
    expect(await extend('2020-01-01T00:00:00Z')).toBe(400);
    expect(await extend(due)).toBe(200);
    expect((await listOf(calls.listActivePractices)).find((one) => one.practiceId === practiceId)?.dueAt).toBe(due);
  });

  test('sets it again, whole or only what was wrong, and a double click is one more round', async () => {
    const practiceId = await set();
    const again = async (onlyWrong: boolean) =>
      (
        await server.ask(calls.reassignPractice, {
          as: await tokenOf('tutor'),
          body: { practiceId, studentIds: [world.people.student.userId], onlyWrong },
        })
      ).body.reassigned;
    expect(await again(true)).toEqual([]);
    for (let answered = 0; answered < 10; answered++) await give(practiceId, answered >= 3);
    const both = await Promise.all([again(true), again(true)]);
    expect(both.flat()).toEqual([world.people.student.userId]);
    const state = await question(practiceId);
    expect(state).toMatchObject({ status: 'PROCCESS', attempt: { questionCount: 3, answeredCount: 0 } });
    for (let answered = 0; answered < 3; answered++) await give(practiceId, true);
    expect((await report(practiceId)).body.students).toMatchObject([{ round: 2, answered: 3, right: 3 }]);
    expect(await again(true)).toEqual([]);
    expect(await again(false)).toEqual([world.people.student.userId]);
    expect(await question(practiceId)).toMatchObject({ attempt: { questionCount: 10 } });
  });

  test('tells the student what they think of it', async () => {
    const practiceId = await set();
    await give(practiceId, true);
    const id = (await report(practiceId)).body.students[0]?.userPracticeProgressId ?? 0;
    const feedback = 'Well begun, Zoë! 🚀';
    await server.ask(calls.givePracticeFeedback, { as: await tokenOf('tutor'), params: { id }, body: { feedback } });
    expect((await listOf(calls.listActivePractices)).find((one) => one.practiceId === practiceId)).toMatchObject({
      feedback,
    });
  });

  test('takes it back; what was answered stays in the child’s coins and days', async () => {
    const practiceId = await set();
    await give(practiceId, true);
    const coins = await server.services.rewards.totalsOf(world.people.student.userId);
    const remove = async () =>
      (await server.ask(calls.deletePractice, { as: await tokenOf('tutor'), params: { id: practiceId } })).status;
    expect([await remove(), await remove()]).toEqual([200, 404]);
    expect((await listOf(calls.listActivePractices)).map((one) => one.practiceId)).not.toContain(practiceId);
    expect(await server.services.rewards.totalsOf(world.people.student.userId)).toEqual(coins);
  });

  test('is nobody else: a parent and another tutor find no practice to change', async () => {
    const practiceId = await set();
    for (const name of ['parent', 'otherTutor'] as const) {
      const { status } = await server.ask(calls.deletePractice, {
        as: await tokenOf(name),
        params: { id: practiceId },
      });
      expect(status).toBe(404);
    }
    for (const name of ['otherTutor', 'otherParent'] as const)
      expect((await report(practiceId, name)).status).toBe(404);
  });

  test('sees how far all of them are, by whether somebody can still do them', async () => {
    const active = (await server.ask(calls.listSetPractices, { as: await tokenOf('tutor') })).body;
    const inactive = (
      await server.ask(calls.listSetPractices, { as: await tokenOf('tutor'), query: { status: 'inactive' } })
    ).body;
    expect(active.length).toBeGreaterThan(0);
    expect(inactive.some(({ name }) => name === 'Whole numbers')).toBe(true);
    const both = new Set([...active, ...inactive].map(({ practiceId }) => practiceId));
    expect(both.size).toBe(active.length + inactive.length);
  });
});

test('a month counts what was set in it, finished, and finished in time', async () => {
  const query = { studentId: world.people.student.userId, month: '2026-11' };
  const { body } = await server.ask(calls.getPracticeMonth, { as: await tokenOf('parent'), query });
  expect(body.assignedTasks).toBeGreaterThanOrEqual(body.completedTasks);
  expect(body.completedTasks).toBeGreaterThanOrEqual(1);
  const subjects = (await server.ask(calls.listPracticeSubjects, { as: await tokenOf('student') })).body;
  expect(subjects.map(({ name }) => name)).toEqual(['Math', 'Non-verbal Reasoning']);
});
