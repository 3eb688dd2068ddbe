/** Sharing in unequal parts: by words in year 6, by a ratio in year 7. */
import { pickNames, pickTwoNames } from '../kernel/names.ts';
import { showNumber } from '../kernel/number-text.ts';
import { type Form, numbersIn, typed } from './forms.ts';
import { asks, drawRatio, features, named, type Params, shareBySearch } from './ratio-ground.ts';
import { writeNumber } from './told.ts';

const goods = ['sweets', 'stickers', 'marbles', 'cards', 'grapes', 'counters'] as const;

const partsText = (a: number, b: number, all: number): string[] => [
  `There are ${a} + ${b} = ${a + b} parts in all.`,
  `One part is ${showNumber(all)} ÷ ${a + b} = ${showNumber(all / (a + b))}.`,
];

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
    const asksOne = random.chance(1, 2);
    const isTimes = a === 1 && random.chance(1, 2);
    const answer = (asksOne ? a : b) * times;
    const rule = isTimes
      ? `${other} gets ${b === 2 ? 'twice' : `${b} times`} as many as ${one}.`
      : `For every ${a} that ${one} gets, ${other} gets ${b}.`;
    return writeNumber(
      {
        prompt: `${one} and ${other} share ${all} ${thing}. ${rule} How many does ${asksOne ? one : other} get?`,
        hint: 'How many equal parts are there for both together?',
        steps: [
          ...partsText(a, b, all),
          `${asksOne ? one : other} gets ${asksOne ? a : b} × ${times} = **${answer}**.`,
        ],
        variant: `share ${a}:${b} ${all} ${asksOne ? 'a' : 'b'} ${isTimes ? 'times' : 'every'} ${thing}`,
        features: features(ratio, 3),
      },
      answer,
      [
        [all - answer, named.other],
        [all / 2, named.equal],
        [times, named.oneEach],
        [all % (asksOne ? b : a) === 0 ? all / (asksOne ? b : a) : Number.NaN, named.onePart],
      ].filter((slip): slip is [number, (typeof named)['adds']] => Number.isInteger(slip[0])),
    );
  },
  solve(seen) {
    const [, one, all, asked] = /^(\w+) and \w+ share (\d+) .* How many does (\w+) get\?$/.exec(seen.text) ?? [];
    if (all === undefined) return undefined;
    const [, a = '1', b = ''] = /For every (\d+) that \w+ gets, \w+ gets (\d+)\./.exec(seen.text) ?? [];
    const times = / gets twice /.test(seen.text) ? 2 : Number(/ gets (\d+) times /.exec(seen.text)?.[1] ?? 0);
    const share = shareBySearch(Number(a), b === '' ? times : Number(b), Number(all));
    return typed(asked === one ? share : Number(all) - share);
  },
};

/** Three people, each with a multiple of the first. */
export const shareThree: Form<Params> = {
  weight: (cell) => asks(cell, 'shareThree'),
  make(random, cell) {
    const [one = '', two = '', three = ''] = pickNames(random, 3);
    const [b, c] = [random.int(2, 4), random.int(2, 6)];
    const each = random.int(...cell.params.levels[cell.difficulty].times);
    const all = (1 + b + c) * each;
    if (b === c) return undefined;
    const word = (times: number): string => (times === 2 ? 'twice' : `${times} times`);
    const thing = random.pick(goods);
    const place = random.int(0, 2);
    const answer = [each, b * each, c * each][place] ?? 0;
    return writeNumber(
      {
        prompt: `${one}, ${two} and ${three} share ${all} ${thing}. ${two} gets ${word(b)} as many as ${one}. ${three} gets ${word(c)} as many as ${one}. How many does ${[one, two, three][place]} get?`,
        hint: `Let ${one} have one part. How many parts has each of the others?`,
        steps: [
          `The parts are 1, ${b} and ${c}: ${1 + b + c} in all.`,
          `One part is ${all} ÷ ${1 + b + c} = ${each}.`,
          `${[one, two, three][place]} gets **${answer}**.`,
        ],
        variant: `three 1:${b}:${c} ${all} ${place} ${thing}`,
        features: { steps: 4, parts: 1 + b + c, size: all },
      },
      answer,
      [
        ...[each, b * each, c * each].map((share) => [share, named.other] as const),
        [Math.round(all / 3), named.equal],
        [all % (b + c) === 0 ? all / (b + c) : each + 1, named.onePart],
      ],
    );
  },
  solve(seen) {
    const [, one, two, three, all, asked] =
      /^(\w+), (\w+) and (\w+) share (\d+) .* How many does (\w+) get\?$/.exec(seen.text) ?? [];
    if (all === undefined) return undefined;
    const [b = 2, c = 2] = [...seen.text.matchAll(/gets (twice|\d+ times) as many/g)].map(([, word = '']) =>
      word === 'twice' ? 2 : Number.parseInt(word, 10),
    );
    for (let share = 1; share <= Number(all); share++)
      if (share + share * b + share * c === Number(all))
        return typed(asked === one ? share : asked === two ? share * b : asked === three ? share * c : Number.NaN);
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
        hint: `How many parts more does ${more} get?`,
        steps: [
          `${more} gets ${Math.max(a, b)} − ${Math.min(a, b)} = ${gap} parts more.`,
          `One part is ${gap * times} ÷ ${gap} = ${times}.`,
          asked === 'all'
            ? `There are ${a} + ${b} = ${a + b} parts: ${a + b} × ${times} = **${answer}**.`
            : `The answer is ${answer / times} × ${times} = **${answer}**.`,
        ],
        variant: `difference ${a}:${b} ${gap * times} ${asked} ${thing}`,
        features: features(ratio, 4),
      },
      answer,
      [
        [gap * times, named.difference],
        [(gap * times * a) % (a + b) === 0 ? (gap * times * a) / (a + b) : times, named.difference],
        [a * times, named.other],
        [b * times, named.other],
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
    `${all} g of pastry is made of flour and fat in the ratio ${ratio}.`,
    'many grams are flour',
    'many grams are fat',
  ],
  (_, __, ratio, all) => [
    `A drink of ${all} ml is juice and water in the ratio ${ratio}.`,
    'many millilitres are juice',
    'many millilitres are water',
  ],
  (_, __, ratio, all) => [
    `A club of ${all} people has adults and children in the ratio ${ratio}.`,
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
        steps: [...partsText(a, b, all), `The share is ${asksOne ? a : b} × ${times} = **${showNumber(answer)}**.`],
        variant: `ratio ${kind} ${a}:${b} ${all} ${asksOne ? 'a' : 'b'}`,
        features: features(ratio, 3),
      },
      answer,
      [
        [all - answer, named.other],
        [times, named.oneEach],
        [all % 2 === 0 ? all / 2 : Number.NaN, named.equal],
        [all % (asksOne ? a : b) === 0 ? all / (asksOne ? a : b) : Number.NaN, named.onePart],
      ],
    );
  },
  solve(seen) {
    const [, a, b] = /in the ratio (\d+):(\d+)\. How many /.exec(seen.text)?.map(Number) ?? [];
    const [all] = numbersIn(seen.text);
    if (
      a === undefined ||
      b === undefined ||
      all === undefined ||
      !/^(?:\w+ and \w+ share £|\d+ g|A drink|A club|A rope)/.test(seen.text)
    )
      return undefined;
    const first = shareBySearch(a, b, all);
    const [, one = ''] = /^(\w+) and \w+ share/.exec(seen.text) ?? [];
    const isFirst =
      /flour\?|juice\?|adults\?|first piece\?/.test(seen.text) ||
      (one !== '' && seen.text.endsWith(`does ${one} get?`));
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
    const known = (knowsOne ? a : b) * times;
    const answer = asksAll ? (a + b) * times : (knowsOne ? b : a) * times;
    return writeNumber(
      {
        prompt: `${one} and ${other} share some money in the ratio ${a}:${b}. ${knowsOne ? one : other} gets £${known}. How many pounds ${asksAll ? 'did they share' : `does ${knowsOne ? other : one} get`}?`,
        hint: `£${known} is ${knowsOne ? a : b} of the parts. How much is one part?`,
        steps: [
          `One part is £${known} ÷ ${knowsOne ? a : b} = £${times}.`,
          asksAll
            ? `All ${a + b} parts are ${a + b} × £${times} = **£${answer}**.`
            : `The other share is ${knowsOne ? b : a} × £${times} = **£${answer}**.`,
        ],
        variant: `part ${a}:${b} ${knowsOne ? 'a' : 'b'} ${times} ${asksAll ? 'all' : ''}`,
        features: features(ratio, 3),
      },
      answer,
      [
        [asksAll ? (knowsOne ? b : a) * times : (a + b) * times, asksAll ? named.other : named.total],
        [times, named.oneEach],
        [known + Math.abs(a - b), named.adds],
        [known % (a + b) === 0 ? (known / (a + b)) * (knowsOne ? b : a) : Number.NaN, named.onePart],
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
        ...parts.map((part) => [part * times, named.other] as const),
        [Math.round(all / 3), named.equal],
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
