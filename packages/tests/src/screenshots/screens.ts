/** Every screen of the app with who sees it; a test compares the list with the app's routes. */
import type { Page } from 'playwright-core';
import * as cardActs from './card-acts.ts';
import * as examActs from './exam-acts.ts';
import * as acts from './family-acts.ts';
import { playedGames, playToSummary, playWithoutClock } from './game-acts.ts';
import { approvalToken } from './new-people.ts';
import { answered, begin, beginPractice, finished } from './quiz-acts.ts';
import { watchRecording } from './replay-acts.ts';
import * as tutorActs from './tutor-acts.ts';

export type Who =
  | 'visitor'
  | 'student'
  | 'winner'
  | 'parent'
  | 'tutor'
  | 'busyTutor'
  | 'newParent'
  | 'waitingParent'
  | 'youngStudent';

export interface Screen {
  /** The name of its pictures. */
  readonly name: string;
  /** The route as the app has it. */
  readonly route: string;
  /** Where it is looked at; the route itself where that has no parts to fill in. */
  readonly path?: string;
  readonly who: Who;
  /** What is done before it is looked at. */
  readonly act?: (page: Page, databaseUrl: string) => Promise<void>;
  /** Left out of `npm test`: it would change what other journeys find, or a test of its own checks it. */
  readonly isOnlyPictured?: boolean;
}

const tasksRoute = '/student-tasks/:userId?/:subjectId?/:selectedTab?';

export const screens: readonly Screen[] = [
  { name: 'landing', route: '/', who: 'visitor', act: acts.readToTheEnd },
  { name: 'landing-answered', route: '/', who: 'visitor', act: acts.tryQuestions },
  { name: 'log-in', route: '/login', who: 'visitor' },
  { name: 'log-in-missing', route: '/login', who: 'visitor', act: acts.send('Log in') },
  { name: 'log-in-refused', route: '/login', who: 'visitor', act: acts.logInWrongly },
  { name: 'sign-up', route: '/signup', who: 'visitor' },
  { name: 'sign-up-parent', route: '/signup', path: '/signup?who=parent', who: 'visitor' },
  {
    name: 'sign-up-parent-missing',
    route: '/signup',
    path: '/signup?who=parent',
    who: 'visitor',
    act: acts.send('Create my account'),
  },
  { name: 'sign-up-student', route: '/signup', path: '/signup?who=student', who: 'visitor' },
  {
    name: 'sign-up-student-missing',
    route: '/signup',
    path: '/signup?who=student',
    who: 'visitor',
    act: acts.sendWithoutBirthday,
  },
  {
    name: 'sign-up-student-packages',
    route: '/signup',
    path: '/signup?who=student',
    who: 'visitor',
    act: acts.toPackages,
  },
  { name: 'sign-up-student-card', route: '/signup', path: '/signup?who=student', who: 'visitor', act: acts.toCard },
  { name: 'privacy', route: '/privacy', who: 'visitor' },
  { name: 'privacy-children', route: '/privacy/children', who: 'visitor' },
  { name: 'terms', route: '/terms', who: 'visitor' },
  { name: 'forgot-password', route: '/forgot-password', who: 'visitor' },
  { name: 'forgot-password-sent', route: '/forgot-password', who: 'visitor', act: acts.askForLink },
  { name: 'reset-password', route: '/reset-password', path: '/reset-password?token=none', who: 'visitor' },
  {
    name: 'reset-password-refused',
    route: '/reset-password',
    path: '/reset-password?token=none',
    who: 'visitor',
    act: acts.resetWithOldLink,
  },
  { name: 'confirm-email', route: '/confirm-email', path: '/confirm-email?token=none', who: 'visitor' },
  { name: 'approve-child-over', route: '/approve-child', path: '/approve-child?token=none', who: 'visitor' },
  {
    name: 'approve-child',
    route: '/approve-child',
    path: `/approve-child?token=${approvalToken}`,
    who: 'visitor',
  },
  { name: 'waiting-for-parent', route: '/waiting-for-parent', who: 'youngStudent' },
  {
    name: 'gallery-night',
    route: '/dev/gallery',
    path: '/dev/gallery?theme=night',
    who: 'visitor',
    isOnlyPictured: true,
  },
  { name: 'gallery-day', route: '/dev/gallery', path: '/dev/gallery?theme=day', who: 'visitor', isOnlyPictured: true },
  { name: 'student-dashboard', route: '/pages/dashboard-student', who: 'student' },
  { name: 'map', route: '/pages/mission-control', who: 'student' },
  { name: 'missions', route: '/pages/missions', who: 'student' },
  // Before the winner opens it.
  {
    name: 'missions-closed',
    route: '/pages/missions',
    path: '/pages/missions?subject=4&year=5&chapter=4502',
    who: 'winner',
  },
  { name: 'subject-quiz', route: '/quizzes/:subject/:year?', path: '/quizzes/math/5', who: 'student' },
  {
    name: 'explainer',
    route: '/pages/missions',
    path: '/pages/missions?subject=4',
    who: 'student',
    act: acts.openDialog(/^How it works: /),
  },
  { name: 'flashcards', route: '/pages/flashcards', who: 'student' },
  { name: 'create-flashcard', route: '/pages/create-flashcard', who: 'student' },
  {
    name: 'passing-flashcards',
    route: '/passing-flashcards/:id',
    path: '/pages/flashcards',
    who: 'student',
    act: cardActs.pass,
  },
  {
    name: 'passing-flashcards-answered',
    route: '/passing-flashcards/:id',
    path: '/pages/flashcards',
    who: 'student',
    act: cardActs.answerWrongly,
  },
  { name: 'quiz', route: '/quiz/:subject', path: '/pages/missions?subject=1', who: 'student', act: begin },
  { name: 'quiz-english', route: '/quiz/:subject', path: '/pages/missions?subject=2', who: 'student', act: begin },
  { name: 'quiz-verbal', route: '/quiz/:subject', path: '/pages/missions?subject=3', who: 'student', act: begin },
  { name: 'quiz-non-verbal', route: '/quiz/:subject', path: '/pages/missions?subject=4', who: 'student', act: begin },
  {
    name: 'quiz-report',
    route: '/quiz/:subject',
    path: '/pages/missions?subject=4',
    who: 'student',
    act: async (page) => {
      await begin(page);
      await acts.openDialog(/^Report a problem$/)(page);
    },
  },
  {
    name: 'quiz-right',
    route: '/quiz/:subject',
    path: '/pages/missions?subject=1',
    who: 'student',
    act: answered(true),
  },
  {
    name: 'quiz-wrong',
    route: '/quiz/:subject',
    path: '/pages/missions?subject=1',
    who: 'student',
    act: answered(false),
  },
  {
    name: 'quiz-wrong-non-verbal',
    route: '/quiz/:subject',
    path: '/pages/missions?subject=4',
    who: 'student',
    act: answered(false),
  },
  { name: 'quiz-finish', route: '/quiz/:subject', path: '/pages/missions?subject=4', who: 'winner', act: finished },
  {
    name: 'quiz-review',
    route: '/quiz/:subject',
    path: '/pages/missions?subject=4',
    who: 'winner',
    act: async (page, databaseUrl) => {
      await finished(page, databaseUrl);
      await page.getByRole('button', { name: 'Look at it' }).click();
      await page.getByRole('region', { name: /^Question \d+$/ }).waitFor();
    },
  },
  {
    name: 'practice-question',
    route: '/practice/:subject/:practiceId',
    path: '/pages/student/custom-practice',
    who: 'student',
    act: beginPractice,
  },
  { name: 'games', route: '/challenges', path: '/challenges?subject=english', who: 'student' },
  {
    name: 'game-start',
    route: '/challenges',
    path: '/challenges?subject=math&game=survival',
    who: 'student',
    act: (page) => page.getByRole('button', { name: 'Play' }).waitFor(),
  },
  ...playedGames.map(
    ([game, subject]): Screen => ({
      name: `game-${game}`,
      route: '/challenges/:id',
      path: `/challenges?subject=${subject}&game=${game}`,
      who: 'student',
      act: playWithoutClock,
      // One for each way to answer is enough for the ruler.
      isOnlyPictured: !['blitzQuiz', 'mentalMathWhiz', 'spellingBee'].includes(game),
    }),
  ),
  {
    name: 'game-summary',
    route: '/challenge-summary/:id',
    path: '/challenges?subject=math&game=blitzQuiz',
    who: 'student',
    act: playToSummary,
  },
  { name: 'live-lessons', route: '/pages/live-lessons', who: 'student' },
  { name: 'live-lesson', route: '/pages/live-lessons/:id', path: '/pages/live-lessons/1', who: 'student' },
  { name: 'live-room-lobby', route: '/live-lessons/:id/room', path: '/live-lessons/1/room', who: 'student' },
  {
    name: 'live-room',
    route: '/live-lessons/:id/room',
    path: '/live-lessons/1/room',
    who: 'tutor',
    act: tutorActs.goIn,
  },
  {
    name: 'live-recordings',
    route: '/pages/live-lessons',
    path: '/pages/live-lessons?show=recordings',
    who: 'student',
  },
  {
    name: 'live-recording-watched',
    route: '/pages/live-lessons',
    path: '/pages/live-lessons?show=recordings',
    who: 'student',
    act: acts.openDialog(/^Watch: /),
  },
  { name: 'live-lesson-quiz', route: '/live-lesson-quiz/:quizId', path: '/live-lesson-quiz/1', who: 'student' },
  { name: 'parent-live-lessons', route: '/pages/live-lessons', who: 'parent' },
  { name: 'tutor-live-lessons', route: '/pages/tutor/live-lessons', who: 'tutor' },
  { name: 'tutor-create-live-lesson', route: '/pages/tutor/live-lessons/create', who: 'tutor' },
  {
    name: 'tutor-create-live-lesson-missing',
    route: '/pages/tutor/live-lessons/create',
    who: 'tutor',
    act: acts.send('Plan lesson'),
  },
  {
    name: 'tutor-create-live-recording',
    route: '/pages/tutor/live-lessons-recording/create',
    who: 'tutor',
    act: acts.send('Add recording'),
  },
  {
    name: 'tutor-edit-live-recording',
    route: '/pages/tutor/live-lessons-recording/edit/:id',
    path: '/pages/tutor/live-lessons-recording/edit/1',
    who: 'tutor',
  },
  {
    name: 'tutor-edit-live-lesson',
    route: '/pages/tutor/live-lessons/edit/:id',
    path: '/pages/tutor/live-lessons/edit/2',
    who: 'tutor',
  },
  { name: 'lessons', route: '/pages/lessons', who: 'student' },
  // The demo's own lessons: words, then a quiz.
  { name: 'lesson-words', route: '/lessons/:id', path: '/lessons/1', who: 'student' },
  { name: 'lesson-quiz', route: '/lessons/:id', path: '/lessons/3', who: 'student' },
  { name: 'exams', route: '/pages/exams', who: 'student' },
  { name: 'exam-start', route: '/exams/quiz/:id', path: '/pages/exams', who: 'student', act: examActs.openExam },
  { name: 'exam-question', route: '/exams/quiz/:id', path: '/pages/exams', who: 'student', act: examActs.startExam },
  {
    name: 'exam-hand-in',
    route: '/exams/quiz/:id',
    path: '/pages/exams',
    who: 'student',
    act: examActs.askHandIn,
  },
  { name: 'my-tasks', route: '/pages/my-tasks', who: 'student' },
  { name: 'league', route: '/pages/league', who: 'student' },
  { name: 'daily', route: '/pages/daily', who: 'student' },
  { name: 'own-practice', route: '/pages/student/custom-practice', who: 'student' },
  { name: 'profile', route: '/profile', who: 'student' },
  { name: 'achievements', route: '/profile/achievements', who: 'student' },
  { name: 'coins', route: '/profile/coins', who: 'student' },
  { name: 'avatar', route: '/profile/avatar', who: 'student' },
  { name: 'student-parent-area', route: '/pages/parent', who: 'student' },
  { name: 'student-my-profile', route: '/pages/my-profile', who: 'student' },
  {
    name: 'reading-settings',
    route: '/pages/dashboard-student',
    who: 'student',
    act: acts.openDialog(/^Reading settings$/),
  },
  { name: 'parent-dashboard', route: '/dashboard/parent', who: 'parent' },
  { name: 'parent-without-children', route: '/dashboard/parent', who: 'newParent' },
  { name: 'tasks-without-children', route: tasksRoute, path: '/student-tasks', who: 'newParent' },
  { name: 'practice-without-children', route: '/parent/custom-practice', who: 'newParent' },
  { name: 'parent-active-tasks', route: '/dashboard/parent', who: 'parent', act: acts.openDialog(/^Active tasks$/) },
  { name: 'parent-report', route: '/dashboard/parent', who: 'parent', act: acts.openDialog(/^Detailed report$/) },
  { name: 'parent-review', route: '/dashboard/parent', who: 'parent', act: acts.reviewFirstTask },
  { name: 'student-tasks', route: tasksRoute, path: '/student-tasks', who: 'parent' },
  { name: 'student-tasks-reports', route: tasksRoute, path: '/student-tasks/first/all/reports', who: 'parent' },
  { name: 'student-tasks-subjects', route: tasksRoute, path: '/student-tasks/first/all/subjects', who: 'parent' },
  { name: 'parent-practice', route: '/parent/custom-practice', who: 'parent' },
  {
    name: 'parent-practice-missing',
    route: '/parent/custom-practice',
    who: 'parent',
    act: acts.send('Set Custom Practice'),
  },
  { name: 'tutoring', route: '/tutoring', who: 'parent' },
  { name: 'recordings', route: '/recordings/:studentId', path: '/recordings/1', who: 'parent' },
  {
    name: 'recording',
    route: '/recordings/:studentId',
    path: '/recordings/1',
    who: 'parent',
    act: watchRecording,
  },
  { name: 'child-data', route: '/child-data', who: 'parent' },
  { name: 'child-data-erase', route: '/child-data', who: 'parent', act: acts.openDialog(/^Erase everything: /) },
  { name: 'parent-area', route: '/pages/parent', who: 'parent' },
  { name: 'parent-package', route: '/pages/parent', who: 'parent', act: acts.openDialog(/^Change the package/) },
  { name: 'parent-cancel', route: '/pages/parent', who: 'parent', act: acts.openDialog(/^Cancel: /) },
  { name: 'parent-other-card', route: '/pages/parent', who: 'parent', act: acts.openDialog(/^Use another card$/) },
  { name: 'parent-my-profile', route: '/pages/my-profile', who: 'parent' },
  { name: 'child-account', route: '/create-student-account', who: 'parent' },
  { name: 'child-account-missing', route: '/create-student-account', who: 'parent', act: acts.sendWithoutBirthday },
  { name: 'packages', route: '/select-learning-packages', who: 'newParent', act: acts.toPackages },
  { name: 'card', route: '/add-payment-details', who: 'newParent', act: acts.toCard },
  { name: 'card-missing', route: '/add-payment-details', who: 'newParent', act: acts.payWithNothing },
  { name: 'card-on-file', route: '/add-payment-details', who: 'parent', act: acts.toCard },
  { name: 'thank-you', route: '/thank-you', who: 'parent' },
  { name: 'thank-you-pending', route: '/thank-you', who: 'waitingParent' },
  { name: 'tutor-classes', route: '/pages/tutor/classes', who: 'tutor' },
  { name: 'tutor-students', route: '/pages/tutor/students', who: 'tutor' },
  { name: 'tutor-dashboard', route: '/pages/tutor/dashboard', who: 'tutor' },
  { name: 'tutor-reports', route: '/pages/tutor/reports', who: 'tutor' },
  { name: 'tutor-profile', route: '/pages/tutor/tutor-profile', who: 'tutor' },
  { name: 'tutor-practice', route: '/pages/tutor/custom-practice', who: 'tutor' },
  { name: 'tutor-tasks', route: '/pages/tutor/active-tasks', who: 'tutor' },
  { name: 'tutor-lessons', route: '/pages/tutor/lessons', who: 'tutor' },
  { name: 'tutor-lessons-folder', route: '/pages/tutor/lessons/lessons-folder', who: 'tutor' },
  {
    name: 'tutor-recordings-folder',
    route: '/pages/tutor/lessons/live-lesson-recordings-folder',
    who: 'tutor',
  },
  { name: 'tutor-exams-folder', route: '/pages/tutor/lessons/exams-folder', who: 'tutor' },
  { name: 'tutor-add-exam', route: '/pages/tutor/add-lesson-exam', who: 'tutor' },
  {
    name: 'tutor-exam',
    route: '/pages/tutor/lesson-exam/:id',
    path: '/pages/tutor/lessons/exams-folder',
    who: 'tutor',
    act: examActs.openOwnExam,
  },
  {
    name: 'tutor-answer-sheet',
    route: '/pages/tutor/lesson-exam/:id/answer-sheet',
    path: '/pages/tutor/lessons/exams-folder',
    who: 'tutor',
    act: examActs.openAnswerSheet,
  },
  { name: 'tutor-add-lesson', route: '/pages/tutor/add-lesson', who: 'tutor' },
  { name: 'tutor-add-lesson-missing', route: '/pages/tutor/add-lesson', who: 'tutor', act: acts.send('Create lesson') },
  { name: 'tutor-lesson', route: '/pages/tutor/lessons/:id', path: '/pages/tutor/lessons/1', who: 'tutor' },
  {
    name: 'tutor-lesson-publish',
    route: '/pages/tutor/lessons/:id',
    path: '/pages/tutor/lessons/1',
    who: 'tutor',
    act: acts.openDialog(/^Publish$/),
  },
  {
    name: 'tutor-lesson-preview',
    route: '/pages/tutor/lesson/preview',
    path: '/pages/tutor/lesson/preview?lesson=1',
    who: 'tutor',
  },
  // With a class of 30.
  { name: 'tutor-class', route: '/pages/tutor/classes', who: 'busyTutor', act: tutorActs.inClass },
  { name: 'tutor-class-add', route: '/pages/tutor/classes', who: 'busyTutor', act: tutorActs.inAddStudents },
  { name: 'tutor-students-busy', route: '/pages/tutor/students', who: 'busyTutor' },
  {
    name: 'tutor-class-create',
    route: '/pages/tutor/classes',
    who: 'busyTutor',
    act: acts.openDialog(/^Create class$/),
  },
  { name: 'tutor-class-edit', route: '/pages/tutor/classes', who: 'busyTutor', act: acts.openDialog(/^Edit: /) },
  {
    name: 'tutor-class-practice',
    route: '/pages/tutor/classes',
    who: 'busyTutor',
    act: tutorActs.inPracticeOfClass,
  },
  {
    name: 'tutor-study-type',
    route: '/pages/tutor/students',
    who: 'tutor',
    act: tutorActs.openAction('Type of teaching'),
  },
  { name: 'tutor-coins', route: '/pages/tutor/students', who: 'tutor', act: tutorActs.openAction('Give coins') },
  { name: 'tutor-mail', route: '/pages/tutor/students', who: 'tutor', act: tutorActs.openAction('E-mail the parent') },
  {
    name: 'tutor-add-to-class',
    route: '/pages/tutor/students',
    who: 'tutor',
    act: tutorActs.openAction('Add to class'),
  },
  {
    name: 'tutor-report-of-one',
    route: '/pages/tutor/reports',
    path: '/pages/tutor/reports?period=month',
    who: 'tutor',
    act: tutorActs.ofZoe,
  },
  {
    name: 'tutor-review',
    route: '/pages/tutor/reports',
    path: '/pages/tutor/reports?period=month',
    who: 'tutor',
    act: tutorActs.inReview,
  },
  { name: 'tutor-flashcards', route: '/pages/tutor/flashcards', who: 'tutor' },
  {
    name: 'tutor-create-flashcard',
    route: '/pages/tutor/create-edit-flashcard/:id?',
    path: '/pages/tutor/create-edit-flashcard',
    who: 'tutor',
  },
  {
    name: 'tutor-edit-flashcard',
    route: '/pages/tutor/create-edit-flashcard/:id?',
    path: '/pages/tutor/flashcards',
    who: 'tutor',
    act: cardActs.editDeck,
  },
  { name: 'tutor-tasks-busy', route: '/pages/tutor/active-tasks', who: 'busyTutor' },
  {
    name: 'tutor-tasks-reports',
    route: '/pages/tutor/active-tasks',
    path: '/pages/tutor/active-tasks?tab=reports',
    who: 'busyTutor',
  },
  { name: 'tutor-detailed-report', route: '/pages/tutor/active-tasks', who: 'busyTutor', act: tutorActs.inReport },
  {
    name: 'tutor-feedback',
    route: '/pages/tutor/active-tasks',
    who: 'busyTutor',
    act: tutorActs.inFeedback,
  },
  // The last ones: the child who was not paid for stays with the family.
  {
    name: 'card-confirm',
    route: '/add-payment-details',
    who: 'parent',
    act: acts.payWithCardThatAsks,
    isOnlyPictured: true,
  },
  {
    name: 'card-declined',
    route: '/add-payment-details',
    who: 'parent',
    act: acts.payWithDeclinedCard,
    isOnlyPictured: true,
  },
];

/** Routes without a picture of their own, and why. */
export const notPictured: Readonly<Record<string, string>> = {
  '/pages': 'leads home at once',
  '/dev/questions': 'is for the team; `npm run sheets` shows its figures',
  '*': 'leads home at once',
};
