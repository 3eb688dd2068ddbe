/** What goes out and comes in: questions without their place on the map, or every reason why a file cannot come in. */
import type { Made } from '../kernel/generator.ts';

/** A question with all that stays on the server; which cell it belongs to is said beside the file, not in it. */
export type ExchangeItem = Pick<Made, 'question' | 'key' | 'hint' | 'explanation'>;

/** Why a file cannot come in, at the line of the file (from 1). */
export interface Fault {
  readonly line: number;
  readonly reason: string;
}

/** Names something of a file that does not come in although its question does, at its line. */
export type Drop = (at: { readonly line: number }, reason: string) => void;

/** All questions of a file, with what of it was dropped, or none of them. */
export type Exchanged =
  | { readonly items: readonly ExchangeItem[]; readonly dropped: readonly Fault[] }
  | { readonly faults: readonly Fault[] };

/** Largest file that is read. */
export const maxBytes = 5 * 1024 * 1024;
/** Nobody mends more at once. */
const mostFaults = 50;

/** Stops the reading of one question (or of the file, where it cannot be read on). */
export class FaultFound extends Error {
  readonly line: number;

  constructor(line: number, reason: string) {
    super(reason);
    this.line = line;
  }
}

const faultOf = (error: unknown): Fault => {
  if (error instanceof FaultFound) return { line: error.line, reason: error.message };
  throw error;
};

/** What `find` gives, or the fault that stopped it. */
export function orFault<Found>(find: () => Found): { readonly found: Found } | { readonly faults: readonly Fault[] } {
  try {
    return { found: find() };
  } catch (error) {
    return { faults: [faultOf(error)] };
  }
}

/** Reads every part of a file, so that all that is wrong is said at once; gives the questions only if nothing is. */
export function allOrNone<Part>(parts: readonly Part[], read: (part: Part, drop: Drop) => ExchangeItem): Exchanged {
  const items: ExchangeItem[] = [];
  const dropped: Fault[] = [];
  const drop: Drop = ({ line }, reason) => dropped.push({ line, reason });
  const faults: Fault[] = [];
  for (const part of parts) {
    const result = orFault(() => read(part, drop));
    if ('faults' in result) faults.push(...result.faults);
    else items.push(result.found);
    if (faults.length >= mostFaults) break;
  }
  if (faults.length > 0) return { faults };
  return items.length > 0
    ? { items, dropped }
    : { faults: [{ line: 1, reason: 'There is no question in this file.' }] };
}

/** The line of a place in a text, for any number of questions about one text. */
export function lineFinder(text: string): (offset: number) => number {
  const feeds: number[] = [];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) feeds.push(at);
  return (offset) => {
    let [low, high] = [0, feeds.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((feeds[middle] ?? 0) < offset) low = middle + 1;
      else high = middle;
    }
    return low + 1;
  };
}

/** Everything but what XML 1.0 allows: control characters, halves of surrogate pairs, U+FFFE and U+FFFF. */
const unfit = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u;

const codeName = (text: string): string =>
  `U+${(text.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** The first character that may stand in no question, with its place. */
export function unfitCharacter(text: string): { readonly name: string; readonly at: number } | undefined {
  const found = unfit.exec(text);
  return found === null ? undefined : { name: codeName(found[0]), at: found.index };
}

/** A text as every reader of files begins with it: not too large, line feeds of one kind, no control characters. */
export function plainSource(source: string): string {
  if (Buffer.byteLength(source) > maxBytes)
    throw new FaultFound(1, `The file is larger than ${maxBytes / 1024 / 1024} MB.`);
  const text = source.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  const found = unfitCharacter(text);
  if (found !== undefined)
    throw new FaultFound(
      lineFinder(text)(found.at),
      `The control character ${found.name} may not stand in a question.`,
    );
  return text;
}
