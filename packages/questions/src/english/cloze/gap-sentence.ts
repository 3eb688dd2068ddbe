const sentenceStart = /(?<=[.!?]”?)\s+(?=[“\p{Lu}\p{Co}])/u;

/** The one sentence of a text that has this mark in it, as it is quoted: with single quotation marks. A mark may also open its sentence if it is for private use. */
export function sentenceWith(mark: string, text: string): string {
  const sentence = text.split(sentenceStart).find((each) => each.includes(mark)) ?? '';
  // A speech of several sentences is cut, so that one of its marks is missing.
  return sentence.replaceAll(/“([^“”]*)”/g, '‘$1’').replaceAll(/[“”]/g, '');
}

/** The same sentence as it is quoted within another one: without the mark that ends it. */
export const withoutEndMark = (sentence: string): string => sentence.replace(/[,;:.!?]$/, '');
