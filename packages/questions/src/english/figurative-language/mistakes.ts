/** What questions on figurative language share. */
import type { Cell } from '../../kernel/generator.ts';
import { mistakesIn } from '../../kernel/mistakes.ts';

/** What a sub-topic asks about, and which devices it knows. */
export interface FigureParams {
  readonly asks: 'similes' | 'imagery' | 'idioms' | 'devices';
  readonly devices: readonly string[];
}

export type FigureCell = Cell<FigureParams>;
export const mistake = mistakesIn('e.figurative');

/** A size that counts only where one of these is asked, at some difficulties. */
export const at =
  (asks: readonly FigureParams['asks'][], size: number, ...difficulties: readonly string[]) =>
  (cell: FigureCell): number =>
    asks.includes(cell.params.asks) && difficulties.includes(cell.difficulty) ? size : 0;

/** What each device is. */
export const deviceRules: Readonly<Record<string, string>> = {
  simile: 'A simile says that one thing is like another, with “like” or “as”.',
  metaphor: 'A metaphor says that one thing is another.',
  personification: 'Personification makes a thing act like a person.',
  alliteration: 'Alliteration repeats the same sound at the beginning of several words.',
  onomatopoeia: 'Onomatopoeia uses words that copy a sound.',
  hyperbole: 'Hyperbole makes something sound far bigger or stronger than it is.',
  oxymoron: 'An oxymoron puts two opposite words side by side.',
  'rhetorical question': 'A rhetorical question needs no answer.',
  repetition: 'Repetition uses the same word or words again and again.',
};

/** What to ask a line, to find out whether it has a device. */
export const deviceQuestions: Readonly<Record<string, string>> = {
  simile: 'Is one thing compared with another?',
  metaphor: 'Is one thing called another?',
  personification: 'Does a thing act like a person?',
  alliteration: 'Do several words begin alike?',
  onomatopoeia: 'Can you hear the noise in a word?',
  hyperbole: 'Is something exaggerated?',
  oxymoron: 'Do two words contradict each other?',
  'rhetorical question': 'Is something asked, and nobody has to answer?',
  repetition: 'Does a word come again and again?',
};
