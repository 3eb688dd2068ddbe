/** Finds the mistake behind a wrong typed answer: those its generator named, and a few that every typed answer can have. */
import { tidy } from '@comet/domain/marking/tidy';
import type { Key, Mistake } from '../kernel/key.ts';

type Written = Extract<Key, { type: 'writeAnswer' }>;

/** Wrong answers a generator foresaw. */
export type Foreseen = Written['mistakes'];

/** The mistake whose wrong answer is written like this one, else the first that `isSame` takes for the same answer. */
export function namedMistake(
  foreseen: Foreseen,
  text: string,
  isSame: (given: string) => boolean,
): Mistake | undefined {
  const letters = (given: string): string => tidy(given).toLowerCase();
  const typed = letters(text);
  return (
    foreseen.find(({ given }) => letters(given) === typed)?.because ??
    foreseen.find(({ given }) => isSame(given))?.because
  );
}

/** Mistakes that belong to typing, whatever was asked. */
export const typedMistakes = {
  unit: { id: 'typed/unit', says: 'The number is right, but it goes with another unit.' },
  capitals: { id: 'typed/capitals', says: 'Check the capital letters.' },
  punctuation: { id: 'typed/punctuation', says: 'The words are right. Check the punctuation.' },
  spelling: { id: 'typed/spelling', says: 'Very close. Check the spelling, letter by letter.' },
  order: { id: 'typed/order', says: 'You found the right ones, but they stand in another order.' },
  missing: { id: 'typed/missing', says: 'What you found is right, but it is not all of them.' },
} as const satisfies Readonly<Record<string, Mistake>>;
