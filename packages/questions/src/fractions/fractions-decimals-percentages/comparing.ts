/** Numbers in different forms compared: signs, the largest, the odd one out, marks as percentages. */

import type { Form } from '../../kernel/forms.ts';
import type { Mistake } from '../../kernel/key.ts';
import { andList } from '../../kernel/list-text.ts';
import { pickName } from '../../kernel/names.ts';
import { chosen, numbersIn, typed } from '../../kernel/seen.ts';
import { chooseText, tapOne, writeNumber } from '../ask.ts';
import { crossCompare } from '../comparing-fractions/fractions-to-compare.ts';
import { compare, type Fraction, fraction, lowest, mixed, readValue, sameValue } from '../fraction.ts';
import { readAloud, setOut } from '../maths-text.ts';
import { asAsked, asDecimal, asPercent, divideOut, placeReason, placesOf, shape } from './forms.ts';
import { mistakesFor, named, nearBy } from './mistakes.ts';
import { asks, drawValue, features, type Params } from './params.ts';
import { decimalStep, waySteps } from './way.ts';

const signs = ['<', '=', '>'] as const;

const signOf = (difference: number): string => (difference < 0 ? '<' : difference > 0 ? '>' : '=');

/** How many places a number shows: 0.57, 57% and 57/100 show 2. A fraction of other parts shows none. */
function placesShown(text: string): number | undefined {
  const [, bottom] = /\/(\d+)$/.exec(text) ?? [];
  if (bottom !== undefined) return /^10+$/.test(bottom) ? bottom.length - 1 : undefined;
  const decimals = text.replace('%', '').split('.')[1]?.length ?? 0;
  return text.endsWith('%') ? decimals + 2 : decimals;
}

/** Whether the numbers need no change to be compared, only another way to write the same digits. */
const samePlaces = (left: string, right: string): boolean => {
  const places = placesShown(left);
  // A decimal and a percentage can be compared at a glance, however many places they have.
  return (places !== undefined && places === placesShown(right)) || !`${left}${right}`.includes('/');
};

/** Two numbers in different forms. */
export const sign: Form<Params> = {
  weight: (cell) => asks(cell, 'sign'),
  make(random, cell) {
    const [one, drawnOther] = [drawValue(random, cell), drawValue(random, cell)];
    const { ways } = cell.params.levels[cell.difficulty];
    if (one === undefined || drawnOther === undefined || ways.length === 0) return undefined;
    const [from, to] = random.pick(ways);
    // Near in value, so that the forms must be compared and not the looks.
    const near = random.pick([one, ...nearBy(one), ...nearBy(one), drawnOther]);
    const isFit = to !== 'fraction' || asAsked(near, cell.params.form).bottom <= 1000;
    const furthest = cell.difficulty === 'hard' ? 0.11 : 0.5;
    if (!isFit || Math.abs(near.top / near.bottom - one.top / one.bottom) > furthest) return undefined;
    const other = to === 'fraction' ? asAsked(near, cell.params.form) : near;
    const isTurned = random.chance(1, 2);
    const sides = [
      { text: shape(one, from), value: one, as: from },
      { text: shape(other, to), value: other, as: to },
    ] as const;
    const [first, second] = isTurned ? ([sides[1], sides[0]] as const) : sides;
    const [left, right] = [first.text, second.text];
    const isOutOf100 = [one, near].every((value) => 100 % lowest(value).bottom === 0);
    // A half is known by heart.
    const isHalf = Math.max(placesOf(one), placesOf(near)) < 2;
    if (cell.difficulty === 'hard' && (isHalf || samePlaces(left, right))) return undefined;
    const answer = signOf(compare(first.value, second.value));
    const reason = placeReason(first.value, second.value);
    return tapOne(
      {
        prompt: [
          'Which sign goes in the box?',
          { ...setOut(`${left} □ ${right}`), spoken: `${readAloud(left)}, box, ${readAloud(right)}` },
        ],
        hint: isOutOf100
          ? 'Write both as decimals, or both out of 100.'
          : `Write both as decimals.${from === 'fraction' || to === 'fraction' ? ' Write a fraction over 1,000, or divide its numerator by its denominator.' : ''}`,
        steps: [
          ...[first, second].flatMap(({ text, value, as }) => (as === 'decimal' ? [] : [decimalStep(text, value, as)])),
          answer === '='
            ? `They are equal, so the sign is **${answer}**.`
            : `${asDecimal(first.value)} is ${answer === '<' ? 'less' : 'more'} than ${asDecimal(second.value)}${reason === undefined ? '' : `, because ${reason}`}. The sign is **${answer}**.`,
        ],
        variant: `sign ${left} ${right}`,
        features: features(one, samePlaces(left, right) ? 2 : 3),
      },
      signs,
      answer,
      () =>
        named.form(
          answer === '='
            ? `As a decimal, each of them is ${asDecimal(one)}.`
            : `As decimals they are ${asDecimal(first.value)} and ${asDecimal(second.value)}${reason === undefined ? '' : `: ${reason}`}.`,
        ),
    );
  },
  solve(seen) {
    const [, left, right] = /^Which sign goes in the box\?\n(.+?) ?□ ?(.+)$/.exec(seen.text) ?? [];
    if (left === undefined || right === undefined) return undefined;
    const answer = signOf(crossCompare(left, right));
    return chosen(seen, (option) => option === answer);
  },
};

/** The largest, or the smallest, of four numbers in mixed forms. */
export const largest: Form<Params> = {
  weight: (cell) => asks(cell, 'largest'),
  make(random, cell) {
    const values = Array.from({ length: 4 }, () => drawValue(random, cell)).flatMap((value) => value ?? []);
    const forms = [...new Set(cell.params.levels[cell.difficulty].ways.flat())];
    const whole = Math.floor((values[0]?.top ?? 0) / (values[0]?.bottom ?? 1));
    const isFit =
      values.length === 4 &&
      values.every((value, at) => values.slice(at + 1).every((other) => compare(value, other) !== 0)) &&
      values.every(({ top, bottom }) => Math.floor(top / bottom) === whole);
    if (!isFit) return undefined;
    const start = random.int(0, forms.length - 1);
    const shown = values.map((value, at) => {
      const as = forms[(start + at) % forms.length] ?? 'decimal';
      return { value, text: shape(as === 'fraction' ? asAsked(value, cell.params.form) : value, as) };
    });
    const wantsMost = random.chance(2, 3);
    const sorted = [...shown].sort((one, other) => compare(one.value, other.value));
    const [right, second] = wantsMost ? [...sorted].reverse() : sorted;
    if (right === undefined || second === undefined) return undefined;
    // Where it is hard, none is far off, and the next one is close.
    const sizes = sorted.map(({ value: { top, bottom } }) => top / bottom);
    const isClose =
      Math.max(...sizes) - Math.min(...sizes) < 0.4 &&
      Math.abs(right.value.top / right.value.bottom - second.value.top / second.value.bottom) < 0.11;
    if (cell.difficulty === 'hard' && !isClose) return undefined;
    const why = ({ text, value }: (typeof shown)[number]): Mistake => {
      const way = wantsMost ? 'less' : 'more';
      const says = `As decimals, ${asDecimal(value)} is ${way} than ${asDecimal(right.value)}.`;
      return text.length > right.text.length ? named.longer(says) : named.form(says);
    };
    return chooseText(
      random,
      {
        prompt: `Which is the **${wantsMost ? 'largest' : 'smallest'}**?`,
        hint: 'Write them all as decimals with the same number of places.',
        steps: [
          ...shown
            .map(({ text, value }) => `${text} is ${asDecimal(value)}.`)
            .filter((step) => !/^(\S+) is \1\.$/.test(step)),
          `The ${wantsMost ? 'largest' : 'smallest'} is **${right.text}**.`,
        ],
        variant: `${wantsMost ? 'largest' : 'smallest'} ${sorted.map(({ text }) => text).join()}`,
        features: features(right.value, 3),
      },
      right.text,
      shown.filter(({ text }) => text !== right.text).map((own) => [own.text, why(own)] as const),
      { layout: 'grid' },
    );
  },
  solve(seen) {
    const [, which] = /^Which is the (largest|smallest)\?$/.exec(seen.text) ?? [];
    if (which === undefined) return undefined;
    const direction = which === 'largest' ? 1 : -1;
    return chosen(seen, (option) => seen.options.every((other) => crossCompare(option, other) * direction >= 0));
  },
};

/** Whether a fraction is read as a decimal as it stands: tenths, hundredths, thousandths. */
const isTens = ({ bottom }: Fraction): boolean => /^10+$/.test(String(bottom));

/** The fraction of a text in lowest terms. */
const simplest = (text: string): string => mixed(lowest(readValue(text) ?? fraction(1)));

/** The one of four that is not equal to the rest: among the others is always a fraction that has to be worked out. */
export const odd: Form<Params> = {
  weight: (cell) => asks(cell, 'odd'),
  make(random, cell) {
    const value = drawValue(random, cell);
    // Tenths and hundredths would show at a glance what is equal.
    if (value === undefined || value.top > value.bottom || isTens(lowest(value))) return undefined;
    const simple = lowest(value);
    // Halves, quarters and fifths are known by heart in all their forms.
    if (simple.bottom < 8) return undefined;
    const scaled = [2, 3, 4, 5]
      .map((by) => fraction(simple.top * by, simple.bottom * by))
      .find((more) => more.bottom <= 100 && !isTens(more));
    if (scaled === undefined) return undefined;
    const as = random.pick(['fraction', 'decimal', 'percent'] as const);
    const [decimal, percent] = [asDecimal(value), `${asPercent(value)}%`];
    /** Not seen to be far off at a look, nor a fraction that is known by heart. */
    const isNear = (text: string): boolean => {
      const read = lowest(readValue(text) ?? fraction(1));
      const ratio = (read.top * value.bottom) / (read.bottom * value.top);
      return (
        ratio > 0.65 &&
        ratio < 1.5 &&
        read.top < read.bottom &&
        (as !== 'fraction' || (read.bottom > 2 && read.bottom !== simple.bottom && !isTens(read)))
      );
    };
    const wrong = random
      .shuffle(mistakesFor(value, as === 'fraction' ? 'decimal' : 'fraction', as))
      .map(
        ([given, because]) =>
          [as === 'fraction' ? simplest(String(given)) : `${given}${as === 'percent' ? '%' : ''}`, because] as const,
      )
      .find(([text]) => !sameValue(text, mixed(simple)) && text.length < 8 && isNear(text));
    if (wrong === undefined) return undefined;
    // Beside the decimal and the percentage of one value, another one would be seen.
    const shown =
      as === 'fraction'
        ? [mixed(simple), ...random.sample([mixed(scaled), decimal, percent], 2)]
        : [mixed(simple), mixed(scaled), as === 'decimal' ? percent : decimal];
    // One that begins like another would be found by its looks.
    if (shown.some((text) => text.charAt(0) === wrong[0].charAt(0)) && random.chance(2, 3)) return undefined;
    const off = readValue(wrong[0]);
    const worth =
      as !== 'decimal' && off !== undefined && (off.top * 10 ** 6) % off.bottom === 0
        ? `, which is worth ${asDecimal(off)}`
        : '';
    const isEqual: Mistake = {
      id: 'm.fdp/takes-equal-one',
      says: `That is worth ${asDecimal(value)}, like two of the others.`,
    };
    return chooseText(
      random,
      {
        prompt: 'Which is **not** equal to the others?',
        hint: 'Write all four as decimals.',
        steps: [
          ...(shown.includes(mixed(scaled)) ? [`${mixed(scaled)} = ${mixed(simple)}.`] : []),
          decimalStep(mixed(simple), simple, 'fraction'),
          ...(shown.includes(percent) ? [`${percent} is ${asPercent(value)} ÷ 100 = ${decimal}.`] : []),
          `${andList(shown)} are all worth ${decimal}.`,
          `The odd one out is **${wrong[0]}**${worth}.`,
        ],
        variant: `odd ${wrong[0]} ${[...shown].sort().join()}`,
        features: features(value, 3),
      },
      wrong[0],
      shown.map((text) => [text, isEqual] as const),
      { layout: 'grid' },
    );
  },
  solve(seen) {
    if (seen.text !== 'Which is not equal to the others?') return undefined;
    return chosen(seen, (option) => seen.options.every((other) => other === option || !sameValue(option, other)));
  },
};

const papers = ['a spelling test', 'a times tables test', 'a music quiz', 'a history quiz', 'a science test'] as const;

/** A mark out of a total, as a percentage. */
export const score: Form<Params> = {
  weight: (cell) => asks(cell, 'score'),
  make(random, cell) {
    const value = drawValue(random, cell);
    if (value === undefined || value.bottom < 10 || value.top > value.bottom) return undefined;
    const { top, bottom } = value;
    const wantsRest = random.chance(1, 3);
    const asked = wantsRest ? fraction(bottom - top, bottom) : value;
    return writeNumber(
      {
        prompt: `${pickName(random)} gets ${top} out of ${bottom} in ${random.pick(papers)}. What percentage of the marks is ${wantsRest ? '**lost**' : 'that'}?`,
        hint: `How many out of 100 would that be?`,
        steps: [
          ...(wantsRest
            ? [
                `${bottom} − ${top} = ${bottom - top}, so ${bottom - top === 1 ? '1 mark is' : `${bottom - top} marks are`} lost.`,
              ]
            : []),
          ...waySteps(asked, 'fraction', 'percent', 'any'),
        ],
        variant: `score ${wantsRest ? 'wrong' : 'right'} ${top}/${bottom}`,
        features: features(value, 3),
      },
      asPercent(asked),
      [[asPercent(fraction(bottom - asked.top, bottom)), named.rest], ...mistakesFor(asked, 'fraction', 'percent')],
      { after: '%', unit: '%' },
    );
  },
  solve(seen) {
    if (!/ gets \d+ out of \d+ in /.test(seen.text)) return undefined;
    const [top = 0, bottom = 1] = numbersIn(seen.text);
    return typed(divideOut((seen.text.endsWith('lost?') ? bottom - top : top) * 100, bottom) ?? '');
  },
};
