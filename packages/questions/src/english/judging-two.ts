/** Two things judged at once, each by one of two words: four options, so that a guess is right once in four. */
import type { Made } from '../kernel/generator.ts';
import type { Mistake } from '../kernel/key.ts';
import type { QuestionText } from '../kernel/question-text.ts';
import { chooseInOrder } from './ask.ts';

/** What is judged, the word that is right for it, and the word that is not. */
export interface Judged {
  readonly text: string;
  readonly right: string;
  readonly other: string;
  /** What to tell a child who judges this one wrongly. */
  readonly because: Mistake;
}

/** The two words as one option. */
export const both = (first: string, second: string): string => `${first}, then ${second}`;

/** The two texts as they are shown, one under the other. */
const shownTwo = (first: Judged, second: Judged): string => `1. ${first.text}\n\n2. ${second.text}`;

/** The two texts, read back from what is shown. */
export function readTwo(shows: string): readonly [first: string, second: string] {
  const [first = '', second = ''] = shows.split('\n\n').map((line) => line.replace(/^\d\. /, ''));
  return [first, second];
}

/** Asks for both words in order. The prompt is `asks`, then the two texts. */
export function judgeTwo(
  { asks, ...rest }: Omit<QuestionText, 'prompt' | 'variant'> & { readonly asks: string },
  first: Judged,
  second: Judged,
): Made {
  const wordsOf = ({ right, other }: Judged): string[] => [right, other].sort();
  const texts = wordsOf(first).flatMap((one) => wordsOf(second).map((two) => both(one, two)));
  return chooseInOrder(
    { ...rest, prompt: [asks, shownTwo(first, second)], variant: `two: ${first.text} ${second.text}` },
    texts,
    both(first.right, second.right),
    (text) => (text.startsWith(`${first.right}, then `) ? second.because : first.because),
  );
}
