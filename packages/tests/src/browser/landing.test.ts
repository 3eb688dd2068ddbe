import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser } from './chromium.ts';
import { logIn, openPage } from './pages.ts';
import { home } from './test-server.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

describe('the landing page', () => {
  test('is whole without JavaScript: prices, phone number, and a question that answers', async () => {
    const context = await browser.newContext({ baseURL: home().baseUrl, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/');
    expect(await page.content()).not.toContain('{{');
    await page.getByRole('heading', { level: 1, name: 'Learning that children ask for' }).waitFor();
    for (const name of ['Basic', 'Standard', 'Premium']) await page.getByRole('heading', { level: 3, name }).waitFor();
    expect(await page.getByRole('link', { name: '020 7946 0958' }).first().getAttribute('href')).toBe(
      'tel:02079460958',
    );
    const math = page.getByRole('group', { name: /^Math with Robu/ });
    await math.getByText('0.58', { exact: true }).click();
    await math.getByText(/^Let us look: 58 looks more than 6/).waitFor();
    await math.getByText('0.6', { exact: true }).click();
    await math.getByText(/^Spot on!/).waitFor();
    expect(await math.getByText(/^Let us look: 58/).isVisible()).toBe(false);
    await context.close();
  });

  test('has one right answer to each question to try', async () => {
    const { page } = await openPage(browser);
    await page.goto('/');
    const groups = page.getByRole('group', { name: / with / });
    expect(await groups.count()).toBe(4);
    for (let at = 0; at < 4; at++) {
      expect(await groups.nth(at).locator('[data-right="true"]').count()).toBe(1);
      expect(await groups.nth(at).getByRole('radio').count()).toBe(4);
    }
    await page.context().close();
  });

  test('is answered by keys alone, and readable with an answer on it', async () => {
    const { page, faults } = await openPage(browser, 'phone');
    await page.goto('/');
    await page
      .getByRole('group', { name: /^Verbal/ })
      .getByRole('radio')
      .first()
      .focus();
    await page.keyboard.press('ArrowDown');
    await page.getByText(/^Brilliant!/).waitFor();
    await page
      .getByRole('group', { name: /^English/ })
      .getByRole('radio')
      .first()
      .press('Space');
    expect(faults).toEqual([]);
    await page.context().close();
  });

  test('names pictures, icons and a manifest that are there', async () => {
    const { page, faults } = await openPage(browser);
    await page.goto('/');
    const named = await page.evaluate<string[]>(
      `[...document.querySelectorAll('img, link[rel="manifest"], link[rel*="icon"], meta[property="og:image"]')]
        .map((one) => one.src ?? one.href ?? one.content)`,
    );
    expect(named.length).toBeGreaterThan(6);
    for (const url of named) {
      const answer = await page.request.get(new URL(new URL(url).pathname, home().baseUrl).href);
      expect(answer.status(), url).toBe(200);
      expect(answer.headers()['content-type'], url).toMatch(/^image\/|manifest/);
    }
    const manifest = await (await page.request.get('/manifest.webmanifest')).json();
    for (const { src } of manifest.icons) expect((await page.request.get(src)).status(), src).toBe(200);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  test('sends whoever is logged in home', async () => {
    const { page } = await openPage(browser);
    await logIn(page, 'demo-parent');
    await page.waitForURL('**/dashboard/parent');
    await page.goto('/');
    await page.waitForURL('**/dashboard/parent');
    await page.context().close();
  });
});

/** Until the service worker looks after the page. */
const untilKept = (page: Page): Promise<void> =>
  expect
    .poll(() => page.evaluate<boolean>('navigator.serviceWorker.controller !== null'), { timeout: 20_000 })
    .toBe(true);

describe('without a network', () => {
  test('a page that was open once opens again with a sentence, and nothing of the API was kept', async () => {
    const { page } = await openPage(browser, 'laptop', { serviceWorkers: 'allow' });
    await logIn(page, 'demo-sibling');
    await page.waitForURL('**/pages/dashboard-student');
    await page.getByRole('heading', { level: 1, name: 'Hello, Theo!' }).waitFor();
    await untilKept(page);
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Hello, Theo!' }).waitFor();
    await page.context().setOffline(true);
    await page.reload();
    await page.getByText('We cannot reach Comet Club. Please check your connection.').first().waitFor();
    const kept = await page.evaluate<string[]>(`(async () => {
      const lists = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
      return lists.flat().map(({ url }) => new URL(url).pathname);
    })()`);
    expect(kept).toContain('/pages');
    expect(
      kept.filter((path) => path !== '/pages' && !/^\/(assets|icons)\/|^\/comet\.svg$|^\/manifest/.test(path)),
    ).toEqual([]);
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Hello, Theo!' }).waitFor();
    await page.context().close();
  });

  test('the landing page’s address says so instead of loading for ever', async () => {
    const { page } = await openPage(browser, 'laptop', { serviceWorkers: 'allow' });
    await page.goto('/login');
    await untilKept(page);
    await page.context().setOffline(true);
    await page.goto('/');
    await page.getByText('We cannot reach Comet Club. Please check your connection.').waitFor();
    await page.context().close();
  });
});
