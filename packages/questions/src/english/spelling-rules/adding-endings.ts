/** Questions that add an ending to a word: chosen or typed. */
import type { Cell } from '../../kernel/generator.ts';
import type { Mistake } from '../../kernel/key.ts';
import { pluralOf } from '../../kernel/plural.ts';
import type { QuestionText } from '../../kernel/question-text.ts';
import { chosen, typed } from '../../kernel/seen.ts';
import { chooseBesideRival, chooseText, write } from '../ask.ts';
import type { Form } from '../seen.ts';
import { misspelling, twoMistakes } from '../spelling/misspelling.ts';
import { isKnown } from '../spelling/word-lists.ts';
import { mistake } from './rule-form.ts';
import type { RuleWord } from './rule-words.ts';

/** What the forms need to know of a family. */
interface RuleGround<Params> {
  readonly pool: (cell: Cell<Params>) => readonly RuleWord[];
}

const isPlural = ({ ending }: RuleWord): boolean => ending === 'plural';
const isDoubling = ({ set }: RuleWord): boolean => set === 'double3' || set === 'fer6';
const taskOf = (word: RuleWord): string =>
  isPlural(word) ? `plural of **${word.base}**` : `**${word.base}** + **${word.ending}**`;

/** Where to look in this word, without the answer. */
function hintOf({ set, base, ending }: RuleWord): string {
  if (ending === 'plural') {
    if (/y$/.test(base)) return 'Look at the letter before the y. Is it a vowel or a consonant?';
    if (base.endsWith('ch')) return `Say “${base}” with only an s at the end. Is that easy to say?`;
    if (/fe?$/.test(base)) return 'Say the plural aloud. Which sound do you hear before the s: “f” or “v”?';
    if (/[aeiou]o$/.test(base)) return 'Look at the letter before the o. Is it a vowel or a consonant?';
    if (/o$/.test(base)) return 'Is it a short form, or a word from music? Then it takes only an s.';
    return 'This is an old word. Does it take an s at all?';
  }
  if (set === 'fer6') return 'Say the new word aloud. Which part do you stress: -fer, or another one?';
  if (set === 'double3' && base.endsWith('l'))
    return 'Look at the last letter. In Britain it follows a rule of its own, whichever part you stress.';
  if (set === 'double3') {
    const hasParts = (base.match(/[aeiouy]+/g) ?? []).length > 1;
    return `How many vowel letters and consonants are there at the end of “${base}”?${hasParts ? ' Which part of it do you stress?' : ''}`;
  }
  return /[ey]$/.test(base)
    ? `What happens to the last letter of “${base}” when you add -${ending}?`
    : `Look at the end of “${base}”. Does anything change before you add -${ending}?`;
}

/** What is wrong in a word with an ending: of an s added to a noun that changes inside, nobody compares the letters. */
export const slipIn = (word: RuleWord, miss: string): Mistake =>
  isPlural(word) && word.lesson.includes('changes inside') && miss === `${word.base}s`
    ? mistake('plural-with-s', word.lesson)
    : misspelling(word.word, miss);

const questionTextOf = (word: RuleWord, asks: string, recall: number): QuestionText => ({
  prompt: [asks, taskOf(word)],
  spoken: isPlural(word)
    ? `${asks} The plural of ${word.base}.`
    : `${asks} ${word.base}, with the ending ${word.ending}.`,
  hint: hintOf(word),
  steps: [
    word.lesson,
    isPlural(word) ? `One ${word.base}, two **${word.word}**.` : `So ${word.base} becomes **${word.word}**.`,
    `In a sentence: ${word.sentence}`,
  ],
  variant: `add ${recall}: ${word.word}`,
  features: { letters: word.word.length, recall },
});

const odd: Readonly<Record<string, string>> = {
  wolf: 'wolves',
  thief: 'thieves',
  hero: 'heroes',
  elf: 'elves',
  life: 'lives',
  wife: 'wives',
};

/** The word made of these parts: by the rules of plurals, or the form the dictionary knows. */
export function made(shows: string): string {
  const plural = /^plural of \*\*(.+)\*\*$/.exec(shows);
  if (plural !== null) return odd[plural[1] ?? ''] ?? pluralOf(plural[1] ?? '');
  const [, base = '', ending = ''] = /^\*\*(.+)\*\* \+ \*\*(.+)\*\*$/.exec(shows) ?? [];
  const doubled = base + base.slice(-1) + ending;
  const isShort = /^[^aeiou]+[aeiou][bdfglmnprt]$/.test(base);
  if ((isShort || !isKnown(base + ending)) && isKnown(doubled)) return doubled;
  const stems = [0, 1, 2, 3].flatMap((cut) => {
    const stem = cut === 0 ? base : base.slice(0, -cut);
    return [stem, `${stem}i`];
  });
  const changed = [base.replace(/our$/, 'or'), base.replace(/er$/, 'r')];
  return [...stems, ...changed].map((stem) => stem + ending).find(isKnown) ?? base + ending;
}

const whichAsks = 'Which spelling is right?';

/** 'begin + ing: which spelling is right?' */
export const addChoice = <Params>(
  { pool }: RuleGround<Params>,
  weight: (cell: Cell<Params>) => number,
): Form<Params> => ({
  weight,
  make(random, cell) {
    const word = random.pick(pool(cell));
    // With single mistakes alone, the right one would be the one most like the others.
    const wrong = [...new Set([...word.mistakes, ...twoMistakes(word.word, word.mistakes)])];
    // Where the question is whether the last letter doubles, the other way is always there.
    const choose = isDoubling(word) ? chooseBesideRival : chooseText;
    return choose(
      random,
      questionTextOf(word, whichAsks, 1),
      word.word,
      wrong.map((miss) => [miss, slipIn(word, miss)] as const),
      { count: word.mistakes.length > 3 ? 4 : 3, layout: 'grid' },
    );
  },
  solve: (seen) =>
    seen.asks === whichAsks && seen.shows.includes('**')
      ? chosen(seen, (option) => option === made(seen.shows))
      : undefined,
});

/** 'Write begin + ing as one word.' */
export const addTyped = <Params>(
  { pool }: RuleGround<Params>,
  weight: (cell: Cell<Params>) => number,
): Form<Params> => ({
  weight,
  make(random, cell) {
    const word = random.pick(pool(cell));
    return write(
      questionTextOf(word, isPlural(word) ? 'Write the plural.' : 'Write it as one word.', 2),
      [word.word],
      word.mistakes.map((miss) => [miss, slipIn(word, miss)] as const),
    );
  },
  solve: ({ asks, shows }) => (/^Write (the plural|it as one word)\.$/.test(asks) ? typed(made(shows)) : undefined),
});
