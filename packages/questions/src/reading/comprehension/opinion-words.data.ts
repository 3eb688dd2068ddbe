/** Words by which an opinion gives itself away; the second solver knows facts by the lack of them. */

const words = new Set(
  `
admirable amazing astonishing awkward beautiful beautifully best better boring brilliant charming cheerful cleverest comical cosiest cosy
cute cutest delicious delightful deserve deserves disappointing disgusting dreary dull dullest easiest elegant enjoyable exciting fairest fascinating finest
friendliest fun funnier funniest funny gloomy glorious graceful grandest greatest handsome handsomest impressive jolliest interesting
jolly kindest lovelier loveliest lovely magical marvellous neatest nice nicer nicest noble noblest ought perfect pity pleasant precious prettier prettiest pretty proud
remarkable ridiculous satisfying shame should silliest silly soothing splendid strangest superb sweetest tastier tastiest tasty thrilling tiresome
ugliest ugly unfair wisest wonderful wonderfully worse worst worthwhile
`
    .trim()
    .split(/\s+/),
);

const bare = (word: string): string => word.toLowerCase().replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');

/** Whether this word tells what somebody thinks or feels. */
export function isOpinionWord(word: string): boolean {
  return words.has(bare(word));
}

/** Whether a sentence holds such a word. */
export function soundsLikeOpinion(sentence: string): boolean {
  return sentence.split(/[\s–—-]+/).some(isOpinionWord);
}
