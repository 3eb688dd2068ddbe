/** What is asked and said of each kind of mistake, and where its slips are found. */
import type { Year } from '@comet/domain/curriculum/subjects';
import { grammarSlips } from './grammar-slips.ts';
import type { Kind } from './ladder.ts';
import { punctuationSlips } from './punctuation-slips.ts';
import type { SlipFinder } from './slip.ts';
import { spellingSlips } from './spelling-slips.ts';
import { writtenSlips } from './written-slips.ts';

const readAloud = 'Read the whole sentence aloud, even where it runs on into the next line.';

interface KindOfMistake {
  readonly find: SlipFinder;
  readonly asks: readonly string[];
  /** What to look at: it names what the lines of the year can have. */
  readonly hintFor: (year: Year) => string;
  /** What a check of a line without a mistake shows. */
  readonly checked: string;
  /** What is said of a part without a mistake and without anything that tempts. */
  readonly fine: string;
  /** The same of a part that is one word, where that has to be said otherwise. */
  readonly fineAlone?: string;
}

/** The number of the line stands in place of #. */
export const kinds: Readonly<Record<Kind, KindOfMistake>> = {
  spelling: {
    find: spellingSlips,
    asks: [
      'Proofread line #. Which part has a spelling mistake, if any?',
      'Which part of line # has a misspelt word, if any?',
      'Where is the spelling mistake in line #? Choose “No mistake” if there is none.',
    ],
    hintFor: () =>
      'Look at one word at a time. Is a letter missing, wrong or in the wrong place, or is there one too many?',
    checked: 'Every word is spelt correctly.',
    fine: 'This part is right: each of its words is spelt correctly.',
    fineAlone: 'This part is right: its word is spelt correctly.',
  },
  punctuation: {
    find: (text) => [...writtenSlips(text, 'punctuation'), ...punctuationSlips(text)],
    asks: [
      'Proofread line #. Which part has a punctuation mistake, if any?',
      'Which part of line # has a punctuation mistake, if any?',
      'Where is the punctuation mistake in line #? Choose “No mistake” if there is none.',
    ],
    hintFor: (year) =>
      `${readAloud} Look at commas, apostrophes, ${year > 5 ? 'dashes, colons, semi-colons' : 'capital letters'} and inverted commas, and at where sentences begin and end.`,
    checked: 'Every mark and capital letter is where it belongs.',
    fine: 'This part is right: nothing is missing, and there is nothing that shouldn’t be there.',
  },
  grammar: {
    find: (text) => [...writtenSlips(text, 'grammar'), ...grammarSlips(text)],
    asks: [
      'Proofread line #. Which part has a grammar mistake, if any?',
      'Which part of line # has a grammar mistake, if any?',
      'Where is the grammar mistake in line #? Choose “No mistake” if there is none.',
    ],
    hintFor: (year) =>
      `${readAloud} Check the verbs first, then adverbs, words that compare, and small words: ${year > 5 ? '“me”, “who”, “whose”, “or”, “nothing”' : '“me”, “who”, “those”, “nothing”'}.`,
    checked: 'All the words go together.',
    fine: 'This part is right: its words go together, and they fit the words around them.',
    fineAlone: 'This part is right: it fits the words around it.',
  },
};
