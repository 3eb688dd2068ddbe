/** What is written around each link. */
import { approvalMs, nameForStrangers } from '@comet/domain/accounts/parent-approval';
import { confirmLinkMs, resetLinkMs } from '@comet/domain/sessions/lifetimes';
import { dayMs, minuteMs } from '@comet/domain/time';
import { asDay } from '../platform/letter.ts';

export interface LinkLetter {
  readonly to: string;
  readonly path: string;
  readonly expiresAt: Date;
  readonly subject: string;
  /** Paragraphs; the link follows the one that ends with a colon. */
  readonly lines: readonly string[];
}

const own = {
  resetPassword: {
    lifeMs: resetLinkMs,
    path: '/reset-password',
    subject: 'Choose a new password for Comet Club',
    lines: [
      'Someone, hopefully you, asked to reset the password of your Comet Club account.',
      `Open this link within ${resetLinkMs / minuteMs} minutes to choose a new one:`,
      'If it wasn’t you, you can ignore this e-mail. Your password stays the same.',
    ],
  },
  confirmEmail: {
    lifeMs: confirmLinkMs,
    path: '/confirm-email',
    subject: 'Please confirm your e-mail address for Comet Club',
    lines: [
      'This e-mail address was given for a Comet Club account.',
      `If the account is yours, open this link within ${confirmLinkMs / dayMs} days to confirm the address:`,
      'If you don’t know Comet Club, you can ignore this e-mail.',
    ],
  },
} as const;

/** A link for the owner of an account, mailed to their own address. */
export function ownLetter(purpose: keyof typeof own, to: string, now: Date): LinkLetter {
  const { lifeMs, ...letter } = own[purpose];
  return { to, ...letter, expiresAt: new Date(now.getTime() + lifeMs) };
}

/** Asks a parent to allow a child's account. Nobody has confirmed the address, so it says no more than who it is about. */
export function approvalLetter(
  child: { readonly firstName: string; readonly parentEmail: string | null; readonly dueAt: Date | null },
  now: Date,
): LinkLetter | undefined {
  if (child.parentEmail === null || (child.dueAt !== null && child.dueAt <= now)) return undefined;
  const expiresAt = child.dueAt ?? new Date(now.getTime() + approvalMs);
  const silence =
    child.dueAt === null
      ? 'If you say no, we’ll erase the account.'
      : 'If you say no, or if we don’t hear from you by then, we’ll erase the account.';
  const name = nameForStrangers(child.firstName);
  return {
    to: child.parentEmail,
    path: '/approve-child',
    expiresAt,
    subject: `May ${name === 'A child' ? 'a child' : name} use Comet Club?`,
    lines: [
      `${name} has signed up for Comet Club and says that you are their parent or guardian. Comet Club is where children of 7 to 12 practise maths, English and reasoning.`,
      'If you say yes, they can choose a package and then answer questions, take tests and collect stars. There are no adverts and no chats with strangers, and no tutor sees their work unless you ask for one.',
      `Until you say yes, they can’t do anything. Open this link by ${asDay(expiresAt)} to see what you would agree to, and to say yes or no:`,
      `${silence} If you don’t know this child, please say no.`,
    ],
  };
}
