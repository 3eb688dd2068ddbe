/** What a parent finds out about one child. */
import type { AnswerOf } from '@comet/contract/call';
import type {
  getDetailedReport,
  getYearProgress,
  listChildCharts,
  listChildrenWeeks,
  listChildSubjects,
} from '@comet/contract/child-reports';
import type { StudentPractice } from '@comet/contract/practice';
import { addDays, localDay } from '@comet/domain/attempts/local-day';
import { getSubject, subjects } from '@comet/domain/curriculum/subjects';
import { currentLabel } from '@comet/domain/mastery/mastery';
import { nextStep } from '@comet/domain/reports/next-step';
import { ccScore } from '@comet/domain/reports/score';
import { isKnown, percentOfYearPassed, yearPace } from '@comet/domain/reports/year-progress';
import { dayMs } from '@comet/domain/time';
import { subTopics } from '@comet/questions/curriculum/curriculum';
import { findTimeZone } from '../accounts/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import type { PracticeService } from '../practice/index.ts';
import { aboutAttempt } from './about-attempt.ts';
import * as store from './child-reports.store.ts';
import type { ReportQuery } from './reports.service.ts';
import { listResults } from './reports.store.ts';
import type { TutorReportsService } from './tutor-reports.service.ts';

export interface ChildReportParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly practice: Pick<PracticeService, 'listActive' | 'listArchive'>;
  readonly tutorReports: Pick<TutorReportsService, 'performance'>;
}

export type ChildReportsService = ReturnType<typeof createChildReportsService>;

const daysIn = { week: 7, month: 30 } as const;
const maxTasks = 200;
const isOf =
  (subjectId: number | undefined) =>
  ({ subject }: StudentPractice): boolean =>
    subjectId === undefined || subject === getSubject(subjectId).key;

const percentOf = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((100 * part) / whole));

type Week = AnswerOf<typeof listChildrenWeeks>[number];

export function createChildReportsService({ database, clock, practice, tutorReports }: ChildReportParts) {
  /** The days of a period, today last, in the child's own calendar. */
  async function daysOf(studentId: number, timePeriod: 'week' | 'month'): Promise<string[]> {
    const today = localDay(clock.now(), await findTimeZone(database, studentId));
    const length = daysIn[timePeriod];
    return Array.from({ length }, (_, place) => addDays(today, place + 1 - length));
  }

  /** A child's last seven days and the seven before, from what was read of all children at once. */
  async function weekOf(
    studentId: number,
    rows: readonly store.SubjectDayRow[],
    lastActiveAt: Date | null,
  ): Promise<Week> {
    const [days, tasks, performance] = await Promise.all([
      daysOf(studentId, 'week'),
      practice.listActive(studentId),
      tutorReports.performance(studentId, { periodType: 'week', subjectId: undefined }),
    ]);
    const first = days[0] ?? '';
    const now = rows.filter(({ day }) => day >= first);
    const earlier = rows.filter(({ day }) => day < first && day >= addDays(first, -daysIn.week));
    const sumsOf = (some: readonly store.SubjectDayRow[]) => ({
      answered: some.reduce((total, { answered }) => total + answered, 0),
      right: some.reduce((total, { rightCount }) => total + rightCount, 0),
      spentMs: some.reduce((total, { spentMs }) => total + spentMs, 0),
    });
    const { answered, right } = sumsOf(now);
    const before = sumsOf(earlier);
    const times = subjects.map(({ subjectId, name }) => ({
      name,
      ...sumsOf(now.filter((row) => row.subjectId === subjectId)),
    }));
    const step = nextStep(tasks, performance);
    return {
      studentId,
      lastActiveAt: lastActiveAt?.toISOString() ?? null,
      activeDays: new Set(now.map(({ day }) => day)).size,
      answered,
      right,
      before: { answered: before.answered, right: before.right },
      days: days.map((day) => ({ day, ...sumsOf(now.filter((row) => row.day === day)) })),
      subjects: times
        .filter(({ spentMs, answered }) => spentMs > 0 || answered > 0)
        .sort((one, other) => other.spentMs - one.spentMs)
        .map(({ name }) => name),
      next: step.kind === 'task' ? { kind: 'task', task: { name: step.task.name, dueAt: step.task.dueAt } } : step,
    };
  }

  return {
    /** One week for each child, in the order given. */
    async weeks(studentIds: readonly number[]): Promise<Week[]> {
      // Whatever time zone a child is in, their last fourteen days are among these.
      const today = localDay(clock.now(), 'UTC');
      const [rows, spans] = await Promise.all([
        store.listSubjectDays(database, studentIds, addDays(today, -2 * daysIn.week), addDays(today, 1)),
        store.listActiveSpans(database, studentIds),
      ]);
      return Promise.all(
        studentIds.map((id) =>
          weekOf(
            id,
            rows.filter(({ studentId }) => studentId === id),
            spans.find(({ studentId }) => studentId === id)?.lastActiveAt ?? null,
          ),
        ),
      );
    },

    async yearProgress(studentId: number, year: number): Promise<AnswerOf<typeof getYearProgress>> {
      const [timeZone, masteries, [span]] = await Promise.all([
        findTimeZone(database, studentId),
        store.listMasteries(database, studentId),
        store.listActiveSpans(database, [studentId]),
      ]);
      const today = localDay(clock.now(), timeZone);
      const known = new Set(
        masteries.filter(({ mastery }) => isKnown(currentLabel(mastery))).map(({ subTopicId }) => subTopicId),
      );
      const ofYear = subTopics.filter((subTopic) => subTopic.year === year);
      const countsOf = (some: typeof ofYear) => {
        const knownCount = some.filter(({ subTopicId }) => known.has(subTopicId)).length;
        return { subTopics: some.length, known: knownCount, percentKnown: percentOf(knownCount, some.length) };
      };
      const counts = countsOf(ofYear);
      return {
        year,
        pace: yearPace({ percentKnown: counts.percentKnown, today, firstDay: span?.firstDay }),
        percentPassed: percentOfYearPassed(today),
        ...counts,
        subjects: subjects.map(({ subjectId, key, name }) => ({
          subject: key,
          name,
          ...countsOf(ofYear.filter(({ subject }) => subject.subjectId === subjectId)),
        })),
      };
    },

    async activeTasks({ studentId, subjectId }: ReportQuery): Promise<StudentPractice[]> {
      return (await practice.listActive(studentId)).filter(isOf(subjectId));
    },

    async spentTime({ studentId, subjectId, timePeriod }: ReportQuery) {
      const days = await daysOf(studentId, timePeriod);
      const [rows, [span]] = await Promise.all([
        store.listSubjectDays(database, [studentId], days[0] ?? '', days.at(-1) ?? ''),
        store.listActiveSpans(database, [studentId]),
      ]);
      const own = rows.filter((row) => subjectId === undefined || row.subjectId === subjectId);
      const sum = (of: readonly store.SubjectDayRow[]): number => of.reduce((total, { spentMs }) => total + spentMs, 0);
      return {
        spentMs: sum(own),
        lastActiveAt: span?.lastActiveAt?.toISOString() ?? null,
        days: days.map((day) => ({ day, spentMs: sum(own.filter((row) => row.day === day)) })),
        subjects: subjects.flatMap(({ subjectId: id, key, name }) => {
          const of = own.filter(({ subjectId }) => subjectId === id);
          if (of.length === 0) return [];
          return [
            { subject: key, name, spentMs: sum(of), answered: of.reduce((total, row) => total + row.answered, 0) },
          ];
        }),
      };
    },

    async detailedReport({
      studentId,
      subjectId,
      timePeriod,
    }: ReportQuery): Promise<AnswerOf<typeof getDetailedReport>> {
      const since = new Date(clock.now().getTime() - daysIn[timePeriod] * dayMs);
      const timeZone = await findTimeZone(database, studentId);
      const [rows, months] = await Promise.all([
        listResults(database, studentId, subjectId, since, maxTasks),
        practice.listArchive({ userId: studentId, timeZone }),
      ]);
      const archived = months.flatMap(({ practices }) => practices);
      const done = rows.map((row) => {
        const of = archived.find(({ attemptId }) => attemptId === row.attemptId);
        return {
          ...aboutAttempt(row),
          answered: row.answeredCount,
          right: row.rightCount,
          finishedAt: row.finishedAt.toISOString(),
          practice: of === undefined ? null : { setBy: of.setBy, isOnTime: of.isOnTime, feedback: of.feedback },
        };
      });
      const missed = archived
        .filter(isOf(subjectId))
        .filter(({ state, dueAt }) => state === 'missed' && new Date(dueAt) >= since);
      return { done, missed };
    },

    async subjects(studentId: number): Promise<AnswerOf<typeof listChildSubjects>> {
      const [rows, active] = await Promise.all([
        store.listSubjectSums(database, studentId),
        practice.listActive(studentId),
      ]);
      return subjects.map(({ subjectId, key, name }) => {
        const row = rows.find((each) => each.subjectId === subjectId);
        const [answered, right] = [row?.answered ?? 0, row?.rightCount ?? 0];
        const score = ccScore({
          answered,
          weightAnswered: row?.weightAnswered ?? 0,
          weightRight: row?.weightRight ?? 0,
        });
        return {
          subjectId,
          subject: key,
          name,
          answered,
          right,
          percentRight: answered === 0 ? null : Math.round((100 * right) / answered),
          ccScore: score === undefined ? null : Math.round(score * 10) / 10,
          spentMs: row?.spentMs ?? 0,
          activeTasks: active.filter(({ subject }) => subject === key).length,
        };
      });
    },

    async charts(studentId: number, timePeriod: 'week' | 'month'): Promise<AnswerOf<typeof listChildCharts>> {
      const days = await daysOf(studentId, timePeriod);
      const rows = await store.listSubjectDays(database, [studentId], days[0] ?? '', days.at(-1) ?? '');
      return subjects.map(({ subjectId, key, name }) => ({
        subjectId,
        subject: key,
        name,
        days: days.map((day) => {
          const row = rows.find((one) => one.day === day && one.subjectId === subjectId);
          return { day, answered: row?.answered ?? 0, right: row?.rightCount ?? 0, spentMs: row?.spentMs ?? 0 };
        }),
      }));
    },
  };
}
