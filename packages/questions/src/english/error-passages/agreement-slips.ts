/** Verbs that don't agree with their subject. */
import { bare, isEnd, prepositions, type WordSlips, withLetters, wordsIn } from './slip.ts';
import { antecedentOf, pairBefore, subjectAfter, subjectAfterThere, subjectBefore } from './subjects.ts';

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
  const asked = subjectAfter(at, words);
  if (asked !== undefined)
    return `In a question the subject comes after its verb. Here it is “${asked}”, which is ${number}, so **${own}** is right.`;
  if (/^there$/i.test(subject) && isBe) {
    const there = `The subject of “there ${own.startsWith('w') ? 'was” or “there were' : 'is” or “there are'}” comes after the verb`;
    const following = isOne ? undefined : subjectAfterThere(at, words);
    return following === undefined
      ? `${there}. It is ${number} here, so **${own}** is right.`
      : `${there}: “${following}”. That is ${number}, so **${own}** is right.`;
  }
  const named = subjectBefore(at, words);
  if (named !== undefined) return `${start}, “${named}”. That is ${number}, so **${own}** is right.`;
  const pair = isOne ? undefined : pairBefore(at, words);
  if (pair !== undefined) return `${start}, “${pair}”. That is more than one, so **${own}** is right.`;
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

const pronounSubjects = /^(?:he|she|it|we|they|I|you|there|this|these|those|one)$/i;
const indefinite = /^(?:some|every|any|no)(?:one|body|thing)$/i;
const partsSubject = wordsIn('of in on at with from by near behind between among under over to for');
/** “We was”, “she weren’t” and “it don’t” are said; “she have” and “it are” are not. */
const saidAmiss = wordsIn('was were wasn’t weren’t doesn’t');

/** The form of the mistake, by what stands in front of the verb: words between the subject and its verb hide it. */
function agreementForm(own: string, at: number, words: readonly string[]): string | undefined {
  const before = words[at - 1] ?? '.';
  if (isEnd(before) || (words[at] ?? '').startsWith('“'))
    return /^(?:were|weren’t)$/.test(own) && /^(?:you|we|they)$/.test(bare(words[at + 1] ?? ''))
      ? 'pronoun-verb'
      : undefined;
  // In “behind it was” and “Priya and I were” the pronoun isn't the whole subject, and in “in June it is” it is.
  const ahead = bare(words[at - 2] ?? '').toLowerCase();
  const isSubject = !prepositions.has(ahead) && !(ahead === 'and' && bare(before) === 'I');
  // Many say “there is” of more than one.
  if (/^there$/i.test(bare(before)) && /^(?:is|are|was|were)/.test(own))
    return /^(?:are|were)/.test(own) ? 'there-verb' : undefined;
  if (pronounSubjects.test(bare(before)) && isSubject) return saidAmiss.has(own) ? 'pronoun-verb' : undefined;
  if (indefinite.test(bare(before))) return saidAmiss.has(own) ? 'indefinite-verb' : undefined;
  if (subjectAfter(at, words) !== undefined || /^(?:mine|ours|what|how|I,)$/i.test(ahead === 'i' ? 'I,' : bare(before)))
    return undefined;
  // “My mother are” is said by nobody, but “a box of apples are” is.
  const isAttracted = /s,?$/.test(before) || saidAmiss.has(own) || !numbers.some(([one]) => one === own);
  if (!isAttracted) return undefined;
  // “The tail that were” is said, “the man who were” and “a copy which weren’t” are not.
  if (/^(?:who|which|that)$/.test(before))
    return own === 'wasn’t' || (own === 'was' && before === 'who') ? undefined : 'relative-verb';
  // In “the birds, however, is” the noun may as well be the mistake.
  if (before.endsWith(',')) return /^(?:however|explained),$/.test(before) ? undefined : 'distant-verb';
  if (pairBefore(at, words) !== undefined) return 'pair-verb';
  // What comes first in a clause is no part of a longer subject: “the side of the tent was”, but “in Taiwan my cousins have”, and
  // “a piece in which the musicians are”.
  const clause = words.slice(Math.max(clauseStart(at, words) + 1, at - 5), at);
  const subject = clause.slice(clause.lastIndexOf('which') + 1);
  if (subject.some((each) => partsSubject.has(each.toLowerCase()))) return 'distant-verb';
  return numbers.some(([one]) => one === own) ? 'singular-verb' : 'plural-verb';
}

/** Words in front of a noun that only one number can follow, so that the verb must be the mistake. */
const counted = /^(?:an?|one|each|every|this|these|those|two|several|some|many)$/i;

/** The first word of the subject where its noun could be changed instead: “the sides of the tent” were. */
function changeableFrom(at: number, words: readonly string[]): number {
  if (isEnd(words[at - 1] ?? '.')) return at;
  const subject = subjectBefore(at, words)?.split(' ');
  if (subject === undefined) return at - (pairBefore(at, words)?.split(' ').length ?? 1);
  if (counted.test(subject[0] ?? '')) return at;
  const start = words.findLastIndex(
    (_, place) => place < at && subject.every((each, step) => bare(words[place + step] ?? '') === bare(each)),
  );
  return start === -1 ? at - subject.length : start;
}

/** Where the clause of a word begins: after a mark, or after “and” with a clause of its own in front of it. */
function clauseStart(at: number, words: readonly string[]): number {
  const start = words.slice(0, at).findLastIndex((each) => /[,.?!;:]”?$/.test(each)) + 1;
  const joined = words.slice(0, at).findLastIndex((each) => /^(?:and|but|so)$/.test(each));
  const hasVerb = words.slice(start, Math.max(start, joined)).some((each) => partner.has(bare(each).toLowerCase()));
  return joined > start && hasVerb ? joined + 1 : start;
}

/** A verb for one where more are meant, or the other way round. */
export const agreement: WordSlips = (word, at, words) => {
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
  // “Forgeries by Elmer, which has led to a problem”: a noun further in front could be meant.
  if (/^(?:who|which|that)$/.test(words[at - 1] ?? '') && antecedentOf(at, words) === undefined) return [];
  const form = agreementForm(own, at, words);
  if (form === undefined) return [];
  const asked = subjectAfter(at, words);
  return [
    {
      wrong: withLetters(word, other),
      form,
      // “Today’s tourists / is shown”: one tourist would be as right.
      since: changeableFrom(at, words),
      ...(asked === undefined ? {} : { until: at + 1 + asked.split(' ').length }),
      rule: whyAgreed(own, at, words),
    },
  ];
};
