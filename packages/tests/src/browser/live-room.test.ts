import { fileURLToPath } from 'node:url';
import { createLiveLesson, registerForLiveLesson } from '@comet/contract/live-lessons';
import { wallTime } from '@comet/domain/live-lessons/lesson-time';
import { minutes } from '@comet/domain/time';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask, enter } from '../support/person.ts';
import { type Asked, fillIn, readItem } from '../support/waiting-question.ts';
import { openBrowser } from './chromium.ts';
import { openConnection } from './connection.ts';
import { demoPassword, expectGoodScreen, logIn, openPage } from './pages.ts';
import { home } from './test-server.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser(['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']);
});
afterAll(() => browser.close());

const timezone = 'Europe/London';
/** A real PDF. */
const slides = fileURLToPath(new URL('../../../server/src/demo/films/mirrors.pdf', import.meta.url));

/** A lesson that is on, with both children registered. */
async function planLesson(name: string): Promise<number> {
  const base = home().baseUrl;
  const tutor = await enter(base, 'demo-tutor', demoPassword);
  const startTime = wallTime(new Date(Date.now() + minutes(5)), timezone);
  const body = { name, subject: 'math', audience: 'everyone', startTime, timezone, durationMs: minutes(60) } as const;
  const planned = await ask(base, createLiveLesson, { body }, tutor);
  if (planned.body === undefined) throw new Error(planned.refusal);
  const { liveLessonId } = planned.body;
  for (const child of ['demo-student', 'demo-aisha']) {
    const sent = { body: { liveLessonId } };
    const registered = await ask(base, registerForLiveLesson, sent, await enter(base, child, demoPassword));
    if (registered.body === undefined) throw new Error(registered.refusal);
  }
  return liveLessonId;
}

async function goIn(page: Page, login: string, liveLessonId: number): Promise<void> {
  await logIn(page, login);
  await page.waitForURL(/dashboard|classes/);
  await page.goto(`/live-lessons/${liveLessonId}/room`);
  await page.getByRole('button', { name: 'Go in' }).click();
}

/** Whether the tutor's picture moves: frames arrive, and go on arriving. After a lost connection they are counted anew. */
async function expectMovingPicture(page: Page): Promise<void> {
  const frames = () =>
    page.evaluate<number>(
      `document.querySelector('video[aria-label$="camera"]')?.getVideoPlaybackQuality().totalVideoFrames ?? 0`,
    );
  let [seen, moves] = [0, 0];
  const countMoves = async () => {
    const now = await frames();
    if (now > seen) moves++;
    seen = now;
    return moves;
  };
  await expect.poll(countMoves).toBeGreaterThan(3);
}

/** How many of the sounds of a page carry packets now. */
const soundsOf = (page: Page): Promise<number> =>
  page.evaluate<number>(
    `[...document.querySelectorAll('audio')].filter(
      ({ srcObject }) => srcObject?.getTracks().some(({ muted }) => !muted)).length`,
  );

/** The tutor asks everybody the first question of the first subtopic. */
async function askEveryone(tutor: Page): Promise<Asked> {
  await tutor.getByRole('button', { name: 'Ask everyone' }).click();
  const dialog = tutor.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Topic', exact: true }).click();
  await tutor.getByRole('option').filter({ visible: true }).first().click();
  await dialog.getByRole('combobox', { name: 'Subtopic' }).click();
  const listed = tutor.waitForResponse(/question-bank/);
  await tutor.getByRole('option').filter({ visible: true }).first().click();
  const [first] = await (await listed).json();
  await dialog.getByRole('button', { name: 'Use question 1', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  return readItem(home().databaseUrl, Number(first.itemId));
}

test('a tutor teaches two children: they see and hear, one speaks when called, one loses the network, one is removed', {
  timeout: 240_000,
}, async () => {
  const liveLessonId = await planLesson(`Fractions live ${Date.now()}`);
  const connection = await openConnection();
  const { page: tutor, faults: tutorFaults } = await openPage(browser);
  const { page: zoe, faults: zoeFaults } = await openPage(browser, 'phone');
  const { page: aisha } = await openPage(browser, 'tablet', { baseURL: connection.baseURL });

  await goIn(tutor, 'demo-tutor', liveLessonId);
  await tutor.getByText('Nobody’s here yet.').waitFor();
  await tutor.getByRole('button', { name: 'Camera', exact: true }).click();
  await tutor.getByRole('button', { name: 'Microphone', exact: true }).click();

  await goIn(zoe, 'demo-student', liveLessonId);
  await zoe.getByText('Your tutor will let you in soon.').waitFor();
  await tutor.getByRole('button', { name: 'Let Zoe in' }).click();
  await expectMovingPicture(zoe);
  await tutor.getByRole('button', { name: 'Let everyone in' }).click();
  await goIn(aisha, 'demo-aisha', liveLessonId);
  await expectMovingPicture(aisha);
  await expect.poll(() => soundsOf(aisha)).toBe(1);

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
  await zoe.getByLabel('Only your tutor sees this').fill('I have got it');
  await zoe.getByRole('button', { name: 'Send' }).click();
  await tutor.getByText('I have got it').waitFor();
  await tutor.getByRole('button', { name: 'Mute all' }).click();
  await zoe.getByRole('button', { name: 'Raise your hand' }).waitFor();
  const box = await tutor.getByLabel(/^Whiteboard/).boundingBox();
  if (box === null) throw new Error('there is no board');
  await tutor.mouse.move(box.x + box.width / 4, box.y + box.height / 4);
  await tutor.mouse.down();
  await tutor.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 8 });
  await tutor.mouse.up();
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
  const asked = await askEveryone(tutor);
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

  await connection.lose(aisha.context());
  await aisha.getByText('We’ve lost the room.').waitFor();
  await connection.restore(aisha.context());
  await aisha.getByText('We’ve lost the room.').waitFor({ state: 'detached' });
  await aisha.getByLabel('Whiteboard with 1 lines').waitFor();
  await expectMovingPicture(aisha);

  await tutor.getByRole('button', { name: 'Remove Zoe' }).click();
  await tutor.getByRole('alertdialog').getByRole('button', { name: 'Remove Zoe' }).click();
  await zoe.getByText('Your tutor has asked you to leave this lesson.').waitFor();
  await zoe.reload();
  await zoe.getByText('Your tutor has asked you to leave this lesson').waitFor();

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
