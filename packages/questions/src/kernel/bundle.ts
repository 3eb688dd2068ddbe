/** A generator of several forms: one is drawn by its weight, and the first that knows a question solves it. */
import type { GivenAnswer, Question } from '@comet/contract/question';
import { type AnyGenerator, type Cell, defineGenerator, type Made } from './generator.ts';
import type { Random } from './random.ts';

/** One way of asking. `solve` sees the question as its room reads it, and gives undefined for one of another form. */
export interface Asking<Params, View> {
  make(random: Random, cell: Cell<Params>): Made | undefined;
  solve(view: View, cell: Cell<Params>): readonly GivenAnswer[] | undefined;
}

/** The generator of these forms. */
export function bundle<Params, View, Form extends Asking<Params, View>>(generator: {
  readonly generatorId: string;
  readonly version: number;
  readonly serves: Readonly<Record<number, Params>>;
  readonly forms: readonly Form[];
  capacity?(cell: Cell<Params>): number;
  /** How often a form is drawn beside the others at a cell (0: it is not asked there). */
  weightOf(form: Form, cell: Cell<Params>): number;
  /** The question as solvers of this room see it. */
  viewOf(question: Question): View;
}): AnyGenerator {
  const { forms, weightOf, viewOf, ...rest } = generator;
  return defineGenerator<Params>({
    ...rest,
    make(random, cell) {
      const weights = forms.map((form) => weightOf(form, cell));
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
      const view = viewOf(question);
      for (const form of forms) {
        const found = weightOf(form, cell) === 0 ? undefined : form.solve(view, cell);
        if (found !== undefined) return [...found];
      }
      return [];
    },
  });
}
