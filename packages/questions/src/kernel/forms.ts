/** A maker as a bundle of forms: the same matter asked in several ways, each with its own second solver. */
import { type Asking, bundle } from './bundle.ts';
import type { AnyMaker, Cell } from './maker.ts';
import { type Reading, readingNumbers, type Seen, seenBy } from './seen.ts';

/** One way of asking. `weight` says how often at a cell (0: never there). `solve` gives undefined for a question of another form. */
export interface Form<Params> extends Asking<Params, Seen> {
  weight(cell: Cell<Params>): number;
}

interface FormsMaker<Params> {
  readonly makerId: string;
  readonly version: number;
  readonly serves: Readonly<Record<number, Params>>;
  readonly forms: readonly Form<Params>[];
  capacity?(cell: Cell<Params>): number;
}

/** `makerOfForms` for a room whose solvers read questions so. */
export function makersReading(reading: Reading): <Params>(maker: FormsMaker<Params>) => AnyMaker {
  return <Params>(maker: FormsMaker<Params>) =>
    bundle<Params, Seen, Form<Params>>({
      ...maker,
      weightOf: (form, cell) => form.weight(cell),
      viewOf: (question) => seenBy(reading, question),
    });
}

/** The maker of these forms: a form is drawn by weight; the first form that knows the question solves it. */
export const makerOfForms = makersReading(readingNumbers);
