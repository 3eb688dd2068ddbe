/** n.hexGrid: six pictures stand round a ring of hexagons and go on by rules clockwise; one is missing. */

import type { Figure, Mark } from '@comet/contract/figure';
import type { Difficulty } from '@comet/domain/curriculum/subjects';
import { defineGenerator, type Made } from '../../kernel/generator.ts';
import { drawn } from '../../kernel/question-text.ts';
import type { Random } from '../../kernel/random.ts';
import { worded } from '../../kernel/wording.ts';
import { askDrawn, choices, isOnlyRight } from '../drawn-choice.ts';
import { drawWays, fromTheHint, layPictures, missedRules, wrongValues } from '../pictures/attribute-options.ts';
import { drawLayers, questionMark } from '../pictures/draw.ts';
import { attributes, describe, isLegible, type Picture, seenAs, withAttribute } from '../pictures/picture.ts';
import { optionPictures, promptFigure, readCells } from '../pictures/read-drawing.ts';
import { capital, ruleWords } from '../pictures/rule-words.ts';
import { type Domain, domains, predictions, type Rule, valueAt, within } from '../pictures/rules.ts';
import {
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
} from '../pictures/scaffold.ts';
import type { Point } from '../pictures/shapes.ts';
import { wordings } from '../wordings.ts';

interface Plan {
  readonly scaffolds: readonly ScaffoldName[];
  readonly rules: number;
  readonly periods: readonly (2 | 3)[];
  readonly turns: readonly number[];
  /** Whether all six pictures differ: no rules that repeat together. */
  readonly apart: boolean;
}

const plan = (
  scaffolds: readonly ScaffoldName[],
  rules: number,
  periods: readonly (2 | 3)[],
  turns: readonly number[] = [],
  apart = false,
): Plan => ({ scaffolds, rules, periods, turns, apart });

const ladders: Readonly<Record<number, Readonly<Record<Difficulty, Plan>>>> = {
  450503: {
    easy: plan(['single'], 1, [2, 3], [4]),
    medium: plan(['single', 'nested'], 2, [2, 3], [4, -4]),
    hard: plan(['nested'], 2, [2, 3], [4, -4, 8], true),
  },
  460503: {
    easy: plan(['single', 'nested'], 2, [2, 3], [4]),
    medium: plan(['nested'], 2, [2, 3], [4, -4, 8, -8], true),
    hard: plan(['nested'], 3, [2, 3], [4, -4, 8, -8], true),
  },
  470304: {
    easy: plan(['nested'], 2, [2, 3], [4, -4], true),
    medium: plan(['nested'], 3, [2, 3], [4, -4, 8], true),
    hard: plan(['nested'], 4, [2, 3], [4, -4, 8, -8], true),
  },
};

const outline: Point[] = [
  [50, -6],
  [98.5, 22],
  [98.5, 78],
  [50, 106],
  [1.5, 78],
  [1.5, 22],
];
const frame: Mark = { kind: 'polygon', points: outline, fill: 'paper', stroke: 'ink', strokeWidth: 2.5 };
/** Where the six stand, clockwise from the top right. */
const spots: readonly Point[] = [
  [152, 8],
  [204, 94],
  [152, 180],
  [50, 180],
  [0, 94],
  [50, 8],
];

const hexCell = (picture: Picture | undefined, [x, y]: Point): Mark => ({
  kind: 'group',
  move: [x, y],
  marks: [frame, ...(picture === undefined ? [questionMark] : drawLayers(picture))],
});
const hexFigure = (picture: Picture): Figure => ({
  width: 100,
  height: 116,
  marks: [hexCell(picture, [0, 8])],
  alt: `Hexagon with ${describe(picture)}.`,
});

/** In a ring the sixth is next to the first, and turns go by sixths. */
const ringDomain = (attribute: (typeof attributes)[number]): Domain =>
  attribute === 'turn'
    ? { low: 0, high: 23, round: 24, steps: [4, -4, 8, -8, 12] }
    : { ...domains[attribute], steps: [] };

function justified(ring: readonly (Picture | undefined)[], options: readonly Picture[]): number[] {
  const missing = ring.indexOf(undefined);
  const [shown] = ring.flatMap((picture) => (picture === undefined ? [] : [picture]));
  const wanted = (shown ?? []).flatMap((_, at) =>
    attributes.map((name) => ({
      at,
      name,
      values: predictions(
        ring.map((picture) => picture?.[at]?.[name]),
        missing,
        ringDomain(name),
      ),
    })),
  );
  return options.flatMap((option, place) =>
    wanted.every(({ at, name, values }) => values.has(option[at]?.[name] ?? -1)) ? [place] : [],
  );
}

function makeHexGrid(random: Random, own: Plan): Made | undefined {
  const scaffold = random.pick(own.scaffolds);
  const slots = random
    .shuffle(
      slotsOf(scaffold).filter(
        ({ attribute }) => attribute !== 'size' && (attribute !== 'turn' || own.turns.length > 0),
      ),
    )
    .slice(0, own.rules);
  if (turnsAnotherShape(slots)) return undefined;
  const ruled = slots.map((slot): { slot: Slot; rule: Rule } => {
    const values = valuesFor(scaffold, slot, slots);
    if (slot.attribute === 'turn')
      return { slot, rule: { kind: 'step', from: random.pick([0, 4, 8, 12]), by: random.pick(own.turns) } };
    return { slot, rule: { kind: 'cycle', values: random.sample(values, random.pick(own.periods)) } };
  });
  const base = randomPicture(random, scaffold, slots).map((part, at) =>
    scaffold === 'nested' ? { ...part, size: at === 0 ? 5 : 2 } : part,
  );
  const ring: Picture[] = [];
  for (let at = 0; at < 6; at++) {
    const picture = ruled.reduce<Picture>(
      (now, { slot, rule }) =>
        withAttribute(now, slot.at, slot.attribute, within(ringDomain(slot.attribute), valueAt(rule, at)) ?? 0),
      base,
    );
    if (!isLegible(picture)) return undefined;
    ring.push(picture);
  }
  // Rules that repeat together are one rule to the eye: two pictures that take turns, or three.
  const different = own.apart ? 6 : Math.min(own.rules + 1, 4);
  if (own.rules > 1 && new Set(ring.map(seenAs)).size < different) return undefined;
  const missing = random.int(0, 5);
  const right = ring[missing];
  const ways = drawWays(random, scaffold, slots, undefined, 4);
  if (right === undefined || ways === undefined) return undefined;
  const options = ways.map((slot) => {
    const value = right[slot.at]?.[slot.attribute] ?? 0;
    const seen = ring.map((picture) => picture[slot.at]?.[slot.attribute] ?? 0);
    const values = slot.attribute === 'turn' ? [0, 4, 8, 12, 16, 20] : valuesFor(scaffold, slot, slots);
    return [
      value,
      ...wrongValues(random, value, slot.attribute === 'turn' ? [] : seen, values, slot.attribute === 'turn', 4),
    ];
  });
  const laid = layPictures(random, 5, right, ways, options);
  if (laid === undefined) return undefined;
  const shown = ring.map((picture, at) => (at === missing ? undefined : picture));
  const found = justified(
    shown,
    laid.map(({ value }) => value),
  );
  if (!isOnlyRight(laid, found)) return undefined;
  /** Steps describe a pattern from the picture after the gap, where the hint begins. */
  const fromTheGap = (rule: Rule): Rule =>
    rule.kind === 'cycle' ? { ...rule, values: rule.values.map((_, at) => valueAt(rule, missing + 1 + at)) } : rule;
  const wordsOf = (slot: Slot): string => {
    const rule = ruled.find((known) => isSlot(known.slot, slot))?.rule;
    return ruleWords(scaffold, slot, rule === undefined ? { kind: 'constant', value: 0 } : fromTheGap(rule));
  };
  const kept = ways.filter((slot) => !slots.some((known) => isSlot(known, slot)));
  const reasonFor = (slot: Slot): string => {
    const seen = seenInWords(scaffold, slot, right[slot.at]?.[slot.attribute] ?? 0);
    return seen === undefined
      ? `Take ${layerNoun(scaffold, slot.at)} from the picture just before the question mark and give it that turn.`
      : `So at the question mark ${seen}.`;
  };
  const turned = ruled.find(({ slot }) => slot.attribute === 'turn')?.slot;
  /** The picture after the gap has to be the next one of the pattern. */
  const checkWith = (next: Picture | undefined): string => {
    if (turned !== undefined)
      return `Check: turned once more, ${layerNoun(scaffold, turned.at)} faces the same way as in the hexagon after the question mark.`;
    const seen = seenInWords(scaffold, ways[0], next?.[ways[0].at]?.[ways[0].attribute] ?? 0);
    return `Check: in the hexagon after the question mark ${seen}, and that is next in the pattern.`;
  };
  return askDrawn(
    {
      prompt: [
        worded(random, wordings.ring),
        drawn({
          width: 304,
          height: 294,
          marks: shown.map((picture, at) => hexCell(picture, spots[at] ?? [0, 0])),
          alt: `A ring of six hexagons, clockwise from the top right. ${shown.map((picture, at) => `Hexagon ${at + 1}: ${picture === undefined ? 'a question mark' : describe(picture)}.`).join(' ')}`,
        }),
      ],
      hint: `Start after the question mark and go round clockwise. Look first at ${slotNoun(scaffold, ways[0])}.`,
      steps: [
        ...fromTheHint(ruled, ways).map(({ slot }) => `${wordsOf(slot)} ${reasonFor(slot)}`),
        ...kept.map(
          (slot) => `${capital(slotNoun(scaffold, slot))} never changes, so leave out pictures that change it.`,
        ),
        checkWith(ring[(missing + 1) % 6]),
      ],
      variant: `${missing} ${shown.map((picture) => (picture === undefined ? '?' : seenAs(picture))).join(' ')}`,
      features: { rules: ruled.length, parts: base.length },
    },
    laid.map((option) => ({
      figure: hexFigure(option.value),
      because: missedRules('n.hexGrid', scaffold, ways, option, wordsOf),
    })),
  );
}

/** Rings of hexagons. */
export const hexGridGenerator = defineGenerator<Readonly<Record<Difficulty, Plan>>>({
  generatorId: 'n.hexGrid',
  version: 9,
  serves: ladders,
  make: (random, { params, difficulty }) => makeHexGrid(random, params[difficulty]),
  solve: (question) => choices(justified(readCells(promptFigure(question)), optionPictures(question))),
});
