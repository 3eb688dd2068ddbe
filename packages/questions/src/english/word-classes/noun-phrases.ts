/** Noun phrases, and what expands them. */

import type { GivenAnswer } from '@comet/contract/question';
import type { TextMistake } from '../../kernel/mistakes.ts';
import { chosen } from '../../kernel/seen.ts';
import { chooseText, withOptions } from '../ask.ts';
import type { Seen } from '../seen.ts';
import {
  features,
  isAt,
  isNounPhrase,
  nounOf,
  type PhraseForm,
  rowsFor,
  same,
  tapPart,
  wordsIn,
} from './phrase-parts-and-names.ts';
import { cutAtVerb, inside, opensAsNounPhrase, type Parsed } from './sentence-parts.ts';
import { type ClassCell, mistake } from './sentences-and-mistakes.ts';

/** Words cut across the phrases of a sentence, and phrases that are no noun phrases. */
function notNounPhrases(row: Parsed): readonly TextMistake[] {
  const subject = row.subject.split(' ');
  const object = row.object.split(' ');
  const cutText = `“${row.verb}” is a verb. The words before and after it belong to two different parts of the sentence.`;
  const mistakes: TextMistake[] = [
    [`${subject.at(-1)} ${row.verb} ${object[0]}`, mistake('cut-across-phrases', cutText)],
    [
      `${row.verb} ${object.slice(0, 2).join(' ')}`,
      mistake('verb-in-the-noun-phrase', `“${row.verb}” is a verb. A noun phrase has no verb like this.`),
    ],
    [
      `${subject.slice(-2).join(' ')} ${row.verb}`,
      mistake('verb-in-the-noun-phrase', `“${row.verb}” is a verb. A noun phrase has no verb like this.`),
    ],
  ];
  return /^(in|on|at|by|under|behind|during|with|without|after|before|from|into|near|beside|through|across|over)\b/i.test(
    row.adverbial,
  )
    ? [
        ...mistakes,
        [
          inside(row.adverbial),
          mistake('adverbial-for-noun-phrase', 'Those words tell when, where or how. They are an adverbial.'),
        ],
      ]
    : mistakes;
}

const nounPhraseIs = 'A noun phrase is a noun with the words that belong to it, such as “the old house”.';

/** 'Which of these is a noun phrase?' */
export const whichNounPhrase: PhraseForm = {
  weight: (cell) => (isAt(cell, ['noun phrase'], 'medium') ? 50 : 0),
  make(random, cell) {
    const row = random.pick(rowsFor(cell));
    const part = random.pick(['subject', 'object'] as const);
    if (!isNounPhrase(row, part) || !row.fronted) return undefined;
    const text = inside(row[part]);
    return chooseText(
      random,
      {
        prompt: ['Which of these is a noun phrase?', row.sentence],
        hint: 'Look for words that belong to one noun. Leave out the verb.',
        steps: [
          nounPhraseIs,
          `Its noun is “${nounOf(text)}”, and the other words belong to it.`,
          `So it is **${text}**.`,
        ],
        variant: `which noun phrase: ${text}: ${row.sentence}`,
        features: features(row, 2),
      },
      text,
      notNounPhrases(row),
    );
  },
  solve(seen) {
    if (seen.asks !== 'Which of these is a noun phrase?') return undefined;
    const cut = cutAtVerb(seen.shows);
    return chosen(
      seen,
      (option) =>
        cut !== undefined && opensAsNounPhrase(option) && (same(option, cut.subject) || cut.rest.startsWith(option)),
    );
  },
};

/** Sentences with a noun phrase to tap. Where nothing follows the noun, the phrase is simply the words before it: in year 4 something does. */
function rowsToTap(cell: ClassCell): readonly Parsed[] {
  const hard = cell.difficulty === 'hard';
  const part = hard ? 'object' : 'subject';
  return rowsFor(cell).filter((row) => {
    const noun = nounOf(row[part]);
    return (
      isNounPhrase(row, part) &&
      row.sentence.split(noun).length === 2 &&
      (cell.year === 4 ? !row[part].endsWith(noun) : !hard || row.fronted) &&
      (!hard || wordsIn(row[part]) > 3)
    );
  });
}

/** 'Tap all the words of the noun phrase about the puppy.' */
export const tapNounPhrase: PhraseForm = {
  weight: (cell) =>
    isAt(cell, ['noun phrase', 'expanded noun phrase'], 'medium', 'hard') ? rowsToTap(cell).length : 0,
  make(random, cell) {
    const hard = cell.difficulty === 'hard';
    const row = random.pick(rowsToTap(cell));
    const text = row[hard ? 'object' : 'subject'];
    const noun = nounOf(text);
    return tapPart(
      row,
      text,
      {
        prompt: [
          `Tap ${wordsIn(text) === 2 ? 'both' : `all ${wordsIn(text)}`} words of the noun phrase with the noun “${noun}”.`,
        ],
        hint: `Which words before or after “${noun}” belong to it?`,
        steps: [
          nounPhraseIs,
          `Take “${noun}” and all the words that describe it, but not the verb.`,
          `Here that is **${inside(text)}**.`,
        ],
      },
      hard ? 4 : 2,
      'noun phrase',
    );
  },
  solve(seen) {
    const [, count = '2', noun = ''] =
      /^Tap (?:both|all (\d+)) words of the noun phrase with the noun “(.+)”\.$/.exec(seen.asks) ?? [];
    if (noun === '') return undefined;
    const cut = cutAtVerb(seen.options.join(' '));
    if (cut === undefined) return [];
    const ahead = cut.front === '' ? 0 : wordsIn(cut.front);
    const from = cut.subject.split(' ').includes(noun) ? ahead : seen.options.length - wordsIn(cut.rest);
    return chosen(seen, (_, place) => place >= from && place < from + Number(count));
  },
};

/** A noun phrase with nothing but its determiner, or with words added. */
const bareOf = (text: string): string => `${text.split(' ')[0]} ${nounOf(text)}`;

export const isExpanded = (row: Parsed, part: 'subject' | 'object'): boolean =>
  opensAsNounPhrase(row[part]) && wordsIn(row[part]) > 2 && bareOf(row[part]) !== row[part];

/** 'Which of these is an expanded noun phrase?' */
export const whichExpanded: PhraseForm = {
  weight: (cell) =>
    isAt(cell, ['expanded noun phrase'], 'easy', 'medium') ? Math.ceil(rowsFor(cell).length * 0.6) : 0,
  make(random, cell) {
    const medium = cell.difficulty === 'medium';
    const [row, ...others] = random.sample(rowsFor(cell), 9);
    const part = random.pick(['subject', 'object'] as const);
    if (row === undefined || !isExpanded(row, part)) return undefined;
    const text = inside(row[part]);
    if (text.endsWith(nounOf(text)) === medium || cutAtVerb(text) !== undefined) return undefined;
    const mistakes: readonly TextMistake[] = others.flatMap((other): readonly TextMistake[] => [
      // At medium a wrong one opens like a noun phrase: its verb comes later.
      ...[medium ? `${inside(other.subject)} ${other.verb} ${other.object}` : `${other.verb} ${other.object}`]
        .filter((words) => !medium || cutAtVerb(words) !== undefined)
        .map(
          (words) =>
            [
              words,
              mistake('verb-in-the-noun-phrase', `“${other.verb}” is a verb. A noun phrase has no verb like this.`),
            ] as const,
        ),
      ...(isExpanded(other, 'subject')
        ? [
            [
              inside(bareOf(other.subject)),
              mistake('not-expanded', 'That noun phrase is not expanded: nothing describes the noun.'),
            ] as const,
          ]
        : []),
      ...(other.adverbial.includes(' ') && !/^(all|last|every|once|each|this|the)\b/i.test(other.adverbial)
        ? [
            [
              inside(other.adverbial),
              mistake('adverbial-for-noun-phrase', 'Those words tell when, where or how. They are an adverbial.'),
            ] as const,
          ]
        : []),
    ]);
    const clauses = mistakes.filter(([words]) => cutAtVerb(words) !== undefined);
    const phrases = mistakes.filter((each) => !clauses.includes(each));
    if (medium && clauses.length < 2) return undefined;
    return withOptions(
      chooseText(
        random,
        {
          prompt: ['Which of these is an expanded noun phrase?'],
          hint: 'It is about one noun, with words that describe it. It has no verb that tells what is done.',
          steps: [
            'An expanded noun phrase is a noun with words that tell us more about it.',
            `In **${text}** the other words tell us more about “${nounOf(text)}”.`,
          ],
          variant: `expanded: ${text}`,
          features: { words: wordsIn(text), load: medium ? 2 : 1 },
        },
        text,
        medium ? [...clauses.slice(0, 2), ...phrases.slice(0, 1)] : mistakes,
      ),
    );
  },
  solve: (seen) => (seen.asks === 'Which of these is an expanded noun phrase?' ? solveExpanded(seen) : undefined),
};

function solveExpanded(seen: Seen): readonly GivenAnswer[] {
  return chosen(seen, (option) => opensAsNounPhrase(option) && wordsIn(option) > 2 && cutAtVerb(option) === undefined);
}
