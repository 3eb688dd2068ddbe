import { expect, test } from 'vitest';
import { minutes } from '../time.ts';
import { classroomsCan } from './classrooms-can.ts';
import { giftCoinsPerDay, messagesPerHour } from './teaching.ts';

test.each([
  ['inClass', 0, 'noClassGiven'],
  ['inClass', 1, 'yes'],
  ['oneToOne', 0, 'yes'],
  ['none', 0, 'yes'],
] as const)('a student taught %s in %i classes: %s', (type, classCount, permission) => {
  expect(classroomsCan.teach({ type, classCount })).toBe(permission);
});

test('a class without families is written to by nobody', () => {
  expect(classroomsCan.write(0)).toBe('nobodyToWriteTo');
  expect(classroomsCan.write(1)).toBe('yes');
});

test('a tutor writes so many messages in an hour, and again when the hour is over', () => {
  const now = new Date('2026-11-20T10:00:00Z');
  const before = (count: number): Date => new Date(now.getTime() - minutes(count));
  const full = Array.from({ length: messagesPerHour }, () => before(59));
  expect(classroomsCan.sendMore(full.slice(1), now)).toBe('yes');
  expect(classroomsCan.sendMore(full, now)).toBe('tooMany');
  expect(classroomsCan.sendMore([...full.slice(1), before(60)], now)).toBe('yes');
});

test.each([
  [giftCoinsPerDay, 0, 'yes'],
  [1, giftCoinsPerDay - 1, 'yes'],
  [2, giftCoinsPerDay - 1, 'giftsOver'],
  [1, giftCoinsPerDay + 5, 'giftsOver'],
] as const)('%i coins after %i on the same day: %s', (amount, givenToday, permission) => {
  expect(classroomsCan.giveCoins({ amount, givenToday })).toBe(permission);
});
