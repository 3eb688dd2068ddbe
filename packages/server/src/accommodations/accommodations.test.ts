import { getAccommodations, setAccommodations } from '@comet/contract/accommodations';
import { listTutorStudents } from '@comet/contract/classrooms';
import {
  createPractice,
  getPracticePassingInfo,
  getPracticeQuestion,
  listActivePractices,
  passPracticeQuestion,
} from '@comet/contract/practice';
import type { ExtraTime } from '@comet/domain/accommodations/extra-time';
import { minuteMs } from '@comet/domain/time';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { answerFor, getQuestion } from '../demo/demo.store.ts';
import { startWorld } from '../testing/start-world.ts';
import type { TestServer } from '../testing/test-server.ts';
import { chapterId, type PersonName, subTopicId, type World, worldPassword } from '../testing/world.ts';

let server: TestServer;
let world: World;
let studentId: number;
beforeAll(async () => {
  ({ server, world } = await startWorld());
  studentId = world.people.student.userId;
});
afterAll(() => server.close());
beforeEach(() => choose('none'));

const tokenOf = async (name: PersonName): Promise<string> => (await server.enter(name, worldPassword)).accessToken;

async function choose(extraTime: ExtraTime, by: PersonName = 'parent'): Promise<number> {
  const body = { extraTime };
  const sent = { as: await tokenOf(by), params: { id: studentId }, body };
  return (await server.ask(setAccommodations, sent)).status;
}

const chosen = async (): Promise<ExtraTime> =>
  (await server.ask(getAccommodations, { as: await tokenOf('parent'), params: { id: studentId } })).body.extraTime;

let named = 0;
async function setPractice(timeLimit: number | null): Promise<number> {
  const body = {
    studentIds: [studentId],
    topicId: chapterId,
    subTopicIds: [subTopicId],
    difficulty: 'easy',
    timeLimit,
    numberOfQuestions: 10,
    name: `Timed ${++named}`,
  };
  return (await server.ask(createPractice, { as: await tokenOf('tutor'), body })).body.practiceId;
}

const open = async (practiceId: number) =>
  (await server.ask(getPracticeQuestion, { as: await tokenOf('student'), query: { practiceId } })).body;

/** Answers the waiting question wrongly; gives the status. */
async function give(practiceId: number): Promise<number> {
  const state = await open(practiceId);
  if (state.status !== 'PROCCESS') return 0;
  const { questionId } = state.current;
  const answer = answerFor(await getQuestion(server.database, questionId), false);
  return (await server.ask(passPracticeQuestion, { as: await tokenOf('student'), body: { questionId, answer } }))
    .status;
}

const card = async (practiceId: number) =>
  (await server.ask(listActivePractices, { as: await tokenOf('student') })).body.find(
    (practice) => practice.practiceId === practiceId,
  );

describe('extra time', () => {
  test.each([
    ['none', 20],
    ['x1.25', 25],
    ['x1.5', 30],
    ['x1.75', 35],
    ['x2', 40],
  ] as const)(
    '%s makes 20 minutes %d on the card, on the clock and in what still counts',
    async (extraTime, minutes) => {
      await choose(extraTime);
      const practiceId = await setPractice(20);
      expect(await card(practiceId)).toMatchObject({ timeLimit: 20, ownTimeLimitMs: minutes * minuteMs });
      expect(await open(practiceId)).toMatchObject({ remainingMs: minutes * minuteMs });
      server.clock.advance(minutes * minuteMs + 29_000);
      await server.services.attempts.closeOverdue();
      expect(await give(practiceId)).toBe(200);
      server.clock.advance(2000);
      await server.services.attempts.closeOverdue();
      expect(await open(practiceId)).toMatchObject({ status: 'FINISH', attempt: { answeredCount: 1 } });
    },
  );

  test('untimed has no clock, and nothing ends by itself', async () => {
    await choose('untimed');
    const practiceId = await setPractice(5);
    expect(await card(practiceId)).toMatchObject({ timeLimit: 5, ownTimeLimitMs: null });
    expect(await open(practiceId)).toMatchObject({ remainingMs: null });
    server.clock.advance(3 * 60 * minuteMs);
    expect(await server.services.attempts.closeOverdue()).toBe(0);
    expect(await give(practiceId)).toBe(200);
  });

  test('holds from the next start: what runs keeps the time it began with', async () => {
    const [running, next] = [await setPractice(10), await setPractice(10)];
    await open(running);
    await choose('x2');
    expect(await open(running)).toMatchObject({ remainingMs: 10 * minuteMs });
    expect(await card(running)).toMatchObject({ ownTimeLimitMs: 10 * minuteMs });
    const query = { practiceId: next };
    const info = await server.ask(getPracticePassingInfo, { as: await tokenOf('student'), query });
    expect(info.body).toMatchObject({ ownTimeLimitMs: 20 * minuteMs, remainingMs: null });
    expect(await open(next)).toMatchObject({ remainingMs: 20 * minuteMs });
  });

  test('changes nothing where no clock runs, and nothing for a brother or sister', async () => {
    await choose('x2');
    const practiceId = await setPractice(null);
    expect(await open(practiceId)).toMatchObject({ remainingMs: null });
    const sibling = { as: await tokenOf('parent'), params: { id: world.people.sibling.userId } };
    expect((await server.ask(getAccommodations, sibling)).body).toEqual({ extraTime: 'none' });
  });

  test.each([
    ['the night that loses an hour', '2027-03-28T00:50:00Z'],
    ['the night that has an hour twice', '2027-10-31T00:50:00Z'],
  ])('is time that passes, in %s too', async (_, at) => {
    server.clock.set(new Date(at));
    await choose('x1.5');
    const practiceId = await setPractice(10);
    await open(practiceId);
    server.clock.advance(14 * minuteMs);
    expect(await open(practiceId)).toMatchObject({ status: 'PROCCESS', remainingMs: minuteMs });
    server.clock.advance(minuteMs + 31_000);
    expect(await open(practiceId)).toMatchObject({ status: 'FINISH' });
  });
});

describe('who chooses it', () => {
  test.each([
    ['student', 403],
    ['sibling', 403],
    ['tutor', 403],
    ['otherParent', 404],
  ] as const)('is not %s', async (name, status) => {
    expect(await choose('x2', name)).toBe(status);
    expect(await chosen()).toBe('none');
  });

  test.each(['x3', 'X2', '', 2, null, 'none '])('chooses no %j', async (extraTime) => {
    const sent = { as: await tokenOf('parent'), params: { id: studentId }, body: { extraTime } };
    const { app } = server;
    const { statusCode } = await app.inject({
      method: 'PUT',
      url: `/api/v1/user/parent/children/${studentId}/accommodations`,
      headers: { authorization: `Bearer ${sent.as}` },
      payload: sent.body,
    });
    expect(statusCode).toBe(400);
    expect(await chosen()).toBe('none');
  });

  test('chooses once, however often it is sent', async () => {
    const sent = { as: await tokenOf('parent'), params: { id: studentId }, body: { extraTime: 'x1.25' } };
    const all = await Promise.all(Array.from({ length: 50 }, () => server.ask(setAccommodations, sent)));
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await chosen()).toBe('x1.25');
  });

  test('is told apart from those who only need to know: the tutor in care sees it, another does not', async () => {
    await choose('x1.75');
    const mine = (await server.ask(listTutorStudents, { as: await tokenOf('tutor') })).body;
    expect(mine).toMatchObject([{ userId: studentId, extraTime: 'x1.75' }]);
    const others = (await server.ask(listTutorStudents, { as: await tokenOf('otherTutor') })).body;
    expect(others.map(({ userId }) => userId)).not.toContain(studentId);
  });
});
