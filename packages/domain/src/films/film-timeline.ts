/** When each scene of an explaining film is on, given what is said in it: nobody speaks, so captions set the pace. */
import { seconds } from '../time.ts';

/** A scene as far as its time goes by it. */
export interface SpokenScene {
  /** The caption. */
  readonly say: string;
  /** The film stops after it and asks a question. */
  readonly isStop?: boolean | undefined;
}

/** How long what is new in a scene takes to move to its place. */
export const transitionMs = 700;
/** Things that are new in a scene come one after another, this far apart. */
export const staggerMs = 260;

const shortestMs = seconds(4);
const beforeReadingMs = 1900;
/** About 150 words a minute, which most children of 8 read with pictures to look at. */
const msPerLetter = 62;
/** A film stops just before its next scene begins. */
const beforeCutMs = 50;

/** How long a scene lasts: long enough to look and then to read its caption. */
export const sceneMs = ({ say }: SpokenScene): number =>
  Math.max(shortestMs, Math.round((beforeReadingMs + say.length * msPerLetter) / 500) * 500);

/** The scenes with their times in the film. */
export function timelineOf<Scene extends SpokenScene>(
  scenes: readonly Scene[],
): (Scene & { readonly fromMs: number; readonly toMs: number })[] {
  let fromMs = 0;
  return scenes.map((scene) => {
    const placed = { ...scene, fromMs, toMs: fromMs + sceneMs(scene) };
    fromMs = placed.toMs;
    return placed;
  });
}

/** How long the whole film is. */
export const filmMs = (scenes: readonly SpokenScene[]): number =>
  scenes.reduce((sum, scene) => sum + sceneMs(scene), 0);

/** Where the film stops and asks. */
export const stopsOf = (scenes: readonly SpokenScene[]): number[] =>
  timelineOf(scenes).flatMap(({ isStop, toMs }) => (isStop === true ? [toMs - beforeCutMs] : []));
