import type { NotificationKind } from '@comet/domain/notifications/kinds';
import { expect, test } from 'vitest';
import { bellTexts, notificationText } from './notification-texts.ts';

test.each<[NotificationKind, number | null, string]>([
  ['task', null, 'You have a new task.'],
  ['coins', 1, 'Your tutor gave you 1 coin!'],
  ['coins', 20, 'Your tutor gave you 20 coins!'],
  ['achievement', 1, 'You’ve earned a new achievement!'],
  ['achievement', 3, 'You’ve earned 3 new achievements!'],
  ['childResult', null, 'Zoe has finished a task you set.'],
  ['childAchievement', 2, 'Zoe has earned 2 new achievements.'],
])('%s with %s', (kind, amount, text) => {
  expect(notificationText({ kind, amount, firstName: 'Zoe' })).toBe(text);
});

test.each([
  [0, undefined, 'Notifications'],
  [1, '1', 'Notifications, 1 unread'],
  [9, '9', 'Notifications, 9 unread'],
  [10, '9+', 'Notifications, 9+ unread'],
])('the bell with %s unread', (unread, badge, name) => {
  expect(bellTexts(unread)).toEqual({ name, badge });
});
