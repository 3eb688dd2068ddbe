/** The anti-forgery cookie XSRF-TOKEN and its header X-XSRF-TOKEN, as the specification has them. */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { Refusal } from './refusal.ts';

const cookieName = 'XSRF-TOKEN';
const headerName = 'x-xsrf-token';
const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

const equal = (one: string, other: string): boolean => {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
};

/** A file of the web app: it is the same for everybody and may be kept by caches on the way. */
const isFile = (url: string): boolean => /\.\w+(?:\?|$)/.test(url) && !url.startsWith('/api/');

/**
 * Sets the cookie where it is missing. A changing request that carries it must repeat it in the header, and it must be
 * one that we signed: another site can make a browser send the cookie, or plant one, but can neither read nor sign it.
 * Without the cookie a request carries no authority by itself (access goes by bearer token), so there is nothing to forge.
 */
export function registerXsrf(
  app: FastifyInstance,
  options: { readonly secret: string; readonly isSecure: boolean },
): void {
  const sign = (chance: string): string =>
    `${chance}.${createHmac('sha256', options.secret).update(`xsrf ${chance}`).digest('base64url')}`;
  const isOurs = (token: string): boolean => equal(token, sign(token.split('.')[0] ?? ''));

  app.addHook('onRequest', async (request, reply) => {
    const cookie = request.cookies[cookieName];
    if (cookie !== undefined && !safeMethods.has(request.method)) {
      const header = request.headers[headerName];
      if (typeof header !== 'string' || !equal(header, cookie) || !isOurs(cookie)) throw new Refusal('forged');
    }
    if (isFile(request.url)) return;
    if (cookie === undefined || !isOurs(cookie))
      void reply.setCookie(cookieName, sign(randomBytes(18).toString('base64url')), {
        path: '/',
        sameSite: 'lax',
        secure: options.isSecure,
        httpOnly: false,
      });
  });
}
