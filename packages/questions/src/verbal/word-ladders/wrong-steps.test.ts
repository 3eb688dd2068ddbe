import { expect, test } from 'vitest';
import { Random } from '../../kernel/random.ts';
import { shownAround } from './chain.ts';
import { wrongSteps } from './wrong-steps.ts';

const hidden = [2, 3];
const chain = ['self', 'sell', 'tell', 'toll', 'tool'];
const wrong = wrongSteps(new Random('ladder'), chain, 2, shownAround(chain, 2, hidden));

test.each([
  [
    'BELL',
    'From SELL you can make BELL, but BELL and TOOL differ in 3 letters, and there are only 2 steps between them.',
  ],
  ['ROLL', 'From SELL you can’t make ROLL in one step.'],
])('%s between SELL and TOOL', (word, says) => {
  expect(wrong.filter(({ text }) => text === word).map(({ because }) => because.says)).toEqual([says]);
});
