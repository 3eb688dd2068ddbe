/** Which words of a text are the subject of a verb, where they stand just in front of it. */
import { bare, wordsIn } from './slip.ts';

const determiners = wordsIn(
  'the a an my our your his her its their these those every each some several many most two three one no whose both all',
);
const prepositions = wordsIn(
  'of in on at with from by near behind between among under over to for round inside above within',
);
/** Words before a verb that are no part of its subject, or that stand for words further on in front. */
const notLast = wordsIn(
  'now once most deep still never always already often hardly there then also not here what how who which that he she it we they i you him them us me',
);
const isVerb = (word: string): boolean =>
  /^(?:was|were|is|are|has|have|had|did|do|does|could|would|went|came|said|looked)$|n’t$/.test(word);
/** The mark, or the word, that parts what is in front from the clause of the subject. */
const isBorder = (word: string): boolean =>
  /[,.?!;:–]”?$/.test(word) ||
  /^(?:that|when|while|because|although|if|so|but|until|than|where|which|as|or|whether)$/i.test(word);

const isDeterminer = (word: string): boolean => determiners.has(bare(word).toLowerCase()) || /’s$|s’$/.test(bare(word));

const titles = wordsIn('Mr Mrs Miss Dr Professor Aunt Uncle');

/** The place where the words that end at `end` begin: ‘the old bridge’, ‘Mr Webb’s key’, ‘Noah’, ‘worms’. */
function groupStart(end: number, words: readonly string[]): number | undefined {
  if (/^\p{Lu}/u.test(words[end - 1] ?? '')) return titles.has(words[end - 2] ?? '') ? end - 2 : end - 1;
  for (let from = end - 1; from >= Math.max(-1, end - 5); from--) {
    const word = words[from] ?? '.';
    const isBroken = isBorder(word) || isVerb(word) || prepositions.has(word.toLowerCase()) || word === 'and';
    if (isBroken) return from + 2 === end || (from + 3 === end && words[from + 1] === 'even') ? from + 1 : undefined;
    if (isDeterminer(word)) return withOwner(from, words);
  }
  return undefined;
}

/** The same with what stands in front of an owner or a number: ‘the old man’s’, ‘Mr Webb’s’, ‘the two’. */
function withOwner(from: number, words: readonly string[]): number {
  const isOwner = /’s$|s’$/.test(words[from] ?? '');
  for (let at = from - 1; at >= Math.max(0, from - (isOwner ? 2 : 1)); at--) {
    const word = words[at] ?? '';
    if (isBorder(word)) return from;
    if (isDeterminer(word) || (isOwner && titles.has(word))) return at;
  }
  return from;
}

/** Whether the words from `from` on belong to those in front of them, as in “the side **of the tent**” or “plates **and a clock**”. */
function leansOn(from: number, words: readonly string[]): 'of' | 'and' | undefined {
  const before = words[from - 1] ?? '';
  if (prepositions.has(before.toLowerCase())) return 'of';
  if (before !== 'and' || /,$/.test(words[from - 2] ?? '')) return undefined;
  const start = words.slice(0, from - 1).findLastIndex(isBorder) + 1;
  return words.slice(start, from - 1).some(isVerb) ? undefined : 'and';
}

/** The subject in front of a verb, without what comes after its noun: ‘the side’ of ‘the side of the tent was’. */
export function subjectBefore(at: number, words: readonly string[]): string | undefined {
  const last = words[at - 1] ?? '.';
  if (/[,.?!;:–]”?$/.test(last) || notLast.has(bare(last).toLowerCase()) || /ly$/.test(last)) return undefined;
  let [from, end] = [groupStart(at, words), at];
  while (from !== undefined && leansOn(from, words) === 'of') [from, end] = [groupStart(from - 1, words), from - 1];
  if (from === undefined || leansOn(from, words) !== undefined) return undefined;
  // With a verb in front, as in “what was once a wall has”, the words are no subject.
  const start = words.slice(0, from).findLastIndex((word) => isBorder(word) || word === 'and') + 1;
  if (words.slice(start, from).some(isVerb)) return undefined;
  const own = words.slice(from, end);
  if (own.some((word) => /ly$/.test(word)) || notLast.has(own.at(-1) ?? '')) return undefined;
  return own.join(' ').replaceAll(/[“”]/g, '');
}

const questionWord = /^“?(?:how|why|when|where|what|which|whose)$/i;

/** The subject after a verb that asks: ‘your grandmother’ in “How is your grandmother?”. */
export function subjectAfter(at: number, words: readonly string[]): string | undefined {
  const before = words[at - 1] ?? '.';
  const isFirst = /[.?!;:]”?$/.test(before) || (words[at] ?? '').startsWith('“');
  const end = words.slice(at).find((word) => /[.?!]”?$/.test(word)) ?? '';
  if (!end.includes('?') || !(isFirst || questionWord.test(before))) return undefined;
  const [first = '', second = ''] = words.slice(at + 1);
  const hasNoun = isDeterminer(first) && !/^(?:an?|the)$/i.test(second) && !/[.,?!]/.test(first);
  return bare(hasNoun ? `${first} ${second}` : first);
}

/** Words between “there were” and its subject that are no part of it. */
const betweenThere = wordsIn('still rarely often always also');

/** The subject after “there were”: ‘nine tables’ in “there were nine tables inside”. One with ‘and’ or ‘of’ in it is not named. */
export function subjectAfterThere(at: number, words: readonly string[]): string | undefined {
  const found: string[] = [];
  for (const word of words.slice(at + 1, at + 5)) {
    if (prepositions.has(word) || word === 'than') return undefined;
    if (!betweenThere.has(word)) found.push(word);
    if (/[^s]s[,.]?$/.test(word)) return words[at + 1 + found.length] === 'and' ? undefined : bare(found.join(' '));
    if (isBorder(word)) return undefined;
  }
  return undefined;
}

/** Two who are the subject together: ‘Mei and I’. */
export function pairBefore(at: number, words: readonly string[]): string | undefined {
  const from = words[at - 1] === 'I' ? at - 1 : groupStart(at, words);
  if (from === undefined || leansOn(from, words) !== 'and') return undefined;
  const first = groupStart(from - 1, words);
  return first === undefined || leansOn(first, words) !== undefined
    ? undefined
    : words.slice(first, at).join(' ').replaceAll(/[“”,]/g, '');
}

/** What “who”, “which” or “that” stands for: the noun just in front of it. “Which” may also stand for all that was said. */
export function antecedentOf(at: number, words: readonly string[]): string | undefined {
  const [noun = '', pronoun = ''] = [words[at - 2], words[at - 1]];
  const name = bare(noun);
  if (!/^(?:who|which|that)$/.test(pronoun) || !/^\p{L}+,?$/u.test(noun) || notLast.has(name)) return undefined;
  if (/^\p{Lu}/u.test(name)) return pronoun === 'who' ? name : undefined;
  const isNoun = [words[at - 3] ?? '', words[at - 4] ?? ''].some(isDeterminer) || /[^s]s$/.test(noun);
  return isNoun ? `the ${name}` : undefined;
}
