/** `npm run sizes`: what the first pages weigh; fails when one is over its limit. */
import { buildWebIfStale } from './build-web.ts';
import { gameScriptLimit, limits, measureGames, measureSizes, type Sizes } from './measure-sizes.ts';

await buildWebIfStale();
const sizes = await measureSizes();
const inKb = (bytes: number): string => `${Math.ceil(bytes / 1000)} kB`;
const titles: Readonly<Record<keyof Sizes, string>> = {
  landingScript: 'landing page, scripts',
  landingWhole: 'landing page, everything',
  studentScript: 'student’s first screen after log-in, scripts',
  studentFiles: 'student’s first screen after log-in, number of scripts',
};
const names: readonly (keyof Sizes)[] = ['landingScript', 'landingWhole', 'studentScript', 'studentFiles'];
const shown = (name: keyof Sizes): string =>
  name === 'studentFiles'
    ? `${sizes[name]} of ${limits[name]}`
    : `${inKb(sizes[name])} of ${inKb(limits[name])}, gzipped`;
for (const name of names) console.log(`${titles[name]}: ${shown(name)}`);
const gameSizes = await measureGames();
for (const [name, size] of gameSizes)
  console.log(`game ${name}, its own scripts: ${inKb(size)} of ${inKb(gameScriptLimit)}, gzipped`);
const heavyGames = [...gameSizes].filter(([, size]) => size > gameScriptLimit).map(([name]) => `game ${name}`);
const over = names.filter((name) => sizes[name] > limits[name]);
for (const name of [...over.map((one) => titles[one]), ...heavyGames]) console.error(`Too much: ${name}`);
console.log(
  `landing ${inKb(sizes.landingScript)}, student ${inKb(sizes.studentScript)} in ${sizes.studentFiles} scripts`,
);
process.exitCode = over.length + heavyGames.length === 0 ? 0 : 1;
