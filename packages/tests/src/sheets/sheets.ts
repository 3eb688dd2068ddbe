/** `npm run sheets`: pictures of every non-verbal type at three difficulties and of every kind of figure in math, in .sheets/. */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { generators } from '@comet/questions/registry';
import { openBrowser } from '../browser/chromium.ts';

const sheetCommand = fileURLToPath(new URL('../../../questions/bin/sheet.ts', import.meta.url));
const out = fileURLToPath(new URL('../../../../.sheets', import.meta.url));
/** Generators whose figures stand for a kind: one page each, at medium. */
const mathKinds = [
  'm.numberLine',
  'm.placeValue',
  'm.tables',
  'm.column',
  'm.fracBasic',
  'm.fdp',
  'm.clock',
  'm.money',
  'm.scales',
  'm.perimeter',
  'm.area',
  'm.volume',
  'm.circle',
  'm.angleType',
  'm.angles',
  'm.shape2d',
  'm.shape3d',
  'm.nets',
  'm.symmetry',
  'm.transform',
  'm.coords',
  'm.pictogram',
  'm.barChart',
  'm.lineGraph',
  'm.pieChart',
  'm.probability',
];
const page = { width: 1576, height: 1196 };
const scale = 0.6;

const folder = await mkdtemp(join(tmpdir(), 'comet-sheets-'));
const nonVerbal = generators
  .map(({ generatorId }) => generatorId)
  .filter((generatorId) => generatorId.startsWith('n.'));
for (const generatorId of [...nonVerbal, ...mathKinds])
  await promisify(execFile)(process.execPath, [sheetCommand, generatorId, folder, '--each', '1'], { maxBuffer: 1e7 });
const wanted = (await readdir(folder)).filter(
  (name) => name.endsWith('-1.html') && (name.startsWith('n.') || name.includes('-medium-')),
);
await rm(out, { recursive: true, force: true });
await mkdir(out, { recursive: true });
const browser = await openBrowser();
const tab = await browser.newPage({ viewport: page, deviceScaleFactor: scale });
const pictures: string[] = [];
for (const name of wanted.sort()) {
  await tab.goto(pathToFileURL(join(folder, name)).href);
  const picture = name.replace('-1.html', '.jpg');
  await tab.screenshot({ path: join(out, picture), type: 'jpeg', quality: 72, fullPage: true });
  pictures.push(picture);
}
await browser.close();
await rm(folder, { recursive: true, force: true });
const lines = pictures.map(
  (picture) => `## ${picture.replace('.jpg', '')}\n\n![${picture.replace('.jpg', '')}](${picture})\n`,
);
await writeFile(
  join(out, 'README.md'),
  `# Sheets of figures\n\nMade by \`npm run sheets\`: every non-verbal type at three difficulties, every kind of figure in math at medium.\n\n${lines.join('\n')}`,
);
console.log(`${pictures.length} sheets in .sheets`);
