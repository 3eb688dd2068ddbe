/** `npm run felt [-- --runs 3]`: what a child waits for on a slow phone, in the app as it is built; fails where it is too long. */
import { rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { startEmbeddedPostgres } from '@comet/server/platform/embedded-postgres';
import { makeThrowawayFolder } from '@comet/server/testing/throwaway-folder';
import type { Browser } from 'playwright-core';
import { buildWebIfStale } from '../../../../scripts/build-web.ts';
import { openBrowser } from '../browser/chromium.ts';
import { enterAs } from '../screenshots/browsers.ts';
import { copyDatabase } from '../support/copy-database.ts';
import { startServer } from '../support/server-process.ts';
import { fillIn, readWaiting } from '../support/waiting-question.ts';
import { forgetInteractions, openingMs, openSlowPage, pressMs, slowestInteractionMs, slowness } from './slow-phone.ts';

/** What is measured, in the order of the table, with the most it may take. */
const limitsMs = {
  landing: undefined,
  'log-in': undefined,
  'dashboard, cold': 2500,
  'dashboard, warm': undefined,
  'start → question': undefined,
  'option → paint': 200,
  'check → verdict, beyond the network': 300,
  'next → question': 100,
  'slowest interaction (INP)': 200,
} as const;
type Measure = keyof typeof limitsMs;
type Measured = Readonly<Record<Measure, number>>;
const measures = Object.keys(limitsMs).filter((name): name is Measure => name in limitsMs);

const login = 'demo-student';
const questions = 5;
/** A child looks at the page until its last card is there. */
const settleMs = 4000;
const flyOn = `document.querySelector('button[aria-label^="Fly on"]')`;
const questionIsShown = `document.querySelector('[data-density]') && !document.querySelector('[data-up="true"]')`;
const verdictIsShown = `document.querySelector('[data-up="true"]')`;

const median = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

/** How long the last answer was on its way. */
const answerOnItsWay = `(() => {
  const sent = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/mission/answer/create')).at(-1);
  return sent === undefined ? 0 : sent.responseEnd - sent.startTime;
})()`;

async function measureOnce(browser: Browser, baseURL: string, databaseUrl: string): Promise<Measured> {
  const visitor = await openSlowPage(browser, baseURL);
  const landing = await openingMs(visitor, '/', `document.querySelector('h1')`);
  await visitor.context().close();

  const atLogIn = await openSlowPage(browser, baseURL);
  const logIn = await openingMs(atLogIn, '/login', `document.querySelector('button[type="submit"]')`);
  await atLogIn.context().close();

  const entered = await enterAs(browser, baseURL, login);
  const storageState = await entered.storageState();
  await entered.close();
  const page = await openSlowPage(browser, baseURL, storageState);
  const cold = await openingMs(page, '/pages/dashboard-student', flyOn);
  await page.waitForTimeout(settleMs);
  const warm = await openingMs(page, '/pages/dashboard-student', flyOn);
  await page.waitForTimeout(settleMs);

  const start = await pressMs(page, page.getByRole('button', { name: /^Fly on/ }), questionIsShown);
  let slowest = await slowestInteractionMs(page);
  const options: number[] = [];
  const verdicts: number[] = [];
  const nexts: number[] = [];
  const main = page.getByRole('button', { name: /^(Check my answer|Next question)$/ });
  for (let asked = 0; asked < questions; asked++) {
    await main.waitFor();
    const waiting = await readWaiting(databaseUrl, login);
    await forgetInteractions(page);
    await fillIn(page, waiting, asked % 2 === 0);
    const option = await slowestInteractionMs(page);
    options.push(option);
    const verdict = await pressMs(page, main, verdictIsShown);
    verdicts.push(verdict - (await page.evaluate<number>(answerOnItsWay)));
    // A child reads the verdict.
    await page.waitForTimeout(1500);
    nexts.push(await pressMs(page, main, questionIsShown));
    slowest = Math.max(slowest, option, await slowestInteractionMs(page));
  }
  await page.context().close();
  return {
    landing,
    'log-in': logIn,
    'dashboard, cold': cold,
    'dashboard, warm': warm,
    'start → question': start,
    'option → paint': median(options),
    'check → verdict, beyond the network': median(verdicts),
    'next → question': median(nexts),
    'slowest interaction (INP)': slowest,
  };
}

const { values } = parseArgs({ options: { runs: { type: 'string', default: '3' } } });
await buildWebIfStale();
const dataDir = await makeThrowawayFolder('felt');
const postgres = await startEmbeddedPostgres({ dataDir, database: 'felt' });
const startAt = (url: string) => startServer({ DATABASE_URL: url, DATA_DIR: dataDir, SEED_DEMO: '1' });
await startAt(postgres.url).then((seeder) => seeder.stop());
const browser = await openBrowser();
try {
  const runs: Measured[] = [];
  for (let run = 1; run <= Number(values.runs); run++) {
    // The answers of one run would end the test in the middle of the next.
    const databaseUrl = await copyDatabase(postgres.url, `felt_${run}`);
    const server = await startAt(databaseUrl);
    runs.push(await measureOnce(browser, server.url, databaseUrl).finally(() => server.stop()));
  }
  const { processor, megabitsPerSecond, latencyMs } = slowness;
  console.log(
    `A phone (processor × ${processor}, ${megabitsPerSecond} Mbit/s, ${latencyMs} ms), ${runs.length} runs:\n`,
  );
  console.log('| ms | median | each run | at most |\n|---|---|---|---|');
  const medians = new Map(measures.map((name) => [name, median(runs.map((run) => run[name]))]));
  for (const name of measures) {
    const each = runs.map((run) => run[name].toFixed(0)).join(', ');
    console.log(`| ${name} | ${medians.get(name)?.toFixed(0)} | ${each} | ${limitsMs[name] ?? ''} |`);
  }
  const missed = measures.filter((name) => (medians.get(name) ?? 0) > (limitsMs[name] ?? Number.POSITIVE_INFINITY));
  for (const name of missed) console.error(`Too slow: ${name}`);
  const dashboardSeconds = (medians.get('dashboard, cold') ?? 0) / 1000;
  console.log(
    `\nfelt dashboard ${dashboardSeconds.toFixed(1)} s, next ${medians.get('next → question')?.toFixed(0)} ms`,
  );
  process.exitCode = missed.length === 0 ? 0 : 1;
} finally {
  await browser.close();
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}
