/** m.numberWords: numbers in words and in figures, both ways, with the zeros children leave out. */

import { type Form, generatorOfForms } from '../../kernel/forms.ts';
import type { Cell } from '../../kernel/generator.ts';
import type { Mistake } from '../../kernel/key.ts';
import { upper } from '../../kernel/letter-case.ts';
import { mistakesIn, type NumberMistake, type TextMistake } from '../../kernel/mistakes.ts';
import { numberInWords, showNumber } from '../../kernel/number-text.ts';
import type { Random } from '../../kernel/random.ts';
import { answered, chosen, seeNumbers } from '../../kernel/seen.ts';
import { chooseText, writeNumber } from '../ask.ts';
import { placeName } from '../digits.ts';
import { readWords } from './read-words.ts';

interface Params {
  readonly digits: Readonly<Record<'easy' | 'medium' | 'hard', number>>;
  readonly compares: boolean;
}

const mistake = mistakesIn('m.numberWords');
const named = {
  zero: mistake('missing-zero', 'A zero must hold the empty place.'),
  strung: mistake('strings-parts', 'You wrote each part one after the other. Put every digit in its place.'),
  moved: (rest: number) =>
    mistake(
      'wrong-place',
      `The last part is ${rest}. Written with three digits, that is ${String(rest).padStart(3, '0')}.`,
    ),
  swapped: mistake('swaps-digits', 'Two digits have changed places. Read each part again.'),
  shuffled: mistake('swaps-digits', 'The digits are right, but some are in the wrong places. Read each part again.'),
  teens: mistake('teen-or-ty', 'Look at the end of the word: “-teen” and “-ty” are different numbers.'),
  digit: (place: number) =>
    mistake('misreads-part', `Only the ${placeName(place)} digit is wrong. Read that part again.`),
};

/** easy: no zero inside; medium: one zero; hard: several zeros inside, or with three digits a zero inside or a teen (307, 316). */
function drawNumber(random: Random, { params, difficulty }: Cell<Params>): number | undefined {
  const size = params.digits[difficulty];
  const value = random.int(10 ** (size - 1), 10 ** size - 1);
  const zeros = (String(value).match(/0/g) ?? []).length;
  const awkward = value % 100 < 20 && value % 100 > 9;
  if (difficulty === 'easy') return zeros === 0 && !(size === 3 && awkward) ? value : undefined;
  if (difficulty === 'medium') return zeros === 1 ? value : undefined;
  if (size === 3) return value % 100 > 0 && value % 100 < 20 ? value : undefined;
  // After whole thousands there is no 0 to place.
  return zeros >= 2 && value % 1000 > 0 ? value : undefined;
}

/** The numbers with two neighbouring digits swapped, from the left. */
function swapsOf(value: number): number[] {
  const text = String(value);
  return [...text].slice(1).flatMap((digit, at) => {
    const before = text.charAt(at);
    return digit === before || (at === 0 && digit === '0')
      ? []
      : [Number(text.slice(0, at) + digit + before + text.slice(at + 2))];
  });
}

function wrongValues(value: number): NumberMistake[] {
  const text = String(value);
  const digits = [...text];
  const withoutZero = digits.flatMap((digit, place) =>
    digit === '0' ? [Number(text.slice(0, place) + text.slice(place + 1))] : [],
  );
  const thousands = Math.floor(value / 1000);
  const rest = value % 1000;
  const hundreds = Math.floor(rest / 100);
  const strung =
    thousands > 0
      ? Number(`${thousands}000${rest === 0 ? '' : rest}`)
      : Number(`${hundreds}00${rest % 100 === 0 ? '' : rest % 100}`);
  const lastTwo = value % 100;
  const isTeen = lastTwo > 12 && lastTwo < 20;
  const isTens = lastTwo > 29 && lastTwo % 10 === 0;
  const otherEnd = isTeen ? (lastTwo % 10) * 10 : 10 + lastTwo / 10;
  const oneDigit = (place: number): readonly [number, Mistake] => {
    const unit = 10 ** place;
    return [value + (Math.floor(value / unit) % 10 === 9 ? -unit : unit), named.digit(place)];
  };
  return [
    ...withoutZero.map((wrong) => [wrong, named.zero] as const),
    ...(strung < 1e9 ? [[strung, named.strung] as const] : []),
    ...(thousands > 0 && rest > 0 && rest < 100 ? [[thousands * 1000 + rest * 10, named.moved(rest)] as const] : []),
    ...swapsOf(value)
      .reverse()
      .map((wrong) => [wrong, named.swapped] as const),
    ...(isTeen || isTens ? [[value - lastTwo + otherEnd, named.teens] as const] : []),
    oneDigit(text.length - 2),
    oneDigit(0),
  ];
}
const sensible = (value: number, mistakes: readonly NumberMistake[]): NumberMistake[] =>
  mistakes.filter(([wrong]) => Number(wrong) !== value && Number(wrong) > 9);
/** Those to choose from: parts strung together are so long that nobody takes them for the number. */
const alikeInLength = (value: number, { year }: Cell<Params>): NumberMistake[] =>
  sensible(value, wrongValues(value)).filter(
    ([given]) => String(given).length <= String(value).length + (year === 3 ? 0 : 1),
  );
/** Beside numbers that differ in one way the right one would be most like all. These have the same digits. */
const shuffledTwice = (value: number, told: readonly NumberMistake[]): NumberMistake[] =>
  swapsOf(value)
    .flatMap(swapsOf)
    .filter((wrong) => !told.some(([given]) => given === wrong))
    .map((wrong) => [wrong, changedPlaces(value, wrong) > 2 ? named.shuffled : named.swapped] as const);
const changedPlaces = (value: number, wrong: number): number =>
  [...String(value)].filter((digit, at) => digit !== String(wrong).charAt(at)).length;
/** Wrong numbers to choose from. */
function optionsBeside(value: number, cell: Cell<Params>): NumberMistake[] {
  const told = alikeInLength(value, cell);
  return [...told, ...shuffledTwice(value, told)];
}
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

const toFigures: Form<Params> = {
  // A hard question is more than reading one number.
  weight: ({ difficulty }) => (difficulty === 'hard' ? 0 : 3),
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
        `Put each part in its place.${String(value).includes('0') ? ' A zero holds an empty place.' : ''}`,
        `The number is **${showNumber(value)}**.`,
      ],
      variant: `figures ${value}`,
      features: features(value, 1),
    };
    return random.chance(3, 4)
      ? writeNumber(questionText, value, sensible(value, wrongValues(value)))
      : chooseText(
          random,
          questionText,
          showNumber(value),
          optionsBeside(value, cell).map(([given, because]): TextMistake => [showNumber(given), because]),
          { layout: 'grid' },
        );
  },
  solve(seen) {
    const [, words] = /in figures:\n\n(.*)$/s.exec(seen.text) ?? [];
    if (words === undefined) return undefined;
    const value = readWords(words);
    return value === undefined ? [] : answered(seen, value);
  },
};

const toWords: Form<Params> = {
  weight: ({ difficulty }) => (difficulty === 'hard' ? 0 : 2),
  make(random, cell) {
    const value = drawNumber(random, cell);
    if (value === undefined) return undefined;
    return chooseText(
      random,
      {
        prompt: `Which is ${showNumber(value)} in words?`,
        hint: `Read the ${value > 999 ? 'thousands' : 'hundreds'} first, then the rest.${String(value).includes('0') ? ' A zero says nothing, but it holds a place.' : ''}`,
        steps: [`Split it: ${splitWords(value)}.`, `${showNumber(value)} is **${numberInWords(value)}**.`],
        variant: `words ${value}`,
        features: features(value, 2),
      },
      numberInWords(value),
      optionsBeside(value, cell).map(
        ([given, { id }]) =>
          [numberInWords(Number(given)), { id, says: `In figures that is ${showNumber(given)}.` }] as const,
      ),
    );
  },
  solve(seen) {
    const [, shown] = /^Which is (\d+) in words/.exec(seen.text) ?? [];
    return shown === undefined ? undefined : chosen(seen, (option) => readWords(option) === Number(shown));
  },
};

const clues: Form<Params> = {
  // Reading a number and changing it are two steps.
  weight: ({ difficulty }) => (difficulty === 'hard' ? 3 : 0),
  make(random, cell) {
    const isSmall = !cell.params.compares;
    const by = random.pick(isSmall ? [1, 10, 10] : [100, 1000, 10000]);
    const isMore = !isSmall || random.chance(1, 2);
    const value = isSmall ? random.int(111, 989) : drawNumber(random, cell);
    if (value === undefined) return undefined;
    // The words for 694 say nothing of the 0 in 704, and those for 704 nothing of the 9 in 694.
    if (isSmall && Math.floor(value / by) % 10 !== (isMore ? 9 : 0)) return undefined;
    const step = isMore ? by : -by;
    const result = value + step;
    if (String(result).length !== String(value).length) return undefined;
    const words = numberInWords(value);
    const [did, other] = isMore ? ['added', 'subtracted'] : ['subtracted', 'added'];
    return writeNumber(
      {
        prompt: `Which number is ${showNumber(by)} ${isMore ? 'more' : 'less'} than **${words}**? Write it in figures.`,
        hint: 'Write the number in figures first.',
        steps: [
          `${upper(words)} is ${showNumber(value)}.`,
          `${showNumber(value)} ${isMore ? '+' : '−'} ${showNumber(by)} = **${showNumber(result)}**.`,
        ],
        variant: `${isMore ? 'more' : 'less'} ${by} ${value}`,
        features: features(value, 3),
      },
      result,
      [
        [
          value,
          mistake('stops-early', `You wrote the number itself. Now ${isMore ? 'add' : 'subtract'} ${showNumber(by)}.`),
        ],
        [
          value - step,
          mistake(
            'wrong-direction',
            `You ${other} ${showNumber(by)}. ${isMore ? 'More means larger, so add' : 'Less means smaller, so subtract'}.`,
          ),
        ],
        ...sensible(value, wrongValues(value)).map(
          ([wrong, { id, says }]) =>
            [
              Number(wrong) + step,
              { id, says: `You ${did} ${showNumber(by)} ${isMore ? 'to' : 'from'} ${showNumber(wrong)}. ${says}` },
            ] as const,
        ),
      ],
    );
  },
  solve(seen) {
    const [, by, way, words = ''] = /^Which number is (\d+) (more|less) than (.*)\? Write/.exec(seen.text) ?? [];
    const value = readWords(words);
    return by === undefined || value === undefined
      ? undefined
      : answered(seen, value + (way === 'more' ? Number(by) : -Number(by)));
  },
};

/** Where a number first differs from the right one, from the left: 'It has 2 thousands, and 83,227 has 3.' */
function firstDifference(number: number, right: number): string {
  const [own, other] = [String(number), String(right)];
  const at = [...own].findIndex((digit, place) => digit !== other.charAt(place));
  const name = placeName(own.length - 1 - at);
  return `Look at the ${name}: ${showNumber(number)} has ${own.charAt(at)}, and ${showNumber(right)} has ${other.charAt(at)}.`;
}

const compareForms: Form<Params> = {
  weight: ({ params, difficulty }) => (params.compares || difficulty === 'hard' ? 2 : 0),
  make(random, cell) {
    const value = drawNumber(random, cell);
    if (value === undefined) return undefined;
    const greatest = random.chance(1, 2);
    const own = [...new Set(sensible(value, wrongValues(value)).map(([given]) => Number(given)))]
      .filter((given) => String(given).length === String(value).length)
      // Numbers of three digits are compared beyond their hundreds.
      .filter((given) => value > 999 || String(given).charAt(0) === String(value).charAt(0))
      .slice(0, 6);
    if (own.length < 3) return undefined;
    const four = random.sample([...new Set([...own, value])], 4);
    const best = greatest ? Math.max(...four) : Math.min(...four);
    const isInFigures = (number: number): boolean => four.indexOf(number) % 2 === 0;
    const show = (number: number): string => (isInFigures(number) ? showNumber(number) : numberInWords(number));
    const because = (number: number): Mistake =>
      mistake(
        'compares-wrong-place',
        `${isInFigures(number) ? '' : `In figures that is ${showNumber(number)}. `}${firstDifference(number, best)}`,
      );
    const second =
      four.filter((number) => number !== best).sort((one, other) => (greatest ? other - one : one - other))[0] ?? 0;
    return chooseText(
      random,
      {
        prompt: `Which number is the ${greatest ? 'greatest' : 'smallest'}?`,
        hint: 'Write every number in figures. Then compare the digits from the left.',
        steps: [
          `In figures, ${four
            .filter((number) => !isInFigures(number))
            .map((number) => `${numberInWords(number)} is ${showNumber(number)}`)
            .join('; ')}.`,
          `Compare the largest place first. The two ${greatest ? 'greatest' : 'smallest'} are ${showNumber(best)} and ${showNumber(second)}. ${firstDifference(second, best)}`,
          `The ${greatest ? 'greatest' : 'smallest'} is **${show(best)}**.`,
        ],
        variant: `compare ${greatest} ${[...four].sort().join(' ')}`,
        features: features(value, 3),
      },
      show(best),
      four.filter((number) => number !== best).map((number) => [show(number), because(number)] as const),
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
  version: 8,
  see: seeNumbers,
  serves: {
    130105: { digits: { easy: 3, medium: 3, hard: 3 }, compares: false },
    150101: { digits: { easy: 5, medium: 5, hard: 6 }, compares: true },
  },
  forms: [toFigures, toWords, clues, compareForms],
});
