/** Puts the server together: platform first, then the rooms, each told what it needs. */
import { readFile } from 'node:fs/promises';
import { receiveWebhook } from '@comet/contract/billing';
import { apiBase, defaultBodyLimitBytes } from '@comet/contract/call';
import { errors } from '@comet/contract/errors';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import underPressure from '@fastify/under-pressure';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import {
  createJsonSchemaTransformObject,
  jsonSchemaTransform,
  serializerCompiler,
  validatorCompiler,
} from 'fastify-type-provider-zod';
import { z } from 'zod';
import { registerAccommodations } from './accommodations/index.ts';
import { registerAccounts } from './accounts/index.ts';
import { registerAttempts } from './attempts/index.ts';
import { registerBilling } from './billing/index.ts';
import { registerClassrooms } from './classrooms/index.ts';
import { registerPreview } from './curriculum/index.ts';
import { createLandingFacts } from './landing-facts.ts';
import { registerMissions } from './missions/index.ts';
import { registerNotifications } from './notifications/index.ts';
import { openPayments } from './open-payments.ts';
import type { Clock } from './platform/clock.ts';
import { closeServer } from './platform/close-server.ts';
import type { Config } from './platform/config.ts';
import type { Database } from './platform/database.ts';
import { registerErrors } from './platform/errors.ts';
import { createEventStreams } from './platform/event-streams.ts';
import { registerHealth } from './platform/health.ts';
import { asAnyJob, type Job, type Jobs, startJobs } from './platform/jobs.ts';
import { registerJsonParser } from './platform/json-parser.ts';
import { openLive } from './platform/live.ts';
import { registerLocalOnly } from './platform/local-only.ts';
import type { Log } from './platform/log.ts';
import { createOutbox, createSmtp, mailSchema } from './platform/mail.ts';
import { registerMetrics } from './platform/metrics.ts';
import { createOperations } from './platform/operations.ts';
import { registerOutbox } from './platform/outbox.routes.ts';
import { createPasswords } from './platform/passwords.ts';
import { createRateLimits } from './platform/rate-limit.ts';
import { createServe } from './platform/serve.ts';
import { registerWebApp } from './platform/web-app.ts';
import { registerXsrf } from './platform/xsrf.ts';
import { registerPractice } from './practice/index.ts';
import { registerChildReports, registerReports, registerTutorReports } from './reports/index.ts';
import { createRooms } from './rooms.ts';
import { registerSandbox } from './sandbox/index.ts';
import { registerSessions } from './sessions/index.ts';
import { registerTracker } from './tracker/index.ts';
import { registerTutoring } from './tutoring/index.ts';

/** What the server runs on. */
export interface Surroundings {
  readonly config: Config;
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  /** Less work for a password hash, in tests only. */
  readonly hasWeakPasswords?: boolean;
}

const everyMinute = '* * * * *';
const daily = '17 3 * * *';
const hourly = '23 * * * *';

/** What Stripe's card fields load and talk to; allowed only where they are used. */
const stripeOrigins = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  connect: ['https://api.stripe.com'],
  frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
};
const noOrigins: typeof stripeOrigins = { script: [], connect: [], frame: [] };

async function registerDefences(app: FastifyInstance, config: Config): Promise<void> {
  const isSecure = config.publicUrl.startsWith('https:');
  const stripe = config.stripe === undefined ? noOrigins : stripeOrigins;
  await app.register(helmet, {
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...stripe.script],
        // The component library sets style attributes; scripts stay strict.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'", ...stripe.connect],
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
    maxEventLoopDelay: 1000,
    maxEventLoopUtilization: 0.999,
    retryAfter: 2,
    message: errors.unavailable.message,
  });
  registerXsrf(app, { secret: config.secret, isSecure });
}

async function registerDocuments(app: FastifyInstance): Promise<void> {
  const { version } = z
    .object({ version: z.string() })
    .parse(JSON.parse(await readFile(new URL('../package.json', import.meta.url), 'utf8')));
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Comet Club',
        version,
        description: 'Every call of the platform, generated from the contract that the server and the web app share.',
      },
      components: { securitySchemes: { accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    transform: jsonSchemaTransform,
    transformObject: createJsonSchemaTransformObject({ schemaRegistry: z.globalRegistry }),
  });
}

const openApiPath = `${apiBase}/openapi.json`;

/** The calls as a page to browse, for developers. */
async function registerDocumentPages(scope: FastifyInstance): Promise<void> {
  await scope.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: false });
  scope.get(openApiPath, { schema: { hide: true } }, async () => scope.swagger());
}

/** Fastify needs less of a logger than pino gives; naming the lesser type keeps every signature simple. */
const asFastifyLog = (log: Log): FastifyBaseLogger => log;

/** The whole server, ready to listen or to be asked in a test. `stop` ends jobs and live events; the database is the caller's. */
export async function createApp({ config, database, clock, log, hasWeakPasswords = false }: Surroundings) {
  const app = Fastify({
    loggerInstance: asFastifyLog(log),
    bodyLimit: defaultBodyLimitBytes,
    trustProxy: (_, hop) => hop < config.trustedProxyHops,
    requestIdHeader: false,
    genReqId: () => crypto.randomUUID(),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    // A slow client may not hold a connection for ever.
    requestTimeout: 30_000,
    forceCloseConnections: 'idle',
    // A request that comes while we drain is served; its connection is closed behind it.
    return503OnClosing: false,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.decorateRequest('actor', undefined);
  registerErrors(app);
  registerJsonParser(app);
  await registerDefences(app, config);
  await registerDocuments(app);

  const outbox = createOutbox(config.dataDir, clock.now);
  const transport = config.smtpUrl === undefined ? outbox : createSmtp(config.smtpUrl, config.mailFrom);
  const mailJob: Job<typeof mailSchema> = { name: 'mail', data: mailSchema, work: (mail) => transport.send(mail) };

  const live = await openLive(database, log);
  const streams = createEventStreams();
  let isDraining = false;
  const limits = createRateLimits({ database, clock, secret: config.secret, perMinute: config.requestsPerMinute });
  const { payments, sandbox } = openPayments(config, database, clock);
  let jobs: Jobs | undefined;
  const rooms = createRooms({
    database,
    clock,
    live,
    passwords: createPasswords({ isWeak: hasWeakPasswords }),
    payments,
    log,
    secret: config.secret,
    publicUrl: config.publicUrl,
    sendMail: async (db, mail) => jobs?.send(db, mailJob, mail),
  });
  const {
    accommodations,
    accounts,
    attempts,
    billing,
    care,
    families,
    missions,
    practice,
    reports,
    rewards,
    sessions,
    tracker,
    tutorReports,
  } = rooms;

  const sweep: Job<z.ZodObject> = {
    name: 'sweep',
    data: z.object({}),
    cron: daily,
    work: async () => {
      await sessions.deleteOver();
      await limits.deleteOver();
      await billing.deleteOver();
      await sandbox?.deleteOver();
    },
  };
  const compareLedger: Job<z.ZodObject> = {
    name: 'compare-ledger',
    data: z.object({}),
    cron: hourly,
    work: async () => {
      const broken = await rewards.listBrokenBalances();
      if (broken.length > 0)
        log.fatal({ students: broken.map((row) => row.student_id) }, 'balances differ from the ledger');
    },
  };
  const closeOverdue: Job<z.ZodObject> = {
    name: 'close-overdue',
    data: z.object({}),
    cron: everyMinute,
    work: async () => {
      // As many as were closed may still be left.
      while ((await attempts.closeOverdue()) > 0);
    },
  };
  const postEvent = async (payload: string, headers: Record<string, string>): Promise<number> => {
    const url = `${apiBase}${receiveWebhook.path}`;
    const type = { 'content-type': 'application/json' };
    return (await app.inject({ method: 'POST', url, payload, headers: { ...headers, ...type } })).statusCode;
  };
  /** What falls due at the sandbox happens and is told by events; then what was missed is looked after. */
  const followPayments = async (): Promise<void> => {
    await sandbox?.tick();
    await sandbox?.deliver(postEvent);
    await billing.catchUp();
  };
  const followPaymentsJob: Job<z.ZodObject> = {
    name: 'follow-payments',
    data: z.object({}),
    cron: everyMinute,
    work: followPayments,
  };
  const kinds = [
    asAnyJob(mailJob),
    asAnyJob(sweep),
    asAnyJob(compareLedger),
    asAnyJob(closeOverdue),
    asAnyJob(followPaymentsJob),
  ];
  jobs = await startJobs(database, kinds, log);

  const { serve, served } = createServe(app, {
    authenticate: sessions.authenticate,
    isPendingAccess: async ({ userId, role, isPendingAlone }) =>
      isPendingAlone || accounts.isPendingAccess(userId, role),
    findRelations: accounts.findRelations,
    audit: accounts.audit,
    limits,
  });
  registerSessions(serve, sessions, accounts, clock, limits);
  registerAccounts(serve, accounts, families, sessions.endOthers);
  registerMissions(serve, missions);
  registerAttempts(serve, attempts);
  registerPractice(serve, practice, attempts);
  registerReports(serve, reports, accounts, rewards);
  registerTutorReports(serve, tutorReports);
  registerChildReports(serve, rooms);
  registerTracker(serve, tracker);
  registerAccommodations(serve, accommodations);
  registerClassrooms(serve, { database, ...rooms });
  registerTutoring(serve, rooms.tutoring, config.contactPhone);
  registerBilling(serve, billing, limits);
  registerNotifications(serve, live, streams, care, sessions.authenticate);
  registerHealth(app, database, () => isDraining);
  const serveMetrics = registerMetrics(app, { database, failedJobs: jobs.failed, openStreams: streams.count });
  if (sandbox !== undefined) registerSandbox(app, sandbox);
  const sendPage = await registerWebApp(
    app,
    createLandingFacts({ config, clock, log, listPrices: billing.listPrices }),
  );
  if (!config.isProduction)
    await registerLocalOnly(app, async (scope) => {
      registerOutbox(scope, outbox);
      registerPreview(scope, sendPage);
      serveMetrics(scope);
      await registerDocumentPages(scope);
    });
  const operations = createOperations(config.operations);
  if (operations !== undefined) {
    registerHealth(operations.app, database, () => isDraining);
    serveMetrics(operations.app);
    operations.app.get(openApiPath, async () => app.swagger());
  }

  const running = jobs;
  return {
    app,
    operations,
    served,
    outbox,
    sandbox,
    followPayments,
    jobs: running,
    rooms,
    /** Tells load balancers that no more requests should come, and ends the open event streams. */
    drain: () => {
      isDraining = true;
      streams.endAll();
    },
    stop: async () => {
      streams.endAll();
      await closeServer(app);
      await operations?.close();
      await running.stop();
      await live.close();
    },
  };
}
