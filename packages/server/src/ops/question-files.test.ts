/** Questions out of the database to a file and in again, as the team does it from the terminal. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Difficulty } from '@comet/domain/curriculum/subjects';
import { readQti } from '@comet/questions/exchange/qti-reader';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { type Options, readOptions } from './cli-options.ts';
import { exportContent, exportOptions, importContent, importOptions } from './question-files.ts';

let server: TestServer;
let folder: string;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'comet-content-'));
  await server.database.query({ name: 'clear-items', text: 'truncate question_items, question_cells cascade' }, []);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const subTopicId = 150101;
const cellArgs = (difficulty: Difficulty): string[] => ['--sub-topic', String(subTopicId), '--difficulty', difficulty];
const parts = (args: readonly string[], options: Options) => ({
  database: server.database,
  services: server.services,
  given: readOptions(args, options),
});

const exportTo = (name: string, difficulty: Difficulty, count: number): Promise<string> =>
  exportContent(parts([...cellArgs(difficulty), '--count', String(count), '--out', join(folder, name)], exportOptions));
const importFrom = (name: string, difficulty: Difficulty): Promise<string> =>
  importContent(parts([...cellArgs(difficulty), '--file', join(folder, name)], importOptions));
const put = (name: string, content: string | Uint8Array): Promise<void> => writeFile(join(folder, name), content);

interface Row {
  readonly itemId: number;
  readonly difficulty: Difficulty;
  readonly makerId: string;
  readonly variant: string;
  readonly question: unknown;
  readonly key: unknown;
  readonly hint: unknown;
  readonly explanation: unknown;
  readonly chanceOfGuessing: number;
}

const rows = (): Promise<Row[]> =>
  server.database.query<Row>({ name: 'all-items', text: 'select * from question_items order by item_id' }, []);
const contents = (of: readonly Row[]) =>
  of.map(({ question, key, hint, explanation }) => ({ question, key, hint, explanation }));

const gift = `What is 7 × 8? {=56 ~54#That is 6 × 9. ~48}

What is 3 + 4? {#7}
`;

describe('content:export', () => {
  test('mints what is missing, writes what is stored, and leaves a file alone that is there', async () => {
    expect(await exportTo('a.xml', 'easy', 20)).toMatch(/^Wrote 20 questions of '.+' \(easy\) to .+a\.xml\.$/);
    const read = readQti(await readFile(join(folder, 'a.xml'), 'utf8'));
    const stored = await rows();
    expect(stored.length).toBeGreaterThanOrEqual(20);
    // JSON in the database has null where a key has no mistake.
    expect(JSON.parse(JSON.stringify('items' in read ? read.items : read))).toEqual(contents(stored.slice(0, 20)));
    await expect(exportTo('a.xml', 'easy', 1)).rejects.toThrow('EEXIST');
  });

  test.each([
    ['no count', [...cellArgs('easy'), '--out', 'x.xml'], '--count is missing'],
    ['a count of none', [...cellArgs('easy'), '--count', '0', '--out', 'x.xml'], 'from 1 to 500'],
    ['a sub-topic of no map', ['--sub-topic', '999', '--difficulty', 'easy'], 'not on the map'],
    ['a sub-topic that is no number', ['--sub-topic', '1 or 1', '--difficulty', 'easy'], 'whole number'],
    ['no difficulty that we know', ['--sub-topic', '150101', '--difficulty', 'cruel'], 'easy, medium, hard'],
  ])('says what is wrong: %s', async (_, args, reason) => {
    await expect(exportContent(parts(args, exportOptions))).rejects.toThrow(reason);
  });
});

describe('content:import', () => {
  test('stores the questions of another cell to the letter, under a generator id of its own', async () => {
    await exportTo('a.xml', 'easy', 20);
    const minted = (await rows()).slice(0, 20);
    expect(await importFrom('a.xml', 'hard')).toMatch(/^Added 20 questions to '.+' \(hard\)\.$/);
    const imported = (await rows()).filter(({ difficulty }) => difficulty === 'hard');
    expect(contents(imported)).toEqual(contents(minted));
    expect(imported.map((row) => row.chanceOfGuessing)).toEqual(minted.map((row) => row.chanceOfGuessing));
    expect(new Set(imported.map((row) => row.makerId))).toEqual(new Set(['import']));
    expect(imported.every(({ variant }) => /^[0-9a-f]{32}$/.test(variant))).toBe(true);
  });

  test('adds nothing the second time, nor what a generator has stored in the cell', async () => {
    await exportTo('a.xml', 'easy', 5);
    await put('b.gift', gift);
    expect(await importFrom('b.gift', 'easy')).toMatch(/^Added 2 questions/);
    const before = await rows();
    expect(await importFrom('b.gift', 'easy')).toMatch(/^Added 0 questions .+ 2 questions were there already\.$/);
    expect(await importFrom('a.xml', 'easy')).toMatch(/^Added 0 questions .+ 5 questions were there already\.$/);
    expect(await rows()).toEqual(before);
  });

  test('adds a question once that stands in the file twice, and two imports at once add it once', async () => {
    await put('b.gift', `${gift}\n${gift}`);
    await Promise.all([importFrom('b.gift', 'medium'), importFrom('b.gift', 'medium')]);
    expect(await rows()).toHaveLength(2);
  });

  test('gives them to students', async () => {
    await put('b.gift', gift);
    await importFrom('b.gift', 'easy');
    const itemId = await server.services.curriculum.drawing((_, draws) =>
      draws.one({ subTopicId, difficulty: 'easy' }, 1, 1),
    );
    expect((await rows()).map((row) => row.itemId)).toContain(itemId);
  });

  test('exports imported questions like all others', async () => {
    await put('b.gift', gift);
    await importFrom('b.gift', 'easy');
    await exportTo('c.xml', 'easy', 2);
    expect(await importFrom('c.xml', 'hard')).toMatch(/^Added 2 questions/);
  });

  test.each([
    ['one fault among good questions', 'a.gift', `${gift}\nWhat? {=a}\n\n\nHm? {~a ~b}`, /line 8: No option is right/],
    [
      'broken XML',
      'a.xml',
      '<a>\n<b></a>',
      /Nothing of a\.xml is imported:\n {2}line 2: Close <b> from line 2 before <\/a>/,
    ],
    ['an unknown kind of file', 'a.csv', 'a,b', /must end in \.xml/],
    ['an empty file', 'a.xml', '', /line 1: This is not XML/],
    ['10 MB', 'a.gift', new Uint8Array(10 * 1024 * 1024).fill(0x20), /larger than 5 MB/],
    ['no UTF-8', 'a.gift', new Uint8Array([0x57, 0xff, 0xfe]), /not written in UTF-8/],
    ['a zero byte', 'a.gift', 'What\u0000? {T}', /U\+0000/],
  ])('stores nothing of a file with %s, and says why', async (_, name, content, reason) => {
    await put(name, content);
    await expect(importFrom(name, 'easy')).rejects.toThrow(reason);
    expect(await rows()).toEqual([]);
  });

  test('stores nothing where a question is there already with another right answer', async () => {
    await put('a.gift', gift);
    await importFrom('a.gift', 'easy');
    await put('b.gift', `What is new? {=this ~that}\n\n${gift.replace('#7', '#8')}`);
    await expect(importFrom('b.gift', 'easy')).rejects.toThrow(
      'question 3: It is there already, with another right answer',
    );
    expect(await rows()).toHaveLength(2);
  });

  test('refuses a sub-topic whose questions nobody could reach', async () => {
    const cell = { subTopicId: 1, difficulty: 'easy' } as const;
    await expect(server.services.curriculum.importItems(server.database, cell, [])).rejects.toThrow(
      'no generator serves',
    );
  });

  test('says so when there is no such file', async () => {
    await expect(importFrom('nowhere.xml', 'easy')).rejects.toThrow('ENOENT');
  });
});
