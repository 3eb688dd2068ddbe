/** n.rotate: a drawing without symmetry is turned, or flipped and turned; mirror images and wrong turns stand beside it. */

import type { Mark } from '@comet/contract/figure';
import type { Question } from '@comet/contract/question';
import type { Difficulty } from '@comet/domain/curriculum/subjects';
import { defineGenerator, type Made } from '../../kernel/generator.ts';
import { drawn } from '../../kernel/question-text.ts';
import type { Random } from '../../kernel/random.ts';
import { worded } from '../../kernel/wording.ts';
import { askDrawn, choices, isRight, layOut } from '../drawn-choice.ts';
import { cellOf, questionMark } from '../pictures/draw.ts';
import {
  changedEmblem,
  describeEmblem,
  drawEmblem,
  drawnEmblem,
  type Emblem,
  type Pose,
  type Richness,
  toldPoses,
  whereIs,
} from '../pictures/emblem.ts';
import { modulo } from '../pictures/picture.ts';
import { after, contentOf, lookOf, type Motion, mirrorIn, optionContent, turnAbout } from '../pictures/point-sets.ts';
import { optionFigures, promptFigure, promptText } from '../pictures/read-drawing.ts';
import { wordings } from '../wordings.ts';
import { amounts, checkOf, flips, mistakes, partChanged, sideWords, whereTo, wrongTurn } from './words-and-mistakes.ts';

/** `turn`: a told turn; `compound`: a flip and a turn; `isTurn`, `isFlip`: which picture is a turn, or a mirror image, of this one. */
type Form = 'turn' | 'compound' | 'isTurn' | 'isFlip';
interface Plan {
  readonly forms: readonly Form[];
  readonly degrees: readonly number[];
  readonly richness: readonly Richness[];
  readonly options: 4 | 5;
}

const quarters = [90, 270];
const halves = [90, 180, 270];
const eighths = [45, 135, 225, 315];
const plan = (
  forms: readonly Form[],
  degrees: readonly number[],
  richness: readonly Richness[],
  options: 4 | 5 = 5,
): Plan => ({ forms, degrees, richness, options });

/** What each sub-topic asks at each difficulty. */
export const rotationPlans: Readonly<Record<number, Readonly<Record<Difficulty, Plan>>>> = {
  430602: {
    easy: plan(['turn'], [90], [0], 4),
    medium: plan(['turn'], quarters, [1], 4),
    hard: plan(['turn'], quarters, [2], 4),
  },
  440702: {
    easy: plan(['turn'], quarters, [0]),
    medium: plan(['turn'], halves, [1]),
    hard: plan(['turn'], halves, [2]),
  },
  440703: {
    easy: plan(['isTurn'], quarters, [0]),
    medium: plan(['isTurn', 'isFlip'], halves, [1]),
    hard: plan(['isTurn', 'isFlip'], halves, [2]),
  },
  450702: {
    easy: plan(['turn'], [45, 315], [0]),
    medium: plan(['turn'], eighths, [1]),
    hard: plan(['turn'], eighths, [2]),
  },
  450703: {
    easy: plan(['isTurn', 'isFlip'], halves, [1]),
    medium: plan(['isTurn', 'isFlip'], halves, [1, 2]),
    hard: plan(['isTurn', 'isFlip', 'compound'], halves, [2]),
  },
  460702: {
    easy: plan(['compound'], quarters, [0]),
    medium: plan(['compound'], halves, [1]),
    hard: plan(['compound'], [...halves, ...eighths], [2]),
  },
  460703: {
    easy: plan(['isTurn', 'isFlip'], halves, [2]),
    medium: plan(['isTurn', 'isFlip'], [...halves, ...eighths], [1, 2]),
    hard: plan(['isTurn', 'isFlip'], eighths, [1, 2]),
  },
  470502: {
    easy: plan(['compound'], halves, [1]),
    medium: plan(['compound'], [...halves, ...eighths], [2]),
    hard: plan(['compound'], eighths, [2]),
  },
  470503: {
    easy: plan(['isTurn', 'isFlip'], [...halves, ...eighths], [1, 2]),
    medium: plan(['isTurn', 'isFlip'], eighths, [1, 2]),
    hard: plan(['isTurn', 'isFlip'], eighths, [2]),
  },
};

/** A curved arrow that shows the turn: as much of a circle, around the top, as the picture turns. */
function turnArrow(x: number, y: number, degrees: number): Mark {
  const radius = 22;
  const amount = Math.min(degrees, 360 - degrees);
  const round = (value: number): number => Math.round(value * 10) / 10 + 0;
  const angle = ((amount / 2) * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  /** A point of the head: so far along the way the arrow points, and so far outwards. */
  const headPoint = (along: number, out: number): [number, number] => [
    round((radius + out) * sin + along * cos),
    round(-(radius + out) * cos + along * sin),
  ];
  const [endX, endY] = headPoint(0, 0);
  return {
    kind: 'group',
    move: [x, y + 14],
    ...(degrees < 180 ? {} : { flip: true }),
    marks: [
      {
        kind: 'path',
        d: `M ${-endX} ${endY} A ${radius} ${radius} 0 0 1 ${endX} ${endY}`,
        fill: 'none',
        stroke: 'accent',
        strokeWidth: 4,
      },
      { kind: 'polygon', points: [headPoint(0, -7), headPoint(0, 7), headPoint(11, 0)], fill: 'accent' },
    ],
  };
}

const plainArrow = (x: number, y: number): Mark => ({
  kind: 'line',
  from: [x - 18, y],
  to: [x + 18, y],
  arrow: true,
  stroke: 'accent',
  strokeWidth: 4,
});

const poseName = (emblem: Emblem, pose: Pose): string =>
  `${pose.flip}/${modulo(pose.degrees, 360)}/${emblem.parts.map((part) => JSON.stringify(part)).join()}`;

function turnInWords(
  random: Random,
  { degrees, options }: Plan,
  emblem: Emblem,
  isCompound: boolean,
): Made | undefined {
  const turn = random.pick(degrees);
  const flip = random.pick(['across', 'over'] as const);
  const first: Pose = { flip: random.chance(1, 2), degrees: random.pick([0, 90, 180, 270]) };
  const between: Pose = isCompound
    ? { flip: !first.flip, degrees: modulo((flip === 'over' ? 180 : 0) - first.degrees, 360) }
    : first;
  const right: Pose = { flip: between.flip, degrees: modulo(between.degrees + turn, 360) };
  const opposite = modulo(right.degrees + (turn === 180 ? 90 : -2 * turn), 360);
  const isEighth = turn % 90 !== 0;
  const others = [
    opposite,
    modulo(right.degrees + (isEighth ? (turn % 135 === 0 ? 90 : 180) : 180), 360),
    modulo(right.degrees + (isEighth ? 270 : 270), 360),
  ].filter((other) => other !== right.degrees);
  const turns = [right.degrees, ...new Set(random.shuffle(others))];
  const laid = layOut(
    random,
    options,
    (one, two): Pose | undefined => {
      const own = turns[one];
      return own === undefined ? undefined : { flip: two === 0 ? right.flip : !right.flip, degrees: own };
    },
    (pose) => poseName(emblem, pose),
    'first',
  );
  if (laid === undefined) return undefined;
  const before = whereIs(emblem.landmark.at, first);
  const words = amounts[turn] ?? '';
  return askDrawn(
    {
      prompt: [
        worded(random, isCompound ? wordings.flipAndTurn({ flip: flips[flip], amount: words }) : wordings.turn(words)),
        drawn({
          width: 260,
          height: 100,
          marks: [
            cellOf([drawEmblem(emblem, first)], [0, 0]),
            isCompound || turn === 180 ? plainArrow(130, 50) : turnArrow(130, 50, turn),
            cellOf([questionMark], [160, 0]),
          ],
          alt: `A picture, an arrow and a question mark. The picture: ${describeEmblem(emblem, first)}`,
        }),
      ],
      hint: `Follow ${emblem.landmark.word}. Where does it start?`,
      steps: [
        `Keep your eye on ${emblem.landmark.word}: it starts ${before}.`,
        ...(isCompound
          ? [`When the picture is ${flips[flip]}, ${whereTo(before, whereIs(emblem.landmark.at, between))}.`]
          : []),
        `After ${words} it is ${whereIs(emblem.landmark.at, right)}.`,
        checkOf(emblem, isCompound ? [first, between, right] : [first, right]),
      ],
      variant: `${isCompound ? flip : 'turn'} ${turn} from ${poseName(emblem, first)}`,
      features: { parts: emblem.parts.length, eighths: isEighth ? 1 : 0, moves: isCompound ? 2 : 1 },
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
        : off[1] === 0
          ? wrongTurn(modulo(value.degrees - between.degrees, 360), turn, isCompound)
          : isCompound
            ? modulo(value.degrees - first.degrees - turn, 360) === 0
              ? mistakes.notFlipped
              : mistakes.notFlippedEither
            : off[0] === 0
              ? mistakes.flipped
              : mistakes.flippedToo,
    })),
  );
}

function which(random: Random, { degrees, options }: Plan, emblem: Emblem, wantsFlip: boolean): Made | undefined {
  const changed = [changedEmblem(random, emblem), changedEmblem(random, emblem)];
  const emblems = [emblem, ...changed.flatMap((own) => (own === undefined ? [] : [own]))];
  if (emblems.length < 3) return undefined;
  const looks = emblems.map(toldPoses);
  const known = new Set(looks[0]);
  if (looks.slice(1).some(([text = '', ...rest]) => known.has(text) || new Set([text, ...rest]).size < 16))
    return undefined;
  if (looks[1]?.some((text) => looks[2]?.includes(text))) return undefined;
  // All options stand straight or all slant, so that none stands out by that.
  const slants = random.pick(degrees) % 90 !== 0;
  const turns = degrees.filter((turn) => (turn % 90 !== 0) === slants);
  const laid = layOut(
    random,
    options,
    (one, two): { emblem: Emblem; pose: Pose } => ({
      emblem: emblems[one] ?? emblem,
      pose: { flip: (two === 0) === wantsFlip, degrees: random.pick(turns) },
    }),
    (own) => poseName(own.emblem, own.pose),
    'first',
  );
  if (laid === undefined) return undefined;
  const right = laid.find(({ off }) => isRight(off));
  const told = sideWords(emblem, emblems.slice(1), wantsFlip);
  return askDrawn(
    {
      prompt: [
        worded(random, wantsFlip ? wordings.isFlip : wordings.isTurn),
        drawn({
          width: 200,
          height: 100,
          marks: [cellOf([drawEmblem(emblem, { flip: false, degrees: 0 })], [50, 0])],
          alt: `A picture: ${describeEmblem(emblem, { flip: false, degrees: 0 })}`,
        }),
      ],
      hint: told.hint,
      steps: [
        ...told.steps,
        `In the answer ${emblem.landmark.word} is ${whereIs(emblem.landmark.at, right?.value.pose ?? { flip: false, degrees: 0 })}.`,
      ],
      variant: `${wantsFlip ? 'mirror' : 'turned'} ${poseName(emblem, { flip: false, degrees: 0 })}`,
      features: { parts: emblem.parts.length, eighths: slants ? 1 : 0, moves: 1 },
    },
    laid.map(({ value, off }) => ({
      figure: {
        width: 100,
        height: 100,
        marks: [cellOf([drawEmblem(value.emblem, value.pose)], [0, 0])],
        alt: describeEmblem(value.emblem, value.pose),
      },
      because: isRight(off)
        ? undefined
        : off[0] !== 0
          ? partChanged(emblem, value.emblem, off[1] !== 0, wantsFlip)
          : wantsFlip
            ? mistakes.notFlipped
            : mistakes.flipped,
    })),
  );
}

/** Turns the drawn picture and compares it with the options, point by point. */
function solveRotate(question: Question): number[] {
  const text = promptText(question);
  const [cell] = promptFigure(question).marks;
  if (cell === undefined) return [];
  const { marks } = contentOf(cell);
  const looks = (motions: readonly Motion[]): Set<string> => new Set(motions.map((motion) => lookOf(marks, motion)));
  const middle: [number, number] = [50, 50];
  const upright = mirrorIn([50, 0], [50, 100]);
  const eighth = [0, 45, 90, 135, 180, 225, 270, 315].map((degrees) => turnAbout(middle, degrees));
  const asked = Object.entries(amounts).find(([, words]) => text.includes(words));
  const turn = turnAbout(middle, Number(asked?.[0] ?? 0));
  const wanted = /mirror (?:image|picture)/.test(text)
    ? looks(eighth.map((own) => after(own, upright)))
    : text.includes('not flipped over')
      ? looks(eighth)
      : text.includes(flips.across)
        ? looks([after(turn, upright)])
        : text.includes(flips.over)
          ? looks([after(turn, mirrorIn([0, 50], [100, 50]))])
          : looks([turn]);
  return optionFigures(question).flatMap((figure, place) => (wanted.has(lookOf(optionContent(figure))) ? [place] : []));
}

/** Turned and mirrored drawings. */
export const rotateGenerator = defineGenerator<Readonly<Record<Difficulty, Plan>>>({
  generatorId: 'n.rotate',
  version: 10,
  serves: rotationPlans,
  make(random, { params, difficulty }) {
    const own = params[difficulty];
    const form = random.pick(own.forms);
    const emblem = drawnEmblem(random, random.pick(own.richness));
    if (emblem === undefined) return undefined;
    return form === 'turn' || form === 'compound'
      ? turnInWords(random, own, emblem, form === 'compound')
      : which(random, own, emblem, form === 'isFlip');
  },
  solve: (question) => choices(solveRotate(question)),
});
