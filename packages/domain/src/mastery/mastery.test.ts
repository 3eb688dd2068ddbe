import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, daysBetween } from '../attempts/local-day.ts';
import { afterAnswer, betterLabel, currentLabel, type Evidence, isDue, type Mastery } from './mastery.ts';
import { masteryLabels, masteryNames } from './mastery-labels.ts';

const start = '2026-09-07';
const answer = (more: Partial<Evidence> = {}): Evidence => ({
  isRight: true,
  hintUsed: false,
  notSure: false,
  day: start,
  ...more,
});
const after = (answers: readonly Evidence[]) => answers.reduce<Mastery | undefined>(afterAnswer, undefined);
/** So many answers on that day after the first, so many of them right. */
const session = (daysLater: number, count: number, rightCount: number): Evidence[] =>
  Array.from({ length: count }, (_, place) => answer({ isRight: place < rightCount, day: addDays(start, daysLater) }));
const labelOf = (mastery: Mastery | undefined) => mastery && currentLabel(mastery);

describe('the label', () => {
  test('has a name for people at each of its steps', () => {
    expect(masteryLabels.map((label) => masteryNames[label])).toEqual([
      'Not enough data',
      'Needs practice',
      'Good',
      'Strong',
      'Master',
    ]);
  });

  test.each([
    ['seven right answers say nothing yet', session(0, 7, 7), 'notEnoughData'],
    ['ten right answers on one day are good, not more', session(0, 10, 10), 'good'],
    ['a hundred right answers on one day are good, not more', session(0, 100, 100), 'good'],
    ['seven of ten are good', session(0, 10, 7), 'good'],
    ['four of ten need practice', session(0, 10, 4), 'needsPractice'],
    ['right again after four days is strong', [...session(0, 10, 9), ...session(4, 2, 2)], 'strong'],
    [
      'right over a month is master',
      [...session(0, 10, 10), ...session(3, 2, 2), ...session(12, 2, 2), ...session(34, 2, 2)],
      'master',
    ],
    [
      'one miss after weeks does not undo it',
      [...session(0, 10, 10), ...session(3, 2, 2), ...session(20, 1, 0)],
      'good',
    ],
    [
      'a bad day after good ones needs practice',
      [...session(0, 10, 10), ...session(4, 4, 4), ...session(40, 10, 2)],
      'needsPractice',
    ],
    ['forgotten after a month needs practice', [...session(0, 10, 10), ...session(30, 3, 0)], 'needsPractice'],
  ] as const)('%s', (_, answers, label) => {
    expect(labelOf(after(answers))).toBe(label);
  });

  test('that a child sees only rises, whatever is answered', () => {
    const evidence = fc.record({
      isRight: fc.boolean(),
      hintUsed: fc.boolean(),
      notSure: fc.boolean(),
      daysLater: fc.nat(300),
    });
    fc.assert(
      fc.property(fc.array(evidence, { maxLength: 60 }), (list) => {
        let mastery: Mastery | undefined;
        for (const { daysLater, ...rest } of list.toSorted((one, other) => one.daysLater - other.daysLater)) {
          const next = afterAnswer(mastery, { ...rest, day: addDays(start, daysLater) });
          if (mastery !== undefined && next !== undefined) {
            expect(betterLabel(mastery.bestLabel, next.bestLabel)).toBe(next.bestLabel);
            expect(masteryLabels.indexOf(next.bestLabel)).toBeGreaterThanOrEqual(
              masteryLabels.indexOf(currentLabel(next)),
            );
          }
          mastery = next;
        }
      }),
    );
  });
});

describe('an answer', () => {
  test('that was right without being sure says nothing about mastery', () => {
    const before = after(session(0, 10, 8));
    expect(afterAnswer(before, answer({ notSure: true }))).toBe(before);
    expect(after([answer({ notSure: true })])).toBeUndefined();
  });

  test('that was wrong counts as wrong, sure or not', () => {
    const before = after(session(0, 3, 3));
    expect(afterAnswer(before, answer({ isRight: false, notSure: true }))).toEqual(
      afterAnswer(before, answer({ isRight: false })),
    );
  });

  test('brings the question back sooner after a hint, and soonest when wrong', () => {
    const known = after([...session(0, 2, 2), ...session(3, 2, 2)]);
    const dueAfter = (more: Partial<Evidence>) =>
      afterAnswer(known, answer({ ...more, day: addDays(start, 14) }))?.dueDay ?? '';
    const [right, hinted, wrong] = [dueAfter({}), dueAfter({ hintUsed: true }), dueAfter({ isRight: false })];
    expect([wrong, hinted, right].toSorted()).toEqual([wrong, hinted, right]);
    expect(new Set([right, hinted, wrong]).size).toBe(3);
  });

  test('after midnight opens another day; a clock that goes back does not', () => {
    const evening = after(session(5, 4, 4));
    const back = afterAnswer(evening, answer({ day: addDays(start, 4) }));
    expect(back).toMatchObject({ day: addDays(start, 5), dayAnswers: 5 });
    expect(afterAnswer(back, answer({ day: addDays(start, 6) }))).toMatchObject({
      dayAnswers: 1,
      before: { day: addDays(start, 5) },
    });
  });

  test('is due again between the next day and half a year later, and what was never answered is not due', () => {
    const days = fc.array(fc.record({ isRight: fc.boolean(), gap: fc.nat(120) }), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(days, (list) => {
        let day = start;
        let mastery: Mastery | undefined;
        for (const { isRight, gap } of list) {
          day = addDays(day, gap);
          mastery = afterAnswer(mastery, answer({ isRight, day }));
          const away = daysBetween(day, mastery?.dueDay ?? '');
          expect(away).toBeGreaterThanOrEqual(1);
          expect(away).toBeLessThanOrEqual(180);
          expect([isDue(mastery, day), isDue(mastery, addDays(day, 180))]).toEqual([false, true]);
        }
      }),
    );
    expect(isDue(undefined, '2099-01-01')).toBe(false);
  });
});
