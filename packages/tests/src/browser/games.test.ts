import type { GivenAnswer, Question } from '@comet/contract/question';
import type { Key } from '@comet/questions/kernel/key';
import { answerFor } from '@comet/server/demo/demo.store';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pg } from '../support/pg.ts';
import { openBrowser } from './chromium.ts';
import { press } from './keyboard-user.ts';
import { logIn, openPage } from './pages.ts';
import { home } from './test-server.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** The right answer to the question that waits in this child's game, or a wrong one. */
async function answerOf(userName: string, isRight: boolean): Promise<GivenAnswer> {
  const client = new pg.Client({ connectionString: home().databaseUrl });
  await client.connect();
  const { rows } = await client
    .query<{ key: Key; question: Question }>(
      `select i.key, i.question from challenge_runs r join challenge_questions q using (run_id) join question_items i using (item_id)
          join users u on u.user_id = r.student_id
        where u.user_name = $1 and r.status = 'PROCCESS' order by q.position desc limit 1`,
      [userName],
    )
    .finally(() => client.end());
  const [row] = rows;
  if (row === undefined) throw new Error(`${userName} is in no game`);
  return answerFor(row, isRight);
}

const isAsked = (page: Page, position: number) => page.getByRole('region', { name: `Question ${position}` }).waitFor();
const answers = (page: Page) => page.getByRole('group', { name: 'Answers' }).getByRole('button');
const isSummed = (page: Page) => page.waitForURL(/\/challenge-summary\/\d+$/);

async function enter(page: Page, userName: string): Promise<void> {
  await logIn(page, userName);
  await page.waitForURL('**/pages/dashboard-student');
}

test('with a thumb: Survival and Perfect Streak to their ends, with power-ups, and practise what went wrong', async () => {
  const who = 'demo-student';
  const { page, faults } = await openPage(browser, 'phone', { hasTouch: true, isMobile: true });
  const tap = async (isRight: boolean): Promise<void> => {
    const given = await answerOf(who, isRight);
    if (given.type !== 'multipleChoice') throw new Error(given.type);
    await answers(page).nth(given.option).tap();
  };
  await enter(page, who);
  await page.getByRole('navigation', { name: 'Quick menu' }).getByRole('link', { name: 'Games' }).tap();
  await page.getByRole('link', { name: /^Survival/ }).tap();
  await page.getByText('No clock, just fun').tap();
  await page.getByRole('button', { name: 'Heart back' }).tap();
  await page.getByRole('button', { name: 'Play' }).tap();
  await isAsked(page, 1);
  await tap(true);
  await isAsked(page, 2);
  await tap(false);
  await isAsked(page, 3);
  await page.getByRole('img', { name: '2 hearts' }).waitFor();
  await page.getByRole('button', { name: /^Heart back 30/ }).tap();
  await page.getByRole('img', { name: '3 hearts' }).waitFor();
  for (const position of [3, 4, 5]) {
    await isAsked(page, position);
    await tap(false);
  }
  await isSummed(page);
  await page.getByText('1 of 5 right').waitFor();
  await page.getByRole('heading', { name: 'All 5 questions' }).waitFor();

  await page.goto('/challenges?subject=math&game=perfectStreak');
  await page.getByRole('button', { name: 'Play' }).tap();
  await isAsked(page, 1);
  await tap(false);
  await isSummed(page);
  await page.getByRole('button', { name: 'Practise what went wrong' }).tap();
  await page.waitForURL(/\/practice\/math\/\d+$/);
  expect(faults).toEqual([]);
  await page.context().close();
});

test('with a keyboard: Mental Math Whiz and Spelling Bee, and the game is stopped', async () => {
  const who = 'demo-sibling';
  const { page, faults } = await openPage(browser);
  const type = async (isRight: boolean): Promise<void> => {
    const given = await answerOf(who, isRight);
    if (given.type !== 'writeAnswer') throw new Error(given.type);
    await page.keyboard.type(given.text);
    await page.keyboard.press('Enter');
  };
  const stop = async (): Promise<void> => {
    await press(page, page.getByRole('button', { name: 'Stop the game' }));
    await isSummed(page);
  };
  await enter(page, who);
  await page.goto('/challenges?subject=math&game=mentalMathWhiz');
  await press(page, page.getByRole('button', { name: 'Play' }));
  for (const position of [1, 2]) {
    await isAsked(page, position);
    await type(true);
  }
  await isAsked(page, 3);
  await stop();
  await page.getByText('2 of 2 right').waitFor();

  await page.goto('/challenges?subject=english&game=spellingBee');
  await press(page, page.getByRole('button', { name: 'Play' }));
  await isAsked(page, 1);
  await type(true);
  await isAsked(page, 2);
  await stop();
  await page.getByText('1 of 1 right').waitFor();
  expect(faults).toEqual([]);
  await page.context().close();
});

test('with digits: Blitz Quiz and Time Trial by the clock', async () => {
  const who = 'demo-student';
  const { page, faults } = await openPage(browser);
  const choose = async (isRight: boolean): Promise<void> => {
    const given = await answerOf(who, isRight);
    if (given.type !== 'multipleChoice') throw new Error(given.type);
    await page.keyboard.press(String(given.option + 1));
  };
  await enter(page, who);
  await page.goto('/challenges?subject=verbalReasoning&game=blitzQuiz');
  await page.getByRole('button', { name: 'Play' }).click();
  await isAsked(page, 1);
  await choose(true);
  await isAsked(page, 2);
  await page.getByRole('timer').waitFor();
  await page.getByRole('button', { name: 'Stop the game' }).click();
  await isSummed(page);
  await page.getByText('1 of 1 right').waitFor();
  await page.getByRole('link', { name: 'Play again' }).click();

  await page.goto('/challenges?subject=nonVerbalReasoning&game=timeTrial');
  await page.getByRole('button', { name: 'Play' }).click();
  for (const position of [1, 2, 3]) {
    await isAsked(page, position);
    await choose(position !== 2);
  }
  await isAsked(page, 4);
  await page.getByRole('button', { name: 'Stop the game' }).click();
  await isSummed(page);
  await page.getByText('2 of 3 right').waitFor();
  expect(faults).toEqual([]);
  await page.context().close();
});
