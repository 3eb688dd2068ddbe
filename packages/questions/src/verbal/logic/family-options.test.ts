import { expect, test } from 'vitest';
import { mintFor } from '../../registry.ts';
import { optionTexts, promptText } from '../ask.ts';

const women = /mother|daughter|sister|aunt|niece/;

test('at most one option of a family puzzle is ruled out by being a word for the other sex', () => {
  let judged = 0;
  for (let seed = 0; seed < 60; seed++) {
    const { key, question } = mintFor(350904, 'medium', seed);
    if (!promptText(question).startsWith('What relation') || key.type !== 'multipleChoice') continue;
    judged++;
    const words = optionTexts(question);
    const sexed = words.filter((word) => word !== 'cousin');
    const ofWomen = sexed.filter((word) => women.test(word)).length;
    expect(Math.min(ofWomen, sexed.length - ofWomen), words.join(' ')).toBeLessThan(2);
  }
  expect(judged).toBeGreaterThan(5);
});
