/** Finds the browser that the journeys are made in; as root on Debian it is fetched, else whoever runs this is told how. */
import { existsSync } from 'node:fs';
import { findChromium } from '../packages/tests/src/support/find-chromium.ts';
import { run } from './run.ts';

/** The path of a Chromium. Throws a sentence that says what to install. */
export async function bringChromium(): Promise<string> {
  const found = findChromium();
  if (found !== undefined) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing chromium for the browser tests …');
    const quiet = ['-qq', '-o', 'Dpkg::Use-Pty=0'];
    await run('apt-get', ['update', ...quiet]);
    await run('apt-get', ['install', '-y', ...quiet, '--no-install-recommends', 'chromium-headless-shell'], {
      DEBIAN_FRONTEND: 'noninteractive',
    });
  }
  const installed = findChromium();
  if (installed === undefined)
    throw new Error(
      'The browser tests need Chromium: install it (apt-get install chromium-headless-shell) or set CHROMIUM to its path.',
    );
  return installed;
}
