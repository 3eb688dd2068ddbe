import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fillAnswer } from './answers.ts';
import { openBrowser } from './chromium.ts';
import { logIn, openPage, positionOf, textOf } from './pages.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

describe('first light', () => {
  test('a child works, the tutor sees it live, the parent finds the result', { timeout: 180_000 }, async () => {
    const tutor = await openPage(browser);
    await logIn(tutor.page, 'demo-tutor');
    await tutor.page.getByRole('link', { name: 'Students' }).click();
    const row = tutor.page.getByRole('row').filter({ hasText: 'Zoe' });
    const today = row.getByRole('cell').nth(3);
    const todayBefore = await textOf(today);

    const child = await openPage(browser);
    await logIn(child.page, 'demo-student');
    await child.page.getByRole('link', { name: 'Missions' }).click();
    await child.page.getByRole('button', { name: /You are here/ }).click();
    await child.page
      .getByRole('button', { name: /^(Begin|Continue|Try again): / })
      .first()
      .click();

    const position = positionOf(child.page);
    await position.waitFor();
    const first = Number((await textOf(position)).split(' ')[1]);
    for (let question = first; question <= 10; question++) {
      await child.page.getByText(`Question ${question} of 10`).waitFor();
      const isRight = question !== first;
      await fillAnswer(child.page, 'demo-student', isRight);
      await child.page.getByRole('button', { name: 'Check my answer' }).click();
      const feedback = child.page.getByRole('region', { name: 'What your answer was' });
      await feedback.waitFor();
      if (question === first) {
        // The worked example of a wrong answer is opened step by step.
        await child.page.getByRole('button', { name: 'Show me how' }).click();
        await feedback.getByRole('list').first().waitFor();
        const nextStep = child.page.getByRole('button', { name: 'Next step' });
        while (await nextStep.isVisible()) await nextStep.click();
        await expect.poll(() => textOf(today)).not.toBe(todayBefore);
      }
      await child.page.getByRole('button', { name: /Next question|See how it went/ }).click();
    }
    await child.page
      .getByRole('heading', { level: 1 })
      .getByText(/Test passed!|A good step on the way|so close!/)
      .waitFor();
    const score = await textOf(child.page.getByText(/^\d+ of 10 right$/));
    await child.page.getByRole('button', { name: 'Back to the chapter', exact: true }).click();
    await child.page.getByRole('heading', { level: 1, name: 'Missions' }).waitFor();

    const parent = await openPage(browser);
    await logIn(parent.page, 'demo-parent');
    const newest = parent.page.getByRole('table', { name: 'Finished tests' }).getByRole('row').nth(1);
    await newest.getByText(score.replace(' right', '')).waitFor();
    for (const { faults } of [tutor, child, parent]) expect(faults).toEqual([]);
  });
});
