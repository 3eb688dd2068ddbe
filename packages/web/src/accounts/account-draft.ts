/** What was typed at sign-up, kept in this page's memory while one goes forth and back between the steps; gone with the page. */
import type { Child } from '@comet/contract/accounts';
import type { BodySent } from '@comet/contract/call';
import type { createChild } from '@comet/contract/families';
import type { registerStudent } from '@comet/contract/sessions';
import { needsParentApproval } from '@comet/domain/accounts/parent-approval';
import { fieldsOfYear, type YesOrNo } from '@comet/domain/accounts/student-account';
import type { Year } from '@comet/domain/curriculum/subjects';
import { useSyncExternalStore } from 'react';
import { birthOfText, type DateText, isoDate, localDay, yesterday } from './date-text.ts';

/** What was typed; kept when one goes back. */
export interface StudentAccount {
  readonly firstName: string;
  readonly lastName: string;
  readonly userName: string;
  readonly password: string;
  readonly dateOfBirth: DateText;
  readonly email: string;
  /** Asked of students under 13 who sign up by themselves. */
  readonly parentEmail: string;
  readonly isStudentFourYear: YesOrNo;
  /** The school year where it is not the fourth. */
  readonly otherYear: Year;
  readonly isReplayAllowed: boolean;
}

/** The specification's first values; today is the device's day. */
export const emptyAccount = (now: Date): StudentAccount => ({
  firstName: '',
  lastName: '',
  userName: '',
  password: '',
  dateOfBirth: yesterday(now),
  email: '',
  parentEmail: '',
  isStudentFourYear: 'yes',
  otherYear: 3,
  isReplayAllowed: false,
});

export interface Draft {
  /** Whose draft it is: the parent's id, or 'student'. */
  readonly owner: string;
  readonly account?: StudentAccount;
  /** The child once its account is made; then only package and card are left. */
  readonly child?: Pick<Child, 'userId' | 'firstName'>;
  readonly priceId?: string;
  /** The package of a payment that was begun and not confirmed. */
  readonly begunPriceId?: string;
  /** A refusal that is about the account step. */
  readonly refusal?: unknown;
}

let draft: Draft = { owner: '' };
const listeners = new Set<() => void>();
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The draft of this owner as it stands at this moment; somebody else's is nobody's business. */
export const draftOf = (owner: string): Draft => (draft.owner === owner ? draft : { owner });

export function useDraft(owner: string): Draft {
  useSyncExternalStore(subscribe, () => draft);
  return draftOf(owner);
}

export function changeDraft(owner: string, change: Omit<Draft, 'owner'>): void {
  draft = { ...draftOf(owner), ...change };
  for (const listener of listeners) listener();
}

export function clearDraft(): void {
  draft = { owner: '' };
  for (const listener of listeners) listener();
}

/** What was typed as the server takes it for a child of the parent who is logged in. */
export function accountToSend(account: StudentAccount): BodySent<typeof createChild> {
  const { firstName, lastName, userName, password, email, isStudentFourYear, otherYear } = account;
  return {
    firstName,
    lastName,
    userName,
    password,
    email: email.trim(),
    dateOfBirth: isoDate(account.dateOfBirth) ?? '',
    ...fieldsOfYear(isStudentFourYear === 'yes' ? 4 : otherYear),
  };
}

/** Whether this student may only sign up with a parent's permission, as far as the device's clock says. */
export function needsParent({ dateOfBirth }: Pick<StudentAccount, 'dateOfBirth'>): boolean {
  const birth = birthOfText(dateOfBirth);
  return birth !== undefined && needsParentApproval(birth, localDay(new Date()));
}

/** Whether a parent is asked: also where the server, by its own clock, wanted the address. */
export const asksParent = (account: StudentAccount): boolean => needsParent(account) || account.parentEmail !== '';

/** What was typed as the server takes it of a student who signs up by themselves. */
export const signUpToSend = (account: StudentAccount): BodySent<typeof registerStudent> => ({
  ...accountToSend(account),
  ...(asksParent(account) ? { parentEmail: account.parentEmail.trim() } : {}),
});
