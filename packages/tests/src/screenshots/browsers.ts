/** The browsers in which screens are looked at, with the people who are logged in to them. */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { openBrowser } from '../browser/chromium.ts';

const password = 'demo-pass';

export type Letters = 'usual' | 'twice the size';
/** As somebody sets them in the browser for every page. */
const flagsOf: Readonly<Record<Letters, readonly string[]>> = {
  usual: [],
  'twice the size': ['--blink-settings=defaultFontSize=32,defaultFixedFontSize=26'],
};

/** A browser that somebody is logged in to. */
export async function enterAs(browser: Browser, baseURL: string, login: string | undefined): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL,
    locale: 'en-GB',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  if (login === undefined) return context;
  const page = await context.newPage();
  await page.goto('/login');
  await page.getByLabel('Username or e-mail').fill(login);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Remember me on this device').check();
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
  await page.close();
  return context;
}

export interface Browsers {
  /** A page of somebody, or of a visitor, who logs in once for all their pages. */
  openPage(login: string | undefined, letters: Letters): Promise<Page>;
  close(): Promise<void>;
}

export function createBrowsers(baseURL: string): Browsers {
  const browsers = new Map<Letters, Browser>();
  const contexts = new Map<string, BrowserContext>();
  const browserOf = async (letters: Letters): Promise<Browser> => {
    const known = browsers.get(letters);
    // Hundreds of tall pictures are much for one browser; one that gave up is followed by another.
    if (known?.isConnected()) return known;
    for (const key of contexts.keys()) if (key.startsWith(letters)) contexts.delete(key);
    const made = await openBrowser(flagsOf[letters]);
    browsers.set(letters, made);
    return made;
  };
  return {
    async openPage(login, letters) {
      const browser = await browserOf(letters);
      const key = `${letters} ${login ?? ''}`;
      const context = contexts.get(key) ?? (await enterAs(browser, baseURL, login));
      contexts.set(key, context);
      return context.newPage();
    },
    async close() {
      for (const browser of browsers.values()) await browser.close();
    },
  };
}
