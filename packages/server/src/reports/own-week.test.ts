import { createAnswer } from '@comet/contract/attempts';
import { getSubTopicQuestion } from '@comet/contract/missions';
import { getOwnWeek } from '@comet/contract/reports';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerFor, getQuestion } from '../demo/demo.store.ts';
import { startWorld } from '../testing/start-world.ts';
import type { TestServer } from '../testing/test-server.ts';
import { chapterId, type PersonName, subTopicId, type World } from '../testing/world.ts';

let server: TestServer;
let world: World;
beforeAll(async () => {
  ({ server, world } = await startWorld());
});
afterAll(() => server.close());

const weekOf = async (name: PersonName) => (await server.ask(getOwnWeek, { as: world.people[name].accessToken })).body;

test("a student's week is seven days of their own answers, and nobody else's", async () => {
  const before = await weekOf('otherStudent');
  expect(before).toMatchObject({ answered: 0, right: 0, activeDays: 0, finishedTests: 0 });
  expect(before.days.map(({ answered }) => answered)).toEqual([0, 0, 0, 0, 0, 0, 0]);

  const as = world.people.otherStudent.accessToken;
  const elsewhere = await weekOf('student');
  const opened = await server.ask(getSubTopicQuestion, { as, query: { chapterId, subTopicId } });
  if (opened.body.status !== 'PROCCESS') throw new Error(opened.text);
  const { questionId } = opened.body.current;
  const answer = answerFor(await getQuestion(server.database, questionId), false);
  await server.ask(createAnswer, { as, body: { questionId, answer, spentMs: 1000 } });

  const after = await weekOf('otherStudent');
  expect(after).toMatchObject({ answered: 1, right: 0, activeDays: 1, finishedTests: 0 });
  expect(after.days.at(-1)).toMatchObject({ answered: 1, right: 0 });
  expect(await weekOf('student')).toEqual(elsewhere);
});

test.each(['parent', 'tutor'] as const)('a %s has no week of their own', async (name) => {
  expect((await server.ask(getOwnWeek, { as: world.people[name].accessToken })).status).toBe(403);
});
