import { expect, test } from 'vitest';
import { swapped, toldMistake } from './told-mistakes.ts';

test('a calculation that only happens to give the number is not told', () => {
  const because = { id: 'm.word/wrong-order', says: 'You used the second ratio the other way round.' };
  // 126 ferns, ferns and roses 3:4, roses and lilies 6:7: 144 is 126 ÷ 3 × 4 ÷ 7 × 6, and 3 × 6 + 126 by chance.
  const numbers = [126, 3, 4, 6, 7] as const;
  const [ferns, b, c, d, e] = [swapped(126), swapped(3), swapped(4), swapped(6), swapped(7)];
  expect(toldMistake(144, because, numbers, [], [(((ferns / b) * c) / e) * d])).toBe(because);
  expect(toldMistake(144, because, numbers, [], [b * d + ferns]).says).toMatch(/^That is 3 × 6 \+ 126\. /);
});
