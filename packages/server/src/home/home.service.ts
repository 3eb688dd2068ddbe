/** First pages, put together from what the features answer; each fact behind them is read once (platform/read-together.ts). */
import type { AnswerOf } from '@comet/contract/call';
import type { getParentHome, getStudentHome, getTutorHome } from '@comet/contract/home';
import type { AccountsService, FamiliesService } from '../accounts/index.ts';
import type { AchievementsService } from '../achievements/index.ts';
import type { AttemptsService } from '../attempts/index.ts';
import type { createClassroomsService, createTutorStudentsService } from '../classrooms/index.ts';
import { type ControlsService, controlsAnswer } from '../controls/index.ts';
import type { createMemoryService } from '../flashcards/index.ts';
import { type MissionsService, yearFor } from '../missions/index.ts';
import type { NotificationsService } from '../notifications/index.ts';
import type { Actor } from '../platform/serve.ts';
import type { PracticeService } from '../practice/index.ts';
import {
  type ChildReportsService,
  type ProfileParts,
  profileOf,
  type ReportQuery,
  type TutorReportsService,
} from '../reports/index.ts';
import type { StreaksService } from '../streaks/index.ts';

export interface HomeParts extends ProfileParts {
  readonly accounts: AccountsService;
  readonly families: FamiliesService;
  readonly missions: MissionsService;
  readonly streaks: StreaksService;
  readonly practice: PracticeService;
  readonly notifications: NotificationsService;
  readonly attempts: AttemptsService;
  readonly achievements: AchievementsService;
  readonly controls: ControlsService;
  readonly childReports: ChildReportsService;
  readonly tutorReports: TutorReportsService;
  readonly classrooms: ReturnType<typeof createClassroomsService>;
  readonly flashcardMemory: ReturnType<typeof createMemoryService>;
  readonly tutorStudents: ReturnType<typeof createTutorStudentsService>;
}

/** The subject that a parent sees first (specification, section 9: Math). */
const firstSubjectId = 1;

export type HomeService = ReturnType<typeof createHomeService>;

export function createHomeService(parts: HomeParts) {
  const { accounts, families, missions, streaks, practice, notifications, attempts, achievements, controls } = parts;
  const { reports, childReports, tutorReports, classrooms, tutorStudents, flashcardMemory } = parts;

  async function childOf({
    userId: studentId,
    yearOfStudy,
  }: {
    readonly userId: number;
    readonly yearOfStudy: number;
  }) {
    const query: ReportQuery = { studentId, subjectId: firstSubjectId, timePeriod: 'week' };
    const [yearProgress, overview, spent, performance, results] = await Promise.all([
      childReports.yearProgress(studentId, yearOfStudy),
      reports.overview(query),
      childReports.spentTime(query),
      tutorReports.performance(studentId, { periodType: query.timePeriod, subjectId: firstSubjectId }),
      reports.latestResults(query),
    ]);
    return { studentId, yearProgress, subjectId: firstSubjectId, overview, spent, performance, results };
  }

  return {
    async student(actor: Actor): Promise<AnswerOf<typeof getStudentHome>> {
      const { userId } = actor;
      const year = yearFor(undefined, actor);
      const [user, relatives, profile, map, streak, week, active, archive, news, corrections, earned, own, flashcards] =
        await Promise.all([
          accounts.getUser(userId),
          families.listRelatives(userId),
          profileOf(parts, actor),
          missions.home(actor, year),
          streaks.streakOf(actor),
          reports.ownWeek(userId),
          practice.listActive(userId),
          practice.listArchive(actor),
          notifications.list(userId),
          attempts.unseenCorrections(userId),
          achievements.listNew(userId),
          controls.controlsOf(userId),
          flashcardMemory.listDue(actor),
        ]);
      return {
        year,
        user,
        relatives,
        profile,
        ...map,
        streak,
        week,
        practices: active,
        archive,
        notifications: news,
        corrections,
        achievements: earned,
        controls: controlsAnswer(own),
        flashcards,
      };
    },

    /** `about` hears whose data is in it. */
    async parent(userId: number, about: (studentId: number) => void): Promise<AnswerOf<typeof getParentHome>> {
      const [user, relatives, news] = await Promise.all([
        accounts.getUser(userId),
        families.listRelatives(userId),
        notifications.list(userId),
      ]);
      const { children } = user;
      for (const { userId: studentId } of children) about(studentId);
      const [first] = children;
      const [weeks, child] = await Promise.all([
        childReports.weeks(children.map(({ userId: studentId }) => studentId)),
        first === undefined ? null : childOf(first),
      ]);
      return { user, relatives, notifications: news, weeks, child };
    },

    async tutor(userId: number): Promise<AnswerOf<typeof getTutorHome>> {
      const [user, news, classes] = await Promise.all([
        accounts.getUser(userId),
        notifications.list(userId),
        classrooms.list(userId, '', undefined),
      ]);
      const subjectIds = new Set(classes.map(({ subject }) => subject.id));
      const students = await Promise.all(
        [...subjectIds].map(async (subjectId) => ({
          subjectId,
          students: await tutorStudents.list(userId, '', subjectId),
        })),
      );
      return { user, notifications: news, classrooms: classes, students };
    },
  };
}
