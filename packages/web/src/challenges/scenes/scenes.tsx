/** Each game's scene, fetched when it is first shown. */
import { type Game, games } from '@comet/domain/challenges/games';
import { type Run, startRun } from '@comet/domain/challenges/run';
import type { ComponentType } from 'react';
import { lazily } from '../../ui/lazily.tsx';
import type { SceneProps } from './scene.ts';

type Load = () => Promise<{ readonly default: ComponentType<SceneProps> }>;
const scene = (load: Load) => lazily(load, { waiting: () => null, missing: () => null });

export const scenes: Readonly<Record<Game, ComponentType<SceneProps>>> = {
  blitzQuiz: scene(() => import('./BlitzScene.tsx')),
  perfectStreak: scene(() => import('./StreakScene.tsx')),
  mentalMathWhiz: scene(() => import('./WhizScene.tsx')),
  survival: scene(() => import('./SurvivalScene.tsx')),
  spellingBee: scene(() => import('./BeeScene.tsx')),
  timeTrial: scene(() => import('./TrialScene.tsx')),
};

const picturedRuns = new Map(
  games.map((game) => [game, startRun({ game, isTimed: false, extraTime: 'none', seed: 0 })] as const),
);

/** A moment of a game for its picture. */
export function pictured(game: Game, moment: Partial<Run>): Run {
  const run = picturedRuns.get(game) ?? startRun({ game, isTimed: false, extraTime: 'none', seed: 0 });
  return { ...run, ...moment };
}
