/** The page somebody wanted before they had logged in; used once. */

const key = 'comet-wanted-path';

/** Only paths of this app: '//elsewhere' would leave it. */
const isOwn = (path: string): boolean => /^\/(?![/\\])/.test(path);

export function rememberPath(path: string): void {
  if (isOwn(path)) sessionStorage.setItem(key, path);
}

export function takeRememberedPath(): string | undefined {
  const path = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  return path !== null && isOwn(path) ? path : undefined;
}
