import fc from 'fast-check';
import { createEmptyCard, type FSRS, fsrs, Rating } from 'ts-fsrs';
import { describe, expect, test } from 'vitest';
import { addDays, daysBetween } from '../attempts/local-day.ts';
import { dailyCards, dailyNewCards, restOfDay, spreadBacklog } from './daily-plan.ts';
import type { CardVerdict } from './deck.ts';
import { afterReview, aimFor, type CardMemory, chanceOn, targetRetention, toMemory } from './schedule.ts';

const start = '2026-09-07';
const grades = { right: Rating.Good, nearly: Rating.Hard, wrong: Rating.Again } as const;

/** The library's own scheduler of whole cards, which shares nothing with ours but its formulas. */
const library: FSRS = fsrs({
  request_retention: 0.9,
  maximum_interval: 365,
  enable_fuzz: false,
  enable_short_term: false,
});

/** Days until the card is due after each answer, each given when the card was due or so many days off. */
function intervals(verdicts: readonly CardVerdict[], late: readonly number[] = []) {
  let memory: CardMemory | undefined;
  let card = createEmptyCard(new Date(`${start}T09:00:00Z`));
  let day = start;
  const ours: number[] = [];
  const theirs: number[] = [];
  for (const [place, verdict] of verdicts.entries()) {
    memory = afterReview(memory, verdict, day);
    ours.push(daysBetween(day, memory.dueDay));
    card = library.next(card, new Date(`${day}T09:00:00Z`), grades[verdict]).card;
    theirs.push(card.scheduled_days);
    day = addDays(memory.dueDay, Math.max(1 - (ours.at(-1) ?? 1), late[place] ?? 0));
  }
  return { ours, theirs };
}

describe('intervals are those of ts-fsrs', () => {
  test.each<[CardVerdict[], number[]]>([
    [['right'], []],
    [['nearly'], []],
    [['wrong'], []],
    [['right', 'right', 'right', 'right', 'right'], []],
    [['right', 'right', 'wrong', 'right', 'right'], []],
    [['wrong', 'wrong', 'wrong', 'right'], []],
    // So weak a memory that its stability is below a tenth of a day.
    [['wrong', 'wrong', 'wrong', 'right', 'right', 'right'], []],
    [['nearly', 'nearly', 'right', 'nearly', 'wrong', 'right'], []],
    [
      ['right', 'right', 'right', 'right'],
      [5, 20, 60],
    ],
    [
      ['right', 'right', 'right', 'wrong', 'right'],
      [-1, -3, 0, 2],
    ],
    [['right', 'right', 'right', 'right', 'right', 'right', 'right', 'right', 'right'], []],
  ])('%j, late by %j', (verdicts, late) => {
    const { ours, theirs } = intervals(verdicts, late);
    expect(ours).toEqual(theirs);
  });

  test('for any history', () => {
    const verdict = fc.constantFrom<CardVerdict>('right', 'nearly', 'wrong');
    const history = fc.array(fc.tuple(verdict, fc.integer({ min: -20, max: 90 })), { minLength: 1, maxLength: 25 });
    fc.assert(
      fc.property(history, (steps) => {
        const { ours, theirs } = intervals(
          steps.map(([given]) => given),
          steps.map(([, late]) => late),
        );
        expect(ours).toEqual(theirs);
      }),
    );
  });
});

describe('a review', () => {
  const verdict = fc.constantFrom<CardVerdict>('right', 'nearly', 'wrong');

  test('counts once a day, however many devices answer in whatever order, and never on an earlier day', () => {
    const answers = fc.array(fc.record({ verdict, daysLater: fc.integer({ min: -3, max: 3 }) }), { maxLength: 40 });
    fc.assert(
      fc.property(answers, (list) => {
        let memory: CardMemory | undefined;
        let day = start;
        for (const { verdict: given, daysLater } of list) {
          day = addDays(day, daysLater);
          const before = memory;
          memory = afterReview(memory, given, day);
          if (before !== undefined && day <= before.lastDay) expect(memory).toBe(before);
          else expect(memory.reviews).toBe((before?.reviews ?? 0) + 1);
          expect(afterReview(memory, 'wrong', day)).toBe(memory);
        }
      }),
    );
  });

  test('takes what another program wrote, however wild, and keeps it in range', () => {
    fc.assert(
      fc.property(fc.double(), fc.double(), verdict, fc.nat(40_000), (stabilityDays, difficulty, given, gap) => {
        const memory = toMemory({ stabilityDays, difficulty, lastDay: start }, { reviews: 3, lapses: 1 });
        const next = afterReview(memory, given, addDays(start, gap + 1));
        for (const { stabilityDays: stability, difficulty: hardness, dueDay, lastDay } of [memory, next]) {
          expect(stability).toBeGreaterThanOrEqual(0.001);
          expect(stability).toBeLessThanOrEqual(36_500);
          expect(hardness).toBeGreaterThanOrEqual(1);
          expect(hardness).toBeLessThanOrEqual(10);
          const away = daysBetween(lastDay, dueDay);
          expect(away).toBeGreaterThanOrEqual(1);
          // The library puts a day between the grades, above its longest interval, too.
          expect(away).toBeLessThanOrEqual(367);
        }
        expect(chanceOn(next, addDays(start, gap + 30))).toBeGreaterThan(0);
      }),
    );
  });

  test('a card is known after a week of memory, for as long as four in five would be remembered', () => {
    const once = afterReview(undefined, 'right', start);
    expect(once.knownUntil).toBeNull();
    const known = toMemory({ stabilityDays: 20, difficulty: 5, lastDay: start }, { reviews: 3, lapses: 0 });
    expect(chanceOn(known, known.knownUntil ?? '')).toBeGreaterThanOrEqual(0.8);
    expect(chanceOn(known, addDays(known.knownUntil ?? '', 1))).toBeLessThan(0.8);
    expect(chanceOn(known, addDays(start, 20))).toBeCloseTo(0.9, 5);
  });
});

describe('the aim of a child', () => {
  test.each([
    ['is the target before there are answers', 0, 0, targetRetention],
    ['is the target while there are few', 39, 10, targetRetention],
    ['is the target for whoever reaches it', 100, 90, targetRetention],
    ['rises for whoever remembers less', 100, 88, 0.96],
    ['is never out of reach', 100, 20, 0.97],
    ['falls for whoever remembers more', 100, 91, 0.87],
    ['never falls far', 100, 100, 0.85],
  ])('%s', (_, reviewed, remembered, aim) => {
    expect(aimFor({ reviewed, remembered })).toBe(aim);
  });

  test('brings cards back sooner the higher it is, and takes no other', () => {
    const known = toMemory({ stabilityDays: 30, difficulty: 5, lastDay: start }, { reviews: 4, lapses: 0 });
    const due = (aim: number) => daysBetween(start, afterReview(known, 'right', addDays(start, 30), aim).dueDay);
    expect(due(0.95)).toBeLessThan(due(0.9));
    expect([due(5), due(Number.NaN), due(-1)]).toEqual([due(0.97), due(0.85), due(0.85)]);
  });
});

describe('a day', () => {
  const load = { dueCount: 0, newCount: 0, reviewedToday: 0, learnedToday: 0 };
  test.each([
    ['nothing waits', {}, { due: 0, fresh: 0 }],
    ['new cards come a few at a time', { newCount: 100 }, { due: 0, fresh: dailyNewCards }],
    ['due cards come first', { dueCount: 28, newCount: 100 }, { due: 28, fresh: 2 }],
    ['a month away is no more than a day', { dueCount: 900, newCount: 100 }, { due: dailyCards, fresh: 0 }],
    ['what was done counts', { dueCount: 900, reviewedToday: 25, learnedToday: 2 }, { due: 3, fresh: 0 }],
    ['the day is done', { dueCount: 900, newCount: 9, reviewedToday: 40 }, { due: 0, fresh: 0 }],
    ['few new ones a day', { newCount: 100, learnedToday: 3 }, { due: 0, fresh: dailyNewCards - 3 }],
  ])('%s', (_, more, rest) => {
    expect(restOfDay({ ...load, ...more })).toEqual(rest);
  });

  test('a backlog is spread: no day has more than it can take, and nothing comes early or is lost before the end', () => {
    expect(spreadBacklog([70, 0, 5, 0], 30)).toEqual([30, 30, 15, 0]);
    fc.assert(
      fc.property(fc.array(fc.nat(200), { maxLength: 30 }), fc.integer({ min: 1, max: 60 }), (due, perDay) => {
        const spread = spreadBacklog(due, perDay);
        let [waiting, done] = [0, 0];
        for (const [place, count] of spread.entries()) {
          waiting += due[place] ?? 0;
          done += count;
          expect(count).toBeLessThanOrEqual(perDay);
          expect(done).toBeLessThanOrEqual(waiting);
          if (count < perDay) expect(done).toBe(waiting);
        }
      }),
    );
  });
});
