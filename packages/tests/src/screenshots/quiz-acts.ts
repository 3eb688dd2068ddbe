/** What is done in a test before it is looked at: begun, answered, finished. */

import { getSubTopicQuestion } from '@comet/contract/missions';
import type { Page, Response } from 'playwright-core';
import { enter } from '../support/person.ts';
import { pg } from '../support/pg.ts';
import { passSubTopics, workFinalTest } from '../support/right-answers.ts';
import { fillIn, readAsked } from '../support/waiting-question.ts';
import { newPeople } from './new-people.ts';

/** The first chapter of year 5 in non-verbal reasoning, and how many questions its final test has. */
const chapter = { chapterId: 4501, path: '/pages/missions?subject=4&year=5&chapter=4501', questionCount: 20 };

/** The question that an answer of the server brings, if it brings one. */
async function questionIn(response: Response): Promise<number | undefined> {
  const state: unknown = await response.json().catch(() => undefined);
  const { data } = getSubTopicQuestion.answer.safeParse(state);
  return data?.status === 'PROCCESS' ? data.current.questionId : undefined;
}

/** Presses the button and gives the question that appears. */
async function open(page: Page, button: RegExp): Promise<number> {
  const coming = page.waitForResponse(async (response) => (await questionIn(response)) !== undefined);
  await page.getByRole('button', { name: button }).first().click();
  const questionId = await questionIn(await coming);
  if (questionId === undefined) throw new Error('no question came');
  await page.getByText(/^Question \d+ of \d+$/).waitFor();
  return questionId;
}

const anyTest = /^(Begin|Continue|Try again): /;

export async function begin(page: Page): Promise<void> {
  await open(page, anyTest);
}

async function answer(page: Page, databaseUrl: string, questionId: number, isRight: boolean): Promise<void> {
  await fillIn(page, await readAsked(databaseUrl, questionId), isRight);
  await page.getByRole('button', { name: 'Check my answer' }).click();
  await page.getByRole('region', { name: 'What your answer was' }).waitFor();
}

/** The demo's child has answered one question. */
export const answered =
  (isRight: boolean) =>
  async (page: Page, databaseUrl: string): Promise<void> => {
    await answer(page, databaseUrl, await open(page, anyTest), isRight);
  };

/** A practice with a clock, set by the child and begun. */
export async function beginPractice(page: Page): Promise<void> {
  await page.getByLabel('Set Name').fill('Warm up for Monday');
  await page.getByRole('radio', { name: '30 min' }).check({ force: true });
  await page.getByRole('button', { name: 'Set Custom Practice' }).click();
  await begin(page);
}

/** A chapter's final test is done, all but the last question rightly: a badge, and one mistake to look at. */
export async function finished(page: Page, databaseUrl: string): Promise<void> {
  const baseUrl = new URL(page.url()).origin;
  const accessToken = await enter(baseUrl, newPeople.winner, 'demo-pass');
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ is_open: boolean }>(
      `select exists (select from attempts a join users u on u.user_id = a.student_id
        where u.user_name = $1 and a.kind = 'final_test') as is_open`,
      [newPeople.winner],
    );
    const knower = { baseUrl, accessToken, client };
    if (rows[0]?.is_open !== true) await passSubTopics(knower, chapter.chapterId, 0);
    await workFinalTest(knower, chapter.chapterId, chapter.questionCount);
  } finally {
    await client.end();
  }
  await page.goto(chapter.path);
  await answer(page, databaseUrl, await open(page, /^Continue: Final test$/), false);
  await page.getByRole('button', { name: 'See how it went' }).click();
  await page.getByRole('region', { name: 'How it went' }).waitFor();
}
