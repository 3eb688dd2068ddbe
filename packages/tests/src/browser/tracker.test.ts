import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from './chromium.ts';
import { logIn, openPage } from './pages.ts';
import { makeChildren, setOwnPractice } from './practices.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test('a child who is at a practice for half a minute has been at it for half a minute', async () => {
  const [child = ''] = await makeChildren(1);
  await setOwnPractice(child, { name: 'Time it' });
  const { page, faults } = await openPage(browser);
  const beats: number[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/tracker/track-time')) beats.push(Date.now());
  });
  await logIn(page, child);
  await page.waitForURL('**/pages/dashboard-student');
  await page.goto('/pages/my-tasks');
  const begun = page.waitForResponse((response) => response.url().endsWith('/tracker/init'));
  await page.getByRole('button', { name: 'Begin: Time it' }).click();
  await begun;
  const beganAt = Date.now();
  const beat = await page.waitForResponse((response) => response.url().endsWith('/tracker/track-time'), {
    timeout: 60_000,
  });
  expect(await beat.json()).toEqual({ isCounted: true });
  expect(beats).toHaveLength(1);
  expect(Date.now() - beganAt).toBeGreaterThanOrEqual(30_000);
  expect(faults).toEqual([]);
});
