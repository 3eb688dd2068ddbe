/**
 * What was typed at sign-up, kept while one goes back and forth between the steps. What a parent typed about their child also
 * survives a reload in this tab, except the password.
 */
import type { BodySent } from '@comet/contract/call';
import type { createChild } from '@comet/contract/families';
import type { registerStudent } from '@comet/contract/sessions';
import { needsParentApproval } from '@comet/domain/accounts/parent-approval';
import { fieldsOfYear } from '@comet/domain/accounts/student-account';
import { useSyncExternalStore } from 'react';
import { tokens } from '../api/api.ts';
import { birthOfText, isoDate, localDay } from './date-text.ts';
import { forgetStoredDraft, readStoredDraft, storeDraft } from './stored-draft.ts';
import type { Draft, StudentAccount } from './student-account.ts';

const nothing: Draft = { owner: '' };
/** A visitor is nobody yet: what they type is not stored where the next visitor would find it. */
const isStored = ({ owner }: Draft): boolean => /^\d+$/.test(owner);

let draft: Draft = readStoredDraft() ?? nothing;
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
  if (isStored(draft)) storeDraft(draft);
  for (const listener of listeners) listener();
}

export function clearDraft(): void {
  draft = nothing;
  forgetStoredDraft();
  for (const listener of listeners) listener();
}

tokens.subscribe(() => {
  if (tokens.lastEnd() === 'left') clearDraft();
});

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
