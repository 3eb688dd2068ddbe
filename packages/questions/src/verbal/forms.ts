/** Generators of this room: solvers see the question itself. */
import type { Question } from '@comet/contract/question';
import { type Asking, bundle } from '../kernel/bundle.ts';
import type { AnyGenerator, Cell } from '../kernel/generator.ts';

/** One way of asking. */
export interface Form<Params> extends Asking<Params, Question> {
  /** How often it is drawn beside the others (0: it is not asked there). */
  weight(cell: Cell<Params>): number;
}

/** The generator of these forms: a form is drawn by its weight; the first form that knows the question solves it. */
export function generatorOfForms<Params>(generator: {
  readonly generatorId: string;
  readonly version: number;
  readonly serves: Readonly<Record<number, Params>>;
  readonly forms: readonly Form<Params>[];
  capacity?(cell: Cell<Params>): number;
}): AnyGenerator {
  return bundle<Params, Question, Form<Params>>({
    ...generator,
    weightOf: (form, cell) => form.weight(cell),
    viewOf: (question) => question,
  });
}
