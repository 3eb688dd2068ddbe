/** Every call of the API in one list: what is not here is not served. */
import * as accommodations from './accommodations.ts';
import * as accounts from './accounts.ts';
import * as achievements from './achievements.ts';
import * as attempts from './attempts.ts';
import * as avatars from './avatars.ts';
import * as billing from './billing.ts';
import type { Call } from './call.ts';
import * as challenges from './challenges.ts';
import * as childReports from './child-reports.ts';
import * as classrooms from './classrooms.ts';
import * as coinHistory from './coin-history.ts';
import * as consent from './consent.ts';
import * as controls from './controls.ts';
import * as examAuthoring from './exam-authoring.ts';
import * as examResults from './exam-results.ts';
import * as exams from './exams.ts';
import * as families from './families.ts';
import * as flashcardDecks from './flashcard-decks.ts';
import * as flashcardPackages from './flashcard-packages.ts';
import * as flashcardPassing from './flashcard-passing.ts';
import * as flashcards from './flashcards.ts';
import * as home from './home.ts';
import * as leagues from './leagues.ts';
import * as lessonPackages from './lesson-packages.ts';
import * as lessonQuiz from './lesson-quiz.ts';
import * as lessons from './lessons.ts';
import * as liveLessonQuiz from './live-lesson-quiz.ts';
import * as liveLessonRecordings from './live-lesson-recordings.ts';
import * as liveLessons from './live-lessons.ts';
import * as meetings from './meetings.ts';
import * as missions from './missions.ts';
import * as notificationCentre from './notification-centre.ts';
import * as notifications from './notifications.ts';
import * as ownQuestions from './own-questions.ts';
import * as parentApprovals from './parent-approvals.ts';
import * as practice from './practice.ts';
import * as privacy from './privacy.ts';
import * as replay from './replay.ts';
import * as reports from './reports.ts';
import * as roomRecordings from './room-recordings.ts';
import * as sessions from './sessions.ts';
import * as streaks from './streaks.ts';
import * as teaching from './teaching.ts';
import * as tracker from './tracker.ts';
import * as tutorReports from './tutor-reports.ts';
import * as tutoring from './tutoring.ts';
import * as twoStep from './two-step.ts';
import * as uploads from './uploads.ts';

function callsOf(feature: object): Call[] {
  return Object.values(feature).filter(
    (value): value is Call => typeof value === 'object' && value !== null && 'method' in value && 'policy' in value,
  );
}

export const calls: readonly Call[] = [
  accounts,
  families,
  sessions,
  twoStep,
  parentApprovals,
  meetings,
  missions,
  attempts,
  practice,
  lessons,
  ownQuestions,
  lessonPackages,
  lessonQuiz,
  liveLessons,
  liveLessonRecordings,
  roomRecordings,
  liveLessonQuiz,
  exams,
  examAuthoring,
  examResults,
  reports,
  tutorReports,
  childReports,
  classrooms,
  teaching,
  tutoring,
  consent,
  privacy,
  replay,
  notifications,
  notificationCentre,
  tracker,
  uploads,
  accommodations,
  controls,
  streaks,
  avatars,
  achievements,
  coinHistory,
  leagues,
  billing,
  challenges,
  flashcards,
  flashcardDecks,
  flashcardPackages,
  flashcardPassing,
  home,
].flatMap(callsOf);
