/** Misspellings: the words of a text that children often get wrong, as children write them. */
import { listOf, once, partOf, rowsOf } from '../data-rows.ts';
import { misspeltWords } from './misspelt-words.data.ts';
import { bare, type Slip, type SlipFinder, withLetters } from './slip.ts';

/** A word with what children write for it and why it is spelt as it is. */
interface MisspeltWord {
  readonly word: string;
  readonly height: number;
  readonly misspellings: readonly string[];
  readonly reason: string;
}

/** All words of the list. */
export const misspeltWordList = once(() =>
  rowsOf(misspeltWords).map(
    (row): MisspeltWord => ({
      height: Number(partOf(row, 0)),
      word: partOf(row, 1),
      misspellings: listOf(row[2]),
      reason: partOf(row, 3),
    }),
  ),
);

const byWord = once(() => new Map(misspeltWordList().map((each) => [each.word.toLowerCase(), each])));

/** A change of one letter is harder to see than one of several. */
const isSlight = (word: string, wrong: string): boolean => Math.abs(word.length - wrong.length) === 1;

/** Every misspelling that fits a text. */
export const spellingSlips: SlipFinder = ({ words }) =>
  words.flatMap((printed, at): Slip[] => {
    const found = byWord().get(bare(printed).toLowerCase());
    if (found === undefined) return [];
    return found.misspellings.map((misspelling) => ({
      at,
      count: 1,
      wrong: withLetters(printed, misspelling),
      kind: 'spelling',
      rule: `It is spelt **${found.word}**. ${found.reason}`,
      height: found.height + (isSlight(found.word, misspelling) ? 0.5 : 0),
    }));
  });
