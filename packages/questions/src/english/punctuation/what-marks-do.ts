/** Why a comma or a hyphen changes the meaning of a sentence. */

/** What one of the two sentences looks like, and what its marks do. */
const lessons: readonly (readonly [RegExp, string])[] = [
  [/ re-/i, 'With a hyphen, “re-” means “again”. Without one it is another word.'],
  [
    /-eating /,
    'The hyphen makes one word, which tells what kind of animal it is. Without it, “eating” tells what is being done.',
  ],
  [
    /-/,
    'Words joined by hyphens describe each thing. A number without a hyphen after it tells how many things there are.',
  ],
  [/, \p{Lu}\p{L}+[.?!]$/u, 'A comma before a name at the end shows that somebody is spoken to.'],
  [
    /, (?:who|which) .+, /,
    'Between two commas, the words only add something. Without commas they tell which ones are meant.',
  ],
  [
    /^\p{Lu}\p{L}+, (?:my|our) \p{L}+, /u,
    'Two commas go round words that say who somebody is. A single one after the name shows that somebody is spoken to.',
  ],
  [/^No, /, 'With a comma, “No” is an answer by itself. Without one it belongs to the words after it.'],
  [/^Slow, /, 'With a comma, “Slow” is a warning by itself. Without one it describes the children.'],
  [/^Before, /, '“Before long” means “soon”. With the comma after “Before”, “long” belongs to the hair.'],
  [
    /, (?:honestly|happily)\.$/,
    'After a comma, the last word tells what the speaker thinks. Without one it tells how something was done.',
  ],
  [/ cooking, /, 'A comma separates two things in a list. Without one, the pancakes are what is cooked.'],
];

/** How the marks make the difference between two sentences of the same words. */
export function whatMarksDo(sentences: readonly string[]): string {
  const [, lesson] = lessons.find(([looks]) => sentences.some((sentence) => looks.test(sentence))) ?? [];
  if (lesson === undefined) throw new Error(`Nothing is said of the marks in '${sentences.join(' ')}'`);
  return lesson;
}
