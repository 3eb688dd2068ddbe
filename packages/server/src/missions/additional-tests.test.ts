import { createAnswer, reviewAttempt, type TestState } from '@comet/contract/attempts';
import {
  type AdditionalTest,
  getAdditionalTestQuestion,
  getChapter,
  getSubTopicQuestion,
  listChapters,
} from '@comet/contract/missions';
import { type AdditionalTestKind, additionalTestId } from '@comet/domain/missions/additional-tests';
import { findTopic } from '@comet/questions/curriculum/curriculum';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerTo, give, sit } from '../testing/answering.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { createWorld, type PersonName, type World, worldPassword } from '../testing/world.ts';

let server: TestServer;
let world: World;
let entered = new Map<string, string>();
beforeAll(async () => {
  server = await startTestServer();
  world = await createWorld(server);
});
afterAll(() => server.close());

const first = 1501;
const second = 1502;
const third = 1503;
const dayMs = 24 * 60 * 60_000;

async function tokenOf(name: PersonName): Promise<string> {
  const known = entered.get(name);
  if (known !== undefined) return known;
  const { accessToken } = await server.enter(name, worldPassword);
  entered.set(name, accessToken);
  return accessToken;
}

function pass(ms: number): void {
  server.clock.advance(ms);
  // Access tokens do not live that long.
  entered = new Map();
}

/** Ticks off the sub-topic tests of a chapter, as if they had been sat. */
async function passSubTopics(name: PersonName, chapterId: number): Promise<void> {
  await server.database.query(
    {
      name: 'pass-sub-topics',
      text: `insert into sub_topic_results (student_id, sub_topic_id, best_stars, best_right_count, finished_count, passed_at)
        select $1, unnest($2::int[]), 1, 7, 1, $3 on conflict (student_id, sub_topic_id) do update set passed_at = excluded.passed_at`,
    },
    [
      world.people[name].userId,
      findTopic(chapterId)?.subTopics.map(({ subTopicId }) => subTopicId),
      server.clock.now(),
    ],
  );
}

const chapterOf = async (name: PersonName, chapterId: number) =>
  (await server.ask(getChapter, { as: await tokenOf(name), params: { chapterId } })).body;

async function testOf(name: PersonName, chapterId: number, kind: AdditionalTestKind): Promise<AdditionalTest> {
  const found = (await chapterOf(name, chapterId)).additionalTests.find((one) => one.kind === kind);
  if (found === undefined) throw new Error(`chapter ${chapterId} has no ${kind}`);
  return found;
}

const ask = async (name: PersonName, chapterId: number, kind: AdditionalTestKind) =>
  server.ask(getAdditionalTestQuestion, {
    as: await tokenOf(name),
    params: { testId: additionalTestId(kind, { chapterId }) },
    query: { questionFor: kind },
  });

/** Works through an additional test with so many right answers; the rest, at its end, are wrong. */
async function sitAdditional(name: PersonName, chapterId: number, kind: AdditionalTestKind, rightCount: number) {
  const open = async (): Promise<TestState> => (await ask(name, chapterId, kind)).body;
  return sit(server, await tokenOf(name), open, (place) => place < rightCount);
}

describe('the final test', () => {
  test('waits for every sub-topic test of its chapter', async () => {
    expect(await testOf('otherStudent', first, 'final_test')).toMatchObject({
      isLocked: true,
      lockReason: 'subTopicsLeft',
      startMode: 'begin',
    });
    expect((await ask('otherStudent', first, 'final_test')).status).toBe(409);
    await passSubTopics('otherStudent', first);
    expect(await testOf('otherStudent', first, 'final_test')).toMatchObject({ isLocked: false, lockReason: null });
  });

  test('wins no badge and opens nothing below 12 of 20', { timeout: 60_000 }, async () => {
    const { finish, attempt } = await sitAdditional('otherStudent', first, 'final_test', 11);
    expect(attempt).toMatchObject({ kind: 'final_test', questionCount: 20, chapterId: first });
    expect(finish).toMatchObject({ isPassed: false, badge: { won: 'none', best: 'none' }, openedChapter: null });
    expect((await chapterOf('otherStudent', second)).isLocked).toBe(true);
  });

  test('wins silver, opens the next chapter and says so, the same however often the last answer is sent', {
    timeout: 60_000,
  }, async () => {
    const last = await sitAdditional('otherStudent', first, 'final_test', 16);
    expect(last.finish).toMatchObject({
      isPassed: true,
      badge: { won: 'silver', best: 'silver' },
      openedChapter: { chapterId: second, title: findTopic(second)?.title },
    });
    const answer = await answerTo(server, last.questionId, false);
    const again = await server.ask(createAnswer, {
      as: await tokenOf('otherStudent'),
      body: { questionId: last.questionId, answer },
    });
    expect(again.body).toEqual(last);
    const review = await server.ask(reviewAttempt, {
      as: await tokenOf('otherStudent'),
      query: { attemptId: last.attempt.attemptId },
    });
    expect(review.body.finish).toEqual(last.finish);

    const chapters = (
      await server.ask(listChapters, { as: await tokenOf('otherStudent'), query: { subjectId: 1, year: 5 } })
    ).body;
    expect(chapters.slice(0, 3).map(({ isLocked, isCurrent }) => [isLocked, isCurrent])).toEqual([
      [false, false],
      [false, true],
      [true, false],
    ]);
    expect(chapters[0]?.chapterData.badge).toBe('silver');
  });

  test('keeps its badge when it is tried again with less', { timeout: 60_000 }, async () => {
    const { finish } = await sitAdditional('otherStudent', first, 'final_test', 3);
    expect(finish).toMatchObject({ isPassed: false, badge: { won: 'none', best: 'silver' }, openedChapter: null });
    expect(await testOf('otherStudent', first, 'final_test')).toMatchObject({
      badge: 'silver',
      startMode: 'try_again',
      best: { rightCount: 16, questionCount: 20 },
    });
    expect((await chapterOf('otherStudent', second)).isLocked).toBe(false);
  });
});

describe('a Chapter unlock', () => {
  test('stands in a closed chapter alone', async () => {
    expect((await chapterOf('student', first)).additionalTests.map(({ kind }) => kind)).not.toContain('chapter_unlock');
    expect((await ask('student', first, 'chapter_unlock')).status).toBe(404);
    expect(await testOf('student', third, 'chapter_unlock')).toMatchObject({ isLocked: false, questionCount: 15 });
    for (const { kind, lockReason } of (await chapterOf('student', third)).additionalTests)
      expect(lockReason).toBe(kind === 'chapter_unlock' ? null : 'chapterLocked');
  });

  test('asks about the chapters skipped, and 11 of 15 do not open it; tomorrow it may be tried again', async () => {
    const { finish, attempt } = await sitAdditional('student', third, 'chapter_unlock', 11);
    expect(finish).toMatchObject({ isPassed: false, openedChapter: null });
    const asked = await server.database.query<{ chapter: number; n: number }>(
      {
        name: 'asked-chapters',
        text: `select i.sub_topic_id / 100 as chapter, count(*)::int as n from attempt_questions q join question_items i using (item_id)
          where q.attempt_id = $1 group by 1 order by 1`,
      },
      [attempt.attemptId],
    );
    expect(asked.map(({ chapter }) => chapter)).toEqual([first, second]);
    expect(await testOf('student', third, 'chapter_unlock')).toMatchObject({ lockReason: 'unlockTomorrow' });
    expect((await ask('student', third, 'chapter_unlock')).status).toBe(409);

    pass(dayMs);
    const opened = await sitAdditional('student', third, 'chapter_unlock', 12);
    expect(opened.finish).toMatchObject({ isPassed: true, openedChapter: { chapterId: third } });
    expect((await chapterOf('student', third)).isLocked).toBe(false);
    expect((await chapterOf('student', second)).isLocked).toBe(false);
    expect((await chapterOf('student', third)).isCurrent).toBe(true);
  });
});

describe('a Revision Quest', () => {
  test('has nothing to ask a child who made no mistake, and says so kindly', async () => {
    expect(await testOf('sibling', 1301, 'revision_quest')).toMatchObject({
      lockReason: 'nothingToRevise',
      dueCount: 0,
    });
    const { status, text } = await ask('sibling', 1301, 'revision_quest');
    expect([status, JSON.parse(text).message]).toEqual([409, 'There is nothing to put right today. Well done!']);
  });

  test('brings every wrong answer back until it was right on two days', async () => {
    const as = async () => tokenOf('sibling');
    const open = async () =>
      (await server.ask(getSubTopicQuestion, { as: await as(), query: { chapterId: 1301, subTopicId: 130101 } })).body;
    await sit(server, await as(), open, (place) => place >= 3);
    expect(await testOf('sibling', 1301, 'revision_quest')).toMatchObject({ dueCount: 3, questionCount: 3 });
    const quest = await sitAdditional('sibling', 1301, 'revision_quest', 3);
    expect(quest.attempt).toMatchObject({ questionCount: 3 });
    expect(await testOf('sibling', 1301, 'revision_quest')).toMatchObject({
      lockReason: 'nothingToRevise',
      laterCount: 3,
    });
    pass(dayMs);
    const { dueCount } = await testOf('sibling', 1301, 'revision_quest');
    expect(dueCount).toBeGreaterThanOrEqual(3);
    await sitAdditional('sibling', 1301, 'revision_quest', dueCount);
    expect(await testOf('sibling', 1301, 'revision_quest')).toMatchObject({ dueCount: 0, laterCount: 0 });
  });
});

test('a test of another kind or of no chapter is not there', async () => {
  const as = await tokenOf('sibling');
  for (const [testId, questionFor] of [
    [additionalTestId('additional_practice', { chapterId: first }), 'final_test'],
    [99_991, 'additional_practice'],
    [5, 'additional_practice'],
    [additionalTestId('previous_chapter_review', { chapterId: 1301 }), 'previous_chapter_review'],
  ] as const)
    expect(
      (await server.ask(getAdditionalTestQuestion, { as, params: { testId }, query: { questionFor } })).status,
    ).toBe(404);
});

test('nobody answers in another child’s test', async () => {
  const { body } = await ask('sibling', 1301, 'additional_practice');
  if (body.status !== 'PROCCESS') throw new Error('no question waits');
  const { questionId } = body.current;
  const stranger = await server.ask(createAnswer, {
    as: await tokenOf('otherStudent'),
    body: { questionId, answer: await answerTo(server, questionId, true) },
  });
  expect(stranger.status).toBe(404);
  expect((await give(server, await tokenOf('sibling'), questionId, true)).isRight).toBe(true);
});
