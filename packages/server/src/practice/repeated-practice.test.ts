/** What a child chooses to repeat in the same week gives no experience and no stars again. */
import { getStudentProfile } from '@comet/contract/accounts';
import type { TestState } from '@comet/contract/attempts';
import { getSubTopicQuestion } from '@comet/contract/missions';
import { createPractice, getPracticeQuestion } from '@comet/contract/practice';
import { days } from '@comet/domain/time';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { give, takeTest } from '../testing/answering.ts';
import { brokenInvariants } from '../testing/invariants.ts';
import { startWorld } from '../testing/start-world.ts';
import type { TestServer } from '../testing/test-server.ts';
import { chapterId, subTopicId, type World, worldPassword } from '../testing/world.ts';

let server: TestServer;
let world: World;
beforeAll(async () => {
  ({ server, world } = await startWorld());
});
afterAll(() => server.close());
let as: string;
beforeEach(async () => {
  // Each test has weeks of its own, and none goes back in time.
  server.clock.advance(days(14));
  as = (await server.enter('otherStudent', worldPassword)).accessToken;
});

const otherSubTopicId = 150102;
let named = 0;
async function setOwn(subTopicIds: readonly number[], difficulty = 'easy'): Promise<number> {
  const body = {
    studentIds: [world.people.otherStudent.userId],
    topicId: chapterId,
    subTopicIds,
    difficulty,
    timeLimit: null,
    numberOfQuestions: 10,
    name: `Again ${++named}`,
  };
  const { body: made, status, text } = await server.ask(createPractice, { as, body });
  expect(status, text).toBe(200);
  return made.practiceId;
}
const openOwn = (practiceId: number) => async () =>
  (await server.ask(getPracticeQuestion, { as, query: { practiceId } })).body;
/** Experience of a right answer to the first question. */
async function firstGain(open: () => Promise<TestState>): Promise<number> {
  const state = await open();
  if (state.status !== 'PROCCESS') throw new Error('the test is over');
  return (await give(server, as, state.current.questionId, true)).experience;
}

test('an own practice of the same sub-topic gives them once a week, however many are set before the first is begun', async () => {
  const [first, second] = [await setOwn([subTopicId]), await setOwn([subTopicId])];
  const gains = async () => (await server.ask(getStudentProfile, { as })).body;
  const before = await gains();
  const over = await takeTest(server, as, openOwn(second), () => true);
  expect(over.finish).toMatchObject({ isRewarded: false, experience: 0, coins: 0, stars: 0 });
  expect(await gains()).toMatchObject({ experience: before.experience, stars: before.stars });
  expect(await firstGain(openOwn(first))).toBe(10);
  // A new sub-topic among those done before is new work, and so is a harder practice.
  expect(await firstGain(openOwn(await setOwn([subTopicId, otherSubTopicId])))).toBe(10);
  expect(await firstGain(openOwn(await setOwn([otherSubTopicId])))).toBe(0);
  expect(await firstGain(openOwn(await setOwn([subTopicId], 'hard')))).toBe(30);
  server.clock.advance(days(7));
  as = (await server.enter('otherStudent', worldPassword)).accessToken;
  expect(await firstGain(openOwn(await setOwn([subTopicId])))).toBe(10);
  expect(await brokenInvariants(server.database, [world.people.otherStudent.userId])).toEqual([]);
}, 60_000);

test('a test that was passed gives experience again after a week; one that was not, at once', async () => {
  const open = async () => (await server.ask(getSubTopicQuestion, { as, query: { chapterId, subTopicId } })).body;
  const take = async (rightCount: number) => (await takeTest(server, as, open, (place) => place < rightCount)).finish;
  expect(await take(4)).toMatchObject({ isRewarded: true, isPassed: false });
  const passed = await take(8);
  expect(passed).toMatchObject({ isRewarded: true, isPassed: true, bestStars: 2 });
  expect(passed?.experience).toBeGreaterThan(0);
  // More stars can still be won: they are the best of all tries.
  expect(await take(10)).toMatchObject({ isRewarded: false, experience: 0, coins: 0, bestStars: 3 });
  server.clock.advance(days(7) + 1);
  as = (await server.enter('otherStudent', worldPassword)).accessToken;
  expect(await firstGain(open)).toBeGreaterThan(0);
  expect(await brokenInvariants(server.database, [world.people.otherStudent.userId])).toEqual([]);
}, 60_000);
