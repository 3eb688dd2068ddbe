/** e.spellList: the statutory words, heard and typed, chosen among misspellings, found and put right. */

import { generatorOfForms } from '../../kernel/forms.ts';
import type { Cell } from '../../kernel/generator.ts';
import { keptBy } from '../../kernel/kept.ts';
import { listOf } from '../data-rows.ts';
import { type Seen, seeTexts } from '../seen.ts';
import {
  cleanSentence,
  clear,
  faultySentence,
  heard,
  mend,
  oneRight,
  spotInRow,
  spotInSentence,
  tiles,
} from '../spelling/questions.ts';
import { type SpellingWord, wordsOf } from '../spelling/word-lists.ts';
import { early, plain, tricky } from './levels.data.ts';

interface Params {
  /** The words that are asked about. */
  readonly sets: string;
  /** Words of the year before, which only stand in a row as they should be. */
  readonly beside?: string;
  /** `spell`: the word itself is wanted; `spot`: the misspelling is to be found. */
  readonly asks: 'spell' | 'spot';
}

type Lists = Readonly<Record<string, string>>;

/** The words that none of these lists has for their set. */
const without = (lists: readonly Lists[], words: readonly SpellingWord[]): readonly SpellingWord[] =>
  words.filter(({ set, word }) => !lists.some((list) => listOf(list[set]).includes(word)));

/** Words that are too plain for a difficulty. */
const tooPlain: Readonly<Record<Cell<Params>['difficulty'], readonly Lists[]>> = {
  easy: [],
  medium: [early],
  hard: [early, plain],
};

/** Lists of words, kept: the forms ask for them again and again. */
const kept = keptBy<string, readonly SpellingWord[]>();

/** The words a cell asks about: early ones are easy, plain ones aren't hard, and tricky ones are to be written at hard alone. */
const pool = ({ params: { sets, asks }, difficulty }: Cell<Params>): readonly SpellingWord[] =>
  kept(`${sets} ${asks} ${difficulty}`, () => {
    const tooTricky = asks === 'spell' && difficulty !== 'hard' ? [tricky] : [];
    return without([...tooPlain[difficulty], ...tooTricky], wordsOf(sets));
  });

/** The words of a row: those of the year before are never misspelt in it. */
const rowPool = (cell: Cell<Params>): readonly SpellingWord[] => {
  const { params, difficulty } = cell;
  return kept(`row ${params.sets} ${params.asks} ${difficulty}`, () => [
    ...pool(cell),
    ...without(tooPlain[difficulty], wordsOf(params.beside ?? '')).map((word) => ({
      ...word,
      wrong: [],
    })),
  ]);
};

/** A short word put in order from its letters is no question for year 5: the tiles of ‘forty’ leave out the u that is the trouble. */
const tilePool = (cell: Cell<Params>): readonly SpellingWord[] =>
  kept(`tiles ${cell.params.sets} ${cell.difficulty}`, () =>
    pool(cell).filter(({ set, word }) => set === '3' || set === '4' || word.length > 6),
  );

/** Whether this form is asked at this cell. */
const at = (cell: Cell<Params>, asks: Params['asks'], ...difficulties: readonly string[]): boolean =>
  cell.params.asks === asks && difficulties.includes(cell.difficulty);

export const spellList = generatorOfForms<Params, Seen>({
  generatorId: 'e.spellList',
  version: 11,
  see: seeTexts,
  capacity: 'weights',
  serves: {
    230201: { sets: '3', asks: 'spell' },
    230204: { sets: '3', asks: 'spot' },
    240201: { sets: '4', asks: 'spell' },
    240204: { sets: '4', beside: '3', asks: 'spot' },
    250201: { sets: '5', asks: 'spell' },
    250204: { sets: '5', asks: 'spot' },
    260201: { sets: '6', asks: 'spell' },
    260203: { sets: '6', beside: '5', asks: 'spot' },
    270104: { sets: '7', asks: 'spot' },
  },
  forms: [
    heard(pool, (cell) => (at(cell, 'spell', 'medium', 'hard') ? pool(cell).length : 0)),
    tiles(tilePool, (cell) => at(cell, 'spell', 'easy')),
    oneRight(pool, (cell) => (cell.difficulty === 'easy' ? 24 : 0)),
    spotInRow(pool, (cell) => (at(cell, 'spell', 'easy') ? 80 : 0), 1, 3),
    spotInRow(rowPool, (cell) => (at(cell, 'spot', 'easy') ? 120 : at(cell, 'spell', 'medium') ? 60 : 0), 1),
    spotInRow(rowPool, (cell) => (at(cell, 'spot', 'hard') ? 150 : at(cell, 'spell', 'hard') ? 60 : 0), 2),
    spotInSentence(pool, ({ difficulty }) => difficulty === 'easy'),
    faultySentence(pool, (cell) => (at(cell, 'spot', 'medium') ? 100 : 0)),
    mend(
      pool,
      (cell) => at(cell, 'spell', 'medium'),
      (word) => clear(word, word.wrong),
    ),
    mend(
      pool,
      (cell) => at(cell, 'spell', 'hard'),
      (word) => clear(word, word.doubleWrong),
    ),
    mend(
      pool,
      (cell) => at(cell, 'spot', 'medium'),
      (word) => clear(word, word.wrong).slice(0, 1),
    ),
    cleanSentence(pool, (cell) => (at(cell, 'spot', 'hard') ? 150 : 0)),
  ],
});
