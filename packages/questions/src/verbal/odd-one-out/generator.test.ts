import { difficulties } from '@comet/domain/curriculum/subjects';
import { expect, test } from 'vitest';
import { mintFor } from '../../registry.ts';
import { boldParts, optionTexts, promptText } from '../ask.ts';
import { wordGroups } from '../solve.ts';
import { groups } from './groups.ts';
import { neighbourLines } from './neighbours.data.ts';

const isBeside = (line: string, one: string, other: string): boolean => {
  const names = line.split('|');
  return names.includes(one) && names.includes(other);
};

test.each([330103, 340103, 350103, 360103, 370104].flatMap((id) => difficulties.map((level) => [id, level] as const)))(
  '%i %s: no capital letter tells a word from the others',
  (subTopicId, difficulty) => {
    for (let seed = 0; seed < 60; seed++) {
      const { question } = mintFor(subTopicId, difficulty, seed);
      const words = [...optionTexts(question), ...wordGroups(question).flat()];
      const names = words.filter((word) => /^[A-Z]/.test(word));
      expect([0, words.length], words.join(' ')).toContain(names.length);
    }
  },
);

test.each([330203, 340203])('%i: at most two of the wrong words are of one group', (subTopicId) => {
  for (let seed = 0; seed < 60; seed++) {
    const { question, key } = mintFor(subTopicId, 'medium', seed);
    if (!promptText(question).startsWith('Which word belongs') || key.type !== 'multipleChoice') continue;
    const wrong = optionTexts(question).filter((_, at) => at !== key.option);
    for (const { words } of groups.filter(
      (group) =>
        !boldParts(question)[0]
          ?.split(', ')
          .some((word) => group.fitting.includes(word)),
    ))
      expect(wrong.filter((word) => words.includes(word)).length, wrong.join(' ')).toBeLessThan(3);
  }
});

test.each([
  ['words for hot', 'words for cold', 3],
  ['board games', 'water sports', 3],
  ['words for dirty', 'words for clean', 5],
  ['scientists', 'people in law', 5],
])('%s beside %s is asked in year %i alone', (one, other, year) => {
  const asked = Object.entries(neighbourLines)
    .filter(([, levels]) =>
      Object.values(levels)
        .flat()
        .some((line) => isBeside(line, one, other)),
    )
    .map(([each]) => Number(each));
  expect(asked).toEqual([year]);
});

test('nothing hard asks for the name of a group', () => {
  for (const subTopicId of [330203, 340203])
    for (let seed = 0; seed < 60; seed++)
      expect(promptText(mintFor(subTopicId, 'hard', seed).question)).toMatch(/^Which word belongs/);
});
