/** The one place that knows what a parent switched off. Features ask before they act, in their own transaction. */
import { type Controls, defaultControls } from '@comet/domain/controls/controls';
import type { Clock } from '../platform/clock.ts';
import type { Database, Queryable } from '../platform/database.ts';
import type { Live } from '../platform/live-events.ts';
import * as store from './controls.store.ts';

export type ControlsService = ReturnType<typeof createControlsService>;

interface ControlsParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly live: Pick<Live, 'publish'>;
}

export function createControlsService({ database, clock, live }: ControlsParts) {
  const controlsOfMany = async (
    studentIds: readonly number[],
    db: Queryable = database,
  ): Promise<(studentId: number) => Controls> => {
    const rows = await store.listControls(db, studentIds);
    const byStudent = new Map(rows.map(({ studentId, ...controls }) => [studentId, controls]));
    return (studentId) => byStudent.get(studentId) ?? defaultControls;
  };

  return {
    /** The controls of many students in one query: ask the function it gives for each. */
    controlsOfMany,

    /** What a child may use now; the defaults where no parent has chosen. */
    async controlsOf(studentId: number, db: Queryable = database): Promise<Controls> {
      return (await controlsOfMany([studentId], db))(studentId);
    },

    async set(studentId: number, controls: Controls): Promise<void> {
      await store.setControls(database, studentId, controls, clock.now());
      live.publish({ type: 'controls', studentId });
    },
  };
}
