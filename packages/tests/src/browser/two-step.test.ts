/** Adults with two-step log-in: an authenticator app, and a passkey in Chromium's virtual authenticator. */
import { Secret, TOTP } from 'otpauth';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from './chromium.ts';
import { unused } from './family-steps.ts';
import { expectGoodScreen, logIn, openPage, textOf } from './pages.ts';
import { home } from './test-server.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const password = 'quiet-otter-42';
// Passkeys belong to a host name; an address of the network has none.
const baseURL = (): string => home().baseUrl.replace('127.0.0.1', 'localhost');

async function signUp(): Promise<string> {
  const userName = unused('two-step');
  const response = await fetch(`${home().baseUrl}/api/v1/auth/registration`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.77.${Date.now() % 256}.1` },
    body: JSON.stringify({
      firstName: 'Tess',
      lastName: 'Stepper',
      userName,
      email: `${userName}@example.org`,
      phone: '020 7946 0958',
      password,
    }),
  });
  expect(response.status).toBe(200);
  return userName;
}

const ownCard = (page: Page) => page.getByRole('region', { name: '2-step log-in' });

async function openProfile(page: Page, userName: string): Promise<void> {
  await logIn(page, userName, { password });
  await page.waitForURL('**/create-student-account');
  await page.goto('/pages/my-profile');
  await ownCard(page).getByText('Add a second step').waitFor();
}

/** Leaves no session behind, as closing the window does. On a page for everybody: another one would lead away from itself. */
async function leave(page: Page): Promise<void> {
  await page.goto('/privacy');
  await page.evaluate('sessionStorage.clear()');
}

const stepMs = 30_000;
const stepNow = (): number => Math.floor(Date.now() / stepMs);
const codeOf = (secret: string, step: number): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: step * stepMs });

test('with an authenticator app, the password alone opens nothing; a code or a recovery code does', async () => {
  const { page } = await openPage(browser, 'laptop', { baseURL: baseURL() });
  const userName = await signUp();
  await openProfile(page, userName);
  await ownCard(page).getByRole('button', { name: 'Set up an authenticator app' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your own password').fill(password);
  await dialog.getByRole('button', { name: 'Next' }).click();
  await dialog.getByRole('img', { name: /QR code/ }).waitFor();
  await expectGoodScreen(page);
  const secret = await textOf(dialog.locator('code'));
  await dialog.getByLabel('Code from the app').fill('000000');
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await dialog.getByText('That code isn’t right').waitFor();
  const usedStep = stepNow();
  await dialog.getByLabel('Code from the app').fill(codeOf(secret, usedStep));
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await dialog.getByText('Keep these recovery codes safe').waitFor();
  await expectGoodScreen(page);
  const recoveryCode = await textOf(dialog.locator('code').first());
  await dialog.getByRole('button', { name: 'I’ve saved them' }).click();
  await ownCard(page).getByText('You have 10 recovery codes left.').waitFor();

  await leave(page);
  await logIn(page, userName, { password });
  await page.getByLabel('Code from your app').waitFor();
  await expectGoodScreen(page);
  // A code works once. The next one is accepted up to one step early.
  await page.getByLabel('Code from your app').fill(codeOf(secret, Math.max(usedStep + 1, stepNow())));
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL('**/create-student-account');

  await leave(page);
  await logIn(page, userName, { password });
  await page.getByLabel('Code from your app').fill(recoveryCode.toUpperCase());
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL('**/create-student-account');
  await page.context().close();
}, 120_000);

test('with a passkey, the device is asked after the password', async () => {
  const { page } = await openPage(browser, 'laptop', { baseURL: baseURL() });
  const devices = await page.context().newCDPSession(page);
  await devices.send('WebAuthn.enable');
  await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const userName = await signUp();
  await openProfile(page, userName);
  await ownCard(page).getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name of the passkey').fill('My phone');
  await dialog.getByLabel('Your own password').fill('wrong');
  await dialog.getByRole('button', { name: 'Add the passkey' }).click();
  await dialog.getByText('Incorrect password').waitFor();
  await dialog.getByLabel('Your own password').fill(password);
  await dialog.getByRole('button', { name: 'Add the passkey' }).click();
  await dialog.getByRole('button', { name: 'I’ve saved them' }).click();
  await ownCard(page).getByText('Passkey: My phone').waitFor();
  await expectGoodScreen(page);

  await leave(page);
  await logIn(page, userName, { password });
  await page.getByRole('button', { name: 'Use my passkey' }).click();
  await page.waitForURL('**/create-student-account');

  await page.goto('/pages/my-profile');
  await ownCard(page).getByRole('button', { name: 'Remove the passkey My phone' }).click();
  await dialog.getByLabel('Your own password').fill(password);
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
  await ownCard(page).getByText('Add a second step').waitFor();
  await page.context().close();
}, 120_000);
