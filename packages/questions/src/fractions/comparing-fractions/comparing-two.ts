/** Two fractions compared: signs, bars, stories, a number that keeps a comparison true. */

import type { Form } from '../../kernel/forms.ts';
import { pickTwoNames } from '../../kernel/names.ts';
import { drawn } from '../../kernel/question-text.ts';
import { chosen, typed } from '../../kernel/seen.ts';
import { tapOne, writeNumber } from '../ask.ts';
import { compare, fraction, written } from '../fraction.ts';
import { barMarks, firstShaded } from '../fraction-figures.ts';
import { readAloud, setOut } from '../maths-text.ts';
import {
  asks,
  crossCompare,
  drawSet,
  features,
  hintFor,
  named,
  type Params,
  type Shown,
  sorted,
  waySteps,
  whyLarger,
} from './fractions-to-compare.ts';

const signs = ['<', '=', '>'] as const;

const signOf = (difference: number): string => (difference < 0 ? '<' : difference > 0 ? '>' : '=');

/** Two fractions, one of them perhaps equal to the other in value. */
export const sign: Form<Params> = {
  weight: (cell) => asks(cell, 'sign'),
  make(random, cell) {
    const set = drawSet(random, cell, 2);
    const [one, drawnOther] = set ?? [];
    if (one === undefined || drawnOther === undefined) return undefined;
    const { top, bottom } = one.value;
    const by = random.int(2, 3);
    const isEqual = cell.year > 3 && bottom * by <= 24 && random.chance(1, 6);
    const value = fraction(top * by, bottom * by);
    const other: Shown = isEqual ? { value, text: written(value) } : drawnOther;
    const right = signOf(compare(one.value, other.value));
    const [less, more] = sorted([one, other]);
    if (less === undefined || more === undefined) return undefined;
    return tapOne(
      {
        prompt: [
          'Which sign goes in the box?',
          { ...setOut(`${one.text} □ ${other.text}`), spoken: `${readAloud(one.text)}, box, ${readAloud(other.text)}` },
        ],
        hint: hintFor([one, other]),
        steps: [
          ...waySteps([one, other]),
          isEqual
            ? `They are the same size: **=**.`
            : `${less.text} is less than ${more.text}, so the sign is **${right}**.`,
        ],
        variant: `${one.text} ${other.text}`,
        features: features([one, other], 1),
      },
      signs,
      right,
      (word) => (word === '=' ? named.equal : isEqual ? named.notCompared : whyLarger(less.value, more.value)),
    );
  },
  solve(seen) {
    const [, one, other] = /^Which sign goes in the box\?\n(.+?) □ ?(.+)$/.exec(seen.text) ?? [];
    if (one === undefined || other === undefined) return undefined;
    const right = signOf(crossCompare(one, other));
    return chosen(seen, (option) => option === right);
  },
};

/** Two bars of one length with parts shaded: which has more. */
export const bars: Form<Params> = {
  weight: (cell) => asks(cell, 'bars'),
  make(random, cell) {
    const set = drawSet(random, cell, 2);
    const [one, other] = set ?? [];
    if (one === undefined || other === undefined) return undefined;
    const shades = [one, other].map(({ value }) => firstShaded(value.top, value.bottom));
    const figure = {
      width: 320,
      height: 124,
      alt: 'Two bars of the same length, A above and B below, cut into equal parts, some of them shaded.',
      marks: shades.flatMap((shaded, row) => [
        {
          kind: 'text' as const,
          x: 16,
          y: 38 + row * 58,
          text: 'AB'.charAt(row),
          size: 18,
          anchor: 'middle' as const,
          bold: true,
        },
        ...barMarks(shaded, 36, 8 + row * 58, 276, 46),
      ]),
    };
    const words = [one.text, other.text];
    const wantsMore = random.chance(1, 2);
    const [less, more] = sorted([one, other]);
    const right = wantsMore ? more : less;
    if (right === undefined) return undefined;
    return tapOne(
      {
        prompt: [
          `Bar A shows ${one.text} and bar B shows ${other.text}. Which fraction is ${wantsMore ? 'larger' : 'smaller'}?`,
          drawn(figure),
        ],
        hint: 'Look how far the shading reaches.',
        steps: [...waySteps([one, other]), `The ${wantsMore ? 'larger' : 'smaller'} fraction is **${right.text}**.`],
        variant: `bars ${wantsMore ? 'more' : 'less'} ${words.join(' ')}`,
        features: features([one, other], 1),
      },
      words,
      right.text,
      () => (wantsMore ? named.bottom : named.reversed),
    );
  },
  solve(seen) {
    const [, which] = /^Bar A shows .* Which fraction is (larger|smaller)\?$/.exec(seen.text) ?? [];
    const [one = '', other = ''] = seen.options;
    if (which === undefined) return undefined;
    const isOne = (which === 'larger') === crossCompare(one, other) > 0;
    return chosen(seen, (_, place) => (place === 0) === isOne);
  },
};

const scenarios: readonly ((one: string, other: string, a: string, b: string) => readonly [string, string])[] = [
  (one, other, a, b) => [
    `Two pizzas are the same size. ${one} eats ${a} of one. ${other} eats ${b} of the other.`,
    'eats',
  ],
  (one, other, a, b) => [
    `${one} and ${other} have the same book. ${one} has read ${a} of it and ${other} ${b}.`,
    'has read',
  ],
  (one, other, a, b) => [
    `${one} and ${other} swim the same race. ${one} has swum ${a} of it and ${other} ${b}.`,
    'has swum',
  ],
  (one, other, a, b) => [
    `Two jugs are the same size. ${one} fills ${a} of one. ${other} fills ${b} of the other.`,
    'fills',
  ],
];

/** Who has done more. */
export const story: Form<Params> = {
  weight: (cell) => asks(cell, 'story'),
  make(random, cell) {
    const set = drawSet(random, cell, 2);
    const [a, b] = set ?? [];
    if (a === undefined || b === undefined) return undefined;
    const [one, other] = pickTwoNames(random);
    const [text, does] = random.pick(scenarios)(one, other, a.text, b.text);
    const wantsMore = random.chance(2, 3);
    const isOne = wantsMore === compare(a.value, b.value) > 0;
    const [right, wrong] = isOne ? [a, b] : [b, a];
    return tapOne(
      {
        prompt: `${text} Who ${does} ${wantsMore ? 'more' : 'less'}?`,
        hint: hintFor([a, b]),
        steps: [
          ...waySteps([a, b]),
          `${right.text} is ${wantsMore ? 'more' : 'less'} than ${wrong.text}.`,
          `The answer is **${isOne ? one : other}**.`,
        ],
        variant: `story ${does} ${wantsMore ? 'more' : 'less'} ${a.text} ${b.text}`,
        features: features([a, b], 2),
      },
      [one, other],
      isOne ? one : other,
      () => (wantsMore ? whyLarger(wrong.value, right.value) : whyLarger(right.value, wrong.value)),
    );
  },
  solve(seen) {
    const [, which] = /Who (?:eats|has read|has swum|fills) (more|less)\?$/.exec(seen.text) ?? [];
    const [one = '', other = ''] = seen.text.match(/\d+\/\d+/g) ?? [];
    if (which === undefined) return undefined;
    const isOne = (which === 'more') === crossCompare(one, other) > 0;
    return chosen(seen, (_, place) => (place === 0) === isOne);
  },
};

/** The largest or smallest whole number that keeps a comparison true. */
export const box: Form<Params> = {
  weight: (cell) => asks(cell, 'box'),
  make(random, cell) {
    const bottom = random.pick(cell.params.levels[cell.difficulty].bottoms);
    const top = random.int(1, bottom - 1);
    const isTop = random.chance(1, 2);
    const more = random.chance(1, 2);
    if (isTop ? (more ? top + 1 >= bottom : top < 2) : more && bottom - 1 <= top) return undefined;
    const answer = isTop ? (more ? top + 1 : top - 1) : more ? bottom - 1 : bottom + 1;
    const shown = `${isTop ? `□/${bottom}` : `${top}/□`} ${more ? '>' : '<'} ${top}/${bottom}`;
    const wantsSmall = isTop === more;
    return writeNumber(
      {
        prompt: [
          `What is the **${wantsSmall ? 'smallest' : 'largest'}** whole number that can go in the box?`,
          setOut(shown),
        ],
        hint: isTop
          ? 'The parts are the same size. How many are needed?'
          : 'More parts in the whole make each part smaller.',
        steps: [
          isTop
            ? `The denominators are the same, so the numerator must be ${more ? 'more' : 'less'} than ${top}.`
            : `The numerators are the same. For a ${more ? 'larger' : 'smaller'} fraction the denominator must be ${more ? 'less' : 'more'} than ${bottom}.`,
          `The ${wantsSmall ? 'smallest' : 'largest'} such number is **${answer}**.`,
        ],
        variant: shown,
        features: { steps: 3, count: 2, denominator: bottom },
      },
      answer,
      [
        [isTop ? top : bottom, named.equal],
        [isTop ? 2 * top - answer : 2 * bottom - answer, named.bottom],
      ],
    );
  },
  solve(seen) {
    const [, which, top = '', bottom = '', sign, of = ''] =
      /^What is the (smallest|largest) whole number that can go in the box\?\n(\d+|□) ?\/(\d+|□) ?([<>]) ?(\d+\/\d+)$/.exec(
        seen.text,
      ) ?? [];
    if (which === undefined) return undefined;
    const fits = Array.from({ length: 60 }, (_, at) => at + 1).filter((value) => {
      const difference = crossCompare(`${top === '□' ? value : top}/${bottom === '□' ? value : bottom}`, of);
      return sign === '>' ? difference > 0 : difference < 0;
    });
    return typed(which === 'smallest' ? Math.min(...fits) : Math.max(...fits));
  },
};
