/** e.spellPattern: words that share a spelling pattern, with the patterns they are confused with. */

import type { Difficulty } from '@comet/domain/curriculum/subjects';
import { generatorOfForms } from '../../kernel/forms.ts';
import type { Cell } from '../../kernel/generator.ts';
import { keptBy } from '../../kernel/kept.ts';
import type { TextMistake } from '../../kernel/mistakes.ts';
import { chosen } from '../../kernel/seen.ts';
import { chooseBesideRival } from '../ask.ts';
import { type Seen, seeTexts } from '../seen.ts';
import { clear, heard, mend, oneRight, spotInRow, spotInSentence, tiles } from '../spelling/questions.ts';
import { isKnown, putInto } from '../spelling/word-lists.ts';
import { at, hintOf, many, mistake, type PatternForm } from './form-parts.ts';
import { isSeldom, type Params, pool, rowPool, unsorted } from './pattern-pool.ts';
import { type PatternWord, patternWordsOf } from './pattern-words.ts';
import { patternHints } from './patterns.data.ts';
import { sameSound } from './same-sound.ts';
import { hasSilent, silentLetter } from './silent-letters.ts';
import { whoTakes } from './who-takes.ts';

const lettersGap = '__';
const withLetters = (cell: Cell<Params>): readonly PatternWord[] => pool(cell).filter(({ fills }) => fills.length > 1);

const lettersAsks = 'Which letters are missing?';
const letterAsks = 'Which letter or letters are missing?';

/** 'Which letters are missing? The bel__f …' */
const missingLetters: PatternForm = {
  weight: at((cell) => withLetters(cell).length, 'easy'),
  make(random, cell) {
    const picked = random.pick(withLetters(cell));
    const { word, before, pattern, after, fills, sentence, set, lesson } = picked;
    return chooseBesideRival(
      random,
      {
        prompt: [
          [pattern, ...fills].some((each) => each.length === 1) ? letterAsks : lettersAsks,
          putInto(sentence, word, before + lettersGap + after),
        ],
        spoken: `Which letter or letters are missing in ${word}?`,
        hint: hintOf(picked),
        steps: [lesson, `The ${pattern.length === 1 ? 'letter is' : 'letters are'} **${pattern}**: ${word}.`],
        variant: `letters ${word}`,
        features: { letters: word.length, recall: 1 },
      },
      pattern,
      fills.map(
        (fill): TextMistake => [
          fill,
          mistake(
            `${fill}-for-${pattern}`,
            `That would make “${before}${fill}${after}”. The word is ${word}, with “${pattern}” in it.`,
          ),
        ],
      ),
      // One wrong spelling is left out, so that the right one isn't always the one most like the others, but never the likeliest. Year 6 sees at
      // once that nothing ends in -int or -unt: one of them is enough.
      { count: set === 'ible6' ? 3 : Math.min(4, Math.max(3, fills.length)), layout: 'grid' },
    );
  },
  solve(seen) {
    if (seen.asks !== lettersAsks && seen.asks !== letterAsks) return undefined;
    const [word = ''] = new RegExp(`[\\p{L}]*${lettersGap}[\\p{L}]*`, 'u').exec(seen.shows) ?? [];
    return chosen(seen, (option) => isKnown(word.replace(lettersGap, option)));
  },
};

/** Misspellings that no other word of the set is nearer to. */
const clearOf = (word: PatternWord): readonly string[] => clear(word, word.wrong, patternWordsOf(word.set));

/** The sentence is shown with the wrong word: at medium in its likeliest misspelling, at hard in another, so that no question comes again. */
const mendMedium = mend<Params, PatternWord>(
  pool,
  (cell) => cell.difficulty === 'medium',
  (word) => (word.wrong.length === 1 && isSeldom(word) ? [] : clearOf(word).slice(0, 1)),
);
const mendHard = mend<Params, PatternWord>(
  pool,
  (cell) => cell.difficulty === 'hard',
  (word) => (word.wrong.length > 1 ? clearOf(word).slice(1) : isSeldom(word) ? clearOf(word) : []),
);

/** Letters of a word to be put in order, by year: three tiles are no question, and a row of eleven is no easy one. */
const tileCounts: Readonly<Record<string, readonly [least: number, most: number]>> = { 3: [5, 8], 4: [5, 9] };
const keptTiles = keptBy<string, readonly PatternWord[]>();
function tilePool(cell: Cell<Params>): readonly PatternWord[] {
  const { set } = cell.params;
  const [least, most] = tileCounts[set.slice(-1)] ?? [6, 10];
  return keptTiles(`${set} ${cell.difficulty}`, () =>
    pool(cell).filter(({ word }) => word.length >= least && word.length <= most),
  );
}

/** The sets whose words are confused in their endings. */
const endingSets = new Set(['ture3', 'tion4', 'cious5', 'cial5', 'ance5', 'able5', 'ible6']);

/** What to look at in a row of words of one pattern. */
function whereToLook({ params: { set } }: Cell<Params>): string {
  if (endingSets.has(set)) return 'Look at the endings.';
  if (set === 'ei4') return 'Look at how the “ay” sound is spelt.';
  return set.startsWith('silent')
    ? 'Each should have a letter that is written but not heard.'
    : (patternHints[set] ?? 'Picture each of them.');
}

/** Which word of a row is right, at one difficulty. */
const rightInRow = (weight: number, difficulty: Difficulty, count: number): PatternForm =>
  unsorted(
    oneRight(
      rowPool,
      at(() => weight, difficulty),
      count,
      true,
    ),
  );

/** Which words of a row are wrong, at one difficulty. */
const wrongInRow = (weight: number, difficulty: Difficulty, wrong: number, count: number): PatternForm =>
  unsorted(
    spotInRow(
      rowPool,
      at(() => weight, difficulty),
      wrong,
      count,
      whereToLook,
      true,
    ),
  );

export const spellPattern = generatorOfForms<Params, Seen>({
  generatorId: 'e.spellPattern',
  version: 23,
  see: seeTexts,
  capacity: 'weights',
  serves: {
    230102: { set: 'y3' },
    230103: { set: 'ou3' },
    230106: { set: 'ture3' },
    240104: { set: 'tion4' },
    240105: { set: 'ch4' },
    240106: { set: 'ei4' },
    250101: { set: 'cious5' },
    250102: { set: 'cial5' },
    250103: { set: 'ance5' },
    250104: { set: 'able5' },
    250105: { set: 'ough5' },
    250106: { set: 'silent5' },
    250203: { set: 'ie5' },
    260103: { set: 'ie6' },
    260104: { set: 'silent6' },
    260105: { set: 'ible6' },
  },
  forms: [
    missingLetters,
    tiles(tilePool, ({ difficulty }) => difficulty === 'easy'),
    rightInRow(20, 'easy', 3),
    wrongInRow(90, 'easy', 1, 3),
    spotInSentence(rowPool, ({ difficulty }) => difficulty === 'easy'),
    hasSilent,
    sameSound,
    whoTakes,
    silentLetter,
    rightInRow(20, 'medium', 4),
    heard(pool, at(many, 'medium')),
    mendMedium,
    wrongInRow(130, 'medium', 1, 5),
    heard(pool, at(many, 'hard')),
    mendHard,
    wrongInRow(150, 'hard', 2, 6),
  ],
});
