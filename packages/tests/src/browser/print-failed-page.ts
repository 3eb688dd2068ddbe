/** Prints what was on the screen when a journey failed, and what its server logged meanwhile: in CI nobody can look. */
import { readFile } from 'node:fs/promises';
import { afterEach, beforeEach } from 'vitest';
import { openPages } from './pages.ts';
import { errorLogOf, home } from './test-server.ts';

const readErrors = (): Promise<string> => readFile(errorLogOf(home()), 'utf8');

let loggedBefore = 0;
beforeEach(async () => {
  loggedBefore = (await readErrors()).length;
});

afterEach(async ({ task }) => {
  const contexts = new Set(openPages.splice(0).map((page) => page.context()));
  if (task.result?.state !== 'fail') return;
  console.error(`${task.name}: the server logged\n${(await readErrors()).slice(loggedBefore)}`);
  // A person may have closed the first page and opened another.
  for (const page of [...contexts].flatMap((context) => context.pages())) {
    const screen = await page.locator('body').ariaSnapshot({ timeout: 5000 }).catch(String);
    console.error(`${task.name}: at ${page.url()} stood\n${screen}`);
    await page.close();
  }
});
