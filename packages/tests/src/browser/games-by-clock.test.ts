/** Two games against the clock. A game is mostly waiting, so each story is a file that runs beside others. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from './chromium.ts';
import { enterAsPlayer, isAsked, isSaid, isSummed, optionOf, pack, powerUps } from './game-steps.ts';
import { openPage } from './pages.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test('with digits: Blitz Quiz by the clock with freezes and a risk, and Time Trial to its end', {
  timeout: 120_000,
}, async () => {
  const { page, faults } = await openPage(browser);
  const who = await enterAsPlayer(page);
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
