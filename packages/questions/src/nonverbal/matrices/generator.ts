/** n.matrix: a grid of pictures whose rows and columns keep rules; the last picture is missing. */

import type { Difficulty } from '@comet/domain/curriculum/subjects';
import { defineGenerator, type Made } from '../../kernel/generator.ts';
import { drawn } from '../../kernel/question-text.ts';
import type { Random } from '../../kernel/random.ts';
import { worded } from '../../kernel/wording.ts';
import { askDrawn, choices, isOnlyRight } from '../drawn-choice.ts';
import { drawWays, fromTheHint, layPictures, missedRules, valuesAmong } from '../pictures/attribute-options.ts';
import { gridFigure, pictureFigure } from '../pictures/draw.ts';
import { isLegible, type Picture, seenAs, withAttribute } from '../pictures/picture.ts';
import { optionPictures, promptFigure, readCells } from '../pictures/read-drawing.ts';
import { capital } from '../pictures/rule-words.ts';
import { domains, within } from '../pictures/rules.ts';
import { isSlot, randomPicture, type Slot, slotNoun, slotsOf, turnsAnotherShape } from '../pictures/scaffold.ts';
import { shapeAt } from '../pictures/shapes.ts';
import { wordings } from '../wordings.ts';
import { type GridRule, type MatrixPlan, matrixPlans } from './difficulty-plans.ts';
import { drawRule, type Ruled, reasonFor } from './grid-rules.ts';
import { overlayMatrix, overlayPredictions } from './overlay.ts';
import { allowed, otherReadings } from './readings.ts';

const hardness: Readonly<Record<GridRule, number>> = { row: 0, column: 0, stepAcross: 1, latin: 2, sum: 2 };

/** Whether two of the attributes change together in all cells, so that one of them tells the other. */
function goTogether(slots: readonly Slot[], cells: readonly Picture[]): boolean {
  const columns = slots.map(({ at, attribute }) => cells.map((picture) => picture[at]?.[attribute]));
  const kinds = (values: readonly unknown[]): number => new Set(values).size;
  return columns.some((one, place) =>
    columns.slice(place + 1).some((two) => {
      const both = kinds(one.map((value, cell) => `${value} ${two[cell]}`));
      return both === kinds(one) && both === kinds(two);
    }),
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
  if (plan.apart === true && new Set(cells.map(seenAs)).size === 3) return undefined;
  // Where the stars are always dotted, wrong pictures show stars that are nowhere in the grid. Of four things, two go together.
  if (plan.apart === true && plan.changing < 4 && goTogether(slots, cells)) return undefined;
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
  const ways = drawWays(random, scaffold, slots, hardest, 4);
  if (ways === undefined) return undefined;
  const values = ways.map((slot) =>
    valuesAmong(random, scaffold, slot, slots, right, cells.slice(0, -1), cells.at(-2)),
  );
  const laid = layPictures(random, plan.options, right, ways, values, hardest);
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
          (own) =>
            `${own.words} ${reasonFor(scaffold, own, right, [cells.at(-size), cells.at(-2)], cells.slice(0, size))}`,
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

/** Grids of pictures. */
export const matrixGenerator = defineGenerator<Readonly<Record<Difficulty, MatrixPlan>>>({
  generatorId: 'n.matrix',
  version: 11,
  serves: matrixPlans,
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
