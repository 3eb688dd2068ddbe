/** What one word does in its own sentence, with the words it does it to. */
import type { WordClass } from './class-names.ts';
import { bare, shownWord, type Tagged } from './tagged-sentences.ts';
import type { Tag } from './word-reader.ts';

/** The next word of a class, where only words of the other classes come between. */
function nextWord({ words, tags }: Tagged, place: number, wanted: Tag, between: readonly Tag[]): string | undefined {
  for (let at = place + 1; at < tags.length; at++) {
    const tag = tags[at] ?? 'x';
    if (tag === wanted) return shownWord(words, at);
    if (!between.includes(tag)) return undefined;
  }
  return undefined;
}

const owners = /^(my|your|his|her|its|our|their)$/;

/** A step such as ‘“our” comes before “sandwiches” and shows whose it is.’ */
export function whatItDoes({ name, does }: WordClass, sentence: Tagged, place: number): string {
  const word = shownWord(sentence.words, place);
  if (name === 'determiner') {
    const noun = nextWord(sentence, place, 'n', ['j', 'a', 'd']);
    const shows = owners.test(bare(word)) ? 'whose' : 'which one, whose or how many';
    if (noun !== undefined) return `“${word}” comes before the noun “${noun}” and shows ${shows}.`;
  }
  if (name === 'modal verb') {
    const verb = nextWord(sentence, place, 'v', ['a', 'o', 'x', 'r']);
    if (verb !== undefined) return `“${word}” goes with the verb “${verb}” and shows how likely or necessary it is.`;
  }
  if (name === 'adjective') {
    const noun = nextWord(sentence, place, 'n', ['j']);
    if (noun !== undefined) return `“${word}” describes the noun “${noun}”.`;
  }
  if (name === 'conjunction' && place > 0) {
    const before = sentence.words.slice(0, place).join(' ').replace(/,$/, '');
    const after = sentence.words
      .slice(place + 1)
      .join(' ')
      .replace(/[.!?]$/, '');
    return `“${word}” links what comes before it, “${before}”, to what comes after it, “${after}”.`;
  }
  return `Try “${word}”: in this sentence it ${does}.`;
}
