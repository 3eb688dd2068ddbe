/**
 * Everything a person's first page shows, in one call. Each part is the answer of the call that the page would make for it,
 * so the page can take it for that answer and ask that call again when it changes.
 */
import { z } from 'zod';
import { getStudentProfile, getUser } from './accounts.ts';
import { listNewAchievements } from './achievements.ts';
import { getCorrections } from './attempts.ts';
import { defineCall, type Policy } from './call.ts';
import { getPerformance, getSpentTime, getYearProgress, listChildrenWeeks } from './child-reports.ts';
import { listClassrooms, listTutorStudents } from './classrooms.ts';
import { getOwnControls } from './controls.ts';
import { getRelatives } from './families.ts';
import { idSchema, yearSchema } from './fields.ts';
import { listDueFlashcards } from './flashcard-passing.ts';
import { getChapter, listChapters, listSubjectsProgress } from './missions.ts';
import { listNotifications, listStudentNotifications } from './notification-centre.ts';
import { listActivePractices, listArchivedPractices } from './practice.ts';
import { getOverview, getOwnWeek, listLatestResults } from './reports.ts';
import { getStreak } from './streaks.ts';

const readsOwn = {
  reach: 'own',
  whilePending: false,
  limit: 'general',
  repeated: 'reads',
} as const satisfies Partial<Policy>;

export const getStudentHome = defineCall({
  method: 'GET',
  path: '/home/student',
  feature: 'home',
  summary: "Everything on the student's dashboard",
  policy: { ...readsOwn, callers: ['student'], audit: 'nothing' },
  answer: z.object({
    /** The year that `progress` and `chapters` are of. */
    year: yearSchema,
    user: getUser.answer,
    relatives: getRelatives.answer,
    profile: getStudentProfile.answer,
    progress: listSubjectsProgress.answer,
    /** Of each subject. */
    chapters: z.array(z.object({ subjectId: idSchema, chapters: listChapters.answer })),
    /** Where `nextSubjectOf(progress)` stands; nothing in a year without chapters. */
    chapter: getChapter.answer.nullable(),
    streak: getStreak.answer,
    week: getOwnWeek.answer,
    practices: listActivePractices.answer,
    archive: listArchivedPractices.answer,
    notifications: listStudentNotifications.answer,
    corrections: getCorrections.answer,
    achievements: listNewAchievements.answer,
    controls: getOwnControls.answer,
    flashcards: listDueFlashcards.answer,
  }),
  errors: [],
  example: () => ({}),
});

export const getParentHome = defineCall({
  method: 'GET',
  path: '/home/parent',
  feature: 'home',
  summary: "Everything on the parent's dashboard, about the first child's week",
  policy: { ...readsOwn, callers: ['parent'], audit: 'childData' },
  answer: z.object({
    user: getUser.answer,
    relatives: getRelatives.answer,
    notifications: listNotifications.answer,
    weeks: listChildrenWeeks.answer,
    /** The last seven days of the first child in the subject that is shown first. Nothing where there is no child yet. */
    child: z
      .object({
        studentId: idSchema,
        yearProgress: getYearProgress.answer,
        subjectId: idSchema,
        overview: getOverview.answer,
        spent: getSpentTime.answer,
        performance: getPerformance.answer,
        results: listLatestResults.answer,
      })
      .nullable(),
  }),
  errors: [],
  example: () => ({}),
});

export const getTutorHome = defineCall({
  method: 'GET',
  path: '/home/tutor',
  feature: 'home',
  summary: "Everything on the tutor's classes",
  policy: { ...readsOwn, callers: ['tutor'], audit: 'childData' },
  answer: z.object({
    user: getUser.answer,
    notifications: listNotifications.answer,
    classrooms: listClassrooms.answer,
    /** For each subject that a class is of. */
    students: z.array(z.object({ subjectId: idSchema, students: listTutorStudents.answer })),
  }),
  errors: [],
  example: () => ({}),
});
