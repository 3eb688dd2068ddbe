/** What is on the paper of a film at a moment: things move to their new places, appear one after another, and fade. */
import type { FilmPart, FilmScene } from '@comet/contract/film';
import { staggerMs, timelineOf, transitionMs } from '@comet/domain/films/film-timeline';

/** A part on its way: how much of it is seen. */
export interface PartInMotion extends FilmPart {
  readonly opacity: number;
}

const appearMs = 400;
const fadeMs = 300;
/** Many new things come faster, so that all of them are there within this time. */
const longestStaggerMs = 1500;
const smallAtFirst = 0.7;

const limit = (share: number): number => Math.min(1, Math.max(0, share));
/** Slow at both ends. */
const ease = (share: number): number => limit(share) ** 2 * (3 - 2 * limit(share));
const round = (value: number): number => Math.round(value * 100) / 100;
const between = (from: number, to: number, share: number): number => round(from + (to - from) * share);
const stretchOf = ({ stretch }: FilmPart): readonly [number, number] => stretch ?? [1, 1];

function moved(from: FilmPart, to: FilmPart, share: number): FilmPart {
  const [fromX, fromY] = stretchOf(from);
  const [toX, toY] = stretchOf(to);
  return {
    ...to,
    at: [between(from.at[0], to.at[0], share), between(from.at[1], to.at[1], share)],
    turnDegrees: between(from.turnDegrees ?? 0, to.turnDegrees ?? 0, share),
    stretch: [between(fromX, toX, share), between(fromY, toY, share)],
  };
}

const isSameDrawing = (one: FilmPart, other: FilmPart): boolean =>
  JSON.stringify(one.marks) === JSON.stringify(other.marks);

/** The parts at a moment, from the lowest to the one on top. */
export function partsAt(scenes: readonly FilmScene[], ms: number): PartInMotion[] {
  const placed = timelineOf(scenes);
  const place = placed.findLastIndex(({ fromMs }) => fromMs <= ms);
  const now = placed[place];
  if (now === undefined) return [];
  // The first picture of a film is what people see of it before it plays.
  const before = placed[place - 1]?.parts ?? now.parts;
  const sinceMs = ms - now.fromMs;
  const newKeys = now.parts.filter(({ key }) => !before.some((one) => one.key === key)).map(({ key }) => key);
  const apartMs = Math.min(staggerMs, longestStaggerMs / Math.max(1, newKeys.length));
  const goneOpacity = round(1 - limit(sinceMs / fadeMs));
  const gone = before
    .filter(({ key }) => goneOpacity > 0 && !now.parts.some((one) => one.key === key))
    .map((part) => ({ ...part, opacity: goneOpacity }));
  const shown = now.parts.flatMap((part): PartInMotion[] => {
    const known = before.find(({ key }) => key === part.key);
    if (known === undefined) {
      const [x, y] = stretchOf(part);
      const share = ease((sinceMs - newKeys.indexOf(part.key) * apartMs) / appearMs);
      const grown = between(smallAtFirst, 1, share);
      return share === 0 ? [] : [{ ...part, stretch: [round(x * grown), round(y * grown)], opacity: round(share) }];
    }
    const share = ease(sinceMs / transitionMs);
    const there = { ...moved(known, part, share), opacity: 1 };
    if (share === 1 || isSameDrawing(known, part)) return [there];
    return [
      { ...there, marks: known.marks, opacity: round(1 - share) },
      { ...there, opacity: round(share) },
    ];
  });
  return [...gone, ...shown];
}
