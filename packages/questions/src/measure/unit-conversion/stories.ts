/** Stories with two units: what is left, what it makes together, and how many lots. */

import type { Form } from '../../kernel/forms.ts';
import type { NumberMistake } from '../../kernel/mistakes.ts';
import { pickName } from '../../kernel/names.ts';
import { showNumber } from '../../kernel/number-text.ts';
import { answered, typed } from '../../kernel/seen.ts';
import { writeNumber } from '../ask.ts';
import { compound, exactDecimal, inUnits, quantity, unitAfter, unitWords, worth } from '../units.ts';
import {
  drawSize,
  features,
  hundredForSixty,
  inSmaller,
  mistake,
  named,
  type Params,
  rule,
  takenFor,
  weightOf,
  wrongPower,
} from './sizes.ts';

/** Something of a size {A} in the bigger unit, of which {b} in the smaller is taken or added. */
const stories: Readonly<
  Record<string, readonly { readonly text: string; readonly adds: boolean; readonly most: number }[]>
> = {
  'km m': [
    { text: 'A path is {A} long. {N} has walked {b}. How many {s} are left?', adds: false, most: 30 },
    { text: '{N} runs {A} and then {b} more. How many {s} is that altogether?', adds: true, most: 12 },
  ],
  'm cm': [
    { text: 'A ribbon is {A} long. {N} cuts off {b}. How many {s} are left?', adds: false, most: 12 },
    { text: 'One rope is {A} long and another is {b} long. How many {s} is that altogether?', adds: true, most: 20 },
  ],
  'cm mm': [
    { text: 'A pencil line is {A} long. {N} rubs out {b}. How many {s} are left?', adds: false, most: 25 },
    { text: 'A shoot is {A} tall. It grows {b} more. How many {s} tall is it now?', adds: true, most: 40 },
  ],
  'kg g': [
    { text: 'A bag holds {A} of rice. {N} uses {b}. How many {s} are left?', adds: false, most: 25 },
    { text: 'A bag holds {A} of flour. {N} adds {b} more. How many {s} is that altogether?', adds: true, most: 20 },
  ],
  'litre ml': [
    { text: 'A tank holds {A}. {N} takes out {b}. How many {s} are left?', adds: false, most: 60 },
    { text: '{N} mixes {A} of water and {b} of juice. How many {s} is that altogether?', adds: true, most: 12 },
  ],
  'hour minute': [
    { text: 'A coach trip lasts {A}. {b} have passed. How many {s} are left?', adds: false, most: 9 },
    { text: '{N} cycles for {A} and walks for {b}. How many {s} is that altogether?', adds: true, most: 5 },
  ],
  'minute second': [
    { text: 'A cartoon lasts {A}. {b} have passed. How many {s} are left?', adds: false, most: 9 },
    { text: '{N} skips for {A} and hops for {b}. How many {s} is that altogether?', adds: true, most: 9 },
  ],
  'week day': [{ text: 'A holiday lasts {A}. {b} have passed. How many {s} are left?', adds: false, most: 8 }],
  'year month': [
    {
      text: '{N} lived in York for {A}. Then {N} lived in Leeds for {b}. How many {s} is that altogether?',
      adds: true,
      most: 10,
    },
    { text: '{N} is {A} old. {N}’s baby cousin is {b} old. How many {s} older is {N}?', adds: false, most: 10 },
  ],
  'day hour': [{ text: 'A boat trip lasts {A}. {b} have passed. How many {s} are left?', adds: false, most: 9 }],
  'tonne kg': [
    { text: 'A lorry carries {A} of sand. {b} are taken off. How many {s} are left?', adds: false, most: 20 },
  ],
  'cm² mm²': [
    { text: 'A sticker has an area of {A}. {N} cuts off {b}. How many {s} are left?', adds: false, most: 40 },
    {
      text: 'One leaf has an area of {A} and another has an area of {b}. How many {s} is that altogether?',
      adds: true,
      most: 40,
    },
  ],
  'm² cm²': [
    { text: 'A wall has an area of {A}. {N} has painted {b}. How many {s} are left to paint?', adds: false, most: 20 },
    {
      text: 'One rug has an area of {A} and another has an area of {b}. How many {s} is that altogether?',
      adds: true,
      most: 12,
    },
  ],
  'cm³ mm³': [
    { text: 'A block of clay has a volume of {A}. {N} cuts off {b}. How many {s} are left?', adds: false, most: 40 },
    {
      text: 'One bead has a volume of {A} and another has a volume of {b}. How many {s} is that altogether?',
      adds: true,
      most: 12,
    },
  ],
  'm³ cm³': [{ text: 'A builder has {A} of sand and uses {b}. How many {s} are left?', adds: false, most: 12 }],
};

/** What is left, or what it makes together. */
export const leftOver: Form<Params> = {
  weight: ({ params, difficulty }) => weightOf(params, 'left', difficulty),
  make(random, { params, difficulty, year }) {
    const size = drawSize(random, params, difficulty);
    if (size === undefined) return undefined;
    const { pair, big } = size;
    const { ratio } = pair;
    const fitStories = stories[`${pair.big} ${pair.small}`];
    if (fitStories === undefined) return undefined;
    const { text, adds, most } = random.pick(fitStories);
    const asBoth =
      params.places[difficulty] === 0 &&
      difficulty !== 'easy' &&
      (year > 3 || difficulty === 'hard' || random.chance(1, 2));
    // In decimals of the bigger unit when it is hard, but for squares and cubes.
    const inBig = params.places[difficulty] > 0 && difficulty === 'hard' && year > 4 && year < 7;
    const whole = asBoth ? size.small + random.int(1, ratio - 1) : size.small;
    const round =
      ratio >= 10000
        ? ratio / 100
        : ratio === 1000
          ? difficulty === 'hard'
            ? inBig && year === 5
              ? 10
              : 5
            : 50
          : ratio === 100
            ? 5
            : ratio === 60
              ? difficulty === 'easy'
                ? 5
                : 1
              : 1;
    const lotsAtMost = Math.floor(Math.min(whole - 1, ratio * 1.8) / round);
    if (lotsAtMost < 2) return undefined;
    const part = round * random.int(2, lotsAtMost);
    if (Number(big) > most || part >= whole || part < 2 || (ratio <= 1000 && String(part).length > 4)) return undefined;
    // A whole bigger unit, and the very part that is named already, are done without any change of units.
    if (difficulty !== 'easy' && (part % ratio === 0 || (asBoth && !adds && part === whole % ratio))) return undefined;
    const value = adds ? whole + part : whole - part;
    const name = pickName(random);
    const shown = asBoth ? compound(whole, pair) : quantity(big, pair.big);
    const bigNumber = exactDecimal(whole, ratio) ?? big;
    const mistakes: NumberMistake[] = [
      adds ? [whole - part, named.took] : [whole + part, text.includes('older') ? named.addedAges : named.added],
      ...(pair.of === 'time'
        ? [
            [
              Math.floor(whole / ratio) * (takenFor(pair)[0] ?? 10) + (whole % ratio) + (adds ? part : -part),
              pair.ratio === 60 ? hundredForSixty(pair) : wrongPower(pair),
            ] as const,
          ]
        : [
            [
              (asBoth ? Math.floor(whole / ratio) * (ratio / 10) + (whole % ratio) : whole / 10) +
                (adds ? part : -part),
              pair.of === 'area' && ratio === 100 ? named.square(pair) : wrongPower(pair),
            ] as const,
            ...(pair.of === 'area' && ratio > 100
              ? [[whole / Math.sqrt(ratio) + (adds ? part : -part), named.square(pair)] as const]
              : []),
          ]),
      ...(asBoth || (!adds && !Number.isInteger(Number(bigNumber)))
        ? []
        : [[adds ? Number(bigNumber) + part : Math.abs(Number(bigNumber) - part), named.mixedUnits] as const]),
      [value + 10, named.miscalculated],
    ];
    const asked = inBig ? pair.big : pair.small;
    const inAsked = (small: number): string => (inBig ? exactDecimal(small, ratio) : undefined) ?? String(small);
    // The smaller unit is put into the wrong place behind the point.
    const shifted = (by: number): number => (adds ? whole + part * by : whole - part * by) / ratio;
    const bigMistakes: NumberMistake[] = [
      [(adds ? whole - part : whole + part) / ratio, adds ? named.took : named.added],
      [adds ? whole / ratio + part : Math.abs(whole / ratio - part), named.mixedUnits],
      [shifted(10), wrongPower(pair)],
      [shifted(0.1), wrongPower(pair)],
      [value, mistake('other-unit', `That is in ${unitWords(pair.small)}. Give it in ${unitWords(pair.big)}.`)],
    ];
    return writeNumber(
      {
        prompt: text
          .replaceAll('{N}', name)
          .replace('{A}', shown)
          .replace('{b}', quantity(part, pair.small))
          .replace('{s}', unitWords(asked)),
        hint: `First change ${inBig ? quantity(part, pair.small) : shown} to ${unitWords(asked)}.`,
        steps: [
          rule(pair),
          inBig ? `${quantity(part, pair.small)} is ${quantity(inAsked(part), asked)}.` : inSmaller(shown, whole, pair),
          `${showNumber(inAsked(whole))} ${adds ? '+' : '−'} ${showNumber(inAsked(part))} = **${showNumber(inAsked(value))}**.`,
        ],
        variant: `${adds ? 'add' : 'left'} ${shown} ${part}`,
        features: { ...features(size, asBoth || inBig ? 3 : 2), up: inBig ? 1 : 0 },
      },
      inAsked(value),
      (inBig ? bigMistakes : mistakes).flatMap(([given, because]): NumberMistake[] => {
        const exact = exactDecimal(Math.round(Number(given) * 10000), 10000);
        return exact === undefined || Number(given) <= 0 ? [] : [[exact, because]];
      }),
      { after: unitAfter(asked, 2), unit: unitAfter(asked, 2) },
    );
  },
  solve(seen) {
    const [, unit = ''] =
      /How many (\S+) (?:are left|is that altogether|tall is it now|older is)/.exec(seen.text) ?? [];
    if (unit === '') return undefined;
    const [first = '', second = ''] =
      seen.text.match(
        /[\d.]+ [a-z]+[²³]?(?: \d+ (?:mm|cm|m|g|kg|ml|seconds?|minutes?|hours?|days?|months?)(?= |\.))?/g,
      ) ?? [];
    const adds = /altogether|now/.test(seen.text);
    return typed(inUnits(adds ? worth(first) + worth(second) : worth(first) - worth(second), unit));
  },
};

const lotsOf: Readonly<Record<string, readonly { readonly text: string; readonly each: readonly number[] }[]>> = {
  'm cm': [{ text: 'How many pieces of {e} can {N} cut from {A} of ribbon?', each: [5, 10, 15, 20, 25, 30, 40, 50] }],
  'litre ml': [
    { text: 'How many cups of {e} can {N} fill from {A} of juice?', each: [50, 100, 125, 150, 200, 250, 300, 400] },
  ],
  'kg g': [
    { text: 'How many bags of {e} can {N} fill from {A} of flour?', each: [50, 100, 125, 150, 200, 250, 300, 400] },
  ],
  'km m': [{ text: 'How many laps of {e} make {A}?', each: [100, 125, 200, 250, 400, 500, 600, 800] }],
  'cm mm': [{ text: 'How many beads of {e} fit along a string of {A}?', each: [3, 4, 5, 6, 8, 9] }],
  'hour minute': [{ text: 'How many shows of {e} fit into {A}?', each: [5, 6, 10, 12, 15, 20, 30, 40] }],
  'minute second': [{ text: 'How many turns of {e} fit into {A}?', each: [5, 6, 10, 12, 15, 20, 30, 40] }],
  'week day': [],
  'cm² mm²': [{ text: 'How many stickers of {e} can {N} cut from {A} of paper?', each: [20, 25, 40, 50, 75, 80] }],
  'm² cm²': [
    { text: 'How many cards of {e} can {N} cut from {A} of cardboard?', each: [400, 500, 600, 800, 900, 1200, 1500] },
  ],
  'cm³ mm³': [
    { text: 'How many beads of {e} can {N} cut from {A} of wood?', each: [50, 60, 80, 125, 150, 200, 250, 400] },
  ],
  'm³ cm³': [
    { text: 'How many sacks of {e} can {N} fill from {A} of sand?', each: [40000, 50000, 60000, 80000, 125000] },
  ],
};

/** How many lots of a small size make a big one. */
export const lots: Form<Params> = {
  weight: ({ params, difficulty }) => weightOf(params, 'lots', difficulty),
  make(random, { params, difficulty }) {
    const size = drawSize(random, params, difficulty);
    if (size === undefined) return undefined;
    const { pair, big, small } = size;
    const [story] = lotsOf[`${pair.big} ${pair.small}`] ?? [];
    // Tens and half hours are shared out at a glance.
    const isPlain = (size: number): boolean => pair.ratio === 60 && difficulty !== 'easy' && [10, 30].includes(size);
    const each = story === undefined ? undefined : random.pick(story.each.filter((size) => !isPlain(size)));
    if (story === undefined || each === undefined || small % each !== 0 || small > pair.ratio * 13) return undefined;
    const count = small / each;
    if (count < 3 || count > 60) return undefined;
    const shown = quantity(big, pair.big);
    return writeNumber(
      {
        prompt: story.text
          .replace('{N}', pickName(random))
          .replace('{A}', shown)
          .replace('{e}', quantity(each, pair.small)),
        hint: `First change ${shown} to ${unitWords(pair.small)}.`,
        steps: [
          rule(pair),
          inSmaller(shown, small, pair),
          `${showNumber(small)} ÷ ${showNumber(each)} = **${count}**.`,
        ],
        variant: `lots ${shown} ${each}`,
        features: { ...features(size, 2), up: 0 },
      },
      count,
      [
        ...(pair.ratio === 60
          ? [[exactDecimal(Number(big) * 100, each) ?? 0, hundredForSixty(pair)] as const]
          : [[count * 10, wrongPower(pair)] as const]),
        [
          small,
          mistake('stops-early', `That is ${shown} in ${unitWords(pair.small)}. Now divide by ${showNumber(each)}.`),
        ],
        ...(pair.of !== 'time' && count % 10 === 0 ? [[count / 10, wrongPower(pair)] as const] : []),
        [count + 1, named.miscalculated],
        [count - 1, named.miscalculated],
      ],
    );
  },
  solve(seen) {
    const [, each, whole] =
      /^How many \w+ of ([\d.]+ \S+) (?:can [A-Z][a-z]+ (?:cut|fill) from|make|fit along a string of|fit into) ([\d.]+ [a-z]+[²³]?)/.exec(
        seen.text,
      ) ?? [];
    if (each === undefined || whole === undefined) return undefined;
    let count = 0;
    for (let left = worth(whole); left >= worth(each); left -= worth(each)) count++;
    return answered(seen, count);
  },
};
