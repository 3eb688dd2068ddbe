/** All SQL about streaks. */
import type { LearningDay, StreakPlan } from '@comet/domain/streaks/streak';
import type { Queryable } from '../platform/database.ts';

/** Everything a streak is calculated from. */
export interface StreakFacts {
  readonly learned: readonly LearningDay[];
  readonly plan: StreakPlan;
}

/** By student. */
export async function listStreakFacts(db: Queryable, studentIds: readonly number[]): Promise<Map<number, StreakFacts>> {
  const rows = await db.query<{
    studentId: number;
    learned: LearningDay[];
    restDays: StreakPlan['restDays'];
    holidays: StreakPlan['holidays'];
    savers: StreakPlan['saversBought'];
  }>(
    {
      name: 'list-streak-facts',
      text: `select s.student_id,
          (select coalesce(json_agg(d order by d.day), '[]') from (
            select day::text, sum(answered)::int as answered, sum(finished_tests)::int as finished
            from day_totals where student_id = s.student_id group by day) d) as learned,
          (select coalesce(json_agg(json_build_object('from', from_day, 'weekdays', weekdays) order by from_day), '[]')
            from streak_rest_days where student_id = s.student_id) as rest_days,
          (select coalesce(json_agg(json_build_object('from', from_day, 'to', to_day) order by from_day), '[]')
            from streak_holidays where student_id = s.student_id) as holidays,
          (select coalesce(json_agg(bought_day order by bought_day), '[]') from streak_savers where student_id = s.student_id) as savers
        from unnest($1::int[]) as s (student_id)`,
    },
    [studentIds],
  );
  return new Map(
    rows.map(({ studentId, learned, restDays, holidays, savers }) => [
      studentId,
      { learned, plan: { restDays, holidays, saversBought: savers } },
    ]),
  );
}

export async function findStreakFacts(db: Queryable, studentId: number): Promise<StreakFacts> {
  const facts = (await listStreakFacts(db, [studentId])).get(studentId);
  if (facts === undefined) throw new Error('an unnested list gave no row');
  return facts;
}

/** Which of these causes the ledger has. */
export async function listPaid(db: Queryable, causes: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db.query<{ cause: string }>(
    { name: 'list-paid', text: 'select cause from ledger_entries where cause = any($1)' },
    [causes],
  );
  return new Set(rows.map(({ cause }) => cause));
}

export async function insertSaver(db: Queryable, studentId: number, day: string, now: Date): Promise<number> {
  const [row] = await db.query<{ saverId: number }>(
    {
      name: 'insert-saver',
      text: 'insert into streak_savers (student_id, bought_day, bought_at) values ($1, $2, $3) returning saver_id',
    },
    [studentId, day, now],
  );
  if (row === undefined) throw new Error('a saver was not inserted');
  return row.saverId;
}

export interface HolidayRow {
  readonly holidayId: number;
  readonly from: string;
  readonly to: string;
}

/** All holidays of a child, soonest first. */
export async function listHolidays(db: Queryable, studentId: number): Promise<HolidayRow[]> {
  return db.query<HolidayRow>(
    {
      name: 'list-holidays',
      text: `select holiday_id as "holidayId", from_day::text as "from", to_day::text as "to"
        from streak_holidays where student_id = $1 order by from_day`,
    },
    [studentId],
  );
}

export async function findRestWeekdays(db: Queryable, studentId: number, day: string): Promise<number[]> {
  const [row] = await db.query<{ weekdays: number[] }>(
    {
      name: 'find-rest-weekdays',
      text: `select weekdays from streak_rest_days where student_id = $1 and from_day <= $2::date
        order by from_day desc limit 1`,
    },
    [studentId, day],
  );
  return row?.weekdays ?? [];
}

export async function setRestDays(
  db: Queryable,
  studentId: number,
  rest: { readonly from: string; readonly weekdays: readonly number[] },
  now: Date,
): Promise<void> {
  await db.query(
    {
      name: 'set-rest-days',
      text: `insert into streak_rest_days (student_id, from_day, weekdays, set_at) values ($1, $2, $3, $4)
        on conflict (student_id, from_day) do update set weekdays = excluded.weekdays, set_at = excluded.set_at`,
    },
    [studentId, rest.from, rest.weekdays, now],
  );
}

/** Two requests at once must not both find the calendar free. */
export async function lockHolidays(db: Queryable, studentId: number): Promise<void> {
  await db.query({ name: 'lock-holidays', text: 'select from users where user_id = $1 for no key update' }, [
    studentId,
  ]);
}

export async function insertHoliday(
  db: Queryable,
  studentId: number,
  holiday: { readonly from: string; readonly to: string },
  now: Date,
): Promise<void> {
  await db.query(
    {
      name: 'insert-holiday',
      text: 'insert into streak_holidays (student_id, from_day, to_day, set_at) values ($1, $2, $3, $4)',
    },
    [studentId, holiday.from, holiday.to, now],
  );
}

/** Removes a holiday that is still to come; one that has begun ends the day before today, so that its days stay free. */
export async function endHoliday(db: Queryable, studentId: number, holidayId: number, today: string): Promise<void> {
  await db.query(
    {
      name: 'end-holiday',
      text: `with removed as (
          delete from streak_holidays where holiday_id = $2 and student_id = $1 and from_day >= $3::date)
        update streak_holidays set to_day = least(to_day, $3::date - 1)
        where holiday_id = $2 and student_id = $1 and from_day < $3::date`,
    },
    [studentId, holidayId, today],
  );
}

/** Whether a student has a holiday between two days, in SQL. */
export const isOnHoliday = (studentId: string, from: string, to: string): string =>
  `exists (select from streak_holidays h where h.student_id = ${studentId} and h.from_day <= ${to} and h.to_day >= ${from})`;
