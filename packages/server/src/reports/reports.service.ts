/** What adults see of a child's work. */
import { addDays, localDay } from '@comet/domain/attempts/local-day';
import { ccScore } from '@comet/domain/reports/score';
import { dayMs } from '@comet/domain/time';
import { findTimeZone } from '../accounts/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import { aboutAttempt } from './about-attempt.ts';
import * as store from './reports.store.ts';

/** What is asked for: one child, one subject or all, the last week or month. */
export interface ReportQuery {
  readonly studentId: number;
  readonly subjectId?: number | undefined;
  readonly timePeriod: 'week' | 'month';
}

const daysIn = { week: 7, month: 30 } as const;
const latestResultCount = 20;

export type ReportsService = ReturnType<typeof createReportsService>;

type Field = 'answered' | 'rightCount' | 'weightAnswered' | 'weightRight' | 'spentMs' | 'finishedTests';
const sum = (days: readonly store.DayRow[], field: Field): number => days.reduce((total, day) => total + day[field], 0);

export function createReportsService({ database, clock }: { readonly database: Database; readonly clock: Clock }) {
  async function overview({ studentId, subjectId, timePeriod }: ReportQuery) {
    const timeZone = await findTimeZone(database, studentId);
    const today = localDay(clock.now(), timeZone);
    const length = daysIn[timePeriod];
    const from = addDays(today, 1 - length);
    const [rows, coins] = await Promise.all([
      store.listDays(database, studentId, subjectId, addDays(from, -length), today),
      store.sumCoins(database, studentId, new Date(clock.now().getTime() - length * dayMs)),
    ]);
    const now = rows.filter(({ day }) => day >= from);
    const before = rows.filter(({ day }) => day < from);
    const byDay = new Map(now.map((row) => [row.day, row]));
    const answered = sum(now, 'answered');
    const right = sum(now, 'rightCount');
    const score = ccScore({
      answered,
      weightAnswered: sum(now, 'weightAnswered'),
      weightRight: sum(now, 'weightRight'),
    });
    return {
      answered,
      right,
      percentRight: answered === 0 ? null : Math.round((100 * right) / answered),
      ccScore: score === undefined ? null : Math.round(score * 10) / 10,
      spentMs: sum(now, 'spentMs'),
      activeDays: now.length,
      finishedTests: sum(now, 'finishedTests'),
      coins,
      before: {
        answered: sum(before, 'answered'),
        right: sum(before, 'rightCount'),
        spentMs: sum(before, 'spentMs'),
        activeDays: before.length,
      },
      days: Array.from({ length }, (_, place) => {
        const day = addDays(from, place);
        const row = byDay.get(day);
        return { day, answered: row?.answered ?? 0, right: row?.rightCount ?? 0, spentMs: row?.spentMs ?? 0 };
      }),
    };
  }

  return {
    overview,

    /** What a student sees of their own last seven days. */
    async ownWeek(studentId: number) {
      const { answered, right, activeDays, finishedTests, days } = await overview({ studentId, timePeriod: 'week' });
      return { answered, right, activeDays, finishedTests, days };
    },

    async latestResults({ studentId, subjectId, timePeriod }: ReportQuery) {
      const since = new Date(clock.now().getTime() - daysIn[timePeriod] * dayMs);
      const rows = await store.listResults(database, studentId, subjectId, since, latestResultCount);
      return rows.map((row) => ({
        ...aboutAttempt(row),
        rightCount: row.rightCount,
        finishedAt: row.finishedAt.toISOString(),
      }));
    },

    /** Questions a student answered today, in all subjects. */
    async answeredToday(studentId: number, timeZone: string): Promise<number> {
      const today = localDay(clock.now(), timeZone);
      return sum(await store.listDays(database, studentId, undefined, today, today), 'answered');
    },
  };
}
