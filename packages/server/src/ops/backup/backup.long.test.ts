/** Backups made while children answer, restored as a dump and to a moment. Without PostgreSQL's programs on the machine nothing is tried. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createPractice, getPracticeQuestion, passPracticeQuestion } from '@comet/contract/practice';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { migrateDatabase } from '../../platform/migrate.ts';
import { answerTo } from '../../testing/answering.ts';
import { brokenInvariants } from '../../testing/invariants.ts';
import { createPlayers, type Players } from '../../testing/random-play/players.ts';
import { findPostgresPrograms, openSystemPostgres, type SystemPostgres } from '../../testing/system-postgres.ts';
import { openServer, type TestServer } from '../../testing/test-server.ts';
import { readOptions } from '../cli-options.ts';
import { backUp, backupOptions } from './backup.ts';
import { skipIds } from './restore.store.ts';
import { restore, restoreOptions } from './restore.ts';

const bin = await findPostgresPrograms();

async function ask<T extends object>(url: string, text: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return (await client.query<T>(text).finally(() => client.end())).rows;
}

const countAnswers = async (url: string): Promise<number> =>
  (await ask<{ n: number }>(url, 'select count(answered_at)::int as n from attempt_questions'))[0]?.n ?? 0;

describe.skipIf(bin === undefined)('a backup', { timeout: 120_000 }, () => {
  let postgres: SystemPostgres;
  let urlOf: (database: string) => string;
  let server: TestServer;
  let players: Players;
  const folder = (name: string): string => join(postgres.folder, name);
  const backUpTo = (name: string, ...args: string[]) =>
    backUp(
      server.config,
      urlOf('comet'),
      readOptions(['--to', folder(name), '--bin', bin ?? '', ...args], backupOptions),
    );

  /** Sets the first child a practice and answers so many of its questions; gives the id of the next. */
  async function answer(name: string, count: number): Promise<number> {
    const [child] = players.children;
    const body = {
      studentIds: [child.userId],
      topicId: 1501,
      subTopicIds: [150101],
      difficulty: 'easy' as const,
      timeLimit: null,
      numberOfQuestions: 10,
      name,
    };
    const { practiceId } = (await server.ask(createPractice, { as: await players.tutor.token(), body })).body;
    for (let answered = 0; ; answered++) {
      const as = await child.token();
      const { body: state, text } = await server.ask(getPracticeQuestion, { as, query: { practiceId } });
      if (state.status !== 'PROCCESS') throw new Error(text);
      const { questionId } = state.current;
      if (answered === count) return questionId;
      const given = await answerTo(server, questionId, true);
      const marked = await server.ask(passPracticeQuestion, { as, body: { questionId, answer: given, spentMs: 1000 } });
      expect(marked.status).toBe(200);
    }
  }

  /** What was there goes on, and an answer that a browser has kept to a lost question is told that it is gone. */
  async function expectGoesOn(url: string, answers: number, lostId: number): Promise<void> {
    expect(await countAnswers(url)).toBe(answers);
    const ids = players.children.map(({ userId }) => userId);
    const restored = await openServer(url, inject('rowTypes'), {});
    expect(await brokenInvariants(restored.database, ids)).toEqual([]);
    expect(await restored.services.rewards.listBrokenBalances()).toEqual([]);
    const as = await players.children[0].token();
    const kept = { questionId: lostId, answer: await answerTo(server, lostId, true), spentMs: 1000 };
    expect((await restored.ask(passPracticeQuestion, { as, body: kept })).status).toBe(404);
    const before = server;
    server = restored;
    expect(await answer('After the restore', 2)).toBeGreaterThan(lostId);
    server = before;
    await restored.close();
  }

  beforeAll(async () => {
    postgres = await openSystemPostgres(bin ?? '');
    urlOf = await postgres.start(await postgres.create());
    await ask(urlOf('postgres'), 'create database comet');
    await migrateDatabase(urlOf('comet'));
    server = await openServer(urlOf('comet'), inject('rowTypes'), {});
    players = await createPlayers(server, ['Europe/London', 'Europe/London']);
  }, 120_000);
  afterAll(async () => {
    await server.close();
    await postgres.close();
  });

  test('as a dump is restored whole with its files, into an empty database and with the same secret only', async () => {
    await answer('Before the backup', 3);
    await mkdir(join(server.config.dataDir, 'files'), { recursive: true });
    await writeFile(join(server.config.dataDir, 'files/picture'), 'a picture');
    expect(await backUpTo('dump')).toContain('Not in it: SECRET');
    const answers = await countAnswers(urlOf('comet'));
    const lostId = await answer('After the backup', 2);

    await ask(urlOf('postgres'), 'create database restored');
    const dataDir = folder('restored-data');
    await mkdir(dataDir);
    const given = readOptions(['--from', folder('dump'), '--bin', bin ?? ''], restoreOptions);
    const config = { ...server.config, dataDir };
    await expect(restore({ ...config, secret: 'another secret' }, urlOf('restored'), given)).rejects.toThrow(/SECRET/);
    await expect(restore(config, urlOf('comet'), given)).rejects.toThrow(/not empty/);
    await restore(config, urlOf('restored'), given);
    expect(await readFile(join(dataDir, 'files/picture'), 'utf8')).toBe('a picture');
    await expectGoesOn(urlOf('restored'), answers, lostId);
  });

  test('as a base is restored to a moment: what was acknowledged before is there, what came after is not', async () => {
    await backUpTo('base', '--base');
    await answer('After the base', 3);
    const answers = await countAnswers(urlOf('comet'));
    const [moment] = await ask<{ at: Date }>(urlOf('comet'), 'select clock_timestamp() as at');
    const lostId = await answer('Too late', 2);
    const [written] = await ask<{ file: string }>(urlOf('comet'), 'select pg_walfile_name(pg_switch_wal()) as file');
    const lastArchived = async () =>
      (await ask<{ file: string }>(urlOf('comet'), 'select last_archived_wal as file from pg_stat_archiver'))[0]
        ?.file ?? '';
    await expect.poll(async () => (await lastArchived()) >= (written?.file ?? ''), { timeout: 30_000 }).toBe(true);

    const args = [
      '--from',
      folder('base'),
      '--into',
      folder('again'),
      '--archive',
      postgres.archive,
      '--at',
      moment?.at.toISOString() ?? '',
    ];
    const dataDir = folder('again-data');
    await restore({ ...server.config, dataDir }, urlOf('comet'), readOptions(args, restoreOptions));
    await postgres.giveAll(folder('again'));
    const againOf = await postgres.start(folder('again'));
    const isRecovering = async () =>
      (await ask<{ is: boolean }>(againOf('comet'), 'select pg_is_in_recovery() as is'))[0]?.is;
    await expect.poll(isRecovering, { timeout: 30_000 }).toBe(false);
    await skipIds(againOf('comet'));
    await expectGoesOn(againOf('comet'), answers, lostId);
  });

  test('that failed half way is no backup', async () => {
    await mkdir(folder('half'));
    const given = readOptions(['--from', folder('half')], restoreOptions);
    await expect(restore(server.config, urlOf('restored'), given)).rejects.toThrow(/no whole backup/);
    await expect(backUpTo('half')).rejects.toThrow(/EEXIST/);
  });
});
