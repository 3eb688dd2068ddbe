/** Dependencies are exactly what was chosen: exact versions, a hash for each file, no install script that nobody decided on. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findLockFaults, findLooseVersions, type LockFile } from './lock-file.ts';
import { projectFolder } from './run.ts';

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly allowScripts?: Readonly<Record<string, boolean>>;
}

const read = (path: string): string => readFileSync(join(projectFolder, path), 'utf8');
const readManifest = (path: string): Manifest => JSON.parse(read(path));

const lockFile: LockFile = JSON.parse(read('package-lock.json'));
const allowed = new Set(Object.keys(readManifest('package.json').allowScripts ?? {}));
const manifests = readdirSync(join(projectFolder, 'packages')).map((name) => `packages/${name}/package.json`);

test('the lock file pins every package by version and hash, and decides on every install script', () => {
  expect(Object.keys(lockFile.packages).length).toBeGreaterThan(400);
  expect(findLockFaults(lockFile, allowed)).toEqual([]);
});

test.each(['package.json', ...manifests])('%s names exact versions only', (path) => {
  const { dependencies, devDependencies, optionalDependencies } = readManifest(path);
  expect(findLooseVersions({ ...dependencies, ...devDependencies, ...optionalDependencies })).toEqual([]);
});

const hash = `sha512-${'a'.repeat(86)}==`;
const sound = { version: '1.2.3', integrity: hash };
const lockOf = (place: string, entry: LockFile['packages'][string]): LockFile => ({ packages: { [place]: entry } });

test.each([
  ['a package', 'node_modules/a', sound],
  ['a package of ours', 'node_modules/@comet/domain', { link: true, resolved: 'packages/domain' }],
  ['a script that was decided on', 'node_modules/b/node_modules/known', { ...sound, hasInstallScript: true }],
  ['a tool for another machine', 'node_modules/@swc/core-darwin-x64', { version: '1.2.3', dev: true, optional: true }],
])('%s is sound', (_, place, entry) => {
  expect(findLockFaults(lockOf(place, entry), new Set(['known']))).toEqual([]);
});

test.each([
  ['no hash', 'node_modules/a', { version: '1.2.3' }, 'has no sha512 hash'],
  ['a weak hash', 'node_modules/a', { version: '1.2.3', integrity: 'sha1-abc' }, 'has no sha512 hash'],
  ['no hash for a tool of the product', 'node_modules/@swc/core-x', { version: '1.2.3' }, 'has no sha512 hash'],
  ['a git address', 'node_modules/a', { ...sound, resolved: 'git+ssh://git@host/a' }, 'comes from somewhere else'],
  ['a range', 'node_modules/a', { version: '^1.2.3', integrity: hash }, 'has no exact version'],
  [
    'a new install script, deep down',
    'node_modules/known/node_modules/a',
    { ...sound, hasInstallScript: true },
    'has an install script that allowScripts does not name',
  ],
])('%s is found', (_, place, entry, fault) => {
  expect(findLockFaults(lockOf(place, entry), new Set(['known']))).toEqual([`${place} ${fault}`]);
});

test('a range of versions is found', () => {
  expect(findLooseVersions({ a: '1.2.3', b: '^1.2.3', c: '*', d: 'latest' })).toEqual(['b ^1.2.3', 'c *', 'd latest']);
});
