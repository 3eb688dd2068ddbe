/** The clock of an exam: two timed parts with a lost network in the first, then a pause in two tabs of another exam. */
import { randomInt } from 'node:crypto';
import { lateAnswerGraceMs } from '@comet/domain/practice/practice';
import { minutes, seconds } from '@comet/domain/time';
import type { Browser, Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from './chromium.ts';
import { openConnection } from './connection.ts';
import { answerQuestion, fillQuestion, openExam, passExamTime, publishExam } from './exam-steps.ts';
import { sql } from './family-steps.ts';
import { openPage } from './pages.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const mei = 'demo-mei';
/** A page asks the server for its clock every 30 s. */
const untilSyncedMs = seconds(31);

/** Whether each answer of Mei's exam is right, as far as she gave one and the exam has been marked. */
const listAnswers = async (name: string): Promise<(boolean | null)[]> => {
  const { rows } = await sql(
    `select n.is_right from exam_answers n join attempt_questions q using (question_id) join attempts a on a.attempt_id = q.attempt_id
      where a.title = $1 and n.given is not null order by q.position`,
    [name],
  );
  return rows.map((row) => row.is_right);
};

/** Lets so much time pass in all tabs, again until this is shown. A page that is opened after that has another time. */
const passUntil = (shown: Locator, ms: number): Promise<void> =>
  expect
    .poll(async () => {
      await shown.page().clock.fastForward(ms);
      return shown.isVisible();
    })
    .toBe(true);

test('two timed parts without the network for a while, and a pause in two tabs', { timeout: 180_000 }, async () => {
  const [inParts, withPause] = [`Two parts ${randomInt(10_000)}`, `With a pause ${randomInt(10_000)}`];
  await publishExam(inParts, { timing: 'sections', sectionLimitsMs: [minutes(10), minutes(10)] });
  await publishExam(withPause, { mayPause: true });

  const connection = await openConnection();
  const { page, faults } = await openPage(browser, 'phone', {
    baseURL: connection.baseURL,
    serviceWorkers: 'allow',
  });
  await page.clock.install();
  await openExam(page, mei, `Open: ${inParts}`);
  await page.getByText('Each part has its own time.').waitFor();
  await page.getByText('The clock can’t be paused.').waitFor();
  await page.getByRole('button', { name: 'Start the exam' }).click();
  await page.getByText('Part 1 of 2: Morning').waitFor();
  expect(await page.getByRole('button', { name: 'Pause the clock' }).count()).toBe(0);
  await answerQuestion(page, mei, 1, true);
  await page.getByRole('button', { name: 'Next question' }).click();

  await connection.lose(page.context());
  await fillQuestion(page, mei, 2, true);
  await page.getByText('No internet. Your answers are safe here').waitFor();
  expect(await listAnswers(inParts)).toHaveLength(1);
  await connection.restore(page.context());
  await page.getByText('All saved').waitFor();
  expect(await listAnswers(inParts)).toHaveLength(2);

  // The first part ends by the clock, and the second begins.
  await passExamTime(mei, minutes(10) + seconds(5));
  await page.clock.fastForward(minutes(10));
  await page.getByText('Part 2 of 2: Afternoon').waitFor();
  await page.getByRole('timer', { name: /^Time left: (9|10) min$/ }).waitFor();
  await answerQuestion(page, mei, 3, false);
  await passExamTime(mei, minutes(10) + lateAnswerGraceMs);
  await page.clock.fastForward(minutes(10));
  await page.getByText('Time is up', { exact: true }).first().waitFor();
  await passUntil(page.getByRole('heading', { name: 'Handed in. Well done!' }), lateAnswerGraceMs + seconds(2));
  await page.getByText('You answered 3 of 4.').waitFor();
  expect(await listAnswers(inParts)).toEqual([true, true, false]);

  // Two tabs of the same exam, each with what the other one has saved.
  const { page: one } = await openPage(browser, 'laptop');
  await one.clock.install();
  await openExam(one, mei, `Open: ${withPause}`);
  await one.getByText('You can pause the clock if you need a break.').waitFor();
  await one.getByRole('button', { name: 'Start the exam' }).click();
  await answerQuestion(one, mei, 1, true);
  const other = await one.context().newPage();
  other.setDefaultTimeout(15_000);
  await other.goto(one.url());
  await other.getByRole('button', { name: 'Carry on' }).click();
  await other.getByRole('button', { name: 'Question 1, answered' }).waitFor();
  await other.getByRole('button', { name: 'Next question' }).click();
  await answerQuestion(other, mei, 2, true);

  // A pause in one tab is one in the other, and costs no time.
  await one.getByRole('button', { name: 'Pause the clock' }).click();
  await one.getByRole('heading', { name: 'The clock is paused' }).waitFor();
  await passUntil(other.getByRole('heading', { name: 'The clock is paused' }), untilSyncedMs);
  await passExamTime(mei, minutes(5));
  await other.getByRole('button', { name: 'Carry on' }).click();
  await other.getByRole('timer', { name: /^Time left: (19|20) min$/ }).waitFor();
  await passUntil(one.getByRole('region', { name: 'Question 1', exact: true }), untilSyncedMs);
  for (const question of [1, 2]) await one.getByRole('button', { name: `Question ${question}, answered` }).waitFor();

  // Of two answers to one question the later one counts, whichever tab it is from.
  await one.getByRole('button', { name: 'Question 2, answered' }).click();
  await answerQuestion(one, mei, 2, false);
  await one.getByRole('button', { name: 'Hand in', exact: true }).first().click();
  await one.getByText('You’ve answered 2 of 4.').waitFor();
  await one.getByRole('button', { name: 'Hand in now' }).click();
  await one.getByRole('heading', { name: 'Handed in. Well done!' }).waitFor();
  await passUntil(other.getByRole('heading', { name: 'Handed in. Well done!' }), untilSyncedMs);
  expect(await listAnswers(withPause)).toEqual([true, false]);
  // What was lost on purpose is in the browser's console, too.
  expect(faults.filter((fault) => !fault.includes('net::ERR_'))).toEqual([]);
});
