import { listTutorStudents } from '@comet/contract/classrooms';
import { addCoins } from '@comet/contract/teaching';
import { coinGoals } from '@comet/domain/achievements/achievements';
import { wornIdOf } from '@comet/domain/avatars/worn-presets';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { coinsCollected, giveCoins } from '../support/coins.ts';
import { ask, enter } from '../support/person.ts';
import { fillAnswer } from './answers.ts';
import { openBrowser } from './chromium.ts';
import { demoPassword, logIn, openPage, positionOf, textOf } from './pages.ts';
import { home } from './test-server.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const who = 'demo-student';
const footballKit = wornIdOf(104);

/** Leaves one coin to the next achievement for coins and gives enough of them to go shopping. Says what will be earned. */
async function giveAllButOne(): Promise<string> {
  const collected = await coinsCollected(home().databaseUrl, who);
  const goal = coinGoals.find((one) => one > collected + 400);
  if (goal === undefined) throw new Error(`there is nothing to earn from ${collected} coins on`);
  await giveCoins(home().databaseUrl, who, goal - 1 - collected);
  return `New achievement: ${goal.toLocaleString('en-GB')} coins!`;
}

async function giveByTutor(): Promise<void> {
  const { baseUrl } = home();
  const token = await enter(baseUrl, 'demo-tutor', demoPassword);
  const students = (await ask(baseUrl, listTutorStudents, {}, token)).body ?? [];
  const studentId = students.find(({ firstName }) => firstName === 'Zoe')?.userId ?? 0;
  const body = { studentId, coinsAmount: 1, reason: 'Helped a friend' };
  expect((await ask(baseUrl, addCoins, { body }, token)).status).toBe(200);
}

/** Counts tones in place of playing them. */
async function countTones(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(`
    window.tones = 0;
    const parameter = { value: 0, setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} };
    const node = () => ({ frequency: parameter, gain: parameter, connect: (next) => next, start() { window.tones += 1; }, stop() {} });
    window.AudioContext = class { currentTime = 0; createOscillator = node; createGain = node; };`);
  return () => page.evaluate('window.tones');
}

const avatars = (page: Page | Locator) => page.locator(`img[src*="/${footballKit}-"]`);

test('a child hears sounds, earns an achievement between questions, opens a reward and wears a costume that all see', {
  timeout: 180_000,
}, async () => {
  const words = await giveAllButOne();
  const child = await openPage(browser);
  const { page } = child;
  const tones = await countTones(page);
  await logIn(page, who);
  await page.waitForURL('**/pages/dashboard-student');
  await page.getByRole('button', { name: 'Yes, please' }).click();
  await expect.poll(tones).toBe(2);

  await page.getByRole('link', { name: 'Missions' }).click();
  await page.getByRole('button', { name: /You are here/ }).click();
  await page
    .getByRole('button', { name: /^(Begin|Continue|Try again): / })
    .first()
    .click();
  const position = positionOf(page);
  await position.waitFor();
  const first = Number((await textOf(position)).split(' ')[1]);
  await giveByTutor();
  for (let question = first; question <= 10; question++) {
    await page.getByText(`Question ${question} of 10`).waitFor();
    await fillAnswer(page, who);
    await page.getByRole('button', { name: 'Check my answer' }).click();
    await page.getByRole('region', { name: 'What your answer was' }).waitFor();
    // Earned while the first question was shown: not a word about it until the test is over.
    expect(await page.getByText(words).count()).toBe(0);
    await page.getByRole('button', { name: /Next question|See how it went/ }).click();
  }
  expect(await tones()).toBeGreaterThan(2);
  await page.getByRole('button', { name: 'Back to the chapter', exact: true }).click();
  await page
    .getByText(words)
    .or(page.getByText(/^You’ve earned \d+ achievements!/))
    .first()
    .waitFor();
  await page.getByRole('button', { name: /^Notifications, \d+\+? unread$/ }).click();
  const centre = page.getByRole('dialog', { name: 'Notifications' });
  await centre.getByText('Your tutor gave you 1 coin!', { exact: true }).first().waitFor();
  await centre
    .getByText(/^You’ve earned .*achievements?!$/)
    .first()
    .waitFor();
  await page.keyboard.press('Escape');

  await page.goto('/pages/daily');
  await page
    .getByRole('button', { name: /^Open: \d+ coins for / })
    .first()
    .click();
  await page
    .getByRole('status')
    .getByText(/^\+\d+ coins/)
    .waitFor();
  await page.getByRole('button', { name: 'Get one for 150 coins' }).click();
  await page.getByText('You have one. It keeps your streak').waitFor();

  await page.goto('/profile/avatar');
  await page.getByRole('button', { name: /^Football kit/ }).click();
  await page.getByRole('button', { name: 'Get Football kit for 80' }).click();
  await page.getByText('Football kit is yours for ever!').waitFor();
  await avatars(page).and(page.getByAltText('My look')).waitFor();

  const tutor = await openPage(browser);
  await logIn(tutor.page, 'demo-tutor');
  await tutor.page.getByRole('link', { name: 'Students' }).click();
  await avatars(tutor.page.getByRole('row').filter({ hasText: 'Zoe' })).waitFor();
  const parent = await openPage(browser);
  await logIn(parent.page, 'demo-parent');
  await avatars(parent.page).first().waitFor();
  for (const { faults } of [child, tutor, parent]) expect(faults).toEqual([]);
  for (const one of [child, tutor, parent]) await one.page.context().close();
});

test('a parent switches games and sounds off, and the child’s next click shows it', async () => {
  const child = await openPage(browser);
  const { page } = child;
  const tones = await countTones(page);
  await logIn(page, who);
  await page.getByRole('button', { name: 'Yes, please' }).click();
  await expect.poll(tones).toBe(2);

  const parent = await openPage(browser);
  await logIn(parent.page, 'demo-parent');
  await parent.page.waitForURL('**/dashboard/parent');
  await parent.page.goto('/pages/my-profile');
  const card = parent.page.getByRole('region', { name: 'Games and rewards for Zoe' });
  const change = async (name: string, isOn: boolean): Promise<void> => {
    const control = card.getByRole('switch', { name: new RegExp(`^${name} `) });
    if ((await control.isChecked()) === isOn) return;
    const saved = parent.page.waitForResponse(
      (response) => response.request().method() === 'PUT' && response.url().endsWith('/controls') && response.ok(),
    );
    await control.press('Space');
    await saved;
  };
  await change('Games', false);
  await change('Sounds', false);
  await page.getByRole('link', { name: 'Games' }).click();
  await page.getByRole('heading', { name: 'Games are switched off' }).waitFor();
  await page.getByRole('button', { name: 'Reading settings' }).click();
  const sounds = page.getByRole('dialog').getByRole('switch', { name: 'Sounds' });
  await page.getByText('Your parent has switched sounds off.').waitFor();
  expect(await sounds.isDisabled()).toBe(true);
  await page.keyboard.press('Escape');
  await page.goto('/pages/missions');
  await page.getByRole('button', { name: /You are here/ }).click();
  await page
    .getByRole('button', { name: /^(Begin|Continue|Try again): / })
    .first()
    .click();
  await page.getByText(/^Question \d+ of \d+$/).waitFor();
  await fillAnswer(page, who);
  await page.getByRole('button', { name: 'Check my answer' }).click();
  await page.getByRole('region', { name: 'What your answer was' }).waitFor();
  expect(await tones()).toBe(0);

  // On another device the sounds aren't even offered.
  const other = await openPage(browser);
  await logIn(other.page, who);
  await other.page.getByRole('heading', { name: 'My week' }).waitFor();
  expect(await other.page.getByRole('button', { name: 'Yes, please' }).count()).toBe(0);

  await change('Games', true);
  await change('Sounds', true);
  await other.page.getByRole('button', { name: 'Yes, please' }).waitFor();
  for (const { faults } of [child, parent, other]) expect(faults).toEqual([]);
});
