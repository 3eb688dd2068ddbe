import { previewPath } from '@comet/contract/preview';
import { topics } from '@comet/questions/curriculum/curriculum';
import { generatorsFor, mintFor } from '@comet/questions/registry';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Asked, fillIn } from '../support/waiting-question.ts';
import { openBrowser } from './chromium.ts';
import { openPage } from './pages.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const drawnCount = 60;

interface Drawn extends Asked {
  readonly path: string;
}

/** Questions of as many different generators, from all subjects and years. */
function drawQuestions(): Drawn[] {
  const subTopics = topics.flatMap((topic) => topic.subTopics.map(({ subTopicId }) => subTopicId));
  const byGenerator = new Map(
    subTopics.flatMap((subTopicId) =>
      generatorsFor(subTopicId).map(({ generatorId }) => [generatorId, subTopicId] as const),
    ),
  );
  const all = [...byGenerator.values()];
  return Array.from({ length: drawnCount }, (_, seed) => {
    const subTopicId = all[Math.floor((seed * all.length) / drawnCount)] ?? 0;
    const { question, key } = mintFor(subTopicId, 'medium', seed);
    return { path: `${previewPath}?subTopicId=${subTopicId}&difficulty=medium&seed=${seed}&view=quiz`, question, key };
  });
}

const main = (page: Page): Locator =>
  page.getByRole('button', { name: /^(Check my answer|Next question|See how it went)$/ });
const verdict = (page: Page): Locator => page.getByRole('region', { name: 'What your answer was' });

/** What is not in sight above the verdict: the question, the child's choice and the right answer. */
const hiddenParts = `(() => {
  const stage = document.querySelector('[data-density]').getBoundingClientRect();
  const sheet = document.querySelector('[data-up]').getBoundingClientRect().top;
  const parts = [...document.querySelectorAll('[data-question], [data-density] [data-mark="right"], [data-density] [data-mark="mend"]')];
  if (parts.length < 2) return ['nothing is marked'];
  return parts
    .map((part) => ({ part, box: part.getBoundingClientRect() }))
    .filter(({ box }) => box.height === 0 || box.top < stage.top - 1 || box.bottom > sheet + 1)
    .map(({ part, box }) => (part.dataset.mark ?? 'question') + ' from ' + Math.round(box.top) + ' to ' + Math.round(box.bottom) +
      ', seen from ' + Math.round(stage.top) + ' to ' + Math.round(sheet));
})()`;

describe('the quiz on a phone', () => {
  test(`shows question, choice and right answer above the verdict, and its foot never moves, for ${drawnCount} kinds of questions`, {
    timeout: 240_000,
  }, async () => {
    const drawn = drawQuestions();
    // Pages under /dev only answer this machine, so this person doesn't come from an address of their own.
    const { page, faults } = await openPage(browser, 'phone', {
      extraHTTPHeaders: {},
      reducedMotion: 'reduce',
      hasTouch: true,
    });
    await page.goto(drawn[0]?.path ?? '');
    await main(page).waitFor();
    const foot = await main(page).boundingBox();
    for (const asked of drawn) {
      const { path } = asked;
      await page.evaluate(
        `history.pushState(history.state, '', ${JSON.stringify(path)}); dispatchEvent(new PopStateEvent('popstate', { state: history.state }))`,
      );
      await page.getByRole('button', { name: 'Check my answer' }).waitFor();
      expect(await main(page).boundingBox(), path).toEqual(foot);
      await fillIn(page, asked, false);
      await main(page).click();
      await verdict(page).waitFor();
      expect(await main(page).boundingBox(), path).toEqual(foot);
      await expect.poll(() => page.evaluate<string[]>(hiddenParts), { message: path }).toEqual([]);
    }
    expect(faults).toEqual([]);
  });
});
