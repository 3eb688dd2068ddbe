import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillAnswer } from './answers.ts';
import { openBrowser } from './chromium.ts';
import { signUpParent, sql, unused } from './family-steps.ts';
import { logIn, openPage, sizes } from './pages.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test("a parent sets a practice, the child sees 'Set by Parent' and does it, the parent sees what was wrong and sets more of it", {
  timeout: 240_000,
}, async () => {
  const parent = await openPage(browser, 'phone');
  await logIn(parent.page, 'demo-parent');
  await parent.page.waitForURL('**/dashboard/parent');
  const thumbBar = parent.page.getByRole('navigation', { name: 'Quick menu' });
  await thumbBar.getByRole('link', { name: 'Custom practice' }).click();
  await parent.page.getByLabel('Set Name').fill('Before supper 🍝');
  // The older child stands there first; this one is for the younger.
  await parent.page.getByRole('combobox', { name: 'Student' }).focus();
  await parent.page.keyboard.press('ArrowDown');
  await parent.page.getByRole('option', { name: 'Zoe' }).click();
  await parent.page.getByRole('option', { name: 'Theo' }).click();
  await parent.page.keyboard.press('Escape');
  await parent.page.getByRole('button', { name: 'Set Custom Practice' }).dblclick();
  await parent.page.getByText('Custom practice has been successfully created').first().waitFor();

  const child = await openPage(browser, 'tablet');
  await logIn(child.page, 'demo-sibling');
  await child.page.waitForURL('**/pages/dashboard-student');
  await child.page.goto('/pages/my-tasks');
  const task = child.page.getByRole('region', { name: 'Before supper 🍝' });
  await task.getByText('Set by Parent').waitFor();
  expect(await task.count()).toBe(1);
  await child.page.getByRole('button', { name: 'Begin: Before supper 🍝' }).click();
  for (let question = 1; question <= 10; question++) {
    await child.page.getByText(`Question ${question} of 10`).waitFor();
    await fillAnswer(child.page, 'demo-sibling', question % 3 !== 2);
    await child.page.getByRole('button', { name: 'Check my answer' }).click();
    await child.page.getByRole('button', { name: /Next question|See how it went/ }).click();
  }
  await child.page.getByRole('heading', { name: 'Practice done!' }).waitFor();

  const { page } = parent;
  await page.goto('/student-tasks');
  await page.getByRole('combobox', { name: 'Child' }).click();
  await page.getByRole('option', { name: 'Theo' }).click();
  await page.getByRole('tab', { name: 'Reports' }).click();
  const done = page
    .getByRole('list', { name: 'Tasks done' })
    .getByRole('listitem')
    .filter({ hasText: 'Before supper' });
  await done.getByText('7 of 10 right').waitFor();
  await done.getByText('Set by Parent').waitFor();
  await done.getByRole('button', { name: 'What was wrong: Before supper 🍝' }).click();
  await page.getByText('3 of 10 answers were wrong.').waitFor();
  await page.getByRole('region', { name: 'Question 2', exact: true }).waitFor();
  expect(await page.getByRole('region', { name: /^Question \d+$/ }).count()).toBe(3);

  // A task that is due would come before what is weak.
  await sql(`update practice_tasks set due_at = now() - interval '1 day' from users
    where practice_tasks.student_id = users.user_id and user_name = 'demo-sibling'`);
  await page.goto('/dashboard/parent');
  const strip = page.getByRole('list', { name: 'Your children' }).getByRole('button', { name: /^Theo/ });
  await strip.click();
  const step = page.getByRole('region', { name: 'Next step for Theo' });
  const way = step.getByRole('link', { name: /^Set a practice: / });
  const subTopic = ((await way.getAttribute('aria-label')) ?? '').replace('Set a practice: ', '');
  await way.click();
  await page.waitForURL('**/parent/custom-practice?**');
  expect(await page.getByLabel('Set Name').inputValue()).toBe(subTopic);
  await page.getByText(subTopic, { exact: true }).first().waitFor();
  await page.getByRole('button', { name: 'Set Custom Practice' }).click();
  await page.waitForURL('**/student-tasks/**');
  await page.getByRole('region', { name: subTopic }).getByText('Set by Parent').waitFor();
  await page.goto('/dashboard/parent');
  await strip.click();
  await step.getByText(/has this to do by /).waitFor();
  for (const { faults } of [parent, child]) expect(faults).toEqual([]);
});

test('a parent asks for a tutor, finds the code, and takes the request back', { timeout: 120_000 }, async () => {
  const { page, faults } = await openPage(browser);
  await logIn(page, 'demo-parent');
  await page.waitForURL('**/dashboard/parent');
  await page.goto('/tutoring');
  await page.getByRole('heading', { name: 'Tutoring benefits' }).waitFor();
  await page.getByRole('heading', { name: 'Why choose a tutor' }).waitFor();
  await page.getByRole('heading', { name: 'How matching works' }).waitFor();
  await page.getByRole('combobox', { name: '1. Select the child' }).click();
  await page.getByRole('option', { name: 'Theo' }).click();
  await page.getByRole('combobox', { name: '2. Select the subject' }).click();
  await page.getByRole('option', { name: 'English' }).click();
  await page.getByRole('button', { name: '3. Submit' }).click();
  await page.getByText('request was successfully sent').waitFor();
  const row = page.getByRole('row', { name: /Theo [A-Z]\d{4} – English Not yet/ });
  await row.waitFor();
  for (const title of ['Student', 'Code', 'Tutor', 'Subject', 'Account Connected', 'Action'])
    await page.getByRole('columnheader', { name: title, exact: true }).waitFor();
  await page.getByRole('row', { name: /Zoe [A-Z]\d{4} Daniel Reyes Math Yes/ }).waitFor();
  await page.setViewportSize(sizes.phone);
  const card = page
    .getByRole('list', { name: 'Requests for tutors' })
    .getByRole('listitem')
    .filter({ hasText: 'Theo' });
  await card.getByText(/^English, code [A-Z]\d{4}$/).waitFor();
  await card.getByRole('button', { name: 'Cancel: Theo, English' }).click();
  await card.waitFor({ state: 'detached' });
  expect(faults).toEqual([]);
});

test('a parent without children finds the way to an account wherever children would be', {
  timeout: 60_000,
}, async () => {
  const { page } = await openPage(browser, 'phone');
  await signUpParent(page, {
    firstName: 'Ola',
    lastName: 'Alone',
    userName: unused('ola'),
    password: 'quiet-otter-42',
  });
  for (const path of ['/dashboard/parent', '/student-tasks', '/parent/custom-practice']) {
    await page.goto(path);
    await page.getByRole('heading', { name: 'No children here yet' }).waitFor();
  }
  await page.getByRole('link', { name: 'Add a child' }).click();
  await page.waitForURL('**/create-student-account');
});
