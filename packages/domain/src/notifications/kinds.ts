/** What a notification is about. */

/** What a child may be notified of; the parent can mute each. */
export const childNotificationKinds = [
  'task',
  'lesson',
  'exam',
  'examResult',
  'deck',
  'feedback',
  'coins',
  'achievement',
  'streak',
  'league',
  'liveLesson',
  'liveLessonChange',
] as const;
export type ChildNotificationKind = (typeof childNotificationKinds)[number];

/** As a parent reads them. */
export const childNotificationLabels: Readonly<Record<ChildNotificationKind, string>> = {
  task: 'New tasks',
  lesson: 'New lessons',
  exam: 'New exams',
  examResult: 'Exam results',
  deck: 'New flashcards',
  feedback: 'Feedback from a tutor',
  coins: 'Coins from a tutor',
  achievement: 'New achievements',
  streak: 'Today’s streak',
  league: 'League results',
  liveLesson: 'Live lessons that start soon',
  liveLessonChange: 'Changes to live lessons',
};

/** What parents and tutors are notified of. */
export const adultNotificationKinds = [
  'childResult',
  'childExamResult',
  'childAchievement',
  'childLiveLesson',
  'childLiveLessonChange',
] as const;

export const notificationKinds = [...childNotificationKinds, ...adultNotificationKinds] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** Whether a parent can mute this kind for their child. */
export const isChildKind = (kind: NotificationKind): kind is ChildNotificationKind =>
  childNotificationKinds.some((known) => known === kind);
