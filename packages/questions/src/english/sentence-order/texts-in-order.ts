/** Texts whose sentences have an order. */
import type { Cell } from '../../kernel/generator.ts';
import { low } from '../../kernel/letter-case.ts';
import { mistakesIn } from '../../kernel/mistakes.ts';
import { isForLevel, listOf, once, partOf, rowsOf } from '../data-rows.ts';
import type { Form } from '../seen.ts';
import { orderReasons } from './order-reasons.data.ts';
import { looseEndings, looseOpenings, orderings } from './texts.data.ts';

/** What a sub-topic asks: whether shuffled words as well as shuffled sentences. */
export interface Params {
  readonly shuffled: boolean;
}

/** A way of asking for an order. */
export type OrderForm = Form<Params>;

/** Names the mistakes of this family. */
export const mistake = mistakesIn('e.ordering');

/** A text with its sentences in order. */
export interface Text {
  readonly year: number;
  /** The first letters of the difficulties that have it. */
  readonly levels: string;
  readonly title: string;
  readonly sentences: readonly string[];
  /** Why each sentence but the first comes after those before it. */
  readonly reasons: readonly string[];
}

/** Every text, read once. */
export const all = once(() => {
  const reasons = new Map(rowsOf(orderReasons).map(([title = '', ...each]) => [title, each] as const));
  return rowsOf(orderings).map((row): Text => {
    const title = partOf(row, 1);
    const [year, levels = 'emh'] = partOf(row, 0).split(' ');
    return { year: Number(year), levels, title, sentences: row.slice(2), reasons: reasons.get(title) ?? [] };
  });
});

/** The texts of a cell. */
export const pool = (cell: Cell<Params>): readonly Text[] =>
  all().filter(({ year, levels }) => year === cell.year && isForLevel(levels, cell.difficulty));

const loose = once(() => new Set(listOf(looseOpenings)));
/** Whether the first sentence of a text could stand later as well. */
export const opensLoosely = ({ title }: Text): boolean => loose().has(title);

const looseLast = once(() => new Set(listOf(looseEndings)));
/** Whether an earlier sentence could stand where the last one does. */
export const endsLoosely = ({ title }: Text): boolean => looseLast().has(title);

/** A size that counts only at some difficulties. */
export const at =
  (size: (cell: Cell<Params>) => number, ...difficulties: readonly string[]) =>
  (cell: Cell<Params>): number =>
    difficulties.includes(cell.difficulty) ? size(cell) : 0;

/** What to look for. */
export const rule =
  'Look for words that point back (he, it, there, these) and words of time (first, then, after that, at last).';

/** The words of a sentence that its reason begins with, where it begins with some: “this cup”. */
export function pointer(text: Text, place: number): string | undefined {
  const [, words] = /^“([^”]+)”/.exec(text.reasons[place - 1] ?? '') ?? [];
  return words === undefined ? undefined : `“${low(words)}”`;
}

/** Why a sentence comes first or last. */
export const starts = 'needs nothing before it. It sets the scene, or names who or what the text is about.';
export const closes = 'None of the other sentences can come after the last one.';

/** Why a sentence comes after those before it: the words that tell. */
export const reasonFor = ({ sentences, reasons }: Text, sentence: string): string =>
  reasons[sentences.indexOf(sentence) - 1] ?? `This sentence ${starts}`;

/** The same after words that say in which sentence. */
export const reasonIn = (where: string, text: Text, sentence: string): string =>
  `${where} ${reasonFor(text, sentence).replace(/\p{Lu}/u, (letter) => letter.toLowerCase())}`;

/** The mistake of putting a sentence where it does not belong. */
export function misplaced(sentence: string, text: Text) {
  const place = text.sentences.indexOf(sentence);
  const before = text.sentences[place - 1];
  return mistake(
    'order-misjudged',
    before === undefined
      ? `That is how the text begins. After it comes: “${text.sentences[1]}”`
      : `That comes after another sentence: “${before}” ${reasonFor(text, sentence)}`,
  );
}

/** The text a table or a list of sentences comes from. */
export const textWith = (sentences: readonly string[]): Text | undefined =>
  all().find((text) => sentences.every((sentence) => text.sentences.includes(sentence)));
