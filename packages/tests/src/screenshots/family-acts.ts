/** What is done on the screens of visitors and families before they are looked at. */
import { randomInt } from 'node:crypto';
import type { Page } from 'playwright-core';

type Act = (page: Page) => Promise<void>;

export const openDialog =
  (name: RegExp): Act =>
  async (page) => {
    await page.getByRole('button', { name }).first().click();
    await page.getByRole('dialog').waitFor();
  };

/** Sends a form as it stands, so that it says what is missing. */
export const send =
  (name: string): Act =>
  async (page) => {
    await page.getByRole('button', { name, exact: true }).click();
    await page.locator('[aria-invalid="true"]').first().waitFor();
  };

/** Pictures further down are loaded when one comes near them. */
export const readToTheEnd: Act = async (page) => {
  await page.evaluate(`(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += 400) {
      scrollTo(0, top);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    scrollTo(0, 0);
  })()`);
};

export const tryQuestions: Act = async (page) => {
  for (const answer of ['0.58', 'It’s raining, so take your coat.', 'swan'])
    await page.getByText(answer, { exact: true }).click();
  await page
    .getByRole('group', { name: /^Non-verbal/ })
    .getByRole('radio')
    .first()
    .press('Space');
  await readToTheEnd(page);
};

export const logInWrongly: Act = async (page) => {
  await page.getByLabel('Username or e-mail').fill('demo-parent');
  await page.getByLabel('Password', { exact: true }).fill('not-it');
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('alert').waitFor();
};

export const askForLink: Act = async (page) => {
  await page.getByLabel('E-mail').fill('nobody@comet.example');
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await page.getByText('Look into your mail').waitFor();
};

export const resetWithOldLink: Act = async (page) => {
  await page.getByLabel('New password', { exact: true }).fill('quiet-otter-42');
  await page.getByRole('button', { name: 'Set the new password' }).click();
  await page.getByRole('alert').waitFor();
};

const fillBirth = async (page: Page, birth: readonly [string, string, string]): Promise<void> => {
  for (const [place, part] of ['Day', 'Month', 'Year'].entries())
    await page.getByLabel(part, { exact: true }).fill(birth[place] ?? '');
};

export const sendWithoutBirthday: Act = async (page) => {
  await page.getByLabel('Email').fill('not an address');
  await fillBirth(page, ['', '', '']);
  await send('Next')(page);
};

/** From the account to the packages, with names as long as they come. */
export const toPackages: Act = async (page) => {
  await page.getByLabel('First Name').fill('Maximiliana-Rose 🦊');
  await page.getByLabel('Last Name').fill('Wolfeschlegelsteinhausen');
  await page.getByLabel('Username').fill(`maxi-${Date.now().toString(36)}-${randomInt(1000)}`);
  await page.getByLabel('Password', { exact: true }).fill('abc');
  // Old enough to sign up without a parent, too.
  await fillBirth(page, ['14', '3', '2013']);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Choose Basic' }).waitFor();
};

export const toCard: Act = async (page) => {
  await toPackages(page);
  await page.getByRole('button', { name: 'Choose Standard' }).click();
  await page.getByRole('button', { name: 'Start the free trial' }).waitFor();
};

export const payWithNothing: Act = async (page) => {
  await toCard(page);
  await page.getByLabel('Promo code').fill('NO-SUCH-CODE');
  await page.getByText('Invalid promo code').waitFor();
  await send('Start the free trial')(page);
};

async function payWith(page: Page, cardNumber: string): Promise<void> {
  await toCard(page);
  const other = page.getByLabel('Another card');
  if ((await other.count()) > 0) await other.check();
  await page.getByLabel('Name on card').fill('Ines Declined');
  await page.getByLabel('Card number').pressSequentially(cardNumber);
  await page.getByLabel('Expiry').pressSequentially('1239');
  await page.getByLabel('CVC').fill('739');
  await page.getByRole('button', { name: 'Start the free trial' }).click();
}

export const payWithDeclinedCard: Act = async (page) => {
  await payWith(page, '4000000000000002');
  await page.getByRole('alert').waitFor();
};

/** The bank wants a confirmation. */
export const payWithCardThatAsks: Act = async (page) => {
  await payWith(page, '4000002500003155');
  await page.getByRole('dialog', { name: 'Confirm this payment' }).getByRole('button').first().waitFor();
};

export const reviewFirstTask: Act = async (page) => {
  await openDialog(/^Detailed report$/)(page);
  await page
    .getByRole('button', { name: /^What was wrong: / })
    .first()
    .click();
  await page.getByText(/answers were wrong/).waitFor();
};
