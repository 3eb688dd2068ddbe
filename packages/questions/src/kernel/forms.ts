/** A maker as a bundle of forms: the same matter asked in several ways, each with its own second solver. */
import type { Figure } from '@comet/contract/figure';
import type { GivenAnswer, Question } from '@comet/contract/question';
import { type AnyMaker, type Cell, defineMaker, type Made } from './maker.ts';
import { plainNumber } from './number-text.ts';
import type { Random } from './random.ts';

/** What a child sees, ready for a solver: numbers without commas, '-' for the minus sign. */
export interface Seen {
  readonly text: string;
  /** Texts of the options, or the words of the first group. */
  readonly options: readonly string[];
  readonly figure: Figure | undefined;
  readonly question: Question;
}

/** One way of asking. `weight` says how often at a cell (0: never there). `solve` gives undefined for a question of another form. */
export interface Form<Params> {
  weight(cell: Cell<Params>): number;
  make(random: Random, cell: Cell<Params>): Made | undefined;
  solve(seen: Seen, cell: Cell<Params>): readonly GivenAnswer[] | undefined;
}

function seenOf(question: Question): Seen {
  const { answer } = question;
  const options =
    answer.type === 'multipleChoice'
      ? answer.options.map((option) => option.map((block) => (block.type === 'text' ? block.text : '')).join(' '))
      : answer.type === 'multipleWordChoice'
        ? (answer.groups[0]?.words ?? [])
        : [];
  const [figure] = question.prompt.flatMap((block) => (block.type === 'figure' ? [block.figure] : []));
  const text = question.prompt.flatMap((block) => (block.type === 'text' ? [block.text] : [])).join('\n');
  return { text: plainNumber(text).replaceAll('**', ''), options: options.map(plainNumber), figure, question };
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
export function typed(value: number | bigint | string): GivenAnswer[] {
  return [{ type: 'writeAnswer', text: String(value) }];
}

/** A solver's choice: every option that holds. */
export function chosen(seen: Seen, holds: (option: string, place: number) => boolean): GivenAnswer[] {
  const places = seen.options.flatMap((option, place) => (holds(option, place) ? [place] : []));
  return seen.question.answer.type === 'multipleWordChoice'
    ? [{ type: 'multipleWordChoice', picks: [places] }]
    : places.map((option) => ({ type: 'multipleChoice', option }));
}

/** An answer by value: typed, or the option that shows it (a unit around it is passed over). */
export function answered(seen: Seen, value: number | bigint | string): GivenAnswer[] {
  if (seen.question.answer.type === 'writeAnswer') return typed(value);
  return chosen(seen, (option) => Number(/-?[\d.]+/.exec(option)?.[0]) === Number(value));
}

/** The numbers of a text, in order. */
export function numbersIn(text: string): number[] {
  return (text.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
}
