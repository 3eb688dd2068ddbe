/** A mark that ends a sentence, perhaps inside inverted commas, and after it what begins one: “Have I?” said Grandfather. is one. */
const between = /(?<=[.!?][”’]?)\s+(?=[“‘A-Z(])/u;

/** A paragraph of prose in sentences; a stage direction in brackets begins one. */
export const sentencesIn = (text: string): string[] => text.split(between);
