/** Sharing in unequal parts, told in words; and shares whose difference is known. */

import type { Form } from '../../kernel/forms.ts';
import type { Mistake } from '../../kernel/key.ts';
import { pickNames, pickTwoNames } from '../../kernel/names.ts';
import { showNumber } from '../../kernel/number-text.ts';
import { typed } from '../../kernel/seen.ts';
import { writeNumber } from '../ask.ts';
import { asks, byOnePart, drawRatio, features, mistake, named, type Params, shareBySearch } from './ratios.ts';

const goods = ['sweets', 'stickers', 'marbles', 'cards', 'grapes', 'counters'] as const;

export const partsText = (a: number, b: number, all: number): string[] => [
  `There are ${a} + ${b} = ${a + b} parts in all.`,
  `One part is ${showNumber(all)} ÷ ${a + b} = ${showNumber(all / (a + b))}.`,
];

/** Somebody else's share. */
const sharesOf = (name: string): Mistake =>
  mistake('other-share', `That is what ${name} gets. Read the question again.`);

/** For every so many that one gets, the other gets so many. */
export const shareTotal: Form<Params> = {
  weight: (cell) => asks(cell, 'shareTotal'),
  make(random, cell) {
    const ratio = drawRatio(random, cell);
    if (ratio === undefined) return undefined;
    const { a, b, times } = ratio;
    const [one, other] = pickTwoNames(random);
    const all = (a + b) * times;
    const thing = random.pick(goods);
    // Beyond easy the difference is asked for as well, so that the parts have to be compared.
    const asksMore = cell.difficulty !== 'easy' && random.chance(1, 2);
    const gap = Math.abs(a - b);
    if (asksMore && gap === 1) return undefined;
    const asksOne = random.chance(1, 2);
    // One part is found by a single division.
    if (!asksMore && (asksOne ? a : b) === 1) return undefined;
    const isTimes = a === 1 && random.chance(1, 2);
    const [more, less] = a > b ? [one, other] : [other, one];
    const answer = (asksMore ? gap : asksOne ? a : b) * times;
    const rule = isTimes
      ? `${other} gets ${b === 2 ? 'twice' : `${b} times`} as many as ${one}.`
      : `For every ${a} that ${one} gets, ${other} gets ${b}.`;
    return writeNumber(
      {
        prompt: `${one} and ${other} share ${all} ${thing}. ${rule} How many ${asksMore ? `more does ${more} get than ${less}` : `does ${asksOne ? one : other} get`}?`,
        hint: 'How many equal parts are there for both together?',
        steps: [
          ...partsText(a, b, all),
          asksMore
            ? `${more} gets ${Math.max(a, b)} − ${Math.min(a, b)} = ${gap} more parts: ${gap} × ${times} = **${answer}**.`
            : `${asksOne ? one : other} gets ${asksOne ? a : b} × ${times} = **${answer}**.`,
        ],
        variant: `share ${a}:${b} ${all} ${asksMore ? 'more' : asksOne ? 'a' : 'b'} ${isTimes ? 'times' : 'every'} ${thing}`,
        features: features(ratio, asksMore ? 4 : 3),
      },
      answer,
      [
        ...(asksMore
          ? [[a * times, sharesOf(one)] as const, [b * times, sharesOf(other)] as const]
          : [
              [all - answer, sharesOf(asksOne ? other : one)] as const,
              [byOnePart(all, asksOne ? b : a), named.onePart] as const,
            ]),
        [all / 2, named.equal],
        [times, named.oneEach],
      ].filter((mistake): mistake is [number, (typeof named)['oneEach']] => Number.isInteger(mistake[0])),
    );
  },
  solve(seen) {
    const [, one, all, asked] =
      /^(\w+) and \w+ share (\d+) .* How many (?:does|more does) (\w+) get(?: than \w+)?\?$/.exec(seen.text) ?? [];
    if (all === undefined) return undefined;
    const [, a = '1', b = ''] = /For every (\d+) that \w+ gets, \w+ gets (\d+)\./.exec(seen.text) ?? [];
    const times = / gets twice /.test(seen.text) ? 2 : Number(/ gets (\d+) times /.exec(seen.text)?.[1] ?? 0);
    const share = shareBySearch(Number(a), b === '' ? times : Number(b), Number(all));
    if (seen.text.includes(' How many more does ')) return typed(Math.abs(2 * share - Number(all)));
    return typed(asked === one ? share : Number(all) - share);
  },
};

/** Three people, each with a multiple of the one before. The single part is never asked for. */
export const shareThree: Form<Params> = {
  weight: (cell) => asks(cell, 'shareThree'),
  make(random, cell) {
    const [one = '', two = '', three = ''] = pickNames(random, 3);
    const [b, c] = [random.int(2, 4), random.int(2, 4)];
    const each = random.int(...cell.params.levels[cell.difficulty].times);
    const parts = 1 + b + b * c;
    const all = parts * each;
    const word = (times: number): string => (times === 2 ? 'twice' : `${times} times`);
    const thing = random.pick(goods);
    const asked = random.pick(['two', 'three', 'more'] as const);
    const wanted = asked === 'two' ? b : asked === 'three' ? b * c : b * c - 1;
    const answer = wanted * each;
    const asks =
      asked === 'more'
        ? `How many more does ${three} get than ${one}?`
        : `How many does ${asked === 'two' ? two : three} get?`;
    return writeNumber(
      {
        prompt: `${one}, ${two} and ${three} share ${all} ${thing}. ${two} gets ${word(b)} as many as ${one}. ${three} gets ${word(c)} as many as ${two}. ${asks}`,
        hint: `Let ${one} have one part. How many parts does each of the others get?`,
        steps: [
          `${two} has ${b} parts, and ${three} has ${c} × ${b} = ${b * c}.`,
          `The parts are 1, ${b} and ${b * c}: ${parts} in all. One part is ${all} ÷ ${parts} = ${each}.`,
          asked === 'more'
            ? `${three} gets ${b * c} − 1 = ${wanted} parts more: ${wanted} × ${each} = **${answer}**.`
            : `${asked === 'two' ? two : three} gets ${wanted} × ${each} = **${answer}**.`,
        ],
        variant: `three 1:${b}:${b * c} ${all} ${asked} ${thing}`,
        features: { steps: 4, parts, size: all },
      },
      answer,
      [
        [each, sharesOf(one)],
        [b * each, sharesOf(two)],
        [b * c * each, sharesOf(three)],
        [all % 3 === 0 ? all / 3 : Number.NaN, named.equal],
        [
          all % (1 + b + c) === 0
            ? (all / (1 + b + c)) * (asked === 'two' ? b : asked === 'three' ? c : c - 1)
            : Number.NaN,
          mistake('takes-first-as-base', `${three} gets ${word(c)} as many as ${two}, not as ${one}.`),
        ],
      ],
    );
  },
  solve(seen) {
    const [, one, two, three, all] = /^(\w+), (\w+) and (\w+) share (\d+) /.exec(seen.text) ?? [];
    const [, asked, than] = /How many (?:more )?does (\w+) get(?: than (\w+))?\?$/.exec(seen.text) ?? [];
    if (all === undefined || asked === undefined) return undefined;
    const [b = 2, c = 2] = [...seen.text.matchAll(/gets (twice|\d+ times) as many/g)].map(([, word = '']) =>
      word === 'twice' ? 2 : Number.parseInt(word, 10),
    );
    for (let share = 1; share <= Number(all); share++) {
      const shares = new Map([
        [one, share],
        [two, share * b],
        [three, share * b * c],
      ]);
      if (share + share * b + share * b * c === Number(all))
        return typed((shares.get(asked) ?? Number.NaN) - (than === undefined ? 0 : (shares.get(than) ?? Number.NaN)));
    }
    return undefined;
  },
};

/** The difference between the shares is known. */
export const shareDifference: Form<Params> = {
  weight: (cell) => asks(cell, 'shareDifference'),
  make(random, cell) {
    const ratio = drawRatio(random, cell);
    if (ratio === undefined || Math.abs(ratio.a - ratio.b) < 2) return undefined;
    const { a, b, times } = ratio;
    const [one, other] = pickTwoNames(random);
    const [more, less] = a > b ? [one, other] : [other, one];
    const gap = Math.abs(a - b);
    const isRatio = cell.year === 7;
    const thing = random.pick(goods);
    const asked = random.pick(['one', 'other', 'all'] as const);
    const answer = (asked === 'one' ? a : asked === 'other' ? b : a + b) * times;
    const rule = isRatio
      ? `${one} and ${other} share some ${thing} in the ratio ${a}:${b}.`
      : `${one} and ${other} share some ${thing}. For every ${a} that ${one} gets, ${other} gets ${b}.`;
    return writeNumber(
      {
        prompt: `${rule} ${more} gets ${gap * times} more than ${less}. How many ${asked === 'all' ? `${thing} are there altogether` : `does ${asked === 'one' ? one : other} get`}?`,
        hint: `How many more parts does ${more} get?`,
        steps: [
          `${more} gets ${Math.max(a, b)} − ${Math.min(a, b)} = ${gap} more parts.`,
          `One part is ${gap * times} ÷ ${gap} = ${times}.`,
          asked === 'all'
            ? `There are ${a} + ${b} = ${a + b} parts: ${a + b} × ${times} = **${answer}**.`
            : `${asked === 'one' ? one : other} gets ${answer / times} × ${times} = **${answer}**.`,
        ],
        variant: `difference ${a}:${b} ${gap * times} ${asked} ${thing}`,
        features: features(ratio, 4),
      },
      answer,
      [
        [gap * times, mistake('gives-difference', `That is how many more ${more} gets than ${less}.`)],
        ...((gap * times * a) % (a + b) === 0 ? [[(gap * times * a) / (a + b), named.difference] as const] : []),
        [times, named.oneEach],
        [a * times, sharesOf(one)],
        [b * times, sharesOf(other)],
        [(a + b) * times, named.total],
      ],
    );
  },
  solve(seen) {
    const [, a = '', b = ''] =
      /(?:ratio (\d+):(\d+))/.exec(seen.text) ??
      /For every (\d+) that \w+ gets, \w+ gets (\d+)\./.exec(seen.text) ??
      [];
    const [, one] = /^(\w+) and (\w+) share some/.exec(seen.text) ?? [];
    const [, gap] = / gets (\d+) more than /.exec(seen.text) ?? [];
    const [, asked] = /How many does (\w+) get\?$/.exec(seen.text) ?? [];
    if (one === undefined || gap === undefined) return undefined;
    for (let part = 1; part <= Number(gap); part++)
      if (Math.abs(Number(a) - Number(b)) * part === Number(gap))
        return typed((asked === undefined ? Number(a) + Number(b) : asked === one ? Number(a) : Number(b)) * part);
    return undefined;
  },
};
