import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openBrowser } from './chromium.ts';
import { demoPassword, logIn, openPage } from './pages.ts';

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());
beforeEach(async () => {
  page = (await openPage(browser, 'laptop', { serviceWorkers: 'allow' })).page;
  await logIn(page, 'demo-tutor');
  await page.waitForURL('**/pages/tutor/classes');
  await page.goto('/pages/tutor/students');
});

const dialog = () => page.getByRole('dialog');
const message = () => dialog().getByLabel('Message');

async function write(student: string): Promise<void> {
  await page.getByRole('button', { name: `Actions: ${student}` }).click();
  await page.getByRole('menuitem', { name: 'E-mail the parent' }).click();
}

async function close(): Promise<void> {
  await page.keyboard.press('Escape');
  await dialog().waitFor({ state: 'detached' });
}

test('what was typed when a session was lost is kept for its person and its form alone', async () => {
  await write('Zoe Okafor');
  await message().fill('Half a message');
  await page.evaluate(
    `sessionStorage.setItem('comet-session', JSON.stringify({ accessToken: 'a.b.c', refreshToken: 'gone' }))`,
  );
  await dialog().getByRole('button', { name: 'Send e-mail' }).click();
  await page.waitForURL('**/login');
  await page.getByLabel('Username or e-mail').fill('demo-tutor');
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/pages/tutor/students');

  await write('Kofi Mensah');
  expect(await message().inputValue()).toBe('');
  await close();
  await write('Zoe Okafor');
  expect(await message().inputValue()).toBe('Half a message');
  await close();
  // Closed by its person, it is thrown away.
  await write('Zoe Okafor');
  expect(await message().inputValue()).toBe('');
});

test('a form that is sent twice at once makes one call', async () => {
  let sent = 0;
  await page.route('**/api/v1/user/students/send-email-message', async (route) => {
    sent++;
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await write('Zoe Okafor');
  await message().fill(`Sent once ${Date.now()}`);
  await message().evaluate((field) => {
    const form = field.closest('form');
    form?.requestSubmit();
    form?.requestSubmit();
  });
  await page.getByText('Sent to 1 family.').waitFor();
  expect(sent).toBe(1);
});

test('a form that was refused says so at once when a field is put right, and when it is spoilt again', async () => {
  await write('Zoe Okafor');
  await dialog().getByRole('button', { name: 'Send e-mail' }).click();
  const fault = dialog().getByText('Please write a few words');
  await fault.waitFor();
  await expect.poll(() => message().evaluate((field) => field === field.ownerDocument.activeElement)).toBe(true);
  await page.keyboard.type('A');
  await fault.waitFor({ state: 'detached' });
  await page.keyboard.press('Backspace');
  await fault.waitFor();
});

test('without a network a form says so and keeps what was typed', async () => {
  await write('Zoe Okafor');
  await message().fill('Not yet');
  await page.context().setOffline(true);
  await dialog().getByRole('button', { name: 'Send e-mail' }).click();
  await dialog().getByRole('alert').getByText('We cannot reach Comet Club').waitFor();
  await page.context().setOffline(false);
  expect(await message().inputValue()).toBe('Not yet');
});
