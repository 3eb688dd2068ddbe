/** Flashcards from a pasted list to the last card, on a phone that loses its connection. */
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from './chromium.ts';
import { openConnection } from './connection.ts';
import { sql } from './family-steps.ts';
import { logIn, openPage } from './pages.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const words = [...'abcdefghijklmnopqrst'].map((letter) => [`word ${letter}`, `the letter ${letter}`] as const);
const meaningOf = new Map<string, string>(words);

/** A picture of one point. */
const point = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** The tutor puts one of our pictures on the first card, and one of their own on the second. */
async function addPictures(tutor: Page): Promise<void> {
  const edit = async (front: string, choose: (dialog: Locator) => Promise<void>): Promise<void> => {
    await tutor.getByRole('button', { name: `Edit: ${front}`, exact: true }).click();
    const dialog = tutor.getByRole('dialog', { name: 'Edit card' });
    await dialog.getByLabel('Put a picture on the card').check();
    await choose(dialog);
    await dialog.getByRole('button', { name: 'Save card' }).click();
    await dialog.waitFor({ state: 'detached' });
  };
  await edit('word a', (dialog) => dialog.getByRole('button', { name: 'Star', exact: true }).click());
  await edit('word b', async (dialog) => {
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'letter.png', mimeType: 'image/png', buffer: point });
    await dialog.getByLabel('What the picture shows').fill('A letter');
  });
  await tutor.getByRole('img', { name: 'A letter' }).waitFor();
}

/** The child makes a card with one of our pictures; there is no way to send one of their own. */
async function makeOwnCard(page: Page): Promise<void> {
  const deck = `My own cards ${Date.now()}`;
  await page.goto('/pages/create-flashcard');
  await page.getByLabel('Deck name').fill(deck);
  await page.getByRole('button', { name: 'Create deck' }).click();
  const form = page.getByRole('region', { name: 'New card' });
  await form.getByLabel('Word or question').fill('le chat');
  await form.getByLabel('Answer', { exact: true }).fill('the cat');
  await form.getByLabel('Put a picture on the card').check();
  await form.getByRole('button', { name: 'Cat', exact: true }).click();
  expect(await form.locator('input[type=file]').count()).toBe(0);
  await form.getByRole('button', { name: 'Add card' }).click();
  await page.getByRole('region', { name: 'Cards', exact: true }).getByRole('img', { name: 'Cat' }).waitFor();
  await page.goto('/pages/flashcards');
  await page.getByRole('link', { name: `Start: ${deck}` }).click();
  await page.getByRole('region', { name: 'Flashcard', exact: true }).getByRole('img', { name: 'Cat' }).waitFor();
}

/** Types an answer to the card on the screen and goes on; `change` spoils the answer. */
async function answerCard(page: Page, change: (meaning: string) => string = (meaning) => meaning): Promise<void> {
  const front = ((await page.locator('[data-question]').textContent()) ?? '').trim();
  await page.getByLabel('Your answer').fill(change(meaningOf.get(front) ?? ''));
  await page.getByRole('button', { name: 'Check' }).click();
  const next = page.getByRole('button', { name: 'Next card' });
  await next.waitFor();
  await next.click();
}
const countAnswers = async (deck: string): Promise<number> => {
  const { rows } = await sql(
    `select count(*)::int as answers from flashcard_progress p join flashcard_decks d using (deck_id)
      where d.name = $1 and p.user_answer <> ''`,
    [deck],
  );
  return Number(rows[0]?.answers);
};

test('a tutor pastes 20 words; a child learns them on a phone, without internet too, restarts and shuffles', {
  timeout: 180_000,
}, async () => {
  const deck = `Words of a journey ${Date.now()}`;
  const { page: tutor } = await openPage(browser);
  await logIn(tutor, 'demo-tutor');
  await tutor.getByRole('link', { name: 'Flashcards' }).click();
  await tutor.getByRole('link', { name: 'Create a deck' }).click();
  await tutor.getByRole('button', { name: 'Create deck' }).click();
  await tutor.getByText('Deck name is a required field').waitFor();
  await tutor.getByLabel('Deck name').fill(deck);
  await tutor.getByRole('combobox', { name: 'Students' }).fill('Zoe');
  await tutor.getByRole('option', { name: /Zoe/ }).click();
  await tutor.getByLabel(/^Cards/).fill(words.map((sides) => sides.join('\t')).join('\n'));
  await tutor.getByText('This makes 20 cards.').waitFor();
  await tutor.getByRole('button', { name: 'Create deck' }).click();
  await tutor.getByRole('heading', { name: '20 cards' }).waitFor();
  await tutor.getByRole('button', { name: 'Add card' }).click();
  await tutor.getByText('Word is required').waitFor();
  await addPictures(tutor);

  const connection = await openConnection();
  const { page } = await openPage(browser, 'phone', { baseURL: connection.baseURL, serviceWorkers: 'allow' });
  await logIn(page, 'demo-student');
  await page.waitForURL('**/pages/dashboard-student');
  await page.goto('/pages/flashcards');
  await page.getByRole('link', { name: `Start: ${deck}` }).click();
  await page.getByRole('img', { name: 'Star' }).waitFor();
  await answerCard(page);
  await page.getByRole('img', { name: 'A letter' }).waitFor();
  await answerCard(page, (meaning) => meaning.replace('letter', 'leter'));
  await page.getByText(`${deck} · 3 of 20`).waitFor();
  await expect.poll(() => countAnswers(deck)).toBe(2);

  await connection.lose(page.context());
  for (let card = 3; card <= 20; card++) await answerCard(page, card === 5 ? () => 'something else' : undefined);
  await page.getByText('18 answers are kept here.').waitFor();
  expect(await countAnswers(deck)).toBe(2);
  await connection.restore(page.context());
  await expect.poll(() => countAnswers(deck)).toBe(20);
  await page.getByText('You knew 19 of 20 cards.').waitFor();

  await page.getByRole('button', { name: 'Restart' }).click();
  await page.getByText(`${deck} · 1 of 20`).waitFor();
  const first = (await page.locator('[data-question]').textContent()) ?? '';
  expect(first.trim()).toBe('word a');
  // One shuffle in 20 begins with the same word, two in a row hardly ever: until the order is another one.
  await expect
    .poll(async () => {
      await page.getByRole('button', { name: 'Shuffle' }).click();
      await page.getByRole('button', { name: 'Shuffle' }).and(page.locator(':not([data-loading])')).waitFor();
      return ((await page.locator('[data-question]').textContent()) ?? '').trim();
    })
    .not.toBe('word a');

  await tutor.reload();
  const row = tutor.getByRole('row', { name: /Zoe/ });
  await row.waitFor();

  // What has been learned comes back on another day: the forecast has it.
  await page.goto('/pages/flashcards');
  const coming = page.getByRole('list', { name: 'Cards in the next seven days' }).getByRole('listitem');
  await expect
    .poll(async () => (await coming.allTextContents()).slice(1).some((text) => !text.startsWith('0')))
    .toBe(true);

  await makeOwnCard(page);

  const [download] = await Promise.all([
    tutor.waitForEvent('download'),
    tutor.getByRole('button', { name: 'Export to Anki' }).click(),
  ]);
  await tutor.getByRole('link', { name: 'Flashcards' }).click();
  await tutor.getByRole('button', { name: 'Import from Anki' }).click();
  const dialog = tutor.getByRole('dialog', { name: 'Import from Anki' });
  const [chooser] = await Promise.all([
    tutor.waitForEvent('filechooser'),
    dialog.getByRole('button', { name: 'Choose an Anki file' }).click(),
  ]);
  await chooser.setFiles(await download.path());
  await dialog.getByText(`${deck}: 20 cards`).waitFor();
  const { rows: decks } = await sql(
    `select jsonb_agg(jsonb_build_array(c.front, c.back, c.kind, c.drawn_picture, c.picture_file_id is null, c.picture_alt) order by c.position) as cards
      from flashcards c join flashcard_decks d using (deck_id) where d.name = $1 group by d.deck_id`,
    [deck],
  );
  expect(decks).toHaveLength(2);
  expect(decks[0]).toEqual(decks[1]);
});
