/**
 * `npm test`: what to run before every commit, in the order in which it is cheapest to fail; closes with the count. With `--all` every
 * journey in the browser and every screen, as CI does; without it one journey through all three roles.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { buildWebIfStale } from './build-web.ts';
import { bringChromium } from './chromium.ts';
import { projectFolder, run, runQuietly } from './run.ts';
import { readTestReport } from './test-report.ts';

const { values: asked } = parseArgs({ options: { all: { type: 'boolean', default: false } } });

const checks: readonly (readonly [name: string, command: string, args: readonly string[]])[] = [
  ['format and lint', 'biome', ['ci', '--error-on-warnings', '.']],
  ['types', 'tsc', ['-p', '.']],
  ['types of the web app', 'tsc', ['-p', 'packages/web']],
  ['dependency rules', 'depcruise', ['packages', '--config', '.dependency-cruiser.json', '--output-type', 'err']],
  ['dead code', 'knip', ['--no-progress']],
];

let passed = 0;
let failed = 0;
async function runCheck([name, command, args]: (typeof checks)[number]): Promise<void> {
  const { code, output } = await runQuietly(command, args);
  console.log(`\n— ${name}\n${output.trimEnd()}`);
  if (code === 0) passed++;
  else failed++;
}
/** Two at a time: most of them use one core. */
const waiting = [buildWebIfStale, ...checks.map((check) => () => runCheck(check))];
async function runInTurn(): Promise<void> {
  for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) await step();
}
const [CHROMIUM] = await Promise.all([bringChromium(), runInTurn(), runInTurn()]);
const folder = await mkdtemp(join(tmpdir(), 'comet-test-'));
const report = join(folder, 'report.json');
console.log('\n— tests');
const code = await run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`], {
  CHROMIUM,
  JOURNEYS: asked.all ? 'all' : 'smoke',
});
const tests = readTestReport(await readFile(report, 'utf8').catch(() => undefined));
await rm(folder, { recursive: true, force: true });
passed += tests.passed;
failed += tests.failed;
// A file that could not even be loaded has no tests that failed.
if (code !== 0 && failed === 0) failed = 1;
console.log(`\nPassed only on the second try: ${tests.retried.length}`);
for (const { name, reason } of tests.retried) console.log(`  ${name}\n    ${reason.replaceAll('\n', '\n    ')}`);
console.log('\nThe slowest files:');
for (const { path, seconds } of tests.slowest)
  console.log(`  ${seconds.toFixed(1).padStart(6)} s  ${relative(projectFolder, path)}`);
if (!asked.all) console.log('\nOf the journeys only the first: `npm test -- --all` makes all of them, as CI does.');
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && code === 0 ? 0 : 1;
