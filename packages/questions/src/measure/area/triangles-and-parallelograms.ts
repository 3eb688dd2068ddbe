/** Triangles, parallelograms and trapezia: their area, and a height or a base from the area. */

import type { Form } from '../../kernel/forms.ts';
import { low } from '../../kernel/letter-case.ts';
import type { NumberMistake } from '../../kernel/mistakes.ts';
import { showNumber } from '../../kernel/number-text.ts';
import { drawn } from '../../kernel/question-text.ts';
import type { Random } from '../../kernel/random.ts';
import { answered, numbersIn } from '../../kernel/seen.ts';
import { inUnit, writeNumber } from '../ask.ts';
import { isClear, type Spot, shapeFigure } from '../shape-figure.ts';
import { exactDecimal } from '../units.ts';
import { features, type Level, mistake, named, type Params, weightOf } from './mistakes.ts';
import { drawLength, rectangleArea, tenthsText } from './rectangles.ts';

/** Right-angled triangles with whole sides: how far a slanted side leans, how high it is, how long. */
const slants = [
  [3, 4, 5],
  [4, 3, 5],
  [6, 8, 10],
  [8, 6, 10],
  [5, 12, 13],
  [8, 15, 17],
  [9, 12, 15],
] as const;

interface Slanted {
  readonly base: number;
  readonly height: number;
  readonly lean: number;
  readonly slant: number | undefined;
}

/** A base and a height in tenths; a slanted side with its true length where it is not easy. */
function drawSlanted(random: Random, params: Params, level: Level): Slanted {
  if (level === 'easy' || (params.places[level] > 0 && random.chance(1, 2))) {
    const [base, height] = [drawLength(random, params, level, 3), drawLength(random, params, level)];
    return { base, height, lean: Math.round(random.int(1, 6) * base * 0.1), slant: undefined };
  }
  const [lean, height, slant] = random.pick(slants);
  const by = params.places[level] > 0 ? 5 : 10;
  return {
    base: by * random.int(level === 'hard' ? 9 : 6, params.top[level]),
    height: by * height,
    lean: by * lean,
    slant: by * slant,
  };
}

/** Lengths in tenths that make too small an area: 5 × 2 is known by heart. */
const isLittle = (base: number, height: number): boolean => base * height < 2400;

const half = (one: number, other: number): string => exactDecimal(one * other, 200) ?? '';
const full = (one: number, other: number): string => exactDecimal(one * other, 100) ?? '';

/** The area of a triangle. */
export const triangleArea: Form<Params> = {
  weight: ({ params, difficulty }) => weightOf(params, 'triangle', difficulty),
  make(random, { params, difficulty }) {
    const { base, height, lean, slant } = drawSlanted(random, params, difficulty);
    const isRight = slant === undefined && random.chance(1, 3);
    const top = isRight ? 0 : lean;
    if (isLittle(base, height)) return undefined;
    if (base > 5 * height || height > 4 * base || (slant !== undefined && top > base)) return undefined;
    // Half of an odd number of hundredths would have three decimal places.
    if ((base * height) % 2 !== 0) return undefined;
    const unit = random.pick(['cm', 'm'] as const);
    const [b = '', h = '', s = ''] = [base, height, slant ?? 0].map(tenthsText);
    const corners: Spot[] = [
      [top / 10, 0],
      [base / 10, height / 10],
      [0, height / 10],
    ];
    const labels = ['', `${b} ${unit}`, isRight ? `${h} ${unit}` : slant === undefined ? '' : `${s} ${unit}`];
    const foot: Spot = [top / 10, height / 10];
    const lines = isRight
      ? []
      : [{ from: [top / 10, 0] as Spot, to: foot, label: `${h} ${unit}`, side: 'right' as const }];
    const figure = shapeFigure({
      corners,
      labels,
      lines,
      ...(isRight ? { rightAngle: [0, height / 10] as const } : {}),
      alt: `A triangle with a base of ${b} ${unit} and a height of ${h} ${unit}.${slant === undefined ? '' : ` A slanted side is ${s} ${unit}.`}`,
    });
    if (!isClear(figure)) return undefined;
    return writeNumber(
      {
        prompt: ['What is the area of the triangle?', drawn(figure)],
        hint: 'A triangle is half of a rectangle with the same base and height.',
        steps: [
          'Area of a triangle = base × height ÷ 2.',
          `${b} × ${h} = ${showNumber(full(base, height))}.`,
          `${showNumber(full(base, height))} ÷ 2 = **${showNumber(half(base, height))}** ${unit}².`,
        ],
        variant: `triangle ${base} ${height} ${slant ?? 0} ${isRight} ${unit}`,
        features: features(base * height, slant === undefined ? 1 : 2, params.places[difficulty]),
      },
      half(base, height),
      [
        [full(base, height), named.half],
        ...(slant === undefined ? [] : [[half(base, slant), named.slant] as const]),
        [tenthsText(base + height), named.added],
      ],
      inUnit(`${unit}²`),
    );
  },
  solve: (seen, cell) => rectangleArea.solve(seen, cell),
};

/** The area of a parallelogram. */
export const parallelogramArea: Form<Params> = {
  weight: ({ params, difficulty }) => weightOf(params, 'parallelogram', difficulty),
  make(random, { params, difficulty }) {
    const { base, height, lean, slant } = drawSlanted(random, params, difficulty);
    if (isLittle(base, height)) return undefined;
    if (base > 5 * height || height > 3 * base || lean > base || lean < base * 0.1) return undefined;
    const unit = random.pick(['cm', 'm'] as const);
    const [b = '', h = '', s = ''] = [base, height, slant ?? 0].map(tenthsText);
    const corners: Spot[] = [
      [lean / 10, 0],
      [(lean + base) / 10, 0],
      [base / 10, height / 10],
      [0, height / 10],
    ];
    const labels = ['', '', `${b} ${unit}`, slant === undefined ? '' : `${s} ${unit}`];
    const figure = shapeFigure({
      corners,
      labels,
      lines: [{ from: [lean / 10, 0], to: [lean / 10, height / 10], label: `${h} ${unit}`, side: 'right' }],
      alt: `A parallelogram with a base of ${b} ${unit} and a height of ${h} ${unit}.${slant === undefined ? '' : ` The slanted side is ${s} ${unit}.`}`,
    });
    if (!isClear(figure)) return undefined;
    return writeNumber(
      {
        prompt: ['What is the area of the parallelogram?', drawn(figure)],
        hint: 'Cut off one end and put it on the other side. What shape is it now?',
        steps: [
          'Area of a parallelogram = base × height.',
          `${b} × ${h} = **${showNumber(full(base, height))}** ${unit}².`,
        ],
        variant: `parallelogram ${base} ${height} ${slant ?? 0} ${unit}`,
        features: features(base * height, slant === undefined ? 1 : 2, params.places[difficulty]),
      },
      full(base, height),
      [
        ...(slant === undefined
          ? []
          : [[full(base, slant), named.slant] as const, [tenthsText(2 * (base + slant)), named.perimeter] as const]),
        [half(base, height), named.halved],
        [tenthsText(base + height), named.added],
      ],
      inUnit(`${unit}²`),
    );
  },
  solve: (seen, cell) => rectangleArea.solve(seen, cell),
};

/** The area of a trapezium. */
export const trapeziumArea: Form<Params> = {
  weight: ({ params, difficulty }) => weightOf(params, 'trapezium', difficulty),
  make(random, { params, difficulty }) {
    const { base, height, lean, slant } = drawSlanted(random, params, difficulty);
    if (base < 40 || isLittle(base, height)) return undefined;
    const upper = params.places[difficulty] > 0 ? random.int(15, base - 6) : 10 * random.int(2, base / 10 - 1);
    if (upper >= base || base > 4 * height || height > 3 * base || upper + lean > base * 1.2) return undefined;
    // As above: no three decimal places.
    if (((base + upper) * height) % 2 !== 0) return undefined;
    const unit = random.pick(['cm', 'm'] as const);
    const [b = '', u = '', h = '', s = ''] = [base, upper, height, slant ?? 0].map(tenthsText);
    const corners: Spot[] = [
      [lean / 10, 0],
      [(lean + upper) / 10, 0],
      [base / 10, height / 10],
      [0, height / 10],
    ];
    const labels = [`${u} ${unit}`, '', `${b} ${unit}`, slant === undefined ? '' : `${s} ${unit}`];
    const figure = shapeFigure({
      corners,
      labels,
      lines: [{ from: [lean / 10, 0], to: [lean / 10, height / 10], label: `${h} ${unit}`, side: 'right' }],
      alt: `A trapezium with parallel sides of ${u} ${unit} and ${b} ${unit}, and a height of ${h} ${unit}.${slant === undefined ? '' : ` A slanted side is ${s} ${unit}.`}`,
    });
    if (!isClear(figure)) return undefined;
    const sum = base + upper;
    // With a height of 2, the sum of the sides is the area already.
    if (height === 20) return undefined;
    return writeNumber(
      {
        prompt: ['What is the area of the trapezium?', drawn(figure)],
        hint: 'Two of these trapezia together make a parallelogram. How long is its base?',
        steps: [
          'Area of a trapezium = (sum of the parallel sides) × height ÷ 2.',
          `${u} + ${b} = ${tenthsText(sum)}.`,
          `${tenthsText(sum)} × ${h} ÷ 2 = **${showNumber(half(sum, height))}** ${unit}².`,
        ],
        variant: `trapezium ${base} ${upper} ${height} ${slant ?? 0} ${unit}`,
        features: features(base * height, slant === undefined ? 2 : 3, params.places[difficulty]),
      },
      half(sum, height),
      [
        [full(sum, height), named.halfTrapezium],
        [full(base, height), named.oneBase],
        [half(base, height), named.oneBase],
        ...(slant === undefined ? [] : [[half(sum, slant), named.slant] as const]),
      ],
      inUnit(`${unit}²`),
    );
  },
  solve: (seen, cell) => rectangleArea.solve(seen, cell),
};

/** A height or a base from the area. */
export const backToLength: Form<Params> = {
  weight: ({ params, difficulty }) => weightOf(params, 'backHeight', difficulty),
  make(random, { params, difficulty }) {
    const kind =
      weightOf(params, 'trapezium', difficulty) > 0
        ? 'trapezium'
        : difficulty === 'hard'
          ? 'triangle'
          : random.pick(['triangle', 'parallelogram'] as const);
    const [base, height] = [drawLength(random, params, difficulty, 3), 10 * random.int(2, 12)];
    const other = 10 * random.int(2, 12);
    // Below that, the times tables give the answer at once.
    if (base * height < (kind === 'parallelogram' ? 7200 : 3600)) return undefined;
    if (height === 100) return undefined;
    if (kind === 'trapezium' && other === base) return undefined;
    const unit = random.pick(['cm', 'm'] as const);
    const sum = kind === 'trapezium' ? base + other : base;
    const area = kind === 'parallelogram' ? full(base, height) : half(sum, height);
    const [b = '', h = '', o = ''] = [base, height, other].map(tenthsText);
    const asksBase = kind !== 'trapezium' && random.chance(1, 3);
    const [value, given] = asksBase ? [b, h] : [h, b];
    const doubled = kind === 'parallelogram' ? area : (exactDecimal(Math.round(Number(area) * 2000), 1000) ?? '');
    const whole = kind === 'triangle' ? 'Base × height' : 'The two parallel sides together × height';
    const isHalfOf = `The area is half of ${low(whole)}.`;
    const wrong = (text: string | undefined): NumberMistake[] =>
      text === undefined ? [] : [[text, mistake('forgets-to-double', `${isHalfOf} Double it before you divide.`)]];
    const divided = (by: number): string | undefined => exactDecimal(Math.round(Number(area) * 100), by * 10);
    const byOneSide = (side: number): NumberMistake[] => {
      const text = exactDecimal(Math.round(Number(area) * 200), side * 10);
      return text === undefined ? [] : [[text, mistake('one-base-only', 'Divide by both parallel sides together.')]];
    };
    const subtracted =
      kind === 'parallelogram'
        ? named.divide
        : mistake(
            'wrong-operation',
            `You subtracted. Double the area, then divide by ${kind === 'triangle' ? 'the length you know' : 'both parallel sides together'}.`,
          );
    return writeNumber(
      {
        prompt:
          kind === 'trapezium'
            ? `The parallel sides of a trapezium are ${b} ${unit} and ${o} ${unit}. Its area is ${showNumber(area)} ${unit}². What is its height?`
            : `A ${kind} has an area of ${showNumber(area)} ${unit}². Its ${asksBase ? 'height' : 'base'} is ${given} ${unit}. What is its ${asksBase ? 'base' : 'height'}?`,
        hint: kind === 'parallelogram' ? 'Base × height makes the area.' : `${whole} is twice the area.`,
        steps: [
          ...(kind === 'parallelogram' ? [] : [`Double the area: 2 × ${showNumber(area)} = ${showNumber(doubled)}.`]),
          ...(kind === 'trapezium'
            ? [`The parallel sides together are ${b} + ${o} = ${tenthsText(sum)} ${unit}.`]
            : []),
          `${showNumber(doubled)} ÷ ${kind === 'trapezium' ? tenthsText(sum) : given} = **${value}** ${unit}.`,
        ],
        variant: `back ${kind} ${base} ${height} ${other} ${asksBase} ${unit}`,
        features: features(base * height, 3, params.places[difficulty]),
      },
      value,
      [
        ...(kind === 'parallelogram' ? [] : wrong(divided(kind === 'trapezium' ? sum : asksBase ? height : base))),
        ...(kind === 'trapezium' ? [...byOneSide(base), ...byOneSide(other)] : []),
        [exactDecimal(Math.round(Number(area) * 100 - 10 * (asksBase ? height : base)), 100) ?? '', subtracted],
      ],
      inUnit(unit),
    );
  },
  solve(seen) {
    const numbers = numbersIn(seen.text);
    const kind = /trapezium|triangle|parallelogram/.exec(seen.text)?.[0];
    if (kind === undefined || !/What is its (?:height|base)\?$/.test(seen.text)) return undefined;
    const [first = 0, second = 0, third = 0] = numbers;
    const [across, area] = kind === 'trapezium' ? [first + second, third] : [second, first];
    for (let tenths = 1; tenths < 3000; tenths++) {
      const twice = across * (tenths / 10) * (kind === 'parallelogram' ? 2 : 1);
      if (Math.abs(twice - 2 * area) < 1e-6) return answered(seen, tenthsText(tenths));
    }
    return [];
  },
};
