/** Passages with gaps: how they are read, filled and quoted, and what tells which word belongs in a gap. */

import { once, printed, rowsOf } from '../data-rows.ts';
import { cluesIn } from './clues.ts';
import { sentenceWith, withoutEndMark } from './gap-sentence.ts';
import { grammarReasons } from './grammar-reasons.data.ts';
import { passageClues } from './passage-clues.data.ts';
import { clozePassages } from './passages.data.ts';

/** A passage in pieces: plain text and the choices between it. */
export interface Passage {
  readonly set: string;
  readonly title: string;
  /** Text between the gaps: one more than there are gaps. */
  readonly texts: readonly string[];
  readonly choices: readonly (readonly [right: string, ...wrong: string[]])[];
  /** For each gap the first letters of the difficulties at which it is asked. */
  readonly levels: readonly string[];
}

const everyLevel = 'emh';

const levelMark = /^([emh]+):/;

/** Reads passages, one a line, with their gaps in curly brackets. */
export function readPassages(lines: string): Passage[] {
  return lines
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line): Passage => {
      const [set = '', title = '', ...rest] = line.split(' | ');
      const pieces = printed(rest.join(' | ')).split(/[{}]/);
      const inBrackets = pieces.filter((_, place) => place % 2 === 1);
      return {
        set: set.trim(),
        title,
        texts: pieces.filter((_, place) => place % 2 === 0),
        choices: inBrackets.map((piece) => {
          const [right = '', ...wrong] = piece.replace(levelMark, '').split('|');
          return [right, ...wrong];
        }),
        levels: inBrackets.map((piece) => levelMark.exec(piece)?.[1] ?? everyLevel),
      };
    });
}

const all = once(() => readPassages(clozePassages));

/** The passages of a set. */
export function passagesOf(set: string): readonly Passage[] {
  return all().filter((each) => each.set === set);
}

/** The clues of the passages that ask for meaning; in grammar the sentence itself tells the word. */
export const { clueTo, reasonFor } = cluesIn(passageClues);

const grammar = once(
  () => new Map(rowsOf(grammarReasons).map(([title = '', ...reasons]) => [title, reasons] as const)),
);

/** Why a word belongs in a gap of a passage of grammar. */
export const grammarReason = ({ title }: Passage, place: number): string => grammar().get(title)?.[place] ?? '';

/** The passage with some gaps open, the others filled. */
export function shown({ texts, choices }: Passage, open: (place: number) => string | undefined): string {
  return texts
    .map((text, place) => text + (choices[place] === undefined ? '' : (open(place) ?? choices[place][0])))
    .join('');
}

/** Stand in a text for the gap that is looked at, and for the others that are open. */
const [here, elsewhere] = ['\uE000', '\uE001'];

const nowhere = (): boolean => false;

/** The whole sentence of a gap, with a word in it; open gaps beside it stay open, the others are filled. */
export function sentenceAt(
  passage: Passage,
  place: number,
  word: string,
  isOpen: (place: number) => boolean = nowhere,
): string {
  const text = shown(passage, (at) => (at === place ? here : isOpen(at) ? elsewhere : undefined));
  return sentenceWith(here, text).replace(here, word).replaceAll(elsewhere, '…');
}

/** The sentence of a gap up to its end, for what decides may stand behind the gap; without the mark that ends it. */
export function around(passage: Passage, place: number, word: string, isOpen: (place: number) => boolean): string {
  return withoutEndMark(sentenceAt(passage, place, word, isOpen));
}
