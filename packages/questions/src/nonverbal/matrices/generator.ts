/** n.matrix: a grid of pictures whose rows and columns keep rules; the last picture is missing. */

import type { Difficulty } from '@comet/domain/curriculum/subjects';
import { defineGenerator, type Made } from '../../kernel/generator.ts';
import { drawn } from '../../kernel/question-text.ts';
import type { Random } from '../../kernel/random.ts';
import { worded } from '../../kernel/wording.ts';
import { askDrawn, choices, isOnlyRight } from '../drawn-choice.ts';
import { drawWays, fromTheHint, layPictures, missedRules, valuesAmong } from '../pictures/attribute-options.ts';
import { gridFigure, pictureFigure } from '../pictures/draw.ts';
import { otherPlaces } from '../pictures/other-places.ts';
import {
  attributes,
  isLegible,
  modulo,
  type Picture,
  placeNames,
  seenAs,
  seenLayer,
  withAttribute,
} from '../pictures/picture.ts';
import { optionPictures, promptFigure, readCells } from '../pictures/read-drawing.ts';
import { capital, stepWords } from '../pictures/rule-words.ts';
import { domains, within } from '../pictures/rules.ts';
import {
  countedScaffold,
  isSlot,
  layerNoun,
  randomPicture,
  type ScaffoldName,
  type Slot,
  seenInWords,
  slotNoun,
  slotsOf,
  turnsAnotherShape,
  valuesFor,
  valueWord,
} from '../pictures/scaffold.ts';
import { shapeAt } from '../pictures/shapes.ts';
import { wordings } from '../wordings.ts';
import { overlayMatrix, overlayPredictions } from './overlay.ts';

/** How the values of one attribute lie in the grid. */
type GridRule = 'row' | 'column' | 'latin' | 'stepAcross' | 'sum';
export interface MatrixPlan {
  readonly size: 2 | 3;
  readonly scaffolds: readonly ScaffoldName[];
  readonly rules: readonly GridRule[];
  readonly changing: number;
  /** Rules of which one must be used. */
  readonly must?: readonly GridRule[];
  readonly options: 4 | 5;
  /** Instead of rules by attribute: the third picture of a row is made from the first two. */
  readonly overlay?: { readonly sorts: readonly ('union' | 'either' | 'both' | 'without')[]; readonly most: number };
}

const grid = (
  size: 2 | 3,
  scaffolds: readonly ScaffoldName[],
  rules: readonly GridRule[],
  changing: number,
  options: 4 | 5 = 5,
  must?: readonly GridRule[],
): MatrixPlan => ({ size, scaffolds, rules, changing, options, ...(must === undefined ? {} : { must }) });
const laidOver = (most: number, ...sorts: ('union' | 'either' | 'both' | 'without')[]): MatrixPlan => ({
  size: 3,
  scaffolds: [],
  rules: [],
  changing: 0,
  options: 5,
  overlay: { sorts, most },
});
const every: readonly ScaffoldName[] = ['single', 'nested', 'runner', 'group'];
const parts: readonly ScaffoldName[] = ['nested', 'runner'];

const ladders: Readonly<Record<number, Readonly<Record<Difficulty, MatrixPlan>>>> = {
  430501: {
    easy: grid(2, ['single', 'group'], ['row', 'column'], 1, 4),
    medium: grid(2, ['single', 'group'], ['row', 'column'], 2, 4),
    hard: grid(2, parts, ['row', 'column'], 2, 4),
  },
  440501: {
    easy: grid(2, ['single', 'group'], ['row', 'column'], 2),
    medium: grid(2, parts, ['row', 'column'], 2),
    hard: grid(2, every, ['row', 'column', 'stepAcross'], 3),
  },
  440502: {
    easy: grid(3, ['single', 'group'], ['row', 'column'], 1),
    medium: grid(3, ['single', 'group'], ['row', 'column', 'stepAcross'], 2),
    hard: grid(3, every, ['latin'], 1),
  },
  450501: {
    easy: grid(2, every, ['row', 'column'], 2),
    medium: grid(2, every, ['row', 'column', 'stepAcross'], 3),
    hard: grid(2, parts, ['row', 'column', 'stepAcross'], 4),
  },
  450502: {
    easy: grid(3, every, ['row', 'column'], 2),
    medium: grid(3, every, ['row', 'column', 'latin', 'stepAcross'], 2, 5, ['latin', 'stepAcross']),
    hard: grid(3, every, ['latin', 'stepAcross', 'sum'], 2),
  },
  460501: {
    easy: grid(3, every, ['row', 'column', 'latin', 'stepAcross'], 2, 5, ['latin', 'stepAcross']),
    medium: grid(3, every, ['latin', 'stepAcross', 'sum', 'row'], 2, 5, ['latin']),
    hard: grid(3, every, ['latin', 'stepAcross', 'sum'], 3),
  },
  460502: { easy: laidOver(3, 'union'), medium: laidOver(4, 'union', 'without'), hard: laidOver(5, 'either', 'both') },
  470302: {
    easy: grid(3, every, ['latin', 'row', 'stepAcross'], 2, 5, ['latin']),
    medium: grid(3, every, ['latin', 'stepAcross', 'sum'], 3),
    hard: grid(3, parts, ['latin', 'stepAcross'], 4, 5, ['latin']),
  },
  470303: {
    easy: laidOver(4, 'union', 'without'),
    medium: laidOver(4, 'either', 'both'),
    hard: laidOver(6, 'either', 'both', 'without'),
  },
};

interface Ruled {
  readonly slot: Slot;
  readonly rule: GridRule;
  readonly value: (row: number, column: number) => number;
  readonly words: string;
}

/** 'three kinds of shape: cross, heart, star', 'three ways of turning the inner shape'. */
function threeWords(scaffold: ScaffoldName, { at, attribute }: Slot, values: readonly number[]): string {
  const noun = layerNoun(scaffold, at);
  const list = values.map((value) => valueWord(attribute, value)).join(', ');
  switch (attribute) {
    case 'turn':
      return `${noun} is turned in three ways, each of them once`;
    case 'place':
      return `${noun} is in the same three places: ${values.map((value) => placeNames[value]).join(', ')}`;
    case 'count':
      return `the numbers of shapes are the same three: ${list}`;
    case 'shape':
      return `there are the same three kinds of ${noun.replace(/^the (shapes?$)?/, (_, only: string | undefined) => (only === undefined ? '' : 'shape'))}: ${list}`;
    default:
      return `${noun} ${noun === 'the shapes' ? 'have' : 'has'} the same three ${attribute === 'fill' ? 'shadings' : attribute === 'line' ? 'outlines' : 'sizes'}: ${list}`;
  }
}

/** What a rule makes of the last box of the grid. */
function reasonFor(
  scaffold: ScaffoldName,
  { slot, rule }: Pick<Ruled, 'slot' | 'rule'>,
  right: Picture,
  [left, before]: readonly [Picture | undefined, Picture | undefined],
): string {
  const valueIn = (picture: Picture | undefined): number => picture?.[slot.at]?.[slot.attribute] ?? 0;
  const seen = seenInWords(countedScaffold(scaffold, right), slot, valueIn(right));
  const it = layerNoun(scaffold, slot.at);
  if (rule === 'sum') return `In the bottom row that is ${valueIn(left)} + ${valueIn(before)} = ${valueIn(right)}.`;
  if (rule === 'latin')
    return seen === undefined
      ? 'Two of the ways are in the bottom row already, so take the third.'
      : `The bottom row has two of them already, so in the last box ${seen}.`;
  if (rule === 'stepAcross')
    return seen === undefined || slot.attribute === 'size'
      ? 'Do the same from the box to the left of the question mark.'
      : `So in the last box ${seen}.`;
  if (seen !== undefined) return `So in the last box ${seen}.`;
  return `So turn ${it} as in the box ${rule === 'row' ? 'to the left of' : 'above'} the question mark.`;
}

function drawRule(
  random: Random,
  { size, rules }: MatrixPlan,
  scaffold: ScaffoldName,
  slot: Slot,
  changing: readonly Slot[],
  wanted?: readonly GridRule[],
): Ruled | undefined {
  const { attribute } = slot;
  const isNumber = domains[attribute].steps.length > 0;
  // From corner to corner in one row is no rule yet: round the box in the next row, or across it again?
  const fitting = (wanted ?? rules).filter((rule) =>
    rule === 'sum'
      ? attribute === 'count' && size === 3
      : rule === 'stepAcross'
        ? isNumber && (attribute !== 'place' || size === 3)
        : attribute !== 'turn' || rule !== 'row' || size === 3,
  );
  if (fitting.length === 0) return undefined;
  const rule = random.pick(fitting);
  const pool = valuesFor(scaffold, slot, changing).filter((value) => attribute !== 'size' || value > 1);
  if (pool.length < 3) return undefined;
  const values = random.sample(pool, 3);
  const noun = slotNoun(scaffold, slot);
  const at = (place: number): number => values[modulo(place, 3)] ?? 0;
  if (rule === 'row')
    return { slot, rule, value: (row) => at(row), words: `${capital(noun)} stays the same along each row.` };
  if (rule === 'column')
    return { slot, rule, value: (_, column) => at(column), words: `${capital(noun)} stays the same down each column.` };
  if (rule === 'latin') {
    const way = random.pick([1, 2]);
    return {
      slot,
      rule,
      value: (row, column) => at(row * way + column),
      words: `In every row and column ${threeWords(scaffold, slot, values)}.`,
    };
  }
  if (rule === 'sum') {
    const terms = [0, 1, 2].map(() => [random.int(1, 4), random.int(1, 4)] as const);
    // 1 + 2 = 3 above 2 + 1 = 3 may also be the same three numbers in every row.
    const [top, second] = terms.slice(0, 2).map((own) => [...own].sort().join());
    if (top === second) return undefined;
    return {
      slot,
      rule,
      value: (row, column) => {
        const [one, two] = terms[row] ?? [1, 1];
        return column === 0 ? one : column === 1 ? two : one + two;
      },
      words: 'In each row the third box has as many shapes as the first two together.',
    };
  }
  const by = random.pick(domains[attribute].steps.filter((step) => attribute !== 'size' || Math.abs(step) === 1));
  const starts = random.sample(pool, 3);
  return {
    slot,
    rule,
    value: (row, column) => (starts[row] ?? 0) + by * column,
    words: `From box to box along each row, ${stepWords(attribute, layerNoun(scaffold, slot.at), by)}.`,
  };
}

/** What the change in one row may also say of the next: twice as many, across the box, or flipped over. */
function otherReadings(
  attribute: (typeof attributes)[number],
  mirrors: boolean,
  [from, to, own]: readonly [number, number, number],
): number[] {
  if (from === to) return [];
  if (attribute === 'place') return otherPlaces(from, to, own);
  // Only a shape with a mirror line looks turned when it is flipped over.
  if (attribute === 'turn')
    return (mirrors ? [0, 12] : []).flatMap((upright) =>
      modulo(upright - from, 24) === to ? [modulo(upright - own, 24)] : [],
    );
  const isTimes = attribute === 'count' && (to % from === 0 || from % to === 0);
  const times = (own * to) / from;
  return isTimes && Number.isInteger(times) ? [times] : [];
}

/** Values the last cell may have: rows and columns are searched for every rule of the language. `mirrors`: whether the shape has a mirror line. */
function predicted(
  values: readonly (readonly (number | undefined)[])[],
  attribute: (typeof attributes)[number],
  mirrors: boolean,
): Set<number> {
  const found = new Set<number>();
  const domain = domains[attribute];
  const size = values.length;
  const across = values.map((row) => [...row]);
  const down = across.map((_, column) => across.map((row) => row[column]));
  const numbers = (line: readonly (number | undefined)[]): number[] =>
    line.flatMap((value) => (value === undefined ? [] : [value]));
  for (const lines of [across, down]) {
    const full = lines.slice(0, size - 1).map(numbers);
    const last = numbers(lines[size - 1] ?? []);
    const [own = 0] = last;
    if (full.every((line) => new Set(line).size === 1) && new Set(last).size === 1) found.add(own);
    if (size === 2) {
      const [[from = 0, to = 0] = []] = full;
      if (domain.steps.length > 0) {
        const next = within(domain, own + to - from);
        if (next !== undefined) found.add(next);
      }
      for (const value of otherReadings(attribute, mirrors, [from, to, own])) found.add(value);
      continue;
    }
    const pool = new Set(full[0]);
    if (
      full.every((line) => new Set(line).size === 3 && line.every((value) => pool.has(value))) &&
      last[0] !== last[1] &&
      last.every((value) => pool.has(value))
    )
      for (const value of pool) if (!last.includes(value)) found.add(value);
    if (domain.steps.length === 0) continue;
    const gap = (one: number | undefined, two: number | undefined): number | undefined =>
      one === undefined || two === undefined
        ? undefined
        : domain.round === undefined
          ? two - one
          : modulo(two - one, domain.round);
    const step = gap(last[0], last[1]);
    if (
      step !== undefined &&
      step !== 0 &&
      full.every((line) => gap(line[0], line[1]) === step && gap(line[1], line[2]) === step)
    ) {
      const next = within(domain, (last[1] ?? 0) + step);
      if (next !== undefined) found.add(next);
    }
    if (attribute === 'count')
      for (const sign of [1, -1])
        if (full.every((line) => line[2] === (line[0] ?? 0) + sign * (line[1] ?? 0))) {
          const next = within(domain, (last[0] ?? 0) + sign * (last[1] ?? 0));
          if (next !== undefined) found.add(next);
        }
  }
  return found;
}

/** Options that the rows and columns allow, attribute by attribute. */
function allowed(cells: readonly (Picture | undefined)[], options: readonly Picture[]): number[] {
  const size = Math.round(Math.sqrt(cells.length));
  const layers = cells[0]?.length ?? 0;
  const wanted = Array.from({ length: layers }, (_, at) =>
    attributes.map((attribute) => ({
      at,
      attribute,
      values: predicted(
        Array.from({ length: size }, (_row, row) =>
          cells.slice(row * size, row * size + size).map((picture) => picture?.[at]?.[attribute]),
        ),
        attribute,
        shapeAt(cells[0]?.[at]?.shape ?? 0).mirrors,
      ),
    })),
  ).flat();
  return options.flatMap((option, place) =>
    wanted.every(({ at, attribute, values }) => {
      const own = option[at];
      return own !== undefined && (values.has(own[attribute]) || values.has(seenLayer(own)[attribute]));
    })
      ? [place]
      : [],
  );
}

function makeMatrix(random: Random, plan: MatrixPlan): Made | undefined {
  const { size } = plan;
  const scaffold = random.pick(plan.scaffolds);
  const slots = random.shuffle(slotsOf(scaffold)).slice(0, plan.changing);
  if (slots.length < plan.changing || turnsAnotherShape(slots)) return undefined;
  const ruled: Ruled[] = [];
  for (const [place, slot] of slots.entries()) {
    const rule = drawRule(random, plan, scaffold, slot, slots, place === 0 ? plan.must : undefined);
    if (rule === undefined) return undefined;
    ruled.push(rule);
  }
  if (
    (plan.changing > 1 && ruled.every(({ rule }) => rule === 'row')) ||
    (plan.changing > 1 && ruled.every(({ rule }) => rule === 'column'))
  )
    return undefined;
  const base = randomPicture(random, scaffold, slots);
  const cells: Picture[] = [];
  for (let at = 0; at < size * size; at++) {
    let picture = base;
    for (const { slot, value } of ruled) {
      const own = within(domains[slot.attribute], value(Math.floor(at / size), at % size));
      if (own === undefined) return undefined;
      picture = withAttribute(picture, slot.at, slot.attribute, own);
    }
    if (!isLegible(picture)) return undefined;
    cells.push(picture);
  }
  const right = cells.at(-1);
  // Two shapes above four, and three above how many? Where twice as many is another number than two more, both can be meant.
  const isDoubtful = slots.some(({ at, attribute }) => {
    const [from = 0, to = 0, own = 0, end = 0] = cells.map((picture) => picture[at]?.[attribute]);
    const { mirrors } = shapeAt(base[at]?.shape ?? 0);
    return otherReadings(attribute, mirrors, [from, to, own]).some((value) => value !== end);
  });
  if (size === 2 && isDoubtful) return undefined;
  if (right === undefined) return undefined;
  // Where options did not differ in it, the hardest rule would never be needed.
  const hardest = random.shuffle(ruled).sort((one, other) => hardness[other.rule] - hardness[one.rule])[0]?.slot;
  const ways = drawWays(random, scaffold, slots, hardest);
  if (ways === undefined) return undefined;
  const values = ways.map((slot) =>
    valuesAmong(random, scaffold, slot, slots, right, cells.slice(0, -1), cells.at(-2)),
  );
  const laid = layPictures(random, plan.options, right, ways, values);
  if (laid === undefined) return undefined;
  const shown = cells.map((picture, at) => (at === cells.length - 1 ? undefined : picture));
  const found = allowed(
    shown,
    laid.map(({ value }) => value),
  );
  if (!isOnlyRight(laid, found)) return undefined;
  const wordsOf = (slot: Slot): string =>
    ruled.find((known) => isSlot(known.slot, slot))?.words ??
    `${capital(slotNoun(scaffold, slot))} is the same in every box.`;
  const kept = ways.filter((slot) => !slots.some((own) => isSlot(own, slot)));
  return askDrawn(
    {
      prompt: [worded(random, wordings.grid), drawn(gridFigure(shown))],
      hint: `Look along the rows, then down the columns. Start with ${slotNoun(scaffold, ways[0])}.`,
      steps: [
        ...fromTheHint(ruled, ways).map(
          (own) => `${own.words} ${reasonFor(scaffold, own, right, [cells.at(-size), cells.at(-2)])}`,
        ),
        ...kept.map((slot) => `${wordsOf(slot)} So leave out pictures that change it.`),
      ],
      variant: shown.map((picture) => (picture === undefined ? '?' : seenAs(picture))).join(' '),
      features: {
        rules: ruled.length,
        size,
        latin: ruled.filter(({ rule }) => rule !== 'row' && rule !== 'column').length,
      },
    },
    laid.map((option) => ({
      figure: pictureFigure(option.value),
      because: missedRules('n.matrix', scaffold, ways, option, wordsOf),
    })),
  );
}

const hardness: Readonly<Record<GridRule, number>> = { row: 0, column: 0, stepAcross: 1, latin: 2, sum: 2 };

/** Grids of pictures. */
export const matrixGenerator = defineGenerator<Readonly<Record<Difficulty, MatrixPlan>>>({
  generatorId: 'n.matrix',
  version: 7,
  serves: ladders,
  make(random, { params, difficulty }) {
    const plan = params[difficulty];
    return plan.overlay === undefined
      ? makeMatrix(random, plan)
      : overlayMatrix(random, plan.overlay.sorts, plan.overlay.most);
  },
  solve(question, { params, difficulty }) {
    const cells = readCells(promptFigure(question));
    const options = optionPictures(question);
    return choices(
      params[difficulty].overlay === undefined ? allowed(cells, options) : overlayPredictions(cells, options),
    );
  },
});
