/** Makers of this room: solvers see the question itself. */
import type { Question } from '@comet/contract/question';
import { type Asking, bundle } from '../kernel/bundle.ts';
import type { AnyMaker, Cell } from '../kernel/maker.ts';

/** One way of asking. */
export interface Form<Params> extends Asking<Params, Question> {
  /** How often it is drawn beside the others (0: it is not asked there). */
  weight(cell: Cell<Params>): number;
}

/** The maker of these forms: a form is drawn by its weight; the first form that knows the question solves it. */
export function makerOfForms<Params>(maker: {
  readonly makerId: string;
  readonly version: number;
  readonly serves: Readonly<Record<number, Params>>;
  readonly forms: readonly Form<Params>[];
  capacity?(cell: Cell<Params>): number;
}): AnyMaker {
  return bundle<Params, Question, Form<Params>>({
    ...maker,
    weightOf: (form, cell) => form.weight(cell),
    viewOf: (question) => question,
  });
}
