/** Who may use the platform now, and who has to pay first. */
import { hasAccess, type Subscription } from '../billing/subscription.ts';
import type { Role } from './roles.ts';

/** A person, as far as access goes by them. */
export interface Member {
  readonly role: Role;
  readonly hasParent: boolean;
  readonly subscription: Subscription | undefined;
}

const isOpen = ({ subscription }: Member, now: Date): boolean => hasAccess(subscription, now);

/** A student without a parent here and without access: all they can do is pay. */
export function mustPayAlone(member: Member, now: Date): boolean {
  return member.role === 'student' && !member.hasParent && !isOpen(member, now);
}

/** Whether a session may go on: tutors and parents always, children while they have access; who pays for themselves stays, to pay. */
export function mayStay(member: Member, now: Date): boolean {
  return member.role !== 'student' || !member.hasParent || isOpen(member, now);
}

/** Without access somebody must pay: the parent for their children, a student for themselves where there is no parent. */
export function isPendingAccess(member: Member, children: readonly Member[], now: Date): boolean {
  if (member.role === 'student') return mustPayAlone(member, now);
  return children.length > 0 && !children.some((child) => isOpen(child, now));
}
