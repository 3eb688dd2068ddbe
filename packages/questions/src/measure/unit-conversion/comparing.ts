/** Which is more: two sizes in different units, or the most of four. */

import type { Form } from '../../kernel/forms.ts';
import type { Cell } from '../../kernel/generator.ts';
import { showNumber } from '../../kernel/number-text.ts';
import type { Random } from '../../kernel/random.ts';
import { chosen } from '../../kernel/seen.ts';
import { chooseText, tapOne } from '../ask.ts';
import { compound, type Dimension, type Pair, quantity, unitWords, worth } from '../units.ts';
import { drawSize, features, inSmaller, named, type Params, rule, type Size, takenFor, weightOf } from './sizes.ts';

const comparing: Readonly<Record<Dimension, readonly [less: string, more: string, least: string, most: string]>> = {
  length: ['shorter than', 'longer than', 'shortest', 'longest'],
  mass: ['lighter than', 'heavier than', 'lightest', 'heaviest'],
  capacity: ['less than', 'more than', 'least', 'most'],
  time: ['shorter than', 'longer than', 'shortest', 'longest'],
  area: ['smaller than', 'bigger than', 'smallest', 'biggest'],
  volume: ['smaller than', 'bigger than', 'smallest', 'biggest'],
};

/** A size and a near one that is easily taken for it, both in the smaller unit. */
function drawNear(
  random: Random,
  { params, difficulty, year }: Cell<Params>,
): (Size & { readonly other: number }) | undefined {
  const size = drawSize(random, params, difficulty);
  if (size === undefined) return undefined;
  const { ratio, of } = size.pair;
  const { small } = size;
  const traps =
    of === 'time'
      ? takenFor(size.pair).map((by) => by * Number(size.big))
      : [small * 10, small / 10, small + ratio / 10, small - ratio / 10, small - 1, small + 1];
  const near = small + random.pick([-1, 1]) * Math.max(1, Math.round(ratio / random.pick([2, 5, 10])));
  const other = random.pick([small, Math.round(random.pick(traps)), near]);
  return other < 1 || (year === 3 && other > 9999) || (year === 4 && other > 99999) ? undefined : { ...size, other };
}

/** The smaller units of a size in both: fewer than a tenth of hundreds and thousands, so that a nought is needed. */
const drawRest = (random: Random, { of, ratio }: Pair): number =>
  random.int(1, of === 'time' || ratio === 10 ? ratio - 1 : ratio / 10 - 1);

/** What a size in both units is and is taken for, in the smaller one. */
function takenForBoth(size: number, pair: Pair): readonly number[] {
  const [whole, rest] = [Math.floor(size / pair.ratio), size % pair.ratio];
  const joined = Number(`${whole}${rest}`);
  if (pair.of === 'time') return [size, size + 1, size - 1, ...takenFor(pair).map((by) => whole * by + rest)];
  return pair.ratio === 10 ? [size, size + 1, size - 1] : [size, joined, whole * pair.ratio + rest * 10];
}

/** Two sizes. */
export const compareTwo: Form<Params> = {
  weight: ({ params, difficulty }) => weightOf(params, 'compare', difficulty),
  make(random, cell) {
    const drawn = drawNear(random, cell);
    if (drawn === undefined) return undefined;
    const { pair, big, small, other } = drawn;
    const asBoth = cell.params.places[cell.difficulty] === 0 && cell.difficulty !== 'easy';
    const left = asBoth ? small + drawRest(random, pair) : small;
    const right = asBoth ? random.pick(takenForBoth(left, pair)) : other;
    if (right > (cell.year === 3 ? 9999 : 99999)) return undefined;
    const leftText = asBoth ? compound(left, pair) : quantity(big, pair.big);
    const rightText = quantity(right, pair.small);
    const [less, more] = comparing[pair.of];
    const turned = random.chance(1, 2);
    const [first, second] = turned ? [rightText, leftText] : [leftText, rightText];
    const same = 'the same as';
    const isMore = turned ? right > left : left > right;
    const answer = left === right ? same : isMore ? more : less;
    return tapOne(
      {
        prompt: `Which words are missing?\n\n**${first}** is ______ **${second}**.`,
        hint: `Change both to ${unitWords(pair.small)}. Then compare the numbers.`,
        steps: [
          rule(pair),
          inSmaller(leftText, left, pair),
          left === right ? 'The numbers are the same.' : `Compare ${showNumber(left)} and ${showNumber(right)}.`,
          `${first} is **${answer}** ${second}.`,
        ],
        variant: `compare ${first} ${second}`,
        features: { ...features(drawn, asBoth ? 2 : 1), apart: -Math.abs(left - right) },
      },
      [less, same, more],
      answer,
      () => named.compared(`${leftText} is ${quantity(left, pair.small)}. Compare that with ${rightText}.`),
    );
  },
  solve(seen) {
    const [, first = '', second = ''] = /^Which words are missing\?\n\n(.*) is ______ (.*)\.$/.exec(seen.text) ?? [];
    if (first === '') return undefined;
    const gap = worth(first) - worth(second);
    return chosen(seen, (_, place) => place === (gap < 0n ? 0 : gap === 0n ? 1 : 2));
  },
};

/** The most or the least of four. */
export const mostOf: Form<Params> = {
  weight: ({ params, difficulty }) => weightOf(params, 'most', difficulty),
  make(random, cell) {
    const size = drawSize(random, cell.params, cell.difficulty);
    if (size === undefined) return undefined;
    const { pair, small } = size;
    const step = Math.max(1, Math.round(pair.ratio / (cell.difficulty === 'easy' ? 4 : 10)));
    const noise = (): number => (cell.difficulty === 'hard' ? random.int(-1, 1) : 0);
    // With the same big unit in all four, hundreds and tens decide: 4 kg 50 g or 4,500 g.
    const sameBig = cell.difficulty === 'hard' && pair.of !== 'time' && pair.ratio >= 100;
    const values = sameBig
      ? random.sample([1, 2, 4, 5, 6, 8, 10], 4).map((by) => small - (small % pair.ratio) + by * (step / 2) + noise())
      : [small, ...random.sample([-3, -2, -1, 1, 2, 3], 3).map((by) => small + by * step + noise())];
    if (Math.min(...values) < 1 || new Set(values).size < 4) return undefined;
    const styles = random.shuffle(['small', 'small', 'both', 'both'] as const);
    const shown = values.map((value, place) =>
      styles[place] === 'small' ? quantity(value, pair.small) : compound(value, pair),
    );
    const usesBig = shown.some((text) => text.startsWith(quantity(Number.parseInt(text, 10), pair.big)));
    if (new Set(shown).size < 4 || !usesBig) return undefined;
    const asksMost = random.chance(1, 2);
    const best = asksMost ? Math.max(...values) : Math.min(...values);
    const right = shown[values.indexOf(best)] ?? '';
    const [less, more, least, most] = comparing[pair.of];
    const inSmall = (value: number): string => quantity(value, pair.small);
    const asks = asksMost ? most : least;
    return chooseText(
      random,
      {
        prompt: `Which is the ${asks}?`,
        hint: `Change them all to ${unitWords(pair.small)}.`,
        steps: [
          rule(pair),
          ...shown.flatMap((text, place) => {
            const value = values[place];
            return value === undefined || styles[place] === 'small' ? [] : [inSmaller(text, value, pair)];
          }),
          `In ${unitWords(pair.small)}, the smallest number first: ${[...values]
            .sort((one, other) => one - other)
            .map(inSmall)
            .join(', ')}.`,
          `The ${asks} is **${right}**.`,
        ],
        variant: `${asks} ${[...shown].sort().join(', ')}`,
        features: { ...features(size, 4), apart: -step },
      },
      right,
      shown.flatMap((text, place) => {
        const value = values[place];
        if (value === undefined) return [];
        const changed = text === inSmall(value) ? text : `${text} is ${inSmall(value)}. That`;
        return text === right
          ? []
          : [[text, named.compared(`${changed} is ${asksMost ? less : more} ${inSmall(best)}.`)] as const];
      }),
    );
  },
  solve(seen) {
    const [, asks = ''] = /^Which is the (\w+)\?$/.exec(seen.text) ?? [];
    const wantsMost = /^(?:longest|heaviest|most|biggest)$/.test(asks);
    if (!wantsMost && !/^(?:shortest|lightest|least|smallest)$/.test(asks)) return undefined;
    const sizes = seen.options.map(worth);
    const best = sizes.reduce((one, other) => (wantsMost === other > one ? other : one));
    return chosen(seen, (_, place) => sizes[place] === best);
  },
};
