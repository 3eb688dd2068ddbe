/** Parts (a), (b) and (c): different questions about one table or chart, which is drawn again from its id for each of them. */
import type { Form } from './forms.ts';
import type { Cell, Made } from './generator.ts';
import { Random } from './random.ts';

/** The tables or charts that the questions of a generator are asked about. */
interface Stimuli<Params, Stimulus, Asked extends string> {
  /** None in a cell whose questions stand alone: there each has a table or chart of its own. */
  ids(cell: Cell<Params>): readonly string[];
  /** One by chance; undefined for a draw that is unfit. */
  draw(random: Random, cell: Cell<Params>): Stimulus | undefined;
  /** What is asked for, in the order of the parts: first what is read off, last what takes the whole chart. */
  readonly order: readonly Asked[];
}

/** One question about a table or chart. */
export interface Part<Asked extends string> {
  /** Undefined for a draw that is unfit. */
  readonly made: Made | undefined;
  /** No set asks for the same twice. */
  readonly asksFor: Asked;
  /** The names whose numbers it tells; none if left out. */
  readonly tells?: readonly string[];
}

/** One way of asking about a table or chart that is there already. */
export interface PartForm<Params, Stimulus, Asked extends string> {
  readonly weight: Form<Params>['weight'];
  make(random: Random, stimulus: Stimulus, cell: Cell<Params>): Part<Asked> | undefined;
  readonly solve: Form<Params>['solve'];
}

const stimuliEach = 60;
const maxDraws = 200;

/** The ids of tables or charts of a kind; each is drawn again from its id. */
export const numberedStimuli = (kind: string): readonly string[] =>
  Array.from({ length: stimuliEach }, (_, at) => `${kind}-${at + 1}`);

/** These ways of asking as forms of a generator. A question that is asked alone is about one of the stimuli as well. */
export function formsAbout<Params, Stimulus, Asked extends string>(
  { ids, draw, order }: Stimuli<Params, Stimulus, Asked>,
  ways: readonly PartForm<Params, Stimulus, Asked>[],
): Form<Params>[] {
  function drawAgain(stimulusId: string, cell: Cell<Params>): Stimulus {
    const random = new Random(stimulusId);
    for (let at = 0; at < maxDraws; at++) {
      const drawn = draw(random, cell);
      if (drawn !== undefined) return drawn;
    }
    throw new RangeError(`${stimulusId}: none was fit in ${maxDraws} draws`);
  }
  return ways.map(({ weight, make, solve }) => ({
    weight,
    solve,
    make(random, cell, given) {
      const known = ids(cell);
      const stimulusId = given ?? (known.length === 0 ? undefined : random.pick(known));
      const stimulus = stimulusId === undefined ? draw(random, cell) : drawAgain(stimulusId, cell);
      const part = stimulus === undefined ? undefined : make(random, stimulus, cell);
      if (part?.made === undefined || stimulusId === undefined) return part?.made;
      const { made, asksFor, tells = [] } = part;
      return { ...made, setPlace: { stimulusId, place: order.indexOf(asksFor) + 1, tells: [asksFor, ...tells] } };
    },
  }));
}
