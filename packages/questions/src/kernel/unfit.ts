/** Looks for words unfit for children in everything a question can show or say, before and after the answer. */
import { unfitWordsIn } from '../words/unfit-words.ts';
import type { Made } from './generator.ts';

/** Adds every text in a value to `texts`. Names of mistakes are for reports: nobody is shown them. */
function collectTexts(value: unknown, name: string, texts: string[]): void {
  if (typeof value === 'string') {
    if (name !== 'id') texts.push(value);
  } else if (Array.isArray(value)) {
    for (const part of value) collectTexts(part, name, texts);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, part] of Object.entries(value)) collectTexts(part, key, texts);
  }
}

/** The unfit words of a question: its prompt, options, descriptions of drawings and voice, its key with the feedback, hint and explanation. */
export function unfitWordsOf({
  question,
  key,
  hint,
  explanation,
}: Pick<Made, 'question' | 'key' | 'hint' | 'explanation'>): string[] {
  const texts: string[] = [];
  collectTexts([question, key, hint, explanation], '', texts);
  // All in one: every draw of every question is looked through.
  return unfitWordsIn(texts.join('\n'));
}
