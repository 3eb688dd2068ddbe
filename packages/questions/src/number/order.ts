/** m.order: comparing and ordering whole numbers, decimals and negative numbers. */
import type { Cell } from '../kernel/maker.ts';
import { decimalFixed, decimalText, ordinal, showNumber } from '../kernel/number-text.ts';
import type { Random } from '../kernel/random.ts';
import { chosen, type Form, makerOfForms, numbersIn, typed } from './forms.ts';
import { chooseText, mistakesIn, tapOne, tapWords, writeNumber } from './told.ts';

interface Params {
  readonly kind: 'whole' | 'decimal' | 'integer';
  /** Digits (whole numbers) or decimal places, by difficulty. */
  readonly size: Readonly<Record<'easy' | 'medium' | 'hard', number>>;
}
/** Scaled by 1,000, with the text a child reads. */
interface Term {
  readonly scaled: number;
  readonly text: string;
}

const mistake = mistakesIn('m.order');
const named = {
  longer: mistake(
    'longer-is-larger',
    'More digits after the point do not make a number larger. Compare the tenths first.',
  ),
  shorter: mistake(
    'shorter-is-larger',
    'Fewer digits after the point do not make a number larger. Compare place by place.',
  ),
  sign: mistake('ignores-sign', 'Look at the signs. A negative number further from 0 is smaller.'),
  first: mistake('compares-wrong-place', 'Compare the largest place first. If it is equal, go one place to the right.'),
  other: mistake('other-end', 'You chose the other end. Check whether the greatest or the smallest is asked.'),
  sides: mistake('wrong-sign', 'The open end of the sign points to the larger number.'),
};

function drawWhole(random: Random, size: number, difficulty: string, count: number): Term[] {
  const values = new Set<number>();
  const base = random.int(10 ** (size - 1), 10 ** size - 1);
  const digits = [...String(base)];
  for (let draw = 0; draw < 40 && values.size < count; draw++) {
    let value = random.int(10 ** (size - 1), 10 ** size - 1);
    if (difficulty === 'medium')
      value = Math.floor(base / 10 ** (size - 1)) * 10 ** (size - 1) + random.int(0, 10 ** (size - 1) - 1);
    if (difficulty === 'hard') {
      const mixed = random.shuffle(digits);
      if (mixed[0] === '0') continue;
      value = Number(mixed.join(''));
      if (size > 4 && random.chance(1, 4)) value = Number(mixed.slice(1).join(''));
    }
    if (value > 9) values.add(value);
  }
  return [...values].map((value) => ({ scaled: value * 1000, text: showNumber(value) }));
}

function drawDecimals(random: Random, places: number, difficulty: string, count: number, negative: boolean): Term[] {
  const terms = new Map<number, Term>();
  const whole = random.int(0, difficulty === 'easy' ? 9 : 30);
  for (let draw = 0; draw < 40 && terms.size < count; draw++) {
    const own = difficulty === 'easy' ? places : random.int(1, places);
    const head = difficulty === 'easy' && !negative ? whole + random.int(0, 2) : whole;
    const part =
      difficulty === 'hard' && random.chance(1, 2) ? random.int(1, 10 ** (own - 1)) : random.int(1, 10 ** own - 1);
    if (part % 10 === 0) continue;
    const sign = negative && random.chance(3, 4) ? -1 : 1;
    const scaled = sign * (head * 1000 + part * 10 ** (3 - own));
    if (!terms.has(scaled))
      terms.set(scaled, { scaled, text: showNumber(decimalFixed(scaled / 10 ** (3 - own), own)) });
  }
  return [...terms.values()];
}

function drawIntegers(random: Random, count: number, difficulty: string, size: number): Term[] {
  if (difficulty === 'hard') return drawDecimals(random, size, 'hard', count, true);
  const values = new Set<number>();
  const most = difficulty === 'easy' ? 20 : 60;
  while (values.size < count) {
    const value = difficulty === 'medium' ? random.int(-most * 2, most) : random.int(-most, most);
    values.add(value);
  }
  const terms = [...values].map((value) => ({ scaled: value * 1000, text: showNumber(value) }));
  if (difficulty === 'easy') return terms;
  return terms.map((term) => {
    if (random.chance(1, 2)) return term;
    const scaled = term.scaled + random.int(1, 9) * 100;
    return { scaled, text: showNumber(decimalText(scaled / 100, 1)) };
  });
}

function drawTerms(random: Random, { params, difficulty }: Cell<Params>, count: number): Term[] | undefined {
  const size = params.size[difficulty];
  const terms =
    params.kind === 'whole'
      ? drawWhole(random, size, difficulty, count)
      : params.kind === 'decimal'
        ? drawDecimals(random, size, difficulty, count, false)
        : drawIntegers(random, count, difficulty, size);
  const different = new Set(terms.map(({ scaled }) => scaled)).size === count;
  if (!different) return undefined;
  if (params.kind === 'integer' && terms.filter(({ scaled }) => scaled < 0).length < 2) return undefined;
  if (params.kind === 'decimal' && difficulty !== 'easy' && new Set(terms.map(({ text }) => text.length)).size < 2)
    return undefined;
  if (params.kind === 'decimal' && difficulty === 'hard') {
    const most = terms.reduce((best, term) => (term.scaled > best.scaled ? term : best));
    if (terms.every(({ text }) => text.length <= most.text.length)) return undefined;
  }
  return terms;
}

const rising = (terms: readonly Term[]): Term[] => [...terms].sort((one, other) => one.scaled - other.scaled);
const textsOf = (terms: readonly Term[]): string => terms.map(({ text }) => text).join('; ');
const features = ({ params, difficulty }: Cell<Params>, steps: number): Record<string, number> => ({
  size: params.size[difficulty],
  mixedLengths: difficulty === 'hard' ? 1 : 0,
  steps,
});
const howTo = ({ params }: Cell<Params>): string =>
  params.kind === 'whole'
    ? 'Compare the digits from the left, place by place.'
    : params.kind === 'decimal'
      ? 'Line up the decimal points. Fill up with zeros, then compare from the left.'
      : 'Negative numbers come first. The further below 0, the smaller.';

function because(term: Term, best: Term, params: Params): ReturnType<typeof mistake> {
  if (params.kind === 'integer' && term.scaled < 0 !== best.scaled < 0) return named.sign;
  if (params.kind === 'integer') return named.sign;
  if (params.kind === 'decimal' && term.text.length > best.text.length) return named.longer;
  if (params.kind === 'decimal' && term.text.length < best.text.length) return named.shorter;
  return named.first;
}

const extreme: Form<Params> = {
  weight: () => 3,
  make(random, cell) {
    const terms = drawTerms(random, cell, 4);
    if (terms === undefined) return undefined;
    const sorted = rising(terms);
    const greatest = random.chance(1, 2);
    const best = greatest ? sorted[3] : sorted[0];
    const worst = greatest ? sorted[0] : sorted[3];
    if (best === undefined) return undefined;
    const word = greatest ? 'greatest' : 'smallest';
    return chooseText(
      random,
      {
        prompt: `Which number is the ${word}?`,
        hint: howTo(cell),
        steps: [howTo(cell), `In order from the smallest: ${textsOf(sorted)}.`, `The ${word} is **${best.text}**.`],
        variant: `${word} ${textsOf(sorted)}`,
        features: features(cell, 1),
      },
      best.text,
      terms
        .filter((term) => term !== best)
        .map((term) => [term.text, term === worst ? named.other : because(term, best, cell.params)] as const),
      4,
      'grid',
    );
  },
  solve(seen) {
    const [, word] = /^Which number is the (greatest|smallest)\?$/.exec(seen.text) ?? [];
    if (word === undefined) return undefined;
    const keys = seen.options.map(padded);
    const best = keys.reduce((found, key) => ((word === 'greatest') === key > found ? key : found));
    return chosen(seen, (option) => padded(option) === best);
  },
};

/** A decimal as one whole number, every place filled: exact, without floating point. */
function padded(text: string): bigint {
  const [whole = '0', part = ''] = text.replace('-', '').split('.');
  const size = BigInt(whole + part.padEnd(6, '0'));
  return text.startsWith('-') ? -size : size;
}

const signBetween: Form<Params> = {
  weight: () => 2,
  make(random, cell) {
    const terms = drawTerms(random, cell, 2);
    const [one, other] = terms ?? [];
    if (one === undefined || other === undefined) return undefined;
    const equal = cell.params.kind === 'decimal' && random.chance(1, 5) && one.text.length < 6;
    const right = equal ? { scaled: one.scaled, text: `${one.text}0` } : other;
    const sign = one.scaled < right.scaled ? '<' : one.scaled > right.scaled ? '>' : '=';
    return tapOne(
      {
        prompt: `Which sign makes this true?\n\n${one.text} □ ${right.text}`,
        spoken: `Which sign makes this true? ${one.text.replace('−', 'negative ')}, box, ${right.text.replace('−', 'negative ')}.`,
        hint: howTo(cell),
        steps: [
          howTo(cell),
          sign === '='
            ? 'A zero at the end changes nothing: the numbers are equal.'
            : `${sign === '<' ? right.text : one.text} is larger.`,
          `So the sign is **${sign}**.`,
        ],
        variant: `sign ${one.text} ${right.text}`,
        features: features(cell, 1),
      },
      ['<', '=', '>'],
      sign,
      (word) => (word === '=' ? named.first : sign === '=' ? named.longer : named.sides),
    );
  },
  solve(seen) {
    const [, one, other] = /true\?\n\n(\S+) □ (\S+)$/.exec(seen.text) ?? [];
    if (one === undefined || other === undefined) return undefined;
    const sign = padded(one) < padded(other) ? '<' : padded(one) > padded(other) ? '>' : '=';
    return chosen(seen, (option) => option === sign);
  },
};

const position: Form<Params> = {
  weight: () => 2,
  make(random, cell) {
    const count = cell.difficulty === 'hard' ? 5 : 4;
    const terms = drawTerms(random, cell, count);
    if (terms === undefined) return undefined;
    const up = random.chance(1, 2);
    const sorted = up ? rising(terms) : rising(terms).reverse();
    const at = random.int(1, count - 2);
    const right = sorted[at];
    if (right === undefined) return undefined;
    const start = up ? 'smallest' : 'greatest';
    return tapWords(
      random,
      {
        prompt: `Put these numbers in order, ${start} first. Which number is ${ordinal(at + 1)}?`,
        hint: howTo(cell),
        steps: [howTo(cell), `In order: ${textsOf(sorted)}.`, `The ${ordinal(at + 1)} number is **${right.text}**.`],
        variant: `place ${at} ${start} ${textsOf(sorted)}`,
        features: features(cell, 3),
      },
      [right.text],
      terms
        .filter((term) => term !== right)
        .map(
          (term) =>
            [
              term.text,
              term === sorted[count - 1 - at]
                ? mistake('orders-backwards', 'You ordered from the other end.')
                : because(term, right, cell.params),
            ] as const,
        ),
    );
  },
  solve(seen) {
    const [, start, place] = /in order (smallest|greatest) first\. Which number is (\d)/.exec(seen.text) ?? [];
    if (start === undefined) return undefined;
    return chosen(seen, (option) => {
      const before = seen.options.filter((other) =>
        start === 'smallest' ? padded(other) < padded(option) : padded(other) > padded(option),
      );
      return before.length === Number(place) - 1;
    });
  },
};

const ordering: Form<Params> = {
  weight: () => 2,
  make(random, cell) {
    const terms = drawTerms(random, cell, 4);
    if (terms === undefined) return undefined;
    const up = random.chance(1, 2);
    const sorted = up ? rising(terms) : rising(terms).reverse();
    const by = (rank: (term: Term) => number): string =>
      textsOf([...terms].sort((one, other) => (up ? 1 : -1) * (rank(one) - rank(other))));
    const swap = (at: number): string => {
      const list = [...sorted];
      list.splice(at, 2, ...list.slice(at, at + 2).reverse());
      return textsOf(list);
    };
    return chooseText(
      random,
      {
        prompt: `Which list goes from ${up ? 'smallest to greatest' : 'greatest to smallest'}?`,
        hint: howTo(cell),
        steps: [
          howTo(cell),
          `The ${up ? 'smallest' : 'greatest'} is ${sorted[0]?.text}.`,
          `The order is **${textsOf(sorted)}**.`,
        ],
        variant: `list ${up} ${textsOf(sorted)}`,
        features: features(cell, 4),
      },
      textsOf(sorted),
      [
        [textsOf([...sorted].reverse()), named.other],
        [
          by(({ text }) => Number(text.replace(/[−,]/g, ''))),
          cell.params.kind === 'integer' ? named.sign : named.first,
        ],
        [
          by(({ text, scaled }) => text.length * 1e9 + scaled),
          cell.params.kind === 'decimal' ? named.longer : named.first,
        ],
        [
          by(({ text, scaled }) => -text.length * 1e9 + scaled),
          cell.params.kind === 'decimal' ? named.shorter : named.first,
        ],
        [swap(1), named.first],
        [swap(2), named.first],
        [swap(0), named.first],
      ],
    );
  },
  solve(seen) {
    const [, start] = /^Which list goes from (smallest|greatest)/.exec(seen.text) ?? [];
    if (start === undefined) return undefined;
    return chosen(seen, (option) =>
      option.split('; ').every((text, at, all) => {
        const before = all[at - 1];
        return (
          before === undefined || (start === 'smallest' ? padded(before) < padded(text) : padded(before) > padded(text))
        );
      }),
    );
  },
};

const between: Form<Params> = {
  weight: ({ difficulty }) => (difficulty === 'easy' ? 1 : 2),
  make(random, cell) {
    const terms = drawTerms(random, cell, 6);
    if (terms === undefined) return undefined;
    const sorted = rising(terms);
    const low = random.int(0, 3);
    const [from, inside, to] = sorted.slice(low, low + 3);
    if (from === undefined || inside === undefined || to === undefined) return undefined;
    const others = sorted.filter((term) => term !== from && term !== inside && term !== to);
    return chooseText(
      random,
      {
        prompt: `Which number is between ${from.text} and ${to.text}?`,
        hint: howTo(cell),
        steps: [
          howTo(cell),
          `${from.text} < ${inside.text} < ${to.text}.`,
          `The number between is **${inside.text}**.`,
        ],
        variant: `between ${textsOf(sorted)} ${low}`,
        features: features(cell, 3),
      },
      inside.text,
      others.map(
        (term) =>
          [
            term.text,
            term.scaled < from.scaled
              ? mistake('too-small', 'That number is too small: it comes before the first one.')
              : mistake('too-large', 'That number is too large: it comes after the second one.'),
          ] as const,
      ),
      4,
      'grid',
    );
  },
  solve(seen) {
    const [, from, to] = /^Which number is between (\S+) and (\S+)\?$/.exec(seen.text) ?? [];
    if (from === undefined || to === undefined) return undefined;
    return chosen(seen, (option) => padded(from) < padded(option) && padded(option) < padded(to));
  },
};

const fromDigits: Form<Params> = {
  weight: ({ params }) => (params.kind === 'whole' ? 2 : 0),
  make(random, cell) {
    const size = Math.min(5, cell.params.size[cell.difficulty]);
    const digits = random.sample(
      cell.difficulty === 'easy' ? [1, 2, 3, 4, 5, 6, 7, 8, 9] : [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
      size,
    );
    const high = random.chance(1, 2);
    const parity = cell.difficulty === 'hard' ? random.pick(['even ', 'odd ']) : '';
    const fits = (value: number): boolean =>
      String(value).length === size && (parity === '' || value % 2 === (parity === 'odd ' ? 1 : 0));
    const all = arrangements(digits)
      .map((list) => Number(list.join('')))
      .filter(fits);
    if (all.length < 2) return undefined;
    const best = high ? Math.max(...all) : Math.min(...all);
    const plain = [...digits].sort((one, other) => (high ? other - one : one - other));
    const listed = `${digits.slice(0, -1).join(', ')} and ${digits.at(-1)}`;
    return writeNumber(
      {
        prompt: `Use each of these digits once: ${listed}. What is the ${high ? 'largest' : 'smallest'} ${parity}${size}-digit number you can make?`,
        hint:
          parity === ''
            ? `Which digit should come first to make it ${high ? 'large' : 'small'}? It cannot be 0.`
            : `The last digit decides if it is ${parity.trim()}. Choose it first.`,
        steps: [
          parity === ''
            ? `Put the ${high ? 'largest' : 'smallest'} digits first.`
            : `It must end in an ${parity.trim()} digit. Put the other digits in ${high ? 'falling' : 'rising'} order.`,
          ...(!high && digits.includes(0) ? ['The first digit cannot be 0.'] : []),
          `The number is **${showNumber(best)}**.`,
        ],
        variant: `digits ${[...digits].sort().join('')} ${high} ${parity}`,
        features: features(cell, parity === '' ? 2 : 4),
      },
      best,
      [
        [
          Number(plain.join('')),
          parity === ''
            ? mistake('leading-zero', 'A number does not begin with 0.')
            : mistake('forgets-parity', `Your number is not ${parity.trim()}. Look at its last digit.`),
        ],
        [Number([...plain].reverse().join('')), named.other],
      ],
    );
  },
  solve(seen) {
    const [, high, parity, size = '0'] = /What is the (largest|smallest) (even |odd )?(\d)-digit/.exec(seen.text) ?? [];
    if (high === undefined) return undefined;
    const digits = numbersIn(seen.text.split('once:')[1]?.split('What')[0] ?? '').map(String);
    const numbers: number[] = [];
    for (let value = 10 ** (Number(size) - 1); value < 10 ** Number(size); value++)
      if ([...String(value)].sort().join() === [...digits].sort().join()) numbers.push(value);
    const fit = numbers.filter((value) => parity === undefined || value % 2 === (parity === 'odd ' ? 1 : 0));
    return typed(high === 'largest' ? Math.max(...fit) : Math.min(...fit));
  },
};
function arrangements(digits: readonly number[]): number[][] {
  if (digits.length === 0) return [[]];
  return digits.flatMap((digit, at) =>
    arrangements(digits.filter((_, other) => other !== at)).map((rest) => [digit, ...rest]),
  );
}

export const order = makerOfForms<Params>({
  makerId: 'm.order',
  version: 1,
  serves: {
    130104: { kind: 'whole', size: { easy: 3, medium: 3, hard: 3 } },
    140505: { kind: 'decimal', size: { easy: 1, medium: 2, hard: 2 } },
    150602: { kind: 'decimal', size: { easy: 2, medium: 3, hard: 3 } },
    160104: { kind: 'whole', size: { easy: 6, medium: 6, hard: 7 } },
    170101: { kind: 'integer', size: { easy: 0, medium: 1, hard: 3 } },
  },
  forms: [extreme, signBetween, position, ordering, between, fromDigits],
});
