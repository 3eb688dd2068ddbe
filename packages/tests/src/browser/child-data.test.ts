import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from './chromium.ts';
import { sql } from './family-steps.ts';
import { demoPassword, expectGoodScreen, logIn, openPage, sizes } from './pages.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** A family with access, whose child has a practice. The password is the demo's. */
const makeFamily = () =>
  sql(`with parent as (
      insert into users (role, first_name, last_name, user_name, email, password_hash, created_at, updated_at)
      select 'parent', 'Ines', 'Silva', 'erasing-parent', 'ines@comet.example', password_hash, now(), now()
      from users where user_name = 'demo-parent' on conflict do nothing returning user_id, password_hash),
    child as (
      insert into users (role, first_name, last_name, user_name, password_hash, parent_id, year_of_study, created_at, updated_at)
      select 'student', 'Tomasz', 'Silva', 'erasing-child', password_hash, user_id, 4, now(), now() from parent returning user_id),
    access as (
      insert into subscriptions (student_id, status, current_period_ends_at, updated_at)
      select user_id, 'active', now() + interval '1 year', now() from child),
    practice as (
      insert into practices (set_by_id, origin, name, subject_id, year, topic_id, sub_topic_ids, difficulty, question_count, fingerprint, set_at)
      select user_id, 'parent', 'Sums for Tomasz', 1, 4, 1401, '{140101}', 'easy', 10, 'silva', now() from parent returning practice_id)
    insert into practice_tasks (practice_id, student_id, assigned_at, due_at)
    select practice_id, user_id, now(), now() + interval '2 days' from practice, child`);

async function download(page: Page, button: string): Promise<{ name: string; text: string }> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button, exact: true }).click(),
  ]);
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}

test('a parent sees and downloads everything about a child, and has it erased after changing their mind once', {
  timeout: 180_000,
}, async () => {
  await makeFamily();
  const { page, faults } = await openPage(browser);
  await logIn(page, 'erasing-parent');
  await page.waitForURL('**/dashboard/parent');
  await page.getByRole('link', { name: 'Your child’s data' }).click();
  const card = page.getByRole('region', { name: 'Tomasz' });
  await card.getByRole('button', { name: 'See and download: Tomasz' }).click();
  await card.getByText('Practices that were set (1)').click();
  await card.getByRole('cell', { name: 'Sums for Tomasz' }).waitFor();
  for (const size of [sizes.phone, sizes.tablet, sizes.laptop]) {
    await page.setViewportSize(size);
    await expectGoodScreen(page);
  }
  const readable = await download(page, 'Download to read');
  expect(readable.name).toBe('Comet Club Tomasz.html');
  expect(readable.text).toContain('Sums for Tomasz');
  const json = await download(page, 'Download as JSON');
  expect(JSON.parse(json.text)).toMatchObject({ firstName: 'Tomasz' });
  expect(json.text).not.toMatch(/password_hash|token_hash/);

  const dialog = page.getByRole('dialog');
  const ask = async (): Promise<void> => {
    await card.getByRole('button', { name: 'Erase everything: Tomasz' }).click();
    await dialog.getByLabel('Your password').fill('not-my-password');
    await dialog.getByRole('button', { name: 'Erase in 7 days' }).click();
    await dialog.getByText('Incorrect password').waitFor();
    await dialog.getByLabel('Your password').fill(demoPassword);
    await dialog.getByRole('button', { name: 'Erase in 7 days' }).click();
    await card.getByText(/^Everything about Tomasz will be erased on /).waitFor();
  };
  await ask();
  for (const size of [sizes.phone, sizes.tablet, sizes.laptop]) {
    await page.setViewportSize(size);
    await expectGoodScreen(page);
  }
  await card.getByRole('button', { name: 'Keep Tomasz’s data' }).click();
  await card.getByRole('button', { name: 'Keep Tomasz’s data' }).waitFor({ state: 'detached' });
  await ask();

  // Seven days later the hourly job runs.
  await sql(`update erasures set due_at = now() - interval '1 minute' where student_id =
    (select user_id from users where user_name = 'erasing-child')`);
  await sql(`insert into pgboss.job (name, data) values ('erase-children', null)`);
  const isThere = async () => (await sql(`select from users where user_name = 'erasing-child'`)).rowCount;
  await expect.poll(isThere, { timeout: 30_000 }).toBe(0);
  await page.reload();
  await page.getByRole('heading', { name: 'No children here yet' }).waitFor();
  expect((await sql(`select from practices where name like '%Tomasz%'`)).rowCount).toBe(0);
  const refused = faults.filter((fault) => !fault.includes('status of 400'));
  expect(refused).toEqual([]);
});
