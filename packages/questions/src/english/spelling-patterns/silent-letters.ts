/** Words with a letter that isn't heard: which letter, which word. */
import type { Cell } from '../../kernel/generator.ts';
import { chosen, typed } from '../../kernel/seen.ts';
import { chooseText, standsOut, write } from '../ask.ts';
import { once, partOf, rowsOf } from '../data-rows.ts';
import { at, many, mistake, type PatternForm } from './form-parts.ts';
import { type Params, pool } from './pattern-pool.ts';
import type { PatternWord } from './pattern-words.ts';
import { longerPlainWords, plainWords, silentSigns } from './tricky-spellings.data.ts';

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
export const silentLetter: PatternForm = {
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
export const hasSilent: PatternForm = {
  weight: at((cell) => (isSilentSet(cell) ? many(cell) * 3 : 0), 'easy'),
  make(random, cell) {
    const right = random.pick(pool(cell));
    const others = random.sample((cell.params.set === 'silent6' ? longerPlainWords : plainWords).split(' '), 8);
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
