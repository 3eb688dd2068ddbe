/** Tenths, hundredths and thousandths as decimals: seen in pictures and on lines, and built from their places. */
import type { Figure } from '@comet/contract/figure';
import type { Form } from '../../kernel/forms.ts';
import type { NumberMistake } from '../../kernel/mistakes.ts';
import { drawn } from '../../kernel/question-text.ts';
import { chosen, numbersIn, typed } from '../../kernel/seen.ts';
import { answered } from '../answered.ts';
import { chooseValue, tapOne, writeNumber } from '../ask.ts';
import { reckon } from '../calculate.ts';
import { type Fraction, fraction, isLowest } from '../fraction.ts';
import { barFigure, countParts, firstShaded, gridFigure } from '../fraction-figures.ts';
import { fractionLine, readFractionLine } from '../fraction-line-figure.ts';
import { setOut } from '../maths-text.ts';
import { asDecimal, divideOut, placeName, placesOf } from './forms.ts';
import { mistakesFor, named } from './mistakes.ts';
import { asks, drawValue, features, type Params } from './params.ts';
import { waySteps } from './way.ts';

/** Parts shaded in a bar of ten or a square of a hundred. */
export const picture: Form<Params> = {
  weight: (cell) => asks(cell, 'picture'),
  make(random, cell) {
    const value = drawValue(random, cell);
    if (value === undefined || value.top > value.bottom || ![2, 4, 10, 100].includes(value.bottom)) return undefined;
    const { top, bottom } = value;
    const alt = `A shape cut into ${bottom} equal parts. Some of the parts are shaded.`;
    const isGrid = bottom === 100 || bottom === 4 || (bottom === 10 && random.chance(1, 2));
    const columns = bottom === 4 ? 2 : bottom === 100 ? 10 : 5;
    const shaded = firstShaded(top, bottom);
    const figure: Figure = isGrid ? gridFigure(shaded, columns, alt) : barFigure(shaded, alt);
    const isShaded = random.chance(2, 3);
    const asked = isShaded ? value : fraction(bottom - top, bottom);
    const questionText = {
      prompt: [
        `The whole shape is 1. How much of it is ${isShaded ? '' : '**not** '}shaded, as a decimal?`,
        drawn(figure),
      ],
      hint: `How many equal parts are there? How much is one of them?`,
      steps: [
        `${asked.top} of the ${bottom} equal parts ${asked.top === 1 ? 'is' : 'are'} ${isShaded ? 'shaded' : 'not shaded'}: ${asked.top}/${bottom}.`,
        ...waySteps(asked, 'fraction', 'decimal', 'any').slice(0, -1),
        `As a decimal that is **${asDecimal(asked)}**.`,
      ],
      variant: `picture ${isGrid ? 'grid' : 'bar'} ${isShaded ? '' : 'not '}${top}/${bottom}`,
      features: features(value, isShaded ? 1 : 2),
    };
    const mistakes: NumberMistake[] = [
      [asDecimal(fraction(bottom - asked.top, bottom)), named.rest],
      ...mistakesFor(asked, 'fraction', 'decimal'),
    ];
    return random.chance(1, 2)
      ? writeNumber(questionText, asDecimal(asked), mistakes, { form: 'decimal' })
      : chooseValue(random, questionText, asDecimal(asked), mistakes);
  },
  solve(seen) {
    const [figure] = seen.figures;
    if (!seen.text.startsWith('The whole shape is 1.') || figure === undefined) return undefined;
    const { shaded, parts } = countParts(figure);
    return answered(seen, divideOut(seen.text.includes('not shaded') ? parts - shaded : shaded, parts) ?? '');
  },
};

/** An arrow on a line cut into tenths. */
export const line: Form<Params> = {
  weight: (cell) => asks(cell, 'line'),
  make(random, cell) {
    const value = drawValue(random, cell);
    if (value === undefined || ![2, 4, 10].includes(value.bottom)) return undefined;
    const { top, bottom } = value;
    const wholes = Math.floor(top / bottom) + 1;
    if (wholes > 3) return undefined;
    const figure = fractionLine({
      wholes,
      parts: bottom,
      arrows: [{ tick: top, name: 'A' }],
      alt: `A number line from 0 to ${wholes}. Each whole is cut into ${bottom} equal parts. Arrow A points to a mark.`,
    });
    return writeNumber(
      {
        prompt: ['Which decimal does arrow A point to?', drawn(figure)],
        hint: 'Into how many parts is each whole cut? How much is each part?',
        steps: [
          `Each part is 1/${bottom}, or ${asDecimal(fraction(1, bottom))}.`,
          `Arrow A is ${top} ${top === 1 ? 'part' : 'parts'} from 0: **${asDecimal(value)}**.`,
        ],
        variant: `line ${wholes} ${top}/${bottom}`,
        features: features(value, 2),
      },
      asDecimal(value),
      mistakesFor(value, 'fraction', 'decimal'),
      { form: 'decimal' },
    );
  },
  solve(seen) {
    const [figure] = seen.figures;
    if (seen.text !== 'Which decimal does arrow A point to?' || figure === undefined) return undefined;
    const { ticks, perWhole } = readFractionLine(figure, 'A');
    return typed(divideOut(ticks, perWhole) ?? '');
  },
};

/** A decimal built from its places, which stand in any order on harder ones. */
export const build: Form<Params> = {
  weight: (cell) => asks(cell, 'build'),
  make(random, cell) {
    const value = drawValue(random, cell);
    if (value === undefined || ![10, 100, 1000].includes(value.bottom)) return undefined;
    const [whole = '', digits = ''] = asDecimal(value).split('.');
    const parts = [
      ...(whole === '0' ? [] : [whole]),
      ...[...digits].flatMap((digit, at) => (digit === '0' ? [] : [`${digit}/${10 ** (at + 1)}`])),
    ];
    // Tenths alone, as in 2 + 1/10, are read off as they stand, and so are places in their order.
    if (parts.length < 2 || digits.length < 2) return undefined;
    const shown = random.shuffle(parts);
    const own = parts.map((part) => part.split('/')[0]);
    if (new Set(own).size < own.length) return undefined;
    if (shown.join() === parts.join() && !digits.includes('0')) return undefined;
    const squeezed = `${whole}.${[...digits].filter((digit) => digit !== '0').join('')}`;
    const swapped = `${whole}.${[...digits].reverse().join('')}`;
    return writeNumber(
      {
        prompt: ['Write this sum as **one decimal**.', setOut(shown.join(' + '))],
        hint: 'Which digit goes in the tenths place? Which place comes next?',
        steps: [
          ...[...digits].map((digit, at) => `The ${placeName(10 ** (at + 1))} digit is ${digit}.`),
          `The decimal is **${asDecimal(value)}**.`,
        ],
        variant: shown.join('+'),
        features: features(value, 2),
      },
      asDecimal(value),
      [
        [squeezed, named.zero],
        [swapped, named.place('The first place after the point is for tenths, the next for hundredths.')],
        ...mistakesFor(value, 'fraction', 'decimal').slice(0, 3),
      ],
      { form: 'decimal' },
    );
  },
  solve(seen) {
    const [, shown] = /^Write this sum as one decimal\.\n(.+)$/.exec(seen.text) ?? [];
    if (shown === undefined) return undefined;
    const [top, bottom] = reckon(shown);
    return typed(divideOut(Number(top), Number(bottom)) ?? '');
  },
};

const places = ['ones', 'tenths', 'hundredths', 'thousandths'] as const;

/** '1 tenth', '3 tenths'. */
const worth = (own: string, place: (typeof places)[number] | 'tens' = 'ones'): string =>
  `${own} ${own === '1' ? place.slice(0, -1) : place}`;

/** What a digit is worth. */
export const digit: Form<Params> = {
  weight: (cell) => asks(cell, 'digit'),
  make(random, cell) {
    const value = drawValue(random, cell);
    if (value === undefined || ![10, 100, 1000].includes(value.bottom)) return undefined;
    const text = asDecimal(value);
    const all = [...text.replace('.', '')];
    const at = random.int(0, all.length - 1);
    const own = all[at] ?? '0';
    // Outside easy cells the ones are not asked for.
    if (at === 0 && cell.difficulty !== 'easy') return undefined;
    // Among thousandths, tenths are not asked for, and one place has nothing in it.
    if (value.bottom === 1000 && (at < 2 || !all.includes('0'))) return undefined;
    if (text.indexOf('.') !== 1 || own === '0' || all.filter((other) => other === own).length > 1) return undefined;
    const right = places[at];
    if (right === undefined) return undefined;
    // Thousandths are met in year 5.
    const isYear4 = cell.year === 4;
    return tapOne(
      {
        prompt: `What is the digit **${own}** worth in ${text}?`,
        hint: 'The first place after the point is tenths.',
        steps: [
          `After the point come tenths, then hundredths${isYear4 ? '' : ', then thousandths'}.`,
          `The ${own} is in the ${right} place, so it is worth **${worth(own, right)}**.`,
        ],
        variant: `digit ${own} in ${text}`,
        features: features(value, 1),
      },
      (isYear4 ? (['tens', 'ones', 'tenths', 'hundredths'] as const) : places).map((place) => worth(own, place)),
      worth(own, right),
      (word) => {
        const place = places.findIndex((each) => word === worth(own, each));
        const there = all[place];
        return named.place(
          there === undefined
            ? `${text} has no ${places[place] ?? 'tens'}.`
            : `The ${places[place]} digit is ${there}, not ${own}.`,
        );
      },
    );
  },
  solve(seen) {
    const [, own, text = ''] = /^What is the digit (\d) worth in (\d\.\d+)\?$/.exec(seen.text) ?? [];
    if (own === undefined) return undefined;
    const at = text.indexOf(own);
    return chosen(seen, (option) => option === worth(own ?? '', places[at === 0 ? 0 : at - 1]));
  },
};

/** A division carried on behind the point, place by place. */
function divisionSteps({ top, bottom }: Fraction): string[] {
  const steps = [`${top} ÷ ${bottom} = ${Math.floor(top / bottom)}, with ${top % bottom} left.`];
  let left = top % bottom;
  for (let power = 10; left > 0 && power <= 1000; power *= 10) {
    const next = (left * 10) % bottom;
    steps.push(
      `${left * 10} ${placeName(power)} ÷ ${bottom} = ${Math.floor((left * 10) / bottom)} ${placeName(power, Math.floor((left * 10) / bottom))}${next === 0 ? '' : `, with ${next} left`}.`,
    );
    left = next;
  }
  return steps;
}

/** A fraction as a decimal by dividing. */
export const divide: Form<Params> = {
  weight: (cell) => asks(cell, 'divide'),
  make(random, cell) {
    const value = drawValue(random, cell);
    if (value === undefined || (value.bottom > 10 && !isLowest(value))) return undefined;
    const { top, bottom } = value;
    const isStory = bottom <= 12 && random.chance(1, 3);
    const text = isStory
      ? `${top} ${top === 1 ? 'metre' : 'metres'} of ribbon is shared equally by ${bottom} children. How many metres does each get, as a decimal?`
      : `Use division to write ${top}/${bottom} as a **decimal**.`;
    // A story has no fraction to copy digits from, and an improper fraction shows no whole number to put before them.
    const copied: readonly string[] = isStory || top > bottom ? [named.glued.id, named.bottomAsDecimal(bottom).id] : [];
    const mistakes: NumberMistake[] = [
      [divideOut(bottom, top) ?? 'NaN', isStory ? named.sharedTheWrongWay : named.turned],
      ...(isStory || top < bottom ? [] : [[`${top}.${bottom}`, named.glued] as const]),
      ...mistakesFor(value, 'fraction', 'decimal').filter(([, { id }]) => !copied.includes(id)),
    ];
    return writeNumber(
      {
        prompt: text,
        hint: `Write ${top} as ${top}.${'0'.repeat(placesOf(value))}. Then divide by ${bottom}.`,
        steps: [
          `${top}/${bottom} means ${top} ÷ ${bottom}.`,
          ...divisionSteps(value),
          `Check: ${asDecimal(value)} × ${bottom} = ${top}.`,
          `The decimal is **${asDecimal(value)}**.`,
        ],
        variant: `${isStory ? 'share' : 'divide'} ${top}/${bottom}`,
        features: features(value, isStory ? 3 : 2),
      },
      asDecimal(value),
      mistakes,
      { form: 'decimal' },
    );
  },
  solve(seen) {
    const [, top, bottom] = /^Use division to write (\d+)\/(\d+) as a decimal\.$/.exec(seen.text) ?? [];
    if (top !== undefined && bottom !== undefined) return typed(divideOut(Number(top), Number(bottom)) ?? '');
    if (!seen.text.includes('of ribbon is shared equally')) return undefined;
    const [metres = 0, children = 1] = numbersIn(seen.text);
    return typed(divideOut(metres, children) ?? '');
  },
};
