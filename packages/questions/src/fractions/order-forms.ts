/** Comparing fractions: signs, bars, the largest, lists in order, what lies between. */
import type { Mistake } from '../kernel/key.ts';
import { pickTwoNames } from '../kernel/names.ts';
import { barMarks, firstShaded } from './figures.ts';
import { chosen, type Form, typed } from './forms.ts';
import { compare, fraction, written } from './fraction.ts';
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
} from './order-ground.ts';
import { say, setOut } from './set-out.ts';
import { chooseText, drawn, tapOne, writeNumber } from './told.ts';

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
          { ...setOut(`${one.text} □ ${other.text}`), spoken: `${say(one.text)}, box, ${say(other.text)}` },
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

/** The largest or the smallest of four. */
export const largest: Form<Params> = {
  weight: (cell) => asks(cell, 'largest'),
  make(random, cell) {
    const set = drawSet(random, cell, 4);
    if (set === undefined) return undefined;
    const wantsMost = random.chance(1, 2);
    const order = sorted(set);
    const right = wantsMost ? order.at(-1) : order[0];
    const opposite = wantsMost ? order[0] : order.at(-1);
    if (right === undefined) return undefined;
    const why = (wrong: Shown): Mistake => {
      if (wrong === opposite) return named.reversed;
      return wantsMost ? whyLarger(wrong.value, right.value) : whyLarger(right.value, wrong.value);
    };
    return chooseText(
      random,
      {
        prompt: `Which is the **${wantsMost ? 'largest' : 'smallest'}**?`,
        spoken: `Which is the ${wantsMost ? 'largest' : 'smallest'}?`,
        hint: hintFor(set),
        steps: [...waySteps(set), `The ${wantsMost ? 'largest' : 'smallest'} is **${right.text}**.`],
        variant: `${wantsMost ? 'largest' : 'smallest'} ${order.map(({ text }) => text).join()}`,
        features: features(set, 2),
      },
      right.text,
      set.filter((shown) => shown !== right).map((shown) => [shown.text, why(shown)] as const),
      { layout: 'grid' },
    );
  },
  solve(seen) {
    const [, which] = /^Which is the (largest|smallest)\?$/.exec(seen.text) ?? [];
    if (which === undefined) return undefined;
    const sign = which === 'largest' ? 1 : -1;
    return chosen(seen, (option) => seen.options.every((other) => crossCompare(option, other) * sign >= 0));
  },
};

/** Which list is in order. */
export const order: Form<Params> = {
  weight: (cell) => asks(cell, 'order'),
  make(random, cell) {
    const set = drawSet(random, cell, cell.difficulty === 'hard' ? 4 : 3);
    if (set === undefined) return undefined;
    const rising = random.chance(1, 2);
    const right = rising ? sorted(set) : sorted(set).reverse();
    const show = (list: readonly Shown[]): string => list.map(({ text }) => text).join(', ');
    const by = (key: (shown: Shown) => number): Shown[] =>
      [...set].sort((one, other) => (rising ? key(one) - key(other) : key(other) - key(one)));
    const slips: [string, Mistake][] = [
      [show(by(({ value }) => value.bottom)), named.bottom],
      [show([...right].reverse()), named.reversed],
      [show(by(({ value }) => value.top)), named.top],
      [show(by(({ value }) => -value.bottom)), named.notCompared],
      ...Array.from({ length: 4 }, (): [string, Mistake] => [show(random.shuffle(set)), named.notCompared]),
    ];
    return chooseText(
      random,
      {
        prompt: `Which list is in order, **${rising ? 'smallest' : 'largest'} first**?`,
        hint: hintFor(set),
        steps: [...waySteps(set), `In order they are **${show(right)}**.`],
        variant: `order ${rising ? 'up' : 'down'} ${show(right)}`,
        features: features(set, 3),
      },
      show(right),
      slips,
    );
  },
  solve(seen) {
    const [, first] = /^Which list is in order, (smallest|largest) first\?$/.exec(seen.text) ?? [];
    if (first === undefined) return undefined;
    const sign = first === 'smallest' ? -1 : 1;
    return chosen(seen, (option) => {
      const list = option.split(',').map((text) => text.trim());
      return list.every((text, at) => at === 0 || crossCompare(list[at - 1] ?? '', text) * sign > 0);
    });
  },
};

/** Which fraction lies between two others. */
export const between: Form<Params> = {
  weight: (cell) => asks(cell, 'between'),
  make(random, cell) {
    const set = drawSet(random, cell, 6);
    if (set === undefined) return undefined;
    const row = sorted(set);
    const at = random.int(1, 4);
    const [low, right, high] = [row[at - 1], row[at], row[at + 1]];
    if (low === undefined || right === undefined || high === undefined) return undefined;
    const rest = row.filter((shown) => shown !== low && shown !== right && shown !== high);
    return chooseText(
      random,
      {
        prompt: [
          `Which of these lies **between** the two numbers?`,
          setOut(`${low.text} and ${high.text}`.replace(' and ', ', ')),
        ],
        spoken: `Which of these lies between ${say(low.text)} and ${say(high.text)}?`,
        hint: hintFor(set),
        steps: [
          ...waySteps([low, right, high]),
          `**${right.text}** is more than ${low.text} and less than ${high.text}.`,
        ],
        variant: `between ${low.text} ${right.text} ${high.text}`,
        features: features(set, 3),
      },
      right.text,
      rest.map(
        (shown) =>
          [
            shown.text,
            compare(shown.value, low.value) < 0 ? named.notCompared : whyLarger(high.value, shown.value),
          ] as const,
      ),
      { layout: 'grid' },
    );
  },
  solve(seen) {
    const [, low, high] = /^Which of these lies between the two numbers\?\n(.+), ?(.+)$/.exec(seen.text) ?? [];
    if (low === undefined || high === undefined) return undefined;
    return chosen(seen, (option) => crossCompare(low, option) < 0 && crossCompare(option, high) < 0);
  },
};

const tellings: readonly ((one: string, other: string, a: string, b: string) => readonly [string, string])[] = [
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
    const [text, does] = random.pick(tellings)(one, other, a.text, b.text);
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
            ? `The bottom numbers are the same, so the top must be ${more ? 'more' : 'less'} than ${top}.`
            : `The top numbers are the same. For a ${more ? 'larger' : 'smaller'} fraction the bottom must be ${more ? 'less' : 'more'} than ${bottom}.`,
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

/** Which fraction is more, or less, than a half. */
export const half: Form<Params> = {
  weight: (cell) => asks(cell, 'half'),
  make(random, cell) {
    const wantsMore = random.chance(1, 2);
    const { bottoms } = cell.params.levels[cell.difficulty];
    const draw = (isRight: boolean): Shown | undefined => {
      const bottom = random.pick(bottoms);
      const value = fraction(random.int(1, bottom - 1), bottom);
      const twice = 2 * value.top - bottom;
      const isMore = twice > 0;
      return twice !== 0 && Math.abs(twice) <= 5 && (isMore === wantsMore) === isRight
        ? { value, text: written(value) }
        : undefined;
    };
    const right = draw(true);
    const wrong = [1, 2, 3, 4, 5, 6].flatMap(() => draw(false) ?? []);
    if (right === undefined || wrong.length < 3) return undefined;
    const name = wantsMore ? 'more' : 'less';
    return chooseText(
      random,
      {
        prompt: `Which fraction is **${name} than one half**?`,
        hint: 'Half of the bottom number tells you how many parts make one half.',
        steps: [
          `Half of ${right.value.bottom} is ${right.value.bottom / 2}.`,
          `${right.value.top} is ${name} than that, so **${right.text}** is ${name} than one half.`,
        ],
        variant: `${name} than half ${right.text} ${wrong
          .slice(0, 3)
          .map(({ text }) => text)
          .join()}`,
        features: features([right, ...wrong.slice(0, 3)], 2),
      },
      right.text,
      wrong.map((shown) => [shown.text, shown.value.top > right.value.top ? named.top : named.notCompared] as const),
      { layout: 'grid' },
    );
  },
  solve(seen) {
    const [, which] = /^Which fraction is (more|less) than one half\?$/.exec(seen.text) ?? [];
    if (which === undefined) return undefined;
    return chosen(seen, (option) => crossCompare(option, '1/2') * (which === 'more' ? 1 : -1) > 0);
  },
};
