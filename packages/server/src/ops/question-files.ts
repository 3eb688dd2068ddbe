/** CLI commands that export a cell's questions to a file and import them from one. */
import { readFile, stat, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { type Difficulty, difficulties } from '@comet/domain/curriculum/subjects';
import { findSubTopic, type SubTopic } from '@comet/questions/curriculum/curriculum';
import { type Fault, maxBytes } from '@comet/questions/exchange/exchanged';
import { writeQti } from '@comet/questions/exchange/qti-writer';
import { readQuestions } from '@comet/questions/exchange/read-questions';
import type { Database } from '../platform/database.ts';
import type { Services } from '../services.ts';
import { type Given, option, value, wholeOption } from './cli-options.ts';

interface Parts {
  readonly database: Database;
  readonly services: Pick<Services, 'curriculum'>;
  readonly given: Given;
}

const cellOptions = { 'sub-topic': value, difficulty: value };
export const exportOptions = { ...cellOptions, count: value, out: value };
export const importOptions = { ...cellOptions, file: value };

const maxExportedItems = 500;
const maxId = 999_999_999;

function cellFrom(given: Given): { subTopic: SubTopic; difficulty: Difficulty } {
  const subTopicId = wholeOption(given, 'sub-topic', 1, maxId);
  const subTopic = findSubTopic(subTopicId);
  if (subTopic === undefined) throw new Error(`sub-topic ${subTopicId} is not on the map`);
  const said = option(given, 'difficulty');
  const difficulty = difficulties.find((one) => one === said);
  if (difficulty === undefined) throw new Error(`--difficulty must be one of ${difficulties.join(', ')}`);
  return { subTopic, difficulty };
}

const questions = (count: number): string => `${count} question${count === 1 ? '' : 's'}`;

/** Writes stored questions, minting what is missing, as QTI 3.0. A file that is there already is left alone. */
export async function exportContent({ database, services, given }: Parts): Promise<string> {
  const { subTopic, difficulty } = cellFrom(given);
  const { subTopicId, title } = subTopic;
  const count = wholeOption(given, 'count', 1, maxExportedItems);
  const out = option(given, 'out');
  const items = await services.curriculum.exportItems(database, { subTopicId, difficulty }, count);
  if (items.length === 0) throw new Error(`sub-topic ${subTopicId} has no questions yet`);
  const text = writeQti(items, { name: `comet-${subTopicId}-${difficulty}`, title: `${title}, ${difficulty}` });
  const bytes = Buffer.byteLength(text);
  if (bytes > maxBytes)
    throw new Error(
      `${questions(items.length)} are ${(bytes / 1024 / 1024).toFixed(1)} MB; ask for fewer with --count`,
    );
  await writeFile(out, text, { flag: 'wx' });
  const short = items.length < count ? `; the cell has no more` : '';
  return `Wrote ${questions(items.length)} of '${title}' (${difficulty}) to ${out}${short}.`;
}

/** The text of a file, or what keeps it from being one. */
async function textOf(path: string): Promise<{ text: string } | { faults: readonly Fault[] }> {
  const tooLarge = { faults: [{ line: 1, reason: `The file is larger than ${maxBytes / 1024 / 1024} MB.` }] };
  if ((await stat(path)).size > maxBytes) return tooLarge;
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(await readFile(path)) };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return { faults: [{ line: 1, reason: 'The file is not written in UTF-8.' }] };
  }
}

function refuse(path: string, reasons: readonly string[]): never {
  throw new Error([`Nothing of ${basename(path)} is imported:`, ...reasons.map((reason) => `  ${reason}`)].join('\n'));
}

/** Stores the questions of a file that the cell does not have yet: all of the file, or nothing and every reason why. */
export async function importContent({ database, services, given }: Parts): Promise<string> {
  const { subTopic, difficulty } = cellFrom(given);
  const { subTopicId, title } = subTopic;
  const path = option(given, 'file');
  const source = await textOf(path);
  const read = 'faults' in source ? source : readQuestions(path, source.text);
  if ('faults' in read)
    return refuse(
      path,
      read.faults.map(({ line, reason }) => `line ${line}: ${reason}`),
    );
  const imported = await database.transaction((tx) =>
    services.curriculum.importItems(tx, { subTopicId, difficulty }, read.items),
  );
  if ('unlike' in imported)
    return refuse(
      path,
      imported.unlike.map((number) => `question ${number}: It is there already, with another right answer.`),
    );
  const { added, already } = imported;
  const known = already === 0 ? '' : ` ${questions(already)} ${already === 1 ? 'was' : 'were'} there already.`;
  const dropped = read.dropped.map(({ line, reason }) => `\n  line ${line}: ${reason}`);
  const notes = dropped.length === 0 ? '' : `\nDropped:${dropped.join('')}`;
  return `Added ${questions(added)} to '${title}' (${difficulty}).${known}${notes}`;
}
