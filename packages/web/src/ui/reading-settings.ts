/** How people like to read and listen in this browser. Stored here only; the defaults are the theme's, without sound. */
import { useSyncExternalStore } from 'react';
import { deviceStorage } from './browser-storage.ts';

export const textSizes = [100, 115, 130, 150] as const;

export interface Reading {
  /** Lexend with wider spacing instead of the theme's own letters. */
  readonly hasReadingFont: boolean;
  /** Stillness, whatever the device asks for. */
  readonly isStill: boolean;
  /** Per cent of the browser's own size. */
  readonly textSize: (typeof textSizes)[number];
  readonly hasSounds: boolean;
}

const storageKey = 'comet-reading';
const themeDefaults: Reading = { hasReadingFont: false, isStill: false, textSize: 100, hasSounds: false };

/** What was kept, as far as it can be read. */
export function readStored(text: string | null): Reading {
  let kept: unknown;
  try {
    kept = JSON.parse(text ?? '');
  } catch {
    return themeDefaults;
  }
  if (typeof kept !== 'object' || kept === null) return themeDefaults;
  const isOn = (name: keyof Reading): boolean =>
    name in kept && Object.entries(kept).some(([key, value]) => key === name && value === true);
  const size = 'textSize' in kept ? kept.textSize : undefined;
  return {
    hasReadingFont: isOn('hasReadingFont'),
    isStill: isOn('isStill'),
    textSize: textSizes.find((known) => known === size) ?? themeDefaults.textSize,
    hasSounds: isOn('hasSounds'),
  };
}

let current = themeDefaults;
const listeners = new Set<() => void>();

/** Puts the choice on the page; style sheets do the rest. The font is fetched when it is first wanted. */
function apply({ hasReadingFont, isStill, textSize }: Reading): void {
  const { dataset, style } = document.documentElement;
  if (hasReadingFont) void import('./reading-font.css').catch(() => undefined);
  dataset.font = hasReadingFont ? 'reading' : 'own';
  dataset.motion = isStill ? 'still' : 'own';
  style.fontSize = textSize === 100 ? '' : `${textSize}%`;
}

function take(next: Reading): void {
  current = next;
  apply(next);
  for (const listener of listeners) listener();
}

/** At the start of the page, and whenever another tab has changed something. */
export function startReading(): void {
  const readHere = (): void => take(readStored(deviceStorage.getItem(storageKey)));
  readHere();
  addEventListener('storage', ({ key }) => {
    if (key === storageKey) readHere();
  });
}

export function changeReading(change: Partial<Reading>): void {
  take({ ...current, ...change });
  deviceStorage.setItem(storageKey, JSON.stringify(current));
}

export const readingNow = (): Reading => current;

export function useReading(): Reading {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, readingNow);
}

/** Whether something may move by itself: neither the machine nor our switch asks for stillness. */
export const mayMove = (): boolean =>
  !current.isStill && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
