import { createChild } from '@comet/contract/families';
import { register } from '@comet/contract/sessions';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask } from '../support/person.ts';
import { openBrowser } from './chromium.ts';
import {
  cards,
  fillCard,
  fillStudent,
  listenTo,
  makePromo,
  type NewStudent,
  signUpParent,
  unused,
  withCardData,
} from './family-steps.ts';
import { demoPassword, logIn, openPage } from './pages.ts';
import { home } from './test-server.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const password = 'quiet-otter-42';
/** A refusal that a journey provokes is a line in the browser's console, and meant. */
const unmeant = (faults: readonly string[]): string[] => faults.filter((fault) => !fault.includes('status of 4'));
const enterAgain = async (page: Page, login: string, secret: string): Promise<void> => {
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await logIn(page, login, { password: secret });
};

describe('a family', () => {
  test('of two children: monthly with a code after a declined card, annual on the same card; then changed, cancelled, resumed', {
    timeout: 240_000,
  }, async () => {
    const code = unused('HALF').toUpperCase();
    await makePromo(code, '--percent', '50');
    const { page, faults } = await openPage(browser, 'phone');
    const sent = listenTo(page);
    const parent = { firstName: 'Asha 🚀', lastName: 'O’Brien-Featherstonehaugh', userName: unused('asha'), password };
    await signUpParent(page, parent);
    await page.getByText('Welcome, Asha 🚀!').waitFor();
    const zoe: NewStudent = {
      firstName: 'Zoë-Ann 🌟',
      lastName: 'O’Brien',
      userName: unused('zoe'),
      password: 'abc',
      // The month and year are enough.
      birth: ['', '3', '2017'],
    };
    await fillStudent(page, zoe);
    await page.getByText('Most children born then are in year').waitFor();
    expect(await page.getByLabel('We may record what my child does').isChecked()).toBe(false);
    await page.getByRole('button', { name: 'Next' }).click();

    await page.waitForURL('**/select-learning-packages');
    await page.getByRole('button', { name: 'Choose Standard' }).waitFor();
    await page.getByRole('button', { name: 'Choose Standard' }).click();
    await page.waitForURL('**/add-payment-details');
    await page.getByText('This is a local practice till').waitFor();
    await page.getByLabel('Promo code').fill(code.toLowerCase());
    await page.getByText('£9.99 the first time, after that £19.99 a month').waitFor();
    await fillCard(page, cards.declined);
    await page.getByRole('button', { name: 'Start the free trial' }).click();
    await page.getByRole('alert').getByText('Your card was declined').waitFor();
    await page.getByLabel('Card number').fill('');
    await page.getByLabel('Card number').pressSequentially(cards.good);
    await page.getByRole('button', { name: 'Start the free trial' }).click();
    await page.waitForURL('**/thank-you');
    await page.getByText('Everything is ready').waitFor();

    await page.getByRole('link', { name: 'Add another child' }).click();
    const ben: NewStudent = { ...zoe, firstName: 'Ben', userName: unused('ben'), birth: ['31', '8', '2018'] };
    expect(await page.getByLabel('First Name').inputValue()).toBe('');
    expect(await page.getByLabel('Last Name').inputValue()).toBe('O’Brien');
    await fillStudent(page, ben);
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByText('Annual', { exact: true }).click();
    await page.getByText('£99.90').waitFor();
    await page.getByRole('button', { name: 'Choose Basic' }).click();
    await page.getByLabel(/The card that you use already, .* ending in 4242/).waitFor();
    await page.getByRole('button', { name: 'Start the free trial' }).click();
    await page.waitForURL('**/thank-you');
    await page.getByRole('link', { name: 'Go to the dashboard' }).click();
    await page.waitForURL('**/dashboard/parent');

    await page.getByRole('navigation', { name: 'Quick menu' }).getByRole('link', { name: 'Subscriptions' }).click();
    const ofZoe = page.getByRole('region', { name: /Zoë-Ann/ });
    await ofZoe.getByText('Standard, £19.99 a month').waitFor();
    await page.getByRole('region', { name: 'Ben O’Brien' }).getByText('Basic, £99.90 a year').waitFor();
    await page.getByRole('region', { name: 'Card' }).getByText('ending in 4242').waitFor();
    await page.getByRole('region', { name: 'Invoices' }).waitFor();
    await ofZoe.getByRole('button', { name: /^Change the package/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Choose Premium' }).click();
    await ofZoe.getByText('Premium, £39.99 a month').waitFor();
    await ofZoe.getByRole('button', { name: /^Cancel/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel the package' }).click();
    await ofZoe.getByText(/Cancelled\. Access stays until/).waitFor();
    await ofZoe.getByRole('button', { name: /^Resume/ }).click();
    await ofZoe.getByText(/Free trial\. £/).waitFor();

    await page.getByRole('button', { name: 'Menu' }).click();
    await enterAgain(page, zoe.userName, zoe.password);
    await page.waitForURL('**/pages/dashboard-student');
    expect(sent.length).toBeGreaterThan(20);
    expect(withCardData(sent)).toEqual([]);
    expect(unmeant(faults)).toEqual([]);
    await page.context().close();
  });

  test('goes back to change the package: what was typed stays, of the card nothing', { timeout: 120_000 }, async () => {
    const { page } = await openPage(browser);
    await signUpParent(page, { firstName: 'Ada', lastName: 'Back', userName: unused('ada'), password });
    await fillStudent(page, {
      firstName: 'Tom',
      lastName: 'Back',
      userName: unused('tom'),
      password: 'abc',
      birth: ['1', '9', '2018'],
    });
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('button', { name: 'Choose Basic' }).click();
    await fillCard(page, cards.good);
    await page.getByRole('link', { name: 'Back' }).click();
    await page.getByRole('region', { name: 'Basic' }).getByText('Chosen').waitFor();
    await page.goBack();
    await page.waitForURL('**/add-payment-details');
    expect(await page.getByLabel('Card number').inputValue()).toBe('');
    expect(await page.getByLabel('CVC').inputValue()).toBe('');
    await page.getByRole('button', { name: /Account/ }).click();
    await page.waitForURL('**/create-student-account');
    expect(await page.getByLabel('First Name').inputValue()).toBe('Tom');
    expect(await page.getByLabel('Day', { exact: true }).inputValue()).toBe('1');
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('button', { name: 'Choose Premium' }).click();
    await page.getByText('£39.99 a month').waitFor();
    await page.reload();
    // A reload keeps what was typed, except the password: the steps begin again there.
    await page.waitForURL('**/create-student-account');
    await page.getByText('We’ve kept what you typed, except the password.').waitFor();
    expect(await page.getByLabel('First Name').inputValue()).toBe('Tom');
    expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('');
    await page.getByLabel('First Name').fill('Tommy');
    await page.reload();
    expect(await page.getByLabel('First Name').inputValue()).toBe('Tommy');
    await page.getByLabel('Password', { exact: true }).fill('abc');
    await page.getByRole('button', { name: 'Next' }).click();
    // The whole card of a package is its button.
    await page.getByRole('region', { name: 'Basic' }).getByRole('listitem').first().click({ force: true });
    await page.waitForURL('**/add-payment-details');
    await page.context().close();
  });

  test('with pending access is confined to /thank-you, and pays there', { timeout: 120_000 }, async () => {
    const userName = unused('late');
    const parent = { firstName: 'Lou', lastName: 'Late', userName, email: `${userName}@example.org`, password };
    const { body: tokens } = await ask(home().baseUrl, register, { body: { ...parent, phone: '020 7946 0958' } });
    const child = { firstName: 'Pia', lastName: 'Late', userName: unused('pia'), password: 'abc' };
    await ask(
      home().baseUrl,
      createChild,
      { body: { ...child, dateOfBirth: '2016-02-29', isStudentFourYear: 'no' } },
      tokens?.accessToken,
    );
    const { page } = await openPage(browser, 'tablet');
    await logIn(page, userName, { password });
    await page.waitForURL('**/thank-you');
    for (const wanted of ['/dashboard/parent', '/create-student-account', '/pages/my-profile', '/pages/parent']) {
      await page.goto(wanted);
      await page.waitForURL('**/thank-you');
    }
    await page.getByText('Your access is pending').waitFor();
    await page.getByRole('region', { name: 'Pia' }).getByRole('button', { name: 'Choose Standard' }).waitFor();
    await page.getByRole('button', { name: 'Choose Standard' }).click();
    await fillCard(page, cards.good);
    await page.getByRole('button', { name: 'Start the free trial' }).click();
    await page.getByText('Everything is ready').waitFor();
    await page.getByRole('link', { name: 'Go to the dashboard' }).click();
    await page.waitForURL('**/dashboard/parent');
    await page.context().close();
  });

  test('whose bank asks says no, then yes', { timeout: 120_000 }, async () => {
    const { page } = await openPage(browser);
    const sent = listenTo(page);
    await signUpParent(page, { firstName: 'Ivy', lastName: 'Bank', userName: unused('ivy'), password });
    await fillStudent(page, {
      firstName: 'Max',
      lastName: 'Bank',
      userName: unused('max'),
      password: 'abc',
      birth: ['2', '2', '2016'],
    });
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('button', { name: 'Choose Basic' }).click();
    await fillCard(page, cards.asks);
    await page.getByRole('button', { name: 'Start the free trial' }).click();
    const dialog = page.getByRole('dialog', { name: 'Confirm this payment' });
    await dialog.getByRole('button', { name: 'No', exact: true }).waitFor();
    await dialog.getByRole('button', { name: 'No', exact: true }).click();
    await page.getByText('Your bank hasn’t confirmed this payment, so nothing has been charged.').waitFor();
    expect(await page.getByLabel('Card number').count()).toBe(0);
    await page.getByRole('button', { name: 'Confirm the payment' }).click();
    await dialog.getByRole('button', { name: 'Yes, it is me' }).click();
    await page.waitForURL('**/thank-you');
    await page.getByText('Everything is ready').waitFor();
    expect(withCardData(sent)).toEqual([]);
    await page.context().close();
  });
});

describe('a student alone', () => {
  test('signs up, pays and learns, and finds what they pay for', { timeout: 120_000 }, async () => {
    const { page, faults } = await openPage(browser, 'phone');
    const sent = listenTo(page);
    const student: NewStudent = {
      firstName: 'Noor',
      lastName: 'Al-Amin',
      userName: unused('noor'),
      password: 'xyz',
      birth: ['20', '5', '2012'],
    };
    await page.goto('/signup');
    await page.getByRole('link', { name: 'I am a student' }).click();
    await fillStudent(page, student);
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('button', { name: 'Choose Basic' }).click();
    await fillCard(page, cards.good, student.firstName);
    await page.getByRole('button', { name: 'Start the free trial' }).click();
    await page.waitForURL('**/thank-you');
    await page.getByText('Welcome to Comet Club, Noor').waitFor();
    await page.getByRole('link', { name: 'Start learning' }).click();
    await page.waitForURL('**/pages/dashboard-student');
    await page.goto('/pages/parent');
    await page.getByText('Basic, £9.99 a month').waitFor();
    expect(withCardData(sent)).toEqual([]);
    expect(unmeant(faults)).toEqual([]);
    await page.context().close();
  });

  test('who left before the payment went through is refused at log-in, comes back by the door for payers, and pays', {
    timeout: 120_000,
  }, async () => {
    const { page } = await openPage(browser);
    const userName = unused('kit');
    await page.goto('/signup?who=student');
    await fillStudent(page, {
      firstName: 'Kit',
      lastName: 'Away',
      userName,
      password: 'xyz',
      birth: ['1', '1', '2012'],
    });
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('button', { name: 'Choose Basic' }).click();
    await fillCard(page, cards.declined);
    await page.getByRole('button', { name: 'Start the free trial' }).click();
    await page.getByRole('alert').getByText('Your card was declined').waitFor();
    await page.goto('/pages/missions');
    await page.waitForURL('**/thank-you');
    await page.getByRole('button', { name: 'Sign out' }).click();
    // The landing page is another page than the app: it has loaded when its heading is there.
    await page.waitForURL((url) => url.pathname === '/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await logIn(page, userName, { password: 'xyz' });
    await page
      .getByText(
        'Your access to the platform is temporarily suspended, please pay your subscription to restore access.',
      )
      .waitFor();
    await page.getByRole('button', { name: 'I pay for myself' }).click();
    await page.waitForURL('**/thank-you');
    await page.getByRole('button', { name: 'Choose Basic' }).click();
    await fillCard(page, cards.good);
    await page.getByRole('button', { name: 'Start the free trial' }).click();
    await page.getByText('Everything is ready').waitFor();
    await page.context().close();
  });
});

describe('switching', () => {
  test('goes from parent to child to parent, and a refused one leaves everything as it is', {
    timeout: 120_000,
  }, async () => {
    const { page } = await openPage(browser);
    await logIn(page, 'demo-parent');
    await page.waitForURL('**/dashboard/parent');
    const dialog = page.getByRole('dialog');
    await page.getByRole('button', { name: 'Switch user' }).click();
    expect(await dialog.getByText('demo-tutor').count()).toBe(0);
    await dialog.getByLabel('Their password').fill(demoPassword);
    await dialog.getByRole('button', { name: 'Switch', exact: true }).click();
    await page.waitForURL('**/pages/dashboard-student');
    await page.getByRole('button', { name: 'Switch user' }).click();
    const members = dialog.getByLabel('Who is next?').first();
    await members.click();
    await page.getByRole('option', { name: 'Theo' }).waitFor();
    await page.getByRole('option', { name: 'Amara (parent)' }).click();
    await dialog.getByLabel('Their password').fill('not-it');
    await dialog.getByRole('button', { name: 'Switch', exact: true }).click();
    await dialog.getByText('Incorrect password').waitFor();

    // A server that answers with a tutor: the old tokens are restored and the child is still there.
    const stored = () => page.evaluate<string>(`sessionStorage.getItem('comet-session')`);
    const before = await stored();
    await page.route('**/api/v1/user', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), role: 'tutor' } });
    });
    await dialog.getByLabel('Their password').fill(demoPassword);
    await dialog.getByRole('button', { name: 'Switch', exact: true }).click();
    await dialog.getByText('You do not have enough access rights').waitFor();
    expect(await stored()).toBe(before);
    await page.unroute('**/api/v1/user');
    await dialog.getByRole('button', { name: 'Switch', exact: true }).click();
    await page.waitForURL('**/dashboard/parent');
    await page.context().close();
  });

  test('is the way from a child’s parent area to the parent, where a child sees no prices', async () => {
    const { page } = await openPage(browser, 'phone');
    await logIn(page, 'demo-sibling');
    await page.waitForURL('**/pages/dashboard-student');
    await page.goto('/pages/parent');
    await page.getByText('Your parent can go on here').waitFor();
    expect(await page.getByRole('main').textContent()).not.toMatch(/£|package|Standard/);
    await page.getByLabel('Their password').fill(demoPassword);
    await page.getByRole('button', { name: 'Switch', exact: true }).click();
    await page.waitForURL('**/dashboard/parent');
    await page.context().close();
  });
});

test('a parent changes their own and a child’s details, password and consent', { timeout: 120_000 }, async () => {
  const userName = unused('edit');
  const { page } = await openPage(browser);
  await signUpParent(page, { firstName: 'Eve', lastName: 'Edit', userName, password });
  const child = { firstName: 'Finn', lastName: 'Edit', userName: unused('finn'), password: 'abc' };
  await fillStudent(page, { ...child, birth: ['3', '3', '2017'] });
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Choose Basic' }).click();
  await fillCard(page, cards.good);
  await page.getByRole('button', { name: 'Start the free trial' }).click();
  await page.getByText('Everything is ready').waitFor();
  await page.goto('/pages/my-profile');
  const own = page.getByRole('region', { name: 'My details' });
  await own.getByLabel('Username').fill('demo-parent');
  await own.getByText('Username already taken, please choose another username').waitFor();
  await own.getByLabel('Username').fill(userName);
  await own.getByLabel('First Name').fill('Evelyn 🦊');
  await own.getByRole('button', { name: 'Save' }).click();
  await page.getByText('The data has been successfully updated').first().waitFor();
  const ofFinn = page.getByRole('region', { name: 'Finn' });
  const consent = ofFinn.getByRole('switch', { name: /We may record/ });
  expect(await consent.isChecked()).toBe(false);
  await consent.click({ force: true });
  await ofFinn.getByText(/Switched on on/).waitFor();
  await consent.click({ force: true });
  await ofFinn.getByText(/Switched off on/).waitFor();
  await ofFinn.getByRole('button', { name: 'New password: Finn' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your own password').fill('wrong');
  await dialog.getByLabel('New password of Finn').fill('new-one');
  await dialog.getByRole('button', { name: 'Set the new password' }).click();
  await dialog.getByText('Incorrect password').waitFor();
  await dialog.getByLabel('Your own password').fill(password);
  await dialog.getByRole('button', { name: 'Set the new password' }).click();
  await dialog.waitFor({ state: 'detached' });
  await enterAgain(page, child.userName, 'new-one');
  await page.waitForURL('**/pages/dashboard-student');
  await page.goto('/profile');
  await page.getByText('more experience to the next step').waitFor();
  await page.context().close();
});
