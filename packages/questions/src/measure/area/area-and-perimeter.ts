/** Area beside perimeter: the same area in another shape, both known, and the biggest area for a perimeter. */

import type { Form } from '../../kernel/forms.ts';
import type { Mistake } from '../../kernel/key.ts';
import { answered, chosen, numbersIn } from '../../kernel/seen.ts';
import { chooseText, inUnit, writeNumber } from '../ask.ts';
import { features, mistake, named, type Params, weightOf } from './mistakes.ts';

const shown = (long: number, wide: number): string => `${long} cm by ${wide} cm`;

/** Rectangles with whole sides by their area and half perimeter. */
function rectangles(most: number): { long: number; wide: number }[] {
  return Array.from({ length: most }, (_, long) =>
    Array.from({ length: long + 1 }, (_, wide) => ({ long: long + 1, wide: wide + 1 })),
  ).flat();
}
const all = rectangles(40);

/** Another rectangle of the same area, or of the same perimeter. */
export const sameArea: Form<Params> = {
  weight: ({ params, difficulty }) => weightOf(params, 'sameArea', difficulty),
  make(random, { params, difficulty }) {
    const top = params.top[difficulty];
    const least = { easy: 4, medium: 8, hard: 10 }[difficulty];
    const [long, wide] = [random.int(least, top), random.int(least / 2, top)];
    if (wide >= long) return undefined;
    const [area, half] = [long * wide, long + wide];
    const asksArea = random.chance(1, 2);
    const others = (holds: (each: { long: number; wide: number }) => boolean) =>
      all.filter((each) => (each.long !== long || each.wide !== wide) && each.wide > 1 && holds(each));
    const ofArea = others((each) => each.long * each.wide === area);
    const ofPerimeter = others((each) => each.long + each.wide === half && each.long * each.wide !== area);
    const right = asksArea ? ofArea : ofPerimeter;
    const trap = asksArea ? ofPerimeter : ofArea;
    const near = others(
      (each) =>
        each.long * each.wide !== area &&
        each.long + each.wide !== half &&
        Math.abs(each.long + each.wide - half) < 6 &&
        Math.abs(each.long * each.wide - area) < 20,
    );
    if (right.length === 0 || trap.length === 0 || near.length < 4) return undefined;
    const answer = random.pick(right);
    const word = asksArea ? 'area' : 'perimeter';
    const notTheSame = (one: number, other: number): Mistake =>
      mistake(
        'not-the-same',
        asksArea
          ? `${one} × ${other} is ${one * other}, not ${area}.`
          : `2 × ${one} + 2 × ${other} is ${2 * (one + other)}, not ${2 * half}.`,
      );
    return chooseText(
      random,
      {
        prompt: `Which rectangle has the same ${word} as a rectangle of ${shown(long, wide)}?`,
        hint: asksArea ? 'Multiply the length by the width of each one.' : 'Add a length and a width of each one.',
        steps: [
          asksArea ? `${long} × ${wide} = ${area} cm².` : `2 × ${long} + 2 × ${wide} = ${2 * half} cm.`,
          asksArea
            ? `${answer.long} × ${answer.wide} = ${area} cm² as well.`
            : `2 × ${answer.long} + 2 × ${answer.wide} = ${2 * half} cm as well.`,
          `The answer is **${shown(answer.long, answer.wide)}**.`,
        ],
        variant: `same ${word} ${long} ${wide} ${answer.long}`,
        features: features(area, 2),
      },
      shown(answer.long, answer.wide),
      [
        ...random
          .sample(trap, Math.min(2, trap.length))
          .map((each) => [shown(each.long, each.wide), asksArea ? named.same : named.sameArea] as const),
        ...random
          .sample(near, 4)
          .map((each) => [shown(each.long, each.wide), notTheSame(each.long, each.wide)] as const),
      ],
    );
  },
  solve(seen) {
    const [, word] = /^Which rectangle has the same (area|perimeter) as/.exec(seen.text) ?? [];
    if (word === undefined) return undefined;
    const measure = (text: string): number => {
      const [long = 0, wide = 0] = numbersIn(text);
      let count = 0;
      for (let step = 0; step < long; step++) count += word === 'area' ? wide : 1;
      return word === 'area' ? count : count + wide;
    };
    return chosen(seen, (option) => measure(option) === measure(seen.text));
  },
};

/** The perimeter of a square from its area, sides from area and perimeter, or the biggest area. */
export const bothKnown: Form<Params> = {
  weight: ({ params, difficulty }) => weightOf(params, 'both', difficulty),
  make(random, { params, difficulty }) {
    const top = params.top[difficulty];
    const kind =
      difficulty === 'easy'
        ? 'other'
        : difficulty === 'medium'
          ? random.pick(['square', 'other'] as const)
          : random.pick(['sides', 'biggest'] as const);
    // What the times tables give at once is for easy questions.
    const least = kind === 'other' ? (difficulty === 'easy' ? 3 : 11) : 6;
    const [long, wide] = [random.int(least, top), random.int(2, top - 1)];
    const unit = random.pick(['cm', 'm'] as const);
    // A smaller area is no work in year 6.
    if (wide >= long || long * wide < 12) return undefined;
    const [area, around] = [long * wide, 2 * (long + wide)];
    if (kind === 'other') {
      const toPerimeter = random.chance(1, 2);
      return writeNumber(
        {
          prompt: toPerimeter
            ? `A rectangle has an area of ${area} ${unit}². It is ${long} ${unit} long. What is its perimeter?`
            : `A rectangle has a perimeter of ${around} ${unit}. It is ${long} ${unit} long. What is its area?`,
          hint: 'Find the width first.',
          steps: [
            toPerimeter
              ? `The width is ${area} ÷ ${long} = ${wide} ${unit}.`
              : `Half the perimeter is ${around / 2}, so the width is ${around / 2} − ${long} = ${wide} ${unit}.`,
            toPerimeter
              ? `2 × ${long} + 2 × ${wide} = **${around}** ${unit}.`
              : `${long} × ${wide} = **${area}** ${unit}².`,
          ],
          variant: `other ${long} ${wide} ${toPerimeter} ${unit}`,
          features: features(area, 2),
        },
        toPerimeter ? around : area,
        toPerimeter
          ? [
              [long + wide, named.oneEach],
              [wide, named.width('perimeter')],
              [area, named.areaFor],
            ]
          : [
              [(around - long) * long, named.halfPerimeter],
              [(around - 2 * long) * long, named.halfPerimeter],
              [wide, named.width('area')],
              [around, named.givenPerimeter],
            ],
        inUnit(toPerimeter ? unit : `${unit}²`),
      );
    }
    if (kind === 'square')
      return writeNumber(
        {
          prompt: `A square has an area of ${long * long} ${unit}². What is its perimeter?`,
          hint: 'Which number times itself makes the area? That is one side.',
          steps: [
            `${long} × ${long} = ${long * long}, so one side is ${long} ${unit}.`,
            `4 × ${long} = **${4 * long}** ${unit}.`,
          ],
          variant: `square ${long} ${unit}`,
          features: features(long * long, 2),
        },
        4 * long,
        [
          [long, named.oneSide],
          [long * long, named.areaFor],
          [2 * long, named.twoSides],
        ],
        inUnit(unit),
      );
    if (kind === 'biggest') {
      const half = long + wide;
      const best = Math.floor(half / 2) * Math.ceil(half / 2);
      return writeNumber(
        {
          prompt: `A rectangle has a perimeter of ${around} ${unit}. Each side is a whole number of ${unit === 'm' ? 'metres' : 'centimetres'}. What is the biggest area it can have?`,
          hint: 'Try sides that are closer and closer in length.',
          steps: [
            `One length and one width are half of the perimeter: ${around} ÷ 2 = ${half} ${unit}.`,
            `The area is biggest when they are as close in length as they can be: ${Math.ceil(half / 2)} and ${Math.floor(half / 2)}.`,
            `${Math.ceil(half / 2)} × ${Math.floor(half / 2)} = **${best}** ${unit}².`,
          ],
          variant: `biggest ${around} ${unit}`,
          features: features(best, 3),
        },
        best,
        [
          [half - 1, named.notBiggest],
          [(Math.floor(half / 2) - 1) * (Math.ceil(half / 2) + 1), half % 2 === 0 ? named.notSquare : named.notBiggest],
          [around, named.givenPerimeter],
        ],
        inUnit(`${unit}²`),
      );
    }
    return writeNumber(
      {
        prompt: `A rectangle has an area of ${area} ${unit}² and a perimeter of ${around} ${unit}. How long is its longer side?`,
        hint: 'Which two numbers make the area when multiplied, and half the perimeter when added?',
        steps: [
          `One length and one width add up to ${around} ÷ 2 = ${around / 2} ${unit}. Multiplied, they make ${area}.`,
          `${long} + ${wide} = ${around / 2} and ${long} × ${wide} = ${area}.`,
          `The longer side is **${long}** ${unit}.`,
        ],
        variant: `sides ${long} ${wide} ${unit}`,
        features: features(area, 3),
      },
      long,
      [
        [wide, named.shorter],
        [around / 2, named.bothSides],
        [area / 2, mistake('halves-area', 'You halved the area. Try its factor pairs.')],
      ],
      inUnit(unit),
    );
  },
  solve(seen) {
    const [, area] = /has an area of (\d+)/.exec(seen.text) ?? [];
    const [, around] = /perimeter of (\d+)/.exec(seen.text) ?? [];
    const [, known] = / It is (\d+) \w+ long/.exec(seen.text) ?? [];
    const asks = /What is its perimeter\?$/.test(seen.text)
      ? 'perimeter'
      : /What is its area\?$/.test(seen.text)
        ? 'area'
        : /biggest area/.test(seen.text)
          ? 'biggest'
          : /longer side\?$/.test(seen.text)
            ? 'side'
            : undefined;
    if (asks === undefined || (area === undefined && around === undefined)) return undefined;
    const found = rectangles(90).filter(
      ({ long, wide }) =>
        (area === undefined || long * wide === Number(area)) &&
        (around === undefined || long + wide + long + wide === Number(around)) &&
        (known === undefined || long === Number(known) || wide === Number(known)) &&
        (!seen.text.startsWith('A square') || long === wide),
    );
    const values = found.map(({ long, wide }) =>
      asks === 'perimeter' ? long + wide + long + wide : asks === 'side' ? long : long * wide,
    );
    return asks === 'biggest' ? answered(seen, Math.max(...values)) : values.flatMap((value) => answered(seen, value));
  },
};
