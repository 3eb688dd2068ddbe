import { createAnswer, reviewAttempt } from '@comet/contract/attempts';
import { getAdditionalTestQuestion, getSubjectQuiz, listChapters } from '@comet/contract/missions';
import { additionalTestId } from '@comet/domain/missions/additional-tests';
import { dayMs } from '@comet/domain/time';
import { findTopic } from '@comet/questions/curriculum/curriculum';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerTo, give, takeTest } from '../testing/answering.ts';
import { type MissionWorld, startMissionWorld } from '../testing/missions.ts';

let at: MissionWorld;
beforeAll(async () => {
  at = await startMissionWorld();
});
afterAll(() => at.server.close());

const first = 1501;
const second = 1502;
const third = 1503;

describe('the final test', () => {
  test('waits for every sub-topic test of its chapter', async () => {
    expect(await at.testOf('otherStudent', first, 'final_test')).toMatchObject({
      isLocked: true,
      lockReason: 'subTopicsLeft',
      startMode: 'begin',
    });
    expect((await at.ask('otherStudent', first, 'final_test')).status).toBe(409);
    await at.passSubTopics('otherStudent', first);
    expect(await at.testOf('otherStudent', first, 'final_test')).toMatchObject({ isLocked: false, lockReason: null });
  });

  test('wins no badge and opens nothing below 12 of 20', { timeout: 60_000 }, async () => {
    const { finish, attempt } = await at.takeAdditionalTest('otherStudent', first, 'final_test', 11);
    expect(attempt).toMatchObject({ kind: 'final_test', questionCount: 20, chapterId: first });
    expect(finish).toMatchObject({ isPassed: false, badge: { won: 'none', best: 'none' }, openedChapter: null });
    expect((await at.chapterOf('otherStudent', second)).isLocked).toBe(true);
  });

  test('wins silver, opens the next chapter and says so, the same however often the last answer is sent', {
    timeout: 60_000,
  }, async () => {
    const last = await at.takeAdditionalTest('otherStudent', first, 'final_test', 16);
    expect(last.finish).toMatchObject({
      isPassed: true,
      badge: { won: 'silver', best: 'silver' },
      openedChapter: { chapterId: second, title: findTopic(second)?.title },
    });
    const answer = await answerTo(at.server, last.questionId, false);
    const again = await at.server.ask(createAnswer, {
      as: await at.tokenOf('otherStudent'),
      body: { questionId: last.questionId, answer },
    });
    expect(again.body).toEqual(last);
    const review = await at.server.ask(reviewAttempt, {
      as: await at.tokenOf('otherStudent'),
      query: { attemptId: last.attempt.attemptId },
    });
    expect(review.body.finish).toEqual(last.finish);

    const chapters = (
      await at.server.ask(listChapters, { as: await at.tokenOf('otherStudent'), query: { subjectId: 1, year: 5 } })
    ).body;
    expect(chapters.slice(0, 3).map(({ isLocked, isCurrent }) => [isLocked, isCurrent])).toEqual([
      [false, false],
      [false, true],
      [true, false],
    ]);
    expect(chapters[0]?.chapterData.badge).toBe('silver');
  });

  test('keeps its badge when it is tried again with less', { timeout: 60_000 }, async () => {
    const { finish } = await at.takeAdditionalTest('otherStudent', first, 'final_test', 3);
    expect(finish).toMatchObject({ isPassed: false, badge: { won: 'none', best: 'silver' }, openedChapter: null });
    expect(await at.testOf('otherStudent', first, 'final_test')).toMatchObject({
      badge: 'silver',
      startMode: 'try_again',
      best: { rightCount: 16, questionCount: 20 },
    });
    expect((await at.chapterOf('otherStudent', second)).isLocked).toBe(false);
  });
});

describe('a Chapter unlock', () => {
  test('stands in a closed chapter alone', async () => {
    expect((await at.chapterOf('student', first)).additionalTests.map(({ kind }) => kind)).not.toContain(
      'chapter_unlock',
    );
    expect((await at.ask('student', first, 'chapter_unlock')).status).toBe(404);
    expect(await at.testOf('student', third, 'chapter_unlock')).toMatchObject({ isLocked: false, questionCount: 15 });
    for (const { kind, lockReason } of (await at.chapterOf('student', third)).additionalTests)
      expect(lockReason).toBe(kind === 'chapter_unlock' ? null : 'chapterLocked');
  });

  test('asks about the chapters skipped, and 11 of 15 do not open it; tomorrow it may be tried again', async () => {
    const { finish, attempt } = await at.takeAdditionalTest('student', third, 'chapter_unlock', 11);
    expect(finish).toMatchObject({ isPassed: false, openedChapter: null });
    const asked = await at.server.database.query<{ chapter: number; n: number }>(
      {
        name: 'asked-chapters',
        text: `select i.sub_topic_id / 100 as chapter, count(*)::int as n from attempt_questions q join question_items i using (item_id)
          where q.attempt_id = $1 group by 1 order by 1`,
      },
      [attempt.attemptId],
    );
    expect(asked.map(({ chapter }) => chapter)).toEqual([first, second]);
    expect(await at.testOf('student', third, 'chapter_unlock')).toMatchObject({ lockReason: 'unlockTomorrow' });
    expect((await at.ask('student', third, 'chapter_unlock')).status).toBe(409);

    at.pass(dayMs);
    const opened = await at.takeAdditionalTest('student', third, 'chapter_unlock', 12);
    expect(opened.finish).toMatchObject({ isPassed: true, openedChapter: { chapterId: third } });
    expect((await at.chapterOf('student', third)).isLocked).toBe(false);
    expect((await at.chapterOf('student', second)).isLocked).toBe(false);
    expect((await at.chapterOf('student', third)).isCurrent).toBe(true);
  });
});

describe('a Chapter unlock is begun once a day of the child’s own calendar', () => {
  test('and that day begins at midnight where the child lives', { timeout: 60_000 }, async () => {
    await at.server.database.query(
      { name: 'move-to-auckland', text: `update users set time_zone = 'Pacific/Auckland' where user_id = $1` },
      [at.world.people.sibling.userId],
    );
    // Ten to midnight in Auckland, where it is summer: 10:50 in Greenwich.
    at.passUntil('2026-12-03T10:50:00Z');
    await at.takeAdditionalTest('sibling', 1302, 'chapter_unlock', 2);
    expect((await at.ask('sibling', 1302, 'chapter_unlock')).status).toBe(409);
    at.passUntil('2026-12-03T11:01:00Z');
    expect(await at.testOf('sibling', 1302, 'chapter_unlock')).toMatchObject({
      lockReason: null,
      startMode: 'try_again',
    });
    const begun = await at.ask('sibling', 1302, 'chapter_unlock');
    expect(begun.body).toMatchObject({ status: 'PROCCESS', attempt: { answeredCount: 0 } });
    // What is under way is gone on with, on that day and the next.
    at.pass(2 * dayMs);
    const next = await at.ask('sibling', 1302, 'chapter_unlock');
    expect(next.body.attempt.attemptId).toBe(begun.body.attempt.attemptId);
  });
});

describe('a Previous Chapter Review', () => {
  test('asks about earlier chapters, what is due first', async () => {
    await at.passSubTopics('sibling', 1301);
    await at.takeAdditionalTest('sibling', 1301, 'final_test', 20);
    await at.takeSubTopicTest('sibling', 130104);
    const before = (await at.chapterOf('sibling', 1301)).subTopics;
    expect(before.every(({ isDue }) => !isDue)).toBe(true);
    at.pass(30 * dayMs);
    expect((await at.chapterOf('sibling', 1301)).chapterData).toMatchObject({ isRefreshDue: true, badge: 'gold' });
    const { body } = await at.ask('sibling', 1302, 'previous_chapter_review');
    expect(body.attempt).toMatchObject({
      questionCount: 10,
      title: 'Previous Chapter Review: Addition and subtraction',
    });
    expect(await at.askedSubTopics(body.attempt.attemptId)).toEqual(
      expect.arrayContaining([130101, 130102, 130103, 130104, 130105, 130106]),
    );
  });
});

describe('Additional Practice', () => {
  test('begins with the weakest sub-topics and gives them a question more', async () => {
    const { body } = await at.ask('sibling', 1302, 'additional_practice');
    expect(body.attempt).toMatchObject({ questionCount: 10, kind: 'additional_practice', chapterId: 1302 });
    await at.takeAdditionalTest('sibling', 1302, 'additional_practice', 10);
    await at.takeSubTopicTest('sibling', 130201, 10);
    at.pass(dayMs);
    const again = await at.ask('sibling', 1302, 'additional_practice');
    const [weakest] = await at.askedSubTopics(again.body.attempt.attemptId);
    expect(weakest).toBe(130201);
  });

  test('brings stars once, however often it is done', { timeout: 60_000 }, async () => {
    const { userId } = at.world.people.otherStudent;
    const starsOf = async () => (await at.server.services.rewards.totalsOf(userId)).stars;
    const before = await starsOf();
    await at.takeAdditionalTest('otherStudent', first, 'additional_practice', 8);
    expect(await starsOf()).toBe(before + 2);
    const better = await at.takeAdditionalTest('otherStudent', first, 'additional_practice', 10);
    expect(better.finish).toMatchObject({ stars: 3, bestStars: 3 });
    expect(await starsOf()).toBe(before + 3);
    const worse = await at.takeAdditionalTest('otherStudent', first, 'additional_practice', 6);
    expect(worse.finish).toMatchObject({ stars: 1, bestStars: 3 });
    expect(await starsOf()).toBe(before + 3);
  });
});

describe('the quiz of a subject', () => {
  const quizOf = async (subjectId: number) =>
    (await at.server.ask(getSubjectQuiz, { as: await at.tokenOf('student'), query: { subjectId, year: 5 } })).body;

  test('asks ten questions over the open chapters and none of the closed ones', async () => {
    const quiz = await quizOf(2);
    expect(quiz).toMatchObject({
      kind: 'additional_practice',
      title: 'English quiz',
      subject: 'english',
      isLocked: false,
    });
    const as = await at.tokenOf('student');
    const open = async () =>
      (
        await at.server.ask(getAdditionalTestQuestion, {
          as,
          params: { testId: quiz.additionalTestId },
          query: { questionFor: 'additional_practice' },
        })
      ).body;
    const { attempt, finish } = await takeTest(at.server, as, open, () => true);
    expect(attempt).toMatchObject({ title: 'English quiz', questionCount: 10, chapterId: null });
    expect(attempt.additionalTestId).toBe(quiz.additionalTestId);
    expect(finish).toMatchObject({ isPassed: true, badge: null });
    const asked = await at.askedSubTopics(attempt.attemptId);
    expect(new Set(asked.map((subTopicId) => Math.floor(subTopicId / 100)))).toEqual(new Set([2501]));
    expect(await quizOf(2)).toMatchObject({ startMode: 'try_again', best: { rightCount: 10 } });
  });
});

test('a test of another kind or of no chapter is not there', async () => {
  const as = await at.tokenOf('sibling');
  for (const [testId, questionFor] of [
    [additionalTestId('additional_practice', { chapterId: first }), 'final_test'],
    [99_991, 'additional_practice'],
    [5, 'additional_practice'],
    [additionalTestId('previous_chapter_review', { chapterId: 1301 }), 'previous_chapter_review'],
  ] as const)
    expect(
      (await at.server.ask(getAdditionalTestQuestion, { as, params: { testId }, query: { questionFor } })).status,
    ).toBe(404);
});

test('nobody answers in another child’s test', async () => {
  const { body } = await at.ask('sibling', 1301, 'additional_practice');
  if (body.status !== 'PROCCESS') throw new Error('no question waits');
  const { questionId } = body.current;
  const stranger = await at.server.ask(createAnswer, {
    as: await at.tokenOf('otherStudent'),
    body: { questionId, answer: await answerTo(at.server, questionId, true) },
  });
  expect(stranger.status).toBe(404);
  expect((await give(at.server, await at.tokenOf('sibling'), questionId, true)).isRight).toBe(true);
});
