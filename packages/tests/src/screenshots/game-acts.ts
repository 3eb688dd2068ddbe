/** What is done in a game before it is looked at. */
import type { Page } from 'playwright-core';

/** Every game in a subject of its own. */
export const playedGames = [
  ['blitzQuiz', 'math'],
  ['perfectStreak', 'verbalReasoning'],
  ['mentalMathWhiz', 'math'],
  ['survival', 'nonVerbalReasoning'],
  ['spellingBee', 'english'],
  ['timeTrial', 'english'],
] as const;

/** Starts a game that waits for its player, so that it can be looked at for as long as it takes. */
export async function playWithoutClock(page: Page): Promise<void> {
  await page.getByText('No clock, just fun').click();
  await page.getByRole('button', { name: 'Play' }).click();
  await page.waitForURL(/\/challenges\/\d+$/);
  await page
    .getByRole('group', { name: 'Answers' })
    .or(page.getByRole('button', { name: 'Buzz!' }))
    .or(page.getByRole('button', { name: 'Not sure' }))
    .waitFor();
  // A word without a voice shows for two seconds and is then gone.
  await page.locator('[data-peek="true"]').waitFor({ state: 'detached' });
}

/** Answers three questions and stops. */
export async function playToSummary(page: Page): Promise<void> {
  await playWithoutClock(page);
  const answers = page.getByRole('group', { name: 'Answers' }).getByRole('button', { disabled: false });
  for (let position = 1; position <= 3; position++) {
    await page.getByRole('region', { name: `Question ${position}` }).waitFor();
    await answers.first().click();
  }
  await page.getByRole('region', { name: 'Question 4' }).waitFor();
  await page.getByRole('button', { name: 'Stop the game' }).click();
  await page.getByRole('heading', { name: /questions$/ }).waitFor();
}
