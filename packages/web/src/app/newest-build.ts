/** A page of an older build asks for a file that a newer one replaced: the newest build is one reload away. */

import { paths } from '../navigation/paths.ts';
import { tabStorage } from '../ui/browser-storage.ts';

/** Longer than a missing part is asked for by itself. */
const notAgainWithinMs = 60_000;

/** Whether the server has another build than this page; a network that fails is no reason to lose what was typed. */
async function isOutOfDate(): Promise<boolean> {
  const ownScripts = [...document.querySelectorAll('script[type="module"][src]')].map((script) =>
    script.getAttribute('src'),
  );
  const page = await fetch(paths.pages, { cache: 'no-store' });
  if (!page.ok) return false;
  const newest = await page.text();
  return ownScripts.some((script) => script !== null && !newest.includes(script));
}

/** Loads the page again where that helps; meanwhile the part that is missing says so in its own place. */
export async function moveToNewestBuild(): Promise<void> {
  const isNewer = await isOutOfDate().catch(() => false);
  const wasReloadedRecently = Date.now() - Number(tabStorage.getItem('reloadedAt') ?? 0) < notAgainWithinMs;
  if (!isNewer || wasReloadedRecently) return;
  tabStorage.setItem('reloadedAt', String(Date.now()));
  location.reload();
}
