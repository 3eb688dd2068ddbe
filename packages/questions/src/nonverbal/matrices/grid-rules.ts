/** The rules of a grid, attribute by attribute, and how they are told. */
import { ordinalWord } from '../../kernel/number-text.ts';
import type { Random } from '../../kernel/random.ts';
import { modulo, type Picture, placeNames } from '../pictures/picture.ts';
import { capital, stepWords } from '../pictures/rule-words.ts';
import { domains } from '../pictures/rules.ts';
import {
  countedScaffold,
  layerNoun,
  type ScaffoldName,
  type Slot,
  seenInWords,
  slotNoun,
  valuesFor,
  valueWord,
} from '../pictures/scaffold.ts';
import type { GridRule, MatrixPlan } from './difficulty-plans.ts';

/** A rule for one attribute, drawn for a grid. */
export interface Ruled {
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
export function reasonFor(
  scaffold: ScaffoldName,
  { slot, rule }: Pick<Ruled, 'slot' | 'rule'>,
  right: Picture,
  [left, before]: readonly [Picture | undefined, Picture | undefined],
  topRow: readonly Picture[],
): string {
  const valueIn = (picture: Picture | undefined): number => picture?.[slot.at]?.[slot.attribute] ?? 0;
  const seen = seenInWords(countedScaffold(scaffold, right), slot, valueIn(right));
  const it = layerNoun(scaffold, slot.at);
  if (rule === 'sum') return `In the bottom row that is ${valueIn(left)} + ${valueIn(before)} = ${valueIn(right)}.`;
  if (rule === 'latin')
    return seen === undefined
      ? `Two of the ways are in the bottom row already, so turn ${it} as in the ${ordinalWord(topRow.findIndex((picture) => valueIn(picture) === valueIn(right)) + 1)} box of the top row.`
      : `The bottom row has two of them already, so in the last box ${seen}.`;
  if (rule === 'stepAcross' && slot.attribute === 'size')
    return `So in the last box it is ${valueIn(right) > valueIn(before) ? 'bigger' : 'smaller'} than in the box to its left.`;
  if (rule === 'stepAcross')
    return seen === undefined
      ? 'Do the same from the box to the left of the question mark.'
      : `So in the last box ${seen}.`;
  if (seen !== undefined) return `So in the last box ${seen}.`;
  return `So turn ${it} as in the box ${rule === 'row' ? 'to the left of' : 'above'} the question mark.`;
}

/** Draws a rule for an attribute; undefined where none of the plan fits it. */
export function drawRule(
  random: Random,
  { size, rules, longestMove = 4 }: MatrixPlan,
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
  const longest = attribute === 'size' ? 1 : attribute === 'place' ? longestMove : Number.POSITIVE_INFINITY;
  const by = random.pick(domains[attribute].steps.filter((step) => Math.abs(step) <= longest));
  const starts = random.sample(pool, 3);
  return {
    slot,
    rule,
    value: (row, column) => (starts[row] ?? 0) + by * column,
    words: `From box to box along each row, ${stepWords(attribute, layerNoun(scaffold, slot.at), by)}.`,
  };
}
