/** The recorded films fit what they were recorded from; `npm run films` makes them again. */
import { readFile, stat } from 'node:fs/promises';
import { filmMs } from '@comet/domain/films/film-timeline';
import { films } from '@comet/questions/films/films';
import { expect, test } from 'vitest';

const mostBytes = 8 * 1024 ** 2;
const pathOf = (key: string, extension: string): URL => new URL(`./films/${key}.${extension}`, import.meta.url);

/** How long an MP4 says that it is: the movie header (mvhd, version 0) has its time scale and its length in it. */
function durationMsOf(file: Buffer): number {
  const at = file.indexOf('mvhd');
  return (file.readUInt32BE(at + 20) / file.readUInt32BE(at + 16)) * 1000;
}

test.each(films)('$key is as long as its scenes', async ({ key, scenes }) => {
  const film = await readFile(pathOf(key, 'mp4'));
  expect(Math.abs(durationMsOf(film) - filmMs(scenes))).toBeLessThan(200);
  // The index comes first, so that it plays before all of it has arrived.
  expect(film.indexOf('moov')).toBeLessThan(film.indexOf('mdat'));
});

test('all files together stay small', async () => {
  const sizes = await Promise.all(
    films.flatMap(({ key }) => ['mp4', 'pdf'].map(async (extension) => (await stat(pathOf(key, extension))).size)),
  );
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(mostBytes);
});
