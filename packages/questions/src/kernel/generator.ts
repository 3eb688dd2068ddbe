/** What a question generator is: a pure function from chance and a cell of the map to a question with its key. */
import type { Block, GivenAnswer, Question, Steps } from '@comet/contract/question';
import { type SetSize, setSizes } from '@comet/domain/attempts/question-sets';
import type { Difficulty, Year } from '@comet/domain/curriculum/subjects';
import type { Key } from './key.ts';
import type { Random } from './random.ts';

/** Where on the map a question is made: a sub-topic at a difficulty, with the generator's own parameters for it. */
export interface Cell<Params> {
  readonly subTopicId: number;
  readonly year: Year;
  readonly difficulty: Difficulty;
  readonly params: Params;
}

/** Where a question stands among those that are asked about the same passage, table or figure. */
export interface SetPlace {
  /** What they share: the same for all questions of every sub-topic that show it. */
  readonly stimulusId: string;
  /** The order in which they are asked, as a child comes to their answers in the stimulus; parts (a) and (b) are 1 and 2. */
  readonly place: number;
  /** What asking or explaining it tells. Two questions that tell the same give each other away and never stand in one set. */
  readonly tells: readonly string[];
}

/** A question as made, with all that stays on the server. */
export interface Made {
  readonly question: Question;
  readonly key: Key;
  /** The first step, without the answer. */
  readonly hint: readonly Block[];
  /** The whole way, step by step, ending with the answer. */
  readonly explanation: Steps;
  /** What makes it this question: two seeds with one variant are one question to a child (order of options aside). */
  readonly variant: string;
  /** What makes it hard (exchanges, digits, rules), as numbers that rise with difficulty. */
  readonly features: Readonly<Record<string, number>>;
  /** Where it stands in a set; a question without it stands alone. */
  readonly setPlace?: SetPlace;
}

/**
 * A generator serves some sub-topics, each with parameters of its own.
 * Same generator, version, sub-topic, difficulty and seed: the same question for ever. A change in what it makes is a new version.
 */
export interface Generator<Params> {
  /** Family and name, as in `m.column`. */
  readonly generatorId: string;
  readonly version: number;
  /** Parameters by sub-topic id. */
  readonly serves: Readonly<Record<number, Params>>;
  /** How many different questions a cell has where the matter itself is finite and has fewer than 200. */
  capacity?(cell: Cell<Params>): number;
  /** The ids of what questions of a cell can be asked about together; left out by generators whose questions stand alone. */
  stimuli?(cell: Cell<Params>): readonly string[];
  /** How many of them make a set, where it isn't as many as about a passage. */
  readonly setSize?: SetSize;
  /**
   * A question, or undefined when this draw is unfit (then the next draw of the same seed is taken). With `stimulusId` it is one
   * about that.
   */
  make(random: Random, cell: Cell<Params>, stimulusId?: string): Made | undefined;
  /**
   * The second, independent way: every answer that the visible question justifies, found by another method than `make`
   * uses and from the question alone. Choices must come out as exactly one, typed answers as one value.
   */
  solve(question: Question, cell: Cell<Params>): GivenAnswer[];
}

/** A generator whose parameters no longer matter to the caller. */
export interface AnyGenerator {
  readonly generatorId: string;
  readonly version: number;
  readonly subTopicIds: readonly number[];
  capacity(subTopicId: number, year: Year, difficulty: Difficulty): number | undefined;
  stimuli(subTopicId: number, year: Year, difficulty: Difficulty): readonly string[];
  readonly setSize: SetSize;
  make(random: Random, subTopicId: number, year: Year, difficulty: Difficulty, stimulusId?: string): Made | undefined;
  solve(question: Question, subTopicId: number, year: Year, difficulty: Difficulty): GivenAnswer[];
}

/** Closes a generator over its parameters, so that generators of all kinds stand in one list. */
export function defineGenerator<Params>(generator: Generator<Params>): AnyGenerator {
  const cellOf = (subTopicId: number, year: Year, difficulty: Difficulty): Cell<Params> => {
    const params = generator.serves[subTopicId];
    if (params === undefined) throw new RangeError(`${generator.generatorId} does not serve sub-topic ${subTopicId}`);
    return { subTopicId, year, difficulty, params };
  };
  return {
    generatorId: generator.generatorId,
    version: generator.version,
    subTopicIds: Object.keys(generator.serves).map(Number),
    capacity: (subTopicId, year, difficulty) => generator.capacity?.(cellOf(subTopicId, year, difficulty)),
    stimuli: (subTopicId, year, difficulty) => generator.stimuli?.(cellOf(subTopicId, year, difficulty)) ?? [],
    setSize: generator.setSize ?? setSizes.passage,
    make: (random, subTopicId, year, difficulty, stimulusId) =>
      generator.make(random, cellOf(subTopicId, year, difficulty), stimulusId),
    solve: (question, subTopicId, year, difficulty) => generator.solve(question, cellOf(subTopicId, year, difficulty)),
  };
}
