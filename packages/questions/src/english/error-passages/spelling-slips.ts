/** Misspellings: the words of a text that children often get wrong, as children write them. */
import { listOf, once, partOf, rowsOf } from '../data-rows.ts';
import { misspelling as misspellingOf } from '../spelling/misspelling.ts';
import { misspeltWords } from './misspelt-words.data.ts';
import { bare, beginsSentence, type Slip, type SlipFinder, withLetters, wordsIn } from './slip.ts';

/** A word with what children write for it and why it is spelt as it is. */
interface MisspeltWord {
  readonly word: string;
  /** From 1 for the plainest words of year 4: `ladder.ts` says which levels a cell asks. */
  readonly level: string;
  readonly misspellings: readonly string[];
  readonly reason: string;
}

/** All words of the list. */
export const misspeltWordList = once(() =>
  rowsOf(misspeltWords).map(
    (row): MisspeltWord => ({
      level: partOf(row, 0),
      word: partOf(row, 1),
      misspellings: listOf(row[2]),
      reason: partOf(row, 3),
    }),
  ),
);

const byWord = once(() => new Map(misspeltWordList().map((each) => [each.word.toLowerCase(), each])));

/** The letters between the first and the last that differ, in both spellings. */
function lettersThatDiffer(word: string, wrong: string): string {
  let [from, kept] = [0, 0];
  while (from < word.length && word[from] === wrong[from]) from += 1;
  while (kept < Math.min(word.length, wrong.length) - from && word.at(-1 - kept) === wrong.at(-1 - kept)) kept += 1;
  return word.slice(from, word.length - kept) + wrong.slice(from, wrong.length - kept);
}

/** Words of reasons that are no letters of a word which is spelt. */
const plainWords = wordsIn('it its is in as an and at be by do has no not of on one or out so the to too two up you');

/**
 * Whether a reason names letters that the misspelling lacks: ‘foreign has ei’ against ‘foriegn’, ‘an ear in earth’ against ‘erth’. Say all
 * the parts, and each letter of them is heard. With more said after it, as in ‘careful + ly: two l’s’, the reason isn't about its parts.
 */
function namesWhatIsLacking(reason: string, wrong: string, word: string): boolean {
  if (reason.startsWith('Say all ')) return true;
  const hidden = /(?:is an?|find) ([a-z]+) in /.exec(reason)?.[1];
  const groups = reason.toLowerCase().match(/(?<![a-z’-])(?<!\+ )[a-z]{2,3}(?=[ ,.:-](?! ?\+))/g) ?? [];
  const parts = /(?:[a-z]+ \+ )+[a-z]+(?=\.$)/.exec(reason.toLowerCase())?.[0].split(' + ') ?? [];
  const named = [
    ...groups.filter((each) => !plainWords.has(each)),
    ...parts,
    ...(hidden === undefined ? [] : [hidden]),
  ];
  return named.some((letters) => word.includes(letters) && !wrong.includes(letters));
}

/** Why a word is spelt so, where that is about the very letters that are wrong; otherwise what is wrong with them. */
export function reasonFor({ word, reason }: Pick<MisspeltWord, 'word' | 'reason'>, wrong: string): string {
  if (wrong.endsWith('ley') && wrong === word.replace(/ly$/, 'ley'))
    return 'It ends in -ly: no e comes between the l and the y.';
  const differ = lettersThatDiffer(word.toLowerCase(), wrong.toLowerCase());
  // A reason names letters by themselves (‘the k’) or as an ending (‘-ed’).
  const named = reason.toLowerCase().match(/(?<![a-z’])(?!a [a-z]{2})[a-z](?![a-z])|(?<![a-z])-[a-z]+/g) ?? [];
  const isAboutThem = named.some((letters) =>
    letters.startsWith('-')
      ? // ‘Habour’ has its -our: that ending is no reason for the r.
        [...letters].some((letter) => differ.includes(letter)) && !wrong.toLowerCase().includes(letters.slice(1))
      : differ.includes(letters),
  );
  const isLacking = namesWhatIsLacking(reason, wrong.toLowerCase(), word.toLowerCase());
  return isAboutThem || isLacking || (named.length === 0 && reason.includes(' + '))
    ? reason
    : misspellingOf(word, wrong).says;
}

/** Every misspelling that fits a text. */
export const spellingSlips: SlipFinder = ({ words }) =>
  words.flatMap((printed, at): Slip[] => {
    const own = bare(printed);
    const found = byWord().get(own.toLowerCase());
    // A name may be spelt as its owner likes: the hamster Biscuit could be Biskit.
    const isName = found !== undefined && own !== found.word && !beginsSentence(words, at);
    // Where the word comes a second time, its right spelling is there to copy.
    const isRepeated = words.filter((each) => bare(each).toLowerCase() === own.toLowerCase()).length > 1;
    if (found === undefined || isName || isRepeated) return [];
    return found.misspellings.map((misspelling) => ({
      at,
      count: 1,
      wrong: withLetters(printed, misspelling),
      form: found.level,
      rule: `It is spelt **${found.word}**. ${reasonFor(found, misspelling)}`,
      rightly: `It is spelt **${found.word}**. ${found.reason}`,
    }));
  });
