/** What every feature keeps about people. A test fails for a table that is missing here. */
import { accommodationsData } from './accommodations/index.ts';
import { accountsData } from './accounts/index.ts';
import { achievementsData } from './achievements/index.ts';
import { attemptsData } from './attempts/index.ts';
import { avatarsData } from './avatars/index.ts';
import { billingData } from './billing/index.ts';
import { challengesData } from './challenges/index.ts';
import { classroomsData } from './classrooms/index.ts';
import { consentData } from './consent/index.ts';
import { controlsData } from './controls/index.ts';
import { curriculumData } from './curriculum/index.ts';
import { examsData } from './exams/index.ts';
import { flashcardsData } from './flashcards/index.ts';
import { leaguesData } from './leagues/index.ts';
import { lessonsData } from './lessons/index.ts';
import { liveLessonsData } from './live-lessons/index.ts';
import { missionsData } from './missions/index.ts';
import { notificationsData } from './notifications/index.ts';
import type { FeatureData } from './platform/personal-data.ts';
import { platformData } from './platform/platform.data.ts';
import { practiceData } from './practice/index.ts';
import { privacyData } from './privacy/index.ts';
import { replayData } from './replay/index.ts';
import { rewardsData } from './rewards/index.ts';
import { sandboxData } from './sandbox/index.ts';
import { sessionsData } from './sessions/index.ts';
import { streaksData } from './streaks/index.ts';
import { trackerData } from './tracker/index.ts';
import { tutoringData } from './tutoring/index.ts';
import { uploadsData } from './uploads/index.ts';

/** In this order texts about others lose the names; accounts go last. */
export const featureData: readonly FeatureData[] = [
  platformData,
  flashcardsData,
  classroomsData,
  practiceData,
  lessonsData,
  liveLessonsData,
  examsData,
  attemptsData,
  challengesData,
  rewardsData,
  trackerData,
  streaksData,
  leaguesData,
  accommodationsData,
  controlsData,
  avatarsData,
  achievementsData,
  notificationsData,
  consentData,
  tutoringData,
  billingData,
  sandboxData,
  sessionsData,
  curriculumData,
  missionsData,
  privacyData,
  replayData,
  uploadsData,
  accountsData,
];
