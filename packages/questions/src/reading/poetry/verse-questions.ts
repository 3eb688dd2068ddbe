/** What all questions about verses share: the verse they are asked of, and how a solver sees it again. */
import type { Mistake } from '../../kernel/key.ts';
import type { PassageQuestionText } from '../ask.ts';
import type { Seen, Task } from '../forms.ts';
import type { Passage } from '../passages/passage.ts';
import { rhymes } from './rimes.ts';
import { type Verse, verseName, versesOf } from './verse.ts';

/** What the mistakes of these questions tell a child. */
export const says = {
  spelling: 'Those words look alike, but say them aloud: they do not rhyme.',
  beside: 'That line stands near, but its last word sounds different.',
  scheme: 'Give the same letter to the same sound at the end of a line.',
  count: 'Count again, from one gap to the next.',
  syllables: 'Clap the line, one clap for each beat of a word.',
  pause: 'Look for a full stop, a colon or another strong mark inside the line.',
  runOn: 'Look at the end of the line. Is there a mark where you would stop?',
} as const;

/** A mistake by its name above. */
export const mistake = (name: keyof typeof says): Mistake => ({ id: `e.poetry/${name}`, says: says[name] });

/** All that a form needs to know of one verse. */
export interface At {
  readonly passage: Passage;
  readonly verse: Verse;
  /** ‘verse 2’, or ‘this poem’. */
  readonly where: string;
}

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

const rhymeHint = 'Say the last word of each line aloud. Which ones sound alike from the vowel on?';

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
