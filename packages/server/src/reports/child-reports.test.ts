import { getUser } from '@comet/contract/accounts';
import { reviewAttempt } from '@comet/contract/attempts';
import * as calls from '@comet/contract/child-reports';
import * as practice from '@comet/contract/practice';
import { days } from '@comet/domain/time';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerFor, getQuestion } from '../demo/demo.store.ts';
import { startWorld } from '../testing/start-world.ts';
import type { TestServer } from '../testing/test-server.ts';
import { chapterId, type PersonName, subTopicId, type World, worldPassword } from '../testing/world.ts';

let server: TestServer;
let world: World;
let studentId: number;
let doneId: number;

const tokenOf = async (name: PersonName): Promise<string> => (await server.enter(name, worldPassword)).accessToken;

async function set(name: string, by: PersonName): Promise<number> {
  const body = {
    studentIds: [studentId],
    topicId: chapterId,
    subTopicIds: [subTopicId],
    difficulty: 'easy',
    timeLimit: null,
    numberOfQuestions: 10,
    name,
  };
  return (await server.ask(practice.createPractice, { as: world.people[by].accessToken, body })).body.practiceId;
}

async function answer(practiceId: number, isRight: boolean): Promise<void> {
  const as = world.people.student.accessToken;
  const { body } = await server.ask(practice.getPracticeQuestion, { as, query: { practiceId } });
  if (body.status !== 'PROCCESS') throw new Error('there is no question');
  const { questionId } = body.current;
  const waiting = await getQuestion(server.database, questionId);
  const given = answerFor(waiting, isRight);
  await server.ask(practice.passPracticeQuestion, { as, body: { questionId, answer: given, spentMs: 1000 } });
}

beforeAll(async () => {
  ({ server, world } = await startWorld());
  studentId = world.people.student.userId;
  doneId = await set('Done by the child', 'parent');
  for (let answered = 0; answered < 10; answered++) await answer(doneId, answered >= 3);
});
afterAll(() => server.close());

describe('a parent', () => {
  test('sees what is to be done, of all subjects or one, whoever set it', async () => {
    const as = world.people.parent.accessToken;
    const { body } = await server.ask(calls.listActiveTasks, { as, query: { studentId } });
    expect(body.map(({ name, setBy, state }) => [name, setBy, state])).toEqual([
      ['First practice', 'tutor', 'open'],
      ['Spare practice', 'tutor', 'open'],
    ]);
    expect((await server.ask(calls.listActiveTasks, { as, query: { studentId, subjectId: 2 } })).body).toEqual([]);
  });

  test('sees what was done, who set it, and what was wrong in it', async () => {
    const as = world.people.parent.accessToken;
    const { body } = await server.ask(calls.getDetailedReport, { as, query: { studentId } });
    expect(body.missed).toEqual([]);
    expect(body.done).toMatchObject([
      {
        title: 'Done by the child',
        kind: 'practice',
        right: 7,
        answered: 10,
        practice: { setBy: 'parent', isOnTime: true, feedback: null },
      },
    ]);
    const params = { id: studentId, attemptId: body.done[0]?.attemptId ?? 0 };
    const review = await server.ask(calls.reviewChildAttempt, { as, params });
    expect(review.body.questions.filter(({ isRight }) => !isRight)).toHaveLength(3);
    const english = await server.ask(calls.getDetailedReport, { as, query: { studentId, subjectId: 2 } });
    expect(english.body).toEqual({ done: [], missed: [] });
  });

  test('sees time, performance and subjects add up to what was answered', async () => {
    const as = world.people.parent.accessToken;
    const time = (await server.ask(calls.getSpentTime, { as, query: { studentId } })).body;
    expect(time).toMatchObject({
      lastActiveAt: server.clock.now().toISOString(),
      subjects: [{ subject: 'math', answered: 10, spentMs: time.spentMs }],
    });
    expect(time.days).toHaveLength(7);
    expect(time.days.at(-1)).toEqual({ day: '2026-11-20', spentMs: time.spentMs });
    const performance = (await server.ask(calls.getPerformance, { as, query: { studentId } })).body;
    expect(performance).toMatchObject([{ subTopicId, answered: 10, right: 7, percentRight: 70 }]);
    const subjects = (await server.ask(calls.listChildSubjects, { as, params: { id: studentId } })).body;
    expect(subjects).toHaveLength(4);
    expect(subjects[0]).toMatchObject({ subject: 'math', answered: 10, right: 7, percentRight: 70, activeTasks: 2 });
    expect(subjects[1]).toMatchObject({ subject: 'english', answered: 0, percentRight: null, ccScore: null });
    const charts = (await server.ask(calls.listChildCharts, { as, params: { id: studentId } })).body;
    expect(charts.map(({ days }) => days.length)).toEqual([30, 30, 30, 30]);
    expect(charts[0]?.days.at(-1)).toMatchObject({ day: '2026-11-20', answered: 10, right: 7 });
    expect(charts[1]?.days.every(({ answered }) => answered === 0)).toBe(true);
  });

  test('sees a week of each child with the next step, and a child who hasn’t begun as such', async () => {
    const as = world.people.parent.accessToken;
    const { body } = await server.ask(calls.listChildrenWeeks, { as });
    const { children } = (await server.ask(getUser, { as })).body;
    expect(body.map((week) => week.studentId)).toEqual(children.map(({ userId }) => userId));
    expect(body.find((week) => week.studentId === studentId)).toMatchObject({
      lastActiveAt: server.clock.now().toISOString(),
      activeDays: 1,
      answered: 10,
      right: 7,
      before: { answered: 0, right: 0 },
      subjects: ['Math'],
      next: { kind: 'task', task: { name: 'First practice' } },
    });
    expect(body.find((week) => week.studentId === world.people.sibling.userId)).toMatchObject({
      answered: 0,
      subjects: [],
    });
    const others = await server.ask(calls.listChildrenWeeks, { as: world.people.otherParent.accessToken });
    expect(others.body.map((week) => week.studentId)).not.toContain(studentId);
  });

  test('sees how much of the school year a child knows, which says nothing about pace in the first weeks', async () => {
    const as = world.people.parent.accessToken;
    const params = { id: studentId };
    const { body } = await server.ask(calls.getYearProgress, { as, params });
    expect(body).toMatchObject({ pace: 'starting', percentPassed: 24, known: 1 });
    expect(body.subjects.filter(({ known }) => known === 1).map(({ subject }) => subject)).toEqual(['math']);
    expect(body.subjects.reduce((sum, { subTopics }) => sum + subTopics, 0)).toBe(body.subTopics);
    expect(body.subTopics).toBeGreaterThan(100);
    await server.database.query(
      {
        name: 'test-forget',
        text: `update sub_topic_mastery set mastery = jsonb_set(mastery, '{dayPoints}', '0') where student_id = $1`,
      },
      [studentId],
    );
    expect((await server.ask(calls.getYearProgress, { as, params })).body.known).toBe(0);
  });

  test('reads no attempt of a sibling under the name of another child, and none of a stranger', async () => {
    const { attemptId } = world.example;
    const siblingId = world.people.sibling.userId;
    const as = world.people.parent.accessToken;
    expect((await server.ask(calls.reviewChildAttempt, { as, params: { id: siblingId, attemptId } })).status).toBe(404);
    const stranger = world.people.otherParent.accessToken;
    for (const id of [studentId, world.people.otherStudent.userId])
      expect((await server.ask(calls.reviewChildAttempt, { as: stranger, params: { id, attemptId } })).status).toBe(
        404,
      );
    expect((await server.ask(reviewAttempt, { as, query: { attemptId } })).status).toBe(403);
  });

  test('is told of practices that ran out', async () => {
    server.clock.advance(days(15));
    const as = await tokenOf('parent');
    const { body } = await server.ask(calls.getDetailedReport, { as, query: { studentId, timePeriod: 'month' } });
    expect(body.missed.map(({ name }) => name).sort()).toEqual(['First practice', 'Spare practice']);
    expect(body.done).toHaveLength(1);
    const week = await server.ask(calls.getDetailedReport, { as, query: { studentId } });
    expect(week.body.done).toEqual([]);
    const time = await server.ask(calls.getSpentTime, { as, query: { studentId } });
    expect(time.body).toMatchObject({ spentMs: 0, subjects: [], lastActiveAt: '2026-11-20T10:00:00.000Z' });
  });
});
