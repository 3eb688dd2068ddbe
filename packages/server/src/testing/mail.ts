/** Mail that the server sent in a test: jobs deliver it a moment later. */
import { setTimeout as wait } from 'node:timers/promises';
import type { StoredMail } from '../platform/mail.ts';
import type { TestServer } from './test-server.ts';

// A job whose notice got lost is found by looking, every five seconds.
const waitsAtMostMs = 20_000;

/** The mail to this address whose subject matches, once there are more than `earlier` of them; the newest. */
export async function waitForMail(
  server: Pick<TestServer, 'outbox'>,
  to: string,
  subject: RegExp,
  earlier = 0,
): Promise<StoredMail> {
  for (let waited = 0; waited < waitsAtMostMs; waited += 50) {
    const mails = (await server.outbox.list()).filter((mail) => mail.to === to && subject.test(mail.subject));
    const [newest] = mails;
    if (newest !== undefined && mails.length > earlier) return newest;
    await wait(50);
  }
  throw new Error(`no mail to ${to} with the subject ${subject}`);
}

/** The token in the link of a mail. */
export function tokenIn({ text }: StoredMail): string {
  const token = /token=([\w-]+)/.exec(text)?.[1];
  if (token === undefined) throw new Error(`no token in: ${text}`);
  return token;
}
