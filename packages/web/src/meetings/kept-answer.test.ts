import type { Question } from '@comet/contract/question';
import type { FromRoom } from '@comet/contract/room-messages';
import type { Act } from '@comet/domain/meetings/room';
import { beforeEach, expect, test } from 'vitest';
import { createAnswerKeeper } from './kept-answer.ts';

const question = (text: string): Question => ({
  prompt: [{ type: 'text', text }],
  answer: {
    type: 'multipleChoice',
    layout: 'list',
    options: [[{ type: 'text', text: '1' }], [{ type: 'text', text: '2' }]],
  },
  spoken: text,
});
const given = (option: number) => ({ type: 'multipleChoice', option }) as const;
const asks = (text: string, mine: number | null = null): FromRoom => ({
  type: 'question',
  number: 1,
  question: question(text),
  mine: mine === null ? null : given(mine),
});

let sent: Act[] = [];
let keeper = createAnswerKeeper((give) => sent.push(give));
beforeEach(() => {
  sent = [];
  keeper = createAnswerKeeper((give) => sent.push(give));
  keeper.hear(asks('One and one?'));
  keeper.give({ type: 'give', number: 1, given: given(1) });
  sent.length = 0;
});

test.each([
  ['it never arrived', null],
  ['the room remembers the one before it', 0],
])('an answer is sent again when the room asks again and %s', (_, mine) => {
  keeper.hear(asks('One and one?', mine));
  expect(sent).toEqual([{ type: 'give', number: 1, given: given(1) }]);
});

test('an answer that the room has is not sent again', () => {
  keeper.hear(asks('One and one?', 1));
  expect(sent).toEqual([]);
});

test('an answer is for its own question alone, whatever number that has', () => {
  keeper.hear(asks('Two and two?'));
  keeper.hear(asks('Two and two?'));
  expect(sent).toEqual([]);
});
