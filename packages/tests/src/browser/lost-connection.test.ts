import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fillAnswer } from './answers.ts';
import { openBrowser } from './chromium.ts';
import { logIn, openPage } from './pages.ts';
import { makeChildren, setOwnPractice } from './practices.ts';

let browser: Browser;
let child: string;
beforeAll(async () => {
  browser = await openBrowser();
  [child = ''] = await makeChildren(1);
});
afterAll(() => browser.close());

describe('in the middle of a practice', () => {
  test('neither Back in a dialog, nor what cannot be fetched, nor a network that fails loses anything', {
    timeout: 120_000,
  }, async () => {
    // A name of its own: a second try finds the practice of the first one begun.
    const name = `Mishaps ${Date.now()}`;
    await setOwnPractice(child, { name });
    const { page } = await openPage(browser, 'laptop', { serviceWorkers: 'allow' });
    const dialog = page.getByRole('dialog');
    await logIn(page, child);
    await page.waitForURL('**/pages/dashboard-student');
    await page.getByRole('link', { name: 'My tasks' }).click();
    await page.getByRole('button', { name: `Begin: ${name}` }).click();
    await page.getByText('Question 1 of 10').waitFor();
    const { pathname } = new URL(page.url());
    await fillAnswer(page, child);

    // Back closes the dialog and stays; the next Back leaves.
    await page.getByRole('button', { name: 'Report a problem' }).click();
    await dialog.waitFor();
    await page.goBack();
    await dialog.waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe(pathname);
    await page.goBack();
    await page.getByRole('heading', { name: 'My tasks' }).waitFor();
    await page.goForward();
    await fillAnswer(page, child);

    // Offline, what was never opened says so in its own place.
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Reading settings' }).click();
    await dialog.getByText('We cannot reach Comet Club').waitFor();
    await page.context().setOffline(false);
    await dialog.getByText('Reading font', { exact: true }).waitFor();
    await page.keyboard.press('Escape');
    // Usually the answer brings the next question. Where it doesn't, the question has to be asked for by itself.
    await page.route('**/practice/passing', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), next: null } });
    });
    await page.getByRole('button', { name: 'Check my answer' }).click();

    // The next question cannot come: the child is told, and it comes by itself.
    await page.getByRole('button', { name: 'Next question' }).waitFor();
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Next question' }).click();
    await page.getByText('The next question is on its way').waitFor();
    await page.context().setOffline(false);
    await page.getByText('Question 2 of 10').waitFor();
    await page.context().close();
  });
});

test('a page of an older build is loaded anew, one whose part does not come for another reason is not', async () => {
  // What the service worker keeps would come in any case.
  const { page } = await openPage(browser);
  let loads = 0;
  page.on('load', () => loads++);
  await page.route('**/assets/ForgotPasswordPage-*.js', (route) => route.fulfill({ status: 404 }));
  const ask = async (): Promise<void> => {
    await page.goto('/login');
    await page.getByRole('link', { name: /forgot/i }).click();
    await page.getByText('We cannot reach Comet Club').waitFor();
  };
  await ask();
  expect(loads).toBe(1);
  await page.route('**/pages', (route) =>
    route.fulfill({ body: '<script type="module" src="/assets/app-newer.js"></script>' }),
  );
  await ask();
  await expect.poll(() => loads).toBe(3);
  await page.context().close();
});
