/** Explanations of texts with gaps show each gap in its sentence, with the right word in bold. */
import { expect, test } from 'vitest';
import { mintFor } from '../registry.ts';

test.each([1, 2, 3, 4, 5, 6, 7, 8])('texts with gaps, seed %i', (seed) => {
  const made = mintFor(360203, 'hard', seed);
  const steps = made.explanation.flat().flatMap((block) => (block.type === 'text' ? [block.text] : []));
  const gaps = steps.filter((step) => step.startsWith('Gap '));
  expect(gaps.length).toBeGreaterThan(1);
  for (const gap of gaps) expect(gap).toMatch(/^Gap \d: “‘?\p{Lu}[^“”]*\*\*\p{L}+\*\*[^“”]*[.?!]’?”$/u);
});
