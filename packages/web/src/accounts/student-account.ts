/** A student's account as the sign-up form has it, and the draft it is part of. */
import type { Child } from '@comet/contract/accounts';
import type { YesOrNo } from '@comet/domain/accounts/student-account';
import type { Year } from '@comet/domain/curriculum/subjects';
import { type DateText, yesterday } from './date-text.ts';

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
  /** What is in the form, whole or not. */
  readonly typed?: StudentAccount;
  /** What was sent from the form. */
  readonly account?: StudentAccount;
  /** The child once its account is made; then only package and card are left. */
  readonly child?: Pick<Child, 'userId' | 'firstName'>;
  readonly priceId?: string;
  /** The package of a payment that was begun and not confirmed. */
  readonly begunPriceId?: string;
  /** A refusal that is about the account step. */
  readonly refusal?: unknown;
}
