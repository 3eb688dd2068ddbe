/**
 * Links that are mailed: to a person to choose a new password or to confirm the address, and to a parent to allow a child's
 * account. The token is made when the mail is
 * sent, so that neither a table nor a job ever holds it.
 */
import { dayMs, minuteMs } from '@comet/domain/time';
import type { AccountsService } from '../accounts/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Queryable } from '../platform/database.ts';
import type { Bucket, LimitBuckets } from '../platform/limit-buckets.ts';
import type { MailMessage } from '../platform/mail.ts';
import { approvalLetter, type LinkLetter, ownLetter } from './link-letters.ts';
import type { LinkMail, LinkPurpose } from './link-mail.ts';
import * as store from './links.store.ts';
import { hashToken, randomToken } from './tokens.ts';

/** Links that one account is sent at most, so that nobody can fill somebody else's mailbox. */
const mailsLimit = { max: 3, windowMs: 30 * minuteMs };

/** Letters to a parent whom no account belongs to: a child may have several, but nobody's mailbox can be filled from here. */
const parentMailsLimit = { max: 10, windowMs: dayMs };

export type LinksService = ReturnType<typeof createLinksService>;

export function createLinksService(parts: {
  readonly database: Database;
  readonly clock: Clock;
  readonly accounts: Pick<AccountsService, 'find' | 'findAwaited'>;
  readonly buckets: Pick<LimitBuckets, 'take'>;
  readonly publicUrl: string;
  /** Sends at once, outside of any transaction. */
  readonly deliver: (mail: MailMessage) => Promise<void>;
}) {
  const { database, clock, accounts, buckets, publicUrl, deliver } = parts;
  const bucketOf = (purpose: LinkPurpose, account: string): Bucket => ({
    name: `link ${purpose} ${account}`,
    limit: mailsLimit,
  });

  /** The letter as it has to be written now; none where there is nothing left to ask. */
  async function compose({ userId, purpose }: LinkMail, now: Date): Promise<LinkLetter | undefined> {
    if (purpose === 'approveChild') {
      const child = await accounts.findAwaited(userId);
      return child === undefined ? undefined : approvalLetter(child, now);
    }
    const user = await accounts.find(userId);
    if (user?.email == null || (purpose === 'confirmEmail' && user.emailConfirmedAt !== null)) return undefined;
    return ownLetter(purpose, user.email, now);
  }

  return {
    /** Counts a mail that somebody asks for. `account` is the person, or the name where nobody has it. Throws 429. */
    countMail: (purpose: LinkPurpose, account: string): Promise<void> => buckets.take([bucketOf(purpose, account)]),

    /** Counts a letter to a parent: by the child, once there is an account, and by the address. Throws 429. */
    countApproval: (studentId: number | undefined, parentEmail: string): Promise<void> =>
      buckets.take([
        ...(studentId === undefined ? [] : [bucketOf('approveChild', `user ${studentId}`)]),
        { name: `link approveChild to ${parentEmail.toLowerCase()}`, limit: parentMailsLimit },
      ]),

    /** Makes the link and mails it; the job that calls this may call it again, and then the newer link is the live one. */
    async mail(link: LinkMail): Promise<void> {
      const now = clock.now();
      const letter = await compose(link, now);
      if (letter === undefined) return;
      const { to, path, expiresAt, subject, lines } = letter;
      const token = randomToken();
      const tokenHash = hashToken(token);
      await store.replaceLink(database, { tokenHash, ...link, expiresAt }, now);
      const url = `${publicUrl}${path}?token=${token}`;
      const text = lines.map((line) => (line.endsWith(':') ? `${line} ${url}` : line)).join('\n\n');
      await deliver({ to, subject, text, key: `link:${tokenHash}` });
    },

    /** The person whom a live link is for. */
    find: (db: Queryable, purpose: LinkPurpose, token: string): Promise<number | undefined> =>
      store.findLink(db, hashToken(token), purpose, clock.now()),

    /** Uses a link up; false when another request was first. */
    use: (db: Queryable, purpose: LinkPurpose, token: string): Promise<boolean> =>
      store.useLink(db, hashToken(token), purpose, clock.now()),

    end: (db: Queryable, userId: number): Promise<void> => store.deleteLinksOf(db, userId),

    deleteOver: (): Promise<void> => store.deleteOverLinks(database, clock.now()),
  };
}
