/** The feedback on a rule that multiplies when the sequence adds or subtracts. */
import { expect, test } from 'vitest';
import { numbersIn } from '../../kernel/seen.ts';
import { mintFor } from '../../registry.ts';

test('a factor that does not fit is shown by its product', () => {
  let judged = 0;
  for (let seed = 0; seed < 120; seed++) {
    const { key } = mintFor(160702, 'easy', seed);
    if (key.type !== 'multipleChoice') continue;
    for (const because of key.because) {
      if (because?.id !== 'm.sequence/step-as-factor') continue;
      const [first = 0, factor = 0, product, second] = numbersIn(because.says.replaceAll(/(?<=\d),(?=\d{3})/g, ''));
      judged++;
      expect(first * factor).toBeCloseTo(product ?? 0);
      expect(product).not.toBe(second);
    }
  }
  expect(judged).toBeGreaterThan(3);
});
