/** Draws questions for a student, minting more where they have met all there are, so that nobody runs out. */
import { type Difficulty, difficulties } from '@comet/domain/curriculum/subjects';
import type { Cell } from '@comet/domain/missions/question-mix';
import { days } from '@comet/domain/time';
import { findSubTopic } from '@comet/questions/curriculum/curriculum';
import type { ExchangeItem } from '@comet/questions/exchange/exchanged';
import { rightOf, variantOf } from '@comet/questions/exchange/identity';
import { type Minted, NoFitDraw } from '@comet/questions/kernel/mint';
import { hasQuestions, isAbout, mintFor } from '@comet/questions/registry';
import type { Clock } from '../platform/clock.ts';
import type { Database, Queryable } from '../platform/database.ts';
import { Refusal } from '../platform/refusal.ts';
import * as store from './curriculum.store.ts';
import { createImportExportService } from './import-export.service.ts';
import { createRecheckService } from './recheck.service.ts';
import { drawSet, familyOf, replaceInSet, type SetDrawing, type SetSource, subTopicIdsOf } from './set-draws.ts';
import * as sets from './sets.store.ts';

/** Questions minted at once when a cell runs short. */
const mintedAtOnce = 24;
/** Questions minted about a passage, table or figure for each cell that asks about it. */
const mintedAbout = 12;
/** Questions on a page of the bank, and how far a tutor can turn them. */
const bankPageSize = 6;
const maxBankPages = 20;
/** The student where questions are for everybody. */
const nobody = 0;
/** No question twice within so long, where there are enough others. */
const notAgainMs = days(14);
/** Where to look when a difficulty is used up: the easier one first. */
const nearDifficulties: Readonly<Record<Difficulty, readonly Difficulty[]>> = {
  easy: ['medium', 'hard'],
  medium: ['easy', 'hard'],
  hard: ['medium', 'easy'],
};

/** A seed that gives nothing is a fault of its generator, but no reason why a child should get no question. */
function mintOrSkip({ subTopicId, difficulty }: Cell, seed: number, stimulusId?: string): Minted | undefined {
  try {
    return mintFor(subTopicId, difficulty, seed, stimulusId);
  } catch (error) {
    if (!(error instanceof NoFitDraw)) throw error;
    process.emitWarning(error.message, { code: 'COMET_NO_FIT_DRAW' });
    return undefined;
  }
}

/** What questions are minted for: a cell, or a stimulus that several cells ask about. */
type Source = Cell | SetSource;

/** Cells have run dry for a student: their transaction ends, and begins again when there is more. */
class Dry extends Error {
  readonly sources: readonly Source[];
  constructor(sources: readonly Source[]) {
    super(`${sources.map(nameOf).join(', ')} ran dry`);
    this.sources = sources;
  }
}

const nameOf = (source: Source): string =>
  'stimulusId' in source ? `${source.topicId} ${source.stimulusId}` : `${source.subTopicId} ${source.difficulty}`;

/** What an attempt draws with, in its transaction. */
export interface Draws {
  /** To be asked before anything is locked: that there is a question never met for each of these, as far as they can be made. */
  prepare(cells: readonly Cell[], studentId: number): Promise<void>;
  /**
   * A stored question of the cell for this student: one they never met; else freshly minted; else, where the matter is
   * finite and they have met it all, the one they met longest ago. With `orNear` one of another difficulty is better than
   * one met within the last fourteen days. undefined when the attempt has them all already.
   */
  one(cell: Cell & { readonly orNear?: boolean }, studentId: number, attemptId: number): Promise<number | undefined>;
  /**
   * Stored questions for cells of one chapter whose questions share passages, tables or figures: one of these, and what is asked
   * about it, in its order. With `goesOn` the set that the attempt asked last comes to its end first. Fewer where there are no more.
   */
  set(cells: readonly Cell[], studentId: number, attemptId: number, goesOn: boolean): Promise<readonly number[]>;
  /** The same for everybody, as for an exam: after the questions of these ids, whose last set goes on where `goesOn` says so. */
  setForAll(cells: readonly Cell[], askedIds: readonly number[], goesOn: boolean): Promise<readonly number[]>;
  /** A stored question to be asked again; where it was taken out of use, another of its cell. */
  again(itemId: number, studentId: number, attemptId: number): Promise<number | undefined>;
}

export type CurriculumService = ReturnType<typeof createCurriculumService>;

/** Stands in the place of a generator's id for a tutor's own questions. */
const ownMaker = (tutorId: number): string => `own/${tutorId}`;

export function createCurriculumService({ database, clock }: { readonly database: Database; readonly clock: Clock }) {
  const minting = new Map<string, Promise<number>>();
  /** What was minted about a stimulus once is all there is: its questions are few, and a set needs a dozen. */
  const filledSets = new Set<string>();

  /** Mints `count` questions of a cell, all about one stimulus where one is given, and stores those that are new. */
  async function mintCell(db: Queryable, cell: Cell, count: number, stimulusId?: string): Promise<number> {
    const firstSeed = await store.takeSeeds(db, cell, count);
    const minted = Array.from({ length: count }, (_, place) => mintOrSkip(cell, firstSeed + place, stimulusId));
    return store.insertItems(
      db,
      minted.filter((one) => one !== undefined),
      clock.now(),
    );
  }

  const mintMore = (db: Queryable, subTopicId: number, difficulty: Difficulty, count: number): Promise<number> =>
    mintCell(db, { subTopicId, difficulty }, count);

  /** Mints what every cell of a chapter asks about a stimulus, cell by cell: others get their turn in between. */
  async function mintSet(source: SetSource): Promise<number> {
    let stored = 0;
    for (const subTopicId of subTopicIdsOf(source))
      for (const difficulty of difficulties)
        if (isAbout(subTopicId, difficulty, source.stimulusId))
          stored += await mintCell(database, { subTopicId, difficulty }, mintedAbout, source.stimulusId);
    filledSets.add(nameOf(source));
    return stored;
  }

  /** Whoever finds a cell dry while it is being filled waits for that: a class that begins at once fills it once. */
  function fill(source: Source): Promise<number> {
    const name = nameOf(source);
    const mint = () =>
      'stimulusId' in source ? mintSet(source) : mintMore(database, source.subTopicId, source.difficulty, mintedAtOnce);
    const filling = minting.get(name) ?? mint().finally(() => minting.delete(name));
    minting.set(name, filling);
    return filling;
  }

  const setDrawingIn = (tx: Queryable, picked: Map<string, string>): SetDrawing => ({
    tx,
    picked,
    isFilled: (source) => filledSets.has(nameOf(source)),
    fill: (source) => {
      throw new Dry([source]);
    },
  });

  function drawsIn(tx: Queryable, exhausted: ReadonlySet<string>, setDrawing: SetDrawing): Draws {
    /** One the student never met; undefined where they have met all that can be made. */
    async function unseen(cell: Cell, studentId: number, attemptId: number): Promise<number | undefined> {
      const stored = await store.findUnseenItem(tx, cell, studentId, attemptId);
      if (stored === undefined && !exhausted.has(nameOf(cell))) throw new Dry([cell]);
      return stored;
    }

    const one: Draws['one'] = async (cell, studentId, attemptId) => {
      const fresh = await unseen(cell, studentId, attemptId);
      if (fresh !== undefined) return fresh;
      const known = await store.findLongestUnseenItem(tx, cell, studentId, attemptId);
      const isLongAgo = known !== undefined && clock.now().getTime() - known.drawnAt.getTime() >= notAgainMs;
      if (isLongAgo || cell.orNear !== true) return known?.itemId;
      for (const difficulty of nearDifficulties[cell.difficulty]) {
        const near = await unseen({ subTopicId: cell.subTopicId, difficulty }, studentId, attemptId);
        if (near !== undefined) return near;
      }
      return known?.itemId;
    };

    return {
      prepare: async (cells, studentId) => {
        const alone = cells.filter(({ subTopicId }) => familyOf(subTopicId) === undefined);
        const dry = (await store.listDryCells(tx, alone, studentId)).filter((cell) => !exhausted.has(nameOf(cell)));
        if (dry.length > 0) throw new Dry(dry);
      },
      one,
      set: async (cells, studentId, attemptId, goesOn) =>
        drawSet(setDrawing, { cells, studentId, goesOn, findAsked: () => sets.listDrawn(tx, attemptId) }),
      setForAll: async (cells, askedIds, goesOn) =>
        drawSet(setDrawing, { cells, studentId: nobody, goesOn, findAsked: () => sets.listByIds(tx, askedIds) }),
      again: async (itemId, studentId, attemptId) => {
        const cell = await store.findCellOfWithdrawn(tx, itemId);
        if (cell === undefined) return itemId;
        const [gone] = await sets.listByIds(tx, [itemId]);
        const asked = await sets.listDrawn(tx, attemptId);
        const beside = gone && (await replaceInSet(setDrawing, { ...gone, ...cell }, studentId, asked));
        return beside ?? one(cell, studentId, attemptId);
      },
    };
  }

  /**
   * Stores a tutor's own question; the same one again is the one that is there. It is never drawn, and only asked where its
   * tutor has put it. Throws a Refusal.
   */
  async function storeOwn(tutorId: number, cell: Cell, item: ExchangeItem): Promise<number> {
    const year = findSubTopic(cell.subTopicId)?.year;
    if (year === undefined || !hasQuestions(cell.subTopicId)) throw new Refusal('noSuchSubTopics');
    // Another right answer makes it another question: its author may have mended it.
    const variant = `${variantOf(item)} ${rightOf(item)}`.slice(0, 400);
    const maker = ownMaker(tutorId);
    const own = { ...item, ...cell, year, generatorId: maker, generatorVersion: 1, seed: 0, variant, features: {} };
    await store.insertItems(database, [own], clock.now(), 'own');
    const stored = await store.findOwnItem(database, { ...cell, maker, variant });
    if (stored === undefined) throw new Error('a question was not stored');
    return stored.itemId;
  }

  return {
    ...createImportExportService({ clock, mintMore }),
    ...createRecheckService({ database }),
    mintMore,
    fill,

    /** Questions of a cell for a tutor to choose from, a page at a time; more are minted where there are too few. */
    async listBank(cell: Cell, page: number): Promise<store.BankRow[]> {
      const skipped = (Math.min(page, maxBankPages) - 1) * bankPageSize;
      const stored = await store.listBank(database, cell, skipped, bankPageSize);
      if (stored.length === bankPageSize || (await fill(cell)) === 0) return stored;
      return store.listBank(database, cell, skipped, bankPageSize);
    },

    /** A question that this tutor may put into a lesson: children may get it, or it is the tutor's own. */
    findBankQuestion: (itemId: number, tutorId: number) => store.findBankQuestion(database, itemId, ownMaker(tutorId)),

    /** A stored question with its key, hint and explanation. */
    findItem: (itemId: number) => store.findItem(database, itemId),

    storeOwn,

    /**
     * Runs a transaction that draws. Where a cell has run dry the transaction ends, the cell is filled outside of any, and it
     * runs again: new questions are everybody's, and nobody waits for them until another child's attempt is stored.
     */
    async drawing<T>(work: (tx: Queryable, draws: Draws) => Promise<T>): Promise<T> {
      const exhausted = new Set<string>();
      const picked = new Map<string, string>();
      for (;;)
        try {
          return await database.transaction((tx) => work(tx, drawsIn(tx, exhausted, setDrawingIn(tx, picked))));
        } catch (error) {
          if (!(error instanceof Dry)) throw error;
          for (const source of error.sources) if ((await fill(source)) === 0) exhausted.add(nameOf(source));
        }
    },
  };
}
