/** A maker as a bundle of forms: the same matter asked in several ways, each with its own second solver. */
import type { GivenAnswer, Question } from '@comet/contract/question';
import { type AnyMaker, type Cell, defineMaker, type Made } from '../kernel/maker.ts';
import type { Random } from '../kernel/random.ts';

/** One way of asking. `solve` gives undefined for a question of another form. */
export interface Form<Params> {
  /** How often it is drawn beside the others (0: it is not asked there). */
  weight(cell: Cell<Params>): number;
  make(random: Random, cell: Cell<Params>): Made | undefined;
  solve(question: Question, cell: Cell<Params>): readonly GivenAnswer[] | undefined;
}

/** The maker of these forms: a form is drawn by its weight; the first form that knows the question solves it. */
export function makerOfForms<Params>(maker: {
  readonly makerId: string;
  readonly version: number;
  readonly serves: Readonly<Record<number, Params>>;
  readonly forms: readonly Form<Params>[];
  capacity?(cell: Cell<Params>): number;
}): AnyMaker {
  const { forms, ...rest } = maker;
  return defineMaker<Params>({
    ...rest,
    make(random, cell) {
      let left = random.int(
        1,
        forms.reduce((sum, form) => sum + form.weight(cell), 0),
      );
      for (const form of forms) {
        left -= form.weight(cell);
        if (left <= 0) return form.make(random.fork('form'), cell);
      }
      return undefined;
    },
    solve(question, cell) {
      for (const form of forms) {
        const found = form.weight(cell) === 0 ? undefined : form.solve(question, cell);
        if (found !== undefined) return [...found];
      }
      return [];
    },
  });
}
