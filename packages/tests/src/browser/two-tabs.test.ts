import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser } from './chromium.ts';
import { cards, fillCard, fillStudent, signUpParent, sql, unused } from './family-steps.ts';
import { openPage } from './pages.ts';

/** The same family in two tabs at once: nothing is made, begun or paid twice, and each tab says what came of it. */

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const password = 'quiet-otter-42';

/** What a browser does when a tab is duplicated: another page of the same person, with a copy of the tab's storage. */
async function duplicate(page: Page): Promise<Page> {
  const stored = await page.evaluate<string>('JSON.stringify({ ...sessionStorage })');
  const copy = await page.context().newPage();
  await copy.addInitScript(
    `if (sessionStorage.length === 0) for (const [name, value] of Object.entries(${stored})) sessionStorage.setItem(name, value);`,
  );
  copy.setDefaultTimeout(15_000);
  await copy.goto(page.url());
  return copy;
}

async function chooseUpToCard(page: Page, child: Parameters<typeof fillStudent>[1], choice: string): Promise<void> {
  await fillStudent(page, child);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: `Choose ${choice}` }).click();
  await fillCard(page, cards.good);
}

const start = (page: Page): Promise<void> => page.getByRole('button', { name: 'Start the free trial' }).click();

const childrenOf = async (parent: string): Promise<number> =>
  Number(
    (
      await sql(
        'select count(*) as count from users c join users p on c.parent_id = p.user_id where p.user_name = $1',
        [parent],
      )
    ).rows[0]?.count,
  );
const subscriptionsOf = async (parent: string): Promise<number> =>
  Number(
    (
      await sql(
        `select count(*) as count from sandbox_objects o join billing_customers c using (customer_id)
          join users p on p.user_id = c.payer_id where o.kind = 'subscription' and p.user_name = $1`,
        [parent],
      )
    ).rows[0]?.count,
  );

describe('in two tabs', () => {
  test('the same child, sent at the same moment, is one child with one subscription, and both tabs say thank you', {
    timeout: 120_000,
  }, async () => {
    const userName = unused('twin');
    const { page: one } = await openPage(browser);
    await signUpParent(one, { firstName: 'Tara', lastName: 'Twin', userName, password });
    const other = await duplicate(one);
    const child = {
      firstName: 'Pip',
      lastName: 'Twin',
      userName: unused('pip'),
      password: 'abc',
      birth: ['5', '5', '2017'],
    } as const;
    for (const page of [one, other]) await chooseUpToCard(page, child, 'Basic');
    await Promise.all([start(one), start(other)]);
    for (const page of [one, other]) {
      await page.waitForURL('**/thank-you');
      await page.getByText('Everything is ready').waitFor();
      await page.getByText(`Pip logs in as ${child.userName}`).waitFor();
    }
    expect(await childrenOf(userName)).toBe(1);
    expect(await subscriptionsOf(userName)).toBe(1);
    await one.context().close();
  });

  test('another package for a child that the first tab has paid for is not sold: the second tab shows what there is', {
    timeout: 120_000,
  }, async () => {
    const userName = unused('later');
    const { page: one } = await openPage(browser);
    await signUpParent(one, { firstName: 'Lee', lastName: 'Later', userName, password });
    const other = await duplicate(one);
    const child = {
      firstName: 'Bo',
      lastName: 'Later',
      userName: unused('bo'),
      password: 'abc',
      birth: ['5', '5', '2017'],
    } as const;
    await chooseUpToCard(one, child, 'Basic');
    await chooseUpToCard(other, child, 'Premium');
    await start(one);
    await one.getByText('Everything is ready').waitFor();
    await start(other);
    await other.waitForURL('**/pages/parent');
    await other.getByText('There is a package already. You can change it under Subscriptions').first().waitFor();
    await other.getByText('Basic, £9.99 a month').waitFor();
    await other.getByRole('link', { name: 'Add a child' }).click();
    await other.getByRole('heading', { name: 'Your child’s account' }).waitFor();
    expect(await other.getByLabel('First Name').inputValue()).toBe('');
    expect(await childrenOf(userName)).toBe(1);
    expect(await subscriptionsOf(userName)).toBe(1);
    await one.context().close();
  });

  test('paying for a waiting child twice is one subscription, and the slower tab is let in as well', {
    timeout: 120_000,
  }, async () => {
    const userName = unused('wait');
    const { page: one } = await openPage(browser);
    await signUpParent(one, { firstName: 'Wen', lastName: 'Waits', userName, password });
    const child = {
      firstName: 'Ivo',
      lastName: 'Waits',
      userName: unused('ivo'),
      password: 'abc',
      birth: ['5', '5', '2017'],
    } as const;
    await fillStudent(one, child);
    await one.getByRole('button', { name: 'Next' }).click();
    await one.getByRole('button', { name: 'Choose Basic' }).click();
    await fillCard(one, cards.declined);
    await start(one);
    await one.getByRole('alert').getByText('Your card was declined').waitFor();
    await one.goto('/thank-you');
    const other = await duplicate(one);
    for (const [page, choice] of [
      [one, 'Basic'],
      [other, 'Standard'],
    ] as const) {
      await page.getByRole('button', { name: `Choose ${choice}` }).click();
      await fillCard(page, cards.good);
    }
    await Promise.all([start(one), start(other)]);
    for (const page of [one, other]) await page.getByText('Everything is ready').waitFor();
    expect(await subscriptionsOf(userName)).toBe(1);
    await one.context().close();
  });

  test('the same student signs up once; the other tab says that the name is taken and shows the way in', {
    timeout: 120_000,
  }, async () => {
    const student = {
      firstName: 'Kim',
      lastName: 'Twice',
      userName: unused('kim'),
      password: 'xyz',
      birth: ['1', '1', '2012'],
    } as const;
    const { page: one } = await openPage(browser);
    const other = await one.context().newPage();
    other.setDefaultTimeout(15_000);
    for (const page of [one, other]) {
      await page.goto('/signup?who=student');
      await chooseUpToCard(page, student, 'Basic');
    }
    await Promise.all([start(one), start(other)]);
    const taken = 'Username already taken, please choose another username';
    const [first, second] = await Promise.all(
      [one, other].map((page) =>
        Promise.race([
          page
            .getByText('Everything is ready')
            .waitFor()
            .then(() => 'in'),
          page
            .getByText(taken)
            .waitFor()
            .then(() => 'taken'),
        ]),
      ),
    );
    expect([first, second].toSorted()).toEqual(['in', 'taken']);
    const refused = first === 'taken' ? one : other;
    expect(await refused.getByLabel('First Name').inputValue()).toBe('Kim');
    await refused.getByRole('link', { name: 'Log in instead' }).waitFor();
    await one.context().close();
  });
});
