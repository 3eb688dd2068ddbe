import { expect, test } from 'vitest';
import { landingPath } from './start-page.ts';

test.each([
  [undefined, '/'],
  [{ role: 'student', childCount: 0, isPendingAccess: false }, '/pages/dashboard-student'],
  [{ role: 'parent', childCount: 1, isPendingAccess: false }, '/dashboard/parent'],
  [{ role: 'parent', childCount: 0, isPendingAccess: false }, '/create-student-account'],
  [{ role: 'parent', childCount: 1, isPendingAccess: true }, '/thank-you'],
  [{ role: 'student', childCount: 0, isPendingAccess: true }, '/thank-you'],
  [{ role: 'tutor', childCount: 0, isPendingAccess: false }, '/pages/tutor/classes'],
] as const)('%o begins at %s', (person, path) => {
  expect(landingPath(person)).toBe(path);
});
