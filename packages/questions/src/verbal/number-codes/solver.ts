/** Words and number codes: who matches whom, found by trying every way. */

type Key = ReadonlyMap<string, string>;

/** The letters and digits joined by one more word and its code; undefined where they do not agree. */
function joined(key: Key, word: string, code: string): Key | undefined {
  if (word.length !== code.length) return undefined;
  const next = new Map(key);
  const digits = new Map([...key].map(([letter, digit]) => [digit, letter]));
  for (let place = 0; place < word.length; place++) {
    const [letter, digit] = [word.charAt(place), code.charAt(place)];
    if ((next.get(letter) ?? digit) !== digit || (digits.get(digit) ?? letter) !== letter) return undefined;
    next.set(letter, digit);
    digits.set(digit, letter);
  }
  return next;
}

/** Every way to give each code to another of the words, as letters with their digits. */
export function keysFor(words: readonly string[], codes: readonly string[], key: Key = new Map()): Key[] {
  const [code, ...rest] = codes;
  if (code === undefined) return [key];
  return words.flatMap((word) => {
    const next = joined(key, word, code);
    return next === undefined
      ? []
      : keysFor(
          words.filter((other) => other !== word),
          rest,
          next,
        );
  });
}

/** The code of a word under a key; undefined where a letter has no digit. */
export function codeUnder(key: Key, word: string): string | undefined {
  const digits = [...word].map((letter) => key.get(letter));
  return digits.includes(undefined) ? undefined : digits.join('');
}

/** The word behind a code under a key; undefined where a digit has no letter. */
export function wordUnder(key: Key, code: string): string | undefined {
  const letters = new Map([...key].map(([letter, digit]) => [digit, letter]));
  const found = [...code].map((digit) => letters.get(digit));
  return found.includes(undefined) ? undefined : found.join('');
}

/** What every way agrees on; undefined where some way says another thing or says nothing. */
export function agreedBy(keys: readonly Key[], read: (key: Key) => string | undefined): string | undefined {
  const [first, ...others] = keys.map(read);
  return first !== undefined && others.every((other) => other === first) ? first : undefined;
}
