/** Roman numerals, written and read; both ways are separate so that one can check the other. */
const symbols: readonly (readonly [string, number])[] = [
  ['M', 1000],
  ['CM', 900],
  ['D', 500],
  ['CD', 400],
  ['C', 100],
  ['XC', 90],
  ['L', 50],
  ['XL', 40],
  ['X', 10],
  ['IX', 9],
  ['V', 5],
  ['IV', 4],
  ['I', 1],
];
/** A number from 1 to 3,999 in Roman numerals. */
export function toRoman(value: number): string {
  let left = value;
  let text = '';
  for (const [symbol, worth] of symbols)
    while (left >= worth) {
      text += symbol;
      left -= worth;
    }
  return text;
}
/** Only repeated symbols: IIII for 4. */
export function toRepeatedRoman(value: number): string {
  return symbols
    .filter(([symbol]) => symbol.length === 1)
    .reduce(
      ({ text, left }, [symbol, worth]) => ({
        text: text + symbol.repeat(Math.floor(left / worth)),
        left: left % worth,
      }),
      { text: '', left: value },
    ).text;
}
const worths: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50, C: 100, D: 500, M: 1000 };
/** Reads letter by letter: a smaller letter before a larger one is taken away. Undefined for anything not well formed. */
export function fromRoman(text: string): number | undefined {
  if (!/^M{0,3}(CM|CD|D?C{0,3})(XC|XL|L?X{0,3})(IX|IV|V?I{0,3})$/.test(text) || text === '') return undefined;
  return [...text].reduce((sum, letter, at, all) => {
    const own = worths[letter] ?? 0;
    return sum + (own < (worths[all[at + 1] ?? ''] ?? 0) ? -own : own);
  }, 0);
}
/** The sum of the letters, whatever their order: what a child gets who never takes away. */
export function addedRoman(text: string): number {
  return [...text].reduce((sum, letter) => sum + (worths[letter] ?? 0), 0);
}
