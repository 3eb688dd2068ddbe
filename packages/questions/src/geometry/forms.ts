/** A maker as a bundle of forms: the same matter asked in several ways, each with its own second solver. */
import type { Figure } from '@comet/contract/figure';
import type { Block, GivenAnswer, Question } from '@comet/contract/question';
import { type AnyMaker, type Cell, defineMaker, type Made } from '../kernel/maker.ts';
import type { Random } from '../kernel/random.ts';

/** What a child sees, ready for a solver: texts with plain numbers and without bold, drawings of the prompt and of the options. */
export interface Seen {
  readonly text: string;
  /** Texts of the options, or the words of the first group. */
  readonly options: readonly string[];
  /** Words of every group to tap. */
  readonly groups: readonly (readonly string[])[];
  readonly figure: Figure | undefined;
  readonly optionFigures: readonly Figure[];
  readonly question: Question;
}

/** One way of asking. `weight` says how often at a cell (0: never there). `solve` gives undefined for a question of another form. */
export interface Form<Params> {
  weight(cell: Cell<Params>): number;
  make(random: Random, cell: Cell<Params>): Made | undefined;
  solve(seen: Seen, cell: Cell<Params>): readonly GivenAnswer[] | undefined;
}

/** Thousands without commas, '-' for the minus sign; other commas stay. */
const plain = (text: string): string => text.replace(/(?<=\d),(?=\d{3})/g, '').replaceAll('−', '-');

const textsOf = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) => (block.type === 'text' ? [block.text] : []));
const figuresOf = (blocks: readonly Block[]): Figure[] =>
  blocks.flatMap((block) => (block.type === 'figure' ? [block.figure] : []));

function seenOf(question: Question): Seen {
  const { answer, prompt } = question;
  const choices = answer.type === 'multipleChoice' ? answer.options : [];
  const groups = answer.type === 'multipleWordChoice' ? answer.groups.map(({ words }) => words.map(plain)) : [];
  const [figure] = figuresOf(prompt);
  return {
    text: plain(textsOf(prompt).join('\n')).replaceAll('**', ''),
    options: groups[0] ?? choices.map((option) => plain(textsOf(option).join(' '))),
    groups,
    figure,
    optionFigures: choices.flatMap(figuresOf),
    question,
  };
}

/** The maker of these forms: a form is drawn by weight; the first form that knows the question solves it. */
export function makerOfForms<Params>(maker: {
  readonly makerId: string;
  readonly version: number;
  readonly serves: Readonly<Record<number, Params>>;
  readonly forms: readonly Form<Params>[];
  capacity?(cell: Cell<Params>): number;
}): AnyMaker {
  const { forms, ...rest } = maker;
  return defineMaker({
    ...rest,
    make(random, cell) {
      const weights = forms.map((form) => form.weight(cell));
      let left = random.int(
        1,
        weights.reduce((sum, weight) => sum + weight, 0),
      );
      const form = forms.find((_, place) => {
        left -= weights[place] ?? 0;
        return left <= 0;
      });
      return form?.make(random.fork('form'), cell);
    },
    solve(question, cell) {
      const seen = seenOf(question);
      for (const form of forms) {
        const found = form.weight(cell) === 0 ? undefined : form.solve(seen, cell);
        if (found !== undefined) return [...found];
      }
      return [];
    },
  });
}

/** A solver's typed answer. */
export function typed(value: number | string): GivenAnswer[] {
  return [{ type: 'writeAnswer', text: String(value) }];
}

/** A solver's choice: every option that holds, by its text and place. */
export function chosen(seen: Seen, holds: (option: string, place: number) => boolean): GivenAnswer[] {
  const { answer } = seen.question;
  const places = seen.options.flatMap((option, place) => (holds(option, place) ? [place] : []));
  if (answer.type === 'multipleWordChoice') return [{ type: 'multipleWordChoice', picks: [places] }];
  return places.map((option) => ({ type: 'multipleChoice', option }));
}

/** A solver's choice among drawings. */
export function chosenFigure(seen: Seen, holds: (figure: Figure) => boolean): GivenAnswer[] {
  return seen.optionFigures.flatMap((figure, option) => (holds(figure) ? [{ type: 'multipleChoice', option }] : []));
}

/** One word of each group to tap, by its text. */
export function tapped(seen: Seen, words: readonly (number | string)[]): GivenAnswer[] {
  return [{ type: 'multipleWordChoice', picks: seen.groups.map((group, at) => [group.indexOf(String(words[at]))]) }];
}

/** An answer by value: typed, or the option that shows it (a unit around it is passed over). */
export function answered(seen: Seen, value: number): GivenAnswer[] {
  if (seen.question.answer.type === 'writeAnswer') return typed(value);
  return chosen(seen, (option) => Number(/-?[\d.]+/.exec(option)?.[0]) === value);
}

/** The numbers of a text, in order. */
export function numbersIn(text: string): number[] {
  return (text.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
}
