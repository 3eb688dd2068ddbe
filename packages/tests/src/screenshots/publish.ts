/** Takes again the pictures that others see: on the landing page and in the README. */
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { openBrowser } from '../browser/chromium.ts';
import { enterAs } from './browsers.ts';

const landing = new URL('../../../web/src/landing/pictures/', import.meta.url);
const docs = new URL('../../../../docs/pictures/', import.meta.url);
const size = { width: 1300, height: 812 };
/** 1300 points become 936 pixels: sharp enough beside the words, and light. */
const scale = 0.72;
const restMs = 2500;

async function begin(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^(Begin|Continue|Try again): / })
    .first()
    .click();
  await page.getByText(/^Question \d+ of \d+$/).waitFor();
}

const pictures = [
  { name: 'missions', login: 'demo-student', path: '/pages/missions' },
  { name: 'parent', login: 'demo-parent', path: '/dashboard/parent' },
  { name: 'tutor', login: 'demo-tutor', path: '/pages/tutor/students' },
] as const;

async function asWebp(page: Page): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 62 });
  return Buffer.from(data, 'base64');
}

export async function publish(baseURL: string): Promise<void> {
  const browser = await openBrowser();
  const inSight = async (login: string, deviceScaleFactor: number): Promise<Page> => {
    const entered = await enterAs(browser, baseURL, login);
    const storageState = await entered.storageState();
    await entered.close();
    const options = { baseURL, storageState, deviceScaleFactor, viewport: size, locale: 'en-GB' };
    const context = await browser.newContext({ ...options, reducedMotion: 'reduce', serviceWorkers: 'block' });
    return context.newPage();
  };
  const show = async (page: Page, path: string): Promise<void> => {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.waitForTimeout(restMs);
  };
  for (const { name, login, path } of pictures) {
    const page = await inSight(login, scale);
    await show(page, path);
    await writeFile(new URL(`${name}.webp`, landing), await asWebp(page));
    await page.screenshot({ path: fileURLToPath(new URL(`${name}.jpg`, docs)), type: 'jpeg', quality: 78 });
    await page.context().close();
  }
  const quiz = await inSight('demo-student', scale);
  await show(quiz, '/pages/missions?subject=4');
  await begin(quiz);
  await quiz.waitForTimeout(restMs);
  await quiz.screenshot({ path: fileURLToPath(new URL('question.jpg', docs)), type: 'jpeg', quality: 78 });
  await quiz.context().close();
  const landingPage = await browser.newPage({
    baseURL,
    deviceScaleFactor: scale,
    viewport: size,
    reducedMotion: 'reduce',
  });
  await show(landingPage, '/');
  await landingPage.screenshot({ path: fileURLToPath(new URL('landing.jpg', docs)), type: 'jpeg', quality: 80 });
  await browser.close();
}
