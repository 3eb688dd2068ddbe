/** Explaining films as data: the questions package describes them, the web app draws their pictures, a command records them. */

import type { SubjectKey } from '@comet/domain/curriculum/subjects';
import type { SpokenScene } from '@comet/domain/films/film-timeline';
import type { Mark } from './figure.ts';

/** The paper that scenes are drawn on, in its own units. */
export const filmPaper = { width: 640, height: 360 } as const;

/** Something on the paper, drawn around its own middle. */
export interface FilmPart {
  /** What has the same key in the next scene is the same thing: it moves to where it is there. */
  readonly key: string;
  readonly at: readonly [number, number];
  /** Clockwise, in degrees. */
  readonly turnDegrees?: number | undefined;
  /** Its scale across and down; below 0 it is mirrored, so a change of sign looks like folding. */
  readonly stretch?: readonly [number, number] | undefined;
  readonly marks: readonly Mark[];
}

/** One thought: what is said, and what is on the paper meanwhile. */
export interface FilmScene extends SpokenScene {
  readonly mood: 'idle' | 'think' | 'cheer' | 'oops';
  readonly parts: readonly FilmPart[];
}

/** A film about one sub-topic, explained by the mascot of its subject. */
export interface Film {
  /** Its file's name. */
  readonly key: string;
  readonly title: string;
  readonly subject: SubjectKey;
  readonly subTopicId: number;
  readonly scenes: readonly FilmScene[];
}
