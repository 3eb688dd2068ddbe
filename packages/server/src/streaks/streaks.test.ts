import { getStudentProfile } from '@comet/contract/accounts';
import { setControls } from '@comet/contract/controls';
import { getSubTopicQuestion } from '@comet/contract/missions';
import { listStudentNotifications } from '@comet/contract/notification-centre';
import {
  addHoliday,
  buyStreakSaver,
  claimDailyReward,
  getStreak,
  getStreakPlan,
  removeHoliday,
  setRestDays,
} from '@comet/contract/streaks';
import { addDays } from '@comet/domain/attempts/local-day';
import { defaultControls } from '@comet/domain/controls/controls';
import { rewardIdOf } from '@comet/domain/streaks/daily-reward';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { give } from '../testing/answering.ts';
import { brokenCoinInvariants } from '../testing/coin-invariants.ts';
import { startWorld } from '../testing/start-world.ts';
import { startTwin, type TestServer } from '../testing/test-server.ts';
import { chapterId, type PersonName, subTopicId, type World, worldPassword } from '../testing/world.ts';

let server: TestServer;
let world: World;
let studentId: number;
beforeAll(async () => {
  ({ server, world } = await startWorld());
  studentId = world.people.student.userId;
});
afterAll(async () => {
  const everybody = Object.values(world.people).map(({ userId }) => userId);
  expect(await brokenCoinInvariants(server.database, everybody)).toEqual([]);
  await server.close();
});

/** A Monday. Each test has weeks of its own. */
let today = '2027-01-04';
beforeEach(async () => {
  today = addDays(today, 140);
  await run('delete from day_totals where student_id = $1');
  await run('delete from streak_savers where student_id = $1');
  await run('delete from streak_holidays where student_id = $1');
  await run('delete from streak_rest_days where student_id = $1');
  await run(`update users set time_zone = 'Europe/London' where user_id = $1`);
  await at(`${today}T10:00:00Z`);
});

const run = (text: string, more: readonly unknown[] = []) =>
  server.database.query({ name: '', text }, [studentId, ...more]);
const tokens = new Map<string, string>();
async function tokenOf(name: PersonName): Promise<string> {
  const key = `${name} ${server.clock.now().toISOString()}`;
  const token = tokens.get(key) ?? (await server.enter(name, worldPassword)).accessToken;
  tokens.set(key, token);
  return token;
}
async function at(instant: string): Promise<void> {
  server.clock.set(new Date(instant));
  await run(`update subscriptions set current_period_ends_at = $2 where student_id = $1`, [
    new Date(Date.parse(instant) + 3e10),
  ]);
}

/** As if this much had been done on the day. */
const learn = (day: string, answered = 10, finished = 0) =>
  run(
    `insert into day_totals (student_id, subject_id, day, answered, right_count, weight_answered, weight_right, spent_ms,
      finished_tests, last_active_at) values ($1, 1, $2, $3, $3, $3, $3, 0, $4, now())
      on conflict (student_id, day, subject_id) do update set answered = $3, finished_tests = $4`,
    [day, answered, finished],
  );
const learnDays = async (from: string, count: number): Promise<void> => {
  for (let place = 0; place < count; place++) await learn(addDays(from, place));
};

const streak = async () => (await server.ask(getStreak, { as: await tokenOf('student') })).body;
const claim = async (day: string, name: PersonName = 'student') =>
  server.ask(claimDailyReward, { as: await tokenOf(name), params: { id: rewardIdOf(day) } });
const coins = async () => (await server.ask(getStudentProfile, { as: await tokenOf('student') })).body.coins;
const buy = async () => server.ask(buyStreakSaver, { as: await tokenOf('student') });
const grant = (amount: number) =>
  server.database.transaction(async (tx) => {
    await server.services.rewards.lockTotals(tx, studentId);
    const cause = `test:${today}:${amount}`;
    await server.services.rewards.credit(tx, { studentId, cause, source: 'manual', amount });
  });
const asParent = async (name: PersonName = 'parent') => ({ as: await tokenOf(name), params: { id: studentId } });

describe('a streak', () => {
  test('begins with the tenth answer of the day', async () => {
    const as = await tokenOf('student');
    for (let answered = 0; answered < 10; answered++) {
      expect(await streak()).toMatchObject({ current: 0, today: { answered, isCounted: false }, rewards: [] });
      const { body } = await server.ask(getSubTopicQuestion, { as, query: { chapterId, subTopicId } });
      if (body.status !== 'PROCCESS') throw new Error('there is no question');
      await give(server, as, body.current.questionId, answered % 2 === 0);
    }
    expect(await streak()).toMatchObject({
      current: 1,
      today: { answered: 10, isCounted: true },
      rewards: [{ id: rewardIdOf(today), coins: 5, streak: 1, daysLeft: 7 }],
    });
  });

  test.each([
    ['a minute before midnight counts for the day that ends', 'Europe/London', 'T23:59:00Z', 0],
    ['a minute after midnight counts for the next', 'Europe/London', 'T00:01:00Z', 0],
    ['abroad counts for the day there', 'Pacific/Auckland', 'T13:00:00Z', 1],
  ])('an answer %s', async (_, zone, time, later) => {
    await run('update users set time_zone = $2 where user_id = $1', [zone]);
    // Out of British summer time, so that London is at UTC.
    const day = `${today.slice(0, 4)}-12-06`;
    await at(`${day}${time}`);
    const as = await tokenOf('student');
    const { body } = await server.ask(getSubTopicQuestion, { as, query: { chapterId, subTopicId } });
    if (body.status !== 'PROCCESS') throw new Error('there is no question');
    await give(server, as, body.current.questionId, true);
    expect((await streak()).today).toMatchObject({ day: addDays(day, later), answered: 1 });
  });

  test('is not broken when the family moves east or west', async () => {
    await learnDays(addDays(today, -3), 4);
    for (const zone of ['Pacific/Honolulu', 'Asia/Tokyo', 'Pacific/Auckland']) {
      await run('update users set time_zone = $2 where user_id = $1', [zone]);
      expect((await streak()).current, zone).toBe(4);
    }
  });

  test('is mended by two tasks on the next day', async () => {
    await learnDays(addDays(today, -5), 4);
    expect(await streak()).toMatchObject({ current: 4, mend: { day: addDays(today, -1), finished: 0, needed: 2 } });
    await learn(today, 0, 1);
    expect(await streak()).toMatchObject({ current: 1, mend: { finished: 1 } });
    await learn(today, 0, 2);
    expect(await streak()).toMatchObject({ current: 5, mend: null });
  });

  test('shows Monday to Sunday', async () => {
    await learn(today, 12);
    expect((await streak()).week.map(({ state }) => state)).toEqual([
      'counted',
      ...Array.from({ length: 6 }, () => 'upcoming'),
    ]);
  });
});

describe('a reward', () => {
  test('is paid once, however often and on however many servers it is claimed', async () => {
    await learnDays(addDays(today, -2), 3);
    const before = await coins();
    const twin = await startTwin(server);
    const as = await tokenOf('student');
    const id = rewardIdOf(today);
    const all = await Promise.all(
      Array.from({ length: 50 }, (_, place) =>
        (place % 2 === 0 ? server : twin).ask(claimDailyReward, { as, params: { id } }),
      ),
    );
    await twin.close();
    expect(new Set(all.map(({ status, text }) => `${status} ${text}`))).toEqual(
      new Set([`200 {"id":${id},"coins":10}`]),
    );
    expect(await coins()).toBe(before + 10);
    expect(await server.services.rewards.listBrokenBalances()).toEqual([]);
    expect((await streak()).rewards.map(({ streak: day }) => day)).toEqual([1, 2]);
  });

  test('waits seven days', async () => {
    await learn(addDays(today, -6));
    await learn(addDays(today, -7));
    expect((await streak()).rewards).toMatchObject([{ day: addDays(today, -6), daysLeft: 1 }]);
    const before = await coins();
    expect(await claim(addDays(today, -7))).toMatchObject({ status: 409, body: { code: 'noReward' } });
    expect((await claim(addDays(today, -6))).status).toBe(200);
    expect(await coins()).toBe(before + 5);
  });

  test('that was claimed stays claimed after it expired, and after the streak was mended', async () => {
    await learn(addDays(today, -2));
    await learn(today, 10, 1);
    expect((await claim(today)).body.coins).toBe(5);
    await learn(today, 10, 2);
    await learn(addDays(today, -1), 0, 0);
    const before = await coins();
    expect((await claim(today)).body.coins).toBe(5);
    await at(`${addDays(today, 30)}T10:00:00Z`);
    expect((await claim(today)).body.coins).toBe(5);
    expect(await coins()).toBe(before);
  });

  test.each([
    ['a day without work', () => addDays(today, -1)],
    ['tomorrow', () => addDays(today, 1)],
    ['a day that is none', () => '2027-13-45'],
  ])('of %s does not exist', async (_, day) => {
    await learn(today);
    const before = await coins();
    expect(await claim(day())).toMatchObject({ status: 409, body: { code: 'noReward' } });
    expect(await coins()).toBe(before);
  });

  test('of one child is not another’s', async () => {
    await learn(today);
    expect((await claim(today, 'sibling')).status).toBe(409);
    expect((await claim(today, 'parent')).status).toBe(403);
  });

  test('can’t be claimed while streaks are switched off', async () => {
    await learn(today);
    const set = async (hasStreaks: boolean) =>
      server.ask(setControls, { ...(await asParent()), body: { ...defaultControls, hasStreaks } });
    await set(false);
    expect(await streak()).toMatchObject({ isOn: false, rewards: [] });
    expect(await claim(today)).toMatchObject({ status: 409, body: { code: 'switchedOff' } });
    await set(true);
    expect((await claim(today)).status).toBe(200);
  });
});

describe('a streak saver', () => {
  test('costs 150 coins, once, and covers up to seven days by itself', async () => {
    await grant(400);
    await learnDays(addDays(today, -2), 3);
    const before = await coins();
    const all = await Promise.all(Array.from({ length: 20 }, buy));
    expect(all.filter(({ status }) => status === 200).length).toBe(1);
    expect(new Set(all.filter(({ status }) => status !== 200).map(({ text }) => JSON.parse(text).code))).toEqual(
      new Set(['saverWaiting']),
    );
    expect(await coins()).toBe(before - 150);
    expect((await streak()).saver).toMatchObject({ isWaiting: true, price: 150 });
    await at(`${addDays(today, 8)}T10:00:00Z`);
    await learn(addDays(today, 8));
    expect(await streak()).toMatchObject({
      current: 4,
      saver: { isWaiting: false, availableFrom: addDays(today, 61) },
    });
    expect(await buy()).toMatchObject({ status: 409, body: { code: 'saverTooSoon' } });
    expect(await server.services.rewards.listBrokenBalances()).toEqual([]);
  });

  test('is not sold on credit', async () => {
    const spare = (await coins()) - 149;
    await server.database.transaction(async (tx) => {
      await server.services.rewards.lockTotals(tx, studentId);
      const cause = `spend:${today}`;
      if (spare > 0) await server.services.rewards.spend(tx, { studentId, cause, source: 'costume', amount: spare });
    });
    expect(await buy()).toMatchObject({ status: 409, body: { code: 'notEnoughCoins' } });
    expect(await coins()).toBe(149);
  });
});

describe('what the parent arranges', () => {
  test('rest days apply from today, and not to the days before', async () => {
    await learnDays(addDays(today, -3), 2);
    const yesterday = [7];
    await server.ask(setRestDays, { ...(await asParent()), body: { restWeekdays: yesterday } });
    expect(await streak()).toMatchObject({ current: 2, mend: { day: addDays(today, -1) } });
    await learn(today, 0, 2);
    await learnDays(addDays(today, 1), 5);
    await at(`${addDays(today, 7)}T10:00:00Z`);
    await learn(addDays(today, 7));
    expect((await streak()).current).toBe(9);
    expect((await server.ask(getStreakPlan, await asParent())).body.restWeekdays).toEqual([7]);
  });

  test('a holiday keeps a streak, once in 60 days, and can be ended early', async () => {
    await learnDays(addDays(today, -2), 3);
    const holiday = { from: addDays(today, 1), to: addDays(today, 7) };
    const sent = { ...(await asParent()), body: holiday };
    const [first] = await Promise.all(Array.from({ length: 10 }, () => server.ask(addHoliday, sent)));
    expect(first?.status).toBe(200);
    const plan = (await server.ask(getStreakPlan, await asParent())).body;
    expect(plan.holidays).toMatchObject([holiday]);
    const again = { from: addDays(today, 40), to: addDays(today, 41) };
    expect(await server.ask(addHoliday, { ...(await asParent()), body: again })).toMatchObject({
      status: 409,
      body: { code: 'holidayTooSoon' },
    });
    await at(`${addDays(today, 8)}T10:00:00Z`);
    expect((await streak()).current).toBe(3);
    await at(`${addDays(today, 4)}T10:00:00Z`);
    const params = { id: studentId, holidayId: plan.holidays[0]?.holidayId };
    expect((await server.ask(removeHoliday, { as: await tokenOf('parent'), params })).status).toBe(200);
    await at(`${addDays(today, 6)}T10:00:00Z`);
    expect((await streak()).current).toBe(0);
  });

  test.each([
    ['longer than a week', 1, 8],
    ['that ends before it begins', 3, 2],
    ['long ago', -30, -28],
    ['in two years', 800, 801],
  ])('no holiday %s', async (_, from, to) => {
    const body = { from: addDays(today, from), to: addDays(today, to) };
    expect(await server.ask(addHoliday, { ...(await asParent()), body })).toMatchObject({
      status: 400,
      body: { code: 'badHoliday' },
    });
  });

  test('a holiday of another family can’t be removed', async () => {
    await server.ask(addHoliday, { ...(await asParent()), body: { from: today, to: today } });
    const holidayId = (await server.ask(getStreakPlan, await asParent())).body.holidays[0]?.holidayId;
    const sibling = { id: world.people.sibling.userId, holidayId };
    await server.ask(removeHoliday, { as: await tokenOf('parent'), params: sibling });
    expect((await server.ask(getStreakPlan, await asParent())).body.holidays.length).toBe(1);
    const params = { id: studentId, holidayId };
    expect((await server.ask(removeHoliday, { as: await tokenOf('otherParent'), params })).status).toBe(404);
  });
});

describe('a word about today', () => {
  const notices = async () =>
    (await server.ask(listStudentNotifications, { as: await tokenOf('student') })).body.notifications.filter(
      ({ kind }) => kind === 'streak',
    );
  const tell = () => server.services.streakNotices.tell();
  beforeEach(async () => {
    await run('delete from notifications where user_id = $1');
    await learnDays(addDays(today, -4), 4);
  });

  test('comes once, after school by the child’s own clock, and not again within a week', async () => {
    await run(`update users set time_zone = 'America/New_York' where user_id = $1`);
    for (const [time, count] of [
      ['T19:59:00Z', 0],
      ['T21:00:00Z', 1],
      ['T22:00:00Z', 1],
    ] as const) {
      await at(`${today}${time}`);
      await tell();
      expect(await notices()).toHaveLength(count);
    }
    expect(await notices()).toMatchObject([{ amount: 4, outcome: null }]);
    await learn(today);
    await at(`${addDays(today, 1)}T21:00:00Z`);
    await tell();
    expect(await notices()).toHaveLength(1);
  });

  test('doesn’t come in the evening or in the night', async () => {
    for (const time of ['T08:00:00Z', 'T15:59:00Z', 'T19:00:00Z', 'T23:00:00Z']) {
      await at(`${today}${time}`);
      await tell();
    }
    expect(await notices()).toEqual([]);
  });

  test.each([
    ['streaks are switched off', { ...defaultControls, hasStreaks: false }],
    ['the parent muted it', { ...defaultControls, mutedNotifications: ['streak' as const] }],
  ])('doesn’t come where %s', async (_, controls) => {
    await at(`${today}T16:30:00Z`);
    await server.ask(setControls, { ...(await asParent()), body: controls });
    await tell();
    expect(await notices()).toEqual([]);
    await server.ask(setControls, { ...(await asParent()), body: defaultControls });
    await tell();
    expect(await notices()).toHaveLength(1);
  });

  test('doesn’t come when today counts', async () => {
    await learn(today);
    await at(`${today}T16:30:00Z`);
    await tell();
    expect(await notices()).toEqual([]);
  });
});
