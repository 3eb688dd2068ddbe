/** Every screen of the app with who sees it; a test compares the list with the app's routes. */
import type { Page } from 'playwright-core';

export type Who = 'visitor' | 'student' | 'parent' | 'tutor' | 'newParent';

export interface Screen {
  /** The name of its pictures. */
  readonly name: string;
  /** The route as the app has it. */
  readonly route: string;
  /** Where it is looked at; the route itself where that has no parts to fill in. */
  readonly path?: string;
  readonly who: Who;
  /** What is done before it is looked at. */
  readonly act?: (page: Page) => Promise<void>;
}

const openDialog =
  (name: RegExp) =>
  async (page: Page): Promise<void> => {
    await page.getByRole('button', { name }).first().click();
    await page.getByRole('dialog').waitFor();
  };

export const screens: readonly Screen[] = [
  { name: 'landing', route: '/', who: 'visitor' },
  { name: 'log-in', route: '/login', who: 'visitor' },
  { name: 'sign-up', route: '/signup', who: 'visitor' },
  { name: 'sign-up-student', route: '/signup', path: '/signup?who=student', who: 'visitor' },
  { name: 'forgot-password', route: '/forgot-password', who: 'visitor' },
  { name: 'reset-password', route: '/reset-password', path: '/reset-password?token=none', who: 'visitor' },
  { name: 'gallery-night', route: '/dev/gallery', path: '/dev/gallery?look=night', who: 'visitor' },
  { name: 'gallery-day', route: '/dev/gallery', path: '/dev/gallery?look=day', who: 'visitor' },
  { name: 'student-dashboard', route: '/pages/dashboard-student', who: 'student' },
  { name: 'map', route: '/pages/mission-control', who: 'student' },
  { name: 'missions', route: '/pages/missions', who: 'student' },
  { name: 'subject-quiz', route: '/quizzes/:subject/:year?', path: '/quizzes/math/5', who: 'student' },
  {
    name: 'explainer',
    route: '/pages/missions',
    path: '/pages/missions?subject=4',
    who: 'student',
    act: openDialog(/^How it works: /),
  },
  {
    name: 'quiz',
    route: '/quiz/:subject',
    path: '/pages/missions?subject=1',
    who: 'student',
    act: async (page) => {
      await page
        .getByRole('button', { name: /^(Begin|Continue|Try again): / })
        .first()
        .click();
      await page.getByText(/^Question \d+ of \d+$/).waitFor();
    },
  },
  { name: 'my-tasks', route: '/pages/my-tasks', who: 'student' },
  { name: 'own-practice', route: '/pages/student/custom-practice', who: 'student' },
  { name: 'profile', route: '/profile', who: 'student' },
  { name: 'student-my-profile', route: '/pages/my-profile', who: 'student' },
  {
    name: 'reading-settings',
    route: '/pages/dashboard-student',
    who: 'student',
    act: openDialog(/^Reading settings$/),
  },
  { name: 'parent-dashboard', route: '/dashboard/parent', who: 'parent' },
  { name: 'parent-practice', route: '/parent/custom-practice', who: 'parent' },
  { name: 'tutoring', route: '/tutoring', who: 'parent' },
  { name: 'parent-area', route: '/pages/parent', who: 'parent' },
  { name: 'parent-my-profile', route: '/pages/my-profile', who: 'parent' },
  { name: 'child-account', route: '/create-student-account', who: 'parent' },
  { name: 'packages', route: '/select-learning-packages', who: 'parent' },
  { name: 'card', route: '/add-payment-details', who: 'parent' },
  { name: 'thank-you', route: '/thank-you', who: 'newParent' },
  { name: 'tutor-classes', route: '/pages/tutor/classes', who: 'tutor' },
  { name: 'tutor-students', route: '/pages/tutor/students', who: 'tutor' },
  { name: 'tutor-dashboard', route: '/pages/tutor/dashboard', who: 'tutor' },
  { name: 'tutor-reports', route: '/pages/tutor/reports', who: 'tutor' },
  { name: 'tutor-profile', route: '/pages/tutor/tutor-profile', who: 'tutor' },
  { name: 'tutor-practice', route: '/pages/tutor/custom-practice', who: 'tutor' },
  { name: 'tutor-tasks', route: '/pages/tutor/active-tasks', who: 'tutor' },
];

/** Routes without a picture of their own, and why. */
export const notPictured: Readonly<Record<string, string>> = {
  '/pages': 'leads home at once',
  '/practice/:subject/:practiceId': 'is the quiz with another title; its journey takes it to the end',
  '/dev/questions': 'is for the team; docs/sheets shows its figures',
  '*': 'leads home at once',
};
