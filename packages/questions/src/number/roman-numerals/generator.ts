/** m.roman: reading, writing, comparing and working with Roman numerals. */

import { type Form, generatorOfForms } from '../../kernel/forms.ts';
import type { Cell } from '../../kernel/generator.ts';
import { firstOnce, mistakesIn, type NumberMistake, withGiven } from '../../kernel/mistakes.ts';
import { showNumber } from '../../kernel/number-text.ts';
import type { Random } from '../../kernel/random.ts';
import { answered, chosen, seeNumbers, typed } from '../../kernel/seen.ts';
import { chooseText, tapOne, writeNumber, writeText } from '../ask.ts';
import { addedRoman, fromRoman, toRepeatedRoman, toRoman } from './numerals.ts';

interface Params {
  readonly limit: number;
}
const mistake = mistakesIn('m.roman');
const named = {
  adds: mistake('never-takes-away', 'A smaller letter before a larger one is subtracted.'),
  addsIn: (letters: string) =>
    mistake(
      'never-takes-away',
      `In ${letters} the smaller letter comes before the larger one, so it is subtracted: ${letters} is ${fromRoman(letters)}.`,
    ),
  repeats: mistake('four-in-a-row', 'You wrote a letter four times in a row. Subtract instead, as in IV for 4.'),
  order: mistake('order-swapped', 'You swapped two letters. The smaller one comes first when it is subtracted.'),
  /** What another numeral is worth, or how another number is written. */
  other: (says: string) => mistake('wrong-letter', says),
  invalid: mistake('wrong-pair', 'I goes before V and X only, X before L and C, C before D and M.'),
};
/** A smaller letter before a larger one. */
const pair = /CM|CD|XC|XL|IX|IV/;
const subtractive = (text: string): number => text.split(pair).length - 1;

function drawNumber(random: Random, { params, difficulty }: Cell<Params>): number | undefined {
  // Numerals to XII are on the clock; above the easy level they begin where L comes in.
  const least = params.limit > 100 ? 101 : difficulty === 'easy' ? 13 : 40;
  const value = random.int(least, params.limit);
  if (partsOf(value).length < 2) return undefined;
  const pairs = subtractive(toRoman(value));
  if (difficulty === 'easy') return pairs === 0 ? value : undefined;
  if (difficulty === 'medium') return pairs === 1 ? value : undefined;
  return pairs >= 1 && (pairs >= 2 || value > params.limit * 0.4) ? value : undefined;
}
function placesOf(value: number): number[] {
  const places = [1000, 100, 10, 1].map((place) => (Math.floor(value / place) % 10) * place);
  return places.filter((part) => part > 0);
}
function partsOf(value: number): string[] {
  return placesOf(value).map((part) => `${toRoman(part)} = ${showNumber(part)}${takenAway(part)}`);
}
/** The parts as ordinary numbers, to be added: "90 + 3". */
const addedParts = (value: number): string => placesOf(value).map(showNumber).join(' + ');
/** What a numeral is worth, by its parts: "XLII = 40 + 2 = 42". */
const worth = (value: number): string =>
  `${toRoman(value)} = ${placesOf(value).length > 1 ? `${addedParts(value)} = ` : ''}${showNumber(value)}`;
/** How a part such as XC gets its value: " (100 − 10)". Nothing where no letter is taken away. */
function takenAway(part: number): string {
  const [small, large] = pair.exec(toRoman(part))?.[0] ?? '';
  if (small === undefined || large === undefined) return '';
  return ` (${showNumber(fromRoman(large) ?? 0)} − ${showNumber(fromRoman(small) ?? 0)})`;
}
const features = (value: number, steps: number): Record<string, number> => ({
  letters: toRoman(value).length,
  subtractive: subtractive(toRoman(value)),
  steps,
});
const within = (mistakes: readonly NumberMistake[], value: number): NumberMistake[] =>
  mistakes.filter(([given]) => Number(given) > 0 && Number(given) !== value);
/** By how much a pair such as IV comes out too large where its smaller letter is added. */
const tooMuch = (letters: string): number => addedRoman(letters) - (fromRoman(letters) ?? 0);
function readMistakes(value: number): NumberMistake[] {
  const text = toRoman(value);
  const pairs = [...text.matchAll(new RegExp(pair, 'g'))].map(([letters]) => letters);
  // An answer that two slips lead to has most likely come from a pair added up: 386 for CCCLXXXIV.
  return firstOnce(
    within(
      [
        ...pairs.map((letters): NumberMistake => [value + tooMuch(letters), named.addsIn(letters)]),
        [addedRoman(text), named.adds],
        ...[2, -2, 10, -10, 5].map((off): NumberMistake => {
          const given = value + off;
          return [given, named.other(`${given} is written ${toRoman(given)}.`)];
        }),
      ],
      value,
    ),
  );
}
/** Wrong numerals a child may write; some are not well formed, none has the value. */
function writtenMistakes(value: number): (readonly [string, typeof named.adds])[] {
  const text = toRoman(value);
  const swapped = text.replace(pair, (letters) => [...letters].reverse().join(''));
  const invalid =
    value % 100 === 99 ? `${toRoman(value - (value % 100))}IC` : value % 50 === 49 ? `${toRoman(value - 49)}IL` : '';
  return [
    [toRepeatedRoman(value), named.repeats] as const,
    ...(/(.)\1{3}/.test(swapped) ? [] : [[swapped, named.order] as const]),
    [invalid, named.invalid] as const,
    ...[value % 10 >= 5 ? 2 : 1, value > 10 ? -10 : 10, 10, value > 2 ? -1 : 3].map(
      (off) => [toRoman(value + off), named.order] as const,
    ),
  ]
    .filter(([wrong]) => wrong !== '' && wrong !== text && fromRoman(wrong) !== value)
    .map(([wrong, because]) => {
      const worth = fromRoman(wrong);
      return [wrong, worth === undefined ? because : named.other(`${wrong} is ${worth}.`)] as const;
    });
}

/** A hard question is mostly more than reading or writing one numeral: that is asked at medium. */
const oneNumeral = ({ difficulty }: Cell<Params>): number => (difficulty === 'hard' ? 1 : 3);

/** One numeral alone is hard with two letters taken away in it: XCIX, CDXLIV. */
const pairsAlone = ({ difficulty }: Cell<Params>): number => (difficulty === 'hard' ? 2 : 0);

const read: Form<Params> = {
  weight: oneNumeral,
  make(random, cell) {
    const value = drawNumber(random, cell);
    if (value === undefined || subtractive(toRoman(value)) < pairsAlone(cell)) return undefined;
    return writeNumber(
      {
        prompt: `What number is **${toRoman(value)}**?`,
        spoken: `What number is the Roman numeral ${[...toRoman(value)].join(' ')}?`,
        hint:
          subtractive(toRoman(value)) > 0
            ? 'Look for a smaller letter before a larger one. Those two belong together.'
            : `Split it into ${value < 100 ? 'tens and ones' : 'hundreds, tens and ones'}.`,
        steps: [`${partsOf(value).join(', ')}.`, `Add the parts: ${addedParts(value)} = **${value}**.`],
        variant: `read ${value}`,
        features: features(value, 1),
      },
      value,
      readMistakes(value),
    );
  },
  solve(seen) {
    const [, text] = /^What number is ([IVXLCDM]+)\?$/.exec(seen.text) ?? [];
    return text === undefined ? undefined : answered(seen, fromRoman(text) ?? -1);
  },
};

const write: Form<Params> = {
  weight: oneNumeral,
  make(random, cell) {
    const value = drawNumber(random, cell);
    if (value === undefined || subtractive(toRoman(value)) < pairsAlone(cell)) return undefined;
    const right = toRoman(value);
    const questionText = {
      prompt: random.chance(1, 2) ? `Which Roman numeral is ${value}?` : `Write ${value} in Roman numerals.`,
      hint:
        value < 100
          ? 'Write the tens first, then the ones.'
          : 'Write the hundreds first, then the tens, then the ones.',
      steps: [`${partsOf(value).join(', ')}.`, `Write these parts one after the other: **${right}**.`],
      variant: `write ${value}`,
      features: features(value, 2),
    };
    if (questionText.prompt.startsWith('Write')) return writeText(questionText, [right], writtenMistakes(value));
    return chooseText(random, questionText, right, writtenMistakes(value), { layout: 'grid' });
  },
  solve(seen) {
    const [, number] = /^(?:Which Roman numeral is|Write) (\d+)/.exec(seen.text) ?? [];
    if (number === undefined) return undefined;
    if (seen.question.answer.type === 'multipleChoice')
      return chosen(seen, (option) => fromRoman(option) === Number(number));
    return typed(counts(Number(number)));
  },
};
/** Written by asking the reader: the first well-formed numeral whose value fits, place by place. */
function counts(value: number): string {
  return [1000, 100, 10, 1]
    .map((place) => {
      const digit = Math.floor(value / place) % 10;
      const [one, five, ten] = { 1: 'IVX', 10: 'XLC', 100: 'CDM', 1000: 'M' }[place] ?? '';
      const forms = [
        '',
        one,
        `${one}${one}`,
        `${one}${one}${one}`,
        `${one}${five}`,
        five,
        `${five}${one}`,
        `${five}${one}${one}`,
        `${five}${one}${one}${one}`,
        `${one}${ten}`,
      ];
      return forms[digit] ?? '';
    })
    .join('');
}

const compare: Form<Params> = {
  weight: ({ difficulty }) => (difficulty === 'hard' ? 2 : 1),
  make(random, cell) {
    const one = drawNumber(random, cell);
    const other = drawNumber(random, cell);
    if (one === undefined || other === undefined || one === other) return undefined;
    // XLV and XLVI are compared letter by letter; a hard pair must be read.
    const starts = [one, other].map((value) => toRoman(value).slice(0, 2));
    if (cell.difficulty === 'hard' && (Math.abs(one - other) > cell.params.limit / 5 || starts[0] === starts[1]))
      return undefined;
    const sign = one < other ? '<' : '>';
    return tapOne(
      {
        prompt: `Which sign makes this true?\n\n${toRoman(one)} □ ${toRoman(other)}`,
        spoken: `Which sign makes this true? ${[...toRoman(one)].join(' ')}, box, ${[...toRoman(other)].join(' ')}.`,
        hint: 'Write both as ordinary numbers first.',
        steps: [`${worth(one)} and ${worth(other)}.`, `So the sign is **${sign}**.`],
        variant: `compare ${one} ${other}`,
        features: features(Math.max(one, other), 3),
      },
      ['<', '=', '>'],
      sign,
      (word) =>
        mistake(
          'wrong-sign',
          word === '='
            ? `The numbers are not equal: ${one} and ${other}.`
            : `The open end points to the larger number, and that is ${Math.max(one, other)}.`,
        ),
    );
  },
  solve(seen) {
    const [, one = '', other = ''] = /true\?\n\n([IVXLCDM]+) □ ([IVXLCDM]+)$/.exec(seen.text) ?? [];
    if (one === '') return undefined;
    const gap = (fromRoman(one) ?? 0) - (fromRoman(other) ?? 0);
    return chosen(seen, (option) => option === (gap < 0 ? '<' : gap > 0 ? '>' : '='));
  },
};

const work: Form<Params> = {
  weight: ({ difficulty }) => ({ easy: 1, medium: 2, hard: 4 })[difficulty],
  make(random, cell) {
    const one = drawNumber(random, cell);
    const step = cell.difficulty === 'easy' ? random.int(1, 3) : random.int(2, cell.difficulty === 'hard' ? 30 : 12);
    if (one === undefined) return undefined;
    // Above 100 a hard step has a letter taken away, too.
    if (cell.difficulty === 'hard' && cell.params.limit > 100 && subtractive(toRoman(step)) === 0) return undefined;
    const adding = random.chance(1, 2);
    const result = adding ? one + step : one - step;
    if (result < 1 || result > cell.params.limit) return undefined;
    // LXXIX − XXIV: who never takes away reads both two too large, and would still be right.
    const misread = addedRoman(toRoman(one)) + (adding ? 1 : -1) * addedRoman(toRoman(step));
    if (cell.difficulty === 'hard' && misread === result) return undefined;
    const sum = `${toRoman(one)} ${adding ? '+' : '−'} ${toRoman(step)}`;
    return writeNumber(
      {
        prompt: `What is ${sum}? Give your answer as an ordinary number.`,
        spoken: `What is ${[...toRoman(one)].join(' ')} ${adding ? 'plus' : 'minus'} ${[...toRoman(step)].join(' ')}?`,
        hint: 'Change both into ordinary numbers first.',
        steps: [`${worth(one)} and ${worth(step)}.`, `${one} ${adding ? '+' : '−'} ${step} = **${result}**.`],
        variant: `work ${sum}`,
        features: features(one, 3),
      },
      result,
      within(
        withGiven(
          [
            [addedRoman(toRoman(one)) + (adding ? step : -step), named.adds],
            [
              adding ? one - step : one + step,
              mistake(
                'other-operation',
                adding ? 'You subtracted. The sign says add.' : 'You added. The sign says subtract.',
              ),
            ],
            [one + (adding ? 1 : -1) * addedRoman(toRoman(step)), named.adds],
            [misread, named.adds],
            // That is also who stops at the first numeral.
          ],
          (given) => given !== one,
        ),
        result,
      ),
    );
  },
  solve(seen) {
    const [, one = '', sign, other = ''] = /^What is ([IVXLCDM]+) ([+-]) ([IVXLCDM]+)\?/.exec(seen.text) ?? [];
    if (sign === undefined) return undefined;
    return typed((fromRoman(one) ?? 0) + (sign === '+' ? 1 : -1) * (fromRoman(other) ?? 0));
  },
};

const nextOne: Form<Params> = {
  weight: ({ difficulty }) => (difficulty === 'medium' ? 1 : 2),
  make(random, cell) {
    const start = drawNumber(random, cell);
    const step = random.pick(
      cell.difficulty === 'easy' ? [1, 5, 10] : [2, 5, 10, 20, 50].filter((each) => each * 5 < cell.params.limit),
    );
    if (start === undefined || start + step * 3 > cell.params.limit) return undefined;
    const terms = [0, 1, 2].map((at) => toRoman(start + at * step));
    const value = start + 3 * step;
    // The next one of a hard series is more than one letter added: LXXX, XC.
    if (cell.difficulty === 'hard' && toRoman(value).startsWith(toRoman(start + 2 * step).slice(0, 2)))
      return undefined;
    return chooseText(
      random,
      {
        prompt: `What comes next?\n\n${terms.join(', ')}, □`,
        spoken: `What comes next? ${terms.map((term) => [...term].join(' ')).join(', ')}`,
        hint: 'Write the numerals as ordinary numbers. What is the step?',
        steps: [
          `They are ${[0, 1, 2].map((at) => start + at * step).join(', ')}: the step is ${step}.`,
          `Next is ${value}, which is **${toRoman(value)}**.`,
        ],
        variant: `next ${start} ${step}`,
        features: features(value, 3),
      },
      toRoman(value),
      [
        [toRoman(value + step), mistake('one-step-off', 'You went one step too far.')],
        ...writtenMistakes(value).filter(([wrong]) => wrong !== toRoman(value + step)),
      ],
      { layout: 'grid' },
    );
  },
  solve(seen) {
    const [, terms = ''] = /^What comes next\?\n\n(.*) □$/.exec(seen.text) ?? [];
    if (terms === '') return undefined;
    const [one = 0, two = 0, three = 0] = terms.split(' ').map((term) => fromRoman(term) ?? 0);
    return two - one === three - two ? chosen(seen, (option) => fromRoman(option) === three + (three - two)) : [];
  },
};

/** Where years are written: no film is older than 1900, and what was built later isn't called old. */
const lastOldYear = 1900;
const oldPlaces = [
  'over the door of a town hall',
  'on an old stone bridge',
  'on the tower of a church',
  'on the first page of an old book',
];
const newPlaces = [
  'at the end of a film',
  'over the door of a library',
  'on a clock tower',
  'under a statue in a park',
];

const year: Form<Params> = {
  weight: ({ params, difficulty }) => (params.limit > 500 && difficulty === 'hard' ? 4 : 0),
  make(random) {
    const value = random.int(1500, 2020);
    if (subtractive(toRoman(value)) === 0) return undefined;
    const place = random.pick(value < lastOldYear ? oldPlaces : newPlaces);
    return writeNumber(
      {
        prompt: `The year **${toRoman(value)}** is written ${place}. Which year is it?`,
        spoken: `The year ${[...toRoman(value)].join(' ')} is written ${place}. Which year is it?`,
        hint: 'M is 1,000. Then read the hundreds, the tens and the ones.',
        steps: [`${partsOf(value).join(', ')}.`, `${addedParts(value)} = **${value}**.`],
        variant: `year ${value}`,
        features: features(value, 2),
      },
      value,
      readMistakes(value),
      { form: 'year' },
    );
  },
  solve(seen) {
    const [, text] = /^The year ([IVXLCDM]+) is written/.exec(seen.text) ?? [];
    return text === undefined ? undefined : typed(fromRoman(text) ?? -1);
  },
};

/** The generator of m.roman. */
export const roman = generatorOfForms<Params>({
  generatorId: 'm.roman',
  version: 6,
  see: seeNumbers,
  serves: { 140106: { limit: 100 }, 150105: { limit: 1000 } },
  forms: [read, write, compare, work, nextOne, year],
  capacity: ({ params, difficulty }) =>
    params.limit === 100 ? { easy: 150, medium: 170, hard: 120 }[difficulty] : 200,
});
