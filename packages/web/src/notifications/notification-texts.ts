/** Notifications in words. */
import type { AnswerOf } from '@comet/contract/call';
import type { listNotifications } from '@comet/contract/notification-centre';

export type Notification = AnswerOf<typeof listNotifications>['notifications'][number];

const counted = (amount: number | null, one: string, many: string): string =>
  amount === null || amount === 1 ? one : `${amount} ${many}`;

const mostShown = 9;

/** The bell's badge and its spoken name, which says what the badge shows: who asks for it by voice finds it. */
export function bellTexts(unread: number): { readonly name: string; readonly badge: string | undefined } {
  if (unread === 0) return { name: 'Notifications', badge: undefined };
  const badge = unread > mostShown ? `${mostShown}+` : `${unread}`;
  return { name: `Notifications, ${badge} unread`, badge };
}

/** How a week ended, kindly: nobody is told that they lost. */
const leagueText: Readonly<Record<NonNullable<Notification['outcome']>, string>> = {
  up: 'You’ve moved up a league. Great week!',
  stay: 'Your league week is over, and you stay in your league.',
  down: 'Your league week is over. Next week is a calmer league.',
};

export function notificationText({
  kind,
  firstName,
  amount,
  outcome,
}: Pick<Notification, 'kind' | 'firstName' | 'amount' | 'outcome'>): string {
  switch (kind) {
    case 'task':
      return 'You have a new task.';
    case 'lesson':
      return 'You have a new lesson from your tutor.';
    case 'exam':
      return 'Your tutor has set you an exam.';
    case 'examResult':
      return 'Your exam results are here.';
    case 'deck':
      return 'You have new flashcards from your tutor.';
    case 'feedback':
      return 'You have feedback on a task.';
    case 'coins':
      return `Your tutor gave you ${counted(amount, '1 coin', 'coins')}!`;
    case 'achievement':
      return `You’ve earned ${counted(amount, 'a new achievement', 'new achievements')}!`;
    case 'streak':
      return `Ten questions today and your ${amount}-day streak goes on. No time? Two tasks tomorrow fix it.`;
    case 'league':
      return `${leagueText[outcome ?? 'stay']}${amount === null ? '' : ` You won ${amount} coins!`}`;
    case 'liveLesson':
      return 'Your live lesson starts soon.';
    case 'liveLessonChange':
      return 'A live lesson has a new time or is off. Take a look!';
    case 'childLiveLesson':
      return `${firstName}’s live lesson starts soon.`;
    case 'childLiveLessonChange':
      return `A live lesson of ${firstName}’s has a new time or is off.`;
    case 'childResult':
      return `${firstName} has finished a task you set.`;
    case 'childExamResult':
      return `${firstName}’s exam results are here.`;
    case 'childAchievement':
      return `${firstName} has earned ${counted(amount, 'a new achievement', 'new achievements')}.`;
  }
}
