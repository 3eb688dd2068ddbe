/** What the codes of each sub-topic are made of, from easy to hard. */
import type { Difficulty } from '@comet/domain/curriculum/subjects';
import type { ScaffoldName, Slot } from '../pictures/scaffold.ts';

/** What a question is made of. */
export interface Plan {
  readonly scaffolds: readonly ScaffoldName[];
  readonly letters: 2 | 3;
  /** Attributes that vary and mean nothing. */
  readonly distractors: number;
  readonly examples: 3 | 4 | 5;
  readonly must?: readonly Slot['attribute'][];
  /** Whether one letter stands for a relation between the two shapes. */
  readonly relation?: boolean;
  /** At least so many letters whose pictures share something else too, which another picture has to rule out. */
  readonly lookalikes?: number;
}

const plan = (
  scaffolds: readonly ScaffoldName[],
  letters: 2 | 3,
  distractors: number,
  examples: 3 | 4 | 5,
  more: Partial<Plan> = {},
): Plan => ({ scaffolds, letters, distractors, examples, ...more });
const every: readonly ScaffoldName[] = ['single', 'nested', 'runner', 'group'];
const parts: readonly ScaffoldName[] = ['nested', 'runner'];
const shading = { must: ['shape', 'fill'] as const };
const place = { must: ['place'] as const };
const relation = { relation: true };

/** The plans by sub-topic. */
export const codePlans: Readonly<Record<number, Readonly<Record<Difficulty, Plan>>>> = {
  440601: { easy: plan(['single', 'group'], 2, 0, 3), medium: plan(every, 2, 0, 4), hard: plan(parts, 2, 1, 4) },
  440602: {
    easy: plan(['single'], 2, 0, 3, shading),
    medium: plan(['single', 'group'], 2, 1, 4, shading),
    hard: plan(['single', 'nested'], 2, 2, 5, shading),
  },
  440603: {
    easy: plan(['runner'], 2, 0, 3, place),
    medium: plan(['runner'], 2, 1, 4, place),
    hard: plan(['runner'], 2, 2, 5, place),
  },
  450601: { easy: plan(parts, 2, 0, 4), medium: plan(parts, 2, 1, 4), hard: plan(parts, 2, 2, 5) },
  450602: { easy: plan(['single', 'group'], 3, 0, 4), medium: plan(parts, 3, 0, 4), hard: plan(parts, 3, 1, 5) },
  450603: { easy: plan(['single'], 2, 1, 4), medium: plan(parts, 2, 2, 5), hard: plan(parts, 2, 3, 5) },
  460601: { easy: plan(parts, 3, 0, 4), medium: plan(parts, 3, 1, 5), hard: plan(parts, 3, 2, 5) },
  460602: {
    easy: plan(['runner'], 2, 0, 4, relation),
    medium: plan(['runner'], 2, 1, 5, relation),
    hard: plan(['runner'], 3, 1, 5, relation),
  },
  460603: { easy: plan(parts, 2, 2, 5), medium: plan(parts, 2, 3, 5), hard: plan(parts, 3, 2, 5) },
  470401: {
    easy: plan(parts, 3, 1, 5),
    medium: plan(parts, 3, 2, 5),
    hard: plan(parts, 3, 2, 5, { lookalikes: 2 }),
  },
  470402: {
    easy: plan(['runner'], 2, 1, 5, relation),
    medium: plan(['runner'], 3, 1, 5, relation),
    hard: plan(['runner'], 3, 1, 5, { ...relation, lookalikes: 2 }),
  },
  470403: {
    easy: plan(parts, 2, 3, 5),
    medium: plan(parts, 3, 2, 5),
    hard: plan(['runner'], 3, 2, 5, { lookalikes: 2 }),
  },
};
