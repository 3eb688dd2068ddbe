import type { NotificationKind } from '@comet/domain/notifications/kinds';
import { expect, test } from 'vitest';
import { bellTexts, type Notification, notificationText } from './notification-texts.ts';

test.each<[NotificationKind, number | null, string, Notification['outcome']?]>([
  ['task', null, 'You have a new task.'],
  ['lesson', null, 'You have a new lesson from your tutor.'],
  ['exam', null, 'Your tutor has set you an exam.'],
  ['examResult', null, 'Your exam results are here.'],
  ['coins', 1, 'Your tutor gave you 1 coin!'],
  ['coins', 20, 'Your tutor gave you 20 coins!'],
  ['achievement', 1, 'You’ve earned a new achievement!'],
  ['achievement', 3, 'You’ve earned 3 new achievements!'],
  ['streak', 5, 'Ten questions today and your 5-day streak goes on. No time? Two tasks tomorrow fix it.'],
  ['league', 100, 'You’ve moved up a league. Great week! You won 100 coins!', 'up'],
  ['league', 10, 'Your league week is over, and you stay in your league. You won 10 coins!', 'stay'],
  ['league', null, 'Your league week is over. Next week is a calmer league.', 'down'],
  ['childResult', null, 'Zoe has finished a task you set.'],
  ['childExamResult', null, 'Zoe’s exam results are here.'],
  ['childAchievement', 2, 'Zoe has earned 2 new achievements.'],
])('%s with %s', (kind, amount, text, outcome = null) => {
  expect(notificationText({ kind, amount, outcome, firstName: 'Zoe' })).toBe(text);
});

test.each([
  [0, undefined, 'Notifications'],
  [1, '1', 'Notifications, 1 unread'],
  [9, '9', 'Notifications, 9 unread'],
  [10, '9+', 'Notifications, 9+ unread'],
])('the bell with %s unread', (unread, badge, name) => {
  expect(bellTexts(unread)).toEqual({ name, badge });
});
