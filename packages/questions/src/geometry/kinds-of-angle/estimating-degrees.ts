/** Degrees without a protractor: estimating a drawn angle, kinds of angle by size, reflex angles. */

import type { Form } from '../../kernel/forms.ts';
import type { Mistake } from '../../kernel/key.ts';
import { drawn } from '../../kernel/question-text.ts';
import { answered, chosen, numbersIn } from '../../kernel/seen.ts';
import { chooseInOrder, chooseText, tap, writeNumber } from '../ask.ts';
import { cornerFigure, readCorners } from './angle-figure.ts';
import { drawCorner, features, mistake, type Params } from './mistakes.ts';

const landmarks = [
  [45, 'half a right angle'],
  [90, 'a right angle'],
  [135, 'one and a half right angles'],
  [180, 'a straight line'],
  [225, 'two and a half right angles'],
  [270, 'three right angles'],
  [315, 'three and a half right angles'],
] as const;
/** What to hold an angle against: the half or whole right angles next to it in size. */
const landmarkNear = (size: number): (typeof landmarks)[number] =>
  landmarks.reduce((best, each) => (Math.abs(each[0] - size) < Math.abs(best[0] - size) ? each : best));

function compareWith(size: number): string {
  const [degrees, name] = landmarkNear(size);
  return `Compare the angle with ${name} (${degrees}°).`;
}

/** How the angle lies to that. */
function besideLandmark(size: number): string {
  const [degrees, name] = landmarkNear(size);
  const than = `${Math.abs(size - degrees) > 10 ? '' : 'a little '}${size > degrees ? 'more' : 'less'} than`;
  return `It is ${size === degrees ? 'the same size as' : than} ${name} (${degrees}°).`;
}

const wrong = {
  big: (size: number) => mistake('poor-estimate', `That is too big. ${compareWith(size)}`),
  small: (size: number) => mistake('poor-estimate', `That is too small. ${compareWith(size)}`),
  isAcute: mistake('acute-or-obtuse', 'This angle is less than a right angle, so it is under 90°.'),
  isObtuse: mistake('acute-or-obtuse', 'This angle is more than a right angle, so it is over 90°.'),
  kind: (says: string) => mistake('swaps-kinds', says),
  inner: mistake('other-side', 'You took the angle on the other side. Follow the arc.'),
  straight: mistake('uses-180', 'A full turn is 360°. A straight line is 180°.'),
  three: mistake('uses-270', 'Three right angles make 270°. A full turn has four: 360°.'),
};
const ofMeasure = ({ about }: Params): boolean => about === 'measure';

/** The best estimate of a drawn angle. */
export const estimate: Form<Params> = {
  weight: ({ params }) => (ofMeasure(params) ? 3 : 0),
  make(random, cell) {
    const gap = cell.difficulty === 'easy' ? 40 : cell.difficulty === 'medium' ? 30 : 25;
    const reflex = cell.difficulty === 'hard' && random.chance(1, 2);
    const size = reflex ? random.int(39, 66) * 5 : random.int(4, 33) * 5;
    // A right angle is known from year 3 on, and by eye 85° and 95° look like one.
    if (Math.abs(size - 90) <= 5) return undefined;
    const arms: readonly [number, number] = reflex
      ? [random.int(50, 70), random.int(50, 70)]
      : drawCorner(random, cell, 0).arms;
    const corner = { ...drawCorner(random, cell, size), arms };
    const isNear = (value: number): boolean => Math.abs(value - size) >= gap && value > 5 && value < 350;
    const others = [
      [180 - size, size < 90 ? wrong.isAcute : size < 180 ? wrong.isObtuse : wrong.small(size)],
      [360 - size, wrong.inner],
      [size + gap, wrong.big(size)],
      [size - gap, wrong.small(size)],
      [size + gap * 2, wrong.big(size)],
      [size - gap * 2, wrong.small(size)],
      [size + gap * 3, wrong.big(size)],
    ] as const;
    const far = others.filter(([value]) => isNear(value) && (reflex || (value < 180 && value !== 90)));
    // Were the right one alone on its side of 90°, it would be seen without an estimate.
    const isAlike = ([value]: (typeof others)[number]): boolean => reflex || value < 90 === size < 90;
    const [alike, ...more] = random.shuffle(far.filter(isAlike));
    const rest = [...more, ...far.filter((each) => !isAlike(each))];
    if (alike === undefined || rest.length < 2) return undefined;
    const offered = [alike, ...random.sample(rest, 2)];
    const isNearRight = landmarkNear(size)[0] === 90;
    return chooseText(
      random,
      {
        prompt: ['Which is the best estimate of this angle?', drawn(cornerFigure(corner, 200))],
        hint: reflex
          ? 'Follow the arc. How far is it from half a turn, 180°, or from three right angles, 270°?'
          : 'Compare it with a right angle. How far is it from 90° or 180°?',
        steps: [
          'A right angle is 90°. Two right angles are 180°. Three are 270°.',
          reflex
            ? 'The arc goes the long way round: the angle is more than 180°.'
            : `This angle is ${isNearRight ? 'not much ' : ''}${size < 90 ? 'less' : 'more'} than a right angle.`,
          ...(isNearRight ? [] : [besideLandmark(size)]),
          `The best estimate is **${size}°**.`,
        ],
        variant: `estimate ${corner.start} ${size} ${corner.arms}`,
        features: { ...features(cell, 1), finer: 40 - gap, reflex: reflex ? 1 : 0 },
      },
      `${size}°`,
      offered.map(([value, because]) => {
        const isOtherKind = !reflex && value < 90 !== size < 90;
        return [`${value}°`, isOtherKind ? (size < 90 ? wrong.isAcute : wrong.isObtuse) : because] as const;
      }),
      { layout: 'grid' },
    );
  },
  solve(seen) {
    if (!seen.text.startsWith('Which is the best estimate') || seen.figure === undefined) return undefined;
    const [degrees = Number.NaN] = readCorners(seen.figure.marks);
    const gaps = seen.options.map((option) => Math.abs(Number(option.replace('°', '')) - degrees));
    return chosen(seen, (_, place) => gaps[place] === Math.min(...gaps));
  },
};

const kindNames = ['acute', 'right angle', 'obtuse', 'reflex'] as const;
const kindOf = (degrees: number): (typeof kindNames)[number] =>
  degrees < 90 ? 'acute' : degrees === 90 ? 'right angle' : degrees < 180 ? 'obtuse' : 'reflex';
/** The bounds of each kind, once for the explanation and once for a single angle. */
const bounds = {
  acute: 'less than 90°',
  'right angle': 'exactly 90°',
  obtuse: 'more than 90° but less than 180°',
  reflex: 'more than 180°',
} as const;
/** Why an angle of this size is not of the kind chosen. */
function whyNot(chosenKind: string, degrees: number): Mistake {
  const kind = kindNames.find((name) => name === chosenKind) ?? 'acute';
  const edge = kind === 'reflex' || (kind === 'obtuse' && degrees > 90) ? 180 : 90;
  const start =
    kind === 'right angle'
      ? 'A right angle is exactly 90°.'
      : `${kind === 'reflex' ? 'A' : 'An'} ${kind} angle is ${bounds[kind]}.`;
  return wrong.kind(
    degrees === 90
      ? `${start} 90° is a right angle.`
      : `${start} ${degrees}° is ${degrees > edge ? 'more' : 'less'} than ${edge}°.`,
  );
}
const edges = [88, 89, 91, 92, 178, 179, 181, 182];

/** What kind of angle has this many degrees. */
export const kindByDegrees: Form<Params> = {
  weight: ({ params, difficulty }) => (ofMeasure(params) && difficulty === 'easy' ? 1 : 0),
  make(random, cell) {
    const degrees = random.int(5, 355);
    if (degrees === 180) return undefined;
    const right = kindOf(degrees);
    return chooseInOrder(
      {
        prompt: `An angle measures ${degrees}°. What kind of angle is it?`,
        hint: 'Compare it with 90° and with 180°.',
        steps: [
          `Acute: ${bounds.acute}. Right angle: ${bounds['right angle']}.`,
          `Obtuse: ${bounds.obtuse}.`,
          `Reflex: ${bounds.reflex}.`,
          degrees === 90 ? 'So 90° is a **right angle**.' : `So ${degrees}° is **${right}**.`,
        ],
        variant: `kind ${degrees}`,
        features: features(cell, 1),
      },
      kindNames,
      right,
      (option) => whyNot(option, degrees),
    );
  },
  solve(seen) {
    const [, degrees] = /measures (\d+)°\. What kind/.exec(seen.text) ?? [];
    if (degrees === undefined) return undefined;
    const quarters = Number(degrees) / 90;
    const place = quarters === 1 ? 1 : quarters < 1 ? 0 : quarters < 2 ? 2 : 3;
    return chosen(seen, (_, at) => at === place);
  },
};

/** The kind that a size is, for a child who took it for another. */
function toldKind(word: string): Mistake {
  const degrees = Number(word.replace('°', ''));
  const kind = kindOf(degrees);
  return wrong.kind(
    kind === 'right angle' ? `${word} is exactly a right angle.` : `${word} is ${bounds[kind]}, so it is ${kind}.`,
  );
}

/** Which of several sizes are of one kind. */
export const tapKind: Form<Params> = {
  weight: ({ params, difficulty }) => (ofMeasure(params) && difficulty === 'medium' ? 1 : 0),
  make(random, cell) {
    const kind = random.pick(['acute', 'obtuse', 'reflex'] as const);
    const pool = [...edges, ...Array.from({ length: 14 }, () => random.int(10, 350))].filter((size) => size !== 180);
    const fitting = [...new Set(pool)].filter((size) => kindOf(size) === kind).slice(0, 2);
    const others = [...new Set(random.shuffle(pool))].filter((size) => kindOf(size) !== kind).slice(0, 4);
    if (fitting.length < 2 || others.length < 4) return undefined;
    const words = random.shuffle([...fitting, ...others]).map((size) => `${size}°`);
    return tap(
      {
        prompt: `Which **two** of these angles are **${kind}**?`,
        hint: 'Compare each size with 90° and with 180°.',
        steps: [
          kind === 'acute'
            ? `Acute: ${bounds.acute}.`
            : kind === 'obtuse'
              ? `Obtuse: ${bounds.obtuse}.`
              : `Reflex: ${bounds.reflex}.`,
          `**${fitting.map((size) => `${size}°`).join('** and **')}**.`,
        ],
        variant: `tap ${kind} ${[...words].sort().join(' ')}`,
        features: features(cell, 6),
      },
      [{ words, right: fitting.map((size) => `${size}°`), because: toldKind }],
    );
  },
  solve(seen) {
    const [, kind] = /^Which two of these angles are (\w+)\?$/.exec(seen.text) ?? [];
    if (kind === undefined) return undefined;
    const [low, high] = kind === 'acute' ? [0, 1] : kind === 'obtuse' ? [1, 2] : [2, 4];
    return chosen(seen, (word) => {
      const quarters = Number(word.replace('°', '')) / 90;
      return quarters > (low ?? 0) && quarters < (high ?? 0);
    });
  },
};

/** The reflex angle on the other side of an angle of known size. */
export const reflexOf: Form<Params> = {
  weight: ({ params, difficulty }) => (ofMeasure(params) && difficulty === 'hard' ? 2 : 0),
  make(random, cell) {
    const inner = random.int(11, 168);
    const start = random.int(0, 35) * 10;
    const figure = cornerFigure(
      { start: start + inner, sweep: 360 - inner, arms: [66, 66] },
      200,
      'An angle. The arc goes the long way round.',
    );
    return writeNumber(
      {
        prompt: [
          `The smaller angle between these lines is ${inner}°. How big is the reflex angle, marked by the arc?`,
          drawn(figure),
        ],
        hint: 'Both angles together make a full turn.',
        steps: ['A full turn is 360°.', `360 − ${inner} = ${360 - inner}.`, `The reflex angle is **${360 - inner}°**.`],
        variant: `reflex ${inner} ${start}`,
        features: { ...features(cell, 2), reflex: 1 },
      },
      360 - inner,
      [
        [180 - inner, wrong.straight],
        [inner, wrong.inner],
        [270 - inner, wrong.three],
      ],
      { after: '°', unit: '°' },
    );
  },
  solve(seen) {
    if (!seen.text.startsWith('The smaller angle between')) return undefined;
    const [inner = 0] = numbersIn(seen.text);
    const drawnSize = seen.figure === undefined ? Number.NaN : (readCorners(seen.figure.marks)[0] ?? Number.NaN);
    return Math.abs(drawnSize + inner - 360) < 0.5 ? answered(seen, Math.round(drawnSize)) : [];
  },
};
