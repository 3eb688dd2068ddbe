/** Security headers, compression, load shedding and the guard against forged requests. */
import { errors } from '@comet/contract/errors';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { registerXsrf } from './xsrf.ts';

/** What Stripe's card fields load and talk to; allowed only where they are used. */
const stripeOrigins = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  connect: ['https://api.stripe.com'],
  frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
};
const noOrigins: typeof stripeOrigins = { script: [], connect: [], frame: [] };

/** Where browsers send videos and fetch files, if the storage does that itself. */
function storageOrigins(s3: Config['s3']): string[] {
  if (s3 === undefined) return [];
  return [new URL(s3.endpoint ?? `https://${s3.bucket}.s3.${s3.region}.amazonaws.com`).origin];
}

export async function registerSecurity(app: FastifyInstance, config: Config): Promise<void> {
  const isSecure = config.publicUrl.startsWith('https:');
  const stripe = config.stripe === undefined ? noOrigins : stripeOrigins;
  const storage = storageOrigins(config.s3);
  await app.register(helmet, {
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'none'"],
        scriptSrc: ["'self'", ...stripe.script],
        // The component library sets style attributes; scripts stay strict.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...storage],
        // A video that is chosen is looked at before it is sent.
        mediaSrc: ["'self'", 'blob:', ...storage],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'", ...stripe.connect, ...storage],
        frameSrc: ["'self'", ...stripe.frame],
        frameAncestors: ["'none'"],
        objectSrc: ["'none'"],
        upgradeInsecureRequests: isSecure ? [] : null,
      },
    },
    strictTransportSecurity: isSecure,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  await app.register(cookie);
  await app.register(compress, { threshold: 4096, encodings: ['gzip', 'identity'] });
  await app.register(underPressure, {
    maxEventLoopDelay: config.maxLoopDelayMs,
    retryAfter: 2,
    message: errors.unavailable.message,
  });
  await app.register(multipart);
  registerXsrf(app, { secret: config.secret, isSecure });
}
