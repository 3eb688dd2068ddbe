/** Rounding a number, and finding numbers that round to it. */

import type { Form } from '../../kernel/forms.ts';
import { pickName } from '../../kernel/names.ts';
import { decimalFixed, decimalText, showNumber } from '../../kernel/number-text.ts';
import { drawn } from '../../kernel/question-text.ts';
import { answered, chosen, typed } from '../../kernel/seen.ts';
import { chooseText, tapWords, writeNumber } from '../ask.ts';
import { lineFigure } from '../number-line-figure.ts';
import { roundTo } from '../round-to.ts';
import {
  answerText,
  decidedBy,
  drawRounding,
  features,
  hintOf,
  mistake,
  mistakesOf,
  named,
  nameOf,
  nearest,
  type Params,
  roundText,
  stepsOf,
  text,
  unitOf,
} from './numbers-to-round.ts';
import { wrongOptions } from './rounded-options.ts';

/** A number to round. From year 5 a hard question is more than that. */
export const roundIt: Form<Params> = {
  weight: ({ difficulty, year }) => (difficulty !== 'hard' ? 5 : year > 4 ? 0 : 2),
  make(random, cell) {
    const { places } = cell.params;
    const rounding = drawRounding(random, cell);
    if (rounding === undefined) return undefined;
    const { scaled, unit, figures } = rounding;
    const { chain, half } = features(rounding, 1);
    // A decimal half way is asked about at medium.
    if (cell.difficulty === 'hard' && chain === 0 && (half === 0 || places > 0)) return undefined;
    const power = Math.round(Math.log10(unit)) - places;
    const to = power < 0 || figures !== undefined ? `to ${rounding.name}` : `to ${nameOf(power)}`;
    const low = Math.floor(scaled / unit) * unit;
    const withLine = cell.difficulty === 'easy' && places === 0 && random.chance(1, 2);
    const ask = `Round ${text(scaled, places)} ${to}.`;
    const questionText = {
      prompt: withLine
        ? [
            ask,
            drawn(
              lineFigure({
                from: low,
                to: low + unit,
                intervals: 10,
                labelled: [low, low + unit],
                arrows: [{ at: scaled, name: text(scaled, 0) }],
                alt: `A number line from ${text(low, 0)} to ${text(low + unit, 0)} with an arrow at ${text(scaled, 0)}.`,
              }),
            ),
          ]
        : ask,
      spoken: ask,
      hint: hintOf(rounding),
      steps: stepsOf(rounding, places),
      variant: `${scaled} ${to}`,
      features: features(rounding, 1),
    };
    const value = answerText(rounding, places);
    if (places > 0 || random.chance(3, 5)) return writeNumber(questionText, value, mistakesOf(rounding, places));
    const wrong = wrongOptions(rounding, random).map(([given, because]) => [showNumber(given), because] as const);
    return wrong.length < 3
      ? undefined
      : chooseText(random, questionText, showNumber(value), wrong, { layout: 'grid' });
  },
  solve(seen) {
    const [, number, to = ''] = /^Round ([\d.]+) to (.*)\.$/.exec(seen.text) ?? [];
    return number === undefined ? undefined : answered(seen, nearest(number, unitOf(to, number)));
  },
};

/** Two numbers to round and then add. */
export const addRounded: Form<Params> = {
  weight: ({ difficulty, year, params }) => (difficulty === 'hard' && (year > 4 || params.places > 0) ? 3 : 0),
  make(random, cell) {
    const { places } = cell.params;
    const drawn = Array.from({ length: 60 }, () => drawRounding(random, cell)).filter((each) => each !== undefined);
    const [one] = drawn;
    const other = drawn.find((each) => each.name === one?.name && each.unit === one.unit && each.scaled !== one.scaled);
    if (one === undefined || other === undefined) return undefined;
    // 43.5 + 75.5 is also what one number rounded up and one rounded down give.
    if ((one.scaled % one.unit) + (other.scaled % one.unit) === one.unit) return undefined;
    const shown = (value: number): string => text(value, places);
    const round = (value: number): string => roundText(value, one.unit, places);
    const sum = one.result + other.result;
    const cut = ({ scaled, unit }: typeof one): number => Math.floor(scaled / unit) * unit;
    return writeNumber(
      {
        prompt: `Round both numbers to ${one.name}. Then add your two answers.\n\n${shown(one.scaled)} and ${shown(other.scaled)}`,
        hint: 'Round each number first. Which digit tells you if it goes up or down?',
        steps: [
          ...[one, other].map(
            (each) =>
              `${shown(each.scaled)} is between ${round(cut(each))} and ${round(cut(each) + each.unit)}. ${decidedBy(each, places, (way) => `it rounds ${way} to ${round(each.result)}`)}`,
          ),
          `${round(one.result)} + ${round(other.result)} = **${shown(sum)}**.`,
        ],
        variant: `add ${[one.scaled, other.scaled].sort((a, b) => a - b).join(' ')} ${one.name}`,
        features: features(one, 3),
      },
      decimalText(sum, places),
      [
        [
          decimalText(one.scaled + other.scaled, places),
          mistake('does-not-round', 'You added the numbers as they are. Round each one first.'),
        ],
        [
          decimalText(cut(one) + cut(other), places),
          mistake('truncates', 'You rounded both numbers down. Look at the next digit of each.'),
        ],
        [
          decimalText(cut(one) + one.unit + cut(other) + other.unit, places),
          mistake('always-up', 'You rounded both numbers up. Look at the next digit of each.'),
        ],
        [
          decimalText(one.result + other.scaled, places),
          mistake(
            'rounds-one',
            one.result + other.scaled === one.scaled + other.result
              ? 'You rounded only one of the numbers. Round both.'
              : `You rounded only ${shown(one.scaled)}. Round the other number too.`,
          ),
        ],
      ],
    );
  },
  solve(seen) {
    const [, to = '', one, other] =
      /^Round both numbers to (.*)\. Then add your two answers\.\n\n([\d.]+) and ([\d.]+)$/.exec(seen.text) ?? [];
    if (one === undefined || other === undefined) return undefined;
    const rounded = [one, other].map((number) => Math.round(Number(nearest(number, unitOf(to, number))) * 1000));
    return typed(decimalText((rounded[0] ?? 0) + (rounded[1] ?? 0), 3));
  },
};

/** Which numbers round to a given one. */
export const whichRounds: Form<Params> = {
  weight: ({ params }) => (params.figures ? 0 : 2),
  make(random, cell) {
    const { places } = cell.params;
    const rounding = drawRounding(random, cell);
    if (rounding === undefined || rounding.figures !== undefined) return undefined;
    const { unit, result, name } = rounding;
    const spread = cell.difficulty === 'easy' ? [-4, -3, -2, 2, 3, 4] : [-5, -4, -4, 4, 4];
    const tenth = unit / 10;
    const fine = (): number => (tenth >= 10 ? random.int(0, 9) * (tenth / 10) : 0);
    const inside = [
      ...new Set(spread.map((step) => result + step * tenth + (step === -5 ? 0 : step > 0 ? fine() : -fine()))),
    ];
    const outside = [
      ...new Set([
        result + 5 * tenth + fine(),
        result - 5 * tenth - (fine() || tenth),
        result + 6 * tenth,
        result - 7 * tenth,
        result + 8 * tenth,
      ]),
    ].filter((value) => value > 0);
    // One that rounds up and one that rounds down, and a wrong one just beyond either end.
    const held = random.shuffle(inside.filter((value) => value > 0 && roundTo(value, unit) === result));
    const right = [held.find((value) => value < result), held.find((value) => value > result)];
    const [above, below, ...further] = outside.filter((value) => roundTo(value, unit) !== result);
    const [third] = random.shuffle(further);
    const [one, other] = right.map((value) => (value === undefined ? undefined : text(value, places)));
    if (one === undefined || other === undefined) return undefined;
    if (above === undefined || below === undefined || third === undefined) return undefined;
    const wrong = [above, below, third];
    const why = (value: number): string => {
      const to = roundText(roundTo(value, unit), unit, places);
      return value === result + unit / 2
        ? `${text(value, places)} is exactly half way, so it rounds up to ${to}.`
        : `${text(value, places)} is nearer to ${to} than to ${showNumber(answerText(rounding, places))}.`;
    };
    return tapWords(
      random,
      {
        prompt: `Tap the two numbers that round to ${showNumber(answerText(rounding, places))}, to ${name}.`,
        hint: `Where do the numbers that round to ${showNumber(answerText(rounding, places))} start? Where do they stop?`,
        steps: [
          `Numbers from ${text(result - unit / 2, places)} up to just below ${text(result + unit / 2, places)} round to ${showNumber(answerText(rounding, places))}.`,
          `So the numbers are **${one}** and **${other}**.`,
        ],
        variant: `tap ${result} ${unit} ${[one, other, ...wrong].sort().join(' ')}`,
        features: features(rounding, 3),
      },
      [one, other],
      wrong.map((value) => [text(value, places), named.inside(why(value))] as const),
    );
  },
  solve(seen) {
    const [, target, to = ''] = /that round to ([\d.]+) to (.*)\.$/.exec(seen.text) ?? [];
    if (target === undefined) return undefined;
    return chosen(seen, (option) => Number(nearest(option, unitOf(to, option))) === Number(target));
  },
};

/** The smallest or largest number that rounds to a given one. */
export const limits: Form<Params> = {
  // In year 4 the limits are for hard alone.
  weight: ({ difficulty, params, year }) =>
    params.figures !== undefined ? 0 : { easy: 0, medium: year > 4 ? 1 : 0, hard: 3 }[difficulty],
  make(random, cell) {
    const { places } = cell.params;
    const rounding = drawRounding(random, cell);
    if (rounding === undefined) return undefined;
    const { unit, result, name } = rounding;
    const smallest = random.chance(1, 2) || places > 0;
    const value = smallest ? result - unit / 2 : result + unit / 2 - 1;
    const who = pickName(random);
    const thing = places > 0 ? 'number' : 'whole number';
    const kept = Math.max(0, places - Math.round(Math.log10(unit)) + 1);
    const tail = places > 0 && kept > 0 ? ` The number has ${kept} decimal place${kept === 1 ? '' : 's'}.` : '';
    return writeNumber(
      {
        prompt: `${who} rounds a ${thing} to ${name}. The answer is ${showNumber(answerText(rounding, places))}.${tail} What is the ${smallest ? 'smallest' : 'largest'} number it could be?`,
        hint: `Which number is half way between ${text(smallest ? result - unit : result, places)} and ${text(smallest ? result : result + unit, places)}? Does it round up or down?`,
        steps: [
          `Rounded numbers go up in steps of ${text(unit, places)}. Half a step is ${text(unit / 2, places)}.`,
          smallest
            ? `${text(result, places)} − ${text(unit / 2, places)} = **${text(value, places)}**. It is exactly half way, so it rounds up.`
            : `${text(result + unit / 2, places)} would round up to ${text(result + unit, places)}, so take one less: **${text(value, places)}**.`,
        ],
        variant: `limit ${result} ${unit} ${smallest}`,
        features: features(rounding, 4),
      },
      decimalText(value, places),
      [
        [
          decimalText(smallest ? value + (places > 0 ? unit / 10 : 1) : result + unit / 2, places),
          smallest
            ? mistake('half-goes-down', 'The number exactly half way rounds up, so it counts too.')
            : mistake('half-goes-up', 'Exactly half way rounds up to the next one.'),
        ],
        [
          decimalText(smallest ? result - unit : result + unit, places),
          mistake('whole-step', 'That is a whole step away. Use half a step.'),
        ],
        ...(places === 0 && smallest
          ? [[value - 1, named.inside(`${text(value - 1, 0)} rounds to ${text(result - unit, 0)}.`)] as const]
          : []),
      ],
    );
  },
  solve(seen) {
    const [, kind, to = '', target = '', which] =
      /rounds a (whole number|number) to (.*)\. The answer is ([\d.]+?)\. .*(smallest|largest) number it could be/.exec(
        seen.text,
      ) ?? [];
    if (kind === undefined) return undefined;
    const power = unitOf(to, target);
    const places = kind === 'number' ? Math.max(0, 1 - power) : 0;
    const centre = Math.round(Number(target) * 10 ** places);
    const far = 10 ** (power + places);
    const rounds = (value: number): bigint => BigInt(nearest(decimalFixed(value, places), power).replace('.', ''));
    const goal = BigInt(nearest(target, power).replace('.', ''));
    let [low, high] = [Math.max(0, centre - far), centre + far];
    while (low + 1 < high) {
      const middle = Math.floor((low + high) / 2);
      const enough = which === 'smallest' ? rounds(middle) >= goal : rounds(middle) > goal;
      if (enough) high = middle;
      else low = middle;
    }
    return typed(decimalText(which === 'smallest' ? high : low, places));
  },
};
