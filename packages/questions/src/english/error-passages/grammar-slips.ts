/** Faults of grammar: forms that don't agree, the wrong part of a verb, pronoun, article or adverb. */
import { rowsOf } from '../data-rows.ts';
import { bare, type Slip, type SlipFinder, withLetters } from './slip.ts';
import { antecedentOf, pairBefore, subjectBefore } from './subjects.ts';

type OneWord = Omit<Slip, 'at' | 'count'>;
/** What can go wrong with one word, given the words around it. */
type WordSlips = (word: string, at: number, words: readonly string[]) => readonly OneWord[];

const wordsIn = (list: string): ReadonlySet<string> => new Set(list.split(' '));
const isEnd = (word: string | undefined): boolean => /[.?!;:]”?$/.test(word ?? '');

/** Verbs for one and for more than one, each of which is wrong in place of the other. */
const numbers: readonly (readonly [one: string, more: string])[] = [
  ['was', 'were'],
  ['wasn’t', 'weren’t'],
  ['has', 'have'],
  ['hasn’t', 'haven’t'],
  ['is', 'are'],
  ['isn’t', 'aren’t'],
  ['doesn’t', 'don’t'],
];
const partner = new Map(numbers.flatMap(([one, more]) => [[one, more] as const, [more, one] as const]));
/** After these, either may be said. */
const eitherNumber = wordsIn(
  'class school team group family committee audience government orchestra herd swarm crew none neither each half rest council couple pair number media staff',
);
const helpers = wordsIn('to should could would must will can might may');

const speakers = /^(?:I|you)$/i;
const shownSubjects = /^(?:I|you|he|she|it|we|they|who|which|that|there)$/i;

/** Why a verb has the form it has, with its subject where that stands next to it. */
function whyAgreed(own: string, at: number, words: readonly string[]): string {
  const start = 'The verb has to agree with its subject';
  const before = words[at - 1] ?? '.';
  const isFirst = isEnd(before) || (words[at] ?? '').startsWith('“');
  const after = words[at + 1] ?? '';
  // In “Have you?” the subject stands after its verb, and “Don’t run!” has none that is said.
  if (isFirst && speakers.test(bare(after))) return `${start}: **${own}** goes with “${bare(after)}”.`;
  if (isFirst && own === 'don’t' && !shownSubjects.test(bare(after)))
    return 'Somebody is told not to do something here, and that always begins with **don’t**.';
  const isOne = numbers.some(([one]) => one === own);
  const number = isOne ? 'singular' : 'plural';
  const counted = `${start}, which is ${number} here`;
  const subject = bare(words.slice(at - 2, at).join(' ') === 'I, however,' ? 'I' : before);
  const isBe = /^(?:is|are|was|were)/.test(own);
  if (isFirst) return `In a question the subject comes after its verb. It is ${number} here, so **${own}** is right.`;
  if (/^there$/i.test(subject) && isBe)
    return `The subject of “there is” or “there are” comes after the verb. It is ${number} here, so **${own}** is right.`;
  const named = subjectBefore(at, words);
  if (named !== undefined) return `${start}, “${named}”. That is ${number}, so **${own}** is right.`;
  const pair = isOne ? undefined : pairBefore(at, words);
  if (pair !== undefined) return `${start}, “${pair}”. They are more than one, so **${own}** is right.`;
  const meant = antecedentOf(at, words);
  if (meant !== undefined)
    return `${start}. Here “${subject}” stands for ${meant}. That is ${number}, so **${own}** is right.`;
  // “Priya and I were” has more than one subject, and in “every child there has” it is the child.
  const isPart = /^there$/i.test(subject) || (subject === 'I' && !isOne && words[at - 2] === 'and');
  if (!shownSubjects.test(subject) || isPart) return `${counted}. So **${own}** is right.`;
  return speakers.test(subject)
    ? `${start}: **${own}** goes with “${subject}”.`
    : `${counted}. So **${own}** is right after “${subject}”.`;
}

const pronounSubjects =
  /^(?:he|she|it|we|they|I|you|there|this|these|those|(?:some|every|any|no)(?:one|body|thing)|one)$/i;
const partsSubject = wordsIn('of in on at with from by near behind between among under over to for and or');
const prepositions = wordsIn('to with for at from between behind of by round towards beside after against near');

/** A wrong verb is heard at once behind a pronoun or in a question; words between the subject and its verb hide it. */
function agreementHeight(at: number, words: readonly string[]): number {
  const before = words[at - 1] ?? '.';
  if (isEnd(before) || (words[at] ?? '').startsWith('“')) return 1;
  // In “behind it was” and “Priya and I were” the pronoun isn't the whole subject, and in “in June it is” it is.
  const ahead = bare(words[at - 2] ?? '').toLowerCase();
  const isSubject = !prepositions.has(ahead) && !(ahead === 'and' && bare(before) === 'I');
  // Many say “there is” of more than one.
  if (/^there$/i.test(before)) return 1;
  if (pronounSubjects.test(before.replace('“', '')) && isSubject) return 0.5;
  if (before.endsWith(',')) return 2.5;
  // What comes first in a clause is no part of a longer subject: “the side of the tent was”, but “in Taiwan my cousins have”.
  const subject = words.slice(Math.max(clauseStart(at, words) + 1, at - 5), at);
  return subject.some((each) => partsSubject.has(each.toLowerCase())) ? 2.5 : 1;
}

/** Where the clause of a word begins: after a mark, or after “and” with a clause of its own in front of it. */
function clauseStart(at: number, words: readonly string[]): number {
  const start = words.slice(0, at).findLastIndex((each) => /[,.?!;:]”?$/.test(each)) + 1;
  const joined = words.slice(0, at).findLastIndex((each) => /^(?:and|but|so)$/.test(each));
  const hasVerb = words.slice(start, Math.max(start, joined)).some((each) => partner.has(bare(each).toLowerCase()));
  return joined > start && hasVerb ? joined + 1 : start;
}

const agreement: WordSlips = (word, at, words) => {
  const own = bare(word).toLowerCase();
  const other = partner.get(own);
  const before = words.slice(Math.max(0, at - 4), at);
  // “I” and “you” go their own way, and so does what is wished for.
  const near = [...before, ...words.slice(at + 1, at + 4)].map((each) => bare(each).toLowerCase());
  if (
    other === undefined ||
    near.some((each) => eitherNumber.has(each)) ||
    /^(?:if|whose)$/.test(bare(words[at - 1] ?? '')) ||
    // “Whose footprints are those?”: the subject comes after the verb.
    bare(words[at - 2] ?? '').toLowerCase() === 'whose'
  )
    return [];
  // A bare form, as in “didn’t have” and “should it have”, agrees with nothing.
  if (before.slice(-2).some((each) => helpers.has(bare(each).toLowerCase()) || /(?:n’t|’ll|’d)$/.test(each))) return [];
  // In front of a list that begins with one thing, either is heard: “inside were a blanket and a note”.
  if (/^(?:were|are)$/.test(own) && /^(?:an?|the)$/.test(words[at + 1] ?? '')) return [];
  return [
    {
      wrong: withLetters(word, other),
      kind: 'agreement',
      // “Today’s tourists / is shown”: one tourist would be as right.
      since: isEnd(words[at - 1] ?? '.') ? at : at - (subjectBefore(at, words)?.split(' ').length ?? 1),
      height: agreementHeight(at, words),
      rule: whyAgreed(own, at, words),
    },
  ];
};

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
  const hasHelper = words.slice(Math.max(0, at - 4), at).some((each) => auxiliaries.test(bare(each)));
  if (past !== undefined && past !== 'lay' && hasHelper)
    return [
      {
        wrong: withLetters(word, past),
        kind: 'participle',
        height: 1.5,
        rule: `After has, have, had or a form of “be” comes the past participle: **${own}**, not “${past}”.`,
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
          rule: `The past tense by itself is **${own}**. “${participle}” needs has, have or had in front of it.`,
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
  // After a comma, “and” begins a clause of its own: nobody else is there to be left out.
  if (own === 'I' && before === 'and' && !words[at - 2]?.endsWith(','))
    return [
      {
        wrong: word.replace('I', 'me'),
        kind: 'and-me',
        height: 2,
        rule: 'Leave out the other person and read it again: “I”, not “me”, does what the verb says. So it is **I** here.',
      },
    ];
  if (own === 'me' && before === 'and')
    return [
      {
        wrong: word.replace('me', 'I'),
        kind: 'and-me',
        height: 2.5,
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
          rule: '“Them” can’t point at things or people in standard English. It is **those**.',
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
            height: 1.5,
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
          height: 1,
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
