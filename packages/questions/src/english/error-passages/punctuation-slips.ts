/** Faults of punctuation: marks and capitals that are lost, moved or put where none belong. */
import { bare, beginsSentence, ending, type Slip, type SlipFinder } from './slip.ts';

const months = 'January February March April May June July August September October November December';
const days = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday';
const dates = new Set(`${months} ${days} Easter Christmas`.split(' '));
/** Capitals that a careful writer may leave out. */
const looseCapitals = new Set(
  'Arctic Mum Dad Grandad Cousin Aunt Uncle Aunty Class Four Church Council Councillor Road Street Great Inspector'.split(
    ' ',
  ),
);

type OneWord = Omit<Slip, 'at' | 'count'>;
/** What can go wrong with one word, given the words around it. */
type WordSlips = (word: string, at: number, words: readonly string[]) => readonly OneWord[];

/** Plural nouns of the texts, in front of words that no owner can stand before. */
const plurals = new Set(
  (
    'slippers raisins apples crackers beans carrots peppers worms clocks ropes mountains clouds weeks waves boats plates toys children boxes sandwiches grapes geese coats floors pipes ' +
    'machines buttons eyes penguins minutes crocodiles strips desks streets lanterns dumplings dragons hands heads thousands knees shoes footprints rocks giants bones years marks teaspoons locks ropes ' +
    'bells caps splashes faces bats builders books mistakes stairs friends biscuits winds stars times hives colours metres jars tonnes centimetres lasers waves neighbours miles cabbages footsteps hills horses ' +
    'bulls animals pictures visitors scarves balls cameras families instruments shelves knees hours days galleries artists experts forgeries maps surveyors rivers ravines villages centuries signatures capitals ' +
    'votes astronomers galaxies jewels advertisements councils relics products biscuits flowers colleagues passengers'
  ).split(' '),
);
const afterPlural = new Set(
  'and or in on at of that to from with for was were are have had has behind under under through until who which so because but under across than when while as by'.split(
    ' ',
  ),
);

const contractions: WordSlips = (word) => {
  const own = bare(word);
  const [, start = '', end = ''] = /^(\p{L}+)’(t|s|ve|ll|re|d|m)$/u.exec(own) ?? [];
  if (start === '') return [];
  const kind = 'apostrophe-missing';
  const isNot = end === 't';
  const lower = own.toLowerCase();
  const isShort = isNot || end !== 's' || /^(it|that|there|what|who|he|she|here|where)$/i.test(start);
  if (lower === 'it’s')
    return [
      {
        wrong: word.replace('’', ''),
        kind,
        height: 3,
        rule: '**It’s** with an apostrophe is short for “it is” or “it has”. Its without one shows that something belongs to it.',
      },
    ];
  if (!isShort)
    return [
      {
        wrong: word.replace('’', ''),
        kind,
        height: 2.5,
        rule: `**${own}** shows who or what something belongs to, so it has an apostrophe before the s.`,
      },
    ];
  return [
    {
      wrong: word.replace('’', ''),
      kind,
      height: 1,
      rule: `**${own}** is a short form. The apostrophe shows where letters are left out.`,
    },
    ...(isNot
      ? [
          {
            wrong: word.replace('n’t', '’nt'),
            kind: 'apostrophe-misplaced',
            height: 1.5,
            rule: `**${own}** is short for two words. The apostrophe goes where the o of “not” is left out, between n and t.`,
          },
        ]
      : []),
  ];
};

// Many write “five minutes warning” without a mark.
const pluralOwners: WordSlips = (word) =>
  /\p{L}s’$/u.test(word) && word !== 'minutes’'
    ? [
        {
          wrong: word.slice(0, -1),
          kind: 'apostrophe-missing',
          height: 3,
          rule: `This is a plural in -s, so the apostrophe that shows what belongs to it comes last: **${word}**.`,
        },
      ]
    : [];

const its: WordSlips = (word) =>
  bare(word).toLowerCase() === 'its'
    ? [
        {
          wrong: word.replace(/its/i, (own) => `${own.slice(0, 2)}’s`),
          kind: 'its-and-it-is',
          height: 3,
          rule: '**Its** shows that something belongs to it and has no apostrophe. It’s is short for “it is”, which doesn’t fit here.',
        },
      ]
    : [];

const needlessApostrophes: WordSlips = (word, at, words) => {
  const own = bare(word);
  const isFree = own !== word ? /[.,;:?!]$/.test(word) : afterPlural.has(words[at + 1] ?? '');
  return plurals.has(own) && /[^e]s$|[^hsvxi]es$/.test(own) && isFree
    ? [
        {
          wrong: word.replace(own, `${own.slice(0, -1)}’s`),
          kind: 'apostrophe-in-a-plural',
          height: 1.5,
          rule: `**${own}** is just a plural: nothing belongs to the ${own} here, so it has no apostrophe.`,
        },
      ]
    : [];
};

const capitals: WordSlips = (word, at, words) => {
  const own = bare(word);
  const lower = own.toLowerCase();
  if (own === lower || looseCapitals.has(own)) return [];
  const wrong = word.replace(own, own.charAt(0).toLowerCase() + own.slice(1));
  const kind = 'capital-missing';
  if (at === 0 || /^“/.test(word)) return [];
  if (own === 'I') return [{ wrong, kind, height: 0.75, rule: 'The word **I** is always a capital letter.' }];
  if (beginsSentence(words, at))
    return [{ wrong, kind, height: 0.5, rule: `A new sentence begins with a capital letter: **${own}**.` }];
  if (/^I’/.test(own)) return [];
  const names = dates.has(own) ? 'Days, months and festivals are' : 'Names, and words made from names, are';
  return [{ wrong, kind, height: 0.75, rule: `${names} written with a capital letter: **${own}**.` }];
};

const speechMarks: WordSlips = (word) => [
  ...(word.startsWith('“') && word.length > 1
    ? [
        {
          wrong: word.slice(1),
          kind: 'speech-mark-missing',
          height: 2,
          rule: 'Spoken or quoted words begin here, so they need opening inverted commas.',
        },
      ]
    : []),
  ...(/[,.?!]”$/.test(word)
    ? [
        {
          wrong: word.slice(0, -1),
          kind: 'speech-mark-missing',
          height: 2,
          rule: 'Spoken or quoted words end here, so they need closing inverted commas after the mark.',
        },
      ]
    : []),
  ...(word.endsWith(',”')
    ? [
        {
          wrong: word.replace(',”', '”'),
          kind: 'comma-before-speech-mark',
          height: 3,
          rule: 'A comma comes between what is said and who says it, inside the inverted commas.',
        },
      ]
    : []),
  ...(/\?”?$/.test(word)
    ? [
        {
          wrong: word.replace('?', '.'),
          kind: 'question-mark-missing',
          height: 2,
          rule: 'Something is asked here, so the sentence ends with a question mark.',
        },
      ]
    : []),
];

const commaVerbs = new Set('was were has had is are have could would didn’t wasn’t weren’t couldn’t hasn’t'.split(' '));
const notInSubjects = new Set(
  'he she it they we i you who which that when because if although while as than and or nobody everybody nothing hardly never always already then'.split(
    ' ',
  ),
);
const determiners = new Set('the a an my our his her their this that these those every each'.split(' '));
const longSubject = 3;
/** After a subject of several words children stop for breath, and put a comma there. After “she” nobody does. */
const needlessCommas: WordSlips = (word, at, words) => {
  const start = words.slice(0, at).findLastIndex((each) => ending.test(each)) + 1;
  const subject = words.slice(start, at + 1);
  const [first = '', ...rest] = subject;
  const isSubject =
    subject.length >= longSubject &&
    determiners.has(first.toLowerCase()) &&
    rest.every((each) => /^\p{Ll}+$/u.test(each) && !determiners.has(each) && !notInSubjects.has(each));
  return isSubject && commaVerbs.has(words[at + 1] ?? '')
    ? [
        {
          wrong: `${word},`,
          kind: 'comma-before-verb',
          height: 1.5,
          rule: `No comma comes between the subject, “${subject.join(' ')}”, and its verb, “${words[at + 1]}”.`,
        },
      ]
    : [];
};

/** Whether a semi-colon comes more than once in the sentence of a word. */
function isSeries(at: number, words: readonly string[]): boolean {
  const start = words.slice(0, at).findLastIndex((each) => ending.test(each)) + 1;
  const end = words.findIndex((each, place) => place >= at && ending.test(each));
  return words.slice(start, end).filter((each) => each.endsWith(';')).length > 1;
}

const fewWords = 3;

/**
 * Whether good writers put a comma between two such sentences: both are short, the second sets right what the first denies
 * (“It isn’t the wind, it’s the lightning.”), or both begin alike (“He played at dawn, he played at dusk.”).
 */
function mayBeComma(at: number, words: readonly string[]): boolean {
  const start = words.slice(0, at).findLastIndex((each) => ending.test(each)) + 1;
  const end = words.findIndex((each, place) => place > at && ending.test(each)) + 1;
  const [first, second] = [words.slice(start, at + 1), words.slice(at + 1, end)];
  const opening = (half: readonly string[]): string => half.slice(0, 2).join(' ').toLowerCase();
  return (
    (first.length <= fewWords && second.length <= fewWords) ||
    first.some((each) => each.endsWith('n’t')) ||
    opening(first) === opening(second)
  );
}

// In front of speech a comma would be right, and three short sentences in a row may have commas: “I came, I saw, I conquered.”
const semicolons: WordSlips = (word, at, words) =>
  word.endsWith(';') && !words[at + 1]?.startsWith('“') && !isSeries(at, words) && !mayBeComma(at, words)
    ? [
        {
          wrong: word.replace(';', ','),
          kind: 'comma-splice',
          height: 3,
          rule: 'Two whole sentences can’t be joined by a comma alone. A semi-colon can join them.',
        },
      ]
    : [];

/** Words of a list before its last “and” need a comma: apples**,** pears and plums. */
function listCommas(words: readonly string[]): Slip[] {
  return words.flatMap((word, at): Slip[] => {
    if (!/^\p{L}+,$/u.test(word)) return [];
    // A short list: word, word and word – each of one or two words, with the “and” soon after.
    const rest = words.slice(at + 1, at + 7);
    const and = rest.indexOf('and');
    const before = rest.slice(0, and);
    const isList =
      and > 0 &&
      and <= 4 &&
      before.every((other) => /^[\p{Ll}]+,?$/u.test(other)) &&
      !before.some((other) => notInLists.has(other.replace(',', ''))) &&
      !notInLists.has(words[at + and + 2] ?? '') &&
      !notInLists.has(words[at - 1] ?? '') &&
      (and === 1 || before.some((other) => other.endsWith(',')) || and === 2);
    return isList
      ? [
          {
            at,
            count: 2,
            wrong: `${word.slice(0, -1)} ${words[at + 1]}`,
            kind: 'comma-in-a-list',
            height: 1.5,
            rule: `Things in a list are kept apart by commas, all but the last two: **${word} ${words[at + 1]}**.`,
          },
        ]
      : [];
  });
}

const notInLists = new Set(
  'he she it they we I who which whose was were is are had has have that when because although asked said answered then so but until while if as where did went began found came knew began read wrote looked rarely named perhaps however according you'.split(
    ' ',
  ),
);

/** The end of a sentence that is lost, or only a comma, in front of a capital in the same part. */
function sentenceEnds(words: readonly string[]): Slip[] {
  return words.flatMap((word, at): Slip[] => {
    const next = words[at + 1];
    if (!/\p{Ll}\.$/u.test(word) || next === undefined || !/^\p{Lu}/u.test(next) || /^(Mr|Mrs|Dr|St)\.?$/.test(word))
      return [];
    const own = word.slice(0, -1);
    const rule = `One sentence ends with “${own}”, and a new one begins with “${next}”. A full stop belongs between them.`;
    return [
      { at, count: 2, wrong: `${own} ${next}`, kind: 'full-stop-missing', height: 0.5, rule },
      { at, count: 2, wrong: `${own}, ${next}`, kind: 'comma-for-full-stop', height: 1, rule },
    ];
  });
}

/** The first of a pair of commas around words that could be left out. */
function pairedCommas(words: readonly string[]): Slip[] {
  return words.flatMap((word, at): Slip[] => {
    const next = words[at + 1] ?? '';
    if (!word.endsWith(',') || !/^(who|which|whose)$/.test(next)) return [];
    const rest = words.slice(at + 1, at + 13);
    const close = rest.findIndex((other) => /[.,;:?!”]$/.test(other));
    return close > 0 && rest[close]?.endsWith(',')
      ? [
          {
            at,
            count: 2,
            wrong: `${word.slice(0, -1)} ${next}`,
            kind: 'comma-of-a-pair',
            height: 3,
            rule: `The words from “${next}” to “${rest[close]?.slice(0, -1)}” could be left out. They need a comma on both sides.`,
          },
        ]
      : [];
  });
}

const ofOneWord: readonly WordSlips[] = [
  contractions,
  pluralOwners,
  its,
  needlessApostrophes,
  capitals,
  speechMarks,
  needlessCommas,
  semicolons,
];

/** Every fault of punctuation that fits a text. */
export const punctuationSlips: SlipFinder = ({ words }) => [
  ...words.flatMap((word, at) =>
    ofOneWord.flatMap((find) => find(word, at, words).map((found): Slip => ({ ...found, at, count: 1 }))),
  ),
  ...listCommas(words),
  ...sentenceEnds(words),
  ...pairedCommas(words),
];
