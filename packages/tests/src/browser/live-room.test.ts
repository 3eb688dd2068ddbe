import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  askEveryone,
  drawLine,
  fakeDevices,
  goIn,
  planLesson,
  saveRecording,
  seeMovingPicture,
  soundsOf,
  until,
} from '../support/live-lesson.ts';
import { fillIn } from '../support/waiting-question.ts';
import { openBrowser } from './chromium.ts';
import { openConnection } from './connection.ts';
import { expectGoodScreen, logIn, openPage } from './pages.ts';
import { home } from './test-server.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser(fakeDevices);
});
afterAll(() => browser.close());

/** A real PDF. */
const slides = fileURLToPath(new URL('../../../server/src/demo/films/mirrors.pdf', import.meta.url));

async function logInAndGoIn(page: Page, login: string, liveLessonId: number): Promise<void> {
  await logIn(page, login);
  await page.waitForURL(/dashboard|classes/);
  await goIn(page, liveLessonId);
}

test('a tutor teaches two children: they see and hear, one speaks when called, one loses the network, one is removed', {
  timeout: 240_000,
}, async () => {
  const lessonName = `Fractions live ${Date.now()}`;
  const liveLessonId = await planLesson(home().baseUrl, lessonName, ['demo-student', 'demo-aisha']);
  const connection = await openConnection();
  const { page: tutor, faults: tutorFaults } = await openPage(browser);
  const { page: zoe, faults: zoeFaults } = await openPage(browser, 'phone');
  const { page: aisha } = await openPage(browser, 'tablet', { baseURL: connection.baseURL });

  await logInAndGoIn(tutor, 'demo-tutor', liveLessonId);
  await tutor.getByText('Nobody’s here yet.').waitFor();
  await tutor.getByRole('button', { name: 'Camera', exact: true }).click();
  await tutor.getByRole('button', { name: 'Microphone', exact: true }).click();

  await logInAndGoIn(zoe, 'demo-student', liveLessonId);
  await zoe.getByText('Your tutor will let you in soon.').waitFor();
  await tutor.getByRole('button', { name: 'Let Zoe in' }).click();
  await seeMovingPicture(zoe);
  await tutor.getByRole('button', { name: 'Let everyone in' }).click();
  await logInAndGoIn(aisha, 'demo-aisha', liveLessonId);
  await seeMovingPicture(aisha);
  await expect.poll(() => soundsOf(aisha)).toBe(1);

  // Everybody sees that it is recorded, and whose voice is in.
  await tutor.getByRole('button', { name: 'Record', exact: true }).click();
  await tutor.getByText('Recording you, no children').waitFor();
  await aisha.getByText('Recording. Your voice isn’t in it.').waitFor();

  // One hand, one call; the microphone opens only when the child says so.
  await zoe.getByRole('button', { name: 'Raise your hand' }).click();
  await tutor.getByText('Hand up, next').waitFor();
  await tutor.getByRole('button', { name: 'Call on Zoe' }).click();
  await zoe.getByText('Your turn, Zoe!').waitFor();
  await zoe.getByRole('button', { name: 'Speak' }).click();
  await aisha.getByText('Zoe is speaking').waitFor();
  await expect.poll(() => soundsOf(aisha)).toBe(2);
  await expect.poll(() => soundsOf(tutor)).toBe(1);

  // What is written goes to the tutor alone; what is drawn is on every board.
  await zoe.getByRole('button', { name: 'Messages' }).click();
  await zoe.getByLabel('Only your tutor sees this').fill('I have got it');
  await zoe.getByRole('button', { name: 'Send' }).click();
  await tutor.getByRole('tab', { name: 'Messages 1 new' }).click();
  await tutor.getByText('I have got it').waitFor();
  await tutor.getByRole('tab', { name: /^Class/ }).click();
  await tutor.getByRole('button', { name: 'Mute all' }).click();
  await zoe.getByRole('button', { name: 'Raise your hand' }).waitFor();
  await drawLine(tutor);
  await aisha.getByLabel('Whiteboard with 1 lines').waitFor();
  await tutor.getByLabel('Caption for everyone').fill('Halves and quarters');
  await tutor.getByRole('button', { name: 'Show', exact: true }).click();
  await aisha.getByText('Halves and quarters').waitFor();
  await tutor.getByRole('button', { name: '5 min' }).click();
  await zoe.getByRole('timer').waitFor();
  expect(await aisha.getByText('I have got it').count()).toBe(0);
  for (const page of [tutor, zoe, aisha]) await expectGoodScreen(page);

  // Slides lie under the board, and each page has lines of its own.
  await tutor.getByRole('button', { name: 'Show slides' }).click();
  await tutor.getByRole('dialog').locator('input[type=file]').setInputFiles(slides);
  await tutor.getByRole('dialog').waitFor({ state: 'detached' });
  await tutor.getByText(/^Slide 1 of \d+$/).waitFor();
  await aisha.getByLabel('Whiteboard, empty').waitFor();
  await aisha
    .getByText(/mirror/i)
    .first()
    .waitFor({ state: 'attached' });
  for (const page of [tutor, zoe]) await expectGoodScreen(page);
  await tutor.getByRole('button', { name: 'Back to the board' }).click();
  await aisha.getByLabel('Whiteboard with 1 lines').waitFor();

  // Everybody answers in secret; all is shown at once.
  const asked = await askEveryone(tutor, home().databaseUrl);
  await zoe.getByRole('heading', { name: 'A question for everyone' }).waitFor();
  await fillIn(zoe, asked, false);
  await zoe.getByRole('button', { name: 'Send my answer' }).click();
  await zoe.getByText('Your answer is in.').waitFor();
  await tutor.getByText('1 of 2 answers are in').waitFor();
  await fillIn(aisha, asked, true);
  await aisha.getByRole('button', { name: 'Send my answer' }).press('Enter');
  await tutor.getByText('2 of 2 answers are in').waitFor();
  await tutor.getByRole('list', { name: 'Answers' }).getByText('Zoe').waitFor();
  for (const page of [tutor, zoe, aisha]) await expectGoodScreen(page);
  expect(await aisha.getByText('You got it right!').count()).toBe(0);
  await tutor.getByRole('button', { name: 'Show the answer' }).click();
  await aisha.getByText('You got it right!').waitFor();
  await zoe.getByText('How it works').waitFor();
  await expectGoodScreen(zoe);
  await tutor.getByRole('button', { name: 'Done' }).click();
  await zoe.getByRole('heading', { name: 'The answer' }).waitFor({ state: 'detached' });

  // A page that is lost goes on recording when it's back; nothing of before is lost.
  await tutor.reload();
  await tutor.getByRole('button', { name: 'Try my camera' }).click();
  await tutor.getByRole('button', { name: 'Go in' }).click();
  await tutor.getByText('Recording you, no children').waitFor();
  await tutor.getByRole('button', { name: 'Stop recording' }).click();
  await saveRecording(tutor);
  await expectGoodScreen(tutor);

  await connection.lose(aisha.context());
  await aisha.getByText('We’ve lost the room.').waitFor();
  await connection.restore(aisha.context());
  await aisha.getByText('We’ve lost the room.').waitFor({ state: 'detached' });
  await aisha.getByLabel('Whiteboard with 1 lines').waitFor();
  await seeMovingPicture(aisha);

  await tutor.getByRole('button', { name: 'Remove Zoe' }).click();
  await tutor.getByRole('alertdialog').getByRole('button', { name: 'Remove Zoe' }).click();
  await zoe.getByText('Your tutor has asked you to leave this lesson.').waitFor();
  await zoe.reload();
  await zoe.getByText('Your tutor has asked you to leave this lesson').waitFor();

  // The film is there, with its chapters and what the board showed.
  const { page: mei } = await openPage(browser, 'laptop');
  await logIn(mei, 'demo-mei');
  await mei.waitForURL(/dashboard/);
  await mei.goto('/pages/live-lessons?show=recordings');
  await mei.getByRole('button', { name: `Watch: ${lessonName}` }).click();
  const film = mei.getByRole('dialog');
  await film.getByRole('button', { name: /^Question 1 · / }).click();
  await film.getByRole('region', { name: 'Question 1' }).waitFor();
  await film.getByLabel('Whiteboard with 1 lines').waitFor();
  await expectGoodScreen(mei);
  await film.getByRole('button', { name: /^Slide 1 · / }).click();
  await film.getByLabel('Whiteboard, empty').waitFor();
  await film.getByRole('button', { name: 'Play' }).click();
  await until(() => mei.evaluate<boolean>(`document.querySelector('video').currentTime > 1`));

  // How long they were there is for the tutor and their parents.
  await tutor.goto(`/pages/tutor/live-lessons/edit/${liveLessonId}`);
  await tutor
    .getByRole('region', { name: 'Attendance' })
    .getByText(/^Zoe was there for \d+ minute/)
    .waitFor();
  const { page: parent } = await openPage(browser, 'phone');
  await logIn(parent, 'demo-parent');
  await parent.waitForURL('**/dashboard/parent');
  await parent.goto('/pages/live-lessons?show=past');
  await parent
    .getByText(/^Zoe was there for \d+ minute/)
    .first()
    .waitFor();
  await expectGoodScreen(parent);
  expect(tutorFaults).toEqual([]);
  // The browser writes down that the last call was refused.
  expect(zoeFaults.filter((fault) => !fault.includes('409'))).toEqual([]);
});
