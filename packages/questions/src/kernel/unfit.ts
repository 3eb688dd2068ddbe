/** Looks for words unfit for children in everything a question can show or say, before and after the answer. */
import { unfitWordsIn } from '../words/unfit-words.ts';
import type { Made } from './generator.ts';

/** Every text in a value. Names of mistakes are for reports: nobody is shown them. */
function textsIn(value: unknown, name = ''): string[] {
  if (typeof value === 'string') return name === 'id' ? [] : [value];
  if (Array.isArray(value)) return value.flatMap((part) => textsIn(part, name));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, part]) => textsIn(part, key));
  return [];
}

/** The unfit words of a question: its prompt, options, descriptions of drawings and voice, its key with the feedback, hint and explanation. */
export function unfitWordsOf({
  question,
  key,
  hint,
  explanation,
}: Pick<Made, 'question' | 'key' | 'hint' | 'explanation'>): string[] {
  return [...new Set(textsIn([question, key, hint, explanation]).flatMap(unfitWordsIn))];
}
