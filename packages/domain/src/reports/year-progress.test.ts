import { expect, test } from 'vitest';
import { isKnown, percentOfYearPassed, yearPace } from './year-progress.ts';

test.each([
  ['2026-09-01', 0],
  ['2026-11-20', 24],
  ['2027-01-01', 37],
  ['2027-07-31', 100],
  ['2027-08-15', 100],
  ['2027-08-31', 100],
  ['2027-09-01', 0],
])('on %s %i percent of the school year has passed', (day, percent) => {
  expect(percentOfYearPassed(day)).toBe(percent);
});

test.each([
  ['starting', 0, undefined],
  ['starting', 0, '2026-10-24'],
  ['behind', 0, '2026-10-23'],
  ['behind', 18, '2026-09-10'],
  ['onTrack', 19, '2026-09-10'],
  ['onTrack', 29, '2026-09-10'],
  ['ahead', 30, '2026-09-10'],
] as const)('a child is %s at %i percent known on 20 November, having begun on %s', (pace, percentKnown, firstDay) => {
  expect(yearPace({ percentKnown, today: '2026-11-20', firstDay })).toBe(pace);
});

test('only what is known at Good or better counts', () => {
  expect((['notEnoughData', 'needsPractice', 'good', 'strong', 'master'] as const).map(isKnown)).toEqual([
    false,
    false,
    true,
    true,
    true,
  ]);
});
