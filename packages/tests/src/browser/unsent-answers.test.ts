import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pg } from '../support/pg.ts';
import type { Relay } from '../support/relay.ts';
import { fillAnswer } from './answers.ts';
import { openBrowser } from './chromium.ts';
import { openConnection } from './connection.ts';
import { logIn, openPage } from './pages.ts';
import { makeChildren, setOwnPractice } from './practices.ts';
import { home } from './test-server.ts';

let browser: Browser;
let database: pg.Client;
beforeAll(async () => {
  browser = await openBrowser();
  database = new pg.Client({ connectionString: home().databaseUrl });
  await database.connect();
});
afterAll(async () => {
  await browser.close();
  await database.end();
});

const kept = 'We’ve kept your answer';
const verdict = (page: Page) => page.getByRole('region', { name: 'What your answer was' });

/** A page with a connection of its own, which can be lost. */
async function openConnected(size: 'phone' | 'laptop', serviceWorkers: 'allow' | 'block' = 'allow') {
  const connection = await openConnection();
  const { page } = await openPage(browser, size, { baseURL: connection.baseURL, serviceWorkers });
  return { page, context: page.context(), connection };
}

/** Begins the practice; gives the page's path, to come back to. */
async function begin(page: Page, name: string): Promise<string> {
  await page.goto('/pages/my-tasks');
  await page.getByRole('button', { name: `Begin: ${name}` }).click();
  await page.getByText('Question 1 of 10').waitFor();
  return new URL(page.url()).pathname;
}

async function giveOffline(page: Page, connection: Relay, userName: string): Promise<void> {
  await fillAnswer(page, userName);
  await connection.lose(page.context());
  await page.getByRole('button', { name: 'Check my answer' }).click();
  await page.getByText(kept).waitFor();
}

/** Answers that the database has of a practice. */
async function answersOf(userName: string, practice: string): Promise<number> {
  const { rows } = await database.query<{ answers: number }>(
    `select count(*)::int as answers from attempt_questions q join attempts a using (attempt_id) join users u on u.user_id = q.student_id
      where u.user_name = $1 and a.title = $2 and q.answered_at is not null`,
    [userName, practice],
  );
  return rows[0]?.answers ?? 0;
}

/** Counts what goes to the server as an answer, whichever page sends it. */
function countSent(context: BrowserContext): () => number {
  let sent = 0;
  context.on('requestfinished', (request) => {
    if (request.url().endsWith('/practice/passing')) sent++;
  });
  return () => sent;
}

describe('an answer given without internet', () => {
  test('outlives its tab: it goes off by itself from whichever page is opened next, once', async () => {
    const [mei = ''] = await makeChildren(1);
    await setOwnPractice(mei, { name: 'Kept one' });
    const { page, context, connection } = await openConnected('phone');
    const sent = countSent(context);
    await logIn(page, mei, { remember: true });
    await page.waitForURL('**/pages/dashboard-student');
    const practicePath = await begin(page, 'Kept one');
    await giveOffline(page, connection, mei);
    await page.close();
    expect([sent(), await answersOf(mei, 'Kept one')]).toEqual([0, 0]);

    await connection.restore(context);
    const next = await context.newPage();
    await next.goto('/pages/dashboard-student');
    await next.getByText('The answer we kept is in, and it is right!').waitFor();
    expect([sent(), await answersOf(mei, 'Kept one')]).toEqual([1, 1]);
    await next.goto(practicePath);
    await next.getByText('Question 2 of 10').waitFor();

    // Left for another page of the app: the line above it says that it is kept.
    await giveOffline(next, connection, mei);
    await next.getByRole('button', { name: 'Leave the test' }).click();
    await next.getByRole('heading', { name: 'My tasks' }).waitFor();
    await next.getByRole('status').filter({ hasText: kept }).waitFor();
    await connection.restore(context);
    await next.getByText('The answer we kept is in, and it is right!').waitFor();
    expect([sent(), await answersOf(mei, 'Kept one')]).toEqual([2, 2]);

    // Opened again at the very question, the child sees what came of it there.
    await next.goto(practicePath);
    await giveOffline(next, connection, mei);
    await next.close();
    await connection.restore(context);
    const last = await context.newPage();
    // However long the page takes to load, and then to be drawn.
    const slowMs = 5000;
    await last.addInitScript(
      'window.requestAnimationFrame = (draw) => setTimeout(() => draw(performance.now()), 3000)',
    );
    await last.route('**/practice/question?*', (route) => setTimeout(() => void route.continue(), slowMs));
    await last.goto(practicePath);
    await verdict(last).waitFor();
    await last.getByText('Question 3 of 10').waitFor();
    await last.getByRole('button', { name: 'Next question' }).click();
    await last.getByText('Question 4 of 10').waitFor();
    expect(await answersOf(mei, 'Kept one')).toBe(3);
    await context.close();
  });

  test('is sent by nobody else on the same machine, and waits through a log-out for its owner', async () => {
    const [kofi = '', callum = ''] = await makeChildren(2);
    for (const child of [kofi, callum]) await setOwnPractice(child, { name: 'Kept two' });
    // On a first visit nothing keeps the app for when there's no network.
    const { page, context, connection } = await openConnected('laptop', 'block');
    const sent = countSent(context);
    await logIn(page, kofi);
    await page.waitForURL('**/pages/dashboard-student');
    await begin(page, 'Kept two');
    await giveOffline(page, connection, kofi);
    await page.getByRole('button', { name: 'Leave the test' }).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await page.getByText('We cannot reach Comet Club').waitFor();

    await connection.restore(context);
    // The page comes by itself when the network does.
    await page.getByRole('heading', { level: 1 }).waitFor();
    // Another child's own kept answer goes off, and with it only theirs.
    const other = await context.newPage();
    await logIn(other, callum);
    await other.waitForURL('**/pages/dashboard-student');
    await begin(other, 'Kept two');
    await giveOffline(other, connection, callum);
    await other.getByRole('button', { name: 'Leave the test' }).click();
    await other.getByRole('heading', { name: 'My tasks' }).waitFor();
    await other.getByRole('status').filter({ hasText: kept }).waitFor();
    await connection.restore(context);
    await other.getByText('The answer we kept is in, and it is right!').waitFor();
    expect([sent(), await answersOf(callum, 'Kept two'), await answersOf(kofi, 'Kept two')]).toEqual([1, 1, 0]);
    await other.close();

    const again = await context.newPage();
    await logIn(again, kofi);
    await again.getByText('The answer we kept is in, and it is right!').waitFor();
    expect([sent(), await answersOf(kofi, 'Kept two')]).toEqual([2, 1]);
    await context.close();
  });

  test('is one answer when two tabs hold it', async () => {
    const [kofi = ''] = await makeChildren(1);
    await setOwnPractice(kofi, { name: 'Kept three' });
    const { page, context, connection } = await openConnected('laptop');
    await logIn(page, kofi, { remember: true });
    await page.waitForURL('**/pages/dashboard-student');
    const practicePath = await begin(page, 'Kept three');
    const other = await context.newPage();
    await other.goto(practicePath);
    await other.getByText('Question 1 of 10').waitFor();
    await giveOffline(page, connection, kofi);
    await fillAnswer(other, kofi, false);
    // A tab that is late to look for what is kept holds the first answer already: then the key does nothing.
    await other.getByRole('button', { name: 'Check my answer' }).press('Enter');
    await other.getByText(kept).waitFor();
    await connection.restore(context);
    for (const tab of [page, other]) {
      await verdict(tab).waitFor();
      // The first answer, which is right, is the answer.
      expect(await verdict(tab).getAttribute('data-right')).toBe('true');
    }
    expect(await answersOf(kofi, 'Kept three')).toBe(1);
    await context.close();
  });

  test('that comes when its time is long up does not count, and the child is told kindly', async () => {
    const [mei = ''] = await makeChildren(1);
    await setOwnPractice(mei, { name: 'Kept four', timeLimit: 5 });
    const { page, context, connection } = await openConnected('phone');
    await logIn(page, mei, { remember: true });
    await page.waitForURL('**/pages/dashboard-student');
    await begin(page, 'Kept four');
    await giveOffline(page, connection, mei);
    await page.getByText('until 30 seconds after the end').waitFor();
    await page.close();
    await database.query(`update attempts set deadline_at = now() - interval '40 seconds' where title = 'Kept four'`);
    await connection.restore(context);
    const next = await context.newPage();
    await next.goto('/pages/dashboard-student');
    await next.getByText('The time was up before this answer reached us').waitFor();
    expect(await answersOf(mei, 'Kept four')).toBe(0);
    // It is off the queue: nothing is said about it again.
    await next.reload();
    await next.getByRole('heading', { name: 'Hello, Made!' }).waitFor();
    const left = await next.evaluate<number>(`new Promise((resolve, reject) => {
      const opened = indexedDB.open('comet-answers');
      opened.onerror = () => reject(opened.error);
      opened.onsuccess = () => {
        const counted = opened.result.transaction('answers').objectStore('answers').count();
        counted.onsuccess = () => resolve(counted.result);
      };
    })`);
    expect(left).toBe(0);
    await context.close();
  });
});
