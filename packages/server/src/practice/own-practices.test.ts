import { createPractice } from '@comet/contract/practice';
import { maxOwnPracticesPerDay } from '@comet/domain/practice/practice';
import { days } from '@comet/domain/time';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startWorld } from '../testing/start-world.ts';
import type { TestServer } from '../testing/test-server.ts';
import { chapterId, type PersonName, subTopicId, type World, worldPassword } from '../testing/world.ts';

let server: TestServer;
let world: World;
beforeAll(async () => {
  ({ server, world } = await startWorld());
});
afterAll(() => server.close());

async function set(name: PersonName, practice: string, accessToken = world.people[name].accessToken) {
  const body = {
    studentIds: [world.people.student.userId],
    topicId: chapterId,
    subTopicIds: [subTopicId],
    difficulty: 'easy',
    timeLimit: null,
    numberOfQuestions: 10,
    name: practice,
  };
  return (await server.ask(createPractice, { as: accessToken, body })).status;
}

test('a student sets themselves 20 practices a day and no more, also all at once; a tutor is not counted', async () => {
  const statuses = await Promise.all(Array.from({ length: 30 }, (_, made) => set('student', `Own practice ${made}`)));
  expect(statuses.filter((status) => status === 200)).toHaveLength(maxOwnPracticesPerDay);
  expect(statuses.filter((status) => status === 409)).toHaveLength(30 - maxOwnPracticesPerDay);
  expect(await set('tutor', 'From the tutor')).toBe(200);
  server.clock.advance(days(1) + 1);
  const { accessToken } = await server.enter('student', worldPassword);
  expect(await set('student', 'The next day', accessToken)).toBe(200);
});
