/** Circumference and area with π = 3.14, or left in π, and going back to the radius. */

import type { Form } from '../../kernel/forms.ts';
import type { NumberMistake } from '../../kernel/mistakes.ts';
import { showNumber } from '../../kernel/number-text.ts';
import type { Random } from '../../kernel/random.ts';
import { answered, chosen, numbersIn, typed } from '../../kernel/seen.ts';
import { chooseText, inUnit, writeNumber } from '../ask.ts';
import { exactDecimal } from '../units.ts';
import { mistake, named, type Params, pickRound, tenths } from './mistakes.ts';

type Level = 'easy' | 'medium' | 'hard';

const once = mistake('multiplies-once', 'You multiplied π by the radius once. Multiply by it twice.');
const halvedDiameter = mistake('halves-diameter', 'You halved the diameter. The circumference is π × diameter.');

/** π in hundredths. */
export const pi = 314;

/** What is said where π is needed as a number. */
export const use = 'Use π = 3.14.';

/** What makes a question hard, as numbers that rise with it. */
export const features = (steps: number, places: number, back: number): Record<string, number> => ({
  steps,
  places,
  back,
});

/** A radius in tenths: whole when it is easy, and one whose square is known when the area is asked. */
function drawRadius(random: Random, level: Level, asksArea: boolean): number {
  if (level === 'easy' && asksArea) return 10 * random.pick([3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 20, 30]);
  return level === 'easy' ? 10 * random.int(2, 40) : level === 'medium' ? 5 * random.int(3, 60) : random.int(11, 150);
}

/** π times a number of tenths. */
export const around = (length: number): string => exactDecimal(pi * length, 1000) ?? '';

/** π times a product of two lengths in tenths. */
export const within = (product: number): string => exactDecimal(pi * product, 10000) ?? '';

/** Circumference or area from radius or diameter. */
export const measure: Form<Params> = {
  weight: ({ params, difficulty }) => (params.asks === 'measures' ? (difficulty === 'hard' ? 1 : 5) : 0),
  make(random, { difficulty }) {
    const asksArea = random.chance(1, 2);
    const radius = drawRadius(random, difficulty, asksArea);
    // With a radius of 2, the area and the way round are the same number.
    if (radius === 20) return undefined;
    const byDiameter = random.chance(1, 2);
    // One multiplication is for easy: later a length has half a unit, and the other one is given.
    if (difficulty !== 'easy' && (radius % 10 === 0 || radius < 35 || (byDiameter && !asksArea))) return undefined;
    const { name, unit } = pickRound(random, radius);
    const [r, d] = [tenths(radius), tenths(2 * radius)];
    const value = asksArea ? within(radius * radius) : around(2 * radius);
    const square = tenths(radius) === '' ? '' : (exactDecimal(radius * radius, 100) ?? '');
    return writeNumber(
      {
        prompt: `A ${name} has a ${byDiameter ? 'diameter' : 'radius'} of ${byDiameter ? d : r} ${unit}. What is its ${asksArea ? 'area' : 'circumference'}? ${use}`,
        hint: asksArea ? 'Area of a circle = π × radius × radius.' : 'Circumference = π × diameter.',
        steps: asksArea
          ? [
              ...(byDiameter ? [`The radius is ${d} ÷ 2 = ${r} ${unit}.`] : []),
              `${r} × ${r} = ${showNumber(square)}.`,
              `3.14 × ${showNumber(square)} = **${showNumber(value)}** ${unit}².`,
            ]
          : [
              ...(byDiameter ? [] : [`The diameter is 2 × ${r} = ${d} ${unit}.`]),
              `3.14 × ${d} = **${showNumber(value)}** ${unit}.`,
            ],
        variant: `measure ${asksArea} ${byDiameter} ${radius} ${unit}`,
        features: features(byDiameter === asksArea ? 2 : 1, difficulty === 'easy' ? 0 : 1, 0),
      },
      value,
      asksArea
        ? [
            [around(2 * radius), named.circumference],
            [within(4 * radius * radius), named.diameterSquared],
            [around(radius), once],
          ]
        : [
            [around(radius), byDiameter ? halvedDiameter : named.double],
            [within(radius * radius), named.area],
            [around(4 * radius), named.doubled],
          ],
      inUnit(asksArea ? `${unit}²` : unit),
    );
  },
  solve(seen) {
    const [, part, given, asks] =
      /^A (?!semicircle).* has a (radius|diameter) of ([\d.]+) \w+\. What is its (area|circumference)\? Use/.exec(
        seen.text,
      ) ?? [];
    if (given === undefined) return undefined;
    const length = Math.round(Number(given) * 10) * (part === 'diameter' ? 5 : 10);
    return answered(seen, asks === 'area' ? unrolled(length) : lengthRound(length));
  },
};

/** The way round a circle of this radius (in hundredths), as 314 steps of a hundredth of the diameter. */
export function lengthRound(radius: number): string {
  let steps = 0;
  for (let step = 0; step < 314; step++) steps += radius + radius;
  return exactDecimal(steps, 10000) ?? '';
}

/** The area of a circle unrolled into a triangle: as wide as the way round and as high as the radius (in hundredths). */
export function unrolled(radius: number): string {
  let steps = 0;
  for (let step = 0; step < 314; step++) steps += radius + radius;
  return exactDecimal(steps * radius, 2000000) ?? '';
}

/** The exact answer as a multiple of π. */
export const inPi: Form<Params> = {
  weight: ({ params, difficulty }) => (params.asks === 'measures' && difficulty === 'medium' ? 2 : 0),
  make(random) {
    // From 3: with a radius of 2, the area and the way round are the same number.
    const radius = random.int(3, 20);
    const asksArea = random.chance(1, 2);
    // From the diameter, the way round is read off; with a radius of 4, two mistakes agree.
    const byDiameter = asksArea && random.chance(1, 2);
    if (!asksArea && radius === 4) return undefined;
    const unit = random.pick(['cm', 'm'] as const);
    const out = asksArea ? `${unit}²` : unit;
    const show = (value: number): string => `${value}π ${out}`;
    const value = asksArea ? radius * radius : 2 * radius;
    const mistakes: readonly NumberMistake[] = asksArea
      ? [
          [2 * radius, named.circumference],
          [4 * radius * radius, named.diameterSquared],
          [radius, once],
        ]
      : [
          [radius, named.double],
          [radius * radius, named.area],
          [4 * radius, named.doubled],
        ];
    return chooseText(
      random,
      {
        prompt: `A circle has a ${byDiameter ? 'diameter' : 'radius'} of ${byDiameter ? 2 * radius : radius} ${unit}. What is its exact ${asksArea ? 'area' : 'circumference'}?`,
        hint: asksArea
          ? 'Area of a circle = π × radius × radius. Leave π as it is.'
          : 'Circumference = π × diameter. Leave π as it is.',
        steps: [
          ...(asksArea && byDiameter ? [`The radius is ${radius} ${unit}.`] : []),
          ...(asksArea ? [] : [`The diameter is ${2 * radius} ${unit}.`]),
          asksArea ? `π × ${radius} × ${radius} = **${show(value)}**.` : `π × ${2 * radius} = **${show(value)}**.`,
        ],
        variant: `pi ${asksArea} ${byDiameter} ${radius} ${unit}`,
        features: features(2, 0, 0),
      },
      show(value),
      mistakes.filter(([given]) => given !== value).map(([given, because]) => [show(Number(given)), because] as const),
    );
  },
  solve(seen) {
    const [, part, given, asks] =
      /^A circle has a (radius|diameter) of (\d+) \w+\. What is its exact (area|circumference)\?$/.exec(seen.text) ??
      [];
    if (given === undefined) return undefined;
    const radius = part === 'diameter' ? Number(given) / 2 : Number(given);
    const wanted = asks === 'area' ? Number(unrolled(radius * 100)) : Number(lengthRound(radius * 100));
    return chosen(seen, (option) => Math.abs((numbersIn(option)[0] ?? 0) * 3.14 - wanted) < 0.001);
  },
};

/** Radius or diameter from the circumference. */
export const backToRadius: Form<Params> = {
  weight: ({ params, difficulty }) => (params.asks === 'measures' && difficulty !== 'easy' ? 2 : 0),
  make(random, { difficulty }) {
    const diameter = difficulty === 'medium' ? 10 * random.int(2, 40) : random.int(21, 300);
    const length = around(diameter);
    const asksRadius = difficulty === 'hard' || random.chance(1, 2);
    const { name, unit } = pickRound(random, Math.ceil(diameter / 2));
    const value = asksRadius ? (exactDecimal(diameter, 20) ?? '') : tenths(diameter);
    return writeNumber(
      {
        prompt: `The circumference of a ${name} is ${showNumber(length)} ${unit}. What is its ${asksRadius ? 'radius' : 'diameter'}? ${use}`,
        hint: 'π × diameter makes the circumference. Undo it.',
        steps: [
          `${showNumber(length)} ÷ 3.14 = ${asksRadius ? tenths(diameter) : `**${value}**`} ${unit}, the diameter.`,
          ...(asksRadius ? [`Half of it is the radius: **${value}** ${unit}.`] : []),
        ],
        variant: `back ${diameter} ${asksRadius} ${unit}`,
        features: features(asksRadius ? 3 : 2, difficulty === 'hard' ? 1 : 0, 1),
      },
      value,
      [
        [asksRadius ? tenths(diameter) : (exactDecimal(diameter, 20) ?? ''), asksRadius ? named.half : named.double],
        ...(asksRadius
          ? [[exactDecimal(diameter, 40) ?? '', mistake('halves-too-often', 'You halved once too often.')] as const]
          : []),
        [exactDecimal(pi * pi * diameter, 100000) ?? '', named.divide],
      ],
      inUnit(unit),
    );
  },
  solve(seen) {
    const [, length, asks] =
      /^The circumference of a .* is ([\d.]+) \w+\. What is its (radius|diameter)\?/.exec(seen.text) ?? [];
    if (length === undefined) return undefined;
    const wanted = Math.round(Number(length) * 1000);
    for (let radius = 1; radius < 4000; radius++)
      if (Math.round(Number(lengthRound(radius * 5)) * 1000) === wanted)
        return typed(asks === 'radius' ? (exactDecimal(radius, 20) ?? '') : tenths(radius));
    return [];
  },
};
