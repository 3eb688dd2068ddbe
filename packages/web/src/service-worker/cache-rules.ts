/** Which addresses the service worker may cache, and no others. */

/** Files whose name changes with their content, and the few pictures beside them. */
export const isAsset = (path: string): boolean =>
  path.startsWith('/assets/') ||
  path.startsWith('/icons/') ||
  path === '/comet.svg' ||
  path === '/manifest.webmanifest';

/** Paths that get the page of the app: not the landing page, nothing of the API, no file, nothing for the team. */
export const isShell = (path: string): boolean =>
  path !== '/' && !/^\/(api|health|metrics|dev|sandbox)(\/|$)/.test(path) && !/\.\w+$/.test(path);

/** The files that a page names and cannot do without. */
export function shellFiles(page: string): string[] {
  const named = [...page.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, path = '']) => path);
  return [...new Set(named.filter(isAsset))];
}
