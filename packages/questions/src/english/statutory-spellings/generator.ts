/** e.spellList: the statutory words, heard and typed, chosen among misspellings, found and put right. */

import { generatorOfForms } from '../../kernel/forms.ts';
import type { Cell } from '../../kernel/generator.ts';
import { type Seen, seeTexts } from '../seen.ts';
import {
  cleanSentence,
  clear,
  heard,
  mend,
  oneRight,
  spotInRow,
  spotInSentence,
  tiles,
} from '../spelling/questions.ts';
import { type SpellingWord, wordsOf } from '../spelling/word-lists.ts';

interface Params {
  readonly sets: string;
  /** `spell`: the word itself is wanted; `spot`: the misspelling is to be found. */
  readonly asks: 'spell' | 'spot';
}

const pool = (cell: Cell<Params>): readonly SpellingWord[] => wordsOf(cell.params.sets);

/** Whether this form is asked at this cell. */
const at = (cell: Cell<Params>, asks: Params['asks'], ...difficulties: readonly string[]): boolean =>
  cell.params.asks === asks && difficulties.includes(cell.difficulty);

export const spellList = generatorOfForms<Params, Seen>({
  generatorId: 'e.spellList',
  version: 9,
  see: seeTexts,
  capacity: 'weights',
  serves: {
    230201: { sets: '3', asks: 'spell' },
    230204: { sets: '3', asks: 'spot' },
    240201: { sets: '4', asks: 'spell' },
    240204: { sets: '34', asks: 'spot' },
    250201: { sets: '5', asks: 'spell' },
    250204: { sets: '5', asks: 'spot' },
    260201: { sets: '6', asks: 'spell' },
    260203: { sets: '56', asks: 'spot' },
    270104: { sets: '7', asks: 'spot' },
  },
  forms: [
    heard(pool, (cell) => (at(cell, 'spell', 'medium', 'hard') ? pool(cell).length : 0)),
    tiles(pool, (cell) => at(cell, 'spell', 'easy')),
    oneRight(pool, (cell) => (cell.difficulty === 'easy' ? 30 : 0)),
    spotInRow(pool, (cell) => (at(cell, 'spell', 'easy') ? 80 : 0), 1, 3),
    spotInRow(pool, (cell) => (at(cell, 'spot', 'easy') ? 120 : at(cell, 'spell', 'medium') ? 60 : 0), 1),
    spotInRow(pool, (cell) => (at(cell, 'spot', 'hard') ? 150 : 0), 2),
    spotInSentence(pool, (cell) =>
      at(cell, 'spot', 'medium') ? pool(cell).length * 2 : cell.difficulty === 'easy' ? pool(cell).length : 0,
    ),
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
