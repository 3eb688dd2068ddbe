import { expect, test } from 'vitest';
import { moodOf, paceText, paceTitle, subjectsText, timeAgo, whatNext } from './child-texts.ts';

const now = new Date('2026-11-20T10:00:00Z');

test.each([
  [null, 0, 'new'],
  ['2026-11-01T10:00:00Z', 0, 'needsNudge'],
  ['2026-11-20T09:00:00Z', 1, 'needsNudge'],
  ['2026-11-20T09:00:00Z', 2, 'goingWell'],
] as const)('last active at %s on %i days of the week: %s', (lastActiveAt, activeDays, mood) => {
  expect(moodOf({ lastActiveAt, activeDays })).toBe(mood);
});

test.each([
  [null, 'Hasn’t started yet'],
  ['2026-11-20T09:55:00Z', 'Practising now'],
  ['2026-11-18T09:55:00Z', 'Last on Wednesday'],
  ['2026-11-01T12:00:00Z', 'Last on 1 November'],
])('active at %s reads %s', (instant, text) => {
  expect(timeAgo(instant, now)).toContain(text);
});

test.each([
  [[], 'Nothing this week', ''],
  [['Math'], 'Only Math', ''],
  [['Math', 'English'], 'Mostly Math', 'and English'],
  [['Math', 'English', 'Verbal Reasoning'], 'Mostly Math', 'and 2 other subjects'],
])('subjects %j', (subjects, short, more) => {
  expect(subjectsText(subjects)).toEqual({ short, more });
});

test('what next names the task with its day', () => {
  const next = whatNext({ kind: 'task', task: { name: 'Fractions', dueAt: '2026-11-21T12:00:00Z' } });
  expect(next).toEqual({ short: 'Fractions', more: 'Due Saturday 21 Nov' });
});

const progress = { year: 5, subTopics: 180, known: 54, percentKnown: 30, percentPassed: 24, subjects: [] };
test.each([
  ['onTrack', 'Zoe is on track for Year 5', '30\u00a0%, and 24\u00a0% of the school year has passed.'],
  ['behind', 'Zoe is a little behind in Year 5', 'short sessions a week help most'],
  ['starting', 'Zoe has just started Year 5', 'after four weeks'],
  ['ahead', 'Zoe is ahead in Year 5', '54 of the 180 topics'],
] as const)('%s', (pace, title, text) => {
  expect(paceTitle('Zoe', { ...progress, pace })).toBe(title);
  expect(paceText('Zoe', { ...progress, pace })).toContain(text);
});
