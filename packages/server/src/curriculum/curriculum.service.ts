/** Draws questions for a student, minting more where they have met all there are, so that nobody runs out. */
import type { Difficulty } from '@comet/domain/curriculum/subjects';
import type { Cell } from '@comet/domain/missions/question-mix';
import { days } from '@comet/domain/time';
import { findSubTopic } from '@comet/questions/curriculum/curriculum';
import type { ExchangeItem } from '@comet/questions/exchange/exchanged';
import { rightOf, variantOf } from '@comet/questions/exchange/identity';
import { type Minted, NoFitDraw } from '@comet/questions/kernel/mint';
import { hasQuestions, mintFor } from '@comet/questions/registry';
import type { Clock } from '../platform/clock.ts';
import type { Database, Queryable } from '../platform/database.ts';
import { Refusal } from '../platform/refusal.ts';
import * as store from './curriculum.store.ts';
import { createImportExportService } from './import-export.service.ts';
import { createRecheckService } from './recheck.service.ts';

/** Questions minted at once when a cell runs short. */
const mintedAtOnce = 24;
/** Questions on a page of the bank, and how far a tutor can turn them. */
const bankPageSize = 6;
const maxBankPages = 20;
/** No question twice within so long, where there are enough others. */
const notAgainMs = days(14);
/** Where to look when a difficulty is used up: the easier one first. */
const nearDifficulties: Readonly<Record<Difficulty, readonly Difficulty[]>> = {
  easy: ['medium', 'hard'],
  medium: ['easy', 'hard'],
  hard: ['medium', 'easy'],
};

/** A seed that gives nothing is a fault of its generator, but no reason why a child should get no question. */
function mintOrSkip(subTopicId: number, difficulty: Difficulty, seed: number): Minted | undefined {
  try {
    return mintFor(subTopicId, difficulty, seed);
  } catch (error) {
    if (!(error instanceof NoFitDraw)) throw error;
    process.emitWarning(error.message, { code: 'COMET_NO_FIT_DRAW' });
    return undefined;
  }
}

/** Cells have run dry for a student: their transaction ends, and begins again when there is more. */
class Dry extends Error {
  readonly cells: readonly Cell[];
  constructor(cells: readonly Cell[]) {
    super(`${cells.map(nameOf).join(', ')} ran dry`);
    this.cells = cells;
  }
}

const nameOf = ({ subTopicId, difficulty }: Cell): string => `${subTopicId} ${difficulty}`;

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
  /** A stored question to be asked again; where it was taken out of use, another of its cell. */
  again(itemId: number, studentId: number, attemptId: number): Promise<number | undefined>;
}

export type CurriculumService = ReturnType<typeof createCurriculumService>;

/** Stands in the place of a generator's id for a tutor's own questions. */
const ownMaker = (tutorId: number): string => `own/${tutorId}`;

export function createCurriculumService({ database, clock }: { readonly database: Database; readonly clock: Clock }) {
  const minting = new Map<string, Promise<number>>();

  /** Mints `count` questions of a cell and stores those that are new. */
  async function mintMore(db: Queryable, subTopicId: number, difficulty: Difficulty, count: number): Promise<number> {
    const cell = { subTopicId, difficulty };
    const firstSeed = await store.takeSeeds(db, cell, count);
    const minted = Array.from({ length: count }, (_, place) => mintOrSkip(subTopicId, difficulty, firstSeed + place));
    return store.insertItems(
      db,
      minted.filter((one) => one !== undefined),
      clock.now(),
    );
  }

  /** Whoever finds a cell dry while it is being filled waits for that: a class that begins at once fills it once. */
  function fill(cell: Cell): Promise<number> {
    const name = nameOf(cell);
    const filling =
      minting.get(name) ??
      mintMore(database, cell.subTopicId, cell.difficulty, mintedAtOnce).finally(() => minting.delete(name));
    minting.set(name, filling);
    return filling;
  }

  function drawsIn(tx: Queryable, exhausted: ReadonlySet<string>): Draws {
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
        const dry = (await store.listDryCells(tx, cells, studentId)).filter((cell) => !exhausted.has(nameOf(cell)));
        if (dry.length > 0) throw new Dry(dry);
      },
      one,
      again: async (itemId, studentId, attemptId) => {
        const cell = await store.findCellOfWithdrawn(tx, itemId);
        return cell === undefined ? itemId : one(cell, studentId, attemptId);
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
      for (;;)
        try {
          return await database.transaction((tx) => work(tx, drawsIn(tx, exhausted)));
        } catch (error) {
          if (!(error instanceof Dry)) throw error;
          for (const cell of error.cells) if ((await fill(cell)) === 0) exhausted.add(nameOf(cell));
        }
    },
  };
}
