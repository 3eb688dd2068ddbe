/** Chooses the questions of an additional test: round robin over its sub-topics, those that need it most first. */
import { type Level, ownDifficulty, usualChanceOfGuessing } from '../attempts/adaptive-difficulty.ts';
import type { Difficulty } from '../curriculum/subjects.ts';

/** One question to be drawn. */
export interface Cell {
  readonly subTopicId: number;
  readonly difficulty: Difficulty;
}

/** Difficulties in turns, half of them medium; each sub-topic begins one step further, so that few questions are mixed, too. */
const difficultyCycle = ['easy', 'medium', 'hard', 'medium'] as const satisfies readonly Difficulty[];

/** A sub-topic as it stands with a child; without a state the child has not answered in it. */
export interface SubTopicProgress {
  readonly subTopicId: number;
  readonly state: { readonly stabilityDays: number; readonly dueDay: string } | undefined;
}

/** Weakest first: what is not yet known, then what would be forgotten soonest. The order of learning decides among equals. */
export function weakestFirst(subTopics: readonly SubTopicProgress[]): number[] {
  const strength = ({ state }: SubTopicProgress): number => state?.stabilityDays ?? 0;
  return subTopics.toSorted((one, other) => strength(one) - strength(other)).map(({ subTopicId }) => subTopicId);
}

/** What is due first, the longest due before the rest; then the weakest; what the child never met comes last. */
export function dueFirst(subTopics: readonly SubTopicProgress[], today: string): number[] {
  const due = subTopics
    .filter(({ state }) => state !== undefined && state.dueDay <= today)
    .toSorted((one, other) => (one.state?.dueDay ?? '').localeCompare(other.state?.dueDay ?? ''));
  const known = subTopics.filter((one) => one.state !== undefined && !due.includes(one));
  const unmet = subTopics.filter(({ state }) => state === undefined);
  return [...due.map(({ subTopicId }) => subTopicId), ...weakestFirst(known), ...weakestFirst(unmet)];
}

/** So many questions of these sub-topics, in turns, the first ones one question more where it does not come out even. */
export function mix(subTopicIds: readonly number[], questionCount: number): Cell[] {
  const count = subTopicIds.length;
  if (count === 0) return [];
  return Array.from({ length: questionCount }, (_, place) => {
    const step = Math.floor(place / count) + (place % count);
    return {
      subTopicId: subTopicIds[place % count] ?? 0,
      difficulty: difficultyCycle[step % difficultyCycle.length] ?? 'medium',
    };
  });
}

/** The same questions, each as easy or hard as its difficulty is for this very child. */
export function fitTo(cells: readonly Cell[], level: Level): Cell[] {
  return cells.map((cell) => ({ ...cell, difficulty: ownDifficulty(cell.difficulty, level, usualChanceOfGuessing) }));
}
