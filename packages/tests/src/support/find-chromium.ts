/** The browser of this machine that journeys are made in. */
import { existsSync } from 'node:fs';

/** The shell without a window draws the same pages with a third less work. */
const places = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The path of a Chromium: what `CHROMIUM` says, else what is installed; undefined where there is none. */
export const findChromium = (): string | undefined =>
  [process.env.CHROMIUM ?? '', ...places].find((path) => path !== '' && existsSync(path));
