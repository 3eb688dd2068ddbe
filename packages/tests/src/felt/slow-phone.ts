/** A phone as many families have it: four times slower than this machine, on a slow network far from the server. */
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { openPhoneContext } from '../support/phone.ts';

const shownWithinMs = 20_000;

export const slowness = { processor: 4, megabitsPerSecond: 1.6, latencyMs: 150 } as const;

/** A page of a browser that has seen nothing yet, unless it is given what it has kept. */
export async function openSlowPage(
  browser: Browser,
  baseURL: string,
  storageState?: Awaited<ReturnType<BrowserContext['storageState']>>,
): Promise<Page> {
  const context = await openPhoneContext(browser, baseURL, storageState);
  const page = await context.newPage();
  await page.addInitScript(recordInteractions);
  const session = await context.newCDPSession(page);
  const bytesPerSecond = (slowness.megabitsPerSecond * 1_000_000) / 8;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: slowness.latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond / 2,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness.processor });
  return page;
}

/** Keeps how long each interaction took until it was painted: what INP is made of. */
const recordInteractions = `
  window.interactions = [];
  new PerformanceObserver((list) => {
    for (const { interactionId, duration, name } of list.getEntries())
      if (interactionId > 0) window.interactions.push({ duration, name });
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 });
`;

export const forgetInteractions = (page: Page): Promise<void> => page.evaluate('window.interactions = []');

/** The slowest interaction since they were last forgotten; what took no longer than a frame counts as one. */
export async function slowestInteractionMs(page: Page): Promise<number> {
  // The browser tells of an interaction some time after it was painted.
  await page.waitForTimeout(500);
  return page.evaluate<number>('Math.max(16, ...window.interactions.map(({ duration }) => duration))');
}

/** From the opening of a page until what the expression finds is painted. */
export async function openingMs(page: Page, path: string, found: string): Promise<number> {
  await page.goto(path, { waitUntil: 'commit' });
  return page.evaluate<number>(`${whenPainted(found)}.then((at) => at)`);
}

/** From a tap on the button until what the expression finds is painted. `found` must not hold before. */
export async function pressMs(page: Page, button: Locator, found: string): Promise<number> {
  await page.evaluate(`void (window.painted = new Promise((resolve, reject) => {
    addEventListener('click', ({ timeStamp }) => {
      setTimeout(reject, ${shownWithinMs}, new Error('not shown within ${shownWithinMs} ms of the tap'));
      ${whenPainted(found)}.then((at) => resolve(at - timeStamp));
    }, { once: true, capture: true });
  }))`);
  await button.tap();
  return page.evaluate<number>('window.painted');
}

/** Seen in the frame in which it is there, and painted with that frame. */
const whenPainted = (found: string): string => `new Promise((resolve) => {
    const look = () => (${found}) ? requestAnimationFrame(() => resolve(performance.now())) : requestAnimationFrame(look);
    look();
  })`;
