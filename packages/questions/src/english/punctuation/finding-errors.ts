/** Finding a punctuation error: which sentence, which word, what is wrong. */
import type { Cell } from '../../kernel/generator.ts';
import { chosen } from '../../kernel/seen.ts';
import { chooseInOrder, tap } from '../ask.ts';
import type { Form } from '../seen.ts';
import { differentSentences } from './commas-colons-dashes.ts';
import { sentencesOf } from './marks-inside.ts';
import { mistakesAt } from './mistake-heights.ts';
import { hasLaterComma } from './mistakes.ts';
import { at, type PunctuateParams, wordAlone } from './params.ts';
import { mistake, type Pointed, pointed, rightOf } from './punctuated-sentences.ts';

type ErrorForm = Form<PunctuateParams>;

const pool = (cell: Cell<PunctuateParams>): readonly Pointed[] =>
  cell.params.asks === 'errors' ? sentencesOf(cell) : [];

/** What can be wrong with a sentence, as a child would say it. */
const faults = {
  splice: 'A comma joins two whole sentences.',
  'run-on': 'There is no mark between two whole sentences.',
  'list-comma-missing': 'A comma is missing from a list.',
  'subject-comma': 'A comma separates the subject from its verb.',
  'semi-colon-for-colon': 'The wrong mark comes before a list.',
  fragment: 'A full stop cuts off part of a sentence.',
} as const;
type Fault = keyof typeof faults;
/** Why each of them is a fault. */
const reasons: Readonly<Record<Fault, string>> = {
  splice: 'Each part could be a sentence of its own, and a comma is too weak to join them.',
  'run-on': 'Each part could be a sentence of its own, so a mark must come between them.',
  'list-comma-missing': 'In a list a comma goes between the things. Before the last thing “and” does that job.',
  'subject-comma': 'The subject and its verb belong together, so no comma comes between them.',
  'semi-colon-for-colon': 'A colon introduces a list. A semi-colon comes between two whole sentences.',
  fragment: 'The first part is not a whole sentence. A comma comes after it, not a full stop.',
};
/** That a sentence hasn't got this fault. */
const absent: Readonly<Record<Fault, string>> = {
  splice: 'No comma joins two whole sentences here.',
  'run-on': 'Two whole sentences do not run together here.',
  'list-comma-missing': 'No comma is missing from a list here.',
  'subject-comma': 'The subject and its verb are not separated here.',
  'semi-colon-for-colon': 'The mark before a list is not the problem here.',
  fragment: 'No full stop cuts off part of the sentence here.',
};
const faultNames = [
  'splice',
  'run-on',
  'list-comma-missing',
  'subject-comma',
  'semi-colon-for-colon',
  'fragment',
] as const;

/** What is wrong, found by comparing the sentence with the right one, mark by mark. */
function readFault(sentence: string): Fault | undefined {
  const right = rightOf(sentence);
  if (right === undefined) return undefined;
  if (/\. /.test(sentence)) return 'fragment';
  const shown = pointed(right.set, sentence);
  const changed = right.marks.flatMap((mark, place) => {
    const other = shown.marks[place] ?? '';
    return mark === other ? [] : [{ mark, other }];
  });
  const [change] = changed;
  if (change === undefined || changed.length > 1) return undefined;
  const { mark, other } = change;
  if (mark === '') return 'subject-comma';
  if (other === '') return mark === ',' ? 'list-comma-missing' : 'run-on';
  return other === ',' ? 'splice' : 'semi-colon-for-colon';
}

const byFault = new Map<string, readonly Pointed[]>();

/** The sentences of a cell in which this can be wrong: each fault comes as often as any other. */
function withFault(cell: Cell<PunctuateParams>, fault: Fault): readonly Pointed[] {
  const key = `${cell.year} ${cell.params.sets} ${fault}`;
  const found =
    byFault.get(key) ??
    pool(cell).filter(
      (row) =>
        mistakesAt(cell, row, 'found').some(({ kind }) => kind === fault) &&
        // “He had no map therefore, he followed the river.” This could be called a comma between two sentences.
        !(fault === 'run-on' && hasLaterComma(row)),
    );
  byFault.set(key, found);
  return found;
}

/** The faults that a cell has sentences for: year 7 has outgrown lists without a comma. */
const faultsOf = (cell: Cell<PunctuateParams>): readonly Fault[] =>
  faultNames.filter((name) => withFault(cell, name).length > 0);

/** 'What is wrong with this sentence?' */
const whatIsWrong: ErrorForm = {
  weight: at((cell) => faultsOf(cell).reduce((sum, fault) => sum + withFault(cell, fault).length, 0), 'medium'),
  make(random, cell) {
    const names = faultsOf(cell);
    const wanted = random.pick(names);
    const row = random.pick(withFault(cell, wanted));
    const mistakes = mistakesAt(cell, row, 'found').filter(({ kind }) => kind === wanted);
    const { text, because } = random.pick(mistakes);
    return chooseInOrder(
      {
        prompt: ['What is wrong with the punctuation?', text],
        hint: 'Find the whole sentences, the subject of each, and any list. What does each mark do there?',
        steps: [
          `It should be: ${row.gold}`,
          `Compare the two mark by mark. ${reasons[wanted]}`,
          `So the answer is: **${faults[wanted]}**`,
        ],
        variant: `wrong: ${text}`,
        features: { words: row.words.length, near: 3 },
      },
      names.map((name) => faults[name]),
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

/** 'Tap the word with the wrong mark after it.' */
const tapWrong: ErrorForm = {
  weight: at((cell) => pool(cell).length, 'hard'),
  make(random, cell) {
    const row = random.pick(pool(cell));
    const mistakes = mistakesAt(cell, row, 'found').filter(({ at: place }) => place !== undefined);
    if (mistakes.length === 0) return undefined;
    const oneMistake = random.pick(mistakes);
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
export const errorForms: readonly ErrorForm[] = [differentSentences(pool, ['easy', 'hard']), whatIsWrong, tapWrong];
