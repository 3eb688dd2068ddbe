/** The ways in which a picture of an analogy changes, each with its words. */
import type { Random } from '../../kernel/random.ts';
import {
  type Attribute,
  fills,
  type Layer,
  modulo,
  type Picture,
  shapeWord,
  withAttribute,
} from '../pictures/picture.ts';
import { stepWords, turnWords } from '../pictures/rule-words.ts';
import { domains, within } from '../pictures/rules.ts';
import {
  layerNoun,
  type ScaffoldName,
  type Slot,
  slotNoun,
  slotsOf,
  valuesFor,
  valueWord,
} from '../pictures/scaffold.ts';
import { shapeAt, withArticle } from '../pictures/shapes.ts';
import type { Sort } from './difficulty-plans.ts';

/** A way to change a picture; its words go on from 'In the first pair'. */
export interface Change {
  readonly slots: readonly Slot[];
  readonly words: string;
  readonly apply: (picture: Picture) => Picture | undefined;
}

/** Whether one count is so many times the other. */
const isTimes = (one: number, other: number): boolean => one % other === 0 || other % one === 0;

const swapSizes = 'the two shapes swap sizes: the big one becomes small and the small one becomes big';

/** The layer after mirroring (or not) and then turning. */
export function moved(own: Layer, mirror: boolean, by: number): Layer {
  return { ...own, turn: modulo((mirror ? -own.turn : own.turn) + by, 24), flip: mirror ? 1 - own.flip : own.flip };
}

/** Whether a change is the swap of this attribute between the two shapes. */
export const isSwapOf = ({ slots }: Change, attribute: Attribute): boolean =>
  slots.length === 2 && slots[0]?.attribute === attribute;

/** The same changes, told as they look together: shapes that swap sizes and shading are shapes that keep their shading. */
export function describeTogether(changes: readonly Change[]): readonly Change[] {
  if (!(['shape', 'fill'] as const).every((attribute) => changes.some((change) => isSwapOf(change, attribute))))
    return changes;
  // The sizes first: what each shape takes along means nothing before it changes.
  const inOrder = [...changes].sort((one, other) => Number(isSwapOf(other, 'shape')) - Number(isSwapOf(one, 'shape')));
  return inOrder.map((change) => {
    if (isSwapOf(change, 'shape')) return { ...change, words: `${swapSizes}.` };
    return isSwapOf(change, 'fill') ? { ...change, words: 'each shape keeps its own shading.' } : change;
  });
}

/** 'from stripes slanting up to white' would be read as going up to something. */
function plainly(sort: Attribute, from: number, to: number): string {
  const isPlain = sort === 'fill' && fills[from]?.stripes !== undefined && to < 3;
  return `${isPlain ? 'plain ' : ''}${valueWord(sort, to)}`;
}

/** 'the middle shape changes from a diamond to a square.' */
function shapeWords(scaffold: ScaffoldName, noun: string, from: number, to: number): string {
  const [one, other] = [from, to].map((value) =>
    scaffold === 'group' ? shapeAt(value).plural : withArticle(shapeWord(value)),
  );
  return `${noun} ${scaffold === 'group' ? 'change' : 'changes'} from ${one} to ${other}.`;
}

/**
 * A change of this sort that can be seen in `from`. Undefined where there is none. Shapes of the layers that are drawn turned
 * get no stripes, which would turn with them and be called by the wrong name, and stay what they are: nobody can say which way
 * an arrow points after a semicircle.
 */
export function drawChange(
  random: Random,
  scaffold: ScaffoldName,
  sort: Sort,
  from: Picture,
  turning: readonly Slot[],
  eighths: boolean,
): Change | undefined {
  if (sort === 'swapFill' || sort === 'swapShape') {
    const attribute: Attribute = sort === 'swapFill' ? 'fill' : 'shape';
    if (from.length !== 2) return undefined;
    return {
      slots: [
        { at: 0, attribute },
        { at: 1, attribute },
      ],
      words: sort === 'swapFill' ? 'the two shapes swap shading.' : `${swapSizes}, but the shading stays where it was.`,
      apply: ([one, two]) =>
        // Two shapes of one shading don't show whether they take it along.
        one === undefined || two === undefined || one[attribute] === two[attribute] || one.fill === two.fill
          ? undefined
          : [
              { ...one, [attribute]: two[attribute] },
              { ...two, [attribute]: one[attribute] },
            ],
    };
  }
  if (sort === 'flip') {
    const across = random.chance(1, 2);
    return {
      slots: [{ at: 0, attribute: 'flip' }],
      words: `${layerNoun(scaffold, 0)} is flipped ${across ? 'left to right' : 'top to bottom'}.`,
      apply: (picture) => picture.map((own, at) => (at === 0 ? moved(own, true, across ? 0 : 12) : own)),
    };
  }
  const slot = random.pick(
    slotsOf(scaffold)
      .filter(({ attribute }) => attribute === sort)
      .concat([{ at: -1, attribute: sort }]),
  );
  const own = from[slot.at];
  if (own === undefined) return undefined;
  const noun = layerNoun(scaffold, slot.at);
  const { steps } = domains[sort];
  if (steps.length > 0) {
    // Two shapes that become four may be two more or twice as many.
    const clear = steps.filter((by) => sort !== 'count' || !isTimes(own.count, own.count + by));
    if (clear.length === 0) return undefined;
    // One size up or down alone: two sizes are possible downwards only, and the smallest picture would be right too often.
    const by = random.pick(
      sort === 'size' ? [-1, 1] : sort === 'turn' ? [6, -6, 12, ...(eighths ? [3, -3] : [])] : clear,
    );
    const words =
      sort === 'turn'
        ? `${noun} turns ${turnWords(by)}.`
        : sort === 'place'
          ? // Four places are half of the way round, so it doesn't matter which way.
            Math.abs(by) === 4
            ? `${noun} moves straight across the picture.`
            : `${stepWords(sort, noun, by)}.`
          : sort === 'count'
            ? `${stepWords(sort, noun, by)} in the second picture.`
            : `${noun} gets ${by > 0 ? 'bigger' : 'smaller'}.`;
    return {
      slots: [slot],
      words,
      apply: (picture) => {
        const value = within(domains[sort], (picture[slot.at]?.[sort] ?? 0) + by);
        return value === undefined || (sort === 'count' && value > 8)
          ? undefined
          : withAttribute(picture, slot.at, sort, value);
      },
    };
  }
  if (sort === 'shape' && turning.some(({ at }) => at === slot.at)) return undefined;
  const to = random.pick(valuesFor(scaffold, slot, [slot, ...turning]).filter((value) => value !== own[sort]));
  return {
    slots: [slot],
    words:
      sort === 'shape'
        ? shapeWords(scaffold, noun, own.shape, to)
        : `${slotNoun(scaffold, slot)} changes from ${valueWord(sort, own[sort])} to ${plainly(sort, own[sort], to)}.`,
    apply: (picture) =>
      picture[slot.at]?.[sort] === own[sort] ? withAttribute(picture, slot.at, sort, to) : undefined,
  };
}
