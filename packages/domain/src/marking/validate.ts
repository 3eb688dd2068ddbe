/** Reads a typed answer of any kind; the browser asks here before it sends one, the server reads with the same readers. */
import { type DateRead, readDate } from './read-date.ts';
import { readFraction } from './read-fraction.ts';
import { type ListRead, readList } from './read-list.ts';
import { type MoneyRead, readMoney } from './read-money.ts';
import { type NumberRead, readNumber } from './read-number.ts';
import { readText } from './read-text.ts';
import { readTime, type TimeRead } from './read-time.ts';
import type { Reading } from './reading.ts';

/** What each kind of typed answer is read as. The kinds are those of the contract's `writeKinds`. */
interface ReadAs {
  readonly number: NumberRead;
  readonly fraction: NumberRead;
  readonly text: string;
  readonly time: TimeRead;
  readonly money: MoneyRead;
  readonly date: DateRead;
  readonly list: ListRead<string>;
}

const readers: { readonly [Kind in keyof ReadAs]: (text: string) => Reading<ReadAs[Kind]> } = {
  number: readNumber,
  fraction: readFraction,
  text: readText,
  time: readTime,
  money: readMoney,
  date: readDate,
  list: readList,
};

/**
 * The value of a typed answer, or 'unreadable' with a sentence for the child. What is unreadable here is unreadable to the
 * server too. The server, who knows what is asked, may still not take what is readable here (an unknown unit, a word in a
 * list of numbers); it says so in the same way, and neither costs a try.
 */
export function readAnswer<Kind extends keyof ReadAs>(kind: Kind, text: string): Reading<ReadAs[Kind]> {
  return readers[kind](text);
}
