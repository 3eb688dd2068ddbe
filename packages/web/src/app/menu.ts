/** The side menus: links whose screens work, in the order of the specification. */
import type { Role } from '@comet/domain/accounts/roles';
import { paths } from './paths.ts';

export interface MenuLink {
  readonly to: string;
  readonly label: string;
}

export const menus: Readonly<Record<Role, readonly MenuLink[]>> = {
  student: [
    { to: paths.studentDashboard, label: 'Dashboard' },
    { to: paths.missionControl, label: 'Mission control' },
    { to: paths.missions, label: 'Missions' },
    { to: paths.myTasks, label: 'My tasks' },
    { to: paths.profile, label: 'Profile' },
  ],
  parent: [
    { to: paths.parentDashboard, label: 'Dashboard' },
    { to: paths.studentTasksHome, label: 'Tasks' },
    { to: paths.parentPractice, label: 'Custom practice' },
    { to: paths.parentArea, label: 'Subscriptions' },
    { to: paths.myProfile, label: 'My profile' },
    { to: paths.tutoring, label: 'Tutoring' },
  ],
  tutor: [
    { to: paths.tutorDashboard, label: 'Dashboard' },
    { to: paths.tutorStudents, label: 'Students' },
    { to: paths.tutorClasses, label: 'Classes' },
    { to: paths.tutorReports, label: 'Reports' },
    { to: paths.tutorTasks, label: 'Active tasks' },
    { to: paths.tutorPractice, label: 'Custom practice' },
  ],
};
