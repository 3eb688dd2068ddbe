/** m.fracMixed: mixed numbers and improper fractions, each from the other, from pictures and in stories. */

import type { Form } from '../../kernel/forms.ts';
import { generatorOfForms } from '../../kernel/forms.ts';
import { pickName } from '../../kernel/names.ts';
import { numbersIn, typed } from '../../kernel/seen.ts';
import { answered } from '../answered.ts';
import { chooseValue, writeFraction, writeNumber } from '../ask.ts';
import { boxBySearch } from '../calculate.ts';
import { fraction, mixed, written } from '../fraction.ts';
import { partName, seeFractions, setOut } from '../maths-text.ts';
import { line, picture } from './in-pictures.ts';
import {
  countOff,
  draw,
  features,
  improperMistakes,
  mixedMistakes,
  named,
  type Params,
  toImproperSteps,
  toMixedSteps,
} from './mistakes-and-steps.ts';

/** A mixed number to write as an improper fraction. */
const toImproper: Form<Params> = {
  weight: ({ difficulty }) => (difficulty === 'hard' ? 0 : 3),
  make(random, cell) {
    const own = draw(random, cell);
    if (own === undefined) return undefined;
    const questionText = {
      prompt: ['Write this number as an **improper** fraction.', setOut(mixed(own.value))],
      hint: `How many ${partName(own.value.bottom, 2) ?? 'parts'} are in one whole?`,
      steps: [...toImproperSteps(own), `The answer is **${written(own.value)}**.`],
      variant: `improper ${mixed(own.value)}`,
      features: features(own, 2),
    };
    return random.chance(2, 3)
      ? writeFraction(questionText, own.value, improperMistakes(own), 'improper')
      : chooseValue(random, questionText, written(own.value), improperMistakes(own));
  },
  solve(seen) {
    const [, whole, top, bottom] =
      /^Write this number as an improper fraction\.\n(\d+) (\d+)\/(\d+)$/.exec(seen.text)?.map(Number) ?? [];
    if (whole === undefined || top === undefined) return undefined;
    let parts = top;
    for (let one = 0; one < whole; one++) parts += bottom ?? 0;
    return answered(seen, `${parts}/${bottom}`);
  },
};

/** An improper fraction to write as a mixed number. */
const toMixed: Form<Params> = {
  weight: ({ difficulty }) => (difficulty === 'hard' ? 2 : 3),
  make(random, cell) {
    const own = draw(random, cell);
    if (own === undefined) return undefined;
    const questionText = {
      prompt: ['Write this fraction as a **mixed number**.', setOut(written(own.value))],
      hint: `How many times does ${own.value.bottom} go into ${own.value.top}?`,
      steps: [...toMixedSteps(own), `The answer is **${mixed(own.value)}**.`],
      variant: `mixed ${written(own.value)}`,
      features: features(own, 2),
    };
    return cell.difficulty === 'hard' || random.chance(2, 3)
      ? writeFraction(questionText, own.value, mixedMistakes(own), 'mixed')
      : chooseValue(random, questionText, mixed(own.value), mixedMistakes(own));
  },
  solve(seen) {
    const [, top, bottom] =
      /^Write this fraction as a mixed number\.\n(\d+)\/(\d+)$/.exec(seen.text)?.map(Number) ?? [];
    return top === undefined || bottom === undefined ? undefined : answered(seen, countOff(top, bottom));
  },
};

/** One number missing. */
const box: Form<Params> = {
  weight: ({ difficulty }) => (difficulty === 'medium' ? 3 : 0),
  make(random, cell) {
    const own = draw(random, cell);
    if (own === undefined) return undefined;
    const { value, whole, rest } = own;
    const ways = [
      [`${mixed(value)} = □/${value.bottom}`, value.top, toImproperSteps(own)] as const,
      [`□/${value.bottom} = ${mixed(value)}`, value.top, toImproperSteps(own)] as const,
      [`${written(value)} = ${whole} □/${value.bottom}`, rest, toMixedSteps(own)] as const,
    ];
    const [shown, answer, steps] = random.pick(ways);
    return writeNumber(
      {
        prompt: ['What number goes in the box?', setOut(shown)],
        hint: `How many parts make one whole here?`,
        steps: [...steps, `The missing number is **${answer}**.`],
        variant: shown,
        features: features(own, 2),
      },
      answer,
      answer === rest
        ? [
            [value.top, named.forgetsWhole],
            [value.top - whole, named.addsWhole(`You subtracted ${whole}. Each whole is ${value.bottom} parts.`)],
            [value.bottom - rest, named.rest('That many parts are missing from the next whole.')],
            [rest + 1, named.rest(`${whole} × ${value.bottom} + ${rest + 1} is ${value.top + 1}, not ${value.top}.`)],
          ]
        : [
            [whole + rest, named.addsWhole(`You added ${whole} and ${rest}. Each whole is ${value.bottom} parts.`)],
            [whole * value.bottom, named.rest(`Those are the parts in the wholes. Add ${rest} more.`)],
            [value.top + value.bottom, named.fact('That is one whole too many.')],
            [value.top - value.bottom, named.fact('That is one whole too few.')],
          ],
    );
  },
  solve(seen) {
    const [, shown] = /^What number goes in the box\?\n(.*□.*)$/.exec(seen.text) ?? [];
    if (shown === undefined) return undefined;
    const found = boxBySearch(shown, 300);
    return found === undefined ? undefined : typed(found);
  },
};

const pieces: readonly ((name: string, number: string, parts: string, eaten: number) => string)[] = [
  (name, number, parts, eaten) =>
    `${name} has ${number} cakes. All of them are cut into ${parts}. ${eaten} pieces are eaten. How many pieces are left?`,
  (_, number, parts, eaten) =>
    `There are ${number} pizzas on a table. They are cut into ${parts}. ${eaten} pieces are eaten. How many pieces are left?`,
];

/** Nobody cuts a cake or a pizza into sevenths or tenths. */
const cutInto = [6, 8, 12];

const amounts: readonly ((name: string, count: number, bottom: number) => string)[] = [
  (name, count, bottom) =>
    `One glass takes 1/${bottom} of a bottle of juice. ${name} fills ${count} glasses. How many bottles is that, as a mixed number?`,
  (name, count, bottom) =>
    `One lap is 1/${bottom} of a kilometre. ${name} runs ${count} laps. How many kilometres is that, as a mixed number?`,
];

/** Pieces and whole ones in a story. */
const story: Form<Params> = {
  weight: ({ difficulty }) => (difficulty === 'hard' ? 5 : 0),
  make(random, cell) {
    const own = draw(random, cell);
    if (own === undefined) return undefined;
    const { value } = own;
    const parts = partName(value.bottom, 2);
    if (parts === undefined) return undefined;
    const wantsMixed = random.chance(1, 2);
    if (!wantsMixed && !cutInto.includes(value.bottom)) return undefined;
    // Nobody runs a hundred laps or fills a hundred glasses.
    if (wantsMixed && value.top > 40) return undefined;
    const eaten = random.int(value.bottom + 1, 3 * value.bottom);
    const left = value.top - eaten;
    const kind = random.int(0, 1);
    const name = pickName(random);
    const text = wantsMixed
      ? amounts[kind]?.(name, value.top, value.bottom)
      : pieces[kind]?.(name, mixed(value), parts, eaten);
    if (text === undefined) return undefined;
    const questionText = {
      prompt: text,
      hint: `How many ${parts} make one whole?`,
      steps: wantsMixed
        ? [...toMixedSteps(own), `The answer is **${mixed(value)}**.`]
        : [
            ...toImproperSteps(own),
            `There are ${value.top} pieces. After ${eaten} are eaten, ${value.top} − ${eaten} = **${left}** are left.`,
          ],
      variant: `story ${wantsMixed ? 'mixed' : `pieces ${eaten}`} ${kind} ${mixed(value)}`,
      features: features(own, wantsMixed ? 3 : 4),
    };
    if (wantsMixed) return writeFraction(questionText, value, mixedMistakes(own), 'mixed');
    return writeNumber(questionText, left, [
      [value.top, named.stops(`Those are all the pieces. Take off the ${eaten} that are eaten.`)],
      [
        own.whole * value.bottom - eaten,
        named.rest(`You left out the ${mixed(fraction(own.rest, value.bottom))}. It gives ${own.rest} more.`),
      ],
      [left + value.bottom, named.fact('That is one whole too many.')],
      [left - value.bottom, named.fact('That is one whole too few.')],
    ]);
  },
  solve(seen) {
    const [, whole, top, bottom] = /(?:has|are) (\d+) (\d+)\/(\d+) (?:cakes|pizzas)/.exec(seen.text)?.map(Number) ?? [];
    if (whole !== undefined)
      return typed(
        Array.from({ length: whole }).reduce<number>(
          (sum) => sum + (bottom ?? 0),
          (top ?? 0) - Number(/(\d+) pieces are eaten/.exec(seen.text)?.[1]),
        ),
      );
    if (!/bottle|kilometre/.test(seen.text)) return undefined;
    const [, size = 1] = /1\/(\d+)/.exec(seen.text)?.map(Number) ?? [];
    const [count = 0] = numbersIn(seen.text.replace(/1\/\d+/, ''));
    return typed(countOff(count, size));
  },
};

/** The generator of m.fracMixed. */
export const fractionMixed = generatorOfForms<Params>({
  generatorId: 'm.fracMixed',
  version: 8,
  see: seeFractions,
  serves: {
    150503: {
      levels: {
        easy: { bottoms: [2, 3, 4, 5, 6, 8], wholes: [1, 4] },
        // With tenths the digits side by side would be the answer.
        medium: { bottoms: [5, 6, 7, 8, 9], wholes: [3, 7] },
        hard: { bottoms: [6, 7, 8, 9, 11, 12], wholes: [5, 12] },
      },
    },
  },
  forms: [toImproper, toMixed, picture, line, box, story],
});
