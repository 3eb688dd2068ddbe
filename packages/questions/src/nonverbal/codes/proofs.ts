/** Which pictures show what a letter of a code stands for, and which picture rules out what they share besides. */

/** What can be seen in the pictures: its value in each of them, in their order. */
interface Look {
  readonly values: readonly string[];
  /** The value that nobody sees as something shared: two different shapes. */
  readonly unseen?: string | undefined;
  /** What is seen in pictures that have this value: 'the small shape is at the bottom'. */
  shared(value: string): string;
}

/** Pictures with one letter in common, and what else they share, ruled out by a picture that has it with another letter. */
export interface Proof {
  readonly letter: string;
  readonly pictures: readonly number[];
  readonly value: string;
  readonly ruledOut: readonly { readonly shared: string; readonly by: number }[];
}

/** More than one thing to rule out is too much to follow. */
const mostRuledOut = 1;

/**
 * The group of pictures that shows most clearly that the letters stand for this look; of two as clear, the one with the wanted
 * letter. Undefined where no two pictures share a letter, or share too much.
 */
export function clearestProof(
  letters: readonly string[],
  wanted: string,
  meant: Look,
  others: readonly Look[],
): Proof | undefined {
  const proofs = [wanted, ...new Set(letters.filter((letter) => letter !== wanted))].flatMap((letter): Proof[] => {
    const pictures = letters.flatMap((own, at) => (own === letter ? [at] : []));
    const [first] = pictures;
    if (first === undefined || pictures.length < 2) return [];
    const common = others.filter(
      ({ values, unseen }) =>
        values[first] !== unseen && new Set(values).size > 1 && pictures.every((at) => values[at] === values[first]),
    );
    const ruledOut = common.flatMap(({ values, shared }) => {
      const by = values.findIndex((value, at) => value === values[first] && letters[at] !== letter);
      return by < 0 ? [] : [{ shared: shared(values[first] ?? ''), by }];
    });
    const isClear = ruledOut.length === common.length && common.length <= mostRuledOut;
    return isClear ? [{ letter, pictures, value: meant.values[first] ?? '', ruledOut }] : [];
  });
  return (
    proofs.find(({ letter }) => letter === wanted) ?? proofs.find(({ ruledOut }) => ruledOut.length === 0) ?? proofs[0]
  );
}

/** Two things that are seen, the second of the same shape said as 'it': 'the small shape is white, and it is a diamond'. */
export function saidTogether(one: string, other: string): string {
  const [subject = ''] = /^the (\w+ )?shapes?\b/.exec(one) ?? [];
  if (subject === '' || !other.startsWith(`${subject} `)) return `${one} and ${other}`;
  return `${one}, and ${subject.endsWith('s') ? 'they' : 'it'}${other.slice(subject.length)}`;
}
