/** The rank a child reaches by experience: six ranks of five steps. It only rises. */

export const rankNames = ['cadet', 'pilot', 'navigator', 'captain', 'commander', 'admiral'] as const;
export type RankName = (typeof rankNames)[number];
const stepsPerRank = 5;
const lastStep = rankNames.length * stepsPerRank;

/** Experience needed to have finished step n (1 to 30). */
export function experienceForStep(step: number): number {
  return Math.ceil(100 * step ** 1.5);
}

/** Rank, step within it (1 to 5) and how far the next one is. */
export interface Rank {
  readonly name: RankName;
  readonly step: number;
  readonly experience: number;
  /** Experience at which this step began and at which the next begins; equal at the very top. */
  readonly from: number;
  readonly to: number;
}

/** The rank that this much experience gives. */
export function rankFor(experience: number): Rank {
  let done = 0;
  while (done < lastStep - 1 && experience >= experienceForStep(done + 1)) done++;
  const name = rankNames[Math.floor(done / stepsPerRank)] ?? 'cadet';
  return {
    name,
    step: (done % stepsPerRank) + 1,
    experience,
    from: done === 0 ? 0 : experienceForStep(done),
    to: experienceForStep(done + 1),
  };
}

/** As people read it: 'Navigator 4'. */
export function rankTitle({ name, step }: Pick<Rank, 'name' | 'step'>): string {
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} ${step}`;
}

/** How much of the step a child has done, in percent; all of it at the very top. */
export function percentOfStep({ from, to }: Pick<Rank, 'from' | 'to'>, experience: number): number {
  if (to === from) return 100;
  return Math.min(100, Math.max(0, (100 * (experience - from)) / (to - from)));
}
