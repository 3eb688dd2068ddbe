/** n.series: a row of pictures goes on by one rule for each attribute that changes; one picture is missing. */

import type { Difficulty } from '@comet/domain/curriculum/subjects';
import { defineGenerator, type Made } from '../../kernel/generator.ts';
import type { Mistake } from '../../kernel/key.ts';
import { drawn } from '../../kernel/question-text.ts';
import type { Random } from '../../kernel/random.ts';
import { worded } from '../../kernel/wording.ts';
import { askDrawn, choices, isOnlyRight, type LaidOption } from '../drawn-choice.ts';
import {
  drawWays,
  fromTheHint,
  layPictures,
  missedRules,
  valuesAmong,
  type Ways,
} from '../pictures/attribute-options.ts';
import { pictureCell, pictureFigure } from '../pictures/draw.ts';
import {
  attributes,
  describe,
  isLegible,
  type Picture,
  seenAs,
  seenLayer,
  withAttribute,
} from '../pictures/picture.ts';
import { optionPictures, promptFigure, readCells } from '../pictures/read-drawing.ts';
import { capital, reasonInRow, ruleWords } from '../pictures/rule-words.ts';
import { domains, predictions, type Rule, repeatsIn, valueAt, within } from '../pictures/rules.ts';
import {
  isSlot,
  randomPicture,
  type ScaffoldName,
  type Slot,
  slotNoun,
  slotsOf,
  turnsAnotherShape,
  valuesFor,
} from '../pictures/scaffold.ts';
import { wordings } from '../wordings.ts';
import { type Plan, seriesPlans } from './difficulty-plans.ts';
import { turnedOtherwise } from './turned-otherwise.ts';

/** Attributes with values enough for every option to have its own. */
const moves = ['turn', 'place', 'count'] as const;

interface Ruled {
  readonly slot: Slot;
  readonly rule: Rule;
}

function drawRule(
  random: Random,
  plan: Plan,
  scaffold: ScaffoldName,
  slot: Slot,
  ruled: readonly Slot[],
): Rule | undefined {
  const { attribute } = slot;
  const values = valuesFor(scaffold, slot, ruled);
  const steps =
    plan.steps?.[attribute] ?? domains[attribute].steps.filter((by) => attribute !== 'size' || Math.abs(by) === 1);
  const isRound = domains[attribute].round !== undefined;
  const kinds = plan.kinds.filter((kind) => {
    if (kind === 'cycle2' || kind === 'cycle3')
      return steps.length === 0 || plan.kinds.every((other) => other.startsWith('cycle'));
    return steps.length > 0 && (kind !== 'growing' || isRound);
  });
  if (kinds.length === 0) return undefined;
  const kind = random.pick(kinds);
  const from = random.pick(values);
  const by = (): number => random.pick(steps);
  switch (kind) {
    case 'cycle2':
      return { kind: 'cycle', values: random.sample(values, 2) };
    case 'cycle3':
      return { kind: 'cycle', values: random.sample(values, 3) };
    case 'step':
      return { kind, from, by: by() };
    case 'growing': {
      const unit = attribute === 'turn' ? 3 : 1;
      // Where a plan names its steps, the last one is half a turn: nobody so young is asked for five eighths.
      const firsts = plan.steps === undefined ? [unit, 2 * unit] : [unit];
      const first = random.pick(firsts) * random.pick([1, -1]);
      return { kind, from, by: first, more: first > 0 ? unit : -unit };
    }
    case 'twoSteps': {
      const wide = attribute === 'size' ? [-1, 1, 2] : steps;
      const [one = 1, other = 2] = random.sample(wide, 2);
      return one + other === 0 ? undefined : { kind, from, by: [one, other] };
    }
    case 'interleaved': {
      // The missing box is in the first row: where nothing moves there, it is the picture next but one to it.
      const one = random.pick(steps);
      const others = plan.bothMove === true ? steps : [...steps, 0];
      const other = random.pick(others.filter((step) => step !== one));
      return { kind, from: [from, random.pick(values)], by: [one, other] };
    }
  }
}

function rowOf(base: Picture, ruled: readonly Ruled[], length: number): Picture[] | undefined {
  const row: Picture[] = [];
  for (let at = 0; at < length; at++) {
    let picture = base;
    for (const { slot, rule } of ruled) {
      const value = within(domains[slot.attribute], valueAt(rule, at));
      if (value === undefined) return undefined;
      picture = withAttribute(picture, slot.at, slot.attribute, value);
    }
    if (!isLegible(picture)) return undefined;
    row.push(picture);
  }
  return row;
}

/** Options that every attribute of every layer allows by some rule of the language. */
export function justifiedInRow(
  row: readonly (Picture | undefined)[],
  missing: number,
  options: readonly Picture[],
): number[] {
  const shown = row.flatMap((picture) => (picture === undefined ? [] : [picture]));
  const layers = shown[0]?.length ?? 0;
  const allowed = Array.from({ length: layers }, (_, at) =>
    attributes.map((name) => ({
      at,
      name,
      values: predictions(
        row.map((picture) => picture?.[at]?.[name]),
        missing,
        domains[name],
      ),
    })),
  ).flat();
  return options.flatMap((option, place) => {
    const fits =
      option.length === layers &&
      allowed.every(({ at, name, values }) => {
        const own = option[at];
        return own !== undefined && (values.has(own[name]) || values.has(seenLayer(own)[name]));
      });
    return fits ? [place] : [];
  });
}

function makeSeries(random: Random, plan: Plan): Made | undefined {
  const scaffold = random.pick(plan.scaffolds);
  const must = (plan.must ?? []).flatMap((wanted) => {
    const fitting = slotsOf(scaffold).filter(({ attribute }) => attribute === wanted);
    return fitting.length === 0 ? [] : [random.pick(fitting)];
  });
  const [first] = must;
  const needed = plan.mustBe === 'any' && first !== undefined ? [random.pick(must)] : must;
  const others = random.shuffle(
    slotsOf(scaffold).filter(
      (slot) =>
        !needed.some((other) => isSlot(other, slot)) && (plan.may === undefined || plan.may.includes(slot.attribute)),
    ),
  );
  const slots = [...needed, ...others].slice(0, Math.max(plan.rules, needed.length));
  if (slots.length < plan.rules) return undefined;
  if (plan.apart === true && new Set(slots.map(({ at }) => at)).size < 2) return undefined;
  const ruled: Ruled[] = [];
  for (const slot of slots) {
    const rule = drawRule(random, plan, scaffold, slot, slots);
    if (rule === undefined) return undefined;
    ruled.push({ slot, rule });
  }
  const special = ['growing', 'twoSteps', 'interleaved'] as const;
  const specials = ruled.filter(({ rule }) => special.some((kind) => kind === rule.kind)).length;
  if (plan.special === true && specials === 0) return undefined;
  if (plan.onlyOneSpecial === true && specials > 1) return undefined;
  // Two rows in one may each have a shape of their own, which then turns by itself.
  const keepsShapes = ruled.some(({ slot, rule }) => slot.attribute === 'turn' && rule.kind === 'interleaved');
  if (turnsAnotherShape(slots) && !keepsShapes) return undefined;
  const isInterleaved = ruled.some(({ rule }) => rule.kind === 'interleaved');
  const rounds = ruled.flatMap(({ rule }) => (rule.kind === 'cycle' ? [rule.values.length] : []));
  // Of two rows in one, each shows three boxes: one step alone would be no rule. Where one thing takes turns in twos and another
  // in threes, the boxes of each turn are easily read on their own, and only a sixth box shows that this leads nowhere.
  const length = isInterleaved ? 7 : rounds.includes(2) && rounds.includes(3) ? 6 : 5;
  const row = rowOf(randomPicture(random, scaffold, slots), ruled, length);
  if (row === undefined) return undefined;
  // Two things that repeat together are seen as one: a row of two pictures by turns.
  const isRepeated = [2, 3].some((period) =>
    row.slice(0, -1).every((picture, at) => at < period || seenAs(picture) === seenAs(row[at - period] ?? [])),
  );
  if (isRepeated && plan.rules > 1 && plan.together !== true) return undefined;
  if (new Set(rounds).size < rounds.length && plan.together !== true) return undefined;
  const missing = plan.missing === 'middle' ? (isInterleaved ? random.pick([2, 4]) : random.int(1, 3)) : row.length - 1;
  const right = row[missing];
  if (right === undefined) return undefined;
  // Where options did not differ in it, the hardest rule would never be needed.
  const hardest = random
    .shuffle(ruled)
    .sort((one, other) => hardness[other.rule.kind] - hardness[one.rule.kind])[0]?.slot;
  // What nothing in the row shows, nobody chooses: where one thing moves, options differ in where it has got to.
  const [alone, ...besides] = slots;
  const ways: Ways | undefined =
    alone !== undefined && besides.length === 0 && moves.some((attribute) => attribute === alone.attribute)
      ? [alone]
      : drawWays(random, scaffold, slots, hardest);
  if (ways === undefined) return undefined;
  const known = row.filter((_, at) => at !== missing);
  const many = ways.length === 1 ? plan.options - 1 : 2;
  const values = ways.map((slot) => valuesAmong(random, scaffold, slot, slots, right, known, row[missing - 1], many));
  const laid = layPictures(random, plan.options, right, ways, values);
  if (laid === undefined) return undefined;
  const shown = row.map((picture, at) => (at === missing ? undefined : picture));
  // Nobody looks for two moves in turns where the first boxes seem to come again.
  const seemsRepeated = ruled.some(({ slot: { at, attribute } }) =>
    repeatsIn(
      shown.map((picture) => picture?.[at]?.[attribute]),
      missing,
    ).some((value) => value !== right[at]?.[attribute]),
  );
  if (seemsRepeated) return undefined;
  const justified = justifiedInRow(
    shown,
    missing,
    laid.map(({ value }) => value),
  );
  if (!isOnlyRight(laid, justified)) return undefined;
  const ruleOf = (slot: Slot): Rule =>
    ruled.find((known) => isSlot(known.slot, slot))?.rule ?? { kind: 'constant', value: 0 };
  const wordsOf = (slot: Slot): string => ruleWords(scaffold, slot, ruleOf(slot));
  const mistakeOf = (option: LaidOption<Picture>): Mistake | undefined => {
    const [only, ...more] = ways.filter((_, at) => option.off[at] !== 0);
    const turned =
      only === undefined || more.length > 0
        ? undefined
        : turnedOtherwise(scaffold, only, ruleOf(only), row, missing, option.value, wordsOf(only));
    return (
      turned ?? missedRules('n.series', scaffold, ways, option, wordsOf, ({ attribute }) => `${attribute}-rule-missed`)
    );
  };
  const kept = ways.filter((slot) => !slots.some((own) => isSlot(own, slot)));
  const wide = 108;
  return askDrawn(
    {
      prompt: [
        worded(random, plan.missing === 'middle' ? wordings.seriesMiddle : wordings.seriesNext),
        drawn({
          width: wide * row.length,
          height: 108,
          marks: shown.map((picture, at) => pictureCell(picture, [4 + at * wide, 4])),
          alt: `A row of ${row.length} boxes. ${shown.map((picture, at) => `Box ${at + 1}: ${picture === undefined ? 'a question mark' : describe(picture)}.`).join(' ')}`,
        }),
      ],
      hint: `${isInterleaved ? 'Two patterns take turns here. Look at boxes 1, 3 and 5 on their own.' : 'Look at one thing at a time.'} Start with ${slotNoun(scaffold, ways[0])}.`,
      steps: [
        ...fromTheHint(ruled, ways).map(
          ({ slot, rule }) =>
            `${wordsOf(slot)} ${reasonInRow(scaffold, slot, rule, missing, row)}${slot.attribute === 'place' ? ' (Corners count too: there are eight places.)' : ''}`,
        ),
        ...kept.map(
          (slot) => `${capital(slotNoun(scaffold, slot))} never changes, so leave out pictures that change it.`,
        ),
      ],
      variant: `${shown.map((picture) => (picture === undefined ? '?' : seenAs(picture))).join(' ')}`,
      features: {
        rules: ruled.length,
        ruleKinds: ruled.reduce((sum, { rule }) => sum + hardness[rule.kind], 0),
        middle: plan.missing === 'middle' ? 1 : 0,
      },
    },
    laid.map((option) => ({ figure: pictureFigure(option.value), because: mistakeOf(option) })),
  );
}

const hardness: Readonly<Record<Rule['kind'], number>> = {
  constant: 0,
  cycle: 1,
  step: 1,
  growing: 3,
  twoSteps: 3,
  interleaved: 4,
};

/** Rows of pictures that go on by rules. */
export const seriesGenerator = defineGenerator<Readonly<Record<Difficulty, Plan>>>({
  generatorId: 'n.series',
  version: 15,
  serves: seriesPlans,
  make: (random, { params, difficulty }) => makeSeries(random, params[difficulty]),
  solve(question) {
    const row = readCells(promptFigure(question));
    return choices(justifiedInRow(row, row.indexOf(undefined), optionPictures(question)));
  },
});
