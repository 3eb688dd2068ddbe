const sentenceStart = /(?<=[.!?]”?)\s+(?=[“\p{Lu}\p{Co}])/u;

/** The one sentence of a text that has this mark in it, as it is quoted: without quotation marks. A mark may also open its sentence if it is for private use. */
export function sentenceWith(mark: string, text: string): string {
  const sentence = text.split(sentenceStart).find((each) => each.includes(mark)) ?? '';
  return sentence.replaceAll(/[“”]/g, '');
}

/** The same sentence as it is quoted within another one: without the mark that ends it. */
export const withoutEndMark = (sentence: string): string => sentence.replace(/[,;:.!?]$/, '');
