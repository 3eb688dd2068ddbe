/** Reads numbers in words, for the second solver. */

const small: Readonly<Record<string, number>> = {
  zero: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};
/** Reads a number in words, word by word; undefined where a word is no number word. */
export function readWords(words: string): number | undefined {
  let total = 0;
  let part = 0;
  for (const word of words
    .replaceAll(',', ' ')
    .split(/[\s-]+/)
    .filter((word) => word !== '' && word !== 'and')) {
    const value = small[word.toLowerCase()];
    if (value !== undefined) part += value;
    else if (word === 'hundred') part *= 100;
    else if (word === 'thousand' || word === 'million') {
      total += part * (word === 'thousand' ? 1000 : 1e6);
      part = 0;
    } else return undefined;
  }
  return total + part;
}
