import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { pg } from '../support/pg.ts';
import { openBrowser } from './chromium.ts';
import { logIn, openPage } from './pages.ts';
import { home } from './test-server.ts';

let browser: Browser;
let page: Page;
const tutorName = `idle-tutor-${Date.now().toString(36)}`;

/** A tutor with nobody in their care; the password is the demo's. */
async function makeTutor(): Promise<void> {
  const client = new pg.Client({ connectionString: home().databaseUrl });
  await client.connect();
  await client
    .query(
      `insert into users (role, first_name, last_name, user_name, email, password_hash, created_at, updated_at)
        select 'tutor', 'Idle', 'Tutor', $1, $1 || '@example.org', password_hash, now(), now() from users where user_name = 'demo-tutor'`,
      [tutorName],
    )
    .finally(() => client.end());
}

beforeAll(async () => {
  browser = await openBrowser();
  await makeTutor();
});
afterAll(() => browser.close());
beforeEach(async () => {
  page = (await openPage(browser)).page;
});

const pick = async (label: string, option: string): Promise<void> => {
  await page.getByRole('combobox', { name: label, exact: true }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
};
const said = (text: string) => page.getByRole('status').filter({ hasText: text });

/** The demo's tutor on their first page. */
async function enter(): Promise<void> {
  await logIn(page, 'demo-tutor');
  await page.waitForURL('**/pages/tutor/classes');
}

describe('the custom practice page', { timeout: 120_000 }, () => {
  test('says why there is nobody to choose: in all, one on one, in a class', async () => {
    await logIn(page, tutorName);
    await page.getByRole('button', { name: 'Create class' }).click();
    await page.getByRole('dialog').getByLabel('Name of the class').fill('Nobody yet');
    await page.getByRole('dialog').getByRole('button', { name: 'Create class' }).click();
    await page.getByRole('link', { name: 'Nobody yet' }).waitFor();
    await page.getByRole('link', { name: 'Custom practice' }).click();
    await page.getByRole('heading', { level: 1, name: 'Custom Practice' }).waitFor();
    await page.getByText('Create a custom practice quiz').waitFor();
    await page.getByText('Tasks can be set in 3 easy steps').waitFor();
    await said('The tutor has no assigned students.').waitFor();
    await pick('Class', 'One on One');
    await said('The tutor has no students with one on one type of learning.').waitFor();
    await pick('Class', 'Nobody yet');
    await said('The tutor has no students in this class. Please select another class').waitFor();
    await page.getByRole('button', { name: 'Set Custom Practice' }).click();
    await page.getByText('Practice Name is a required field').waitFor();
    await page.getByText('Students  is a required field').waitFor();
  });

  test('disables the students of all classes, and lets them be chosen in a class', async () => {
    await logIn(page, 'demo-tutor');
    await page.getByRole('link', { name: 'Custom practice' }).click();
    const [all, none] = [
      page.getByRole('button', { name: 'All Students' }),
      page.getByRole('button', { name: 'Clear All' }).first(),
    ];
    const students = page.getByRole('region', { name: '1. Select Students and Subjects' });
    await students.getByText('Zoe Okafor').waitFor();
    expect(await all.isDisabled()).toBe(true);
    expect(await page.getByRole('combobox', { name: 'Student' }).isDisabled()).toBe(true);
    expect(await page.getByRole('button', { name: 'Practice Preview' }).isDisabled()).toBe(true);
    await pick('Class', 'Comets: Year 5 Math');
    await students.getByText('Mei Chen').waitFor();
    await none.click();
    await expect.poll(() => students.getByText('Mei Chen').count()).toBe(0);
    await page.getByLabel('Set Name').fill('Nobody');
    await page.getByRole('button', { name: 'Set Custom Practice' }).click();
    await page.getByText('Students  is a required field').waitFor();
    await all.click();
    await students.getByText('Mei Chen').waitFor();
    const topics = page.getByRole('region', { name: '2. Select Topics' });
    await topics.getByText(/^1 of \d+ selected$/).waitFor();
    await topics.getByRole('button', { name: 'Clear All' }).click();
    await topics.getByText(/^0 of \d+ selected$/).waitFor();
    await topics.getByText('Sub topics is a required field').waitFor();
    await topics.getByRole('button', { name: 'All Subtopics' }).click();
    await topics.getByText('Sub topics is a required field').waitFor({ state: 'detached' });
    await page.getByText('Time limit: No Limit').waitFor();
    await page.getByRole('slider', { name: 'Difficulty' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.getByText('Difficulty: Medium').waitFor();
  });

  // Every subject and year has topics today; a server whose map has a gap answers like this.
  test.each([
    ['**/api/v1/mission/topics?*', 'There are no no topic item for selected year'],
    ['**/api/v1/mission/sub-topics?*', 'There are no subtopics for the selected topic.'],
  ])('where %s finds nothing it says so', async (url, text) => {
    await enter();
    await page.route(url, (route) => route.fulfill({ json: [0, []] }));
    await page.goto('/pages/tutor/custom-practice');
    await said(text).waitFor();
    await page.unrouteAll();
    await pick('Select Year', 'All Subjects, year 6');
    await said(text).waitFor({ state: 'detached' });
  });

  test('only logs a failed load of topics', async () => {
    await enter();
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await page.route('**/api/v1/mission/topics?*', (route) =>
      route.fulfill({
        status: 400,
        json: { statusCode: 400, error: 'Bad Request', code: 'badRequest', message: 'Out of order' },
      }),
    );
    await page.goto('/pages/tutor/custom-practice');
    await expect.poll(() => logged.join('\n')).toContain('Out of order');
    expect(await page.getByText('Out of order').count()).toBe(0);
    expect(await said('There are no no topic item for selected year').count()).toBe(0);
  });
});
