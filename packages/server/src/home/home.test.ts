/** A first page says what the calls it stands for say, in a few ways to the database. */
import { getStudentProfile, getUser } from '@comet/contract/accounts';
import { listNewAchievements } from '@comet/contract/achievements';
import { getCorrections } from '@comet/contract/attempts';
import { getPerformance, getSpentTime, getYearProgress, listChildrenWeeks } from '@comet/contract/child-reports';
import { listClassrooms, listTutorStudents } from '@comet/contract/classrooms';
import { getOwnControls } from '@comet/contract/controls';
import { getRelatives } from '@comet/contract/families';
import { listDueFlashcards } from '@comet/contract/flashcard-passing';
import { getParentHome, getStudentHome, getTutorHome } from '@comet/contract/home';
import { getChapter, listChapters, listSubjectsProgress } from '@comet/contract/missions';
import { listNotifications, listStudentNotifications } from '@comet/contract/notification-centre';
import { listActivePractices, listArchivedPractices } from '@comet/contract/practice';
import { getOverview, getOwnWeek, listLatestResults } from '@comet/contract/reports';
import { getStreak } from '@comet/contract/streaks';
import { nextSubjectOf } from '@comet/domain/missions/next-subject';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startWorld } from '../testing/start-world.ts';
import type { TestServer } from '../testing/test-server.ts';
import type { World } from '../testing/world.ts';

let server: TestServer;
let world: World;
beforeAll(async () => {
  ({ server, world } = await startWorld());
});
afterAll(() => server.close());

const tokenOf = (role: 'student' | 'parent' | 'tutor'): string => world.people[role].accessToken;

test('of a student', async () => {
  const as = tokenOf('student');
  const { status, body } = await server.ask(getStudentHome, { as });
  expect(status).toBe(200);
  const { year, chapters, chapter, ...home } = body;
  const query = { year };
  const parts = {
    user: (await server.ask(getUser, { as })).body,
    relatives: (await server.ask(getRelatives, { as })).body,
    profile: (await server.ask(getStudentProfile, { as })).body,
    progress: (await server.ask(listSubjectsProgress, { as, query })).body,
    streak: (await server.ask(getStreak, { as })).body,
    week: (await server.ask(getOwnWeek, { as })).body,
    practices: (await server.ask(listActivePractices, { as })).body,
    archive: (await server.ask(listArchivedPractices, { as })).body,
    notifications: (await server.ask(listStudentNotifications, { as })).body,
    corrections: (await server.ask(getCorrections, { as })).body,
    achievements: (await server.ask(listNewAchievements, { as })).body,
    controls: (await server.ask(getOwnControls, { as })).body,
    flashcards: (await server.ask(listDueFlashcards, { as })).body,
  };
  expect(home).toEqual(parts);
  expect(parts.practices).not.toEqual([]);
  expect(chapters).toHaveLength(4);
  for (const { subjectId, chapters: ofSubject } of chapters)
    expect(ofSubject).toEqual((await server.ask(listChapters, { as, query: { subjectId, year } })).body);
  const chapterId = nextSubjectOf(home.progress)?.currentChapter?.chapterId ?? 0;
  expect(chapter).toEqual((await server.ask(getChapter, { as, params: { chapterId } })).body);
});

test('of a parent', async () => {
  const as = tokenOf('parent');
  const { status, body } = await server.ask(getParentHome, { as });
  expect(status).toBe(200);
  const { studentId } = world.example;
  const query = { studentId, subjectId: 1, timePeriod: 'week' };
  expect(body).toEqual({
    user: (await server.ask(getUser, { as })).body,
    relatives: (await server.ask(getRelatives, { as })).body,
    notifications: (await server.ask(listNotifications, { as })).body,
    weeks: (await server.ask(listChildrenWeeks, { as })).body,
    child: {
      studentId,
      yearProgress: (await server.ask(getYearProgress, { as, params: { id: studentId } })).body,
      subjectId: 1,
      overview: (await server.ask(getOverview, { as, query })).body,
      spent: (await server.ask(getSpentTime, { as, query })).body,
      performance: (await server.ask(getPerformance, { as, query })).body,
      results: (await server.ask(listLatestResults, { as, query })).body,
    },
  });
});

test('of a tutor', async () => {
  const as = tokenOf('tutor');
  const { status, body } = await server.ask(getTutorHome, { as });
  expect(status).toBe(200);
  const { students, ...rest } = body;
  const { body: classrooms } = await server.ask(listClassrooms, { as });
  expect(rest).toEqual({
    user: (await server.ask(getUser, { as })).body,
    notifications: (await server.ask(listNotifications, { as })).body,
    classrooms,
  });
  expect(students.map(({ subjectId }) => subjectId)).toEqual([...new Set(classrooms.map(({ subject }) => subject.id))]);
  for (const { subjectId, students: ofSubject } of students)
    expect(ofSubject).toEqual((await server.ask(listTutorStudents, { as, query: { subjectId } })).body);
});

test.each([
  ['student', getStudentHome, 3],
  ['parent', getParentHome, 9],
  ['tutor', getTutorHome, 5],
] as const)('of a %s takes few ways to the database, and reads no fact twice', async (role, call, most) => {
  const ways = await server.statementsOf(() => server.ask(call, { as: tokenOf(role) }));
  const statements = ways.flatMap((way) => way.split(' + '));
  expect(ways.length, ways.join('\n')).toBeLessThanOrEqual(most);
  const facts = ['list-open-sessions', 'find-user', 'find-learning', 'list-tasks-of-student', 'list-controls'];
  // The tasks of each child are a fact of their own.
  const people = role === 'parent' ? 2 : 1;
  for (const fact of facts) {
    const mostReads = fact === 'list-tasks-of-student' ? people : 1;
    expect(statements.filter((name) => name === fact).length, fact).toBeLessThanOrEqual(mostReads);
  }
});
