/** The side menus: links whose screens work, in the order of the specification. */
import type { Role } from '@comet/domain/accounts/roles';
import { paths } from '../navigation/paths.ts';
import type { MenuSign } from './MenuIcon.tsx';

export interface MenuLink {
  readonly to: string;
  readonly label: string;
  readonly sign: MenuSign;
  /** Where a thumb reaches on a phone: a word of the label that fits under its sign. */
  readonly short?: string;
}

export const menus: Readonly<Record<Role, readonly MenuLink[]>> = {
  student: [
    { to: paths.studentDashboard, label: 'Dashboard', sign: 'home', short: 'Dashboard' },
    { to: paths.missionControl, label: 'Mission control', sign: 'control', short: 'Control' },
    { to: paths.missions, label: 'Missions', sign: 'missions', short: 'Missions' },
    { to: paths.lessons, label: 'Lessons', sign: 'lessons' },
    { to: paths.exams, label: 'Exams', sign: 'exams' },
    { to: paths.liveLessons, label: 'Live lessons', sign: 'live' },
    { to: paths.challenges, label: 'Games', sign: 'games', short: 'Games' },
    { to: paths.flashcards, label: 'Flashcards', sign: 'flashcards' },
    { to: paths.myTasks, label: 'My tasks', sign: 'tasks', short: 'Tasks' },
    { to: paths.league, label: 'League', sign: 'league' },
    { to: paths.daily, label: 'Daily rewards', sign: 'daily' },
    { to: paths.profile, label: 'Profile', sign: 'profile' },
  ],
  parent: [
    { to: paths.parentDashboard, label: 'Dashboard', sign: 'home', short: 'Dashboard' },
    { to: paths.liveLessons, label: 'Live lessons', sign: 'live' },
    { to: paths.studentTasksHome, label: 'Tasks', sign: 'tasks', short: 'Tasks' },
    { to: paths.parentPractice, label: 'Custom practice', sign: 'practice', short: 'Practice' },
    { to: paths.parentArea, label: 'Subscriptions', sign: 'payments', short: 'Payments' },
    { to: paths.myProfile, label: 'My profile', sign: 'profile' },
    { to: paths.tutoring, label: 'Tutoring', sign: 'tutoring' },
    { to: paths.childData, label: 'Your child’s data', sign: 'data' },
  ],
  tutor: [
    { to: paths.tutorDashboard, label: 'Dashboard', sign: 'home' },
    { to: paths.tutorFlashcards, label: 'Flashcards', sign: 'flashcards' },
    { to: paths.tutorStudents, label: 'Students', sign: 'students' },
    { to: paths.tutorClasses, label: 'Classes', sign: 'classes' },
    { to: paths.tutorLessons, label: 'Lessons', sign: 'lessons' },
    { to: paths.tutorLiveLessons, label: 'Live lessons', sign: 'live' },
    { to: paths.tutorReports, label: 'Reports', sign: 'reports' },
    { to: paths.tutorTasks, label: 'Active tasks', sign: 'tasks' },
    { to: paths.tutorPractice, label: 'Custom practice', sign: 'practice' },
  ],
};
