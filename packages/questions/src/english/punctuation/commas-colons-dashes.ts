/** Commas, semi-colons, colons and dashes: the right sentence, the place of the mark, the mark itself. */
import type { Cell } from '../../kernel/generator.ts';
import type { TextMistake } from '../../kernel/mistakes.ts';
import type { Random } from '../../kernel/random.ts';
import { chosen, optionTexts } from '../../kernel/seen.ts';
import { chooseText, withOptions } from '../ask.ts';
import { spreadMistakes } from '../spread-mistakes.ts';
import {
  asMistake,
  features,
  hintFor,
  hintForAll,
  isRight,
  joinerReason,
  lessonFor,
  type MarkForm,
  mainMark,
  rows,
  whyRight,
} from './marks-inside.ts';
import { mistakesAt } from './mistake-heights.ts';
import { bothMistakes, hasOtherMarks, joinsSentences, type MistakenAnswer } from './mistakes.ts';
import { at, type PunctuateParams } from './params.ts';
import { markNames, mistake, type Pointed, withMarks } from './punctuated-sentences.ts';
import { atPlaces, howMany, tapPlace, typePlace } from './where-marks-belong.ts';

const whichIs = 'Which sentence is punctuated correctly?';

/** Two mistakes at once that nobody could defend. */
function doubleMistakes(cell: Cell<PunctuateParams>, row: Pointed): MistakenAnswer[] {
  const single = mistakesAt(cell, row, 'beside');
  return single
    .flatMap((one, place) => single.slice(place + 1).flatMap((other) => bothMistakes(row.gold, one, other)))
    .filter(({ text }) => !isRight(text));
}

/** Whether all wrong versions of a sentence are shown: in year 7 the mark and a comma after the subject are each right in one of them, and wrong in another. */
const showsAll = ({ params }: Cell<PunctuateParams>): boolean => params.sets.startsWith('semi7');

/**
 * Two wrong versions of a sentence that don't share a mistake with the subject: seen twice, it would point to the third. In year 7 there are three:
 * beside two, the right one would often be the only one with a semi-colon.
 */
function wrongVersions(random: Random, cell: Cell<PunctuateParams>, row: Pointed): readonly MistakenAnswer[] {
  const double = doubleMistakes(cell, row);
  const all = random.shuffle([
    ...mistakesAt(cell, row, 'beside'),
    ...random.sample(double, Math.min(1, double.length)),
  ]);
  const hasSubject = ({ because }: MistakenAnswer): boolean => because.says.includes('is the subject.');
  return [...all.filter((each) => !hasSubject(each)), ...all.filter(hasSubject)].slice(0, showsAll(cell) ? 3 : 2);
}

const oftenWrong = new Map<string, readonly Pointed[]>();

/** The sentences of a cell with two wrong versions or more. */
function withVersions(cell: Cell<PunctuateParams>): readonly Pointed[] {
  const key = `${cell.year} ${cell.params.sets}`;
  const found = oftenWrong.get(key) ?? rows(cell).filter((row) => mistakesAt(cell, row, 'beside').length > 1);
  oftenWrong.set(key, found);
  return found;
}

/** One sentence with different punctuation. */
const sameWords: MarkForm = {
  weight: at((cell) => withVersions(cell).length * (showsAll(cell) ? 1 : 2), 'easy'),
  make(random, cell) {
    const row = random.pick(withVersions(cell));
    return withOptions(
      chooseText(
        random,
        {
          prompt: [whichIs],
          hint: hintFor(row),
          steps: [lessonFor(row), `So the right one is: **${row.gold}**`],
          variant: `same words: ${row.gold}`,
          features: features(row, 1),
        },
        row.gold,
        wrongVersions(random, cell, row).map(asMistake),
        { count: showsAll(cell) ? 4 : 3 },
      ),
    );
  },
  solve: (seen) => (seen.asks === whichIs ? chosen(seen, isRight) : undefined),
};

/** Whether other forms are asked beside it: of marks, medium of year 7 asks nothing else. */
const isOneOfSeveral = ({ params, year, difficulty }: Cell<PunctuateParams>): boolean =>
  difficulty === 'medium' && (year < 7 || params.asks === 'errors');

/** Different sentences, one of them right, or one of them wrong. */
export function differentSentences(
  pool: (cell: Cell<PunctuateParams>) => readonly Pointed[],
  difficulties: readonly string[],
): MarkForm {
  const whichNot = 'Which sentence has a punctuation mistake?';
  return {
    weight: at((cell) => (pool(cell).length > 0 ? (isOneOfSeveral(cell) ? 40 : 90) : 0), ...difficulties),
    make(random, cell) {
      const count = { easy: 3, medium: 4, hard: 5 }[cell.difficulty];
      const findsRight = random.chance(1, 2);
      const picked = random.sample(pool(cell), count + 5);
      const [first, ...others] = picked;
      if (first === undefined) return undefined;
      const mistakes = mistakesAt(cell, first, 'found');
      if (mistakes.length === 0) return undefined;
      const oneMistake = random.pick(mistakes);
      const right = findsRight ? first.gold : oneMistake.text;
      const wrong = findsRight
        ? spreadMistakes(
            random,
            others.map((row) => mistakesAt(cell, row, 'beside').map(asMistake)),
            count - 1,
          )
        : others.map((row): TextMistake => [row.gold, mistake('right-sentence-doubted', whyRight(row))]);
      const made = withOptions(
        chooseText(
          random,
          {
            prompt: [findsRight ? whichIs : whichNot],
            // Only when the options are chosen is it known which marks they have.
            hint: '',
            steps: findsRight
              ? [lessonFor(first), `This one is correct: **${right}**`]
              : [
                  // A dash would do as well as a colon before what is named.
                  `It ${hasOtherMarks(oneMistake.kind) || oneMistake.kind === 'no-colon' ? 'could' : 'should'} be: ${first.gold}`,
                  hasOtherMarks(oneMistake.kind)
                    ? `${oneMistake.because.says} ${joinerReason(first)}`
                    : oneMistake.because.says,
                  `So the mistake is in this one: **${right}**`,
                ],
            variant: `different ${findsRight}: ${right}`,
            features: features(first, cell.difficulty === 'easy' ? 1 : count),
          },
          right,
          wrong,
          { count },
        ),
      );
      return made && { ...made, hint: [{ type: 'text', text: hintForAll(cell, optionTexts(made.question)) }] };
    },
    solve(seen) {
      if (seen.asks === whichIs) return chosen(seen, isRight);
      return seen.asks === whichNot ? chosen(seen, (option) => !isRight(option)) : undefined;
    },
  };
}

const whatBelongs = 'What belongs in the empty brackets?';
/** The old wording, which stored questions still have: recalls solve them again. */
const askedBefore = 'Which mark belongs in the empty brackets?';
const noMark = 'nothing';
/** Between two sentences a comma is the mistake to catch. Before what is named it may do as well, but a semi-colon can’t. */
const offeredBetween = ['comma', 'hyphen', 'full stop', noMark] as const;
const offeredInList = ['semi-colon', 'hyphen', 'full stop', noMark] as const;

/** What each of these marks is for, so that it can't be the one that is missing. */
const usesOf: Readonly<Record<string, string>> = {
  hyphen: 'A hyphen joins two words into one, as in “well-known”.',
  'full stop': 'A full stop would end the sentence, and the next word would need a capital letter.',
  'semi-colon': 'A semi-colon comes between two whole sentences, and what follows here is not one.',
  [noMark]: 'The words before and after would run into each other.',
};

const emptyPlace = '[  ]';

/** Whether the word after a mark begins with a capital letter: a name, or I. */
const isCapitalNext = ({ words, marks }: Pointed, mark: string): boolean =>
  /^\p{Lu}/u.test(words[marks.indexOf(mark) + 1] ?? '');

/** How many sentences of a cell are about another mark than the comma. */
const withOwnMark = (cell: Cell<PunctuateParams>): number => rows(cell).filter((row) => mainMark(row) !== ',').length;

/** 'What belongs in the empty brackets?' */
const whichMark: MarkForm = {
  // Of long sentences most have a semi-colon, the longest of the names to choose from: at hard this comes seldom.
  weight: (cell) => atPlaces(withOwnMark)(cell) + at((each) => Math.ceil(withOwnMark(each) / 2), 'hard')(cell),
  make(random, cell) {
    const row = random.pick(rows(cell));
    const mark = mainMark(row);
    if (mark === ',') return undefined;
    const inList = !joinsSentences(row);
    if (row.words.length > 9 !== (cell.difficulty === 'hard')) return undefined;
    const shown = withMarks(
      row.words,
      row.marks.map((each) => (each === mark ? ` ${emptyPlace}` : each)),
    );
    const right = markNames[mark] ?? '';
    // In front of a capital letter a full stop would do as well: “I have read the book. I have not seen the film.”
    const wrong = (inList ? offeredInList : offeredBetween).filter(
      (name) => !(name === 'full stop' && isCapitalNext(row, mark)),
    );
    return chooseText(
      random,
      {
        prompt: [whatBelongs, shown],
        spoken: `What belongs in the gap? ${shown.replace(emptyPlace, 'gap')}`,
        // The rule itself would name the mark.
        hint: inList
          ? 'Are the words before the brackets a whole sentence? What comes after them?'
          : 'Could the words before the brackets be a sentence of their own? And the words after them?',
        steps: [
          inList
            ? 'A whole sentence comes first. The words after the mark say what was meant.'
            : 'There is a whole sentence on both sides, so a comma is too weak.',
          `A **${right}** belongs there: ${row.gold}`,
        ],
        variant: `which mark: ${row.gold}`,
        features: features(row, cell.difficulty === 'hard' ? 4 : 2),
      },
      right,
      wrong.map(
        (name): TextMistake => [
          name,
          name === 'comma'
            ? mistake('comma-splice', 'A comma is too weak to join two sentences.')
            : mistake(
                `${name === noMark ? 'no-mark-at-all' : name.replaceAll(' ', '-')}-for-${right}`,
                usesOf[name] ?? '',
              ),
        ],
      ),
      { count: 4, layout: 'grid' },
    );
  },
  solve(seen) {
    if (seen.asks !== whatBelongs && seen.asks !== askedBefore) return undefined;
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
