/** What a tutor sees of their students' work. */
import type { AnswerOf } from '@comet/contract/call';
import type { listPracticeRanks, rankingMetrics } from '@comet/contract/tutor-reports';
import { addDays, localDay } from '@comet/domain/attempts/local-day';
import { getSubject, subjects } from '@comet/domain/curriculum/subjects';
import { currentLabel } from '@comet/domain/mastery/mastery';
import { ccScore } from '@comet/domain/reports/score';
import { dayMs } from '@comet/domain/time';
import { findSubTopic } from '@comet/questions/curriculum/curriculum';
import type { TutorStudentsService } from '../classrooms/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import { aboutAttempt } from './about-attempt.ts';
import * as store from './tutor-reports.store.ts';

/** A tutor's view: their students, those of one class, those taught one to one or one of them; one subject or all; the last week or month. */
export interface TutorQuery {
  readonly periodType: 'week' | 'month';
  readonly classroomId?: number | undefined;
  readonly isOneToOne?: 'true' | 'false' | undefined;
  readonly studentId?: number | undefined;
  readonly subjectId?: number | undefined;
  /** `firstAttempt` counts finished first attempts alone. */
  readonly firstAttempt: 'all' | 'firstAttempt';
}

type Metric = (typeof rankingMetrics)[number];
type Ranked = Omit<AnswerOf<typeof listPracticeRanks>[number], 'place'>;

const daysIn = { week: 7, month: 30 } as const;

function sumsOf(rows: readonly store.StudentDayRow[]) {
  const sum = (field: 'answered' | 'rightCount' | 'weightAnswered' | 'weightRight' | 'spentMs'): number =>
    rows.reduce((total, row) => total + row[field], 0);
  const [answered, right] = [sum('answered'), sum('rightCount')];
  const score = ccScore({ answered, weightAnswered: sum('weightAnswered'), weightRight: sum('weightRight') });
  return {
    answered,
    right,
    percentRight: answered === 0 ? null : Math.round((100 * right) / answered),
    ccScore: score === undefined ? null : Math.round(score * 10) / 10,
    spentMs: sum('spentMs'),
  };
}

const countStudents = (rows: readonly store.StudentDayRow[]): number =>
  new Set(rows.filter(({ answered }) => answered > 0).map(({ studentId }) => studentId)).size;

export type TutorReportsService = ReturnType<typeof createTutorReportsService>;

export interface TutorReportParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly tutorStudents: Pick<TutorStudentsService, 'listGroup'>;
}

export function createTutorReportsService({ database, clock, tutorStudents }: TutorReportParts) {
  const sinceOf = ({ periodType }: Pick<TutorQuery, 'periodType'>): Date =>
    new Date(clock.now().getTime() - daysIn[periodType] * dayMs);

  /** The rows of the period and of the one before, of the students in the tutor's care whom the query names. */
  async function rowsOf(tutorId: number, query: TutorQuery) {
    const days = daysIn[query.periodType];
    const { classroomId, studentId, subjectId } = query;
    const students = await tutorStudents.listGroup(tutorId, {
      classroomId,
      studentId,
      isOneToOne: query.isOneToOne === 'true',
    });
    const studentIds = students.map(({ userId }) => userId);
    const filter = { studentIds, subjectId, now: clock.now(), days };
    const rows = await (query.firstAttempt === 'all'
      ? store.listStudentDays(database, filter)
      : store.listFirstAttemptDays(database, filter));
    return {
      students,
      now: rows.filter(({ back }) => back < days),
      before: rows.filter(({ back }) => back >= days),
    };
  }

  const worthOf: Readonly<Record<Metric, (row: Ranked) => number>> = {
    ccScore: (row) => row.ccScore ?? -1,
    totalTime: (row) => row.spentMs,
    questionSolved: (row) => row.answered,
    subtopicTried: (row) => row.subTopicsTried,
  };

  return {
    async overview(tutorId: number, query: TutorQuery) {
      const { students, now, before } = await rowsOf(tutorId, query);
      const { answered, right, spentMs } = sumsOf(before);
      return {
        ...sumsOf(now),
        students: students.length,
        activeStudents: countStudents(now),
        finishedTests: now.reduce((total, { finishedTests }) => total + finishedTests, 0),
        before: { answered, right, spentMs, activeStudents: countStudents(before) },
      };
    },

    /** Equal worth shares a place. */
    async ranks(tutorId: number, query: TutorQuery & { readonly sortBy: Metric }) {
      const { students, now } = await rowsOf(tutorId, query);
      const studentIds = students.map(({ userId }) => userId);
      const tried = await store.countSubTopicsTried(database, studentIds, query.subjectId, sinceOf(query));
      const triedBy = new Map(tried.map((row) => [row.studentId, row.tried]));
      const byStudent = Map.groupBy(now, ({ studentId }) => studentId);
      const worth = worthOf[query.sortBy];
      const ranked = students
        .map(
          ({ userId, firstName, lastName }): Ranked => ({
            studentId: userId,
            firstName,
            lastName,
            ...sumsOf(byStudent.get(userId) ?? []),
            subTopicsTried: triedBy.get(userId) ?? 0,
          }),
        )
        .sort((one, other) => worth(other) - worth(one));
      return ranked.map((row) => ({ ...row, place: 1 + ranked.findIndex((first) => worth(first) === worth(row)) }));
    },

    /** Days go by London, where the tutor's week is; each student's own day falls on the same date. */
    async scoreDiagram(tutorId: number, query: TutorQuery) {
      const { now } = await rowsOf(tutorId, query);
      const length = daysIn[query.periodType];
      const from = addDays(localDay(clock.now(), 'Europe/London'), 1 - length);
      const byDay = Map.groupBy(now, ({ day }) => day);
      return Array.from({ length }, (_, place) => {
        const day = addDays(from, place);
        const { answered, right, percentRight } = sumsOf(byDay.get(day) ?? []);
        return { day, answered, right, percentRight };
      });
    },

    async individual(tutorId: number, studentId: number, query: TutorQuery) {
      const { now } = await rowsOf(tutorId, query);
      const own = now.filter((row) => row.studentId === studentId);
      return {
        ...sumsOf(own),
        activeDays: new Set(own.filter(({ answered }) => answered > 0).map(({ day }) => day)).size,
        subjects: subjects.flatMap(({ subjectId, key, name }) => {
          const rows = own.filter((row) => row.subjectId === subjectId);
          return rows.length === 0 ? [] : [{ subject: key, name, ...sumsOf(rows) }];
        }),
      };
    },

    /** A student's attempts that were begun in the period; the first at each thing is marked. */
    async quizReport(
      studentId: number,
      { subjectId, periodType, firstAttempt }: Pick<TutorQuery, 'subjectId' | 'periodType' | 'firstAttempt'>,
    ) {
      const rows = await store.listAttempts(database, studentId, subjectId, sinceOf({ periodType }));
      return rows
        .filter(({ isFirst }) => firstAttempt === 'all' || isFirst)
        .map((row) => ({
          ...aboutAttempt(row),
          answered: row.answeredCount,
          right: row.rightCount,
          startedAt: row.startedAt.toISOString(),
          finishedAt: row.finishedAt?.toISOString() ?? null,
          isFirstAttempt: row.isFirst,
        }));
    },

    async performance(studentId: number, query: Pick<TutorQuery, 'periodType' | 'subjectId'>) {
      const rows = await store.listSubTopicSums(database, studentId, query.subjectId, sinceOf(query));
      return rows
        .flatMap(({ subTopicId, answered, rightCount: right, mastery: known }) => {
          const subTopic = findSubTopic(subTopicId);
          if (subTopic === undefined) return [];
          const { topicId, title, subject, year } = subTopic;
          const percentRight = Math.round((100 * right) / answered);
          const key = getSubject(subject.subjectId).key;
          const mastery = known === null ? ('notEnoughData' as const) : currentLabel(known);
          return [{ topicId, subTopicId, title, subject: key, year, answered, right, percentRight, mastery }];
        })
        .sort((one, other) => one.percentRight - other.percentRight);
    },
  };
}
