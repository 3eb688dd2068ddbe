/** n.analogy: the first picture becomes the second; the third is to change in the same way. */
import type { Difficulty } from '@comet/domain/curriculum/subjects';
import type { Mistake } from '../kernel/key.ts';
import { defineMaker, type Made } from '../kernel/maker.ts';
import type { Random } from '../kernel/random.ts';
import { askDrawn, choices, layOut } from './choice.ts';
import { pictureCell, pictureFigure } from './draw.ts';
import {
  type Attribute,
  attributes,
  describe,
  isLegible,
  type Layer,
  modulo,
  type Picture,
  seenAs,
  seenLayer,
  withAttribute,
} from './picture.ts';
import { optionPictures, promptFigure, readCells } from './read.ts';
import { turnWords } from './rule-words.ts';
import { domains, within } from './rules.ts';
import {
  isSlot,
  layerNoun,
  randomPicture,
  type ScaffoldName,
  type Slot,
  slotNoun,
  slotsOf,
  valuesFor,
  valueWord,
} from './scaffold.ts';
import { wrongValues } from './series.ts';
import { shapeNamed } from './shapes.ts';

/** A way to change a picture, with its words. */
interface Change {
  readonly slots: readonly Slot[];
  readonly words: string;
  readonly apply: (picture: Picture) => Picture | undefined;
}
type Sort = 'fill' | 'shape' | 'size' | 'count' | 'line' | 'place' | 'turn' | 'flip' | 'swapFill' | 'swapShape';
interface Plan {
  readonly scaffolds: readonly ScaffoldName[];
  readonly sorts: readonly Sort[];
  readonly changes: number;
  readonly must?: readonly Sort[];
  readonly options: 4 | 5;
}

const plan = (
  scaffolds: readonly ScaffoldName[],
  sorts: readonly Sort[],
  changes: number,
  options: 4 | 5 = 5,
  must?: readonly Sort[],
): Plan => ({ scaffolds, sorts, changes, options, ...(must === undefined ? {} : { must }) });
const every: readonly ScaffoldName[] = ['single', 'nested', 'runner', 'group'];
const parts: readonly ScaffoldName[] = ['nested', 'runner'];
const looks: readonly Sort[] = ['fill', 'shape', 'size', 'count', 'line'];
const moves: readonly Sort[] = ['fill', 'shape', 'size', 'count', 'line', 'place', 'turn'];
const swaps: readonly Sort[] = ['swapFill', 'swapShape'];

const ladders: Readonly<Record<number, Readonly<Record<Difficulty, Plan>>>> = {
  430401: {
    easy: plan(['single', 'group'], ['fill'], 1, 4),
    medium: plan(['nested', 'runner'], ['fill'], 1, 4),
    hard: plan(parts, ['fill'], 2, 4),
  },
  430402: {
    easy: plan(['single'], ['size'], 1, 4),
    medium: plan(['single'], ['size', 'fill'], 2, 4, ['size']),
    hard: plan(['single'], ['size', 'shape', 'turn'], 2, 4, ['size']),
  },
  430403: {
    easy: plan(['group'], ['count'], 1, 4),
    medium: plan(['group'], ['count', 'fill'], 2, 4, ['count']),
    hard: plan(['group'], ['count', 'shape'], 2, 4, ['count']),
  },
  440401: {
    easy: plan(['single', 'group'], looks, 1),
    medium: plan(['nested', 'runner'], ['fill', 'shape', 'line'], 1),
    hard: plan(['runner', 'nested', 'single'], ['place', 'turn'], 1),
  },
  440402: {
    easy: plan(['single', 'group'], looks, 2),
    medium: plan(parts, ['fill', 'shape', 'line'], 2),
    hard: plan(every, moves, 2, 5, ['place', 'turn', 'count']),
  },
  440403: {
    easy: plan(['single'], ['turn'], 1),
    medium: plan(['single'], ['flip'], 1),
    hard: plan(['single'], ['flip', 'turn', 'fill', 'size'], 2, 5, ['flip', 'turn']),
  },
  450401: {
    easy: plan(every, looks, 2),
    medium: plan(parts, ['fill', 'shape', 'place', 'line'], 2),
    hard: plan(parts, ['fill', 'shape', 'place', 'turn'], 2, 5, ['place', 'turn']),
  },
  450402: {
    easy: plan(parts, swaps, 1),
    medium: plan(['runner'], [...swaps, 'place'], 2, 5, swaps),
    hard: plan(['runner'], [...swaps, 'place'], 3, 5, swaps),
  },
  450403: {
    easy: plan(['single'], ['turn', 'flip'], 1),
    medium: plan(['single'], ['flip', 'turn', 'fill'], 2, 5, ['flip', 'turn']),
    hard: plan(['single'], ['flip', 'turn', 'fill', 'size', 'line'], 3, 5, ['flip', 'turn']),
  },
  460401: {
    easy: plan(every, looks, 3),
    medium: plan(parts, moves, 3),
    hard: plan(parts, moves, 3, 5, ['place', 'turn']),
  },
  460402: {
    easy: plan(parts, swaps, 1),
    medium: plan(['runner'], [...swaps, 'place'], 2, 5, swaps),
    hard: plan(['runner'], [...swaps, 'place'], 3, 5, swaps),
  },
  460403: {
    easy: plan(['single', 'runner'], ['turn', 'flip', 'fill'], 2, 5, ['turn', 'flip']),
    medium: plan(['runner', 'nested'], ['turn', 'swapFill', 'place', 'line'], 2, 5, ['turn']),
    hard: plan(['runner'], ['turn', 'place', 'fill'], 3, 5, ['turn']),
  },
  470301: {
    easy: plan(['single', 'group', 'runner'], moves, 3),
    medium: plan(parts, moves, 3),
    hard: plan(['runner'], ['turn', 'place', 'fill', 'shape', 'swapFill'], 3, 5, ['turn', 'swapFill']),
  },
};

const lopsided = ['L-shape', 'flag'].map(shapeNamed);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The layer after mirroring (or not) and then turning. */
function moved(own: Layer, mirror: boolean, by: number): Layer {
  return { ...own, turn: modulo((mirror ? -own.turn : own.turn) + by, 24), flip: mirror ? 1 - own.flip : own.flip };
}

function drawChange(random: Random, scaffold: ScaffoldName, sort: Sort, from: Picture): Change | undefined {
  if (sort === 'swapFill' || sort === 'swapShape') {
    const attribute: Attribute = sort === 'swapFill' ? 'fill' : 'shape';
    if (from.length !== 2) return undefined;
    return {
      slots: [
        { at: 0, attribute },
        { at: 1, attribute },
      ],
      words: `The two shapes swap ${sort === 'swapFill' ? 'shading' : 'places: the big one becomes small, the small one big'}.`,
      apply: ([one, two]) =>
        one === undefined || two === undefined || one[attribute] === two[attribute]
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
      words: `${capital(layerNoun(scaffold, 0))} is flipped ${across ? 'left to right' : 'top to bottom'}.`,
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
    const by = random.pick(sort === 'size' ? [-2, -1, 1, 2] : sort === 'turn' ? [6, -6, 12, 3, -3] : steps);
    const count = `There ${Math.abs(by) === 1 ? 'is one' : `are ${Math.abs(by)}`} ${by > 0 ? 'more' : 'fewer'}`;
    const words =
      sort === 'turn'
        ? `${capital(noun)} turns ${turnWords(by)}.`
        : sort === 'place'
          ? `${capital(noun)} moves ${Math.abs(by) === 1 ? 'one place' : `${Math.abs(by)} places`} ${by > 0 ? 'clockwise' : 'anticlockwise'}.`
          : sort === 'count'
            ? `${count}.`
            : `${capital(noun)} gets ${by > 0 ? 'bigger' : 'smaller'}.`;
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
  const to = random.pick(valuesFor(scaffold, slot, [slot]).filter((value) => value !== own[sort]));
  return {
    slots: [slot],
    words: `${capital(slotNoun(scaffold, slot))} changes from ${valueWord(sort, own[sort])} to ${valueWord(sort, to)}.`,
    apply: (picture) =>
      picture[slot.at]?.[sort] === own[sort] ? withAttribute(picture, slot.at, sort, to) : undefined,
  };
}

/** Values the attribute of the fourth picture may have, by every reading of the change from the first to the second. */
function readings(attribute: Attribute, a: Layer, b: Layer, c: Layer): Set<number> {
  const [from, to, own] = [a[attribute], b[attribute], c[attribute]];
  if (from === to) return new Set([own]);
  const found = new Set<number>([to]);
  if (own === to) found.add(from);
  if (domains[attribute].steps.length > 0) {
    const stepped = within(domains[attribute], own + to - from);
    if (stepped !== undefined) found.add(stepped);
    if (own !== from) found.delete(to);
  }
  return found;
}

function posesOf(a: Layer, b: Layer, c: Layer): Layer[] {
  if (a.turn === b.turn && a.flip === b.flip) return [c];
  return [false, true].flatMap((mirror) => {
    const by = b.turn - (mirror ? -a.turn : a.turn);
    const isFit =
      seenAs([{ ...moved(a, mirror, by), fill: 0 }]) === seenAs([{ ...a, turn: b.turn, flip: b.flip, fill: 0 }]);
    return isFit ? [moved(c, mirror, by)] : [];
  });
}

/** Options that follow from the change by some reading of every attribute; knows only the drawings. */
function follows(a: Picture, b: Picture, c: Picture, options: readonly Picture[]): number[] {
  return options.flatMap((option, place) => {
    const isFit = attributes.every((attribute) => {
      if (attribute === 'turn' || attribute === 'flip') return true;
      const [a0, a1, b0, b1] = [a[0]?.[attribute], a[1]?.[attribute], b[0]?.[attribute], b[1]?.[attribute]];
      const isSwap = a1 !== undefined && a0 !== a1 && a0 === b1 && a1 === b0;
      if (isSwap && option[0]?.[attribute] === c[1]?.[attribute] && option[1]?.[attribute] === c[0]?.[attribute])
        return true;
      return option.every((own, at) => {
        const [one, two, three] = [a[at], b[at], c[at]];
        return (
          one !== undefined &&
          two !== undefined &&
          three !== undefined &&
          readings(attribute, one, two, three).has(own[attribute])
        );
      });
    });
    const isTurned = option.every((own, at) => {
      const [one, two, three] = [a[at], b[at], c[at]];
      if (one === undefined || two === undefined || three === undefined) return false;
      return posesOf(one, two, three).some((pose) => {
        const [seen, wanted] = [seenLayer(own), seenLayer({ ...own, turn: pose.turn, flip: pose.flip })];
        return seen.turn === wanted.turn && seen.flip === wanted.flip;
      });
    });
    return isFit && isTurned ? [place] : [];
  });
}

function makeAnalogy(random: Random, own: Plan): Made | undefined {
  const scaffold = random.pick(own.scaffolds);
  const poses = own.sorts.includes('turn') || own.sorts.includes('flip');
  const turning: Slot[] = poses ? [{ at: scaffold === 'nested' ? 1 : 0, attribute: 'turn' }] : [];
  const draw = (): Picture => {
    const picture = randomPicture(random, scaffold, turning);
    return own.sorts.includes('flip')
      ? picture.map((part, at) =>
          at === 0
            ? { ...part, shape: random.pick(lopsided), flip: random.int(0, 1), turn: random.pick([0, 6, 12, 18]) }
            : part,
        )
      : picture;
  };
  const a = draw();
  const needed = own.must === undefined ? [] : [random.pick(own.must)];
  const sorts = [...needed, ...random.shuffle(own.sorts.filter((sort) => !needed.includes(sort)))];
  const changes: Change[] = [];
  for (const sort of [...sorts, ...sorts]) {
    if (changes.length === own.changes) break;
    const change = drawChange(random, scaffold, sort, a);
    const isClear =
      change !== undefined &&
      !change.slots.some((slot) =>
        changes.some(({ slots }) =>
          slots.some(
            (other) =>
              isSlot(slot, other) ||
              (slot.attribute !== 'shape' && slot.attribute === other.attribute && slot.attribute !== 'fill'),
          ),
        ),
      );
    if (change !== undefined && isClear) changes.push(change);
    else if (sort === needed[0] && changes.length === 0) return undefined;
  }
  if (changes.length < own.changes) return undefined;
  if (
    changes.filter(({ slots }) => slots.some(({ attribute }) => attribute === 'turn' || attribute === 'flip')).length >
    1
  )
    return undefined;
  const apply = (picture: Picture): Picture | undefined =>
    changes.reduce<Picture | undefined>((now, change) => (now === undefined ? undefined : change.apply(now)), picture);
  const changed = changes.flatMap(({ slots }) => slots);
  const isSwapped = (attribute: Attribute): boolean =>
    changes.some(({ slots }) => slots.length === 2 && slots[0]?.attribute === attribute);
  const c = draw().map((part, at): Layer => {
    const kept = changed.filter(
      (slot) =>
        slot.at === at &&
        domains[slot.attribute].steps.length === 0 &&
        slot.attribute !== 'flip' &&
        !isSwapped(slot.attribute),
    );
    return { ...part, ...Object.fromEntries(kept.map(({ attribute }) => [attribute, a[at]?.[attribute] ?? 0])) };
  });
  const [b, right] = [apply(a), apply(c)];
  if (b === undefined || right === undefined || ![a, b, c, right].every(isLegible)) return undefined;
  if (
    c.every((part, at) => part.shape === a[at]?.shape && part.fill === a[at]?.fill) ||
    seenAs(c) === seenAs(right) ||
    seenAs(a) === seenAs(b)
  )
    return undefined;
  const main = changed.filter((slot, place) => changed.findIndex((other) => isSlot(other, slot)) === place);
  const usable = main.filter(({ at, attribute }) => attribute !== 'flip' && !(at === 1 && isSwapped(attribute)));
  const hasFlip = main.some(({ attribute }) => attribute === 'flip');
  const spare = random.shuffle(
    slotsOf(scaffold).filter(
      (slot) => !main.some((other) => isSlot(other, slot)) && slot.attribute !== 'turn' && slot.attribute !== 'line',
    ),
  );
  const turnSlot: Slot[] = hasFlip ? [{ at: 0, attribute: 'turn' }] : [];
  const [oneWay, otherWay] = [...turnSlot, ...random.shuffle(usable), ...spare];
  if (oneWay === undefined || otherWay === undefined) return undefined;
  const second: Slot = hasFlip ? { at: 0, attribute: 'flip' } : otherWay;
  const valuesOf = (slot: Slot): number[] => {
    const value = right[slot.at]?.[slot.attribute] ?? 0;
    if (slot.attribute === 'flip') return [value, 1 - value];
    const near = [c, b, a].map((picture) => picture[slot.at]?.[slot.attribute] ?? 0).slice(0, 2);
    const values =
      hasFlip && slot.attribute === 'turn'
        ? [0, 6, 12, 18]
        : valuesFor(scaffold, slot, slot.attribute === 'shape' && turning.length > 0 ? turning : changed).filter(
            (known) => slot.attribute !== 'count' || known < 9,
          );
    return [
      value,
      ...wrongValues(
        random,
        value,
        near.filter((known) => values.includes(known)),
        values,
        domains[slot.attribute].steps.length > 0,
        slot.attribute === 'turn' ? 6 : 1,
      ),
    ];
  };
  const ways = [valuesOf(oneWay), valuesOf(second)];
  const laid = layOut(
    random,
    own.options,
    (one, two) => {
      const [x, y] = [ways[0]?.[one], ways[1]?.[two]];
      if (x === undefined || y === undefined) return undefined;
      const picture = withAttribute(
        withAttribute(right, oneWay.at, oneWay.attribute, x),
        second.at,
        second.attribute,
        y,
      );
      return isLegible(picture) ? picture : undefined;
    },
    seenAs,
    hasFlip ? 'first' : 'either',
  );
  if (laid === undefined) return undefined;
  const found = follows(
    a,
    b,
    c,
    laid.map(({ value }) => value),
  );
  if (found.length !== 1 || laid[found[0] ?? -1]?.off.some((off) => off !== 0) !== false) return undefined;
  const missed = (slots: readonly Slot[]): Mistake => {
    const words = changes.filter((change) =>
      change.slots.some((slot) =>
        slots.some(
          (wrong) =>
            wrong.at === slot.at && (wrong.attribute === slot.attribute || (hasFlip && slot.attribute === 'flip')),
        ),
      ),
    );
    const [said] = words;
    const [slot = oneWay] = slots;
    return said === undefined
      ? { id: 'n.analogy/changed-too-much', says: `Look at ${slotNoun(scaffold, slot)}: it should stay as it is.` }
      : {
          id: words.length > 1 ? 'n.analogy/two-changes-missed' : 'n.analogy/change-missed',
          says: `One change is not right here. ${words.map((change) => change.words).join(' ')}`,
        };
  };
  const shown = [a, b, c, undefined];
  const arrow = (y: number) => ({
    kind: 'line' as const,
    from: [116, y] as [number, number],
    to: [150, y] as [number, number],
    arrow: true,
    stroke: 'accent' as const,
    strokeWidth: 4,
  });
  return askDrawn(
    {
      text: 'The second picture is made from the first. Change the third in the **same way**. Which picture do you get?',
      figure: {
        width: 266,
        height: 224,
        marks: [
          ...shown.map((picture, at) => pictureCell(picture, [at % 2 === 0 ? 4 : 162, at < 2 ? 4 : 120])),
          arrow(54),
          arrow(170),
        ],
        alt: `Two pairs. First pair: ${describe(a)} becomes ${describe(b)}. Second pair: ${describe(c)} becomes a question mark.`,
      },
      hint: 'What has changed from the first picture to the second? What has stayed the same?',
      steps: [
        ...changes.map(({ words }) => words),
        'Everything else stays as it is. Now do the same to the third picture.',
      ],
      variant: shown.map((picture) => (picture === undefined ? '?' : seenAs(picture))).join(' '),
      features: { changes: changes.length, parts: a.length },
    },
    laid.map(({ value, off }) => ({
      figure: pictureFigure(value),
      because:
        off[0] === 0 && off[1] === 0
          ? undefined
          : missed([...(off[0] === 0 ? [] : [oneWay]), ...(off[1] === 0 ? [] : [second])]),
    })),
  );
}

/** Pictures that change in the same way. */
export const analogyMaker = defineMaker<Readonly<Record<Difficulty, Plan>>>({
  makerId: 'n.analogy',
  version: 1,
  serves: ladders,
  make: (random, { params, difficulty }) => makeAnalogy(random, params[difficulty]),
  solve(question) {
    const [a, b, c] = readCells(promptFigure(question));
    return a === undefined || b === undefined || c === undefined
      ? []
      : choices(follows(a, b, c, optionPictures(question)));
  },
});
