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

/** What a child reads of a question and its options, a paragraph each, without the marks of bold type. */
function textsOf({ question: { prompt, answer } }: Asked): string[] {
  const options = answer.type === 'multipleChoice' ? answer.options.flat() : [];
  const words = answer.type === 'multipleWordChoice' ? answer.groups.flatMap((group) => group.words) : [];
  const texts = [...prompt, ...options].flatMap((block) => (block.type === 'text' ? block.text.split(/\*\*|\n+/) : []));
  return [...texts, ...words].filter((text) => text.trim() !== '');
}

/** Fills in the right answer, or a wrong one of the same form; does not send it. */
export async function fillAnswer(page: Page, userName: string, isRight = true): Promise<void> {
  // Another story may have left a test of this child's open: the one on the screen is meant. Questions of a kind begin alike.
  const shown = (await page.getByRole('main').first().textContent()) ?? '';
  const shareShown = (asked: Asked): number => {
    const texts = textsOf(asked);
    return texts.filter((text) => shown.includes(text)).length / Math.max(1, texts.length);
  };
  const waiting = await listWaiting(home().databaseUrl, userName);
  const [asked] = waiting.toSorted((one, other) => shareShown(other) - shareShown(one));
  await fillIn(page, asked ?? (await readAsked(userName)), isRight);
}
