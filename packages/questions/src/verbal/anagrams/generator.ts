/** v.anagram: letters in a muddle that make one word, with a clue for longer words. */

import type { Question } from '@comet/contract/question';
import type { Difficulty } from '@comet/domain/curriculum/subjects';
import { type Cell, defineGenerator, type Made } from '../../kernel/generator.ts';
import { andList } from '../../kernel/list-text.ts';
import { mistakesIn } from '../../kernel/mistakes.ts';
import { numberInWords, ordinal } from '../../kernel/number-text.ts';
import type { QuestionText } from '../../kernel/question-text.ts';
import type { Random } from '../../kernel/random.ts';
import { fillingsOf } from '../../words/neighbours.ts';
import { isUnfit } from '../../words/unfit-words.ts';
import { anagramsOf, wordsOfLength } from '../../words/word-index.ts';
import { isRare, wordsOf } from '../../words/word-lists.ts';
import { askChoice, askTyped, boldParts, optionTexts } from '../ask.ts';
import { lateShortWords } from '../late-short-words.data.ts';
import { hardSentences, middleSentences } from '../missing-word/word-sentences.data.ts';
import { answersAmong } from '../solve.ts';

/** Short words of a length by themselves, or words of sentences: of which lists, from which length to which. */
type Plan =
  | { readonly from: 'words'; readonly length: number }
  | { readonly from: 'sentences'; readonly lists: readonly (readonly [keyof typeof lists, number, number])[] };

/** Words of years 3 and 4, that a sentence gives away at once: never asked in year 6. */
const earlyWords = new Set(
  `country example himself history instead kingdom message problem pretend scratch without chocolate everybody somewhere yesterday telephone
  anybody addition favourite wonderful forgotten fantastic neighbour grammar paragraph rectangle uniform general student brilliant cardboard
  microwave staircase nightmare frighten surname disappear complete product celebrate`.split(/\s+/),
);

/** Words that a child of year 6 writes every day: for the easy cell only. */
const plainWords = new Set(
  `vowel digit breath fallen favour growth hollow reveal sudden thrown average beneath billion boredom breathe capital company concert confuse
  educate factory fashion fiction foreign forgive improve leaflet mistook package patient payment predict prevent primary private produce
  protect provide reality replace reverse selfish several accurate activity aircraft basement creation decision donation farewell footnote
  forecast informal junction language location marriage material opponent ordinary overflow peaceful pipeline pleasant positive reaction
  relation religion software solution wasteful attention calculate challenge direction education elsewhere encourage enjoyment explosion
  forbidden fortnight fortunate furniture household introduce invention landscape operation otherwise paperback transport treatment unpopular
  amusement agreement behaviour`.split(/\s+/),
);

const later = [...middleSentences, ...hardSentences].filter(([word]) => !earlyWords.has(word));
const lists = {
  plain: later.filter(([word]) => plainWords.has(word)),
  middle: middleSentences.filter(([word]) => !plainWords.has(word) && !earlyWords.has(word)),
  hard: hardSentences.filter(([word]) => !plainWords.has(word) && !earlyWords.has(word)),
};

const ladders: Readonly<Record<number, Readonly<Record<Difficulty, Plan>>>> = {
  330303: {
    easy: { from: 'words', length: 3 },
    medium: { from: 'words', length: 4 },
    hard: { from: 'words', length: 5 },
  },
  360503: {
    easy: {
      from: 'sentences',
      lists: [
        ['plain', 7, 9],
        ['middle', 5, 6],
      ],
    },
    medium: { from: 'sentences', lists: [['middle', 7, 7]] },
    hard: { from: 'sentences', lists: [['hard', 8, 9]] },
  },
};

const mistake = mistakesIn('v.anagram');
const sentences = new Map(later);
const items = new Map<string, readonly string[]>();

/** Which letter of a word is not among those of another, or is there too often. */
function missingText(text: string, word: string): string {
  const count = (letter: string, within: string): number => within.split(letter).length - 1;
  for (const letter of text) {
    const [needed, given] = [count(letter, text), count(letter, word)];
    const shown = letter.toUpperCase();
    if (given === 0) return `“${text}” has the letter ${shown}, and your letters do not.`;
    if (needed > given)
      return `“${text}” has ${numberInWords(needed)} ${shown}s, and your letters have only ${numberInWords(given)}.`;
  }
  return 'Some of your letters are left over.';
}

/** How many letters of a word can be crossed off those of another. */
function sharedLetters(text: string, word: string): number {
  const letters = [...word];
  return [...text].filter((letter) => {
    const place = letters.indexOf(letter);
    if (place >= 0) letters.splice(place, 1);
    return place >= 0;
  }).length;
}

/** Whether a child of year 3 knows a short word: “vouch” would be no choice. */
const isEarly = (word: string): boolean => wordsOf('plain').has(word) && !lateShortWords.has(word);

/** Whether one letter that catches the eye tells the word, as X does where no other option has it. */
function isToldByLetter(question: Question, word: string): boolean {
  const others = optionTexts(question).filter((text) => text !== word);
  return [...word].some((letter) => 'jkqvwxz'.includes(letter) && !others.some((text) => text.includes(letter)));
}

/** The words of a plan of whose letters a dictionary makes no other word. */
function wordsFor(plan: Plan): readonly string[] {
  const key = JSON.stringify(plan);
  const known = items.get(key);
  if (known !== undefined) return known;
  const all =
    plan.from === 'words'
      ? wordsOfLength(plan.length, 'plain').filter(isEarly)
      : plan.lists.flatMap(([list, low, high]) =>
          lists[list].flatMap(([word]) => (word.length >= low && word.length <= high ? [word] : [])),
        );
  const found = all.filter((word) => anagramsOf(word, 'rare').length === 1 && wordsOf('rare').has(word));
  items.set(key, found);
  return found;
}

/** Where the vowels of a short word are: its first letter would all but tell it. */
function vowelHint(word: string): string {
  const places = [...word].flatMap((letter, at) => ('aeiou'.includes(letter) ? [ordinal(at + 1)] : []));
  if (places.length === 0) return 'This word has no a, e, i, o or u, only a y.';
  // The y of “vary” may be called a vowel, too.
  const the = word.indexOf('y') > 0 ? 'Apart from the Y, the' : 'The';
  return places.length === 1
    ? `${the} vowel is the ${places[0]} letter.`
    : `${the} vowels are the ${andList(places)} letters.`;
}

/** How to come to a short word from its vowels: its beginning and end would tell it instead of showing the way. */
function vowelFrame(word: string): string {
  const letters = [...word.toUpperCase()];
  const vowels = letters.some((letter) => 'AEIOU'.includes(letter)) ? 'AEIOU' : 'Y';
  const frame = letters.map((letter) => (vowels.includes(letter) ? letter : '_')).join(' ');
  const others = letters.filter((letter) => !vowels.includes(letter)).sort();
  const tried = others.length === 1 ? `${others[0]} goes into the gap` : `Try ${andList(others)} in the gaps`;
  const stand =
    letters.length - others.length === 1
      ? 'Try the vowel in one place after another. Here it stands like this'
      : 'Try the vowels in one place after another. Here they stand like this';
  return `${stand}: **${frame}**. ${tried}.`;
}

/** Whether four letters of the word follow one another in the muddle, too: TORYISH all but says it. */
const showsPart = (word: string, letters: string): boolean =>
  Array.from({ length: Math.max(0, word.length - 3) }, (_, at) => word.slice(at, at + 4)).some((part) =>
    letters.includes(part),
  );

/** The letters in a muddle that is no word itself. */
function muddled(random: Random, word: string): string | undefined {
  for (let tries = 0; tries < 12; tries++) {
    const letters = random.shuffle([...word]).join('');
    const moved = [...letters].filter((letter, at) => letter !== word.charAt(at)).length;
    if (moved >= Math.min(word.length, 3) && !isRare(letters) && !isUnfit(letters) && !showsPart(word, letters))
      return letters;
  }
  return undefined;
}

/** Words of fewer letters are always written. */
const fewestToChoose = 4;

/** Whether words of this plan are also chosen among others. */
const hasChoice = (plan: Plan, difficulty: Difficulty): boolean =>
  plan.from === 'words' && difficulty !== 'hard' && plan.length >= fewestToChoose;

function make(random: Random, { params, difficulty }: Cell<(typeof ladders)[number]>): Made | undefined {
  const plan = params[difficulty];
  const word = random.pick(wordsFor(plan));
  const letters = muddled(random, word)?.toUpperCase();
  if (letters === undefined) return undefined;
  const sentence = sentences.get(word);
  const clue = plan.from === 'sentences' && sentence !== undefined;
  const crossedOff = `Cross the letters of ${letters} off as you write them: ${[...word.toUpperCase()].join(', ')}. None is left over.`;
  const questionText: QuestionText = {
    prompt: clue
      ? `The letters in capitals are in a muddle. Write the word that is meant.\n\n${sentence.replace('___', `**${letters}**`)}`
      : `Put the letters in order to make a word: **${[...letters].join(' ')}**`,
    spoken: clue
      ? `The letters in capitals are in a muddle. Write the word that is meant. ${sentence.replace('___', `blank, spelt ${[...letters].join(' ')},`)}`
      : `Put the letters in order to make a word: ${[...letters].join(' ')}.`,
    hint: clue
      ? 'What word does the sentence need? Check that it has all the letters.'
      : word.length < 5
        ? vowelHint(word)
        : `The word begins with ${word.charAt(0).toUpperCase()}.`,
    steps: [
      clue
        ? 'Read the sentence with a gap for the muddled word. Think of words that make sense there.'
        : vowelFrame(word),
      `${clue ? `“${word}” makes sense. ` : ''}${crossedOff}`,
      `The word is **${word.toUpperCase()}**.`,
    ],
    variant: word,
    features: { letters: word.length, clue: Number(clue) },
  };
  // Five words to tick off letter by letter are easier than one to write; of three letters the right one has most of the others', and is seen at once.
  if (clue || difficulty === 'hard' || word.length < fewestToChoose || random.chance(1, 2))
    return askTyped(questionText, 'text', [word], []);
  const near = Array.from({ length: word.length }, (_, at) => `${word.slice(0, at)}.${word.slice(at + 1)}`)
    .flatMap((gap) => fillingsOf(gap, 'accept'))
    .filter((other) => other !== word && isEarly(other));
  const missingFrom = (other: string): number => other.length - sharedLetters(other, word);
  const early = wordsOfLength(word.length, 'plain').filter(isEarly);
  const alike = early.filter((other) => missingFrom(other) === 1);
  const far = early.filter((other) => missingFrom(other) === 2);
  const mistakes = [
    ...random.shuffle(near).slice(0, 4),
    ...random.shuffle(alike).slice(0, 8),
    // Few of these: a word that lacks two letters is ruled out at a glance.
    ...random.shuffle(far).slice(0, 4),
  ].map((text) => ({
    text,
    because: mistake('other-letters', missingText(text, word)),
  }));
  const chosen: QuestionText = {
    ...questionText,
    prompt: `Which word is made of these letters? **${[...letters].join(' ')}**`,
    hint: 'Cross the letters off one by one.',
    steps: [
      'Take the words one by one. Which of them has all these letters and no others?',
      ...questionText.steps.slice(1),
    ],
  };
  for (let tries = 0; tries < 8; tries++) {
    const made = askChoice(random.fork(`options ${tries}`), chosen, word, mistakes);
    if (made !== undefined && !isToldByLetter(made.question, word)) return made;
  }
  return askTyped(questionText, 'text', [word], []);
}

/** Looks through all words of that length for one whose letters cross off. */
function solve(question: Question) {
  const letters = (boldParts(question)[0] ?? '').toLowerCase().replaceAll(' ', '');
  const crossesOff = (word: string): boolean => {
    let rest = letters;
    for (const letter of word) {
      if (!rest.includes(letter)) return false;
      rest = rest.replace(letter, '');
    }
    return rest === '';
  };
  return answersAmong(question, wordsOfLength(letters.length, 'rare').filter(crossesOff));
}

export const anagramGenerator = defineGenerator({
  generatorId: 'v.anagram',
  version: 17,
  serves: ladders,
  capacity: ({ params, difficulty }) =>
    wordsFor(params[difficulty]).length * (hasChoice(params[difficulty], difficulty) ? 2 : 1),
  make,
  solve,
});
