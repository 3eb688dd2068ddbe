import type { GivenAnswer } from '@comet/contract/question';
import { answerFor } from '@comet/server/demo/demo.store';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { giveCoins } from '../support/coins.ts';
import { withClient } from '../support/pg.ts';
import { makeStudents, studentPassword } from '../support/students.ts';
import { readInGame } from '../support/waiting-question.ts';
import { openBrowser } from './chromium.ts';
import { press, tabTo } from './keyboard-user.ts';
import { logIn, openPage } from './pages.ts';
import { home } from './test-server.ts';

let browser: Browser;
/** A child for each story: a child plays one game at a time, and most of a game is waiting, so the stories run at once. */
let children: readonly string[];
beforeAll(async () => {
  browser = await openBrowser();
  children = await withClient(home().databaseUrl, (client) => makeStudents(client, 3));
});
afterAll(() => browser.close());

/** The right answer to the question that waits in this child's game, or a wrong one. */
const answerOf = async (userName: string, isRight: boolean): Promise<GivenAnswer> =>
  answerFor(await readInGame(home().databaseUrl, userName), isRight);

async function optionOf(userName: string, isRight: boolean): Promise<number> {
  const given = await answerOf(userName, isRight);
  if (given.type !== 'multipleChoice') throw new Error(given.type);
  return given.option;
}

async function textOf(userName: string, isRight: boolean): Promise<string> {
  const given = await answerOf(userName, isRight);
  if (given.type !== 'writeAnswer') throw new Error(given.type);
  return given.text;
}

const isAsked = (page: Page, position: number) => page.getByRole('region', { name: `Question ${position}` }).waitFor();
/** By place, also where an eraser has hidden some. */
const answers = (page: Page) =>
  page.getByRole('group', { name: 'Answers' }).getByRole('button', { includeHidden: true });
const isSummed = (page: Page) => page.waitForURL(/\/challenge-summary\/\d+$/);
const powerUps = (page: Page) => page.getByRole('group', { name: 'Power-ups', exact: true });
const powerUp = (page: Page, name: string) => powerUps(page).getByRole('button', { name });
/** What the child is told after using a power-up. */
const isSaid = (page: Page, text: string) => page.getByRole('status').getByText(text).waitFor();

type Push = (page: Page, name: string) => Promise<void>;

/** Packs these three and no others. */
async function pack(page: Page, names: readonly string[], push: Push): Promise<void> {
  const bag = page.getByRole('group', { name: 'Power-ups to pack' });
  await bag.waitFor();
  const packed = bag.getByRole('button', { pressed: true });
  while ((await packed.count()) > 0) await packed.first().click();
  for (const name of names) await push(page, name);
  await packed.nth(names.length - 1).waitFor();
}

/** The child of a story, with coins for power-ups. Gives the user name. */
async function enter(page: Page, story: number): Promise<string> {
  const userName = children[story] ?? '';
  await giveCoins(home().databaseUrl, userName, 300);
  await logIn(page, userName, { password: studentPassword });
  await page.waitForURL('**/pages/dashboard-student');
  return userName;
}

test.concurrent('with a thumb: Survival and Perfect Streak to their ends, six power-ups, and practise what went wrong', {
  timeout: 120_000,
}, async () => {
  const { page, faults } = await openPage(browser, 'phone', { hasTouch: true, isMobile: true });
  const who = await enter(page, 0);
  const tap = async (isRight: boolean): Promise<void> =>
    answers(page)
      .nth(await optionOf(who, isRight))
      .tap();
  const use = (name: string) => powerUp(page, name).tap();
  const tapToPack: Push = (_, name) =>
    page.getByRole('group', { name: 'Power-ups to pack' }).getByRole('button', { name }).tap();
  await page.getByRole('navigation', { name: 'Quick menu' }).getByRole('link', { name: 'Games' }).tap();
  await page.getByRole('link', { name: /^Survival/ }).tap();
  await page.getByText('No clock, just fun').tap();
  await pack(page, ['Heart back', 'One more try', 'Skip'], tapToPack);
  await page.getByRole('button', { name: 'Play' }).tap();
  await isAsked(page, 1);
  await tap(true);
  await isAsked(page, 2);
  await tap(false);
  await isAsked(page, 3);
  await page.getByRole('img', { name: '2 hearts' }).waitFor();
  await use('Heart back 30');
  await page.getByRole('img', { name: '3 hearts' }).waitFor();
  await tap(false);
  await isAsked(page, 4);
  await use('One more try 25');
  await isSaid(page, 'You have another try.');
  await tap(false);
  await isSaid(page, 'Nearly! Have another go.');
  await tap(true);
  await isAsked(page, 5);
  await use('Skip 15');
  for (const position of [6, 7]) {
    await isAsked(page, position);
    await tap(false);
  }
  await isSummed(page);
  await page.getByText('2 of 6 right').waitFor();
  await page.getByRole('heading', { name: 'All 6 questions' }).waitFor();

  await page.goto('/challenges?subject=math&game=perfectStreak');
  await page.getByText('No clock, just fun').tap();
  await pack(page, ['Streak saver', 'Ask', 'Super eraser'], tapToPack);
  await page.getByRole('button', { name: 'Play' }).tap();
  await isAsked(page, 1);
  await use('Streak saver 30');
  await isSaid(page, 'One miss won’t end your tower.');
  await tap(false);
  await isAsked(page, 2);
  await use('Ask 20');
  await isSaid(page, 'Here’s a first step.');
  await tap(true);
  let position = 3;
  // Of two options none can be taken away.
  for (
    await isAsked(page, position);
    !(await powerUp(page, 'Super eraser').isEnabled());
    await isAsked(page, position)
  ) {
    await tap(true);
    position += 1;
  }
  await use('Super eraser');
  await isSaid(page, 'Two wrong answers gone.');
  await tap(true);
  await isAsked(page, position + 1);
  await tap(false);
  await isSummed(page);
  await page.getByRole('button', { name: 'Practise what went wrong' }).tap();
  await page.waitForURL(/\/practice\/math\/\d+$/);
  expect(faults).toEqual([]);
  await page.context().close();
});

test.concurrent('by keyboard alone: Mental Math Whiz with a double and an eraser, and Spelling Bee with a second try', {
  timeout: 120_000,
}, async () => {
  const { page, faults } = await openPage(browser);
  const who = await enter(page, 1);
  const type = async (text: string): Promise<void> => {
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
  };
  const playWithoutClock = async (): Promise<void> => {
    await tabTo(page, page.getByRole('radio', { name: 'With a clock' }));
    await page.keyboard.press('ArrowRight');
    await press(page, page.getByRole('button', { name: 'Play' }));
  };
  await page.goto('/challenges?subject=math&game=mentalMathWhiz');
  await playWithoutClock();
  const field = page.getByRole('textbox', { name: 'Your answer' });
  let position = 1;
  await isAsked(page, position);
  await press(page, powerUp(page, 'Double 10'));
  await isSaid(page, 'This one counts double.');
  await tabTo(page, field);
  await type(await textOf(who, true));
  await isAsked(page, ++position);
  // Of a single letter there is nothing to give away.
  for (; (await textOf(who, true)).length < 2; await isAsked(page, ++position)) await type(await textOf(who, true));
  const text = await textOf(who, true);
  await press(page, powerUp(page, 'Eraser'));
  await expect.poll(() => field.inputValue()).toBe(text.slice(0, 1));
  await tabTo(page, field);
  await page.keyboard.press('End');
  await type(text.slice(1));
  await isAsked(page, position + 1);
  await press(page, page.getByRole('button', { name: 'Stop the game' }));
  await isSummed(page);
  await page.getByText(`${position} of ${position} right`).waitFor();

  await page.goto('/challenges?subject=english&game=spellingBee');
  await playWithoutClock();
  for (let word = 1; word <= 3; word++) {
    await isAsked(page, word);
    const given = await textOf(who, word !== 2);
    await type(given);
    if (word !== 2) continue;
    await isSaid(page, 'Nearly! Have another go.');
    for (const _ of given) await page.keyboard.press('Backspace');
    await type(await textOf(who, true));
  }
  await isAsked(page, 4);
  await press(page, page.getByRole('button', { name: 'Stop the game' }));
  await isSummed(page);
  await page.getByText('3 of 3 right').waitFor();
  expect(faults).toEqual([]);
  await page.context().close();
});

test.concurrent('with digits: Blitz Quiz by the clock with freezes and a risk, and Time Trial to its end', {
  timeout: 120_000,
}, async () => {
  const { page, faults } = await openPage(browser);
  const who = await enter(page, 2);
  const choose = async (isRight: boolean): Promise<void> =>
    page.keyboard.press(String((await optionOf(who, isRight)) + 1));
  await page.goto('/challenges?subject=verbalReasoning&game=blitzQuiz');
  const bag = page.getByRole('group', { name: 'Power-ups to pack' });
  await pack(page, ['Freeze', 'Big freeze', 'Risk it'], (_, name) =>
    bag.getByRole('button', { name: new RegExp(`^${name}`) }).click(),
  );
  await page.getByRole('button', { name: 'Play' }).click();
  const used = [
    ['Freeze 20', '10 more seconds!'],
    ['Big freeze 45', 'The clock’s asleep for this question.'],
    ['Risk it free', 'The next one’s harder, and pays three times.'],
  ] as const;
  for (const [place, [name, text]] of used.entries()) {
    await isAsked(page, place + 1);
    await page.getByRole('timer').waitFor();
    await powerUps(page)
      .getByRole('button', { name: new RegExp(`^${name}`) })
      .click();
    await isSaid(page, text);
    await choose(true);
  }
  await isAsked(page, 4);
  await page.getByRole('button', { name: 'Stop the game' }).click();
  await isSummed(page);
  await page.getByText('3 of 3 right').waitFor();
  await page.getByRole('link', { name: 'Play again' }).click();

  await page.goto('/challenges?subject=nonVerbalReasoning&game=timeTrial');
  await page.getByRole('button', { name: 'Play' }).click();
  for (let position = 1; position <= 20; position++) {
    await isAsked(page, position);
    await choose(position !== 2);
  }
  await isSummed(page);
  await page.getByText('19 of 20 right').waitFor();
  expect(faults).toEqual([]);
  await page.context().close();
});
