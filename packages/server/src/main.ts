/** Starts the server: database, migrations, demo, HTTP; and ends it without dropping a request. */
import { setTimeout as wait } from 'node:timers/promises';
import { systemClock } from './platform/clock.ts';
import { readConfig } from './platform/config.ts';
import { openDatabase } from './platform/database.ts';
import { startEmbeddedPostgres } from './platform/embedded-postgres.ts';
import { createLog } from './platform/log.ts';
import { migrateDatabase } from './platform/migrate.ts';
import { stopOnSignals } from './platform/shutdown.ts';

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog(config);
  // The database starts while the hundreds of modules of the app are read: together they are most of a start.
  const [embedded, { createApp }, { seedDemo }] = await Promise.all([
    config.databaseUrl === undefined
      ? startEmbeddedPostgres({ dataDir: config.dataDir, database: 'comet' })
      : Promise.resolve(undefined),
    import('./app.ts'),
    import('./demo/seed.ts'),
  ]);
  const url = config.databaseUrl ?? embedded?.url ?? '';
  await migrateDatabase(config.databaseSessionUrl ?? url);
  const database = await openDatabase({
    url,
    sessionUrl: config.databaseSessionUrl,
    hasPoolerNamedStatements: config.hasPoolerNamedStatements,
    poolSize: config.poolSize,
    processes: config.processes,
    onError: (error) => log.warn({ err: error }, 'a database connection broke'),
  });
  const server = await createApp({ config, database, clock: systemClock, log });
  if (config.seedDemo) await seedDemo({ database, clock: systemClock, files: server.files });
  const unwatch = embedded?.watch({
    onRestarted: () => log.error('PostgreSQL had died and was started again'),
    onError: (error) => log.fatal({ err: error }, 'PostgreSQL died and cannot be started again'),
  });
  const drain = async (): Promise<void> => {
    server.drain();
    await wait(config.drainMs);
  };
  stopOnSignals(log, [drain, server.stop, database.close, async () => unwatch?.(), async () => embedded?.stop()]);
  await server.app.listen({ port: config.port, host: config.host });
  await server.operations?.listen();
  if (config.seedDemo)
    console.log(
      [
        `Comet Club is at http://localhost:${config.port}`,
        'Demo log-ins, password demo-pass: demo-student, demo-sibling, demo-parent, demo-tutor, demo-new-parent',
        ...(config.smtpUrl === undefined ? [`Mail stays here: http://localhost:${config.port}/dev/outbox`] : []),
      ].join('\n'),
    );
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? `Comet Club cannot start. ${error.message}` : error);
  process.exit(1);
});
