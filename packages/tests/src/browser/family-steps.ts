/** What families do at sign-up and at the till, step by step. */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { pg } from '../support/pg.ts';
import { home } from './test-server.ts';

const run = promisify(execFile);
const ops = fileURLToPath(new URL('../../../server/src/ops/ops.ts', import.meta.url));

/** Works with a connection to the server's database. */
export async function sqlClient<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: home().databaseUrl });
  await client.connect();
  return work(client).finally(() => client.end());
}

export const sql = (text: string, values: readonly unknown[] = []) =>
  sqlClient((client) => client.query(text, [...values]));

/** A promo code as the team makes it. */
export async function makePromo(code: string, ...options: string[]): Promise<void> {
  const env = { ...process.env, DATABASE_URL: home().databaseUrl, DATA_DIR: home().dataDir };
  await run(process.execPath, [ops, 'promo:create', '--code', code, ...options], { env });
}

let made = 0;
/** A name that nobody has. */
export const unused = (what: string): string => `${what}-${Date.now().toString(36)}-${++made}`;

export const cards = {
  good: '4242424242424242',
  declined: '4000000000000002',
  asks: '4000002500003155',
} as const;
/** Numbers that are found nowhere by chance. */
export const cvc = '739';

export async function fillCard(page: Page, cardNumber: string, name = 'Asha O’Brien'): Promise<void> {
  await page.getByLabel('Name on card').fill(name);
  await page.getByLabel('Card number').pressSequentially(cardNumber);
  await page.getByLabel('Expiry').pressSequentially('1239');
  await page.getByLabel('CVC').fill(cvc);
}

export interface NewStudent {
  readonly firstName: string;
  readonly lastName: string;
  readonly userName: string;
  readonly password: string;
  readonly birth: readonly [day: string, month: string, year: string];
}

export async function fillStudent(page: Page, student: NewStudent): Promise<void> {
  await page.getByLabel('First Name').fill(student.firstName);
  await page.getByLabel('Last Name').fill(student.lastName);
  await page.getByLabel('Username').fill(student.userName);
  await page.getByLabel('Password', { exact: true }).fill(student.password);
  await fillBirth(page, student.birth);
}

export async function fillBirth(page: Page, [day, month, year]: NewStudent['birth']): Promise<void> {
  await page.getByLabel('Day', { exact: true }).fill(day);
  await page.getByLabel('Month', { exact: true }).fill(month);
  await page.getByLabel('Year', { exact: true }).fill(year);
}

export interface NewParent {
  readonly firstName: string;
  readonly lastName: string;
  readonly userName: string;
  readonly password: string;
}

/** Signs a parent up, to the first step of the child's account. */
export async function signUpParent(page: Page, parent: NewParent): Promise<void> {
  await page.goto('/signup');
  await page.getByRole('link', { name: 'I am a parent' }).click();
  await page.getByLabel('First Name').fill(parent.firstName);
  await page.getByLabel('Last Name').fill(parent.lastName);
  await page.getByLabel('Email').fill(`${parent.userName}@example.org`);
  await page.getByLabel('Phone').fill('020 7946 0958');
  await page.getByLabel('Username').fill(parent.userName);
  await page.getByLabel('Password', { exact: true }).fill(parent.password);
  await page.getByRole('button', { name: 'Create my account' }).click();
  await page.waitForURL('**/create-student-account');
  // The address changes before the page does, and both forms have a first name.
  await page.getByRole('heading', { name: 'Your child’s account' }).waitFor();
}

export interface SentRequest {
  readonly method: string;
  readonly url: string;
  readonly body: string;
}

/** Everything that leaves the page from now on. */
export function listenTo(page: Page): SentRequest[] {
  const sent: SentRequest[] = [];
  page.on('request', (request) =>
    sent.push({ method: request.method(), url: request.url(), body: request.postData() ?? '' }),
  );
  return sent;
}

/** The requests in which a card's number, its end date or its CVC can be found. */
export function withCardData(sent: readonly SentRequest[]): SentRequest[] {
  const digits = (text: string): string => text.replaceAll(/[\s-]|%20|\+/g, '');
  return sent.filter(({ url, body }) => {
    const whole = `${url} ${body}`;
    return (
      Object.values(cards).some((number) => digits(whole).includes(number)) ||
      /\b739\b/.test(whole) ||
      /12(\/|%2F)39/i.test(whole)
    );
  });
}
