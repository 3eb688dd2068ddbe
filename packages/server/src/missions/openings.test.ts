import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listChapters } from '@comet/contract/missions';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrationsFolder } from '../platform/migrate.ts';
import { type MissionWorld, startMissionWorld } from '../testing/missions.ts';

let at: MissionWorld;
beforeAll(async () => {
  at = await startMissionWorld();
});
afterAll(() => at.server.close());

/** The last statement of the migration that brought final tests: what was open before them stays open. */
async function openingsStatement(): Promise<string> {
  const name = (await readdir(migrationsFolder)).find((file) => file.endsWith('_chapter_tests.sql')) ?? '';
  const statements = (await readFile(join(migrationsFolder, name), 'utf8')).split('--> statement-breakpoint');
  return statements.at(-1) ?? '';
}

test('a chapter that was open before there were final tests stays open, and no other is opened', async () => {
  await at.passSubTopics('student', 1501);
  await at.passSubTopics('student', 1502);
  await at.passSubTopics('sibling', 1308);
  await at.server.database.query({ name: 'open-what-was-open', text: await openingsStatement() }, []);
  const locked = async (name: 'student' | 'sibling', subjectId: number, year: number) =>
    (await at.server.ask(listChapters, { as: await at.tokenOf(name), query: { subjectId, year } })).body.map(
      ({ isLocked }) => isLocked,
    );
  expect((await locked('student', 1, 5)).slice(0, 4)).toEqual([false, false, false, true]);
  expect((await locked('sibling', 1, 4)).slice(0, 2)).toEqual([false, true]);
});
