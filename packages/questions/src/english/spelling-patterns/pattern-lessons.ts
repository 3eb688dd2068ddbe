/** What there is to learn from each word of a spelling pattern: its rule or root, or that it breaks the rule. */
import { upper } from '../../kernel/letter-case.ts';
import { isWord } from '../spelling/dictionary.ts';
import { hasShunRoot, shunLesson } from './shun-lessons.ts';

/** A word with its tricky part and what comes before it. */
interface Patterned {
  readonly set: string;
  readonly word: string;
  readonly before: string;
  readonly pattern: string;
  /** What ough says in it, where that is the matter. */
  readonly sound: string;
}

/** The word that is left before an ending, perhaps without its e. */
const wholeBefore = (before: string): string | undefined =>
  before.length < 3 ? undefined : [before, `${before}e`].find((word) => isWord(word));

/** Whether the word that a pattern comes from helps to spell it. */
export const hasTellingRoot = ({ set, word }: Pick<Patterned, 'set' | 'word'>): boolean =>
  set !== 'tion4' || hasShunRoot(word);

/** The ending that sounds like 'zher' or 'cher'. */
const chers: Readonly<Record<string, string>> = {
  sure: 'The ending sounds like “zher”, with the soft sound in the middle of vision. In nearly all words it is spelt -sure.',
  ture: 'The ending sounds like “cher”. The word doesn’t come from one that ends in ch or tch, so it is spelt -ture.',
};

const hasRootInCh = /^(teacher|catcher|richer|stretcher|preacher|voucher)$/;

function zherOrCher({ word, pattern }: Patterned): string {
  if (pattern !== 'cher') return chers[pattern] ?? '';
  const root = word.slice(0, -2);
  return hasRootInCh.test(word)
    ? `It comes from ${root}, which ends in ch. Only -er is added: ${root}, ${word}.`
    : 'It names a person by what they do and ends in -cher. Learn archer and butcher together by heart.';
}

/** Two of these words that don't give the word itself away: knee and knife for knock. */
const alike = (word: string, like: readonly string[]): string =>
  like
    .filter((each) => !word.includes(each) && !each.includes(word))
    .slice(0, 2)
    .join(' and ');

/** The ways to spell the sound in 'eight' and 'they'. */
const ays: Readonly<Record<string, readonly [says: string, ...like: string[]]>> = {
  ei: ['In the middle of a few words “ay” is spelt ei', 'vein', 'reindeer', 'beige'],
  eigh: ['In a few words “ay” is spelt eigh, with a silent gh', 'eight', 'neighbour', 'weigh'],
  ey: ['At the end of a few words “ay” is spelt ey', 'they', 'obey', 'grey'],
};

function spelledAy({ word, pattern }: Patterned): string {
  const [says = '', ...like] = ays[pattern] ?? [];
  return `${says}, as in ${alike(word, like)}.`;
}

const saysSh = /^(chef|chalet|machine|brochure|parachute|chandelier|moustache|quiche)$/;

function fromOtherLanguages({ word, pattern }: Patterned): string {
  if (word === 'muscle') return 'The c is silent. You can hear it in muscular, which is in the same family.';
  if (pattern === 'sc') return 'It comes from Latin: before e and i, sc says “s”.';
  // An old English word: only its spelling is French.
  if (word === 'tongue') return 'It is spelt like words from French: the u keeps the g hard, and ue is silent.';
  if (pattern === 'gue') return 'It came through French: the u keeps the g hard, and ue is silent.';
  if (pattern === 'que') return 'It comes from French: -que at the end says “k”.';
  return saysSh.test(word)
    ? 'It comes from French, where ch says “sh”.'
    : `It comes from Greek, where ch says “k”, as in ${alike(word, ['school', 'echo', 'chorus'])}.`;
}

/** The word in -tion that a word in -tious may be related to: fiction for fictitious. */
const inTion = (before: string): string => `${before === 'ficti' ? 'fic' : before}tion`;

/** Whether a related word in -ce or -tion shows how the ending is spelt. */
export const hasTellingRelative = ({ before, pattern }: Patterned): boolean =>
  isWord(pattern === 'cious' ? `${before}ce` : inTion(before));

function shus({ word, before, pattern }: Patterned): string {
  if (pattern === 'cious' && isWord(`${before}ce`))
    return `“${upper(word)}” comes from ${before}ce. The c of ${before}ce stays, so the ending is -cious.`;
  if (pattern === 'cious' && /^(?:fero|atro|auda)$/.test(before))
    return `“${upper(word)}” is related to ${before}city. The c of ${before}city stays, so the ending is -cious.`;
  // Fraction has another meaning.
  if (pattern === 'tious' && isWord(inTion(before)) && before !== 'frac')
    return `“${upper(word)}” is related to ${inTion(before)}. The t of ${inTion(before)} stays, so the ending is -tious.`;
  return pattern === 'cious'
    ? '-cious is the more common ending. Unless a related word ends in -tion, it is usually -cious.'
    : '-tious is the rarer ending. This word must be learnt by heart.';
}

function shul({ before, pattern }: Patterned): string {
  const afterVowel = /[aeiou]$/.test(before);
  if (pattern === 'cial' && !afterVowel && isWord(`${before}ce`))
    return `After a consonant the ending is mostly -tial, but this word comes from ${before}ce and keeps its c.`;
  if (pattern === 'cial') return `After a vowel, here the ${before.slice(-1)}, the ending is mostly -cial.`;
  return afterVowel
    ? `After a vowel the ending is mostly -cial. This word breaks the rule: there is an ${before.slice(-1)} before the ending, but it is -tial.`
    : `After a consonant, here the ${before.slice(-1)}, the ending is mostly -tial.`;
}

const partners: Readonly<Record<string, readonly string[]>> = {
  ant: ['ance', 'ancy'],
  ance: ['ant'],
  ent: ['ence', 'ency'],
  ence: ['ent'],
};

/** Consistence and transparence are words, but nearly everybody says consistency and transparency. */
const isRareInEnce = /^(?:consist|transpar)$/;

/** Words that only look as if a shorter word were in them. */
const hasNoRoot = /^(balance|sentence)$/;

/** Related words that have another meaning, or that few children have met: importation, vacation, signification, differential. */
const hasStrangeRelative = /^(?:import|vac|signific|differ)$/;

/** A related word in which the vowel of -ant or -ent is heard: confidential, hesitation. */
const clearVowelIn = ({ before, pattern }: Patterned): string | undefined => {
  const relative = pattern.startsWith('a') ? `${before}ation` : `${before}ential`;
  return !hasStrangeRelative.test(before) && isWord(relative) ? relative : undefined;
};

/** Whether a soft c, a soft g or qu before the ending tells that it begins with e. */
export const takesESoftly = ({ before, pattern }: Patterned): boolean =>
  pattern.startsWith('e') && /([cg]|qu)$/.test(before);

/** What helps with this word of -ant, -ent, -ance or -ence: few of them have a relative that tells. */
export function antOrEntHint(word: Patterned): string {
  if (clearVowelIn(word) !== undefined)
    return 'Say a related word in which the vowel is clear. Is it an “a” or an “e”?';
  return takesESoftly(word)
    ? 'Look at what comes before the ending. After a soft c, a soft g or qu, is it “a” or “e”?'
    : 'This ending has to be learnt by heart. Picture the word as you have seen it in print.';
}

function antOrEnt(picked: Patterned): string {
  const { before, pattern, word } = picked;
  const clear = clearVowelIn(picked);
  if (clear !== undefined) return `Think of ${clear}: there you can hear the ${pattern.charAt(0)}.`;
  if (takesESoftly(picked)) return `After a soft c, a soft g or qu the ending begins with e: ${before}-${pattern}.`;
  const known = partners[pattern]?.map((ending) => before + ending).filter((each) => isWord(each)) ?? [];
  const partner = isRareInEnce.test(before) ? known.at(-1) : known[0];
  if (partner !== undefined)
    return `Learn the ${pattern.charAt(0)} of -${pattern} by heart. It is the same in the whole family: ${word}, ${partner}.`;
  const whole = hasNoRoot.test(word) ? undefined : wholeBefore(before);
  return whole === undefined
    ? `Say it as it is spelt, with a clear ${pattern.charAt(0)}: ${before}-${pattern}.`
    : `It comes from ${whole}. Learn by heart that its ending begins with ${pattern.charAt(0)}.`;
}

/** Whole words, perhaps without their e, that take -ible all the same. */
const ibleAfterWhole = /^(sens|flex|respons|revers|convert|digest|access|irresist|reduc|combust)$/;

/** What is left of a word that breaks the rule: convert of convertible, sense of sensible. */
function leftBeforeIble(before: string): string {
  const plain = before.replace(/^irr/, 'r');
  const taken = plain === before ? '-ible' : 'ir- and -ible';
  const whole = isWord(`${plain}e`) ? `${plain}e` : plain;
  return `Take off ${taken} and you can see ${whole}${whole === plain ? '' : ', without its e'}`;
}

/** Words that are left before -ible by chance. */
const ibleAfterStranger = /^(leg|gull)$/;

function ableOrIble({ before, pattern, word }: Patterned): string {
  if (pattern === 'ible') {
    if (ibleAfterStranger.test(before))
      return `Take off -ible and you can see “${before}”, but a ${before} has nothing to do with ${word}. Learn the word by heart.`;
    return ibleAfterWhole.test(before)
      ? `${leftBeforeIble(before)}. A whole word mostly takes -able, but this word breaks the rule: it is -ible.`
      : `Take off -ible and no whole word is left, only “${before}-”. Such words mostly take -ible.`;
  }
  const whole = wholeBefore(before);
  const stem = wholeBefore(before.replace(/^in/, ''));
  if (whole === undefined && stem !== undefined)
    return `Take off in- and -able and you can see ${stem}${before.endsWith(stem) ? '' : ', without its e'}. So it is -able.`;
  if (whole === undefined && isWord(`${before}ation`))
    return `There is a related word in -ation, ${before}ation. With such a relative the ending is -able.`;
  if (whole === undefined) return `There is no whole word before the ending, but it is -able: learn it by heart.`;
  if (whole !== before) return `Take off -able and you can see ${whole}, without its e. So it is -able.`;
  return /[cg]e$/.test(before)
    ? `Take off -able and a whole word is left: ${whole}. It keeps its e, so that the ${before.slice(-2, -1)} stays soft.`
    : `Take off -able and a whole word is left: ${whole}. So it is -able.`;
}

function antOrAble(word: Patterned): string {
  return /ble$/.test(word.pattern) ? ableOrIble(word) : antOrEnt(word);
}

/** Words that share a sound of ough. */
const oughWords: Readonly<Record<string, readonly string[]>> = {
  or: ['bought', 'thought', 'brought'],
  uff: ['rough', 'tough', 'enough'],
  off: ['cough', 'trough'],
  oh: ['though', 'dough', 'although'],
  ow: ['bough', 'plough', 'drought'],
  uh: ['thorough', 'borough'],
};
function likeOugh({ word, sound }: Patterned): string {
  const says = `In ${word}, the letters ough say “${sound}”`;
  // Bought may stand for ought, but thought may not stand for thoughtful.
  const like = (oughWords[sound] ?? []).filter((each) => !word.includes(each));
  const others = like.slice(0, 2).join(' and ');
  return others === ''
    ? `${says}. Only one family has it: through, throughout, breakthrough.`
    : `${says}, as in ${others}. Learn words with the same sound together.`;
}

/** What there is to know of each silent letter, with words that have it. */
const silents: Readonly<Record<string, readonly [says: string, ...like: string[]]>> = {
  b: ['The b is silent after m', 'lamb', 'thumb', 'crumb'],
  g: ['The g is silent before n', 'gnome', 'sign', 'reign'],
  h: ['The h is silent', 'rhyme', 'honest', 'hour'],
  k: ['The k is silent before n, though people once said it', 'knee', 'knife', 'knock'],
  l: ['The l is silent', 'half', 'could', 'calm'],
  m: ['The m is silent: the word comes from Greek, and n is the first sound you hear'],
  n: ['The n is silent after m', 'autumn', 'column', 'hymn'],
  p: ['The p is silent', 'psychology', 'receipt', 'cupboard'],
  s: ['The s is silent', 'island', 'aisle'],
  t: ['The t is silent after s', 'castle', 'listen', 'whistle'],
  u: ['The u is silent', 'guess', 'build', 'guard'],
  w: ['The w is silent', 'write', 'sword', 'wrist'],
};
/** Relatives in which the letter is heard. */
const heardIn: Readonly<Record<string, string>> = {
  autumn: 'autumnal',
  column: 'columnist',
  solemn: 'solemnity',
  condemn: 'condemnation',
  hymn: 'hymnal',
  crumb: 'crumble',
  signpost: 'signal',
  resign: 'resignation',
};

function silentLesson({ word, pattern }: Patterned): string {
  if (/bt/.test(word)) return `The b is silent before t, as in ${alike(word, ['debt', 'doubt'])}.`;
  if (word === 'mortgage') return 'The t is silent. Remember the word in two parts: mort + gage.';
  const [says = '', ...like] = silents[pattern] ?? [];
  const others = alike(word, like);
  const heard = heardIn[word] === undefined ? '' : ` You can hear it in ${heardIn[word]}.`;
  return `${says}${others === '' ? '' : `, as in ${others}`}.${heard}`;
}

/** Why i or e comes first in a word to which “i before e, except after c” doesn't apply, or that it breaks the rule. */
const ieSix: readonly (readonly [sign: RegExp, lesson: string | ((word: string) => string)])[] = [
  [/^leisure$/, 'Here ei says a short “e”, and the e that you hear comes first.'],
  [/^species$/, 'It breaks the rule “i before e, except after c”: i comes first, although there is a c before it.'],
  [/^height$/, 'Here eigh says “eye”, but it is written as in eight: e comes first.'],
  [/^heist$/, 'Here ei says “eye”. Learn it with height: both begin with hei.'],
  [/eigh/, (word) => `Here eigh says “ay”. With that sound e comes first, as in ${alike(word, ['eight', 'weigh'])}.`],
  [
    /^(veil|vein|beige|reindeer)$/,
    (word) => `Here ei says “ay”. With that sound e comes first, as in ${alike(word, ['vein', 'rein', 'veil'])}.`,
  ],
  [/eign$/, 'It ends in -eign, as reign does, so e comes first. Learn foreign and sovereign together.'],
  [/feit$/, 'It ends in -feit, with the e first. Learn forfeit and counterfeit together.'],
  [/ei/, 'It breaks the rule “i before e, except after c”: e comes first, although there is no c before it.'],
  [
    /^(quiet|variety|society|science|glacier)$/,
    'You say the i and the e one after the other, so i comes first, as you hear it.',
  ],
  [/^conscience$/, 'It is made of con and science, and keeps the ie of science.'],
  [/cie/, 'Here ci says “sh”, as in special: the i belongs to the c, so it comes before the e.'],
  [/chief$/, 'The ending is spelt like the word chief, which follows the rule: i before e.'],
  [/^lieutenant$/, 'Remember it in two parts: lieu + tenant. In lieu the i comes first.'],
  [/^sieve$/, 'Here ie says a short “i”, and the i that you hear comes first.'],
];

function ieOrEi({ set, word, pattern }: Patterned): string {
  if (set === 'ie6') {
    const [, lesson = ''] = ieSix.find(([sign]) => sign.test(word)) ?? [];
    return typeof lesson === 'string' ? lesson : lesson(word);
  }
  if (pattern === 'ie')
    return 'The rule: i before e when the sound is “ee”, except after c. Here there is no c before it.';
  return /cei/.test(word)
    ? 'The rule: i before e, except after c. Here the letter before it is a c, so e comes first.'
    : 'It breaks the rule “i before e, except after c”: e comes first, although there is no c before it.';
}

/** The lesson for each set. */
const lessons: Readonly<Record<string, (word: Patterned) => string>> = {
  y3: () => 'Many words that came from Greek spell the short “i” sound with y.',
  y3plain: () => 'Most words spell the short “i” sound with an i.',
  ou3plain: () => 'Most words spell the short “u” sound with a u.',
  ou3: ({ word }) =>
    `In a small family of words, ou says a short “u”, as in ${alike(word, ['young', 'touch', 'cousin'])}.`,
  tion4: ({ word, pattern }) => shunLesson(word, pattern),
  ture3: zherOrCher,
  ei4: spelledAy,
  ch4: fromOtherLanguages,
  cious5: shus,
  cial5: shul,
  ance5: antOrEnt,
  able5: ableOrIble,
  ough5: likeOugh,
  silent5: silentLesson,
  silent6: silentLesson,
  ie5: ieOrEi,
  ie6: ieOrEi,
  ible6: antOrAble,
};

/** Whether the rule of its set would lead to another spelling of this word, or can’t tell it: then no hint speaks of the rule. */
export const breaksRule = ({ set, lesson }: { readonly set: string; readonly lesson: string }): boolean =>
  set !== 'ie6' && /breaks the rule|by heart|, but this word|related word in -ation/.test(lesson);

/** The rule or root behind the spelling of this word, in one or two sentences. */
export function patternLesson(word: Patterned): string {
  return lessons[word.set]?.(word) ?? '';
}
