import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { busyTutor } from '../support/class-of-thirty.ts';
import { openBrowser } from './chromium.ts';
import { logIn, openPage, sizes } from './pages.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const focusedName = (page: Page) => page.evaluate<string>('document.activeElement.getAttribute("aria-label")');

/** The foot of the table's last row, in pixels from the top of the window. */
async function footOf(page: Page): Promise<number> {
  const rows = page.getByRole('rowheader');
  await expect.poll(() => rows.count()).toBe(busyTutor.size);
  return rows.last().evaluate((cell) => cell.getBoundingClientRect().bottom);
}

test('a class of 30 is seen at once on a laptop, walked through by keys, and taken away whole', {
  timeout: 120_000,
}, async () => {
  const { page, faults } = await openPage(browser);
  await logIn(page, busyTutor.userName);
  await page.getByRole('link', { name: busyTutor.className }).click();
  expect(await footOf(page)).toBeLessThanOrEqual(900);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const lines = (await readFile(await (await saving).path(), 'utf8')).split('\r\n');
  expect(lines).toHaveLength(busyTutor.size + 2);

  // On A4 paper: no menus or buttons, and every column.
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 718, height: 1047 });
  expect(await page.getByRole('navigation', { name: 'Main menu' }).isVisible()).toBe(false);
  expect(await page.getByText('Export CSV').isVisible()).toBe(false);
  const rightEdge = await page
    .getByRole('table', { name: 'Students and their work' })
    .evaluate((table) =>
      Math.max(...[...table.querySelectorAll('td')].map((cell) => cell.getBoundingClientRect().right)),
    );
  expect(rightEdge).toBeLessThanOrEqual(718);
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize(sizes.laptop);

  await page.getByRole('button', { name: 'Actions: Ada Baptiste' }).focus();
  await page.keyboard.press('ArrowDown');
  expect(await focusedName(page)).toBe('Actions: Anna-Maximiliana Davies');
  await page.keyboard.press('Enter');
  const entry = page.getByRole('menuitem', { name: 'Give coins' });
  await entry.waitFor();
  for (let steps = 0; steps < 6 && (await entry.and(page.locator(':focus')).count()) === 0; steps++)
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: /^Give coins: Anna/ }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect.poll(() => focusedName(page)).toBe('Actions: Anna-Maximiliana Davies');

  await page.getByRole('link', { name: 'Students' }).click();
  expect(await footOf(page)).toBeLessThanOrEqual(900);
  await page.getByRole('button', { name: 'Actions: Ada Baptiste' }).click();
  await page.getByRole('menuitem', { name: 'Type of teaching' }).click();
  await page.getByRole('dialog').waitFor();
  // Back closes the dialog and the page stays; the next time it goes back.
  await page.goBack();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByRole('heading', { name: 'Students', level: 1 }).waitFor();
  await page.goBack();
  await page.getByRole('heading', { name: busyTutor.className, level: 1 }).waitFor();
  await page.goForward();
  await page.getByRole('heading', { name: 'Students', level: 1 }).waitFor();
  expect(faults).toEqual([]);
});

test('a practice shows its results in the reports, and work for a class waits until it is known who is in it', {
  timeout: 120_000,
}, async () => {
  const { page, faults } = await openPage(browser);
  await logIn(page, busyTutor.userName);
  await page.getByRole('link', { name: 'Active tasks' }).click();
  await page.getByRole('row', { name: /Column methods for Monday.*20 of 30/ }).waitFor();
  await page.getByText('Inactive (0)').click();
  await page.waitForURL('**status=inactive');
  await page.getByRole('tab', { name: 'Reports' }).click();
  await page.getByRole('row', { name: /Column methods for Monday.*Active 30 20 20/ }).waitFor();
  await page.goBack();
  await page.waitForURL('**status=inactive');

  await page.getByRole('link', { name: 'Custom practice' }).click();
  await page.getByText('30 of 30 selected').waitFor();
  await page.getByLabel('Set Name').fill('For the class only');
  const held = Promise.withResolvers<void>();
  await page.route('**/students/by-class?*', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.getByRole('combobox', { name: 'Class', exact: true }).click();
  await page.getByRole('option', { name: busyTutor.className }).click();
  await page.getByText('Loading the class …').waitFor();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/practice')) sent.push(request.postData() ?? '');
  });
  await page.getByRole('button', { name: 'Set Custom Practice' }).click();
  held.resolve();
  await page.getByText('30 of 30 selected').waitFor();
  expect(sent).toEqual([]);
  await page.getByRole('button', { name: 'Set Custom Practice' }).click();
  await page.getByText('Custom practice has been successfully created').waitFor();
  expect(sent).toHaveLength(1);
  await page.getByRole('note').getByRole('link', { name: 'Active tasks' }).click();
  await page.getByRole('row', { name: /For the class only/ }).waitFor();
  expect(faults).toEqual([]);
});

test('a class is made, renamed and deleted with the search and the subject kept, and students leave it one by one', {
  timeout: 120_000,
}, async () => {
  const { page, faults } = await openPage(browser);
  const dialog = page.getByRole('dialog');
  await logIn(page, busyTutor.userName);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (request.method() === 'GET' && pathname === '/api/v1/classroom') asked.push(search);
  });
  await page.getByLabel('Search classes').fill('sets');
  await page.getByRole('combobox', { name: 'Subject', exact: true }).click();
  await page.getByRole('option', { name: 'Math', exact: true }).click();
  await expect.poll(() => asked.at(-1)).toBe('?search=sets&subjectId=1');
  const before = asked.length;
  await page.getByRole('button', { name: 'Create class' }).click();
  await dialog.getByLabel('Name of the class').fill('Third of the sets');
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  const card = page.getByRole('region', { name: 'Third of the sets' });
  await card.getByText('0 students').waitFor();
  expect(asked.slice(before)).toContain('?search=sets&subjectId=1');
  await card.getByRole('button', { name: 'Edit: Third of the sets' }).click();
  await dialog.getByLabel('Name of the class').fill('Fourth of the sets');
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Delete: Fourth of the sets' }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('region', { name: 'Fourth of the sets' }).waitFor({ state: 'detached' });
  await page.getByLabel('Search classes').fill('nothing of the kind');
  await page.getByText('No classes found').waitFor();
  await page.getByRole('button', { name: 'Show all' }).click();

  await page.getByRole('link', { name: busyTutor.className }).click();
  for (const [name, left] of [
    ['Ben Choudhury', 29],
    ['Chidi Davies', 28],
  ] as const) {
    await page.getByRole('button', { name: `Actions: ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Remove from class' }).click();
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await page.getByText(`${left} students, figures for Math`).waitFor();
    await page.getByRole('row', { name: new RegExp(name) }).waitFor({ state: 'detached' });
  }
  expect(faults).toEqual([]);
});

test('on a phone a row’s figures are under its name, and the rows are sorted by choice', async () => {
  const { page, faults } = await openPage(browser, 'phone');
  await logIn(page, busyTutor.userName);
  await page.getByRole('link', { name: busyTutor.className }).click();
  const rows = page.getByRole('list', { name: 'Students and their work' }).getByRole('listitem');
  await rows.first().waitFor();
  const minutesOf = async (place: number): Promise<number> => {
    const said = await rows.nth(place).getByRole('term').filter({ hasText: 'Minutes' }).locator('+ dd').textContent();
    return Number.parseInt(said ?? '', 10);
  };
  await page.getByLabel('Sort by').selectOption('Minutes');
  await expect.poll(async () => (await minutesOf(0)) >= (await minutesOf(1))).toBe(true);
  expect(await minutesOf(0)).toBeGreaterThan(await minutesOf(10));
  await rows
    .first()
    .getByRole('button', { name: /^Actions: / })
    .click();
  await page.getByRole('menuitem', { name: 'Give coins' }).waitFor();
  expect(faults).toEqual([]);
});
