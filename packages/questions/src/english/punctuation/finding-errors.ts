/** Finding a punctuation error: which sentence, which word, what is wrong. */
import type { Cell } from '../../kernel/generator.ts';
import { keptBy } from '../../kernel/kept.ts';
import { chosen } from '../../kernel/seen.ts';
import { chooseInOrder, tap } from '../ask.ts';
import type { Form } from '../seen.ts';
import { differentSentences } from './commas-colons-dashes.ts';
import { sentencesOf } from './marks-inside.ts';
import { mistakesAt } from './mistake-heights.ts';
import { hasLaterComma, hasOtherMarks, type MistakenAnswer } from './mistakes.ts';
import { at, type PunctuateParams, wordAlone } from './params.ts';
import { mistake, type Pointed, pointed, rightOf } from './punctuated-sentences.ts';

type ErrorForm = Form<PunctuateParams>;

const pool = (cell: Cell<PunctuateParams>): readonly Pointed[] =>
  cell.params.asks === 'errors' ? sentencesOf(cell) : [];

/** What can be wrong with a sentence, as a child would say it. */
const faults = {
  splice: 'A comma joins two whole sentences.',
  'run-on': 'There is no mark between two whole sentences.',
  'subject-comma': 'A comma separates the subject from its verb.',
  'after-conjunction': 'A comma comes straight after a joining word.',
  'semi-colon-for-colon': 'A semi-colon stands where a colon belongs.',
  'semi-colon-before-word': 'A semi-colon stands where a colon belongs.',
  'second-semi-colon': 'A semi-colon comes after linking words such as “however”.',
  'semi-colon-after-opener': 'A semi-colon cuts off the opening words.',
} as const;
type Fault = keyof typeof faults;
/** Why each of them is a fault. */
const reasons: Readonly<Record<Fault, string>> = {
  splice: 'Each part could be a sentence of its own, and a comma is too weak to join them.',
  'run-on': 'Each part could be a sentence of its own, so a mark must come between them.',
  'subject-comma': 'The subject and its verb belong together, so no comma comes between them.',
  'after-conjunction': 'The joining word belongs to its clause, so no comma cuts it off.',
  'semi-colon-for-colon': 'A colon introduces a list. A semi-colon comes between two whole sentences.',
  'semi-colon-before-word': 'A colon introduces what is named. A semi-colon comes between two whole sentences.',
  'second-semi-colon': 'One semi-colon separates the two sentences. After the linking words a comma is enough.',
  'semi-colon-after-opener': 'The opening words are not a whole sentence, so a comma comes after them.',
};
/** That a sentence hasn't got this fault. */
const absent: Readonly<Record<Fault, string>> = {
  splice: 'No comma joins two whole sentences here.',
  'run-on': 'No mark is missing between two whole sentences here.',
  'subject-comma': 'The subject and its verb are not separated here.',
  'after-conjunction': 'No comma comes straight after a joining word here.',
  'semi-colon-for-colon': 'No semi-colon stands in the place of a colon here.',
  'semi-colon-before-word': 'No semi-colon stands in the place of a colon here.',
  'second-semi-colon': 'No semi-colon comes after linking words here.',
  'semi-colon-after-opener': 'No semi-colon cuts off opening words here.',
};
/** In the order of the options. The last one is left out beside the second semi-colon, which therefore does not come just before it. */
const faultNames = [
  'splice',
  'second-semi-colon',
  'run-on',
  'subject-comma',
  'after-conjunction',
  'semi-colon-for-colon',
  'semi-colon-before-word',
  'semi-colon-after-opener',
] as const;

/** What is wrong, found by comparing the sentence with the right one, mark by mark. */
function readFault(sentence: string): Fault | undefined {
  const right = rightOf(sentence);
  if (right === undefined) return undefined;
  const shown = pointed(right.set, sentence);
  const changed = right.marks.flatMap((mark, place) => {
    const other = shown.marks[place] ?? '';
    return mark === other ? [] : [{ mark, other, place }];
  });
  const [change] = changed;
  if (change === undefined || changed.length > 1) return undefined;
  const { mark, other, place } = change;
  if (mark === '') return place === right.subjectEnd ? 'subject-comma' : 'after-conjunction';
  if (other === '') return 'run-on';
  if (other === ',') return 'splice';
  if (mark === ':') return right.set.startsWith('colon') ? 'semi-colon-for-colon' : 'semi-colon-before-word';
  return right.marks.indexOf(';') < place && right.marks.includes(';')
    ? 'second-semi-colon'
    : 'semi-colon-after-opener';
}

/** “Once, the tide had turned, …” may be read as two sentences, and a list after the opening words may want a colon. */
const namesOtherwise = ({ gold, marks }: Pointed, fault: Fault): boolean =>
  (fault === 'after-conjunction' && /^(?:Once|Before|After|Since) /.test(gold)) ||
  (fault === 'semi-colon-after-opener' && !marks.includes(';') && marks.filter((mark) => mark === ',').length > 1);

/** Without a mark left in the sentence, each answer that names a comma or a semi-colon is ruled out at a glance. */
const leavesAMark = ({ text }: MistakenAnswer): boolean => /[,;:–]/.test(text);

const kept = keptBy<string, readonly Pointed[]>();

/** The sentences of a cell in which this can be wrong: each fault comes as often as any other. */
const withFault = (cell: Cell<PunctuateParams>, fault: Fault): readonly Pointed[] =>
  kept(`${fault} ${cell.year} ${cell.difficulty} ${cell.params.sets}`, () =>
    pool(cell).filter(
      (row) =>
        mistakesAt(cell, row, 'found').some((found) => found.kind === fault && leavesAMark(found)) &&
        // “He had no map therefore, he followed the river.” This could be called a comma between two sentences.
        !(fault === 'run-on' && hasLaterComma(row)) &&
        !namesOtherwise(row, fault),
    ),
  );

/** The faults that a cell has sentences for. */
const faultsOf = (cell: Cell<PunctuateParams>): readonly Fault[] =>
  faultNames.filter((name) => withFault(cell, name).length > 0);

/** Linking words such as “as a result” open the second sentence: of a semi-colon after them both could be said. */
const isSaidToo = (name: Fault, wanted: Fault): boolean =>
  name === 'semi-colon-after-opener' && wanted === 'second-semi-colon';

/** 'What is wrong with this sentence?' */
const whatIsWrong: ErrorForm = {
  weight: at((cell) => faultsOf(cell).reduce((sum, fault) => sum + withFault(cell, fault).length, 0), 'medium'),
  make(random, cell) {
    const names = faultsOf(cell);
    const wanted = random.pick(names);
    const row = random.pick(withFault(cell, wanted));
    const mistakes = mistakesAt(cell, row, 'found').filter((found) => found.kind === wanted && leavesAMark(found));
    const { text, because } = random.pick(mistakes);
    return chooseInOrder(
      {
        prompt: ['What is wrong with the punctuation?', text],
        hint: 'Find the whole sentences and the subject of each. Then look at each mark: what does it do there?',
        steps: [
          `It ${hasOtherMarks(wanted) ? 'could' : 'should'} be: ${row.gold}`,
          `Compare the two mark by mark. ${reasons[wanted]}`,
          `So the answer is: **${faults[wanted]}**`,
        ],
        variant: `wrong: ${text}`,
        features: { words: row.words.length, near: 3 },
      },
      names.filter((name) => !isSaidToo(name, wanted)).map((name) => faults[name]),
      faults[wanted],
      (chosenFault) =>
        mistake(
          'fault-misnamed',
          `${absent[faultNames.find((name) => faults[name] === chosenFault) ?? wanted]} ${because.says}`,
        ),
    );
  },
  solve: (seen) =>
    seen.asks === 'What is wrong with the punctuation?'
      ? chosen(seen, (option) => {
          const fault = readFault(seen.shows);
          return fault !== undefined && faults[fault] === option;
        })
      : undefined,
};

/** Mistakes of a sentence that can be tapped: a lone mark inside would be the wrong one for certain. */
const tappable = (cell: Cell<PunctuateParams>, row: Pointed): readonly MistakenAnswer[] =>
  mistakesAt(cell, row, 'found').filter(
    ({ at: place, text }) => place !== undefined && (text.match(/[,;:–]/g) ?? []).length > 1,
  );

/** The sentences of a cell with a mistake that can be tapped. */
const withTaps = (cell: Cell<PunctuateParams>): readonly Pointed[] =>
  kept(`taps ${cell.year} ${cell.difficulty} ${cell.params.hardSets}`, () =>
    pool(cell).filter((row) => tappable(cell, row).length > 0),
  );

/** 'Tap the word with the wrong mark after it.' */
const tapWrong: ErrorForm = {
  weight: at((cell) => withTaps(cell).length, 'hard'),
  make(random, cell) {
    const row = random.pick(withTaps(cell));
    const oneMistake = random.pick(tappable(cell, row));
    const place = oneMistake.at ?? 0;
    const words = oneMistake.text.replaceAll(' –', '\u00A0–').split(' ');
    return tap(
      {
        prompt: ['One mark in this sentence is wrong or should not be there. Tap the word before it.'],
        hint: 'Read it aloud. Stop at each mark: should there be a mark, and is it the right one?',
        steps: [
          oneMistake.because.says,
          `It should be: **${row.gold}**`,
          `So the word before the wrong mark is **${wordAlone(words[place])}**.`,
        ],
        variant: `tap wrong: ${oneMistake.text}`,
        features: { words: row.words.length, near: 4 },
      },
      words,
      [place],
      (other) =>
        mistake(
          'right-place-doubted',
          /[\p{L}\p{N}]$/u.test(words[other] ?? '')
            ? `There is no mark after “${wordAlone(words[other])}”, and none is needed.`
            : `The mark after “${wordAlone(words[other])}” is right.`,
        ),
    );
  },
  solve(seen) {
    if (!seen.asks.startsWith('One mark in this sentence is wrong')) return undefined;
    const text = seen.options.join(' ').replaceAll('\u00A0–', ' –');
    const right = rightOf(text);
    if (right === undefined) return [];
    const shown = pointed(right.set, text);
    return chosen(seen, (_, place) => {
      const mark = shown.marks[place] ?? '';
      return mark !== '' && mark !== (right.marks[place] ?? '');
    });
  },
};

/** The ways of asking for an error. */
export const errorForms: readonly ErrorForm[] = [
  differentSentences(pool, ['easy', 'medium', 'hard']),
  whatIsWrong,
  tapWrong,
];
