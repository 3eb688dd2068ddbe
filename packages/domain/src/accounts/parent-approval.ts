/** Young children use the platform only once a parent has agreed. */
import type { CivilDate } from '../curriculum/school-year.ts';
import { days } from '../time.ts';
import { ageOn, type BirthDate } from './birth-date.ts';
import type { Role } from './roles.ts';

/** From this age a child may agree for themselves (UK GDPR, article 8). */
export const ageOfConsent = 13;

/** How long a parent has to answer; an account that nobody approved is erased then. */
export const approvalDays = 14;
export const approvalMs = days(approvalDays);

/** Whether somebody who signs up by themselves has to wait for a parent. */
export function needsParentApproval(birth: BirthDate, today: CivilDate): boolean {
  return ageOn(birth, today) < ageOfConsent;
}

/** Whether a student who signed up before this rule waits for a parent from their next log-in on. */
export function isToBeAsked(
  student: {
    readonly role: Role;
    readonly parentId: number | null;
    readonly isAwaitingParent: boolean;
    readonly birth: BirthDate | undefined;
  },
  today: CivilDate,
): boolean {
  const { role, parentId, isAwaitingParent, birth } = student;
  return (
    role === 'student' &&
    parentId === null &&
    !isAwaitingParent &&
    birth !== undefined &&
    needsParentApproval(birth, today)
  );
}

/** What is wrong with the parent's address in a student's own sign-up, or undefined. Nobody else's sign-up needs one. */
export function parentEmailFault(
  birth: BirthDate,
  today: CivilDate,
  { email = '', parentEmail = '' }: { readonly email?: string | undefined; readonly parentEmail?: string | undefined },
): string | undefined {
  if (!needsParentApproval(birth, today)) return undefined;
  if (parentEmail === '') return 'Please type your parent’s e-mail address';
  const isOwn = parentEmail.toLowerCase() === email.toLowerCase();
  return isOwn ? 'This is your own address. Please type your parent’s' : undefined;
}

/** Names that can be put into a mail to an address that nobody has confirmed: letters only, so that nobody can advertise in them. */
const plainName = /^[\p{L}\p{M}][\p{L}\p{M}'’ -]{0,29}$/u;

/** How a child is called in the mail that asks for approval. */
export const nameForStrangers = (firstName: string): string => (plainName.test(firstName) ? firstName : 'A child');
