/** Commas, semi-colons, colons and dashes: the right sentence, the place of the mark, the mark itself. */
import type { Random } from '../kernel/random.ts';
import { chosen, type Form, typed } from './forms.ts';
import type { PunctuateParams } from './punctuate-ground.ts';
import { at, wordAlone } from './punctuate-ground.ts';
import {
  markNames,
  mistake,
  type Pointed,
  pointedOf,
  rightOf,
  type Slipped,
  slipsOf,
  withMarks,
} from './punctuation-text.ts';
import { choose, type Slip, tap, withOptions, write, writeNumber } from './telling.ts';

type MarkForm = Form<PunctuateParams>;

const rows = (cell: { readonly params: PunctuateParams }): readonly Pointed[] =>
  cell.params.asks === 'marks' ? pointedOf(cell.params.sets) : [];

/** The mark a set is about. */
export function mainMark({ set, marks }: Pointed): string {
  const wanted = set.startsWith('semi') ? [';', ':', ' –'] : set.startsWith('colon') ? [':'] : [','];
  return marks.find((mark) => wanted.includes(mark)) ?? ',';
}

const hints: Readonly<Record<string, string>> = {
  list: 'Commas part the things in a list. There is none before the “and” of the last thing.',
  fronted: 'The words in front tell when, where or how. A comma comes after the last of them.',
  clause: 'Read it aloud. Where does the part in front end? Which things stand in a row?',
  semi: 'Where does the first whole sentence end and the second begin?',
  colon: 'A colon comes after a whole sentence and before the list.',
};

export const hintFor = ({ set }: Pointed): string =>
  hints[set.replace(/\d/, '')] ?? 'Read it aloud and listen for the pauses.';

const asSlip = ({ text, because }: Slipped): Slip => [text, because];
const isRight = (option: string): boolean => rightOf(option)?.gold === option;
const features = (row: Pointed, near: number) => ({ words: row.words.length, near });

const whichIs = 'Which sentence is punctuated correctly?';

/** One sentence with different punctuation. */
const sameWords: MarkForm = {
  size: at((cell) => rows(cell).length * 2, 'easy'),
  make(random, cell) {
    const row = random.pick(rows(cell));
    const slips = slipsOf(row);
    return withOptions(
      choose(
        random,
        {
          prompt: [whichIs],
          hint: hintFor(row),
          steps: [hintFor(row), `So the right one is: **${row.gold}**`],
          variant: `same words: ${row.gold}`,
          features: features(row, 1),
        },
        row.gold,
        random.shuffle(slips).map(asSlip),
        3,
      ),
    );
  },
  solve: (seen) => (seen.asks === whichIs ? chosen(seen, isRight) : undefined),
};

/** Different sentences, one of them right, or one of them wrong. */
export function differentSentences(
  pool: (cell: { readonly params: PunctuateParams }) => readonly Pointed[],
  difficulties: readonly string[],
): MarkForm {
  const whichNot = 'Which sentence has a punctuation mistake?';
  const someSlip = (random: Random, row: Pointed, near: boolean): Slipped | undefined => {
    const slips = slipsOf(row).filter(({ far }) => far !== near);
    return slips.length === 0 ? undefined : random.pick(slips);
  };
  return {
    size: at((cell) => (pool(cell).length > 0 ? (cell.difficulty === 'medium' ? 40 : 90) : 0), ...difficulties),
    make(random, cell) {
      const near = cell.difficulty !== 'easy';
      const count = cell.difficulty === 'hard' ? 5 : 3;
      const findsRight = random.chance(1, 2);
      const picked = random.sample(pool(cell), count + 3);
      const [first, ...others] = picked;
      if (first === undefined) return undefined;
      const slip = someSlip(random, first, near);
      if (slip === undefined) return undefined;
      const right = findsRight ? first.gold : slip.text;
      const fine = mistake('right-sentence-doubted', 'That sentence is punctuated correctly.');
      const wrong = others.flatMap((row): Slip[] => {
        const other = someSlip(random, row, near);
        return findsRight ? (other === undefined ? [] : [asSlip(other)]) : [[row.gold, fine]];
      });
      return withOptions(
        choose(
          random,
          {
            prompt: [findsRight ? whichIs : whichNot],
            hint: 'Read the sentences one by one. Where would you pause?',
            steps: findsRight
              ? ['The other sentences each have one mark missing or in the wrong place.', `The right one: **${right}**`]
              : [`It should be: ${first.gold}`, `So the mistake is in this one: **${right}**`],
            variant: `different ${findsRight}: ${right}`,
            features: features(first, near ? count : 1),
          },
          right,
          wrong,
          count,
        ),
      );
    },
    solve(seen) {
      if (seen.asks === whichIs) return chosen(seen, isRight);
      return seen.asks === whichNot ? chosen(seen, (option) => !isRight(option)) : undefined;
    },
  };
}

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

/** Where the marks of the right sentence stand that the shown words lack. */
function missingPlaces(shown: readonly string[]): readonly number[] {
  const right = rightOf(shown.join(' '));
  if (right === undefined) return [];
  return right.marks.flatMap((mark, place) =>
    mark !== '' && !(shown[place] ?? '').endsWith(mark.trim()) ? [place] : [],
  );
}

/** 'Tap the word that should have a comma after it.' */
const tapPlace: MarkForm = {
  size: at((cell) => rows(cell).length, 'medium'),
  make(random, cell) {
    const row = random.pick(rows(cell));
    const { mark, words, places } = stripped(row);
    return tap(
      {
        prompt: [`Tap the ${counted[places.length]} ${marksOf(mark, places.length > 1)}.`],
        hint: hintFor(row),
        steps: [hintFor(row), `So it is: **${row.gold}**`],
        variant: `tap place: ${row.gold}`,
        features: features(row, 2),
      },
      words,
      places,
      (place) =>
        mistake('mark-in-the-wrong-place', `No ${markNames[mark]} belongs after “${wordAlone(words[place])}”.`),
    );
  },
  solve(seen) {
    if (!seen.asks.startsWith('Tap the') || !seen.asks.includes(' after ')) return undefined;
    const places = missingPlaces(seen.options);
    return chosen(seen, (_, place) => places.includes(place));
  },
};

/** 'Type the word that should have a comma after it.' */
const typePlace: MarkForm = {
  size: at((cell) => rows(cell).filter((row) => stripped(row).places.length === 1).length, 'medium'),
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
        steps: [`It should be: ${row.gold}`, `So the word is **${word}**.`],
        variant: `type place: ${row.gold}`,
        features: features(row, 2),
      },
      [word],
      [words[place - 1], words[place + 1]].flatMap((each): Slip[] =>
        each === undefined
          ? []
          : [
              [
                wordAlone(each),
                mistake('mark-in-the-wrong-place', `No ${markNames[mark]} belongs after “${wordAlone(each)}”.`),
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

/** 'How many commas are missing?' */
const howMany: MarkForm = {
  size: at((cell) => (rows(cell).some((row) => stripped(row).places.length > 1) ? rows(cell).length : 0), 'hard'),
  make(random, cell) {
    const row = random.pick(rows(cell).filter((each) => mainMark(each) === ','));
    const { words, places } = stripped(row);
    const off = mistake(
      'commas-miscounted',
      'Read it aloud and count the places where a comma belongs. None stands before “and”.',
    );
    return writeNumber(
      {
        prompt: ['How many commas are missing in this sentence?', words.join(' ')],
        hint: hintFor(row),
        steps: [
          `It should be: ${row.gold}`,
          `So **${places.length}** ${places.length === 1 ? 'comma is' : 'commas are'} missing.`,
        ],
        variant: `how many: ${row.gold}`,
        features: features(row, 3),
      },
      places.length,
      [
        [places.length - 1, off],
        [places.length + 1, off],
      ],
    );
  },
  solve({ asks, shows }) {
    return asks === 'How many commas are missing in this sentence?'
      ? typed(String(missingPlaces(shows.split(' ')).length))
      : undefined;
  },
};

const otherMarks = ['comma', 'hyphen', 'question mark', 'apostrophe', 'full stop', 'exclamation mark'] as const;

const emptyPlace = '[  ]';

/** 'Which mark goes in the brackets?' */
const whichMark: MarkForm = {
  size: at((cell) => rows(cell).filter((row) => mainMark(row) !== ',').length, 'medium', 'hard'),
  make(random, cell) {
    const row = random.pick(rows(cell));
    const mark = mainMark(row);
    if (mark === ',') return undefined;
    const inList = row.set.startsWith('colon');
    if (row.words.length > 9 !== (cell.difficulty === 'hard')) return undefined;
    const shown = withMarks(
      row.words,
      row.marks.map((each) => (each === mark ? ` ${emptyPlace}` : each)),
    );
    const right = markNames[mark] ?? '';
    const wrong = inList ? ['semi-colon', ...otherMarks] : otherMarks;
    return choose(
      random,
      {
        prompt: ['Which mark belongs in the empty brackets?', shown],
        spoken: `Which mark belongs in the gap? ${shown.replace(emptyPlace, 'gap')}`,
        hint: hintFor(row),
        steps: [
          inList
            ? 'A list follows a whole sentence.'
            : 'There is a whole sentence on both sides, so a comma is too weak.',
          `A **${right}** belongs there: ${row.gold}`,
        ],
        variant: `which mark: ${row.gold}`,
        features: features(row, cell.difficulty === 'hard' ? 4 : 2),
      },
      right,
      wrong.map(
        (name): Slip => [
          name,
          name === 'comma' && !inList
            ? mistake('comma-splice', 'A comma is too weak to join two sentences.')
            : mistake(`${name.replace(' ', '-')}-for-${right}`, `A ${name} does not do that.`),
        ],
      ),
      4,
      'grid',
    );
  },
  solve(seen) {
    if (seen.asks !== 'Which mark belongs in the empty brackets?') return undefined;
    return chosen(seen, (option) => {
      const mark = Object.keys(markNames).find((each) => markNames[each] === option);
      return mark !== undefined && isRight(seen.shows.replace(` ${emptyPlace}`, mark));
    });
  },
};

/** The ways of asking about marks inside a sentence. */
export const markForms: readonly MarkForm[] = [
  sameWords,
  differentSentences(rows, ['easy', 'medium', 'hard']),
  tapPlace,
  typePlace,
  howMany,
  whichMark,
];
