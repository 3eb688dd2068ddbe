/** Rectangles: their area, a side from the area, and two units. */

import type { Form } from '../../kernel/forms.ts';
import { showNumber } from '../../kernel/number-text.ts';
import { drawn } from '../../kernel/question-text.ts';
import type { Random } from '../../kernel/random.ts';
import { answered, numbersIn, typed } from '../../kernel/seen.ts';
import { inUnit, writeNumber } from '../ask.ts';
import { areaOf, type Spot, shapeFigure } from '../shape-figure.ts';
import { exactDecimal } from '../units.ts';
import { features, type Level, named, type Params, weightOf } from './mistakes.ts';

/** A length in tenths: whole, or with one decimal place. */
export function drawLength(random: Random, { top, places }: Params, level: Level, low = 2): number {
  return places[level] > 0 ? random.int(low * 10 + 1, top[level] * 10) : 10 * random.int(low, top[level]);
}

/** Tenths as text: 35 → '3.5'. */
export const tenthsText = (tenths: number): string => exactDecimal(tenths, 10) ?? '';

/** The product of two lengths in tenths. */
const productText = (one: number, other: number): string => exactDecimal(one * other, 100) ?? '';

/** Smaller areas are facts of the tables, known by heart in year 4. */
const leastArea = 40;

/** The area of a rectangle, drawn or told. */
export const rectangleArea: Form<Params> = {
  weight: ({ params, difficulty }) => weightOf(params, 'rectangle', difficulty),
  make(random, { params, difficulty }) {
    const isSquare = random.chance(1, 5);
    const long = drawLength(random, params, difficulty, 3);
    const wide = isSquare ? long : drawLength(random, params, difficulty);
    if (wide > long || (wide === long && !isSquare)) return undefined;
    const unit = random.pick(['cm', 'm', 'cm', 'mm'] as const);
    const [l, w] = [tenthsText(long), tenthsText(wide)];
    const corners: Spot[] = [
      [0, 0],
      [long / 10, 0],
      [long / 10, wide / 10],
      [0, wide / 10],
    ];
    const isDrawn = random.chance(1, 2) && long < 5 * wide;
    const labels = [`${l} ${unit}`, `${w} ${unit}`, '', ''];
    const value = productText(long, wide);
    if (Number(value) < leastArea) return undefined;
    const name = isSquare ? 'square' : 'rectangle';
    return writeNumber(
      {
        prompt: isDrawn
          ? [
              `What is the area of this ${name}?`,
              drawn(shapeFigure({ corners, labels, alt: `A ${name}, ${l} ${unit} long and ${w} ${unit} wide.` })),
            ]
          : isSquare
            ? `A square has sides of ${l} ${unit}. What is its area?`
            : `A rectangle is ${l} ${unit} long and ${w} ${unit} wide. What is its area?`,
        hint: 'Think of rows of squares: how many in a row, and how many rows?',
        steps: [
          isSquare ? 'Area of a square = side × side.' : 'Area of a rectangle = length × width.',
          `${l} × ${w} = **${showNumber(value)}** ${unit}².`,
        ],
        variant: `${name} ${long} ${wide} ${unit} ${isDrawn}`,
        features: features(Number(value), 1, params.places[difficulty]),
      },
      value,
      [
        [tenthsText(2 * (long + wide)), named.perimeter],
        [tenthsText(long + wide), named.added],
        [exactDecimal(long * wide + wide * 10, 100) ?? '', named.miscalculated],
        [exactDecimal(long * wide - wide * 10, 100) ?? '', named.miscalculated],
      ],
      inUnit(`${unit}²`),
    );
  },
  solve(seen) {
    const isWords = /^A (?:square has sides of|rectangle is) .* What is its area\?$/.test(seen.text);
    if (isWords) {
      const [long = 0, wide = long] = numbersIn(seen.text);
      let total = 0;
      for (let row = 0; row < Math.round(wide * 10); row++) total += Math.round(long * 10);
      return answered(seen, exactDecimal(total, 100) ?? '');
    }
    const isAsked =
      /^What is the area of (?:this|the) (?:square|rectangle|shape|triangle|parallelogram|trapezium)\?$/.test(
        seen.text,
      );
    return isAsked && seen.figure !== undefined ? answered(seen, areaOf(seen.figure)) : undefined;
  },
};

/** A side from the area and the other side; a square's side when it is square. */
export const sideFromArea: Form<Params> = {
  weight: ({ params, difficulty }) => weightOf(params, 'side', difficulty),
  make(random, { params, difficulty }) {
    const isSquare = random.chance(1, 5);
    const long = drawLength(random, params, difficulty, 3);
    const wide = isSquare ? 10 * random.int(2, 12) : drawLength(random, params, difficulty);
    const unit = random.pick(['cm', 'm'] as const);
    const area = isSquare ? productText(wide, wide) : productText(long, wide);
    const [l, w] = [tenthsText(long), tenthsText(wide)];
    if ((!isSquare && long === wide) || Number(area) < leastArea) return undefined;
    // Beside a ten, the other side is read off the area.
    if (long === 100 || wide === 100) return undefined;
    const given = long > wide ? 'long' : 'wide';
    return writeNumber(
      {
        prompt: isSquare
          ? `A square has an area of ${area} ${unit}². How long is one side?`
          : `A rectangle has an area of ${showNumber(area)} ${unit}². It is ${l} ${unit} ${given}. How ${given === 'long' ? 'wide' : 'long'} is it?`,
        hint: isSquare
          ? 'Which number times itself makes the area?'
          : 'Length × width makes the area. Which number is missing?',
        steps: isSquare
          ? [`${w} × ${w} = ${area}.`, `One side is **${w}** ${unit}.`]
          : [`${l} × □ = ${showNumber(area)}.`, `${showNumber(area)} ÷ ${l} = **${w}** ${unit}.`],
        variant: `side ${isSquare ? 'square' : long} ${wide} ${unit}`,
        features: features(Number(area), 2, params.places[difficulty]),
      },
      w,
      isSquare
        ? [
            [exactDecimal(wide * wide, 400) ?? '', named.notRoot],
            [exactDecimal(wide * wide, 200) ?? '', named.notRoot],
          ]
        : [
            [exactDecimal(long * wide - long * 10, 100) ?? '', named.divide],
            [tenthsText(wide + 10), named.miscalculated],
            [tenthsText(wide - 10), named.miscalculated],
            [exactDecimal(long * wide, 200) ?? '', named.halvedArea],
          ],
      inUnit(unit),
    );
  },
  solve(seen) {
    const [, area] =
      /^A (?:square|rectangle) has an area of ([\d.]+) \S+\. (?:It is|How long is one)/.exec(seen.text) ?? [];
    if (area === undefined) return undefined;
    const hundredths = Math.round(Number(area) * 100);
    const [, known] = / It is ([\d.]+) /.exec(seen.text) ?? [];
    for (let side = 1; side < 2000; side++)
      if (side * (known === undefined ? side : Math.round(Number(known) * 10)) === hundredths)
        return answered(seen, tenthsText(side));
    return [];
  },
};

/** A length in metres and a width in centimetres. */
export const twoUnitArea: Form<Params> = {
  weight: ({ params, difficulty }) => weightOf(params, 'units', difficulty),
  make(random) {
    const metres = random.int(2, 6);
    const cm = 10 * random.int(2, 9);
    const thing = random.pick(['strip of carpet', 'banner', 'strip of cloth', 'strip of wallpaper']);
    const value = metres * 100 * cm;
    return writeNumber(
      {
        prompt: `A rectangular ${thing} is ${metres} m long and ${cm} cm wide. What is its area in square centimetres?`,
        hint: 'Change the length to centimetres first.',
        steps: [`${metres} m is ${metres * 100} cm.`, `${metres * 100} × ${cm} = **${showNumber(value)}** cm².`],
        variant: `units ${metres} ${cm} ${thing}`,
        features: features(value, 2),
      },
      value,
      [
        [metres * cm, named.units],
        [2 * (metres * 100 + cm), named.perimeter],
        [metres * 10 * cm, named.units],
      ],
      inUnit('cm²'),
    );
  },
  solve(seen) {
    const [, metres, cm] = /is (\d+) m long and (\d+) cm wide\. What is its area in square/.exec(seen.text) ?? [];
    if (metres === undefined) return undefined;
    let total = 0;
    for (let column = 0; column < Number(metres) * 100; column++) total += Number(cm);
    return typed(total);
  },
};
