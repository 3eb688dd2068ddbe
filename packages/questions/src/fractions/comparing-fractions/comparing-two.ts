/** Two fractions compared: signs, bars, stories, a number that keeps a comparison true. */

import type { Form } from '../../kernel/forms.ts';
import { pickNames } from '../../kernel/names.ts';
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
  isCloseAtEnd,
  isHalf,
  isSeenAtOnce,
  named,
  type Params,
  type Shown,
  sorted,
  waySteps,
  whyLarger,
  whyLess,
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
    // Most unequal pairs of year 5 are left out below.
    const isEqual = cell.year > 3 && bottom * by <= 24 && random.chance(1, cell.year === 5 ? 20 : 6);
    const value = fraction(top * by, bottom * by);
    const other: Shown = isEqual ? { value, text: written(value) } : drawnOther;
    const right = signOf(compare(one.value, other.value));
    const [less, more] = sorted([one, other]);
    if (less === undefined || more === undefined) return undefined;
    if (cell.year === 5 && (isEqual ? isHalf(one) : isSeenAtOnce(less, more))) return undefined;
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
      (word) => {
        if (isEqual)
          return named.notCompared(
            one.text.includes(' ')
              ? `${one.text} is ${written(one.value)}, and ${other.text} is the same: both parts are multiplied by ${by}.`
              : `${one.text} and ${other.text} are equal: both parts are multiplied by ${by}.`,
          );
        return word === '=' ? named.equal(whyLess(less, more)) : whyLarger(less, more);
      },
    );
  },
  solve(seen) {
    const [, one, other] = /^Which sign goes in the box\?\n(.+?) □ ?(.+)$/.exec(seen.text) ?? [];
    if (one === undefined || other === undefined) return undefined;
    const right = signOf(crossCompare(one, other));
    return chosen(seen, (option) => option === right);
  },
};

/** Three bars of one length with parts shaded: which shows the largest fraction, or the smallest. */
export const bars: Form<Params> = {
  weight: (cell) => asks(cell, 'bars'),
  make(random, cell) {
    const set = drawSet(random, cell, 3);
    const [one, other, third] = set ?? [];
    if (set === undefined || one === undefined || other === undefined || third === undefined) return undefined;
    const shades = set.map(({ value }) => firstShaded(value.top, value.bottom));
    const figure = {
      width: 320,
      height: 182,
      alt: 'Three bars of the same length, A, B and C from top to bottom, cut into equal parts, some of them shaded.',
      marks: shades.flatMap((shaded, row) => [
        {
          kind: 'text' as const,
          x: 16,
          y: 38 + row * 58,
          text: 'ABC'.charAt(row),
          size: 18,
          anchor: 'middle' as const,
          bold: true,
        },
        ...barMarks(shaded, 36, 8 + row * 58, 276, 46),
      ]),
    };
    const words = set.map(({ text }) => text);
    const wantsMore = random.chance(1, 2);
    const right = wantsMore ? sorted(set).at(-1) : sorted(set)[0];
    if (right === undefined) return undefined;
    const name = wantsMore ? 'largest' : 'smallest';
    return tapOne(
      {
        prompt: [
          `Bar A shows ${one.text}, bar B ${other.text} and bar C ${third.text}. Which fraction is the ${name}?`,
          drawn(figure),
        ],
        hint: 'Look how far the shading reaches.',
        steps: [...waySteps(set), `The ${name} fraction is **${right.text}**.`],
        variant: `bars ${wantsMore ? 'more' : 'less'} ${words.join(' ')}`,
        features: features(set, 1),
      },
      words,
      right.text,
      (word) => {
        const wrong = set.find(({ text }) => text === word) ?? right;
        return wantsMore ? whyLarger(wrong, right) : whyLarger(right, wrong);
      },
    );
  },
  solve(seen) {
    const [, which] = /^Bar A shows .* Which fraction is the (largest|smallest)\?$/.exec(seen.text) ?? [];
    if (which === undefined) return undefined;
    const way = which === 'largest' ? 1 : -1;
    return chosen(seen, (option) => seen.options.every((other) => crossCompare(option, other) * way >= 0));
  },
};

type Three = readonly [string, string, string];
const scenarios: readonly ((names: Three, parts: Three) => readonly [string, string])[] = [
  ([one, two, three], [a, b, c]) => [
    `${one}, ${two} and ${three} each have a pizza of the same size. ${one} eats ${a} of it, ${two} ${b} and ${three} ${c}.`,
    'eats',
  ],
  ([one, two, three], [a, b, c]) => [
    `${one}, ${two} and ${three} have the same book. ${one} has read ${a} of it, ${two} ${b} and ${three} ${c}.`,
    'has read',
  ],
  ([one, two, three], [a, b, c]) => [
    `${one}, ${two} and ${three} swim the same race. ${one} has swum ${a} of it, ${two} ${b} and ${three} ${c}.`,
    'has swum',
  ],
  ([one, two, three], [a, b, c]) => [
    `${one}, ${two} and ${three} each paint a wall of the same size. So far ${one} has painted ${a}, ${two} ${b} and ${three} ${c}.`,
    'has painted',
  ],
];

/** Who of three has done the most, or the least. */
export const story: Form<Params> = {
  weight: (cell) => asks(cell, 'story'),
  make(random, cell) {
    const set = drawSet(random, cell, 3);
    const [a, b, c] = set ?? [];
    const [one, two, three] = pickNames(random, 3);
    if (set === undefined || a === undefined || b === undefined || c === undefined) return undefined;
    if (one === undefined || two === undefined || three === undefined) return undefined;
    const [text, does] = random.pick(scenarios)([one, two, three], [a.text, b.text, c.text]);
    const wantsMost = random.chance(2, 3);
    const names = [one, two, three];
    const right = wantsMost ? sorted(set).at(-1) : sorted(set)[0];
    if (right === undefined || (cell.year > 3 && !isCloseAtEnd(set, wantsMost, cell.year))) return undefined;
    const most = wantsMost ? 'most' : 'least';
    const name = names[set.indexOf(right)] ?? one;
    return tapOne(
      {
        prompt: `${text} Who ${does} the **${most}**?`,
        hint: hintFor(set),
        steps: [
          ...waySteps(set),
          `${right.text} is the ${wantsMost ? 'largest' : 'smallest'}. The answer is **${name}**.`,
        ],
        variant: `story ${does} ${most} ${a.text} ${b.text} ${c.text}`,
        features: features(set, 2),
      },
      names,
      name,
      (word) => {
        const wrong = set[names.indexOf(word)] ?? right;
        return wantsMost ? whyLarger(wrong, right) : whyLarger(right, wrong);
      },
    );
  },
  solve(seen) {
    const [, which] = /Who (?:eats|has read|has swum|has painted) the (most|least)\?$/.exec(seen.text) ?? [];
    if (which === undefined) return undefined;
    const way = which === 'most' ? 1 : -1;
    const parts = seen.text.match(/\d+\/\d+/g) ?? [];
    return chosen(seen, (_, place) => parts.every((other) => crossCompare(parts[place] ?? '', other) * way >= 0));
  },
};

/** The largest or smallest whole number that keeps a comparison true. */
export const box: Form<Params> = {
  weight: (cell) => asks(cell, 'box'),
  make(random, cell) {
    const bottom = random.pick(cell.params.levels[cell.difficulty].bottoms);
    const top = random.int(2, bottom - 1);
    // Parts of one size are compared before parts of different sizes.
    const isTop = cell.difficulty !== 'hard';
    const more = random.chance(1, 2);
    if (isTop ? (more ? top + 1 >= bottom : top < 4) : more && bottom - 1 <= top) return undefined;
    const answer = isTop ? (more ? top + 1 : top - 1) : more ? bottom - 1 : bottom + 1;
    const shown = `${isTop ? `□/${bottom}` : `${top}/□`} ${more ? '>' : '<'} ${top}/${bottom}`;
    const wantsSmall = isTop === more;
    const whyNot = (given: number): string => {
      const tried = isTop ? fraction(given, bottom) : fraction(top, Math.max(1, given));
      return `${written(tried)} is not ${more ? 'more' : 'less'} than ${top}/${bottom}.`;
    };
    return writeNumber(
      {
        prompt: [
          `What is the **${wantsSmall ? 'smallest' : 'largest'}** whole number that can go in the box?`,
          setOut(shown),
        ],
        hint: isTop
          ? 'The parts are the same size, so compare the numerators only.'
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
        [isTop ? top : bottom, named.equal(`Then both are ${top}/${bottom}, and they are equal.`)],
        [
          isTop ? 2 * top - answer : 2 * bottom - answer,
          named.bottom(whyNot(isTop ? 2 * top - answer : 2 * bottom - answer)),
        ],
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
