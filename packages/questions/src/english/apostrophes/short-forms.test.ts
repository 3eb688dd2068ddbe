/** Feedback on a wrong short form names the letter that is wrong, and no line stands out by its looks. */
import { expect, test } from 'vitest';
import { mint } from '../../kernel/mint.ts';
import { promptOf, shownOptionsOf, wrongOptionsOf } from '../../recalls/item-texts.ts';
import { apostrophe } from './generator.ts';
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

test('lines to choose from don’t all have one slip, and some are of “not” and some are not', () => {
  const shown = Array.from({ length: 60 }, (_, seed) => mint(apostrophe, 230603, 3, 'medium', seed)).filter(
    (item) => promptOf(item)[0] === 'Which line is right?',
  );
  expect(shown.length).toBeGreaterThan(10);
  for (const item of shown) {
    expect(wrongOptionsOf(item).every((line) => line.endsWith('’nt'))).toBe(false);
    expect(new Set(shownOptionsOf(item).map((line) => line.includes('not →'))).size, shownOptionsOf(item).join()).toBe(
      2,
    );
  }
});
