/** A word in “shun” is told by the word it comes from, whose end goes with its ending. */
import { expect, test } from 'vitest';
import { patternWordsOf } from './pattern-words.ts';
import { hasShunRoot } from './shun-lessons.ts';

const endsFor = { tion: /^te?$/, sion: /^(?:de?|se)$/, ssion: /^(?:ss|mit)$/, cian: /^cs?$/ };

test.each(Object.entries(endsFor))('the roots of words in -%s', (pattern, ends) => {
  const told = patternWordsOf('tion4').flatMap(({ pattern: own, word, lesson }) => {
    const [, root = '', end = ''] = /^Think of “(.+)”: it ends in (.+), so/.exec(lesson) ?? [];
    return own === pattern && root !== '' ? [{ word, root, end }] : [];
  });
  expect(told.length).toBeGreaterThan(4);
  for (const { word, root, end } of told) {
    expect(end).toMatch(ends);
    expect(root.endsWith(end)).toBe(true);
    expect(word.slice(0, 3)).toBe(root.slice(0, 3));
    expect(hasShunRoot(word), word).toBe(end !== 'mit');
  }
});
