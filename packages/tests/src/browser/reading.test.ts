/** A passage and its questions: it stays where the child has scrolled it, beside them or one tap away. */
import { createLesson, createSections, publishLesson } from '@comet/contract/lessons';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask, enter } from '../support/person.ts';
import { pg } from '../support/pg.ts';
import { makeStudents, studentPassword } from '../support/students.ts';
import { fillAnswer } from './answers.ts';
import { openBrowser } from './chromium.ts';
import { openExam } from './exam-steps.ts';
import { demoPassword, expectGoodScreen, logIn, openPage, positionOf } from './pages.ts';
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

/** Reading fiction in year 5, and its second sub-topic, inference. */
const [chapterId, subTopicId] = [2507, 250702];
const scrolledTo = 70;

/** A child of year 5 whose reading chapter is open, at the first question of its test. */
async function openTest(size: 'phone' | 'laptop'): Promise<{ page: Page; userName: string; faults: string[] }> {
  const [userName = ''] = await makeStudents(client, 1);
  await client.query(
    `insert into chapter_openings (student_id, chapter_id, opened_at) select user_id, $2, now() from users where user_name = $1`,
    [userName, chapterId],
  );
  const { page, faults } = await openPage(browser, size);
  await logIn(page, userName, { password: studentPassword });
  await page.waitForURL('**/pages/dashboard-student');
  await page.goto(`/quiz/english?chapter=${chapterId}&subTopic=${subTopicId}`);
  await positionOf(page).waitFor();
  return { page, userName, faults };
}

const passage = (page: Page): Locator => page.getByRole('region', { name: 'The passage' });
const main = (page: Page): Locator =>
  page.getByRole('button', { name: /^(Check my answer|Next question|Back to the question)$/ });
const scrollTop = (of: Locator): Promise<number> => of.evaluate((element) => element.scrollTop);
const scroll = (of: Locator): Promise<void> =>
  of.evaluate((element, top) => element.scrollTo({ top, behavior: 'instant' }), scrolledTo);

async function answerAndGoOn(page: Page, userName: string, position: number): Promise<void> {
  await fillAnswer(page, userName, true);
  await page.getByRole('button', { name: 'Check my answer' }).click();
  await page.getByRole('button', { name: 'Next question' }).click();
  await page
    .getByText(`Question ${position + 1} of 10`)
    .filter({ visible: true })
    .waitFor();
}

describe('a passage and its questions', () => {
  test('stand side by side on a laptop; the passage is the same and stays scrolled, and the foot stays put', async () => {
    const { page, userName, faults } = await openTest('laptop');
    await expect.poll(() => passage(page).isVisible()).toBe(true);
    await expectGoodScreen(page);
    await scroll(passage(page));
    const foot = await main(page).boundingBox();
    const shown = await passage(page).elementHandle();
    const [words, box] = [await passage(page).textContent(), await passage(page).boundingBox()];
    for (const position of [1, 2, 3]) {
      await answerAndGoOn(page, userName, position);
      expect(await passage(page).textContent()).toBe(words);
      expect(await passage(page).boundingBox()).toEqual(box);
      expect(await scrollTop(passage(page))).toBe(scrolledTo);
      expect(await main(page).boundingBox()).toEqual(foot);
      const isSame = await shown?.evaluate((element) => element.isConnected);
      expect(isSame).toBe(true);
    }
    expect(faults).toEqual([]);
  });

  test('are one tap apart on a phone, and the passage opens where it was left', async () => {
    const { page, userName, faults } = await openTest('phone');
    const open = page.getByRole('button', { name: 'Read the passage' });
    expect(await passage(page).isVisible()).toBe(false);
    await expectGoodScreen(page);
    const foot = await main(page).boundingBox();
    await open.click();
    await expect.poll(() => passage(page).isVisible()).toBe(true);
    await expectGoodScreen(page);
    await scroll(passage(page));
    expect(await main(page).boundingBox()).toEqual(foot);
    await main(page).click();
    expect(await passage(page).isVisible()).toBe(false);
    await answerAndGoOn(page, userName, 1);
    await open.filter({ visible: true }).click();
    await expect.poll(() => scrollTop(passage(page))).toBe(scrolledTo);
    expect(faults).toEqual([]);
  });
});

test('an exam keeps its passage beside the questions', async () => {
  const { baseUrl } = home();
  const tutor = await enter(baseUrl, 'demo-tutor', demoPassword);
  const { rows } = await client.query<{ id: string }>(`select id from classrooms where name = 'Comets: Year 5 Math'`);
  const classRoomId = Number(rows[0]?.id);
  const form = {
    lessonName: 'A text and its questions',
    pictureUrl: 'drawn:english',
    subject: 'english',
    classRoomId,
    type: 'exam',
  } as const;
  const made = await ask(baseUrl, createLesson, { body: form }, tutor);
  const lessonId = made.body?.id ?? 0;
  const part = { kind: 'quiz', year: 5, topic: chapterId, subTopic: subTopicId, name: 'Text' } as const;
  const data = [{ ...part, numberOfQuestions: 8 }];
  await ask(baseUrl, createSections, { body: { lessonId, questionFor: 'exam', data } }, tutor);
  const body = { when: 'now' as const, classroomIds: [classRoomId] };
  await ask(baseUrl, publishLesson, { params: { id: lessonId }, body }, tutor);
  const { page, faults } = await openPage(browser, 'laptop');
  await openExam(page, 'demo-student', `Open: ${form.lessonName}`);
  await page.getByRole('button', { name: 'Start the exam' }).click();
  await passage(page).waitFor();
  await scroll(passage(page));
  await page.getByRole('button', { name: 'Next question' }).click();
  await page.getByRole('region', { name: 'Question 2', exact: true }).waitFor();
  expect(await scrollTop(passage(page))).toBe(scrolledTo);
  await expectGoodScreen(page);
  expect(faults).toEqual([]);
});
