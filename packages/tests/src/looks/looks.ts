/**
 * `npm run looks`: takes every screen at three widths as it is with the demo, for people who came today and have long names, while
 * it loads, when it fails and with letters of twice the size, into .looks/, for a person to look at; axe and a ruler look first. `-- --only missions` takes some; `-- --publish` takes anew the pictures of
 * the landing page and of docs/pictures.
 */
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startEmbeddedPostgres } from '@comet/server/platform/embedded-postgres';
import { makeThrowawayFolder } from '@comet/server/testing/throwaway-folder';
import type { Page } from 'playwright-core';
import { axeFaults, measuredFaults } from '../browser/screen-faults.ts';
import { busyTutor, makeClassOfThirty } from '../support/class-of-thirty.ts';
import { startServer } from '../support/server-process.ts';
import { createBrowsers } from './browsers.ts';
import { makeNewPeople, newPeople } from './new-people.ts';
import { publish } from './publish.ts';
import { type Screen, screens, type Who } from './screens.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    out: { type: 'string', default: fileURLToPath(new URL('../../../../.looks', import.meta.url)) },
    publish: { type: 'boolean', default: false },
  },
});
const sizes = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
] as const;
const settledWithinMs = 15_000;
/** What moves comes to rest, and letters and pictures arrive. */
const restMs = 500;

type State = 'full' | 'empty' | 'loading' | 'error' | 'large-text';
/** With the demo at every width; what is rarer at the two ends. */
const widthsOf: Readonly<Record<State, readonly number[]>> = {
  full: [390, 820, 1440],
  empty: [390, 1440],
  loading: [390, 1440],
  error: [390],
  'large-text': [390, 1440],
};
const namesOf: Readonly<Record<'full' | 'empty', Readonly<Record<Exclude<Who, 'visitor'>, string>>>> = {
  full: {
    student: 'demo-student',
    winner: newPeople.winner,
    parent: 'demo-parent',
    tutor: 'demo-tutor',
    busyTutor: busyTutor.userName,
    newParent: newPeople.pending,
    waitingParent: newPeople.waiting,
  },
  empty: {
    student: newPeople.student,
    winner: newPeople.winner,
    parent: newPeople.parent,
    tutor: newPeople.tutor,
    busyTutor: busyTutor.userName,
    newParent: newPeople.pending,
    waitingParent: newPeople.waiting,
  },
};

/** Everything but who one is hangs for ever, or fails. */
async function spoil(page: Page, state: State): Promise<void> {
  if (state !== 'loading' && state !== 'error') return;
  await page.route(/\/api\/v1\/(?!user$|user\/\d+$|auth\/|tracker\/|notifications\/)/, (route) =>
    state === 'loading'
      ? undefined
      : route.fulfill({
          status: 404,
          json: { statusCode: 404, error: 'Not Found', code: 'notFound', message: 'This is not there (any more)' },
        }),
  );
}

async function settle(page: Page, state: State): Promise<void> {
  if (state !== 'loading')
    await page
      .getByRole('status', { name: 'Loading' })
      .first()
      .waitFor({ state: 'detached', timeout: settledWithinMs });
  await page.evaluate('document.fonts.ready.then(() => undefined)');
  await page.waitForTimeout(restMs);
}

async function look(page: Page, screen: Screen, state: State): Promise<void> {
  page.setDefaultTimeout(settledWithinMs);
  await spoil(page, state);
  await page.setViewportSize(sizes[2]);
  await page.goto(screen.path ?? screen.route);
  await page.locator('h1, [role="alert"], [role="status"]').first().waitFor();
  await settle(page, state);
  if (screen.act !== undefined) await screen.act(page, postgres.url).then(() => settle(page, state));
  for (const size of sizes.filter(({ width }) => widthsOf[state].includes(width))) {
    await page.setViewportSize(size);
    await page.waitForTimeout(restMs);
    const found = [...(await measuredFaults(page)), ...(await axeFaults(page))];
    faults.push(...found.map((fault) => `${screen.name}, ${state}, ${size.width} px: ${fault}`));
    const path = join(values.out, `${screen.name}-${state}-${size.width}.jpg`);
    await page.screenshot({ path, type: 'jpeg', quality: 80, fullPage: true });
  }
}

/** A screen that was acted on first is looked at with the demo only; visitors have neither data nor want of it. */
const statesOf = ({ who, act }: Screen): readonly State[] =>
  who === 'visitor' || who === 'newParent' || who === 'waitingParent' || who === 'busyTutor' || act !== undefined
    ? ['full', 'large-text']
    : ['full', 'empty', 'loading', 'error', 'large-text'];

const folder = await makeThrowawayFolder('looks');
const postgres = await startEmbeddedPostgres({ dataDir: folder, database: 'comet' });
const server = await startServer({ DATABASE_URL: postgres.url, DATA_DIR: folder, SEED_DEMO: '1' });
const missed: string[] = [];
const faults: string[] = [];
let taken = 0;
const browsers = createBrowsers(server.url);

async function take(screen: Screen, state: State): Promise<void> {
  const login = screen.who === 'visitor' ? undefined : namesOf[state === 'empty' ? 'empty' : 'full'][screen.who];
  for (const isLast of [false, true]) {
    let page: Page | undefined;
    try {
      page = await browsers.openPage(login, state === 'large-text' ? 'twice the size' : 'usual');
      await look(page, screen, state);
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
