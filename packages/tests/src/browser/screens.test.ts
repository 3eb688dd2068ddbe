import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser } from './chromium.ts';
import { expectGoodScreen, logIn, openPage, sizes } from './pages.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const heading = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('heading', { level: 1, name }).first().waitFor();

/** Walks of the people through their screens, each looked at on its way. */
const walks: Readonly<Record<string, (page: Page, look: () => Promise<void>) => Promise<void>>> = {
  'a visitor': async (page, look) => {
    await page.goto('/');
    await heading(page, /./);
    await look();
    await page.goto('/login');
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.getByText('Password is a required field').waitFor();
    await look();
    await page.goto('/forgot-password');
    await heading(page, /./);
    await look();
    await page.goto('/reset-password?token=none');
    await heading(page, /./);
    await look();
  },
  'a student': async (page, look) => {
    await logIn(page, 'demo-sibling');
    await page.waitForURL('**/pages/dashboard-student');
    await heading(page, /./);
    await look();
    await page.goto('/pages/missions?subject=4&year=3');
    await page
      .getByRole('button', { name: /^How it works: / })
      .first()
      .click();
    const explainer = page.getByRole('dialog');
    await explainer.getByRole('list').first().waitFor();
    await look();
    await page.keyboard.press('Escape');
    await explainer.waitFor({ state: 'detached' });
    await page
      .getByRole('button', { name: /^(Begin|Continue|Try again): / })
      .first()
      .click();
    await page.getByRole('button', { name: 'Report a problem' }).click();
    await page.getByRole('dialog').waitFor();
    await look();
  },
  'a parent': async (page, look) => {
    await logIn(page, 'demo-parent');
    await page.waitForURL('**/dashboard/parent');
    await page.getByRole('heading', { name: 'Latest results' }).waitFor();
    await look();
  },
  'a tutor': async (page, look) => {
    await logIn(page, 'demo-tutor');
    await page.waitForURL('**/pages/tutor/classes');
    await heading(page, 'Classes');
    await look();
    await page.goto('/pages/tutor/students');
    await page.getByRole('row').nth(1).waitFor();
    await look();
  },
};

describe.each(['phone', 'tablet', 'laptop'] as const)('on a %s', (size) => {
  test.each(Object.keys(walks))('%s finds every screen whole, readable and without a fault', async (person) => {
    const { page, faults } = await openPage(browser, size);
    await walks[person]?.(page, () => expectGoodScreen(page));
    // A refusal that the walk provokes is a line in the browser's console, and meant.
    expect(faults.filter((fault) => !fault.includes('status of 4'))).toEqual([]);
    expect(sizes[size].width).toBe(page.viewportSize()?.width);
    await page.context().close();
  });
});
