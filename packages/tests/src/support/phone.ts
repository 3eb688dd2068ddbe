/** A phone's window in a browser. */
import type { Browser, BrowserContext } from 'playwright-core';

export function openPhoneContext(
  browser: Browser,
  baseURL: string,
  storageState?: Awaited<ReturnType<BrowserContext['storageState']>>,
): Promise<BrowserContext> {
  return browser.newContext({
    baseURL,
    locale: 'en-GB',
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    ...(storageState === undefined ? {} : { storageState }),
  });
}
