/** Where each person starts, and where they are sent when a page is not theirs (specification, section 2). */
import type { Role } from './roles.ts';

/** What decides the home page. */
export interface LandingFacts {
  readonly role: Role;
  readonly childCount: number;
  readonly isPendingAccess: boolean;
  readonly isAwaitingParent: boolean;
}

/** The home page of a person; a visitor who is not logged in goes to '/'. */
export function landingPath(person: LandingFacts | undefined): string {
  if (person === undefined) return '/';
  if (person.isAwaitingParent) return '/waiting-for-parent';
  if (person.isPendingAccess) return '/thank-you';
  if (person.role === 'tutor') return '/pages/tutor/classes';
  // A new parent begins by making a child's account.
  if (person.role === 'parent') return person.childCount === 0 ? '/create-student-account' : '/dashboard/parent';
  return '/pages/dashboard-student';
}
