import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from './chromium.ts';
import { expectGoodScreen, logIn, openPage } from './pages.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test('a child chooses a practice by pictures, with keys alone, and gets what they chose', async () => {
  const { page, faults } = await openPage(browser, 'phone');
  await logIn(page, 'demo-sibling');
  await page.getByRole('heading', { name: /^Hello/ }).waitFor();
  await page.goto('/pages/student/custom-practice');
  await page.getByLabel('Set Name').fill('For the rainy day');
  const choose = async (question: string, label: string, steps: number): Promise<void> => {
    const group = page.getByRole('group', { name: question });
    await group.getByRole('radio', { checked: true }).focus();
    for (let step = 0; step < steps; step++) await page.keyboard.press('ArrowRight');
    expect(await group.getByRole('radio', { name: label, exact: true }).isChecked()).toBe(true);
  };
  await choose('How hard?', 'Hard', 2);
  await choose('How many questions?', '20', 1);
  await choose('How long?', '10 min', 1);
  await expectGoodScreen(page);
  await page.getByRole('button', { name: 'Set Custom Practice' }).click();
  await page.waitForURL('**/pages/my-tasks');
  await page
    .getByRole('button', { name: /For the rainy day/ })
    .first()
    .click();
  await page.getByText('Question 1 of 20').waitFor();
  await page.getByRole('timer').waitFor();
  expect(faults).toEqual([]);
});
