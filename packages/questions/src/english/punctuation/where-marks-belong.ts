/** Where a mark belongs: tapped, typed, counted. */

import type { Cell } from '../../kernel/generator.ts';
import type { TextMistake } from '../../kernel/mistakes.ts';
import { chosen, typed } from '../../kernel/seen.ts';
import { tap, write, writeNumber } from '../ask.ts';
import { features, hintFor, lessonFor, type MarkForm, mainMark, placeRule, rows } from './marks-inside.ts';
import { isOpened } from './mistakes.ts';
import { at, type PunctuateParams, wordAlone } from './params.ts';
import { markNames, mistake, type Pointed, rightOf } from './punctuated-sentences.ts';

const counted = [
  'no words',
  'word that should have',
  'two words that should each have',
  'three words that should each have',
  'four words that should each have',
];

/** The sentence without the marks it is about, and where they stood. */
function stripped(row: Pointed): {
  readonly mark: string;
  readonly words: readonly string[];
  readonly places: readonly number[];
} {
  const mark = mainMark(row);
  const places = row.marks.flatMap((each, place) => (each === mark ? [place] : []));
  const words = row.words.map((word, place) => word + (row.marks[place] === mark ? '' : (row.marks[place] ?? '')));
  return { mark, words, places };
}

const marksOf = (mark: string, many: boolean): string => `a ${markNames[mark] ?? 'mark'} after ${many ? 'them' : 'it'}`;

/** What ends where the marks of this sentence belong. */
function whereIn(row: Pointed): string {
  const { mark, words, places } = stripped(row);
  const [first = 0] = places;
  const opening = words.slice(0, first + 1).join(' ');
  if (mark !== ',') return `The first whole sentence is “${opening}”.`;
  const inList = 'In the list each thing but the last two has a comma after it.';
  if (!isOpened(row)) return inList;
  return places.length > 1 ? `The opening words are “${opening}”. ${inList}` : `The opening words are “${opening}”.`;
}

/** Where the marks of the right sentence stand that the shown words lack. */
function missingPlaces(shown: readonly string[]): readonly number[] {
  const right = rightOf(shown.join(' '));
  if (right === undefined) return [];
  return right.marks.flatMap((mark, place) =>
    mark !== '' && !(shown[place] ?? '').endsWith(mark.trim()) ? [place] : [],
  );
}

/** A size that counts where the place of a mark is asked for: year 7 knows it from year 6, so it is for easy questions there. */
export const atPlaces =
  (size: (cell: Cell<PunctuateParams>) => number) =>
  (cell: Cell<PunctuateParams>): number =>
    at(size, cell.year < 7 ? 'medium' : 'easy')(cell);

/** 'Tap the word that should have a comma after it.' */
export const tapPlace: MarkForm = {
  weight: atPlaces((cell) => rows(cell).length),
  make(random, cell) {
    const row = random.pick(rows(cell));
    const { mark, words, places } = stripped(row);
    return tap(
      {
        prompt: [`Tap the ${counted[places.length]} ${marksOf(mark, places.length > 1)}.`],
        hint: hintFor(row),
        steps: [lessonFor(row), whereIn(row), `So it is: **${row.gold}**`],
        variant: `tap place: ${row.gold}`,
        features: features(row, 2),
      },
      words,
      places,
      (place) =>
        mistake(
          'mark-in-the-wrong-place',
          `No ${markNames[mark]} belongs after “${wordAlone(words[place])}”. ${placeRule(row)}`,
        ),
    );
  },
  solve(seen) {
    if (!seen.asks.startsWith('Tap the') || !seen.asks.includes(' after ')) return undefined;
    const places = missingPlaces(seen.options);
    return chosen(seen, (_, place) => places.includes(place));
  },
};

/** 'Type the word that should have a comma after it.' */
export const typePlace: MarkForm = {
  weight: atPlaces((cell) => rows(cell).filter((row) => stripped(row).places.length === 1).length),
  make(random, cell) {
    const row = random.pick(rows(cell));
    const { mark, words, places } = stripped(row);
    const [place = 0] = places;
    const word = wordAlone(words[place]);
    const once = words.filter((each) => wordAlone(each).toLowerCase() === word.toLowerCase()).length === 1;
    if (places.length > 1 || !once) return undefined;
    return write(
      {
        prompt: [`Type the word that should have ${marksOf(mark, false)}.`, words.join(' ')],
        hint: hintFor(row),
        steps: [lessonFor(row), `It should be: ${row.gold}`, `So the word is **${word}**.`],
        variant: `type place: ${row.gold}`,
        features: features(row, 2),
      },
      [word],
      [words[place - 1], words[place + 1]].flatMap((each): TextMistake[] =>
        each === undefined
          ? []
          : [
              [
                wordAlone(each),
                mistake(
                  'mark-in-the-wrong-place',
                  `No ${markNames[mark]} belongs after “${wordAlone(each)}”. ${placeRule(row)}`,
                ),
              ],
            ],
      ),
    );
  },
  solve({ asks, shows }) {
    if (!asks.startsWith('Type the word that should have a ')) return undefined;
    const words = shows.split(' ');
    return missingPlaces(words).flatMap((place) => typed(wordAlone(words[place])));
  },
};

/** Sentences with a list whose length isn't always the same: one comma after the opening words alone would soon be counted. */
const listed = (cell: Cell<PunctuateParams>): readonly Pointed[] =>
  cell.params.sets.startsWith('semi')
    ? []
    : rows(cell).filter((row) => mainMark(row) === ',' && row.words.includes('and'));

/** 'How many commas are missing?' */
export const howMany: MarkForm = {
  weight: at((cell) => listed(cell).length, 'hard'),
  make(random, cell) {
    const row = random.pick(listed(cell));
    const { words, places } = stripped(row);
    const few = mistake('commas-miscounted', `There is one more place for a comma. ${placeRule(row)}`);
    const many = mistake('commas-miscounted', 'That is one comma too many. None goes before “and”.');
    return writeNumber(
      {
        prompt: ['How many commas are missing here? Don’t put one before “and”.', words.join(' ')],
        hint: hintFor(row),
        steps: [
          lessonFor(row),
          `It should be: ${row.gold}`,
          `So **${places.length}** ${places.length === 1 ? 'comma is' : 'commas are'} missing.`,
        ],
        variant: `how many: ${row.gold}`,
        features: features(row, 3),
      },
      places.length,
      [
        [places.length - 1, few],
        [places.length + 1, many],
      ],
    );
  },
  solve({ asks, shows }) {
    return asks.startsWith('How many commas are missing here?')
      ? typed(String(missingPlaces(shows.split(' ')).length))
      : undefined;
  },
};
