/** Whoever chooses a statement wrongly is told what the text says about this very one. */
import { difficulties } from '@comet/domain/curriculum/subjects';
import { expect, test } from 'vitest';
import { mintFor } from '../../registry.ts';
import { type MistakeName, mistake } from '../mistakes.ts';

const names: readonly MistakeName[] = [
  'unsaid',
  'opinionAsFact',
  'oneOnly',
  'otherOne',
  'bothOfThem',
  'keyPoint',
  'otherPart',
  'otherPoint',
];
const general = names.map((name) => `"${mistake(name).says}"`);

test.each([230701, 230803, 240701, 250705, 250802, 250804, 260701, 260802, 270701])('%i', (id) => {
  const told = difficulties.flatMap((difficulty) =>
    Array.from({ length: 40 }, (_, seed) => JSON.stringify(mintFor(id, difficulty, 500 + seed).key)),
  );
  expect(general.filter((says) => told.some((key) => key.includes(says)))).toEqual([]);
});

test.each([230703, 260802, 270502])('%i: a right answer that was doubted leaves its proof to be found', (id) => {
  const told = Array.from({ length: 60 }, (_, seed) => JSON.stringify(mintFor(id, 'easy', seed).key)).flatMap((key) =>
    [...key.matchAll(/answer is right\. ([^"]+)"/gu)].map(([, says]) => says),
  );
  expect(told.length).toBeGreaterThan(3);
  expect(told.filter((says) => !/^The text shows it in .+\.$/u.test(says ?? ''))).toEqual([]);
});
