import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from './chromium.ts';
import { fillStudent, listenTo, unused } from './family-steps.ts';
import { openPage } from './pages.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/**
 * Stands for Stripe's script, which is only to be had from Stripe: fields that tell of themselves as Stripe's do, and
 * tokens that the sandbox behind this server takes.
 */
const standIn = `
window.Stripe = (key) => {
  const complete = { cardNumber: 16, cardExpiry: 4, cardCvc: 3 };
  const codes = { cardNumber: 'incomplete_number', cardExpiry: 'incomplete_expiry', cardCvc: 'incomplete_cvc' };
  const values = {};
  const element = (type) => {
    const listeners = [];
    const input = document.createElement('input');
    input.setAttribute('aria-label', 'Stripe ' + type);
    values[type] = () => input.value.replace(/\\D/g, '');
    const tell = (isLeft) => {
      const value = values[type]();
      const isComplete = value.length === complete[type];
      const error = isLeft && value !== '' && !isComplete ? { code: codes[type], message: 'Stripe says no' } : undefined;
      for (const listener of listeners) listener({ empty: value === '', complete: isComplete, error });
    };
    input.addEventListener('input', () => tell(false));
    input.addEventListener('blur', () => tell(true));
    return {
      on: (_, listener) => listeners.push(listener),
      mount: (place) => place.append(input),
      focus: () => input.focus(),
      destroy: () => input.remove(),
    };
  };
  return {
    key,
    elements: () => ({ create: element }),
    createPaymentMethod: async () =>
      values.cardNumber() === '5555555555554444'
        ? { error: { code: 'incorrect_cvc', message: 'Your card’s security code is incorrect.' } }
        : { paymentMethod: { id: 'tok_visa' } },
    confirmCardSetup: async () => ({}),
    confirmCardPayment: async () => ({}),
  };
};
window.Stripe.version = 'endive';
`;

async function toCardStep(page: Page): Promise<void> {
  await page.route('**/api/v1/stripe/config', (route) =>
    route.fulfill({ json: { provider: 'stripe', publishableKey: 'pk_test_look_alike', notice: null } }),
  );
  await page.goto('/signup?who=student');
  await fillStudent(page, {
    firstName: 'Sam',
    lastName: 'Stripe',
    userName: unused('sam'),
    password: 'abc',
    birth: ['4', '4', '2012'],
  });
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Choose Basic' }).click();
}

test('with Stripe its own fields stand in the same places with the same words, and its token is all we get', {
  timeout: 120_000,
}, async () => {
  const { page } = await openPage(browser, 'laptop', { bypassCSP: true });
  const asked: string[] = [];
  await page.route('https://js.stripe.com/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: standIn });
  });
  const sent = listenTo(page);
  await page.goto('/login');
  expect(asked).toEqual([]);
  await toCardStep(page);
  const number = page.getByLabel('Stripe cardNumber');
  await number.waitFor();
  expect(asked).toHaveLength(1);
  expect(await page.getByText('practice till').count()).toBe(0);
  const pay = () => page.getByRole('button', { name: 'Start the free trial' }).click();
  await pay();
  for (const text of ['Card number is a required field', 'Expiry is a required field', 'CVC is a required field'])
    await page.getByText(text).waitFor();
  await page.getByLabel('Name on card').fill('Sam Stripe');
  await number.fill('5555');
  await page.getByLabel('Stripe cardExpiry').fill('1');
  await page.getByLabel('Stripe cardCvc').fill('12');
  await pay();
  for (const text of [
    'The card number must contain at least 16 characters',
    'Enter valid expiry',
    'The minimum number of characters is equal to 3',
  ])
    await page.getByText(text).waitFor();
  await number.fill('5555555555554444');
  await page.getByLabel('Stripe cardExpiry').fill('1239');
  await page.getByLabel('Stripe cardCvc').fill('739');
  await pay();
  await page.getByText('Your card’s security code is incorrect.').first().waitFor();
  await number.fill('4242424242424242');
  await pay();
  await page.waitForURL('**/thank-you');
  const bought = sent.find(({ method, url }) => method === 'POST' && url.endsWith('/stripe/create-subscription'));
  expect(JSON.parse(bought?.body ?? '{}')).toMatchObject({ paymentMethod: 'tok_visa', nameOnCard: 'Sam Stripe' });
  await page.context().close();
});

test('when Stripe’s script does not come, the page says so and nothing is paid', { timeout: 60_000 }, async () => {
  const { page } = await openPage(browser, 'laptop', { bypassCSP: true });
  await page.route('https://js.stripe.com/**', (route) => route.abort());
  await toCardStep(page);
  await page.getByText('The card fields did not load').waitFor();
  await page.getByLabel('Name on card').fill('Sam');
  await page.getByRole('button', { name: 'Start the free trial' }).click();
  expect(page.url()).toContain('step=3');
  await page.context().close();
});
