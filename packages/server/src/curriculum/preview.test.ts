import { getSubTopicQuestion } from '@comet/contract/missions';
import { previewListSchema, previewPath, previewSchema } from '@comet/contract/preview';
import { subTopics } from '@comet/questions/curriculum/curriculum';
import { hasQuestions } from '@comet/questions/registry';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startWorld } from '../testing/start-world.ts';
import { productionEnvironment, startTestServer, type TestServer } from '../testing/test-server.ts';
import { chapterId, subTopicId, type World } from '../testing/world.ts';

let server: TestServer;
let world: World;
beforeAll(async () => {
  ({ server, world } = await startWorld({ NODE_ENV: 'development' }));
});
afterAll(() => server.close());

const get = (url: string, headers: Record<string, string> = {}, from = server) =>
  from.app.inject({ method: 'GET', url, headers });

describe('while developing, the page of questions', () => {
  test('lists every sub-topic of the map with its generators', async () => {
    const { subTopics: listed } = previewListSchema.parse((await get(previewPath)).json());
    expect(listed.map((one) => one.subTopicId)).toEqual(subTopics.map((one) => one.subTopicId));
    expect(listed.filter(({ generatorIds }) => generatorIds.length > 0).map((one) => one.subTopicId)).toEqual(
      subTopics.filter((one) => hasQuestions(one.subTopicId)).map((one) => one.subTopicId),
    );
  });

  test('gives a question with its key, the same for the same seed', async () => {
    const url = `${previewPath}?subTopicId=${subTopicId}&difficulty=hard&seed=3`;
    const { ms, ...first } = previewSchema.parse((await get(url)).json());
    const { ms: _, ...again } = previewSchema.parse((await get(url)).json());
    expect(first).toEqual(again);
    expect(first).toMatchObject({ generatorId: expect.stringMatching(/^m\./), key: { type: first.rightAnswer.type } });
    expect(first.explanation.length).toBeGreaterThan(0);
    expect(ms).toBeGreaterThanOrEqual(0);
  });

  test.each([
    ['a sub-topic that is not on the map', '?subTopicId=999999', 404],
    ['a sub-topic that is no id', '?subTopicId=0', 400],
    ['a difficulty that is none', `?subTopicId=${subTopicId}&difficulty=cruel`, 400],
    ['a seed below zero', `?subTopicId=${subTopicId}&seed=-1`, 400],
    ['what it does not know', '?key=1', 400],
  ])('refuses %s', async (_, query, status) => {
    expect((await get(previewPath + query)).statusCode).toBe(status);
  });
});

/** Every name of a field, however deep. */
function namesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [...(Array.isArray(value) ? [] : [name]), ...namesIn(inner)]);
}

describe('of all that, a student', () => {
  test('is given the question and nothing else', async () => {
    const { body } = await server.ask(getSubTopicQuestion, {
      as: world.people.student.accessToken,
      query: { chapterId, subTopicId },
    });
    if (body.status !== 'PROCCESS') throw new Error('no question waits');
    const told = Object.keys(previewSchema.shape).filter((name) => name !== 'question');
    expect(namesIn(body).filter((name) => [...told, 'because', 'generatorSeed', 'seed'].includes(name))).toEqual([]);
    expect(Object.keys(body.current.question).sort()).toEqual(['answer', 'prompt', 'spoken']);
  });

  test('finds no call in the API', async () => {
    expect((await get('/api/v1/openapi.json')).body).not.toContain(previewPath);
    const headers = { authorization: `Bearer ${world.people.student.accessToken}` };
    expect((await get(`/api/v1${previewPath}`, headers)).statusCode).toBe(404);
  });
});

describe('in production', () => {
  let production: TestServer;
  beforeAll(async () => {
    production = await startTestServer(productionEnvironment);
  });
  afterAll(() => production.close());

  test.each([
    ['the list', previewPath, 'application/json'],
    ['a question', `${previewPath}?subTopicId=${subTopicId}`, 'application/json'],
    ['the page', previewPath, 'text/html'],
    ['the page with a stroke at its end', `${previewPath}/`, 'text/html'],
  ])('%s is not there', async (_, url, accept) => {
    const { statusCode, body } = await get(url, { accept }, production);
    expect([statusCode, Object.keys(JSON.parse(body)).sort()]).toEqual([
      404,
      ['code', 'error', 'message', 'statusCode'],
    ]);
  });
});
