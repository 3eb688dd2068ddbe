import { expect, test } from 'vitest';
import { landingPath } from './start-page.ts';

test.each([
  [undefined, '/'],
  [{ role: 'student', childCount: 0, isPendingAccess: false, isAwaitingParent: false }, '/pages/dashboard-student'],
  [{ role: 'parent', childCount: 1, isPendingAccess: false, isAwaitingParent: false }, '/dashboard/parent'],
  [{ role: 'parent', childCount: 0, isPendingAccess: false, isAwaitingParent: false }, '/create-student-account'],
  [{ role: 'parent', childCount: 1, isPendingAccess: true, isAwaitingParent: false }, '/thank-you'],
  [{ role: 'student', childCount: 0, isPendingAccess: true, isAwaitingParent: false }, '/thank-you'],
  [{ role: 'student', childCount: 0, isPendingAccess: true, isAwaitingParent: true }, '/waiting-for-parent'],
  [{ role: 'tutor', childCount: 0, isPendingAccess: false, isAwaitingParent: false }, '/pages/tutor/classes'],
] as const)('%o begins at %s', (person, path) => {
  expect(landingPath(person)).toBe(path);
});
