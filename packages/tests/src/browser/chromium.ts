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

/** The path of this machine's Chromium. */
export function chromiumPath(): string {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error('There is no Chromium; `npm test` brings one.');
  return executablePath;
}

export async function openBrowser(more: readonly string[] = [], executablePath = chromiumPath()): Promise<Browser> {
  return chromium.launch({ executablePath, args: [...flags, ...more] });
}
