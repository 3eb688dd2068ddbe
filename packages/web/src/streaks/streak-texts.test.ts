import { describe, expect, test } from 'vitest';
import { daysLeftText, streakHint, streakTitle } from './streak-texts.ts';

const today = { day: '2026-11-20', answered: 0, answersForDay: 10, isCounted: false };

test.each([
  [0, 'Start a new streak'],
  [1, '1 day in a row'],
  [12, '12 days in a row'],
])('a streak of %i is called "%s"', (current, title) => {
  expect(streakTitle({ current })).toBe(title);
});

describe('the hint says', () => {
  test.each([
    [{ today, mend: null }, 'Answer 10 questions or finish one task, and today counts.'],
    [{ today: { ...today, answered: 7 }, mend: null }, '3 more questions and today counts.'],
    [{ today: { ...today, answered: 9 }, mend: null }, '1 more question and today counts.'],
    [{ today: { ...today, answered: 12, isCounted: true }, mend: null }, 'Today counts. Well done!'],
    [
      { today, mend: { day: '2026-11-19', finished: 0, needed: 2 } },
      'Finish 2 tasks today and your streak from before Thu carries on.',
    ],
    [
      { today: { ...today, isCounted: true }, mend: { day: '2026-11-19', finished: 1, needed: 2 } },
      'Finish 1 more task today and your streak from before Thu carries on.',
    ],
  ])('%o: %s', (streak, text) => {
    expect(streakHint(streak)).toBe(text);
  });
});

test.each([
  [1, 'Open it today'],
  [7, 'Here for 7 days'],
])('with %i days left: %s', (daysLeft, text) => {
  expect(daysLeftText(daysLeft)).toBe(text);
});
