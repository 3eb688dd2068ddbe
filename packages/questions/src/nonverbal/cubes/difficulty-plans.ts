/** What a cube question may ask at each step of the ladder, and the mistakes behind its wrong options. */
import type { Mistake } from '../../kernel/key.ts';
import type { Random } from '../../kernel/random.ts';
import type { Cells } from '../squared-paper.ts';
import { drawnNet, nets } from './cube-geometry.ts';
import { type Face, plainPrints, pointingPrints } from './face-prints.ts';

/** The ways to ask about nets and cubes. */
export type Form = 'isNet' | 'isNoNet' | 'whichCube' | 'whichNet' | 'opposite' | 'oppositePair' | 'nextPair';

/** What makes a cube question hard. */
export interface Plan {
  readonly forms: readonly Form[];
  /** Faces whose prints point somewhere. */
  readonly pointing: number;
  /** Whether only nets with four faces in a row come. */
  readonly plainNets: boolean;
  /** Whether wrong cubes are mirror images, not only cubes with opposite faces side by side. */
  readonly mirrors: boolean;
}

/** The named mistakes of n.cube. */
export const says = {
  opposite: {
    id: 'n.cube/opposite-faces-together',
    says: 'Two of these faces are opposite each other in the net. They can never be seen together.',
  },
  order: {
    id: 'n.cube/mirror-order',
    says: 'These three faces do meet, but they go round the corner in the other order.',
  },
  spin: {
    id: 'n.cube/face-turned',
    says: 'A picture is turned the wrong way here. Check which side of it touches the next face.',
  },
  folds: { id: 'n.cube/does-fold', says: 'This one does fold into a cube: each square lands on a side of its own.' },
  next: { id: 'n.cube/faces-meet', says: 'These two share an edge when the net is folded.' },
  apart: { id: 'n.cube/faces-apart', says: 'These two are opposite each other, so they never meet.' },
} as const satisfies Record<string, Mistake>;

/** Six faces with different prints. */
export function drawnFaces(random: Random, pointing: number): Face[] {
  const prints = [...random.sample(pointingPrints, pointing), ...random.sample(plainPrints, 6 - pointing)];
  return random.shuffle(prints).map((print) => ({ print, spin: random.int(0, print.period - 1) }));
}

/** A net as the plan allows it. */
export function drawnFor(random: Random, { plainNets }: Plan): Cells {
  const cells = drawnNet(random);
  const hasRow = [0, 1].some((axis) =>
    cells.some((cell) => cells.filter((other) => other[axis] === cell[axis]).length >= 4),
  );
  return plainNets && !hasRow ? (nets[random.int(0, 5)] ?? cells) : cells;
}

/** What features a cube question carries. */
export function featuresOf({ pointing, mirrors, plainNets }: Plan): Record<string, number> {
  return { pointing, mirrors: mirrors ? 1 : 0, unusualNet: plainNets ? 0 : 1 };
}
