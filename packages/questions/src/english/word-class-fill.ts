/** Gaps for modal verbs, adverbs of possibility, relative pronouns and possessive pronouns. */
import type { Random } from '../kernel/random.ts';
import { maybeSentences, modalMeanings, ownThings, relativeGaps, relativeReader } from './data/word-class-gaps.ts';
import { chosen, type Form, typed } from './forms.ts';
import { once, partOf, rowsOf } from './rows.ts';
import { choose, chooseInOrder, gap, type Slip, write } from './telling.ts';
import { type ClassCell, mistake, type WordClassParams } from './word-class-ground.ts';

type FillForm = Form<WordClassParams>;

const isAt = (cell: ClassCell, fills: WordClassParams['fills'], ...difficulties: readonly string[]): boolean =>
  cell.params.fills === fills && difficulties.includes(cell.difficulty);

const maybes = once(() => rowsOf(maybeSentences).map((row) => ({ who: partOf(row, 0), what: partOf(row, 1) })));

/** How sure a word makes the speaker, from not sure (1) to quite sure (4). */
const sureness: Readonly<Record<string, number>> = {
  might: 1,
  could: 1,
  may: 1,
  should: 2,
  will: 4,
  possibly: 1,
  perhaps: 1,
  maybe: 1,
  probably: 2,
  definitely: 4,
  certainly: 4,
  undoubtedly: 4,
  clearly: 4,
  surely: 3,
};

/** The same event said with a modal verb or an adverb. */
function said(who: string, what: string, word: string): string {
  const start = /^(The|Our|My|It\b)/.test(who) ? who.charAt(0).toLowerCase() + who.slice(1) : who;
  if (word === 'perhaps' || word === 'maybe')
    return `${word.charAt(0).toUpperCase()}${word.slice(1)} ${start} will ${what}.`;
  return word.endsWith('ly') ? `${who} will ${word} ${what}.` : `${who} ${word} ${what}.`;
}

/** How sure a sentence is, by the words in it alone. */
function sureOf(sentence: string): number {
  const words = sentence.toLowerCase().replace('.', '').split(' ');
  const found = words.flatMap((word) => (sureness[word] === undefined || word === 'will' ? [] : [sureness[word] ?? 0]));
  return found[0] ?? 4;
}

/** Ways of saying it, from sure to unsure. */
interface Scale {
  readonly sure: readonly string[];
  readonly likely: readonly string[];
  readonly unsure: readonly string[];
}

const scales: Readonly<Record<'modal' | 'possibility', Scale>> = {
  modal: { sure: ['will', 'will not', 'cannot'], likely: [], unsure: ['might', 'could', 'may', 'might not'] },
  possibility: {
    sure: ['definitely', 'certainly', 'undoubtedly'],
    likely: ['probably'],
    unsure: ['possibly', 'perhaps', 'maybe'],
  },
};

/** Words of another part of the scale: its far end, the middle as well at medium, other ways of saying it at hard. */
function otherWords(random: Random, fills: 'modal' | 'possibility', cell: ClassCell, sure: boolean): readonly string[] {
  const { likely, ...ends } = scales[fills];
  const far = random.shuffle(sure ? ends.unsure : ends.sure);
  if (fills === 'modal' || cell.difficulty === 'easy') return far;
  const extra = cell.difficulty === 'hard' ? [sure ? 'might' : 'will'] : [];
  return [...extra, ...likely, ...far.slice(0, 2)];
}

/** 'In which sentence is the speaker most sure?' */
function howSure(fills: 'modal' | 'possibility'): FillForm {
  return {
    size: (cell) =>
      isAt(cell, fills, 'easy', 'medium', fills === 'possibility' ? 'hard' : 'medium') ? maybes().length * 3 : 0,
    make(random, cell) {
      const sure = random.chance(1, 2);
      const { who, what } = random.pick(maybes());
      const right = random.pick(sure ? scales[fills].sure : scales[fills].unsure);
      const others = otherWords(random, fills, cell, sure);
      const level = { easy: 1, medium: 2, hard: 3 }[cell.difficulty];
      return choose(
        random,
        {
          prompt: [`In which sentence is the speaker ${sure ? 'most' : 'least'} sure?`],
          hint: `Compare the ${fills === 'modal' ? 'modal verbs' : 'words for how sure someone is'}. Which one leaves ${sure ? 'least' : 'most'} doubt?`,
          steps: [
            `“${right}” shows that the speaker ${sure ? 'has no doubt' : 'is not sure at all'}.`,
            `So it is this sentence: **${said(who, what, right)}**`,
          ],
          variant: `sure ${right}, ${others.join(', ')}: ${who}`,
          features: { scale: level, step: level },
        },
        said(who, what, right),
        others.map(
          (word) =>
            [
              said(who, what, word),
              mistake(
                'sureness-misjudged',
                sure ? `“${word}” leaves some doubt.` : `“${word}” leaves less doubt than that.`,
              ),
            ] as const,
        ),
        cell.difficulty === 'easy' ? 3 : 4,
      );
    },
    solve(seen) {
      const [, side = ''] = /^In which sentence is the speaker (most|least) sure\?$/.exec(seen.asks) ?? [];
      if (side === '') return undefined;
      const scores = seen.options.map(sureOf);
      const best = side === 'most' ? Math.max(...scores) : Math.min(...scores);
      return chosen(seen, (_, place) => scores[place] === best);
    },
  };
}

const meaningTexts: Readonly<Record<string, string>> = {
  ability: 'being able to do something',
  duty: 'having to do something',
  advice: 'what would be a good idea',
  possibility: 'what may happen or be true',
  permission: 'being allowed to do something',
};
const meaningNames = Object.keys(meaningTexts);
const meanings = once(() =>
  rowsOf(modalMeanings).map((row) => ({ meaning: partOf(row, 0), sentence: partOf(row, 1) })),
);

/** What a modal verb shows, by the verb and by who is spoken of. */
function readMeaning(sentence: string): string {
  const [, word = ''] = /\*\*(.+?)\*\*/.exec(sentence) ?? [];
  if (word === 'must') return 'duty';
  if (word === 'should' || word === 'ought') return 'advice';
  if (word === 'can' || word === 'cannot') return 'ability';
  if (word === 'might') return 'possibility';
  if (word === 'could')
    return /When he was|great-grandmother|As a child|as a puppy/.test(sentence) ? 'ability' : 'possibility';
  return word === 'May' || /^(You|Pupils)\b/.test(sentence) ? 'permission' : 'possibility';
}

/** 'What does the modal verb in bold show?' */
const whatItShows: FillForm = {
  size: (cell) => (isAt(cell, 'modal', 'medium') ? meanings().length : 0),
  make(random) {
    const meaning = random.pick(meaningNames);
    const { sentence } = random.pick(meanings().filter((each) => each.meaning === meaning));
    const right = meaningTexts[meaning] ?? '';
    return chooseInOrder(
      {
        prompt: ['What does the modal verb in bold show?', sentence],
        hint: 'Say the sentence in other words: is able to, has to, would do well to, is allowed to, or perhaps?',
        steps: [
          'Say it in other words and see which meaning stays the same.',
          `Here the modal verb shows **${right}**.`,
        ],
        variant: `shows: ${sentence}`,
        features: { scale: 3, step: 2 },
      },
      meaningNames.map((each) => meaningTexts[each] ?? ''),
      right,
      (text) => mistake(`${meaning}-misread`, `The sentence would mean something else if it were about ${text}.`),
    );
  },
  solve: (seen) =>
    seen.asks === 'What does the modal verb in bold show?'
      ? chosen(seen, (option) => option === meaningTexts[readMeaning(seen.shows)])
      : undefined,
};

/** 'In which sentence does the modal verb show duty?' */
const whichShows: FillForm = {
  size: (cell) => (isAt(cell, 'modal', 'hard') ? 200 : 0),
  make(random) {
    const meaning = random.pick(meaningNames);
    const text = meaningTexts[meaning] ?? '';
    const right = random.pick(meanings().filter((each) => each.meaning === meaning));
    const wrong = random.sample(
      meanings().filter((each) => each.meaning !== meaning),
      9,
    );
    return choose(
      random,
      {
        prompt: [`In which sentence does the modal verb show ${text}?`],
        hint: 'Put each sentence into other words: is able to, has to, would do well to, is allowed to, perhaps.',
        steps: [`We look for ${text}.`, `That fits this sentence: ${right.sentence}`],
        variant: `which shows ${meaning}: ${right.sentence} ${wrong[0]?.sentence}`,
        features: { scale: 4, step: 3 },
      },
      right.sentence,
      wrong.map(
        (each) =>
          [
            each.sentence,
            mistake(`${each.meaning}-for-${meaning}`, `There it shows ${meaningTexts[each.meaning]}.`),
          ] as const,
      ),
    );
  },
  solve(seen) {
    const [, text = ''] = /^In which sentence does the modal verb show (.+)\?$/.exec(seen.asks) ?? [];
    return text === '' ? undefined : chosen(seen, (option) => meaningTexts[readMeaning(option)] === text);
  },
};

const adverbGaps = ['sure', 'unsure'] as const;

/** 'Which adverb shows that the speaker has no doubt?' */
const whichAdverb: FillForm = {
  size: (cell) => (isAt(cell, 'possibility', 'medium') ? maybes().length * 2 : 0),
  make(random) {
    const wants = random.pick(adverbGaps);
    const { who, what } = random.pick(maybes());
    const right = random.pick(wants === 'sure' ? scales.possibility.sure : ['possibly', 'perhaps']);
    const wrong =
      wants === 'sure' ? ['possibly', 'perhaps', 'probably', 'apparently'] : [...scales.possibility.sure, 'probably'];
    return choose(
      random,
      {
        prompt: [
          `Which word shows that the speaker is ${wants === 'sure' ? 'quite sure' : 'not at all sure'}?`,
          `${who} will ${gap} ${what}.`,
        ],
        hint: 'Say the sentence with each word. How much doubt is left?',
        steps: [
          `“${right}” leaves ${wants === 'sure' ? 'no doubt' : 'a lot of doubt'}.`,
          `The word is **${right}**: ${who} will ${right} ${what}.`,
        ],
        variant: `adverb ${wants} ${right}: ${who}`,
        features: { scale: 3, step: 2 },
      },
      right,
      wrong.map(
        (word) =>
          [
            word,
            mistake(
              'sureness-misjudged',
              `“${word}” leaves ${wants === 'sure' ? 'some doubt' : 'little or no doubt'}.`,
            ),
          ] as const,
      ),
      3,
      'grid',
    );
  },
  solve(seen) {
    const [, wants = ''] =
      /^Which word shows that the speaker is (quite sure|not at all sure)\?$/.exec(seen.asks) ?? [];
    if (wants === '') return undefined;
    return chosen(seen, (option) => (sureness[option] ?? 2) === (wants === 'quite sure' ? 4 : 1));
  },
};

const relatives = once(() => rowsOf(relativeGaps).map((row) => ({ word: partOf(row, 0), sentence: partOf(row, 1) })));
const relativeUse: Readonly<Record<string, string>> = {
  who: '“who” goes with a person.',
  which: '“which” goes with a thing.',
  whose: '“whose” shows that something belongs to someone.',
  what: '“what” cannot follow the noun it tells us about.',
  "who's": '“who’s” is short for “who is”.',
};

/** 'Which word fits the gap?' with relative pronouns. */
const relativeGap: FillForm = {
  size: (cell) => (isAt(cell, 'relative', 'easy', 'medium') ? relatives().length : 0),
  make(random, cell) {
    const hard = cell.difficulty === 'medium';
    const { word, sentence } = random.pick(relatives());
    if (cell.difficulty === 'easy' && word === 'whose') return undefined;
    const because = (text: string): Slip => [
      text,
      mistake(`${text.replace('’', '')}-for-${word}`, relativeUse[text.replace('’', "'")] ?? ''),
    ];
    const wrong = hard ? ['who', 'which', 'whose', 'who’s'] : ['who', 'which', 'what', 'whose'];
    return choose(
      random,
      {
        prompt: ['Which word fits the gap?', sentence],
        hint: 'Look at the noun before the gap. Is it a person or a thing? Does something belong to it?',
        steps: [relativeUse[word] ?? '', `The word is **${word}**: ${sentence.replace(gap, word)}`],
        variant: `relative ${hard}: ${sentence}`,
        features: { scale: word === 'whose' ? 2 : 1, step: hard ? 2 : 1 },
      },
      word,
      wrong.filter((each) => each !== word).map(because),
      4,
      'grid',
    );
  },
  solve: (seen) =>
    seen.asks === 'Which word fits the gap?' && relativeIn(seen.shows) !== undefined
      ? chosen(seen, (option) => option === relativeIn(seen.shows))
      : undefined,
};

const listed = (words: string, word: string): boolean => ` ${words} `.includes(` ${word} `);

/** The pronoun a gap takes, by the words on both sides of it. */
function relativeIn(sentence: string): string | undefined {
  const [before, after] = sentence
    .replaceAll(/[.?]/g, '')
    .split(` ${gap} `)
    .map((part) => part.split(' '));
  const noun = before?.findLast((word) => listed(relativeReader.people, word));
  if (after === undefined) return undefined;
  if (listed(relativeReader.belongings, after[0] ?? '')) return 'whose';
  return noun !== undefined && noun === before?.at(-1) ? 'who' : 'which';
}

/** 'Type the word for the gap: who, which or whose.' */
const relativeTyped: FillForm = {
  size: (cell) => (isAt(cell, 'relative', 'hard') ? relatives().length : 0),
  make(random) {
    const { word, sentence } = random.pick(relatives());
    return write(
      {
        prompt: ['Type who, which or whose to fill the gap.', sentence],
        hint: 'Is it about a person or a thing? Does the next word belong to that person or thing?',
        steps: [relativeUse[word] ?? '', `The word is **${word}**: ${sentence.replace(gap, word)}`],
        variant: `relative typed: ${sentence}`,
        features: { scale: 3, step: 3 },
      },
      [word],
      ['who', 'which', 'whose', 'who’s'].map(
        (each) =>
          [each, mistake(`${each.replace('’', '')}-for-${word}`, relativeUse[each.replace('’', "'")] ?? '')] as const,
      ),
    );
  },
  solve: ({ asks, shows }) => (asks.startsWith('Type who, which') ? typed(relativeIn(shows) ?? '') : undefined),
};

const owners = [
  ['my', 'mine', 'I', 'me'],
  ['your', 'yours', 'You', 'you'],
  ['her', 'hers', 'Mum', 'her'],
  ['his', 'his', 'Dad', 'him'],
  ['our', 'ours', 'We', 'us'],
  ['their', 'theirs', 'The twins', 'them'],
] as const;

const things = once(() =>
  rowsOf(ownThings).flatMap((row) => [
    { noun: partOf(row, 0), many: false },
    { noun: partOf(row, 1), many: true },
  ]),
);

/** The wrong ways to write a possessive pronoun. */
function ownSlips([determiner, pronoun, , object]: (typeof owners)[number]): readonly Slip[] {
  return [
    [determiner, mistake('determiner-for-possessive-pronoun', `“${determiner}” needs a noun after it.`)],
    [
      pronoun === 'mine' ? 'mines' : pronoun === 'his' ? 'his’s' : pronoun.replace(/s$/, '’s'),
      mistake('apostrophe-in-pronoun', 'A possessive pronoun has no apostrophe and no extra letter.'),
    ],
    [object, mistake('object-pronoun-for-possessive-pronoun', `“${object}” does not show whose it is.`)],
  ];
}

/** 'This coat is my coat.' with a pronoun instead of the last two words. */
const ownReplaced: FillForm = {
  size: (cell) => (isAt(cell, 'possessive', 'easy', 'medium') ? 160 : 0),
  make(random, cell) {
    const owner = random.pick(owners);
    const [determiner, pronoun] = owner;
    const { noun, many } = random.pick(things());
    const sentence = `${many ? 'These' : 'This'} ${noun} ${many ? 'are' : 'is'} **${determiner} ${noun}**.`;
    const told = {
      prompt: [
        cell.difficulty === 'easy'
          ? 'Which word can stand for the words in bold?'
          : 'Write one word to replace the words in bold.',
        sentence,
      ],
      hint: 'You need one word that shows whose it is, with no noun after it.',
      steps: [
        'A possessive pronoun stands by itself and shows whose it is.',
        `“${determiner} ${noun}” becomes **${pronoun}**.`,
      ],
      variant: `own ${pronoun} ${noun}`,
      features: { scale: 1, step: cell.difficulty === 'easy' ? 1 : 2 },
    };
    return cell.difficulty === 'easy'
      ? choose(random, told, pronoun, [...ownSlips(owner), ...otherOwners(random, pronoun)], 4, 'grid')
      : write(told, [pronoun], ownSlips(owner));
  },
  solve(seen) {
    if (!/^(Which word can stand for|Write one word to replace) the words in bold/.test(seen.asks)) return undefined;
    const [, determiner = ''] = /\*\*(\w+) /.exec(seen.shows) ?? [];
    const pronoun = determiner === 'my' ? 'mine' : determiner === 'his' ? 'his' : `${determiner}s`;
    return seen.asks.startsWith('Write') ? typed(pronoun) : chosen(seen, (option) => option === pronoun);
  },
};

/** Pronouns of other owners. */
function otherOwners(random: Random, pronoun: string): readonly Slip[] {
  return random
    .sample(
      owners.filter((each) => each[1] !== pronoun),
      2,
    )
    .map(([, other]) => [other, mistake('another-owner', `“${other}” shows another owner.`)] as const);
}

/** 'We own this tent. It is …' */
const ownGap: FillForm = {
  size: (cell) => (isAt(cell, 'possessive', 'hard') ? 160 : 0),
  make(random) {
    const owner = random.pick(owners);
    const [, pronoun, who] = owner;
    const { noun, many } = random.pick(things());
    const verb = random.pick(['bought', 'won', 'chose'] as const);
    const sentence = `${who} ${verb} ${many ? 'these' : 'this'} ${noun}, so ${many ? 'they are' : 'it is'} ${gap}.`;
    return write(
      {
        prompt: ['Type the possessive pronoun for the gap.', sentence],
        spoken: `Type the possessive pronoun for the gap. ${sentence.replace(gap, 'blank')}`,
        hint: `The ${noun} ${many ? 'belong' : 'belongs'} to the first person in the sentence. Which one word says so?`,
        steps: [`The sentence begins with “${who}”.`, `So the word is **${pronoun}**.`],
        variant: `own gap ${pronoun} ${verb} ${noun}`,
        features: { scale: 2, step: 3 },
      },
      [pronoun],
      ownSlips(owner),
    );
  },
  solve({ asks, shows }) {
    if (asks !== 'Type the possessive pronoun for the gap.') return undefined;
    if (shows.startsWith('I ')) return typed('mine');
    if (shows.startsWith('You ')) return typed('yours');
    if (shows.startsWith('We ')) return typed('ours');
    return typed(shows.startsWith('Mum ') ? 'hers' : shows.startsWith('Dad ') ? 'his' : 'theirs');
  },
};

/** The ways of asking with a gap. */
export const fillForms: readonly FillForm[] = [
  howSure('modal'),
  howSure('possibility'),
  whatItShows,
  whichShows,
  whichAdverb,
  relativeGap,
  relativeTyped,
  ownReplaced,
  ownGap,
];
