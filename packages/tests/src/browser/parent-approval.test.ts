/** A child of 9 who signs up alone waits until a parent has said yes by the mailed link. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from './chromium.ts';
import { cards, fillCard, fillStudent, signUpParent, sql, unused } from './family-steps.ts';
import { expectGoodScreen, logIn, openPage } from './pages.ts';
import { home } from './test-server.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const bornAgo = (years: number): [string, string, string] => ['14', '3', String(new Date().getFullYear() - years)];

/** Signs a child up as far as the waiting page. */
async function signUpChild(page: Page, firstName: string, parentEmail: string): Promise<string> {
  const userName = unused(firstName.toLowerCase());
  await page.goto('/signup?who=student');
  expect(await page.getByLabel('Your parent’s email').count()).toBe(0);
  await fillStudent(page, { firstName, lastName: 'Young', userName, password: 'abc', birth: bornAgo(9) });
  await page.getByLabel('Your parent’s email').waitFor();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByText('Please type your parent’s e-mail address').waitFor();
  await page.getByLabel('Your parent’s email').fill(parentEmail);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('heading', { name: `Nearly there, ${firstName}!` }).waitFor();
  return userName;
}

/** The newest link that was mailed to this address. */
async function linkTo(parentEmail: string): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(
      async () => {
        const outbox = await (await fetch(`${home().baseUrl}/dev/outbox`)).text();
        const mail = outbox.split('<article>').find((one) => one.includes(parentEmail));
        link = /approve-child\?token=[\w-]+/.exec(mail ?? '')?.[0];
        return link;
      },
      { timeout: 25_000 },
    )
    .toBeDefined();
  return `/${link}`;
}

test('a child corrects the parent’s address, waits, and goes on to pay once the parent has said yes', {
  timeout: 120_000,
}, async () => {
  const { page: child, faults } = await openPage(browser, 'phone');
  const userName = await signUpChild(child, 'Wren', `${unused('wrong')}@example.org`);
  await child.getByText('Ask your parent to open our e-mail and say yes.').waitFor();
  await child.goto('/pages/missions');
  await child.waitForURL('**/waiting-for-parent');
  const parentEmail = `${unused('mother')}@example.org`;
  await child.getByLabel('Your parent’s email').fill(parentEmail);
  await child.getByRole('button', { name: 'Send it again' }).click();
  await child.getByText('We’ve sent the e-mail again.').waitFor();
  await child.locator('strong').getByText(parentEmail).waitFor();

  const { page: parent } = await openPage(browser);
  await parent.goto(await linkTo(parentEmail));
  await parent.getByRole('heading', { name: 'May Wren use Comet Club?' }).waitFor();
  await parent.getByText(userName).waitFor();
  await expectGoodScreen(parent);
  await parent.getByRole('button', { name: 'Yes, I allow it' }).click();
  await parent.getByText('Wren can go on now.').waitFor();

  // By itself: the page asks every few seconds.
  await child.waitForURL('**/thank-you', { timeout: 30_000 });
  await child.getByRole('button', { name: 'Choose Basic' }).click();
  await fillCard(child, cards.good);
  await child.getByRole('button', { name: 'Start the free trial' }).click();
  await child.getByRole('link', { name: 'Start learning' }).click();
  await child.waitForURL('**/pages/dashboard-student');
  expect(faults.filter((fault) => !fault.includes('status of 4'))).toEqual([]);
  await parent.context().close();
  await child.context().close();
});

test('a parent with an account logs in from the link and takes the child into the family', {
  timeout: 120_000,
}, async () => {
  const userName = unused('father');
  const password = 'quiet-otter-42';
  const { page: parent } = await openPage(browser);
  await signUpParent(parent, { firstName: 'Finn', lastName: 'Young', userName, password });
  await sql('update users set email_confirmed_at = now() where user_name = $1', [userName]);
  await parent.getByRole('button', { name: 'Sign out' }).click();
  await parent.waitForURL((url) => url.pathname === '/');

  const { page: child } = await openPage(browser);
  await signUpChild(child, 'Lark', `${userName}@example.org`);
  await parent.goto(await linkTo(`${userName}@example.org`));
  await parent.getByRole('link', { name: 'Log in' }).click();
  await parent.getByLabel('Username or e-mail').fill(userName);
  await parent.getByLabel('Password', { exact: true }).fill(password);
  await parent.getByRole('button', { name: 'Log in' }).click();
  await parent.getByRole('button', { name: 'Yes, and add Lark to my family' }).click();
  await parent.getByRole('link', { name: 'choose a package' }).click();
  await parent.getByRole('region', { name: /Lark/ }).getByRole('button', { name: 'Choose Basic' }).waitFor();
  await parent.context().close();
  await child.context().close();
});

test('a parent who says no has the account erased: its username and password open nothing', {
  timeout: 120_000,
}, async () => {
  const { page: child } = await openPage(browser);
  const parentEmail = `${unused('no')}@example.org`;
  const userName = await signUpChild(child, 'Robin', parentEmail);
  const { page: parent } = await openPage(browser, 'phone');
  await parent.goto(await linkTo(parentEmail));
  await parent.getByRole('button', { name: 'No, erase the account' }).click();
  await parent.getByText('The account is erased').waitFor();
  await child.context().close();
  const { page } = await openPage(browser);
  await logIn(page, userName, { password: 'abc' });
  await page.getByRole('alert').getByText('Incorrect login').waitFor();
  await page.context().close();
  await parent.context().close();
});
