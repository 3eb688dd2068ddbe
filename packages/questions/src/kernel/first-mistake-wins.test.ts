import { expect, test } from 'vitest';
import { fairWrong } from './fair-options.ts';
import { fairTexts } from './fair-texts.ts';
import { wrongTextOption } from './options.ts';
import { Random } from './random.ts';

test.each([
  ['numbers', fairWrong],
  ['texts', fairTexts],
])('of two mistakes that lead to one option, the first is told: %s', (_, fair) => {
  const wrong = ['12', '12', '13', '14', '15', '16'].map((text, at) =>
    wrongTextOption(text, { id: `m.test/${at}`, says: `${at}` }),
  );
  for (let seed = 0; seed < 20; seed++)
    for (const { same, because } of fair(new Random(`${seed}`), '10', wrong, 3))
      if (same === '12') expect(because.says).toBe('0');
});
