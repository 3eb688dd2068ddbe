/** Generators of this room: solvers see what is asked and what it is asked of; a form is drawn as often as it has questions. */
import type { Question } from '@comet/contract/question';
import { type Asking, bundle } from '../kernel/bundle.ts';
import type { AnyGenerator, Cell } from '../kernel/generator.ts';
import { optionTexts } from '../kernel/seen.ts';

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

/** One way of asking. */
export interface Form<Params> extends Asking<Params, Seen> {
  /** How many different questions it has at a cell (0: it is not asked there); it is drawn as often as its share of all. */
  size(cell: Cell<Params>): number;
}

function seenOf(question: Question): Seen {
  const [asks = '', shows = ''] = question.prompt.flatMap((block) => (block.type === 'text' ? [block.text] : []));
  return { asks, shows, options: optionTexts(question), question };
}

/** The generator of these forms: a form is drawn by its size; the first form that knows the question solves it. */
export function generatorOfForms<Params>(generator: {
  readonly generatorId: string;
  readonly version: number;
  readonly serves: Readonly<Record<number, Params>>;
  readonly forms: readonly Form<Params>[];
}): AnyGenerator {
  return bundle<Params, Seen, Form<Params>>({
    ...generator,
    capacity: (cell) => generator.forms.reduce((sum, form) => sum + form.size(cell), 0),
    weightOf: (form, cell) => form.size(cell),
    viewOf: seenOf,
  });
}
