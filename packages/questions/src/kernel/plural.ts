/** Counts things in words, so that no child reads '1 marbles' or '3 boxs'. */
import { showNumber } from './number-text.ts';

const irregular: Readonly<Record<string, string>> = {
  child: 'children',
  person: 'people',
  man: 'men',
  woman: 'women',
  foot: 'feet',
  tooth: 'teeth',
  goose: 'geese',
  mouse: 'mice',
  sheep: 'sheep',
  fish: 'fish',
  deer: 'deer',
  leaf: 'leaves',
  loaf: 'loaves',
  shelf: 'shelves',
  half: 'halves',
  knife: 'knives',
  scarf: 'scarves',
  calf: 'calves',
  potato: 'potatoes',
  tomato: 'tomatoes',
};

function pluralWord(word: string): string {
  const known = irregular[word];
  if (known !== undefined) return known;
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return /(s|x|z|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
}

/** More than one: 'box' → 'boxes', 'toy car' → 'toy cars', 'bag of sweets' → 'bags of sweets'. */
export function pluralOf(noun: string): string {
  const [head = noun, ...rest] = noun.split(/(?= (?:of|in|with|for) )/);
  const words = head.split(' ');
  const last = words.pop() ?? head;
  return [...words, pluralWord(last)].join(' ') + rest.join('');
}

/** The noun as it stands after this count: 'marble' after 1, 'marbles' after anything else. */
export function nounFor(count: number, noun: string): string {
  return count === 1 ? noun : pluralOf(noun);
}

/** The count and its noun: '1 marble', '2 marbles', '1,250 stamps'. */
export function counted(count: number, noun: string): string {
  return `${showNumber(count)} ${nounFor(count, noun)}`;
}

/** 'a marble', 'an apple', 'an hour'. */
export function withArticle(noun: string): string {
  return `${/^(?:[aeio]|u(?!ni(?!m)|se)|ho(?:ur|nest|nou?r))/i.test(noun) ? 'an' : 'a'} ${noun}`;
}
