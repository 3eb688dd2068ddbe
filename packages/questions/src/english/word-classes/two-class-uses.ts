/** Words that belong to two classes, each use in a sentence of its own, as far as a cell asks for them. */
import type { Random } from '../../kernel/random.ts';
import { findWord } from '../word-place.ts';
import type { Bold } from './bold-words.ts';
import type { WordClass } from './class-names.ts';
import { type ClassCell, isAlsoCalled, isKindOf, mixes } from './sentences-and-mistakes.ts';
import { type InClass, twoClass } from './tagged-sentences.ts';

/** What makes a word part of a longer one. */
const joined = /[\p{L}’-]/u;

/** The sentence with the word in bold. */
export function boldUse(word: string, { sentence }: InClass): string {
  const place = findWord(word, sentence, joined);
  if (place === undefined) return sentence;
  const { at, end } = place;
  return `${sentence.slice(0, at)}**${sentence.slice(at, end)}**${sentence.slice(end)}`;
}

/** A word in the class asked for, and in its others. */
interface TwoUses {
  readonly word: string;
  readonly right: InClass;
  readonly wrong: readonly InClass[];
}

/** Words of two classes from these years that can be of the wanted one. */
const usesBetween = (wanted: WordClass, oldest: number, newest: number): readonly TwoUses[] =>
  twoClass().flatMap(({ year, word, uses }) => {
    const right = uses.find(({ className }) => className === wanted.name);
    const wrong = uses.filter(
      ({ className }) => !isKindOf(className, wanted.name) && !isAlsoCalled(wanted.name, word, className),
    );
    return right === undefined || wrong.length === 0 || year < oldest || year > newest ? [] : [{ word, right, wrong }];
  });

/** Whether a word is a noun here and a verb there: older children tell them at once, as a noun has ‘the’ or its like in front. */
const isNounOrVerb = ({ right, wrong }: TwoUses): boolean =>
  [right, ...wrong].every(({ className }) => ['noun', 'verb', 'modal verb'].includes(className));

/** Fewer words than these would make the same few questions. */
const fewestUses = 5;

const known = new Map<string, readonly TwoUses[]>();

/** The years whose words a cell asks for: what year 3 asks is too plain for year 5, and what year 5 asks for hard in year 6. */
function yearsOf(cell: ClassCell): readonly [oldest: number, newest: number] {
  const { year } = cell;
  const isMedium = cell.difficulty === 'medium';
  if (year < 5) return [3, year];
  if (year === 5) return isMedium ? [4, 5] : [5, 5];
  if (year === 6) return isMedium && mixes(cell) ? [5, 5] : [6, 6];
  return isMedium ? [6, 7] : [7, 7];
}

/** Words that are plain in one class, though not in the other: ‘on the piano’ is a preposition at a glance, ‘walked on’ isn’t one. */
const plainUses: Readonly<Record<string, RegExp>> = { preposition: /^(in|on|under)$/, conjunction: /^(but|while)$/ };

/** Words of two classes that can be of the wanted one; in year 7 with those of the year before where there are too few. */
export function usesFor(cell: ClassCell, wanted: WordClass): readonly TwoUses[] {
  const key = `${cell.year} ${cell.difficulty} ${wanted.name}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const [oldest, newest] = yearsOf(cell);
  const isOlder = mixes(cell) && (cell.year === 7 || cell.difficulty === 'hard');
  const hasManyClasses = ({ wrong }: TwoUses): boolean => wrong.length > 2;
  const isTooPlain = (uses: TwoUses): boolean =>
    (isOlder && isNounOrVerb(uses)) ||
    (cell.year > 5 && plainUses[wanted.name]?.test(uses.word) === true) ||
    (cell.year === 7 && wanted.name === 'noun' && !hasManyClasses(uses));
  // A word of four classes is asked about by itself, which is hard.
  const isTooHard = (uses: TwoUses): boolean => cell.year === 7 && cell.difficulty === 'medium' && hasManyClasses(uses);
  const since = (first: number): readonly TwoUses[] =>
    usesBetween(wanted, first, newest).filter((uses) => !isTooPlain(uses) && !isTooHard(uses));
  const own = since(oldest);
  const found = cell.year === 7 && own.length < fewestUses ? since(oldest - 1) : own;
  known.set(key, found);
  return found;
}

/** The word of each pair in bold in the class asked for, or in its others. */
export const usesInBold = (all: readonly TwoUses[], isRight: boolean): readonly Bold[] =>
  all.flatMap(({ word, right, wrong }) =>
    (isRight ? [right] : wrong).map((use) => ({ text: boldUse(word, use), word, name: use.className })),
  );

/** A word of two classes in one of its sentences. */
export function twoClassBold(random: Random, cell: ClassCell, wanted: WordClass): Bold | undefined {
  const all = usesFor(cell, wanted).filter(({ word }) => !isAlsoCalled('pronoun', word, wanted.name));
  if (all.length === 0) return undefined;
  const { word, right } = random.pick(all);
  return { text: boldUse(word, right), word, name: wanted.name };
}
