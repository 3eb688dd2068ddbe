/** Words made by a spelling rule, with every plain way to break it. */

import { listOf, once, partOf, rowsOf } from '../data-rows.ts';
import { suffixWords } from '../prefixes-and-suffixes/affixes.data.ts';
import { isIn } from '../spelling/misspelling.ts';
import type { SpellingWord } from '../spelling/word-lists.ts';
import { ruleLesson } from './rule-lessons.ts';
import { alsoWords, ruleWords } from './rules.data.ts';

/** A word, the word it comes from and what was added. */
export interface RuleWord extends SpellingWord {
  readonly base: string;
  readonly ending: string;
  /** Every wrong way, words that mean something else among them. */
  readonly mistakes: readonly string[];
}

/** Where the rule of a set is kept or broken: about the join of doubled letters, from the last letter of a noun in its plural. */
function joinOf(set: string, base: string, word: string): Pick<SpellingWord, 'tricky'> {
  if (set === 'double3' || set === 'fer6') return { tricky: [base.length - 1, base.length + 1] };
  return set === 'plural3' && word.startsWith(base.slice(0, -1)) ? { tricky: [base.length - 1, word.length] } : {};
}

/** How an ending itself is misspelt. */
const misspeltEndings: Readonly<Record<string, string>> = {
  ation: 'asion',
  ly: 'ley',
  ous: 'us',
  ise: 'yse',
  ify: 'efy',
};

/** What comes of adding an ending in each of the ways children try. */
function attempts(set: string, base: string, ending: string, word: string): string[] {
  const last = base.slice(-1);
  if (ending === 'plural')
    return [
      `${base}s`,
      ...(/y$/.test(base) ? [base.replace(/y$/, 'ies'), `${base}es`] : []),
      ...(/fe?$/.test(base) && word.endsWith('ves') ? [base.replace(/fe?$/, 'fes'), word.replace(/es$/, 's')] : []),
      ...(/o$/.test(base) ? [`${base}es`] : []),
    ];
  const cut = base.replace(/[ey]$/, '');
  const isDoubling = set === 'double3' || set === 'fer6';
  const wrongEnding = misspeltEndings[ending];
  return [
    base + ending,
    ...(isDoubling && /[^aeiouwxy]$/.test(base) ? [base + last + ending] : []),
    ...(/[aeiou]$/.test(cut) ? [] : [cut + ending]),
    ...(ending.startsWith('i') ? [] : [base.replace(/y$/, 'i') + ending]),
    // Where the rule is about the last consonant, no other one is left out.
    isDoubling ? word.replace(new RegExp(`(?<=^${base})${last}`), '') : word.replace(/([a-z])\1/, '$1'),
    ...(isDoubling ? [word.replace(/(?<=[a-z][aeiou])([bdfglmnprt])(?=[aeiou])/, '$1$1')] : []),
    ...(wrongEnding === undefined || !word.endsWith(ending) ? [] : [word.slice(0, -ending.length) + wrongEnding]),
  ];
}

function read(row: readonly string[]): RuleWord {
  const [set, base, ending, word] = [partOf(row, 0), partOf(row, 1), partOf(row, 2), partOf(row, 3)];
  const tried = [...new Set([...attempts(set, base, ending, word), ...listOf(row[5])])];
  const mistakes = tried.filter((each) => each !== word && each !== base && !/([a-z])\1\1/.test(each));
  const join = joinOf(set, base, word);
  const misspelt = mistakes.filter((each) => !` ${alsoWords} `.includes(` ${each} `));
  // A slip in another place, as in addmitted, asks nothing about the rule: it is only known when somebody types it.
  const wrong = misspelt.filter((each) => join.tricky === undefined || isIn(join.tricky, word, each));
  return {
    set,
    base,
    ending,
    word,
    sentence: partOf(row, 4),
    wrong,
    mistakes,
    doubleWrong: misspelt.filter((each) => !wrong.includes(each)),
    lesson: ruleLesson({ set, base, ending, word }),
    ...join,
  };
}

const all = once(() => rowsOf(ruleWords + suffixWords).map(read));
const bySet = new Map<string, readonly RuleWord[]>();

/** The words of a set. */
export function ruleWordsOf(set: string): readonly RuleWord[] {
  const found = bySet.get(set) ?? all().filter((each) => each.set === set);
  bySet.set(set, found);
  return found;
}
