import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeStudents, studentPassword } from '../support/students.ts';
import { openBrowser } from './chromium.ts';
import { cards, fillBirth, fillCard, fillStudent, sql, sqlClient, unused } from './family-steps.ts';
import { logIn, openPage } from './pages.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const student = {
  firstName: 'Ann',
  lastName: 'Bee',
  userName: 'ann',
  password: 'abc',
  // Who is younger than 13 waits for a parent instead of going on.
  birth: ['14', '3', '2013'],
} as const;

/** One page for all texts of a form: they come and go as a family types. */
async function withPage(path: string, work: (page: Page) => Promise<void>): Promise<void> {
  const { page } = await openPage(browser);
  await page.goto(path);
  await work(page);
  // A question the page asks while it closes must not fail the next test.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.context().close();
}

/** Spoils one field, sends the form, waits for the text, and puts the field back as it was. */
async function showsFault(page: Page, label: string, typed: string, button: string, text: string): Promise<void> {
  const field = page.getByLabel(label, { exact: true });
  const before = await field.inputValue();
  await field.fill(typed);
  await page.getByRole('button', { name: button }).click();
  await page.getByText(text).waitFor();
  await field.fill(before);
}

describe('the account step', () => {
  test('says what is missing under each field, and puts the keyboard into the first', async () => {
    await withPage('/signup?who=student', async (page) => {
      await fillBirth(page, ['', '', '']);
      await page.getByRole('button', { name: 'Next' }).click();
      for (const text of [
        'First Name is a required field',
        'Last Name is a required field',
        'Username  is a required field',
        'Password is a required field',
        'Date of Birth is a required field',
      ])
        await page.getByText(text).waitFor();
      expect(await page.getByRole('main').innerHTML()).toContain('Username  is a required field');
      await expect.poll(() => page.evaluate('document.activeElement.labels?.[0]?.textContent')).toBe('First Name');
    });
  });

  test('still says what is missing when the suggested school year comes after it', async () => {
    await withPage('/signup?who=student', async (page) => {
      await fillBirth(page, student.birth);
      await page.getByRole('button', { name: 'Next' }).click();
      await page.getByText('First Name is a required field').waitFor();
      await page.getByText('Most children born then are in year 7').waitFor();
      expect(await page.getByText('First Name is a required field').isVisible()).toBe(true);
      expect(await page.getByLabel('School year').inputValue()).toBe('7');
    });
  });

  test('takes the suggested school year with it, though nobody waited to see it', async () => {
    await withPage('/signup?who=student', async (page) => {
      const pressed = Promise.withResolvers<void>();
      await page.route('**/auth/suggest-year', async (route) => {
        await pressed.promise;
        await route.continue();
      });
      await fillStudent(page, { ...student, userName: unused('hasty') });
      await page.getByRole('button', { name: 'Next' }).click();
      pressed.resolve();
      await page.getByRole('button', { name: 'Choose Basic' }).waitFor();
      await page.getByRole('button', { name: 'Back' }).click();
      expect(await page.getByLabel('School year').inputValue()).toBe('7');
    });
  });

  test('shows under each field what is wrong with it, and goes no further', { timeout: 60_000 }, async () => {
    await withPage('/signup?who=student', async (page) => {
      await fillStudent(page, { ...student, userName: unused('ann') });
      for (const [label, typed, text] of [
        ['Username', '2468', 'Username must contain at least 1 string character'],
        ['Username', ' demo-TUTOR ', 'Username already taken, please choose another username'],
        ['Password', 'ab', 'The minimum password length is 3 characters'],
        ['Email (optional)', 'no address', 'Please enter valid email'],
        ['Email (optional)', 'demo-tutor@comet.example', 'Email already taken, please choose another email'],
      ] as const)
        await showsFault(page, label, typed, 'Next', text);
      expect(page.url()).not.toContain('step=2');
    });
  });

  test('asks the server about a name once typing has rested for half a second', async () => {
    await withPage('/signup?who=student', async (page) => {
      const asked: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('free-login-check')) asked.push(new URL(request.url()).search);
      });
      // On a busy machine two letters may be half a second apart, too.
      await page.clock.install();
      await page.clock.pauseAt(Date.now() + 60_000);
      const typeSlowly = async (text: string): Promise<void> => {
        for (const letter of text) {
          await page.keyboard.press(letter);
          await page.clock.runFor(60);
        }
      };
      await page.getByLabel('Username').focus();
      await typeSlowly('  demo-tutor');
      await page.clock.runFor(430);
      expect(asked).toEqual([]);
      await page.clock.resume();
      await page.getByText('Username already taken').waitFor();
      expect(asked).toEqual(['?userName=demo-tutor']);
    });
  });

  test('begins with yesterday, takes no day to come, and none that is not in the calendar', async () => {
    await withPage('/signup?who=student', async (page) => {
      const yesterday = new Date();
      yesterday.setDate(yesterday.getDate() - 1);
      expect(Number(await page.getByLabel('Day', { exact: true }).inputValue())).toBe(yesterday.getDate());
      await fillBirth(page, ['14', '3', String(new Date().getFullYear() + 1)]);
      await page.getByRole('button', { name: 'Next' }).click();
      await page.getByText('Date of Birth must be in the past').waitFor();
      await fillBirth(page, ['31', '2', '2016']);
      await page.getByRole('button', { name: 'Next' }).click();
      await page.getByText('Please enter a real date').waitFor();
    });
  });

  test('suggests the school year, which turns on the first of September', async () => {
    await withPage('/signup?who=student', async (page) => {
      const now = new Date();
      // Year 5 in the running school year: born in the September ten years before it began, or later.
      const began = now.getMonth() >= 8 ? now.getFullYear() : now.getFullYear() - 1;
      await fillBirth(page, ['31', '8', String(began - 9)]);
      await page.getByText('are in year 5.').waitFor();
      expect(await page.getByLabel('School year').inputValue()).toBe('5');
      await fillBirth(page, ['1', '9', String(began - 9)]);
      await page.getByText('are in year 4.').waitFor();
      expect(await page.getByRole('radio', { name: 'Yes' }).isChecked()).toBe(true);
      expect(await page.getByLabel('School year').count()).toBe(0);
    });
  });
});

describe('the parent’s details', () => {
  const fill = async (page: Page): Promise<void> => {
    const userName = unused('mum');
    await page.getByLabel('First Name').fill('Ann');
    await page.getByLabel('Last Name').fill('Bee');
    await page.getByLabel('Email').fill(`${userName}@example.org`);
    await page.getByLabel('Phone').fill('020 7946 0958');
    await page.getByLabel('Username').fill(userName);
    await page.getByLabel('Password', { exact: true }).fill('quiet-otter-42');
  };

  test('show under each field what is wrong with it, and make no account', { timeout: 60_000 }, async () => {
    await withPage('/signup?who=parent', async (page) => {
      await fill(page);
      for (const [label, typed, text] of [
        ['Phone', '12', 'Incorrect phone number'],
        ['Password', 'abcdefg', 'The minimum password length is 8 characters'],
        ['Password', 'password1', 'This password is on a list of known passwords'],
        ['Email', '', 'Please enter valid email'],
      ] as const)
        await showsFault(page, label, typed, 'Create my account', text);
      expect(await page.evaluate(`sessionStorage.getItem('comet-session')`)).toBeNull();
    });
  });

  test('of somebody whom the server takes for a tutor are refused, and no tokens stay', async () => {
    await withPage('/signup?who=parent', async (page) => {
      await page.route('**/api/v1/user', async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, json: { ...(await response.json()), role: 'tutor' } });
      });
      await fill(page);
      await page.getByRole('button', { name: 'Create my account' }).click();
      await page.getByText('You do not have enough access rights').waitFor();
      expect(await page.evaluate(`sessionStorage.getItem('comet-session')`)).toBeNull();
    });
  });
});

describe('the card step', () => {
  const atCard = async (page: Page): Promise<void> => {
    await fillStudent(page, { ...student, userName: unused('ann') });
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('button', { name: 'Choose Basic' }).click();
    await page.getByLabel('Name on card').waitFor();
  };
  const pay = (page: Page) => page.getByRole('button', { name: 'Start the free trial' }).click();

  test('says what is missing or wrong under each field', { timeout: 60_000 }, async () => {
    await withPage('/signup?who=student', async (page) => {
      await atCard(page);
      await pay(page);
      for (const text of [
        'Name on card is a required field',
        'Card number is a required field',
        'Expiry is a required field',
        'CVC is a required field',
      ])
        await page.getByText(text).waitFor();
      await expect.poll(() => page.evaluate('document.activeElement.labels?.[0]?.textContent')).toBe('Name on card');
      await page.getByLabel('Name on card').fill('1234');
      await page.getByLabel('Card number').fill('424242424242424');
      await page.getByLabel('Expiry').fill('1339');
      await page.getByLabel('CVC').fill('12');
      await pay(page);
      for (const text of [
        'Name on card must contain at least 1 string character',
        'The card number must contain at least 16 characters',
        'Enter valid expiry',
        'The minimum number of characters is equal to 3',
      ])
        await page.getByText(text).waitFor();
      await fillCard(page, '');
      await page.getByLabel('Card number').fill('5555555555554444');
      await pay(page);
      await page.getByText('Only test cards here').waitFor();
    });
  });

  test('knows a bad promo code, and says when codes cannot be looked up', { timeout: 60_000 }, async () => {
    await withPage('/signup?who=student', async (page) => {
      await atCard(page);
      await page.getByLabel('Promo code').fill('no-such-code');
      await page.getByText('Invalid promo code').waitFor();
      await fillCard(page, cards.good);
      await pay(page);
      await page.getByText('Invalid promo code').waitFor();
      expect(page.url()).toContain('step=3');
      await page.route('**/stripe/validate-promo-code', (route) => route.abort());
      await page.getByLabel('Promo code').fill('another-code');
      await page.getByText('Failed to validate promo code').waitFor();
      expect(await page.getByText('Invalid promo code').count()).toBe(0);
      // What could not be looked up is looked up again when it matters.
      await page.unroute('**/stripe/validate-promo-code');
      await pay(page);
      await page.getByText('Invalid promo code').waitFor();
    });
  });
});

describe('the log-in page', () => {
  // Which text belongs to which state of a subscription is held in contract/src/errors.test.ts and sessions.test.ts.
  test('tells a student whose trial is over, and anybody with a wrong name or password', async () => {
    const [userName = ''] = await sqlClient((client) => makeStudents(client, 1));
    await sql(
      `update subscriptions set status = 'trialing', trial_ends_at = now() - interval '10 days'
        where student_id = (select user_id from users where user_name = $1)`,
      [userName],
    );
    const { page } = await openPage(browser);
    for (const [login, password, text] of [
      [userName, studentPassword, 'You trial was ended'],
      ['demo-student', 'not-the-password', 'Incorrect password'],
      ['nobody-at-all', 'not-the-password', 'Incorrect login'],
    ] as const) {
      await logIn(page, login, { password });
      await page.getByRole('alert').getByText(text).waitFor();
    }
    await page.context().close();
  });
});
