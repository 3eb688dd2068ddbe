/** Letters of a sentence that run over the gaps between its words. The same words meet again and again, so what was found once is kept. */

const lettersOfWord = new Map<string, string>();

/** The letters of a word, small and without signs. */
export function lettersIn(text: string): string {
  const known = lettersOfWord.get(text);
  if (known !== undefined) return known;
  const letters = text.toLowerCase().replaceAll(/[^a-z]/g, '');
  lettersOfWord.set(text, letters);
  return letters;
}

/** A run of letters over at least one gap between words. */
export interface Span {
  readonly text: string;
  /** The words in which it begins and ends. */
  readonly from: number;
  readonly to: number;
  /** How many of its letters stand behind the first gap. */
  readonly behind: number;
}

/** A run between two words, wherever they stand. */
type Run = Pick<Span, 'text' | 'behind'>;

/** Finds in the words of a sentence the first runs of this many letters that begin in one word and end in a later one, and that are wanted. */
export function spanFinder(length: number, isWanted: (text: string) => boolean, most: number) {
  const runs = new Map<string, readonly Run[]>();

  function runsBetween(before: string, after: string): readonly Run[] {
    const key = `${before} ${after}`;
    const known = runs.get(key);
    if (known !== undefined) return known;
    const letters = before + after;
    const found = Array.from(before, (_, start) => ({
      text: letters.slice(start, start + length),
      behind: start + length - before.length,
    })).filter(({ text, behind }) => text.length === length && behind > 0 && isWanted(text));
    runs.set(key, found);
    return found;
  }

  return (words: readonly string[]): readonly Span[] => {
    const letters = words.join('');
    const spans: Span[] = [];
    let end = 0;
    for (const [from, word] of words.entries()) {
      if (spans.length >= most) break;
      end += word.length;
      for (const { text, behind } of runsBetween(word.slice(1 - length), letters.slice(end, end + length - 1))) {
        let to = from;
        for (let read = 0; read < behind; read += words[to]?.length ?? behind) to++;
        spans.push({ text, from, to, behind });
      }
    }
    return spans;
  };
}
