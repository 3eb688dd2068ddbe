/** A tutor makes a lesson of words and a quiz; a child works through it; the tutor sees who finished. */
import { randomInt } from 'node:crypto';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillAnswer } from './answers.ts';
import { openBrowser } from './chromium.ts';
import { logIn, openPage } from './pages.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

// A lesson of the same name, made again within a minute, is the same lesson.
const name = `Halves and wholes ${randomInt(10_000)}`;
const mei = 'demo-mei';

test('a lesson from its tutor to a child and back', { timeout: 180_000 }, async () => {
  const { page: tutor, faults: tutorFaults } = await openPage(browser);
  await logIn(tutor, 'demo-tutor');
  await tutor.getByRole('link', { name: 'Lessons' }).click();
  await tutor.getByRole('link', { name: 'Add lesson' }).click();
  await tutor.getByRole('button', { name: 'Create lesson' }).click();
  await tutor.getByText('Lesson name is a required field').waitFor();
  await tutor.getByText('Cover is a required field').waitFor();
  await tutor.getByText('Class is a required field').waitFor();
  await tutor.getByLabel('Name', { exact: true }).fill(name);
  await tutor.getByRole('combobox', { name: 'Class' }).click();
  await tutor.getByRole('option', { name: 'Comets: Year 5 Math' }).click();
  await tutor.getByRole('button', { name: 'Math cover', exact: true }).click();
  await tutor.getByRole('button', { name: 'Create lesson' }).click();
  await tutor.getByRole('heading', { name, level: 1 }).waitFor();

  await tutor.getByRole('button', { name: '+ Words' }).click();
  const words = tutor.getByRole('dialog');
  await words.getByLabel('Name', { exact: true }).fill('Two words');
  await words.getByRole('button', { name: 'Add', exact: true }).click();
  await words.getByText('Word is required').waitFor();
  await words.getByLabel('Word', { exact: true }).fill('numerator');
  await words.getByLabel('Definition').fill('The top number.');
  await words.getByRole('button', { name: 'Add', exact: true }).click();
  await words.waitFor({ state: 'detached' });

  await tutor.getByRole('button', { name: '+ Quiz' }).click();
  const quiz = tutor.getByRole('dialog');
  await quiz.getByLabel('Name', { exact: true }).fill('Check-up');
  await quiz.getByRole('combobox', { name: 'Topic', exact: true }).click();
  await tutor.getByRole('option').first().click();
  await quiz.getByRole('combobox', { name: 'Subtopic' }).click();
  await tutor.getByRole('option').first().click();
  await quiz.getByLabel('Number of questions').fill('1');
  await quiz.getByRole('button', { name: 'Add', exact: true }).click();
  await quiz.waitFor({ state: 'detached' });

  // By keys: the quiz goes first, and back again.
  const grip = tutor.getByRole('button', { name: /^Move Check-up/ });
  await grip.focus();
  await grip.press('ArrowUp');
  await tutor.getByText('Moved to place 1 of 2').waitFor();
  await expect.poll(() => tutor.getByRole('listitem').first().textContent()).toContain('Check-up');
  await tutor.getByRole('button', { name: /^Move Check-up/ }).press('ArrowDown');
  await expect.poll(() => tutor.getByRole('listitem').first().textContent()).toContain('Two words');

  await tutor.getByRole('button', { name: 'Publish', exact: true }).click();
  await tutor.getByRole('button', { name: 'Publish lesson' }).click();
  await tutor.getByText('Your lesson is published').waitFor();

  const { page: child, faults } = await openPage(browser, 'phone');
  await logIn(child, mei);
  await child.waitForURL('**/pages/dashboard-student');
  await child.goto('/pages/lessons');
  await child.getByRole('link', { name: `Start: ${name}` }).click();
  await child.getByText('Part 1 of 2').waitFor();
  await child.getByRole('button', { name: /^numerator/ }).click();
  await child.getByText('The top number.').waitFor();
  await child.getByRole('button', { name: 'I know it' }).click();
  await child.getByRole('button', { name: 'Start the quiz' }).click();
  await child.getByText('Question 1 of 1').waitFor();
  await fillAnswer(child, mei, true);
  await child.getByRole('button', { name: 'Check my answer' }).click();
  await child.getByRole('button', { name: 'See how it went' }).click();
  await child.getByRole('heading', { name: 'Quiz done!' }).waitFor();
  await child.getByRole('button', { name: 'Back to the lesson' }).first().click();
  await child.getByRole('heading', { name: 'Lesson done!' }).waitFor();
  await child.getByRole('button', { name: 'I’ve got it' }).click();
  await child.getByRole('button', { name: 'Back to lessons' }).click();
  await child.getByRole('link', { name: `Watch again: ${name}` }).waitFor();
  await child.goto('/profile/coins');
  await child.getByText(name).waitFor();

  await tutor.goto('/pages/tutor/lessons/lessons-folder');
  const tile = tutor.getByRole('region', { name });
  await tile.getByText(/^1 of \d+ finished/).waitFor();
  expect([...faults, ...tutorFaults]).toEqual([]);
});
