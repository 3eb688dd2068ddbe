/** Questions that a tutor writes: asked at the tutor's own stop points, and nowhere else. */
import { answerPointQuestion, createPoint, getPointQuestion, publishLesson } from '@comet/contract/lessons';
import { createOwnQuestion } from '@comet/contract/own-questions';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { createWorld, type World } from '../testing/world.ts';

let server: TestServer;
let world: World;
beforeAll(async () => {
  server = await startTestServer();
  world = await createWorld(server);
});
afterAll(() => server.close());

const create = (answer: object, more: object = {}) =>
  server.ask(createOwnQuestion, {
    as: world.people.tutor.accessToken,
    body: { subTopicId: world.example.subTopicId, text: 'Which animals fly?', answer, ...more },
  });
const option = (text: string, isRight = false) => ({ text, isRight });

describe('the three types', () => {
  test('one right option', async () => {
    const { body } = await create({ type: 'choice', options: [option('owl', true), option('cat')] });
    expect(body).toMatchObject({
      question: { answer: { type: 'multipleChoice' } },
      rightAnswer: { type: 'multipleChoice', option: 0 },
    });
  });

  test('several right options are words to choose', async () => {
    const options = [option('owl', true), option('cat'), option('bat', true)];
    expect((await create({ type: 'choice', options })).body).toMatchObject({
      question: { answer: { type: 'multipleWordChoice', pick: 2 } },
      rightAnswer: { type: 'multipleWordChoice', picks: [[0, 2]] },
    });
  });

  test('words or a number to type', async () => {
    expect((await create({ type: 'text', accept: ['grey', 'gray'] })).body.question.answer).toMatchObject({
      kind: 'text',
    });
    expect((await create({ type: 'number', value: '0.5' })).body.question.answer).toMatchObject({ kind: 'number' });
  });
});

test('the same question again is one, with another right answer it is another', async () => {
  const options = [option('owl', true), option('fish')];
  const first = (await create({ type: 'choice', options })).body.itemId;
  expect((await create({ type: 'choice', options })).body.itemId).toBe(first);
  const mended = [option('owl'), option('fish', true)];
  expect((await create({ type: 'choice', options: mended })).body.itemId).not.toBe(first);
});

test.each([
  ['no right option', { type: 'choice', options: [option('a'), option('b')] }],
  ['only right options', { type: 'choice', options: [option('a', true), option('b', true)] }],
  ['the same option twice', { type: 'choice', options: [option('a', true), option('a')] }],
  ['one option', { type: 'choice', options: [option('a', true)] }],
  ['no number', { type: 'number', value: 'two' }],
])('%s is refused', async (_, answer) => {
  expect((await create(answer)).status).toBe(400);
});

test('it is asked at its tutor’s stop point, marked, and explained; other tutors can’t use it', async () => {
  const { tutor, student } = world.people;
  const { videoSectionId, lessonId, classroomId } = world.example;
  const { itemId } = (await create({ type: 'number', value: '2' }, { explanation: 'Owls and bats fly.' })).body;
  const point = await server.ask(createPoint, {
    as: tutor.accessToken,
    body: { lessonSectionId: videoSectionId, atMs: 40_000, itemId },
  });
  expect(point.status).toBe(200);
  await server.ask(publishLesson, {
    as: tutor.accessToken,
    params: { id: lessonId },
    body: { when: 'now', classroomIds: [classroomId] },
  });
  const query = { lessonSectionPointId: point.body.lessonSectionPointId };
  const { body: state } = await server.ask(getPointQuestion, { as: student.accessToken, query });
  if (state.status !== 'PROCCESS') throw new Error('it was answered before');
  expect(state.current.question.prompt).toEqual([{ type: 'text', text: 'Which animals fly?' }]);
  const { body: marked } = await server.ask(answerPointQuestion, {
    as: student.accessToken,
    body: { questionId: state.current.questionId, answer: { type: 'writeAnswer', text: '2' }, spentMs: 3000 },
  });
  expect(marked).toMatchObject({ isRight: true });
  expect(JSON.stringify(marked)).toContain('Owls and bats fly.');
  expect(await server.services.curriculum.findBankQuestion(itemId, tutor.userId + 1)).toBeUndefined();
});
