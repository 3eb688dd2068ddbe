import { getChapter, listChapters, listSubjectsProgress } from '@comet/contract/missions';
import { getPracticeReport, listSetPractices } from '@comet/contract/practice';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { brokenInvariants } from '../testing/invariants.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { demoPassword } from './demo-accounts.ts';
import { seedDemo } from './seed.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  // Two servers start on an empty database: one writes the demo, the other finds it.
  await Promise.all([seedDemo(server), seedDemo(server)]);
}, 180_000);
afterAll(() => server.close());

test('the demo child has a chapter with its badge, one under way, and something to revise', async () => {
  const { accessToken: as } = await server.enter('demo-student', demoPassword);
  const chapters = (await server.ask(listChapters, { as, query: { subjectId: 1, year: 5 } })).body;
  expect(chapters[0]).toMatchObject({ isLocked: false, isCurrent: false });
  expect(chapters[0]?.chapterData.badge).not.toBe('none');
  const current = chapters.find(({ isCurrent }) => isCurrent);
  expect(current?.isLocked).toBe(false);
  expect(chapters.filter(({ isLocked }) => isLocked).length).toBeGreaterThan(0);

  const { subTopics, additionalTests } = (
    await server.ask(getChapter, { as, params: { chapterId: chapters[0]?.id ?? 0 } })
  ).body;
  expect(subTopics.every(({ isPassed, mastery }) => isPassed && mastery !== 'notEnoughData')).toBe(true);
  expect(additionalTests.find(({ kind }) => kind === 'final_test')?.best?.rightCount).toBeGreaterThanOrEqual(12);
  const [math] = (await server.ask(listSubjectsProgress, { as, query: { year: 5 } })).body;
  expect(math?.dueCount).toBeGreaterThan(0);
  expect(await server.services.rewards.listBrokenBalances()).toEqual([]);
});

test('the demo tutor has set work: some of it is over and done with, some is under way, and two children were told something', async () => {
  const { accessToken: as } = await server.enter('demo-tutor', demoPassword);
  const [active = [], inactive = []] = await Promise.all(
    (['active', 'inactive'] as const).map(async (status) => {
      const { body } = await server.ask(listSetPractices, { as, query: { status } });
      return body;
    }),
  );
  expect(active).toMatchObject([{ assigned: 5, completed: 2 }]);
  expect(inactive).toMatchObject([{ assigned: 5, completed: 4, completedOnTime: 4 }]);
  const query = { practiceId: inactive[0]?.practiceId ?? 0 };
  const { students } = (await server.ask(getPracticeReport, { as, query })).body;
  expect(students.filter(({ feedback }) => feedback !== null)).toHaveLength(2);
  expect(await server.services.rewards.listBrokenBalances()).toEqual([]);
});

test('what the demo wrote holds every invariant', async () => {
  const children = await server.database.query<{ userId: number }>(
    { name: 'demo-children', text: "select user_id from users where role = 'student'" },
    [],
  );
  expect(children.length).toBeGreaterThan(5);
  expect(
    await brokenInvariants(
      server.database,
      children.map(({ userId }) => userId),
    ),
  ).toEqual([]);
});

test('a database that has the demo stays as it is', async () => {
  const count = { name: 'count-answers', text: 'select count(*)::int as n from attempt_questions' };
  const before = await server.database.query(count, []);
  await seedDemo(server);
  expect(await server.database.query(count, [])).toEqual(before);
});
