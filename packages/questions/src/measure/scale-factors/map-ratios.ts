/** Map scales as ratios, like 1 : 25,000. */

import type { Form } from '../../kernel/forms.ts';
import { pickTwoNames, possessive } from '../../kernel/names.ts';
import { showNumber } from '../../kernel/number-text.ts';
import { chosen, numbersIn, typed } from '../../kernel/seen.ts';
import { chooseText, inUnit, writeNumber } from '../ask.ts';
import { exactDecimal } from '../units.ts';
import { features, placesOf } from './maps.ts';
import { mistake as mistakeOf, named, type Params } from './similar-shapes.ts';

/** No powers of ten: with those only the unit changes. */
const ratios = [200, 500, 2000, 5000, 20000, 25000, 50000, 200000, 250000] as const;

/** A real length in centimetres, by way of metres. */
function inCentimetres(real: number | string, unit: 'km' | 'm', inCm: number | string): string {
  const metres = showNumber(exactDecimal(Number(inCm), 100) ?? '');
  return `${showNumber(real)} ${unit} is ${unit === 'km' ? `${metres} m, which is ` : ''}${metres} × 100 = ${showNumber(inCm)} cm.`;
}

/** A scale as a ratio. */
export const byRatio: Form<Params> = {
  weight: ({ params, difficulty }) => (params.asks === 'maps' && difficulty !== 'easy' ? 3 : 0),
  make(random, { difficulty }) {
    const ratio = random.pick(ratios);
    const unit = ratio >= 10000 ? 'km' : 'm';
    const inCm = unit === 'km' ? 100000 : 100;
    const tenths = difficulty === 'hard' ? random.int(12, 180) : 10 * random.int(2, 20);
    const onMap = exactDecimal(tenths, 10) ?? '';
    const real = exactDecimal(tenths * ratio, 10 * inCm) ?? '';
    const back = random.chance(1, difficulty === 'hard' ? 2 : 3);
    const sheet = ratio < 1000 ? 'plan' : 'map';
    if (real === '' || placesOf(real) > 2 || (difficulty === 'medium' && placesOf(real) > 1)) return undefined;
    if (difficulty === 'hard' && tenths % 10 === 0) return undefined;
    const cmReal = exactDecimal(tenths * ratio, 10) ?? '';
    const mistake = (value: number): string | number => exactDecimal(Math.round(value * 1e6), 1e6) ?? 0;
    return writeNumber(
      {
        prompt: back
          ? `A ${sheet} has a scale of 1 : ${showNumber(ratio)}. Two places are ${showNumber(real)} ${unit} apart. How far apart are they on the ${sheet}?`
          : `A ${sheet} has a scale of 1 : ${showNumber(ratio)}. Two places are ${onMap} cm apart on the ${sheet}. How many ${unit === 'km' ? 'kilometres' : 'metres'} is that really?`,
        hint: `1 cm on the ${sheet} is ${showNumber(ratio)} cm in real life. How many ${unit === 'km' ? 'kilometres' : 'metres'} is that?`,
        steps: back
          ? [inCentimetres(real, unit, cmReal), `${showNumber(cmReal)} ÷ ${showNumber(ratio)} = **${onMap}** cm.`]
          : [
              `${onMap} × ${showNumber(ratio)} = ${showNumber(cmReal)} cm.`,
              `${showNumber(inCm)} cm make 1 ${unit}.`,
              `${showNumber(cmReal)} ÷ ${showNumber(inCm)} = **${showNumber(real)}** ${unit}.`,
            ],
        variant: `ratio ${ratio} ${tenths} ${back}`,
        features: features(back ? 3 : 2, true, placesOf(onMap)),
      },
      back ? onMap : real,
      back
        ? [
            [mistake(Number(onMap) * 10), named.unit],
            [mistake(Number(onMap) / 10), named.unit],
            [mistake(Number(onMap) / 100), named.unit],
          ]
        : [
            [mistake(Number(real) * 10), named.unit],
            [mistake(Number(real) / 10), named.unit],
            [mistake(Number(real) * 100), named.unit],
            [cmReal, mistakeOf('stops-early', 'That is in centimetres. Change it to the unit that is asked for.')],
          ],
      inUnit(back ? 'cm' : unit),
    );
  },
  solve(seen) {
    const [, ratio, given, unit] = /scale of 1 : (\d+)\. Two places are ([\d.]+) (cm|km|m) apart/.exec(seen.text) ?? [];
    if (ratio === undefined || given === undefined || unit === undefined) return undefined;
    const mm = { cm: 10n, m: 1000n, km: 1000000n };
    const [, asked = 'cm'] = / How many (kilo)?metres/.test(seen.text)
      ? ['', seen.text.includes('kilo') ? 'km' : 'm']
      : [];
    const [whole = '0', part = ''] = given.split('.');
    const sizeOf = (name: string): bigint => (name === 'km' ? mm.km : name === 'm' ? mm.m : mm.cm);
    const inMm = BigInt(whole + part.padEnd(3, '0')) * sizeOf(unit);
    const found = asked === 'cm' ? inMm / BigInt(ratio) : inMm * BigInt(ratio);
    const scaled = Number((found * 1000n) / sizeOf(asked));
    return typed(exactDecimal(scaled, 1000000) ?? '');
  },
};

/** The scale itself, as 1 : n. */
export const findScale: Form<Params> = {
  weight: ({ params, difficulty }) => (params.asks === 'maps' && difficulty === 'hard' ? 2 : 0),
  make(random) {
    const ratio = random.pick(ratios.filter((each) => each >= 1000));
    const unit = ratio >= 10000 ? 'km' : 'm';
    const inCm = unit === 'km' ? 100000 : 100;
    const onMap = random.int(2, 20);
    const real = exactDecimal(onMap * ratio, inCm);
    if (real === undefined || placesOf(real) > 1) return undefined;
    const show = (value: number): string => `1 : ${showNumber(value)}`;
    const [one, other] = pickTwoNames(random);
    const wrong = [ratio * 10, ratio / 10, ratio * 100, ratio * 5, ratio / 5, ratio * 2, ratio / 2].filter(
      Number.isInteger,
    );
    return chooseText(
      random,
      {
        prompt: `${possessive(one)} house is ${showNumber(real)} ${unit} from ${possessive(other)} house. On a map this is ${onMap} cm. What is the scale of the map?`,
        hint: `Change ${showNumber(real)} ${unit} to centimetres first.`,
        steps: [
          inCentimetres(real, unit, onMap * ratio),
          `${onMap} cm stand for ${showNumber(onMap * ratio)} cm, so 1 cm stands for ${showNumber(onMap * ratio)} ÷ ${onMap} = ${showNumber(ratio)} cm.`,
          `The scale is **${show(ratio)}**.`,
        ],
        variant: `scale ${ratio} ${onMap}`,
        features: features(3, true, placesOf(real)),
      },
      show(ratio),
      // Only powers of ten come from a slip in the units; nobody knows what led to the others.
      wrong.map((value) => {
        const isUnit = [10, 100, 1 / 10].some((power) => value === ratio * power);
        return [show(value), isUnit ? named.unit : mistakeOf('miscounts', '')] as const;
      }),
    );
  },
  solve(seen) {
    const [, real, unit, onMap] =
      / is ([\d.]+) (km|m) from .* this is (\d+) cm\. What is the scale/.exec(seen.text) ?? [];
    if (real === undefined || onMap === undefined) return undefined;
    const cmReal = Math.round(Number(real) * (unit === 'km' ? 100000 : 100));
    return chosen(seen, (option) => (numbersIn(option)[1] ?? 0) * Number(onMap) === cmReal);
  },
};
