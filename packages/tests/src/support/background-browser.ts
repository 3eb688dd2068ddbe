/** A browser that gets the processor time that nobody else wants. */
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { chromiumPath, openBrowser } from '../browser/chromium.ts';
import { writeBackgroundScript } from './in-background.ts';

export async function openBackgroundBrowser(folder: string, flags: readonly string[]): Promise<Browser> {
  const path = join(folder, 'browser-in-background.sh');
  await writeBackgroundScript(path, chromiumPath());
  return openBrowser(flags, path);
}
