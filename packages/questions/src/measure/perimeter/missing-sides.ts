/** Perimeters with something to find first: missing sides, or a side from the perimeter. */
import type { Form } from '../../kernel/forms.ts';
import { mistakesIn } from '../../kernel/mistakes.ts';
import { drawn } from '../../kernel/question-text.ts';
import { answered, numbersIn, typed } from '../../kernel/seen.ts';
import { inUnit, writeNumber } from '../ask.ts';
import { drawOutline, liesAcross, roundOf, sidesOf } from '../rectilinear.ts';
import { makeRuler, solveRuler } from '../ruler-question.ts';
import { isClear, type Spot, shapeFigure, twiceArea, walkRound } from '../shape-figure.ts';
import { altOf } from './labelled-shapes.ts';
import { features, named, type Params, sumOf, weightOf } from './mistakes.ts';

/** How a side without a number is found: the sides that run one way are together as long as those that run back. */
export function whyLong(corners: readonly Spot[], sides: readonly number[], place: number, unit: string): string {
  const isAcross = liesAcross(corners, place);
  const wayOf = (at: number): number => {
    const [[x, y] = [0, 0], [u, v] = [0, 0]] = [corners[at], corners[(at + 1) % corners.length]];
    return Math.sign(isAcross ? u - x : v - y);
  };
  const among = (way: number): number[] =>
    sides.filter((_, at) => at !== place && liesAcross(corners, at) === isAcross && wayOf(at) === way);
  const [back, same] = [among(-wayOf(place)), among(wayOf(place))];
  const working = [back.join(' + '), ...same].join(' − ');
  return `The missing side ${isAcross ? 'across' : 'up and down'}: ${working === String(sides[place]) ? '' : `${working} = `}${sides[place]} ${unit}${back.length === 1 && same.length === 0 ? ', like the side opposite' : ''}.`;
}

/** A shape whose sides have numbers but for those that can be found. */
export const gaps: Form<Params> = {
  weight: ({ params, difficulty }) => weightOf(params, 'gaps', difficulty),
  make(random, { params, difficulty, year }) {
    const outline = random.pick(
      year === 4 && difficulty === 'medium' ? (['L', 'L', 'T'] as const) : (['T', 'U', 'step'] as const),
    );
    // Half units come in year 5, after the whole ones of its easy cell.
    const corners =
      year > 4 && difficulty !== 'easy'
        ? drawOutline(random, outline, 4, 24).map(([x, y]): Spot => [x / 2, y / 2])
        : drawOutline(random, outline, 2, Math.ceil(params.top[difficulty] / 2));
    const sides = sidesOf(corners);
    const unit = random.pick(['cm', 'm'] as const);
    const total = roundOf(corners);
    const across = sides.map((side, place) => ({ side, place })).filter(({ place }) => liesAcross(corners, place));
    const upright = sides.map((side, place) => ({ side, place })).filter(({ place }) => !liesAcross(corners, place));
    const hideAmong = (group: typeof across): number => random.pick(group).place;
    const hidden = [hideAmong(across), hideAmong(upright)];
    const labels = sides.map((side, place) => (hidden.includes(place) ? '' : `${side} ${unit}`));
    const shown = sides.filter((_, place) => !hidden.includes(place)).reduce((sum, side) => sum + side, 0);
    const figure = shapeFigure({ corners, labels, alt: altOf(corners, labels) });
    if (!isClear(figure)) return undefined;
    const found = hidden.map((place) => sides[place] ?? 0);
    return writeNumber(
      {
        prompt: ['All the corners are right angles. What is the perimeter of the shape?', drawn(figure)],
        hint: 'First find the sides without a number. Compare the sides across, then the sides up and down.',
        steps: [
          ...hidden.map((place) => whyLong(corners, sides, place, unit)),
          `Add all the sides: ${sumOf(sides)}.`,
          `The perimeter is **${total}** ${unit}.`,
        ],
        variant: `gaps ${outline} ${unit} ${sides.join(' ')} ${hidden.join(' ')}`,
        features: features(sides.length, hidden.length, 1 + hidden.length),
      },
      total,
      [
        [shown, named.shown],
        [Math.abs(twiceArea(corners)) / 2, named.area],
        [shown + (found[0] ?? 0), named.missed],
      ],
      inUnit(unit),
    );
  },
  solve(seen) {
    if (!seen.text.startsWith('All the corners are right angles. What is the perimeter')) return undefined;
    return seen.figure === undefined ? [] : answered(seen, Math.round(walkRound(seen.figure)));
  },
};

/** A side of a rectangle from its perimeter; the length is told by the width when it is hard. */
export const fromPerimeter: Form<Params> = {
  weight: ({ params, difficulty }) => weightOf(params, 'missing', difficulty),
  make(random, { params, difficulty }) {
    const top = params.top[difficulty];
    const wide = random.int({ easy: 3, medium: 7, hard: 8 }[difficulty], top - 2);
    const times = random.int(2, 4);
    const byTimes = difficulty === 'hard' && random.chance(1, 2);
    const byMore = difficulty === 'hard' && !byTimes;
    const more = random.int(2, 9);
    const long = byTimes ? wide * times : byMore ? wide + more : random.int(wide + 1, top);
    const unit = random.pick(['cm', 'm'] as const);
    const total = 2 * (long + wide);
    const asksLong = !byTimes && !byMore && random.chance(1, 2);
    const value = asksLong ? long : wide;
    const given = asksLong ? wide : long;
    const clue = byTimes
      ? `It is ${times === 2 ? 'twice' : `${times} times`} as long as it is wide.`
      : byMore
        ? `It is ${more} ${unit} longer than it is wide.`
        : `It is ${given} ${unit} ${asksLong ? 'wide' : 'long'}.`;
    return writeNumber(
      {
        prompt: `The perimeter of a rectangle is ${total} ${unit}. ${clue} How ${asksLong ? 'long' : 'wide'} is it?`,
        hint: 'Take half of the perimeter: that is one length and one width.',
        steps: [
          `Half of ${total} is ${total / 2}. That is one length and one width.`,
          byTimes
            ? `The length is ${times} widths, so both together are ${times + 1} widths: ${total / 2} ÷ ${times + 1} = **${wide}** ${unit}.`
            : byMore
              ? `Take off the ${more}: ${total / 2} − ${more} = ${2 * wide}. That is two widths, so the width is **${wide}** ${unit}.`
              : `${total / 2} − ${given} = **${value}** ${unit}.`,
        ],
        variant: `from ${total} ${clue}`,
        features: features(4, 1, byTimes || byMore ? 3 : 2),
      },
      value,
      [
        ...(byTimes
          ? [
              [total % (times + 1) === 0 ? total / (times + 1) : total / 2, named.half] as const,
              [long, named.longer] as const,
            ]
          : byMore
            ? [[total / 2 - more, named.twice] as const, [long, named.longer] as const]
            : [[total - given, named.half] as const, [total - 2 * given, named.twice] as const]),
        [total / 2, named.bothTogether],
        [total / 4, named.allEqual],
      ].filter((mistake): mistake is [number, typeof named.half] => Number.isInteger(mistake[0])),
      inUnit(unit),
    );
  },
  solve(seen) {
    const [, total] = /^The perimeter of a rectangle is (\d+) /.exec(seen.text) ?? [];
    if (total === undefined) return undefined;
    const [, given = 0] = numbersIn(seen.text.replace('twice', '2 times'));
    for (let long = 1; long < Number(total); long++)
      for (let wide = 1; wide <= long; wide++) {
        const [x, y]: Spot = [long, wide];
        if (x + y + x + y !== Number(total)) continue;
        const holds = /(?:times|twice) as long/.test(seen.text)
          ? long === given * wide
          : seen.text.includes('longer than')
            ? long === wide + given
            : seen.text.includes(' wide. How long')
              ? wide === given
              : long === given;
        if (holds) return typed(seen.text.endsWith('How long is it?') ? long : wide);
      }
    return [];
  },
};

/** A length read from a ruler. */
export const onRuler: Form<Params> = {
  weight: ({ params, difficulty }) => weightOf(params, 'ruler', difficulty),
  make: (random, cell) => makeRuler(random, cell, mistakesIn('m.perimeter')),
  solve: solveRuler,
};
