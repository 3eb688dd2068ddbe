/** Which answers the one call of a first page holds, each under the call that a part of the page asks. */
import { getStudentProfile, getUser } from '@comet/contract/accounts';
import { listNewAchievements } from '@comet/contract/achievements';
import { getCorrections } from '@comet/contract/attempts';
import type { AnswerOf, ExampleRequest, ReadCall, Sent } from '@comet/contract/call';
import { getPerformance, getSpentTime, getYearProgress, listChildrenWeeks } from '@comet/contract/child-reports';
import { listClassrooms, listTutorStudents } from '@comet/contract/classrooms';
import { getOwnControls } from '@comet/contract/controls';
import { getRelatives } from '@comet/contract/families';
import { listDueFlashcards } from '@comet/contract/flashcard-passing';
import type { getParentHome, getStudentHome, getTutorHome } from '@comet/contract/home';
import { getChapter, listChapters, listSubjectsProgress } from '@comet/contract/missions';
import { listNotifications, listStudentNotifications } from '@comet/contract/notification-centre';
import { listActivePractices, listArchivedPractices } from '@comet/contract/practice';
import { getOverview, getOwnWeek, listLatestResults } from '@comet/contract/reports';
import { getStreak } from '@comet/contract/streaks';
import { keyOf } from './query-key.ts';

/** An answer and the key it is kept under. */
export interface Part {
  readonly key: readonly unknown[];
  readonly answer: unknown;
}

/** The contract holds the answer to the call and what would be sent. */
function part<C extends ReadCall>(call: C, sent: Sent<C>, answer: AnswerOf<C>): Part;
function part(call: ReadCall, sent: ExampleRequest, answer: unknown): Part {
  return { key: keyOf(call, sent), answer };
}

export function partsOfStudent(home: AnswerOf<typeof getStudentHome>): Part[] {
  const query = { year: home.year };
  return [
    part(getUser, {}, home.user),
    part(getRelatives, {}, home.relatives),
    part(getStudentProfile, {}, home.profile),
    part(listSubjectsProgress, { query }, home.progress),
    ...home.chapters.map(({ subjectId, chapters }) => part(listChapters, { query: { subjectId, ...query } }, chapters)),
    ...(home.chapter === null ? [] : [part(getChapter, { params: { chapterId: home.chapter.id } }, home.chapter)]),
    part(getStreak, {}, home.streak),
    part(getOwnWeek, {}, home.week),
    part(listActivePractices, {}, home.practices),
    part(listArchivedPractices, {}, home.archive),
    part(listStudentNotifications, {}, home.notifications),
    part(getCorrections, {}, home.corrections),
    part(listNewAchievements, {}, home.achievements),
    part(getOwnControls, {}, home.controls),
    part(listDueFlashcards, {}, home.flashcards),
  ];
}

export function partsOfParent(home: AnswerOf<typeof getParentHome>): Part[] {
  const { user, relatives, notifications, weeks, child } = home;
  const own = [
    part(getUser, {}, user),
    part(getRelatives, {}, relatives),
    part(listNotifications, {}, notifications),
    part(listChildrenWeeks, {}, weeks),
  ];
  if (child === null) return own;
  const { studentId, yearProgress, subjectId, overview, spent, performance, results } = child;
  const query = { studentId, subjectId, timePeriod: 'week' } as const;
  return [
    ...own,
    part(getYearProgress, { params: { id: studentId } }, yearProgress),
    part(getOverview, { query }, overview),
    part(getSpentTime, { query }, spent),
    part(getPerformance, { query }, performance),
    part(listLatestResults, { query }, results),
  ];
}

export function partsOfTutor({ user, notifications, classrooms, students }: AnswerOf<typeof getTutorHome>): Part[] {
  return [
    part(getUser, {}, user),
    part(listNotifications, {}, notifications),
    part(listClassrooms, { query: { search: '' } }, classrooms),
    ...students.map(({ subjectId, students: ofSubject }) =>
      part(listTutorStudents, { query: { search: '', subjectId } }, ofSubject),
    ),
  ];
}
