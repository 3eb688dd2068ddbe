/** Which faces of a folded net lie opposite each other, and which meet. */

import type { Made } from '../../kernel/generator.ts';
import { upper } from '../../kernel/letter-case.ts';
import { drawn } from '../../kernel/question-text.ts';
import type { Random } from '../../kernel/random.ts';
import { worded } from '../../kernel/wording.ts';
import { askDrawn } from '../drawn-choice.ts';
import type { Point } from '../pictures/shapes.ts';
import { type Cells, cellsText, has } from '../squared-paper.ts';
import { wordings } from '../wordings.ts';
import { facesFigure, promptNet } from './cube-drawing.ts';
import { foldNet, oppositeOf, type Placed } from './cube-geometry.ts';
import { drawnFaces, drawnFor, featuresOf, type Plan, says } from './difficulty-plans.ts';
import { type Face, faceText, oppositeWords, theWords, theWordsWithVerb } from './face-prints.ts';

type Pair = readonly [Face, Face];

const variantOf = (form: string, cells: Cells, faces: readonly Face[], asked: readonly Face[]): string =>
  `${form} ${cellsText(cells)} ${faces.map(faceText).join(',')} ${asked.map(faceText).sort().join('+')}`;

/** Whether two squares of the net stand in a straight row with one square between them. */
function isInRow(cells: Cells, one: number, other: number): boolean {
  const [from, to] = [cells[one], cells[other]];
  if (from === undefined || to === undefined) return false;
  const between: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  return Math.abs(from[0] - to[0]) + Math.abs(from[1] - to[1]) === 2 && has(cells, between);
}

/** Whether two squares of the net share an edge. */
function touch(cells: Cells, one: number, other: number): boolean {
  const [from, to] = [cells[one], cells[other]];
  return from !== undefined && to !== undefined && Math.abs(from[0] - to[0]) + Math.abs(from[1] - to[1]) === 1;
}

/** A hint about rows where the net has one with opposite faces; some nets have none. */
function hintFor(cells: Cells, placed: readonly Placed[]): string {
  return cells.some((_, at) => isInRow(cells, at, oppositeOf(placed, at)))
    ? 'In a straight row of the net, faces with one face between them are opposite.'
    : 'Fold the net up in your mind, one face at a time. Which faces never share an edge?';
}

/** How the pairs are found that no row of the net shows: in every net they are the ends of a Z. */
function restInWords(pairsInRows: number, rest: string): string[] {
  if (pairsInRows === 3) return [];
  if (pairsInRows === 2) return [`That leaves ${rest}. They are opposite too.`];
  return [
    `${pairsInRows === 0 ? 'No row of this net is long enough to show a pair. ' : ''}Look for a Z: a straight path along a row, with a face on one side where it starts and on the other side where it ends. Those two faces fold up opposite each other: ${rest}.`,
  ];
}

/** The pairs of opposite faces without this one: 'A ring is opposite four dots.' */
function otherPairs(faces: readonly Face[], placed: readonly Placed[], left: readonly number[]): string {
  return faces
    .flatMap(({ print }, at) => {
      const other = oppositeOf(placed, at);
      const behind = faces[other];
      const said = behind === undefined ? '' : oppositeWords(print, behind.print);
      return at < other && !left.includes(at) ? [`${upper(said)}.`] : [];
    })
    .join(' ');
}

/** Which face is opposite this one? */
export function makeOpposite(random: Random, own: Plan): Made | undefined {
  const cells = drawnFor(random, own);
  const placed = foldNet(cells);
  const faces = drawnFaces(random, own.pointing);
  if (placed === undefined) return undefined;
  // At the first step the row of four shows the opposite face; later the net has to be folded.
  const places = faces.flatMap((_, place) =>
    isInRow(cells, place, oppositeOf(placed, place)) === own.plainNets ? [place] : [],
  );
  if (places.length === 0) return undefined;
  const at = random.pick(places);
  const opposite = oppositeOf(placed, at);
  const [target, right] = [faces[at], faces[opposite]];
  if (target === undefined || right === undefined) return undefined;
  const others = random.shuffle(faces.filter((face) => face !== target && face !== right));
  const othersAreInRows = faces.every(
    (_, place) => place === at || place === opposite || isInRow(cells, place, oppositeOf(placed, place)),
  );
  return askDrawn(
    {
      prompt: [worded(random, wordings.oppositeFace(target.print.name)), drawn(promptNet(cells, faces))],
      hint:
        !isInRow(cells, at, opposite) && othersAreInRows
          ? 'In a straight row of the net, faces with one face between them are opposite. Find the other pairs first.'
          : hintFor(cells, placed),
      steps: [
        `Find the face with ${target.print.name} in the net.`,
        isInRow(cells, at, opposite)
          ? `The face with ${right.print.name} is in the same straight row, with one face between them. So it ends up opposite.`
          : othersAreInRows
            ? `No face is two steps away from it in a straight row, so look at the others. ${otherPairs(faces, placed, [at, opposite])} Only ${theWordsWithVerb(right.print)} left.`
            : `No face is two steps away from it in a straight row. But it makes a Z with ${theWords(right.print)}: they sit on the two sides of one straight path along a row, at its two ends. So they fold up opposite each other.`,
        'The other four faces fold up next to it.',
      ],
      variant: variantOf('opposite', cells, faces, [target]),
      features: { ...featuresOf(own), pairs: 0 },
    },
    random.shuffle([right, ...others]).map((face) => ({
      figure: facesFigure([face]),
      because:
        face === right
          ? undefined
          : {
              id: says.next.id,
              says: `The face with ${face.print.name} shares an edge with it when the net is folded.`,
            },
    })),
  );
}

/** Which two faces are opposite, or next to, each other? */
export function makePair(random: Random, own: Plan, isOpposite: boolean): Made | undefined {
  const cells = drawnFor(random, own);
  const placed = foldNet(cells);
  if (placed === undefined) return undefined;
  const faces = drawnFaces(random, own.pointing);
  const [opposite, beside]: [Pair[], Pair[]] = [[], []];
  for (const [one, face] of faces.entries())
    for (const [two, other] of faces.entries())
      if (one < two) (oppositeOf(placed, one) === two ? opposite : beside).push([face, other]);
  const name = ([one, two]: Pair): string => `${theWords(one.print)} and ${theWords(two.print)}`;
  const isPairInRow = ([one, two]: Pair): boolean => isInRow(cells, faces.indexOf(one), faces.indexOf(two));
  const inRow = opposite.filter(isPairInRow);
  const notInRow = opposite.filter((pair) => !isPairInRow(pair));
  // Two squares that touch, or stand two steps apart in a row, are told without folding the net.
  const far = beside.filter(([one, two]) => !touch(cells, faces.indexOf(one), faces.indexOf(two)));
  const pool = isOpposite ? notInRow : far;
  if (pool.length === 0) return undefined;
  const right = random.pick(pool);
  const wrong = isOpposite ? random.sample(far, 4) : opposite;
  return askDrawn(
    {
      prompt: [worded(random, wordings.facePair(isOpposite ? 'opposite' : 'next to')), drawn(promptNet(cells, faces))],
      hint: hintFor(cells, placed),
      steps: [
        'A cube has three pairs of opposite faces.',
        ...(inRow.length > 0
          ? [
              'In a straight row of the net, two faces with one face between them are such a pair.',
              `Here these are opposite: ${inRow.map(name).join('; ')}.`,
            ]
          : []),
        ...restInWords(inRow.length, notInRow.map(name).join('; ')),
        isOpposite
          ? 'Any other two faces share an edge.'
          : 'Any other two faces share an edge, so they are next to each other.',
      ],
      variant: variantOf(isOpposite ? 'pair' : 'next', cells, faces, right),
      features: { ...featuresOf(own), pairs: 1 },
    },
    random.shuffle([right, ...wrong]).map((pair) => ({
      figure: facesFigure(random.shuffle([...pair])),
      because: pair === right ? undefined : isOpposite ? says.next : says.apart,
    })),
  );
}
