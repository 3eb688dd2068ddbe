/** All SQL about avatars. */
import type { PresetType } from '@comet/domain/avatars/preset-types';
import type { Queryable } from '../platform/database.ts';

export interface WornRow {
  readonly studentId: number;
  readonly type: PresetType;
  readonly wornId: number;
}

export async function listWorn(db: Queryable, studentIds: readonly number[]): Promise<WornRow[]> {
  return db.query<WornRow>(
    {
      name: 'list-worn-presets',
      text: 'select student_id, type, worn_id from worn_presets where student_id = any($1)',
    },
    [studentIds],
  );
}

export async function setWorn(db: Queryable, { studentId, type, wornId }: WornRow): Promise<void> {
  await db.query(
    {
      name: 'set-worn-preset',
      text: `insert into worn_presets (student_id, type, worn_id) values ($1, $2, $3)
        on conflict (student_id, type) do update set worn_id = excluded.worn_id`,
    },
    [studentId, type, wornId],
  );
}

export async function deleteWorn(db: Queryable, studentId: number, type: PresetType): Promise<void> {
  await db.query({ name: 'delete-worn-preset', text: 'delete from worn_presets where student_id = $1 and type = $2' }, [
    studentId,
    type,
  ]);
}

export async function listOwnedIds(db: Queryable, studentId: number): Promise<ReadonlySet<number>> {
  const rows = await db.query<{ presetId: number }>(
    { name: 'list-owned-presets', text: 'select preset_id from owned_presets where student_id = $1' },
    [studentId],
  );
  return new Set(rows.map(({ presetId }) => presetId));
}

export async function insertOwned(db: Queryable, studentId: number, presetId: number, now: Date): Promise<void> {
  await db.query(
    {
      name: 'insert-owned-preset',
      text: `insert into owned_presets (student_id, preset_id, bought_at) values ($1, $2, $3)
        on conflict (student_id, preset_id) do nothing`,
    },
    [studentId, presetId, now],
  );
}
