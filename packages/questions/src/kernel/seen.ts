/** What a second solver is given: the question as a child sees it, in plain text; and the answers a solver gives back. */
import type { Figure } from '@comet/contract/figure';
import type { Block, GivenAnswer, Question } from '@comet/contract/question';
import { plainNumber } from './number-text.ts';

/** A table of the prompt. */
export type Table = Extract<Block, { type: 'table' }>;

/** What a child sees, ready for a solver: plain numbers, '-' for the minus sign, no marks of bold type in the prompt. */
export interface Seen {
  readonly text: string;
  /** Texts of the options, or the words of the first group. */
  readonly options: readonly string[];
  /** Words of every group to tap. */
  readonly groups: readonly (readonly string[])[];
  /** The first drawing of the prompt. */
  readonly figure: Figure | undefined;
  /** All drawings of the prompt. */
  readonly figures: readonly Figure[];
  readonly optionFigures: readonly Figure[];
  readonly table: Table | undefined;
  readonly question: Question;
}

/** How a subject's solvers read: `plain` makes shown text plain, `tex` reads a line set by KaTeX (skipped by default). */
interface Reading {
  plain(text: string): string;
  tex?(line: string): string;
}

/** Numbers lose their commas, sentences keep them. */
function plainSentence(text: string): string {
  return text.replace(/(?<=\d),(?=\d{3}(?!\d))/g, '').replaceAll('−', '-');
}

const figuresOf = (blocks: readonly Block[]): Figure[] =>
  blocks.flatMap((block) => (block.type === 'figure' ? [block.figure] : []));

/** The question as a solver that reads so sees it. */
function seenBy(reading: Reading, question: Question): Seen {
  const { answer, prompt } = question;
  const read = (blocks: readonly Block[]): string => {
    const lines = blocks.flatMap((block) => {
      if (block.type === 'text') return [block.text];
      return block.type === 'maths' && reading.tex !== undefined ? [reading.tex(block.tex)] : [];
    });
    return reading.plain(lines.join('\n')).replaceAll('**', '');
  };
  const choices = answer.type === 'multipleChoice' ? answer.options : [];
  const groups = answer.type === 'multipleWordChoice' ? answer.groups.map(({ words }) => words.map(reading.plain)) : [];
  const figures = figuresOf(prompt);
  return {
    text: read(prompt),
    options: groups[0] ?? choices.map(read),
    groups,
    figure: figures[0],
    figures,
    optionFigures: choices.flatMap(figuresOf),
    table: prompt.find((block) => block.type === 'table'),
    question,
  };
}

/** For solvers that look for numbers only: every comma is left out. */
export const seeNumbers = (question: Question): Seen => seenBy({ plain: plainNumber }, question);

/** For solvers that read sentences, lists of values and points: only commas within numbers are left out. */
export const seeSentences = (question: Question): Seen => seenBy({ plain: plainSentence }, question);

/** For solvers that read sentences and lines set by KaTeX. */
export const seeMaths =
  (tex: (line: string) => string) =>
  (question: Question): Seen =>
    seenBy({ plain: plainSentence, tex }, question);

/** For solvers that read the question itself. */
export const seeQuestion = (question: Question): Question => question;

/** Texts of the options as they stand, or the words of the first group. */
export function optionTexts({ answer }: Question): readonly string[] {
  if (answer.type === 'multipleWordChoice') return answer.groups[0]?.words ?? [];
  if (answer.type !== 'multipleChoice') return [];
  return answer.options.map((option) => option.map((block) => (block.type === 'text' ? block.text : '')).join(' '));
}

/** A solver's typed answer. */
export function typed(value: number | bigint | string): GivenAnswer[] {
  return [{ type: 'writeAnswer', text: String(value) }];
}

/** A solver's choice: every option that holds, or all the words that hold where words are chosen. */
export function chosen(
  { options, question }: Pick<Seen, 'options' | 'question'>,
  holds: (option: string, place: number) => boolean,
): GivenAnswer[] {
  const places = options.flatMap((option, place) => (holds(option, place) ? [place] : []));
  return question.answer.type === 'multipleWordChoice'
    ? [{ type: 'multipleWordChoice', picks: [places] }]
    : places.map((option) => ({ type: 'multipleChoice', option }));
}

/** A solver's choice among drawings. */
export function chosenFigure(seen: Seen, holds: (figure: Figure) => boolean): GivenAnswer[] {
  return seen.optionFigures.flatMap((figure, option) => (holds(figure) ? [{ type: 'multipleChoice', option }] : []));
}

/** One word of each group to tap, by its text. */
export function tapped(seen: Seen, words: readonly (number | string)[]): GivenAnswer[] {
  return [{ type: 'multipleWordChoice', picks: seen.groups.map((group, at) => [group.indexOf(String(words[at]))]) }];
}

/** An answer by value: typed, or the option that shows it (a unit or a letter around it is passed over). */
export function answered(seen: Seen, value: number | bigint | string): GivenAnswer[] {
  if (seen.question.answer.type === 'writeAnswer') return typed(value);
  return chosen(seen, (option) => Number(/-?[\d.]+/.exec(option)?.[0]) === Number(value));
}

/** The numbers of a text, in order. */
export function numbersIn(text: string): number[] {
  return (text.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
}
