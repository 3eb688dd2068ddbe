import { describe, expect, test } from 'vitest';
import { generators } from '../registry.ts';
import { recalledItems } from './recalled-items.ts';
import { recalls } from './recalls.ts';
import { storedFault } from './stored-faults.ts';

describe.each(recalledItems().map((items) => [items.name, items] as const))('%s', (_, { faulty, sound }) => {
  test.each(faulty.map((item) => [`${item.subTopicId} ${item.difficulty} ${item.seed}`, item] as const))(
    'question %s is recalled',
    (_name, item) => {
      expect(storedFault(item)).toBeDefined();
    },
  );

  test.each(sound.map((item) => [`${item.subTopicId} ${item.difficulty} ${item.seed}`, item] as const))(
    'question %s of the same version is not',
    (_name, item) => {
      expect(storedFault(item)).toBeUndefined();
    },
  );
});

test('every recall has a faulty question among these, and a sound one of the same version', () => {
  const sets = recalledItems();
  const without = recalls.filter((recall) => {
    const isOf = (item: { readonly generatorId: string; readonly generatorVersion: number }): boolean =>
      item.generatorId === recall.generatorId && item.generatorVersion <= recall.upTo;
    return !sets.some(
      ({ faulty, sound }) =>
        faulty.some((item) => isOf(item) && recall.isFaulty(item)) &&
        sound.some((item) => isOf(item) && !recall.isFaulty(item)),
    );
  });
  expect(without.map(({ generatorId, reason }) => `${generatorId}: ${reason}`)).toEqual([]);
});

test('no recall reaches the version that is made today, which would withdraw what was just corrected', () => {
  const versions = new Map(generators.map(({ generatorId, version }) => [generatorId, version]));
  const tooFar = recalls.filter(({ generatorId, upTo }) => upTo >= (versions.get(generatorId) ?? 0));
  expect(tooFar.map(({ generatorId, upTo, reason }) => `${generatorId}@${upTo}: ${reason}`)).toEqual([]);
});
