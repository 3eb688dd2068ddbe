import { createAnswer } from '@comet/contract/attempts';
import { getSubTopicQuestion } from '@comet/contract/missions';
import * as calls from '@comet/contract/tutor-reports';
import { days } from '@comet/domain/time';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerFor, getQuestion } from '../demo/demo.store.ts';
import { startWorld } from '../testing/start-world.ts';
import type { TestServer } from '../testing/test-server.ts';
import { chapterId, subTopicId, type World, worldPassword } from '../testing/world.ts';

let server: TestServer;
let world: World;
let as: string;
beforeAll(async () => {
  ({ server, world } = await startWorld());
  const student = world.people.student.accessToken;
  for (let answered = 0; answered < 10; answered++) {
    const { body } = await server.ask(getSubTopicQuestion, { as: student, query: { chapterId, subTopicId } });
    if (body.status !== 'PROCCESS') throw new Error('no question');
    const { questionId } = body.current;
    const waiting = await getQuestion(server.database, questionId);
    const answer = answerFor(waiting, answered < 8);
    server.clock.advance(3000);
    await server.ask(createAnswer, { as: student, body: { questionId, answer, spentMs: 3000 } });
  }
  as = world.people.tutor.accessToken;
});
afterAll(() => server.close());

describe('a tutor’s report', () => {
  test('sums up their own students, and nobody else’s', async () => {
    const { body } = await server.ask(calls.getPracticeOverview, { as });
    expect(body).toMatchObject({
      students: 1,
      activeStudents: 1,
      answered: 10,
      right: 8,
      percentRight: 80,
      spentMs: 30_000,
      finishedTests: 1,
    });
    const other = (await server.ask(calls.getPracticeOverview, { as: world.people.otherTutor.accessToken })).body;
    expect(other).toMatchObject({ students: 1, activeStudents: 0, answered: 0, percentRight: null, ccScore: null });
  });

  test('of a class of another tutor is empty', async () => {
    const [other] = await server.database.query<{ id: number }>(
      { name: 'foreign-class', text: 'select id from classrooms where tutor_id = $1' },
      [world.people.otherTutor.userId],
    );
    const { body } = await server.ask(calls.getPracticeOverview, { as, query: { classroomId: other?.id ?? 0 } });
    expect(body.students).toBe(0);
  });

  test.each(['ccScore', 'totalTime', 'questionSolved', 'subtopicTried'])('ranks them by %s', async (sortBy) => {
    const { body } = await server.ask(calls.listPracticeRanks, { as, query: { sortBy } });
    expect(body).toMatchObject([{ place: 1, studentId: world.people.student.userId, answered: 10, subTopicsTried: 1 }]);
  });

  test('shows every day of the period, today last', async () => {
    const { body } = await server.ask(calls.getPracticeScoreDiagram, { as });
    expect(body).toHaveLength(7);
    expect(body.at(-1)).toEqual({ day: '2026-11-20', answered: 10, right: 8, percentRight: 80 });
  });

  test('tells of one student by subject and by sub-topic', async () => {
    const query = { studentId: world.people.student.userId };
    const { body } = await server.ask(calls.getPracticeIndividualOverview, { as, query });
    expect(body).toMatchObject({ activeDays: 1, subjects: [{ subject: 'math', answered: 10, right: 8 }] });
    const performance = (await server.ask(calls.listStudentPerformance, { as, query })).body;
    expect(performance).toMatchObject([{ subTopicId, answered: 10, right: 8, percentRight: 80 }]);
    const english = (await server.ask(calls.listStudentPerformance, { as, query: { ...query, subjectId: 2 } })).body;
    expect(english).toEqual([]);
  });

  test('a week later compares with the week before', async () => {
    server.clock.advance(days(7));
    const { accessToken } = await server.enter('tutor', worldPassword);
    const { body } = await server.ask(calls.getPracticeOverview, { as: accessToken });
    expect(body).toMatchObject({ answered: 0, before: { answered: 10, right: 8, activeStudents: 1 } });
  });
});
