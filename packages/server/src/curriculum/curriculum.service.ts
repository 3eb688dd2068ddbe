/** Draws questions for a student, minting more where they have met all there are, so that nobody runs out. */
import type { Difficulty } from '@comet/domain/curriculum/subjects';
import type { Cell } from '@comet/domain/missions/mix';
import { type Minted, NoFitDraw } from '@comet/questions/kernel/mint';
import { mintFor } from '@comet/questions/registry';
import type { Clock } from '../platform/clock.ts';
import type { Queryable } from '../platform/database.ts';
import * as store from './curriculum.store.ts';
import { createExchange } from './exchange.service.ts';

/** Questions minted at once when a cell runs short. */
const mintedAtOnce = 24;
/** No question twice within so long, where there are enough others. */
const notAgainMs = 14 * 24 * 60 * 60_000;
/** Where to look when a difficulty is used up: the easier one first. */
const nearDifficulties: Readonly<Record<Difficulty, readonly Difficulty[]>> = {
  easy: ['medium', 'hard'],
  medium: ['easy', 'hard'],
  hard: ['medium', 'easy'],
};

/** A seed that gives nothing is a fault of its maker, but no reason why a child should get no question. */
function mintOrSkip(subTopicId: number, difficulty: Difficulty, seed: number): Minted | undefined {
  try {
    return mintFor(subTopicId, difficulty, seed);
  } catch (error) {
    if (!(error instanceof NoFitDraw)) throw error;
    process.emitWarning(error.message, { code: 'COMET_NO_FIT_DRAW' });
    return undefined;
  }
}

export type Curriculum = ReturnType<typeof createCurriculum>;

export function createCurriculum({ clock }: { readonly clock: Clock }) {
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

  /** One the student never met, minted if need be; undefined where they have met all that can be made. */
  async function drawUnseen(db: Queryable, cell: Cell, studentId: number): Promise<number | undefined> {
    const stored = await store.findUnseenItem(db, cell, studentId);
    if (stored !== undefined) return stored;
    await mintMore(db, cell.subTopicId, cell.difficulty, mintedAtOnce);
    return store.findUnseenItem(db, cell, studentId);
  }

  return {
    ...createExchange({ clock, mintMore }),
    mintMore,

    /**
     * A stored question of the cell for this student: one they never met; else freshly minted; else, where the matter is
     * finite and they have met it all, the one they met longest ago. With `orNear` one of another difficulty is better than
     * one met within the last fourteen days. undefined when the attempt has them all already.
     */
    async draw(
      db: Queryable,
      cell: Cell & { readonly orNear?: boolean },
      studentId: number,
      attemptId: number,
    ): Promise<number | undefined> {
      const unseen = await drawUnseen(db, cell, studentId);
      if (unseen !== undefined) return unseen;
      const again = await store.findLongestUnseenItem(db, cell, studentId, attemptId);
      const isFresh = again !== undefined && clock.now().getTime() - again.drawn_at.getTime() >= notAgainMs;
      if (isFresh || cell.orNear !== true) return again?.item_id;
      for (const difficulty of nearDifficulties[cell.difficulty]) {
        const near = await drawUnseen(db, { subTopicId: cell.subTopicId, difficulty }, studentId);
        if (near !== undefined) return near;
      }
      return again?.item_id;
    },
  };
}
