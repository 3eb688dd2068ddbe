/** The checks of every screen find what is wrong: a fault of each kind is planted in a page that is otherwise right. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeFaults } from './axe.ts';
import { openBrowser } from './chromium.ts';
import { measuredFaults } from './screen-faults.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** What axe and the ruler say of a page with this in its middle. */
async function faultsOf(planted: string): Promise<string[]> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.setContent(
    `<!doctype html><html lang="en"><head><title>Planted</title></head><body><main><h1>Planted</h1>${planted}</main></body></html>`,
  );
  const faults = [...(await axeFaults(page)), ...(await measuredFaults(page))];
  await page.close();
  return faults;
}

test('a page that is right has none', async () => {
  expect(await faultsOf('<p>Nothing is wrong here.</p>')).toEqual([]);
});

test.each([
  ['color-contrast', '<p style="color: #999; background: #fff">Too pale</p>'],
  ['label', '<input type="text">'],
  ['image-alt', '<img src="data:,">'],
  ['button-name', '<button type="button"></button>'],
  ['aria-allowed-attr', '<p role="presentation" aria-checked="true">No switch</p>'],
  ['heading-order', '<h4>Two levels deeper</h4>'],
  ['region', '</main><p>Outside of everything</p><main aria-label="Second">'],
  ['scrolls sideways by', '<div style="width: 500px">Too wide</div>'],
  [
    'cuts off “Too many words for',
    '<p style="width: 60px; overflow: hidden; white-space: nowrap">Too many words for a box</p>',
  ],
])('%s is found', async (name, planted) => {
  expect((await faultsOf(planted)).join('\n')).toContain(name);
});
