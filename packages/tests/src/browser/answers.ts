/** Answers the question on the screen as a child does, at this worker's server. */
import type { GivenAnswer } from '@comet/contract/question';
import { answerFor } from '@comet/server/demo/demo.store';
import type { Page } from 'playwright-core';
import { type Asked, fillIn, listWaiting, readWaiting } from '../support/waiting-question.ts';
import { home } from './test-server.ts';

/** The question that the child looks at, with its key. */
export async function readAsked(userName: string): Promise<Asked> {
  return readWaiting(home().databaseUrl, userName);
}

/** The right answer to the question that waits, or a wrong one of the same form. */
export async function keysFor(userName: string, isRight: boolean): Promise<GivenAnswer> {
  return answerFor(await readAsked(userName), isRight);
}

/** Fills in the right answer, or a wrong one of the same form; does not send it. */
export async function fillAnswer(page: Page, userName: string, isRight = true): Promise<void> {
  // Another story may have left a test of this child's open: the one on the screen is meant.
  const shown = (await page.getByRole('main').first().textContent()) ?? '';
  const isShown = ({ question: { prompt } }: Asked): boolean =>
    prompt.some((block) => block.type === 'text' && shown.includes(block.text));
  const waiting = await listWaiting(home().databaseUrl, userName);
  await fillIn(page, waiting.find(isShown) ?? (await readAsked(userName)), isRight);
}
