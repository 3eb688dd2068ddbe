/** A recording is made only with consent, holds nothing that somebody wrote or is called, and plays for the parent. */
import { gunzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillAnswer, readAsked } from './answers.ts';
import { openBrowser } from './chromium.ts';
import { sql, unused } from './family-steps.ts';
import { logIn, openPage, positionOf } from './pages.ts';
import { makeChildren, setOwnPractice } from './practices.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** What no recording may hold. */
const secrets = {
  name: 'Zyxwina',
  password: 'otterquiet4417',
  answer: '7391846',
  practice: 'Glimmerwood',
} as const;
/** Longer than the recorder takes to begin and then to send a part. */
const partMs = 14_000;
/** Long enough for what a timer has set off to show. */
const settleMs = 1000;

/** A child of a parent of their own; the password is the demo's. */
async function makeFamily(): Promise<{ readonly child: string; readonly parent: string }> {
  const [child = ''] = await makeChildren(1);
  const parent = unused('watching-parent');
  await sql(
    `with parent as (
        insert into users (role, first_name, last_name, user_name, email, password_hash, created_at, updated_at)
        select 'parent', 'Asha', 'Watching', $2, $2 || '@example.org', password_hash, now(), now()
        from users where user_name = $1 returning user_id)
      update users set first_name = $3, parent_id = (select user_id from parent) where user_name = $1`,
    [child, parent, secrets.name],
  );
  return { child, parent };
}

async function countChunks(child: string): Promise<number> {
  const { rows } = await sql(
    `select count(*)::int as many from replay_chunks c join replay_recordings r using (recording_id)
      join users u on u.user_id = r.student_id where u.user_name = $1`,
    [child],
  );
  return rows[0]?.many;
}

/** Everything that is stored of a child's recordings, unpacked. */
async function readStored(child: string): Promise<string> {
  const { rows } = await sql(
    `select c.events from replay_chunks c join replay_recordings r using (recording_id)
      join users u on u.user_id = r.student_id where u.user_name = $1 order by recording_id, sequence`,
    [child],
  );
  return rows.map(({ events }) => gunzipSync(events).toString('utf8')).join('\n');
}

/** Addresses that have to do with recordings. */
function listenForReplay(page: Page): string[] {
  const heard: string[] = [];
  page.on('request', (request) => {
    if (/\/replay\/|\/recorder-/.test(request.url())) heard.push(request.url());
  });
  return heard;
}

/** A page whose clock the test can put forward. */
async function openClocked() {
  const opened = await openPage(browser);
  await opened.page.clock.install();
  return opened;
}

async function nextPart(page: Page): Promise<number> {
  const part = page.waitForResponse((response) => response.url().endsWith('/replay/chunks'));
  await page.clock.fastForward(partMs);
  return (await part).status();
}

async function moveMouse(page: Page): Promise<void> {
  for (const place of [200, 300, 400]) {
    await page.mouse.move(place, place);
    await page.waitForTimeout(300);
  }
}

/** The status of the next part; a page on which nothing happens sends none. */
async function partAfterMoving(page: Page): Promise<number> {
  await moveMouse(page);
  return nextPart(page);
}

async function letTimePass(page: Page): Promise<void> {
  await page.clock.fastForward(partMs);
  await page.waitForTimeout(settleMs);
}

async function decide(page: Page, isAllowed: boolean): Promise<void> {
  await page.goto('/pages/my-profile');
  const consent = page.getByRole('switch', { name: `We may record what ${secrets.name} does on screen` });
  await consent.click({ force: true });
  await page.getByText(isAllowed ? /Switched on on/ : /Switched off on/).waitFor();
}

/** Answers until a question wants something typed. */
async function reachTypedQuestion(page: Page, child: string): Promise<void> {
  await positionOf(page).waitFor();
  while ((await readAsked(child)).key.type !== 'writeAnswer') {
    await fillAnswer(page, child);
    await page.getByRole('button', { name: 'Check my answer' }).click();
    await page.getByRole('button', { name: 'Next question' }).click();
    await page.getByRole('button', { name: 'Check my answer' }).waitFor();
  }
}

test('without consent nothing is recorded, nor is the recorder even loaded', { timeout: 120_000 }, async () => {
  const { child } = await makeFamily();
  const { page, faults } = await openClocked();
  const heard = listenForReplay(page);
  await logIn(page, child);
  await page.waitForURL('**/pages/dashboard-student');
  await page.getByText(secrets.name).first().waitFor();
  await letTimePass(page);
  expect(heard).toEqual([]);
  expect(await countChunks(child)).toBe(0);
  expect(faults).toEqual([]);
  await page.context().close();
});

test('with consent a recording holds no secret, plays for the parent, and goes when the consent goes', {
  timeout: 300_000,
}, async () => {
  const { child, parent } = await makeFamily();
  await setOwnPractice(child, { name: secrets.practice });
  const atHome = await openPage(browser);
  await logIn(atHome.page, parent);
  await atHome.page.waitForURL('**/dashboard/parent');
  await decide(atHome.page, true);

  const { page, faults } = await openClocked();
  await logIn(page, child);
  await page.waitForURL('**/pages/dashboard-student');
  await page.getByText(secrets.name).first().waitFor();
  // Once it has begun.
  await page.clock.fastForward(partMs);
  expect(await nextPart(page)).toBe(200);
  await page.getByRole('button', { name: 'Switch user' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Their password').fill(secrets.password);
  await dialog.getByRole('button', { name: 'Show or hide the password' }).click();
  await page.keyboard.press('Escape');
  await page
    .getByRole('link', { name: /My tasks/i })
    .first()
    .click();
  await page.getByRole('button', { name: `Begin: ${secrets.practice}` }).click();
  await page.waitForURL('**/practice/**');
  await reachTypedQuestion(page, child);
  await page.getByRole('textbox', { name: /^Your answer/ }).pressSequentially(secrets.answer);
  // The part that is being sent may be from before the last letter; the one after it is not.
  await partAfterMoving(page);
  await partAfterMoving(page);
  const stored = await readStored(child);
  // It's a recording: a picture of the page, what changed on it, and how it looks.
  expect(stored).toMatch(/"type":2,"data":\{"node"/);
  expect(stored).toMatch(/"source":0/);
  expect(stored).toMatch(/"source":5/);
  expect(stored).toMatch(/\/assets\/[\w-]+\.css/);
  for (const secret of Object.values(secrets)) expect(stored.toLowerCase()).not.toContain(secret.toLowerCase());
  expect(stored).not.toContain('aria-label');
  expect(faults).toEqual([]);

  await atHome.page.getByRole('link', { name: `Watch ${secrets.name}’s recordings` }).click();
  await atHome.page.getByRole('button', { name: /^Watch: / }).click();
  await atHome.page.getByRole('button', { name: 'Play' }).click();
  const frame = atHome.page.frameLocator('iframe[title="Recording of the screen"]');
  await frame.getByText('*******').first().waitFor();
  expect(await atHome.page.locator('iframe').getAttribute('sandbox')).toBe('allow-same-origin');
  expect(await frame.locator('body').evaluate('getComputedStyle(document.body).fontFamily')).toMatch(/Lexend|Poppins/);
  await atHome.page.getByText('4×').click();
  await expect.poll(() => atHome.page.getByText(/ of \d+:\d\d$/).textContent()).not.toMatch(/^0:00/);
  await atHome.page.getByRole('button', { name: 'Pause' }).click();
  expect(atHome.faults).toEqual([]);

  await decide(atHome.page, false);
  expect(await countChunks(child)).toBe(0);
  expect(await partAfterMoving(page)).toBe(409);
  const heard = listenForReplay(page);
  await moveMouse(page);
  await letTimePass(page);
  expect(heard).toEqual([]);
  expect(await countChunks(child)).toBe(0);
});
