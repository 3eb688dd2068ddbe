/** Counts syllables by the letters alone; the second solver of rhythm questions, checked against the counts in the files. */

/** Words whose letters mislead: what is counted too often or too seldom. */
const exceptions: Readonly<Record<string, number>> = {
  bundles: 2,
  castles: 2,
  evening: 2,
  every: 2,
  hundred: 2,
  mcbride: 2,
  puddles: 2,
  sideways: 2,
  somebodys: 3,
  something: 2,
  tangled: 2,
};

function syllablesOfWord(word: string): number {
  const plain = word.toLowerCase().replaceAll(/[^a-z]/g, '');
  const known = exceptions[plain];
  if (known !== undefined) return known;
  const groups = plain.match(/[aeiouy]+/g)?.length ?? 0;
  const silent =
    (/[^aeiouyl]e$|[aeiou]le$/.test(plain) && groups > 1 ? 1 : 0) +
    (/[^aeioutd]ed$/.test(plain) && groups > 1 ? 1 : 0) +
    (/[^aeiouscxgz]es$|[aeiou][^aeiou]es$/.test(plain) && !/[sczxg]es$|shes$|ches$/.test(plain) && groups > 1 ? 1 : 0);
  return Math.max(1, groups - silent);
}

/** How many syllables a line has. */
export function countSyllables(line: string): number {
  return (line.match(/[\p{L}][\p{L}’']*/gu) ?? []).reduce((sum, word) => sum + syllablesOfWord(word), 0);
}
