import { expect, test } from 'vitest';
import { sandboxTokenOf } from './sandbox-cards.ts';

test.each([
  ['4242 4242 4242 4242', 'tok_visa'],
  ['4242-4242-4242-4242', 'tok_visa'],
  ['4000000000000002', 'tok_declined'],
  ['4000 0025 0000 3155', 'tok_confirm'],
  ['4111 1111 1111 1111', undefined],
  ['4242 4242 4242 424', undefined],
  ['', undefined],
])('%s stands for %s', (number, token) => {
  expect(sandboxTokenOf(number)).toBe(token);
});
