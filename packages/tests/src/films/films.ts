/**
 * `npm run films [-- mirrors per-cent]`: records the films of the demo's lessons, and prints each on paper. Chromium draws the
 * pictures one by one and ffmpeg joins them, so that the same scenes always give the same film.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, stat, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Film } from '@comet/contract/film';
import { filmMs } from '@comet/domain/films/film-timeline';
import { films } from '@comet/questions/films/films';
import type { CDPSession, Page } from 'playwright-core';
import { createServer } from 'vite';
import { openBrowser } from '../browser/chromium.ts';

const folder = fileURLToPath(new URL('../../../server/src/demo/films/', import.meta.url));
const web = fileURLToPath(new URL('../../../web', import.meta.url));
const framesPerSecond = 12;
const size = { width: 854, height: 480 };

/** Flat colours need few bits; a picture every five seconds that stands by itself makes jumping quick. */
const asFilm = [
  ...['-c:v', 'libx264', '-preset', 'veryslow', '-tune', 'animation', '-crf', '30', '-pix_fmt', 'yuv420p'],
  ...['-g', String(framesPerSecond * 5), '-threads', '1', '-movflags', '+faststart'],
  ...['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact'],
];

async function record(page: Page, session: CDPSession, film: Film): Promise<void> {
  const file = `${folder}${film.key}.mp4`;
  const read = ['-f', 'image2pipe', '-c:v', 'png', '-framerate', String(framesPerSecond), '-i', '-'];
  const ffmpeg = spawn('ffmpeg', ['-v', 'error', '-y', ...read, ...asFilm, file], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const ended = once(ffmpeg, 'close');
  await page.evaluate(`loadFilm(${JSON.stringify(film)})`);
  const taken = new Map<string, Buffer>();
  const count = Math.round((filmMs(film.scenes) / 1000) * framesPerSecond);
  for (let frame = 0; frame < count; frame++) {
    const markup = await page.evaluate<string>(`drawFrame(${(frame * 1000) / framesPerSecond})`);
    const known = taken.get(markup);
    const picture =
      known ??
      Buffer.from(
        (await session.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true })).data,
        'base64',
      );
    taken.set(markup, picture);
    if (!ffmpeg.stdin.write(picture)) await once(ffmpeg.stdin, 'drain');
  }
  ffmpeg.stdin.end();
  const [code] = await ended;
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
  await page.evaluate('drawPages()');
  const pages = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  // The moment of printing would make every print another file.
  const undated = Buffer.from(
    pages.toString('latin1').replaceAll(/\(D:\d{14}[^)]*\)/g, '(D:20260101000000Z)'),
    'latin1',
  );
  await writeFile(`${folder}${film.key}.pdf`, undated);
  const { size: bytes } = await stat(file);
  console.log(`${film.key}: ${count} pictures, ${taken.size} of them drawn, ${Math.round(bytes / 1024)} kB`);
}

const wanted = process.argv.slice(2);
const server = await createServer({
  root: web,
  configFile: false,
  logLevel: 'error',
  server: { host: '127.0.0.1', port: 0, hmr: false, watch: null, fs: { allow: ['../..'] } },
});
await server.listen();
const browser = await openBrowser(['--force-color-profile=srgb']);
try {
  const address = server.httpServer?.address();
  if (typeof address !== 'object' || address === null) throw new Error('the page of films has no port');
  await mkdir(folder, { recursive: true });
  const page = await browser.newPage({ viewport: size });
  await page.goto(`http://127.0.0.1:${address.port}/films.html`);
  await page.locator('html[data-ready]').waitFor({ state: 'attached', timeout: 60_000 });
  const session = await page.context().newCDPSession(page);
  for (const film of films) if (wanted.length === 0 || wanted.includes(film.key)) await record(page, session, film);
} finally {
  await browser.close();
  await server.close();
}
