import {
  getChapter,
  getSubTopicQuestion,
  getSubTopicVideo,
  listChapters,
  listSubjects,
  listSubjectsProgress,
  listSubTopics,
  listTopics,
} from '@comet/contract/missions';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { takeTest } from '../testing/answering.ts';
import { startWorld } from '../testing/start-world.ts';
import type { TestServer } from '../testing/test-server.ts';
import type { World } from '../testing/world.ts';

let server: TestServer;
let world: World;
beforeAll(async () => {
  ({ server, world } = await startWorld());
});
afterAll(() => server.close());

const year5Math = { subjectId: 1, year: 5 };
const chaptersOf = async () =>
  (await server.ask(listChapters, { as: world.people.otherStudent.accessToken, query: year5Math })).body;

async function passTest(chapterId: number, subTopicId: number): Promise<void> {
  const as = world.people.otherStudent.accessToken;
  const open = async () => (await server.ask(getSubTopicQuestion, { as, query: { chapterId, subTopicId } })).body;
  await takeTest(server, as, open, () => true);
}

describe('the map', () => {
  test('names four subjects in their order', async () => {
    const { body } = await server.ask(listSubjects, { as: world.people.student.accessToken });
    expect(body.map(({ subjectId, key }) => [subjectId, key])).toEqual([
      [1, 'math'],
      [2, 'english'],
      [3, 'verbalReasoning'],
      [4, 'nonVerbalReasoning'],
    ]);
  });

  test('gives topics as a count and a page', async () => {
    const as = world.people.tutor.accessToken;
    const [count, all] = (await server.ask(listTopics, { as, query: { subject: 1, year: 5 } })).body;
    expect(all).toHaveLength(count);
    const [sameCount, page] = (
      await server.ask(listTopics, { as, query: { subject: 1, year: 5, limit: 2, offset: 1 } })
    ).body;
    expect([sameCount, page]).toEqual([count, all.slice(1, 3)]);
    const topicId = all[0]?.topicId ?? 0;
    const [many, subTopics] = (await server.ask(listSubTopics, { as, query: { topicId } })).body;
    expect(subTopics).toHaveLength(many);
    expect(many).toBeGreaterThan(0);
    for (const { different } of subTopics) expect(Math.min(...Object.values(different))).toBeGreaterThan(0);
  });

  test('tells how far a student is in every subject', async () => {
    const { body } = await server.ask(listSubjectsProgress, {
      as: world.people.student.accessToken,
      query: { year: 5 },
    });
    expect(body.map(({ percent }) => percent)).toEqual([0, 0, 0, 0]);
  });
});

describe('the chapters of a subject and year', () => {
  test('open by the final test of the one before: passed sub-topics alone do not open them', {
    timeout: 60_000,
  }, async () => {
    const [first, second] = await chaptersOf();
    expect([first?.isCurrent, first?.isLocked, second?.isLocked]).toEqual([true, false, true]);
    const as = world.people.otherStudent.accessToken;
    const open = (await server.ask(getChapter, { as, params: { chapterId: first?.id ?? 0 } })).body;
    const locked = (await server.ask(getChapter, { as, params: { chapterId: second?.id ?? 0 } })).body;
    const refused = await server.ask(getSubTopicQuestion, {
      as,
      query: { chapterId: second?.id ?? 0, subTopicId: locked.subTopics[0]?.subTopicId ?? 0 },
    });
    expect(refused.status).toBe(409);

    for (const { subTopicId, hasQuestions } of open.subTopics) if (hasQuestions) await passTest(open.id, subTopicId);
    const [done, next] = await chaptersOf();
    expect(done).toMatchObject({
      isCurrent: true,
      chapterData: { stars: done?.chapterData.maxStars, passedCount: done?.chapterData.subTopicCount, badge: 'none' },
    });
    expect(next).toMatchObject({ isCurrent: false, isLocked: true });
    const begun = await server.ask(getChapter, { as, params: { chapterId: open.id } });
    expect(begun.body.subTopics.every(({ startMode, isPassed }) => startMode === 'try_again' && isPassed)).toBe(true);
    expect(begun.body.subTopics.every(({ mastery, isDue }) => mastery === 'good' && !isDue)).toBe(true);
    expect(begun.body.additionalTests.find(({ kind }) => kind === 'final_test')?.isLocked).toBe(false);
  });

  test('of another year stand beside, each with a path of its own', async () => {
    const { body } = await server.ask(listChapters, {
      as: world.people.otherStudent.accessToken,
      query: { subjectId: 1, year: 3 },
    });
    expect(body.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    expect(body.every(({ year }) => year === 3)).toBe(true);
  });

  test.each([
    ['of no such number', { chapterId: 999_999 }],
    ['of no number', { chapterId: 'first' }],
  ])('%s are refused', async (_, params) => {
    const { status } = await server.ask(getChapter, { as: world.people.student.accessToken, params });
    expect([400, 404]).toContain(status);
  });

  test('do not lend their tests to other chapters', async () => {
    const { status } = await server.ask(getSubTopicQuestion, {
      as: world.people.student.accessToken,
      query: { chapterId: world.example.chapterId, subTopicId: 130101 },
    });
    expect(status).toBe(404);
  });
});

test('a sub-topic without a video explains itself by worked examples', async () => {
  const { body } = await server.ask(getSubTopicVideo, {
    as: world.people.student.accessToken,
    query: { subTopicId: world.example.subTopicId },
  });
  expect(body.videoUrl).toBeNull();
  expect(body.explainer.examples.length).toBeGreaterThan(0);
  for (const { prompt, steps } of body.explainer.examples) {
    expect(prompt.length).toBeGreaterThan(0);
    expect(steps.length).toBeGreaterThan(0);
  }
});
