/** `npm test`: everything CI runs, in the order in which it is cheapest to fail; closes with the count. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWebIfStale } from './build-web.ts';
import { bringChromium } from './chromium.ts';
import { run } from './run.ts';

const checks: readonly (readonly [name: string, command: string, args: readonly string[]])[] = [
  ['format and lint', 'biome', ['ci', '--error-on-warnings', '.']],
  ['types', 'tsc', ['-p', '.']],
  ['types of the web app', 'tsc', ['-p', 'packages/web']],
  ['dependency rules', 'depcruise', ['packages', '--config', '.dependency-cruiser.json', '--output-type', 'err']],
  ['dead code', 'knip', ['--no-progress']],
];

interface Counts {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numFailedTestSuites: number;
}

function isCounts(value: unknown): value is Counts {
  return typeof value === 'object' && value !== null && 'numPassedTests' in value && 'numFailedTests' in value;
}

let passed = 0;
let failed = 0;
for (const [name, command, args] of checks) {
  console.log(`\n— ${name}`);
  if ((await run(command, args)) === 0) passed++;
  else failed++;
}
await buildWebIfStale();
const CHROMIUM = await bringChromium();
const folder = await mkdtemp(join(tmpdir(), 'comet-test-'));
const report = join(folder, 'report.json');
console.log('\n— tests');
const code = await run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`], {
  CHROMIUM,
});
const counts: unknown = await readFile(report, 'utf8').then(JSON.parse, () => undefined);
await rm(folder, { recursive: true, force: true });
if (isCounts(counts)) {
  passed += counts.numPassedTests;
  failed += counts.numFailedTests;
}
// A file that could not even be loaded has no tests that failed.
if (code !== 0 && failed === 0) failed = 1;
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && code === 0 ? 0 : 1;
