/** A generator as a bundle of forms: the same matter asked in several ways, each with its own second solver. */
import { type Asking, bundle } from './bundle.ts';
import type { AnyGenerator, Cell } from './generator.ts';
import { type Reading, readingNumbers, type Seen, seenBy } from './seen.ts';

/** One way of asking. `weight` says how often at a cell (0: never there). `solve` gives undefined for a question of another form. */
export interface Form<Params> extends Asking<Params, Seen> {
  weight(cell: Cell<Params>): number;
}

interface FormsGenerator<Params> {
  readonly generatorId: string;
  readonly version: number;
  readonly serves: Readonly<Record<number, Params>>;
  readonly forms: readonly Form<Params>[];
  capacity?(cell: Cell<Params>): number;
}

/** `makerOfForms` for a room whose solvers read questions so. */
export function generatorsReading(reading: Reading): <Params>(generator: FormsGenerator<Params>) => AnyGenerator {
  return <Params>(generator: FormsGenerator<Params>) =>
    bundle<Params, Seen, Form<Params>>({
      ...generator,
      weightOf: (form, cell) => form.weight(cell),
      viewOf: (question) => seenBy(reading, question),
    });
}

/** The generator of these forms: a form is drawn by weight; the first form that knows the question solves it. */
export const generatorOfForms = generatorsReading(readingNumbers);
