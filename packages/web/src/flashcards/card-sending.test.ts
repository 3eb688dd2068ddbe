import { describe, expect, test } from 'vitest';
import { CallError } from '../api/client.ts';
import type { CardAnswerStore, KeptCardAnswer } from './card-answer-store.ts';
import { type CardSending, sendKeptAnswers } from './card-sending.ts';
import { splitFormulas } from './formulas.ts';

const answer = (flashcardId: number, userId = 1): KeptCardAnswer => ({
  flashcardId,
  flashcardDeckId: 7,
  userId,
  userAnswer: `answer ${flashcardId}`,
  givenAtMs: flashcardId,
});

function memoryStore(kept: KeptCardAnswer[]): CardAnswerStore {
  return {
    keep: async (added) => void kept.push(added),
    listOf: async (userId) => kept.filter((one) => one.userId === userId),
    remove: async (gone) => void kept.splice(kept.indexOf(gone), 1),
  };
}

function sendingOf(
  kept: KeptCardAnswer[],
  outcome: (answer: KeptCardAnswer) => unknown,
  more: Partial<CardSending> = {},
) {
  const log: string[] = [];
  const sending: CardSending = {
    store: memoryStore(kept),
    send: async (sent) => {
      const failure = outcome(sent);
      if (failure !== undefined) throw failure;
      const { flashcardId, flashcardDeckId, userAnswer } = sent;
      const flashcardProgress = { flashcardProgressId: 1, flashcardId, flashcardDeckId, userAnswer, verdict: 'right' };
      return { flashcardProgress: { ...flashcardProgress, verdict: 'right' as const }, dueDay: '2026-11-23' };
    },
    whoIsHere: () => 1,
    askWhoIsHere: async () => 1,
    onArrived: ({ flashcardId }) => log.push(`arrived ${flashcardId}`),
    onRefused: ({ flashcardId }) => log.push(`refused ${flashcardId}`),
    ...more,
  };
  return { sending, log };
}

describe('kept answers', () => {
  test('arrive in their order and are kept no longer', async () => {
    const kept = [answer(1), answer(2)];
    const { sending, log } = sendingOf(kept, () => undefined);
    expect(await sendKeptAnswers(1, sending)).toBe(0);
    expect(log).toEqual(['arrived 1', 'arrived 2']);
  });

  test.each([
    ['offline', new CallError('offline')],
    ['a busy server', new CallError('unavailable')],
    ['a hotel’s log-in page', new SyntaxError('no JSON')],
  ])('wait for the internet: %s', async (_, failure) => {
    const kept = [answer(1), answer(2)];
    const { sending, log } = sendingOf(kept, () => failure);
    expect(await sendKeptAnswers(1, sending)).toBe(2);
    expect(log).toEqual([]);
  });

  test('that are refused are undone, and the next ones go on', async () => {
    const kept = [answer(1), answer(2)];
    const { sending, log } = sendingOf(kept, ({ flashcardId }) =>
      flashcardId === 1 ? new CallError('notFound') : undefined,
    );
    expect(await sendKeptAnswers(1, sending)).toBe(0);
    expect(log).toEqual(['refused 1', 'arrived 2']);
  });

  test('of a brother or sister are never sent, nor given up when they are “not found”', async () => {
    const kept = [answer(1, 2), answer(2)];
    const missing = sendingOf(kept, () => new CallError('notFound'), { askWhoIsHere: async () => 2 });
    expect(await sendKeptAnswers(1, missing.sending)).toBe(1);
    expect(missing.log).toEqual([]);
    const away = sendingOf(kept, () => undefined, { whoIsHere: () => 2 });
    expect(await sendKeptAnswers(1, away.sending)).toBe(1);
    expect(kept).toHaveLength(2);
  });
});

test.each([
  ['plain', [['plain', false]]],
  ['$x^2$', [['x^2', true]]],
  [
    'the area is $\\pi r^2$ here',
    [
      ['the area is ', false],
      ['\\pi r^2', true],
      [' here', false],
    ],
  ],
  ['it costs $5', [['it costs $5', false]]],
  ['', []],
])('formulas in “%s”', (text, parts) => {
  expect(splitFormulas(text).map((part) => [part.text, part.isFormula])).toEqual(parts);
});
