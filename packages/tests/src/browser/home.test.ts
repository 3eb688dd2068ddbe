import { apiBase } from '@comet/contract/call';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from './chromium.ts';
import { logIn, openPage } from './pages.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test.each([
  ['student', 'demo-student', /^Hello, /, '/home/student'],
  ['parent', 'demo-parent', /Dashboard|children/i, '/home/parent'],
  ['tutor', 'demo-tutor', /Classes/, '/home/tutor'],
] as const)('the first page of a %s is one call', async (_, login, title, path) => {
  const { page, faults } = await openPage(browser);
  await logIn(page, login);
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith(apiBase)) asked.push(pathname.slice(apiBase.length));
  });
  await page.reload();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await page.waitForLoadState('load');
  await expect.poll(() => page.getByRole('status', { name: 'Loading' }).count()).toBe(0);
  await expect.poll(() => asked).toContain(path);
  // Live events are a stream, time is counted by itself, and what is new is marked as seen.
  const byItself = /^\/(?:live|tracker)\/|\/achievements\/seen$/;
  expect(asked.filter((one) => one !== path && !byItself.test(one))).toEqual([]);
  expect(faults).toEqual([]);
});
