/** The words of the spelling patterns, read once: their tricky part, what is wrongly written for it, a sentence. */

import { listOf, once, partOf, rowsOf } from '../data-rows.ts';
import { isIn, mistakesBetween } from '../spelling/misspelling.ts';
import type { SpellingWord } from '../spelling/word-lists.ts';
import { patternLesson } from './pattern-lessons.ts';
import { patternWords, rivals } from './patterns.data.ts';
import { trickyWords } from './tricky-spellings.data.ts';

/** A word with its tricky part, what stands around it, and what is wrongly written there. */
export interface PatternWord extends SpellingWord {
  readonly before: string;
  readonly pattern: string;
  readonly after: string;
  /** Wrong letters for the pattern alone. */
  readonly fills: readonly string[];
  /** The sound of the tricky part, where the set tells it. */
  readonly sound: string;
}

/** The part before the pattern with one mistake: a double letter made single, or a single consonant doubled. */
function mistakeBefore(before: string): string | undefined {
  if (/([a-z])\1/.test(before)) return before.replace(/([a-z])\1/, '$1');
  const slipped = before.replace(/^(..*[aeiou])([bcdflmnprt])(?![bcdfghklmnprstw])/, '$1$2$2');
  return slipped === before ? undefined : slipped;
}

/** A silent letter left out and another one wrong, as in ‘dowt’, is seen at a glance: it isn’t shown where there is a single slip. */
function shownOf(set: string, word: string, misses: readonly string[]): readonly string[] {
  const single = misses.filter((miss) => mistakesBetween(word, miss) < 2);
  return set === 'silent5' && single.length > 0 ? single : misses;
}

/** Of whole misspellings those are shown that go wrong in the tricky part; the others are only known when somebody types them. */
function read(row: readonly string[], whole: boolean): PatternWord {
  const set = partOf(row, 0);
  const [, before = '', pattern = '', after = ''] = /^(.*)\[(.+)\](.*)$/.exec(partOf(row, 1)) ?? [];
  const rivalsOf = rivals[`${set} ${pattern}`] ?? '';
  const written = row[3] ?? (whole ? '' : rivalsOf);
  const [likely = '', other] = written.split(';');
  const given = [...listOf(likely), ...listOf(other)];
  const misspelt = whole ? given : given.map((fill) => before + fill + after);
  const word = before + pattern + after;
  const tricky = [before.length, before.length + pattern.length] as const;
  const wrong = whole
    ? shownOf(
        set,
        word,
        misspelt.filter((miss) => isIn(tricky, word, miss)),
      )
    : misspelt.slice(0, other === undefined ? 2 : listOf(likely).length);
  // Of whole misspellings few go wrong in the ending alone, so that the right letters would be the ones most like the others.
  const ofEnding = whole ? listOf(rivalsOf.replace(';', ',')) : [];
  const fills =
    ofEnding.length > 0
      ? ofEnding
      : misspelt.flatMap((miss) => {
          const fill =
            miss.startsWith(before) && miss.endsWith(after)
              ? miss.slice(before.length, miss.length - after.length)
              : '';
          return fill === '' ? [] : [fill];
        });
  if (pattern === '' || given.length < 3 || wrong.length === 0)
    throw new Error(`'${row.join(' | ')}' needs a pattern in brackets and wrong spellings`);
  const slipped = mistakeBefore(before);
  const doubleWrong =
    slipped === undefined
      ? whole && /[bdghkmnpt]$/.test(word)
        ? [`${word}e`]
        : []
      : [slipped + pattern + after, slipped + (fills[0] ?? pattern) + after];
  return {
    set,
    word,
    sentence: partOf(row, 2),
    wrong,
    doubleWrong: [
      ...(whole ? misspelt.filter((miss) => !wrong.includes(miss)) : []),
      ...doubleWrong.filter((miss) => !misspelt.includes(miss)),
    ],
    before,
    pattern,
    after,
    fills,
    sound: row[4] ?? '',
    lesson: patternLesson({ set, word, before, pattern, sound: row[4] ?? '' }),
    tricky,
  };
}

const all = once(() => [
  ...rowsOf(patternWords).map((row) => read(row, false)),
  ...rowsOf(trickyWords).map((row) => read(row, true)),
]);

const bySet = new Map<string, readonly PatternWord[]>();

/** The words of a set. */
export function patternWordsOf(set: string): readonly PatternWord[] {
  const found = bySet.get(set) ?? all().filter((each) => each.set === set);
  bySet.set(set, found);
  return found;
}
