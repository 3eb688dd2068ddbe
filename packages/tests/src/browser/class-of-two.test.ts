import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pg } from '../support/pg.ts';
import type { Relay } from '../support/relay.ts';
import { fillAnswer } from './answers.ts';
import { openBrowser } from './chromium.ts';
import { openConnection } from './connection.ts';
import { answerByKeys, press, tabTo, typeInto } from './keyboard-user.ts';
import { demoPassword, logIn, openPage } from './pages.ts';
import { home } from './test-server.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const aisha = 'demo-aisha';
const callum = 'demo-callum';

/** How often each question of the practice was answered, as the database has it. */
async function answersOf(userName: string, practice: string): Promise<number[]> {
  const client = new pg.Client({ connectionString: home().databaseUrl });
  await client.connect();
  const { rows } = await client
    .query<{ position: number }>(
      `select q.position from attempt_questions q join attempts a using (attempt_id) join users u on u.user_id = a.student_id
        where u.user_name = $1 and a.title = $2 and q.answered_at is not null order by q.position`,
      [userName, practice],
    )
    .finally(() => client.end());
  return rows.map(({ position }) => position);
}

async function setByTutor(page: Page, practice: string): Promise<void> {
  await logIn(page, 'demo-tutor');
  await page.getByRole('link', { name: 'Custom practice' }).click();
  await page.getByRole('button', { name: 'Set Custom Practice' }).click();
  await page.getByText('Practice Name is a required field').waitFor();
  await page.getByLabel('Set Name').fill(practice);
  await page.getByLabel('Class', { exact: true }).first().click();
  await page.getByRole('option', { name: 'One on One' }).click();
  await expect.poll(() => page.getByText('Zoe Okafor').count()).toBeGreaterThan(0);
  await page.getByLabel('Class', { exact: true }).first().click();
  await page.getByRole('option', { name: 'Comets: Year 5 Math' }).click();
  await page.getByText('Callum Fraser').first().waitFor();
  await page.getByRole('slider', { name: 'Time limit' }).focus();
  for (let step = 0; step < 6; step++) await page.keyboard.press('ArrowRight');
  await page.getByText('Time limit: 30 min').waitFor();
  await page.getByRole('button', { name: 'Set Custom Practice' }).click();
  await page.getByText('Custom practice has been successfully created').waitFor();
}

async function answer(page: Page, position: number, isRight: boolean): Promise<void> {
  await page.getByText(`Question ${position} of 10`).waitFor();
  await fillAnswer(page, aisha, isRight);
  await page.getByRole('button', { name: 'Check my answer' }).click();
}

/** On a phone; the network goes at question 4, and the tab with it. Gives the page she comes back on. */
async function doOnPhone(first: Page, connection: Relay, practice: string): Promise<Page> {
  const context = first.context();
  await logIn(first, aisha, { remember: true });
  await first.getByRole('navigation', { name: 'Quick menu' }).getByRole('link', { name: 'My tasks' }).click();
  await first.getByText('Set by CC Tutor').first().waitFor();
  await first.getByRole('button', { name: `Begin: ${practice}` }).click();
  await first.getByRole('timer').waitFor();
  for (let position = 1; position <= 3; position++) {
    await answer(first, position, position !== 2);
    await first.getByRole('button', { name: 'Next question' }).click();
  }
  await first.getByText('Question 4 of 10').waitFor();
  await connection.lose(context);
  await answer(first, 4, true);
  await first.getByText('We’ve kept your answer').waitFor();
  await first.close();
  expect(await answersOf(aisha, practice)).toEqual([1, 2, 3]);

  await connection.restore(context);
  const page = await context.newPage();
  await page.goto('/pages/my-tasks');
  await page.getByText('The answer we kept is in, and it is right!').waitFor();
  expect(await answersOf(aisha, practice)).toEqual([1, 2, 3, 4]);
  await page.getByRole('button', { name: `Continue: ${practice}` }).click();
  for (let position = 5; position <= 10; position++) {
    await answer(page, position, true);
    await page.getByRole('button', { name: /Next question|See how it went/ }).click();
  }
  await page.getByRole('heading', { name: 'Practice done!' }).waitFor();
  await page.getByText('9 of 10 right').waitFor();
  return page;
}

async function doByKeys(page: Page, practice: string): Promise<void> {
  await page.goto('/login');
  await typeInto(page, page.getByLabel('Username or e-mail'), callum);
  await typeInto(page, page.getByLabel('Password', { exact: true }), demoPassword);
  await page.keyboard.press('Enter');
  await press(page, page.getByRole('link', { name: 'My tasks' }));
  await press(page, page.getByRole('button', { name: `Begin: ${practice}` }));
  for (let position = 1; position <= 10; position++) {
    await page.getByText(`Question ${position} of 10`).waitFor();
    await answerByKeys(page, callum, position > 2);
    await press(page, page.getByRole('button', { name: /Next question|See how it went/ }));
  }
  await page.getByText('8 of 10 right').waitFor();
  await press(page, page.getByRole('button', { name: 'Back to my tasks' }));
  await tabTo(page, page.getByRole('tab', { name: 'Active' }));
  await page.keyboard.press('ArrowRight');
  await page.getByRole('heading', { name: practice }).waitFor();
}

/** By keys alone: closed by mistake, refused by the server, and saved in the end. */
async function giveFeedback(page: Page, practice: string): Promise<void> {
  const [report, feedback] = [
    page.getByRole('dialog', { name: practice }),
    page.getByRole('dialog', { name: 'Feedback to Aisha Rahman' }),
  ];
  const button = report.getByRole('button', { name: 'Feedback: Aisha' });
  const hasFocus = () => button.evaluate((element) => element === element.ownerDocument.activeElement);
  const words = feedback.getByLabel('Words to Aisha');
  await press(page, button);
  await words.and(page.locator(':focus')).waitFor();
  await page.keyboard.type('Nearly all of it right.');
  await page.keyboard.press('Escape');
  await feedback.waitFor({ state: 'detached' });
  await expect.poll(hasFocus).toBe(true);

  await page.keyboard.press('Enter');
  await expect.poll(() => words.inputValue()).toBe('Nearly all of it right.');
  const url = '**/api/v1/practice/progress/*';
  await page.route(url, (route) => route.abort());
  await page.keyboard.press('End');
  await page.keyboard.type(' Look at number 2 again!');
  await page.keyboard.press('Control+Enter');
  await page.getByText('Feedback not created. Error').waitFor();
  await feedback.getByRole('alert').getByText('Your words are still here').waitFor();
  expect(await words.inputValue()).toBe('Nearly all of it right. Look at number 2 again!');
  await page.unroute(url);
  await page.keyboard.press('Control+Enter');
  await page.getByText('Feedback successfully created').waitFor();
  await feedback.waitFor({ state: 'detached' });
  await expect.poll(hasFocus).toBe(true);
  await report.getByText('Nearly all of it right. Look at number 2 again!').waitFor();
}

test('two of a class do a practice, one on a phone that loses the network, one by keys; the tutor reads it and says so', {
  timeout: 480_000,
}, async () => {
  // A name of its own: a second try finds the practice of the first one begun.
  const practice = `Class of two 🚀 ${Date.now()}`;
  const tutor = await openPage(browser);
  await setByTutor(tutor.page, practice);
  const connection = await openConnection();
  const phone = await openPage(browser, 'phone', { baseURL: connection.baseURL, serviceWorkers: 'allow' });
  const keys = await openPage(browser);
  const [page] = await Promise.all([doOnPhone(phone.page, connection, practice), doByKeys(keys.page, practice)]);
  const whole = Array.from({ length: 10 }, (_, place) => place + 1);
  expect([await answersOf(aisha, practice), await answersOf(callum, practice)]).toEqual([whole, whole]);

  await tutor.page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Active tasks' }).click();
  await tutor.page.getByRole('button', { name: `Detailed report: ${practice}` }).click();
  const dialog = tutor.page.getByRole('dialog');
  const rowOf = (name: string) => dialog.getByRole('row').filter({ hasText: name });
  await rowOf('Aisha Rahman').getByText('9 of 10', { exact: true }).waitFor();
  await rowOf('Callum Fraser').getByText('8 of 10', { exact: true }).waitFor();

  await dialog.getByRole('button', { name: 'Review: Aisha' }).click();
  const second = dialog.getByRole('region', { name: 'Question 2', exact: true });
  await second.getByText('Wrong', { exact: true }).waitFor();
  await second.getByRole('button', { name: 'Report a problem with question 2' }).click();
  await second.getByRole('radio', { name: 'There is a typing mistake' }).check();
  await second.getByRole('button', { name: 'Send' }).click();
  await tutor.page.getByText('Thank you. We will look at it.').waitFor();
  await tutor.page.keyboard.press('Escape');
  await giveFeedback(tutor.page, practice);

  await page.getByRole('button', { name: 'Back to my tasks' }).click();
  await page.getByRole('tab', { name: 'Archive' }).click();
  await page.getByText('Your tutor says: Nearly all of it right. Look at number 2 again!').waitFor();
  // The words that were kept from the server, on purpose.
  const unasked = tutor.faults.filter((fault) => !fault.includes('net::ERR_FAILED'));
  expect([unasked, keys.faults]).toEqual([[], []]);
});
