/** What all questions about verses share: the verse they are asked of, and how a solver sees it again. */
import type { Mistake } from '../../kernel/key.ts';
import { mistakesIn } from '../../kernel/mistakes.ts';
import { type PassageQuestionText, quoted } from '../ask.ts';
import type { Seen, Task } from '../forms.ts';
import type { Passage } from '../passages/passage.ts';
import { rhymes } from './rimes.ts';
import { type Verse, verseName, versesOf } from './verse.ts';

/** Where to look for pauses. */
export const says = {
  pause: 'Look for a full stop, a colon or another strong mark inside the line.',
  runOn: 'Look at the end of each line in the poem. Is there a mark where you would stop?',
} as const;

/** A mistake by its name, with what is told to whoever makes it. */
export const mistake: (name: string, says: string) => Mistake = mistakesIn('e.poetry');

/** Two words that don’t rhyme. */
export const noRhyme = (one: string, other: string): Mistake =>
  mistake('sounds-differ', `Say ${quoted(one)} and ${quoted(other)} aloud: they end in different sounds.`);

/** All that a form needs to know of one verse. */
export interface At {
  readonly passage: Passage;
  readonly verse: Verse;
  /** ‘verse 2’, or ‘this poem’. */
  readonly where: string;
}

/** Years in which finding a rhyme and counting lines is still something to learn; older children meet rhyme schemes from easy on. */
export const countsLines = (year: number): boolean => year <= 4;

/** Years in which the terms for pauses are known, and finding a rhyme is nothing any more. */
export const knowsTerms = (year: number): boolean => year >= 6;

/** The tasks of every verse. */
export function each(passages: readonly Passage[], make: (at: At) => readonly Task[]): Task[] {
  return passages.flatMap((passage) =>
    versesOf(passage).flatMap((verse) => make({ passage, verse, where: verseName(passage, verse) })),
  );
}

/** The lines seen, verse by verse; the second solver counts and listens to these alone. */
export function seenVerses(seen: Seen): string[][] {
  const block = seen.question.prompt.find(({ type }) => type === 'passage');
  return block?.type === 'passage' ? block.paragraphs.map((text) => text.split('\n')) : [];
}

/** The lines of the verse that a question names; of the first where it speaks of the whole poem. */
export function namedVerse(seen: Seen): string[] {
  const [, number = '1'] = /verse (\d+)/u.exec(seen.asks) ?? [];
  return seenVerses(seen)[Number(number) - 1] ?? [];
}

/** Whether two last words are different words with one sound. */
export const sameSound = (one: string, other: string): boolean =>
  one.toLowerCase() !== other.toLowerCase() && rhymes(one, other);

const rhymeHint = 'Say the last word of each line aloud. Which ones end in the same sound?';

/** What is said around a question about a verse. */
export function questionText(
  { passage, verse }: At,
  asks: string,
  form: string,
  what: string,
  features: PassageQuestionText['features'],
): PassageQuestionText {
  return { passage, asks, hint: rhymeHint, steps: [], variant: `${form} ${verse.number} ${what}`, features };
}
