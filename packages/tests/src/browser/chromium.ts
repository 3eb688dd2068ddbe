/** The browser of this machine, started without a screen. */
import { type Browser, chromium } from 'playwright-core';
import { findChromium } from '../support/find-chromium.ts';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
];

export async function openBrowser(more: readonly string[] = []): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error('There is no Chromium; `npm test` brings one.');
  return chromium.launch({ executablePath, args: [...flags, ...more] });
}
