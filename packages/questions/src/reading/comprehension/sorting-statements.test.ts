import { describe, expect, test } from 'vitest';
import { mintFor } from '../../registry.ts';

/** What is asked of one statement, with the hint. */
const singles = (id: number, asked: RegExp): { asks: string; hint: string }[] =>
  Array.from({ length: 60 }, (_, seed) => mintFor(id, 'easy', seed)).flatMap(({ question, hint }) => {
    const asks = question.prompt.flatMap((block) => (block.type === 'text' ? [block.text] : [])).join('\n');
    return asked.test(asks) ? [{ asks, hint: JSON.stringify(hint) }] : [];
  });

describe('one statement asked about alone', () => {
  test.each([250705, 260802])('%i names the two that are compared before the options do', (id) => {
    const asked = singles(id, /of both\?/);
    expect(asked.length).toBeGreaterThan(5);
    for (const { asks } of asked) expect(asks).toMatch(/^Is this true of .+, of .+ or of both\?/u);
  });

  test.each([230701, 240701, 250701, 260701])('%i: the hint does not send the child to choose a statement', (id) => {
    const asked = singles(id, /Is this true, is it false/);
    expect(asked.length).toBeGreaterThan(5);
    for (const { hint } of asked) expect(hint).not.toContain('Take a statement');
  });
});
