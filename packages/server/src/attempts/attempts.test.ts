import { getStudentProfile } from '@comet/contract/accounts';
import { createAnswer, reviewAttempt, type TestState, takeHint } from '@comet/contract/attempts';
import { getChapter, getSubTopicQuestion } from '@comet/contract/missions';
import type { GivenAnswer } from '@comet/contract/question';
import { getOverview, listLatestResults } from '@comet/contract/reports';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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

const tokenOf = (name: PersonName): string => world.people[name].accessToken;

async function open(name: PersonName): Promise<Extract<TestState, { status: 'PROCCESS' }>> {
  const { body, text } = await server.ask(getSubTopicQuestion, { as: tokenOf(name), query: { chapterId, subTopicId } });
  if (body.status !== 'PROCCESS') throw new Error(text);
  return body;
}

async function answerOf(questionId: number, isRight: boolean): Promise<GivenAnswer> {
  const waiting = await getQuestion(server.database, questionId);
  return answerFor(waiting, isRight);
}

async function give(name: PersonName, isRight: boolean) {
  const { current } = await open(name);
  const answer = await answerOf(current.questionId, isRight);
  server.clock.advance(4000);
  const { body } = await server.ask(createAnswer, {
    as: tokenOf(name),
    body: { questionId: current.questionId, answer, spentMs: 4000 },
  });
  if (body.verdict !== 'marked') throw new Error(`${JSON.stringify(answer)} was ${body.verdict}`);
  return body;
}

describe('a sub-topic test', () => {
  test('gives stars, coins and experience at its end, and the parent sees it', async () => {
    for (let answered = 1; answered < 10; answered++) expect((await give('otherStudent', true)).finish).toBeNull();
    const last = await give('otherStudent', true);
    expect(last.finish).toMatchObject({ stars: 3, bestStars: 3, isPassed: true });
    expect(last.attempt).toMatchObject({ status: 'FINISH', answeredCount: 10, rightCount: 10 });

    const profile = (await server.ask(getStudentProfile, { as: tokenOf('otherStudent') })).body;
    expect(profile).toMatchObject({
      coins: last.finish?.coins,
      experience: last.finish?.experience,
      stars: 3,
      answeredToday: 10,
    });

    const query = { studentId: world.people.otherStudent.userId };
    const results = (await server.ask(listLatestResults, { as: tokenOf('otherParent'), query })).body;
    expect(results).toMatchObject([
      { attemptId: last.attempt.attemptId, rightCount: 10, questionCount: 10, stars: 3, spentMs: 40_000 },
    ]);
    const overview = (await server.ask(getOverview, { as: tokenOf('otherParent'), query })).body;
    expect(overview).toMatchObject({
      answered: 10,
      right: 10,
      percentRight: 100,
      finishedTests: 1,
      activeDays: 1,
      spentMs: 40_000,
    });
    expect(await server.services.rewards.listBrokenBalances()).toEqual([]);
  });

  test('is tried again with questions not met before, and the best stars are kept', async () => {
    for (let answered = 0; answered < 10; answered++) await give('otherStudent', false);
    const chapter = (await server.ask(getChapter, { as: tokenOf('otherStudent'), params: { chapterId } })).body;
    expect(chapter.subTopics.find((subTopic) => subTopic.subTopicId === subTopicId)).toMatchObject({
      stars: 3,
      isPassed: true,
      startMode: 'try_again',
    });
    const met = await server.database.query<{ times: number }>(
      {
        name: 'count-met',
        text: 'select count(*)::int as times from attempt_questions where student_id = $1 group by item_id',
      },
      [world.people.otherStudent.userId],
    );
    expect(met.map(({ times }) => times)).toEqual(Array.from({ length: 20 }, () => 1));
  });

  test('goes on where it was left, with the same question', async () => {
    const first = await open('student');
    const again = await open('student');
    expect(again.current).toEqual(first.current);
    const chapter = (await server.ask(getChapter, { as: tokenOf('student'), params: { chapterId } })).body;
    expect(chapter.subTopics.find((subTopic) => subTopic.subTopicId === subTopicId)?.startMode).toBe('continue');
  });

  test('costs the third star when a hint is taken, and nothing else', async () => {
    const { current } = await open('student');
    const hint = await server.ask(takeHint, { as: tokenOf('student'), params: { questionId: current.questionId } });
    expect(hint.body.hint.length).toBeGreaterThan(0);
    let last = await give('student', true);
    while (last.finish === null) last = await give('student', true);
    expect(last.finish.stars).toBe(2);
    expect(last.finish.experience).toBeGreaterThan(0);
  });

  test('of a chapter that is closed is refused', async () => {
    const { status, text } = await server.ask(getSubTopicQuestion, {
      as: tokenOf('sibling'),
      query: { chapterId: 1502, subTopicId: 150201 },
    });
    expect(status, text).toBe(409);
  });
});

describe('an answer', () => {
  test('sent 50 times at once has one effect', async () => {
    const { current, attempt } = await open('student');
    const before = (await server.ask(getStudentProfile, { as: tokenOf('student') })).body;
    const answer = await answerOf(current.questionId, true);
    const sent = Array.from({ length: 50 }, () =>
      server.ask(createAnswer, { as: tokenOf('student'), body: { questionId: current.questionId, answer } }),
    );
    const bodies = (await Promise.all(sent)).map(({ body }) => JSON.stringify(body));
    expect(new Set(bodies).size).toBe(1);
    const result = (await sent[0])?.body;
    if (result?.verdict !== 'marked') throw new Error('the answer was not marked');
    expect(result.attempt.answeredCount).toBe(attempt.answeredCount + 1);
    const after = (await server.ask(getStudentProfile, { as: tokenOf('student') })).body;
    expect(after.experience - before.experience).toBe(result.experience);
    expect(after.coins - before.coins).toBe(result.coins);
    expect(after.answeredToday - before.answeredToday).toBe(1);
    expect(await server.services.rewards.listBrokenBalances()).toEqual([]);
  });

  test('given once cannot be changed', async () => {
    const { current } = await open('student');
    const body = { questionId: current.questionId, answer: await answerOf(current.questionId, false) };
    await server.ask(createAnswer, { as: tokenOf('student'), body });
    const other = { questionId: current.questionId, answer: await answerOf(current.questionId, true) };
    expect((await server.ask(createAnswer, { as: tokenOf('student'), body: other })).status).toBe(409);
  });

  test('that cannot be read is no try', async () => {
    const { current } = await open('student');
    const answer = { type: 'multipleChoice', option: 20 } as const;
    const { body } = await server.ask(createAnswer, {
      as: tokenOf('student'),
      body: { questionId: current.questionId, answer },
    });
    expect(body.verdict).toBe('unreadable');
    expect((await open('student')).current).toEqual(current);
  });

  test('brings no more coins than a day of learning allows', async () => {
    // What went well pays nothing again within a week: that was long ago, and now half of each test is right.
    await server.database.query(
      { name: '', text: "update attempts set finished_at = finished_at - interval '8 days' where student_id = $1" },
      [world.people.student.userId],
    );
    for (let answered = 0; answered < 100; answered++) await give('student', answered % 2 === 0);
    const [earned] = await server.database.query<{ coins: number }>(
      { name: 'sum-day', text: 'select sum(amount)::int as coins from ledger_entries where student_id = $1' },
      [world.people.student.userId],
    );
    expect(earned?.coins).toBe(60);
  });

  test('stays out of every body until it is given', async () => {
    const { current } = await open('student');
    const opened = await server.ask(getSubTopicQuestion, { as: tokenOf('student'), query: { chapterId, subTopicId } });
    for (const secret of [
      '"key"',
      '"because"',
      '"explanation"',
      '"rightAnswer"',
      '"seed"',
      '"variant"',
      '"hint"',
      '"features"',
    ])
      expect(opened.text).not.toContain(secret);
    const review = await server.ask(reviewAttempt, {
      as: tokenOf('student'),
      query: { attemptId: opened.body.attempt.attemptId },
    });
    expect(review.body.questions.map(({ questionId }) => questionId)).not.toContain(current.questionId);
  });
});
