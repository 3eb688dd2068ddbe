/** What a browser must fetch before a page works, measured from what was built: gzipped, as the server sends it. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { projectFolder } from './run.ts';

const dist = join(projectFolder, 'packages/web/dist');

/** A built file and what it needs, as Vite writes it down. */
interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

export interface Sizes {
  readonly landingScript: number;
  /** Page, styles, scripts, fonts and every picture, also those further down. */
  readonly landingWhole: number;
  /** Scripts of the app, the log-in and the student's first screen. */
  readonly studentScript: number;
  /** How many files these are. */
  readonly studentFiles: number;
}

/** The most of each, in bytes (1 kB is 1,000 of them) and in files. */
export const limits: Sizes = {
  landingScript: 40_000,
  landingWhole: 150_000,
  studentScript: 220_000,
  studentFiles: 15,
};

const weighed = new Map<string, number>();
async function weightOf(file: string): Promise<number> {
  const known = weighed.get(file);
  if (known !== undefined) return known;
  const content = await readFile(join(dist, file));
  // Pictures and fonts are packed already and go out as they are.
  const weight = /\.(webp|woff2|png|jpg)$/.test(file) ? content.length : gzipSync(content).length;
  weighed.set(file, weight);
  return weight;
}

async function sum(files: Iterable<string>): Promise<number> {
  const weights = await Promise.all([...files].map(weightOf));
  return weights.reduce((total, weight) => total + weight, 0);
}

/** The files of some entries with all that they import at once. */
function filesOf(manifest: Manifest, entries: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const files = new Set<string>();
  const visit = (name: string): void => {
    if (seen.has(name)) return;
    seen.add(name);
    const chunk = manifest[name];
    if (chunk === undefined) throw new Error(`the build has no '${name}'`);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const entry of entries) visit(entry);
  return files;
}

/** The entry of a chunk that packages/web/build-chunks.ts names. */
function named(manifest: Manifest, name: string): string {
  const found = Object.keys(manifest).find((entry) => manifest[entry]?.name === name);
  if (found === undefined) throw new Error(`the build has no chunk '${name}'`);
  return found;
}

/** Scripts of a game beyond the student's first screen and what draws questions in tests, too: the stage with its own scene. */
export const gameScriptLimit = 60_000;
const sceneFile = /^src\/challenges\/scenes\/(\w+)Scene\.tsx$/;

const isScript = (file: string): boolean => file.endsWith('.js');

async function readManifest(): Promise<Manifest> {
  const path = join(dist, '.vite/manifest.json');
  if (!existsSync(path)) throw new Error('The web app is not built: npm run build');
  return JSON.parse(await readFile(path, 'utf8'));
}

function studentFilesOf(manifest: Manifest): Set<string> {
  const files = filesOf(
    manifest,
    ['base', 'log-in', 'home'].map((name) => named(manifest, name)),
  );
  // It sends whoever is logged in to the app, so the app would load itself again and again.
  const ownScript = manifest[named(manifest, 'page')]?.file;
  if (ownScript !== undefined && files.has(ownScript)) throw new Error('the app loads the landing page’s own script');
  return files;
}

/** What each game loads of its own, by the name of its scene. */
export async function measureGames(): Promise<ReadonlyMap<string, number>> {
  const manifest = await readManifest();
  const known = new Set([...studentFilesOf(manifest), ...filesOf(manifest, [named(manifest, 'quiz')])]);
  const sizes = new Map<string, number>();
  for (const entry of Object.keys(manifest)) {
    const [, name] = sceneFile.exec(entry) ?? [];
    if (name === undefined) continue;
    const files = filesOf(manifest, ['src/pages/student/ChallengePage.tsx', entry]);
    sizes.set(name, await sum([...files].filter((file) => isScript(file) && !known.has(file))));
  }
  return sizes;
}

export async function measureSizes(): Promise<Sizes> {
  const manifest = await readManifest();
  const page = await readFile(join(dist, 'index.html'), 'utf8');
  const landing = filesOf(manifest, [named(manifest, 'page')]);
  const linked = [...page.matchAll(/(?:src|href)="\/((?:assets\/|icons\/|comet\.svg)[^"]*)"/g)].map(
    ([, file = '']) => file,
  );
  const studentScripts = [...studentFilesOf(manifest)].filter(isScript);
  return {
    landingScript: await sum([...landing].filter(isScript)),
    landingWhole: await sum(new Set(['index.html', ...landing, ...linked])),
    studentScript: await sum(studentScripts),
    studentFiles: studentScripts.length,
  };
}
