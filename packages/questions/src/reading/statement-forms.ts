/** Statements to sort: true, false or not told; fact or opinion; true of one, of the other or of both. */
import type { Difficulty } from '@comet/domain/curriculum/subjects';
import type { Mistake } from '../kernel/key.ts';
import { askChoice, askGroups, askInOrder, placeOf, quoted, type Told } from './ask.ts';
import { chosen, type Form, type Seen, type Task } from './forms.ts';
import { mistake } from './mistakes.ts';
import { soundsLikeOpinion } from './opinion-words.ts';
import { type ListName, type Passage, plain, type Statement } from './passage.ts';
import { subsets } from './subsets.ts';

/** How a list is spoken of. Prompts must differ from list to list, since solvers know a question by its prompt. */
interface Sorting {
  readonly list: ListName;
  /** What a label is called; `names` are the two that are compared. */
  called(label: string, names: readonly string[]): string;
  /** Labels in the order of the options when one statement is sorted, by difficulty; none where that is not asked. */
  readonly single: Readonly<Record<Difficulty, readonly string[]>>;
  readonly singleAsks: Readonly<Record<Difficulty, string>>;
  /** Labels of which one statement is to be found among others: the label, the labels of the others, how many options. */
  readonly find: Readonly<Record<Difficulty, readonly (readonly [label: string, others: string, count: number])[]>>;
  findAsks(label: string, names: readonly string[]): string;
  /** The labels of which two statements are to be found among five. */
  readonly pairs: Readonly<Record<Difficulty, readonly (readonly [label: string, others: string])[]>>;
  pairAsks(label: string, names: readonly string[]): string;
  readonly hint: string;
  because(statement: Statement, taken: string): Mistake;
  /** How the second solver tells the label of a visible statement. */
  second(statement: Statement): string | undefined;
}

const none = { easy: [], medium: [], hard: [] };

const truth: Sorting = {
  list: 'true or false',
  called: (label) => ({ T: 'True', F: 'False', N: 'The text does not say' })[label] ?? '',
  single: { easy: ['T', 'F'], medium: ['T', 'F', 'N'], hard: [] },
  singleAsks: { easy: 'True or false?', medium: 'Is this true, is it false, or does the text not say?', hard: '' },
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
      T: 'Which of these is true, by what the text says?',
      F: 'One of these is false, by what the text says. Which one?',
      N: 'One of these the text does not tell us. Which one?',
    })[label] ?? '',
  pairs: { easy: [], medium: [], hard: [['T', 'FN']] },
  pairAsks: () => 'Which two of these are true, by what the text says?',
  hint: 'Find the place in the text that speaks of this. Compare it word by word.',
  because: ({ label }, taken) =>
    label === 'N'
      ? mistake('unsaid')
      : taken === 'N'
        ? mistake('told')
        : label === 'T'
          ? mistake('missed')
          : mistake('accepted'),
  second: ({ secondLabel }) => secondLabel,
};

const opinion: Sorting = {
  list: 'fact or opinion',
  called: (label) => ({ F: 'a fact', O: 'an opinion' })[label] ?? '',
  single: { easy: ['F', 'O'], medium: [], hard: [] },
  singleAsks: { easy: 'Is this a fact or an opinion?', medium: '', hard: '' },
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
  because: ({ label }) => mistake(label === 'F' ? 'factAsOpinion' : 'opinionAsFact'),
  second: ({ text }) => (soundsLikeOpinion(text) ? 'O' : 'F'),
};

const compare: Sorting = {
  list: 'compare',
  called: (label, [first = '', second = '']) => ({ 1: `Only ${first}`, 2: `Only ${second}`, B: 'Both' })[label] ?? '',
  single: { easy: ['1', '2', 'B'], medium: [], hard: [] },
  singleAsks: { easy: 'Which is this true of?', medium: '', hard: '' },
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
  hint: 'Read about one first, then about the other. Tick what you find for each.',
  because: ({ label }, taken) =>
    label === 'B' ? mistake('bothOfThem') : taken === 'B' ? mistake('oneOnly') : mistake('otherOne'),
  second: ({ secondLabel }) => secondLabel,
};

const points: Sorting = {
  list: 'main points',
  called: (label) => ({ d: 'a small detail', p: 'a main point' })[label] ?? '',
  single: none,
  singleAsks: { easy: '', medium: '', hard: '' },
  find: { easy: [['p', 'd', 3]], medium: [['p', 'd', 4]], hard: [['d', 'p', 4]] },
  findAsks: (label) =>
    label === 'd'
      ? 'Three of these are main points. Which one is only a small detail?'
      : 'Which of these is a main point and belongs in a short summary?',
  pairs: { easy: [], medium: [], hard: [['p', 'd']] },
  pairAsks: () => 'Which two of these are main points that belong in a short summary?',
  hint: 'A main point tells what a whole paragraph or verse is about.',
  because: ({ label }) => mistake(label === 'd' ? 'detail' : 'keyPoint'),
  second: ({ secondLabel }) => (secondLabel === undefined || secondLabel === 'd' ? secondLabel : 'p'),
};

/** The statements of a list that can be asked: those a second reader has sorted. */
function sorted(passage: Passage, sorting: Sorting): readonly Statement[] {
  return passage.lists[sorting.list]
    .filter((statement) => sorting.second(statement) !== undefined)
    .map((statement) =>
      sorting.list === 'main points' && statement.label !== 'd' ? { ...statement, label: 'p' } : statement,
    );
}

function why({ quote, text }: Statement, passage: Passage, called: string): string {
  const words = called.charAt(0).toLowerCase() + called.slice(1);
  return quote === '' || text.includes(quote)
    ? `“${text}” – ${words}.`
    : `“${text}” – ${words}: see ${placeOf(passage, quote)}, ${quoted(quote)}.`;
}

function formOf(sorting: Sorting): Form {
  const told = (
    passage: Passage,
    asks: string,
    right: readonly Statement[],
    form: string,
    features: Told['features'],
  ): Told => ({
    passage,
    asks,
    hint: sorting.hint,
    steps: right.map((statement) => why(statement, passage, sorting.called(statement.label, passage.compared))),
    variant: `${sorting.list} ${form} ${right.map(({ text }) => text).join(' ')}`,
    features,
  });

  const singles = (passage: Passage, difficulty: Difficulty): Task[] => {
    const order = sorting.single[difficulty];
    const name = (label: string): string => sorting.called(label, passage.compared);
    const labels = order.map((label) => name(label).replace(/^an? /, (a) => a.charAt(0).toUpperCase() + a.slice(1)));
    return sorted(passage, sorting)
      .filter(({ label }) => order.includes(label))
      .map((statement) => ({
        make() {
          const pointed =
            difficulty === 'easy' && sorting.list === 'true or false'
              ? `Look at ${placeOf(passage, statement.quote)}.\n\n`
              : '';
          const right = labels[order.indexOf(statement.label)] ?? '';
          const asks = `${pointed}${sorting.singleAsks[difficulty]}\n\n${statement.text}`;
          const said = told(passage, asks, [statement], 'one', {
            search: pointed === '' ? 1 : 0,
            sorted: 1,
            options: order.length,
          });
          return askInOrder({ ...said, steps: [...said.steps, `The answer: **${right}**`] }, labels, right, (given) =>
            sorting.because(statement, order[labels.indexOf(given)] ?? ''),
          );
        },
      }));
  };

  const finds = (passage: Passage, difficulty: Difficulty): Task[] =>
    sorting.find[difficulty].flatMap(([label, others, count]) => {
      const all = sorted(passage, sorting);
      const foils = all.filter((statement) => others.includes(statement.label));
      if (foils.length < count - 1) return [];
      return all
        .filter((statement) => statement.label === label)
        .map((statement) => ({
          make: (random) => {
            const asks = sorting.findAsks(label, passage.compared);
            const said = told(passage, asks, [statement], `find${count}`, { search: 1, sorted: count, options: count });
            return askChoice(
              random,
              { ...said, steps: [...said.steps, `The answer: **${statement.text}**`] },
              statement.text,
              foils.map((foil) => ({ text: foil.text, because: sorting.because(foil, label) })),
              count,
            );
          },
        }));
    });

  const pairs = (passage: Passage, difficulty: Difficulty): Task[] =>
    sorting.pairs[difficulty].flatMap(([label, others]) => {
      const all = sorted(passage, sorting);
      const foils = all.filter((statement) => others.includes(statement.label));
      if (foils.length < 3) return [];
      return subsets(
        all.filter((statement) => statement.label === label),
        2,
      ).map((two) => ({
        make: (random) => {
          const laid = random.shuffle([...two, ...random.sample(foils, 3)]);
          const words = laid.map(({ text }) => text);
          const asks = sorting.pairAsks(label, passage.compared);
          const said = told(passage, asks, two, 'two', { search: 1, sorted: 5, options: 10 });
          return askGroups(
            { ...said, steps: [...said.steps, `The two are: **${two.map(({ text }) => text).join('** and **')}**`] },
            [
              {
                words,
                right: two.map((statement) => laid.indexOf(statement)),
                because: (word) => {
                  const foil = laid.find(({ text }) => text === word);
                  return foil === undefined ? mistake('accepted') : sorting.because(foil, label);
                },
              },
            ],
            'list',
          );
        },
      }));
    });

  return {
    tasks: (passages, { difficulty, params }) =>
      params.lists?.includes(sorting.list)
        ? passages.flatMap((passage) => [
            ...singles(passage, difficulty),
            ...finds(passage, difficulty),
            ...pairs(passage, difficulty),
          ])
        : [],
    solve: (seen) => solveSorting(sorting, seen),
  };
}

/** The label the second solver gives a visible statement, once the words that settle it are seen to stand in the text. */
function secondLabelOf(sorting: Sorting, seen: Seen, text: string): string | undefined {
  const statement = seen.passage.lists[sorting.list].find((each) => each.text === text);
  if (statement === undefined || !seen.shown.includes(plain(statement.quote))) return undefined;
  return sorting.second(statement);
}

function solveSorting(sorting: Sorting, seen: Seen): ReturnType<Form['solve']> {
  const { compared } = seen.passage;
  const lines = seen.asks.split('\n\n');
  const [asks = '', said = ''] = lines.slice(-2);
  if (Object.values(sorting.singleAsks).includes(asks) && asks !== '') {
    const name = sorting.called(secondLabelOf(sorting, seen, said) ?? '', compared);
    return chosen(seen, (option) => option.toLowerCase() === name.toLowerCase());
  }
  const wanted = [...'TFNO12Bpd'].find(
    (label) =>
      sorting.called(label, compared) !== '' &&
      [sorting.findAsks(label, compared), sorting.pairAsks(label, compared)].includes(seen.asks),
  );
  if (wanted === undefined) return undefined;
  return chosen(seen, (option) => secondLabelOf(sorting, seen, option) === wanted);
}

/** True, false or not told. */
export const trueOrFalse = formOf(truth);
/** Fact or opinion. */
export const factOrOpinion = formOf(opinion);
/** True of one, of the other or of both. */
export const compareTwo = formOf(compare);
/** Main points and small details. */
export const mainPoints = formOf(points);
