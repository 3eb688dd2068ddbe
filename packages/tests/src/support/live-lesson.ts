/** A live lesson as people hold it in a browser: planned, gone into, watched, asked in. */
import { setTimeout as wait } from 'node:timers/promises';
import { createLiveLesson, registerForLiveLesson } from '@comet/contract/live-lessons';
import { wallTime } from '@comet/domain/live-lessons/lesson-time';
import { minutes } from '@comet/domain/time';
import type { Page } from 'playwright-core';
import { ask, enter } from './person.ts';
import { type Asked, readItem } from './waiting-question.ts';

const password = 'demo-pass';
const timezone = 'Europe/London';

/**
 * Chromium makes up a camera and a microphone, and asks nobody. Five pictures a second, as all browsers of a class share this machine's
 * processor and decode without a graphics card; each of a real class has one of its own.
 */
export const fakeDevices = ['--use-fake-device-for-media-stream=fps=5', '--use-fake-ui-for-media-stream'];

/** A lesson of the demo's tutor that is on, with these children registered. */
export async function planLesson(baseUrl: string, name: string, children: readonly string[]): Promise<number> {
  const tutor = await enter(baseUrl, 'demo-tutor', password);
  const startTime = wallTime(new Date(Date.now() + minutes(5)), timezone);
  const body = { name, subject: 'math', audience: 'everyone', startTime, timezone, durationMs: minutes(60) } as const;
  const planned = await ask(baseUrl, createLiveLesson, { body }, tutor);
  if (planned.body === undefined) throw new Error(planned.refusal);
  const { liveLessonId } = planned.body;
  for (const child of children) {
    const sent = { body: { liveLessonId } };
    const registered = await ask(baseUrl, registerForLiveLesson, sent, await enter(baseUrl, child, password));
    if (registered.body === undefined) throw new Error(registered.refusal);
  }
  return liveLessonId;
}

/** From the page of the room, where somebody is logged in already. */
export async function goIn(page: Page, liveLessonId: number): Promise<void> {
  await page.goto(`/live-lessons/${liveLessonId}/room`);
  await page.getByRole('button', { name: 'Go in' }).click();
}

const frames = `(document.querySelector('video[aria-label$="camera"]')?.getVideoPlaybackQuality().totalVideoFrames ?? 0)`;

const lookEveryMs = 20;
const giveUpAfterMs = 60_000;

/** Asked from here, as a page lets nobody evaluate text in it. */
export async function until(isSo: () => Promise<boolean>): Promise<void> {
  const giveUpAt = performance.now() + giveUpAfterMs;
  while (!(await isSo())) {
    if (performance.now() > giveUpAt) throw new Error('waited a minute in vain');
    await wait(lookEveryMs);
  }
}

/** Until the tutor's first picture is here. */
export const seePicture = (page: Page): Promise<void> => until(async () => (await page.evaluate<number>(frames)) > 0);

/** Until pictures go on arriving, also where they were counted from the beginning again. */
export async function seeMovingPicture(page: Page): Promise<void> {
  let [seen, moves] = [0, 0];
  await until(async () => {
    const now = await page.evaluate<number>(frames);
    if (now > seen) moves++;
    seen = now;
    return moves > 3;
  });
}

/** How many of the sounds of a page carry packets now. */
export const soundsOf = (page: Page): Promise<number> =>
  page.evaluate<number>(
    `[...document.querySelectorAll('audio')].filter(
      ({ srcObject }) => srcObject?.getTracks().some(({ muted }) => !muted)).length`,
  );

/** The tutor draws a line on the board. */
export async function drawLine(tutor: Page): Promise<void> {
  const box = await tutor.getByLabel(/^Whiteboard/).boundingBox();
  if (box === null) throw new Error('there is no board');
  await tutor.mouse.move(box.x + box.width / 4, box.y + box.height / 4);
  await tutor.mouse.down();
  await tutor.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 8 });
  await tutor.mouse.up();
}

/** The tutor asks everybody the first question of the first subtopic. */
export async function askEveryone(tutor: Page, databaseUrl: string): Promise<Asked> {
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
  return readItem(databaseUrl, Number(first.itemId));
}

/** The tutor saves what was just recorded, from wherever it is listed. */
export async function saveRecording(tutor: Page): Promise<void> {
  const unsaved = tutor.getByRole('region', { name: 'Recordings that aren’t saved yet' });
  await unsaved.getByRole('button', { name: 'Save recording' }).click();
  await unsaved.getByText('Families can watch it now.').waitFor({ timeout: 60_000 });
}
