import { expect, test } from 'vitest';
import { partOf, rowsOf } from '../data-rows.ts';
import { layeredStories } from './stories.data.ts';

const rows = rowsOf(layeredStories).map((row) => partOf(row, 0));

test.each(rows)('two verbs have a tense of their own, each said or after that, which or where: %s', (story) => {
  expect(story.match(/\{\w+\}/g)).toHaveLength(2);
  const apart = story.replace(/“[^”]+”/g, '').replace(/\b(?:that|which|where)\b[^.]+\./g, '');
  expect(apart).not.toContain('{');
});

test.each(rows)('at least two verbs of the story can be written without -ed: %s', (story) => {
  const pasts = [...story.matchAll(/\[(\w+)\/\w+\]/g)].map(([, past = '']) => past);
  expect(pasts.filter((past) => !past.endsWith('ed')).length).toBeGreaterThan(1);
});
