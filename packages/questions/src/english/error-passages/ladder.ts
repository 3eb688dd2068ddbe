/** Which mistakes each year and level of proofreading asks about. */
import type { Difficulty, Year } from '@comet/domain/curriculum/subjects';
import { wordsIn } from './slip.ts';

export type Kind = 'spelling' | 'punctuation' | 'grammar';
type ProofYear = Exclude<Year, 3>;
type Levels = Readonly<Record<Difficulty, string>>;

/**
 * The forms of mistakes by year and level; of spelling, the levels of the words (`misspelt-words.data.ts`). What a year no longer
 * overlooks isn't in its lines: capitals, short forms without an apostrophe and “she were” end in year 4, “the walls was”, too; a lost
 * question mark ends there, a needless apostrophe in “boats” in year 5, and one in “visitors” in year 6. In year 7 inverted commas are
 * lost only where speech goes on, and “would of” is no longer met.
 */
export const ladder: Readonly<Record<Kind, Readonly<Record<ProofYear, Levels>>>> = {
  spelling: {
    4: { easy: '1', medium: '2', hard: '3' },
    5: { easy: '3', medium: '4', hard: '5' },
    6: { easy: '4 5', medium: '6', hard: '7' },
    7: { easy: '6', medium: '7', hard: '8' },
  },
  punctuation: {
    4: {
      easy: 'sentence-capital name-capital full-stop question-mark short-form list-comma phrase-list-comma',
      medium: 'comma-before-capital short-form-moved plural long-plural owner speech-mark capital-after-speech',
      hard: 'comma-in-speech stop-in-speech mark-outside-speech owners owner-moved its comma-after-clause comma-before-verb',
    },
    5: {
      easy: 'list-comma phrase-list-comma short-form-moved speech-mark capital-after-speech comma-in-speech stop-in-speech',
      medium: 'plural long-plural owner comma-before-verb comma-after-clause',
      hard: 'owners owner-moved its comma-splice mark-outside-speech comma-of-a-pair',
    },
    6: {
      easy: 'long-plural owner speech-mark stop-in-speech comma-in-speech phrase-list-comma comma-before-verb',
      medium: 'owner-moved owners its comma-splice comma-after-clause mark-outside-speech split-speech-mark',
      hard: 'comma-of-a-pair dash-of-a-pair semi-colon-lost colon',
    },
    7: {
      easy: 'owner its stop-in-speech comma-in-speech phrase-list-comma split-speech-mark',
      medium: 'owner-moved comma-splice mark-outside-speech comma-after-clause long-question-mark',
      hard: 'comma-of-a-pair semi-colon-lost owners colon',
    },
  },
  grammar: {
    4: {
      easy: 'pronoun-verb singular-verb double-comparison rare-participle',
      medium: 'plural-verb indefinite-verb participle past-tense them-for-those of-for-have then-for-than',
      hard: 'distant-verb pair-verb there-verb double-negative and-me which-for-name adverb',
    },
    5: {
      easy: 'there-verb pair-verb participle rare-participle past-tense them-for-those of-for-have then-for-than',
      medium: 'adverb adverb-before-adjective double-negative and-me which-for-name',
      hard: 'distant-verb one-of-many and-i relative-pronoun them-who tense fewer whose',
    },
    6: {
      easy: 'there-verb pair-verb relative-verb participle of-for-have adverb adverb-before-adjective which-for-name who-for-thing',
      medium: 'double-negative and-me them-who relative-pronoun fewer tense whose',
      hard: 'distant-verb one-of-many and-i neither-nor if-clause lie-and-lay',
    },
    7: {
      easy: 'there-verb relative-verb participle adverb adverb-before-adjective who-for-thing',
      medium: 'double-negative and-me relative-pronoun tense whose neither-nor',
      hard: 'distant-verb one-of-many and-i if-clause lie-and-lay',
    },
  },
};

/** Forms whose right words make a child doubt all by themselves, such as “hardly any” and “my brother and I”. Of others a line has two. */
export const doubtful = wordsIn(
  'pair-verb and-me and-i distant-verb one-of-many relative-verb there-verb double-negative them-who whose neither-nor if-clause lie-and-lay ' +
    'fewer participle rare-participle owners its comma-of-a-pair comma-after-clause comma-in-speech stop-in-speech capital-after-speech semi-colon-lost colon',
);

/** The forms of a cell. */
export function formsOf(kind: Kind, year: Year, difficulty: Difficulty): ReadonlySet<string> {
  return year === 3 ? new Set() : wordsIn(ladder[kind][year][difficulty]);
}
