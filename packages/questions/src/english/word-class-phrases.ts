/** Phrases in a sentence: noun phrases, adverbials, subject and object. */
import type { GivenAnswer } from '@comet/contract/question';
import type { Made } from '../kernel/maker.ts';
import { chosen, type Form, type Seen } from './forms.ts';
import { cutAtVerb, inside, opensAsNounPhrase, type Parsed, parsedFor, readTells } from './phrases.ts';
import { choose, chooseInOrder, type Slip, type Told, tap, withOptions } from './telling.ts';
import { type ClassCell, mistake, type WordClassParams } from './word-class-ground.ts';

type PhraseForm = Form<WordClassParams>;
type Phrase = NonNullable<WordClassParams['phrase']>;
type Part = 'subject' | 'verb' | 'object' | 'adverbial';

const about: Readonly<Record<Part, string>> = {
  subject: 'The subject is who or what does the action of the verb.',
  verb: 'The verb tells what is done.',
  object: 'The object is who or what the action is done to.',
  adverbial: 'An adverbial tells when, where or how something happens.',
};

const partNames: readonly Part[] = ['subject', 'verb', 'object', 'adverbial'];

const isAt = (cell: ClassCell, phrases: readonly Phrase[], ...difficulties: readonly string[]): boolean =>
  cell.params.phrase !== undefined && phrases.includes(cell.params.phrase) && difficulties.includes(cell.difficulty);

/** Sentences both ways of cutting agree on. */
const kept = new Map<number, readonly Parsed[]>();
function rowsFor(cell: ClassCell): readonly Parsed[] {
  const known = kept.get(cell.year);
  if (known !== undefined) return known;
  const found = parsedFor(cell.year).filter((row) => {
    const cut = cutAtVerb(row.sentence);
    return (
      cut?.subject === row.subject &&
      cut.rest.startsWith(row.object) &&
      cut.front === (row.fronted ? row.adverbial : '')
    );
  });
  kept.set(cell.year, found);
  return found;
}

const wordsIn = (text: string): number => text.split(' ').length;
const features = (row: Parsed, load: number): Told['features'] => ({ words: wordsIn(row.sentence), load });

/** The parts a cell asks for. */
function partsOf(cell: ClassCell): readonly Part[] {
  return cell.params.phrase === 'adverbial' ? ['adverbial'] : ['subject', 'object'];
}

/** Which part of a sentence these words are, found by the verb alone. */
function readPart(sentence: string, words: string): Part | undefined {
  const cut = cutAtVerb(sentence);
  if (cut === undefined) return undefined;
  const same = (one: string): boolean => one.toLowerCase() === words.toLowerCase();
  if (same(cut.subject)) return 'subject';
  if (same(cut.front)) return 'adverbial';
  if (cut.rest.startsWith(words)) return 'object';
  return cut.rest.endsWith(words) ? 'adverbial' : 'verb';
}

/** 'Which words are the object of this sentence?' */
function whichWords(difficulty: string, fits: (row: Parsed, part: Part) => boolean): PhraseForm {
  const rows = (cell: ClassCell, part: Part): readonly Parsed[] => rowsFor(cell).filter((row) => fits(row, part));
  return {
    size: (cell) =>
      isAt(cell, ['adverbial', 'subject and object'], difficulty)
        ? partsOf(cell).reduce((sum, part) => sum + rows(cell, part).length, 0)
        : 0,
    make(random, cell) {
      const part = random.pick(partsOf(cell));
      const row = random.pick(rows(cell, part));
      const text = inside(row[part]);
      return choose(
        random,
        {
          prompt: [`Which part of the sentence is the ${part}?`, row.sentence],
          hint: about[part],
          steps: [about[part], `Here that is **${text}**.`],
          variant: `which ${part}: ${row.sentence}`,
          features: features(row, difficulty === 'easy' ? 1 : 2),
        },
        text,
        [
          ...partNames
            .filter((other) => other !== part)
            .map(
              (other) =>
                [inside(row[other]), mistake(`${other}-for-${part}`, `That is the ${other}. ${about[other]}`)] as const,
            ),
          [
            `${inside(row.subject)} ${row.verb}`,
            mistake('two-parts', 'Those words are two parts: the subject and the verb.'),
          ],
          [`${row.verb} ${row.object}`, mistake('two-parts', 'Those words are two parts: the verb and the object.')],
        ],
      );
    },
    solve(seen) {
      const [, part = ''] = /^Which part of the sentence is the (\w+)\?$/.exec(seen.asks) ?? [];
      return part === '' ? undefined : chosen(seen, (option) => readPart(seen.shows, option) === part);
    },
  };
}

/** 'What is the part in bold?' */
const nameThePart: PhraseForm = {
  size: (cell) => (isAt(cell, ['subject and object'], 'hard', 'medium') ? rowsFor(cell).length * 2 : 0),
  make(random, cell) {
    const hard = cell.difficulty === 'hard';
    const row = random.pick(rowsFor(cell).filter(({ fronted }) => fronted === hard));
    const part = random.pick(partNames);
    return chooseInOrder(
      {
        prompt: ['What is the part in bold?', row.sentence.replace(row[part], '**$&**')],
        hint: 'Find the verb first. Then ask who does it, and to whom or what it is done.',
        steps: [`The verb is “${row.verb}”. ${about[part]}`, `So “${inside(row[part])}” is the **${part}**.`],
        variant: `name ${part}: ${row.sentence}`,
        features: features(row, hard ? 3 : 2),
      },
      partNames,
      part,
      (other) =>
        mistake(
          `${part}-taken-for-${other}`,
          `${partNames.flatMap((each) => (each === other ? [about[each]] : [])).join('')} Look at the verb again.`,
        ),
    );
  },
  solve(seen) {
    if (seen.asks !== 'What is the part in bold?') return undefined;
    const [, words = ''] = /\*\*(.+?)\*\*/.exec(seen.shows) ?? [];
    const part = readPart(seen.shows, words);
    return chosen(seen, (option) => option === part);
  },
};

function tapPart(row: Parsed, text: string, told: Omit<Told, 'variant' | 'features'>, load: number): Made {
  const words = row.sentence.split(' ');
  const count = wordsIn(text);
  const before = row.sentence.slice(0, row.sentence.indexOf(text));
  const from = before === '' ? 0 : before.trim().split(' ').length;
  const places = Array.from({ length: count }, (_, at) => from + at);
  return tap({ ...told, variant: `tap ${text}: ${row.sentence}`, features: features(row, load) }, words, places, (at) =>
    mistake('beyond-the-phrase', `“${words[at]?.replaceAll(/[.,]/g, '')}” does not belong to that phrase.`),
  );
}

/** 'Tap the three words that are the subject.' */
const tapTheWords: PhraseForm = {
  size: (cell) =>
    isAt(cell, ['adverbial', 'subject and object'], 'medium', 'hard') ? Math.ceil(rowsFor(cell).length / 2) : 0,
  make(random, cell) {
    const hard = cell.difficulty === 'hard';
    const part = random.pick(partsOf(cell));
    const rows = rowsFor(cell).filter(
      (row) =>
        (part === 'object' ? row.fronted : part === 'subject' || row.fronted || !hard) &&
        wordsIn(row[part]) >= (hard ? 4 : 2),
    );
    if (rows.length === 0) return undefined;
    const row = random.pick(rows);
    const text = row[part];
    if (!hard && wordsIn(text) > 3) return undefined;
    return tapPart(
      row,
      text,
      {
        prompt: [`Tap all the words of the ${part}: ${wordsIn(text)} words.`],
        hint: about[part],
        steps: [about[part], `Here that is **${inside(text)}**.`],
      },
      hard ? 4 : 2,
    );
  },
  solve(seen) {
    const [, part = '', count = ''] = /^Tap all the words of the (\w+): (\d+) words\.$/.exec(seen.asks) ?? [];
    if (part === '') return undefined;
    const cut = cutAtVerb(seen.options.join(' '));
    if (cut === undefined) return [];
    const many = Number(count);
    const total = seen.options.length;
    const ahead = cut.front === '' ? 0 : wordsIn(cut.front);
    const from =
      part === 'subject'
        ? ahead
        : part === 'adverbial'
          ? cut.front === ''
            ? total - many
            : 0
          : total - wordsIn(cut.rest);
    return chosen(seen, (_, place) => place >= from && place < from + many);
  },
};

const tellsText = { when: 'when it happens', where: 'where it happens', how: 'how it happens' } as const;
const tellsNames = ['when', 'where', 'how'] as const;

/** Adverbials whose two readings agree on what they tell. */
const telling = (cell: ClassCell, tells: string): readonly Parsed[] =>
  rowsFor(cell).filter((row) => row.tells === tells && readTells(row.adverbial) === tells);

/** 'What does the adverbial in bold tell us?' */
const whatItTells: PhraseForm = {
  size: (cell) => (isAt(cell, ['adverbial'], 'easy', 'medium') ? Math.ceil(rowsFor(cell).length / 2) : 0),
  make(random, cell) {
    const tells = random.pick(tellsNames);
    const row = random.pick(telling(cell, tells));
    if (row.fronted !== (cell.difficulty === 'medium')) return undefined;
    return chooseInOrder(
      {
        prompt: ['What does the adverbial in bold tell us?', row.sentence.replace(row.adverbial, '**$&**')],
        hint: 'Ask three questions about the sentence: When? Where? How? Which one do the words in bold answer?',
        steps: [
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
          `“${inside(row.adverbial)}” does not tell us ${text}.`,
        ),
    );
  },
  solve(seen) {
    if (seen.asks !== 'What does the adverbial in bold tell us?') return undefined;
    const [, words = ''] = /\*\*(.+?)\*\*/.exec(seen.shows) ?? [];
    return chosen(seen, (option) => option.startsWith(readTells(words)));
  },
};

/** 'Which sentence has an adverbial of place?' */
const whichTells: PhraseForm = {
  size: (cell) => (isAt(cell, ['adverbial'], 'hard') ? 160 : 0),
  make(random, cell) {
    const tells = random.pick(tellsNames);
    const row = random.pick(telling(cell, tells));
    const wrong = tellsNames
      .filter((each) => each !== tells)
      .flatMap((each) =>
        random
          .sample(telling(cell, each), 4)
          .map(
            (other): Slip => [
              other.sentence,
              mistake(`${each}-for-${tells}`, `“${inside(other.adverbial)}” tells us ${tellsText[each]}.`),
            ],
          ),
      );
    return withOptions(
      choose(
        random,
        {
          prompt: [`Which sentence has an adverbial that tells us ${tellsText[tells]}?`],
          hint: `Look for the words that answer the question “${tells}?”.`,
          steps: [
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

const isNounPhrase = (row: Parsed, part: 'subject' | 'object'): boolean =>
  opensAsNounPhrase(row[part]) && wordsIn(row[part]) > 1;

/** Words cut across the phrases of a sentence, and phrases that are no noun phrases. */
function notNounPhrases(row: Parsed): readonly Slip[] {
  const subject = row.subject.split(' ');
  const object = row.object.split(' ');
  const cutText = 'Those words belong to two different parts of the sentence.';
  const slips: Slip[] = [
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
  return /^(in|on|at|under|behind|during|with|without|after|before|from|into|near|beside|through|across|over)\b/i.test(
    row.adverbial,
  )
    ? [
        ...slips,
        [
          inside(row.adverbial),
          mistake('adverbial-for-noun-phrase', 'Those words tell when, where or how. They are an adverbial.'),
        ],
      ]
    : slips;
}

const nounPhraseIs = 'A noun phrase is a noun with the words that belong to it, such as “the old house”.';

/** 'Which of these is a noun phrase?' */
const whichNounPhrase: PhraseForm = {
  size: (cell) => (isAt(cell, ['noun phrase'], 'easy', 'medium') ? 50 : 0),
  make(random, cell) {
    const row = random.pick(rowsFor(cell));
    const part = random.pick(['subject', 'object'] as const);
    if (!isNounPhrase(row, part) || row.fronted !== (cell.difficulty === 'medium')) return undefined;
    const text = inside(row[part]);
    return choose(
      random,
      {
        prompt: ['Which of these is a noun phrase?', row.sentence],
        hint: nounPhraseIs,
        steps: [nounPhraseIs, `**${text}** is one: its noun is “${nounOf(text)}”.`],
        variant: `which noun phrase: ${text}: ${row.sentence}`,
        features: features(row, cell.difficulty === 'easy' ? 1 : 2),
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

const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** The noun a phrase is about: the last word before 'of', 'with' and their like. */
export function nounOf(phrase: string): string {
  const [front = ''] = phrase.split(/ (?:of|with|in|on|at|full|from|to|through|for) /);
  return front.split(' ').at(-1) ?? '';
}

/** 'Tap all the words of the noun phrase about the puppy.' */
const tapNounPhrase: PhraseForm = {
  size: (cell) => (isAt(cell, ['noun phrase', 'expanded noun phrase'], 'medium', 'hard') ? rowsFor(cell).length : 0),
  make(random, cell) {
    const hard = cell.difficulty === 'hard';
    const part = hard ? 'object' : 'subject';
    const row = random.pick(rowsFor(cell));
    const text = row[part];
    const noun = nounOf(text);
    if (!isNounPhrase(row, part) || (part === 'object' && !row.fronted) || row.sentence.split(noun).length > 2)
      return undefined;
    return tapPart(
      row,
      text,
      {
        prompt: [`Tap all ${wordsIn(text)} words of the noun phrase with the noun “${noun}”.`],
        hint: `Which words before or after “${noun}” belong to it?`,
        steps: [nounPhraseIs, `Here that is **${inside(text)}**.`],
      },
      hard ? 4 : 2,
    );
  },
  solve(seen) {
    const [, count = '', noun = ''] =
      /^Tap all (\d+) words of the noun phrase with the noun “(.+)”\.$/.exec(seen.asks) ?? [];
    if (noun === '') return undefined;
    const cut = cutAtVerb(seen.options.join(' '));
    if (cut === undefined) return [];
    const ahead = cut.front === '' ? 0 : wordsIn(cut.front);
    const from = cut.subject.split(' ').includes(noun) ? ahead : seen.options.length - wordsIn(cut.rest);
    return chosen(seen, (_, place) => place >= from && place < from + Number(count));
  },
};

/** 'What is the main noun of the noun phrase in bold?' */
const mainNoun: PhraseForm = {
  size: (cell) => (isAt(cell, ['expanded noun phrase'], 'easy', 'medium') ? Math.ceil(rowsFor(cell).length * 0.8) : 0),
  make(random, cell) {
    const hard = cell.difficulty === 'medium';
    const row = random.pick(rowsFor(cell));
    const part = random.pick(['subject', 'object'] as const);
    const text = row[part];
    const noun = nounOf(text);
    if (!isNounPhrase(row, part) || wordsIn(text) < 3 || text.endsWith(noun) === hard) return undefined;
    const words = inside(text).split(' ');
    return tap(
      {
        prompt: ['Tap the main noun of this noun phrase.'],
        hint: 'The other words describe it or say more about it. Who or what is it all about?',
        steps: [`The phrase is about “${noun}”. The other words say more about it.`, `The main noun is **${noun}**.`],
        variant: `main noun: ${text}`,
        features: { words: words.length, load: hard ? 2 : 1 },
      },
      words,
      [words.indexOf(noun)],
      (at) => mistake('detail-for-main-noun', `“${words[at]}” only tells us more about the main noun.`),
    );
  },
  solve(seen) {
    if (seen.asks !== 'Tap the main noun of this noun phrase.') return undefined;
    const [stop] = seen.options.flatMap((word, place) =>
      place > 0 && /^(of|with|in|on|at|full|from|to|through|for)$/.test(word) ? [place] : [],
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
const whichExpanded: PhraseForm = {
  size: (cell) => (isAt(cell, ['expanded noun phrase'], 'easy', 'medium') ? rowsFor(cell).length : 0),
  make(random, cell) {
    const medium = cell.difficulty === 'medium';
    const [row, ...others] = random.sample(rowsFor(cell), 9);
    const part = random.pick(['subject', 'object'] as const);
    if (row === undefined || !isExpanded(row, part)) return undefined;
    const text = inside(row[part]);
    if (text.endsWith(nounOf(text)) === medium) return undefined;
    const slips: readonly Slip[] = others.flatMap((other): readonly Slip[] => [
      [
        `${other.verb} ${other.object}`,
        mistake('verb-in-the-noun-phrase', `“${other.verb}” is a verb. A noun phrase has no verb like this.`),
      ],
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
    return withOptions(
      choose(
        random,
        {
          prompt: ['Which of these is an expanded noun phrase?'],
          hint: 'It is about one noun, with words that describe it. It has no verb that tells what is done.',
          steps: [
            'An expanded noun phrase is a noun with words that tell us more about it.',
            `**${text}** tells us more about “${nounOf(text)}”.`,
          ],
          variant: `expanded: ${text}`,
          features: { words: wordsIn(text), load: medium ? 2 : 1 },
        },
        text,
        slips,
      ),
    );
  },
  solve: (seen) => (seen.asks === 'Which of these is an expanded noun phrase?' ? solveExpanded(seen) : undefined),
};

function solveExpanded(seen: Seen): readonly GivenAnswer[] {
  return chosen(seen, (option) => opensAsNounPhrase(option) && wordsIn(option) > 2);
}

/** 'Which noun phrase is expanded by words after the noun?' */
const expandedAfter: PhraseForm = {
  size: (cell) => (isAt(cell, ['expanded noun phrase'], 'hard') ? 160 : 0),
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
      choose(
        random,
        {
          prompt: [`Which noun phrase is expanded by words ${where} its noun?`],
          hint: 'Find the main noun of each phrase. Do the words that say more stand before it or after it?',
          steps: [
            `The main noun of the right one is “${nounOf(right)}”.`,
            `The words that say more stand ${where} it: **${right}**.`,
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
                `The main noun there is “${nounOf(text)}”. Look at which side of it the other words stand.`,
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
    return chosen(
      seen,
      (option) => / (of|with|in|on|at|full|from|to|through|for) /.test(option) === (where === 'after'),
    );
  },
};

/** The ways of asking about phrases. */
export const phraseForms: readonly PhraseForm[] = [
  whichWords('easy', (row, part) => !row.fronted || part === 'adverbial'),
  whichWords('medium', (row, part) => row.fronted !== (part === 'adverbial')),
  nameThePart,
  tapTheWords,
  whatItTells,
  whichTells,
  whichNounPhrase,
  tapNounPhrase,
  mainNoun,
  whichExpanded,
  expandedAfter,
];
