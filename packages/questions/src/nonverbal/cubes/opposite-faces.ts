/** Which faces of a folded net lie opposite each other, and which meet. */

import type { Made } from '../../kernel/generator.ts';
import { drawn } from '../../kernel/question-text.ts';
import type { Random } from '../../kernel/random.ts';
import { worded } from '../../kernel/wording.ts';
import { askDrawn } from '../drawn-choice.ts';
import { type Cells, cellsText } from '../squared-paper.ts';
import { wordings } from '../wordings.ts';
import { facesFigure, promptNet } from './cube-drawing.ts';
import { foldNet, oppositeOf } from './cube-geometry.ts';
import { drawnFaces, drawnFor, featuresOf, type Plan, says } from './difficulty-plans.ts';
import { type Face, faceText } from './face-prints.ts';

type Pair = readonly [Face, Face];

const variantOf = (form: string, cells: Cells, faces: readonly Face[], asked: readonly Face[]): string =>
  `${form} ${cellsText(cells)} ${faces.map(faceText).join(',')} ${asked.map(faceText).sort().join('+')}`;
const hint = 'In a straight row of the net, faces with one face between them are opposite.';

/** Which face is opposite this one? */
export function makeOpposite(random: Random, own: Plan): Made | undefined {
  const cells = drawnFor(random, own);
  const placed = foldNet(cells);
  const faces = drawnFaces(random, own.pointing);
  const at = random.int(0, 5);
  const [target, right] = [faces[at], faces[placed === undefined ? -1 : oppositeOf(placed, at)]];
  if (target === undefined || right === undefined) return undefined;
  const others = random.shuffle(faces.filter((face) => face !== target && face !== right));
  return askDrawn(
    {
      prompt: [worded(random, wordings.oppositeFace(target.print.name)), drawn(promptNet(cells, faces))],
      hint,
      steps: [
        `Find ${target.print.name} in the net.`,
        'Every face that shares an edge or folds round to it is next to it.',
        `Only ${right.print.name} never touches it.`,
      ],
      variant: variantOf('opposite', cells, faces, [target]),
      features: { ...featuresOf(own), pairs: 0 },
    },
    random
      .shuffle([right, ...others])
      .map((face) => ({ figure: facesFigure([face]), because: face === right ? undefined : says.next })),
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
  const right = random.pick(isOpposite ? opposite : beside);
  const wrong = isOpposite ? random.sample(beside, 4) : opposite;
  const name = ([one, two]: Pair): string => `${one.print.name} and ${two.print.name}`;
  return askDrawn(
    {
      prompt: [worded(random, wordings.facePair(isOpposite ? 'opposite' : 'next to')), drawn(promptNet(cells, faces))],
      hint,
      steps: [
        'Faces with one face between them in a row are opposite.',
        `Opposite here: ${opposite.map(name).join('; ')}.`,
        'All other faces are next to each other.',
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
