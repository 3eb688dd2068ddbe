/** Faults of grammar: forms that don't agree, the wrong part of a verb, pronoun, article or adverb. */
import { rowsOf } from '../data-rows.ts';
import { agreement } from './agreement-slips.ts';
import { bare, isEnd, prepositions, type Slip, type SlipFinder, type WordSlips, withLetters, wordsIn } from './slip.ts';
import { pairBefore } from './subjects.ts';

/** base | past | past participle */
const parts = `
eat | ate | eaten
write | wrote | written
take | took | taken
give | gave | given
see | saw | seen
break | broke | broken
choose | chose | chosen
speak | spoke | spoken
drive | drove | driven
forget | forgot | forgotten
fly | flew | flown
draw | drew | drawn
know | knew | known
begin | began | begun
swim | swam | swum
go | went | gone
do | did | done
fall | fell | fallen
hide | hid | hidden
ring | rang | rung
lie | lay | lain
rise | rose | risen
ride | rode | ridden
`;
const verbs = rowsOf(parts);
const pastOf = new Map(verbs.map(([, past = '', participle = '']) => [participle, past]));
const participleOf = new Map(verbs.map(([, past = '', participle = '']) => [past, participle]));
/** “Did” as a helper, as in “did we” and “did not”, isn't a past of its own. */
const subjects = /^(he|she|it|we|they|I|you|who|which|that)$/i;

const auxiliaries = /^(?:ha[sd]|have|having|is|are|was|were|been?)(?:n’t)?$|’(?:ve|s|d)$/i;

const verbParts: WordSlips = (word, at, words) => {
  const own = bare(word).toLowerCase();
  const past = pastOf.get(own);
  const helper = words.slice(Math.max(0, at - 4), at).findLast((each) => auxiliaries.test(bare(each)));
  if (past !== undefined && past !== 'lay' && helper !== undefined)
    return [
      {
        wrong: withLetters(word, past),
        kind: 'participle',
        height: 1.5,
        rule: `After “${bare(helper)}” comes the past participle here: **${own}**, not “${past}”.`,
        // The helper may be the word with a mistake in it.
        rightly: `After the helping verb comes the past participle here: **${own}**, not “${past}”.`,
      },
    ];
  const participle = participleOf.get(own);
  const isAlone =
    subjects.test(bare(words[at - 1] ?? '')) && !(own === 'did' && subjects.test(bare(words[at + 1] ?? '')));
  return participle !== undefined && isAlone && own !== 'lay'
    ? [
        {
          wrong: withLetters(word, participle),
          kind: 'past-tense',
          height: 1.5,
          rule: `The past tense by itself is **${own}**. “${participle}” needs a helping verb, such as has or had, in front of it.`,
        },
      ]
    : [];
};

const shouldOf: WordSlips = (word, at, words) =>
  word === 'have' && /(?:ould|ould’t|ouldn’t|must|’d)$/.test(words[at - 1] ?? '')
    ? [
        {
          wrong: 'of',
          kind: 'of-for-have',
          height: 1.5,
          rule: `It sounds like “of”, but the verb is **have**: “${bare(words[at - 1] ?? '')} have”.`,
        },
      ]
    : [];

const articles: WordSlips = (word, at, words) => {
  const next = bare(words[at + 1] ?? '');
  // Nobody writes “an board”: only the other way round is a mistake that children make.
  return word.toLowerCase().replace('“', '') === 'an'
    ? [
        {
          wrong: word.replace(/an/i, (letters) => letters.charAt(0)),
          kind: 'article',
          until: at + 2,
          height: 0.5,
          rule: `“${next}” begins with a vowel sound, so it takes **an**.`,
        },
      ]
    : [];
};

const objects = new Map(
  [
    ['him', 'he'],
    ['them', 'they'],
    ['us', 'we'],
    ['me', 'I'],
    ['her', 'she'],
  ].map(([object = '', subject = '']) => [object, subject] as const),
);

const pronouns: WordSlips = (word, at, words) => {
  const own = bare(word);
  const before = bare(words[at - 1] ?? '').toLowerCase();
  const subject = objects.get(own);
  const isAlone = own !== 'her' || own !== word;
  if (subject !== undefined && prepositions.has(before) && isAlone)
    return [
      {
        wrong: word.replace(own, subject),
        kind: 'pronoun',
        height: 1.5,
        rule: `After “${before}” comes the object form of the pronoun: **${own}**, not “${subject}”.`,
      },
    ];
  const pair = pairBefore(at + 1, words);
  // After a comma, “and” begins a clause of its own: nobody else is there to be left out.
  if (own === 'I' && before === 'and' && !words[at - 2]?.endsWith(','))
    return [
      {
        wrong: word.replace('I', 'me'),
        kind: 'and-me',
        height: 2,
        since: at - (pair?.split(' ').length ?? 3) + 1,
        rule: `${pair === undefined ? 'The two together are' : `“${pair}” is`} the subject. Leave the other person out: in front of the verb you would say “I”, not “me”, so it is **I** here.`,
      },
    ];
  if (own === 'me' && before === 'and')
    return [
      {
        wrong: word.replace('me', 'I'),
        kind: 'and-me',
        height: 2.5,
        since: at - 2,
        rule: 'Leave out the other person and read it again: only **me** sounds right here, because it is the object.',
      },
    ];
  const object = { They: 'Them', We: 'Us' }[own];
  return object !== undefined && (at === 0 || isEnd(words[at - 1]))
    ? [
        {
          wrong: word.replace(own, object),
          kind: 'pronoun',
          height: 0.75,
          rule: `The pronoun is the subject of the sentence, so it is **${own}**, not “${object}”.`,
        },
      ]
    : [];
};

const those: WordSlips = (word, at, words) =>
  /^[Tt]hose$/.test(word) && !isEnd(words[at - 1] ?? '.') && !/^(that|are)$/.test(words[at + 1] ?? '')
    ? [
        {
          wrong: withLetters(word, 'them'),
          kind: 'them-for-those',
          height: 1.5,
          rule: '“Them” stands alone, as in “I can see them”. Before a noun it is **those**.',
        },
      ]
    : [];

const adverbs = wordsIn(
  'carefully happily politely gently perfectly bravely nervously anxiously patiently seriously honestly proudly calmly properly generously curiously cheerfully thoughtfully delicately confidently steadily completely extremely surprisingly immediately severely apologetically softly thoroughly courteously impatiently considerably consciously',
);

/** The adjective behind an adverb: gently → gentle, happily → happy. */
function adjectiveOf(adverb: string): string {
  const stem = adverb.slice(0, -2);
  if (/^(gent|consciou|considerab)$/.test(stem)) return stem === 'consciou' ? 'conscious' : `${stem}le`;
  if (stem.endsWith('i')) return `${stem.slice(0, -1)}y`;
  return adverb === 'apologetically' ? 'apologetic' : stem;
}

const adverbForms: WordSlips = (word, at, words) => {
  const own = bare(word).toLowerCase();
  if (!adverbs.has(own)) return [];
  const adjective = adjectiveOf(own);
  const next = bare(words[at + 1] ?? '');
  const isBeforeAdjective =
    /^(extremely|completely|surprisingly|considerably|perfectly)$/.test(own) && word === bare(word);
  return [
    {
      wrong: withLetters(word, adjective),
      kind: 'adverb',
      height: isBeforeAdjective ? 2 : 1.5,
      rule: isBeforeAdjective
        ? `The word tells more about “${next}”, so it has to be an adverb: **${own}**, not “${adjective}”.`
        : `The verb needs an adverb here, to tell how or when something is done: **${own}**, not “${adjective}”.`,
    },
  ];
};

const negatives = /^(nobody|nothing|never|hardly|rarely|no|neither|without|not)$|n’t$/i;
const doubled = new Map([
  ['anything', 'nothing'],
  ['anyone', 'no one'],
  ['anybody', 'nobody'],
  ['any', 'no'],
  ['ever', 'never'],
]);

const doubleNegatives: WordSlips = (word, at, words) => {
  const own = bare(word).toLowerCase();
  const wrong = doubled.get(own);
  if (wrong === undefined) return [];
  const before = words.slice(Math.max(0, at - 8), at);
  const sentence = before.slice(before.findLastIndex((each) => isEnd(each)) + 1).map(bare);
  const from = sentence.findLastIndex((each) => negatives.test(each));
  const negative = sentence[from];
  // “I can’t imagine how no one heard” has two clauses, and is right.
  return negative === undefined || sentence.slice(from).some((each) => /^(?:how|that)$/.test(each))
    ? []
    : [
        {
          wrong: withLetters(word, wrong),
          kind: 'double-negative',
          height: 1.5,
          rule: `“${negative}” already says no. A second negative would turn it round, so it is **${own}**, not “${wrong}”.`,
          // The word that says no may be the one with a mistake in it.
          rightly: `The sentence already says no. A second negative would turn it round, so it is **${own}**, not “${wrong}”.`,
        },
      ];
};

const comparatives = wordsIn('bigger higher older stronger smaller better longer larger harder wider lighter further');
const superlatives = wordsIn('biggest highest oldest longest greatest strongest safest best');
const comparisons: WordSlips = (word) => {
  const own = bare(word);
  const more = comparatives.has(own) ? 'more' : superlatives.has(own) ? 'most' : '';
  return [
    ...(more === ''
      ? []
      : [
          {
            wrong: `${more} ${word}`,
            kind: 'double-comparison',
            // “Most best” is heard at once.
            height: /^be(?:st|tter)$/.test(own) ? 0.5 : 1,
            rule: `**${own}** already makes the comparison, so it needs no “${more}”.`,
          },
        ]),
    ...(own === 'than'
      ? [
          {
            wrong: withLetters(word, 'then'),
            kind: 'then-for-than',
            height: 2,
            rule: 'Two things are compared here, and that takes **than**. “Then” tells when.',
          },
        ]
      : []),
  ];
};

const relatives: WordSlips = (word, at, words) => {
  const before = words[at - 1] ?? '.';
  if (isEnd(before) || at === 0) return [];
  // An animal, a group or a part in a play may be “who” or “which”.
  if (/^(?:tortoise|families|understudy)$/.test(bare(before))) return [];
  if (word === 'who' && !/^(asked|know|see)$/.test(bare(before)))
    return [
      {
        wrong: 'which',
        kind: 'relative-pronoun',
        height: 2,
        rule: 'This clause is about somebody, so it begins with **who**. “Which” is for things.',
      },
    ];
  // “Who” would fit a name in front: “genuine forgeries by Elmer, who has led to a problem”.
  return word === 'which' && before.endsWith(',') && !/^\p{Lu}/u.test(before)
    ? [
        {
          wrong: 'who',
          kind: 'relative-pronoun',
          height: 2,
          rule: 'This clause isn’t about a person, so it begins with **which**. “Who” is for people.',
        },
      ]
    : [];
};

const pastEndings = wordsIn(
  'asked answered explained whispered laughed insisted lifted jumped walked looked called wanted played insisted steered showed learned believed',
);
const verbEndings: WordSlips = (word, at, words) => {
  const own = bare(word);
  const subject = words[at - 1] ?? '';
  return pastEndings.has(own) && /^(he|she|it)$/i.test(subject)
    ? [
        {
          wrong: word.replace(own, /eved$/.test(own) ? own.slice(0, -1) : own.replace(/ed$/, '')),
          kind: 'verb-ending',
          // Heard at once.
          height: 0.75,
          rule: `What happened is told in the past tense, so after “${subject}” it has to be **${own}**.`,
        },
      ]
    : [];
};

const all: readonly WordSlips[] = [
  agreement,
  verbParts,
  shouldOf,
  articles,
  pronouns,
  those,
  adverbForms,
  doubleNegatives,
  comparisons,
  relatives,
  verbEndings,
];

/** Every fault of grammar that fits a text. */
export const grammarSlips: SlipFinder = ({ words }) =>
  words.flatMap((word, at) =>
    all.flatMap((find) => find(word, at, words).map((found): Slip => ({ ...found, at, count: 1 }))),
  );
