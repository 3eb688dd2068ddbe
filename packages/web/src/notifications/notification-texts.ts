/** Notifications in words. */
import type { AnswerOf } from '@comet/contract/call';
import type { listNotifications } from '@comet/contract/notification-centre';

export type Notification = AnswerOf<typeof listNotifications>['notifications'][number];

const counted = (amount: number | null, one: string, many: string): string =>
  amount === null || amount === 1 ? one : `${amount} ${many}`;

export function notificationText({
  kind,
  firstName,
  amount,
}: Pick<Notification, 'kind' | 'firstName' | 'amount'>): string {
  switch (kind) {
    case 'task':
      return 'You have a new task.';
    case 'feedback':
      return 'You have feedback on a task.';
    case 'coins':
      return `Your tutor gave you ${counted(amount, '1 coin', 'coins')}!`;
    case 'achievement':
      return `You’ve earned ${counted(amount, 'a new achievement', 'new achievements')}!`;
    case 'streak':
      return 'A daily reward is waiting for you.';
    case 'league':
      return 'Your league results are in.';
    case 'childResult':
      return `${firstName} has finished a task you set.`;
    case 'childAchievement':
      return `${firstName} has earned ${counted(amount, 'a new achievement', 'new achievements')}.`;
  }
}
