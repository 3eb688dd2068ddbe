/** Reads a list that was pasted or came as a table: a word and its meaning on each line. What can't be a card is named with its reason. */
import { type CardKind, maxSideLetters } from './deck.ts';

export interface ListedCard {
  readonly front: string;
  readonly back: string;
  readonly accepted: string[];
  readonly kind: CardKind;
  readonly spoken: null;
  readonly vocabulary: null;
}

/** A line that can't be a card. */
export interface SkippedLine {
  /** From 1. */
  readonly line: number;
  readonly text: string;
  readonly reason: string;
}

export interface ReadList {
  readonly cards: ListedCard[];
  readonly skipped: SkippedLine[];
}

const reasons = {
  noBack: 'There’s no meaning after the word.',
  noFront: 'There’s no word before the meaning.',
  tooLong: `One side has more than ${maxSideLetters} letters.`,
  double: 'This word is in the list twice with the same meaning.',
} as const;

/** How a line is parted, the surest first. Quizlet puts a tab between word and meaning, and so does a spreadsheet. */
const separators: readonly RegExp[] = [/\t+/, /\s+[-–—=]\s+/, /\s*[;:]\s+/, /\s*,\s*/];

/** The separator that parts the most lines; of two, the surer. */
function separatorOf(lines: readonly string[]): RegExp {
  const counts = separators.map((separator) => lines.filter((line) => separator.test(line)).length);
  return separators[counts.indexOf(Math.max(...counts))] ?? /\t+/;
}

/** What Quizlet can put between a word and its meaning, in a text that has a semicolon between cards. */
const quizletSeparators: readonly string[] = ['\t', ' - ', ','];

/** Quizlet can give all cards in one line. Every piece must be a card, or the semicolon is part of a meaning. */
function cardsOfLine(line: string): string[] {
  const pieces = line
    .split(';')
    .map((piece) => piece.replace(/^ +| +$/g, ''))
    .filter((piece) => piece !== '');
  const isList = quizletSeparators.some((separator) => pieces.every((piece) => piece.split(separator).length === 2));
  return pieces.length > 1 && isList ? pieces : [line];
}

/** The lines of a pasted text in their parts, blank ones too: the number of a line is what its writer sees. */
export function splitList(text: string): string[][] {
  const written = text
    .replaceAll('\r\n', '\n')
    .replaceAll('\r', '\n')
    .replace(/^\uFEFF/, '')
    .split('\n');
  const lines = written.length === 1 ? written.flatMap(cardsOfLine) : written;
  const separator = separatorOf(lines.filter((line) => line.trim() !== ''));
  return lines.map((line) => {
    const [front = '', ...rest] = line.split(separator);
    // A meaning may have a comma or a dash of its own.
    const back = rest.length === 0 ? '' : line.slice(front.length).replace(separator, '');
    return separator.source === '\\t+' ? line.split(separator) : [front, back];
  });
}

function reasonOf(front: string, back: string, known: ReadonlySet<string>): string | undefined {
  if (front === '') return reasons.noFront;
  if (back === '') return reasons.noBack;
  if (front.length > maxSideLetters || back.length > maxSideLetters) return reasons.tooLong;
  return known.has(`${front}\t${back}`) ? reasons.double : undefined;
}

/** Cards of rows: the word, its meaning, and further answers that are right, too. Marks of a spreadsheet's head line are no card. */
export function cardsOfRows(rows: readonly (readonly string[])[], kind: CardKind = 'typed'): ReadList {
  const cards: ListedCard[] = [];
  const skipped: SkippedLine[] = [];
  const known = new Set<string>();
  for (const [place, row] of rows.entries()) {
    const [front = '', back = '', ...others] = row.map((cell) => cell.normalize('NFC').trim());
    if (front === '' && back === '') continue;
    const reason = reasonOf(front, back, known);
    if (reason !== undefined) {
      skipped.push({ line: place + 1, text: [front, back].join(' ').trim().slice(0, 80), reason });
      continue;
    }
    known.add(`${front}\t${back}`);
    const accepted = others.filter((other) => other !== '' && other.length <= maxSideLetters).slice(0, 10);
    cards.push({ front, back, accepted, kind, spoken: null, vocabulary: null });
  }
  return { cards, skipped };
}

export const readList = (text: string, kind?: CardKind): ReadList => cardsOfRows(splitList(text), kind);
