/** The words to spell, read from the data once: by set, with their sentences and misspellings. */
import { childNames } from '../../kernel/names.ts';
import { gap } from '../ask.ts';
import { listOf, once, partOf, rowsOf } from '../data-rows.ts';
import { findWord } from '../word-place.ts';
import { isWord } from './dictionary.ts';
import { twoMistakes } from './misspelling.ts';
import { reminders } from './reminders.data.ts';
import { advanced, statutory } from './words.data.ts';

/** A word with a sentence it stands in and ways to miss it, the commonest first. */
export interface SpellingWord {
  readonly set: string;
  readonly word: string;
  readonly sentence: string;
  readonly wrong: readonly string[];
  /** Two mistakes at once. */
  readonly doubleWrong: readonly string[];
  /** Its rule, its root, or a way to remember it: one or two sentences. */
  readonly lesson: string;
  /** The part of the word that the lesson is about, where it isn't about all of it. */
  readonly tricky?: readonly [from: number, until: number];
}

const reminderOf = once(() => new Map(rowsOf(reminders).map((row) => [partOf(row, 0), row] as const)));

/** What there is to learn from a word, and where in it, if the reminder is about some of its letters only. */
function reminderFor(word: string): Pick<SpellingWord, 'lesson' | 'tricky'> {
  const [, lesson = '', letters] = reminderOf().get(word) ?? [];
  if (letters === undefined) return { lesson };
  const from = word.indexOf(letters);
  return { lesson, tricky: [from, from + letters.length] };
}

const words = once(() =>
  rowsOf(statutory + advanced).map((row): SpellingWord => {
    const word = partOf(row, 1);
    const wrong = listOf(row[3]);
    return {
      set: partOf(row, 0),
      word,
      sentence: partOf(row, 2),
      wrong,
      doubleWrong: twoMistakes(word, wrong),
      ...reminderFor(word),
    };
  }),
);

const bySets = new Map<string, readonly SpellingWord[]>();

/** The words of these sets ('34': sets 3 and 4). */
export function wordsOf(sets: string): readonly SpellingWord[] {
  const found = bySets.get(sets) ?? words().filter(({ set }) => sets.includes(set));
  bySets.set(sets, found);
  return found;
}

/** The sentence with something else in the place of the word; a first word keeps its capital. */
export function putInto(sentence: string, word: string, put: string, mark = ''): string {
  const place = findWord(word, sentence);
  if (place === undefined) throw new Error(`'${word}' is not in '${sentence}'`);
  const { at, end } = place;
  const first = put.charAt(0);
  const keepsCapital = at === 0 && first !== '_';
  return (
    sentence.slice(0, at) +
    mark +
    (keepsCapital ? first.toUpperCase() : first) +
    put.slice(1) +
    mark +
    sentence.slice(end)
  );
}

/** The sentence with a gap where the word stood. */
export function gapped(sentence: string, word: string): string {
  return putInto(sentence, word, gap);
}

/** Whether this is a British word or a name. */
export function isKnown(word: string): boolean {
  return childNames.some((name) => name === word) || isWord(word) || isWord(word.toLowerCase());
}

/** The listed word nearest to a misspelling: what a reader takes it for. */
export function nearestWord(
  wrong: string,
  among: readonly string[],
  distance: (one: string, other: string) => number,
): string {
  let best = '';
  let least = Number.POSITIVE_INFINITY;
  for (const word of among) {
    const mistakes = distance(wrong.toLowerCase(), word.toLowerCase());
    if (mistakes < least) {
      least = mistakes;
      best = word;
    }
  }
  return best;
}

/** Words that British dictionaries spell in a second way, too. */
const otherSpellings: Readonly<Record<string, string>> = {
  criticise: 'criticize',
  recognise: 'recognize',
  emphasise: 'emphasize',
  recognisable: 'recognizable',
  medieval: 'mediaeval',
};

/** Every right spelling of a word, the one we teach first. */
export function spellingsOf(word: string): readonly string[] {
  const other = otherSpellings[word.toLowerCase()];
  return other === undefined ? [word] : [word, other];
}
