/** What avatars wear: for every feature that shows children. */
import type { WornPresets } from '@comet/contract/avatar-fields';
import { presetTypes } from '@comet/domain/avatars/preset-types';
import { defaultWorn, type Worn } from '@comet/domain/avatars/worn-presets';
import type { Database, Queryable } from '../platform/database.ts';
import * as store from './avatars.store.ts';

export type WornService = ReturnType<typeof createWornService>;

export function createWornService({ database }: { readonly database: Database }) {
  return {
    /** The avatars of many students in one query: ask the function it gives for each. */
    async wornByMany(
      studentIds: readonly number[],
      db: Queryable = database,
    ): Promise<(studentId: number) => WornPresets> {
      const chosen = new Map<number, Partial<Worn>>();
      for (const { studentId, type, wornId } of studentIds.length === 0 ? [] : await store.listWorn(db, studentIds))
        chosen.set(studentId, { ...chosen.get(studentId), [type]: wornId });
      return (studentId) => {
        const worn = { ...defaultWorn(studentId), ...chosen.get(studentId) };
        return presetTypes.map((type) => worn[type]);
      };
    },
  };
}
