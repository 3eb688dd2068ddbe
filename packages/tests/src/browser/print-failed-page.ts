/** Prints what was on the screen when a journey failed: in CI nobody can look. */
import { afterEach } from 'vitest';
import { openPages } from './pages.ts';

afterEach(async ({ task }) => {
  for (const page of openPages.splice(0)) {
    if (task.result?.state !== 'fail' || page.isClosed()) continue;
    const screen = await page.locator('body').ariaSnapshot({ timeout: 5000 }).catch(String);
    console.error(`${task.name}: at ${page.url()} stood\n${screen}`);
    await page.close();
  }
});
