/** Assembles the server: the platform first, then every feature with its dependencies. */
import { defaultBodyLimitBytes } from '@comet/contract/call';
import Fastify, { type FastifyBaseLogger } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { registerAvatarPictures } from './avatars/index.ts';
import { registerPreview } from './curriculum/index.ts';
import { jobLists, routeLists } from './features.ts';
import { createHomeService } from './home/index.ts';
import { createLandingFacts } from './landing-facts.ts';
import { registerPackageTransfer } from './lesson-packages/index.ts';
import { registerCalendarFeed } from './live-lessons/index.ts';
import {
  chooseEngine,
  createAttendanceKeeper,
  createBuiltInRooms,
  createGuestIds,
  createMeetingsService,
  hookPath,
  registerEngineHooks,
} from './meetings/index.ts';
import { choosePaymentProvider } from './payment-provider.ts';
import { chooseFiles } from './platform/choose-files.ts';
import type { Clock } from './platform/clock.ts';
import { closeServer } from './platform/close-server.ts';
import type { Config } from './platform/config.ts';
import type { Database } from './platform/database.ts';
import { answerTo, registerErrors } from './platform/errors.ts';
import { createEventStreams } from './platform/event-streams.ts';
import { registerHealth } from './platform/health.ts';
import { asAnyJob, daily, everyMinute, type Job, type Jobs, startJobs, timedJob } from './platform/jobs.ts';
import { registerJsonParser } from './platform/json-parser.ts';
import { openLive } from './platform/live-events.ts';
import { registerLocalOnly } from './platform/local-only.ts';
import { type Log, RequestLog } from './platform/log.ts';
import { createOutbox, createSmtp, mailSchema } from './platform/mail.ts';
import { registerOutbox } from './platform/mail-outbox.routes.ts';
import { registerMetrics } from './platform/metrics.ts';
import { openApiPath, registerDocumentPages, registerDocuments } from './platform/openapi.ts';
import { createOperations } from './platform/operations-server.ts';
import { createPasswords } from './platform/passwords.ts';
import { createRateLimits } from './platform/rate-limit.ts';
import { readTogether } from './platform/read-together.ts';
import { registerSecurity } from './platform/security.ts';
import { createServe } from './platform/serve.ts';
import { registerWebApp } from './platform/web-app.ts';
import { registerSandbox } from './sandbox/index.ts';
import { createServices, type ServiceDependencies } from './services.ts';
import { linkMailSchema } from './sessions/index.ts';
import { createPaymentSync } from './sync-payments.ts';
import { registerFileTransfer } from './uploads/index.ts';

/** What the server runs on. */
export interface Surroundings {
  readonly config: Config;
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  /** Less work for a password hash, in tests only. */
  readonly hasWeakPasswords?: boolean;
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
    logController: new RequestLog(),
    genReqId: () => crypto.randomUUID(),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    // A slow client may not hold a connection for ever.
    requestTimeout: 30_000,
    forceCloseConnections: 'idle',
    // A request that comes while we drain is served; its connection is closed behind it.
    return503OnClosing: false,
    // What the router refuses before any route is found: a parameter that is too long, a broken percent code.
    frameworkErrors: (error, request, { raw }) => {
      const body = answerTo(error, request.id);
      raw.writeHead(body.statusCode, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(body));
    },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.decorateRequest('actor', undefined);
  registerErrors(app);
  registerJsonParser(app);
  await registerSecurity(app, config);
  await registerDocuments(app);

  const outbox = createOutbox(config.dataDir, clock.now);
  const transport = config.smtpUrl === undefined ? outbox : createSmtp(config.smtpUrl, config.mailFrom);
  const mailJob: Job<typeof mailSchema> = { name: 'mail', data: mailSchema, work: (mail) => transport.send(mail) };

  const linkJob: Job<typeof linkMailSchema> = {
    name: 'mail-link',
    data: linkMailSchema,
    work: (link) => services.links.mail(link),
  };

  const live = await openLive(database, log);
  const streams = createEventStreams();
  live.onMissed(streams.endAll);
  let isDraining = false;
  const { payments, sandbox } = choosePaymentProvider(config, database, clock);
  const files = chooseFiles(config, log);
  let jobs: Jobs | undefined;
  const dependencies: ServiceDependencies = {
    database,
    clock,
    live,
    passwords: createPasswords({ isWeak: hasWeakPasswords }),
    payments,
    files,
    log,
    secret: config.secret,
    publicUrl: config.publicUrl,
    contactPhone: config.contactPhone,
    sendMail: async (db, mail) => jobs?.send(db, mailJob, mail),
    mailLink: async (db, link) => jobs?.send(db, linkJob, link),
    deliver: transport.send,
  };
  const services = createServices(dependencies);
  const home = createHomeService(createServices({ ...dependencies, database: readTogether(database) }));
  const { sessions, accounts, billing, limitBuckets } = services;
  const attendance = createAttendanceKeeper({ note: services.attendance.note, log });
  const rooms = createBuiltInRooms({
    admissions: services.admissions,
    attendance,
    recordings: services.roomRecordings,
    curriculum: services.curriculum,
    uploads: services.uploads,
    worn: services.worn,
    isOpenSession: sessions.isOpen,
    config,
    clock,
    log,
  });
  rooms.listenOn(app.server);
  const engine = await chooseEngine(config.meetings, {
    guestIds: createGuestIds(config.secret),
    hookUrl: new URL(hookPath, config.publicUrl).href,
    mailDomain: `guests.${new URL(config.publicUrl).hostname}`,
    log,
  });
  if (engine !== undefined) await registerEngineHooks(app, { engine, attendance, now: clock.now });
  const meetings = createMeetingsService({ admissions: services.admissions, meetings: engine ?? rooms, clock });
  const limits = createRateLimits({ buckets: limitBuckets, clock, log, perMinute: config.requestsPerMinute });
  const parts = { ...services, home, meetings, database, clock, config, log, live, streams, limits, sandbox };
  const syncPayments = createPaymentSync({ app, billing, sandbox });
  const { serve, served } = createServe(app, {
    authenticate: sessions.authenticate,
    isPendingAccess: async ({ userId, role, isPendingAlone }) =>
      isPendingAlone || accounts.isPendingAccess(userId, role),
    findRelations: accounts.findRelations,
    audit: accounts.audit,
    limits,
  });
  for (const register of routeLists) register(serve, parts);
  registerHealth(app, database, () => isDraining);
  const serveMetrics = registerMetrics(app, {
    database,
    failedJobs: async () => (await jobs?.failed()) ?? [],
    openStreams: streams.count,
  });
  registerAvatarPictures(app);
  registerCalendarFeed(app, services.calendars);
  registerFileTransfer(app, { files, links: services.fileLinks, clock });
  registerPackageTransfer(app, { lessonPackages: services.lessonPackages, links: services.fileLinks, clock });
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

  // Last, because a job may ask this server itself, and after its first request it takes no more routes.
  const running = await startJobs(
    database,
    [
      asAnyJob(mailJob),
      asAnyJob(linkJob),
      timedJob('rate-limits-sweep', daily, limitBuckets.deleteOver),
      timedJob('sync-payments', everyMinute, syncPayments),
      ...jobLists.flatMap((jobsOf) => jobsOf(parts)),
    ],
    log,
  );
  jobs = running;
  return {
    app,
    operations,
    served,
    outbox,
    sandbox,
    syncPayments,
    jobs: running,
    services,
    files,
    rooms,
    /** Tells load balancers that no more requests should come; those that come meanwhile are served. */
    drain: () => {
      isDraining = true;
    },
    stop: async () => {
      // Only now: pages come back at once, and by now to another server.
      streams.stop();
      limits.stop();
      await rooms.stop();
      await attendance.stop();
      await closeServer(app);
      await operations?.close();
      await running.stop();
      await live.close();
    },
  };
}
