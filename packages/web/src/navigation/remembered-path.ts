/** The page somebody wanted before they had logged in; forgotten once they are there, or somewhere else. */
import { tabStorage } from '../ui/browser-storage.ts';

const key = 'comet-wanted-path';

/** Only paths of this app: '//elsewhere' would leave it. */
const isOwn = (path: string): boolean => /^\/(?![/\\])/.test(path);

export function rememberPath(path: string): void {
  if (isOwn(path)) tabStorage.setItem(key, path);
}

export function rememberedPath(): string | undefined {
  const path = tabStorage.getItem(key);
  return path !== null && isOwn(path) ? path : undefined;
}

export const forgetPath = (): void => tabStorage.removeItem(key);
