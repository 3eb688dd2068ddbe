/** Which shape is the same, turned in space; which is different. */

import type { Figure } from '@comet/contract/figure';
import type { Made } from '../../kernel/generator.ts';
import type { Mistake } from '../../kernel/key.ts';
import { drawn } from '../../kernel/question-text.ts';
import type { Random } from '../../kernel/random.ts';
import { worded } from '../../kernel/wording.ts';
import { shapeFigure, sizeOnPaper } from '../blocks/block-drawing.ts';
import {
  type Block3,
  besides,
  blockKey,
  drawnShape,
  isJoined,
  mirrored3,
  normal3,
  posesOf3,
  quarterTurn,
  shapeText,
} from '../blocks/block-geometry.ts';
import { clearPose, isClear, turnedText } from '../blocks/block-shapes.ts';
import { askDrawn, type DrawnOption } from '../drawn-choice.ts';
import { wordings } from '../wordings.ts';
import { countedIn, toldApart } from './told-apart.ts';
import { longest, othersInWords } from './where-blocks-sit.ts';

/** What makes a turned shape hard to know again. */
export interface Plan {
  readonly form: 'same' | 'odd';
  /** Blocks of the shape, at least and at most. */
  readonly blocks: readonly [number, number];
  /** Turned on the table only, tipped or turned once, or any way. */
  readonly turning: 'upright' | 'once' | 'any';
  /** Whether mirror images are among the wrong options. */
  readonly mirrors: boolean;
  readonly options: 4 | 5;
}

const says = {
  mirror: {
    id: 'n.rotate3d/mirror-image',
    says: 'This is the mirror image, like a left and a right hand. Turning cannot make it.',
  },
  moved: { id: 'n.rotate3d/block-moved', says: 'Nearly! One block sits in another place on this shape.' },
  same: { id: 'n.rotate3d/same-shape-turned', says: 'This one can be turned to match the others.' },
} as const satisfies Record<string, Mistake>;

type Shape = readonly Block3[];

/** A block in another place, said where words tell it: a longest row of another length, or other places beside the row. */
function movedIn(other: Shape, shape: Shape): Mistake {
  const [now, row] = [longest(other), longest(shape)];
  if (row !== now) return { ...says.moved, says: `${says.moved.says} Its longest row has ${now} blocks, not ${row}.` };
  const [here, there] = [othersInWords(other), othersInWords(shape)];
  if (here !== undefined && here !== there) return { ...says.moved, says: `${says.moved.says} Here ${here}.` };
  const told = toldApart(other, shape);
  return told === undefined
    ? says.moved
    : { ...says.moved, says: `${says.moved.says} Here ${told.here}. In the first shape, ${told.there}.` };
}

/** The shape with one block moved to another place. */
function nudged(random: Random, shape: Shape): Block3[] | undefined {
  const lost = random.pick(shape);
  const rest = shape.filter((block) => block !== lost);
  const taken = new Set(shape.map(blockKey));
  const moved = normal3([...rest, random.pick(rest.flatMap(besides).filter((block) => !taken.has(blockKey(block))))]);
  return isJoined(moved) && Math.max(...moved.flat()) < 4 ? moved : undefined;
}

/** The ways a shape may be shown turned. */
function waysOf(shape: Shape, turning: Plan['turning']): readonly Shape[] {
  if (turning === 'any') return posesOf3(shape);
  const quarter = quarterTurn(shape, 'upright');
  const half = quarterTurn(quarter, 'upright');
  if (turning === 'upright') return [quarter, half, quarterTurn(half, 'upright')];
  return (['upright', 'across', 'deep'] as const).flatMap((axis) => {
    const once = quarterTurn(shape, axis);
    return [once, quarterTurn(quarterTurn(once, axis), axis)];
  });
}

/** A shape to turn: not flat in one line, and with a place to begin comparing at. */
function drawnStart(random: Random, { blocks: [least, most], mirrors }: Plan): Shape | undefined {
  const shape = drawnShape(random, random.int(least, most), (block) => block.every((value) => Math.abs(value) < 3));
  if (shape === undefined || Math.max(...shape.flat()) > 3) return undefined;
  const kinds = [0, 1, 2].filter((axis) => new Set(shape.map((block) => block[axis])).size > 1).length;
  if (kinds < 2 || (mirrors && turnedText(shape) === turnedText(mirrored3(shape)))) return undefined;
  // A ring of short rows has no end to start from.
  return longest(shape) > 2 || hasEnd(shape) ? shape : undefined;
}

/** Other shapes, each of another kind, the mirror image first where it is wanted. */
function others(random: Random, shape: Shape, count: number, mirrors: boolean): Shape[] {
  const mirror = mirrored3(shape);
  const [own, mirrorText] = [turnedText(shape), turnedText(mirror)];
  const found = new Map<string, Shape>(mirrors ? [[mirrorText, mirror]] : []);
  const row = longest(shape);
  let told = 0;
  for (let tries = 0; tries < 24 && found.size < count; tries++) {
    const other = nudged(random, shape);
    // A longer or shorter row is counted without turning anything: half of them may be told by that.
    const isTold = other !== undefined && longest(other) !== row;
    if (other === undefined || (isTold && told >= Math.ceil(count / 2))) continue;
    const text = turnedText(other);
    if (text === own || text === mirrorText || found.has(text)) continue;
    found.set(text, other);
    if (isTold) told++;
  }
  return [...found.values()];
}

const isMirrored = (other: Shape, shape: Shape): boolean => turnedText(other) === turnedText(mirrored3(shape));

function turnedClear(random: Random, shape: Shape, plan: Plan, unlike: Shape): Shape | undefined {
  const text = shapeText(unlike);
  return random.shuffle(waysOf(shape, plan.turning)).find((pose) => shapeText(pose) !== text && isClear(pose));
}

/** So many ways the shape can lie in which it is read from its picture; fewer where there are no more. */
function clearPoses(random: Random, shape: Shape, count: number): Shape[] {
  const found: Shape[] = [];
  for (const pose of random.shuffle(posesOf3(shape))) {
    if (found.length < count && isClear(pose)) found.push(pose);
  }
  return found;
}

function figuresOf(shapes: readonly Shape[]): Figure[] {
  const side = Math.ceil(Math.max(...shapes.map(sizeOnPaper))) + 10;
  return shapes.map((shape) => shapeFigure(shape, side, side));
}

/** Whether a block of the shape touches one other block only. */
function hasEnd(shape: Shape): boolean {
  const taken = new Set(shape.map(blockKey));
  return shape.some((block) => besides(block).filter((next) => taken.has(blockKey(next))).length === 1);
}

/** How to compare a shape with these others: by its longest row, or along its blocks where no row is longer than two. */
function guideOf(shape: Shape, wrong: readonly Shape[]) {
  const row = longest(shape);
  const isTold = wrong.some((other) => longest(other) !== row);
  const where = othersInWords(shape);
  return row > 2
    ? {
        hint: `Find a straight row of ${row} blocks. On which sides of it do the other blocks sit?`,
        start: isTold
          ? `The longest straight row has ${row} blocks. Look for such a row in each picture. A picture without one cannot be right.`
          : `The longest straight row has ${row} blocks in every picture. So look at the other blocks.`,
        next: `In the shape, ${where ?? countedIn(shape, wrong)}. Look for the same in the pictures.`,
        compare: `In each picture, look for ${row} blocks in a row. Where do the other blocks sit?`,
      }
    : {
        hint: 'Start at a block at one end. Which way do the other blocks go from there?',
        start: `No straight row of the shape is longer than 2 blocks. ${isTold ? 'Leave out pictures with a longer row.' : 'So it is in every picture.'}`,
        next: `In the shape, ${countedIn(shape, wrong)}. Start at one end, and say where the blocks bend: forwards, sideways or up.`,
        compare: 'Start at one end of each shape, and say where the blocks bend: forwards, sideways or up.',
      };
}

/** Which turn on the table makes the shape match, in words. */
function tableTurn(shape: Shape, right: Shape): string {
  const at = waysOf(shape, 'upright').findIndex((pose) => shapeText(pose) === shapeText(right));
  const turn = [
    'A quarter turn anticlockwise, seen from above,',
    'Half a turn',
    'A quarter turn clockwise, seen from above,',
  ];
  return `${turn[at] ?? 'A turn'} makes it match.`;
}

/** Which of these is the shape, turned? */
export function makeSameShape(random: Random, plan: Plan): Made | undefined {
  const start = drawnStart(random, plan);
  const shape = start === undefined ? undefined : clearPose(random, start);
  if (shape === undefined) return undefined;
  const wrong = others(random, shape, plan.options - 1, plan.mirrors);
  if (wrong.length < plan.options - 1) return undefined;
  // Whether a way to lie can be read takes longest to find out, so it comes last.
  const right = turnedClear(random, shape, plan, shape);
  if (right === undefined) return undefined;
  const shown = [right];
  for (const other of wrong) {
    const pose = turnedClear(random, other, plan, shape);
    if (pose === undefined) return undefined;
    shown.push(pose);
  }
  const mistakes = wrong.map((other) => (isMirrored(other, shape) ? says.mirror : movedIn(other, shape)));
  const options = figuresOf(shown).map((figure, at): DrawnOption => ({ figure, because: mistakes[at - 1] }));
  const guide = guideOf(shape, wrong);
  return askDrawn(
    {
      prompt: [
        worded(random, wordings.turnedShape(shape.length)),
        drawn(shapeFigure(shape, 130, Math.ceil(sizeOnPaper(shape)) + 10)),
      ],
      hint: guide.hint,
      steps: [
        guide.start,
        guide.next,
        plan.turning === 'upright'
          ? `Turn the shape on the table in your mind: up stays up. ${tableTurn(shape, right)}`
          : 'Tip and turn the shape in your mind until the rows lie the same way.',
        ...(plan.mirrors ? ['A mirror image looks very much like the shape, but no turn makes it match.'] : []),
      ],
      variant: `${shapeText(shape)} > ${shapeText(right)}`,
      features: {
        blocks: shape.length,
        turning: plan.turning === 'upright' ? 0 : plan.turning === 'once' ? 1 : 2,
        mirrors: plan.mirrors ? 1 : 0,
      },
    },
    random.shuffle(options),
  );
}

/** All of these but one are the same shape: which is different? */
export function makeOddShape(random: Random, plan: Plan): Made | undefined {
  const shape = drawnStart(random, plan);
  if (shape === undefined) return undefined;
  const [odd] = others(random, shape, 1, plan.mirrors && random.chance(1, 2));
  // A row longer than those of the others would be seen without turning anything.
  if (odd === undefined || longest(odd) !== longest(shape)) return undefined;
  const pose = clearPose(random, odd);
  const alike = clearPoses(random, shape, plan.options - 1);
  if (pose === undefined || alike.length < plan.options - 1) return undefined;
  const figures = figuresOf([pose, ...alike]);
  const isMirror = isMirrored(odd, shape);
  const guide = guideOf(shape, [odd]);
  const [alikeWords, oddWords] = [othersInWords(shape), othersInWords(odd)];
  const isPlaced = alikeWords !== undefined && oddWords !== undefined && alikeWords !== oddWords;
  const told = isPlaced ? { there: alikeWords, here: oddWords } : toldApart(odd, shape);
  return askDrawn(
    {
      prompt: worded(random, wordings.oddShape(shape.length)),
      hint: guide.hint,
      steps: [
        guide.compare,
        `Tip and turn them in your mind until the rows lie the same way. Four of them match${told === undefined ? '' : `: ${told.there}`}.`,
        isMirror
          ? 'The fifth is the mirror image: no turn makes it match the others.'
          : `In the fifth a block sits in another place${told === undefined ? ', so' : `: ${told.here}. So`} no turn makes it match the others.`,
      ],
      variant: `odd ${turnedText(shape)} ${shapeText(pose)}`,
      features: { blocks: shape.length, turning: 2, mirrors: 1, odd: 1 },
    },
    random.shuffle(figures.map((figure, at) => ({ figure, because: at === 0 ? undefined : says.same }))),
  );
}
