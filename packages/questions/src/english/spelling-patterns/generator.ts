/** e.spellPattern: words that share a spelling pattern, with the patterns they are confused with. */

import { generatorOfForms } from '../../kernel/forms.ts';
import type { Cell } from '../../kernel/generator.ts';
import { mistakesIn, type TextMistake } from '../../kernel/mistakes.ts';
import { chosen, typed } from '../../kernel/seen.ts';
import { chooseText, standsOut, write } from '../ask.ts';
import { listOf, once, partOf, rowsOf } from '../data-rows.ts';
import type { Form } from '../seen.ts';
import { type Seen, seeTexts } from '../seen.ts';
import { areFamily, clear, heard, mend, oneRight, spotInRow, spotInSentence, tiles } from '../spelling/questions.ts';
import { isKnown, putInto } from '../spelling/word-lists.ts';

import { antOrEntHint, breaksRule, hasTellingRelative, hasTellingRoot } from './pattern-lessons.ts';
import { type Params, pool } from './pattern-pool.ts';
import { type PatternWord, patternWordsOf } from './pattern-words.ts';
import { patternHints, patternRules } from './patterns.data.ts';
import { oughSounds, plainWords, silentSigns } from './tricky-spellings.data.ts';

type PatternForm = Form<Params>;

const mistake = mistakesIn('e.spellPattern');
const many = (cell: Cell<Params>): number => pool(cell).length;

/** A size that counts only at some difficulties. */
const at =
  (size: (cell: Cell<Params>) => number, ...difficulties: readonly string[]) =>
  (cell: Cell<Params>): number =>
    difficulties.includes(cell.difficulty) ? size(cell) : 0;

function hintOf(picked: PatternWord): string {
  if (/^[ae]n(?:t|ce)$/.test(picked.pattern)) return antOrEntHint(picked);
  return (picked.set === 'cious5' && !hasTellingRelative(picked)) || !hasTellingRoot(picked) || breaksRule(picked)
    ? 'Picture the word as you have seen it in print.'
    : (patternHints[picked.set] ?? 'Picture the whole word.');
}
const ruleOf = (set: string, pattern: string): string =>
  `Here ${(patternRules[set] ?? 'the tricky part is {}').replace('{}', pattern)}.`;

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
    return chooseText(
      random,
      {
        prompt: [
          [pattern, ...fills].some((each) => each.length === 1) ? letterAsks : lettersAsks,
          putInto(sentence, word, before + lettersGap + after),
        ],
        spoken: `Which letter or letters are missing in ${word}?`,
        hint: hintOf(picked),
        steps: [
          ruleOf(set, pattern),
          lesson,
          `The ${pattern.length === 1 ? 'letter is' : 'letters are'} **${pattern}**: ${word}.`,
        ],
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
      // One wrong spelling is left out, so that the right one isn't always the one most like the others.
      { count: Math.min(4, Math.max(3, fills.length)), layout: 'grid' },
    );
  },
  solve(seen) {
    if (seen.asks !== lettersAsks && seen.asks !== letterAsks) return undefined;
    const [word = ''] = new RegExp(`[\\p{L}]*${lettersGap}[\\p{L}]*`, 'u').exec(seen.shows) ?? [];
    return chosen(seen, (option) => isKnown(word.replace(lettersGap, option)));
  },
};

/** The patterns of a set that at least six words have. */
function patternsOf(cell: Cell<Params>): readonly string[] {
  const all = pool(cell).map(({ pattern }) => pattern);
  return [...new Set(all)].filter((pattern) => all.filter((each) => each === pattern).length > 5);
}

const cutWord = ({ before, after }: PatternWord): string => `${before}____${after}`;

/** Of fewer other words as long as the right one its length would give it away. */
const fewestAsLong = 3;

/** 'Which word takes the letters ible?' */
const whoTakes: PatternForm = {
  weight: at((cell) => (patternsOf(cell).length > 1 ? 120 : 0), 'medium'),
  make(random, cell) {
    const pattern = random.pick(patternsOf(cell));
    const own = pool(cell).filter((each) => each.pattern === pattern);
    const others = pool(cell).filter((each) => each.pattern !== pattern && each.fills.includes(pattern));
    if (others.length < 4) return undefined;
    const right = random.pick(own);
    const isLong = (word: PatternWord): boolean =>
      others.filter((other) => cutWord(other).length >= cutWord(word).length).length < fewestAsLong;
    // Where many words of a pattern are longer than the others, as those in -tious are, they are asked for half as often.
    if (isLong(right) && own.filter(isLong).length * 4 > own.length && random.chance(1, 2)) return undefined;
    return chooseText(
      random,
      {
        prompt: [`Which word needs the letters “${pattern}”?`],
        // Several words are shown here.
        hint: hintOf(right).replace('Picture the word', 'Picture each word'),
        steps: [
          `Try “${pattern}” in each word. It is right only in “${right.word}”.`,
          right.lesson,
          `So it is **${right.word}**.`,
        ],
        variant: `takes ${pattern}: ${right.word}`,
        features: { letters: right.word.length, recall: 2 },
      },
      cutWord(right),
      random.sample(others, Math.min(7, others.length)).map(
        (other) =>
          [
            cutWord(other),
            mistake(
              `${pattern}-for-${other.pattern}`,
              // Words that break their rule are among them.
              `That word is ${other.word}, with “${other.pattern}”.${/^ie|cial/.test(other.set) ? ` ${other.lesson}` : ''}`,
            ),
          ] as const,
      ),
      { layout: 'grid' },
    );
  },
  solve(seen) {
    const [, pattern = ''] = /^Which word needs the letters “(.+)”\?$/.exec(seen.asks) ?? [];
    return pattern === '' ? undefined : chosen(seen, (option) => isKnown(option.replace('____', pattern)));
  },
};

const soundOf = once(
  () => new Map(rowsOf(oughSounds).flatMap((row) => listOf(row[1]).map((word) => [word, partOf(row, 0)] as const))),
);

/** 'In which word does ough sound as it does in cough?' */
const sameSound: PatternForm = {
  weight: at((cell) => (cell.params.set === 'ough5' ? 60 : 0), 'easy', 'medium'),
  make(random, cell) {
    const all = pool(cell);
    const model = random.pick(all);
    const same = all.filter((each) => each.sound === model.sound && !areFamily(each.word, model.word));
    if (same.length === 0) return undefined;
    const right = random.pick(same);
    // One word of each other sound: three of one sound would be left out together.
    const others = [
      ...new Map(
        random.shuffle(all.filter((each) => each.sound !== model.sound)).map((each) => [each.sound, each] as const),
      ).values(),
    ];
    return chooseText(
      random,
      {
        prompt: [`In which word does ough sound as it does in “${model.word}”?`],
        hint: `Say “${model.word}” aloud. What sound do the letters ough make?`,
        steps: [
          `Say “${model.word}” aloud: there ough says “${model.sound}”.`,
          `Say “${right.word}” aloud: there it says “${right.sound}” as well.`,
          `So it is **${right.word}**. ${model.lesson}`,
        ],
        variant: `sound ${model.word} ${right.word}`,
        features: { letters: right.word.length, recall: cell.difficulty === 'easy' ? 1 : 2 },
      },
      right.word,
      others.map(
        (other) =>
          [
            other.word,
            mistake(
              'same-letters-other-sound',
              `The letters are the same, but in “${other.word}” they say “${other.sound}”.`,
            ),
          ] as const,
      ),
      { count: cell.difficulty === 'easy' ? 3 : 4, layout: 'grid' },
    );
  },
  solve(seen) {
    const [, model = ''] = /^In which word does ough sound as it does in “(.+)”\?$/.exec(seen.asks) ?? [];
    return model === '' ? undefined : chosen(seen, (option) => soundOf().get(option) === soundOf().get(model));
  },
};

const isSilentSet = (cell: Cell<Params>): boolean => cell.params.set.startsWith('silent');
const signs = once(() =>
  rowsOf(silentSigns).map((row) => ({ sign: new RegExp(partOf(row, 0)), letter: partOf(row, 1) })),
);
const silentIn = (word: string): string | undefined => signs().find(({ sign }) => sign.test(word))?.letter;

/** Words with a second letter that is not heard, such as the e of knife, the c of knock or the h of psychology. */
const hasAnotherSilent = ({ word }: PatternWord): boolean => /e$|ck|rr|^(?:psych|hono|foreign|cupb|raspb)/.test(word);
const withOneSilent = (cell: Cell<Params>): readonly PatternWord[] =>
  isSilentSet(cell) ? pool(cell).filter((word) => !hasAnotherSilent(word)) : [];

/** 'Which letter is silent in knee? Type it.' */
const silentLetter: PatternForm = {
  weight: at((cell) => withOneSilent(cell).length, 'medium'),
  make(random, cell) {
    const { word, pattern, lesson } = random.pick(withOneSilent(cell));
    return write(
      {
        prompt: ['Type the silent letter in this word.', word],
        hint: 'Say the word slowly. Which letter do you not hear?',
        steps: [`Say “${word}” and point at each letter as you hear it.`, lesson, `You don’t hear the **${pattern}**.`],
        variant: `silent ${word}`,
        features: { letters: word.length, recall: 2 },
      },
      [pattern],
      [...new Set(word)]
        .filter((letter) => letter !== pattern)
        .map(
          (letter) =>
            [letter, mistake('letter-is-heard', `The ${letter} in ${word} is part of a sound that you hear.`)] as const,
        ),
    );
  },
  solve: ({ asks, shows }) =>
    asks === 'Type the silent letter in this word.' ? typed(silentIn(shows) ?? '') : undefined,
};

/** 'Which word has a silent letter?' */
const hasSilent: PatternForm = {
  weight: at((cell) => (isSilentSet(cell) ? many(cell) * 3 : 0), 'easy'),
  make(random, cell) {
    const right = random.pick(pool(cell));
    const others = random.sample(plainWords.split(' '), 8);
    if (standsOut(random, right.word, others)) return undefined;
    return chooseText(
      random,
      {
        prompt: ['Which word has a silent letter?'],
        hint: 'Say each word slowly. Do you hear every letter?',
        steps: [`You don’t hear the ${right.pattern} in “${right.word}”.`, right.lesson, `So it is **${right.word}**.`],
        variant: `has silent ${right.word} ${others.slice(0, 1).join(' ')}`,
        features: { letters: right.word.length, recall: 1 },
      },
      right.word,
      others.map((word) => [word, mistake('every-letter-heard', `You can hear every letter of “${word}”.`)] as const),
      { layout: 'grid' },
    );
  },
  solve: (seen) =>
    seen.asks === 'Which word has a silent letter?'
      ? chosen(seen, (option) => silentIn(option) !== undefined)
      : undefined,
};

/** The sentence is shown with the wrong word; only misspellings that no other word of the set is nearer to. */
const mendHard = mend<Params>(
  pool,
  (cell) => cell.difficulty === 'hard',
  (word) => clear(word, word.wrong, patternWordsOf(word.set)),
);

const mendMedium = mend<Params>(
  pool,
  (cell) => cell.difficulty === 'medium',
  (word) => clear(word, word.wrong, patternWordsOf(word.set)).slice(0, 1),
);

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

export const spellPattern = generatorOfForms<Params, Seen>({
  generatorId: 'e.spellPattern',
  version: 15,
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
    tiles(pool, ({ difficulty }) => difficulty === 'easy'),
    oneRight(
      pool,
      at(() => 20, 'easy'),
      3,
      true,
    ),
    spotInRow(
      pool,
      at(() => 90, 'easy'),
      1,
      3,
      whereToLook,
      true,
    ),
    spotInSentence(pool, ({ difficulty }) => difficulty === 'easy'),
    hasSilent,
    sameSound,
    whoTakes,
    silentLetter,
    oneRight(
      pool,
      at(() => 20, 'medium'),
      4,
      true,
    ),
    heard(pool, at(many, 'medium')),
    mendMedium,
    spotInRow(
      pool,
      at(() => 130, 'medium'),
      1,
      5,
      whereToLook,
      true,
    ),
    heard(pool, at(many, 'hard')),
    mendHard,
    spotInRow(
      pool,
      at(() => 150, 'hard'),
      2,
      6,
      whereToLook,
      true,
    ),
  ],
});
