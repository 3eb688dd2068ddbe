/** A generator as a bundle of forms: the same matter asked in several ways, each with its own second solver. */
import type { GivenAnswer, Question } from '@comet/contract/question';
import type { SetSize } from '@comet/domain/attempts/question-sets';
import { type AnyGenerator, type Cell, defineGenerator, type Made } from './generator.ts';
import type { Random } from './random.ts';
import type { Seen } from './seen.ts';

/** One way of asking. */
export interface Form<Params, View = Seen> {
  /** How often it is drawn compared with the other forms at a cell (0: it is not asked there). */
  weight(cell: Cell<Params>): number;
  /** With `stimulusId` it is a question about that, where the generator names its stimuli. */
  make(random: Random, cell: Cell<Params>, stimulusId?: string): Made | undefined;
  /** The answers that the visible question justifies; undefined for a question of another form. */
  solve(view: View, cell: Cell<Params>): readonly GivenAnswer[] | undefined;
}

interface FormsGenerator<Params, View> {
  readonly generatorId: string;
  readonly version: number;
  readonly serves: Readonly<Record<number, Params>>;
  /** The question as the solvers of these forms see it. */
  see(question: Question): View;
  readonly forms: readonly Form<Params, View>[];
  /** What questions of a cell can be asked about together; every form with a weight there knows each. */
  stimuli?(cell: Cell<Params>): readonly string[];
  /** How many of them make a set, where it isn't as many as about a passage. */
  readonly setSize?: SetSize;
  /** How many different questions a finite cell has. `weights`: each form weighs as much as it has questions. */
  readonly capacity?: ((cell: Cell<Params>) => number) | 'weights';
}

/** The generator of these forms: a form is drawn by weight; the first form that knows the question solves it. */
export function generatorOfForms<Params, View = Seen>(generator: FormsGenerator<Params, View>): AnyGenerator {
  const { forms, see, capacity, ...rest } = generator;
  const sumOfWeights = (cell: Cell<Params>): number => forms.reduce((sum, form) => sum + form.weight(cell), 0);
  return defineGenerator<Params>({
    ...rest,
    ...(capacity === undefined ? {} : { capacity: capacity === 'weights' ? sumOfWeights : capacity }),
    make(random, cell, stimulusId) {
      let left = random.int(1, sumOfWeights(cell));
      const form = forms.find((each) => {
        left -= each.weight(cell);
        return left <= 0;
      });
      return form?.make(random.fork('form'), cell, stimulusId);
    },
    solve(question, cell) {
      const view = see(question);
      for (const form of forms) {
        const found = form.weight(cell) === 0 ? undefined : form.solve(view, cell);
        if (found !== undefined) return [...found];
      }
      return [];
    },
  });
}
