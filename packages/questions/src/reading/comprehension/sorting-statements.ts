/** Statements to sort: true, false or not told; fact or opinion; true of one, of the other or of both. */

import type { Difficulty } from '@comet/domain/curriculum/subjects';
import { low, upper } from '../../kernel/letter-case.ts';
import { chosen } from '../../kernel/seen.ts';
import { subsetsOf } from '../../kernel/subsets.ts';
import { askChoice, askGroups, askInOrder, type PassageQuestionText, partCalled, placeOf, quoted } from '../ask.ts';
import type { Form, Seen, Task } from '../forms.ts';
import { mistake } from '../mistakes.ts';
import { type Passage, plain, type Statement } from '../passages/passage.ts';
import { compare, opinion, points, type Sorting, truth } from './kinds-of-statement.ts';

/** The statements of a list that can be asked: those a second reader has sorted. */
function sorted(passage: Passage, sorting: Sorting): readonly Statement[] {
  return passage.lists[sorting.list]
    .filter((statement) => sorting.second(statement) !== undefined)
    .map((statement) =>
      sorting.list === 'main points' && statement.label !== 'd' ? { ...statement, label: 'p' } : statement,
    );
}

/** A statement as an option: three dots stand before one that is not a whole sentence. */
const shown = ({ lead }: Sorting, { text }: Statement): string => `${lead}${text}`;

/** Why a statement is a main point or a detail; of the label of a paragraph only the second reader's is left. */
function whyPoint({ quote, text, label, secondLabel = '' }: Statement, passage: Passage): string {
  if (label === 'd')
    return `“${text}” – you read that in ${placeOf(passage, quote)}: ${quoted(quote)}. Without it we would still know what the text is about.`;
  return secondLabel === 'p'
    ? `“${text}” – a summary of the text cannot do without that, so it is a main point.`
    : `“${text}” – most of ${partCalled(passage, secondLabel)} is about that, so it is a main point.`;
}

function why({ quote, also, text, instead }: Statement, passage: Passage, called: string): string {
  const words = low(called);
  if (quote === '') return `“${text}” – ${words}.${instead === '' ? '' : ` ${instead}`}`;
  const seen = (proof: string): string =>
    `${placeOf(passage, proof)}${text.includes(proof) ? '' : `, ${quoted(proof)}`}`;
  return `“${text}” – ${words}: see ${[quote, ...also].map(seen).join(', and ')}.`;
}

/**
 * The wrong options to draw from: sets that share as few as they can, so that no statement is always next to the same two. Of two wrong
 * options each set has one more than is shown, so that the fairer ones can be chosen.
 */
function foilSets(foils: readonly Statement[], wanted: number): readonly (readonly Statement[])[] {
  if (wanted === 2 && foils.length > 3) return foils.map((foil) => foils.filter((each) => each !== foil));
  return foils.length < 2 * wanted ? [foils] : [foils.slice(0, wanted), foils.slice(wanted)];
}

function formOf(sorting: Sorting): Form {
  const questionText = (
    passage: Passage,
    asks: string,
    right: readonly Statement[],
    form: string,
    features: PassageQuestionText['features'],
  ): PassageQuestionText => ({
    passage,
    asks,
    hint: sorting.hint,
    steps: right.map((statement) =>
      sorting.list === 'main points'
        ? whyPoint(statement, passage)
        : sorting.list === 'fact or opinion' && statement.label === 'O'
          ? `“${statement.text}” – the word ${quoted(statement.quote)} tells us what the writer thinks or feels, so it is an opinion.`
          : why(statement, passage, sorting.called(statement.label, passage.compared)),
    ),
    variant: `${sorting.list} ${form} ${right.map(({ text }) => text).join(' ')}`,
    features,
  });

  const singles = (passage: Passage, difficulty: Difficulty): Task[] => {
    const order = sorting.single[difficulty];
    const name = (label: string): string => sorting.called(label, passage.compared);
    const labels = order.map((label) => name(label).replace(/^an? /, (a) => upper(a)));
    return sorted(passage, sorting)
      .filter(({ label }) => order.includes(label))
      .map((statement) => ({
        make() {
          const right = labels[order.indexOf(statement.label)] ?? '';
          const asks = `${sorting.singleAsks(passage.compared)}\n\n${shown(sorting, statement)}`;
          const said = questionText(passage, asks, [statement], 'one', {
            search: 1,
            sorted: 1,
            options: order.length,
          });
          return askInOrder(
            { ...said, hint: sorting.singleHint, steps: [...said.steps, `The answer: **${right}**`] },
            labels,
            right,
            (given) => sorting.because(statement, order[labels.indexOf(given)] ?? '', passage, true),
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
        .flatMap((statement) => foilSets(foils, count - 1).map((set, place) => ({ statement, set, place })))
        .map(({ statement, set, place }) => ({
          make: (random) => {
            const asks = sorting.findAsks(label, passage.compared);
            const said = questionText(
              passage,
              asks,
              [statement],
              `find${count}${place === 0 ? '' : ` others${place === 1 ? '' : ` ${place}`}`}`,
              {
                search: 1,
                sorted: count,
                options: count,
              },
            );
            return askChoice(
              random,
              { ...said, steps: [...said.steps, `The answer: **${shown(sorting, statement)}**`] },
              shown(sorting, statement),
              set.map((foil) => ({
                text: shown(sorting, foil),
                because: sorting.because(foil, label, passage, false),
              })),
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
      return subsetsOf(
        all.filter((statement) => statement.label === label),
        2,
      ).map((two) => ({
        make: (random) => {
          const laid = random.shuffle([...two, ...random.sample(foils, 3)]);
          const words = laid.map((statement) => shown(sorting, statement));
          const asks = sorting.pairAsks(label, passage.compared);
          const said = questionText(passage, asks, two, 'two', { search: 1, sorted: 5, options: 10 });
          return askGroups(
            {
              ...said,
              steps: [
                ...said.steps,
                `The two are: **${two.map((statement) => shown(sorting, statement)).join('** and **')}**`,
              ],
            },
            [
              {
                words,
                right: two.map((statement) => laid.indexOf(statement)),
                because: (word) => {
                  const foil = laid[words.indexOf(word)];
                  return foil === undefined ? mistake('accepted') : sorting.because(foil, label, passage, false);
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
  if (asks !== '' && asks === sorting.singleAsks(compared)) {
    const name = sorting.called(secondLabelOf(sorting, seen, said.slice(sorting.lead.length)) ?? '', compared);
    return chosen(seen, (option) => option.toLowerCase() === name.toLowerCase());
  }
  const wanted = [...'TFNO12Bpd'].find(
    (label) =>
      sorting.called(label, compared) !== '' &&
      [sorting.findAsks(label, compared), sorting.pairAsks(label, compared)].includes(seen.asks),
  );
  if (wanted === undefined) return undefined;
  return chosen(seen, (option) => secondLabelOf(sorting, seen, option.slice(sorting.lead.length)) === wanted);
}

/** True, false or not told. */
export const trueOrFalse = formOf(truth);
/** Fact or opinion. */
export const factOrOpinion = formOf(opinion);
/** True of one, of the other or of both. */
export const compareTwo = formOf(compare);
/** Main points and small details. */
export const mainPoints = formOf(points);
