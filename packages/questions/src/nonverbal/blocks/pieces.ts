/** Which pieces build this pile? */

import type { Made } from '../../kernel/generator.ts';
import { drawn } from '../../kernel/question-text.ts';
import type { Random } from '../../kernel/random.ts';
import { worded } from '../../kernel/wording.ts';
import { askDrawn, layOut } from '../drawn-choice.ts';
import { wordings } from '../wordings.ts';
import { shapesFigure, sizeOnPaper } from './block-drawing.ts';
import { type Block3, mirrored3, normal3, shapeText } from './block-geometry.ts';
import { canBuild, clearPose, cutUp, isClear, otherShape, turnedText } from './block-shapes.ts';
import { pileFor } from './counting.ts';
import { type Plan, says } from './difficulty-plans.ts';
import { blocksOf, countOf, numberedPile, pileFigure, planFigure } from './pile.ts';

/** Which pieces build this pile? One or two pieces of each wrong option do not belong. */
export function makePieces(random: Random, plan: Plan): Made | undefined {
  const heights = pileFor(random, plan);
  if (heights === undefined) return undefined;
  const target = blocksOf(heights);
  const third = Math.floor(target.length / plan.pieces);
  const sizes = plan.pieces === 2 ? [third, target.length - third] : [third, third, target.length - 2 * third];
  const lying = cutUp(random, target, sizes);
  const [first, second, ...rest] = (lying ?? []).map(normal3);
  if (lying === undefined || first === undefined || second === undefined) return undefined;
  const texts = new Set([first, second].map(turnedText));
  const [otherFirst, otherSecond] = [otherShape(random, first.length, texts), otherShape(random, second.length, texts)];
  if (otherFirst === undefined || otherSecond === undefined) return undefined;
  const allPieces = [first, second, otherFirst, otherSecond, ...rest].map((piece, at) =>
    plan.turned || at === 2 || at === 3 || !isClear(piece) ? clearPose(random, piece) : piece,
  );
  if (allPieces.some((piece) => piece === undefined)) return undefined;
  const pieceAt = (at: number): readonly Block3[] => allPieces[at] ?? [];
  const laid = layOut(
    random,
    4,
    (one, two) => {
      const own = [
        pieceAt(one === 0 ? 0 : 2),
        pieceAt(two === 0 ? 1 : 3),
        ...allPieces.slice(4).map((_, at) => pieceAt(at + 4)),
      ];
      return one + two > 0 && canBuild(target, own) ? undefined : own;
    },
    (own) => own.map(shapeText).join(' + '),
  );
  if (laid === undefined) return undefined;
  const drawnPieces = allPieces.map((_, at) => pieceAt(at));
  const box = Math.ceil(Math.max(...drawnPieces.map(sizeOnPaper))) + 8;
  const many = plan.pieces === 2 ? 'two' : 'three';
  const bothWrong = plan.pieces === 2 ? says.bothPieces : says.twoOfThree;
  const isHanded = drawnPieces.some((piece) => turnedText(piece) !== turnedText(mirrored3(piece)));
  return askDrawn(
    {
      prompt: [worded(random, wordings.piecesOfPile(many)), drawn(pileFigure(heights))],
      hint: `The pile has ${countOf(heights)} blocks. Find a place in it where one of the pieces fits.`,
      steps: [
        ['This plan shows how many blocks stand on each square of the pile.', drawn(planFigure(heights))],
        `There are ${countOf(heights)} blocks in the pile, and ${countOf(heights)} in each set of pieces.`,
        `Put one piece into the pile in your mind. What is left must be the other ${plan.pieces === 2 ? 'piece' : 'two pieces'}.`,
        `You may turn a piece and lay it down${isHanded ? ', but you can’t change it into its mirror image' : ''}.`,
      ],
      variant: `${heights.join('/')} = ${[first, second, ...rest].map(turnedText).join(' + ')}`,
      features: { blocks: countOf(heights), pieces: plan.pieces, turned: plan.turned ? 1 : 0 },
    },
    laid.map(({ value, off }) => ({
      figure: shapesFigure(value, box),
      because: off[0] + off[1] === 0 ? undefined : off[0] > 0 && off[1] > 0 ? bothWrong : says.piece,
    })),
    {
      sentence: `So this is the answer. Here you see where the ${many} pieces lie. Each block has the number of its piece:`,
      figure: numberedPile(heights, lying),
    },
  );
}
