/** n.reflect: a drawing without symmetry is mirrored in a line, or in two lines one after the other. */

import type { Mark } from '@comet/contract/figure';
import type { Question } from '@comet/contract/question';
import type { Difficulty } from '@comet/domain/curriculum/subjects';
import { defineGenerator, type Made } from '../../kernel/generator.ts';
import type { Mistake } from '../../kernel/key.ts';
import { upper } from '../../kernel/letter-case.ts';
import { drawn } from '../../kernel/question-text.ts';
import type { Random } from '../../kernel/random.ts';
import { worded } from '../../kernel/wording.ts';
import { askDrawn, choices, isRight, layOut } from '../drawn-choice.ts';
import { cellOf, questionMark } from '../pictures/draw.ts';
import {
  describeEmblem,
  drawEmblem,
  drawnEmblem,
  type Emblem,
  type Pose,
  type Richness,
  whereIs,
} from '../pictures/emblem.ts';
import { modulo } from '../pictures/picture.ts';
import { after, contentOf, lookOf, mirrorIn, optionContent, shift } from '../pictures/point-sets.ts';
import { optionFigures, promptFigure } from '../pictures/read-drawing.ts';
import type { Point } from '../pictures/shapes.ts';
import { wordings } from '../wordings.ts';

type Line = 'upright' | 'level' | 'rising' | 'falling';
interface Plan {
  readonly lines: readonly Line[];
  readonly twice?: boolean;
  readonly richness: Richness;
  readonly options: 4 | 5;
}

const straight: readonly Line[] = ['upright', 'level'];
const slanting: readonly Line[] = ['rising', 'falling'];
const plan = (lines: readonly Line[], richness: Richness, options: 4 | 5 = 5, twice = false): Plan => ({
  lines,
  richness,
  options,
  twice,
});

const ladders: Readonly<Record<number, Readonly<Record<Difficulty, Plan>>>> = {
  430601: { easy: plan(['upright'], 0, 4), medium: plan(['upright'], 1, 4), hard: plan(['upright'], 2, 4) },
  440701: { easy: plan(straight, 0), medium: plan(straight, 1), hard: plan(straight, 2) },
  450701: { easy: plan(slanting, 0), medium: plan(slanting, 1), hard: plan(slanting, 2) },
  460701: { easy: plan(slanting, 1), medium: plan(slanting, 2), hard: plan(straight, 1, 5, true) },
  470501: { easy: plan(slanting, 2), medium: plan(straight, 1, 5, true), hard: plan(straight, 2, 5, true) },
};

/**
 * Each line: how it turns a mirrored picture, where the picture and the question mark stand, where the line is drawn, what the
 * mirror does, and what of that no turn does.
 */
const layouts: Readonly<
  Record<
    Line,
    {
      degrees: number;
      from: Point;
      to: Point;
      line: readonly [Point, Point];
      words: string;
      unlikeTurns: string;
      alt: string;
    }
  >
> = {
  upright: {
    degrees: 0,
    from: [0, 10],
    to: [120, 10],
    line: [
      [110, 0],
      [110, 120],
    ],
    words: 'Left and right change places; top and bottom stay.',
    unlikeTurns: 'In this mirror top and bottom stay where they are.',
    alt: 'an upright dashed mirror line to the right of it',
  },
  level: {
    degrees: 180,
    from: [10, 0],
    to: [10, 120],
    line: [
      [0, 110],
      [120, 110],
    ],
    words: 'Top and bottom change places; left and right stay.',
    unlikeTurns: 'In this mirror left and right stay where they are.',
    alt: 'a level dashed mirror line below it',
  },
  rising: {
    degrees: 90,
    from: [0, 0],
    to: [120, 120],
    line: [
      [10, 210],
      [210, 10],
    ],
    words: 'The line slants: top and right change places, and so do left and bottom.',
    unlikeTurns: 'In this mirror top and right change places.',
    alt: 'a dashed mirror line that slants from the bottom left to the top right',
  },
  falling: {
    degrees: 270,
    from: [120, 0],
    to: [0, 120],
    line: [
      [10, 10],
      [210, 210],
    ],
    words: 'The line slants: top and left change places, and so do right and bottom.',
    unlikeTurns: 'In this mirror top and left change places.',
    alt: 'a dashed mirror line that slants from the top left to the bottom right',
  },
};

const mirrorLine = ([from, to]: readonly [Point, Point]): Mark => ({
  kind: 'line',
  from: [...from],
  to: [...to],
  stroke: 'accent',
  strokeWidth: 3,
  dashed: true,
});

const poseName = ({ flip, degrees }: Pose): string => `${flip}${degrees}`;
const mirror = (pose: Pose, line: Line): Pose => ({
  flip: !pose.flip,
  degrees: modulo(layouts[line].degrees - pose.degrees, 360),
});

/** What a wrong picture did instead of one reflection. */
function missedInOne(shown: Pose, start: Pose, line: Line): Mistake {
  if (shown.flip !== start.flip)
    return { id: 'n.reflect/other-line', says: 'This one is flipped, but in another mirror line.' };
  if (shown.degrees === start.degrees)
    return { id: 'n.reflect/slid', says: 'This one is only slid across the line. A mirror image is flipped over.' };
  const amount = modulo(shown.degrees - start.degrees, 360) === 180 ? 'half a turn' : 'a quarter turn';
  return {
    id: 'n.reflect/turned-not-mirrored',
    says: `This one makes ${amount}. It is not flipped over. ${layouts[line].unlikeTurns}`,
  };
}

/** What a wrong picture did instead of both reflections. */
function missedInTwo(shown: Pose, start: Pose): Mistake {
  if (shown.flip === start.flip)
    return shown.degrees === start.degrees
      ? { id: 'n.reflect/slid', says: 'This one has not changed at all. Flip it in each mirror line.' }
      : {
          id: 'n.reflect/quarter-turn',
          says: 'This one makes a quarter turn. Two mirrors like these make half a turn.',
        };
  const only = straight.find((line) => poseName(mirror(start, line)) === poseName(shown));
  if (only === undefined)
    return {
      id: 'n.reflect/other-line',
      says: 'This one is flipped once, in a slanting line. Do one mirror at a time.',
    };
  const [done, left] = only === 'upright' ? ['vertical', 'horizontal'] : ['horizontal', 'vertical'];
  return {
    id: 'n.reflect/one-mirror-only',
    says: `This one is flipped in the ${done} line only. Flip it in the ${left} line too.`,
  };
}

function figureOf(drawn: Mark, lines: readonly Line[], described: string) {
  const [first = 'upright'] = lines;
  const layout = layouts[first];
  const alt = `A picture, ${layout.alt}, and a question mark. The picture: ${described}`;
  if (lines.length === 2)
    return {
      width: 220,
      height: 220,
      marks: [
        cellOf([drawn], [0, 0]),
        mirrorLine([
          [110, 0],
          [110, 220],
        ]),
        mirrorLine([
          [0, 110],
          [220, 110],
        ]),
        cellOf([questionMark], [120, 120]),
      ],
      alt: `A picture at the top left, two dashed mirror lines that cross, and a question mark at the bottom right. The picture: ${described}`,
    };
  const size: Point = first === 'upright' ? [220, 120] : first === 'level' ? [120, 220] : [220, 220];
  return {
    width: size[0],
    height: size[1],
    marks: [cellOf([drawn], layout.from), mirrorLine(layout.line), cellOf([questionMark], layout.to)],
    alt,
  };
}

/** How far a drawing reaches along one axis. */
function reach({ parts }: Emblem, axis: 0 | 1): number {
  const values = parts.flatMap((part) => (part.kind === 'stick' ? [part.from[axis], part.to[axis]] : [part.at[axis]]));
  return Math.max(...values) - Math.min(...values);
}

/** Whether a drawing suits two mirrors: it is as high as wide, for a wrong one lying on its side would be seen at a glance. */
const suitsTwo = (emblem: Emblem, richness: Richness): boolean =>
  reach(emblem, 0) === reach(emblem, 1) &&
  (richness < 2 ||
    emblem.parts.filter((part) => part.kind !== 'stick' && !(part.kind === 'cell' && part.look === 0)).length > 2);

function makeReflect(random: Random, own: Plan): Made | undefined {
  const emblem = drawnEmblem(random, own.richness);
  if (emblem === undefined) return undefined;
  const lines: readonly Line[] = own.twice === true ? ['upright', 'level'] : [random.pick(own.lines)];
  const start: Pose = { flip: random.chance(1, 2), degrees: random.pick([0, 90, 180, 270]) };
  const right = lines.reduce(mirror, start);
  const degrees = [right.degrees, ...random.shuffle([90, 180, 270]).map((turn) => modulo(right.degrees + turn, 360))];
  const laid = layOut(
    random,
    own.options,
    (one, two): Pose => ({ flip: two === 0 ? right.flip : !right.flip, degrees: degrees[one] ?? 0 }),
    poseName,
    'first',
  );
  if (laid === undefined) return undefined;
  const { word, at } = emblem.landmark;
  const isTwice = lines.length === 2;
  if (isTwice && !suitsTwo(emblem, own.richness)) return undefined;
  // A part that a mirror leaves where it is would tell nothing of it to a child who follows it.
  const places = [0, ...lines.keys()].map((_, done) => whereIs(at, lines.slice(0, done).reduce(mirror, start)));
  if (places.some((place, step) => place === places[step + 1])) return undefined;
  return askDrawn(
    {
      prompt: [
        worded(random, isTwice ? wordings.reflectionTwice : wordings.reflection),
        drawn(figureOf(drawEmblem(emblem, start), lines, describeEmblem(emblem, start))),
      ],
      hint: isTwice
        ? `Follow ${word}. Where is it after the first mirror? Then do the second mirror.`
        : `Follow ${word}. How far is it from the mirror line?`,
      steps: [
        ...(isTwice
          ? ['The vertical line swaps left and right. Then the horizontal line swaps top and bottom.']
          : [layouts[lines[0] ?? 'upright'].words]),
        `${upper(word)} starts ${whereIs(at, start)}.`,
        ...(isTwice
          ? [`After the first mirror it is ${places[1] ?? ''}.`, `After both mirrors it is ${whereIs(at, right)}.`]
          : [`In the mirror it is ${whereIs(at, right)}.`]),
        isTwice
          ? 'Check another part in both mirrors too.'
          : 'Check another part too. Each part is as far behind the line as it was in front of it.',
      ],
      variant: `${lines.join('+')} ${poseName(start)} ${JSON.stringify(emblem.parts)}`,
      features: {
        parts: emblem.parts.length,
        slanting: lines.some((line) => slanting.includes(line)) ? 1 : 0,
        mirrors: lines.length,
      },
    },
    laid.map(({ value, off }) => ({
      figure: {
        width: 100,
        height: 100,
        marks: [cellOf([drawEmblem(emblem, value)], [0, 0])],
        alt: describeEmblem(emblem, value),
      },
      because: isRight(off)
        ? undefined
        : isTwice
          ? missedInTwo(value, start)
          : missedInOne(value, start, lines[0] ?? 'upright'),
    })),
  );
}

/** Mirrors the drawn picture in the drawn lines, one after the other, and compares it with the options point by point. */
function solveReflect(question: Question): number[] {
  const { marks } = promptFigure(question);
  const cells = marks.filter(({ kind }) => kind === 'group');
  const asked = cells.find((cell) => contentOf(cell).marks.some(({ kind }) => kind === 'text'));
  const shown = cells.find((cell) => cell !== asked);
  if (asked === undefined || shown === undefined) return [];
  const [from, to] = [contentOf(shown), contentOf(asked)];
  let motion = shift(from.at[0], from.at[1]);
  for (const mark of marks) if (mark.kind === 'line') motion = after(mirrorIn(mark.from, mark.to), motion);
  const wanted = lookOf(from.marks, after(shift(-to.at[0], -to.at[1]), motion));
  return optionFigures(question).flatMap((figure, place) => (lookOf(optionContent(figure)) === wanted ? [place] : []));
}

/** Mirror images. */
export const reflectGenerator = defineGenerator<Readonly<Record<Difficulty, Plan>>>({
  generatorId: 'n.reflect',
  version: 7,
  serves: ladders,
  make: (random, { params, difficulty }) => makeReflect(random, params[difficulty]),
  solve: (question) => choices(solveReflect(question)),
});
