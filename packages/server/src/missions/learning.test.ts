import { createAnswer, takeHint } from '@comet/contract/attempts';
import { getMastery } from '@comet/contract/missions';
import { dayMs } from '@comet/domain/time';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerTo, give } from '../testing/answering.ts';
import { type MissionWorld, startMissionWorld } from '../testing/missions.ts';
import type { PersonName } from '../testing/world.ts';

let at: MissionWorld;
beforeAll(async () => {
  at = await startMissionWorld();
});
afterAll(() => at.server.close());

const chapter = 1301;

const coinsOf = async (name: PersonName) =>
  (await at.server.services.rewards.totalsOf(at.world.people[name].userId)).coins;
/** The coins that came in for mistakes put right. */
async function mistakesCoins(name: PersonName): Promise<{ cause: string; amount: number; source: string }[]> {
  return at.server.database.query(
    {
      name: 'mistakes-coins',
      text: `select cause, amount, source from ledger_entries where student_id = $1 and cause like 'mistakes:%'`,
    },
    [at.world.people[name].userId],
  );
}

describe('a Revision Quest', () => {
  test('has nothing to ask a child who made no mistake, and says so kindly', async () => {
    expect(await at.testOf('sibling', chapter, 'revision_quest')).toMatchObject({
      lockReason: 'nothingToRevise',
      dueCount: 0,
      laterCount: 0,
    });
    const { status, text } = await at.ask('sibling', chapter, 'revision_quest');
    expect([status, JSON.parse(text).message]).toEqual([409, 'There is nothing to put right today. Well done!']);
  });

  test('brings every wrong answer back, the same question, until it was right on two days', async () => {
    const failed = await at.takeSubTopicTest('sibling', 130101, 3);
    expect(await at.testOf('sibling', chapter, 'revision_quest')).toMatchObject({ dueCount: 3, questionCount: 3 });
    const quest = await at.takeAdditionalTest('sibling', chapter, 'revision_quest', 3);
    expect(quest.attempt.questionCount).toBe(3);
    const same = await at.server.database.query<{ n: number }>(
      {
        name: 'same-questions',
        text: `select count(*)::int as n from attempt_questions one join attempt_questions two using (item_id)
          where one.attempt_id = $1 and two.attempt_id = $2 and not one.is_right and two.is_right`,
      },
      [failed.attempt.attemptId, quest.attempt.attemptId],
    );
    expect(same).toEqual([{ n: 3 }]);
    expect(await at.testOf('sibling', chapter, 'revision_quest')).toMatchObject({
      lockReason: 'nothingToRevise',
      laterCount: 3,
    });

    at.pass(dayMs);
    const { dueCount } = await at.testOf('sibling', chapter, 'revision_quest');
    expect(dueCount).toBeGreaterThanOrEqual(3);
    await at.takeAdditionalTest('sibling', chapter, 'revision_quest', dueCount);
    expect(await at.testOf('sibling', chapter, 'revision_quest')).toMatchObject({ dueCount: 0, laterCount: 0 });
  });

  test('paid five coins for putting all mistakes of the test right, once', async () => {
    expect(await mistakesCoins('sibling')).toMatchObject([{ amount: 5, source: 'mission' }]);
    expect(await at.server.services.rewards.listBrokenBalances()).toEqual([]);
  });

  test('does not take a guess for a right answer', async () => {
    await at.takeSubTopicTest('sibling', 130102, 1);
    const { body } = await at.ask('sibling', chapter, 'revision_quest');
    if (body.status !== 'PROCCESS') throw new Error('no question waits');
    const guessed = await give(at.server, await at.tokenOf('sibling'), body.current.questionId, true, true);
    expect(guessed.isRight).toBe(true);
    expect(await at.testOf('sibling', chapter, 'revision_quest')).toMatchObject({ dueCount: 1, laterCount: 0 });
    expect(await mistakesCoins('sibling')).toHaveLength(1);
  });

  test('adds a fresh question of what is fading', async () => {
    at.pass(40 * dayMs);
    const { dueCount } = await at.testOf('sibling', chapter, 'revision_quest');
    const fading = (await at.chapterOf('sibling', chapter)).subTopics.filter(({ isDue }) => isDue);
    expect(fading.map(({ subTopicId }) => subTopicId)).toEqual([130101, 130102]);
    expect(dueCount).toBe(3);
    const { body } = await at.ask('sibling', chapter, 'revision_quest');
    expect((await at.askedSubTopics(body.attempt.attemptId)).toSorted()).toEqual([130101, 130102, 130102]);
  });
});

describe('what many do at once', () => {
  test('begins one final test, wins one badge, opens one chapter and pays once', { timeout: 60_000 }, async () => {
    const name = 'otherStudent';
    await at.passSubTopics(name, 1501);
    const begun = await Promise.all(Array.from({ length: 50 }, () => at.ask(name, 1501, 'final_test')));
    const ids = new Set(begun.map(({ body }) => (body.status === 'PROCCESS' ? body.current.questionId : 0)));
    expect([begun.every(({ status }) => status === 200), ids.size]).toEqual([true, 1]);

    const as = await at.tokenOf(name);
    for (let answered = 0; answered < 19; answered++) {
      const { body } = await at.ask(name, 1501, 'final_test');
      if (body.status === 'PROCCESS') await give(at.server, as, body.current.questionId, true);
    }
    const { body } = await at.ask(name, 1501, 'final_test');
    if (body.status !== 'PROCCESS') throw new Error('the last question does not wait');
    const { questionId } = body.current;
    const before = await coinsOf(name);
    const answer = await answerTo(at.server, questionId, true);
    const sent = await Promise.all(
      Array.from({ length: 50 }, () => at.server.ask(createAnswer, { as, body: { questionId, answer } })),
    );
    expect(new Set(sent.map(({ text }) => text)).size).toBe(1);
    expect(sent[0]?.body).toMatchObject({
      finish: { badge: { won: 'gold', best: 'gold' }, openedChapter: { chapterId: 1502 } },
    });
    const gained = (await coinsOf(name)) - before;
    expect(gained).toBeLessThanOrEqual(13);
    expect(await at.server.services.rewards.listBrokenBalances()).toEqual([]);
    expect(await at.testOf(name, 1501, 'final_test')).toMatchObject({ badge: 'gold', startMode: 'try_again' });
  });

  test('unlocks once a day: fifty who ask again after it is over get nothing', { timeout: 60_000 }, async () => {
    const name = 'otherStudent';
    const begun = await Promise.all(Array.from({ length: 50 }, () => at.ask(name, 1503, 'chapter_unlock')));
    expect(new Set(begun.map(({ body }) => body.attempt.attemptId)).size).toBe(1);
    await at.takeAdditionalTest(name, 1503, 'chapter_unlock', 0);
    const again = await Promise.all(Array.from({ length: 50 }, () => at.ask(name, 1503, 'chapter_unlock')));
    expect(again.every(({ status }) => status === 409)).toBe(true);
  });

  test('puts mistakes right once', async () => {
    const name = 'otherStudent';
    at.pass(dayMs);
    await at.takeSubTopicTest(name, 250101, 1);
    const { body } = await at.ask(name, 2501, 'revision_quest');
    if (body.status !== 'PROCCESS') throw new Error('no question waits');
    const { questionId } = body.current;
    const as = await at.tokenOf(name);
    const answer = await answerTo(at.server, questionId, true);
    const sent = await Promise.all(
      Array.from({ length: 50 }, () => at.server.ask(createAnswer, { as, body: { questionId, answer } })),
    );
    expect(new Set(sent.map(({ text }) => text)).size).toBe(1);
    expect(await mistakesCoins(name)).toHaveLength(1);
    expect(await at.server.services.rewards.listBrokenBalances()).toEqual([]);
  });
});

describe('mastery', () => {
  const masteryOf = async (reader: PersonName, subTopicId: number) => {
    const query = { studentId: at.world.people.student.userId, subjectId: 1, year: 5 };
    const { status, body, text } = await at.server.ask(getMastery, { as: await at.tokenOf(reader), query });
    expect(status, text).toBe(200);
    return body.flatMap(({ subTopics }) => subTopics).find((one) => one.subTopicId === subTopicId);
  };

  test('is not said before eight answers', async () => {
    const as = await at.tokenOf('student');
    expect(await masteryOf('student', 150101)).toMatchObject({ label: 'notEnoughData', answers: 0, dueDay: null });
    const { questionId } = at.world.example;
    // Right but not sure: it says nothing.
    await give(at.server, as, questionId, true, true);
    expect(await masteryOf('student', 150101)).toMatchObject({ answers: 0 });
    await at.takeSubTopicTest('student', 150101);
    expect(await masteryOf('student', 150101)).toMatchObject({ label: 'good', answers: 9 });
  });

  test('grows with days, and what the child sees never falls; adults see the one of today', async () => {
    at.pass(4 * dayMs);
    await at.takeSubTopicTest('student', 150101);
    for (const reader of ['student', 'parent', 'tutor'] as const)
      expect(await masteryOf(reader, 150101)).toMatchObject({ label: 'strong' });
    at.pass(40 * dayMs);
    await at.takeSubTopicTest('student', 150101, 10);
    expect(await masteryOf('student', 150101)).toMatchObject({ label: 'strong' });
    for (const reader of ['parent', 'tutor'] as const)
      expect(await masteryOf(reader, 150101)).toMatchObject({ label: 'needsPractice' });
    const { subTopics } = await at.chapterOf('student', 1501);
    expect(subTopics[0]).toMatchObject({ mastery: 'strong', isDue: false });
  });

  test('counts a hint as half known', async () => {
    const as = await at.tokenOf('student');
    const { body } = await at.ask('student', 1501, 'additional_practice');
    if (body.status !== 'PROCCESS') throw new Error('no question waits');
    const { questionId } = body.current;
    const [subTopicId = 0] = await at.askedSubTopics(body.attempt.attemptId);
    await at.server.ask(takeHint, { as, params: { questionId } });
    await give(at.server, as, questionId, true);
    const [row] = await at.server.database.query<{ points: number }>(
      {
        name: 'points-of-day',
        text: `select (mastery ->> 'dayPoints')::float8 as points from sub_topic_mastery where student_id = $1 and sub_topic_id = $2`,
      },
      [at.world.people.student.userId, subTopicId],
    );
    expect(row?.points).toBeCloseTo(0.6);
  });

  test('of another family is not there', async () => {
    const query = { studentId: at.world.people.student.userId, subjectId: 1, year: 5 };
    for (const name of ['otherStudent', 'otherParent', 'otherTutor', 'sibling'] as const)
      expect((await at.server.ask(getMastery, { as: await at.tokenOf(name), query })).status).toBe(404);
  });
});
