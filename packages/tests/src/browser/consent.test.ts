import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from './chromium.ts';
import { sql } from './family-steps.ts';
import { expectGoodScreen, logIn, openPage, sizes } from './pages.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** A tutor of one child, so that no other journey loses a tutor. The password is the demo's. */
const makeTutorOf = (childName: string) =>
  sql(
    `with tutor as (
        insert into users (role, first_name, last_name, user_name, email, password_hash, created_at, updated_at)
        select 'tutor', 'Imran', 'Leaving', 'leaving-tutor', 'leaving@comet.example', password_hash, now(), now()
        from users where user_name = 'demo-parent' on conflict do nothing returning user_id),
      child as (select user_id from users where user_name = $1),
      consent as (
        insert into tutor_consents (student_id, tutor_id, given_by, started_at)
        select c.user_id, t.user_id, 'team', now() from tutor t, child c),
      class as (
        insert into classrooms (tutor_id, name, subject_id, created_at) select user_id, 'Star maps', 1, now() from tutor returning id)
      insert into classroom_students (classroom_id, student_id, joined_at) select k.id, c.user_id, now() from class k, child c`,
    [childName],
  );

test('a parent ends a tutor’s access, and the tutor’s open pages lose the child at once', {
  timeout: 180_000,
}, async () => {
  await makeTutorOf('demo-sibling');
  const list = await openPage(browser);
  await logIn(list.page, 'leaving-tutor');
  await list.page.waitForURL('**/tutor/**');
  await list.page.goto('/pages/tutor/students');
  await list.page.getByRole('row', { name: /Theo Okafor/ }).waitFor();
  await list.page.getByRole('button', { name: 'Actions: Theo Okafor' }).click();
  await list.page.getByRole('menuitem', { name: /coins/i }).click();
  await list.page.getByRole('dialog').getByText(/Theo/).first().waitFor();
  const report = await openPage(browser);
  await logIn(report.page, 'leaving-tutor');
  await report.page.waitForURL('**/tutor/**');
  await report.page.goto('/pages/tutor/students');
  await report.page.getByRole('link', { name: 'Theo Okafor' }).click();
  await report.page.getByText('Theo').first().waitFor();

  const parent = await openPage(browser);
  await logIn(parent.page, 'demo-parent');
  await parent.page.waitForURL('**/dashboard/parent');
  await parent.page.goto('/tutoring');
  const card = parent.page.getByRole('region', { name: 'Who can see your child’s work' });
  await card.getByText('Math (Star maps)').waitFor();
  for (const size of [sizes.phone, sizes.tablet, sizes.laptop]) {
    await parent.page.setViewportSize(size);
    await expectGoodScreen(parent.page);
  }
  await card.getByRole('button', { name: 'End access: Imran Leaving, Theo' }).click();
  const dialog = parent.page.getByRole('dialog');
  await dialog.getByText(/will no longer see anything about them/).waitFor();
  await dialog.getByRole('button', { name: 'End access' }).click();
  await card.getByText(/Imran Leaving saw Theo’s work from/).waitFor();

  // Nothing is reloaded by hand on the tutor's pages.
  await list.page.getByText('No students yet').waitFor({ timeout: 5000 });
  for (const { page } of [list, report]) await expect.poll(() => page.getByText('Theo').count()).toBe(0);
  expect([...list.faults, ...parent.faults]).toEqual([]);
});
