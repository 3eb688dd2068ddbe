/** Opens a screen as somebody sees it in a given state. */
import type { Page, Request } from 'playwright-core';
import { busyTutor } from '../support/class-of-thirty.ts';
import { newPeople } from './new-people.ts';
import type { Screen, Who } from './screens.ts';

export const sizes = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
] as const;

/** 'full' is the demo, 'empty' somebody who came today, with long names. */
export type State = 'full' | 'empty' | 'loading' | 'error' | 'large-text';

const settledWithinMs = 15_000;

const newcomers = {
  winner: newPeople.winner,
  busyTutor: busyTutor.userName,
  newParent: newPeople.pending,
  waitingParent: newPeople.waiting,
  youngStudent: newPeople.young,
} as const;
const full: Readonly<Record<Exclude<Who, 'visitor'>, string>> = {
  ...newcomers,
  student: 'demo-student',
  parent: 'demo-parent',
  tutor: 'demo-tutor',
};
const empty: typeof full = {
  ...newcomers,
  student: newPeople.student,
  parent: newPeople.parent,
  tutor: newPeople.tutor,
};

/** Who logs in to see a screen in a state; nobody for what visitors see. */
export const loginOf = (who: Who, state: State): string | undefined =>
  who === 'visitor' ? undefined : (state === 'empty' ? empty : full)[who];

/** A screen with an action first is only seen with the demo; visitors have neither data nor want of it. */
export const statesOf = ({ who, act }: Screen): readonly State[] =>
  act === undefined && (who === 'student' || who === 'parent' || who === 'tutor')
    ? ['full', 'empty', 'loading', 'error', 'large-text']
    : ['full', 'large-text'];

/** Lets every call but those about the person hang for ever, or fail. */
async function spoil(page: Page, state: State): Promise<void> {
  if (state !== 'loading' && state !== 'error') return;
  await page.route(/\/api\/v1\/(?!user$|user\/\d+$|auth\/|tracker\/|notifications\/)/, (route) =>
    state === 'loading'
      ? undefined
      : route.fulfill({
          status: 404,
          json: { statusCode: 404, error: 'Not Found', code: 'notFound', message: 'This is not there (any more)' },
        }),
  );
}

/** How many requests of the page are under way; the stream of live events never ends. */
function countRequests(page: Page): () => number {
  const open = new Set<Request>();
  page.on('request', (request) => {
    if (!request.url().includes('/live/')) open.add(request);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return () => open.size;
}

const twoFrames = 'new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))';

/** Until everything has arrived, and drawing it has asked for nothing more. */
async function waitUntilStill(page: Page, state: State, openRequests: () => number): Promise<void> {
  if (state !== 'loading') {
    const until = Date.now() + settledWithinMs;
    const isLoading = async (): Promise<boolean> =>
      openRequests() > 0 || (await page.getByRole('status', { name: 'Loading' }).count()) > 0;
    do {
      if (Date.now() > until) throw new Error(`${page.url()} still loads after ${settledWithinMs} ms`);
      await page.evaluate(twoFrames);
    } while (await isLoading());
  }
  await page.evaluate('document.fonts.ready.then(() => undefined)');
}

/** Opens the screen on a laptop and does what is to be done there first. */
export async function visit(page: Page, screen: Screen, state: State, databaseUrl: string): Promise<void> {
  page.setDefaultTimeout(settledWithinMs);
  const openRequests = countRequests(page);
  await spoil(page, state);
  await page.setViewportSize(sizes[2]);
  await page.goto(screen.path ?? screen.route);
  await page.locator('main').first().waitFor();
  await page.locator('h1, [role="alert"], [role="status"]').first().waitFor();
  await waitUntilStill(page, state, openRequests);
  if (screen.act !== undefined)
    await screen.act(page, databaseUrl).then(() => waitUntilStill(page, state, openRequests));
}
