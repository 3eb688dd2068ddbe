/** What every scene is told. */
import type { Run } from '@comet/domain/challenges/run';
import type { SubjectKey } from '@comet/domain/curriculum/subjects';
import type { Mood } from '../../mascots/Mascot.tsx';

export interface SceneProps {
  readonly run: Run;
  readonly subject: SubjectKey;
  readonly mood: Mood;
  /** The share of the clock that is left, from 1 to 0; undefined where none runs. */
  readonly left: number | undefined;
  /** The best score before this run, and what it was by now. */
  readonly best: number | undefined;
  readonly ghost: number | undefined;
}
