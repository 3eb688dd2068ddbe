import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillAnswer } from './answers.ts';
import { openBrowser } from './chromium.ts';
import { expectGoodScreen, logIn, openPage } from './pages.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test('a tutor sets a practice, a child does it on a phone, the tutor reads it and says so', {
  timeout: 240_000,
}, async () => {
  const tutor = await openPage(browser);
  await logIn(tutor.page, 'demo-tutor');
  await tutor.page.getByRole('link', { name: 'Custom practice' }).click();
  await tutor.page.getByRole('button', { name: 'Set Custom Practice' }).click();
  await tutor.page.getByText('Practice Name is a required field').waitFor();
  await tutor.page.getByLabel('Set Name').fill('Before the trip 🚀');
  await tutor.page.getByLabel('Class', { exact: true }).first().click();
  await tutor.page.getByRole('option', { name: 'One on One' }).click();
  await expect.poll(() => tutor.page.getByText('Zoe Okafor').count()).toBeGreaterThan(0);
  await tutor.page.getByRole('slider', { name: 'Time limit' }).focus();
  for (let step = 0; step < 6; step++) await tutor.page.keyboard.press('ArrowRight');
  await tutor.page.getByText('Time limit: 30 min').waitFor();
  await expectGoodScreen(tutor.page);
  await tutor.page.getByRole('button', { name: 'Set Custom Practice' }).click();
  await tutor.page.getByText('Custom practice has been successfully created').waitFor();

  const child = await openPage(browser, 'phone');
  await logIn(child.page, 'demo-student');
  await child.page.getByRole('button', { name: 'Menu' }).click();
  await child.page.getByRole('link', { name: 'My tasks' }).click();
  await child.page.getByText('Set by CC Tutor').first().waitFor();
  await expectGoodScreen(child.page);
  await child.page.getByRole('button', { name: 'Begin: Before the trip 🚀' }).click();
  await child.page.getByRole('timer').waitFor();
  for (let question = 1; question <= 10; question++) {
    await child.page.getByText(`Question ${question} of 10`).waitFor();
    await fillAnswer(child.page, 'demo-student', question !== 4);
    await child.page.getByRole('button', { name: 'Check my answer' }).click();
    await child.page.getByRole('button', { name: /Next question|See how it went/ }).click();
  }
  await child.page.getByRole('heading', { name: 'Practice done!' }).waitFor();
  await child.page.getByText('9 of 10 right').waitFor();
  await child.page.getByRole('button', { name: 'Back to my tasks' }).click();
  await child.page.getByRole('tab', { name: 'Archive' }).click();
  await child.page.getByRole('heading', { name: 'Before the trip 🚀' }).waitFor();

  await tutor.page.getByRole('link', { name: 'Active tasks' }).click();
  await tutor.page.getByText('Inactive', { exact: true }).click();
  await tutor.page.getByRole('button', { name: 'Detailed report: Before the trip 🚀' }).click();
  const dialog = tutor.page.getByRole('dialog');
  await dialog.getByText('9 of 10', { exact: true }).waitFor();
  await expectGoodScreen(tutor.page);
  await dialog.getByRole('button', { name: 'Review: Zoe' }).click();
  await dialog.getByRole('region', { name: 'Question 10' }).waitFor();
  await expectGoodScreen(tutor.page);
  await dialog.getByRole('button', { name: /Back to the report/ }).click();
  await dialog.getByRole('button', { name: 'Feedback: Zoe' }).click();
  await dialog.getByLabel('Words to Zoe').fill('Nearly all of it right. Look at number 4 again!');
  await dialog.getByRole('button', { name: 'Save feedback' }).click();
  await tutor.page.getByText('Feedback successfully created').waitFor();

  await child.page.getByText('Your tutor says: Nearly all of it right.').waitFor();
  for (const { faults } of [tutor, child]) expect(faults).toEqual([]);
});
