import { getStudentProfile } from '@comet/contract/accounts';
import { getCorrections, markCorrectionsSeen, reviewAttempt } from '@comet/contract/attempts';
import * as practice from '@comet/contract/practice';
import { recalledItems } from '@comet/questions/recalls/recalled-items';
import { mintFor } from '@comet/questions/registry';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { answerTo } from '../testing/answering.ts';
import { brokenInvariants } from '../testing/invariants.ts';
import { openLiveStream } from '../testing/live-page.ts';
import { createPlayers, type Player, type Players } from '../testing/random-play/players.ts';
import { plantInAttempt, plantItem } from '../testing/stored-items.ts';
import { startTestServer, startTwin, type TestServer, type Twin } from '../testing/test-server.ts';
import { readOptions } from './cli-options.ts';
import { recheckOptions, recheckQuestions } from './recheck.ts';

let server: TestServer;
let twin: Twin;
let players: Players;
beforeAll(async () => {
  server = await startTestServer();
  twin = await startTwin(server);
});
afterAll(async () => {
  await twin.close();
  await server.close();
});
beforeEach(async () => {
  players = await createPlayers(server, ['Europe/London', 'Pacific/Auckland']);
});

const [antonyms] = recalledItems().filter(({ name }) => name === 'antonym-pairs');
const [faultyItem, soundItem] = [antonyms?.faulty[0], antonyms?.sound[0]];
if (faultyItem === undefined || soundItem === undefined) throw new Error('there is no recalled question');

const recheck = (...args: string[]): Promise<string> =>
  recheckQuestions({ services: server.services, given: readOptions(args, recheckOptions) });
const rows = (text: string, values: readonly unknown[] = []) => server.database.query({ name: '', text }, values);

/** Sets a practice of ten questions for a child and begins it with planted questions at these places. */
async function begin(child: Player, planted: ReadonlyMap<number, number>) {
  const body = {
    studentIds: [child.userId],
    topicId: 1501,
    subTopicIds: [150101],
    difficulty: 'hard' as const,
    timeLimit: null,
    numberOfQuestions: 10,
    name: `With planted questions ${Math.random()}`,
  };
  const { practiceId } = (await server.ask(practice.createPractice, { as: await players.tutor.token(), body })).body;
  const { attemptId } = (await open(child, practiceId)).attempt;
  await plantInAttempt(server, attemptId, planted);
  return { practiceId, attemptId };
}

const open = async (child: Player, practiceId: number) =>
  (await server.ask(practice.getPracticeQuestion, { as: await child.token(), query: { practiceId } })).body;

/** Answers up to so many questions; those at the places named are wrong. */
async function answer(child: Player, practiceId: number, count: number, wrong: readonly number[]): Promise<void> {
  for (let answered = 0; answered < count; answered++) {
    const state = await open(child, practiceId);
    if (state.status === 'FINISH') return;
    const { questionId, position } = state.current;
    const given = await answerTo(server, questionId, !wrong.includes(position));
    const body = { questionId, answer: given, spentMs: 1000 };
    const { status, text } = await server.ask(practice.passPracticeQuestion, { as: await child.token(), body });
    expect(status, text).toBe(200);
  }
}

const profileOf = async (child: Player) => (await server.ask(getStudentProfile, { as: await child.token() })).body;
const newsFor = async (child: Player) => (await server.ask(getCorrections, { as: await child.token() })).body;
const reviewOf = async (child: Player, attemptId: number) =>
  (await server.ask(reviewAttempt, { as: await child.token(), query: { attemptId } })).body;
const brokenInvariantsOf = (...children: Player[]) =>
  brokenInvariants(
    server.database,
    children.map(({ userId }) => userId),
  );

describe('a faulty question that a child answered', () => {
  test('only counts without --apply', async () => {
    const [child] = players.children;
    const itemId = await plantItem(server, faultyItem);
    const { practiceId } = await begin(child, new Map([[3, itemId]]));
    await answer(child, practiceId, 10, [3]);
    const before = await rows('select * from question_items where item_id = $1', [itemId]);
    const said = await recheck();
    expect(said).toMatch(/e\.antonym@1 +a word paired with itself +\d+ +1 +1/);
    expect(said).toContain('Nothing was changed');
    expect(await rows('select * from question_items where item_id = $1', [itemId])).toEqual(before);
    expect((await newsFor(child)).answers).toBe(0);
  });

  test('counts as right: result, stars, coins, experience and every report; nothing twice', async () => {
    const [child] = players.children;
    const planted = await Promise.all([plantItem(server, faultyItem), plantItem(server, faultyItem)]);
    const { practiceId, attemptId } = await begin(child, new Map(planted.map((id, place) => [place + 3, id])));
    // Five real mistakes' worth of stars are missing: 6 of 10 is one star, without the coins for finishing.
    await answer(child, practiceId, 10, [3, 4, 9, 10]);
    const before = await profileOf(child);
    expect((await open(child, practiceId)).attempt.rightCount).toBe(6);

    await recheck('--apply');

    const state = await open(child, practiceId);
    expect(state).toMatchObject({ status: 'FINISH', attempt: { rightCount: 8, answeredCount: 10 } });
    expect(state.status === 'FINISH' && state.finish).toMatchObject({ stars: 2, isPassed: true });
    const after = await profileOf(child);
    // Two hard questions and the coins for finishing at 70 % or more.
    expect(after.coins - before.coins).toBe(2 * 3 + 10);
    expect(after.experience - before.experience).toBe(2 * 30);
    expect(after.stars - before.stars).toBe(1);
    expect(await newsFor(child)).toMatchObject({ answers: 2, coins: 16, experience: 60, stars: 1 });

    const { questions } = await reviewOf(child, attemptId);
    expect(questions.filter(({ isWithdrawn }) => isWithdrawn)).toMatchObject([
      { position: 3, isRight: true, because: null, correction: 'withdrawn' },
      { position: 4, isRight: true, because: null, correction: 'withdrawn' },
    ]);
    expect(questions.filter(({ isRight }) => !isRight).map(({ position }) => position)).toEqual([9, 10]);
    const report = await server.ask(practice.getPracticeReport, {
      as: await players.tutor.token(),
      query: { practiceId },
    });
    expect(report.body.students).toMatchObject([{ answered: 10, right: 8 }]);
    expect(
      await rows('select right_count, weight_right from day_totals where student_id = $1', [child.userId]),
    ).toEqual([{ rightCount: 8, weightRight: 24 }]);
    expect(await brokenInvariantsOf(child)).toEqual([]);
    expect(await server.services.rewards.listBrokenBalances()).toEqual([]);

    expect(await recheck('--apply')).toContain('Took 0 questions out of use and credited 0 answers: 0 coins');
    expect(await profileOf(child)).toEqual(after);
  });

  test('says nothing about what the child can do, and does not come back', async () => {
    const [child, other] = players.children;
    const itemId = await plantItem(server, faultyItem);
    const { practiceId } = await begin(child, new Map([[5, itemId]]));
    await answer(child, practiceId, 10, [5]);
    // The other child answered all the others alike, and this one never.
    const alike = await begin(other, new Map());
    await answer(other, alike.practiceId, 10, []);
    const mistakes = () => rows('select item_id from revisions where student_id = $1', [child.userId]);
    expect(await mistakes()).toEqual([{ itemId }]);
    const wasRated = await rows('select rating from subject_ratings where student_id = $1', [child.userId]);

    await recheck('--apply');

    expect(await mistakes()).toEqual([]);
    expect(
      await rows('select mastery from sub_topic_mastery where student_id = $1 and sub_topic_id = $2', [
        child.userId,
        faultyItem.subTopicId,
      ]),
    ).toEqual([]);
    const isRated = await rows('select rating from subject_ratings where student_id = $1', [child.userId]);
    expect(Number(isRated[0]?.rating)).toBeGreaterThan(Number(wasRated[0]?.rating));
    expect(await brokenInvariantsOf(child, other)).toEqual([]);
  });

  test('leaves an answer that was marked right with all it earned', async () => {
    const [child] = players.children;
    const itemId = await plantItem(server, faultyItem);
    const { practiceId, attemptId } = await begin(child, new Map([[1, itemId]]));
    await answer(child, practiceId, 10, []);
    const before = await profileOf(child);
    const stored = await rows('select * from attempt_questions where attempt_id = $1 order by position', [attemptId]);
    await recheck('--apply');
    expect(await profileOf(child)).toEqual(before);
    expect(await rows('select * from attempt_questions where attempt_id = $1 order by position', [attemptId])).toEqual(
      stored,
    );
    expect((await reviewOf(child, attemptId)).questions[0]).toMatchObject({
      isWithdrawn: true,
      isRight: true,
      correction: null,
    });
    expect((await newsFor(child)).answers).toBe(0);
    expect(await brokenInvariantsOf(child)).toEqual([]);
  });

  test('is told of once, and the coins do not use up those of the day', async () => {
    const [child] = players.children;
    const itemId = await plantItem(server, faultyItem);
    const { practiceId } = await begin(child, new Map([[1, itemId]]));
    await answer(child, practiceId, 10, [1]);
    const day = () =>
      rows('select learned_day, learned_coins from student_standings where student_id = $1', [child.userId]);
    const learned = await day();
    await recheck('--apply');
    expect(await day()).toEqual(learned);
    const { upTo, coins } = await newsFor(child);
    expect(coins).toBe(3);
    await server.ask(markCorrectionsSeen, { as: await child.token(), body: { upTo: upTo ?? 0 } });
    expect(await newsFor(child)).toEqual({ upTo: null, answers: 0, coins: 0, experience: 0, stars: 0 });
  });

  test('reaches the page that the child has open', async () => {
    const [child] = players.children;
    const itemId = await plantItem(server, faultyItem);
    const { practiceId } = await begin(child, new Map([[5, itemId]]));
    await answer(child, practiceId, 10, [5]);
    const page = await openLiveStream(server, await child.token());
    await recheck('--apply');
    const event = JSON.stringify({ type: 'correction', studentId: child.userId });
    await expect.poll(page.text).toContain(event);
    await page.close();
  });

  test('in a test still under way counts there', async () => {
    const [child] = players.children;
    const itemId = await plantItem(server, faultyItem);
    const { practiceId } = await begin(child, new Map([[2, itemId]]));
    await answer(child, practiceId, 5, [2, 4]);
    await recheck('--apply');
    expect((await open(child, practiceId)).attempt).toMatchObject({ answeredCount: 5, rightCount: 4 });
    expect(await brokenInvariantsOf(child)).toEqual([]);
    await answer(child, practiceId, 5, []);
    expect((await open(child, practiceId)).attempt).toMatchObject({ answeredCount: 10, rightCount: 9 });
    expect(await brokenInvariantsOf(child)).toEqual([]);
  });

  test('no longer keeps the coins back for putting all mistakes right', async () => {
    const [child] = players.children;
    const itemId = await plantItem(server, faultyItem);
    const { practiceId, attemptId } = await begin(child, new Map([[2, itemId]]));
    await answer(child, practiceId, 10, [2, 4]);
    const again = { practiceId, studentIds: [child.userId], onlyWrong: true };
    await server.ask(practice.reassignPractice, { as: await players.tutor.token(), body: again });
    await answer(child, practiceId, 10, [1]);
    const mistakes = () =>
      rows('select cause, source, amount from ledger_entries where cause = $1', [`mistakes:${attemptId}`]);
    expect(await mistakes()).toEqual([]);
    await recheck('--apply');
    expect(await mistakes()).toEqual([{ cause: `mistakes:${attemptId}`, source: 'correction', amount: 5 }]);
    expect(await brokenInvariantsOf(child)).toEqual([]);
  });
});

describe('a faulty question that waits', () => {
  test('makes way for another one of its kind, wherever it waits, with its reports kept', async () => {
    const [child] = players.children;
    const [first, later] = await Promise.all([plantItem(server, faultyItem), plantItem(server, faultyItem)]);
    const { practiceId, attemptId } = await begin(
      child,
      new Map([
        [1, first],
        [6, later],
      ]),
    );
    const old = await open(child, practiceId);
    if (old.status === 'FINISH') throw new Error('the practice is over');
    const { questionId } = old.current;
    expect(old.current.question).toEqual(faultyItem.question);
    await server.app.inject({
      method: 'POST',
      url: '/api/v1/message/create',
      headers: { authorization: `Bearer ${await child.token()}` },
      payload: { questionId, type: 'wrongQuestion' },
    });
    await server.app.inject({
      method: 'POST',
      url: `/api/v1/mission/questions/${questionId}/hint`,
      headers: { authorization: `Bearer ${await child.token()}` },
    });
    await recheck('--apply');

    const fresh = await open(child, practiceId);
    if (fresh.status === 'FINISH') throw new Error('the practice is over');
    expect(fresh.current).toMatchObject({ position: 1, hintUsed: false });
    expect(fresh.current.questionId).not.toBe(questionId);
    expect(fresh.current.question).not.toEqual(faultyItem.question);
    await answer(child, practiceId, 10, []);
    const asked = await rows(
      `select i.status, i.sub_topic_id from attempt_questions q join question_items i using (item_id) where attempt_id = $1 order by position`,
      [attemptId],
    );
    expect(asked).toHaveLength(10);
    expect(asked.every(({ status }) => status === 'active')).toBe(true);
    expect([asked[0]?.subTopicId, asked[5]?.subTopicId]).toEqual([faultyItem.subTopicId, faultyItem.subTopicId]);
    expect((await open(child, practiceId)).attempt).toMatchObject({ answeredCount: 10, rightCount: 10 });
    const reports = await server.services.attempts.listReports(1);
    expect(reports).toMatchObject([{ itemId: first, seen: { question: faultyItem.question } }]);
    expect(await brokenInvariantsOf(child)).toEqual([]);
  });

  test('on the screen while it is withdrawn counts whatever is answered', async () => {
    const [child] = players.children;
    const itemId = await plantItem(server, faultyItem);
    const { practiceId } = await begin(child, new Map([[1, itemId]]));
    const state = await open(child, practiceId);
    if (state.status === 'FINISH') throw new Error('the practice is over');
    const { questionId } = state.current;
    await recheck('--apply');
    const body = { questionId, answer: await answerTo(server, questionId, false), spentMs: 1000 };
    const marked = await server.ask(practice.passPracticeQuestion, { as: await child.token(), body });
    expect(marked.body).toMatchObject({
      isRight: true,
      because: null,
      experience: 30,
      note: expect.stringContaining('mistake in this question'),
    });
    expect((await newsFor(child)).answers).toBe(0);
    expect(await brokenInvariantsOf(child)).toEqual([]);
    await recheck('--apply');
    expect(await brokenInvariantsOf(child)).toEqual([]);
  });
});

describe('a typed answer that was right and had been read wrongly', () => {
  test('counts as right, mastery and all; the question stays in use', async () => {
    const [child] = players.children;
    const typed = Array.from({ length: 20 }, (_, seed) => mintFor(150101, 'hard', seed)).find(
      ({ key }) => key.type === 'writeAnswer' && key.spec.kind === 'number',
    );
    if (typed?.key.type !== 'writeAnswer' || typed.key.spec.kind !== 'number')
      throw new Error('there is no typed question');
    const { practiceId, attemptId } = await begin(child, new Map());
    // Stored only now: the practice is of the same sub-topic and could draw it as well.
    const itemId = await plantItem(server, typed);
    await plantInAttempt(server, attemptId, new Map([[4, itemId]]));
    await answer(child, practiceId, 10, [4]);
    // As an older reader left it: the right answer, marked wrong.
    await rows('update attempt_questions set given = $2 where attempt_id = $1 and position = 4', [
      attemptId,
      JSON.stringify({ type: 'writeAnswer', text: typed.key.spec.value }),
    ]);
    await recheck('--apply');
    expect((await reviewOf(child, attemptId)).questions[3]).toMatchObject({
      isRight: true,
      correction: 'readAgain',
      isWithdrawn: false,
    });
    const [mastery] = await rows(
      `select mastery -> 'dayPoints' as points, mastery -> 'answers' as answers from sub_topic_mastery
      where student_id = $1`,
      [child.userId],
    );
    expect(mastery).toEqual({ points: 10, answers: 10 });
    expect(await rows('select item_id from revisions where student_id = $1', [child.userId])).toEqual([]);
    expect(await brokenInvariantsOf(child)).toEqual([]);
  });

  const typedLong = recalledItems().find(({ name }) => name === 'typed-dates-and-counts')?.sound ?? [];
  test.each([
    ['Today is 28 May', '2nd June', '3 June'],
    ['syllables', ' syllables', ' lines'],
    ['Which day', 'Sat', 'Mon'],
  ])('an old question of the kind “%s” is read by today’s reader', async (kind, right, wrong) => {
    const [child, other] = players.children;
    const item = typedLong.find(({ question }) => JSON.stringify(question.prompt).includes(kind));
    if (item?.key.type !== 'writeAnswer' || item.key.spec.kind !== 'text') throw new Error('there is no such question');
    const [count = ''] = item.key.spec.accept;
    const texts = kind === 'syllables' ? [`${count}${right}`, `${Number(count) + 1}${right}`] : [right, wrong];
    const attempts: number[] = [];
    for (const [place, each] of [child, other].entries()) {
      const { practiceId, attemptId } = await begin(each, new Map([[4, await plantItem(server, item)]]));
      await answer(each, practiceId, 10, [4]);
      await rows('update attempt_questions set given = $2 where attempt_id = $1 and position = 4', [
        attemptId,
        JSON.stringify({ type: 'writeAnswer', text: texts[place] }),
      ]);
      attempts.push(attemptId);
    }
    await recheck('--apply');
    const [forRight = 0, forWrong = 0] = attempts;
    expect((await reviewOf(child, forRight)).questions[3]).toMatchObject({ isRight: true, correction: 'readAgain' });
    expect((await reviewOf(other, forWrong)).questions[3]).toMatchObject({ isRight: false, correction: null });
    expect(await brokenInvariantsOf(child, other)).toEqual([]);
  });
});

test('two servers at once credit each answer once', async () => {
  const children = [...players.children];
  const items = await Promise.all(
    children.flatMap(() => [plantItem(server, faultyItem), plantItem(server, faultyItem)]),
  );
  for (const [place, child] of children.entries()) {
    const planted = new Map(items.slice(2 * place, 2 * place + 2).map((id, at) => [at + 1, id]));
    const { practiceId } = await begin(child, planted);
    await answer(child, practiceId, 10, [1, 2]);
  }
  const before = await Promise.all(children.map(profileOf));
  const said = await Promise.all(
    [server.services, twin.services, server.services, twin.services].map((services) =>
      recheckQuestions({ services, given: { apply: true } }),
    ),
  );
  const numbersIn = (text: string): number[] => [...(text.split('\n').at(-1) ?? '').matchAll(/\d+/g)].map(Number);
  const sums = said.map(numbersIn).reduce((total, one) => total.map((value, place) => value + (one[place] ?? 0)));
  expect(sums).toEqual([4, 4, 12, 120, expect.any(Number)]);
  for (const [place, child] of children.entries()) {
    const after = await profileOf(child);
    expect(after.coins - (before[place]?.coins ?? 0)).toBe(6);
    expect(after.experience - (before[place]?.experience ?? 0)).toBe(60);
  }
  expect(await brokenInvariantsOf(...players.children)).toEqual([]);
  expect(await server.services.rewards.listBrokenBalances()).toEqual([]);
});
