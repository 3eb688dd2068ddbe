import { expect, test } from 'vitest';
import { createAnswerSaver, type ExamDraft, type SaveState } from './answer-saver.ts';

const draft = (questionId: number, text: string, givenAtMs: number): ExamDraft => ({
  questionId,
  userId: 1,
  given: { type: 'writeAnswer', text },
  isFlagged: false,
  isPassed: false,
  givenAtMs,
});
const textOf = ({ given }: ExamDraft): string => (given?.type === 'writeAnswer' ? given.text : '');

/** A browser whose drafts outlive its pages, and a server that may be out of reach. */
function surroundings() {
  const kept = new Map<number, ExamDraft>();
  const arrived: string[] = [];
  const refused: number[] = [];
  const states: SaveState[] = [];
  const net = { isUp: true, refuses: false };
  const page = () =>
    createAnswerSaver({
      store: {
        keep: async (one) => void kept.set(one.questionId, one),
        listOf: async () => [...kept.values()],
        remove: async (one) => {
          if ((kept.get(one.questionId)?.givenAtMs ?? 0) <= one.givenAtMs) kept.delete(one.questionId);
        },
      },
      send: async (one) => {
        if (!net.isUp) throw new Error('offline');
        if (net.refuses) return 'refused';
        arrived.push(textOf(one));
        return 'taken';
      },
      onState: (state) => void states.push(state),
      onRefused: ({ questionId }) => void refused.push(questionId),
      pause: async () => {
        net.isUp = true;
      },
    });
  return { kept, arrived, refused, states, net, page };
}

test('an answer is kept before it is sent, and forgotten once the server has it', async () => {
  const { kept, arrived, states, page } = surroundings();
  const saver = page();
  await saver.keep(draft(1, 'a', 1));
  expect([kept.size, arrived]).toEqual([1, []]);
  await saver.flush();
  expect([kept.size, arrived, states.at(-1)]).toEqual([0, ['a'], 'saved']);
});

test('of two answers to one question only the later one counts', async () => {
  const { arrived, page } = surroundings();
  const saver = page();
  await saver.keep(draft(1, 'new', 2));
  await saver.keep(draft(1, 'old', 1));
  await saver.flush();
  expect(arrived).toEqual(['new']);
});

test('without a network it says so, tries again and loses nothing', async () => {
  const { arrived, states, net, page } = surroundings();
  net.isUp = false;
  const saver = page();
  await saver.keep(draft(1, 'a', 1));
  await saver.keep(draft(2, 'b', 2));
  await saver.flush();
  expect(arrived).toEqual(['a', 'b']);
  expect(states).toContain('waiting');
});

test('what a closed page could not send, the next one sends', async () => {
  const { arrived, net, page } = surroundings();
  net.isUp = false;
  const closed = page();
  await closed.keep(draft(1, 'a', 1));
  closed.stop();
  net.isUp = true;
  const next = page();
  expect((await next.takeUp(1)).map(textOf)).toEqual(['a']);
  await next.flush();
  expect(arrived).toEqual(['a']);
});

test('an answer that will never be taken is given up, and said', async () => {
  const { kept, refused, net, page } = surroundings();
  net.refuses = true;
  const saver = page();
  await saver.keep(draft(1, 'a', 1));
  await saver.flush();
  expect([refused, kept.size]).toEqual([[1], 0]);
});
