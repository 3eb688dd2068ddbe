/** Maps and plans where 1 cm stands for so much. */

import type { Form } from '../../kernel/forms.ts';
import type { NumberMistake } from '../../kernel/mistakes.ts';
import { showNumber } from '../../kernel/number-text.ts';
import { numbersIn, typed } from '../../kernel/seen.ts';
import { inUnit, writeNumber } from '../ask.ts';
import { exactDecimal } from '../units.ts';
import { mistake, type Params } from './similar-shapes.ts';

/** What makes a question hard, as numbers that rise with it. */
export const features = (steps: number, ratio: boolean, places: number): Record<string, number> => ({
  steps,
  asRatio: ratio ? 1 : 0,
  places,
});

/** How many decimal places a number is written with. */
export const placesOf = (value: string): number => value.split('.')[1]?.length ?? 0;

interface Place {
  readonly text: (onMap: string) => string;
  readonly back: (real: string) => string;
  readonly unit: 'km' | 'm';
  readonly each: readonly number[];
}

/** Things drawn to scale with what 1 cm may stand for. */
export const places: readonly Place[] = [
  {
    text: (onMap) => `Two towns are ${onMap} apart on the map. How far apart are they really?`,
    back: (real) => `Two towns are ${real} apart. How far apart are they on the map?`,
    unit: 'km',
    each: [3, 4, 5, 6, 8, 15, 20, 25],
  },
  {
    text: (onMap) => `A footpath is ${onMap} long on the map. How long is it really?`,
    back: (real) => `A footpath is ${real} long. How long is it on the map?`,
    unit: 'm',
    each: [50, 150, 200, 250, 300, 400, 500],
  },
  {
    text: (onMap) => `A lake is ${onMap} long on the map. How long is it really?`,
    back: (real) => `A lake is ${real} long. How long is it on the map?`,
    unit: 'km',
    each: [2, 3, 4, 5],
  },
  {
    text: (onMap) => `The school hall is ${onMap} long on the plan. How long is it really?`,
    back: (real) => `The school hall is ${real} long. How long is it on the plan?`,
    unit: 'm',
    each: [2, 3, 4, 5],
  },
];

/** A scale in words: 1 cm stands for so much. */
export const standsFor: Form<Params> = {
  weight: ({ params, difficulty }) => (params.asks === 'maps' && difficulty !== 'hard' ? 3 : 0),
  make(random, { difficulty }) {
    const at = random.int(0, places.length - 1);
    const [place] = places.slice(at);
    if (place === undefined) return undefined;
    const each = random.pick(place.each);
    // Whole centimetres would be a fact of the times tables: half ones are easy here.
    const tenths = difficulty === 'easy' ? 5 * random.int(5, 25) : random.int(11, 125);
    const back = difficulty !== 'easy';
    const onMap = exactDecimal(tenths, 10) ?? '';
    const real = exactDecimal(tenths * each, 10) ?? '';
    // A school hall is 10 to 40 m long.
    if (place.unit === 'm' && each < 10 && (tenths * each < 100 || tenths * each > 400)) return undefined;
    if (tenths % 10 === 0) return undefined;
    const thing = at === 3 ? 'plan' : 'map';
    const [value, given, unit] = back ? [onMap, real, 'cm'] : [real, onMap, place.unit];
    const mistakes: NumberMistake[] = back
      ? [
          [
            exactDecimal(Math.round(Number(real) * each * 100), 100) ?? 0,
            mistake('wrong-direction', `You multiplied. To get from real life to the ${thing}, divide.`),
          ],
          [
            exactDecimal(Math.round((Number(real) - each) * 10), 10) ?? 0,
            mistake('adds-factor', `You subtracted. To get from real life to the ${thing}, divide.`),
          ],
        ]
      : [
          [
            exactDecimal(tenths + each * 10, 10) ?? 0,
            mistake('adds-factor', `You added. To get from the ${thing} to real life, multiply.`),
          ],
          [
            exactDecimal(tenths, 10 * each) ?? 0,
            mistake('wrong-direction', `You divided. To get from the ${thing} to real life, multiply.`),
          ],
        ];
    return writeNumber(
      {
        prompt: `On a ${thing}, 1 cm stands for ${showNumber(each)} ${place.unit}. ${back ? place.back(`${showNumber(given)} ${place.unit}`) : place.text(`${given} cm`)}`,
        hint: back
          ? `How many lots of ${each} ${place.unit} are there?`
          : `Each centimetre is worth ${each} ${place.unit}.`,
        steps: [
          back
            ? `Divide by ${each}, because each ${each} ${place.unit} is 1 cm.`
            : `Multiply by ${each}, because each cm is ${each} ${place.unit}.`,
          back
            ? `${showNumber(real)} ÷ ${each} = **${onMap}** cm.`
            : `${onMap} × ${each} = **${showNumber(real)}** ${place.unit}.`,
        ],
        variant: `stands ${at} ${each} ${tenths} ${back}`,
        features: features(back ? 2 : 1, false, placesOf(onMap)),
      },
      value,
      mistakes,
      inUnit(unit),
    );
  },
  solve(seen) {
    const [, each, given, unit] =
      /^On a \w+ 1 cm stands for ([\d.]+) k?m\. .* ([\d.]+) (cm|km|m) (?:apart|long)/.exec(seen.text) ?? [];
    if (each === undefined || given === undefined) return undefined;
    for (let tenths = 1; tenths < 200000; tenths++) {
      const holds =
        unit === 'cm'
          ? tenths === Math.round(Number(given) * Number(each) * 10)
          : Math.round(tenths * Number(each)) === Math.round(Number(given) * 10);
      if (holds) return typed(exactDecimal(tenths, 10) ?? '');
    }
    return [];
  },
};

/** A product by the tens and the ones of the second number, where it has both: '26 × 10 + 26 × 4 = '. */
const inTensAndOnes = (one: number, other: number): string =>
  other < 10 || other % 10 === 0 ? '' : `${one} × ${other - (other % 10)} + ${one} × ${other % 10} = `;

/** The real perimeter of a room on a plan, or its area where it is hard. */
export const planArea: Form<Params> = {
  weight: ({ params, difficulty }) => (params.asks === 'maps' ? { easy: 1, medium: 0, hard: 2 }[difficulty] : 0),
  make(random, { difficulty }) {
    const asks = difficulty === 'hard' ? 'area' : 'perimeter';
    // Whole centimetres and a small scale are facts of the times tables: too little for a hard area.
    const [each, length, width] =
      asks === 'area'
        ? [random.pick([4, 6, 8]), random.int(5, 15) / 2, random.int(5, 11) / 2]
        : [random.int(2, 5), random.int(3, 9), random.int(2, 8)];
    if (length <= width) return undefined;
    if (asks === 'area' && Number.isInteger(length) && Number.isInteger(width)) return undefined;
    const [realL, realW] = [length * each, width * each];
    // Where the perimeter is also the area times the scale, nobody can tell which mistake was made.
    if (2 * (realL + realW) === length * width * each) return undefined;
    const thing = random.pick([
      'garden',
      ...(realL <= 12 ? ['room'] : []),
      ...(realL <= 30 ? ['hall'] : []),
      ...(realL >= 15 ? ['playground'] : []),
    ]);
    const value = asks === 'area' ? realL * realW : 2 * (realL + realW);
    const unit = asks === 'area' ? 'm²' : 'm';
    return writeNumber(
      {
        prompt: `On a plan, 1 cm stands for ${each} m. A ${thing} is a rectangle of ${length} cm by ${width} cm on the plan. What is the real ${asks} of the ${thing}?`,
        hint: 'Find the real length and the real width first.',
        steps: [
          `The real length is ${length} × ${each} = ${realL} m, and the real width is ${width} × ${each} = ${realW} m.`,
          asks === 'area'
            ? `The area is ${realL} × ${realW} = ${inTensAndOnes(realL, realW)}**${showNumber(value)}** m².`
            : `The perimeter is 2 × ${realL} + 2 × ${realW} = **${value}** m.`,
        ],
        variant: `plan ${asks} ${thing} ${each} ${length} ${width}`,
        features: features(asks === 'area' ? 3 : 2, false, 0),
      },
      value,
      asks === 'area'
        ? [
            [
              length * width * each,
              mistake(
                'area-by-factor',
                `That is the area on the plan × ${each}. The length and the width are both multiplied by ${each}, so the area is multiplied by ${each} twice.`,
              ),
            ],
            [length * width, mistake('stops-early', 'That is the area on the drawing. Find the real lengths first.')],
            [2 * (realL + realW), mistake('perimeter-for-area', 'That is the perimeter. The area is asked for.')],
          ]
        : [
            [realL + realW, mistake('two-sides-only', 'That is only one length and one width. There are two of each.')],
            [
              2 * (length + width),
              mistake('stops-early', 'That is the perimeter on the drawing. Find the real lengths first.'),
            ],
            [realL * realW, mistake('area-for-perimeter', 'That is the area. The perimeter is asked for.')],
          ],
      inUnit(unit),
    );
  },
  solve(seen) {
    const [, asks] = /What is the real (area|perimeter) of/.exec(seen.text) ?? [];
    if (asks === undefined) return undefined;
    const [, each = 0, length = 0, width = 0] = numbersIn(seen.text);
    let squares = 0;
    let edges = 0;
    for (let x = 0; x < length * each; x++) for (let y = 0; y < width * each; y++) squares++;
    for (let x = 0; x < length * each; x++) edges += 2;
    for (let y = 0; y < width * each; y++) edges += 2;
    return typed(asks === 'area' ? squares : edges);
  },
};
