/** An exam with two children: one has extra time, the other closes the browser in the middle; the clock ends it; the tutor reads and releases. */
import { randomInt } from 'node:crypto';
import { minutes } from '@comet/domain/time';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from './chromium.ts';
import { answerQuestion, openExam, passExamTime } from './exam-steps.ts';
import { sql } from './family-steps.ts';
import { logIn, openPage } from './pages.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

// Kofi is in no other journey: the coins of his day are not full.
const [mei, kofi] = ['demo-mei', 'demo-kofi'];

/** What the parent decided. */
const giveExtraTime = (userName: string) =>
  sql(
    `insert into accommodations (student_id, extra_time, set_at) select user_id, 'x1.25', now() from users where user_name = $1
      on conflict (student_id) do update set extra_time = excluded.extra_time`,
    [userName],
  );

test('an exam from its tutor to two children and back', { timeout: 240_000 }, async () => {
  // An exam of the same name, made again within a minute, is the same exam.
  const name = `Columns paper ${randomInt(10_000)}`;
  await giveExtraTime(kofi);
  const { page: tutor, faults } = await openPage(browser);
  await logIn(tutor, 'demo-tutor');
  await tutor.getByRole('link', { name: 'Lessons', exact: true }).click();
  await tutor.getByRole('link', { name: 'Exams folder' }).click();
  await tutor.getByRole('link', { name: 'Add exam' }).click();
  await tutor.getByLabel('Name', { exact: true }).fill(name);
  await tutor.getByRole('combobox', { name: 'Class' }).click();
  await tutor.getByRole('option', { name: 'Comets: Year 5 Math' }).click();
  await tutor.getByRole('button', { name: 'Math cover', exact: true }).click();
  await tutor.getByRole('button', { name: 'Create exam' }).click();
  await tutor.getByRole('heading', { name, level: 1 }).waitFor();

  await tutor.getByRole('button', { name: '+ Quiz' }).click();
  const section = tutor.getByRole('dialog');
  await section.getByLabel('Name', { exact: true }).fill('Columns');
  await section.getByRole('combobox', { name: 'Topic', exact: true }).click();
  await tutor.getByRole('option').first().click();
  await section.getByRole('combobox', { name: 'Subtopic' }).click();
  await tutor.getByRole('option').first().click();
  await section.getByLabel('Number of questions').fill('2');
  await section.getByRole('button', { name: 'Add', exact: true }).click();
  await section.waitFor({ state: 'detached' });
  await tutor.getByText('Columns: 2 questions').waitFor();
  await tutor.getByLabel('Minutes', { exact: true }).fill('20');
  await tutor.getByRole('button', { name: 'Save rules' }).click();
  await expect.poll(() => tutor.getByLabel('Minutes', { exact: true }).inputValue()).toBe('20');

  await tutor.getByRole('button', { name: 'Publish', exact: true }).click();
  await tutor.getByRole('button', { name: 'Publish lesson' }).click();
  await tutor.getByText('Your lesson is published').waitFor();
  await tutor.getByRole('region', { name: 'Results', exact: true }).waitFor();

  const { page: first } = await openPage(browser, 'phone');
  await openExam(first, kofi, `Open: ${name}`);
  await first.getByText('You have 25 minutes.').waitFor();
  await first.getByText('Your extra time is already in it.').waitFor();
  await first.getByRole('button', { name: 'Start the exam' }).click();
  await first.getByRole('timer', { name: 'Time left: 25 min' }).waitFor();
  await answerQuestion(first, kofi, 1, true);
  await first.getByRole('button', { name: 'Flag for later' }).click();
  await first.getByRole('button', { name: 'Question 1, answered, flagged' }).waitFor();
  await first.getByRole('button', { name: 'Next question' }).click();
  await answerQuestion(first, kofi, 2, true);

  const { page: second } = await openPage(browser, 'laptop');
  await openExam(second, mei, `Open: ${name}`);
  await second.getByRole('button', { name: 'Start the exam' }).click();
  await answerQuestion(second, mei, 1, true);
  await second.context().close();

  // The browser is opened again: the answer is there, and time has passed.
  await passExamTime(mei, minutes(10));
  const { page: again } = await openPage(browser, 'laptop');
  await openExam(again, mei, `Carry on: ${name}`);
  await again.getByRole('button', { name: 'Carry on' }).click();
  await again.getByRole('timer', { name: /^Time left: (9|10) min$/ }).waitFor();
  await again.getByRole('button', { name: 'Question 1, answered' }).waitFor();
  await again.getByRole('button', { name: 'Question 2, no answer yet' }).waitFor();

  // The clock ends it.
  await passExamTime(mei, minutes(11));
  await again.reload();
  await again.getByRole('heading', { name: 'Handed in. Well done!' }).waitFor();
  await again.getByText('You answered 1 of 2.').waitFor();

  await first.getByRole('button', { name: 'Hand in', exact: true }).first().click();
  await first.getByText('You’ve answered all 2.').waitFor();
  await first.getByRole('button', { name: 'Hand in now' }).click();
  await first.getByRole('heading', { name: 'Handed in. Well done!' }).waitFor();

  await tutor.reload();
  await tutor.getByText('2 finished').waitFor();
  const table = tutor.getByRole('table', { name: 'Results by student' });
  await table.getByRole('row', { name: /^Aisha Not begun/ }).waitFor();
  await table.getByRole('row', { name: /^Kofi Finished 1 2 2/ }).waitFor();
  await table.getByRole('row', { name: /^Mei Finished 1 1 2/ }).waitFor();
  await tutor.getByRole('button', { name: 'Answers of Mei' }).click();
  await tutor.getByRole('dialog').getByText('1 of 2 right').waitFor();
  await tutor.getByRole('dialog').getByText('No answer', { exact: true }).waitFor();
  await tutor.keyboard.press('Escape');
  await tutor.getByRole('dialog').waitFor({ state: 'detached' });
  await tutor.getByRole('button', { name: 'Release results' }).click();
  await tutor.getByText('Children can see their results.').waitFor();

  await first.reload();
  await first.getByRole('heading', { name: 'Your results are here' }).waitFor();
  // A second try finds the day's coins full.
  await first.getByText(/^2 of 2 right, [1-5]0 coins$/).waitFor();
  await first.getByRole('button', { name: 'Look at my answers' }).click();
  await first.getByRole('region', { name: 'Question 2', exact: true }).waitFor();
  expect(faults).toEqual([]);
});
