/** A maker as a bundle of forms: the same matter asked in several ways, each with its own second solver. */
import type { Block, GivenAnswer, Question } from '@comet/contract/question';
import { type AnyMaker, type Cell, defineMaker, type Made } from '../kernel/maker.ts';
import type { Random } from '../kernel/random.ts';

/** What a child sees, ready for a solver: the instruction, the matter under it, the options. Bold marks stay. */
export interface Seen {
  /** The first text of the prompt. */
  readonly asks: string;
  /** The second text of the prompt; empty where there is none. */
  readonly shows: string;
  /** Texts of the options, or the words of the first group. */
  readonly options: readonly string[];
  readonly question: Question;
}

/** One way of asking. `solve` gives undefined for a question of another form. */
export interface Form<Params> {
  /** How many different questions it has at a cell (0: it is not asked there); it is drawn as often as its share of all. */
  size(cell: Cell<Params>): number;
  make(random: Random, cell: Cell<Params>): Made | undefined;
  solve(seen: Seen, cell: Cell<Params>): readonly GivenAnswer[] | undefined;
}

/** The text of blocks, one after the other. */
export function textOf(blocks: readonly Block[]): string {
  return blocks.map((block) => (block.type === 'text' ? block.text : '')).join(' ');
}

function seenOf(question: Question): Seen {
  const { answer, prompt } = question;
  const [asks = '', shows = ''] = prompt.flatMap((block) => (block.type === 'text' ? [block.text] : []));
  const options =
    answer.type === 'multipleChoice'
      ? answer.options.map(textOf)
      : answer.type === 'multipleWordChoice'
        ? (answer.groups[0]?.words ?? [])
        : [];
  return { asks, shows, options, question };
}

/** The maker of these forms: a form is drawn by its size; the first form that knows the question solves it. */
export function makerOfForms<Params>(maker: {
  readonly makerId: string;
  readonly version: number;
  readonly serves: Readonly<Record<number, Params>>;
  readonly forms: readonly Form<Params>[];
}): AnyMaker {
  const { forms, ...rest } = maker;
  const sizeOf = (cell: Cell<Params>): number => forms.reduce((sum, form) => sum + form.size(cell), 0);
  return defineMaker<Params>({
    ...rest,
    capacity: sizeOf,
    make(random, cell) {
      let left = random.int(1, sizeOf(cell));
      for (const form of forms) {
        left -= form.size(cell);
        if (left <= 0) return form.make(random.fork('form'), cell);
      }
      return undefined;
    },
    solve(question, cell) {
      const seen = seenOf(question);
      for (const form of forms) {
        const found = form.size(cell) === 0 ? undefined : form.solve(seen, cell);
        if (found !== undefined) return [...found];
      }
      return [];
    },
  });
}

/** A solver's typed answer. */
export function typed(text: string): GivenAnswer[] {
  return [{ type: 'writeAnswer', text }];
}

/** A solver's choice: every option that holds, or all the words that hold where words are chosen. */
export function chosen(seen: Seen, holds: (option: string, place: number) => boolean): GivenAnswer[] {
  const places = seen.options.flatMap((option, place) => (holds(option, place) ? [place] : []));
  return seen.question.answer.type === 'multipleWordChoice'
    ? [{ type: 'multipleWordChoice', picks: [places] }]
    : places.map((option) => ({ type: 'multipleChoice', option }));
}
