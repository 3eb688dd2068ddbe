/** Rules a child may see that count no places from the ends: leave out the second consonant, or one of two side by side. */

/** Places in a word where a rule may work: one, or a choice of them. */
type Places = (word: string) => readonly number[];

const isVowel = (word: string, at: number): boolean =>
  'aeiou'.includes(word.charAt(at)) || (word.charAt(at) === 'y' && at > 0);
const vowelsIn: Places = (word) => [...[...word].keys()].filter((at) => isVowel(word, at));
const consonantsIn: Places = (word) => [...[...word].keys()].filter((at) => !isVowel(word, at));

/** Letters of one kind that are side by side, as places of the first and the second. */
const neighbours = (word: string, kind: Places): number[][] => {
  const at = kind(word);
  return at.filter((place) => at.includes(place + 1)).map((place) => [place, place + 1]);
};

const kindsOfLetters: readonly Places[] = [vowelsIn, consonantsIn];
const places: readonly Places[] = [
  ...kindsOfLetters.flatMap((kind): Places[] => [
    ...[0, 1, 2, -1, -2, -3].map(
      (count): Places =>
        (word) =>
          kind(word).slice(count, count === -1 ? undefined : count + 1),
    ),
    (word) => neighbours(word, kind).flat(),
    (word) => neighbours(word, kind)[0]?.slice(0, 1) ?? [],
    (word) => neighbours(word, kind)[0]?.slice(1) ?? [],
    (word) => neighbours(word, kind).at(-1)?.slice(0, 1) ?? [],
    (word) => neighbours(word, kind).at(-1)?.slice(1) ?? [],
  ]),
  (word) => [...[...word].keys()].filter((at) => word.charAt(at) === word.charAt(at + 1)),
];

/** The places of a letter that all the words have, and beside it: leave out what comes before the E. */
function besideLetters(words: readonly string[]): Places[] {
  const shared = [...new Set(words[0])].filter((letter) => words.every((word) => word.includes(letter)));
  return shared.flatMap((letter) =>
    [-1, 0, 1].map(
      (off): Places =>
        (word) =>
          [word.indexOf(letter) + off].filter((at) => at >= 0 && at < word.length),
    ),
  );
}

const backwards = (word: string): string => [...word].reverse().join('');

/** What may be done at a place, with a letter where one comes in. */
const deeds: readonly ((word: string, at: number, letter: string) => string)[] = [
  (word, at) => word.slice(0, at) + word.slice(at + 1),
  (word, at, letter) => word.slice(0, at) + letter + word.slice(at),
  (word, at, letter) => word.slice(0, at + 1) + letter + word.slice(at + 1),
  (word, at, letter) => word.slice(0, at) + letter + word.slice(at + 1),
  (word, at) => word.slice(at),
  (word, at) => word.slice(at + 1),
  (word, at) => word.slice(0, at),
  (word, at) => word.slice(0, at + 1),
  (word, at) => backwards(word.slice(at)),
  (word, at) => backwards(word.slice(at + 1)),
  (word, at) => backwards(word.slice(0, at)),
  (word, at) => backwards(word.slice(0, at + 1)),
];

/** Everything such a rule makes of the asked word, if it fits all pairs: GAIN of GRAIN, after BASSES to BASES and CLUE to CUE. */
export function looselyMade(pairs: readonly (readonly [string, string])[], asked: string): string[] {
  const letters = [...new Set(pairs[0]?.[1])];
  return [...places, ...besideLetters([...pairs.map(([from]) => from), asked])].flatMap((placesOf) => {
    const shown = pairs.map(([from, to]) => ({ from, to, at: placesOf(from) }));
    const here = placesOf(asked);
    return deeds.flatMap((deed) =>
      letters
        .filter((letter) => shown.every(({ from, to, at }) => at.some((place) => deed(from, place, letter) === to)))
        .flatMap((letter) => here.map((place) => deed(asked, place, letter))),
    );
  });
}
