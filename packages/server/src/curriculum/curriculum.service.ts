/** Draws questions for a student, minting more where they have met all there are, so that nobody runs out. */
import type { Difficulty } from '@comet/domain/curriculum/subjects';
import { type Minted, NoFitDraw } from '@comet/questions/kernel/mint';
import { mintFor } from '@comet/questions/registry';
import type { Clock } from '../platform/clock.ts';
import type { Queryable } from '../platform/database.ts';
import * as store from './curriculum.store.ts';
import { createExchange } from './exchange.service.ts';

/** Questions minted at once when a cell runs short. */
const mintedAtOnce = 24;

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

  return {
    ...createExchange({ clock, mintMore }),
    mintMore,

    /**
     * A stored question of the cell for this student: one they never met; else freshly minted; else, where the matter is
     * finite and they have met it all, the one they met longest ago. undefined when the attempt has them all already.
     */
    async draw(
      db: Queryable,
      cell: { readonly subTopicId: number; readonly difficulty: Difficulty },
      studentId: number,
      attemptId: number,
    ): Promise<number | undefined> {
      const unseen = await store.findUnseenItem(db, cell, studentId);
      if (unseen !== undefined) return unseen;
      await mintMore(db, cell.subTopicId, cell.difficulty, mintedAtOnce);
      return (
        (await store.findUnseenItem(db, cell, studentId)) ??
        (await store.findLongestUnseenItem(db, cell, studentId, attemptId))
      );
    },
  };
}
