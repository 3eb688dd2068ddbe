import { topics } from '@comet/questions/curriculum/curriculum';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { enter } from '../support/person.ts';
import { pg } from '../support/pg.ts';
import { passSubTopics } from '../support/right-answers.ts';
import { makeStudents, studentPassword } from '../support/students.ts';
import { openBrowser } from './chromium.ts';
import { logIn, openPage } from './pages.ts';
import { home } from './test-server.ts';

let browser: Browser;
let client: pg.Client;
beforeAll(async () => {
  browser = await openBrowser();
  client = new pg.Client({ connectionString: home().databaseUrl });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await browser.close();
});

const chapterId = 1501;
const firstNames = ['Ada', 'Ben'] as const;

/** A parent of two children in year 5, Ada and Ben; gives the three user names. */
async function makeFamily(): Promise<readonly [parent: string, ada: string, ben: string]> {
  const [ada = '', ben = ''] = await makeStudents(client, 2);
  const parent = `${ada}-parent`;
  await client.query(
    `insert into users (role, first_name, last_name, user_name, email, password_hash, created_at, updated_at)
      select 'parent', 'Made', 'Parent', $1, $1 || '@example.org', password_hash, now(), now() from users where user_name = $2`,
    [parent, ada],
  );
  for (const [place, userName] of [ada, ben].entries())
    await client.query(
      `update users set first_name = $3, parent_id = (select user_id from users where user_name = $1) where user_name = $2`,
      [parent, userName, firstNames[place]],
    );
  return [parent, ada, ben];
}

/** Passes the first test of the chapter: ten right answers. */
async function learn(userName: string): Promise<void> {
  const accessToken = await enter(home().baseUrl, userName, studentPassword);
  const tests = topics.find(({ topicId }) => topicId === chapterId)?.subTopics.length ?? 0;
  await passSubTopics({ baseUrl: home().baseUrl, accessToken, client }, chapterId, tests - 1);
}

const rows = (page: Page) =>
  page.getByRole('list', { name: 'Leaderboard' }).getByRole('listitem').filter({ hasText: 'points' });
const ownRow = (page: Page) => rows(page).filter({ hasText: '(you)' });
const othersRow = (page: Page) => rows(page).filter({ hasNotText: '(you)' });
const offText = 'Leagues are switched off. Your parent can switch them on.';

async function openLeague(userName: string) {
  const opened = await openPage(browser);
  await logIn(opened.page, userName, { password: studentPassword });
  await opened.page.getByRole('link', { name: 'League' }).click();
  await opened.page.getByText(offText).waitFor();
  return opened;
}

const leaguesSwitch = (page: Page, firstName: string) =>
  page.getByRole('region', { name: `Games and rewards for ${firstName}` }).getByRole('switch', { name: /^Leagues/ });

test('a parent switches leagues on, two children race on one leaderboard, and the parent switches them off', {
  timeout: 120_000,
}, async () => {
  // A second try begins without the children of the first.
  await client.query('update student_controls set has_leagues = false');
  const [parentName, adaName, benName] = await makeFamily();
  const ada = await openLeague(adaName);
  const ben = await openLeague(benName);
  await ada.page.getByRole('heading', { name: 'My own week' }).waitFor();
  await learn(adaName);
  await ada.page.getByText(/^[1-9]\d+ experience\./).waitFor();

  const parent = await openPage(browser);
  await logIn(parent.page, parentName, { password: studentPassword });
  await parent.page.getByRole('link', { name: 'My profile' }).first().click();
  for (const firstName of firstNames) {
    await leaguesSwitch(parent.page, firstName).click();
    await expect.poll(() => leaguesSwitch(parent.page, firstName).isChecked()).toBe(true);
    await expect.poll(() => leaguesSwitch(parent.page, firstName).isEnabled()).toBe(true);
  }

  // Nobody reloads from here on.
  for (const { page } of [ada, ben]) {
    await page.getByRole('button', { name: 'Join now' }).click();
    await ownRow(page).waitFor();
  }
  await expect.poll(() => othersRow(ada.page).count()).toBe(1);
  await expect.poll(() => othersRow(ben.page).count()).toBe(1);
  for (const firstName of firstNames) expect(await rows(ada.page).filter({ hasText: firstName }).count()).toBe(0);
  await learn(benName);
  await expect.poll(() => ownRow(ben.page).textContent(), { timeout: 15_000 }).toMatch(/[1-9]\d+ points/);
  await expect.poll(() => othersRow(ada.page).textContent(), { timeout: 15_000 }).toMatch(/[1-9]\d+ points/);
  expect(await ownRow(ada.page).textContent()).toContain('0 points');

  await ben.page.getByRole('button', { name: 'Switch to my own week' }).click();
  await expect.poll(() => othersRow(ada.page).count()).toBe(0);
  await ben.page.getByRole('button', { name: 'Join now' }).click();
  await expect.poll(() => othersRow(ada.page).count()).toBe(1);

  await ada.page.getByRole('link', { name: 'Daily rewards' }).click();
  await ada.page.getByRole('button', { name: /^Open: 5 coins/ }).click();
  await ada.page.getByText('+5 coins. Enjoy!').waitFor();
  await leaguesSwitch(parent.page, 'Ada').click();
  await expect.poll(() => leaguesSwitch(parent.page, 'Ada').isEnabled()).toBe(true);
  await ada.page.getByRole('link', { name: 'League' }).click();
  await ada.page.getByText(offText).waitFor();
  await expect.poll(() => rows(ada.page).count()).toBe(0);
  await leaguesSwitch(parent.page, 'Ben').click();
  await ben.page.getByText(offText).waitFor();
  expect([...ada.faults, ...ben.faults, ...parent.faults]).toEqual([]);
});
