/**
 * `npm test`: what to run before every commit; closes with the count. The checks of format, types and rules run beside the tests, with the
 * time that tests leave over while they wait. With `--all` every journey in the browser, every screen and the long tests, as CI does;
 * without it one journey through all three roles.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { buildWebIfStale } from './build-web.ts';
import { bringChromium } from './chromium.ts';
import { projectFolder, run, runInBackground } from './run.ts';
import { readTestReport } from './test-report.ts';

const { values: asked } = parseArgs({ options: { all: { type: 'boolean', default: false } } });

const checks: readonly (readonly [name: string, command: string, args: readonly string[]])[] = [
  ['format and lint', 'biome', ['ci', '--error-on-warnings', '.']],
  ['types', 'tsc', ['-p', '.']],
  ['types of the web app', 'tsc', ['-p', 'packages/web']],
  ['dependency rules', 'depcruise', ['packages', '--config', '.dependency-cruiser.json', '--output-type', 'err']],
  ['dead code', 'knip', ['--no-progress']],
];

async function passes([name, command, args]: (typeof checks)[number]): Promise<boolean> {
  const { code, output } = await runInBackground(command, args);
  console.log(`\n— ${name}\n${output.trimEnd()}`);
  return code === 0;
}
async function runChecks(): Promise<number> {
  let failures = 0;
  for (const check of checks) if (!(await passes(check))) failures++;
  return failures;
}

const checking = runChecks();
const [CHROMIUM] = await Promise.all([bringChromium(), buildWebIfStale()]);
const folder = await mkdtemp(join(tmpdir(), 'comet-test-'));
const report = join(folder, 'report.json');
console.log('\n— tests');
const [code, failedChecks] = await Promise.all([
  run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`], {
    CHROMIUM,
    TEST_RUN: asked.all ? 'all' : 'quick',
  }),
  checking,
]);
const tests = readTestReport(await readFile(report, 'utf8').catch(() => undefined));
await rm(folder, { recursive: true, force: true });
const passed = checks.length - failedChecks + tests.passed;
// A file that could not even be loaded has no tests that failed.
const failed = failedChecks + (code !== 0 && tests.failed === 0 ? 1 : tests.failed);
console.log(`\nPassed only on the second try: ${tests.retried.length}`);
for (const { name, reason } of tests.retried) console.log(`  ${name}\n    ${reason.replaceAll('\n', '\n    ')}`);
console.log('\nThe slowest files:');
for (const { path, seconds } of tests.slowest)
  console.log(`  ${seconds.toFixed(1).padStart(6)} s  ${relative(projectFolder, path)}`);
if (!asked.all)
  console.log('\nWithout the long tests and all journeys but the first: `npm test -- --all` makes them, as CI does.');
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
