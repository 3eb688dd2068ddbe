/** Questions that put several numbers in order, or digits into a number. */

import type { Form } from '../../kernel/forms.ts';
import { andList } from '../../kernel/list-text.ts';
import type { TextMistake } from '../../kernel/mistakes.ts';
import { ordinal, showNumber } from '../../kernel/number-text.ts';
import { chosen, numbersIn, typed } from '../../kernel/seen.ts';
import { chooseText, tapWords, writeNumber } from '../ask.ts';
import {
  allCompared,
  compared,
  comparedWith,
  drawTerms,
  features,
  hintTo,
  howTo,
  isMisleading,
  mistake,
  named,
  type Params,
  padded,
  rising,
  type Term,
  textsOf,
} from './numbers-to-order.ts';

/** Which number comes at a place in the order. */
export const position: Form<Params> = {
  weight: () => 2,
  make(random, cell) {
    const count = cell.difficulty === 'hard' ? 5 : 4;
    const terms = drawTerms(random, cell, count);
    if (terms === undefined) return undefined;
    const up = random.chance(1, 2);
    const sorted = up ? rising(terms) : rising(terms).reverse();
    const at = random.int(1, count - 2);
    const [before, right, after] = sorted.slice(at - 1, at + 2);
    if (before === undefined || right === undefined || after === undefined) return undefined;
    // Between a longer and a shorter number it needs no comparing.
    if (cell.params.kind === 'whole' && [before, after].every(({ text }) => text.length !== right.text.length))
      return undefined;
    // At hard the place hangs on a decimal whose length misleads: −8.1 and −8.03.
    const isDemanding = cell.params.kind === 'integer' && cell.difficulty === 'hard';
    if (isDemanding && ![before, after].some((beside) => right.scaled < 0 && isMisleading(right, beside)))
      return undefined;
    // Where a child who leaves out the signs would put them.
    const bySize =
      cell.params.kind === 'integer'
        ? [...terms].sort((one, other) => (up ? 1 : -1) * (Math.abs(one.scaled) - Math.abs(other.scaled)))
        : [];
    const start = up ? 'smallest' : 'greatest';
    const made = tapWords(
      random,
      {
        prompt: `Put these numbers in order, ${start} first. Which number is ${ordinal(at + 1)}?`,
        hint: hintTo(cell, terms),
        steps: [
          howTo(cell, terms),
          `${compared(before, right)} ${compared(right, after)}`,
          `In order: ${textsOf(sorted)}.`,
          `The ${ordinal(at + 1)} number is **${right.text}**.`,
        ],
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
                ? mistake(
                    'orders-backwards',
                    `${term.text} is ${ordinal(sorted.indexOf(term) + 1)} in that order. It would be ${ordinal(at + 1)} with the ${up ? 'greatest' : 'smallest'} first.`,
                  )
                : term === bySize[at]
                  ? named.sign
                  : mistake(
                      'another-place',
                      `${comparedWith(term, right)} It comes ${ordinal(sorted.indexOf(term) + 1)} in that order.`,
                    ),
            ] as const,
        ),
    );
    // Numbers that stand in order already, either way, need only be counted.
    const answer = made?.question.answer;
    const row = answer?.type === 'multipleWordChoice' ? (answer.groups[0]?.words.join() ?? '') : '';
    const texts = sorted.map(({ text }) => text);
    return row === texts.join() || row === texts.toReversed().join() ? undefined : made;
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

/** Which list is in order. */
export const ordering: Form<Params> = {
  // With whole numbers one look at each ready list is enough: too little for a hard question.
  weight: ({ params, difficulty }) => (params.kind === 'whole' && difficulty === 'hard' ? 0 : 2),
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
    const [start, end] = up ? ['smallest', 'greatest'] : ['greatest', 'smallest'];
    const swapped = (at: number): TextMistake => [
      swap(at),
      mistake('swaps-neighbours', `${sorted[at]?.text} and ${sorted[at + 1]?.text} are the wrong way round.`),
    ];
    const moved = (from: number, to: number): TextMistake => {
      const list = [...sorted];
      list.splice(to, 0, ...list.splice(from, 1));
      return [textsOf(list), mistake('one-out-of-place', `${sorted[from]?.text} is in the wrong place.`)];
    };
    const byLength = (way: number): TextMistake[] =>
      cell.params.kind === 'decimal' && cell.difficulty !== 'easy'
        ? [[by(({ text, scaled }) => way * text.length * 1e9 + scaled), named.longer]]
        : [];
    return chooseText(
      random,
      {
        prompt: `Which list goes from ${up ? 'smallest to greatest' : 'greatest to smallest'}?`,
        hint: hintTo(cell, terms),
        steps: [howTo(cell, terms), allCompared(rising(terms)), `The order is **${textsOf(sorted)}**.`],
        variant: `list ${up} ${textsOf(sorted)}`,
        features: features(cell, 4),
      },
      textsOf(sorted),
      [
        [textsOf([...sorted].reverse()), mistake('other-end', `That list goes from ${end} to ${start}.`)],
        ...(cell.params.kind === 'integer'
          ? [
              [by(({ text }) => Number(text.replace(/[−,]/g, ''))), named.sign] as const,
              // Below 0 in the order of their size, and still before those above it.
              [by(({ scaled }) => (scaled < 0 ? -scaled - 1e9 : scaled)), named.below] as const,
            ]
          : []),
        ...byLength(1),
        ...byLength(-1),
        // Nobody puts 9 before −1.
        ...[1, 2, 0].filter((at) => (sorted[at]?.scaled ?? 0) < 0 === (sorted[at + 1]?.scaled ?? 0) < 0).map(swapped),
        moved(1, 3),
        moved(0, 2),
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

/** The largest or smallest number from given digits. */
export const fromDigits: Form<Params> = {
  weight: ({ params, difficulty, year }) => (params.kind === 'whole' && (difficulty !== 'easy' || year < 5) ? 2 : 0),
  make(random, cell) {
    const size = Math.min(5, cell.params.size[cell.difficulty]);
    const digits = random.sample(
      cell.difficulty === 'easy' ? [1, 2, 3, 4, 5, 6, 7, 8, 9] : [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
      size,
    );
    // The digits in order are no number where the first is 0: the easy question has none, and in year 6 the hard one always.
    const needsZero = (cell.difficulty === 'medium' && cell.year < 6) || (cell.difficulty === 'hard' && cell.year > 5);
    if (needsZero && !digits.includes(0)) return undefined;
    const high = !needsZero && random.chance(1, 2);
    const isDemanding = cell.difficulty === 'hard' || (cell.difficulty === 'medium' && cell.year > 5);
    const parity = isDemanding ? random.pick(['even ', 'odd ']) : '';
    const made = arrangements(digits)
      .map((list) => Number(list.join('')))
      .filter((value) => String(value).length === size);
    const all = made.filter((value) => parity === '' || value % 2 === (parity === 'odd ' ? 1 : 0));
    if (all.length < 2) return undefined;
    const [best, anyParity] = [all, made].map((values) => (high ? Math.max(...values) : Math.min(...values)));
    // Where the largest or smallest of all is even or odd already, the word asks for nothing.
    if (best === undefined || anyParity === undefined || (parity !== '' && anyParity === best)) return undefined;
    const plain = [...digits].sort((one, other) => (high ? other - one : one - other));
    const listed = andList(digits);
    const opposite =
      parity === ''
        ? (high ? Math.min : Math.max)(...all)
        : high && digits.includes(0)
          ? undefined
          : Number([...plain].reverse().join(''));
    return writeNumber(
      {
        prompt: `Use each of these digits once: ${listed}. What is the ${high ? 'largest' : 'smallest'} ${parity}${size}-digit number you can make?`,
        hint:
          parity === ''
            ? `Which digit should come first to make it ${high ? 'large' : 'small'}?${digits.includes(0) ? ' It cannot be 0.' : ''}`
            : `The last digit decides if it is ${parity.trim()}. Choose it first.`,
        steps: [
          parity === ''
            ? `The first digit is worth most, so put the ${high ? 'largest' : 'smallest'} digits first.`
            : `It must end in an ${parity.trim()} digit. End in ${best % 10}: then the ${high ? 'largest' : 'smallest'} digits can come first.`,
          ...(!high && digits.includes(0) ? ['A number never begins with 0.'] : []),
          `The number is **${showNumber(best)}**.`,
        ],
        variant: `digits ${[...digits].sort().join('')} ${high} ${parity}`,
        features: features(cell, parity === '' ? 2 : 4),
      },
      best,
      [
        ...(parity === ''
          ? []
          : [
              [
                anyParity,
                mistake('forgets-parity', `Your number is not ${parity.trim()}. Look at its last digit.`),
              ] as const,
            ]),
        ...(plain[0] === 0
          ? [
              [
                Number(plain.join('')),
                mistake('leading-zero', 'You put the 0 first. A number does not begin with 0.'),
              ] as const,
            ]
          : []),
        ...(opposite === undefined
          ? []
          : [
              [
                opposite,
                high
                  ? named.other('largest number', 'smallest number')
                  : named.other('smallest number', 'largest number'),
              ] as const,
            ]),
      ],
    );
  },
  solve(seen) {
    const [, high, parity, size = '0'] = /What is the (largest|smallest) (even |odd )?(\d)-digit/.exec(seen.text) ?? [];
    if (high === undefined) return undefined;
    const digits = numbersIn(seen.text.split('once:')[1]?.split('What')[0] ?? '').map(String);
    const numbers: number[] = [];
    const nines = digits.reduce((sum, digit) => sum + Number(digit), 0) % 9;
    for (let value = 10 ** (Number(size) - 1); value < 10 ** Number(size); value++)
      if (value % 9 === nines && [...String(value)].sort().join() === [...digits].sort().join()) numbers.push(value);
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
