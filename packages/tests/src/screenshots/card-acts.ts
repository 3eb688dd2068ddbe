/** What is done on the screens of flashcards before they are looked at. */
import type { Page } from 'playwright-core';

export const pass = async (page: Page): Promise<void> => {
  await page
    .getByRole('link', { name: /^(Start|Continue): / })
    .first()
    .click();
  await page.getByRole('region', { name: 'Flashcard', exact: true }).waitFor();
};
export const answerWrongly = async (page: Page): Promise<void> => {
  await page
    .getByRole('link', { name: /^(Start|Continue): / })
    .first()
    .click();
  // Whoever looked before may have answered this one.
  await page.getByRole('button', { name: 'Restart' }).click();
  await page.getByText(/· 1 of \d+$/).waitFor();
  await page.getByLabel('Your answer').fill('something else');
  await page.getByRole('button', { name: 'Check' }).click();
  await page.getByRole('button', { name: 'Next card' }).waitFor();
};
export const editDeck = async (page: Page): Promise<void> => {
  await page
    .getByRole('link', { name: /^Edit: / })
    .first()
    .click();
  await page.getByRole('heading', { name: 'New card' }).waitFor();
  await page.getByLabel('Put a picture on the card').check();
};
