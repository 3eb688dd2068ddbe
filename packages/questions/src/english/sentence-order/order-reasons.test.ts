/** What holds for the reasons of an order: one for each sentence but the first, and each speaks of words that stand there. */
import { expect, test } from 'vitest';
import { all } from './texts-in-order.ts';

test.each(all())('$title names words of each sentence that decide its place', ({ sentences, reasons }) => {
  expect(reasons).toHaveLength(sentences.length - 1);
  reasons.forEach((reason, place) => {
    expect(reason).toMatch(/^[“\p{Lu}].+\.$/u);
    const soFar = sentences.slice(0, place + 2).map((sentence) => sentence.toLowerCase());
    const quoted = [...reason.matchAll(/“(.+?)”/g)].map(([, words = '']) => words.toLowerCase());
    expect(quoted.filter((words) => !soFar.some((sentence) => sentence.includes(words)))).toEqual([]);
    // The first words that are quoted belong to the sentence itself.
    expect(quoted.every((words, at) => at > 0 || soFar.at(-1)?.includes(words))).toBe(true);
  });
});
