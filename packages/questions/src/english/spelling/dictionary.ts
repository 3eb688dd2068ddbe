/** The British dictionary by which second solvers tell a word from a misspelling; read when first asked. */
import { readFileSync } from 'node:fs';
import nspell, { type Speller } from 'nspell';

let speller: Speller | undefined;
/** British words that the dictionary lacks. */
const lacking = new Set(['grandad', 'grandads']);
const known = new Map<string, boolean>();

function load(): Speller {
  const home = import.meta.resolve('dictionary-en-gb');
  return nspell(readFileSync(new URL('index.aff', home)), readFileSync(new URL('index.dic', home)));
}

/** Whether British English has this word. */
export function isWord(word: string): boolean {
  const plain = word.replaceAll('’', "'");
  const found = known.get(plain);
  if (found !== undefined) return found;
  speller ??= load();
  const correct = speller.correct(plain) || lacking.has(plain);
  known.set(plain, correct);
  return correct;
}
