import { seconds } from '@comet/domain/time';

/** It fetches the whole app; the first page and its pictures come before that. */
const afterLoadMs = seconds(3);

/** Starts the service worker once the page is there; a browser that has none goes without. */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  addEventListener('load', () =>
    setTimeout(() => {
      // It can't be fetched, and the next page registers it.
      if (!navigator.onLine) return;
      // Without it everything works but opening the app offline.
      navigator.serviceWorker.register('/sw.js').catch(() => undefined);
    }, afterLoadMs),
  );
}
