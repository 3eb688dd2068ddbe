/** Verbs that don't agree with their subject. */
import { bare, isEnd, prepositions, type WordSlips, withLetters, wordsIn } from './slip.ts';
import { antecedentOf, pairBefore, subjectAfter, subjectBefore } from './subjects.ts';

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
  const asked = subjectAfter(at, words);
  return [
    {
      wrong: withLetters(word, other),
      kind: 'agreement',
      // “Today’s tourists / is shown”: one tourist would be as right.
      since: isEnd(words[at - 1] ?? '.')
        ? at
        : at - ((subjectBefore(at, words) ?? pairBefore(at, words))?.split(' ').length ?? 1),
      ...(asked === undefined ? {} : { until: at + 1 + asked.split(' ').length }),
      height: agreementHeight(at, words),
      rule: whyAgreed(own, at, words),
    },
  ];
};
