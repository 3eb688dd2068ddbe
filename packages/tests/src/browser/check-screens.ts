/** Checks screens of the app with axe and with a ruler. The list is the one that `npm run screenshots` takes pictures of. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Browsers, createBrowsers } from '../screenshots/browsers.ts';
import { type Screen, screens, type Who } from '../screenshots/screens.ts';
import { loginOf, type State, sizes, visit } from '../screenshots/visit.ts';
import { axeFaults } from './axe.ts';
import { comeToRest, openPages } from './pages.ts';
import { measuredFaults } from './screen-faults.ts';
import { home } from './test-server.ts';

/** Screens that are checked for people who joined today, too: what they say when nothing is there is most of them. */
const checkedEmpty: readonly string[] = ['student-dashboard', 'map', 'my-tasks', 'student-tasks', 'tutor-practice'];

const cases: readonly (readonly [name: string, screen: Screen, state: State])[] = screens
  .filter(({ isOnlyPictured }) => isOnlyPictured !== true)
  .flatMap((screen) => {
    const states: readonly State[] = checkedEmpty.includes(screen.name) ? ['full', 'empty'] : ['full'];
    return states.map((state) => [`${screen.name}, ${state}`, screen, state] as const);
  });

/** Lines in the browser's console that are meant: a refusal that the screen provokes, and axe kept out of a played recording. */
const meant = ['status of 4', "document's frame is sandboxed"];

/** A test for each screen of these people: the ruler at three widths, axe at a phone's and a laptop's in turn. */
export function checkScreens(people: readonly Who[]): void {
  let browsers: Browsers;
  beforeAll(() => {
    browsers = createBrowsers(home().baseUrl);
  });
  afterAll(() => browsers.close());

  describe('is readable, whole and without a fault', () => {
    test.each(cases.filter(([, { who }]) => people.includes(who)))('%s', async (name, screen, state) => {
      const page = await browsers.openPage(loginOf(screen.who, state), 'usual');
      openPages.push(page);
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error' && !meant.some((part) => message.text().includes(part)))
          faults.push(message.text());
      });
      await visit(page, screen, state, home().databaseUrl);
      const axeWidth = cases.findIndex(([other]) => other === name) % 2 === 0 ? 390 : 1440;
      for (const size of sizes) {
        await page.setViewportSize(size);
        await comeToRest(page);
        const found = [...(await measuredFaults(page)), ...(size.width === axeWidth ? await axeFaults(page) : [])];
        faults.push(...found.map((fault) => `${size.width} px: ${fault}`));
      }
      expect(faults).toEqual([]);
      await page.close();
    });
  });
}
