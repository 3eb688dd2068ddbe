import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser } from './chromium.ts';
import { comeToRest, expectGoodScreen, logIn, openPage, sizes } from './pages.ts';
import { measuredFaults } from './screen-faults.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** Hundreds of elements, read one by one. */
const timeout = 240_000;

describe.each(['night', 'day'])('by %s', { timeout }, (theme) => {
  test('every building block is readable, and so is the dialog that asks first', async () => {
    // Pages under /dev only answer this machine, so this person doesn't come from an address of their own.
    const { page, faults } = await openPage(browser, 'phone', { extraHTTPHeaders: {} });
    await page.goto(`/dev/gallery?theme=${theme}`);
    await page.getByRole('heading', { level: 1, name: 'Gallery' }).waitFor();
    await expectGoodScreen(page);
    await page.setViewportSize(sizes.laptop);
    await comeToRest(page);
    expect(await measuredFaults(page)).toEqual([]);
    await page.setViewportSize(sizes.phone);
    await page.getByRole('button', { name: 'Ask first' }).click();
    await page.getByRole('dialog').waitFor();
    await expectGoodScreen(page);
    expect(faults).toEqual([]);
    await page.context().close();
  });
});

test('reading settings hold after a reload, and 150 % with the reading font still fits a phone', async () => {
  const { page, faults } = await openPage(browser, 'phone', { reducedMotion: 'no-preference' });
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('lexend')) fonts.push(request.url());
  });
  await logIn(page, 'demo-sibling');
  await page.getByRole('heading', { level: 1, name: 'Hello, Theo!' }).waitFor();
  expect(fonts).toEqual([]);
  await page.getByRole('button', { name: 'Reading settings' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('150 %').click();
  await dialog.getByRole('switch', { name: 'Reading font' }).click();
  await dialog.getByRole('switch', { name: 'Less motion' }).click();
  await expectGoodScreen(page);
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Hello, Theo!' }).waitFor();
  await expect.poll(() => fonts.length).toBeGreaterThan(0);
  expect(
    await page.evaluate<unknown[]>(
      '[getComputedStyle(document.documentElement).fontSize, document.documentElement.dataset.motion, getComputedStyle(document.body).fontFamily]',
    ),
  ).toEqual(['24px', 'still', expect.stringContaining('Lexend')]);
  const moving = `document.getAnimations().filter(({ playState }) => playState === 'running').length`;
  await expect.poll(() => page.evaluate<number>(moving)).toBe(0);
  await expectGoodScreen(page);
  expect(faults).toEqual([]);
  await page.context().close();
});
