/** A browser that gets the processor time that nobody else wants, so that what is measured beside it is the server. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { chromiumPath, openBrowser } from '../browser/chromium.ts';

/** Linux shares time between sessions first (the autogroup), and among the processes of each by their niceness. */
const lastInLine = '[ -w /proc/self/autogroup ] && echo 19 > /proc/self/autogroup';

export async function openBackgroundBrowser(folder: string, flags: readonly string[]): Promise<Browser> {
  const path = join(folder, 'browser-in-background.sh');
  await writeFile(path, `#!/bin/sh\n${lastInLine}\nexec nice -n 19 ${chromiumPath()} "$@"\n`, { mode: 0o755 });
  return openBrowser(flags, path);
}
