import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { describe, expect, test } from 'vitest';
import { createOutbox, createSmtp } from './mail.ts';

const mail = {
  to: 'parent@example.org',
  subject: 'Zoë’s week – 3 ⭐',
  text: 'Hello,\n\nZoë practised three times.\n',
  key: 'week:12:2026-11-16',
};

async function withMailServer(work: (url: string, received: readonly Email[]) => Promise<void>): Promise<void> {
  const received: Email[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        void PostalMime.parse(Buffer.concat(parts)).then((email) => {
          received.push(email);
          done();
        }, done);
      });
    },
  });
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const address = listening.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  await work(`smtp://127.0.0.1:${port}`, received);
  await new Promise<void>((closed) => server.close(() => closed()));
}

describe('mail by SMTP', () => {
  test('arrives as it was written, with a Message-ID that a second sending shares', async () => {
    await withMailServer(async (url, received) => {
      const smtp = createSmtp(url, 'Comet Club <hello@comet.example>');
      await smtp.send(mail);
      await smtp.send(mail);
      expect(received).toHaveLength(2);
      expect(received[0]).toMatchObject({
        subject: mail.subject,
        to: [{ address: mail.to }],
        from: { address: 'hello@comet.example', name: 'Comet Club' },
      });
      expect(received[0]?.text?.trim()).toBe(mail.text.trim());
      expect(received[0]?.messageId).toBe(received[1]?.messageId);
    });
  });

  test.each([
    ['a line feed in the subject', { ...mail, subject: 'Hi\r\nBcc: all@example.org' }],
    ['something that is no address', { ...mail, to: 'parent@example.org\nBcc: x@example.org' }],
  ])('refuses %s', async (_, forged) => {
    await withMailServer(async (url, received) => {
      await expect(createSmtp(url, 'hello@comet.example').send(forged)).rejects.toThrow();
      expect(received).toEqual([]);
    });
  });
});

test('the outbox keeps one mail a cause, the newest first', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'comet-outbox-'));
  let seconds = 0;
  const outbox = createOutbox(dataDir, () => new Date(Date.UTC(2026, 10, 20, 10, 0, seconds++)));
  expect(await outbox.list()).toEqual([]);
  await outbox.send(mail);
  await outbox.send({ ...mail, key: '../../escape', subject: 'Second' });
  await outbox.send({ ...mail, subject: 'First, again' });
  expect((await outbox.list()).map(({ subject }) => subject)).toEqual(['First, again', 'Second']);
  await rm(dataDir, { recursive: true });
});
