/** The lists of statements in a file: how each is spoken of, what is asked of it at each difficulty. */
import type { Difficulty } from '@comet/domain/curriculum/subjects';
import type { Mistake } from '../../kernel/key.ts';
import { partCalled, placeOf, quoted } from '../ask.ts';
import { mistake } from '../mistakes.ts';
import type { ListName, Passage, Statement } from '../passages/passage.ts';
import { soundsLikeOpinion } from './opinion-words.data.ts';

/** How a list is spoken of. Prompts must differ from list to list, since solvers know a question by its prompt. */
export interface Sorting {
  readonly list: ListName;
  /** What a label is called; `names` are the two that are compared. */
  called(label: string, names: readonly string[]): string;
  /** Labels in the order of the options when one statement is sorted, by difficulty; none where that is not asked. */
  readonly single: Readonly<Record<Difficulty, readonly string[]>>;
  /** Asked of one statement; it names the two that are compared, since the options come after it. */
  singleAsks(names: readonly string[]): string;
  /** What stands before a statement that is asked about alone; three dots where it is not a whole sentence. */
  readonly lead: '' | '… ';
  /** Labels of which one statement is to be found among others: the label, the labels of the others, how many options. */
  readonly find: Readonly<Record<Difficulty, readonly (readonly [label: string, others: string, count: number])[]>>;
  findAsks(label: string, names: readonly string[]): string;
  /** The labels of which two statements are to be found among five. */
  readonly pairs: Readonly<Record<Difficulty, readonly (readonly [label: string, others: string])[]>>;
  pairAsks(label: string, names: readonly string[]): string;
  readonly hint: string;
  /** The hint where one statement is asked about alone. */
  readonly singleHint: string;
  /** Why this is no answer; alone it is told so that the right label is still to be found. */
  because(statement: Statement, taken: string, passage: Passage, isAlone: boolean): Mistake;
  /** How the second solver tells the label of a visible statement. */
  second(statement: Statement): string | undefined;
}

const none = { easy: [], medium: [], hard: [] };

/** True, false or not told. */
export const truth: Sorting = {
  list: 'true or false',
  called: (label) => ({ T: 'True', F: 'False', N: 'The text does not say' })[label] ?? '',
  single: { easy: ['T', 'F', 'N'], medium: [], hard: [] },
  singleAsks: () => 'Is this true, is it false, or does the text not say?',
  lead: '',
  find: {
    easy: [],
    medium: [['T', 'FN', 4]],
    hard: [
      ['F', 'T', 4],
      ['N', 'T', 4],
    ],
  },
  findAsks: (label) =>
    ({
      T: 'According to the text, which of these is true?',
      F: 'According to the text, one of these is false. Which one?',
      N: 'Which of these does the text not tell us?',
    })[label] ?? '',
  pairs: { easy: [], medium: [], hard: [['T', 'FN']] },
  pairAsks: () => 'According to the text, which two of these are true?',
  hint: 'Take a statement and look for a sentence of the text about the same thing. Then compare the two word by word.',
  singleHint: 'Look for a sentence of the text about the same thing. Then compare the two word by word.',
  because({ label, quote, instead }, taken, _passage, isAlone) {
    if (label === 'N') return mistake('unsaid', instead === '' ? undefined : instead);
    if (taken === 'N') return mistake('told', `The text does tell us about this: ${quoted(quote)}`);
    const name = label === 'T' ? 'missed' : 'accepted';
    return isAlone
      ? mistake(name, `Compare it word by word with the text: ${quoted(quote)}`)
      : mistake(name, `That is ${label === 'T' ? 'true' : 'false'}. The text says: ${quoted(quote)}`);
  },
  second: ({ secondLabel }) => secondLabel,
};

/** Fact or opinion. */
export const opinion: Sorting = {
  list: 'fact or opinion',
  called: (label) =>
    ({ F: 'a fact, because it can be checked', O: 'an opinion, because others may not agree' })[label] ?? '',
  single: none,
  singleAsks: () => '',
  lead: '',
  find: {
    easy: [
      ['F', 'O', 3],
      ['O', 'F', 3],
    ],
    medium: [
      ['F', 'O', 4],
      ['O', 'F', 4],
    ],
    hard: [],
  },
  findAsks: (label) => `Which of these sentences from the text is ${label === 'F' ? 'a fact' : 'an opinion'}?`,
  pairs: {
    easy: [],
    medium: [],
    hard: [
      ['F', 'O'],
      ['O', 'F'],
    ],
  },
  pairAsks: (label) => `Which two of these sentences are ${label === 'F' ? 'facts' : 'opinions'}?`,
  hint: 'A fact can be checked. An opinion is what somebody thinks or feels.',
  singleHint: '',
  because: ({ label, quote }) =>
    label === 'F'
      ? mistake('factAsOpinion')
      : mistake(
          'opinionAsFact',
          `The word ${quoted(quote)} tells us what somebody thinks or feels. Others may disagree.`,
        ),
  second: ({ text }) => (soundsLikeOpinion(text) ? 'O' : 'F'),
};

/** True of one, of the other or of both. */
export const compare: Sorting = {
  list: 'compare',
  called: (label, [first = '', second = '']) => ({ 1: `Only ${first}`, 2: `Only ${second}`, B: 'Both' })[label] ?? '',
  single: { easy: ['1', '2', 'B'], medium: [], hard: [] },
  singleAsks: ([first = '', second = '']) => `Is this true of ${first}, of ${second} or of both?`,
  lead: '… ',
  find: {
    easy: [],
    medium: [
      ['1', '2B', 4],
      ['2', '1B', 4],
      ['B', '12', 4],
    ],
    hard: [],
  },
  findAsks: (label, [first = '', second = '']) =>
    label === 'B'
      ? `Which of these is true of both ${first} and ${second}?`
      : label === '1'
        ? `Which of these is true of ${first} but not of ${second}?`
        : `Which of these is true of ${second} but not of ${first}?`,
  pairs: {
    easy: [],
    medium: [],
    hard: [
      ['1', '2B'],
      ['2', '1B'],
      ['B', '12'],
    ],
  },
  pairAsks: (label, [first = '', second = '']) =>
    label === 'B'
      ? `Which two of these are true of both ${first} and ${second}?`
      : label === '1'
        ? `Which two of these are true of ${first} but not of ${second}?`
        : `Which two of these are true of ${second} but not of ${first}?`,
  hint: 'Take one of the two first, then the other. What is true of each?',
  singleHint: 'Take one of the two first, then the other. Is it true of each?',
  because({ label, quote, also }, taken, { compared }, isAlone) {
    const name = label === 'B' ? 'bothOfThem' : taken === 'B' ? 'oneOnly' : 'otherOne';
    if (isAlone)
      return mistake(name, `Look at who or what these words are about: ${[quote, ...also].map(quoted).join(' and ')}`);
    if (label !== 'B') return mistake(name, `That is true of ${compared[Number(label) - 1]} only: ${quoted(quote)}`);
    return mistake(name, `That is true of both of them: ${[quote, ...also].map(quoted).join(' and ')}`);
  },
  second: ({ secondLabel }) => secondLabel,
};

/** Main points and small details. */
export const points: Sorting = {
  list: 'main points',
  called: (label) => ({ d: 'a small detail', p: 'a main point' })[label] ?? '',
  single: none,
  singleAsks: () => '',
  lead: '',
  find: { easy: [['p', 'd', 3]], medium: [['p', 'd', 4]], hard: [['d', 'p', 4]] },
  findAsks: (label) =>
    label === 'd'
      ? 'Three of these are main points. Which one is only a small detail?'
      : 'Which of these is a main point and belongs in a short summary?',
  pairs: { easy: [], medium: [], hard: [['p', 'd']] },
  pairAsks: () => 'Which two of these are main points that belong in a short summary?',
  hint: 'Leave one out at a time. If we still know what the text is about, it is a detail.',
  singleHint: '',
  because({ label, secondLabel = '', quote }, _taken, passage) {
    if (label === 'd')
      return mistake('detail', `It is only a small detail of ${placeOf(passage, quote)}: ${quoted(quote)}`);
    return secondLabel === 'p'
      ? mistake('wholePoint')
      : mistake('keyPoint', `That is a main point: most of ${partCalled(passage, secondLabel)} is about it.`);
  },
  second: ({ secondLabel }) => (secondLabel === undefined || secondLabel === 'd' ? secondLabel : 'p'),
};
