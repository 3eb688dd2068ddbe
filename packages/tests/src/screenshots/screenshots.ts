/**
 * `npm run screenshots`: takes a picture of every screen at three widths with the demo, for people who came today and have long names,
 * while it loads, when it fails and with letters of twice the size, into .screenshots/. Axe and a ruler check each one first.
 * `-- --only missions` takes some; `-- --publish` takes the pictures of the landing page and of docs/pictures again.
 */
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startEmbeddedPostgres } from '@comet/server/platform/embedded-postgres';
import { makeThrowawayFolder } from '@comet/server/testing/throwaway-folder';
import type { Page } from 'playwright-core';
import { buildWebIfStale } from '../../../../scripts/build-web.ts';
import { axeFaults } from '../browser/axe.ts';
import { measuredFaults } from '../browser/screen-faults.ts';
import { makeClassOfThirty } from '../support/class-of-thirty.ts';
import { startServer } from '../support/server-process.ts';
import { createBrowsers } from './browsers.ts';
import { makeNewPeople } from './new-people.ts';
import { publish } from './publish.ts';
import { type Screen, screens } from './screens.ts';
import { loginOf, type State, sizes, statesOf, visit } from './visit.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    out: { type: 'string', default: fileURLToPath(new URL('../../../../.screenshots', import.meta.url)) },
    publish: { type: 'boolean', default: false },
  },
});
/** What moves comes to rest, and letters and pictures arrive. */
const restMs = 500;

/** With the demo at every width; what is rarer at the two ends. */
const widthsOf: Readonly<Record<State, readonly number[]>> = {
  full: [390, 820, 1440],
  empty: [390, 1440],
  loading: [390, 1440],
  error: [390],
  'large-text': [390, 1440],
};
async function capture(page: Page, screen: Screen, state: State): Promise<void> {
  await visit(page, screen, state, postgres.url);
  for (const size of sizes.filter(({ width }) => widthsOf[state].includes(width))) {
    await page.setViewportSize(size);
    await page.waitForTimeout(restMs);
    const found = [...(await measuredFaults(page)), ...(await axeFaults(page))];
    faults.push(...found.map((fault) => `${screen.name}, ${state}, ${size.width} px: ${fault}`));
    const path = join(values.out, `${screen.name}-${state}-${size.width}.jpg`);
    await page.screenshot({ path, type: 'jpeg', quality: 80, fullPage: true });
  }
}

await buildWebIfStale();
const folder = await makeThrowawayFolder('screenshots');
const postgres = await startEmbeddedPostgres({ dataDir: folder, database: 'comet' });
const server = await startServer({ DATABASE_URL: postgres.url, DATA_DIR: folder, SEED_DEMO: '1' });
const missed: string[] = [];
const faults: string[] = [];
let taken = 0;
const browsers = createBrowsers(server.url);

async function take(screen: Screen, state: State): Promise<void> {
  const login = loginOf(screen.who, state);
  for (const isLast of [false, true]) {
    let page: Page | undefined;
    try {
      page = await browsers.openPage(login, state === 'large-text' ? 'twice the size' : 'usual');
      await capture(page, screen, state);
      taken += widthsOf[state].length;
      return;
    } catch (error) {
      if (isLast)
        missed.push(`${screen.name}, ${state}: ${error instanceof Error ? error.message.split('\n')[0] : error}`);
    } finally {
      await page?.close().catch(() => undefined);
    }
  }
}

try {
  if (values.publish) await publish(server.url);
  else {
    await makeNewPeople(postgres.url);
    await makeClassOfThirty(postgres.url);
    await mkdir(values.out, { recursive: true });
    for (const screen of screens.filter(({ name }) => name.includes(values.only ?? '')))
      for (const state of statesOf(screen)) await take(screen, state);
  }
} finally {
  await browsers.close();
  await server.stop();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
for (const one of missed) console.error(`Not taken: ${one}`);
for (const one of faults) console.error(one);
if (!values.publish) console.log(`${taken} pictures in ${values.out}, ${faults.length} faults`);
process.exitCode = missed.length + faults.length === 0 ? 0 : 1;
