/** The same matter comes again in later years: there it has to be harder at the same difficulty. */
import { type Difficulty, difficulties } from '@comet/domain/curriculum/subjects';
import { expect, test } from 'vitest';
import { findSubTopic } from '../curriculum/curriculum.ts';
import { analogyPlans } from './analogies/difficulty-plans.ts';
import { codePlans } from './codes/difficulty-plans.ts';
import { matrixPlans } from './matrices/difficulty-plans.ts';
import { likePlans } from './most-like/difficulty-plans.ts';
import { oddOutPlans } from './odd-one-out/difficulty-plans.ts';
import { rotationPlans } from './rotation/generator.ts';
import { seriesPlans } from './series/difficulty-plans.ts';

type Plans = Readonly<Record<number, Readonly<Record<Difficulty, unknown>>>>;

/** Cells of another year that ask by the plan of this one at the same difficulty. */
function sharedPlans(plans: Plans): string[] {
  const cells = Object.entries(plans).flatMap(([subTopicId, own]) =>
    difficulties.map((difficulty) => ({
      subTopicId,
      difficulty,
      year: findSubTopic(Number(subTopicId))?.year,
      plan: JSON.stringify(own[difficulty]),
    })),
  );
  return cells.flatMap((one) =>
    cells
      .filter(({ difficulty, plan }) => difficulty === one.difficulty && plan === one.plan)
      .filter(({ year = 0 }) => year > (one.year ?? 0))
      .map(({ subTopicId }) => `${one.difficulty}: ${subTopicId} asks as ${one.subTopicId}`),
  );
}

test.each<[string, Plans]>([
  ['n.analogy', analogyPlans],
  ['n.code', codePlans],
  ['n.like', likePlans],
  ['n.matrix', matrixPlans],
  ['n.oddOut', oddOutPlans],
  ['n.rotate', rotationPlans],
  ['n.series', seriesPlans],
])('%s: no year is asked by the plan of an earlier one', (_, plans) => {
  expect(sharedPlans(plans)).toEqual([]);
});

test('no two steps of a sub-topic ask for pairs in one shape with the same things to vary', () => {
  // Of its shape, shading, size and outline, two go together.
  const free = 2;
  for (const own of Object.values(oddOutPlans)) {
    const asked = difficulties
      .map((difficulty) => own[difficulty])
      .filter(({ rules }) => rules.every((rule) => rule.kind === 'pair' && rule.pictures === 'single'))
      .map(({ varying }) => Math.min(varying, free));
    expect(asked).toEqual([...new Set(asked)]);
  }
});
