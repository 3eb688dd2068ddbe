/** m.bearings: three-figure bearings, the way back, and compass points. */

import type { Figure, Mark } from '@comet/contract/figure';
import { type Form, generatorOfForms } from '../../kernel/forms.ts';
import { upper } from '../../kernel/letter-case.ts';
import { drawn } from '../../kernel/question-text.ts';
import type { Random } from '../../kernel/random.ts';
import { chosen, seeSentences } from '../../kernel/seen.ts';
import { chooseText } from '../ask.ts';
import { angleMark, measured } from '../marked-angle.ts';
import { bearingOf, label, minus, type Point, plus, segment, spot, way } from '../vector.ts';
import { facing, turnUndone } from './at-the-turn.ts';
import {
  added,
  bearingIs,
  directionOf,
  inCircle,
  mistake,
  named,
  type Params,
  sense,
  three,
  travellers,
  turnRound,
  wrongFor,
} from './bearing-kit.ts';

interface Placed {
  readonly figure: Figure;
  readonly turnText: string;
}

/** Two places, north at the first, and one angle between north and the line. */
function bearingFigure(bearing: number, from: string, to: string, isMarkedClockwise: boolean): Placed {
  const [centre, reach] = [[160, 120] as Point, 84];
  const end = plus(centre, way(directionOf(bearing), reach));
  const north = plus(centre, [0, -92]);
  const sweep = isMarkedClockwise ? bearing : 360 - bearing;
  const start = isMarkedClockwise ? directionOf(bearing) : 90;
  const line = (a: Point, b: Point): Mark => segment(a, b, 2.5);
  const away = plus(centre, way(directionOf(bearing) + (bearing > 180 ? 90 : -90), 18));
  return {
    turnText: `${sweep}°`,
    figure: {
      width: 320,
      height: 240,
      marks: [
        line(centre, north),
        line(centre, end),
        ...angleMark({ at: centre, start: ((start % 360) + 360) % 360, sweep, text: `${sweep}°` }),
        {
          kind: 'polygon',
          points: [spot(plus(north, [0, -8])), spot(plus(north, [-6, 6])), spot(plus(north, [6, 6]))],
          fill: 'ink',
          stroke: 'ink',
          strokeWidth: 1,
        },
        label(plus(north, [14, 2]), 'N', 15),
        label([away[0], away[1] + (Math.abs(bearing - 180) < 60 ? 0 : 16)], from, 16),
        label(plus(end, way(directionOf(bearing), 14)), to, 16),
      ],
      alt: `North is up at ${from}. A line goes from ${from} to ${to}. The angle between north and the line, ${isMarkedClockwise ? 'clockwise' : 'anticlockwise'} from north, is ${sweep} degrees.`,
    },
  };
}

/** A marked angle is only copied, unless it needs a zero in front or is on the other side. */
function drawBearing(random: Random, isEasy: boolean): number {
  if (!isEasy) return random.int(200, 325);
  return 5 * (random.chance(1, 3) ? random.int(3, 19) : random.int(40, 65));
}

const letters = [
  ['A', 'B'],
  ['P', 'Q'],
  ['S', 'T'],
  ['H', 'K'],
] as const;

/** A bearing from an angle in a drawing. */
const fromDrawing: Form<Params> = {
  weight: ({ difficulty }) => ({ easy: 5, medium: 4, hard: 0 })[difficulty],
  make(random, { difficulty }) {
    const bearing = drawBearing(random, difficulty === 'easy');
    const [from, to] = random.pick(letters);
    const direct = bearing <= 180;
    const { figure, turnText } = bearingFigure(bearing, from, to, direct);
    return chooseText(
      random,
      {
        prompt: [`What is the bearing of ${to} from ${from}?`, drawn(figure)],
        hint: 'Start at north and turn clockwise until you face the other place.',
        steps: [
          direct
            ? `The marked angle goes clockwise from north: ${turnText}.`
            : `The marked angle goes the other way round: ${turnText}.`,
          ...(direct ? [] : [`Clockwise it is 360 − ${360 - bearing} = ${bearing}.`]),
          bearingIs(bearing),
        ],
        variant: `drawing ${from} ${bearing} ${direct}`,
        features: { steps: direct ? 1 : 2, reflex: bearing > 180 ? 1 : 0, back: 0 },
      },
      three(bearing),
      wrongFor(
        random,
        bearing,
        [],
        [
          [360 - bearing, named.wrongWay],
          [
            bearing + 180,
            mistake('from-the-other-place', `That is the bearing of ${from} from ${to}. Start at ${from}.`),
          ],
          [180 - bearing, named.south],
          [bearing - 90, named.east],
        ],
      ),
      { layout: 'grid' },
    );
  },
  solve(seen) {
    if (!/^What is the bearing of [A-Z] from [A-Z]\?$/.test(seen.text) || seen.figure === undefined) return undefined;
    const [north, line] = seen.figure.marks.flatMap((mark) => (mark.kind === 'line' ? [mark] : []));
    if (north === undefined || line === undefined || measured(seen.figure) === undefined) return [];
    const turn = (bearingOf(minus(north.to, north.from)) - bearingOf(minus(line.to, line.from)) + 720) % 360;
    return chosen(seen, (option) => option === three(Math.round(turn)));
  },
};

const places = [
  ['a lighthouse', 'a ship'],
  ['a camp', 'a lake'],
  ['a church', 'a windmill'],
  ['an airport', 'a plane'],
  ['a harbour', 'an island'],
  ['a tower', 'a bridge'],
  ['a school', 'a park'],
  ['a barn', 'a well'],
] as const;
const the = (place: string): string => place.replace(/^an? /, 'the ');

/** The bearing of the way back. */
const back: Form<Params> = {
  weight: ({ difficulty }) => ({ easy: 1, medium: 3, hard: 0 })[difficulty],
  make(random, { difficulty }) {
    const bearing = difficulty === 'easy' ? 10 * random.int(2, 17) : random.int(20, 170);
    if (difficulty !== 'easy' && bearing % 10 === 0) return undefined;
    const [from, to] = random.pick(places);
    const right = (bearing + 180) % 360;
    return chooseText(
      random,
      {
        prompt: `The bearing of ${to} from ${from} is ${three(bearing)}. What is the bearing of ${the(from)} from ${the(to)}?`,
        hint: 'To go back you turn round by half a turn.',
        steps: [
          `Half a turn is 180°. ${bearing < 180 ? `Add it: ${bearing} + 180 = ${right}.` : `Subtract it: ${bearing} − 180 = ${right}.`}`,
          bearingIs(right),
        ],
        variant: `back ${from} ${bearing}`,
        features: { steps: 2, reflex: bearing > 180 ? 1 : 0, back: 1 },
      },
      three(right),
      wrongFor(
        random,
        right,
        [],
        [
          [360 - bearing, named.from360],
          [bearing, named.given],
          [bearing + 90, named.quarter],
          [180 - bearing, named.from180],
        ],
      ),
      { layout: 'grid' },
    );
  },
  solve(seen) {
    const [, bearing] = /is (\d{3})°\. What is the bearing of the .* from the /.exec(seen.text) ?? [];
    if (bearing === undefined) return undefined;
    const away = way(directionOf(Number(bearing)), 100);
    const home = bearingOf(minus([0, 0], away));
    return chosen(seen, (option) => option === three(Math.round(90 - home)));
  },
};

const compass = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'] as const;

/** A turn from a compass point. */
const turn: Form<Params> = {
  weight: ({ difficulty }) => ({ easy: 3, medium: 3, hard: 0 })[difficulty],
  make(random, { difficulty }) {
    const at = random.int(difficulty === 'easy' ? 1 : 0, 7);
    const by = difficulty === 'easy' ? 0 : random.pick([25, 30, 35, 45, 60, 65, 90, 120, 135]);
    const clockwise = random.chance(1, 2);
    const ends = 45 * at + (clockwise ? by : -by);
    const right = (ends + 360) % 360;
    if (right === 0) return undefined;
    const facing = compass[at] ?? '';
    const thing = random.pick(['ship', 'plane', 'robot', 'boat', 'drone'] as const);
    return chooseText(
      random,
      {
        prompt:
          by === 0
            ? `A ${thing} is heading ${facing}. What is its bearing?`
            : `A ${thing} is heading ${facing}, then turns ${by}° ${clockwise ? 'clockwise' : 'anticlockwise'}. What is its bearing now?`,
        hint: 'Each of the eight compass points is 45° further clockwise from north.',
        steps: [
          at === 0
            ? 'North is 000°: every bearing starts there.'
            : `${upper(facing)} is ${at === 1 ? '' : `${at} × 45° = `}${45 * at}° clockwise from north.`,
          ...(by === 0
            ? []
            : [
                `${clockwise ? 'Clockwise adds' : 'Anticlockwise subtracts'} ${by}°: ${added(45 * at, clockwise ? by : -by)}`,
              ]),
          bearingIs(right),
        ],
        variant: `turn ${thing} ${at} ${clockwise ? by : -by}`,
        features: { steps: by === 0 ? 1 : 2, reflex: right > 180 ? 1 : 0, back: 0 },
      },
      three(right),
      wrongFor(
        random,
        right,
        by === 0
          ? []
          : [
              [45 * at, mistake('before-the-turn', 'That is the bearing before the turn.')],
              [45 * at + (clockwise ? -by : by), named.turnedBack],
            ],
        [
          [360 - right, named.wrongWay],
          [right - 90, named.east],
          [right + 180, named.opposite],
          [right + 45, named.nextPoint],
        ],
      ),
      { layout: 'grid' },
    );
  },
  solve(seen) {
    const [, facing, by = '0', sense] =
      /^A \w+ is heading ([a-z-]+)(?:, then turns (\d+)° (clockwise|anticlockwise))?\. What is its bearing/.exec(
        seen.text,
      ) ?? [];
    if (facing === undefined) return undefined;
    let degrees = 0;
    for (const point of compass) {
      if (point === facing) break;
      degrees += 45;
    }
    for (let step = 0; step < Number(by); step++) degrees = (degrees + (sense === 'clockwise' ? 1 : 359)) % 360;
    return chosen(seen, (option) => option === three(degrees));
  },
};

/** A way with a turn: the direction it ends in, or the bearing of the turning point from its end. */
const journey: Form<Params> = {
  weight: ({ difficulty }) => ({ easy: 0, medium: 2, hard: 3 })[difficulty],
  make(random, { difficulty }) {
    const [who, verb] = random.pick(travellers);
    const bearing = random.int(21, 339);
    const [by, again] = [random.int(25, 140), random.int(25, 140)];
    const clockwise = random.chance(1, 2);
    const looksBack = difficulty === 'hard';
    const turned = (degrees: number, isClockwise: boolean): number => degrees + (isClockwise ? by : -by);
    const after = turned(bearing, clockwise);
    const end = looksBack ? after + 180 : after + (clockwise ? -again : again);
    const right = inCircle(end);
    if (right === 0 || Math.abs(by - again) < 12) return undefined;
    return chooseText(
      random,
      {
        prompt: looksBack
          ? `${who} ${verb} from A to B on a bearing of ${three(bearing)}. At B it turns ${by}° ${sense(clockwise)} and ${verb} on to C. What is the bearing of B from C?`
          : `${who} ${verb} on a bearing of ${three(bearing)}. It turns ${by}° ${sense(clockwise)}, and later ${again}° ${sense(!clockwise)}. What is its bearing then?`,
        hint: looksBack
          ? 'On which bearing does it go from B to C? Then look back.'
          : 'Clockwise adds degrees, anticlockwise takes them away.',
        steps: [
          `After ${looksBack ? 'the' : 'the first'} turn: ${added(bearing, clockwise ? by : -by)}`,
          looksBack
            ? `Looking back from C is half a turn: ${turnRound(inCircle(after))}`
            : `After the second turn: ${added(inCircle(after), clockwise ? -again : again)}`,
          bearingIs(right),
        ],
        variant: `journey ${looksBack} ${bearing} ${clockwise ? by : -by} ${again}`,
        features: { steps: looksBack ? 4 : 3, reflex: right > 180 ? 1 : 0, back: looksBack ? 1 : 0 },
      },
      three(right),
      looksBack
        ? wrongFor(
            random,
            right,
            [
              [after, named.onward],
              [turned(bearing, !clockwise) + 180, named.turnedBack],
            ],
            [
              [bearing + 180, named.noTurn],
              [turned(bearing, !clockwise), named.both],
              [360 - right, named.wrongWay],
            ],
          )
        : wrongFor(
            random,
            right,
            [
              [
                after + (clockwise ? again : -again),
                mistake('turns-other-way', `You turned ${sense(clockwise)} both times.`),
              ],
              [after, mistake('one-turn-only', 'You left out the second turn.')],
            ],
            [
              [bearing + (clockwise ? -again : again), mistake('forgets-turn', 'You left out the first turn.')],
              [
                turned(bearing, !clockwise) + (clockwise ? again : -again),
                mistake('turns-other-way', 'You turned the other way both times.'),
              ],
              [360 - right, named.wrongWay],
            ],
          ),
      { layout: 'grid' },
    );
  },
  solve(seen) {
    const [, start] = /on a bearing of (\d{3})°\. (?:At B it|It) turns/.exec(seen.text) ?? [];
    if (start === undefined) return undefined;
    let degrees = Number(start);
    for (const [, by, sense] of seen.text.matchAll(/(\d+)° (clockwise|anticlockwise)/g))
      for (let step = 0; step < Number(by); step++) degrees = (degrees + (sense === 'clockwise' ? 1 : 359)) % 360;
    if (seen.text.endsWith('of B from C?')) {
      const away = way(directionOf(degrees), 100);
      degrees = Math.round(90 - bearingOf(minus([0, 0], away)));
    }
    return chosen(seen, (option) => option === three(degrees));
  },
};

/** The generator of m.bearings. */
export const bearings = generatorOfForms<Params>({
  generatorId: 'm.bearings',
  version: 10,
  see: seeSentences,
  serves: { 170606: {} },
  forms: [fromDrawing, back, turn, journey, turnUndone, facing],
});
