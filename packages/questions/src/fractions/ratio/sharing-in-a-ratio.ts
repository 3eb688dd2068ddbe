/** Amounts shared in a ratio (year 7). */

import type { Form } from '../../kernel/forms.ts';
import { pickNames, pickTwoNames } from '../../kernel/names.ts';
import { showNumber } from '../../kernel/number-text.ts';
import { counted } from '../../kernel/plural.ts';
import { numbersIn, typed } from '../../kernel/seen.ts';
import { writeNumber } from '../ask.ts';
import { asks, byOnePart, drawRatio, features, mistake, named, type Params, shareBySearch } from './ratios.ts';
import { partsText } from './unequal-sharing.ts';

const shares: readonly ((
  one: string,
  other: string,
  ratio: string,
  all: string,
) => readonly [text: string, first: string, second: string])[] = [
  (one, other, ratio, all) => [
    `${one} and ${other} share £${all} in the ratio ${ratio}.`,
    `many pounds does ${one} get`,
    `many pounds does ${other} get`,
  ],
  (_, __, ratio, all) => [
    `A ${all} g bag holds nuts and raisins in the ratio ${ratio}.`,
    'many grams are nuts',
    'many grams are raisins',
  ],
  (_, __, ratio, all) => [
    `A drink of ${all} ml is juice and water in the ratio ${ratio}.`,
    'many millilitres are juice',
    'many millilitres are water',
  ],
  (_, __, ratio, all) => [
    `A club has ${all} members. The ratio of adults to children is ${ratio}.`,
    'many are adults',
    'many are children',
  ],
  (_, __, ratio, all) => [
    `A rope of ${all} cm is cut into two pieces in the ratio ${ratio}.`,
    'many centimetres is the first piece',
    'many centimetres is the second piece',
  ],
];

/** What each story needs at least, so that none is silly. */
const fewest = [10, 90, 90, 10, 24] as const;

/** An amount shared in a ratio. */
export const share: Form<Params> = {
  weight: (cell) => asks(cell, 'share'),
  make(random, cell) {
    const ratio = drawRatio(random, cell);
    if (ratio === undefined) return undefined;
    const { a, b, times } = ratio;
    const all = (a + b) * times;
    const kind = random.int(0, shares.length - 1);
    if (all < (fewest[kind] ?? 0)) return undefined;
    const [text, first, second] = shares[kind]?.(...pickTwoNames(random), `${a}:${b}`, showNumber(all)) ?? [];
    if (text === undefined) return undefined;
    const asksOne = random.chance(1, 2);
    const answer = (asksOne ? a : b) * times;
    return writeNumber(
      {
        prompt: `${text} How ${asksOne ? first : second}?`,
        hint: 'Add the parts of the ratio first.',
        steps: [
          ...partsText(a, b, all),
          `${counted(asksOne ? a : b, 'part')} together: ${asksOne ? a : b} × ${times} = **${showNumber(answer)}**.`,
        ],
        variant: `ratio ${kind} ${a}:${b} ${all} ${asksOne ? 'a' : 'b'}`,
        features: features(ratio, 3),
      },
      answer,
      [
        [all - answer, named.other],
        [times, named.oneEach],
        [all % 2 === 0 ? all / 2 : Number.NaN, named.equal],
        [byOnePart(all, asksOne ? a : b), named.onePart],
      ],
    );
  },
  solve(seen) {
    const [, a, b] = / ratio (?:of adults to children is )?(\d+):(\d+)\. How many /.exec(seen.text)?.map(Number) ?? [];
    const [all] = numbersIn(seen.text);
    if (
      a === undefined ||
      b === undefined ||
      all === undefined ||
      !/^(?:\w+ and \w+ share £|A \d+ g bag|A drink|A club|A rope)/.test(seen.text)
    )
      return undefined;
    const first = shareBySearch(a, b, all);
    const [, one = ''] = /^(\w+) and \w+ share/.exec(seen.text) ?? [];
    const isFirst =
      /nuts\?|juice\?|adults\?|first piece\?/.test(seen.text) || (one !== '' && seen.text.endsWith(`does ${one} get?`));
    return typed(isFirst ? first : all - first);
  },
};

/** One share is known: the other, or all of it. */
export const shareFromPart: Form<Params> = {
  weight: (cell) => asks(cell, 'shareFromPart'),
  make(random, cell) {
    const ratio = drawRatio(random, cell);
    if (ratio === undefined) return undefined;
    const { a, b, times } = ratio;
    const [one, other] = pickTwoNames(random);
    const asksAll = random.chance(1, 2);
    const knowsOne = random.chance(1, 2);
    const [own, others] = knowsOne ? [a, b] : [b, a];
    const known = own * times;
    const answer = (asksAll ? a + b : others) * times;
    return writeNumber(
      {
        prompt: `${one} and ${other} share some money in the ratio ${a}:${b}. ${knowsOne ? one : other} gets £${known}. How many pounds ${asksAll ? 'did they share' : `does ${knowsOne ? other : one} get`}?`,
        hint: `£${known} is ${own} of the parts. How much is one part?`,
        steps: [
          `One part is £${known} ÷ ${own} = £${times}.`,
          asksAll
            ? `All ${a + b} parts are ${a + b} × £${times} = **£${answer}**.`
            : `${knowsOne ? other : one} gets ${others} × £${times} = **£${answer}**.`,
        ],
        variant: `part ${a}:${b} ${knowsOne ? 'a' : 'b'} ${times} ${asksAll ? 'all' : ''}`,
        features: features(ratio, 3),
      },
      answer,
      [
        [
          (asksAll ? others : a + b) * times,
          asksAll
            ? mistake('other-share', 'That is the other share only. The question asks for both together.')
            : mistake('gives-total', 'That is what both get together.'),
        ],
        [times, named.oneEach],
        asksAll ? [known + others, named.adds(true)] : [known + others - own, named.adds(others > own)],
        [
          known % others === 0 ? (known / others) * (asksAll ? a + b : own) : Number.NaN,
          mistake('takes-other-parts', `£${known} is ${own} of the parts, not ${others}.`),
        ],
        [
          known % (a + b) === 0 ? (known / (a + b)) * others : Number.NaN,
          mistake('one-part-as-total', `You divided by all the parts. £${known} is only ${own} of them.`),
        ],
      ],
      { before: '£' },
    );
  },
  solve(seen) {
    const [, one, a = '', b = '', who, known = ''] =
      /^(\w+) and \w+ share some money in the ratio (\d+):(\d+)\. (\w+) gets £(\d+)\./.exec(seen.text) ?? [];
    if (one === undefined) return undefined;
    const own = who === one ? Number(a) : Number(b);
    for (let part = 1; part <= Number(known); part++)
      if (part * own === Number(known)) {
        const all = part * (Number(a) + Number(b));
        return typed(seen.text.endsWith('did they share?') ? all : all - Number(known));
      }
    return undefined;
  },
};

/** An amount shared between three in a ratio. */
export const shareParts: Form<Params> = {
  weight: (cell) => asks(cell, 'shareParts'),
  make(random, cell) {
    const parts = random.sample([1, 2, 3, 4, 5, 6, 7], 3);
    const times = random.int(...cell.params.levels[cell.difficulty].times);
    const [a = 1, b = 1, c = 1] = parts;
    // Six parts or eight are shared at a glance.
    if (a + b + c < 9) return undefined;
    const names = pickNames(random, 3);
    const all = (a + b + c) * times;
    const place = random.int(0, 2);
    const answer = (parts[place] ?? 0) * times;
    const [one = '', two = '', three = ''] = names;
    return writeNumber(
      {
        prompt: `${one}, ${two} and ${three} share £${all} in the ratio ${a}:${b}:${c}. How many pounds does ${names[place]} get?`,
        hint: 'Add all three parts first.',
        steps: [
          `There are ${a} + ${b} + ${c} = ${a + b + c} parts.`,
          `One part is £${all} ÷ ${a + b + c} = £${times}.`,
          `${names[place]} gets ${parts[place]} × £${times} = **£${answer}**.`,
        ],
        variant: `parts ${parts.join(':')} ${all} ${place}`,
        features: { steps: 4, parts: a + b + c, size: all },
      },
      answer,
      [
        ...parts.map(
          (part, at) =>
            [part * times, mistake('other-share', `That is what ${names[at]} gets. Read the question again.`)] as const,
        ),
        [all % 3 === 0 ? all / 3 : Number.NaN, named.equal],
        [times, named.oneEach],
      ],
      { before: '£' },
    );
  },
  solve(seen) {
    const [, one, two, all, a, b, c, who] =
      /^(\w+), (\w+) and \w+ share £(\d+) in the ratio (\d+):(\d+):(\d+)\. How many pounds does (\w+) get\?$/.exec(
        seen.text,
      ) ?? [];
    if (one === undefined) return undefined;
    for (let part = 1; part <= Number(all); part++)
      if (part * (Number(a) + Number(b) + Number(c)) === Number(all))
        return typed(part * Number(who === one ? a : who === two ? b : c));
    return undefined;
  },
};
