/** What children do in games, story by story. */
import type { GivenAnswer } from '@comet/contract/question';
import { answerFor } from '@comet/server/demo/demo.store';
import type { Page } from 'playwright-core';
import { giveCoins } from '../support/coins.ts';
import { withClient } from '../support/pg.ts';
import { makeStudents, studentPassword } from '../support/students.ts';
import { readInGame } from '../support/waiting-question.ts';
import { logIn } from './pages.ts';
import { home } from './test-server.ts';

/** A child of the story's own, with coins for power-ups, logged in. Gives the user name. */
export async function enterAsPlayer(page: Page): Promise<string> {
  const [userName = ''] = await withClient(home().databaseUrl, (client) => makeStudents(client, 1));
  await giveCoins(home().databaseUrl, userName, 300);
  await logIn(page, userName, { password: studentPassword });
  await page.waitForURL('**/pages/dashboard-student');
  return userName;
}

/** The right answer to the question that waits in this child's game, or a wrong one. */
const answerOf = async (userName: string, isRight: boolean): Promise<GivenAnswer> =>
  answerFor(await readInGame(home().databaseUrl, userName), isRight);

export async function optionOf(userName: string, isRight: boolean): Promise<number> {
  const given = await answerOf(userName, isRight);
  if (given.type !== 'multipleChoice') throw new Error(given.type);
  return given.option;
}

export async function textOf(userName: string, isRight: boolean): Promise<string> {
  const given = await answerOf(userName, isRight);
  if (given.type !== 'writeAnswer') throw new Error(given.type);
  return given.text;
}

export const isAsked = (page: Page, position: number) =>
  page.getByRole('region', { name: `Question ${position}` }).waitFor();
/** By place, also where an eraser has hidden some. */
export const answers = (page: Page) =>
  page.getByRole('group', { name: 'Answers' }).getByRole('button', { includeHidden: true });
export const isSummed = (page: Page) => page.waitForURL(/\/challenge-summary\/\d+$/);
export const powerUps = (page: Page) => page.getByRole('group', { name: 'Power-ups', exact: true });
/** By how its name begins: an eraser is no super eraser. */
export const powerUp = (page: Page, name: string) =>
  powerUps(page).getByRole('button', { name: new RegExp(`^${name}`) });
/** What the child is told after using a power-up. */
export const isSaid = (page: Page, text: string) => page.getByRole('status').getByText(text).waitFor();

export type Push = (page: Page, name: string) => Promise<void>;

/** Packs these three and no others. */
export async function pack(page: Page, names: readonly string[], push: Push): Promise<void> {
  const bag = page.getByRole('group', { name: 'Power-ups to pack' });
  await bag.waitFor();
  const packed = bag.getByRole('button', { pressed: true });
  while ((await packed.count()) > 0) await packed.first().click();
  for (const name of names) await push(page, name);
  await packed.nth(names.length - 1).waitFor();
}
