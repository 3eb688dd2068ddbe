/** Words for turned and flipped pictures: feedback on wrong ones, and how to tell a picture from its mirror image. */

import type { Mistake } from '../../kernel/key.ts';
import { andList } from '../../kernel/list-text.ts';
import {
  bendIn,
  type Emblem,
  looksAfterLandmark,
  type Pose,
  secondMark,
  showsItsSide,
  whereIs,
} from '../pictures/emblem.ts';
import { modulo } from '../pictures/picture.ts';

/** Turns in words, by degrees. */
export const amounts: Readonly<Record<number, string>> = {
  45: 'an eighth of a turn clockwise',
  90: 'a quarter turn clockwise',
  135: 'three eighths of a turn clockwise',
  180: 'half a turn',
  225: 'three eighths of a turn anticlockwise',
  270: 'a quarter turn anticlockwise',
  315: 'an eighth of a turn anticlockwise',
};
/** Flips in words. */
export const flips = { across: 'flipped left to right', over: 'flipped top to bottom' } as const;

/** The mistakes that are always told in the same words. */
export const mistakes = {
  flipped: { id: 'n.rotate/mirrored', says: 'This one is a mirror image. A turn never flips a picture over.' },
  notFlipped: { id: 'n.rotate/not-flipped', says: 'This one is only turned. It needs to be flipped over.' },
  flippedToo: {
    id: 'n.rotate/mirrored-and-wrong-turn',
    says: 'This one is a mirror image: it is flipped over, not only turned.',
  },
  notFlippedEither: {
    id: 'n.rotate/mirrored-and-wrong-turn',
    says: 'This one is not flipped over, and the turn is not right either.',
  },
} as const satisfies Record<string, Mistake>;

/**
 * Names the turn that a wrongly turned picture has made. After a flip, a picture that is half a turn off may as well have been
 * flipped the other way.
 */
export function wrongTurn(made: number, turn: number, isCompound: boolean): Mistake {
  const id = 'n.rotate/wrong-turn';
  if (isCompound && modulo(made - turn, 360) === 180) {
    const orElse = made === 0 ? 'leave out the turn' : `make ${amounts[made]}`;
    return { id, says: `You get this one if you flip the other way, or if you ${orElse}. Check each move.` };
  }
  const start = isCompound ? 'This one is flipped the right way. But then it' : 'This one';
  return {
    id,
    says: made === 0 ? `${start} is not turned at all.` : `${start} makes ${amounts[made]}, not ${amounts[turn]}.`,
  };
}

/** A picture whose parts differ from those of the asked one; it may be turned over the wrong way as well. */
export function partChanged(emblem: Emblem, changed: Emblem, isWrongSide: boolean, wantsFlip: boolean): Mistake {
  const side = wantsFlip ? 'It is not flipped over either.' : 'It is flipped over as well.';
  const parts = 'Two parts of this picture have changed places.';
  return {
    id: 'n.rotate/part-changed',
    says: isWrongSide && showsItsSide(emblem, changed) ? `${parts} ${side}` : parts,
  };
}

/** Where the landmark goes, in words: a flip may leave it where it is. */
export function whereTo(before: string, after: string): string {
  return before === after ? `it is still ${after}` : `it moves ${after.replace(/^(at|on|in) /, 'to ')}`;
}

/** How to tell the turned picture from its mirror image: by where a second part goes, the first bend of a line, or the order of squares. */
export function checkOf(emblem: Emblem, poses: readonly Pose[]): string {
  const { landmark } = emblem;
  const [first, ...ends] = poses;
  const second = secondMark(emblem);
  if (first === undefined) return '';
  if (second !== undefined) {
    const [one = '', other] = ends.map((pose) => whereIs(second.at, pose));
    const where = other === undefined ? `then it is ${one}` : `it is ${one} after the flip and ${other} after the turn`;
    return `Check ${second.word} too, so that you do not choose a mirror image. It starts ${whereIs(second.at, first)}; ${where}.`;
  }
  const [bend, last] = [bendIn(emblem, first), bendIn(emblem, poses.at(-1) ?? first)];
  if (bend !== undefined) {
    const other = bend === 'left' ? 'right' : 'left';
    return bend === last
      ? `Then walk along the line from ${landmark.word}. The first bend has to be to the ${bend}, as in the first picture. In a mirror image it is to the ${other}.`
      : `Then walk along the line from ${landmark.word}. The flip changes the first bend from ${bend} to ${other}, and the turn keeps it.`;
  }
  const looks = looksAfterLandmark(emblem);
  const order = first.flip ? looks.toReversed() : looks;
  if (ends.length > 1 || looks.join() === looks.toReversed().join()) return 'Check the other squares the same way.';
  return `Then go round clockwise from ${landmark.word}: ${andList(order)} have to come next, as in the first picture. In a mirror image the order is the other way round.`;
}

/** Words that help to tell a picture from its mirror image. */
interface SideWords {
  readonly hint: string;
  readonly steps: readonly string[];
}

/** By the direction of the first bend of a line, or by the order of squares. */
export function sideWords(emblem: Emblem, others: readonly Emblem[], wantsFlip: boolean): SideWords {
  const { firstBend, landmark } = emblem;
  const { word } = landmark;
  if (firstBend === undefined) {
    const looks = looksAfterLandmark(emblem);
    // Flipped over, a picture with two parts changed may have the parts in this order again.
    const isAmbiguous = others.some((other) => looksAfterLandmark(other).reverse().join() === looks.join());
    return orderWords(word, looks, wantsFlip, isAmbiguous);
  }
  const other = firstBend === 'left' ? 'right' : 'left';
  return {
    hint: `Walk along the line from ${word}. Is the first bend to the left or to the right?`,
    steps: [
      `Start at ${word} and walk along the line. The first bend is to the ${firstBend}.`,
      wantsFlip
        ? `In a mirror image the first bend is to the ${other}.`
        : `In a turned picture the first bend is to the ${firstBend} too. In a mirror image it is to the ${other}.`,
    ],
  };
}

/** By the order of squares around the middle or, where it is the same both ways round or in another option, by matching all squares. */
function orderWords(word: string, looks: readonly string[], wantsFlip: boolean, isAmbiguous: boolean): SideWords {
  if (!isAmbiguous && looks.join() !== [...looks].reverse().join())
    return {
      hint: `Find ${word} first. Then go round the picture clockwise and say what comes next.`,
      steps: [
        `Start at ${word} and go round clockwise. Next come ${andList(looks)}.`,
        wantsFlip
          ? 'In a mirror image the same parts come in the opposite order.'
          : 'In a turned picture the parts come in the same order. In a mirror image the order is the other way round.',
      ],
    };
  const move = wantsFlip ? 'Flip the picture over in your mind. Then turn it' : 'Turn the picture in your mind';
  const which = wantsFlip ? 'must you flip over before all squares match' : 'can you turn so that all squares match';
  return {
    hint: `Find ${word} in each picture. Which of them ${which}?`,
    steps: [
      `${move} until ${word} is in the same place as in an option.`,
      wantsFlip
        ? 'Each of the other squares must match too.'
        : 'Each of the other squares must match too. In a mirror image some of them do not.',
    ],
  };
}
