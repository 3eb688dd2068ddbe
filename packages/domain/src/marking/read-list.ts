/** Reads a typed list. A comma may part two numbers or the thousands of one, so a list can have several readings. */
import { type NumberRead, quantityOf } from './read-number.ts';
import { type Reading, readAs, readDigits, readPlain, unreadable } from './reading.ts';

/** Every way the list may be meant, each one its items in order; never empty. */
export interface ListRead<Item> {
  readonly readings: readonly (readonly Item[])[];
}

/** `isUnclear` when a comma may be part of a number: thousands in '1,250,300', a point in '0,5; 0,75'. */
export interface NumberListRead extends ListRead<NumberRead> {
  readonly isUnclear: boolean;
}

const help = 'We could not read that list. Put a comma between the parts, like 2, 3, 5.';

const marks = /[,;]/;
/** Spaces inside an item; spaces part as well; 'and' inside an item (1 and 3/4, salt and pepper). */
const partings = [/[,;&]| and /, /[ ,;&]| and /, marks] as const;
/** Marks that only part where nothing else does: 2 + 3, 2 × 3, red -> green, then red/green. */
const rarePartings = [
  /->|[,;&+<>×*→]| and | then |(?<=\d) ?[xX] ?(?=\d)/,
  /->|[,;&+<>×*→/]| and | then | - |(?<=\d) ?[xX] ?(?=\d)/,
] as const;
/** The same with '1,250' kept whole: a comma with three digits after it and no fourth parts thousands. */
const thousands = /[;&]| and |,(?!\d{3}(?!\d))/;
const unclearComma = /\d,\d{3}(?!\d)/;

const piecesOf = (text: string, parting: RegExp, dropsAnd = true): string[] =>
  text
    .split(parting)
    .map((piece) => (dropsAnd ? piece.trim().replace(/^and(?: |$)/, '') : piece.trim()))
    .filter((piece) => piece !== '');

const open = /^[([{]\s*/;
const close = /\s*[)\]}]$/;

/** Brackets round the whole list are not part of it: (3, 4), {2, 3, 5}. */
function readInside(text: string, read: typeof readPlain): Reading<string> {
  const plain = read(text);
  if (plain.verdict === 'unreadable') return plain;
  const isBracketed = open.test(plain.value) && close.test(plain.value);
  return readAs(isBracketed ? plain.value.replace(open, '').replace(close, '') : plain.value);
}

function different<Item>(readings: readonly (readonly Item[])[], same: (item: Item) => string): (readonly Item[])[] {
  return [...new Map(readings.map((items) => [items.map(same).join(), items] as const)).values()];
}

/** Reads a list of words: parted by commas, semicolons, 'and', '&' or spaces. */
export function readList(text: string): Reading<ListRead<string>> {
  const plain = readInside(text, readPlain);
  if (plain.verdict === 'unreadable') return plain;
  const parted = [...partings, ...rarePartings].map((parting) => piecesOf(plain.value, parting));
  // 'and' may be one of the words asked for.
  const asTyped = piecesOf(plain.value, marks, false);
  const readings = [...parted, asTyped].filter(({ length }) => length > 0);
  return readings.length === 0 ? unreadable(help) : readAs({ readings: different(readings, (item) => item) });
}

/** The numbers of pieces; a piece that is no number is parted at its spaces. Undefined when something is no number. */
function numbersOf(pieces: readonly string[]): NumberRead[] | undefined {
  const numbers: NumberRead[] = [];
  for (const piece of pieces) {
    const whole = quantityOf(piece);
    const parts = typeof whole === 'string' ? piece.split(' ').map(quantityOf) : [whole];
    for (const part of parts) {
      if (typeof part === 'string') return undefined;
      numbers.push(part);
    }
  }
  return numbers.length === 0 ? undefined : numbers;
}

/** Reads a list of numbers: '2, 3 and 5', '2 3 5', '1,250 and 3,400', '1 1/2, 3/4'. */
export function readNumberList(text: string): Reading<NumberListRead> {
  const plain = readInside(text, readDigits);
  if (plain.verdict === 'unreadable') return plain;
  const numbersBy = (parting: RegExp): NumberRead[][] => {
    const numbers = numbersOf(piecesOf(plain.value, parting));
    return numbers === undefined ? [] : [numbers];
  };
  const usual = [thousands, ...partings].flatMap(numbersBy);
  // A stroke is a fraction wherever it can be one.
  const [plus = [], stroke = []] = usual.length > 0 ? [] : rarePartings.map(numbersBy);
  const readings = [...usual, ...(plus.length > 0 ? plus : stroke)];
  if (readings.length === 0)
    return unreadable('We could not read that list. Put a comma between the numbers, like 2, 3, 5.');
  return readAs({
    readings: different(readings, ({ value, unit }) => `${value.top}/${value.bottom} ${unit ?? ''}`),
    isUnclear: unclearComma.test(plain.value) || (plain.value.includes(';') && /\d,\d/.test(plain.value)),
  });
}
