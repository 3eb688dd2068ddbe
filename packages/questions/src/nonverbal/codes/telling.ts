/** What is said of the letters of a code: what they stand for, how that is found, and what is wrong with another letter. */
import { andList } from '../../kernel/list-text.ts';
import { ordinalWord } from '../../kernel/number-text.ts';
import type { CodeSet } from './draw-code.ts';
import { saidTogether } from './proofs.ts';

interface Telling {
  /** 'The second letter stands for the shading.' */
  readonly stands: (at: number) => string;
  /** Which pictures show what the letter means, and that the last picture needs it. */
  readonly meaningOf: (at: number) => string;
  readonly letterMeans: (at: number, letter: string) => string;
  readonly wrongLetter: (at: number, letter: string) => string;
}

/** What is said of the letters of this set. */
export function tellingOf({ aspects, meanings, proofs, examples, asked, right }: CodeSet): Telling {
  const stands = (at: number): string => `The ${ordinalWord(at + 1)} letter stands for ${aspects[at]?.name}.`;
  const meaningOf = (at: number): string => {
    const [aspect, proof] = [aspects[at], proofs[at]];
    if (aspect === undefined || proof === undefined) return '';
    const letter = right.charAt(at);
    const have = (own: string, pictures: readonly number[]): string =>
      `${pictures.length === 1 ? 'Picture' : 'Pictures'} ${andList(pictures.map((place) => place + 1))} ${pictures.length === 1 ? 'has' : 'have'} ${own} there`;
    const meansBy = (own: string, pictures: readonly number[], value: string): string =>
      `${have(own, pictures)}, so ${own} means “${aspect.words(value)}”.`;
    const all = proof.pictures.length === 2 ? 'In both' : 'In all of them';
    const against = proof.ruledOut.map(
      ({ shared, by }) =>
        `But ${shared} in picture ${by + 1} too, and its ${ordinalWord(at + 1)} letter is ${examples[by]?.code.charAt(at)}.`,
    );
    // What speaks against it comes before what it means.
    const proven =
      against.length === 0
        ? [meansBy(proof.letter, proof.pictures, proof.value)]
        : [
            `${have(proof.letter, proof.pictures)}.`,
            `${all}, ${proof.ruledOut.map(({ shared }) => saidTogether(aspect.seen(proof.value), shared)).join('; ')}.`,
            ...against,
            `So ${proof.letter} means “${aspect.words(proof.value)}”.`,
          ];
    const own = examples.flatMap(({ code }, place) => (code.charAt(at) === letter ? [place] : []));
    const value = aspect.of(asked) ?? '';
    // The picture that ruled something out has just been said to have this letter.
    const isSaid = own.length === 1 && proof.ruledOut.some(({ by }) => by === own[0]);
    const meansToo = isSaid
      ? `In picture ${(own[0] ?? 0) + 1} ${aspect.seen(value)}, so ${letter} means “${aspect.words(value)}”.`
      : meansBy(letter, own, value);
    return [...proven, ...(proof.letter === letter ? [] : [meansToo]), `The last picture needs ${letter} too.`].join(
      ' ',
    );
  };
  const knownBy = (at: number, letter: string): string =>
    [...(meanings[at]?.known ?? [])].find(([, own]) => own === letter)?.[0] ?? '';
  // Two letters may both mean 'grey', each of its own shape.
  const letterMeans = (at: number, letter: string): string =>
    `${letter} means that ${aspects[at]?.seen(knownBy(at, letter))}.`;
  const wrongLetter = (at: number, letter: string): string =>
    `The ${ordinalWord(at + 1)} letter is wrong. It stands for ${aspects[at]?.name}, and ${letter} means “${aspects[at]?.words(knownBy(at, letter))}”.`;
  return { stands, meaningOf, letterMeans, wrongLetter };
}
