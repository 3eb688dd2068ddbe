/** Every feature that serves calls or does jobs by a timetable. Each takes what it needs from the same parts. */
import { registerAccommodations } from './accommodations/index.ts';
import { registerAccounts } from './accounts/index.ts';
import { registerAchievements } from './achievements/index.ts';
import { attemptJobs, registerAttempts } from './attempts/index.ts';
import { registerAvatars } from './avatars/index.ts';
import { billingJobs, registerBilling } from './billing/index.ts';
import { challengeJobs, registerChallenges } from './challenges/index.ts';
import { registerClassrooms } from './classrooms/index.ts';
import { registerConsent } from './consent/index.ts';
import { registerControls } from './controls/index.ts';
import { examJobs, registerExams } from './exams/index.ts';
import { registerFlashcards } from './flashcards/index.ts';
import { registerHome } from './home/index.ts';
import { leagueJobs, registerLeagues } from './leagues/index.ts';
import { registerLessonPackages } from './lesson-packages/index.ts';
import { lessonJobs, registerLessonQuizzes, registerLessons } from './lessons/index.ts';
import { liveLessonJobs, registerLiveLessons, registerLiveRecordings } from './live-lessons/index.ts';
import { registerMeetings } from './meetings/index.ts';
import { registerMissions } from './missions/index.ts';
import { registerNotificationCentre, registerNotifications } from './notifications/index.ts';
import { registerPractice } from './practice/index.ts';
import { privacyJobs, registerPrivacy } from './privacy/index.ts';
import { registerReplay } from './replay/index.ts';
import { registerChildReports, registerReports, registerTutorReports } from './reports/index.ts';
import { registerCoinHistory, rewardJobs } from './rewards/index.ts';
import { sandboxJobs } from './sandbox/index.ts';
import { registerSessions, registerTwoStep, sessionJobs } from './sessions/index.ts';
import { registerStreaks, streakJobs } from './streaks/index.ts';
import { registerTracker } from './tracker/index.ts';
import { registerTutoring } from './tutoring/index.ts';
import { registerUploads, uploadJobs } from './uploads/index.ts';

export const routeLists = [
  registerSessions,
  registerTwoStep,
  registerAccounts,
  registerMissions,
  registerAttempts,
  registerPractice,
  registerLessons,
  registerLessonQuizzes,
  registerLiveLessons,
  registerLiveRecordings,
  registerLessonPackages,
  registerExams,
  registerMeetings,
  registerReports,
  registerTutorReports,
  registerChildReports,
  registerTracker,
  registerAccommodations,
  registerControls,
  registerStreaks,
  registerAvatars,
  registerAchievements,
  registerCoinHistory,
  registerLeagues,
  registerClassrooms,
  registerTutoring,
  registerConsent,
  registerPrivacy,
  registerReplay,
  registerBilling,
  registerChallenges,
  registerUploads,
  registerFlashcards,
  registerNotifications,
  registerNotificationCentre,
  registerHome,
] as const;

export const jobLists = [
  sessionJobs,
  attemptJobs,
  lessonJobs,
  examJobs,
  liveLessonJobs,
  rewardJobs,
  leagueJobs,
  streakJobs,
  billingJobs,
  sandboxJobs,
  privacyJobs,
  challengeJobs,
  uploadJobs,
] as const;
