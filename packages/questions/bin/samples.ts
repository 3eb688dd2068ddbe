/**
 * Reads a folder of other programs' questions (QTI, Moodle XML, GIFT) and says what came in and what was refused, by sentence:
 * `npx node packages/questions/bin/samples.ts FOLDER`. With `--show` every question that came in is printed, to be compared with its file.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { type ExchangeItem, lineFinder, plainSource } from '../src/exchange/exchanged.ts';
import { giftQuestions } from '../src/exchange/gift-text.ts';
import { readQuestions } from '../src/exchange/read-questions.ts';
import { shownBy } from '../src/kernel/plain-text.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { show: { type: 'boolean', default: false } },
});
const [folder] = positionals;
if (folder === undefined) throw new Error('Name a folder of .xml, .gift or .txt files.');

const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.(?:xml|gift|txt)$/i.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))
  .sort();

/** A GIFT file comes in whole or not at all, so each of its questions is a sample of its own. */
function samplesIn(path: string, text: string): readonly string[] {
  if (/\.xml$/i.test(path)) return [text];
  const plain = plainSource(text);
  return giftQuestions(plain, lineFinder(plain)).map((question) => question.text);
}

/** The question with its answer as a teacher would write it down. */
function written({ question, key, explanation }: ExchangeItem): string {
  const blocks = (all: readonly Parameters<typeof shownBy>[0][]): string => all.map(shownBy).join(' / ');
  const options = question.answer.type === 'multipleChoice' ? question.answer.options.map(blocks) : [];
  const groups = question.answer.type === 'multipleWordChoice' ? question.answer.groups : [];
  return [
    `  ${blocks(question.prompt)}`,
    ...options.map(
      (option, place) => `    ${key.type === 'multipleChoice' && key.option === place ? '=' : '~'} ${option}`,
    ),
    ...groups.map(({ label = '', words }, group) => {
      const picks = key.type === 'multipleWordChoice' ? (key.picks[group] ?? []) : [];
      return `    ${label} ${words.map((word, place) => `${picks.includes(place) ? '=' : '~'}${word}`).join(' ')}`;
    }),
    ...(key.type === 'writeAnswer'
      ? [`    ${JSON.stringify(key.spec)} ${key.mistakes.map(({ given }) => `not ${given}`).join(', ')}`]
      : []),
    `    ${explanation.map(blocks).join(' | ')}`,
  ].join('\n');
}

const refused = new Map<string, number>();
const dropped = new Map<string, number>();
const count = (counts: Map<string, number>, reasons: readonly string[]): void => {
  for (const reason of new Set(reasons)) counts.set(reason, (counts.get(reason) ?? 0) + 1);
};
let samples = 0;
let imported = 0;
for (const path of paths)
  for (const sample of samplesIn(path, readFileSync(path, 'utf8'))) {
    samples++;
    const read = readQuestions(path, sample);
    if ('faults' in read) {
      count(
        refused,
        read.faults.slice(0, 1).map(({ reason }) => reason),
      );
      continue;
    }
    imported += read.items.length;
    count(
      dropped,
      read.dropped.map(({ reason }) => reason),
    );
    if (!values.show) continue;
    console.log(`${relative(folder, path)}\n${read.items.map(written).join('\n')}`);
    for (const { line, reason } of read.dropped) console.log(`    dropped, line ${line}: ${reason}`);
  }

const table = (counts: ReadonlyMap<string, number>): string =>
  [...counts]
    .sort(([, one], [, other]) => other - one)
    .map(([reason, times]) => `${String(times).padStart(6)}  ${reason}`)
    .join('\n');
const all = [...refused.values()].reduce((sum, times) => sum + times, 0);
console.log(`${paths.length} files, ${samples} samples: ${imported} questions imported, ${all} samples refused\n`);
console.log(`Refused:\n${table(refused)}\n\nDropped from what was imported:\n${table(dropped)}`);
