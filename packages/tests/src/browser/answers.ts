/** Answers the question on the screen as a child does, at this worker's server. */
import type { GivenAnswer } from '@comet/contract/question';
import type { Key } from '@comet/questions/kernel/key';
import { rightText } from '@comet/questions/marking/right-text';
import { answerFor } from '@comet/server/demo/demo.store';
import type { Page } from 'playwright-core';
import { fillIn, readWaiting } from '../support/waiting-question.ts';
import { home } from './home.ts';

/** The key of the question that the child looks at. */
export async function readKey(userName: string): Promise<Key> {
  return (await readWaiting(home().databaseUrl, userName)).key;
}

/** The right answer to the question that waits, or a wrong one of the same form. */
export async function keysFor(userName: string, isRight: boolean): Promise<GivenAnswer> {
  const { key, question } = await readWaiting(home().databaseUrl, userName);
  return answerFor({ key, question }, isRight, key.type === 'writeAnswer' ? rightText(key.spec) : '');
}

/** Fills in the right answer, or a wrong one of the same form; does not send it. */
export async function fillAnswer(page: Page, userName: string, isRight = true): Promise<void> {
  await fillIn(page, await readKey(userName), isRight);
}
