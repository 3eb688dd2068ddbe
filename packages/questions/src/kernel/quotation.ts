/** Inverted commas inside inverted commas. */

/** Double inverted commas made single, for words that stand in double ones themselves. */
export const singleMarks = (text: string): string => text.replaceAll('“', '‘').replaceAll('”', '’');
