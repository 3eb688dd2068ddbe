/** A person without a mouse: everything by Tab, Enter, Space and typing. */
import type { Locator, Page } from 'playwright-core';
import { keysFor } from './answers.ts';

const maxTabs = 120;

/** Presses Tab until this has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  // A radio that is drawn by its label has no size of its own.
  await target.waitFor({ state: 'attached' });
  for (let tabs = 0; tabs < maxTabs; tabs++) {
    if ((await target.and(page.locator(':focus')).count()) > 0) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${target} cannot be reached by Tab`);
}

export async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

/** Gives the right answer, or a wrong one of the same form, and sends it. */
export async function answerByKeys(page: Page, userName: string, isRight: boolean): Promise<void> {
  const given = await keysFor(userName, isRight);
  switch (given.type) {
    case 'multipleChoice':
      await page.getByRole('radio').first().waitFor();
      await page.keyboard.press(String(given.option + 1));
      break;
    case 'multipleWordChoice':
      for (const [group, places] of given.picks.entries())
        for (const place of places) {
          await tabTo(page, page.getByRole('group').nth(group).getByRole('button').nth(place));
          await page.keyboard.press('Space');
        }
      break;
    case 'writeAnswer':
      await typeInto(page, page.getByRole('textbox', { name: /^Your answer/ }), given.text);
  }
  await press(page, page.getByRole('button', { name: 'Check my answer' }));
}
