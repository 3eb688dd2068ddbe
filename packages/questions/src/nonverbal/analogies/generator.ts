/** n.analogy: the first picture becomes the second; the third is to change in the same way. */

import type { Difficulty } from '@comet/domain/curriculum/subjects';
import { defineGenerator, type Made } from '../../kernel/generator.ts';
import { drawn } from '../../kernel/question-text.ts';
import type { Random } from '../../kernel/random.ts';
import { worded } from '../../kernel/wording.ts';
import { askDrawn, choices, isOnlyRight } from '../drawn-choice.ts';
import { pictureCell, pictureFigure } from '../pictures/draw.ts';
import { otherPlaces } from '../pictures/other-places.ts';
import { type Attribute, describe, isLegible, type Layer, type Picture, seenAs } from '../pictures/picture.ts';
import { optionPictures, promptFigure, readCells } from '../pictures/read-drawing.ts';
import { capital } from '../pictures/rule-words.ts';
import { domains } from '../pictures/rules.ts';
import { isSlot, randomPicture, type ScaffoldName, type Slot, valuesFor } from '../pictures/scaffold.ts';
import { shapeNamed } from '../pictures/shapes.ts';
import { wordings } from '../wordings.ts';
import { doneToThird } from './applied.ts';
import { type Change, describeTogether, drawChange, isSwapOf } from './changes.ts';
import { analogyPlans, type Plan } from './difficulty-plans.ts';
import { type Analogy, layOptions, mistakeOf } from './options.ts';
import { follows } from './solver.ts';

/** What has to be turned or moved in the mind. */
const movements: readonly Attribute[] = ['place', 'turn', 'flip'];
const lopsided = ['L-shape', 'flag'].map(shapeNamed);

/** A picture of several shapes takes a plural verb. */
const becomes = (picture: Picture): string => (picture.length === 1 && picture[0]?.count === 1 ? 'becomes' : 'become');

/** A shape that shows a flip. There are two of them only, so their sizes and outlines differ where these are not what changes. */
function lopsidedPart(random: Random, { sorts }: Plan, scaffold: ScaffoldName, part: Layer): Layer {
  const isVaried = (attribute: 'size' | 'line'): boolean => scaffold === 'single' && !sorts.includes(attribute);
  return {
    ...part,
    shape: random.pick(lopsided),
    flip: random.int(0, 1),
    turn: random.pick([0, 6, 12, 18]),
    size: isVaried('size') ? random.pick([3, 4, 5]) : part.size,
    line: isVaried('line') && part.fill !== 1 ? random.pick([0, 1, 2]) : part.line,
  };
}

function makeAnalogy(random: Random, own: Plan): Made | undefined {
  const scaffold = random.pick(own.scaffolds);
  const poses = own.sorts.includes('turn') || own.sorts.includes('flip');
  const turning: Slot[] = poses ? [{ at: scaffold === 'nested' ? 1 : 0, attribute: 'turn' }] : [];
  const needed = own.must === undefined ? [] : [random.pick(own.must)];
  const sorts = [...needed, ...random.shuffle(own.sorts.filter((sort) => !needed.includes(sort)))];
  const swapsShading = scaffold === 'runner' && sorts.slice(0, own.changes).includes('swapFill');
  const draw = (): Picture => {
    const picture = randomPicture(random, scaffold, turning);
    // Shadings that either shape can have: hardly any other pair could be swapped.
    const fills = swapsShading ? random.sample(valuesFor(scaffold, { at: 1, attribute: 'fill' }, turning), 2) : [];
    return picture.map((part, at): Layer => {
      const shaded = { ...part, fill: fills[at] ?? part.fill };
      return at === 0 && own.sorts.includes('flip') ? lopsidedPart(random, own, scaffold, shaded) : shaded;
    });
  };
  const a = draw();
  const changes: Change[] = [];
  for (const sort of [...sorts, ...sorts]) {
    if (changes.length === own.changes) break;
    const change = drawChange(random, scaffold, sort, a, turning, own.eighths);
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
  const isSwapped = (attribute: Attribute): boolean => changes.some((change) => isSwapOf(change, attribute));
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
  // A shape that changes and is the first one again would only have to be copied from the second picture.
  if (changed.some(({ at }) => seenAs(a.slice(at, at + 1)) === seenAs(c.slice(at, at + 1)))) return undefined;
  // So would a place or a number that the second pair starts with as well.
  const startsAlike = changed.some(
    ({ at, attribute }) =>
      (attribute === 'place' || attribute === 'count') && a[at]?.[attribute] === c[at]?.[attribute],
  );
  if (startsAlike) return undefined;
  // From corner to corner may be round the edge or straight across: both have to lead to the same place.
  const leadsElsewhere = a.some(({ place: from }, at) => {
    const [to = from, own = from, end = from] = [b, c, right].map((picture) => picture[at]?.place);
    return from !== to && otherPlaces(from, to, own).some((place) => place !== end && place !== own);
  });
  if (leadsElsewhere) return undefined;
  // Stripes turn with their shape: on a turned one they would not look as they are called.
  if ([a, b, c, right].some((picture) => picture.some(({ fill, turn, flip }) => fill > 3 && turn + flip > 0)))
    return undefined;
  if (
    c.every((part, at) => part.shape === a[at]?.shape && part.fill === a[at]?.fill) ||
    seenAs(c) === seenAs(right) ||
    seenAs(a) === seenAs(b)
  )
    return undefined;
  // 'The small shape becomes like the big one' is as good a rule, and may lead to another picture.
  const becomesLike = (['shape', 'fill'] as const).some((attribute) => {
    const isAlike = ([one, other]: Picture): boolean => one?.[attribute] === other?.[attribute];
    return a.length === 2 && !isSwapped(attribute) && !isAlike(a) && isAlike(b) && !isAlike(right);
  });
  if (becomesLike) return undefined;
  const analogy: Analogy = { scaffold, turning, changes, a, b, c, right };
  const laid = layOptions(random, analogy, own.options);
  if (laid === undefined) return undefined;
  const found = follows(
    a,
    b,
    c,
    laid.map(({ value }) => value),
  );
  if (!isOnlyRight(laid, found)) return undefined;
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
      prompt: [
        worded(random, wordings.analogy),
        drawn({
          width: 266,
          height: 224,
          marks: [
            ...shown.map((picture, at) => pictureCell(picture, [at % 2 === 0 ? 4 : 162, at < 2 ? 4 : 120])),
            arrow(54),
            arrow(170),
          ],
          alt: `Two pairs. First pair: ${describe(a)} ${becomes(a)} ${describe(b)}. Second pair: ${describe(c)} ${becomes(c)} a question mark.`,
        }),
      ],
      hint: 'What has changed from the first picture to the second? What has stayed the same?',
      steps: [
        ...describeTogether(changes).map(({ words }) => capital(words)),
        'Nothing else changes from the first picture to the second, so keep everything else in the third picture the same.',
        `Now do the same to the third picture. ${doneToThird(scaffold, describeTogether(changes), c, right)}`,
      ],
      variant: shown.map((picture) => (picture === undefined ? '?' : seenAs(picture))).join(' '),
      features: {
        changes: changes.length,
        parts: a.length,
        moves: changed.filter(({ attribute }) => movements.includes(attribute)).length,
      },
    },
    laid.map((option) => ({ figure: pictureFigure(option.value), because: mistakeOf(analogy, option) })),
  );
}

/** Pictures that change in the same way. */
export const analogyGenerator = defineGenerator<Readonly<Record<Difficulty, Plan>>>({
  generatorId: 'n.analogy',
  version: 14,
  serves: analogyPlans,
  make: (random, { params, difficulty }) => makeAnalogy(random, params[difficulty]),
  solve(question) {
    const [a, b, c] = readCells(promptFigure(question));
    return a === undefined || b === undefined || c === undefined
      ? []
      : choices(follows(a, b, c, optionPictures(question)));
  },
});
