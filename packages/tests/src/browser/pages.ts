/** A browser and what people do in it, found by role and label as a person finds it. */
import { randomInt } from 'node:crypto';
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { axeFaults } from './axe.ts';
import { measuredFaults } from './screen-faults.ts';
import { home } from './test-server.ts';

export const demoPassword = 'demo-pass';

/** Widths of a phone, a tablet and a laptop. */
export const sizes = {
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  laptop: { width: 1440, height: 900 },
};

/** Those of the test that runs. */
export const openPages: Page[] = [];

/** A fresh person: no cookies, no storage. A page that logs an error or throws fails the test that asks `faults`. */
export async function openPage(
  browser: Browser,
  size: keyof typeof sizes = 'laptop',
  options: BrowserContextOptions = {},
): Promise<{ page: Page; faults: string[] }> {
  const context = await browser.newContext({
    viewport: sizes[size],
    baseURL: home().baseUrl,
    locale: 'en-GB',
    // It fetches the whole app once more for each person; who loses the network asks for it.
    serviceWorkers: 'block',
    // An open page costs three times as much while it draws animations.
    reducedMotion: 'reduce',
    // Everybody comes from an address of their own, so that nobody uses up another's tries.
    extraHTTPHeaders: { 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}` },
    ...options,
  });
  const page = await context.newPage();
  openPages.push(page);
  page.setDefaultTimeout(15_000);
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`${message.text()} ${message.location().url}`);
  });
  return { page, faults };
}

interface LogIn {
  readonly password?: string;
  /** Whether the session outlives the window. */
  readonly remember?: boolean;
}

export async function logIn(
  page: Page,
  login: string,
  { password = demoPassword, remember }: LogIn = {},
): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Username or e-mail').fill(login);
  await page.getByLabel('Password', { exact: true }).fill(password);
  if (remember) await page.getByLabel('Remember me on this device').check();
  await page.getByRole('button', { name: 'Log in' }).click();
}

/** What moves is measured where it comes to rest. */
export async function comeToRest(page: Page): Promise<void> {
  const moving = `document.getAnimations().filter(
    (one) => one.playState === 'running' && one.effect.getTiming().iterations !== Infinity).length`;
  await expect.poll(() => page.evaluate(moving)).toBe(0);
}

/** Axe finds nothing to complain of, nothing scrolls sideways and no words are cut off. */
export async function expectGoodScreen(page: Page): Promise<void> {
  await comeToRest(page);
  let faults = [...(await axeFaults(page)), ...(await measuredFaults(page))];
  if (faults.length > 0) {
    // A toast that fades away meanwhile has no contrast left; what is really wrong is found again.
    await comeToRest(page);
    faults = [...(await axeFaults(page)), ...(await measuredFaults(page))];
  }
  expect(faults, page.url()).toEqual([]);
}

/** Where a child is in a test of ten questions; the next question, drawn out of sight, is not meant. */
export const positionOf = (page: Page) => page.getByText(/^Question \d+ of 10$/).filter({ visible: true });

/** What stands there, without the space around it. */
export async function textOf(locator: Locator): Promise<string> {
  return (await locator.textContent())?.trim() ?? '';
}
