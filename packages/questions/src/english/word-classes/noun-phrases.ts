/** Noun phrases, and what expands them. */

import type { GivenAnswer } from '@comet/contract/question';
import type { TextMistake } from '../../kernel/mistakes.ts';
import { chosen } from '../../kernel/seen.ts';
import { chooseText, tap, withOptions } from '../ask.ts';
import { once, partOf, rowsOf } from '../data-rows.ts';
import type { Seen } from '../seen.ts';
import { mainNouns } from './main-nouns.data.ts';
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
import { mistake } from './sentences-and-mistakes.ts';

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

/** 'Tap all the words of the noun phrase about the puppy.' */
export const tapNounPhrase: PhraseForm = {
  weight: (cell) =>
    isAt(cell, ['noun phrase', 'expanded noun phrase'], 'medium', 'hard') ? Math.ceil(rowsFor(cell).length * 0.6) : 0,
  make(random, cell) {
    const hard = cell.difficulty === 'hard';
    const part = hard ? 'object' : 'subject';
    const row = random.pick(rowsFor(cell));
    const text = row[part];
    const noun = nounOf(text);
    if (
      !isNounPhrase(row, part) ||
      (part === 'object' && !row.fronted) ||
      row.sentence.split(noun).length > 2 ||
      // Where nothing follows the noun, the phrase is always the words before it.
      (cell.year === 4 && !hard && text.endsWith(noun)) ||
      (hard && wordsIn(text) < 4)
    )
      return undefined;
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

const mainNounPhrases = once(() =>
  rowsOf(mainNouns).map((row) => {
    const marked = partOf(row, 1).split(' ');
    const place = marked.findIndex((word) => word.startsWith('*'));
    return { level: partOf(row, 0), words: marked.map((word) => word.replace('*', '')), place };
  }),
);

/** 'What is the main noun of this noun phrase?' */
export const mainNoun: PhraseForm = {
  weight: (cell) =>
    isAt(cell, ['expanded noun phrase'], 'easy', 'medium')
      ? mainNounPhrases().filter(({ level }) => level === cell.difficulty).length
      : 0,
  make(random, cell) {
    const { words, place } = random.pick(mainNounPhrases().filter(({ level }) => level === cell.difficulty));
    const noun = words[place] ?? '';
    return tap(
      {
        prompt: ['Tap the main noun of this noun phrase.'],
        hint: 'Who or what is the whole phrase about? The other words say more about that person or thing.',
        steps: [
          'A noun names a person, an animal, a place or a thing. Look for the one that the whole phrase is about.',
          `The phrase is about “${noun}”. The other words say more about it.`,
          `The main noun is **${noun}**.`,
        ],
        variant: `main noun: ${words.join(' ')}`,
        features: { words: words.length, load: cell.difficulty === 'easy' ? 1 : 2 },
      },
      words,
      [place],
      (at) => mistake('detail-for-main-noun', `“${words[at]}” only tells us more about the main noun.`),
    );
  },
  solve(seen) {
    if (seen.asks !== 'Tap the main noun of this noun phrase.') return undefined;
    const [stop] = seen.options.flatMap((word, place) =>
      place > 0 &&
      (/^(of|with|in|on|at|from|to|through|for)$/.test(word) || (word === 'full' && seen.options[place + 1] === 'of'))
        ? [place]
        : [],
    );
    const place = (stop ?? seen.options.length) - 1;
    return chosen(seen, (_, at) => at === place);
  },
};

/** A noun phrase with nothing but its determiner, or with words added. */
const bareOf = (text: string): string => `${text.split(' ')[0]} ${nounOf(text)}`;

const isExpanded = (row: Parsed, part: 'subject' | 'object'): boolean =>
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

/** 'Which noun phrase is expanded by words after the noun?' */
export const expandedAfter: PhraseForm = {
  weight: (cell) => (isAt(cell, ['expanded noun phrase'], 'hard') ? 160 : 0),
  make(random, cell) {
    const phrases = rowsFor(cell).flatMap((row) =>
      (['subject', 'object'] as const).flatMap((part) => (isExpanded(row, part) ? [inside(row[part])] : [])),
    );
    const after = random.chance(1, 2);
    const fits = (text: string): boolean => text.endsWith(nounOf(text)) !== after;
    const fitting = phrases.filter(fits);
    if (fitting.length === 0) return undefined;
    const right = random.pick(fitting);
    const others = phrases.filter((text) => !fits(text)).sort((one, other) => other.length - one.length);
    const wrong = [...random.shuffle(others.slice(0, 12)).slice(0, 4), ...random.shuffle(others).slice(0, 7)];
    const where = after ? 'after' : 'only before';
    return withOptions(
      chooseText(
        random,
        {
          prompt: [`Which noun phrase is expanded by words ${where} its noun?`],
          hint: 'Find the main noun of each phrase. Do the words that say more come before it or after it?',
          steps: [
            `The main noun of the right one is “${nounOf(right)}”.`,
            `The words that say more come ${where} it: **${right}**.`,
          ],
          variant: `${where}: ${right}, ${wrong.slice(0, 2).join(', ')}`,
          features: { words: wordsIn(right), load: 3 },
        },
        right,
        wrong.map(
          (text) =>
            [
              text,
              mistake(
                'other-side-of-the-noun',
                `The main noun there is “${nounOf(text)}”. ${after ? 'All the words that describe it come before it.' : 'Some of the words that describe it come after it.'}`,
              ),
            ] as const,
        ),
      ),
    );
  },
  solve(seen) {
    const [, where = ''] =
      /^Which noun phrase is expanded by words (after|only before) its noun\?$/.exec(seen.asks) ?? [];
    if (where === '') return undefined;
    return chosen(seen, (option) => / (of|with|in|on|at|from|to|through|for) /.test(option) === (where === 'after'));
  },
};
