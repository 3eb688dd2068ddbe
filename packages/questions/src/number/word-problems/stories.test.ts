import { expect, test } from 'vitest';
import { knownKinds, storyCounts, storyTexts } from './generator.ts';
import { serves } from './levels.ts';

const levels = Object.values(serves).map((params) => Object.values(params.levels));

test('every cell of word problems has at least 40 stories', () => {
  expect(storyCounts().filter(({ stories }) => stories < 40)).toEqual([]);
});

test('the cells name every kind of story that there is, and no other', () => {
  const named = new Set(levels.flat().flatMap(({ kinds }) => kinds.map(({ name }) => name)));
  expect([...named].sort()).toEqual([...knownKinds].sort());
});

test('a kind that a sub-topic tells at two levels has larger numbers at the higher one', () => {
  const again = levels.flatMap((ofSubTopic) =>
    ofSubTopic.flatMap(({ kinds }, at) =>
      kinds.filter(({ name, top }) =>
        ofSubTopic.slice(0, at).some((lower) => lower.kinds.some((kind) => kind.name === name && kind.top >= top)),
      ),
    ),
  );
  expect(again).toEqual([]);
});

test('no number stands after “a”: it could be 8, 11 or 84', () => {
  expect(storyTexts.filter((text) => /\ba \{/i.test(text))).toEqual([]);
});
