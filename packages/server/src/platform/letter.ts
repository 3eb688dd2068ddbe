/** What our letters have in common: the greeting, the sign-off, how days are written, and when a child may be named. */
import type { Queryable } from './database.ts';
import type { MailMessage } from './mail.ts';

/** Writes a mail as a job in the given transaction. */
export type SendMail = (db: Queryable, mail: MailMessage) => Promise<void>;

/** A letter to somebody with an account. */
export function letterTo(
  reader: { readonly firstName: string; readonly email: string },
  letter: { readonly subject: string; readonly lines: readonly string[]; readonly key: string },
): MailMessage {
  const text = [`Hello ${reader.firstName},`, ...letter.lines, 'Comet Club'].join('\n\n');
  return { to: reader.email, subject: letter.subject, text, key: letter.key };
}

/** A child in a letter to their parent: named only at an address that the parent has confirmed. */
export const childIn = (
  reader: { readonly emailConfirmedAt: Date | null },
  child: { readonly firstName: string },
): string => (reader.emailConfirmedAt === null ? 'your child' : child.firstName);

const dayOptions = { day: 'numeric', month: 'long', timeZone: 'Europe/London' } as const;

/** A day as letters name it: Saturday 21 November. */
export const asDay = (moment: Date): string =>
  new Intl.DateTimeFormat('en-GB', { ...dayOptions, weekday: 'long' }).format(moment);

/** A day of another year: 21 November 2024. */
export const asDayOfYear = (moment: Date): string =>
  new Intl.DateTimeFormat('en-GB', { ...dayOptions, year: 'numeric' }).format(moment);
