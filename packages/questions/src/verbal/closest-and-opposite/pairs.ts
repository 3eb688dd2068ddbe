/** The pairs that may be asked, each in one cell of one year. */
import type { Difficulty } from '@comet/domain/curriculum/subjects';
import { heightOf } from './heights.ts';
import { looselyAlike, looselyOpposite } from './loose-pairs.data.ts';
import { type MeaningLine, meaningLines } from './meanings.ts';
import { joinedBy } from './near-words.ts';

export type Sense = 'closest' | 'opposite';

/** A pair of words with its line: two of one side, or one of each. */
export interface MeaningPair {
  readonly line: MeaningLine;
  readonly one: string;
  readonly other: string;
}

/** Whether the looks of two words tell that they are of one stem: entry and entrance, intangible and tangible. */
const lookAlike = (one: string, other: string): boolean =>
  one.includes(other) || other.includes(one) || one.slice(0, 4) === other.slice(0, 4);

/** Whether the ends of two words tell that they are opposites, as those of ascend and descend. */
const endAlike = (one: string, other: string): boolean => one.slice(-5) === other.slice(-5);

/** From the lines of year 6 on, two words are a pair only with the first of their side: pause and waver both go with hesitate, but not with each other. */
const isOfHead = (line: MeaningLine, at: number, place: number): boolean => line.level < 2 || at * place === 0;

/** Every pair of words of like meaning, both ways round. */
const alikePairs = meaningLines.flatMap((line) =>
  line.sides.flatMap((side) =>
    side.flatMap((one, at) =>
      side.flatMap((other, place): MeaningPair[] =>
        place === at || !isOfHead(line, at, place) ? [] : [{ line, one, other }],
      ),
    ),
  ),
);

/** Every pair of words of opposite meaning, both ways round. */
const oppositePairs = meaningLines.flatMap((line) =>
  line.sides[0].flatMap((one) =>
    line.sides[1].flatMap((other): MeaningPair[] =>
      endAlike(one, other)
        ? []
        : [
            { line, one, other },
            { line, one: other, other: one },
          ],
    ),
  ),
);

const loose: Readonly<Record<Sense, ReadonlyMap<string, ReadonlySet<string>>>> = {
  closest: joinedBy(looselyAlike),
  opposite: joinedBy(looselyOpposite),
};

/** The pairs worth asking for, each once each way round. */
function worthAsking(sense: Sense, pairs: readonly MeaningPair[]): readonly MeaningPair[] {
  const fit = pairs.filter(({ one, other }) => !lookAlike(one, other) && loose[sense].get(one)?.has(other) !== true);
  return [...new Map(fit.map((pair) => [`${pair.line.kind} ${pair.one} ${pair.other}`, pair])).values()];
}

/** How easy the given word of a year may be, how easy the answer, and up to which height of both together a pair is easy, and medium. */
interface Steps {
  readonly given: number;
  readonly answer: number;
  readonly easy: number;
  readonly medium: number;
}

/** By school year; the given word may be of earlier years than the answer, which nobody should see at a glance. */
const stepsByYear: Readonly<Record<number, Steps>> = {
  3: { given: 1, answer: 2, easy: 5, medium: 6 },
  4: { given: 2, answer: 3, easy: 7, medium: 8 },
  5: { given: 4, answer: 4, easy: 9.5, medium: 10 },
  6: { given: 5, answer: 5, easy: 11.5, medium: 12 },
  7: { given: 5, answer: 5.5, easy: 13, medium: 13.5 },
};

/** The year and the difficulty that ask for a pair; none where it is beneath all of them. */
function cellOf({ line: { kind }, one, other }: MeaningPair): string | undefined {
  const [given, answer] = [heightOf(kind, one), heightOf(kind, other)];
  const year = Math.floor(Math.max(given, answer));
  const steps = stepsByYear[year];
  if (steps === undefined || given < steps.given || answer < steps.answer) return undefined;
  const both = given + answer;
  const difficulty: Difficulty = both <= steps.easy ? 'easy' : both <= steps.medium ? 'medium' : 'hard';
  return `${year} ${difficulty}`;
}

const pairsByCell: Readonly<Record<Sense, ReadonlyMap<string | undefined, readonly MeaningPair[]>>> = {
  closest: Map.groupBy(worthAsking('closest', alikePairs), cellOf),
  opposite: Map.groupBy(worthAsking('opposite', oppositePairs), cellOf),
};

/** The pairs of a year and a difficulty. */
export const pairsOf = (sense: Sense, year: number, difficulty: Difficulty): readonly MeaningPair[] =>
  pairsByCell[sense].get(`${year} ${difficulty}`) ?? [];
