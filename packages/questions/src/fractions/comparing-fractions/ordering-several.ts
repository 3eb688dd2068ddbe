/** Several fractions: the largest, lists in order, what lies between, more or less than a half. */

import type { Form } from '../../kernel/forms.ts';
import type { Mistake } from '../../kernel/key.ts';
import { chosen } from '../../kernel/seen.ts';
import { chooseText } from '../ask.ts';
import { compare, fraction, written } from '../fraction.ts';
import { readAloud, setOut } from '../maths-text.ts';
import {
  areWithin,
  asks,
  crossCompare,
  drawSet,
  features,
  hintFor,
  isCloseAtEnd,
  isCloseList,
  isHalf,
  named,
  type Params,
  type Shown,
  sorted,
  waySteps,
  whyLarger,
  whyLess,
} from './fractions-to-compare.ts';

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
    if (right === undefined || (cell.year > 3 && !isCloseAtEnd(set, wantsMost, cell.year))) return undefined;
    // On hard a third comes near them too: of two tiny ones nothing has to be worked out.
    const [, , third] = wantsMost ? [...order].reverse() : order;
    if (
      cell.year === 5 &&
      cell.difficulty === 'hard' &&
      (third === undefined || !areWithin(third.value, right.value, 4))
    )
      return undefined;
    // Where the whole numbers settle it alone, there are no fractions to compare.
    const onesOf = ({ value }: Shown): number => Math.floor(value.top / value.bottom);
    if (cell.params.aboveOne && set.filter((shown) => onesOf(shown) === onesOf(right)).length < 2) return undefined;
    const why = (wrong: Shown): Mistake => {
      if (wrong === opposite)
        return named.reversed(`${wrong.text} is the ${wantsMost ? 'smallest' : 'largest'}. Look for the other end.`);
      return wantsMost ? whyLarger(wrong, right) : whyLarger(right, wrong);
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
    if (cell.year === 5 && !isCloseList(set, cell.difficulty === 'hard' ? 2 : 1)) return undefined;
    const rising = random.chance(1, 2);
    const right = rising ? sorted(set) : sorted(set).reverse();
    const show = (list: readonly Shown[]): string => list.map(({ text }) => text).join(', ');
    const by = (key: (shown: Shown) => number): Shown[] =>
      [...set].sort((one, other) => (rising ? key(one) - key(other) : key(other) - key(one)));
    /** A list that is not in order, with two neighbours that stand the wrong way round. */
    const wrong = (list: readonly Shown[]): [string, Mistake] => {
      const at = list.findIndex((shown, place) => {
        const before = list[place - 1];
        return before !== undefined && compare(before.value, shown.value) > 0 === rising;
      });
      const [before, after] = [list[at - 1], list[at]];
      if (before === undefined || after === undefined) return [show(list), named.notCompared('')];
      return [show(list), rising ? whyLarger(after, before) : whyLarger(before, after)];
    };
    // One more list begins with the right fraction, so that the others have to be compared as well.
    const [first, second, third, ...last] = right;
    const swapped = [first, third, second, ...last].flatMap((shown) => shown ?? []);
    const mistakes: [string, Mistake][] = [
      wrong(swapped),
      [
        show([...right].reverse()),
        named.reversed(`That list starts with the ${rising ? 'largest' : 'smallest'}. Start at the other end.`),
      ],
      wrong(by(({ value }) => value.bottom)),
      wrong(by(({ value }) => value.top)),
      wrong(by(({ value }) => -value.bottom)),
      ...Array.from({ length: 4 }, () => wrong(random.shuffle(set))),
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
      mistakes,
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
    // One at least is below both and one above both, so that both have to be looked at.
    const at = random.int(2, 3);
    const [low, right, high] = [row[at - 1], row[at], row[at + 1]];
    if (low === undefined || right === undefined || high === undefined) return undefined;
    const rest = row.filter((shown) => shown !== low && shown !== right && shown !== high);
    // A half, or numbers far from all the others, would settle it without a common denominator.
    const isNear = rest.some(({ value }) => areWithin(value, low.value, 8) || areWithin(value, high.value, 8));
    const isSameParts = [low, high].every(({ value }) => value.bottom === right.value.bottom);
    if (cell.year === 5 && (isHalf(low) || isHalf(high) || isSameParts || !isNear)) return undefined;
    return chooseText(
      random,
      {
        prompt: [
          `Which of these lies **between** the two numbers?`,
          setOut(`${low.text} and ${high.text}`.replace(' and ', ', ')),
        ],
        spoken: `Which of these lies between ${readAloud(low.text)} and ${readAloud(high.text)}?`,
        hint: `Take one at a time. Is it more than ${low.text}? Is it less than ${high.text}?`,
        steps: [
          ...waySteps([low, right, high], `${low.text}, ${right.text} and ${high.text}`),
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
            compare(shown.value, low.value) < 0
              ? named.notCompared(whyLess(shown, low))
              : named.notCompared(whyLess(high, shown)),
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

/** Which fraction is more, or less, than a half. */
export const half: Form<Params> = {
  weight: (cell) => asks(cell, 'half'),
  make(random) {
    const wantsMore = random.chance(1, 2);
    const draw = (isRight: boolean): Shown | undefined => {
      const bottom = random.pick([5, 6, 7, 8, 9, 10, 12]);
      const value = fraction(random.int(1, bottom - 1), bottom);
      const twice = 2 * value.top - bottom;
      const isMore = twice > 0;
      return twice !== 0 && Math.abs(twice) <= 3 && (isMore === wantsMore) === isRight
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
        hint: 'Half of the denominator tells you how many parts make one half.',
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
      wrong.map(({ text, value }) => [
        text,
        named.notCompared(
          `Half of ${value.bottom} is ${value.bottom / 2}, and ${value.top} is ${wantsMore ? 'less' : 'more'} than that.`,
        ),
      ]),
      { layout: 'grid' },
    );
  },
  solve(seen) {
    const [, which] = /^Which fraction is (more|less) than one half\?$/.exec(seen.text) ?? [];
    if (which === undefined) return undefined;
    return chosen(seen, (option) => crossCompare(option, '1/2') * (which === 'more' ? 1 : -1) > 0);
  },
};
