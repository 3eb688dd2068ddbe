/** Deals a run its questions at the start, level by level, so that no answer has to search for the next one. */
import type { Game } from '@comet/domain/challenges/games';
import { type Level, levels, levelsOf } from '@comet/domain/challenges/levels';
import type { SubjectKey, Year } from '@comet/domain/curriculum/subjects';
import { days } from '@comet/domain/time';
import type { CurriculumService } from '../curriculum/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import { cellsOf, matterOf } from './game-pool.ts';
import { dealItems, listEmptyCells } from './questions.store.ts';

/** Questions of each level: as many as the longest game asks, with some to skip. */
const perLevel = 40;
/** With so few a level is filled up before the game begins. */
const enough = 10;
/** Sub-topics that one game takes its questions from, a level. */
const cellsPerLevel = 12;
/** Empty cells filled at a time: making questions takes the processor from others. */
const filledAtOnce = 2;
const rounds = 8;
/** No question twice within so long, where there are enough others. */
const notAgainMs = days(14);

export type Dealt = Readonly<Record<Level, readonly number[]>>;

function shuffled<T>(list: readonly T[]): T[] {
  return list
    .map((one) => [Math.random(), one] as const)
    .sort(([one], [other]) => one - other)
    .map(([, one]) => one);
}

interface Parts {
  readonly database: Database;
  readonly clock: Clock;
  readonly curriculum: Pick<CurriculumService, 'fill'>;
}

export function createDealer({ database, clock, curriculum }: Parts) {
  return async (studentId: number, game: Game, subject: SubjectKey, year: Year): Promise<Dealt> => {
    const { form, maxLetters } = matterOf(game);
    const dealt: Record<Level, number[]> = { warmUp: [], easy: [], medium: [], hard: [] };
    const fill = async (level: Level, notMetSince: Date): Promise<void> => {
      const cells = shuffled(cellsOf(game, subject, level, year)).slice(0, cellsPerLevel);
      const found = await dealItems(database, {
        form,
        maxLetters,
        cells: cells.map((cell) => ({ ...cell, level })),
        studentId,
        notMetSince,
        perLevel,
      });
      const all = [...dealt[level], ...found.map(({ itemId }) => itemId)];
      dealt[level] = [...new Set(all)].slice(0, perLevel);
      if (dealt[level].length >= enough) return;
      for (const cell of (await listEmptyCells(database, cells)).slice(0, filledAtOnce)) await curriculum.fill(cell);
    };
    const since = new Date(clock.now().getTime() - notAgainMs);
    for (const level of levelsOf(game))
      for (let round = 0; round < rounds && dealt[level].length < enough; round++) await fill(level, since);
    // A child who has met all there is meets it again.
    if (levels.every((level) => dealt[level].length < enough))
      for (const level of levelsOf(game)) await fill(level, clock.now());
    return dealt;
  };
}
