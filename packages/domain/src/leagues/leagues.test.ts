import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chooseGroup, planMerges } from './groups.ts';
import {
  groupSize,
  leagueDay,
  leagueGrade,
  leagueWeek,
  smallestGroup,
  tierInGrade,
  tiersOf,
  weekEndsAt,
} from './leagues.ts';
import { freeNickname, nicknameCount, nicknameOf } from './nicknames.ts';
import { movesOf, rankGroup, settleGroup, type WeekScore } from './settle-week.ts';

const score = (studentId: number, points: number, more: Partial<WeekScore> = {}) => ({
  studentId,
  points,
  answered: 10,
  right: 5,
  subTopics: 2,
  scoredAtMs: 1000,
  isOnHoliday: false,
  ...more,
});

test('tiers are those of the grade, and sapphire is nobody’s', () => {
  expect(tiersOf(3)).toEqual(['bronze', 'silver', 'gold']);
  expect(tiersOf(5)).toEqual(['bronze', 'silver', 'gold', 'ruby', 'emerald', 'diamond']);
});

test.each([
  [3, 3],
  [4, 4],
  [5, 5],
  [6, 6],
  [7, 6],
])('year %i plays in grade %i', (year, grade) => {
  expect(leagueGrade(year)).toBe(grade);
});

test.each([
  ['diamond', 6, 'gold'],
  ['ruby', 6, 'gold'],
  ['silver', 6, 'silver'],
  ['diamond', 5, 'diamond'],
] as const)('%s in grade %i is %s', (tier, grade, now) => {
  expect(tierInGrade(tier, grade)).toBe(now);
});

describe('a week', () => {
  test.each([
    ['2026-11-22T23:59:59Z', '2026-11-16'],
    ['2026-11-23T00:00:00Z', '2026-11-23'],
    // British summer time begins and ends on a Sunday.
    ['2026-03-29T22:59:59Z', '2026-03-23'],
    ['2026-03-29T23:00:00Z', '2026-03-30'],
    ['2026-10-25T23:59:59Z', '2026-10-19'],
    ['2026-10-26T00:00:00Z', '2026-10-26'],
  ])('at %s is that of %s', (now, week) => {
    expect(leagueWeek(new Date(now))).toBe(week);
  });

  test('ends in the moment the next begins, in every week of two years', () => {
    fc.assert(
      fc.property(fc.integer({ min: Date.parse('2026-01-01'), max: Date.parse('2028-01-01') }), (ms) => {
        const week = leagueWeek(new Date(ms));
        const end = weekEndsAt(week);
        expect(leagueWeek(new Date(end.getTime() - 1))).toBe(week);
        expect(leagueDay(end)).toBe(leagueWeek(end));
        expect(leagueWeek(end) > week).toBe(true);
      }),
    );
  });
});

describe('ranks', () => {
  test.each<[string, Partial<WeekScore>, Partial<WeekScore>]>([
    ['points an answer', { answered: 5, right: 1 }, { answered: 6, right: 6 }],
    ['accuracy', { right: 6 }, { right: 5 }],
    ['sub-topics', { subTopics: 3 }, { subTopics: 2 }],
    ['who was there first', { scoredAtMs: 1 }, { scoredAtMs: 2 }],
  ])('with the same points go by %s', (_, better, worse) => {
    expect(
      rankGroup([score(1, 100, worse), score(2, 100, better)]).map(({ studentId, rank }) => [studentId, rank]),
    ).toEqual([
      [2, 1],
      [1, 2],
    ]);
  });

  test('are shared by those who are level in everything', () => {
    expect(rankGroup([score(1, 90), score(2, 100), score(3, 100)]).map(({ rank }) => rank)).toEqual([1, 1, 3]);
  });
});

test.each([
  ['bronze', 3, 20, 8, 0],
  ['silver', 3, 20, 6, 4],
  ['gold', 3, 20, 0, 4],
  ['gold', 5, 20, 4, 4],
  ['emerald', 5, 20, 4, 4],
  ['diamond', 5, 20, 0, 4],
  ['bronze', 4, 10, 4, 0],
  ['silver', 6, 8, 2, 2],
  ['bronze', 6, 1, 0, 0],
] as const)('from %s in grade %i with %i children go %i up and %i down', (tier, grade, size, up, down) => {
  expect(movesOf(tier, grade, size)).toEqual({ up, down });
});

describe('the end of a week', () => {
  const twenty = Array.from({ length: 20 }, (_, place) => score(place + 1, 1000 - 40 * place));

  test('pays the first three, others who go up, and whoever has 100 points', () => {
    const results = settleGroup({ tier: 'silver', grade: 5 }, [...twenty.slice(0, 19), score(20, 99)]);
    expect(results.map(({ coins }) => coins)).toEqual([
      100,
      75,
      50,
      25,
      25,
      25,
      ...Array.from({ length: 13 }, () => 10),
      0,
    ]);
    expect(results.map(({ tier }) => tier)).toEqual([
      ...Array.from({ length: 6 }, () => 'gold'),
      ...Array.from({ length: 10 }, () => 'silver'),
      ...Array.from({ length: 4 }, () => 'bronze'),
    ]);
  });

  test('never moves down a child on holiday, nor from the lowest tier', () => {
    const away = twenty.map((one) => ({ ...one, isOnHoliday: one.studentId === 19 }));
    expect(settleGroup({ tier: 'gold', grade: 3 }, away).find(({ studentId }) => studentId === 19)?.outcome).toBe(
      'stay',
    );
    expect(settleGroup({ tier: 'bronze', grade: 3 }, twenty).some(({ outcome }) => outcome === 'down')).toBe(false);
  });

  test('skips from gold to ruby and back', () => {
    expect(settleGroup({ tier: 'gold', grade: 5 }, twenty)[0]?.tier).toBe('ruby');
    expect(settleGroup({ tier: 'ruby', grade: 5 }, twenty)[19]?.tier).toBe('gold');
  });

  test('brings nobody up without a point, and pays nothing to them', () => {
    const idle = Array.from({ length: 20 }, (_, place) => score(place, 0));
    expect(
      settleGroup({ tier: 'bronze', grade: 3 }, idle).every(({ outcome, coins }) => outcome === 'stay' && coins === 0),
    ).toBe(true);
  });

  const scores = fc.uniqueArray(fc.record({ id: fc.nat(1000), points: fc.nat(300), right: fc.nat(10) }), {
    selector: ({ id }) => id,
    minLength: 1,
    maxLength: 20,
  });
  test('does not depend on the order of the children, and treats level ones alike', () => {
    fc.assert(
      fc.property(scores, fc.constantFrom('bronze', 'silver', 'gold'), (all, tier) => {
        const group = all.map(({ id, points, right }) => score(id, points, { right }));
        const results = settleGroup({ tier, grade: 4 }, group);
        const byId = (list: typeof results) => [...list].sort((one, other) => one.studentId - other.studentId);
        expect(byId(settleGroup({ tier, grade: 4 }, [...group].reverse()))).toEqual(byId(results));
        for (const [, level] of Map.groupBy(results, ({ rank }) => rank))
          expect(new Set(level.map(({ outcome, coins }) => `${outcome} ${coins}`)).size).toBe(1);
        for (const one of results)
          for (const other of results) if (one.rank < other.rank) expect(one.coins).toBeGreaterThanOrEqual(other.coins);
      }),
    );
  });
});

describe('groups', () => {
  test.each([
    [
      'the one of the nearest pace',
      [
        [1, 10, 300],
        [2, 10, 200],
      ],
      220,
      2,
    ],
    [
      'none that is full',
      [
        [1, 20, 200],
        [2, 10, 300],
      ],
      220,
      2,
    ],
    ['a new one where no pace is alike', [[1, 10, 2000]], 100, undefined],
    [
      'one that is too small, whatever the pace',
      [
        [1, 7, 2000],
        [2, 10, 900],
      ],
      100,
      1,
    ],
    ['a new one where there is none', [], 100, undefined],
  ])('%s is chosen', (_, groups, pace, chosen) => {
    const open = groups.map(([groupId = 0, size = 0, own = 0]) => ({ groupId, size, pace: own }));
    expect(chooseGroup(open, pace)).toBe(chosen);
  });

  test('are never too small after merging where there are enough children, never too large, and lose nobody', () => {
    const sizes = fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(sizes, fc.array(fc.nat(1000), { minLength: 160, maxLength: 160 }), (counts, paces) => {
        let studentId = 0;
        const members = counts.flatMap((count, place) =>
          Array.from({ length: count }, () => ({
            studentId: ++studentId,
            groupId: place + 1,
            pace: paces[studentId] ?? 0,
          })),
        );
        const moves = new Map(planMerges(members).map((move) => [move.studentId, move.toGroupId]));
        const after = Map.groupBy(members, (one) => moves.get(one.studentId) ?? one.groupId);
        const sizesAfter = [...after.values()].map((list) => list.length);
        expect(sizesAfter.reduce((sum, size) => sum + size, 0)).toBe(members.length);
        for (const size of sizesAfter) {
          expect(size).toBeLessThanOrEqual(groupSize);
          expect(size).toBeGreaterThanOrEqual(Math.min(smallestGroup, members.length));
        }
      }),
    );
  });
});

describe('nicknames', () => {
  test('are all different, and two words', () => {
    const all = Array.from({ length: nicknameCount }, (_, number) => nicknameOf(number));
    expect(new Set(all).size).toBe(nicknameCount);
    expect(all.every((name) => /^[A-Z][a-z]+ [A-Z][a-z]+$/.test(name))).toBe(true);
  });

  test('in a group are taken once', () => {
    expect(freeNickname(5, [5, 46])).toBe(87);
    expect(freeNickname(5, [6])).toBe(5);
  });
});
