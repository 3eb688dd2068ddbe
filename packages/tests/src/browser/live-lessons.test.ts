/** Live lessons: a tutor plans a series and cancels a date, a parent registers a child, and the child sees it. */
import { randomInt } from 'node:crypto';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from './chromium.ts';
import { logIn, openPage } from './pages.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** A day well ahead of the demo's lessons, as the field for a date and a time takes it. */
const inTwoMonths = (): string => new Date(Date.now() + 60 * 24 * 3600 * 1000).toISOString().slice(0, 10);

test('a series from its tutor to a family', { timeout: 180_000 }, async () => {
  const name = `Puzzle hour ${randomInt(10_000)}`;
  const { page: tutor, faults } = await openPage(browser);
  await logIn(tutor, 'demo-tutor');
  await tutor.getByRole('link', { name: 'Live lessons' }).click();
  await tutor.getByRole('link', { name: 'Plan a live lesson' }).click();
  await tutor.getByLabel('Name').fill(name);
  await tutor.getByRole('combobox', { name: 'Class' }).click();
  await tutor.getByRole('option', { name: 'Comets: Year 5 Math' }).click();
  await tutor.getByLabel('Starts').fill(`${inTwoMonths()}T16:30`);
  await tutor.getByRole('combobox', { name: 'Repeats' }).click();
  await tutor.getByRole('option', { name: 'Every week' }).click();
  await tutor.getByRole('textbox', { name: 'Number of lessons' }).fill('3');
  await tutor.getByRole('button', { name: 'Plan lesson' }).click();
  const dates = tutor.getByRole('region', { name: 'Dates' });
  await dates
    .getByText(/ - 4:30pm/)
    .nth(2)
    .waitFor();
  await dates
    .getByRole('button', { name: /^Cancel: / })
    .nth(1)
    .click();
  await dates.getByText(/cancelled$/).waitFor();
  expect(await dates.getByText(/ - 4:30pm/).count()).toBe(3);

  const { page: parent, faults: parentFaults } = await openPage(browser);
  await logIn(parent, 'demo-parent');
  await parent.waitForURL('**/dashboard/parent');
  await parent.goto('/pages/live-lessons');
  const card = parent.getByRole('region', { name });
  await card.getByRole('button', { name: `Register Zoe: ${name}` }).click();
  await parent.getByText('The user has been successfully registered').waitFor();
  await card.getByText('Zoe is registered').waitFor();

  const { page: child, faults: childFaults } = await openPage(browser);
  await logIn(child, 'demo-student');
  await child.waitForURL('**/pages/dashboard-student');
  await child.goto('/pages/live-lessons');
  await child.getByRole('link', { name, exact: true }).click();
  await child.getByRole('heading', { name, level: 1 }).waitFor();
  await child.getByText('You’re registered').waitFor();
  await child.getByText(/Lesson 1 of 3/).waitFor();
  await child
    .getByRole('region', { name: 'Dates' })
    .getByText(/cancelled$/)
    .waitFor();

  await tutor.getByRole('region', { name: 'Registered' }).getByText('Zoe').waitFor();
  for (const page of [tutor, parent, child]) await page.close();
  expect([faults, parentFaults, childFaults].flat()).toEqual([]);
});
