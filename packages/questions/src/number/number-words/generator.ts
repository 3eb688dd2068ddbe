/** m.numberWords: numbers in words and in figures, both ways, with the zeros children leave out. */

import { type Form, generatorOfForms } from '../../kernel/forms.ts';
import type { Cell } from '../../kernel/generator.ts';
import { mistakesIn, type NumberMistake } from '../../kernel/mistakes.ts';
import { numberInWords, showNumber } from '../../kernel/number-text.ts';
import type { Random } from '../../kernel/random.ts';
import { answered, chosen, seeNumbers } from '../../kernel/seen.ts';
import { chooseNumber, chooseText, writeNumber } from '../ask.ts';

interface Params {
  readonly digits: Readonly<Record<'easy' | 'medium' | 'hard', number>>;
  readonly compares: boolean;
}

const mistake = mistakesIn('m.numberWords');
const named = {
  zero: mistake('missing-zero', 'A zero must hold the empty place.'),
  strung: mistake('strings-parts', 'You wrote each part one after the other. Put every digit in its place.'),
  moved: mistake('wrong-place', 'The digits are right, but one stands in the wrong place.'),
  swapped: mistake('swaps-digits', 'Two digits have changed places. Read each part again.'),
  near: mistake('misreads-part', 'Close. Read each part again, and compare it with your number.'),
};

/** easy: no zero inside; medium: one or more zeros; hard: zeros beside each other, or teens and zeros. */
function drawNumber(random: Random, { params, difficulty }: Cell<Params>): number | undefined {
  const size = params.digits[difficulty];
  const value = random.int(10 ** (size - 1), 10 ** size - 1);
  const zeros = (String(value).match(/0/g) ?? []).length;
  const awkward = value % 100 < 20 && value % 100 > 9;
  if (difficulty === 'easy') return zeros === 0 ? value : undefined;
  if (difficulty === 'medium') return zeros === 1 ? value : undefined;
  if (size === 3) return zeros > 0 || awkward ? value : undefined;
  return zeros >= 2 ? value : undefined;
}

function wrongValues(value: number): NumberMistake[] {
  const text = String(value);
  const digits = [...text];
  const withoutZero = digits.flatMap((digit, place) =>
    digit === '0' ? [Number(text.slice(0, place) + text.slice(place + 1))] : [],
  );
  const swaps = digits.slice(1).flatMap((digit, at) => {
    const before = digits[at] ?? '';
    return digit === before || (at === 0 && digit === '0')
      ? []
      : [Number(text.slice(0, at) + digit + before + text.slice(at + 2))];
  });
  const thousands = Math.floor(value / 1000);
  const rest = value % 1000;
  const hundreds = Math.floor(rest / 100);
  const strung =
    thousands > 0
      ? Number(`${thousands}000${rest === 0 ? '' : rest}`)
      : Number(`${hundreds}00${rest % 100 === 0 ? '' : rest % 100}`);
  return [
    ...withoutZero.map((wrong) => [wrong, named.zero] as const),
    ...(strung < 1e9 ? [[strung, named.strung] as const] : []),
    ...(thousands > 0 && rest > 0 && rest < 100 ? [[thousands * 1000 + rest * 10, named.moved] as const] : []),
    ...swaps.reverse().map((wrong) => [wrong, named.swapped] as const),
    [value + 10 ** (text.length - 2), named.near],
    [value - 10, named.near],
    [value + 1, named.near],
  ];
}
const sensible = (value: number, mistakes: readonly NumberMistake[]): NumberMistake[] =>
  mistakes.filter(([wrong]) => Number(wrong) !== value && Number(wrong) > 9);
const features = (value: number, steps: number): Record<string, number> => ({
  digits: String(value).length,
  zeros: (String(value).match(/0/g) ?? []).length,
  steps,
});
function splitWords(value: number): string {
  const parts = [Math.floor(value / 1e6) * 1e6, (Math.floor(value / 1000) % 1000) * 1000, value % 1000].filter(
    (part) => part > 0,
  );
  const pieces = parts.length > 1 ? parts : [Math.floor(value / 100) * 100, value % 100].filter((part) => part > 0);
  return pieces.map((part) => `${numberInWords(part)} is ${showNumber(part)}`).join('; ');
}

const small: Readonly<Record<string, number>> = {
  zero: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};
/** Reads a number in words, word by word; undefined where a word is no number word. */
function readWords(words: string): number | undefined {
  let total = 0;
  let part = 0;
  for (const word of words
    .replaceAll(',', ' ')
    .split(/[\s-]+/)
    .filter((word) => word !== '' && word !== 'and')) {
    const value = small[word.toLowerCase()];
    if (value !== undefined) part += value;
    else if (word === 'hundred') part *= 100;
    else if (word === 'thousand' || word === 'million') {
      total += part * (word === 'thousand' ? 1000 : 1e6);
      part = 0;
    } else return undefined;
  }
  return total + part;
}

const toFigures: Form<Params> = {
  weight: () => 3,
  make(random, cell) {
    const value = drawNumber(random, cell);
    if (value === undefined) return undefined;
    const questionText = {
      prompt: `Write this number in figures:\n\n**${numberInWords(value)}**`,
      hint:
        value > 999
          ? 'Write the thousands first. Then write the hundreds, tens and ones.'
          : 'How many hundreds, tens and ones? Use 0 for an empty place.',
      steps: [
        `Split it: ${splitWords(value)}.`,
        'Put each part in its place. A zero holds an empty place.',
        `The number is **${showNumber(value)}**.`,
      ],
      variant: `figures ${value}`,
      features: features(value, 1),
    };
    return random.chance(3, 4)
      ? writeNumber(questionText, value, sensible(value, wrongValues(value)))
      : chooseNumber(random, questionText, value, sensible(value, wrongValues(value)));
  },
  solve(seen) {
    const [, words] = /in figures:\n\n(.*)$/s.exec(seen.text) ?? [];
    if (words === undefined) return undefined;
    const value = readWords(words);
    return value === undefined ? [] : answered(seen, value);
  },
};

const toWords: Form<Params> = {
  weight: () => 2,
  make(random, cell) {
    const value = drawNumber(random, cell);
    if (value === undefined) return undefined;
    const wrong = sensible(value, wrongValues(value)).filter(([given]) => Number(given) < 1e9);
    return chooseText(
      random,
      {
        prompt: `Which is ${showNumber(value)} in words?`,
        hint: 'Read the digits in groups from the left. A zero says nothing, but it holds a place.',
        steps: [`Split it: ${splitWords(value)}.`, `${showNumber(value)} is **${numberInWords(value)}**.`],
        variant: `words ${value}`,
        features: features(value, 2),
      },
      numberInWords(value),
      wrong.map(([given, because]) => [numberInWords(Number(given)), because] as const),
    );
  },
  solve(seen) {
    const [, shown] = /^Which is (\d+) in words/.exec(seen.text) ?? [];
    return shown === undefined ? undefined : chosen(seen, (option) => readWords(option) === Number(shown));
  },
};

const clues: Form<Params> = {
  weight: ({ params }) => (params.compares ? 0 : 1),
  make(random, cell) {
    const value = drawNumber(random, cell);
    if (value === undefined) return undefined;
    const more = random.pick([1, 10, 100]);
    const result = value + more;
    if (result > 999) return undefined;
    return writeNumber(
      {
        prompt: `Which number is ${more} more than **${numberInWords(value)}**? Write it in figures.`,
        hint: 'Write the number in figures first.',
        steps: [`${numberInWords(value)} is ${value}.`, `${value} + ${more} = **${result}**.`],
        variant: `more ${more} ${value}`,
        features: features(value, 3),
      },
      result,
      [
        [value, mistake('stops-early', 'You wrote the number. Now make it larger.')],
        [value - more, mistake('less-for-more', 'You made it smaller. More means larger.')],
        ...sensible(value, wrongValues(value)).map(([wrong, because]) => [Number(wrong) + more, because] as const),
      ],
    );
  },
  solve(seen) {
    const [, more, words = ''] = /^Which number is (\d+) more than (.*)\? Write/.exec(seen.text) ?? [];
    const value = readWords(words);
    return more === undefined || value === undefined ? undefined : answered(seen, value + Number(more));
  },
};

const compareForms: Form<Params> = {
  weight: ({ params }) => (params.compares ? 2 : 0),
  make(random, cell) {
    const value = drawNumber(random, cell);
    if (value === undefined) return undefined;
    const greatest = random.chance(1, 2);
    const own = [...new Set(sensible(value, wrongValues(value)).map(([given]) => Number(given)))].slice(0, 6);
    const four = random.sample([...new Set([...own, value])], 4);
    const best = greatest ? Math.max(...four) : Math.min(...four);
    const show = (number: number): string =>
      four.indexOf(number) % 2 === 0 ? showNumber(number) : numberInWords(number);
    const because = mistake('compares-wrong-place', 'Write all four in figures. Compare the largest place first.');
    return chooseText(
      random,
      {
        prompt: `Which number is the ${greatest ? 'greatest' : 'smallest'}?`,
        hint: 'Write every number in figures. Compare how many digits they have, then the first digits.',
        steps: [
          `In figures: ${four.map(showNumber).join('; ')}.`,
          'Compare the largest place first.',
          `The ${greatest ? 'greatest' : 'smallest'} is **${show(best)}**.`,
        ],
        variant: `compare ${greatest} ${[...four].sort().join(' ')}`,
        features: features(value, 3),
      },
      show(best),
      four.filter((number) => number !== best).map((number) => [show(number), because] as const),
    );
  },
  solve(seen) {
    const [, which] = /^Which number is the (greatest|smallest)\?$/.exec(seen.text) ?? [];
    if (which === undefined) return undefined;
    const values = seen.options.map((option) =>
      /^\d/.test(option) ? Number(option) : (readWords(option) ?? Number.NaN),
    );
    const best = which === 'greatest' ? Math.max(...values) : Math.min(...values);
    return chosen(seen, (_, place) => values[place] === best);
  },
};

/** The generator of m.numberWords. */
export const numberWords = generatorOfForms<Params>({
  generatorId: 'm.numberWords',
  version: 1,
  see: seeNumbers,
  serves: {
    130105: { digits: { easy: 3, medium: 3, hard: 3 }, compares: false },
    150101: { digits: { easy: 5, medium: 5, hard: 6 }, compares: true },
  },
  forms: [toFigures, toWords, clues, compareForms],
});
