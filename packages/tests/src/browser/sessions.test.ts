import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser } from './chromium.ts';
import { demoPassword, logIn, openPage } from './pages.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const stored = (page: Page, where: 'localStorage' | 'sessionStorage'): Promise<string | null> =>
  page.evaluate<string | null>(`${where}.getItem('comet-session')`);

describe('logging in', () => {
  test('leads to the page that was wanted before', async () => {
    const { page } = await openPage(browser);
    await page.goto('/pages/missions?subject=3&year=4');
    await page.waitForURL((url) => url.pathname === '/');
    await page.getByRole('link', { name: 'Log in' }).first().click();
    await page.getByLabel('Username or e-mail').fill('demo-student');
    await page.getByLabel('Password', { exact: true }).fill(demoPassword);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/pages/missions?subject=3&year=4');
    // And stays there: the page for visitors sends people home.
    await expect.poll(() => page.title(), { timeout: 15_000 }).toMatch(/^Missions/);
    expect(page.url()).toContain('/pages/missions?subject=3&year=4');

    // Who logs out does not come back to where they were, nor does the next person.
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await logIn(page, 'demo-sibling');
    await page.getByRole('heading', { name: 'Hello, Theo!' }).waitFor();
    await page.context().close();
  });

  test('with a wrong password says so, keeps what was typed and works at the second try', async () => {
    const { page } = await openPage(browser);
    await logIn(page, 'demo-tutor', { password: 'not-the-password' });
    await page.getByRole('alert').waitFor();
    expect(await page.getByLabel('Username or e-mail').inputValue()).toBe('demo-tutor');
    await page.getByLabel('Password', { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.waitForURL('**/pages/tutor/classes');
    await page.context().close();
  });

  test('stores nothing before it is known who it is, so that a page left at that moment loses no session', async () => {
    const { page } = await openPage(browser);
    let asked = 0;
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/api/v1/user', async (route) => {
      asked += 1;
      await released;
      await route.continue();
    });
    await logIn(page, 'demo-parent');
    await expect.poll(() => asked).toBe(1);
    expect(await stored(page, 'sessionStorage')).toBeNull();
    release();
    await page.waitForURL('**/dashboard/parent');
    await page.reload();
    await page.getByRole('navigation', { name: 'Main menu' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/dashboard/parent');
    await page.context().close();
  });

  test('is kept by this tab alone, or on this device when that is asked', async () => {
    const { page } = await openPage(browser);
    await logIn(page, 'demo-parent');
    await page.waitForURL('**/dashboard/parent');
    expect([await stored(page, 'localStorage'), await stored(page, 'sessionStorage')]).toEqual([
      null,
      expect.any(String),
    ]);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await page.goto('/login');
    await page.getByLabel('Remember me on this device').check();
    await page.getByLabel('Username or e-mail').fill('demo-parent');
    await page.getByLabel('Password', { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.waitForURL('**/dashboard/parent');
    expect([await stored(page, 'localStorage'), await stored(page, 'sessionStorage')]).toEqual([
      expect.any(String),
      null,
    ]);
    const second = await page.context().newPage();
    await second.goto('/');
    await second.waitForURL('**/dashboard/parent');
    await page.context().close();
  });
});

describe('a session', () => {
  test('whose access token is over is refreshed at most once by each tab, and goes on in both', async () => {
    const { page } = await openPage(browser);
    await logIn(page, 'demo-student', { remember: true });
    await page.waitForURL('**/pages/dashboard-student');
    const tabs = [page, await page.context().newPage()];
    // Outside the app nothing asks the server before both tabs start.
    for (const tab of tabs) await tab.goto('/health/ready');
    const refreshes = new Map(tabs.map((tab) => [tab, 0]));
    page.context().on('request', (request) => {
      if (!request.url().endsWith('/auth/refresh-token')) return;
      const tab = request.frame().page();
      refreshes.set(tab, (refreshes.get(tab) ?? 0) + 1);
    });
    const before = await stored(page, 'localStorage');
    // Another signature: what the server thinks of a token that is over.
    await page.evaluate(`(() => {
      const tokens = JSON.parse(localStorage.getItem('comet-session'));
      tokens.accessToken = tokens.accessToken.slice(0, -4) + 'AAAA';
      localStorage.setItem('comet-session', JSON.stringify(tokens));
    })()`);
    await Promise.all(tabs.map((tab) => tab.goto('/pages/missions')));
    for (const tab of tabs) await tab.getByRole('button', { name: /You are here/ }).waitFor();
    // Storage reaches another tab a moment late, so both may have asked; then the server gives both the same.
    expect([
      [0, 1],
      [1, 0],
      [1, 1],
    ]).toContainEqual([...refreshes.values()]);
    const refreshTokenOf = async (tab: Page): Promise<string> =>
      JSON.parse((await stored(tab, 'localStorage')) ?? '{}').refreshToken;
    expect(await refreshTokenOf(page)).not.toBe(JSON.parse(before ?? '{}').refreshToken);
    await expect.poll(async () => new Set(await Promise.all(tabs.map(refreshTokenOf))).size).toBe(1);
    await page.context().close();
  });

  test('that was ended elsewhere leads to the log-in and back, and nothing typed is lost', async () => {
    const { page } = await openPage(browser);
    const loseSession = () =>
      page.evaluate(
        `sessionStorage.setItem('comet-session', JSON.stringify({ accessToken: 'a.b.c', refreshToken: 'gone' }))`,
      );
    const logInHere = async (who: string): Promise<void> => {
      await page.waitForURL('**/login');
      await page.getByText('Please log in again').waitFor();
      await page.getByLabel('Username or e-mail').fill(who);
      await page.getByLabel('Password', { exact: true }).fill(demoPassword);
      await page.keyboard.press('Enter');
    };
    await logIn(page, 'demo-parent');
    await page.waitForURL('**/dashboard/parent');
    await page.goto('/parent/custom-practice');
    await page.getByLabel('Set Name').fill('Nearly set');
    await page.getByRole('combobox', { name: 'Subject' }).click();
    await page.getByRole('option', { name: 'English' }).click();
    await page.getByLabel('Select Topic').and(page.locator('[value]:not([value=""])')).waitFor();
    await loseSession();
    await page.getByRole('button', { name: 'Set Custom Practice' }).click();
    await logInHere('demo-parent');
    await page.waitForURL('**/parent/custom-practice');
    expect(await page.getByLabel('Set Name').inputValue()).toBe('Nearly set');
    expect(await page.getByRole('combobox', { name: 'Subject' }).inputValue()).toBe('English');

    // Somebody else who logs in there goes home, and finds nothing of it.
    await loseSession();
    await page.getByRole('button', { name: 'Set Custom Practice' }).click();
    await logInHere('demo-new-parent');
    await page.waitForURL((url) => !url.pathname.startsWith('/parent/custom-practice') && url.pathname !== '/login');
    await page.context().close();
  });

  test('of one tab goes on beside the one that this device remembers', async () => {
    const { page } = await openPage(browser);
    await logIn(page, 'demo-student');
    await page.waitForURL('**/pages/dashboard-student');
    const other = await page.context().newPage();
    await logIn(other, 'demo-parent', { remember: true });
    await other.waitForURL('**/dashboard/parent');
    await page.evaluate(`(() => {
      const tokens = JSON.parse(sessionStorage.getItem('comet-session'));
      tokens.accessToken = tokens.accessToken.slice(0, -4) + 'AAAA';
      sessionStorage.setItem('comet-session', JSON.stringify(tokens));
    })()`);
    await page.goto('/pages/missions');
    await page.getByRole('button', { name: /You are here/ }).waitFor();
    await other.reload();
    await other.getByRole('banner').getByText('Amara').waitFor();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.waitForURL('**/dashboard/parent');
    await other.reload();
    await other.getByRole('banner').getByText('Amara').waitFor();
    await page.context().close();
  });

  test.each([
    [
      'refuses its storage',
      `Object.defineProperty(window, name, { get() { throw new DOMException('no', 'SecurityError'); } })`,
    ],
    ['has no room left', `Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); }`],
  ])('begins in a browser that %s, too', async (_, script) => {
    const { page, faults } = await openPage(browser);
    await page.addInitScript(`for (const name of ['localStorage', 'sessionStorage']) ${script}`);
    await logIn(page, 'demo-student');
    await page.getByRole('heading', { name: 'Hello, Zoe!' }).waitFor();
    await page.getByRole('link', { name: 'My tasks' }).click();
    await page.getByRole('heading', { name: 'My tasks' }).waitFor();
    expect(faults).toEqual([]);
    await page.context().close();
  });
});

describe('pages of others', () => {
  test.each([
    ['demo-student', '/dashboard/parent', '/pages/dashboard-student'],
    ['demo-parent', '/pages/tutor/students', '/dashboard/parent'],
    ['demo-tutor', '/pages/missions', '/pages/tutor/classes'],
    ['demo-tutor', '/no/such/page', '/pages/tutor/classes'],
    ['demo-parent', '/login', '/dashboard/parent'],
  ])('%s at %s is led to %s', async (who, wanted, home) => {
    const { page } = await openPage(browser);
    await logIn(page, who);
    await page.getByRole('navigation').waitFor();
    await page.goto(wanted);
    await page.waitForURL((url) => url.pathname === home);
    await page.context().close();
  });
});

test('a parent switches to a child and back', async () => {
  const { page } = await openPage(browser);
  await logIn(page, 'demo-parent');
  await page.getByRole('button', { name: 'Switch user' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Their password').fill('wrong');
  await dialog.getByRole('button', { name: 'Switch', exact: true }).click();
  await dialog.getByRole('alert').waitFor();
  await dialog.getByLabel('Their password').fill(demoPassword);
  await dialog.getByRole('button', { name: 'Switch', exact: true }).click();
  await page.waitForURL('**/pages/dashboard-student');
  await page.context().close();
});
