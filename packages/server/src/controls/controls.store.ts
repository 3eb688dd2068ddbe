/** All SQL about controls. */
import type { Controls } from '@comet/domain/controls/controls';
import type { Queryable } from '../platform/database.ts';

export async function listControls(
  db: Queryable,
  studentIds: readonly number[],
): Promise<({ studentId: number } & Controls)[]> {
  return db.query(
    {
      name: 'list-controls',
      text: `select student_id as "studentId", has_leagues as "hasLeagues", has_streaks as "hasStreaks",
          has_games as "hasGames", game_minutes_per_day as "gameMinutesPerDay", has_sounds as "hasSounds",
          may_record_voice as "mayRecordVoice",
          muted_notifications as "mutedNotifications"
        from student_controls where student_id = any($1)`,
    },
    [studentIds],
  );
}

export async function setControls(db: Queryable, studentId: number, controls: Controls, now: Date): Promise<void> {
  await db.query(
    {
      name: 'set-controls',
      text: `insert into student_controls (student_id, has_leagues, has_streaks, has_games, game_minutes_per_day,
          has_sounds, muted_notifications, set_at, may_record_voice)
        values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
        on conflict (student_id) do update set has_leagues = excluded.has_leagues, has_streaks = excluded.has_streaks,
          has_games = excluded.has_games, game_minutes_per_day = excluded.game_minutes_per_day,
          has_sounds = excluded.has_sounds, muted_notifications = excluded.muted_notifications, set_at = excluded.set_at,
          may_record_voice = excluded.may_record_voice`,
    },
    [
      studentId,
      controls.hasLeagues,
      controls.hasStreaks,
      controls.hasGames,
      controls.gameMinutesPerDay,
      controls.hasSounds,
      controls.mutedNotifications,
      now,
      controls.mayRecordVoice,
    ],
  );
}

/** Whether leagues are switched on for a student, in SQL; they are off until a parent switches them on. */
export const hasLeaguesOn = (studentId: string): string =>
  `exists (select from student_controls c where c.student_id = ${studentId} and c.has_leagues)`;

/** Whether a parent allows a student's voice in recordings, in SQL; they don't until they say so. */
export const allowsVoice = (studentId: string): string =>
  `exists (select from student_controls c where c.student_id = ${studentId} and c.may_record_voice)`;
