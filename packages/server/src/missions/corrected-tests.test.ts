import { getSubTopicQuestion } from '@comet/contract/missions';
import { recalledItems } from '@comet/questions/recalls/recalled-items';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recheckQuestions } from '../ops/recheck.ts';
import { give } from '../testing/answering.ts';
import { brokenInvariants } from '../testing/invariants.ts';
import { type MissionWorld, startMissionWorld } from '../testing/missions.ts';
import { plantInAttempt, plantItem } from '../testing/stored-items.ts';
import { chapterId, subTopicId } from '../testing/world.ts';

let missions: MissionWorld;
beforeAll(async () => {
  missions = await startMissionWorld();
});
afterAll(() => missions.server.close());

const [faulty] = recalledItems().find(({ name }) => name === 'antonym-pairs')?.faulty ?? [];
if (faulty === undefined) throw new Error('there is no recalled question');

const recheck = () => recheckQuestions({ services: missions.server.services, given: { apply: true } });
const rows = (text: string, values: readonly unknown[]) => missions.server.database.query({ name: '', text }, values);

test('a final test that a faulty question kept from its badge gets it, and opens the next chapter', async () => {
  const { server, world, passSubTopics, ask, takeAdditionalTest, testOf } = missions;
  await passSubTopics('student', chapterId);
  const opened = (await ask('student', chapterId, 'final_test')).body;
  await plantInAttempt(server, opened.attempt.attemptId, new Map([[20, await plantItem(server, faulty)]]));
  const { finish } = await takeAdditionalTest('student', chapterId, 'final_test', 11);
  expect(finish).toMatchObject({ isPassed: false, badge: { won: 'none' }, openedChapter: null });
  const next = () =>
    rows('select chapter_id from chapter_openings where student_id = $1', [world.people.student.userId]);
  expect(await next()).toEqual([]);

  await recheck();

  expect(await testOf('student', chapterId, 'final_test')).toMatchObject({ badge: 'bronze' });
  expect(await next()).toEqual([{ chapterId: chapterId + 1 }]);
  expect(
    await rows('select finished_count from additional_test_results where student_id = $1', [
      world.people.student.userId,
    ]),
  ).toEqual([{ finishedCount: 1 }]);
});

test('the test of a sub-topic is passed and has its stars, and a better one stays the best', async () => {
  const { server, world, takeSubTopicTest, tokenOf } = missions;
  const { userId } = world.people.otherStudent;
  const as = await tokenOf('otherStudent');
  const result = () =>
    rows(
      `select best_stars, best_right_count, finished_count, passed_at is not null as is_passed from sub_topic_results
        where student_id = $1`,
      [userId],
    );
  for (let place = 1; place <= 10; place++) {
    const { body } = await server.ask(getSubTopicQuestion, { as, query: { chapterId, subTopicId } });
    if (body.status !== 'PROCCESS') throw new Error('the test is over');
    if (place <= 2)
      await plantInAttempt(server, body.attempt.attemptId, new Map([[place, await plantItem(server, faulty)]]));
    await give(server, as, body.current.questionId, place > 4);
  }
  expect(await result()).toEqual([{ bestStars: 1, bestRightCount: 6, finishedCount: 1, isPassed: false }]);
  await recheck();
  expect(await result()).toEqual([{ bestStars: 2, bestRightCount: 8, finishedCount: 1, isPassed: true }]);
  expect(await brokenInvariants(server.database, [userId])).toEqual([]);
  await takeSubTopicTest('otherStudent', subTopicId, 0);
  expect(await result()).toEqual([{ bestStars: 3, bestRightCount: 10, finishedCount: 2, isPassed: true }]);
  expect(await brokenInvariants(server.database, [userId])).toEqual([]);
});
