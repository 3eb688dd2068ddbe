/** What the owner of an account is told when somebody, perhaps not they, changed what it is entered with. */
import { randomUUID } from 'node:crypto';
import type { UserRow } from '../accounts/index.ts';
import { letterTo } from '../platform/letter.ts';
import type { MailMessage } from '../platform/mail.ts';

export type CredentialKind = 'password' | 'email' | 'userName' | 'twoStep';

const names: Readonly<Record<CredentialKind, string>> = {
  password: 'password',
  email: 'e-mail address',
  userName: 'username',
  twoStep: '2-step log-in',
};

const asMoment = (moment: Date): string =>
  new Intl.DateTimeFormat('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
    timeZone: 'Europe/London',
  }).format(moment);

/** The mail to `reader`, the owner or their parent; a child is never named, because the address may not be confirmed. */
export function credentialNotice(
  reader: Pick<UserRow, 'firstName'> & { readonly email: string },
  change: {
    readonly kinds: readonly CredentialKind[];
    readonly isOfChild: boolean;
    readonly at: Date;
    readonly contactPhone: string;
  },
): MailMessage {
  const what = new Intl.ListFormat('en-GB').format(change.kinds.map((kind) => names[kind]));
  const were = change.kinds.length === 1 ? 'was' : 'were';
  const whose = change.isOfChild ? 'one of your children’s Comet Club accounts' : 'your Comet Club account';
  return letterTo(reader, {
    subject: `Your ${change.isOfChild ? 'child’s ' : ''}Comet Club ${what} ${were} changed`,
    lines: [
      `The ${what} of ${whose} ${were} changed on ${asMoment(change.at)}. All other devices were logged out.`,
      'If that was you, there’s nothing to do.',
      `If that wasn’t you, please call us straight away on ${change.contactPhone}.`,
    ],
    key: `credentials:${randomUUID()}`,
  });
}
