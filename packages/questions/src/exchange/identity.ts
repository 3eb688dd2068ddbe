/** When two questions are one to a child, and whether both have the same right answer. */
import { createHash } from 'node:crypto';
import type { ExchangeItem } from './exchanged.ts';

/** JSON in which the order of names does not count: the database keeps none. */
const sorted = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );

const hash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 32);

/** The same for two questions that a child sees as one; the order of options does not make it another. */
export function variantOf({ question: { prompt, answer } }: Pick<ExchangeItem, 'question'>): string {
  return hash(
    sorted(answer.type === 'multipleChoice' ? [prompt, answer.options.map(sorted).sort()] : [prompt, answer]),
  );
}

/** The right answer, so that two questions of one variant can be compared. */
export function rightOf({ question: { answer }, key }: Pick<ExchangeItem, 'question' | 'key'>): string {
  if (key.type === 'multipleChoice' && answer.type === 'multipleChoice') return sorted(answer.options[key.option]);
  return sorted(key.type === 'writeAnswer' ? key.spec : key.type === 'multipleWordChoice' ? key.picks : key.option);
}
