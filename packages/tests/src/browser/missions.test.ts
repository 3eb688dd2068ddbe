import { listChapters } from '@comet/contract/missions';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask, enter } from '../support/person.ts';
import { pg } from '../support/pg.ts';
import { passSubTopics } from '../support/right-answers.ts';
import { makeStudents, studentPassword } from '../support/students.ts';
import { fillAnswer } from './answers.ts';
import { openBrowser } from './chromium.ts';
import { answerByKeys, tabTo } from './keyboard.ts';
import { logIn, openPage, textOf } from './pages.ts';
import { home } from './test-server.ts';

let browser: Browser;
let client: pg.Client;
beforeAll(async () => {
  browser = await openBrowser();
  client = new pg.Client({ connectionString: home().databaseUrl });
  await client.connect();
});
afterAll(async () => {
  await browser.close();
  await client.end();
});

const nonVerbal = { subjectId: 4, year: 5 };
const answerTimeoutMs = 300_000;

/**
 * Notes of each celebration how long its animations are to take, and of one that is tapped in how many frames it is gone. A
 * busy machine draws late, so the clock on the wall would measure the machine.
 */
const watchCelebrations = `
window.celebrations = [];
const seen = new Set();
new MutationObserver(() => {
  for (const shown of document.querySelectorAll('[aria-label="Skip the celebration"]')) {
    if (seen.has(shown)) continue;
    seen.add(shown);
    const ends = shown.getAnimations({ subtree: true }).map(({ effect }) => effect.getComputedTiming().endTime);
    const celebration = { plannedMs: Math.max(0, ...ends), frames: 0 };
    window.celebrations.push(celebration);
    if (!window.tapImmediately) continue;
    shown.click();
    const count = () => {
      if (!shown.isConnected) return;
      celebration.frames += 1;
      requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
  }
}).observe(document, { subtree: true, childList: true })`;

interface WatchedCelebration {
  readonly plannedMs: number;
  readonly frames: number;
}

/** A child of year 5 with all but the last test of the first non-verbal chapter behind it. */
async function makeStudent() {
  const [userName = ''] = await makeStudents(client, 1);
  const baseUrl = home().baseUrl;
  const accessToken = await enter(baseUrl, userName, studentPassword);
  const chapters = await ask(baseUrl, listChapters, { query: nonVerbal }, accessToken);
  const [first, second] = chapters.body ?? [];
  if (first === undefined || second === undefined) throw new Error('there are no two chapters');
  const [last = ''] = await passSubTopics({ baseUrl, accessToken, client }, first.id, 1);
  return { userName, first, second, last };
}

/** Answers a test from its first question to its end; the questions at `wrong` wrongly. */
async function answerWholeTest(page: Page, userName: string, wrong: readonly number[]): Promise<void> {
  const many = Number((await textOf(page.getByText(/^Question 1 of \d+$/))).split(' ').at(-1));
  for (let question = 1; question <= many; question++) {
    await page.getByText(`Question ${question} of ${many}`).waitFor();
    await fillAnswer(page, userName, !wrong.includes(question));
    await page.getByRole('button', { name: 'Check my answer' }).click();
    await page.getByRole('button', { name: /Next question|See how it went/ }).click();
  }
}

describe('a student finishes a chapter', () => {
  test('up to the badge, partly by keyboard alone and with motion reduced, and the next chapter opens', {
    timeout: answerTimeoutMs,
  }, async () => {
    const { userName, first, second, last } = await makeStudent();
    const { page, faults } = await openPage(browser, 'laptop', { reducedMotion: 'reduce' });
    await logIn(page, userName);
    await page.waitForURL('**/pages/dashboard-student');

    await page.goto(`/pages/missions?subject=4&year=5&chapter=${second.id}`);
    await page.getByText('This chapter is still closed.').waitFor();
    await page.getByRole('button', { name: `Unlock it: ${second.title}` }).waitFor();
    await page.getByRole('button', { name: `Take me there: Win a badge in ${first.title}` }).click();
    await page.getByRole('heading', { level: 2, name: first.title }).waitFor();
    const gate = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Final test' }) });
    await gate.getByText('Opens when every test of the chapter is passed.').waitFor();

    // From here to the end of the sub-topic's test nobody touches the mouse.
    const flyOn = page.getByRole('button', { name: `Fly on: ${last}` });
    await tabTo(page, flyOn);
    await page.keyboard.press('Enter');
    for (let question = 1; question <= 10; question++) {
      await page.getByText(`Question ${question} of 10`).waitFor();
      await answerByKeys(page, userName);
      await page.keyboard.press('Enter');
    }
    await page.getByRole('heading', { level: 1, name: 'Every single one!' }).waitFor();
    // Motion is reduced: nothing flies over the screen.
    expect(await page.getByRole('button', { name: 'Skip the celebration' }).count()).toBe(0);
    // The one main button is what is next, and it has the focus.
    await page.getByRole('button', { name: 'Fly on: Final test' }).waitFor();
    await page.keyboard.press('Enter');
    await answerWholeTest(page, userName, [2]);
    await page.getByRole('heading', { level: 1, name: /^A (silver|gold) badge!$/ }).waitFor();
    await page.getByText(`${second.title} is open now!`).waitFor();
    await page.getByText('One question was not right yet.').waitFor();
    await page.getByRole('button', { name: 'Look at it' }).click();
    await page.getByRole('region', { name: 'Question 2' }).waitFor();
    expect(await page.getByRole('region', { name: /^Question \d+$/ }).count()).toBe(1);

    await page.getByRole('button', { name: `Fly on: ${second.title}` }).click();
    await page.getByRole('heading', { level: 2, name: second.title }).waitFor();
    await page
      .getByRole('button', { name: /^Begin: / })
      .first()
      .waitFor();
    await page.getByRole('button', { name: new RegExp(`${first.title}.*badge`) }).waitFor();

    // What went wrong in the final test waits in the Revision Quest of its chapter.
    await page.getByRole('button', { name: `Chapter before: ${first.title}` }).click();
    await page.getByRole('button', { name: 'Fly on: Revision Quest' }).click();
    await answerWholeTest(page, userName, []);
    await page.getByRole('heading', { level: 1, name: 'Mistakes put right!' }).waitFor();

    for (const path of ['/pages/mission-control', '/pages/dashboard-student', '/quizzes/nonVerbalReasoning/5']) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
    }
    expect(faults).toEqual([]);
  });

  test('and the celebration is over within a second, or at once by a tap', { timeout: answerTimeoutMs }, async () => {
    const { userName, first, last } = await makeStudent();
    const { page } = await openPage(browser, 'phone', { reducedMotion: 'no-preference' });
    await page.addInitScript(watchCelebrations);
    await logIn(page, userName);
    await page.waitForURL('**/pages/dashboard-student');
    const watched = (): Promise<readonly WatchedCelebration[]> => page.evaluate('window.celebrations');
    for (const tapImmediately of [false, true]) {
      await page.goto(`/pages/missions?subject=4&year=5&chapter=${first.id}`);
      await page.evaluate(`window.tapImmediately = ${tapImmediately}`);
      await page.getByRole('button', { name: new RegExp(`^(Begin|Try again): ${last}`) }).click();
      await answerWholeTest(page, userName, []);
      await expect.poll(watched, { timeout: 10_000 }).not.toEqual([]);
      for (const { plannedMs } of await watched()) {
        expect(plannedMs).toBeGreaterThan(0);
        expect(plannedMs).toBeLessThanOrEqual(1000);
      }
      // A new rank is a celebration of its own.
      await expect.poll(() => page.getByRole('button', { name: 'Skip the celebration' }).count()).toBe(0);
      if (tapImmediately) for (const { frames } of await watched()) expect(frames).toBeLessThan(10);
    }
  });
});

test('a new child finds friendly beginnings, not empty tables', { timeout: answerTimeoutMs }, async () => {
  const [userName = ''] = await makeStudents(client, 1);
  const { page, faults } = await openPage(browser);
  await logIn(page, userName);
  await page.getByText('Your first badge waits at the end of a chapter.').waitFor();
  await page.getByRole('link', { name: 'Mission control' }).click();
  await page.getByText('Nothing yet. Your first ten questions make a good start.').waitFor();
  await page.getByText('No task is waiting. You are free to explore.').waitFor();
  await page.getByRole('link', { name: 'Quiz: English' }).click();
  await page.getByRole('heading', { level: 1, name: 'English quiz' }).waitFor();
  await page.getByRole('link', { name: 'Begin' }).click();
  await page.getByText('Question 1 of 10').waitFor();

  // A double click is one step: back is where the child came from.
  await page.goto('/pages/dashboard-student');
  await page.getByRole('button', { name: /^Fly on: / }).dblclick();
  await page.getByText(/^Question 1 of 10$/).waitFor();
  await page.goBack();
  await page.getByText('Your first badge waits at the end of a chapter.').waitFor();
  expect(faults).toEqual([]);
});
