/** Feedback on a wrong short form names the letter that is wrong. */
import { expect, test } from 'vitest';
import { whyWrong } from './short-forms.ts';

test.each([
  ['they will', 'they’ll', 'they’l', 'One l is missing: they’ll.'],
  ['are not', 'aren’t', 'arn’t', 'One e is missing: aren’t.'],
  ['did not', 'didn’t', 'diden’t', 'There is one e too many: didn’t.'],
  ['cannot', 'can’t', 'can’nt', 'There is one n too many: can’t.'],
  ['of the clock', 'o’clock', 'o’clok', 'One c is missing: o’clock.'],
  ['you are', 'you’re', 'your’re', 'There is one r too many: you’re.'],
  ['it is', 'it’s', 'itis', 'All the letters of “it is” are still there. The “i” of “is” must go.'],
  ['they are', 'they’re', 'their’re', 'Keep “they” as it is, and add an apostrophe and “re” to it.'],
])('%s: %s, not %s', (long, short, wrong, says) => {
  expect(whyWrong({ long, short, wrong: [wrong] }, wrong).says).toBe(says);
});
