/** Two games on a phone, to their ends. A game is mostly waiting, so each story is a file that runs beside others. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from './chromium.ts';
import { answers, enterAsPlayer, isAsked, isSaid, isSummed, optionOf, type Push, pack, powerUp } from './game-steps.ts';
import { openPage } from './pages.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test('with a thumb: Survival and Perfect Streak to their ends, six power-ups, and practise what went wrong', {
  timeout: 120_000,
}, async () => {
  const { page, faults } = await openPage(browser, 'phone', { hasTouch: true, isMobile: true });
  const who = await enterAsPlayer(page);
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
  // On a slow line the answer that is tapped next waits for the power-up.
  await page.route('**/power-up', async (route) => setTimeout(() => void route.continue(), 700));
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
