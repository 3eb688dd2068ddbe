/** What adverbials tell: when, where or how. */

import type { TextMistake } from '../../kernel/mistakes.ts';
import type { Random } from '../../kernel/random.ts';
import { chosen } from '../../kernel/seen.ts';
import { chooseInOrder, chooseText, withOptions } from '../ask.ts';
import { features, isAt, type PhraseForm, rowsFor } from './phrase-parts-and-names.ts';
import { cutAtVerb, inside, type Parsed, parsedFor, readTells } from './sentence-parts.ts';
import { type ClassCell, mistake } from './sentences-and-mistakes.ts';

const tellsText = { when: 'when it happens', where: 'where it happens', how: 'how it happens' } as const;

const tellsNames = ['when', 'where', 'how'] as const;

/** Adverbials whose two readings agree on what they tell. */
const telling = (cell: ClassCell, tells: string): readonly Parsed[] =>
  rowsFor(cell).filter((row) => row.tells === tells && readTells(row.adverbial) === tells);

/** Whether the first word of an adverbial may open one of place, of time or of manner, so that it doesn’t give the answer away. */
const isOpen = ({ adverbial }: Parsed): boolean => /^(in|at|on|by)\b/i.test(adverbial);

/** Sentences to ask what their adverbial tells: first those known by their first word, such as ‘behind’, then those that aren’t. */
const toTell = (cell: ClassCell, tells: string): readonly Parsed[] =>
  telling(cell, tells).filter((row) =>
    cell.year === 4 && cell.difficulty === 'easy' ? !row.fronted && !isOpen(row) : isOpen(row),
  );

/** 'What does the adverbial in bold tell us?' */
export const whatItTells: PhraseForm = {
  // Younger children do this; in year 6 it is easy.
  weight: (cell) =>
    isAt(cell, ['adverbial'], 'easy', ...(cell.year < 6 ? ['medium'] : []))
      ? tellsNames.reduce((sum, tells) => sum + toTell(cell, tells).length, 0)
      : 0,
  make(random, cell) {
    const tells = random.pick(tellsNames);
    const row = random.pick(toTell(cell, tells));
    return chooseInOrder(
      {
        prompt: ['What does the adverbial in bold tell us?', row.sentence.replace(row.adverbial, '**$&**')],
        hint: 'Ask three questions about the sentence: When? Where? How? Which one does the part in bold answer?',
        steps: [
          'An adverbial tells when, where or how something happens. Try the three questions.',
          `“${inside(row.adverbial)}” answers the question “${tells}?”.`,
          `So it tells us **${tellsText[tells]}**.`,
        ],
        variant: `tells: ${row.sentence}`,
        features: features(row, cell.difficulty === 'easy' ? 1 : 2),
      },
      tellsNames.map((each) => tellsText[each]),
      tellsText[tells],
      (text) =>
        mistake(
          `${tells}-taken-for-${text.slice(0, text.indexOf(' '))}`,
          `“${inside(row.adverbial)}” answers the question “${tells}?”, not “${text.slice(0, text.indexOf(' '))}?”.`,
        ),
    );
  },
  solve(seen) {
    if (seen.asks !== 'What does the adverbial in bold tell us?') return undefined;
    const [, words = ''] = /\*\*(.+?)\*\*/.exec(seen.shows) ?? [];
    return chosen(seen, (option) => option.startsWith(readTells(words)));
  },
};

/** Words inside a noun phrase that seem to answer where, when or how: ‘the bell in the tower’. */
const insideNoun = /\b(in|on|at|to|with|through|over|from|for|by)\b/;

const openingOf = ({ adverbial }: Parsed): string => (adverbial.split(' ')[0] ?? '').toLowerCase();

/** Sentences whose adverbial tells something else, two of them at least opening it with the same word, such as ‘in’, so that the word alone tells nothing. */
function tellingOther(random: Random, cell: ClassCell, tells: string, right: Parsed): readonly Parsed[] {
  const all = random.shuffle(
    tellsNames.flatMap((each) => (each === tells ? [] : telling(cell, each).filter(isPlainInside))),
  );
  const alike = all.filter((row) => openingOf(row) === openingOf(right));
  if (alike.length < 2) return [];
  return alike.length > 2 ? alike : [...alike, ...all.filter((row) => !alike.includes(row))].slice(0, 4);
}

const isPlainInside = ({ subject, object }: Parsed): boolean => !insideNoun.test(`${subject} ${object}`);

/** 'Which sentence has an adverbial of place?' */
export const whichTells: PhraseForm = {
  weight: (cell) => (isAt(cell, ['adverbial'], 'hard') ? 160 : 0),
  make(random, cell) {
    const tells = random.pick(tellsNames);
    const row = random.pick(telling(cell, tells).filter(isPlainInside));
    const wrong = tellingOther(random, cell, tells, row).map(
      (other): TextMistake => [
        other.sentence,
        mistake(
          `${other.tells}-for-${tells}`,
          `“${inside(other.adverbial)}” answers the question “${other.tells}?”, not “${tells}?”.`,
        ),
      ],
    );
    return withOptions(
      chooseText(
        random,
        {
          prompt: [`Which sentence has an adverbial that tells us ${tellsText[tells]}?`],
          hint: `Find the adverbial of each sentence. Does it answer “when?”, “where?” or “how?”`,
          steps: [
            `Ask of each adverbial: ${tells}? Don’t go by its first word alone.`,
            `“${inside(row.adverbial)}” answers the question “${tells}?”.`,
            `So it is this one: **${row.sentence}**`,
          ],
          variant: `which tells ${tells}: ${row.sentence}`,
          features: features(row, 3),
        },
        row.sentence,
        wrong,
      ),
    );
  },
  solve(seen) {
    const [, tells = ''] = /^Which sentence has an adverbial that tells us (\w+)/.exec(seen.asks) ?? [];
    if (tells === '') return undefined;
    return chosen(seen, (option) => adverbialsIn(option).some((words) => readTells(words) === tells));
  },
};

/** The adverbial of a sentence, by the comma in front or by the words that may open one at the end. */
function adverbialsIn(sentence: string): readonly string[] {
  const cut = cutAtVerb(sentence);
  if (cut === undefined) return [];
  if (cut.front !== '') return [cut.front];
  const row = parsedFor(7)
    .concat(parsedFor(3))
    .find((each) => each.sentence === sentence);
  return row === undefined ? [] : [cut.rest.slice(row.object.length).trim()];
}
