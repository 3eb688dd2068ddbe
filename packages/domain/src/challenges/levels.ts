/** How hard the next question of a game is for this child. */
import { expectedSuccess, questionRating } from '../attempts/rating.ts';
import { type Difficulty, difficultyWeight, years } from '../curriculum/subjects.ts';
import type { Game } from './games.ts';

/** Levels, the easiest first; warmUp is easy and from the year before. */
export const levels = ['warmUp', 'easy', 'medium', 'hard'] as const;
export type Level = (typeof levels)[number];

/** The year and difficulty whose questions make up a level. */
export function levelCell(level: Level, year: number): { readonly year: number; readonly difficulty: Difficulty } {
  return level === 'warmUp' ? { year: Math.max(years[0], year - 1), difficulty: 'easy' } : { year, difficulty: level };
}

/** What a question of this level weighs in points. */
export const levelWeight = (level: Level): number => difficultyWeight[level === 'warmUp' ? 'easy' : level];

export function harderLevel(level: Level): Level {
  return levels[levels.indexOf(level) + 1] ?? 'hard';
}

/** Spelling is heard in hard questions only: the easier ones show the word. */
export const levelsOf = (game: Game): readonly Level[] => (game === 'spellingBee' ? ['hard'] : levels);

/** Levels to take a question from when one has run out, the nearest first. */
export function nearLevels(level: Level): Level[] {
  const place = levels.indexOf(level);
  return [...levels].sort(
    (one, other) => Math.abs(levels.indexOf(one) - place) - Math.abs(levels.indexOf(other) - place),
  );
}

/** Success that a game aims at: the numbers behind the simulated scores. */
const streakAim = { first: 0.95, step: 0.02, last: 0.6 };
const survivalAim = { first: 0.92, step: 0.01, last: 0.6 };
const usualAim = 0.8;
const falling = ({ first, step, last }: typeof streakAim, count: number): number =>
  Math.max(last, first - step * count);

/** The share of children like this one who should get the next question right. */
export function aimOf(game: Game, answeredCount: number): number {
  if (game === 'perfectStreak') return falling(streakAim, answeredCount);
  return game === 'survival' ? falling(survivalAim, answeredCount) : usualAim;
}

/** A child as far as the choice of questions goes: the rating in the subject and the school year. */
export interface Player {
  readonly rating: number;
  readonly year: number;
}

/** Chance of guessing: most of these games offer four options or five. */
const choiceChance = 0.22;

/** The level whose expected success lies nearest to the aim. */
export function levelFor(game: Game, child: Player, answeredCount: number): Level {
  const chance = game === 'mentalMathWhiz' ? 0 : choiceChance;
  const aim = aimOf(game, answeredCount);
  const distance = (level: Level): number => {
    const cell = levelCell(level, child.year);
    return Math.abs(expectedSuccess(child.rating, questionRating(cell.year, cell.difficulty), chance) - aim);
  };
  const [first = 'hard', ...rest] = levelsOf(game);
  return rest.reduce((best, level) => (distance(level) < distance(best) ? level : best), first);
}
