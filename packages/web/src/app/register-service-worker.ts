/** Starts the service worker once the page is there; a browser that has none goes without. */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  addEventListener('load', () => {
    // Without it everything works but opening the app offline.
    navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  });
}
