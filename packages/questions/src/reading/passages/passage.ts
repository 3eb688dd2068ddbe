/** A text to read with all that is asked about it, as read from its file. */
import type { Year } from '@comet/domain/curriculum/subjects';
import type { Mistake } from '../../kernel/key.ts';
import type { Skill } from './skills.ts';

export const passageKinds = ['fiction', 'nonFiction', 'poetry', 'drama'] as const;
export type PassageKind = (typeof passageKinds)[number];

/** A paragraph, verse or speech; `part` counts those that are no headings from 1, and a heading has the one that follows. */
export interface Paragraph {
  readonly text: string;
  readonly isHeading: boolean;
  readonly part: number;
  /** The heading it stands under; empty where there is none. */
  readonly under: string;
}

/** Who gave the second reading: somebody else, or, until a stranger has read it, the author, whose reading is a copy of the key. */
export type SecondReader = 'author' | 'other';

/** A possible answer; the right one has no mistake behind it. */
export interface Option {
  readonly text: string;
  readonly because: Mistake | undefined;
}

/** Words of the text that do not show the answer, with why not. */
export interface Decoy {
  readonly words: string;
  readonly because: Mistake;
}

/** A question of the file. */
export interface Item {
  readonly line: number;
  readonly skill: Skill;
  /** The question, or the word asked about where the skill is vocabulary. */
  readonly asks: string;
  readonly options: readonly Option[];
  readonly right: Option;
  /** What the second reader chose without seeing the key; undefined while nobody has. */
  readonly secondReading: Option | undefined;
  readonly secondReader: SecondReader;
  /** Words of the text that show the answer, best first. */
  readonly evidence: readonly string[];
  readonly decoys: readonly Decoy[];
  /** The words the second reader found to show it best. */
  readonly secondEvidence: string | undefined;
  /** All the words that the second reader found to show it. */
  readonly secondProofs: readonly string[];
  /** Short answers a child may type; none where typing does not suit. */
  readonly accept: readonly string[];
  readonly hint: string;
  /** Why the answer is right; empty where the words of the text are enough. */
  readonly because: string;
}

export const listNames = ['true or false', 'fact or opinion', 'main points', 'compare', 'new sentences'] as const;
export type ListName = (typeof listNames)[number];

/** A statement with the label it belongs under, and the label the second reader gave it. */
export interface Statement {
  readonly line: number;
  readonly text: string;
  readonly label: string;
  readonly secondLabel: string | undefined;
  /** Words of the text that settle it; for an opinion the word that gives it away; empty where nothing does. */
  readonly quote: string;
  /** More words that settle it with those, as where something is true of both. */
  readonly also: readonly string[];
  /** Of what the text does not say: what it says instead, or leaves open; empty elsewhere. */
  readonly instead: string;
}

/** Something that happens, with the words that tell it. */
export interface Happening {
  readonly text: string;
  readonly quote: string;
}

export interface Passage {
  readonly id: string;
  readonly file: string;
  readonly title: string;
  readonly kind: PassageKind;
  readonly year: Year;
  readonly secondReader: SecondReader;
  readonly paragraphs: readonly Paragraph[];
  readonly items: readonly Item[];
  readonly lists: Readonly<Record<ListName, readonly Statement[]>>;
  /** In the order in which they happen, which is the order in which they are told. */
  readonly happenings: readonly Happening[];
  /** The two that are compared; empty where nothing is. */
  readonly compared: readonly string[];
  /** Which lines of a verse rhyme, verse by verse, as in ABAB AABB; x for a line by itself. Empty for all but poems. */
  readonly rhymes: readonly string[];
  /** How many syllables each line has, verse by verse. Empty where they are not counted. */
  readonly syllables: readonly (readonly number[])[];
}

/** Text for comparing: straight quotation marks, single spaces, a line break of a poem written as ' / ' or not. */
export function plain(text: string): string {
  return text
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/\s+(?:\/\s+)?/g, ' ')
    .trim();
}

/** The paragraph in which these words stand. */
export function paragraphWith(paragraphs: readonly Paragraph[], quote: string): Paragraph | undefined {
  const wanted = plain(quote);
  return paragraphs.find(({ text }) => plain(text).includes(wanted));
}

/** How many words the text has. */
export function wordCount(text: string): number {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu)?.length ?? 0;
}
