/** What the team does from a terminal: `npm run ops -- help`. */
import { deleteDemo, seedDemo } from '../demo/seed.ts';
import { choosePaymentProvider } from '../payment-provider.ts';
import { chooseFiles } from '../platform/choose-files.ts';
import { systemClock } from '../platform/clock.ts';
import { readConfig } from '../platform/config.ts';
import { type Database, openDatabase } from '../platform/database.ts';
import { startEmbeddedPostgres } from '../platform/embedded-postgres.ts';
import type { Files } from '../platform/files.ts';
import { openLive } from '../platform/live-events.ts';
import { migrateDatabase } from '../platform/migrate.ts';
import { createPasswords } from '../platform/passwords.ts';
import { createServices, type Services } from '../services.ts';
import { type BackupConfig, backUp, backupOptions } from './backup/backup.ts';
import { skipIds } from './backup/restore.store.ts';
import { restore, restoreOptions } from './backup/restore.ts';
import { flag, type Given, type Options, option, readOptions, value, wholeOption } from './cli-options.ts';
import { eraseFamily, exportFamily, showSubscription } from './family.ts';
import { exportLesson, exportLessonOptions, importLesson, importLessonOptions } from './lesson-files.ts';
import { mintQuestions } from './mint.ts';
import { createPromo, promoOptions } from './promo.ts';
import { exportContent, exportOptions, importContent, importOptions } from './question-files.ts';
import { listQuestionReports, reportOptions } from './question-reports.ts';
import { recheckOptions, recheckQuestions } from './recheck.ts';
import { exportRecording, listRecordings } from './replay.ts';
import { removeSubTopicVideo, removeVideoOptions, setSubTopicVideo, setVideoOptions } from './sub-topic-videos.ts';

interface Command {
  readonly usage: string;
  readonly options?: Options;
  run(parts: {
    readonly database: Database;
    readonly files: Files;
    readonly services: Services;
    readonly given: Given;
  }): Promise<string>;
}

/** Commands on the database as it is: nothing migrates it first. */
const databaseCommands: Readonly<
  Record<
    string,
    Pick<Command, 'usage' | 'options'> & { run(config: BackupConfig, url: string, given: Given): Promise<string> }
  >
> = {
  backup: {
    usage:
      'backup --to DIR [--base] [--bin /usr/lib/postgresql/18/bin] (a dump, or the base for restoring to a time; the server may run)',
    options: backupOptions,
    run: backUp,
  },
  restore: {
    usage:
      'restore --from DIR [--bin …] (into the empty database of DATABASE_URL) or --from DIR --into DATADIR --archive DIR --at 2026-11-23T10:00:00Z',
    options: restoreOptions,
    run: restore,
  },
  'restore:skip-ids': {
    usage: 'restore:skip-ids (after a restore to a time: no lost id is given out again)',
    run: async (_, url) => `${await skipIds(url)} sequences left out the ids that may have been lost.`,
  },
};

const commands: Readonly<Record<string, Command>> = {
  'tutor:create': {
    usage: 'tutor:create --first-name Ada --last-name Shaw --user-name ada --email ada@example.org --password …',
    options: { 'first-name': value, 'last-name': value, 'user-name': value, email: value, password: value },
    run: async ({ database, services, given }) => {
      const passwordHash = await services.accounts.hashNewPassword('tutor', option(given, 'password'));
      const userId = await database.transaction((tx) =>
        services.accounts.create(tx, {
          role: 'tutor',
          firstName: option(given, 'first-name'),
          lastName: option(given, 'last-name'),
          userName: option(given, 'user-name'),
          email: option(given, 'email'),
          phone: undefined,
          passwordHash,
        }),
      );
      return `Tutor ${userId} can log in now.`;
    },
  },
  'tutor:match': {
    usage: 'tutor:match --tutor ada --student zoe --subject 1 (user names; 1 Math, 2 English, 3 Verbal, 4 Non-verbal)',
    options: { tutor: value, student: value, subject: value },
    run: async ({ database, services, given }) => {
      const subjectId = wholeOption(given, 'subject', 1, 4);
      const { tutorId, studentId } = await services.tutoring.findPair(option(given, 'tutor'), option(given, 'student'));
      const request = await database.transaction((tx) => services.tutoring.match(tx, tutorId, studentId, subjectId));
      return `${request.studentName} is in the tutor's care now (request ${request.code}).`;
    },
  },
  'tutor:requests': {
    usage: 'tutor:requests',
    run: async ({ services }) => {
      const open = await services.tutoring.listOpen();
      const lines = open.map(({ code, studentId, subject, requestedAt }) =>
        [code, `student ${studentId}`, subject, requestedAt.slice(0, 10)].join('  '),
      );
      return lines.length === 0 ? 'Nobody waits for a tutor.' : lines.join('\n');
    },
  },
  'two-step:off': {
    usage: 'two-step:off --user-name amara (a parent or tutor who has lost their app, passkeys and recovery codes)',
    options: { 'user-name': value },
    run: async ({ services, given }) => {
      const user = await services.accounts.findByLogin(option(given, 'user-name'));
      if (user === undefined) throw new Error(`nobody is called ${option(given, 'user-name')}`);
      await services.twoStep.turnOffFor(user.userId);
      return '2-step log-in is off and all their devices are logged out. No e-mail is sent from here: tell them yourself.';
    },
  },
  'promo:create': {
    usage: 'promo:create --code AUTUMN --percent 20 (or --pence 500) [--forever] [--until 2026-12-31] [--uses 100]',
    options: promoOptions,
    run: createPromo,
  },
  'subscription:show': {
    usage: 'subscription:show --user-name zoe (the child; here and at the payment provider)',
    options: { 'user-name': value },
    run: showSubscription,
  },
  'family:export': {
    usage: 'family:export --user-name amara --out family.json (everything of the parent and all children)',
    options: { 'user-name': value, out: value },
    run: exportFamily,
  },
  'family:erase': {
    usage: 'family:erase --user-name amara [--yes] (without --yes it only counts)',
    options: { 'user-name': value, yes: flag },
    run: eraseFamily,
  },
  'replay:list': {
    usage: 'replay:list --student zoe (the screen recordings of a child; the audit log keeps that we looked)',
    options: { student: value },
    run: listRecordings,
  },
  'replay:export': {
    usage: 'replay:export --student zoe --recording 12 --out recording.json (the events, for an rrweb player; audited)',
    options: { student: value, recording: value, out: value },
    run: exportRecording,
  },
  'demo:reset': {
    usage: 'demo:reset',
    run: async ({ database, files }) => {
      await deleteDemo(database);
      await seedDemo({ database, clock: systemClock, files });
      return 'The demo is as new.';
    },
  },
  'content:export': {
    usage: 'content:export --sub-topic 150101 --difficulty easy --count 20 --out questions.xml',
    options: exportOptions,
    run: exportContent,
  },
  'content:import': {
    usage: 'content:import --sub-topic 150101 --difficulty easy --file questions.xml (QTI 3.0; .gift or .txt for GIFT)',
    options: importOptions,
    run: importContent,
  },
  'lessons:export': {
    usage: 'lessons:export --tutor ada --lesson 12 --out lesson.zip',
    options: exportLessonOptions,
    run: exportLesson,
  },
  'lessons:import': {
    usage:
      'lessons:import --tutor ada --file lesson.zip [--subject math] [--sub-topic 150101] (ours, or an H5P interactive video; makes a draft)',
    options: importLessonOptions,
    run: importLesson,
  },
  'sub-topic-video:set': {
    usage: 'sub-topic-video:set --sub-topic 150101 --file film.mp4 --captions film.vtt (children see it in the modal)',
    options: setVideoOptions,
    run: setSubTopicVideo,
  },
  'sub-topic-video:remove': {
    usage: 'sub-topic-video:remove --sub-topic 150101',
    options: removeVideoOptions,
    run: removeSubTopicVideo,
  },
  'questions:mint': {
    usage: 'questions:mint --each 60',
    options: { each: value },
    run: mintQuestions,
  },
  'questions:recheck': {
    usage:
      'questions:recheck [--apply] (finds stored questions that are faulty by what is known today; without --apply it only counts)',
    options: recheckOptions,
    run: recheckQuestions,
  },
  'reports:list': {
    usage: 'reports:list --most 50 (what people say is wrong with questions)',
    options: reportOptions,
    run: listQuestionReports,
  },
  'ledger:check': {
    usage: 'ledger:check',
    run: async ({ services }) => {
      const broken = await services.rewards.listBrokenBalances();
      if (broken.length > 0) throw new Error(`balances differ from the ledger: ${JSON.stringify(broken)}`);
      return 'Every balance is what its ledger sums to.';
    },
  },
};

async function main(): Promise<void> {
  const [name = 'help', ...args] = process.argv.slice(2);
  const command = commands[name];
  const databaseCommand = databaseCommands[name];
  const known = command ?? databaseCommand;
  if (known === undefined) {
    const all = [...Object.values(commands), ...Object.values(databaseCommands)];
    console.log(['Commands:', ...all.map(({ usage }) => `  npm run ops -- ${usage}`)].join('\n'));
    if (name !== 'help') process.exitCode = 1;
    return;
  }
  // Before anything is started: a mistyped option must change nothing.
  const given = readOptions(args, known.options ?? {});
  const config = readConfig(process.env);
  const embedded =
    config.databaseUrl === undefined
      ? await startEmbeddedPostgres({ dataDir: config.dataDir, database: 'comet' })
      : undefined;
  const url = config.databaseUrl ?? embedded?.url ?? '';
  if (command === undefined) {
    console.log(
      await databaseCommand?.run(config, config.databaseSessionUrl ?? url, given).finally(() => embedded?.stop()),
    );
    return;
  }
  await migrateDatabase(config.databaseSessionUrl ?? url);
  const database = await openDatabase({
    url,
    sessionUrl: config.databaseSessionUrl,
    poolSize: 4,
    onError: (error) => console.error(error.message),
  });
  // Open pages hear of what is changed here.
  const live = await openLive(database, console);
  const files = chooseFiles(config, console);
  try {
    const services = createServices({
      database,
      clock: systemClock,
      passwords: createPasswords(),
      live,
      payments: choosePaymentProvider(config, database, systemClock).payments,
      files,
      log: console,
      secret: config.secret,
      publicUrl: config.publicUrl,
      sendMail: async () => undefined,
      mailLink: async () => undefined,
      deliver: async () => undefined,
      contactPhone: config.contactPhone,
    });
    console.log(await command.run({ database, files, services, given }));
  } finally {
    await live.close();
    await database.close();
    await embedded?.stop();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
