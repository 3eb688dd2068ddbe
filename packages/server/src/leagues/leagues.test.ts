import { listAvatarPresets, wearPreset } from '@comet/contract/avatars';
import { setControls } from '@comet/contract/controls';
import * as calls from '@comet/contract/leagues';
import { getSubTopicQuestion } from '@comet/contract/missions';
import { listStudentNotifications } from '@comet/contract/notification-centre';
import { defaultControls } from '@comet/domain/controls/controls';
import { pointsPerDay } from '@comet/domain/leagues/leagues';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CamelCased } from '../platform/statement.ts';
import { give } from '../testing/answering.ts';
import { openLivePage } from '../testing/live-page.ts';
import { startWorld } from '../testing/start-world.ts';
import { startTwin, type TestServer } from '../testing/test-server.ts';
import { chapterId, type PersonName, subTopicId, type World, worldPassword } from '../testing/world.ts';

let server: TestServer;
let world: World;
beforeAll(async () => {
  ({ server, world } = await startWorld());
  await server.database.query({ name: '', text: `update subscriptions set current_period_ends_at = '2030-01-01'` }, []);
});
afterAll(() => server.close());

const idOf = (name: PersonName): number => world.people[name].userId;
const tokens = new Map<string, string>();
async function tokenOf(name: PersonName): Promise<string> {
  const key = `${name} ${server.clock.now().toISOString().slice(0, 15)}`;
  const token = tokens.get(key) ?? (await server.enter(name, worldPassword)).accessToken;
  tokens.set(key, token);
  return token;
}
const switchLeagues = async (parent: PersonName, child: PersonName, hasLeagues: boolean): Promise<void> => {
  const sent = { params: { id: idOf(child) }, body: { ...defaultControls, hasLeagues } };
  const { status, text } = await server.ask(setControls, { as: await tokenOf(parent), ...sent });
  expect(status, text).toBe(200);
};
const leagues = async (name: PersonName) => (await server.ask(calls.getLeagues, { as: await tokenOf(name) })).body;
const askBoard = async (name: PersonName, id: number | null) =>
  server.ask(calls.getLeaderboard, { as: await tokenOf(name), params: { id: id ?? 0 } });
async function board(name: PersonName, id: number | null) {
  const { leaderboard } = (await askBoard(name, id)).body;
  if (leaderboard === null) throw new Error(`${name} sees no leaderboard`);
  return leaderboard;
}
const join = async (name: PersonName) => server.ask(calls.assignStudent, { as: await tokenOf(name) });
const leave = async (name: PersonName) => server.ask(calls.leaveLeague, { as: await tokenOf(name) });

/** Tests that were passed lie long enough behind for the same one to give experience again. */
const forgetPassed = () =>
  server.database.query({ name: '', text: `update attempts set finished_at = finished_at - interval '8 days'` }, []);

/** Answers one question of a test; gives the experience. */
async function answer(name: PersonName, isRight = true): Promise<number> {
  const as = await tokenOf(name);
  await forgetPassed();
  const { body, text } = await server.ask(getSubTopicQuestion, { as, query: { chapterId, subTopicId } });
  if (body.status !== 'PROCCESS') throw new Error(text);
  return (await give(server, as, body.current.questionId, isRight)).experience;
}
const pointsOf = async (name: PersonName): Promise<number | undefined> => {
  const { leagueId } = await leagues(name);
  return (await board(name, leagueId)).students.find(({ isOwn }) => isOwn)?.points;
};
const inGroup = (name: PersonName) => expect.poll(async () => (await leagues(name)).state).toBe('in');
const query = <Row extends CamelCased<Row> = Record<string, unknown>>(text: string, values: readonly unknown[] = []) =>
  server.database.query<Row>({ name: '', text }, values);

async function settleAll(): Promise<void> {
  while ((await server.services.leagues.settleSome()) > 0);
}

describe('a child', () => {
  test('is in no league until a parent switches them on, and sees their own week', async () => {
    const experience = await answer('student');
    expect(await leagues('student')).toMatchObject({
      state: 'off',
      leagueId: null,
      ownWeek: { experience, best: null },
      leagues: [
        { tier: 'bronze' },
        { tier: 'silver' },
        { tier: 'gold' },
        { tier: 'ruby' },
        { tier: 'emerald' },
        { tier: 'diamond' },
      ],
    });
    expect(await join('student')).toMatchObject({ status: 409, body: { code: 'switchedOff' } });
    expect(await query('select from league_scores')).toEqual([]);
  });

  test('joins with the first points of the week, not with a mistake', async () => {
    await switchLeagues('parent', 'student', true);
    expect((await leagues('student')).state).toBe('waiting');
    await answer('student', false);
    expect((await leagues('student')).state).toBe('waiting');
    const experience = await answer('student');
    await inGroup('student');
    expect(await pointsOf('student')).toBe(experience);
  });

  test('shares the group with another of the grade, and each hears of the other’s points', async () => {
    await switchLeagues('otherParent', 'otherStudent', true);
    await answer('otherStudent');
    await inGroup('otherStudent');
    const page = await openLivePage(server, 'student');
    const { leagueId } = await leagues('student');
    expect((await leagues('otherStudent')).leagueId).toBe(leagueId);
    await answer('otherStudent');
    await expect.poll(() => page.text()).toContain('"type":"league"');
    expect(page.text()).not.toContain(`${idOf('otherStudent')}`.padStart(3, ':'));
    expect(page.text()).not.toContain(`"studentId":${idOf('otherStudent')}`);
    await page.close();
  });

  test('is known to others by nickname and avatar only', async () => {
    const { leagueId } = await leagues('student');
    const { body, text } = await askBoard('student', leagueId);
    const students = body.leaderboard?.students ?? [];
    expect(students.map(({ isOwn }) => isOwn).sort()).toEqual([false, true]);
    expect(new Set(students.map(({ nickname }) => nickname)).size).toBe(2);
    for (const secret of ['otherStudent', 'Test', 'userId', 'studentId', 'userName'])
      expect(text).not.toContain(secret);
  });

  test('shows a new look to the others', async () => {
    const { leagueId } = await leagues('student');
    const lookOfOther = async () =>
      (await board('student', leagueId)).students.find(({ isOwn }) => !isOwn)?.usersAvatarPresets;
    const before = await lookOfOther();
    const as = await tokenOf('otherStudent');
    const { presets } = (await server.ask(listAvatarPresets, { as, query: { type: 'costume' } })).body;
    const forms = presets.filter(({ isOwned }) => isOwned).flatMap((preset) => preset.refAvatarPresetAdditionalIds);
    const refAvatarPresetAdditionalId = forms.find((form) => before?.includes(form) === false) ?? 0;
    const worn = await server.ask(wearPreset, { as, body: { refAvatarPresetAdditionalId } });
    expect(worn.status, worn.text).toBe(200);
    expect(await lookOfOther()).toEqual(worn.body.usersAvatarPresets);
    expect(await lookOfOther()).not.toEqual(before);
  });

  test('can take another nickname', async () => {
    const before = (await leagues('student')).nickname;
    const changed = (await server.ask(calls.changeNickname, { as: await tokenOf('student') })).body.nickname;
    expect(changed).not.toBe(before);
    expect((await leagues('student')).nickname).toBe(changed);
  });

  test('who changes the nickname again and again doesn’t keep the pages of the others busy', async () => {
    const page = await openLivePage(server, 'student');
    for (let changed = 0; changed < 6; changed++) {
      await server.ask(calls.changeNickname, { as: await tokenOf('otherStudent') });
      await new Promise((resolve) => setTimeout(resolve, 300));
    }
    expect(page.text().split('"type":"league"').length - 1).toBeLessThanOrEqual(2);
    await page.close();
  });

  test('sees no group but their own', async () => {
    const { leagueId } = await leagues('student');
    await switchLeagues('parent', 'sibling', true);
    expect((await askBoard('sibling', leagueId)).body).toEqual({ leaderboard: null });
    expect((await askBoard('student', 999_999)).body).toEqual({ leaderboard: null });
  });

  test('whose parent switches leagues off is gone from the board at once', async () => {
    const { leagueId } = await leagues('student');
    const page = await openLivePage(server, 'otherStudent');
    await switchLeagues('parent', 'student', false);
    expect((await askBoard('student', leagueId)).body).toEqual({ leaderboard: null });
    expect(await join('student')).toMatchObject({ status: 409, body: { code: 'switchedOff' } });
    expect((await board('otherStudent', leagueId)).students.length).toBe(1);
    await expect.poll(() => page.text()).toContain('"type":"league"');
    await page.close();
    const [before] = await query<{ points: number }>('select points from league_scores where student_id = $1', [
      idOf('student'),
    ]);
    await answer('student');
    const [after] = await query<{ points: number }>('select points from league_scores where student_id = $1', [
      idOf('student'),
    ]);
    expect(after).toEqual(before);
    await switchLeagues('parent', 'student', true);
    expect((await board('otherStudent', leagueId)).students.length).toBe(2);
  });

  test('leaves at any time, and comes back to the same group with the same points, however easy another one is', async () => {
    const points = await pointsOf('student');
    const { leagueId } = await leagues('student');
    expect((await leave('student')).body).toMatchObject({ state: 'left', leagueId: null });
    expect((await board('otherStudent', leagueId)).students.length).toBe(1);
    expect((await askBoard('student', leagueId)).body).toEqual({ leaderboard: null });
    // Another one would be the first choice: slower, as this child has been, and with a place left.
    await query('update league_groups set pace_sum = 1000 where group_id = $1', [leagueId]);
    await query(
      `insert into league_groups (week, grade, tier, member_count, pace_sum)
        select week, grade, tier, 19, 0 from league_groups where group_id = $1`,
      [leagueId],
    );
    await answer('student');
    expect((await leagues('student')).state).toBe('left');
    const all = await Promise.all(Array.from({ length: 20 }, () => join('student')));
    expect(new Set(all.map(({ body }) => `${body.state} ${body.leagueId}`))).toEqual(new Set([`in ${leagueId}`]));
    expect(await pointsOf('student')).toBe(points);
    await query('delete from league_groups where member_count = 19');
    const counts = await query<{ memberCount: number; real: number }>(
      'select member_count, (select count(*)::int from league_scores s where s.group_id = g.group_id) as real from league_groups g',
    );
    for (const { memberCount, real } of counts) expect(memberCount).toBe(real);
  });
});

describe('points', () => {
  test('are at most 400 a day, in the UK', async () => {
    server.clock.set(new Date('2026-11-26T10:00:00Z'));
    await settleAll();
    await query(`update league_students set tier = 'bronze'`);
    await join('student');
    const before = (await pointsOf('student')) ?? 0;
    for (let answered = 0; answered < 45; answered++) await answer('student');
    expect(await pointsOf('student')).toBe(before + pointsPerDay);
    server.clock.set(new Date('2026-11-27T00:00:01Z'));
    const experience = await answer('student');
    expect(await pointsOf('student')).toBe(before + pointsPerDay + experience);
  });

  test('count once for an answer that is sent 50 times', async () => {
    const as = await tokenOf('student');
    const before = (await pointsOf('student')) ?? 0;
    const { body } = await server.ask(getSubTopicQuestion, { as, query: { chapterId, subTopicId } });
    if (body.status !== 'PROCCESS') throw new Error('there is no question');
    const { questionId } = body.current;
    const all = await Promise.all(Array.from({ length: 50 }, () => give(server, as, questionId, true)));
    expect(await pointsOf('student')).toBe(before + (all[0]?.experience ?? 0));
  });
});

describe('the end of a week', () => {
  test('settles each group once, on two servers at once, and pays once', async () => {
    server.clock.set(new Date('2026-11-28T10:00:00Z'));
    await join('otherStudent');
    for (let answered = 0; answered < 12; answered++) await answer('otherStudent');
    const { leagueId } = await leagues('student');
    const standing = (await board('student', leagueId)).students;
    // Sunday, 23:59.
    server.clock.set(new Date('2026-11-29T23:59:59Z'));
    await settleAll();
    expect((await board('student', leagueId)).isOver).toBe(false);
    // Answers of the last second may still be on their way.
    server.clock.set(new Date('2026-11-30T00:01:59Z'));
    expect(await server.services.leagues.settleSome()).toBe(0);
    server.clock.set(new Date('2026-11-30T00:02:01Z'));
    const twin = await startTwin(server);
    const settled = await Promise.all([
      server.services.leagues.settleSome(),
      twin.services.leagues.settleSome(),
      server.services.leagues.settleSome(),
    ]);
    await twin.close();
    // The server's own job may have been the one.
    expect(settled.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(1);
    expect(
      await query(`select cause from ledger_entries where source = 'league' and cause like 'league:2026-11-23:%'`),
    ).toHaveLength(2);
    expect(await server.services.leagues.settleSome()).toBe(0);
    const over = await board('student', leagueId);
    expect(over.isOver).toBe(true);
    expect(over.students.map(({ nickname, points }) => [nickname, points])).toEqual(
      standing.map(({ nickname, points }) => [nickname, points]),
    );
    expect(over.students.map(({ rank, coins }) => [rank, coins])).toEqual([
      [1, 100],
      [2, 75],
    ]);
    for (const name of ['student', 'otherStudent'] as const) {
      const own = (await board(name, leagueId)).students.find(({ isOwn }) => isOwn);
      const { body } = await server.ask(listStudentNotifications, { as: await tokenOf(name) });
      const told = body.notifications.filter(({ kind, at }) => kind === 'league' && at.startsWith('2026-11-30'));
      expect(told).toMatchObject([{ amount: own?.coins, outcome: own?.outcome }]);
    }
    expect(await server.services.rewards.listBrokenBalances()).toEqual([]);
  });

  test('stands in the history as it was, whatever happens later', async () => {
    const [period] = (await server.ask(calls.listLeaguePeriods, { as: await tokenOf('student') })).body;
    expect(period).toMatchObject({
      from: '2026-11-23',
      to: '2026-11-29',
      tier: 'bronze',
      rank: 1,
      groupSize: 2,
      outcome: 'up',
      coins: 100,
    });
    await answer('student');
    await leave('student');
    expect((await server.ask(calls.listLeaguePeriods, { as: await tokenOf('student') })).body[0]).toEqual(period);
    expect((await board('student', period?.leagueId ?? 0)).students.length).toBe(2);
  });

  test('who has left, or is switched off, isn’t shown to the others any more, neither now nor in weeks before', async () => {
    const [period] = (await server.ask(calls.listLeaguePeriods, { as: await tokenOf('otherStudent') })).body;
    const shown = async () => (await board('otherStudent', period?.leagueId ?? 0)).students.map(({ isOwn }) => isOwn);
    // The student left in the test before.
    expect(await shown()).toEqual([true]);
    await join('student');
    expect(await shown()).toEqual([false, true]);
    await switchLeagues('parent', 'student', false);
    expect(await shown()).toEqual([true]);
    await switchLeagues('parent', 'student', true);
    expect(await shown()).toEqual([false, true]);
    expect((await server.ask(calls.listLeaguePeriods, { as: await tokenOf('otherStudent') })).body[0]).toEqual(period);
  });

  test('who was switched off when it ended isn’t in it later either', async () => {
    const [period] = (await server.ask(calls.listLeaguePeriods, { as: await tokenOf('otherStudent') })).body;
    const missing = `update league_scores set rank = $2, outcome = null, coins = null where student_id = $1 and group_id = $3`;
    await query(missing, [idOf('student'), null, period?.leagueId]);
    expect((await board('otherStudent', period?.leagueId ?? 0)).students).toHaveLength(1);
    await query(missing, [idOf('student'), 1, period?.leagueId]);
  });

  test('moves up who is to, and the next week begins in the new tier', async () => {
    await join('student');
    const tierOf = (all: Awaited<ReturnType<typeof leagues>>) => all.leagues.find(({ isCurrent }) => isCurrent)?.tier;
    expect(tierOf(await leagues('student'))).toBe('silver');
    expect(tierOf(await leagues('otherStudent'))).toBe('bronze');
    expect((await leagues('student')).ownWeek.best).toMatchObject({ from: '2026-11-23' });
  });
});

describe('groups', () => {
  test('that stayed too small until Wednesday are merged', async () => {
    server.clock.set(new Date('2026-12-07T10:00:00Z'));
    await join('student');
    await join('otherStudent');
    await query(`update league_students set tier = 'bronze'`);
    const insert = `insert into league_groups (week, grade, tier, member_count, pace_sum) values ('2026-12-07', 5, 'bronze', 0, 0) returning group_id`;
    const [one] = await query<{ groupId: number }>(insert);
    const [other] = await query<{ groupId: number }>(insert);
    const put = (name: PersonName, groupId: number | undefined) =>
      query(`update league_scores set group_id = $2 where student_id = $1 and week = '2026-12-07'`, [
        idOf(name),
        groupId,
      ]);
    await put('student', one?.groupId);
    await put('otherStudent', other?.groupId);
    await query(
      `delete from league_groups g where week = '2026-12-07' and not exists (select from league_scores s where s.group_id = g.group_id)`,
    );
    await query(`update league_groups set member_count = 1 where week = '2026-12-07'`);
    await server.services.leagues.mergeSmall();
    expect((await leagues('student')).leagueId).not.toBe((await leagues('otherStudent')).leagueId);
    server.clock.set(new Date('2026-12-09T10:00:00Z'));
    await server.services.leagues.mergeSmall();
    expect((await leagues('student')).leagueId).toBe((await leagues('otherStudent')).leagueId);
    expect(await query(`select member_count from league_groups where week = '2026-12-07'`)).toEqual([
      { memberCount: 2 },
    ]);
  });

  test('are found by the job for whoever has points and none', async () => {
    await query(`update league_scores set group_id = null where student_id = $1 and week = '2026-12-07'`, [
      idOf('student'),
    ]);
    await server.services.leagues.placeWaiting();
    expect((await leagues('student')).state).toBe('in');
  });

  test('keep a child on holiday in their tier', async () => {
    await query(`update league_groups set tier = 'silver' where week = '2026-12-07'`);
    await query(`update league_students set tier = 'silver'`);
    const [{ groupId } = { groupId: 0 }] = await query<{ groupId: number }>(
      `select group_id from league_scores where student_id = $1 and week = '2026-12-07'`,
      [idOf('student')],
    );
    // Six more, so that one of eight moves down.
    const { rows } = {
      rows: await query<{ userId: number }>(
        `insert into users (role, first_name, last_name, user_name, password_hash, year_of_study, created_at, updated_at)
        select 'student', 'Extra', 'Test', 'extra' || n, 'x', 5, now(), now() from generate_series(1, 8) n returning user_id`,
      ),
    };
    for (const [place, { userId: id }] of rows.entries()) {
      await query('insert into student_controls select $1, true, true, true, null, true, $2, now()', [id, []]);
      await query(`insert into league_students (student_id, tier, nickname) values ($1, 'silver', $2)`, [id, place]);
      await query(
        `insert into league_scores (student_id, week, group_id, points, day, day_points, answered, right_count, sub_topic_ids, scored_at)
          values ($1, '2026-12-07', $2, 500, '2026-12-07', 100, 10, 9, '{}', now())`,
        [id, groupId],
      );
    }
    await query(
      `insert into streak_holidays (student_id, from_day, to_day, set_at) values ($1, '2026-12-12', '2026-12-15', now())`,
      [idOf('student')],
    );
    server.clock.set(new Date('2026-12-14T00:10:00Z'));
    await settleAll();
    const outcomeOf = async (name: PersonName) =>
      (
        await query<{ outcome: string }>(
          `select outcome from league_scores where student_id = $1 and week = '2026-12-07'`,
          [idOf(name)],
        )
      )[0]?.outcome;
    expect(await outcomeOf('student')).toBe('stay');
  });
});
