/** A page that shows the e-mails that would have been sent. Development only, never in production. */
import type { FastifyInstance } from 'fastify';
import type { StoredMail } from './mail.ts';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const withLinks = (text: string): string =>
  escaped(text).replaceAll(/https?:\/\/[^\s<&]+/g, (link) => `<a href="${link}">${link}</a>`);

const article = (mail: StoredMail): string =>
  `<article><h2>${escaped(mail.subject)}</h2><p>To ${escaped(mail.to)}, ${escaped(mail.sentAt)}</p><pre>${withLinks(mail.text)}</pre></article>`;

export function registerOutbox(app: FastifyInstance, outbox: { list(): Promise<StoredMail[]> }): void {
  app.get('/dev/outbox', { schema: { hide: true } }, async (_, reply) => {
    const mails = await outbox.list();
    const body = mails.length === 0 ? '<p>No mail yet.</p>' : mails.map(article).join('');
    return reply
      .type('text/html; charset=utf-8')
      .send(
        `<!doctype html><html lang="en"><title>Outbox</title><h1>Local outbox</h1><p>Nothing here was sent.</p>${body}</html>`,
      );
  });
}
