/** Faults of grammar: forms that don't agree, the wrong part of a verb, pronoun or adverb. */
import { rowsOf } from '../data-rows.ts';
import { agreement } from './agreement-slips.ts';
import {
  bare,
  inEachWord,
  isEnd,
  type SlipFinder,
  sentenceStart,
  type WordSlips,
  withLetters,
  wordsIn,
} from './slip.ts';
import { pairBefore } from './subjects.ts';

/** base | past | past participle */
const parts = `
eat | ate | eaten
write | wrote | written
take | took | taken
see | saw | seen
break | broke | broken
choose | chose | chosen
speak | spoke | spoken
drive | drove | driven
forget | forgot | forgotten
fly | flew | flown
draw | drew | drawn
begin | began | begun
swim | swam | swum
go | went | gone
do | did | done
fall | fell | fallen
hide | hid | hidden
ring | rang | rung
rise | rose | risen
ride | rode | ridden
`;
const verbs = rowsOf(parts);
const pastOf = new Map(verbs.map(([, past = '', participle = '']) => [participle, past]));
const participleOf = new Map(verbs.map(([, past = '', participle = '']) => [past, participle]));
const subjects = /^(he|she|it|we|they|I|you|who|which|that)$/i;

const auxiliaries = /^(?:ha[sd]|have|having|is|are|was|were|been?)(?:n’t)?$|’(?:ve|d)$|^(?:he|she|it|who|that)’s$/i;

/** Pasts that are heard at once after a helping verb, unlike “has wrote”, and participles that are said without one (“she done”). */
const rarePasts = wordsIn('saw flew drew did');
const saidParticiples = wordsIn('seen done begun swum rung');

const verbParts: WordSlips = (word, at, words) => {
  const own = bare(word).toLowerCase();
  const past = pastOf.get(own);
  const start = Math.max(0, at - 4);
  const place = words.slice(0, at).findLastIndex((each) => auxiliaries.test(bare(each)));
  // In “some were children’s, written in capitals” the verb in front is no helper.
  const isParted = words.slice(Math.max(0, place), at).some((each) => each.endsWith(','));
  const helper = place < start || isParted ? undefined : words[place];
  if (past !== undefined && helper !== undefined)
    return [
      {
        wrong: withLetters(word, past),
        form: rarePasts.has(past) ? 'rare-participle' : 'participle',
        // “They began” mends “they have began” as well, so both words have to be in one part.
        since: place,
        rule: `After “${bare(helper)}” comes the past participle here: **${own}**, not “${past}”.`,
        // The helper may be the word with a mistake in it.
        rightly: `After the helping verb comes the past participle here: **${own}**, not “${past}”.`,
      },
    ];
  const participle = participleOf.get(own);
  // “Did” as a helper, as in “did we” and “did not”, isn't a past of its own.
  const isAlone =
    subjects.test(bare(words[at - 1] ?? '')) && !(own === 'did' && subjects.test(bare(words[at + 1] ?? '')));
  return participle !== undefined && isAlone && saidParticiples.has(participle)
    ? [
        {
          wrong: withLetters(word, participle),
          form: 'past-tense',
          rule: `The past tense by itself is **${own}**. The form “${participle}” needs a helping verb, such as has or had, in front of it.`,
        },
      ]
    : [];
};

const shouldOf: WordSlips = (word, at, words) =>
  word === 'have' && /(?:ould|ould’t|ouldn’t|must|’d)$/.test(words[at - 1] ?? '')
    ? [
        {
          wrong: 'of',
          form: 'of-for-have',
          rule: `It sounds like “of”, but the verb is **have**: “${bare(words[at - 1] ?? '')} have”.`,
        },
      ]
    : [];

const pronouns: WordSlips = (word, at, words) => {
  const own = bare(word);
  const before = bare(words[at - 1] ?? '').toLowerCase();
  const pair = pairBefore(at + 1, words);
  // After a comma, “and” begins a clause of its own: nobody else is there to be left out.
  if (own === 'I' && before === 'and' && !words[at - 2]?.endsWith(','))
    return [
      {
        wrong: word.replace('I', 'me'),
        form: 'and-me',
        since: at - (pair?.split(' ').length ?? 3) + 1,
        rule: `${pair === undefined ? 'The two together are the subject' : `The subject is “${pair}”`}. Leave the other person out: in front of the verb you would say “I”, not “me”, so it is **I** here.`,
      },
    ];
  if (own === 'me' && before === 'and')
    return [
      {
        wrong: word.replace('me', 'I'),
        form: 'and-i',
        since: at - 2,
        // Nobody says “between me”, so leaving out the other one would not help there.
        rule:
          words[at - 3]?.toLowerCase() === 'between'
            ? '“Between” is a preposition. What comes after it is its object: **me**, not “I”.'
            : 'Leave out the other person and read it again: only **me** sounds right here, because it is the object.',
      },
    ];
  return [];
};

const those: WordSlips = (word, at, words) =>
  /^[Tt]hose$/.test(word) && !isEnd(words[at - 1] ?? '.') && !/^(that|are)$/.test(words[at + 1] ?? '')
    ? [
        {
          wrong: withLetters(word, 'them'),
          // “Them who dug it” is said by many who wouldn't say “them worms”.
          form: words[at + 1] === 'who' ? 'them-who' : 'them-for-those',
          rule: '“Them” stands alone, as in “I can see them”. Before a noun, or before words that say which ones, it is **those**.',
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
  // “Conscious of behaving” mends “conscious behaving” as well, and an inspector may look thoughtful.
  if (next.endsWith('ing') || bare(words[at - 1] ?? '') === 'looked') return [];
  const isBeforeAdjective =
    /^(extremely|completely|surprisingly|considerably|perfectly)$/.test(own) && word === bare(word);
  return [
    {
      wrong: withLetters(word, adjective),
      form: isBeforeAdjective ? 'adverb-before-adjective' : 'adverb',
      rule: isBeforeAdjective
        ? `The word tells more about “${next}”, so it has to be an adverb: **${own}**, not “${adjective}”.`
        : `An adverb is needed here, to tell ${own === 'immediately' ? 'when' : 'how'}: **${own}**, not “${adjective}”.`,
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
  const start = Math.max(sentenceStart(at, words), words.slice(0, at).findLastIndex(isEnd) + 1, at - 8);
  const sentence = words.slice(start, at).map(bare);
  const from = sentence.findLastIndex((each) => negatives.test(each));
  const negative = sentence[from];
  // “I can’t imagine how no one heard” has two clauses, and is right.
  return negative === undefined || sentence.slice(from).some((each) => /^(?:how|that)$/.test(each))
    ? []
    : [
        {
          wrong: withLetters(word, wrong),
          form: 'double-negative',
          // “She could remember nothing” mends it as well, so both words have to be in one part.
          since: start + from,
          rule: `The word “${negative}” already says no. A second negative would turn it round, so it is **${own}**, not “${wrong}”.`,
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
            form: 'double-comparison',
            rule: `**${own}** already makes the comparison, so it needs no “${more}”.`,
          },
        ]),
    ...(own === 'than'
      ? [
          {
            wrong: withLetters(word, 'then'),
            form: 'then-for-than',
            rule: 'After words that compare, such as “more” or “better”, comes **than**. “Then” tells when.',
          },
        ]
      : []),
  ];
};

/** Whether “who” follows a name or one of the family, where “which” is heard at once: “Mr Bell, which”. */
const isNamed = (words: readonly string[], at: number): boolean =>
  /^I,|^(?!Those)\p{Lu}\p{Ll}*[^s,],?$|^(?:father|mother|grandfather|aunt|uncle),?$/u.test(words[at - 1] ?? '');

const relatives: WordSlips = (word, at, words) => {
  const before = words[at - 1] ?? '.';
  if (isEnd(before) || at === 0) return [];
  // An animal, a group or a part in a play may be “who” or “which”.
  if (/^(?:tortoise|parrot|families|understudy)$/.test(bare(before))) return [];
  if (word === 'who' && !/^(?:asked|known?|see|decides)$/.test(bare(before)))
    return [
      {
        wrong: 'which',
        form: isNamed(words, at) ? 'which-for-name' : 'relative-pronoun',
        rule: 'The words in front of it mean a person or people, so this clause begins with **who**. “Which” is for things.',
      },
    ];
  // “Who” would fit a name in front: “genuine forgeries by Elmer, who has led to a problem”.
  return word === 'which' && before.endsWith(',') && !/^\p{Lu}/u.test(before)
    ? [
        {
          wrong: 'who',
          form: 'who-for-thing',
          rule: 'The words in front of it don’t mean a person, so this clause begins with **which**. “Who” is for people.',
        },
      ]
    : [];
};

const all: readonly WordSlips[] = [
  agreement,
  verbParts,
  shouldOf,
  pronouns,
  those,
  adverbForms,
  doubleNegatives,
  comparisons,
  relatives,
];

/** Every fault of grammar that fits a text. */
export const grammarSlips: SlipFinder = ({ words }) => inEachWord(words, all);
