/** How to tell a turned emblem from its mirror image, in words: by what comes next on the way round, or by the first bend of a line. */
import { bendIn, type Emblem, lookWord } from '../pictures/emblem.ts';
import { modulo } from '../pictures/picture.ts';
import type { Point } from '../pictures/shapes.ts';

/** What is told of pictures that are turned, one of which is flipped over. */
export interface ToldOfTurns {
  readonly hint: string;
  readonly steps: readonly string[];
  /** What is told of a picture that is only turned. */
  readonly says: string;
}

interface Met {
  readonly look: number;
  /** Whether it lies side by side with the landmark: to share a corner is not enough. */
  readonly touches: boolean;
}

const ordinals = ['first', 'second', 'third', 'fourth'] as const;

/** The squares of an emblem in the order in which they are met on the way round clockwise from the landmark. */
function metAround({ parts, landmark }: Emblem): Met[] {
  const angleOf = ([x, y]: Point): number => Math.atan2(y, x);
  const start = angleOf(landmark.at);
  const fromLandmark = ([x, y]: Point): number => Math.abs(x - landmark.at[0]) + Math.abs(y - landmark.at[1]);
  return parts
    .flatMap((part) =>
      part.kind === 'stick' || part.at.join() === landmark.at.join() || Math.hypot(...part.at) < 0.1
        ? []
        : [
            {
              look: part.look,
              touches: fromLandmark(part.at) < 1.1,
              turned: modulo(angleOf(part.at) - start, 2 * Math.PI),
            },
          ],
    )
    .sort((one, other) => one.turned - other.turned);
}

/** What comes in most pictures and what in the flipped one, where the two ways round differ first. */
function firstDifference(most: readonly Met[], word: string): readonly [one: string, other: string] | undefined {
  const flipped = most.toReversed();
  const byLook = most.findIndex(({ look }, at) => look !== flipped[at]?.look);
  const [one, other] = [most[byLook], flipped[byLook]];
  if (one !== undefined && other !== undefined)
    return [`the ${ordinals[byLook]} square you come to is ${lookWord(one.look)}`, `it is ${lookWord(other.look)}`];
  const [next, last] = [most[0], most.at(-1)];
  if (next === undefined || last === undefined || next.touches === last.touches) return undefined;
  const touching = (touches: boolean): string =>
    touches ? `shares a side with ${word}` : `doesn’t share a side with ${word}`;
  return [`the first square you come to ${touching(next.touches)}`, `it ${touching(last.touches)}`];
}

/** Compare what is met on the way round clockwise. */
function aroundWords(emblem: Emblem, mirrored: boolean): ToldOfTurns {
  const { word } = emblem.landmark;
  const met = metAround(emblem);
  // Where nothing else tells, only the gaps between the squares do.
  const [one, other] = firstDifference(mirrored ? met.toReversed() : met, word) ?? [
    'the squares and gaps come in the same order',
    'the order is the other way round',
  ];
  return {
    hint: `Find ${word} in each picture. Go round clockwise from there.`,
    steps: [
      `In each picture, start at ${word} and go round clockwise.`,
      `In four pictures ${one}. They are one picture, turned.`,
      `In one picture ${other}, so that picture is flipped over.`,
    ],
    says: `This one is only turned: clockwise from ${word}, ${one}. Look for the one that is flipped over.`,
  };
}

/** A line has no squares to go round, so compare the direction of its first bend. */
function bendWords(emblem: Emblem, mirrored: boolean): ToldOfTurns {
  const { word } = emblem.landmark;
  const [most, other] = [mirrored, !mirrored].map((flip) => bendIn(emblem, { flip }));
  return {
    hint: `Walk along the line from ${word}. Is the first bend to the left or to the right?`,
    steps: [
      `In each picture, start at ${word} and walk along the line.`,
      `In four pictures the first bend is to the ${most}. They are one picture, turned.`,
      `In one picture it is to the ${other}, so that picture is flipped over.`,
    ],
    says: `This one is only turned: from ${word}, its first bend is to the ${most}. Look for the one that is flipped over.`,
  };
}

/** How to find the one emblem that is not only turned: most of them are mirrored or not. */
export function turnedWords(emblem: Emblem, mirrored: boolean): ToldOfTurns {
  return emblem.firstBend === undefined ? aroundWords(emblem, mirrored) : bendWords(emblem, mirrored);
}
