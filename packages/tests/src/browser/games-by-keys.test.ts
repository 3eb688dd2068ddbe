/** Two games by keyboard alone. A game is mostly waiting, so each story is a file that runs beside others. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from './chromium.ts';
import { enterAsPlayer, isAsked, isSaid, isSummed, powerUp, textOf } from './game-steps.ts';
import { press, tabTo } from './keyboard-user.ts';
import { openPage } from './pages.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test('by keyboard alone: Mental Math Whiz with a double and an eraser, and Spelling Bee with a second try', {
  timeout: 120_000,
}, async () => {
  const { page, faults } = await openPage(browser);
  const who = await enterAsPlayer(page);
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
