/**
 * Lets the app open without a network: the last page that came whole is kept with its files, and shown when none comes.
 * Pages come from the network first, so a new version is taken at once; answers of the API are never kept.
 */
import { isAsset, isShell, shellFiles } from './cache-rules.ts';

/** What of the worker's own world is used here; the types of pages and of workers do not go into one program. */
interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Extendable {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface WorkerScope {
  readonly clients: { claim(): Promise<void> };
  readonly location: Location;
  addEventListener(name: 'install' | 'activate', listener: (event: Extendable) => void): void;
  addEventListener(name: 'fetch', listener: (event: Fetching) => void): void;
}
declare const self: WorkerScope;

const prefix = 'shell-';
/** Any path of the app gives the same page. */
const shellPath = '/pages';
/** A page that is still open may want a file of the version before. */
const generationsKept = 2;

const generations = async (): Promise<string[]> => (await caches.keys()).filter((name) => name.startsWith(prefix));

async function nameOf(page: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(page));
  return prefix + [...new Uint8Array(digest).slice(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Keeps a page with all its files, or, when one of them cannot be had, nothing. */
async function keepShell(response: Response): Promise<void> {
  if (!response.ok) return;
  const page = await response.clone().text();
  const name = await nameOf(page);
  if (await caches.has(name)) return;
  const cache = await caches.open(name);
  try {
    await cache.addAll(shellFiles(page));
    await cache.put(shellPath, response);
  } catch {
    await caches.delete(name);
    return;
  }
  const over = (await generations()).slice(0, -generationsKept);
  await Promise.all(over.map((old) => caches.delete(old)));
}

async function newestShell(): Promise<Response | undefined> {
  for (const name of (await generations()).reverse()) {
    const page = await (await caches.open(name)).match(shellPath);
    if (page !== undefined) return page;
  }
  return undefined;
}

async function openPage(event: Fetching): Promise<Response> {
  try {
    const response = await fetch(event.request);
    if (isShell(new URL(event.request.url).pathname)) event.waitUntil(keepShell(response.clone()));
    return response;
  } catch (error) {
    const kept = await newestShell();
    if (kept === undefined) throw error;
    return kept;
  }
}

async function openAsset(event: Fetching): Promise<Response> {
  const kept = await caches.match(event.request);
  if (kept !== undefined) return kept;
  const response = await fetch(event.request);
  const newest = (await generations()).at(-1);
  if (response.ok && newest !== undefined) {
    const copy = response.clone();
    event.waitUntil(caches.open(newest).then((cache) => cache.put(event.request, copy)));
  }
  return response;
}

self.addEventListener('install', (event) => {
  event.waitUntil(fetch(shellPath, { headers: { accept: 'text/html' } }).then(keepShell));
});

// A newer worker waits until no page of the older one is open; the first one need not.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== self.location.origin) return;
  if (isAsset(pathname)) event.respondWith(openAsset(event));
  else if (mode === 'navigate' && (isShell(pathname) || pathname === '/')) event.respondWith(openPage(event));
});
