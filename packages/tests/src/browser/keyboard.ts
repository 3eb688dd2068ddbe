/** A child who has no mouse: everything is reached by Tab and pressed by keys. */
import { rightText } from '@comet/questions/marking/right-text';
import type { Locator, Page } from 'playwright-core';
import { readAsked } from './answers.ts';

const maxTabs = 80;

/** Presses Tab until this has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let tabs = 0; tabs < maxTabs; tabs++) {
    if (await target.evaluate((element) => element.matches(':focus'))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${target}`);
}

/** Answers the question on the screen rightly, and sends it. */
export async function answerByKeys(page: Page, userName: string): Promise<void> {
  const { key, question } = await readAsked(userName);
  if (key.type === 'multipleChoice') await page.keyboard.press(String(key.option + 1));
  else if (key.type === 'writeAnswer' && question.answer.type === 'writeAnswer') {
    await tabTo(page, page.getByRole('textbox', { name: /^Your answer/ }));
    await page.keyboard.type(rightText(key.spec, question.answer));
  } else if (key.type === 'multipleWordChoice')
    for (const [group, places] of key.picks.entries())
      for (const place of places) {
        await tabTo(page, page.getByRole('group').nth(group).getByRole('button').nth(place));
        await page.keyboard.press('Space');
      }
  await tabTo(page, page.getByRole('button', { name: 'Check my answer' }));
  await page.keyboard.press('Enter');
  await page.getByRole('region', { name: 'What your answer was' }).waitFor();
}
