import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fillAnswer } from './answers.ts';
import { openBrowser } from './chromium.ts';
import { logIn, openPage, positionOf, textOf } from './pages.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const who = 'demo-sibling';

async function openTest(page: Page, subject: number): Promise<void> {
  await logIn(page, who);
  await page.waitForURL('**/pages/dashboard-student');
  await page.goto(`/pages/missions?subject=${subject}&year=3`);
  await page
    .getByRole('button', { name: /^(Begin|Continue|Try again): / })
    .first()
    .click();
  await positionOf(page).waitFor();
}

describe('an answer', () => {
  test('given while the network is gone is kept, and taken once it is back', async () => {
    const { page } = await openPage(browser, 'phone', { serviceWorkers: 'allow' });
    await openTest(page, 1);
    await fillAnswer(page, who);
    await page.context().setOffline(true);
    await page.getByText('You are offline').waitFor();
    await page.getByRole('button', { name: 'Check my answer' }).click();
    await page.getByText('We’ve kept your answer').waitFor();
    await page.context().setOffline(false);
    await page.getByRole('region', { name: 'What your answer was' }).waitFor();
    await page.context().close();
  });

  test('sent by a double click is one answer', async () => {
    const { page } = await openPage(browser);
    await openTest(page, 3);
    let sent = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/mission/answer/create')) sent++;
    });
    await fillAnswer(page, who);
    await page.getByRole('button', { name: 'Check my answer' }).dblclick();
    await page.getByRole('region', { name: 'What your answer was' }).waitFor();
    expect(sent).toBe(1);
    await page.context().close();
  });

  test('can be chosen and sent by keys alone', async () => {
    const { page } = await openPage(browser);
    await openTest(page, 4);
    await page.keyboard.press('2');
    await expect.poll(() => page.getByRole('radio').nth(1).isChecked()).toBe(true);
    await page.keyboard.press('Enter');
    await page.getByRole('region', { name: 'What your answer was' }).waitFor();
    // The next step has the focus: Enter goes on.
    const before = await textOf(positionOf(page));
    await page.keyboard.press('Enter');
    await expect.poll(() => textOf(positionOf(page))).not.toBe(before);
    await page.context().close();
  });
});

test('a test that was left by the back button goes on with the same question', async () => {
  const { page } = await openPage(browser);
  await openTest(page, 2);
  const prompt = await textOf(page.locator('form'));
  const before = await textOf(positionOf(page));
  await page.goBack();
  await page
    .getByRole('button', { name: /^Continue: / })
    .first()
    .click();
  expect(await textOf(positionOf(page))).toBe(before);
  expect(await textOf(page.locator('form'))).toBe(prompt);
  await page.context().close();
});
