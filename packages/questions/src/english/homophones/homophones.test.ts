/** Sentences of homophones: nothing but the meaning tells which word belongs in them. */
import { expect, test } from 'vitest';
import { homophones } from './homophones.data.ts';

test('an article before the gap suits every word of the group', () => {
  const faults = homophones
    .split('\n')
    .filter((line) => line.includes('='))
    .flatMap((line) => {
      const words = line
        .split('|')
        .slice(1)
        .map((part) => part.split('=').map((piece) => piece.trim()));
      return words.flatMap(([word = '', , sentences = '']) => {
        const [, article] = new RegExp(`\\b(an?) ${word}\\b`, 'i').exec(sentences) ?? [];
        const misfits = words.filter(([other = '']) => /^[aeiou]/.test(other) !== (article?.toLowerCase() === 'an'));
        return article === undefined || misfits.length === 0 ? [] : [`${article} ${word}`];
      });
    });
  expect(faults).toEqual([]);
});
