/** Texts whose sentences have an order. */
import type { Cell } from '../../kernel/generator.ts';
import { mistakesIn } from '../../kernel/mistakes.ts';
import { once, partOf, rowsOf } from '../data-rows.ts';
import type { Form } from '../seen.ts';
import { orderings } from './texts.data.ts';

/** What a sub-topic asks: whether shuffled words as well as shuffled sentences. */
export interface Params {
  readonly shuffled: boolean;
}

/** A way of asking for an order. */
export type OrderForm = Form<Params>;

/** Names the mistakes of this family. */
export const mistake = mistakesIn('e.ordering');

interface Text {
  readonly year: number;
  readonly title: string;
  readonly sentences: readonly string[];
}

/** Every text, read once. */
export const all = once(() =>
  rowsOf(orderings).map(
    (row): Text => ({ year: Number(partOf(row, 0)), title: partOf(row, 1), sentences: row.slice(2) }),
  ),
);

/** The texts of a year. */
export const pool = (cell: Cell<Params>): readonly Text[] => all().filter(({ year }) => year === cell.year);

/** A size that counts only at some difficulties. */
export const at =
  (size: (cell: Cell<Params>) => number, ...difficulties: readonly string[]) =>
  (cell: Cell<Params>): number =>
    difficulties.includes(cell.difficulty) ? size(cell) : 0;

/** What to look for. */
export const rule =
  'Look for words that point back (he, it, there, these) and words of time (first, then, after that, at last).';

/** Why a sentence comes first or last. */
export const starts =
  'The first sentence needs nothing before it. It sets the scene, or names who or what the text is about.';
export const closes = 'The last sentence ends the text or sums it up, so nothing can come after it.';

/** The word by which a sentence points back, where it has one: a pronoun anywhere, other words where they open the sentence. */
const pointer =
  /^(?:this|that|these|those|there|then|so|next|soon(?: afterwards)?|finally|first|after that|at last|in the end|in return|last of all|even so|to (?:test|reach) (?:this|it)|thereupon|as a result|because of it|overnight|the next morning|halfway round|by evening|within minutes|(?:an?|two|twenty) \w+ later)\b|\b(?:he|she|it(?! was then)|they|him|her|them|his|their|these|then)\b/i;
/** A clause with a subject of its own in front, which the pronoun after the comma may stand for: ‘When Mum heard it, she came’. */
const subjectInFront = /^(When|As|After|Before) (?!he|she|it|they)([^,]+), (?:he|she|they)\b/;
/** Why a sentence can't stand alone: by a word in it, otherwise by the sentence before it, where that may be shown. */
export function leans(sentence: string, before?: string): string {
  const [word] = pointer.exec(sentence.replace(subjectInFront, '$1 $2,')) ?? [];
  return word === undefined
    ? before === undefined
      ? 'This sentence carries on with what was said just before.'
      : `What it tells comes straight after this: “${before}”`
    : `The word${word.includes(' ') ? 's' : ''} “${word.toLowerCase()}” ${word.includes(' ') ? 'show' : 'shows'} that something came before.`;
}

/** The mistake of putting a sentence where it does not belong: `text` is the one it is taken from, `wanted` the one that is asked about. */
export function misplaced(sentence: string, text: Text, wanted: Text) {
  const place = text.sentences.indexOf(sentence);
  const before = text.sentences[place - 1];
  const after = text.sentences[place + 1];
  if (text !== wanted)
    return mistake('another-text', `That is from another text. It is about something else: “${text.title}”.`);
  return mistake(
    'order-misjudged',
    before === undefined
      ? `That is how the text begins. After it comes: “${after}”`
      : `In the text, that comes after another sentence: “${before}”`,
  );
}

/** The text a table or a list of sentences comes from. */
export const textWith = (sentences: readonly string[]): Text | undefined =>
  all().find((text) => sentences.every((sentence) => text.sentences.includes(sentence)));
