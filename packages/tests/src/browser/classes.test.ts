import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from './chromium.ts';
import { logIn, openPage, textOf } from './pages.ts';
import { home } from './test-server.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const className = 'Night owls 🦉 & O’Neill’s <b>friends</b>';

test('a tutor makes a class, adds two students, sets them a practice and removes one; the parent sees the task', {
  timeout: 240_000,
}, async () => {
  const tutor = await openPage(browser);
  const { page } = tutor;
  const dialog = page.getByRole('dialog');
  await logIn(page, 'demo-tutor');
  await page.getByRole('button', { name: 'Create class' }).click();
  await dialog.getByRole('button', { name: 'Create class' }).click();
  await dialog.getByText('Class is a required field').waitFor();
  await dialog.getByLabel('Name of the class').fill(className);
  // A double click is one class.
  await dialog.getByRole('button', { name: 'Create class' }).dblclick();
  await dialog.waitFor({ state: 'detached' });
  const card = page.getByRole('region', { name: className });
  await card.getByText('0 students').waitFor();
  expect(await card.count()).toBe(1);

  await card.getByRole('link', { name: className }).click();
  await page.getByText('Nobody in this class yet').waitFor();
  await page.getByRole('button', { name: 'Add students' }).click();
  await dialog.getByRole('checkbox', { name: 'Zoe Okafor' }).check();
  await dialog.getByRole('checkbox', { name: 'Mei Chen' }).check();
  await dialog.getByRole('button', { name: 'Add 2 to class' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('2 students, figures for Math').waitFor();

  await page.getByRole('button', { name: 'Set a practice' }).click();
  await dialog.getByLabel('Set Name').fill('Owls’ practice');
  await dialog.getByText('Mei Chen').first().waitFor();
  expect(await dialog.evaluate((element) => element.getBoundingClientRect().height)).toBeGreaterThan(400);
  await dialog.getByRole('button', { name: 'Set Custom Practice' }).click();
  await page.getByText('Custom practice has been successfully created').waitFor();
  await dialog.waitFor({ state: 'detached' });

  await page.getByRole('button', { name: 'Actions: Mei Chen' }).click();
  await page.getByRole('menuitem', { name: 'Remove from class' }).click();
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await page.getByText('1 student, figures for Math', { exact: true }).waitFor();
  await page.getByRole('row', { name: /Mei Chen/ }).waitFor({ state: 'detached' });
  await page.goBack();
  await card.getByText('1 student', { exact: true }).waitFor();

  const parent = await openPage(browser, 'phone');
  await logIn(parent.page, 'demo-parent');
  await parent.page.getByRole('button', { name: 'Active tasks' }).click();
  await parent.page.getByRole('dialog').getByRole('region', { name: 'Owls’ practice' }).waitFor();
  await parent.page.keyboard.press('Escape');
  await parent.page.getByRole('link', { name: 'All tasks' }).click();
  const task = parent.page.getByRole('region', { name: 'Owls’ practice' });
  await task.getByText('Set by CC Tutor').waitFor();
  await task.getByText('Not begun').waitFor();
  await parent.page.getByRole('tab', { name: 'Reports' }).click();
  await parent.page.waitForURL('**/student-tasks/*/all/reports');
  await parent.page
    .getByRole('listitem')
    .filter({ hasText: 'of 10 right' })
    .getByRole('button', { name: /^What was wrong: / })
    .locator('visible=true')
    .first()
    .click();
  await parent.page.getByText(/answers were (wrong|right)\.$/).waitFor();
  await parent.page.getByLabel('Show all answers').check();
  await parent.page.getByRole('region', { name: 'Question 10' }).waitFor();
  await parent.page.keyboard.press('Escape');
  await parent.page.getByRole('tab', { name: 'Subjects' }).click();
  await parent.page.getByRole('region', { name: 'Verbal Reasoning', exact: true }).waitFor();

  await page.getByRole('button', { name: `Delete: ${className}` }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await card.waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'Students' }).click();
  await page.getByRole('row', { name: /Mei Chen/ }).waitFor();
  for (const { faults } of [tutor, parent]) expect(faults).toEqual([]);
});

test('a tutor gives coins, writes to a parent, changes how a student is taught, and takes the table away as CSV', {
  timeout: 180_000,
}, async () => {
  const { page, faults } = await openPage(browser);
  const dialog = page.getByRole('dialog');
  await logIn(page, 'demo-tutor');
  await page.getByRole('link', { name: 'Students' }).click();
  const act = async (student: string, entry: string): Promise<void> => {
    await page.getByRole('button', { name: `Actions: ${student}` }).click();
    await page.getByRole('menuitem', { name: entry }).click();
  };
  await act('Zoe Okafor', 'Give coins');
  await dialog.getByLabel('Coins', { exact: true }).fill('51');
  await dialog.getByRole('button', { name: 'Give coins' }).click();
  await dialog.getByText('From 1 to 50 coins').waitFor();
  await dialog.getByText('Please say what for').waitFor();
  await dialog.getByLabel('Coins', { exact: true }).fill('7');
  await dialog.getByLabel('What for').fill('A kind word for a friend');
  // Zoe's page is open meanwhile, and nobody touches it.
  const child = await openPage(browser, 'phone');
  await logIn(child.page, 'demo-student');
  const purse = child.page.getByRole('banner').getByText(/^\d+ coins$/);
  const coinsBefore = Number.parseInt(await textOf(purse), 10);
  await dialog.getByRole('button', { name: 'Give coins' }).dblclick();
  await page.getByText('Zoe has 7 coins more. 43 may follow today.').waitFor();
  await child.page.getByText('Your tutor gave you coins!').waitFor();
  await expect.poll(() => textOf(purse)).toBe(`${coinsBefore + 7} coins`);

  await act('Zoe Okafor', 'E-mail the parent');
  await dialog.getByRole('button', { name: 'Send e-mail' }).click();
  await dialog.getByText('Please write a few words').waitFor();
  await dialog.getByLabel('Message').fill('Zoe asked a question that helped everybody.');
  await dialog.getByRole('button', { name: 'Send e-mail' }).click();
  await page.getByText('Sent to 1 family.').waitFor();
  await expect
    .poll(async () => (await fetch(`${home().baseUrl}/dev/outbox`)).text(), { timeout: 20_000 })
    .toContain('Zoe asked a question that helped everybody.');

  await act('Kofi Mensah', 'Type of teaching');
  await dialog.getByRole('radio', { name: 'One to One' }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('row', { name: /Kofi Mensah.*One to One/ }).waitFor();
  await act('Kofi Mensah', 'Type of teaching');
  await dialog.getByRole('radio', { name: 'In class' }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('row', { name: /Kofi Mensah.*In class/ }).waitFor();

  const names = async () => page.getByRole('rowheader').allInnerTexts();
  const first = await names();
  await page.getByRole('button', { name: 'Student', exact: true }).click();
  expect(await names()).toEqual(first.toSorted((one, other) => one.localeCompare(other, 'en-GB')));
  await page.getByRole('button', { name: 'Student', exact: true }).click();
  expect(await names()).toEqual(first.toSorted((one, other) => other.localeCompare(one, 'en-GB')));
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('Students.csv');
  const lines = (await readFile(await saved.path(), 'utf8')).split('\r\n');
  expect(lines[0]).toBe('\uFEFFStudent,Year,Taught,Classes,Today,7 days,"Right, %",Minutes,Last active');
  // The last line ends like every other.
  expect(lines).toHaveLength(first.length + 2);
  expect(faults).toEqual([]);
});

test('a tutor reads the dashboard and a report, by class, student, subject and attempts, and the back button goes back', {
  timeout: 180_000,
}, async () => {
  const { page, faults } = await openPage(browser, 'tablet');
  await logIn(page, 'demo-tutor');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('region', { name: 'Due next' }).getByRole('link', { name: 'All tasks' }).waitFor();
  await page.getByRole('region', { name: 'Needs your attention' }).waitFor();
  await page.goto('/pages/tutor/reports?period=month');
  const pick = async (label: string, option: string): Promise<void> => {
    await page.getByRole('combobox', { name: label, exact: true }).click();
    await page.getByRole('option', { name: option, exact: true }).click();
  };
  for (const metric of ['Total time', 'Questions solved', 'Sub-topics tried', 'CC score']) {
    await pick('Rank by', metric);
    await page
      .getByRole('row', { name: /^\S+ \S+ 1 / })
      .first()
      .waitFor();
  }
  await pick('Class', 'One on One');
  const ranking = page.getByRole('region', { name: 'Ranking' });
  await expect.poll(() => ranking.getByRole('rowheader').count()).toBe(1);
  await page.getByRole('button', { name: 'Report: Zoe' }).click();
  await page.getByRole('region', { name: 'Individual overview' }).getByText('Math').waitFor();
  await page.getByRole('region', { name: 'Performance' }).getByRole('row').nth(1).waitFor();
  await pick('Attempts', 'First attempts');
  await expect.poll(() => page.getByRole('cell', { name: 'Again', exact: true }).count()).toBe(0);
  await page
    .getByRole('button', { name: /^Review: / })
    .first()
    .click();
  const firstQuestion = page.getByRole('dialog').getByRole('region', { name: 'Question 1', exact: true });
  await firstQuestion.waitFor();
  // A review opens at its first question, and no field of an answer takes the focus.
  await page
    .getByRole('dialog')
    .getByRole('region', { name: /^Question / })
    .last()
    .waitFor();
  const box = await firstQuestion.boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual(0);
  expect(box?.y).toBeLessThan(600);
  expect(await page.evaluate('document.activeElement?.matches(\'[aria-label^="Your answer"]\')')).toBe(false);
  await page.keyboard.press('Escape');
  await page.goBack();
  await page.goBack();
  await page.getByRole('button', { name: 'Report: Zoe' }).waitFor();
  await page.goto('/pages/tutor/reports?student=999999');
  await page.getByText('This student is not in your care').waitFor();
  await page.goto('/pages/tutor/tutor-profile');
  await page.getByLabel('First name').fill('');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('First Name is a required field').waitFor();
  await page.getByLabel('First name').fill('Daniel');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('The data has been successfully updated').waitFor();
  expect(faults.filter((fault) => !fault.includes('status of 4'))).toEqual([]);
});
