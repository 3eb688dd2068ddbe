/** Sends mail: into a local outbox where there is no mail server, else by SMTP. */
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { z } from 'zod';

/** No line feeds where they would start another header. */
const headerText = z
  .string()
  .max(300)
  .regex(/^[^\r\n]*$/, 'A line feed has no place in a mail header');

/** `key` names the cause; a mail server that knows the Message-ID drops the second copy. */
export const mailSchema = z.object({ to: z.email(), subject: headerText, text: z.string(), key: z.string() });
export type MailMessage = z.infer<typeof mailSchema>;

export interface MailTransport {
  send(message: MailMessage): Promise<void>;
}

/** A mail in the outbox. */
export const storedMailSchema = mailSchema.extend({ sentAt: z.string() });
export type StoredMail = z.infer<typeof storedMailSchema>;

const fileNameOf = (key: string): string => `${key.replaceAll(/[^\w-]/g, '_').slice(0, 120)}.json`;

/** Mails as files, one a cause; the newest first when they are read. */
export function createOutbox(dataDir: string, now: () => Date): MailTransport & { list(): Promise<StoredMail[]> } {
  const folder = join(dataDir, 'outbox');
  return {
    send: async (message) => {
      const mail = mailSchema.parse(message);
      await mkdir(folder, { recursive: true });
      const fresh = join(folder, `.${randomUUID()}`);
      await writeFile(fresh, JSON.stringify({ ...mail, sentAt: now().toISOString() }));
      await rename(fresh, join(folder, fileNameOf(mail.key)));
    },
    list: async () => {
      const names = await readdir(folder).catch(() => []);
      const texts = await Promise.all(
        names.filter((name) => name.endsWith('.json')).map((name) => readFile(join(folder, name), 'utf8')),
      );
      const mails = texts.map((text) => storedMailSchema.parse(JSON.parse(text)));
      return mails.sort((one, other) => other.sentAt.localeCompare(one.sentAt));
    },
  };
}

const patienceMs = 10_000;

export function createSmtp(url: string, from: string): MailTransport {
  const transport = createTransport(url, { from });
  return {
    send: async (message) => {
      const { to, subject, text, key } = mailSchema.parse(message);
      const messageId = `<${Buffer.from(key).toString('hex').slice(0, 120)}@comet.example>`;
      const sending = transport.sendMail({ to, subject, text, messageId });
      let timer: NodeJS.Timeout | undefined;
      const tooLong = new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(new Error('the mail server took too long')), patienceMs);
      });
      await Promise.race([sending, tooLong]).finally(() => clearTimeout(timer));
    },
  };
}
