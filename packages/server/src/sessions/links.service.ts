/**
 * Links that are mailed to a person: to choose a new password, or to confirm the address. The token is made when the mail is
 * sent, so that neither a table nor a job ever holds it.
 */
import { confirmLinkMs, resetLinkMs } from '@comet/domain/sessions/lifetimes';
import { dayMs, minuteMs } from '@comet/domain/time';
import type { AccountsService } from '../accounts/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import type { LimitBuckets } from '../platform/limit-buckets.ts';
import type { MailMessage } from '../platform/mail.ts';
import type { LinkMail, LinkPurpose } from './link-mail.ts';
import * as store from './links.store.ts';
import { hashToken, randomToken } from './tokens.ts';

/** Links that one account is sent at most, so that nobody can fill somebody else's mailbox. */
const mailsLimit = { max: 3, windowMs: 30 * minuteMs };

const mails = {
  resetPassword: {
    lifeMs: resetLinkMs,
    path: '/reset-password',
    subject: 'Choose a new password for Comet Club',
    before: 'Someone, hopefully you, asked to reset the password of your Comet Club account.',
    open: `Open this link within ${resetLinkMs / minuteMs} minutes to choose a new one:`,
    after: 'If it wasn’t you, you can ignore this e-mail. Your password stays the same.',
  },
  confirmEmail: {
    lifeMs: confirmLinkMs,
    path: '/confirm-email',
    subject: 'Please confirm your e-mail address for Comet Club',
    before: 'This e-mail address was given for a Comet Club account.',
    open: `If the account is yours, open this link within ${confirmLinkMs / dayMs} days to confirm the address:`,
    after: 'If you don’t know Comet Club, you can ignore this e-mail.',
  },
} as const;

export type LinksService = ReturnType<typeof createLinksService>;

export function createLinksService(parts: {
  readonly database: Database;
  readonly clock: Clock;
  readonly accounts: Pick<AccountsService, 'find'>;
  readonly buckets: Pick<LimitBuckets, 'take'>;
  readonly publicUrl: string;
  /** Sends at once, outside of any transaction. */
  readonly deliver: (mail: MailMessage) => Promise<void>;
}) {
  const { database, clock, accounts, buckets, publicUrl, deliver } = parts;
  return {
    /** Counts a mail that somebody asks for. `account` is the person, or the name where nobody has it. Throws 429. */
    countMail: (purpose: LinkPurpose, account: string): Promise<void> =>
      buckets.take([{ name: `link ${purpose} ${account}`, limit: mailsLimit }]),

    /** Makes the link and mails it; the job that calls this may call it again, and then the newer link is the live one. */
    async mail({ userId, purpose }: LinkMail): Promise<void> {
      const user = await accounts.find(userId);
      if (user?.email == null || (purpose === 'confirmEmail' && user.email_confirmed_at !== null)) return;
      const { lifeMs, path, subject, before, open, after } = mails[purpose];
      const now = clock.now();
      const token = randomToken();
      const tokenHash = hashToken(token);
      const expiresAt = new Date(now.getTime() + lifeMs);
      await store.replaceLink(database, { tokenHash, userId, purpose, expiresAt }, now);
      const text = [before, `${open} ${publicUrl}${path}?token=${token}`, after].join('\n\n');
      await deliver({ to: user.email, subject, text, key: `link:${tokenHash}` });
    },

    deleteOver: (): Promise<void> => store.deleteOverLinks(database, clock.now()),
  };
}
