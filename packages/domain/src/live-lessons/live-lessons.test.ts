import { describe, expect, test } from 'vitest';
import { minutes } from '../time.ts';
import { isTimeZone, liveLessonTime, wallTime } from './lesson-time.ts';
import { currentOccurrence, repetitionOf, repetitions, ruleOf } from './live-lessons.ts';
import { liveLessonsCan } from './live-lessons-can.ts';

describe('the time of a live lesson', () => {
  test.each([
    ['2026-11-23T16:30:00Z', 'Europe/London', 'Mon 23rd November - 4:30pm', '2026-11-23T16:30'],
    ['2026-07-01T11:05:00Z', 'Europe/London', 'Wed 1st July - 12:05pm', '2026-07-01T12:05'],
    ['2026-09-12T04:00:00Z', 'America/New_York', 'Sat 12th September - 12:00am', '2026-09-12T00:00'],
    ['2026-12-01T22:15:00Z', 'Australia/Sydney', 'Wed 2nd December - 9:15am', '2026-12-02T09:15'],
    ['2028-02-29T09:00:00Z', 'Asia/Kolkata', 'Tue 29th February - 2:30pm', '2028-02-29T14:30'],
  ])('%s in %s', (moment, zone, shown, typed) => {
    expect(liveLessonTime(new Date(moment), zone)).toBe(shown);
    expect(wallTime(new Date(moment), zone)).toBe(typed);
  });

  test('only zones that are', () => {
    expect(['Europe/London', 'UTC', 'Mars/Olympus', ''].map(isTimeZone)).toEqual([true, true, false, false]);
  });
});

test('what the form offers is read back from its rule', () => {
  for (const repetition of repetitions)
    expect(repetitionOf(ruleOf(repetition, repetition === 'never' ? 1 : 7))?.repetition).toBe(repetition);
  expect(repetitionOf('FREQ=WEEKLY;BYDAY=MO;COUNT=3')).toBeUndefined();
});

const start = new Date('2026-11-23T16:30:00Z');
const at = (minutesLater: number): Date => new Date(start.getTime() + minutes(minutesLater));
const held = (name: string, fromMinutes: number, isCancelled = false) => ({
  name,
  startsAt: at(fromMinutes),
  endsAt: at(fromMinutes + 45),
  isCancelled,
});

describe('the lesson that matters now', () => {
  const week = minutes(7 * 24 * 60) / minutes(1);
  const series = [held('first', 0), held('second', week, true), held('third', 2 * week)];
  test.each([
    [-1000, 'first'],
    [30, 'first'],
    // It runs over.
    [50, 'first'],
    [61, 'third'],
    [week + 10, 'third'],
    [2 * week + 100, 'third'],
  ])('%i minutes later: %s', (later, name) => {
    expect(currentOccurrence(series, at(later))?.name).toBe(name);
  });

  test('the room of the next one opens before the time of the last one is quite over', () => {
    const close = [held('first', 0), held('next', 60)];
    expect(currentOccurrence(close, at(49))?.name).toBe('first');
    expect(currentOccurrence(close, at(50))?.name).toBe('next');
  });

  test('a cancelled one only where there is no other', () => {
    expect(currentOccurrence([held('off', 0, true)], at(-10))?.name).toBe('off');
    expect(currentOccurrence([], at(0))).toBeUndefined();
  });
});

describe('who may join', () => {
  test.each([
    ['child', -11, 'liveLessonNotYet'],
    ['child', -10, 'yes'],
    ['tutor', -31, 'liveLessonNotYet'],
    ['tutor', -30, 'yes'],
    ['child', 59, 'yes'],
    ['child', 60, 'liveLessonOver'],
  ] as const)('a %s after %i minutes: %s', (role, later, permission) => {
    expect(liveLessonsCan.join(role, held('lesson', 0), at(later))).toBe(permission);
  });

  test('nobody where it is cancelled', () => {
    expect(liveLessonsCan.join('tutor', held('off', 0, true), at(0))).toBe('liveLessonCancelled');
  });
});

describe('who may register', () => {
  const child = { isForStudent: true, isRegistered: false, placesLeft: 1 };
  const ahead = [held('lesson', 0)];
  test.each([
    [child, ahead, -60, 'yes'],
    [{ ...child, isForStudent: false }, ahead, -60, 'notFound'],
    [{ ...child, placesLeft: 0 }, ahead, -60, 'liveLessonFull'],
    [{ ...child, placesLeft: 0, isRegistered: true }, ahead, -60, 'yes'],
    [child, ahead, 46, 'liveLessonOver'],
    [child, [held('off', 0, true)], -60, 'liveLessonOver'],
  ] as const)('%o: %s', (facts, occurrences, later, permission) => {
    expect(liveLessonsCan.register(facts, occurrences, at(later))).toBe(permission);
  });
});
