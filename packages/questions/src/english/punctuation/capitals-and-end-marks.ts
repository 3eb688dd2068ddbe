/** Capital letters and end marks. */

import { low, upper } from '../../kernel/letter-case.ts';
import { andList } from '../../kernel/list-text.ts';
import type { TextMistake } from '../../kernel/mistakes.ts';
import { chosen, typed } from '../../kernel/seen.ts';
import { chooseInOrder, chooseText, tap, withOptions, writeNumber } from '../ask.ts';
import { listOf, once, partOf, rowsOf } from '../data-rows.ts';
import type { Form } from '../seen.ts';
import { spreadMistakes } from '../spread-mistakes.ts';
import { at, type PunctuateParams, wordAlone } from './params.ts';
import { mistake } from './punctuated-sentences.ts';
import { commonNouns, sentenceEnds } from './sentence-ends.data.ts';

type EndForm = Form<PunctuateParams>;

const all = once(() => rowsOf(sentenceEnds).map((row) => partOf(row, 0)));
const sizeAt = (size: number, ...difficulties: readonly string[]) =>
  at((cell) => (cell.params.asks === 'ends' ? size : 0), ...difficulties);

const marks = { '.': 'full stop', '?': 'question mark', '!': 'exclamation mark' } as const;
type Mark = keyof typeof marks;
const endOf = (sentence: string): Mark => (sentence.endsWith('?') ? '?' : sentence.endsWith('!') ? '!' : '.');
const rules: Readonly<Record<Mark, string>> = {
  '.': 'A sentence that tells something, or tells someone what to do, ends with a full stop.',
  '?': 'A sentence that asks something ends with a question mark.',
  '!': 'An exclamation that begins with What or How ends with an exclamation mark.',
};

/** What a mark is for, to a child who chose it for another. */
const usesOf: Readonly<Record<Mark, string>> = {
  '.': 'A full stop ends a sentence that tells something.',
  '?': 'A question mark ends a sentence that asks something.',
  '!': 'An exclamation mark ends a sentence such as “What a mess!”.',
};
const doesHere: Readonly<Record<Mark, string>> = {
  '.': 'This one tells something.',
  '?': 'This one asks something.',
  '!': 'This one exclaims, and it begins with What or How.',
};
/** How a child can tell: What and How begin questions and exclamations alike. */
const tellsBy: Readonly<Record<Mark, string>> = {
  '.': 'The sentence tells something and wants no answer.',
  '?': 'The sentence wants an answer, so it asks something.',
  '!': 'The sentence wants no answer. It shows a strong feeling.',
};
const markMissing = (end: Mark): string => `${end === '!' ? 'An' : 'A'} ${marks[end]} is missing at the end`;
const markNamed = (name: string): Mark => (name === marks['?'] ? '?' : name === marks['!'] ? '!' : '.');

/** Names and days: the words that keep a capital inside a sentence. */
const properIn = (sentence: string): readonly string[] =>
  sentence.split(' ').flatMap((word, place) => (place > 0 && /^\p{Lu}/u.test(word) ? [wordAlone(word)] : []));
const properNames = once(() => new Set(all().flatMap(properIn)));

/** The end a sentence takes by the way it begins. */
function readEnd(sentence: string): Mark {
  if (
    /^(where|when|did|who|have|what (?:time|colour|did|is)|is|why|can|how (?:many|do|does|(?:old|far) is)|which|will|are|do) /i.test(
      sentence,
    )
  )
    return '?';
  return /^(what an? |what strange|how )/i.test(sentence) ? '!' : '.';
}

/** Whether capitals and the end mark are as they should be, by the rules alone. */
function isRight(sentence: string): boolean {
  const words = sentence.split(' ');
  const capitals = words.every((word, place) => {
    const bare = wordAlone(word);
    const wants = place === 0 || bare === 'I' || bare === 'i' || properNames().has(upper(bare));
    return /^\p{Lu}/u.test(bare) === wants;
  });
  return capitals && /[.?!]$/.test(sentence) && endOf(sentence) === readEnd(sentence);
}

const common = once(() => new Set(listOf(commonNouns)));

/** Mistakes with one capital or the end mark that are not seen at a glance. */
function nearMistakes(sentence: string): TextMistake[] {
  const end = endOf(sentence);
  const words = sentence.split(' ');
  return [
    // A statement with a question mark could be asked in surprise, so it is no mistake.
    ...(end === '.'
      ? []
      : ([[`${sentence.slice(0, -1)}.`, mistake('full-stop-for-other-end', rules[end])]] satisfies TextMistake[])),
    ...properIn(sentence).map(
      (name): TextMistake => [
        sentence.replace(` ${name}`, ` ${low(name)}`),
        mistake('no-capital-for-a-name', `“${name}” is a name, or part of one. It needs a capital letter.`),
      ],
    ),
    ...words
      .filter((word) => common().has(wordAlone(word)))
      .map(
        (word): TextMistake => [
          sentence.replace(` ${word}`, ` ${upper(word)}`),
          mistake('capital-for-a-common-word', `“${wordAlone(word)}” is not a name, so it needs no capital letter.`),
        ],
      ),
  ];
}

/** Every mistake with one capital or the end mark, and two of them at once. */
function mistakesOf(sentence: string): TextMistake[] {
  const end = endOf(sentence);
  const mistakes: TextMistake[] = [
    [low(sentence), mistake('no-capital-at-the-start', 'A sentence begins with a capital letter.')],
    [sentence.slice(0, -1), mistake('no-end-mark', `${markMissing(end)}.`)],
    ...nearMistakes(sentence),
  ];
  // A second mark left out would make the right one the longest too often.
  const doubled = mistakes
    .filter(([text]) => /^\p{Lu}/u.test(text))
    .map(
      ([text, because]): TextMistake => [
        low(text),
        { ...because, says: `${because.says} A sentence begins with a capital letter.` },
      ],
    );
  return [...mistakes, ...doubled];
}

const whichIs = 'Which sentence is written correctly?';

/** Which words of a sentence begin with a capital letter: the first one, and its names, each with a title before it. */
function capitalsIn(sentence: string): string {
  const [, ...rest] = sentence.split(' ');
  const names = rest.join(' ').match(/\p{Lu}\p{L}*(?: \p{Lu}\p{L}*)*/gu) ?? [];
  const others =
    names.length === 0
      ? 'no other word in it needs one'
      : `so ${names.length === 1 ? 'does' : 'do'} ${andList(names.map((name) => `“${name}”`))}`;
  return `The first word begins with a capital letter, and ${others}.`;
}

/** The same words with mistakes, or different sentences with mistakes. */
function rightOne(isSame: boolean, count: number, ...difficulties: readonly string[]): EndForm {
  return {
    weight: sizeAt(isSame ? 60 : 100, ...difficulties),
    make(random) {
      const [sentence, ...others] = random.sample(all(), 8);
      if (sentence === undefined) return undefined;
      const mistakes = isSame
        ? random.shuffle(mistakesOf(sentence))
        : spreadMistakes(random, others.map(nearMistakes), count - 1);
      return withOptions(
        chooseText(
          random,
          {
            prompt: [whichIs],
            hint: 'Check three things: the first letter, the names, and the mark at the end.',
            steps: [capitalsIn(sentence), rules[endOf(sentence)], `The right one is: **${sentence}**`],
            variant: `written: ${sentence}`,
            features: { words: sentence.split(' ').length, near: count },
          },
          sentence,
          mistakes,
          { count },
        ),
      );
    },
    solve: (seen) => (seen.asks === whichIs ? chosen(seen, isRight) : undefined),
  };
}

/** The words that tell how a sentence ends; never the whole of it, for its mark would be told with it. */
const firstWords = (sentence: string): string => sentence.split(' ').slice(0, -1).slice(0, 3).join(' ');

/** 'Which mark ends this sentence?' */
const endMark: EndForm = {
  weight: sizeAt(44, 'easy'),
  make(random) {
    const end = random.pick(['.', '?', '!'] as const);
    // Somebody could shout a command, so that another mark would do.
    const sentence = random.pick(all().filter((each) => endOf(each) === end && !/^(Please|Ask) /.test(each)));
    return chooseInOrder(
      {
        prompt: ['Which mark should end this sentence?', sentence.slice(0, -1)],
        hint: 'Does it tell something, ask something, or exclaim with What or How?',
        steps: [
          `Read the first words: “${firstWords(sentence)} …” ${tellsBy[end]}`,
          rules[end],
          `So it ends with ${end === '!' ? 'an' : 'a'} **${marks[end]}**.`,
        ],
        variant: `end: ${sentence}`,
        features: { words: sentence.split(' ').length, near: 1 },
      },
      Object.values(marks),
      marks[end],
      (name) =>
        mistake(
          `${name.replaceAll(' ', '-')}-for-${marks[end].replaceAll(' ', '-')}`,
          `${usesOf[markNamed(name)]} ${doesHere[end]}`,
        ),
    );
  },
  solve: (seen) =>
    seen.asks === 'Which mark should end this sentence?'
      ? chosen(seen, (option) => option === marks[readEnd(seen.shows)])
      : undefined,
};

const isWhatOrHow = (sentence: string): boolean => /^(What|How) /.test(sentence);

/** 'Which sentence must end with a question mark?' */
const whichEnds: EndForm = {
  weight: sizeAt(100, 'medium'),
  make(random) {
    const end = random.pick(['?', '!'] as const);
    const own = random.pick(all().filter((each) => endOf(each) === end && isWhatOrHow(each)));
    const right = own.slice(0, -1);
    const others = random.shuffle(all().filter((each) => endOf(each) !== end));
    // The first word alone must not tell: two of the wrong ones begin with What or How as well, with that of the right one or with the other.
    const [firstWord = ''] = own.split(' ');
    const sameWord = others.filter((each) => each.startsWith(`${firstWord} `));
    const otherWord = others.filter((each) => isWhatOrHow(each) && !sameWord.includes(each));
    const countSame = random.int(0, 2);
    const wrong = [
      ...sameWord.slice(0, countSame),
      ...otherWord.slice(0, 2 - countSame),
      ...others.filter((each) => !isWhatOrHow(each)).slice(0, 1),
    ];
    return withOptions(
      chooseText(
        random,
        {
          prompt: [`Which sentence must end with ${end === '?' ? 'a question mark' : 'an exclamation mark'}?`],
          hint: 'Look at the first words. Does the sentence ask, tell or exclaim?',
          steps: [
            `Read the first words: “${firstWords(right)} …” ${tellsBy[end]}`,
            rules[end],
            `So it is: **${right}${end}**`,
          ],
          variant: `which ends ${end}: ${right}`,
          features: { words: right.split(' ').length, near: 2 },
        },
        right,
        wrong.map((other): TextMistake => [other.slice(0, -1), mistake('end-misjudged', rules[endOf(other)])]),
      ),
    );
  },
  solve(seen) {
    const [, name = ''] = /^Which sentence must end with an? (.+)\?$/.exec(seen.asks) ?? [];
    return name === '' ? undefined : chosen(seen, (option) => marks[readEnd(option)] === name);
  },
};

/** Places of the words that need a capital, by the list of names. */
const needing = (words: readonly string[]): readonly number[] =>
  words.flatMap((word, place) => {
    const bare = wordAlone(word);
    return place === 0 || bare === 'i' || properNames().has(upper(bare)) ? [place] : [];
  });

/** 'Tap the two words that need a capital letter.' */
const tapCapitals: EndForm = {
  weight: sizeAt(35, 'medium'),
  make(random) {
    const sentence = random.pick(all());
    const words = sentence.toLowerCase().split(' ');
    const places = sentence.split(' ').flatMap((word, place) => (/^\p{Lu}/u.test(word) ? [place] : []));
    if (places.length < 2 || places.length > 3) return undefined;
    return tap(
      {
        prompt: [`Tap the ${places.length === 2 ? 'two' : 'three'} words that need a capital letter.`],
        hint: 'The first word needs one. So do names of people, places, days and months, and the word I.',
        steps: [
          'Go through the sentence word by word. Ask: is it the first word, a name, a day, a month, or I?',
          'Those begin with a capital letter, and no other words do.',
          `So it is: **${sentence}**`,
        ],
        variant: `capitals: ${sentence}`,
        features: { words: words.length, near: 2 },
      },
      words,
      places,
      (place) =>
        mistake(
          'capital-for-a-common-word',
          `“${wordAlone(words[place])}” is not a name, and it is not the first word.`,
        ),
    );
  },
  solve: (seen) =>
    seen.asks.endsWith('words that need a capital letter.')
      ? chosen(seen, (_, place) => needing(seen.options).includes(place))
      : undefined,
};

/** 'How many capital letters are missing?' */
const howManyCapitals: EndForm = {
  weight: sizeAt(16, 'hard'),
  make(random) {
    const sentence = random.pick(all().filter((each) => properIn(each).length > 1));
    const words = sentence.toLowerCase();
    const count = sentence.split(' ').filter((word) => /^\p{Lu}/u.test(word)).length;
    const few = mistake(
      'capitals-miscounted',
      'There is one more. Remember the first word, the word I, and every name.',
    );
    const many = mistake(
      'capitals-miscounted',
      'That is one too many. Only the first word, names and the word I count.',
    );
    return writeNumber(
      {
        prompt: ['How many words in this sentence need a capital letter?', words],
        hint: 'Count the first word, the word I, and every name of a person, a place, a day or a month.',
        steps: [`It should be: ${sentence}`, `So **${count}** words need a capital letter.`],
        variant: `how many capitals: ${sentence}`,
        features: { words: words.split(' ').length, near: 4 },
      },
      count,
      [
        [count - 1, few],
        [count + 1, many],
      ],
    );
  },
  solve: ({ asks, shows }) =>
    asks === 'How many words in this sentence need a capital letter?'
      ? typed(String(needing(shows.split(' ')).length))
      : undefined,
};

/** The ways of asking about capital letters and end marks. */
export const endForms: readonly EndForm[] = [
  rightOne(true, 3, 'easy'),
  endMark,
  whichEnds,
  tapCapitals,
  rightOne(false, 4, 'hard'),
  howManyCapitals,
];
