/** v.numberCode: every letter has a digit; words and codes are matched, then another word is coded or read. */

import type { Question } from '@comet/contract/question';
import type { Difficulty } from '@comet/domain/curriculum/subjects';
import { defineGenerator, type Made } from '../../kernel/generator.ts';
import { andList } from '../../kernel/list-text.ts';
import { mistakesIn, type WrongAnswer } from '../../kernel/mistakes.ts';
import { wrongTextOption } from '../../kernel/options.ts';
import type { QuestionText } from '../../kernel/question-text.ts';
import type { Random } from '../../kernel/random.ts';
import { wordsOfLength } from '../../words/word-index.ts';
import { askChoice, askOptions, askTyped, boldParts, optionTexts, promptText } from '../ask.ts';
import { answersAmong } from '../solve.ts';
import { matchSteps } from './matching.ts';
import { agreedBy, codeUnder, keysFor, wordUnder } from './solver.ts';

interface Plan {
  /** Words shown and codes shown; fewer codes than words leaves one word without. */
  readonly words: number;
  readonly codes: number;
  readonly length: number;
  /** Whether codes stand in the order of the words. */
  readonly inOrder: boolean;
  /** `shown`: the code of a shown word. `new`: the code of a new word. `read`: the word behind a new code. */
  readonly asks: readonly ('shown' | 'new' | 'read')[];
  /** Different letters in all shown words. */
  readonly letters: readonly [number, number];
  /** The code or word that is asked differs from all shown ones in two places at least. A shown word is the one without a code. */
  readonly isApart?: true;
}

const ladders: Readonly<Record<number, Readonly<Record<Difficulty, Plan>>>> = {
  340502: {
    easy: { words: 1, codes: 1, length: 4, inOrder: true, asks: ['new', 'read'], letters: [4, 4] },
    medium: { words: 1, codes: 1, length: 5, inOrder: true, asks: ['new', 'read'], letters: [5, 5] },
    hard: { words: 2, codes: 2, length: 4, inOrder: true, asks: ['new', 'read'], letters: [5, 7] },
  },
  350602: {
    easy: { words: 2, codes: 2, length: 4, inOrder: true, asks: ['new', 'read'], letters: [5, 7] },
    medium: { words: 3, codes: 3, length: 4, inOrder: false, asks: ['shown'], letters: [5, 8] },
    hard: { words: 3, codes: 3, length: 4, inOrder: false, asks: ['new', 'read'], letters: [6, 8] },
  },
  360602: {
    easy: { words: 4, codes: 3, length: 4, inOrder: false, asks: ['shown'], letters: [5, 8] },
    medium: { words: 4, codes: 3, length: 4, inOrder: false, asks: ['new'], letters: [6, 8], isApart: true },
    hard: { words: 4, codes: 3, length: 4, inOrder: false, asks: ['read'], letters: [6, 9], isApart: true },
  },
  370402: {
    easy: { words: 4, codes: 3, length: 4, inOrder: false, asks: ['new', 'read'], letters: [6, 8], isApart: true },
    medium: { words: 4, codes: 3, length: 5, inOrder: false, asks: ['new'], letters: [6, 9], isApart: true },
    hard: { words: 4, codes: 3, length: 5, inOrder: false, asks: ['read'], letters: [7, 9], isApart: true },
  },
};

const mistake = mistakesIn('v.numberCode');

const byLetters = new Map<string, readonly string[]>();
const sizeOf = (words: readonly string[]): number => new Set(words.join('')).size;

/** Accepted words of a length that use nothing but these letters. */
function wordsFrom(letters: string, length: number): readonly string[] {
  const sorted = [...new Set(letters)].sort().join('');
  const key = `${length}${sorted}`;
  const known = byLetters.get(key);
  if (known !== undefined) return known;
  const fits = new RegExp(`^[${sorted.toLowerCase()}]+$`);
  const words = wordsOfLength(length, 'accept')
    .filter((word) => fits.test(word) && word !== 'nappy')
    .map((word) => word.toUpperCase());
  byLetters.set(key, words);
  return words;
}

/** The words to show: a pool of letters is grown until enough words are made of it. */
function drawWords(random: Random, { words, length, letters }: Plan): string[] | undefined {
  const start = random.pick(wordsOfLength(length, 'accept')).toUpperCase();
  if (words === 1) return new Set(start).size === length ? [start] : undefined;
  const extra = random.sample([...'ETAOINSRLDPMCH'], 3).join('');
  const pool = wordsFrom(start + extra, length);
  if (pool.length < words + 2) return undefined;
  const picked = [start, ...random.sample(pool, words).filter((word) => word !== start)].slice(0, words);
  const size = sizeOf(picked);
  return picked.length === words && size >= letters[0] && size <= letters[1] ? picked : undefined;
}

const placesApart = (one: string, other: string): number =>
  [...one].filter((letter, at) => letter !== other.charAt(at)).length;

/**
 * The code with the digits of two letters the wrong way round, or with the digit of another letter for one; `shown` are the digits in sight.
 * A letter that comes twice has its digit twice in all of them: where only the right code repeats a digit as CHEER its E, it is seen at once.
 */
function nearCodes(random: Random, right: string, shown: string): string[] {
  const own = [...new Set(right)];
  const swap = (one = '', other = ''): string =>
    [...right].map((digit) => (digit === one ? other : digit === other ? one : digit)).join('');
  // Nobody gives a letter a digit that no letter has.
  const others = [...new Set(shown)].filter((digit) => !right.includes(digit));
  const changed = others.length === 0 ? [] : own.map((digit) => right.replaceAll(digit, random.pick(others)));
  return [
    ...own.slice(1).map((digit, at) => swap(own[at], digit)),
    swap(own[0], own.at(-1)),
    ...changed,
    swap(own[1], own.at(-1)),
  ];
}

/** Codes one mistake away and codes two mistakes away, so that the right one is not in the middle of them all. */
function farCodes(random: Random, right: string, shown: string): string[] {
  const near = nearCodes(random, right, shown);
  return [...near, ...random.sample(near, 3).flatMap((code) => nearCodes(random, code, shown))];
}

/** Which letter of the word first has a wrong digit in this code. */
function digitOff(word: string, right: string, given: string): string {
  const place = [...given].findIndex((digit, at) => digit !== right.charAt(at));
  return `You gave ${word.charAt(place)} the digit ${given.charAt(place)}, but ${word.charAt(place)} is ${right.charAt(place)}. Check each letter.`;
}

/** Why a word that is shown is not the one behind the code: another digit stands in the place of one of its letters. */
function wordOff(word: string, code: string, digits: ReadonlyMap<string, string>): string {
  const place = [...word].findIndex((letter, at) => (digits.get(letter) ?? code.charAt(at)) !== code.charAt(at));
  const letter = word.charAt(place);
  const reason =
    place < 0 ? '' : `: ${letter} is ${digits.get(letter)}, but this code has ${code.charAt(place)} in its place`;
  return `${word} is shown above. You need another word${reason}.`;
}

/** `pairs` are the words with the codes shown. */
function mistakesFor(
  random: Random,
  asked: string,
  right: string,
  code: string,
  shownWords: readonly string[],
  pairs: readonly (readonly [word: string, code: string])[],
): WrongAnswer[] {
  const isCode = right === code;
  const shownDigits = pairs.map(([, own]) => own).join('');
  const digits = new Map(
    [...pairs.map(([word]) => word).join('')].map((letter, at) => [letter, shownDigits.charAt(at)]),
  );
  const backwards = [...right].reverse().join('');
  return [
    {
      text: backwards,
      because: mistake('backwards', isCode ? 'Your code is back to front.' : 'Your word is back to front.'),
    },
    ...(isCode
      ? pairs.map(([word, text]) => ({ text, because: mistake('another-one', `That is the code of ${word}.`) }))
      : shownWords.map((text) => ({ text, because: mistake('another-one', wordOff(text, code, digits)) }))),
    ...(isCode ? farCodes(random, right, shownDigits) : []).map((text) => ({
      text,
      because: mistake('digit-off', digitOff(asked, right, text)),
    })),
  ];
}

/** Words with their codes, letter by letter; of the second word only what it adds. */
function shownSteps(pairs: readonly (readonly [word: string, code: string])[]): string[] {
  const told = new Set<string>();
  return pairs.map(([word, code]) => {
    const fresh = [...word].flatMap((letter, at) => {
      if (told.has(letter)) return [];
      told.add(letter);
      return [`${letter} is ${code.charAt(at)}`];
    });
    return `${word} is ${code}: ${andList(fresh)}.`;
  });
}

/** Whether one digit tells the code: where no other ends in 4, nobody needs more than the last letter. */
function isToldByDigit(question: Question, right: string): boolean {
  const others = optionTexts(question).filter((text) => text !== right);
  return [...right].some((digit, at) => others.every((text) => text.charAt(at) !== digit));
}

function make(random: Random, plan: Plan): Made | undefined {
  const words = drawWords(random, plan);
  if (words === undefined) return undefined;
  const letters = [...new Set(words.join(''))];
  const digits = random.sample([...'123456789'], Math.min(9, letters.length));
  const secret = new Map(letters.map((letter, at) => [letter, digits[at] ?? '']));
  if (letters.length > 9) return undefined;
  const shownCodes = words.slice(0, plan.codes).map((word) => codeUnder(secret, word) ?? '');
  const codes = plan.inOrder ? shownCodes : random.shuffle(shownCodes);
  const shownWords = plan.inOrder ? words : random.shuffle(words);
  if (new Set(codes).size < codes.length) return undefined;
  const keys = plan.inOrder ? keysInOrder(words, codes) : keysFor(shownWords, codes);
  const asks = random.pick(plan.asks);
  const fresh = wordsFrom(letters.join(''), plan.length).filter((word) => !words.includes(word));
  const asked = asks === 'shown' ? random.pick(words) : fresh.length === 0 ? undefined : random.pick(fresh);
  if (asked === undefined) return undefined;
  // Of two words with their codes, each must tell something: with TORE alone ROOT is the question of a single word.
  if (plan.inOrder && plan.words > 1 && words.some((word) => [...asked].every((letter) => word.includes(letter))))
    return undefined;
  const code = codeUnder(secret, asked) ?? '';
  if (plan.isApart && (asks === 'shown' ? codes.includes(code) : words.some((word) => placesApart(word, asked) < 2)))
    return undefined;
  const read = asks === 'read';
  const right = read ? asked : code;
  const agreed = agreedBy(keys, (key) => (read ? wordUnder(key, code) : codeUnder(key, asked)));
  if (agreed === undefined) return undefined;
  const matched = plan.inOrder ? [] : matchSteps(shownWords, codes, asked);
  // Where one would have to try things out, there is nothing to explain.
  if (!plan.inOrder && matched.length === 0) return undefined;
  // Nor is there much to do where a letter that comes twice gives the answer at once.
  if (asks === 'shown' && matched.length === 1) return undefined;
  const isMatched = asks === 'shown' && codes.includes(code);
  const pairs = words
    .map((word) => [word, codeUnder(secret, word) ?? ''] as const)
    .filter(([, own]) => codes.includes(own));
  const questionText: QuestionText = {
    prompt: promptFor(plan, shownWords, codes, read ? code : asked, read),
    hint:
      plan.words === 1
        ? 'Write the digit under each letter of the word.'
        : plan.inOrder
          ? 'Write the digit under each letter of both words. The same letter always has the same digit.'
          : 'Look for a letter that comes twice in a word, or in the same place in two words. Which codes have a digit like that?',
    steps: [
      ...(plan.inOrder ? shownSteps(pairs) : matched),
      ...(isMatched
        ? []
        : [
            plan.inOrder
              ? `${read ? `The digits ${[...code].join(', ')} are the letters ${[...asked].join(', ')}` : `The letters ${[...asked].join(', ')} have the digits ${[...code].join(', ')}`}.`
              : `${readOff(asked, secret)} So ${read ? `${code} is ${asked}` : `${asked} is ${code}`}.`,
          ]),
      `The answer is **${right}**.`,
    ],
    variant: `${[...words].sort().join(' ')} ${read ? '=' : ''}${asked}`,
    features: { words: plan.words, letters: letters.length, matched: Number(!plan.inOrder), length: plan.length },
  };
  const mistakes = mistakesFor(random.fork('slips'), asked, right, code, shownWords, pairs);
  if (read || random.chance(1, 2)) return askTyped(questionText, 'text', [right], mistakes);
  if (asks !== 'shown') {
    const made = askChoice(random, questionText, right, mistakes);
    return made === undefined || isToldByDigit(made.question, right) ? undefined : made;
  }
  // The codes of all the words: any other would be seen not to be among those shown.
  const wrong = words
    .filter((word) => word !== asked)
    .map((word) => {
      const text = codeUnder(secret, word) ?? '';
      return wrongTextOption(
        text,
        codes.includes(text)
          ? mistake('another-one', `That is the code of ${word}.`)
          : mistake('digit-off', digitOff(asked, right, text)),
      );
    });
  return askOptions(random, questionText, right, wrong, words.length, 'grid');
}

/** The letters of the word that is asked with their digits, read off the words that were matched. */
const readOff = (asked: string, digits: ReadonlyMap<string, string>): string =>
  `Write the digits under the letters of the words. You see that ${andList([...new Set(asked)].map((letter) => `${letter} is ${digits.get(letter)}`))}.`;

function keysInOrder(words: readonly string[], codes: readonly string[]) {
  return codes.reduce(
    (keys, code, at) => keys.flatMap((key) => keysFor([words[at] ?? ''], [code], key)),
    keysFor([], []),
  );
}

function promptFor(
  { words, codes, inOrder }: Plan,
  shown: readonly string[],
  shownCodes: readonly string[],
  asked: string,
  read: boolean,
): string {
  const question = read ? `Which other word has the code **${asked}**?` : `What is the code for **${asked}**?`;
  if (inOrder) {
    const pairs = shown.map((word, at) => `**${word}** is **${shownCodes[at]}**`);
    return `In a number code, ${pairs.join(' and ')}.\n\n${question}`;
  }
  const order =
    words === codes
      ? 'The codes are not in the order of the words.'
      : 'The codes are not in order, and one word has no code here.';
  return `Each letter has its own digit. ${order}\n\n**${shown.join('  ')}**\n\n**${shownCodes.join('  ')}**\n\n${question}`;
}

/** Reads words and codes from the prompt and tries every way to match them. */
function solve(question: Question) {
  const bold = boldParts(question);
  const asked = bold.at(-1) ?? '';
  const inOrder = promptText(question).startsWith('In a');
  const shown = bold.slice(0, -1).flatMap((part) => part.split(/\s+/));
  const words = shown.filter((part) => /^[A-Z]/.test(part));
  const codes = shown.filter((part) => /^\d/.test(part));
  const keys = keysFor(words, codes).filter(
    (key) => !inOrder || words.every((word, at) => codeUnder(key, word) === codes[at]),
  );
  const read = /^\d/.test(asked);
  return answersAmong(
    question,
    keys.map((key) => (read ? wordUnder(key, asked) : codeUnder(key, asked)) ?? '?'),
  );
}

export const numberCodeGenerator = defineGenerator({
  generatorId: 'v.numberCode',
  version: 13,
  serves: ladders,
  make: (random, { params, difficulty }) => make(random, params[difficulty]),
  solve,
});
